"""What the keys' drivers do while the display is dark: their real code on fakes of `alarm`, `machine` …

On emulated boards: test_pico_sleep.py.
"""

import pytest
from test_drivers import Board, all_edges, load, module

from host.device import bare

import app
from drivers import pins
from drivers.loop import turn

# --- CircuitPython ---------------------------------------------------------------------------------------------------

FULL = pins.PROCESSOR


class Break(BaseException):
    """Ctrl-C at the console."""


class Circuit:
    """A board on a battery: what happens to the keys next is in `script`, sets of the keys that are down.

    Each look of the sleeping driver, and each moment of light sleep, takes one; the last one stays.
    """

    def __init__(self, usb=False, down=()):
        self.down = set(down)
        self.script = []
        self.claimed = set()
        self.ms = 0
        self.cpu = module(frequency=FULL)
        self.slept = []  # (how, Hz) of each sleep
        self.runtime = module(usb_connected=usb)
        circuit = self

        class Queue(list):
            def get_into(self, event):
                if not self:
                    return False
                event.key_number, event.pressed, event.timestamp = self.pop(0)
                return True

            overflowed = False

        class Keys:
            def __init__(self, pins, **_):
                assert not circuit.claimed, "the pins are in use"
                circuit.claimed = set(pins)
                self.events = Queue()
                self.known = set(circuit.down)
                circuit.scanner = self

            def reset(self):
                self.known = set()
                self.scan()

            def scan(self):
                for key in sorted(self.known ^ circuit.down):
                    self.events.append((key, key in circuit.down, circuit.ms))
                self.known = set(circuit.down)

            def deinit(self):
                circuit.claimed = set()
                circuit.scanner = None

        class PinAlarm:
            def __init__(self, pin, value, edge, pull):
                assert not value and pull
                assert pin not in circuit.claimed, "the pin is in use"
                self.key = pins.KEYS.index(pin)
                self.edge = edge

        self.modules = {
            "board": module(**{f"GP{n}": n for n in range(29)}),
            "keypad": module(Keys=Keys, Event=lambda: module(key_number=0, pressed=False)),
            "alarm": module(pin=module(PinAlarm=PinAlarm), light_sleep_until_alarms=self.light_sleep),
            "microcontroller": module(cpu=self.cpu),
            "supervisor": module(runtime=self.runtime, ticks_ms=lambda: self.ms),
            "time": module(sleep=self.sleep),
        }

    def driver(self, monkeypatch):
        driver = load(monkeypatch, "drivers.circuitpy.keys", **self.modules)
        return driver.Keys()

    def happens(self):
        before = self.down
        if self.script:
            self.down = set(self.script.pop(0))
        return self.down - before

    def sleep(self, seconds):
        assert 0.02 <= seconds <= 0.1
        self.ms += round(1000 * seconds)
        self.slept.append(("sleep", self.cpu.frequency))
        self.happens()
        self.scanner.scan()

    def light_sleep(self, *alarms):
        self.slept.append(("light", self.cpu.frequency))
        for _ in range(100):
            gone_down = self.happens()
            for alarm in alarms:
                if alarm.key in (gone_down if alarm.edge else self.down):
                    return alarm
        raise Break  # the console is all that is left


def test_a_battery_gets_light_sleep_at_a_low_clock_and_the_waking_key_is_reported(monkeypatch):
    circuit = Circuit()
    driver = circuit.driver(monkeypatch)
    assert all_edges(driver) == []
    for key in range(7):
        circuit.script = [(), (), {key}, {key}]
        circuit.slept = []
        driver.sleep(1000)
        assert circuit.slept[0] == ("light", 25_000_000)
        assert circuit.cpu.frequency == FULL
        assert all_edges(driver) == [key]
        circuit.down = set()
        circuit.scanner.scan()
        assert all_edges(driver) == []  # it may be bouncing
        circuit.ms += 20
        assert all_edges(driver) == [key + 8]


def test_a_tap_that_is_over_when_the_pins_are_back_is_a_press_and_a_release(monkeypatch):
    circuit = Circuit()
    driver = circuit.driver(monkeypatch)
    circuit.script = [(), {4}, ()]
    driver.sleep(1000)
    assert all_edges(driver) == [4, 4 + 8]


