"""The case, made by a script: `shape.py` its parts, `mesh.py` the files a printer takes, `render.py` its picture."""
