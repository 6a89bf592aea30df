"""Somebody with a device never used: A leads through every game, and no named key is silently refused."""

import pytest

from host.device.handheld import Handheld
from host.paths import PROJECT
from host.pilot.newcomer import Curious, Newcomer, Stuck
from host.recorded import notation

import words
from engine.limits import NAME_LENGTH, PLAYERS
from engine.prompts import Name, Refused
from fonts.small import DOWN as ARROW_DOWN
from fonts.small import KEY_A
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from persistence.region import Region
from persistence.settings import Settings
from rules.score_sheet import ScoreSheet
from screens.screen import Screen
from words import LANGUAGES

SHEETS = len(list((PROJECT / "sheets").glob("*.txt")))
SEEDS = range(1, 6)
PRESSES = 800
# Of the whole: so many walks, and presses in each.
WALKS, FAR = range(1000, 1100), 5000
TORTURE = [pytest.mark.torture, pytest.mark.timeout(7200)]


def by_a(language: str, game: str, players: int, sheet: int = -1) -> int:
    """Set a game up and press A through three rounds; return the presses, 0 where so many can't play it."""
    newcomer = Newcomer(language)
    return newcomer.play_by_a(players) if newcomer.set_up(game, players, sheet) else 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", notation.games())
def test_nothing_but_a_gets_from_power_on_through_three_rounds(game: str, language: str) -> None:
    """With any number of players: `make torture`."""
    players = min(2, notation.rules(game).PLAYERS[1])
    assert by_a(language, game, players) > 3 * players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", range(SHEETS))
def test_nothing_but_a_gets_through_three_rounds_by_each_score_sheet(sheet: int, language: str) -> None:
    assert next(filter(None, (by_a(language, "", players, sheet) for players in (2, 3, 4, 1)))) > 3


