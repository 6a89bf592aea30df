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
_SINGULAR = const(("one", "two", "three", "four", "five", "six"))
_WHOLE = const(("full house", "two pairs", "three pairs"))


def pattern_of(text: str) -> "tuple[str, int] | None":
    """Return the pattern that a text names: what, and how many dice; or None."""
    words = text.split()
    if text in _WHOLE:
        return text, 0
    if len(words) == 2 and words[0] in ("1", "2", "3", "4", "5", "6"):
        names = _SINGULAR if words[0] == "1" else FACE_NAMES
        if words[1] in names:
            return FACE_NAMES[names.index(words[1])], int(words[0])
        return ("alike", int(words[0])) if words[1] == "alike" and words[0] != "1" else None
    if len(words) == 3 and words[:2] == ["straight", "of"] and words[2] in ("3", "4", "5", "6"):
        return "straight", int(words[2])
    return None


def has_pattern(pattern: "tuple[str, int]", faces: "Sequence[int]") -> bool:
    """Return whether a throw has a pattern. faces: numbers from 0."""
    what, number = pattern
    counts = [list(faces).count(face) for face in range(DIE_SIDES)]
    if what in FACE_NAMES:
        return counts[FACE_NAMES.index(what)] >= number
    if what == "three pairs":  # of the same face, too
        return sum([count // 2 for count in counts]) >= 3
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


def dice_of(pattern: "tuple[str, int]") -> int:
    """Return how many dice a pattern needs."""
    return pattern[1] or {"full house": 5, "two pairs": 4}.get(pattern[0], 6)


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


def set_aside(scores: "Sequence[tuple[int, tuple[str, int]]]", faces: "Sequence[int]") -> "int | None":
    """Return the most points for dice that were set aside; None: not all of them bring any.

    scores: (points, pattern) of what brings points.
    """
    if not faces:
        return 0
    found = []
    first = min(faces)  # some pattern has it: trying its patterns is enough
    for points, (what, number) in scores:
        if what == "straight":
            used = list(range(first, first + number))
        elif what in _WHOLE:
            used = list(faces) if len(faces) == dice_of((what, 0)) else []
        else:
            used = [first] * number if what == "alike" or what == FACE_NAMES[first] else []
        left = list(faces)
        for face in used:
            if face in left:
                left.remove(face)
        if used and len(left) == len(faces) - len(used) and has_pattern((what, number), faces):
            more = set_aside(scores, left)
            if more is not None:
                found.append(points + more)
    return max(found) if found else None


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
        for points, scoring in line.aside:
            what, many = scoring
            if what in FACE_NAMES:
                found.append(("rule_of_face", many, FACE_NAMES.index(what) + 1, points))
            else:
                found.append(pattern_rule(name, ":%d" % points, scoring))
        if not line.dice:
            continue
        points, face, pattern = line.dice
        worth = ":%d" % points if points else "rule_sum"
        if not pattern:
            found.append(("rule_face", name, face) if face else ("rule_dice", name, worth))
        else:
            found.append(pattern_rule(name, worth, pattern))
        if line.makes_jokers:
            found += [("rule_joker", name), "rule_joker_else"]
    return found


def pattern_rule(name: str, worth: str, pattern: "tuple[str, int]") -> "Label":
    """Return the label of what a pattern brings in a line of that name."""
    what = "rule_" + pattern[0].replace(" ", "_")
    return (what, name, worth, pattern[1]) if pattern[1] else (what, name, worth)
