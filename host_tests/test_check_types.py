"""The type check sees how a driver uses its runtime, and that each function of firmware and tools has types."""

import shutil

import pytest

from host.paths import FIRMWARE

import check_types

DISPLAY = {
    "CircuitPython": (
        "circuitpy",
        "import board\nimport busio\n\ndef make() -> busio.I2C:\n    return busio.I2C(",
        "board.GP5",
    ),
    "MicroPython": ("micropy", "from machine import I2C, Pin\n\ndef make() -> I2C:\n    return I2C(0, ", "Pin(5)"),
}


@pytest.mark.parametrize("run", check_types.RUNS, ids=lambda run: run[0])
@pytest.mark.parametrize("word, status", [("right", 0), ("frequenzy", 1)])
def test_a_wrong_argument_fails_the_type_check(run, word, status, tmp_path):
    folder, start, pin = DISPLAY[run[0]]
    if word == "right":
        word = "frequency" if folder == "circuitpy" else "freq"
    shutil.copytree(FIRMWARE / "input", tmp_path / "input")
    (tmp_path / "drivers" / folder).mkdir(parents=True)
    (tmp_path / "drivers" / folder / "bus.py").write_text(f"{start}scl={pin}, sda={pin}, {word}=400_000)\n")
    found, said = check_types.check(run, str(tmp_path))
    assert found == status, said
    assert ("frequenzy" in said) == bool(status)


@pytest.mark.parametrize(
    "text, said",
    [("def f(x: int) -> int:\n    return x + 'a'\n", "operand"), ("def f(x):\n    return x\n", "annotation")],
)
def test_a_tool_with_wrong_types_or_none_fails_the_type_check(text, said, tmp_path):
    (tmp_path / "tool.py").write_text(text)
    status, found = check_types.check_tools([str(tmp_path / "tool.py")])
    assert status == 1 and said in found, found


@pytest.mark.parametrize("run", check_types.RUNS, ids=lambda run: run[0])
def test_a_name_of_the_other_runtime_fails_the_type_check(run, tmp_path):
    folder = DISPLAY[run[0]][0]
    (tmp_path / "drivers" / folder).mkdir(parents=True)
    call = "time.sleep_ms(1)" if folder == "circuitpy" else "time.monotonic_ns()"
    (tmp_path / "drivers" / folder / "wait.py").write_text(f"import time\n\ndef wait() -> None:\n    {call}\n")
    status, said = check_types.check(run, str(tmp_path))
    assert status == 1 and "no attribute" in said


@pytest.mark.parametrize(
    "run, path", [*((run, "drivers/d.py") for run in check_types.RUNS), (check_types.SHARED, "d.py")]
)
@pytest.mark.parametrize(
    "text, said",
    [
        ("def f(x):\n    return x\n", "annotation"),
        ("def f(x: list) -> int:\n    return len(x)\n", "generic"),
        (
            "from micropython import const\n_TYPE_CHECKING = const(0)\nif _TYPE_CHECKING:\n    x: int = 'a'\n",
            "assignment",
        ),
        ("def f(x: list[int]) -> 'int | None':\n    return len(x) or None\n", ""),
    ],
)
def test_firmware_is_checked_strictly(run, path, text, said, tmp_path):
    (tmp_path / path).parent.mkdir(exist_ok=True)
    (tmp_path / path).write_text(text)
    status, found = check_types.check(run, tmp_path)
    assert status == bool(said) and said in found, found
