"""The dice of a sheet: the patterns that its lines name, and the points that a throw has in them."""

from engine.prompts import DIE_SIDES
from micropython import const
from rules.score_sheet.form import name_of

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

    from engine.parts import Label
    from rules.score_sheet.form import Form, Line

MOST_DICE = const(6)
FACE_NAMES = const(("ones", "twos", "threes", "fours", "fives", "sixes"))


def pattern_of(text: str) -> "tuple[str, int] | None":
    """Return the pattern that a text names: what, and how many dice; or None."""
    words = text.split()
    if text == "full house" or text == "two pairs":
        return text, 0
    if len(words) == 2 and words[1] == "alike" and words[0] in ("2", "3", "4", "5", "6"):
        return "alike", int(words[0])
    if len(words) == 3 and words[:2] == ["straight", "of"] and words[2] in ("3", "4", "5", "6"):
        return "straight", int(words[2])
    return None


def has_pattern(pattern: "tuple[str, int]", faces: "Sequence[int]") -> bool:
    """Return whether a throw has a pattern. faces: numbers from 0."""
    what, number = pattern
    counts = [list(faces).count(face) for face in range(DIE_SIDES)]
    if what == "alike":
        return max(counts) >= number
    if what == "straight":
        longest = run = 0
        for count in counts:
            run = run + 1 if count else 0
            longest = max(longest, run)
        return longest >= number
    pairs = len([count for count in counts if count >= 2])
    return pairs >= 2 and (what == "two pairs" or max(counts) >= 3)


def points_of(line: "Line", faces: "Sequence[int]", is_joker: bool) -> int:
    """Return the points of a throw in a line. A joker has every pattern that brings a fixed number."""
    points, face, pattern = line.dice or (0, 0, None)
    if pattern and not has_pattern(pattern, faces) and not (is_joker and points):
        return 0
    if points:
        return points
    if face:
        return face * list(faces).count(face - 1)
    return sum(faces) + len(faces)


def most_of(points: int, face: int, dice: int) -> int:
    """Return the most points that a line of dice can bring."""
    return points or (face or DIE_SIDES) * dice


def rules_of_dice(form: "Form", numbers: "Sequence[int]") -> "list[Label]":
    """Return the labels of what dice bring in these lines, and of bonuses: the rule sheet of a game of dice."""
    found: "list[Label]" = []
    for number in numbers if form.dice else ():
        line = form.lines[number]
        name = "entry_%d" % number
        for way, points, _, conditions in line.worked:
            if way == "fixed" and len(conditions) == 1 and conditions[0][0] == "reaches":
                _, one, other = conditions[0]
                if other[0] == "number":
                    found.append(("rule_bonus", name, points, name_of(one), other[1]))
        if not line.dice:
            continue
        points, face, pattern = line.dice
        worth = ":%d" % points if points else "rule_sum"
        if not pattern:
            found.append(("rule_face", name, face) if face else ("rule_dice", name, worth))
        elif pattern[1]:
            found.append(("rule_" + pattern[0], name, worth, pattern[1]))
        else:
            found.append(("rule_" + pattern[0].replace(" ", "_"), name, worth))
        if line.makes_jokers:
            found += [("rule_joker", name), "rule_joker_else"]
    return found
