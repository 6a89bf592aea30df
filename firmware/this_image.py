"""The running image. `make image` rewrites this module for each image; this one is for running without an image."""

# A number that identifies the frozen files, for `make deploy`.
ID = ""
# "rp2040" or "rp2350".
CHIP = ""
# True: the flash has Quipu's region where persistence/ looks for it.
REGION = False
# The frozen top-level modules and packages. A file on the drive with such a name overrides them.
NAMES: "tuple[str, ...]" = ()
