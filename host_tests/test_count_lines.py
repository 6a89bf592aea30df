"""The lines that `make lint` counts: whose they are, and that too many fail."""

import count_lines


def test_lines_of_code_are_counted_where_they_are_ours_and_too_many_fail(tmp_path):
    files = {
        "firmware/app.py": 10,
        "build/firmware/words/en/device.py": 1000,
        "firmware/hardware.txt": 1000,
        "tools/bench.py": 2,
        "tools/host/archive/csv.py": 4,
        "tools/web/page/page.js": 5,
        "tools/web/page/page.css": 4,
        "tools/web/page/index.html": 3,
        "tools/web/node_modules/big.js": 1000,
        "tools/pico/rig.mjs": 1,
        "host_tests/test_app.py": 2,
        "host_tests/screens/en.json": 1000,
        "hardware/shape.py": 7,
    }
    for name, count in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x\n" * count)
    assert [count_lines.lines(room, tmp_path) for room in ("firmware", "tools", "host_tests")] == [10, 19, 2]
    good, told = count_lines.report({"tools": 19, "host_tests": 2, "hardware": 8}, tmp_path)
    assert good and "firmware 10" in told and "tools 19 of at most 19" in told and "hardware 7 of at most 8" in told
    assert not count_lines.report({"tools": 18, "host_tests": 2, "hardware": 8}, tmp_path)[0]
    assert not count_lines.report({"tools": 19, "host_tests": 1, "hardware": 8}, tmp_path)[0]
