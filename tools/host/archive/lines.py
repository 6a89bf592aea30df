"""The lines in which scores leave a device, held against their check and docs/dev/scores.schema.json."""

import binascii
import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple

import fastjsonschema

from host.paths import PROJECT
from host.plain import seen

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
        """device, settings, under_way, finished, end, restore or sheet."""
        return str(self.fields["kind"])


@cache
def _schema(kind: str = "") -> Any:
    """Return what checks a line of a kind against its definition; "": what lines of all kinds have in common."""
    schema = json.loads((PROJECT / "docs" / "dev" / "scores.schema.json").read_text(encoding="utf-8"))
    if kind:
        return fastjsonschema.compile({**schema["definitions"][f"{kind}_line"], "definitions": schema["definitions"]})
    del schema["oneOf"]
    return fastjsonschema.compile(schema)


_TYPES = {"integer": "a whole number", "string": "a text", "array": "a list", "boolean": "true or false"}
# What the patterns of the schema allow, by the field that has one.
_FORMS = {
    "device": "8 or 16 of the digits 0 to 9 and a to f",
    "check": "8 of the digits 0 to 9 and a to f",
    "game": "a text without a colon",
    "arrived": "a time in UTC such as 2026-11-20T20:30:00Z",
    **dict.fromkeys(("setup", "data", "answers"), "base64"),
}


def _mistake(error: fastjsonschema.JsonSchemaValueException) -> str:
    """Return which field breaks the schema, and what is allowed there."""
    field, *places = error.path[1:] or ("",)
    where = ", ".join([field, *(f"entry {int(place) + 1}" for place in places if place.isdigit())])
    value, rule, limit = error.value, error.rule, error.rule_definition
    if rule == "required":
        missing = ", ".join(key for key in limit if key not in value)
        return f"{where}: {missing} is missing" if where else f"{missing} is missing"
    if rule == "additionalProperties":
        unknown = ", ".join(map(_shown, sorted(value.keys() - error.definition["properties"].keys())))
        return f"it has a field {unknown}, which no such line has"
    if not where:
        return "number or begun is missing"  # the one choice that a whole line has
    if rule in ("minLength", "maxLength", "minItems", "maxItems"):
        least, most = error.definition.get(f"min{rule[3:]}", 0), error.definition[f"max{rule[3:]}"]
        what = "characters" if rule.endswith("Length") else "entries"
        shown = f"{_shown(value)} has {len(value)}" if rule.endswith("Length") else len(value)
        return f"{where}: {shown} {what}, {least} to {most} are allowed"
    if rule in ("minimum", "maximum"):
        allowed = f"{error.definition['minimum']} to {error.definition['maximum']}"
    elif rule == "pattern":
        allowed = _FORMS[field]
    elif rule == "type":
        allowed = _TYPES.get(limit, limit)
    elif rule in ("const", "enum"):
        allowed = ", ".join(map(str, [limit] if rule == "const" else limit))
    else:
        allowed = "the id of a word, a text after a colon, a number, players, or a list of these"
    return f"{where}: {_shown(value)} is not allowed; allowed: {allowed}"


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:39]}…"


def kept(raw: bytes) -> Line:
    """Return the line that `raw` is, which was checked when it came: an earlier version may have allowed more.

    Raises Foreign.
    """
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
        json.dumps(fields, ensure_ascii=False).encode()  # half a character can be written nowhere
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError):
        raise Unfit("it is no JSON")
    except ValueError as error:
        raise Unfit(f"it does not say what a line says: {str(error)[:100]}")
    return Line(fields, raw)


def parse(raw: bytes) -> Line:
    """Return the line that `raw` is. Raises Foreign."""
    line = kept(raw)
    fields = line.fields
    try:
        _schema()(fields)
        _schema(fields["kind"])(fields)
    except fastjsonschema.JsonSchemaValueException as error:
        raise Unfit(_mistake(error))
    players = len(fields.get("players", ()))
    for key in ("totals", "order", "lines", "race"):
        if fields["kind"] == "finished" and key in fields and len(fields[key]) != players:
            raise Unfit(f"it has {players} players, and {key} of {len(fields[key])}")
    sheets = fields.get("lines", ()) if players else ()
    if any(sheets) and not all(sheets):
        raise Unfit(f"the sheet of player {sheets.index([]) + 1} is empty")
    for key in ("winners", "order", "ahead"):
        seats = fields.get(key, ())
        if any(seat >= players for seat in seats) or len(set(seats)) != len(seats):
            raise Unfit(f"its {key} are no seats of {players} players")
    return line


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
                yield number, _plausible(parse(raw))
            except Foreign as error:
                yield number, error


def _plausible(line: Line) -> Line:
    """Return a line with a date of the calendar, and names that tell players apart. Raises Unfit.

    What an archive has already stays readable.
    """
    if line.kind in ("finished", "under_way"):
        _check_names(line.fields)
    arrived = line.fields.get("arrived")
    try:
        if arrived:
            datetime.strptime(arrived, "%Y-%m-%dT%H:%M:%SZ")
    except ValueError:
        raise Unfit(f"its date {arrived} is not in the calendar") from None
    return line


def _check_names(fields: dict[str, Any]) -> None:
    """Raise Unfit if a player's name is invisible or looks like another name."""
    # A code has names without their signs, and cuts long ones.
    by_code = fields["kind"] == "finished" and not fields.keys() & {"number", "data"} and len(fields["device"]) <= 8
    names = [seen(name) for name in fields["players"]]
    for number, (name, whole) in enumerate(zip(names, fields["players"], strict=True), 1):
        if not name:
            raise Unfit(f"the name of player {number} {'has nothing that can be seen' if whole else 'is empty'}")
        if name in names[: number - 1] and not by_code:
            raise Unfit(f"{_shown(name)} is the name of two players")


def _split(data: bytes) -> Iterator[bytes]:
    for raw in data.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n"):
        at = raw.find(BEGIN)  # something was printed before it on its line
        yield raw[at:] if at > 0 else raw


def write(fields: dict[str, Any]) -> bytes:
    """Return a line that says so, with its check."""
    fields = {key: value for key, value in fields.items() if key != "check"}
    head = json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()[:-1]
    return head + SIGN + b"%08x" % binascii.crc32(head) + b'"}'


def with_end(lines: Sequence[Line]) -> bytes:
    """Return lines as a file, or as they are sent to a device: the end says how many there are."""
    lines = [line for line in lines if line.kind not in ("end", "restore", "sheet")]
    device = next((line.fields["device"] for line in lines if line.kind == "device"), "")
    end = write({"quipu": 1, "kind": "end", "device": device, "lines": len(lines)})
    return b"".join(raw + b"\n" for raw in [*(line.raw for line in lines), end])
