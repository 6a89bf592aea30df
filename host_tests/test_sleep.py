"""The keys' drivers while the display is dark: their real code on the boards of fakes.py.

On emulated boards: test_pico_sleep.py.
"""

import fakes
import pytest
from fakes import ALONE, ASLEEP, AWAKE, Break, edges

from host.device import in_memory

import app
from drivers import pins
from drivers.loop import turn

FULL = pins.PROCESSOR
SLOW = 25_000_000


@pytest.fixture
def circuit(monkeypatch):
    """The keys' driver of CircuitPython, with some keys down at power-on, and its board."""
    return lambda *down, **options: fakes.keyed(monkeypatch, "circuitpy", *down, **options)


@pytest.fixture
def micro(monkeypatch):
    """The same of MicroPython."""
    return lambda *down, **options: fakes.keyed(monkeypatch, "micropy", *down, **options)


# --- CircuitPython


def test_a_battery_gets_light_sleep_at_a_low_clock_and_the_waking_key_is_reported(circuit):
    driver, board = circuit()
    assert edges(driver) == []
    for key in range(7):
        board.schedule = [(board.ms + 500, key, True)]
        board.did.clear()
        driver.sleep(1000)
        assert board.slept[0] == ("light", SLOW)
        assert board.hz == FULL
        assert edges(driver) == [key]
        board.set(key, False)
        board.wait(1)
        assert edges(driver) == []  # it may be bouncing
        board.wait(20)
        assert edges(driver) == [key + 8]


@pytest.mark.parametrize(
    ("before", "schedule", "told"),
    [
        ((), [(500, 4, True), (510, 4, False)], [4, 4 + 8]),  # over when the pins are back
        ((3,), [], [3]),  # goes down on the way into sleep: `keypad` has not seen it
    ],
    ids=["a tap", "on the way"],
)
def test_a_key_that_wakes_is_told_whenever_it_goes_down(circuit, before, schedule, told):
    driver, board = circuit()
    for key in before:
        board.set(key, True)
    board.schedule = schedule
    driver.sleep(1000)
    assert board.slept[0] == ("light", SLOW)
    assert edges(driver) == told


def test_a_pico_2_sleeps_on_a_battery_without_alarms_and_any_key_wakes_it(monkeypatch):
    board = fakes.Circuit2350()
    driver = board.load(monkeypatch, "keys").Keys()
    board.did.clear()
    for key in range(7):
        board.schedule = [(board.ms + 500, key, True)]
        driver.sleep(1000)
        assert {hz for _, hz in board.slept} == {SLOW} and board.hz == FULL
        assert edges(driver) == [key]
        board.set(key, False)
        board.wait(30)
        assert edges(driver) == [key + 8]
        board.did.clear()
    before = board.ms
    driver.sleep(1000)
    assert board.ms - before == 1000 and edges(driver) == []


def test_an_edge_that_waits_keeps_from_sleeping(circuit):
    driver, board = circuit()
    board.set(3, True)
    board.wait(1)
    driver.sleep(1000)
    assert board.slept == []
    assert edges(driver) == [3]


def test_a_key_that_is_down_is_watched_until_it_counts_as_stuck(circuit):
    driver, board = circuit(6)
    assert edges(driver) == [6]
    board.wait(20)
    for _ in range(30):
        assert edges(driver) == []
        driver.sleep(1000)
    assert board.slept == [("sleep", SLOW)] * 150  # 5 looks each time: the app sees it held in between
    board.schedule = [(board.ms + 500, 2, True)]
    driver.sleep(1000)
    assert board.slept[150][0] == "light"
    # The stuck key neither ends the sleep nor is reported again.
    assert edges(driver) == [2]


@pytest.mark.parametrize(
    ("schedule", "told"),
    [
        ([(6, False), (4, True)], [4, 6 + 8]),
        ([(6, False), (6, True)], [6 + 8, 6]),
        ([(6, False), (6, True), (6, False)], [6 + 8]),  # no press: it bounced as it was let go
    ],
    ids=["let go", "pressed again", "bounced"],
)
def test_a_stuck_key_comes_loose_in_light_sleep(circuit, schedule, told):
    driver, board = circuit(6)
    edges(driver)
    board.wait(20)
    edges(driver)
    for _ in range(30):
        driver.sleep(1000)
    board.schedule = [(board.ms + ms, *change) for ms, change in enumerate(schedule, 1)]
    driver.sleep(1000)
    assert board.slept[-2][0] == "light"
    assert sorted(edges(driver)) == sorted(told)


