"""Say what happened as a line or two: news since the last question, what undo took back, why an answer was refused."""

from canvas import WIDTH, text_width
from engine.prompts import COUNTERS, DICE, NUMBER, PLACE
from fonts.small import CHECK, KEY_B, UNDO
from micropython import const
from screens.shorten import cut, shortened, wrap
from words import has, joined, translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Sequence

    from engine.parts import Label
    from engine.prompts import Prompt, Refused

# Two columns, at which no line ends.
_THIN_SPACE = "\u2009"


def toast_of(prompt: "Prompt", width: int = WIDTH) -> "str | None":
    """Return what happened since the last question, in one line if possible, else in two. "": nothing; None: too long.

    It names the player if it was another one's turn. If it is too long, try fewer words, then less space, above dice
    then only what was built or bought, or amounts without the name. If a player's name or the single line above dice
    takes the room, the first news give way to an ellipsis. Above dice a second line would hide a part of a face. Over
    counters, which use every line, and if the news alone need more than two lines, return None instead.
    width: of the lines, in pixels.
    """
    who = ""
    if prompt.news and prompt.teller is not None and prompt.teller != prompt.player:
        who = whose(prompt.teller)
    # Function that shortens the news (None: no further one); separators of the news, and of their parts.
    forms = [(None, " · ", " "), (briefly, " · ", " ")]
    if prompt.kind != PLACE:  # the panel next to a map is narrow: lines break at the spaces
        forms += [(None, " · ", _THIN_SPACE), (None, " ", _THIN_SPACE), (None, " ", "")]
    completed = completed_last(prompt) if prompt.kind == DICE else None
    if prompt.kind == DICE and not completed:
        forms.append((in_a_word, " ", ""))
    labels: "Sequence[Label]" = prompt.news
    lines: "list[str]" = []
    for shorten, between, within in forms:
        if shorten:
            labels = [shorten(label) for label in prompt.news]
        texts = [
            joined([translate(part) for part in one], within) if isinstance(one, list) else translate(one)
            for one in labels
        ]
        text = who + between.join(texts)
        if text_width(text) <= width:
            return text
        if not lines or len(lines) > 2:
            wrapped = wrap(text, width)
            if not lines or len(wrapped) <= 2:
                lines = wrapped
    if prompt.kind == COUNTERS:
        return None
    is_dice = prompt.kind == DICE
    if is_dice and all([isinstance(label, list) for label in labels]):
        for begin in (who, ""):  # a loss without the gain that it is a part of would mislead
            text = begin + "".join(texts)
            if text_width(text) <= width:
                return text
    if completed:
        for others in (texts[:-1], ["…"]):  # cut a name before its sign, but leave a third of it
            begin = who + "".join([text + " " for text in others])
            left = width - text_width(begin)
            if text_width(translate(completed)) - left <= 2 * text_width(translate(completed[1])) // 3:
                return begin + named_in(completed, left)
    room = 1 if is_dice else 2
    if is_dice or who and prompt.kind != PLACE and len(wrap(text[len(who) :], width)) <= room:
        while len(texts) > 1 and len(lines) > room:
            texts = texts[1:]
            lines = wrap(who + "… " + " ".join(texts), width)
    if is_dice and len(lines) > 1:
        begin = who + "… " * (len(texts) < len(prompt.news))
        return begin + named_in(in_a_word(prompt.news[-1]), width - text_width(begin))
    return " ".join(lines) if len(lines) <= room else None


# Any: the parts of a label have many types.
def completed_last(prompt: "Prompt") -> "tuple[Any, ...] | None":
    """Return the last news in fewer words if they name what was completed, and a number."""
    label = briefly(prompt.news[-1]) if prompt.news else None
    if isinstance(label, tuple) and len(label) > 2 and isinstance(label[1], str) and CHECK in translate(label):
        return label
    return None


def in_a_word(label: "Label") -> "Label":
    """Return a label in fewer words; if it has any, or no number, only what it names."""
    brief = briefly(label)
    if isinstance(label, tuple) and len(label) > 1 and isinstance(label[1], str) and has(label[1]):
        if len(label) == 2 or brief != label:
            return label[1]
    return brief


def named_in(label: "Label", width: int) -> str:
    """Return a label in `width` pixels: its name is cut before its number."""
    text = translate(label)
    over = text_width(text) - width
    if over > 0 and isinstance(label, tuple) and len(label) > 1 and isinstance(label[1], str):
        name = translate(label[1])
        text = translate((label[0], ":" + shortened(name, text_width(name) - over)) + label[2:])
    return shortened(text, width)


def briefly(label: "Label") -> "Label":
    """Return a label in fewer words, if there are any."""
    if isinstance(label, list):
        return [briefly(part) for part in label]
    if isinstance(label, tuple):
        word = briefly(label[0])
        return label if word is label[0] else (word,) + label[1:]
    return label + "_short" if isinstance(label, str) and has(label + "_short") else label


def reason(refused: "Refused") -> "Label":
    """Return the label that says why an answer was refused (Refused)."""
    why, *of_it = refused.args
    if why == "taken":
        return "name_taken"
    if why == "range":
        return "refused_range", of_it[1], of_it[2]
    if why == "room" or why == "most":
        return "refused_most", of_it[-1]
    if why == "least":
        return "refused_least", of_it[-1]
    return "refused"


def taken_back(player: "Label | None", texts: "Sequence[str]", lines: int = 1, width: int = WIDTH) -> str:
    """Return what undo says in a line or two: whose answer was taken back (None: everybody's), and what it was.

    texts: the same at different lengths, the longest first. No name is cut; of a list the last items give way.
    width: of a line, in pixels.
    """
    begin = UNDO + " " + whose(player)
    for room in range(1, lines + 1):
        for text in texts:
            line = begin + text
            if text_width(line) <= width or room > 1 and len(wrap(line, width)) <= room:
                return line
    if ", " not in text and text_width(UNDO + " " + texts[0]) <= width:
        return UNDO + " " + texts[0]  # the title has the name
    room = width - text_width("…")
    line = cut(line, room) if lines == 1 else " ".join(wrap(line, room)[:lines]) + " "
    for between in (", ", " "):
        end = line.rfind(between)
        if end >= len(begin):
            return line[:end] + "…"
    return line + "…"  # dice are signs without spaces


def whose(player: "Label | None") -> str:
    """Return the name of a player as a beginning; None: nobody's."""
    return "" if player is None else translate([player]) + translate("colon")


def changed_by_hand(player: "Label | None", change: str, lines: int, width: int) -> str:
    """Return what was set by hand and stays so, and the key that takes it back, in a line or two of `width` pixels."""
    undo = " " + KEY_B + UNDO
    texts = [translate(("hand_set", ":" + text)) + undo for text in (whose(player) + change, change)]
    texts += [change + undo, change]
    while len(texts) > 1 and len(wrap(texts[0], width)) > lines:
        texts.pop(0)
    return texts[0]


def lines_for_undo(prompt: "Prompt") -> int:
    """Return the lines that the toast of an undo may take over a question."""
    return 1 if prompt.kind in (COUNTERS, DICE, NUMBER) else 2
