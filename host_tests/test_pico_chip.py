"""The emulated chip by itself: its hot loop, the cache before its flash, and the time it sleeps."""

import json

import pytest
from images import ON_BOARD
from rig_node import node

from host.runtimes.emulated_pico import EmulatedPico

pytestmark = ON_BOARD

CPU = """
import { RP2040 } from 'rp2040js';
import { Processor } from './cpu.mjs';
import { FlashCache } from './xip.mjs';
const [cached, AT] = JSON.parse(process.argv[1]);
let seed = 1;
const random = (n) => { seed = (Math.imul(seed, 1103515245) + 12345) >>> 0; return Math.floor(seed / 65536) % n; };
const word = () => [0, 1, 0x7fffffff, 0x80000000, 0xffffffff, random(65536) * 65536 + random(65536)][random(6)] >>> 0;
const chip = new RP2040();
chip.logger = { warn() {}, info() {}, debug() {}, error() {} };
chip.onBreak = () => {};
const cache = new FlashCache(chip, cached);
const processor = new Processor(chip, cache);
const { core } = chip;
for (let i = 0; i < 4096; i += 4) chip.flashView.setUint32(i, word(), true);
const [code, inCode] = AT < 0x20000000 ? [chip.flashView, AT - 0x10000000] : [chip.sramView, AT - 0x20000000];
const fresh = () => { cache.flush(); cache.settle(); cache.accesses = cache.misses = 0; };
// What the flash costs: with its controller as it is after a reset
const fetch = cached && AT < 0x20000000 ? 8 : 0;
const rubbish = Uint32Array.from({ length: 1024 }, (_, i) => ((i * 40503) & 0xffffff) | 0x01000000);
const different = [];
const seen = new Set();
for (let op = 0; op < 0xe800; op++) {
  // Not to be used, by the book: comparing with or branching to the program counter, bits which should be zero
  if (op >>> 8 === 0x45 && ((op & 0x78) === 0x78 || (op & 0x87) === 0x87)) continue;
  if (op >>> 8 === 0x47 && (op & 7 || (op & 0x78) === 0x78)) continue;
  if (op === 0x47f0) continue; // rp2040js overwrites the link register before it goes where that pointed
  for (let turn = 0; turn < 4; turn++) {
    for (let i = 0; i < 4096; i += 4) chip.sramView.setUint32(i, rubbish[i >> 2], true);
    code.setUint16(inCode, op, true);
    const byMemory = op >>> 13 === 3 || op >>> 12 === 5 || op >>> 12 === 8 || op >>> 12 === 12;
    for (let i = 0; i < 13; i++) {
      core.registers[i] = byMemory ? [0x20000100, 0x10000100][random(2)] + 4 * random(32) : word();
    }
    // A base and an offset, in either order
    if (op >>> 12 === 5) core.registers[(op >>> (turn & 1 ? 6 : 3)) & 7] = 4 * random(32);
    if (op >>> 8 === 0x41 && [0, 3].includes((op >>> 6) & 3) || op >>> 7 === 0x81) {
      core.registers[(op >>> 3) & 7] = 1 + random(31); // rp2040js errs for shifts by 0 and by 32 or more
    }
    if (op >>> 6 === 0x105 || op >>> 6 === 0x106) { // and for ADCS and SBCS where one value and the carry overflow
      core.registers[op & 7] = random(65536) * 65536 + 7;
      core.registers[(op >>> 3) & 7] = random(65536) * 65536 + 9;
    }
    core.registers[13] = 0x20000800;
    core.registers[14] = 0x10000101;
    core.registers[15] = AT;
    [core.N, core.C, core.V] = [random(2) === 1, random(2) === 1, random(2) === 1];
    core.Z = !core.N && random(2) === 1;
    core.waiting = core.interruptsUpdated = false;
    const start = { r: core.registers.slice(), ram: chip.sram.slice(0, 4352), f: [core.N, core.Z, core.C, core.V] };
    const state = (cycles) => {
      const ram = Buffer.from(chip.sram.buffer, 0, 4352).toString('latin1');
      return [...core.registers, core.N, core.Z, core.C, core.V, cycles, cache.misses, ram].join();
    };
    fresh();
    const used = processor.burst(1, 8);
    if (used === fetch) break; // none of the hot loop's
    seen.add(op >>> 11);
    const fast = state(used);
    core.registers.set(start.r); chip.sram.set(start.ram); [core.N, core.Z, core.C, core.V] = start.f;
    fresh();
    const cycles = core.executeInstruction();
    const plain = state(cycles + cache.settle());
    // rp2040js forgets to write the address back when its register is among those stored
    if (op >>> 11 === 24 && op & (1 << ((op >>> 8) & 7))) continue;
    if (fast !== plain && different.length < 20) different.push(op.toString(16));
  }
}
console.log(JSON.stringify({ different, seen: seen.size }));
"""