def test_on_a_computers_cable_the_clock_stays_and_the_console_is_heard(circuit):
    driver, board = circuit(cable=AWAKE)
    driver.sleep(1000)
    assert board.slept == [("sleep", FULL)] * 50


def test_the_console_gets_pins_and_clock_back_in_order(circuit):
    driver, board = circuit()
    with pytest.raises(Break):
        driver.sleep(1000)
    assert board.hz == FULL
    assert board.scanner.keys == list(range(7))


# --- MicroPython


@pytest.mark.parametrize("cable", [ALONE, AWAKE, ASLEEP])
def test_micropython_light_sleep_is_for_boards_without_a_computer_that_is_awake(micro, cable):
    driver, board = micro(cable=cable)
    start = board.ms
    driver.sleep(1000)
    assert [did[:2] for did in board.did if did[0] != "clock"] == [("sleep" if cable == AWAKE else "light", 50)] * 20
    assert board.hz == FULL  # the bus was made for that
    assert board.ms - start == 1000
    # Plugged in or out meanwhile.
    board.cable = ALONE if cable == AWAKE else AWAKE
    board.did.clear()
    driver.sleep(100)
    assert [how for how, _ in board.slept] == ["light" if cable == AWAKE else "sleep"] * 2


@pytest.mark.parametrize("cable", [ALONE, AWAKE])
def test_micropython_any_key_ends_the_sleep_even_when_its_interrupt_was_slept_over(micro, cable):
    driver, board = micro(cable=cable)
    for key in range(7):
        start = board.ms
        board.schedule = [(start + 220, key, True), (start + 290, key, False)]
        driver.sleep(1000)
        assert board.ms - start == 250
        assert edges(driver) == [key]
        got = []
        for _ in range(20):
            driver.sleep(1000)
            got = edges(driver)
            if got:
                break
        assert got == [key + 8]
        assert board.ms - start <= 350


def test_micropython_a_key_that_is_down_shortens_the_sleep_but_does_not_make_it_spin(micro):
    driver, board = micro(6)
    assert edges(driver) == [6]
    for _ in range(10):
        driver.sleep(1000)
        assert edges(driver) == []
    assert [did[:2] for did in board.did if did[0] != "clock"][-5:] == [("light", 50)] * 5
    board.schedule = [(board.ms + 10, 2, True)]
    driver.sleep(1000)
    assert edges(driver) == [2]


# --- the app and the host


def idle_device(display):
    """A device at home with nothing left to do, its keys and its clock."""
    clock = in_memory.Clock()
    keys = in_memory.Keys(clock)
    device = app.App(display, keys, clock, in_memory.Store())
    in_memory.settle(device)
    return device, keys, clock


def test_the_app_waits_longer_when_nobody_has_pressed_for_a_second():
    device, keys, clock = idle_device(in_memory.Display())
    pressed = clock.now()
    waits = []
    while clock.now() - pressed < 3000:
        waits.append((clock.now() - pressed, device.step()))
        clock.idle(waits[-1][1])
    assert {ms for at, ms in waits if at < 900} == {app.WAIT}
    assert {ms for at, ms in waits if at > 1100} == {app.WAIT_QUIET}
    keys.down(4)
    in_memory.settle(device)
    in_memory.settle(device)
    assert device.step() == app.WAIT


def test_the_idle_app_looks_ten_times_a_second_whether_the_display_is_lit():
    class Counted(in_memory.Display):
        looks = 0

        def lit(self):
            self.looks += 1
            return True

    display = Counted()
    device, _, clock = idle_device(display)
    start, before = clock.now(), display.looks
    in_memory.wait(device, clock, 5000)
    assert 40 <= display.looks - before <= (clock.now() - start) // 100


def test_asleep_the_app_waits_in_the_keys_driver(monkeypatch):
    monkeypatch.setattr("ui.power.MINUTE", 100)
    display = in_memory.Display()
    device, keys, clock = idle_device(display)
    while display.on:
        turn(device, keys, clock)
    before = clock.now()
    turn(device, keys, clock)
    assert clock.now() - before == app.WAIT_ASLEEP
    keys.down(4)
    keys.sleep(1000)
    assert clock.now() - before == app.WAIT_ASLEEP
    turn(device, keys, clock)
    assert display.on
