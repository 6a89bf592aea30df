"""Write the report as one HTML file: readable offline, in light and dark, and on paper. Drawn by matplotlib."""

import html
import io
import re
import warnings
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Any

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot
from matplotlib.ticker import MaxNLocator

from host.archive import dates, figures
from host.archive.store import Game
from host.plain import plain

# Of the ground and of what is written no colour is drawn: the page's own are put in their place.
_INK, _GROUND = "#010203", "#fefdfc"
# Okabe and Ito's, which all eyes tell apart, on light and on dark ground; more players than these repeat them, dashed.
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b58900", "#56b4e9", "#8c564b", "#7f7f7f")
_MAX_PLAYERS = 12  # players in a picture: those with most games
_RACES = 3  # the last ones, of each kind of game
_STYLE = """
:root { color-scheme: light dark; --ground: #fff; --ink: #1c2430; --soft: #5b6778; --line: #d5dae2; --row: #f4f6f9; }
@media (prefers-color-scheme: dark) { @media screen {
  :root { --ground: #12161c; --ink: #e6eaf0; --soft: #9aa6b6; --line: #343c48; --row: #1a2029; } } }
body { background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 60rem; padding: 1.5rem 1rem; }
h1 { font-size: 1.7rem; margin: 0; } h2 { border-bottom: 2px solid var(--line); margin-top: 2.5rem; }
h3 { margin-bottom: .3rem; }
p, figcaption { color: var(--soft); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
.wide { overflow-x: auto; } th, td { padding: .25rem .6rem; text-align: right; white-space: nowrap; }
th { color: var(--soft); font-weight: 600; } th:first-child, td:first-child { text-align: left; }
tbody tr:nth-child(odd) { background: var(--row); } figure { margin: 1rem 0; } figure svg { height: auto; width: 100%; }
svg text { font-family: system-ui, sans-serif !important; }
nav a { color: inherit; margin-right: 1rem; }
@media print { @page { margin: 14mm; } body { font-size: 10.5pt; max-width: none; padding: 0; } nav { display: none; }
  h2, h3 { break-after: avoid; } figure, tr { break-inside: avoid; } section + section { break-before: page; } }
"""


def _text(value: Any) -> str:
    return html.escape(plain(str(value)))