def test_a_key_that_goes_down_on_the_way_into_sleep_ends_it(monkeypatch):
    circuit = Circuit()
    driver = circuit.driver(monkeypatch)
    circuit.down = {3}  # keypad has not seen it
    driver.sleep(1000)
    assert all_edges(driver) == [3]


def test_an_edge_that_waits_keeps_from_sleeping(monkeypatch):
    circuit = Circuit()
    driver = circuit.driver(monkeypatch)
    circuit.down = {3}
    circuit.scanner.scan()
    driver.sleep(1000)
    assert circuit.slept == []
    assert all_edges(driver) == [3]


def test_a_key_that_is_down_is_watched_until_it_counts_as_stuck(monkeypatch):
    circuit = Circuit(down={6})
    driver = circuit.driver(monkeypatch)
    assert all_edges(driver) == [6]
    circuit.ms += 20
    for _ in range(30):
        assert all_edges(driver) == []
        driver.sleep(1000)
    assert circuit.slept == [("sleep", 25_000_000)] * 150  # 5 looks each time: the app sees it held in between
    circuit.script = [{6}, {6}, {2, 6}, {2, 6}]
    driver.sleep(1000)
    assert circuit.slept[150][0] == "light"
    # The stuck key neither ends the sleep nor is reported again.
    assert all_edges(driver) == [2]


@pytest.mark.parametrize(
    ("script", "edges"),
    [
        ([{6}, set(), {4}, {4}], [4, 6 + 8]),
        ([{6}, set(), set(), {6}, {6}], [6 + 8, 6]),
        ([set(), {6}, set()], [6 + 8]),  # no press: it bounced as it was let go
    ],
    ids=["let go", "pressed again", "bounced"],
)
def test_a_stuck_key_comes_loose_in_light_sleep(monkeypatch, script, edges):
    circuit = Circuit(down={6})
    driver = circuit.driver(monkeypatch)
    all_edges(driver)
    circuit.ms += 20
    all_edges(driver)
    for _ in range(30):
        driver.sleep(1000)
    circuit.script = script
    driver.sleep(1000)
    assert circuit.slept[-2][0] == "light"
    assert sorted(all_edges(driver)) == sorted(edges)


def test_on_a_computers_cable_the_clock_stays_and_the_console_is_heard(monkeypatch):
    circuit = Circuit(usb=True)
    driver = circuit.driver(monkeypatch)
    driver.sleep(1000)
    assert circuit.slept == [("sleep", FULL)] * 50


def test_the_console_gets_pins_and_clock_back_in_order(monkeypatch):
    circuit = Circuit()
    driver = circuit.driver(monkeypatch)
    with pytest.raises(Break):
        driver.sleep(1000)
    assert circuit.cpu.frequency == FULL
    assert circuit.claimed == set(pins.KEYS)


# --- MicroPython -----------------------------------------------------------------------------------------------------

SIE_STATUS = 0x50110050
CONNECTED = 1 << 16
SUSPENDED = 1 << 4
# A cable to nothing; to a computer; to one that sleeps. The other bits are of no interest.
ALONE, AWAKE, ASLEEP = 0xC0000015, CONNECTED | 0x40000005, CONNECTED | SUSPENDED | 1


class Pico(Board):
    """`schedule` is a list of (ms, key, low). In light sleep the pins raise no interrupt."""

    def __init__(self, cable=ALONE):
        super().__init__()
        self.schedule = []
        self.slept = []
        self.usb = cable
        self.machine.mem16 = self
        self.machine.lightsleep = self.lightsleep
        self.machine.freq = self.freq
        self.hz = FULL

    def __getitem__(self, address):
        return self.usb >> {SIE_STATUS: 0, SIE_STATUS + 2: 16}[address] & 0xFFFF

    def freq(self, hz=None):
        self.hz = hz or self.hz
        return self.hz

    def sleep(self, ms, how="sleep"):
        self.slept.append((how, ms))
        end = self.ms + ms
        while self.schedule and self.schedule[0][0] <= end:
            self.ms, key, low = self.schedule.pop(0)
            self.set(key, low)
        self.ms = end

    def lightsleep(self, ms):
        self.interrupts = False
        self.sleep(ms, "light")
        self.hz = 125_000_000  # as at power-on
        self.missed.clear()
        self.interrupts = True