@pytest.mark.parametrize("players", [pytest.param(count, marks=TORTURE) for count in range(1, PLAYERS + 1)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_games_and_sheets_for_any_number_of_players(language: str, players: int) -> None:
    for game in notation.games():
        least, most = notation.rules(game).PLAYERS
        assert bool(by_a(language, game, players)) == (least <= players <= most)
    ranges = [ScoreSheet.by_sheet(path.read_bytes()).PLAYERS for path in (PROJECT / "sheets").glob("*.txt")]
    playable = sum(least <= players <= most for least, most in ranges)
    assert sum(by_a(language, "", players, sheet) > 0 for sheet in range(SHEETS)) >= playable


@pytest.mark.parametrize(
    "seed, presses", [(seed, PRESSES) for seed in SEEDS] + [pytest.param(seed, FAR, marks=TORTURE) for seed in WALKS]
)
def test_each_key_that_a_picture_names_changes_it_or_is_told_why_not(seed: int, presses: int) -> None:
    games = [*notation.games(), ""]
    game = games[seed % len(games)]
    curious = Curious(seed, LANGUAGES[seed % len(LANGUAGES)], roller=seed % 3 == 0)
    curious.set_up(game, 2, -1 if game else seed % SHEETS)  # where two can't play, that is where it begins
    counts = curious.walk(presses)
    assert counts["named"] > presses // 2 and counts["pictures"] > 20


def test_a_default_name_that_is_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    check = Name.check

    def short(self: Name, answer: bytes) -> None:
        check(self, answer)
        if len(answer) > len("Spieler 1") - 1:
            raise Refused("name")

    monkeypatch.setattr(Name, "check", short)
    assert by_a("fr", "score_pad", 2)
    with pytest.raises(Stuck, match="comes no other|changes nothing"):
        by_a("de", "score_pad", 2)


def test_a_screen_that_forgets_to_say_why_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "refuse", lambda self, label: None)
    with pytest.raises(Stuck, match="does nothing, and nothing says why"):
        for seed in (6, 1, 11, 16):
            test_each_key_that_a_picture_names_changes_it_or_is_told_why_not(seed, PRESSES)


def test_where_no_screen_says_why_a_does_nothing_the_device_does(monkeypatch: pytest.MonkeyPatch) -> None:
    newcomer = Newcomer("de")
    newcomer.set_up("score_pad", 2)
    monkeypatch.setattr("screens.name.NameScreen.press", lambda self, key, repeat: None)
    before = newcomer.seen()
    for _ in range(2):
        newcomer.press(A)
        assert newcomer.shows("Das geht hier nicht.")
    newcomer.press(UP)
    assert newcomer.seen() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_name_that_is_offered_can_be_accepted(language: str) -> None:
    words.use(language)
    names: list[str] = []
    for number in range(1, PLAYERS + 1):
        prompt = Name(("who", number), None, taken=names)
        names.append(prompt.decode(prompt.encode(words.translate(("unnamed", number)))))


def test_a_name_that_somebody_else_has_is_not_offered() -> None:
    device = Newcomer()
    device.set_up("score_pad", 2)
    settings = Settings(Region(device.store))
    settings.remember(["Player 2"])
    device.switch_on()
    device.set_up("score_pad", 2)
    device.press(A)  # Player 2 starts, whom the device knows
    assert "(Player 3)" in device.lines()[1]
    device.press(A)
    assert device.lines()[2:4] == ["Player 2", "Player 3"]


def test_a_full_name_takes_no_letter_and_says_so() -> None:
    device = Handheld()
    device.press(A)
    for key in (A, A):
        device.press(key)
    device.press(DOWN)
    while "0/" not in device.lines()[0]:
        device.press(A)
    device.press(DOWN)
    for at in range(NAME_LENGTH):
        device.press(RIGHT)
        assert device.lines()[7].split(KEY_A)[1].strip()
        device.press(A)
        assert device.lines()[0].endswith(f"{at + 1}/{NAME_LENGTH}")
    device.press(RIGHT)
    assert KEY_A not in device.lines()[7]
    shown = device.lines()
    device.press(A)
    assert device.lines()[7] == f"{NAME_LENGTH} letters at most" and device.lines()[:7] == shown[:7]
    device.press(MENU)
    assert f"/{NAME_LENGTH}" not in device.lines()[0] or "0/" in device.lines()[0]


def test_a_turns_the_pages_of_a_long_notice_before_it_goes_on() -> None:
    device = Handheld()
    device.press(A)
    device.press(UP)  # Help
    device.press(A)
    pages = [device.lines()]
    while device.lines()[7].endswith(ARROW_DOWN):
        device.press(A)
        pages.append(device.lines())
    assert len(pages) >= 3 and "next" in pages[-1][7]
    told = " ".join(line.rstrip(ARROW_DOWN) for page in pages for line in page[1:7])
    assert all(word in told for word in words.translate("help_safe").split(" ")[-3:])
    device.press(A)
    assert "Quipu" in device.lines()[0]


def test_an_answer_that_the_rules_refuse_is_told_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    newcomer = Newcomer()
    newcomer.set_up("bronze_age", 1)
    while not newcomer.app.session:
        newcomer.press(A)
    session = newcomer.app.session
    prompt, log = session.prompt, bytes(session.log)

    def refuse(answer: bytes) -> None:
        raise Refused("most", 9, 4)

    monkeypatch.setattr(prompt, "check", refuse, raising=False)
    for _ in range(prompt.count):
        newcomer.press(LEFT)
    assert newcomer.shows("At most 4") and session.prompt is prompt and bytes(session.log) == log


def test_of_a_code_only_the_arrows_stand_that_change_how_bright_it_is() -> None:
    from test_codes import listed

    device = listed()
    device.press(RIGHT)
    for key, arrow in ((UP, "\x12"), (DOWN, "\x13")):
        for _ in range(12):
            named = arrow in "".join(device.lines()[5:7])
            level = device.app.screen.contrast
            device.press(key)
            assert (device.app.screen.contrast != level) == named
    device.press(B)
