"""The archive: what devices have kept, in one file on this computer (`make archive`, docs/archive.md)."""
