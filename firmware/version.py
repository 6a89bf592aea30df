"""The version of the firmware, as the check screen and crash reports name it."""

VERSION = "0.2.0"
