"""What a game can ask, and how each kind of question checks, encodes and decodes its answer.

An answer is `bytes`. A prompt never draws itself: a screen shows it by its `kind`. `what` is the id of the
question, `player` the number of the player asked (None: whoever holds the device). Labels are ids of words (`"wood"`),
ids with arguments (`("city", 4)`), player numbers (`0`), or lists of labels.
"""

from engine.limits import ANSWER, NAME_LENGTH
from micropython import const

NOTICE = 0
DICE = 1
CHOOSE = 2
ALLOT = 3
NUMBER = 4
NAME = 5
COUNTERS = 6  # engine/prompts/counters.py
PLACE = 7  # engine/prompts/place.py
EXCHANGE = 8  # engine/prompts/exchange.py

# Faces of a die.
DIE_SIDES = 6
# The answer to a Choose prompt that takes none of its options.
NOTHING = 255
# Added to the number of an option that is taken the other way.
_OTHERWISE = const(0x80)


class Refused(Exception):
    """An answer that breaks a rule. `args`: a reason, then the label or the numbers that belong to it.

    Reasons: "form" (not an answer to this kind of prompt), "count" given due, "face" given,
    "option" given, "range" given least most, "room" label given room, "whole" label given due,
    "most" given most, "least" given least, "name" (empty, too long or unprintable), "taken" name.
    """


class Row:
    """One row of facts: what a screen shows of a good, a building, a development, a sum.

    label: what it is; value: how much there is (None: nothing to show); named, where the game has something to say:

    least, most: the bounds of value (most 0: it has none that is drawn)
    unit: id of the word that says an amount with its sign; none: the bare number
    empty: id of the word that stands in the place of the least value ("open"); none: the value itself
    by_value: what stands in the place of the values 0, 1, 2 …, in every language alike
    tick: value is 0 or 1: there or not
    price: label of what it costs; worth: label of what it pays or counts; detail: label of what else is to be known
    outcome: function that returns the label of what taking the row, or changing it so much, would do; asked only while
        the cursor is on it
    needed: how much value there should be; total: Counters: the sum that value is part of, shown beside it
    sides: Exchange: what the one and the other of the two who trade have (None: the bank)
    warns: Counters: function that says whether something is wrong there, which is marked; asked only where it is seen.
        Allot: function of the amount that returns the label of what it costs, shown in the place of worth, or None
    set: what a new value is put into, where it can be set by hand: (list, index), (object, name of its attribute), or
        (function of key and value, key)
    room: Allot: how much may be put here now; each: what one unit counts towards the sum (Number: what value changes by
    with each); whole: taken all or not at all, and `each` is what all of it counts
    """

    least = 0
    unit = None
    empty = None
    by_value = None
    tick = False
    price = None
    worth = None
    detail = None
    outcome = None
    needed = None
    warns = None
    total = None
    sides = None
    set = None
    room = 0
    each = 1
    whole = False

    def __init__(self, label, value=None, most=0, **named):
        self.label = label
        self.value = value
        self.most = most
        for name in named:
            if not hasattr(self, name):
                raise TypeError(name)
            setattr(self, name, named[name])

    def put(self, value):
        """Set what the row shows to a new value."""
        owner, key = self.set
        if callable(owner):
            owner(key, value)
        elif isinstance(key, str):
            setattr(owner, key, value)
        else:
            owner[key] = value


class Prompt:
    """A question to one player. `suggest` is a function that returns the answer most players would give.

    news: labels of what happened since the last question, to be shown beside this one; teller: whose turn that was, a
    player's number. status: label of what there is to spend, or how far it is, for the title. auto_answer: the
    suggestion is the answer, without asking; it is undone along with the answer before.

    Kinds with `rows` take a sequence, or a function that returns it: then they are made when somebody looks at them,
    which nobody does where answers are played again.
    """

    kind = NOTICE
    _rows = ()
    news = ()
    teller = None
    status = None
    auto_answer = False

    def __init__(self, what, player, suggest=None):
        self.what = what
        self.player = player
        self.suggest = suggest

    def check(self, answer):
        """Raise Refused unless `answer` is one that the rules allow here."""

    def suggestion(self):
        """The suggested answer, or None."""
        return self.suggest() if self.suggest else None

    @property
    def rows(self):
        """The rows that are shown and chosen from."""
        if callable(self._rows):
            self._rows = self._rows()
        return self._rows


class Notice(Prompt):
    """Something to read and confirm. `lines` are labels, most important last. The answer says nothing: b"".

    sign: the name of a picture and how often it is shown, to be seen across the table; `what` is then said large. 0
    times: the large word alone.
    """

    sign = None

    def __init__(self, what, player, lines):
        Prompt.__init__(self, what, player)
        self.lines = lines

    def check(self, answer):
        """Refuse anything but b""."""
        if answer:
            raise Refused("form")


