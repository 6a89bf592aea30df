"""Recorded games into lines, as a device would say them, and lines into recorded games."""

import base64
import hashlib
import json
from pathlib import Path
from typing import Any

from host.archive import figures, files, lines
from host.archive.lines import Foreign, Line
from host.device import in_memory
from host.recorded import telling, transcript
from host.recorded.fields import TranscriptError

from cable import dump
from cable.sender import Sender
from engine import setup as setups
from engine.limits import NAME_LENGTH
from engine.result import result_of
from flows.game import parts_of
from flows.known_games import FORGED_SAVE_ERRORS
from persistence import transfer
from persistence.finished import Finished
from persistence.region import Region


def line_of(path: Path, data: bytes | None = None) -> Line:
    """Return the line of a recorded game that is over; its text makes its device. Raises Foreign.

    data: the content of the file, if already read.
    """
    try:
        raw = files.read(path) if data is None else data
        replay = transcript.Replay(transcript.Transcript(transcript.parse(raw)))
        replay.play()
    except (TranscriptError, RecursionError) as error:
        name = files.name_of(raw)
        raise Foreign(f"{path}: This is {name}" if name else f"{path}: {files.reason_of(error)}")
    session = replay.session
    if session.prompt:
        raise Foreign(f"{path}: this game is not over")
    for name in replay.transcript.names:
        if not setups.fits(name):
            raise Foreign(f"{path}: {name} has more than {NAME_LENGTH} characters, which no device takes")
    result = result_of(session.game)
    region = Region(in_memory.Store())
    setup = replay.transcript.setup()
    Finished(region).add(setup, 1, result.totals, result.winners, parts_of(session, result, replay.transcript.sheet))
    device = hashlib.sha256(json.dumps(json.loads(raw), sort_keys=True).encode()).digest()[:8]
    port = in_memory.Port()
    head, details = next(transfer.finished(region))
    sender = Sender([*dump.game_over(device, head, details), None])
    while sender.send(port) >= 0:
        pass
    return lines.parse(bytes(port.gone))


def recorded(fields: dict[str, Any]) -> str:
    """Return the recorded game of a finished one. Raises Foreign if its answers are unknown or can't be recorded."""
    if "answers" not in fields or "setup" not in fields:
        raise Foreign("the answers of this game are not kept")
    try:
        setup, answers = base64.b64decode(fields["setup"]), base64.b64decode(fields["answers"])
        return telling.tell(setup, answers, figures.sheet_of(fields))
    except telling.Untellable as why:
        raise Foreign(f"this game cannot be told as a recorded one: {files.reason_of(why)}")
    except (*FORGED_SAVE_ERRORS, ImportError) as error:
        raise Foreign(f"the answers of this game cannot be played: {files.reason_of(error)}")
