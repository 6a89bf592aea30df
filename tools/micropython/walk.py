"""The random walker (tools/host/trials/walker.py) on any Python.

Input: `presses`, `seed`, and optionally `game`, `players`, `language`. A row for each new game: `game`, `used` (bytes
in use at its first prompt after a collection). The last row: `counts`. What goes wrong ends with a traceback.
"""

from host.trials import walker


def main(data):
    """Walk; see the module's text."""
    walker.import_all()
    walk = walker.Walker(data.get("seed", 1), data.get("game"), data.get("players"), data.get("language"))
    presses = data.get("presses", 1000)
    next_yield = 0
    used = yield None
    while walk.presses < presses:
        walk.step()
        if walk.fresh:
            used = yield None
            walk.measured(used)
            yield {"game": walk.fresh, "used": used}
        elif walk.presses >= next_yield:
            next_yield = walk.presses + 50  # memory is tidied only between the yields
            yield None
    walk.counts["presses"] = walk.presses
    walk.counts["screens"] = len(walk.seen)
    yield {"counts": walk.counts}
