"""Names that cost no memory on the board: the program is the same but for them, and the official images have them."""

import os

import pytest

from host.build import bundle, rom_names

SOURCE = """
class Refused(Exception):
    pass

class Peg:
    \"\"\"A peg.\"\"\"

    def __init__(self, hole, colour="red"):
        self.hole = hole
        self.tint = colour

    def moved(self, by):
        if by > 9:
            raise Refused("too far")
        return Peg(hole=self.hole + by)

def where(peg):
    return peg.moved(by=2).hole, getattr(peg, "tint"), peg.moved(1).tint.upper()

found = where(Peg(3))
"""


def test_a_program_does_the_same_with_other_names():
    names = rom_names.Renaming({"peg.py": SOURCE}, (), "wheel axle cog rim hub bolt nut pin tyre by".split())
    assert {"hole", "Peg", "colour", "where", "moved"} <= set(names.names)
    assert not {"Refused", "tint", "upper", "by"} & set(
        names.names
    )  # read by people, looked up, Python's, there already
    renamed = names.rename(SOURCE)
    assert "hole" not in renamed and len(renamed.splitlines()) == len(SOURCE.splitlines())
    scope = {}
    exec(renamed, scope)
    assert scope[names.names.get("found", "found")] == (5, "red", "RED")


def test_no_name_stands_for_two_things():
    for runtime in bundle.TARGETS:
        program = bundle.program(runtime)
        names = bundle.program(runtime)._names.names
        assert len(names) > 500 and len(set(names.values())) == len(names)
        text = "\n".join(program.lines.values())
        assert not rom_names._names(text) & set(names.values())


@pytest.mark.parametrize(
    "variable, runtime",
    [
        ("QUIPU_UF2", "circuitpython"),
        ("QUIPU_UF2_9", "circuitpython"),
        ("QUIPU_UF2_MICROPYTHON", "micropython"),
    ],
)
def test_the_official_images_bring_them(variable, runtime):
    path = os.environ.get(variable)
    if not path:
        pytest.skip(f"{variable} names no official image")
    assert set(rom_names.brought(runtime)) <= rom_names.of_image(path)


def test_a_file_that_is_no_image_is_said(tmp_path):
    (tmp_path / "a.uf2").write_bytes(b"no image" * 100)
    with pytest.raises(SystemExit, match="not a .uf2 file"):
        rom_names.of_image(tmp_path / "a.uf2")