def _table(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    cells = "".join(f"<th>{_text(name)}</th>" for name in head)
    body = "".join("<tr>" + "".join(f"<td>{_text(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table></div>'


def _number(value: float | None, places: int = 1) -> str:
    return "–" if value is None else f"{value:.{places}f}".replace("-", "−")


def _figure(caption: str, draw: Callable[[Any], None], size: tuple[float, float] = (8, 3.2)) -> str:
    """A picture with its caption; `draw` is given the axes."""
    figure, axes = pyplot.subplots(figsize=size)
    figure.patch.set_alpha(0)
    axes.set_facecolor("none")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    draw(axes)
    out = io.StringIO()
    figure.savefig(out, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    pyplot.close(figure)
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :].replace(_INK, "currentColor").replace(_GROUND, "var(--ground)")
    # The ids of several pictures in one page must differ.
    mark = f"f{abs(hash(svg)) % 10**10}-"
    svg = re.sub(r'(\bid="|href="#|url\(#)', lambda found: found[0] + mark, svg)
    return f'<figure role="img" aria-label="{_text(caption)}">{svg}<figcaption>{_text(caption)}</figcaption></figure>'


def _bars(axes: Any, names: Sequence[str], values: Sequence[float], colour: str = _COLOURS[0]) -> None:
    places = range(len(names))
    axes.barh(places, values, color=colour)
    axes.set_yticks(places, [plain(name) for name in names])
    axes.invert_yaxis()
    for place, value in zip(places, values, strict=True):
        axes.annotate(f" {value:g}", (max(value, 0), place), va="center")


def _lines(axes: Any, races: Sequence[tuple[str, Sequence[float]]], label: str) -> None:
    for number, (_, race) in enumerate(races):
        style = ("-", "--", ":")[number // len(_COLOURS) % 3]
        line = {"color": _COLOURS[number % len(_COLOURS)], "linestyle": style, "marker": "o", "markersize": 3}
        axes.plot(range(1, len(race) + 1), race, label=str(number), **line)
    axes.set_xlabel("round")
    axes.set_ylabel(label)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    legend = axes.legend(loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)
    # Of a label that begins with an underscore matplotlib makes no entry: the names come afterwards.
    for text, (name, _) in zip(legend.get_texts(), races, strict=True):
        text.set_text(plain(name))


def _players(games: Sequence[Game]) -> str:
    rows = figures.players(games)
    head = ("", "games", "wins", "of games that can be won", "in a row: most", "now", "rating")
    told = [
        (
            row["name"],
            row["games"],
            row["wins"],
            "–" if row["share"] is None else f"{row['share']:.0%}",
            row["most"],
            row["now"],
            _number(row["rating"]),
        )
        for row in rows
    ]
    shown = [row for row in rows if row["played"]][:_MAX_PLAYERS]
    drawn = ""
    if shown:
        names = [f"{row['name']} ({row['played']})" for row in shown]
        drawn = _figure(
            "Wins, with the number of games that can be won in brackets",
            lambda axes: _bars(axes, names, [row["wins"] for row in shown]),
            (8, 0.8 + 0.35 * len(shown)),
        )
    rated = f"The rating is OpenSkill's, shown from {figures.RATED} games with others on."
    return f"<section><h2 id=players>Players</h2>{drawn}{_table(head, told)}<p>{rated}</p></section>"


def _against(games: Sequence[Game]) -> str:
    pairs = figures.head_to_head(games)
    pairs |= {(other, one): [after, before, level] for (one, other), (before, after, level) in pairs.items()}
    met: Counter[str] = Counter()
    for (one, _), of in sorted(pairs.items()):
        met[one] += sum(of)
    names = [name for name, _ in met.most_common(_MAX_PLAYERS)]
    if len(names) < 2:
        return ""
    rows = []
    for one in names:
        row = [one]
        for other in names:
            before, after, level = pairs.get((one, other), (0, 0, 0))
            row.append(f"{before}–{after}" + (f" ({level})" if level else "") if (one, other) in pairs else "")
        rows.append(row)
    note = "How often who stands on the left was before who stands on top, and after; in brackets: level."
    return f"<section><h2 id=against>Head to head</h2>{_table(['', *names], rows)}<p>{note}</p></section>"


def _kind(number: int, title: str, games: Sequence[Game]) -> str:
    """All of one kind of game."""
    parts = [f"<section><h2 id=game{number}>{_text(title)}</h2>"]
    scores: dict[str, list[int]] = defaultdict(list)
    for game in games:
        for name, total in zip(game.fields["players"], game.fields["totals"], strict=True):
            scores[name].append(total)
    rows = [
        (name, len(of), min(of), _number(sum(of) / len(of)), max(of))
        for name, of in sorted(scores.items(), key=lambda entry: -len(entry[1]))
    ]
    totals = [total for of in scores.values() for total in of]
    count = f"{len(games)} game{'s' if len(games) > 1 else ''}"
    parts.append(_figure(f"Scores: how often ({count})", lambda axes: _histogram(axes, totals)))
    parts.append(_table(("", "games", "least", "average", "most"), rows))
    some = {name for name, *_ in rows[:_MAX_PLAYERS]}
    averages = figures.categories(games)
    if averages:
        names = [name for name, *_ in rows[:_MAX_PLAYERS] if any(name in of for _, of in averages)]
        lines = [(label, *(_number(of.get(name)) for name in names)) for label, of in averages]
        parts.append("<h3>Points by line of the sheet, on average</h3>" + _table(["", *names], lines))
    gains = {name: race for name, race in figures.rounds(games).items() if name in some}
    if gains and max(map(len, gains.values())) > 1:
        parts.append(_figure("Points by round, on average", lambda axes: _lines(axes, list(gains.items()), "points")))
    raced = [game for game in games if max(map(len, game.fields.get("race", [[]])), default=0) > 1]
    for game in raced[-_RACES:]:
        parts.append(_race(game))
    names, rolled = figures.faces(games)
    if rolled:
        total = [sum(of[face] for of in rolled.values()) for face in range(len(names))]
        told = [(who, sum(of), *_shares(of)) for who, of in rolled.items()]
        told.append(("all", sum(total), *_shares(total)))
        parts.append(
            "<h3>The dice</h3>" + _table(["", "dice", *names], told) + "<p>Shares of the faces as they were entered, "
            f"where the game is known answer by answer; one in six is {1 / 6:.0%}. Who may roll again chooses.</p>"
        )
    return "".join(parts) + "</section>"


def _shares(counts: Sequence[int]) -> list[str]:
    return [f"{count / max(1, sum(counts)):.0%}" for count in counts]


def _histogram(axes: Any, totals: Sequence[int]) -> None:
    span = max(totals) - min(totals)
    axes.hist(totals, bins=min(20, span + 1) if span else 1, color=_COLOURS[0], edgecolor=_GROUND)
    axes.set_xlabel("points")
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))


def _race(game: Game) -> str:
    fields = game.fields
    races = list(zip(fields["players"], fields["race"], strict=True))
    winners = ", ".join(name for seat, name in enumerate(fields["players"]) if figures.won(fields, seat))
    caption = f"Race of game {game.id}, {dates.day_of(fields['arrived'])}" + (f": {winners}" if winners else "")
    return _figure(caption, lambda axes: _lines(axes, races, "total"))


def report(games: Sequence[Game], made: str, tell: Callable[[str], None] = lambda text: None) -> str:
    """Return the page. `made`: when, as it is to be written."""
    kinds: dict[str, list[Game]] = defaultdict(list)
    for game in games:
        kinds[figures.title_of(game.fields, box=False)].append(game)
    order = sorted(kinds, key=lambda title: -len(kinds[title]))
    settings: Any = {
        "svg.fonttype": "none",  # text stays text, in the page's own letters
        "svg.hashsalt": "quipu",
        "font.family": ["DejaVu Sans"],
        "text.parse_math": False,  # a name may have dollars
        "axes.unicode_minus": True,
        **dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), _INK),
    }
    parts = []
    with matplotlib.rc_context(settings), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph")  # the page's letters are those of the browser
        parts += [_players(games), _against(games)]
        for number, title in enumerate(order):
            tell(f"{number + 1} of {len(order)}: {title}")
            parts.append(_kind(number, title, kinds[title]))
    body = "".join(parts)
    links = "".join(f"<a href=#game{number}>{_text(title)}</a>" for number, title in enumerate(order))
    return (
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Quipu: what was played</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style></head><body><h1>What was played</h1><p>{len(games)} games, {_text(made)}</p>"
        f"<nav><a href=#players>Players</a><a href=#against>Head to head</a>{links}</nav>{body}</body></html>\n"
    )