def pico(monkeypatch, *down, cable=ALONE):
    board = Pico(cable)
    driver = load(monkeypatch, "drivers.micropy.keys", machine=board.machine, time=board.time)
    for key in down:
        board.set(key, True)
    keys = driver.Keys()
    board.slept = []
    return keys, board


@pytest.mark.parametrize("cable", [ALONE, AWAKE, ASLEEP])
def test_micropython_light_sleep_is_for_boards_without_a_computer_that_is_awake(monkeypatch, cable):
    driver, board = pico(monkeypatch, cable=cable)
    start = board.ms
    driver.sleep(1000)
    assert board.slept == [("sleep" if cable == AWAKE else "light", 50)] * 20
    assert board.hz == FULL  # the bus was made for that
    assert board.ms - start == 1000
    # Plugged in or out meanwhile.
    board.usb = ALONE if cable == AWAKE else AWAKE
    board.slept = []
    driver.sleep(100)
    assert board.slept == [("light" if cable == AWAKE else "sleep", 50)] * 2


@pytest.mark.parametrize("cable", [ALONE, AWAKE])
def test_micropython_any_key_ends_the_sleep_even_when_its_interrupt_was_slept_over(monkeypatch, cable):
    driver, board = pico(monkeypatch, cable=cable)
    for key in range(7):
        start = board.ms
        board.schedule = [(start + 220, key, True), (start + 290, key, False)]
        driver.sleep(1000)
        assert board.ms - start == 250
        assert all_edges(driver) == [key]
        got = []
        for _ in range(20):
            driver.sleep(1000)
            got = all_edges(driver)
            if got:
                break
        assert got == [key + 8]
        assert board.ms - start <= 350


def test_micropython_a_key_that_is_down_shortens_the_sleep_but_does_not_make_it_spin(monkeypatch):
    driver, board = pico(monkeypatch, 6)
    assert all_edges(driver) == [6]
    for _ in range(10):
        driver.sleep(1000)
        assert all_edges(driver) == []
    assert board.slept[-5:] == [("light", 50)] * 5
    board.schedule = [(board.ms + 10, 2, True)]
    driver.sleep(1000)
    assert all_edges(driver) == [2]


# --- the app and the host --------------------------------------------------------------------------------------------


def idle_device(display):
    """A device at home with nothing left to do, its keys and its clock."""
    clock = bare.Clock()
    keys = bare.Keys(clock)
    device = app.App(display, keys, clock, bare.Store())
    bare.settle(device)
    return device, keys, clock


def test_the_app_waits_longer_when_nobody_has_pressed_for_a_second():
    device, keys, clock = idle_device(bare.Display())
    pressed = clock.now()
    waits = []
    while clock.now() - pressed < 3000:
        waits.append((clock.now() - pressed, device.step()))
        clock.idle(waits[-1][1])
    assert {ms for at, ms in waits if at < 900} == {app.WAIT}
    assert {ms for at, ms in waits if at > 1100} == {app.WAIT_QUIET}
    keys.down(4)
    bare.settle(device)
    bare.settle(device)
    assert device.step() == app.WAIT


def test_the_idle_app_looks_ten_times_a_second_whether_the_display_is_lit():
    class Counted(bare.Display):
        looks = 0

        def lit(self):
            self.looks += 1
            return True

    display = Counted()
    device, _, clock = idle_device(display)
    start, before = clock.now(), display.looks
    bare.wait(device, clock, 5000)
    assert 40 <= display.looks - before <= (clock.now() - start) // 100


def test_asleep_the_app_waits_in_the_keys_driver(monkeypatch):
    monkeypatch.setattr(app, "MINUTE", 100)
    clock = bare.Clock()
    keys = bare.Keys(clock)
    display = bare.Display()
    device = app.App(display, keys, clock, bare.Store())
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
