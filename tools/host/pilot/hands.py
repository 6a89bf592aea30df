"""A pilot's hands: they press the keys of an app, by the shortest way to an answer, and remember what they pressed.

They look at the screen only for where the cursor stands and what the amounts are, and press what brings them to the
answer wanted (see `shortest_keys`). Where values are counted up and down a key is held, for so many repeats: one press.
Runs on CPython and MicroPython alike, so it uses only what both have.
"""

from typing import Any

from host.device import in_memory, keystrokes
from host.pilot import shortest_keys
from host.pilot.shortest_keys import Astray

from engine.prompts import NOTICE
from input.keys import A


class Pilot:
    """Presses the keys of an app, and remembers.

    pressed: the names of the keys so far; keys_pressed: their numbers; held: for how many milliseconds each was.
    let_go: whether it counted when it was let go, as it means something else while it is held.
    looked: whether the screen before it had come by itself, so that A was pressed a moment later, when it counts.
    pictures: what the display showed, first before any press, then after each.
    """

    def __init__(self) -> None:
        self.pressed: list[str] = []
        self.keys_pressed: list[int] = []
        self.held: list[int] = []
        self.looked: list[bool] = []
        self.let_go: list[bool] = []
        self.pictures: list[bytes] = []

    def sit_at(self, app: Any, keys: Any, clock: Any) -> None:
        """From now on press the keys of this app, on its drivers."""
        self.app, self.keys, self.clock = app, keys, clock
        self.pictures.append(self.shown())

    def shown(self) -> bytes:
        """The picture that is shown, as the canvas has it and so any display: 1,024 bytes, page by page."""
        return bytes(self.app.canvas.buffer[1:])

    def press(self, key: int, repeats: int = 0) -> int:
        """Press a key and let go; or hold it for so many repeats; return the milliseconds held."""
        keys = self.app.keys
        every = keys.every(key)
        ms = keys.after(key) + every * repeats - every // 2 if repeats else 0
        self.hold(key, ms)
        return ms

    def hold(self, key: int, ms: int = 0) -> None:
        """Press a key, for so many milliseconds, and let go. Keep the picture."""
        self.pressed.append(keystrokes.name(key, ms))
        self.keys_pressed.append(key)
        self.held.append(ms)
        self.looked.append(key == A and self.app.is_guarded(self.clock.now()))
        policy = self.app.screen.policy()
        self.let_go.append(key in (policy.long_press_key, policy.late_key))
        in_memory.press(self.app, self.keys, self.clock, key, ms)
        self.pictures.append(self.shown())

    def follow_way(self, way: list[Any]) -> None:
        """Press keys one after the other; those that are held are (key, repeats)."""
        for key in way:
            self.press(*key if isinstance(key, tuple) else (key,))

    def give(self, session: Any, prompt: Any, answer: bytes, then: bytes | None = None) -> None:
        """Press what gives this answer to the prompt that waits; `then`: see `shortest_keys.way`. Raises Astray."""
        log = bytes(session.log)
        # What the device has to say for itself, such as a full journal.
        while self.app.screen.prompt is not prompt and self.app.screen.prompt.kind == NOTICE:
            self.press(A)
        if self.app.screen.prompt is not prompt:
            raise Astray(f"{self.app.screen.prompt.what} is asked, not {prompt.what}")
        self.follow_way(shortest_keys.way(self.app.screen, prompt, answer, then))
        if session.prompt is prompt:
            raise Astray(f"{prompt.what} is still asked")
        # After the answer may stand those that were given for the player; and the log may have been cut in front.
        now = bytes(session.log)
        entry = bytes([len(answer)]) + answer
        if prompt.kind != NOTICE and not now.startswith(log + entry) and not (len(now) < len(log) and entry in now):
            raise Astray(f"{prompt.what}: {now[len(log) :].hex()} instead of {answer.hex()}")

    def text(self) -> str:
        """The presses as text (see `keystrokes`)."""
        return " ".join(self.pressed)

    def save_screen(self, path: Any) -> None:
        """Save what the display shows as a picture."""
        from host.device import picture

        picture.save_png(path, picture.pixels_of(self.shown()), border=4)

    def save_frames(self, path: Any) -> None:
        """Write a line for each press: the key, and the picture after it as hexadecimal digits, page by page."""
        with open(path, "w", encoding="ascii", newline="\n") as file:
            for key, shown in zip(self.pressed, self.pictures[1:]):
                file.write(f"{key} {shown.hex()}\n")
