"""The few changes to the interpreters' sources, each with its reason, as replacements that must find their place.

An edit names a file, says why, and what is to stand in the place of what: a piece of text that is there exactly once.
`apply` stops at the first one that is not, so a newer version cannot be built half changed.
"""

import hashlib
from pathlib import Path
from typing import NamedTuple


class Edit(NamedTuple):
    """`old` becomes `new` in the file at `path`, because of `why`."""

    path: str
    why: str
    old: str
    new: str


class Replacement(NamedTuple):
    """A file of ours takes the place of the one at `path`, whose SHA-256 begins with `sha256`, because of `why`."""

    path: str
    why: str
    sha256: str
    ours: Path


class NoPlace(Exception):
    """An edit does not find its place."""


_IMPORTS = "py/builtinimport.c"

# The same in both interpreters.
SEARCH = (
    Edit(
        _IMPORTS,
        "A package without an __init__ of its own is taken only where no entry of sys.path has more: two rounds.",
        "    for (size_t i = 0; i < path_num; i++) {\n",
        "    for (size_t i = 0; i < 2 * path_num; i++) {\n",
    ),
    Edit(
        _IMPORTS,
        "(the second round)",
        "mp_obj_str_get_data(path_items[i], &p_len);",
        "mp_obj_str_get_data(path_items[i % path_num], &p_len);",
    ),
    Edit(
        _IMPORTS,
        "A module in a package is looked for by its whole name along sys.path, as the package itself is: so one file "
        "on the drive replaces one frozen module, and a folder there does not hide the rest of a frozen package.",
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
    Edit(
        _IMPORTS,
        "(the same)",
        "            stat = stat_module(&path);\n",
        "            stat = stat_top_level(full_mod_name, &path);\n",
    ),
)

_BY_SIZE = (
    "Where the first free run of blocks may begin is kept for each small size, as theirs keeps it for one block: an "
    "object of more than 16 bytes was looked for through all that is in use."
)
_FIRST_FREE = "area->gc_last_free_atb_index"

FASTER = (
    Edit(
        "py/obj.h",
        "As much put into a slice as it had: what is after it was moved to where it is, half of the canvas each time.",
        "slice, slice_len * (item_sz)); \\\n    memmove(",
        "slice, slice_len * (item_sz)); \\\n    if ((size_t)(beg + slice_len) != (size_t)(end)) memmove(",
    ),
    Edit(
        "py/gc.c",
        "After a collection all that is in use is passed for each block that is asked for: sixteen blocks at a time "
        "where none of them is free. That was a fifth of the time of a press.",
        "                byte a = area->gc_alloc_table_start[i];\n                // *FORMAT-OFF*\n",
        """                const byte *four = area->gc_alloc_table_start + i;
                if (((uintptr_t)four & 3) == 0 && i + 4 <= area->gc_alloc_table_byte_len) {
                    uint32_t used = *(const uint32_t *)four;
                    if (((used | used >> 1) & 0x55555555) == 0x55555555) {
                        n_free = 0;
                        i += 3;
                        continue;
                    }
                }
                byte a = *four;
                // *FORMAT-OFF*
""",
    ),
    Edit(
        "py/map.c",
        "No division for each step: what is looked for in a dictionary is seldom at its first place.",
        "pos = (pos + 1) % map->alloc;",
        "pos = pos + 1 < map->alloc ? pos + 1 : 0;",
    ),
    Edit(
        "py/mpstate.h",
        _BY_SIZE,
        "    size_t gc_last_free_atb_index;\n",
        "    #define GC_SIZES (8) // the last one stands for all that are larger\n"
        "    size_t gc_last_free_atb_index[GC_SIZES];\n",
    ),
    Edit(
        "py/gc.c",
        _BY_SIZE,
        f"    {_FIRST_FREE} = 0;\n    area->gc_last_used_block = 0;\n",
        f"    memset({_FIRST_FREE}, 0, sizeof({_FIRST_FREE}));\n    area->gc_last_used_block = 0;\n",
    ),
    Edit(
        "py/gc.c",
        _BY_SIZE + " A collection, for which nobody waits, looks for all of them.",
        f"        {_FIRST_FREE} = 0;\n",
        f"""        memset({_FIRST_FREE}, 0, sizeof({_FIRST_FREE}));
        size_t sizes = 0, run = 0;
        size_t blocks = area->gc_alloc_table_byte_len * BLOCKS_PER_ATB;
        for (size_t block = 0; sizes < GC_SIZES && block < blocks; block++) {{
            run = ATB_GET_KIND(area, block) == AT_FREE ? run + 1 : 0;
            if (run > sizes) {{
                {_FIRST_FREE}[sizes++] = (block + 1 - run) / BLOCKS_PER_ATB;
            }}
        }}
""",
    ),
    Edit("py/gc.c", _BY_SIZE, f"for (i = {_FIRST_FREE}; i", f"for (i = {_FIRST_FREE}[MIN(n_blocks, GC_SIZES) - 1]; i"),
    Edit("py/gc.c", _BY_SIZE, f"                {_FIRST_FREE} = (i", f"                {_FIRST_FREE}[0] = (i"),
    Edit(
        "py/gc.c",
        _BY_SIZE,
        f"        {_FIRST_FREE} = (i + 1) / BLOCKS_PER_ATB;\n    }}\n",
        f"""    }}
    for (size_t size = n_free; size <= GC_SIZES; size++) {{
        {_FIRST_FREE}[size - 1] = MAX({_FIRST_FREE}[size - 1], (i + 1) / BLOCKS_PER_ATB);
    }}
""",
    ),
    Edit(
        "py/gc.c",
        _BY_SIZE + " What is freed may lengthen a run that ends before it.",
        f"""    if (block / BLOCKS_PER_ATB < {_FIRST_FREE}) {{
        {_FIRST_FREE} = block / BLOCKS_PER_ATB;
    }}
""",
        f"""    for (size_t before = 0; before < GC_SIZES; before++) {{
        size_t index = block < before ? 0 : (block - before) / BLOCKS_PER_ATB;
        {_FIRST_FREE}[before] = MIN({_FIRST_FREE}[before], index);
    }}
""",
    ),
    Edit(
        "py/gc.c",
        _BY_SIZE,
        f"""        if ((block + new_blocks) / BLOCKS_PER_ATB < {_FIRST_FREE}) {{
            {_FIRST_FREE} = (block + new_blocks) / BLOCKS_PER_ATB;
        }}
""",
        f"""        for (size_t size = 0; size < GC_SIZES; size++) {{
            {_FIRST_FREE}[size] = MIN({_FIRST_FREE}[size], (block + new_blocks) / BLOCKS_PER_ATB);
        }}
""",
    ),
)

_CHARACTER = "A character of a text that is no name yet stays in the heap no longer than it is used."

LEANER = (
    Edit(
        "py/map.c",
        "Names are 8 or 16 apart: of the places where they are remembered every second or fourth was used.",
        "(uintptr_t)(index)) >> 2)",
        "(uintptr_t)(index)) >> (MICROPY_OBJ_REPR == MICROPY_OBJ_REPR_C ? 4 : 3))",
    ),
    Edit(
        "py/map.c",
        "No division for what is looked for where it was found last.",
        "MAP_CACHE_ENTRY(index) % (map)->alloc])",
        "MAP_CACHE_ENTRY(index) < (map)->alloc ? MAP_CACHE_ENTRY(index) : 0])",
    ),
    Edit(
        "py/compile.c",
        "No class has its module and its name in its dictionary, where nobody looks for them: 1.3 KB of the heap.",
        """        compile_load_id(comp, MP_QSTR___name__);
        compile_store_id(comp, MP_QSTR___module__);
        EMIT_ARG(load_const_str, MP_PARSE_NODE_LEAF_ARG(pns->nodes[0])); // 0 is class name
        compile_store_id(comp, MP_QSTR___qualname__);
""",
        "",
    ),
    Edit(
        "py/objstrunicode.c",
        _CHARACTER,
        "return mp_obj_new_str_via_qstr((const char *)s, len); //",
        "return mp_obj_new_str((const char *)s, len); //",
    ),
    Edit(
        "py/objstrunicode.c",
        _CHARACTER,
        "mp_obj_new_str_via_qstr((const char *)cur, end - cur);",
        "mp_obj_new_str((const char *)cur, end - cur);",
    ),
    Edit(
        "py/modbuiltins.c",
        _CHARACTER,
        "mp_obj_new_str_via_qstr(buf.buf, buf.len);",
        "mp_obj_new_str(buf.buf, buf.len);",
    ),
)

_FREEZER = "tools/mpy-tool.py"
_IN_FLASH = "Functions of frozen modules lie in the flash, not in the heap (see below)."

# A function that has no default arguments is all known when it is frozen but for its module's names, which it finds by
# a context of 16 bytes in RAM: of the heap that saves 16 bytes for each function of each module. CircuitPython's image
# alone has the room in the flash.
FUNCTIONS = (
    Edit(
        _FREEZER,
        _IN_FLASH,
        """    print('#include "py/nativeglue.h"')
    print()
""",
        """    print('#include "py/nativeglue.h"')
    print('#include "py/objfun.h"')
    print("extern mp_module_context_t mp_frozen_contexts[];")
    print()
""",
    ),
    Edit(
        _FREEZER,
        "(a module's context)",
        """        self.raw_code.freeze()
        print()

        self.freeze_constants()
""",
        """        RawCode.context = "NULL"
        if self.raw_code.children:
            RawCode.context = "&mp_frozen_contexts[%u]" % RawCode.contexts
            RawCode.contexts += 1
        self.raw_code.freeze()
        print()

        self.freeze_constants()
""",
    ),
    Edit(
        _FREEZER,
        "(the same)",
        """        print("    .proto_fun = &proto_fun_%s," % self.raw_code.escaped_name)
""",
        """        print("    .proto_fun = &proto_fun_%s," % self.raw_code.escaped_name)
        print("    .context = %s," % RawCode.context)
""",
    ),
    Edit(
        _FREEZER,
        "(how many there are so far)",
        """    escaped_names = set()

    # convert code kind""",
        """    escaped_names = set()
    contexts = 0

    # convert code kind""",
    ),
    Edit(
        _FREEZER,
        "(all contexts)",
        """    mp_frozen_mpy_content_size = len(""",
        """    print("mp_module_context_t mp_frozen_contexts[%u];" % RawCode.contexts)
    print("const size_t mp_frozen_contexts_size = sizeof(mp_frozen_contexts);")
    mp_frozen_mpy_content_size = len(""",
    ),
    Edit(
        _FREEZER,
        "(what makes a function is the function itself)",
        """                print("    (const mp_raw_code_t *)(void *)&proto_fun_%s," % rc.escaped_name)
""",
        """                made = "fun" if rc.code_kind == MP_CODE_BYTECODE else "proto_fun"
                print("    (const mp_raw_code_t *)(void *)&%s_%s," % (made, rc.escaped_name))
""",
    ),
    Edit(
        _FREEZER,
        "(the same)",
        """        self.freeze_children()
        self.freeze_raw_code()
""",
        """        self.freeze_children()
        if self.escaped_name.endswith("_lt_module_gt_"):
            self.freeze_raw_code()
        else:
            generates = self.scope_flags & MP_SCOPE_FLAG_GENERATOR
            print("static const mp_obj_fun_bc_t fun_%s = {" % self.escaped_name)
            print("    .base = { &mp_type_%s }," % ("gen_wrap" if generates else "fun_bc"))
            print("    .context = %s," % RawCode.context)
            print("    .child_table = %s," % ("(void *)children_" + self.escaped_name if self.children else "NULL"))
            print("    .bytecode = fun_data_%s," % self.escaped_name)
            print("};")
""",
    ),
    Edit(
        "py/bc.h",
        "(where a module has its context)",
        "    const void *proto_fun;\n} mp_frozen_module_t;\n",
        """    const void *proto_fun;
    mp_module_context_t *context;
} mp_frozen_module_t;

extern mp_module_context_t mp_frozen_contexts[];
extern const size_t mp_frozen_contexts_size;
""",
    ),
    Edit(
        _IMPORTS,
        "(it gets the module's names)",
        "            module_obj->constants = frozen->constants;\n",
        """            module_obj->constants = frozen->constants;
            if (frozen->context != NULL) {
                *frozen->context = *module_obj;
            }
""",
    ),
    Edit(
        "py/runtime.c",
        "(no module has names at the start)",
        "void mp_init(void) {\n    qstr_init();\n",
        """void mp_init(void) {
    qstr_init();
    #if MICROPY_MODULE_FROZEN_MPY
    memset(mp_frozen_contexts, 0, mp_frozen_contexts_size);
    #endif
""",
    ),
    Edit("py/gc.c", "(what a context is)", '#include "py/gc.h"\n', '#include "py/bc.h"\n#include "py/gc.h"\n'),
    Edit(
        "py/gc.c",
        "(they stay while functions do)",
        "    gc_collect_root(ptrs + root_start / sizeof(void *), (root_end - root_start) / sizeof(void *));\n",
        """    gc_collect_root(ptrs + root_start / sizeof(void *), (root_end - root_start) / sizeof(void *));
    #if MICROPY_MODULE_FROZEN_MPY
    gc_collect_root((void **)(void *)mp_frozen_contexts, mp_frozen_contexts_size / sizeof(void *));
    #endif
""",
    ),
    Edit(
        "py/emitglue.c",
        "(a function is made only for default arguments, or of a module that is not there by an import)",
        "    #if MICROPY_MODULE_FROZEN_MPY\n    if (mp_proto_fun_is_bytecode(proto_fun)) {\n",
        """    #if MICROPY_MODULE_FROZEN_MPY
    const mp_obj_fun_bc_t *frozen = proto_fun;
    if (((uintptr_t)proto_fun & 3) == 0
        && (frozen->base.type == &mp_type_fun_bc || frozen->base.type == &mp_type_gen_wrap)) {
        if (def_args == NULL && frozen->context->module.globals == context->module.globals) {
            return MP_OBJ_FROM_PTR(frozen);
        }
        mp_obj_t made = mp_obj_new_fun_bc(def_args, frozen->bytecode, context, frozen->child_table);
        ((mp_obj_base_t *)MP_OBJ_TO_PTR(made))->type = frozen->base.type;
        return made;
    }
    if (mp_proto_fun_is_bytecode(proto_fun)) {
""",
    ),
)

_I2C = {"circuitpython": "ports/raspberrypi/common-hal/busio/I2C.c", "micropython": "ports/rp2/machine_i2c.c"}
_QUEUE = (
    "What is written to the display goes out while the program goes on: i2c_queue.h, which lies in the board's folder."
)
_OPENED = "(the bus is about to be reset)"
_EMPTY = "(an empty message is sent by the pins, which the controller must not need any more)"

_CONSOLE = "shared/runtime/sys_stdio_mphal.c"
_INTERRUPT = "While lines come over the cable Ctrl-C is a byte like others (firmware/cable/)."

_LINK = "ports/raspberrypi/link-rp2040.ld"
_SELDOM = """
instance_count_native_bases native_base_init_wrapper mp_obj_new_instance super_attr instance_print instance_subscr
instance_binary_op mp_obj_instance_getiter mp_obj_instance_call super_make_new checked_fun_call instance_get_buffer
mp_unpack_ex mp_init mp_parse_compile_execute gc_info
""".split()
_HOTTEST = (
    "Functions that cost a press most misses of the flash's cache for their size, as a profile of games told: without "
    "them a press takes a tenth longer."
)
_HOTTEST_OF_ALL = """
_tick_callback array_get_buffer build_slice_stack_allocated check_single_timeout_us
common_hal_digitalio_digitalinout_get_value filesystem_tick fun_builtin_var_call
hardware_alarm_irq_handler hardware_alarm_set_target keypad_debounce keypad_keys_scan_now keypad_tick list_getiter
memcmp mp_get_buffer mp_obj_dict_store mp_obj_equal_not_equal mp_obj_get_array mp_obj_len
mp_obj_list_get mp_obj_malloc_helper mp_obj_new_bytes_iterator mp_obj_new_list mp_obj_new_str_type_from_vstr
mp_obj_new_tuple mp_obj_str_get_buffer mp_obj_str_get_data_no_check mp_obj_tuple_subscr port_get_raw_ticks
qstr_compute_hash qstr_data qstr_find_strn* qstr_hash str_join strlen strncmp supervisor_background_tick
supervisor_tick supervisor_ticks_ms supervisor_ticks_ms64 time_us_64 uni_unary_op
""".split()
_HOT_BESIDES = """
array_subscr array_unary_op bytes_it_iternext fun_builtin_2_call list_it_iternext list_unary_op m_malloc
m_malloc_helper memmove mp_binary_get_size mp_binary_set_val_array mp_cstack_check mp_get_index mp_obj_equal
mp_obj_get_int mp_obj_is_callable mp_obj_list_append mp_obj_new_bytes_from_vstr mp_obj_new_fun_bc mp_obj_subscr
mp_obj_tuple_getiter mp_seq_cmp_objs mp_seq_get_fast_slice_indexes mp_small_int_buffer_overflow_check str_encode
tuple_it_iternext utf8_charlen vstr_init_len
""".split()


def _sections(functions: list[str]) -> str:
    """The sections of some functions, as a linker script has them."""
    return " ".join(f".text.{name}" for name in functions)


CIRCUITPYTHON = (
    *SEARCH,
    *FASTER,
    *LEANER,
    *FUNCTIONS,
    Edit(
        _IMPORTS,
        "A frozen module leaves nothing in the heap to be collected: a collection after each takes most of the start.",
        "    gc_collect();\n",
        """    if (strncmp(vstr_null_terminated_str(&path), MP_FROZEN_PATH_PREFIX, strlen(MP_FROZEN_PATH_PREFIX)) != 0)
        { gc_collect(); }
""",
    ),
    Edit(
        "main.c",
        "The frozen boot.py runs before USB starts and decides whether one on the drive does.",
        "        bool found_boot = maybe_run_list(boot_py_filenames, MP_ARRAY_SIZE(boot_py_filenames));\n",
        """        bool found_boot = mp_find_frozen_module("boot.py", NULL, NULL) == MP_IMPORT_STAT_FILE;
        if (found_boot) {
            pyexec_frozen_module("boot.py", false, &_exec_result);
        } else {
            found_boot = maybe_run_list(boot_py_filenames, MP_ARRAY_SIZE(boot_py_filenames));
        }
""",
    ),
    Edit(
        "main.c",
        "The frozen main.py starts by itself and decides whether a program on the drive runs in its place.",
        "            found_main = maybe_run_list(supported_filenames, MP_ARRAY_SIZE(supported_filenames));\n",
        """            found_main = mp_find_frozen_module("main.py", NULL, NULL) == MP_IMPORT_STAT_FILE;
            if (found_main) {
                pyexec_frozen_module("main.py", true, &_exec_result);
            } else {
                found_main = maybe_run_list(supported_filenames, MP_ARRAY_SIZE(supported_filenames));
            }
""",
    ),
    Edit(
        "ports/raspberrypi/boot_stage2/RP2040.c.jinja",
        "The flash is read at half of the processor's clock, with the delay that its maker has for that: at 100 MHz of "
        "200, where a Pico's flash takes 133. At a quarter a miss of its cache costs nearly twice as much.",
        "    ssi_hw->baudr = {{ clock_divider }}; // 125 mhz / clock divider\n",
        "    ssi_hw->rx_sample_dly = 1;\n    ssi_hw->baudr = 2;\n",
    ),
    Edit(
        _LINK,
        "What runs most of the interpreter lies in RAM, not in the flash and its small cache.",
        "*interp.o *divider.o *tusb_fifo.o",
        "*py/runtime.o *py/objtype.o *py/bc.o *py/gc.o *py/nlr.o *py/nlrthumb.o *interp.o *divider.o *tusb_fifo.o",
    ),
    Edit(
        _LINK,
        "What of these runs seldom stays in the flash: their room in RAM is for what runs more often.",
        "        /* Allow everything in usbh.o",
        "".join(f"        *py/{name}.o ({_sections(_SELDOM)})\n" for name in ("objtype", "runtime", "gc"))
        + "        /* Allow everything in usbh.o",
    ),
    Edit(
        _LINK,
        _HOTTEST
        + " 4 KiB of it lie in the RAM bank of the second core, which is never started. A section takes what no "
        "one before it took: so both stand before the rest of the program.",
        "        *(.init)\n\n        __property_getter_start = .;\n",
        f"""        *(.init)
    }} > FLASH_FIRMWARE

    .scratch_x : {{
        __scratch_x_start__ = .;
        *(.scratch_x.*)
        *({_sections(_HOTTEST_OF_ALL)})
        . = ALIGN(4);
        __scratch_x_end__ = .;
    }} > SCRATCH_X AT > FLASH_FIRMWARE
    __scratch_x_source__ = LOADADDR(.scratch_x);

    .itcm : {{
        . = ALIGN(4);
        *(.itcm.*)
        *({_sections(_HOT_BESIDES)})
        . = ALIGN(4);
    }} > RAM AT> FLASH_FIRMWARE
    _ld_itcm_destination = ADDR(.itcm);
    _ld_itcm_flash_copy = LOADADDR(.itcm);
    _ld_itcm_size = SIZEOF(.itcm);

    .rest : {{
        __property_getter_start = .;
""",
    ),
    Edit(
        _LINK,
        "(its place is before the rest of the program)",
        """    .itcm :
    {
        . = ALIGN(4);
        *(.itcm.*)

        . = ALIGN(4);
    } > RAM AT> FLASH_FIRMWARE
    _ld_itcm_destination = ADDR(.itcm);
    _ld_itcm_flash_copy = LOADADDR(.itcm);
    _ld_itcm_size = SIZEOF(.itcm);
""",
        "",
    ),
    Edit(
        _LINK,
        "(its place is before the rest of the program)",
        """    .scratch_x : {
        __scratch_x_start__ = .;
        *(.scratch_x.*)
        *tmds_encode.o (.time_critical*)
        *timer.o (.text.hardware_alarm_irq_handler)
        . = ALIGN(4);
        __scratch_x_end__ = .;
    } > SCRATCH_X AT > FLASH_FIRMWARE
    __scratch_x_source__ = LOADADDR(.scratch_x);
""",
        "",
    ),
    Edit(
        "supervisor/shared/filesystem.c",
        "A new drive gets hardware.txt with its comments instead of a program that says Hello World.",
        """"/code.py", "print(\\"Hello World!\\")\\n");""",
        """"/hardware.txt", QUIPU_HARDWARE_TXT);""",
    ),
    Edit(
        _I2C["circuitpython"],
        _QUEUE,
        '#include "hardware/gpio.h"\n',
        '#include "hardware/gpio.h"\n#include "i2c_queue.h"\n',
    ),
    Edit(
        _I2C["circuitpython"],
        _OPENED,
        "    i2c_deinit(self->peripheral);\n",
        "    i2c_queue_close(self->peripheral, BUS_TIMEOUT_US);\n    i2c_deinit(self->peripheral);\n",
    ),
    Edit(
        _I2C["circuitpython"],
        _EMPTY,
        "    if (len == 0) {\n",
        """    if (len == 0) {
        if (i2c_queue_wait(0, BUS_TIMEOUT_US) != 0) {
            return -MP_EIO;
        }
""",
    ),
    *[
        Edit("py/modmicropython.c", _INTERRUPT, f"#if CIRCUITPY_MICROPYTHON_ADVANCED && {of}", f"#if {of}")
        for of in (
            "MICROPY_KBD_EXCEPTION\nstatic mp_obj_t",
            "MICROPY_KBD_EXCEPTION\n    { MP_ROM_QSTR",
        )
    ],
)

_CONFIG = "ports/rp2/mpconfigport.h"
_CMAKE = "ports/rp2/CMakeLists.txt"
_MAIN = "ports/rp2/main.c"
_IN_RAM = (
    "argcheck binary malloc obj objarray objboundmeth objclosure objdict objfun objgenerator objint objint_mpz objlist "
    "objrange objslice objstr objstrunicode objtuple qstr sequence smallint unicode vstr"
).split()
_HOT = ("map", "mpz", "gc", "runtime", "objtype", "bc", "objfun", "obj", "qstr")
_NO_TLS = "Nothing of Quipu encrypts or hashes, and mbedtls takes more than its modules."
_TLS = (
    "HASHLIB_MD5                  (1)",
    "HASHLIB_SHA1                 (1)",
    "CRYPTOLIB                    (1)",
    "SSL_MBEDTLS                     (1)",
)
_CRC = "crc32 without all that packs and unpacks, which it comes with."
_NO_MORE = "Nothing of Quipu uses it, and the image has to end before the region: 64 KiB before the file system."
_MORE = (
    "EMIT_THUMB                      (1)",
    "EMIT_INLINE_THUMB               (1)",
    "HW_ENABLE_USB_RUNTIME_DEVICE    (1)",
    "MACHINE_ADC                  (1)",
    "MACHINE_BITSTREAM            (1)",
    "MACHINE_DHT_READINTO         (1)",
    "MACHINE_I2S                  (1)",
    "MACHINE_PULSE                (1)",
    "MACHINE_PWM                  (1)",
    "MACHINE_SOFTSPI              (1)",
    "MACHINE_UART                 (1)",
    "MACHINE_WDT                  (1)",
    "PY_ONEWIRE                      (1)",
    "PY_TIME_GMTIME_LOCALTIME_MKTIME (1)",
    "VFS_FAT                         (1)",
)

MICROPYTHON = (
    *SEARCH,
    *FASTER,
    *LEANER,
    Edit(
        _IMPORTS,
        "What is built in comes before what lies on the drive: looked for there first, in each folder and by each "
        "ending, `time` or `machine` took 2.3 to 3.8 ms at each import, and a start has sixteen.",
        "        // Next try the filesystem. Search for a directory or file relative to\n",
        """        #if MICROPY_HAVE_REGISTERED_EXTENSIBLE_MODULES
        module_obj = mp_module_get_builtin(level_mod_name, true);
        if (module_obj != MP_OBJ_NULL) {
            return module_obj;
        }
        #endif

        // Next try the filesystem. Search for a directory or file relative to
""",
    ),
    Edit(
        _IMPORTS,
        "(so it need not come after it)",
        """        if (stat == MP_IMPORT_STAT_NO_EXIST) {
            module_obj = mp_module_get_builtin(level_mod_name, true);
            if (module_obj != MP_OBJ_NULL) {
                return module_obj;
            }
        }
""",
        "",
    ),
    Edit(
        _CONSOLE,
        "The console can be asked whether there is something to read or room to write: `select` is out.",
        "    { MP_ROM_QSTR(MP_QSTR_close), MP_ROM_PTR(&mp_identity_obj) },\n",
        """    { MP_ROM_QSTR(MP_QSTR_close), MP_ROM_PTR(&mp_identity_obj) },
    { MP_ROM_QSTR(MP_QSTR_ioctl), MP_ROM_PTR(&mp_stream_ioctl_obj) },
""",
    ),
    Edit(_I2C["micropython"], _QUEUE, '#include "hardware/i2c.h"\n', '#include "i2c_queue.h"\n'),
    Edit(
        _I2C["micropython"],
        _OPENED,
        "        i2c_init(self->i2c_inst, self->freq);\n",
        "        i2c_queue_close(self->i2c_inst, self->timeout);\n        i2c_init(self->i2c_inst, self->freq);\n",
    ),
    Edit(
        _I2C["micropython"],
        _EMPTY,
        "        if (len == 0) {\n",
        """        if (len == 0) {
            if (i2c_queue_wait(0, self->timeout) != 0) {
                return -MP_EIO;
            }
""",
    ),
    Edit(
        "ports/rp2/memmap_mp_rp2040.ld",
        "What runs most of the interpreter lies in RAM, not in the flash and its small cache; its parser, which "
        "nothing of Quipu needs, the other way round. Objects end in .o or .obj, as the version of CMake has it.",
        "*gc.c.obj *vm.c.obj *parse.c.obj) .text*)",
        "*gc.c.o* *vm.c.o* *py/runtime.c.o* *py/objtype.c.o* *py/map.c.o* *py/bc.c.o* *py/nlr*.c.o* "
        + " ".join(f"*py/{name}.c.o*" for name in _IN_RAM)
        + ") .text*)",
    ),
    Edit(
        _CMAKE,
        "What runs most is compiled for speed, as their vm.c is.",
        "    ${MICROPY_PY_DIR}/map.c\n    ${MICROPY_PY_DIR}/mpz.c\n",
        "".join(f"    ${{MICROPY_PY_DIR}}/{name}.c\n" for name in _HOT),
    ),
    *[Edit(_CONFIG, _NO_TLS, line, line.replace("(1)", "(0)")) for line in _TLS],
    *[Edit(_CONFIG, _NO_MORE, line, line.replace("(1)", "(0)")) for line in _MORE],
    Edit(
        "shared/readline/readline.c",
        "The console alone printed by the SDK's printf, which takes 1.9 KB.",
        """        char vt100_command[6];
        // snprintf needs space for the terminating null character
        int n = snprintf(&vt100_command[0], sizeof(vt100_command), "\\x1b[%u", pos);
        if (n > 0) {
            assert((unsigned)n < sizeof(vt100_command));
            vt100_command[n] = 'D'; // replace null char
            mp_hal_stdout_tx_strn(vt100_command, n + 1);
        }
""",
        '        mp_printf(&mp_plat_print, "\\x1b[%uD", pos);\n',
    ),
    Edit(
        "ports/rp2/modtime.c",
        "(nobody asks for the date)",
        """static void mp_time_localtime_get(timeutils_struct_time_t *tm) {
    struct timespec ts;
    aon_timer_get_time(&ts);
    timeutils_seconds_since_epoch_to_struct_time(ts.tv_sec, tm);
}
""",
        "",
    ),
    Edit(
        "mpy-cross/mpconfigport.h",
        "A text of more than 10 characters has 16 bytes more, in each module anew; interned, 6, and once.",
        "#define MICROPY_DYNAMIC_COMPILER    (1)\n",
        "#define MICROPY_DYNAMIC_COMPILER    (1)\n#define MICROPY_ALLOC_PARSE_INTERN_STRING_LEN (200)\n",
    ),
    Edit(_CMAKE, _NO_TLS, "set(MICROPY_SSL_MBEDTLS ON)", "set(MICROPY_SSL_MBEDTLS OFF)"),
    Edit(_CMAKE, _NO_TLS, "    mbedtls/mbedtls_port.c\n", ""),
    Edit(_CMAKE, _NO_TLS, "    ${MICROPY_EXTMOD_DIR}/mbedtls/mbedtls_alt.c\n", ""),
    Edit(_CMAKE, _NO_TLS, "target_link_libraries(${MICROPY_TARGET} micropy_lib_mbedtls)\n", ""),
    *[
        Edit(_MAIN, _NO_MORE, f"        rp2_{name}();\n", "")
        for name in ("pio_init", "dma_init", "dma_deinit", "pio_deinit")
    ],
    *[
        Edit(
            "ports/rp2/modrp2.c",
            _NO_MORE,
            f"    {{ MP_ROM_QSTR(MP_QSTR_{name}),{room}MP_ROM_PTR(&rp2_{of}_type) }},\n",
            "",
        )
        for name, room, of in (
            ("PIO", " " * 17, "pio"),
            ("StateMachine", " " * 8, "state_machine"),
            ("DMA", " " * 17, "dma"),
        )
    ],
    *[
        Edit(
            "ports/rp2/modmachine.c",
            _NO_MORE,
            f"    {{ MP_ROM_QSTR(MP_QSTR_{name}),{room}MP_ROM_PTR(&{of}_type) }}, \\\n",
            "",
        )
        for name, room, of in (("RTC", " " * 17, "machine_rtc"), ("Timer", " " * 15, "machine_timer"))
    ],
    *[Edit(_CMAKE, _NO_MORE, f"\n    {name}.c\n", "\n") for name in ("rp2_pio", "rp2_dma")],
    *[Edit(_CMAKE, _NO_MORE, f"    ${{MICROPY_PORT_DIR}}/{name}.c\n", "") for name in ("rp2_pio", "rp2_dma")],
    Edit(
        _CMAKE,
        "Divisions are a tenth of a press; what the SDK says when it gives up reaches no console; what a tool for it "
        "reads out of an image (names of pins and of all modules) stands in this_image.py.",
        "    LFS1_NO_MALLOC LFS1_NO_DEBUG",
        "    PICO_DIVIDER_IN_RAM=1 PICO_PANIC_FUNCTION= PICO_NO_BINARY_INFO=1\n    LFS1_NO_MALLOC LFS1_NO_DEBUG",
    ),
    *[
        Edit("extmod/modbinascii.c", _CRC, f"{here}#if MICROPY_PY_BINASCII_CRC32 && MICROPY_PY_DEFLATE\n{after}", new)
        for here, after, new in (
            ("\n", "#include", "\n#if MICROPY_PY_BINASCII_CRC32\n#include"),
            ("    ", "", "    #if MICROPY_PY_BINASCII_CRC32\n"),
        )
    ],
    Edit(
        _CMAKE,
        _CRC,
        "    ${MICROPY_DIR}/lib/littlefs/lfs1.c\n    ${MICROPY_DIR}/lib/littlefs/lfs1_util.c\n",
        "    ${MICROPY_DIR}/lib/uzlib/crc32.c\n",
    ),
)

# The region of flash has 16 sectors, where CircuitPython's nvm has one: it always rewrites the first, and copies all
# that is written onto the stack.
CIRCUITPYTHON_FILES = (
    Replacement(
        "ports/raspberrypi/common-hal/nvm/ByteArray.c",
        "nvm of more than one sector",
        "57b5f064f420f48d",
        Path(__file__).parent / "circuitpython" / "nvm.c",
    ),
)


EDITS = {"circuitpython": CIRCUITPYTHON, "micropython": MICROPYTHON}
FILES: dict[str, tuple[Replacement, ...]] = {"circuitpython": CIRCUITPYTHON_FILES, "micropython": ()}


def apply(runtime: str, sources: Path) -> None:
    """Change the sources in that folder. Raises NoPlace, and nothing is written then."""
    texts: dict[Path, str] = {}
    for edit in EDITS[runtime]:
        path = sources / edit.path
        text = texts[path] if path in texts else path.read_text(encoding="utf-8")
        found = text.count(edit.old)
        if found != 1:
            raise NoPlace(f"{edit.path} has {found} places for an edit, not one: {edit.why}\n{edit.old}")
        texts[path] = text.replace(edit.old, edit.new)
    for file in FILES[runtime]:
        path = sources / file.path
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        if not digest.startswith(file.sha256):
            raise NoPlace(f"{file.path} is another file than the one that ours replaces: {file.why} ({digest[:16]})")
        texts[path] = file.ours.read_text(encoding="utf-8")
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
