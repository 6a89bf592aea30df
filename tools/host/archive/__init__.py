"""The archive: the games of several devices in one file on this computer (`make archive`, docs/archive.md)."""
