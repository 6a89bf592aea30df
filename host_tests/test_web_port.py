"""`make web` with a port that can't be had says why, and what to do."""

import errno
import re
import socket

import pytest

from host.build import web

import web as command

Said = pytest.CaptureFixture[str]


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often the page was built, without the work."""
    times: list[int] = []
    monkeypatch.setattr(web, "build", lambda: times.append(1) or web.FOLDER)
    monkeypatch.setattr(web.Server, "serve_forever", lambda _: None)
    return times


@pytest.mark.parametrize(
    "port,said",
    [
        ("eighty", "'eighty' is not a number; a port is a number from 1 to 65535"),
        ("80.5", "'80.5' is not a number"),
        ("70000", "70000 is out of range; a port is a number from 1 to 65535"),
        ("-1", "-1 is out of range"),
    ],
)
def test_what_is_no_port_is_refused_before_a_build(built: list[int], capsys: Said, port: str, said: str) -> None:
    with pytest.raises(SystemExit) as end:
        command.main([f"--port={port}"])
    assert end.value.code == 2 and not built
    assert said in capsys.readouterr().err


def test_a_port_in_use_is_named_and_the_next_one_is_taken(built: list[int], capsys: Said) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert command.main([f"--port={port}"]) == 0
    said = capsys.readouterr().out
    (found,) = re.findall(rf"Port {port} is in use by another program, so this is port (\d+)\.", said)
    assert int(found) > port and f"http://127.0.0.1:{found}/" in said and built


@pytest.mark.parametrize(
    "port,fault,said",
    [
        (65530, OSError(errno.EADDRINUSE, "Address already in use"), "All ports from 65530 to 65535 are in use"),
        (80, PermissionError(errno.EACCES, "Permission denied"), "Port 80 needs administrator rights"),
    ],
)
def test_why_a_port_cannot_be_had_is_said(
    built: list[int], monkeypatch: pytest.MonkeyPatch, capsys: Said, port: int, fault: OSError, said: str
) -> None:
    """The last port in use doesn't lead to one that there is not; whoever runs the tests may have rights to port 80."""

    def refuse(*_: object) -> None:
        raise fault

    monkeypatch.setattr(web, "Server", refuse)
    assert command.main([f"--port={port}"]) == 2 and not built
    assert said in capsys.readouterr().err
