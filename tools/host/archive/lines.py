"""The lines in which scores leave a device, held against their check and docs/scores.schema.json."""

import binascii
import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple

import fastjsonschema

from host.paths import PROJECT

BEGIN = b'{"quipu":'
SIGN = b',"check":"'
LONGEST = 64 * 1024  # bytes: six times what a device says of its longest game
MOST = 200_000_000  # bytes of a file


class Foreign(Exception):
    """Something is no line of ours; the message says why, in one sentence."""


class Unfit(Foreign):
    """It came as it was sent, and does not say what a line says."""


class Line(NamedTuple):
    """What a line says, and the line itself as it came."""

    fields: dict[str, Any]
    raw: bytes

    @property
    def kind(self) -> str:
        """device, settings, under_way, finished, end or restore."""
        return str(self.fields["kind"])


@cache
def _schema() -> Any:
    return fastjsonschema.compile(json.loads((PROJECT / "docs" / "scores.schema.json").read_text(encoding="utf-8")))


def parse(raw: bytes) -> Line:
    """Return the line that `raw` is. Raises Foreign."""
    raw = raw.strip()
    if len(raw) > LONGEST:
        raise Foreign(f"it has {len(raw):,} bytes: no line of Quipu's is so long")
    head, sign, tail = raw.rpartition(SIGN)
    if not sign or len(tail) != 10 or not tail.endswith(b'"}'):
        raise Foreign("it has no check at its end")
    if tail[:8] != b"%08x" % binascii.crc32(head):
        raise Foreign("its check is wrong: something of it was lost or changed")
    try:
        fields = json.loads(raw.decode("utf-8"), parse_constant=_no_number)
        _schema()(fields)
        json.dumps(fields, ensure_ascii=False).encode()  # half a character can be written nowhere
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError):
        raise Unfit("it is no JSON")
    except (fastjsonschema.JsonSchemaValueException, ValueError) as error:
        raise Unfit(f"it does not say what a line says: {str(error)[:100]}")
    players = len(fields.get("players", ()))
    for key in ("totals", "order", "lines", "race"):
        if fields["kind"] == "finished" and key in fields and len(fields[key]) != players:
            raise Unfit(f"it has {players} players, and {key} of {len(fields[key])}")
    for key in ("winners", "order", "ahead"):
        if any(seat >= players for seat in fields.get(key, ())) or len(set(fields.get(key, ()))) != len(
            fields.get(key, ())
        ):
            raise Unfit(f"its {key} are no seats of {players} players")
    return Line(fields, raw)


def _no_number(text: str) -> None:
    raise ValueError(text)


def read(data: bytes, name: str = "it") -> tuple[list[Line], list[str]]:
    """Return the lines in some bytes, and what is to be said of those that are none, a sentence each."""
    found: list[Line] = []
    wrong: list[str] = []
    for number, line in each(data):
        if isinstance(line, Line):
            found.append(line)
        else:
            wrong.append(f"{name}, line {number}: {line}.")
    return found, wrong


def each(data: bytes) -> Iterator[tuple[int, Line | Foreign]]:
    """Yield the number, from 1 on, of each line in some bytes, and the line or what is wrong with it.

    Other text between them is passed over; only what begins as a line of ours is held to be one.
    """
    for number, raw in enumerate(_split(data), 1):
        if raw.startswith(BEGIN):
            try:
                yield number, _dated(parse(raw))
            except Foreign as error:
                yield number, error


def _dated(line: Line) -> Line:
    """Return a line whose date is one of the calendar. Raises Unfit. What an archive has already stays readable."""
    arrived = line.fields.get("arrived")
    try:
        if arrived:
            datetime.strptime(arrived, "%Y-%m-%dT%H:%M:%SZ")
    except ValueError:
        raise Unfit(f"its date {arrived} is not in the calendar") from None
    return line


def _split(data: bytes) -> Iterator[bytes]:
    for raw in data.replace(b"\r", b"\n").split(b"\n"):
        at = raw.find(BEGIN)  # something was printed before it on its line
        yield raw[at:] if at > 0 else raw


def write(fields: dict[str, Any]) -> bytes:
    """Return a line that says so, with its check."""
    fields = {key: value for key, value in fields.items() if key != "check"}
    head = json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()[:-1]
    return head + SIGN + b"%08x" % binascii.crc32(head) + b'"}'


def with_end(lines: Sequence[Line]) -> bytes:
    """Return lines as a file, or as they are sent to a device: the end says how many there are."""
    lines = [line for line in lines if line.kind not in ("end", "restore")]
    device = next((line.fields["device"] for line in lines if line.kind == "device"), "")
    end = write({"quipu": 1, "kind": "end", "device": device, "lines": len(lines)})
    return b"".join(raw + b"\n" for raw in [*(line.raw for line in lines), end])
