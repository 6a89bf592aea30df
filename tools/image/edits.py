"""The few changes to the interpreters' sources. Each has a reason and the places that it replaces.

A place names a piece of text that must occur exactly once. `apply` stops at the first one that does not, before it
writes anything, so a newer version is never built half changed. Settings of a board's own configuration belong in
boards.py.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

RUNTIMES = ("circuitpython", "micropython")
_CIRCUITPYTHON = ("circuitpython",)
_MICROPYTHON = ("micropython",)


class Place(NamedTuple):
    """`old` becomes `new` in the file at `path`, in the sources of these runtimes."""

    runtimes: tuple[str, ...]
    path: str
    old: str
    new: str


class File(NamedTuple):
    """Our file replaces the one at `path`, whose SHA-256 begins with `sha256`, in the sources of these runtimes."""

    runtimes: tuple[str, ...]
    path: str
    sha256: str
    ours: Path


class Edit(NamedTuple):
    """One change, its reason, and its places."""

    name: str
    why: str
    places: tuple[Place | File, ...]


class NoPlace(Exception):
    """An edit does not find its place."""


_IMPORTS = "py/builtinimport.c"
_CONSOLE = "py/modmicropython.c"
# Objects end in .o or .obj, depending on the version of CMake.
_CORE = ("gc", "vm", "runtime", "objtype", "map", "bc", "nlr", "nlrthumb")
_MICROPYTHON_CORE = " ".join(f"*py/{name}.c.o*" for name in _CORE)
_CIRCUITPYTHON_CORE = " ".join(f"*py/{name}.o" for name in (*_CORE, "obj", "qstr", "malloc")) + " *libc/string0.o"

EDITS = (
    Edit(
        "override",
        "A file on the drive replaces one frozen module. The runtimes search a package's modules only where they found "
        "the package, so a folder on the drive would hide the rest of a frozen package. Search for the whole dotted "
        "name along sys.path, twice: a folder without an __init__ counts only if no entry has more.",
        (
            Place(
                RUNTIMES,
                _IMPORTS,
                "    for (size_t i = 0; i < path_num; i++) {\n",
                "    for (size_t i = 0; i < 2 * path_num; i++) {\n",
            ),
            Place(
                RUNTIMES,
                _IMPORTS,
                "mp_obj_str_get_data(path_items[i], &p_len);",
                "mp_obj_str_get_data(path_items[i % path_num], &p_len);",
            ),
            Place(
                RUNTIMES,
                _IMPORTS,
                "        vstr_add_str(dest, qstr_str(mod_name));\n        mp_import_stat_t stat = stat_module(dest);\n",
                """        vstr_add_str(dest, qstr_str(mod_name));
        for (char *at = dest->buf + dest->len - strlen(qstr_str(mod_name)); at < dest->buf + dest->len; at++) {
            if (*at == '.') {
                *at = PATH_SEP_CHAR[0];
            }
        }
        mp_import_stat_t stat = stat_module(dest);
        if (stat == MP_IMPORT_STAT_DIR && i < path_num) {
            size_t folder = dest->len;
            vstr_add_str(dest, PATH_SEP_CHAR "__init__.py");
            bool bare = stat_file_py_or_mpy(dest) != MP_IMPORT_STAT_FILE;
            dest->len = folder;
            if (bare) {
                continue;
            }
        }
""",
            ),
            Place(
                RUNTIMES,
                _IMPORTS,
                "            stat = stat_module(&path);\n",
                "            stat = stat_top_level(full_mod_name, &path);\n",
            ),
        ),
    ),
    Edit(
        "no collection",
        "Importing a frozen module leaves no garbage. A collection after each one takes most of the start.",
        (
            Place(
                _CIRCUITPYTHON,
                _IMPORTS,
                "    gc_collect();\n",
                """    const char *prefix = MP_FROZEN_PATH_PREFIX;
    if (strncmp(vstr_null_terminated_str(&path), prefix, strlen(prefix)) != 0) {
        gc_collect();
    }
""",
            ),
        ),
    ),
    Edit(
        "frozen start",
        "Run the frozen boot.py and main.py, which decide whether programs on the drive run instead.",
        (
            Place(
                _CIRCUITPYTHON,
                "main.c",
                "        bool found_boot = maybe_run_list(boot_py_filenames, MP_ARRAY_SIZE(boot_py_filenames));\n",
                """        bool found_boot = mp_find_frozen_module("boot.py", NULL, NULL) == MP_IMPORT_STAT_FILE;
        if (found_boot) {
            pyexec_frozen_module("boot.py", false, &_exec_result);
        } else {
            found_boot = maybe_run_list(boot_py_filenames, MP_ARRAY_SIZE(boot_py_filenames));
        }
