"""The random walker (tools/host/pilot/walker.py) on any Python.

Input: `presses`, `seed`, `pages` (number: bytes of the region in hex), and optionally `game`, `players`, `language`. A
row for each new game: `game`, `used` (bytes in use at its first prompt after a collection), `strings` (how many are
interned; 0 if unknown). The last row: `counts`. A fault ends with a traceback.
"""

try:
    from interned import count  # runner.mjs has it

    from micropython import qstr_info
except ImportError:
    count = None

from play import region

from host.pilot import walker


def interned():
    """How many strings the interpreter keeps for ever."""
    if not count:
        return 0
    qstr_info()
    return count()


def main(data):
    """Walk; see the module's text."""
    walker.import_all()
    fixed = [data.get(name) for name in ("game", "players", "language")]
    walk = walker.Walker(data.get("seed", 1), *fixed, store=region(data))
    presses = data.get("presses", 1000)
    next_yield = 0
    used = yield None
    while walk.presses < presses:
        walk.step()
        if walk.fresh:
            used = yield None
            strings = interned()
            walk.measured(used, strings)
            yield {"game": walk.fresh, "used": used, "strings": strings}
        elif walk.presses >= next_yield:
            next_yield = walk.presses + 50  # memory is tidied only between the yields
            yield None
    walk.counts["presses"] = walk.presses
    walk.counts["screens"] = len(walk.seen)
    yield {"counts": walk.counts}
