"""The type check sees how a driver uses its runtime, and that each function of firmware and tools has types."""

import shutil

import pytest

from host.paths import FIRMWARE

import check_types

# Uses of a runtime's modules, of which the first is right, and the messages about them.
CIRCUITPYTHON = "import board\nimport busio\nimport time\nbus = busio.I2C(scl=board.GP5, sda=board.GP5, %s)\ntime.%s\n"
MICROPYTHON = "from machine import I2C, Pin\nimport time\nbus = I2C(0, scl=Pin(5), sda=Pin(5), %s)\ntime.%s\n"
USES = [
    (0, "circuitpy", CIRCUITPYTHON % ("frequency=400_000", "monotonic_ns()"), ""),
    (0, "circuitpy", CIRCUITPYTHON % ("frequenzy=400_000", "monotonic_ns()"), "frequenzy"),
    (0, "circuitpy", CIRCUITPYTHON % ("frequency=400_000", "sleep_ms(1)"), "no attribute"),
    (1, "micropy", MICROPYTHON % ("freq=400_000", "sleep_ms(1)"), ""),
    (1, "micropy", MICROPYTHON % ("frequenzy=400_000", "sleep_ms(1)"), "frequenzy"),
    (1, "micropy", MICROPYTHON % ("freq=400_000", "monotonic_ns()"), "no attribute"),
]


@pytest.mark.parametrize("number, folder, text, said", USES)
def test_what_a_runtime_does_not_have_fails_the_type_check(number, folder, text, said, tmp_path):
    shutil.copytree(FIRMWARE / "input", tmp_path / "input")
    (tmp_path / "drivers" / folder).mkdir(parents=True)
    (tmp_path / "drivers" / folder / "bus.py").write_text(text)
    status, found = check_types.check(check_types.RUNS[number], str(tmp_path))
    assert status == bool(said) and said in found, found


@pytest.mark.parametrize(
    "text, said",
    [("def f(x: int) -> int:\n    return x + 'a'\n", "operand"), ("def f(x):\n    return x\n", "annotation")],
)
def test_a_tool_with_wrong_types_or_none_fails_the_type_check(text, said, tmp_path):
    (tmp_path / "tool.py").write_text(text)
    status, found = check_types.check_tools([str(tmp_path / "tool.py")])
    assert status == 1 and said in found, found


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