""",
            ),
            Place(
                _CIRCUITPYTHON,
                "main.c",
                "            found_main = maybe_run_list(supported_filenames, MP_ARRAY_SIZE(supported_filenames));\n",
                """            found_main = mp_find_frozen_module("main.py", NULL, NULL) == MP_IMPORT_STAT_FILE;
            if (found_main) {
                pyexec_frozen_module("main.py", true, &_exec_result);
            } else {
                found_main = maybe_run_list(supported_filenames, MP_ARRAY_SIZE(supported_filenames));
            }
""",
            ),
        ),
    ),
    Edit(
        "hardware.txt",
        "A new drive gets hardware.txt with its comments instead of a program that prints Hello World.",
        (
            Place(
                _CIRCUITPYTHON,
                "supervisor/shared/filesystem.c",
                """"/code.py", "print(\\"Hello World!\\")\\n");""",
                """"/hardware.txt", QUIPU_HARDWARE_TXT);""",
            ),
        ),
    ),
    Edit(
        "Ctrl-C",
        "During a transfer over the cable Ctrl-C is a byte like any other (firmware/cable/).",
        tuple(
            Place(_CIRCUITPYTHON, _CONSOLE, f"#if CIRCUITPY_MICROPYTHON_ADVANCED && {of}", f"#if {of}")
            for of in ("MICROPY_KBD_EXCEPTION\nstatic mp_obj_t", "MICROPY_KBD_EXCEPTION\n    { MP_ROM_QSTR")
        ),
    ),
    Edit(
        "flash clock",
        "Read the flash at half the processor's clock: 100 MHz of 200 on a Pico, 66 of 133 on a Pico 2, whose boot ROM "
        "leaves a third. Their flash takes 133 MHz. At a quarter a cache miss costs nearly twice as much. For "
        "MicroPython boards.py says it.",
        (
            Place(
                _CIRCUITPYTHON,
                "ports/raspberrypi/boot_stage2/RP2040.c.jinja",
                "    ssi_hw->baudr = {{ clock_divider }}; // 125 mhz / clock divider\n",
                "    ssi_hw->baudr = 2;\n",
            ),
            Place(
                _CIRCUITPYTHON,
                "ports/raspberrypi/supervisor/internal_flash.c",
                "void supervisor_flash_post_write(void) {\n",
                """void supervisor_flash_post_write(void) {
    #if defined(PICO_RP2350) && PICO_RP2350
    // Each erase and program ends with the boot ROM's timing.
    qmi_hw->m[0].timing = (qmi_hw->m[0].timing & ~(QMI_M0_TIMING_CLKDIV_BITS | QMI_M0_TIMING_RXDELAY_BITS))
        | 2 << QMI_M0_TIMING_CLKDIV_LSB | 2 << QMI_M0_TIMING_RXDELAY_LSB;
    #endif
""",
            ),
        ),
    ),
    Edit(
        "core in RAM",
        "Most of the time is spent in a few files of the interpreter, which don't fit in the flash's 16 KiB cache.",
        (
            *(
                Place(
                    _CIRCUITPYTHON,
                    f"ports/raspberrypi/link-{chip}.ld",
                    "*libm.a: *interp.o",
                    f"*libm.a: {_CIRCUITPYTHON_CORE} *interp.o",
                )
                for chip in ("rp2040", "rp2350")
            ),
            *(
                Place(_MICROPYTHON, f"ports/rp2/memmap_mp_{chip}.ld", "*libm.a: *", f"*libm.a: {_MICROPYTHON_CORE} *")
                for chip in ("rp2040", "rp2350")
            ),
        ),
    ),
    Edit(
        "nvm",
        "`microcontroller.nvm` has 16 sectors. CircuitPython's own code always rewrites the first one, and copies all "
        "that is written onto the stack.",
        (
            File(
                _CIRCUITPYTHON,
                "ports/raspberrypi/common-hal/nvm/ByteArray.c",
                "57b5f064f420f48d",
                Path(__file__).parent / "circuitpython" / "nvm.c",
            ),
        ),
    ),
)


def places(runtime: str) -> Iterator[tuple[Edit, Place | File]]:
    """Yield what is replaced in the sources of a runtime, each with its edit."""
    for edit in EDITS:
        for place in edit.places:
            if runtime in place.runtimes:
                yield edit, place


def apply(runtime: str, sources: Path) -> None:
    """Change the sources in that folder. Raises NoPlace, and nothing is written then."""
    texts: dict[Path, str] = {}
    for edit, place in places(runtime):
        path = sources / place.path
        if not path.is_file():
            raise NoPlace(f"{edit.name}: there is no {place.path}: {edit.why}")
        if isinstance(place, File):
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            if not digest.startswith(place.sha256):
                raise NoPlace(f"{edit.name}: {place.path} has changed ({digest[:16]}): {edit.why}")
            texts[path] = place.ours.read_text(encoding="utf-8")
            continue
        text = texts[path] if path in texts else path.read_text(encoding="utf-8")
        found = text.count(place.old)
        if found != 1:
            raise NoPlace(f"{edit.name}: {place.path} has {found} places, not one: {edit.why}\n{place.old}")
        texts[path] = text.replace(place.old, place.new)
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
