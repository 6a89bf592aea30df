"""Imports modules one after the other, and tells what each one leaves in memory.

Input: `modules`, their names in order; `compile`, paths of files that only have to compile. The row: `used`, for each
module the bytes in use that its import added (0 on CPython; what it imports itself is counted where it comes first).
"""


def main(data):
    """Import and compile; the first error is raised."""
    used = {}
    before = yield None
    for name in data.get("modules", []):
        __import__(name)
        now = yield None
        used[name] = now - before
        before = now
    for path in data.get("compile", []):
        with open(path) as file:
            compile(file.read(), path, "exec")
        yield None
    yield {"used": used}