@pytest.mark.parametrize(
    ("cached", "at"),
    [(False, 0x20001000), (True, 0x20001000), (True, 0x10001000)],
    ids=["no cache", "code in RAM", "code in the flash"],
)
def test_hot_loop_does_what_rp2040js_does(cached, at):
    result = node(CPU, json.dumps([cached, at]))
    assert result["different"] == []
    assert result["seen"] == 26  # groups of instructions: all but the wide, the rare and the unused ones


# --- the cache before the flash

CACHE = """
import { RP2040 } from 'rp2040js';
import { BootRom } from './bootrom.mjs';
import { FlashChip } from './flash.mjs';
import { FlashCache, fetchCycles } from './xip.mjs';
const chip = new RP2040();
chip.logger = { warn() {}, info() {}, debug() {}, error() {} };
const cache = new FlashCache(chip);
const rom = new BootRom(new FlashChip(chip.flash, () => {}), cache);
chip.loadBootrom(rom.words);
const { core } = chip;
const SSI = 0x18000000;
const registers = { CTRLR0: 0, SSIENR: 8, BAUDR: 0x14, SPI_CTRLR0: 0xf4 };
const steps = {
  ssi: (name, value) => core.writeUint32(SSI + registers[name], value),
  fetch: () => fetchCycles(cache.ssi),
  read: (address) => { core.readUint8(address); return cache.settle(); },
  span: (address, length) => cache.readSpan(address, length),
  rom: (letters, ...given) => {
    const look = core.readUint16(0x14);
    for (let at = look; core.readUint16(at); at += 4) {
      if (core.readUint16(at) !== letters.charCodeAt(0) + 256 * letters.charCodeAt(1)) continue;
      core.registers.set(given);
      return rom.serve(core.readUint16(core.readUint16(at + 2) & ~1) & 255, chip);
    }
    throw new Error(letters);
  },
};
console.log(JSON.stringify(JSON.parse(process.argv[1]).map(([step, ...given]) => steps[step](...given) ?? null)));
"""

FLASH, AROUND = 0x10000000, 0x13000000
FAR = FLASH + 0x100004
WAY = 8192  # bytes of one way: addresses so far apart share a set

# The flash controller's registers after boot stage 2: quad, continuous read, 32 bits; and the plain serial command 03h.
QUAD = [["ssi", "SSIENR", 0], ["ssi", "CTRLR0", 0x5F0300], ["ssi", "SPI_CTRLR0", 0xA0002022]]
SERIAL = [["ssi", "SSIENR", 0], ["ssi", "CTRLR0", 0x1F0300], ["ssi", "SPI_CTRLR0", 0x03000218]]


def after(divider, mode=QUAD):
    return [*mode, ["ssi", "BAUDR", divider], ["ssi", "SSIENR", 1]]


def cache(*steps):
    """Return the result of each step, on a cache before a flash as CircuitPython sets it up."""
    start = after(4)
    return node(CACHE, json.dumps([*start, *steps]))[len(start) :]


@pytest.mark.parametrize(
    ("mode", "divider", "cycles"),
    [(QUAD, 4, 88), (QUAD, 2, 48), (SERIAL, 4, 264)],
    ids=["CircuitPython", "MicroPython", "03h"],
)
def test_a_miss_costs_what_the_flash_controller_is_set_to(mode, divider, cycles):
    """8 clocks of address and mode, 4 of waiting, 8 of data; serial: 8 + 24 + 32. And 8 cycles on the way."""
    assert node(CACHE, json.dumps([*after(divider, mode), ["fetch"], ["read", FLASH]]))[-2:] == [cycles, cycles]


def read(*addresses):
    return [["read", address] for address in addresses]


