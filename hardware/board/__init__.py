"""A board to order that carries everything: a KiCad project, made from the project's own tables by `make board`."""