class Dice(Prompt):
    """The final faces of `count` dice, in the order they were entered, each a number below 6.

    `faces` are the ids of six faces that have a picture and a word (a sign) of that name; none: they show 1 to 6.
    `hints` are labels of things to remember before the last die (two lines), `facts` those of what decides what to roll
    for (two lines), or a function that returns them. Encoded two dice a byte.

    For who lets the device roll: `rolls` is how often that may be, `stays` the face that is not rolled again (NOTHING:
    none), `spare` whether one die, also of that face, may be rolled once more at the end.
    """

    kind = DICE
    rolls = 1
    stays = NOTHING
    spare = False

    def __init__(self, what, player, count, faces=(), hints=(), facts=()):
        Prompt.__init__(self, what, player)
        self._facts = facts
        self.count = count
        self.faces = faces
        self.hints = hints

    @property
    def facts(self):
        """What decides what to roll for."""
        if callable(self._facts):
            self._facts = self._facts()
        return self._facts

    def encode(self, faces):
        """The answer for a sequence of face numbers (0 to 5 each)."""
        if len(faces) != self.count:
            raise Refused("count", len(faces), self.count)
        answer = bytearray((self.count + 1) // 2)
        for i, face in enumerate(faces):
            if not 0 <= face < DIE_SIDES:
                raise Refused("face", face)
            answer[i >> 1] |= face << 4 if i & 1 else face
        return bytes(answer)

    def decode(self, answer):
        """The face numbers as bytes."""
        return bytes([answer[i >> 1] >> 4 if i & 1 else answer[i >> 1] & 15 for i in range(self.count)])

    def check(self, answer):
        """Refuse a wrong number of dice or an unknown face."""
        if len(answer) != (self.count + 1) // 2 or self.count & 1 and answer[-1] > 15:
            raise Refused("form")
        for face in self.decode(answer):
            if face >= DIE_SIDES:
                raise Refused("face", face)


class Choose(Prompt):
    """One of `rows`; the answer is its number in `ids` (one byte, at most 126).

    `optional` is the label of taking none of them, and then NOTHING is an answer as well. `otherwise` is the label of a
    second way to take a row, such as paying for it by hand. `facts` are labels to read before choosing. `leads_to`:
    the rows are those whom one can deal with, and this function of a number in `ids` returns the Exchange that is asked
    when that is taken.
    """

    kind = CHOOSE
    leads_to = None

    def __init__(self, what, player, rows, ids=None, optional=None, suggest=None, facts=(), otherwise=None):
        Prompt.__init__(self, what, player, suggest)
        self._rows = rows
        self.facts = facts
        self.ids = bytes(range(len(self.rows))) if ids is None else ids
        self.optional = optional
        self.otherwise = otherwise

    def encode(self, number, otherwise=False):
        """The answer that takes option `number` (or NOTHING)."""
        if not 0 <= number <= 255:
            raise Refused("option", number)
        answer = bytes([number | _OTHERWISE if otherwise else number])
        self.check(answer)
        return answer

    def decode(self, answer):
        """The number taken, one way or the other; or NOTHING."""
        return answer[0] if answer[0] == NOTHING else answer[0] & ~_OTHERWISE

    def is_otherwise(self, answer):
        """Whether an option is taken the other way."""
        return NOTHING > answer[0] >= _OTHERWISE

    def check(self, answer):
        """Refuse what is not offered."""
        if len(answer) != 1:
            raise Refused("form")
        if answer[0] == NOTHING and self.optional:
            return
        if self.decode(answer) not in self.ids or self.is_otherwise(answer) and not self.otherwise:
            raise Refused("option", answer[0])


def whether(what, player=None, suggest=None, facts=()):
    """The question whether `what`: a Choose, 0 for no, 1 for yes. `facts`: labels that say what it means."""
    return Choose(what, player, (Row("no"), Row("yes")), suggest=suggest, facts=facts)


def yes_no(what, player=None, suggest=lambda: b"\0", facts=()):
    """Ask a player `whether`: a generator that returns 0 or 1. `suggest`: function that returns the usual answer."""
    prompt = whether(what, player, suggest, facts)
    return prompt.decode((yield prompt))


class Allot(Prompt):
    """Amounts put on `rows`: workers on boxes, goods to discard, goods to spend, goods to give.

    Each row takes at most its `room` (at most 15, and at most 16 rows), a `whole` row all or nothing. The sum of
    amounts times `each` must be at least `least` and at most `most` (None: no limit).
    Encoded as one byte a row used, `row << 4 | amount`, rows ascending. `actions` are ids of what may be done instead,
    each an answer that ends with the byte `number << 4`. `sign`: amounts are added to what the rows
    have (1) or taken from it (-1). `unit` is the id of the word that says an amount of what the sum counts, `base` what
    is there of that without the rows, `count` how many rows there are.

    So many first rows are put `aside`: they change what is there for the others (a die that is food brings no workers),
    an action's answer has them as well, and `spread`, a function of the amounts, returns what most would do with what
    the first ones of them leave.
    """

    kind = ALLOT
    base = 0
    aside = 0
    spread = None

    def __init__(self, what, player, rows, least=0, most=None, suggest=None, sign=-1, unit=None, actions=(), count=0):
        Prompt.__init__(self, what, player, suggest)
        self._rows = rows
        self.count = count or len(self.rows)
        self.actions = actions
        self.least = least
        self.most = most
        self.sign = sign
        self.unit = unit

    def sum(self, amounts):
        """What the amounts count towards the sum asked for."""
        total = 0
        rows = self.rows
        for i, amount in enumerate(amounts):
            if amount:
                row = rows[i]
                total += row.each if row.whole else amount * row.each
        return total

    def encode(self, amounts):
        """The answer for one amount a row; raises Refused where the rules do not allow it."""
        rows = self.rows
        for i, amount in enumerate(amounts):
            if not 0 <= amount <= rows[i].room:
                raise Refused("room", rows[i].label, amount, rows[i].room)
        answer = bytes([i << 4 | amount for i, amount in enumerate(amounts) if amount])
        self.check(answer)
        return answer

    def encode_action(self, number=0, amounts=b""):
        """The answer that takes an action by its number, with these amounts put aside."""
        amounts = amounts[: self.aside]
        answer = bytes([i << 4 | amount for i, amount in enumerate(amounts) if amount] + [number << 4])
        self.check(answer)
        return answer

    def action(self, answer):
        """The number of the action that an answer takes, or -1."""
        return answer[-1] >> 4 if answer and not answer[-1] & 15 else -1

    def decode(self, answer):
        """One amount a row, as a bytearray."""
        amounts = bytearray(self.count)
        for byte in answer:
            if byte & 15:
                amounts[byte >> 4] = byte & 15
        return amounts

    def check(self, answer):
        """Refuse more than a row has room for, sums above `most` or below `least`, and unknown actions."""
        count = self.count
        least = self.least
        if self.action(answer) >= 0:
            if self.action(answer) >= len(self.actions):
                raise Refused("form")
            answer = answer[:-1]
            if not answer:
                return
            count = self.aside
            least = 0
        before = -1
        rows = self.rows
        for byte in answer:
            row, amount = byte >> 4, byte & 15
            if row <= before or row >= count or not amount:
                raise Refused("form")
            before = row
            row = rows[row]
            if amount > row.room:
                raise Refused("room", row.label, amount, row.room)
            if row.whole and amount != row.room:
                raise Refused("whole", row.label, amount, row.room)
        total = self.sum(self.decode(answer))
        if self.most is not None and total > self.most:
            raise Refused("most", total, self.most)
        if total < least:
            raise Refused("least", total, least)


class Number(Prompt):
    """A whole number from `least` to `most` (0 to 255), one byte.

    `rows` are facts to show beside it: `value` changes by `each` with every unit of the number.
    """

    kind = NUMBER

    def __init__(self, what, player, least, most, suggest=None, rows=()):
        Prompt.__init__(self, what, player, suggest)
        self.least = least
        self.most = most
        self._rows = rows

    def encode(self, number):
        """The answer for `number`."""
        if not self.least <= number <= self.most:
            raise Refused("range", number, self.least, self.most)
        return bytes([number])

    def decode(self, answer):
        """The number."""
        return answer[0]

    def check(self, answer):
        """Refuse a number out of range."""
        if len(answer) != 1:
            raise Refused("form")
        if not self.least <= answer[0] <= self.most:
            raise Refused("range", answer[0], self.least, self.most)


class Name(Prompt):
    """A short text: UTF-8, 1 to `most` characters, none of them a control character, and none of those `taken`.

    unnamed: label of what is taken where nothing is entered; None: then nothing is taken.
    """

    kind = NAME
    unnamed = None

    def __init__(self, what, player, most=NAME_LENGTH, taken=()):
        Prompt.__init__(self, what, player)
        self.most = most
        self.taken = taken

    def encode(self, name):
        """The answer for the text `name`."""
        answer = name.encode()
        self.check(answer)
        return answer

    def decode(self, answer):
        """The name as text."""
        return str(answer, "utf-8")

    def check(self, answer):
        """Refuse an empty, too long or unprintable name."""
        try:
            name = str(answer, "utf-8")
        except ValueError:  # UnicodeError is not known to every runtime; it is a ValueError on all
            raise Refused("form")
        if not 1 <= len(name) <= self.most or len(answer) > ANSWER or name.strip() != name or min(name) < " ":
            raise Refused("name")
        if name in self.taken:
            raise Refused("taken", name)