FIRST, SECOND, THIRD = FLASH, FLASH + WAY, FLASH + 2 * WAY
MISS = 88
# By sentence: steps, and what each of them gives (None: it does not matter).
CACHED = {
    "a line has two words and each is fetched when it is asked for":
        (read(FLASH, FLASH + 3, FLASH + 4, FLASH + 7, FLASH + 8), [MISS, 0, MISS, 0, MISS]),
    "there are two ways": (read(FIRST, SECOND, FIRST, SECOND), [MISS, MISS, 0, 0]),
    "and the line filled first goes": (read(FIRST, SECOND, THIRD, SECOND, THIRD), [MISS, MISS, MISS, 0, 0]),
    "with both its words": (read(FIRST, FIRST + 4, SECOND, THIRD, FIRST + 4, FIRST), [MISS] * 6),
    "a line that is in its set stays where it is when its second word comes":
        (read(FIRST, SECOND, FIRST + 4, THIRD, SECOND), [MISS, MISS, MISS, MISS, 0]),
    "16 KiB stay": ([["span", FLASH, 16384]] * 2, [4096 * MISS, 0]),
    # Of 24 KiB in a row each line fights with two others: read again, the oldest is always the next one needed.
    "and of more nothing does": ([["span", FLASH, 24576]] * 2, [6144 * MISS] * 2),
    "one mirror neither looks nor allocates": (read(AROUND, FLASH, AROUND), [MISS] * 3),
    # Erased and programmed as pico-sdk does it: the ROM's flush comes last.
    "the cache is emptied by the boot ROM":
        ([*read(FLASH, FAR), ["rom", "RE", 0x100000, 4096, 65536, 0xD8], ["rom", "RP", 0x100000, 0x20000000, 256],
          ["rom", "FC"], *read(FLASH, FAR, FLASH)], [MISS, MISS, None, None, 1030, MISS, MISS, 0]),
}  # fmt: skip


@pytest.mark.parametrize("sentence", CACHED)
def test_the_cache_is_as_the_data_sheet_says(sentence):
    steps, expected = CACHED[sentence]
    found = cache(*steps)
    assert [None if due is None else got for got, due in zip(found, expected, strict=True)] == expected


def test_copying_by_the_boot_rom_reads_through_the_cache():
    def copy(start):
        return ["rom", "MC", 0x20000000, start, 64]

    plain, first, again, around = cache(copy(0x20001000), copy(FLASH + 2), copy(FLASH), copy(AROUND))
    assert (first - plain, again - plain, around - plain) == (17 * 88, 0, 16 * 88)


# --- programs

# A timer interrupt after 1,000 µs, masked; WFI; 10,416 turns of a loop, which are 250 µs at 125 MHz; and again.
PROGRAM = """
    .syntax unified
    .cpu cortex-m0plus
    .thumb
    .thumb_func
start:
    ldr r0, =0x40054000
    movs r1, #1
    str r1, [r0, #0x38]
    ldr r2, =0xe000e100
    str r1, [r2]
    cpsid i
    ldr r4, =1000
    .thumb_func
turn:
    ldr r3, [r0, #0x28]
    adds r3, r3, r4
    str r3, [r0, #0x10]
    wfi
    str r1, [r0, #0x34]
    ldr r5, =10416
    .thumb_func
spin:
    subs r5, #1
    bne spin
    b turn
"""
ASSEMBLED = "074801218163074a116072b6064c836a1b19036130bf4163044d013dfdd1f6e70040054000e100e0e8030000b0280000"


@pytest.fixture
def program(tmp_path):
    """The flash with PROGRAM at the chip's entry."""
    file = tmp_path / "flash"
    file.write_bytes(bytes.fromhex(ASSEMBLED))
    return file


@pytest.mark.parametrize("flash_cache", [True, False])
def test_a_wait_is_told_and_a_masked_interrupt_ends_it(program, flash_cache):
    with EmulatedPico(flash=program, usb=False, flash_cache=flash_cache) as pico:
        pico.run(100)
        stats = pico.stats()
        assert stats["asleep_ms"] + stats["awake_ms"] == pytest.approx(100)
        assert stats["asleep_ms"] == pytest.approx(80, abs=0.3)
        # 48 bytes of program are 12 words; the loop is in two of them
        assert stats["flash_misses"] == (12 if flash_cache else 0)
        assert stats["flash_hits"] > 80 * 10416
        pico.power_cycle()
        assert pico.stats()["asleep_ms"] == stats["asleep_ms"]
