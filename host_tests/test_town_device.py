"""Roll Into Town on the device: screens and keys, on the map and next to it."""

import pytest
from table import Table

from host.device import in_memory, reading

import words
from fonts import small

# A mine next to two mountains, and a coast.
MINED = {
    "food": 0,
    "stone": 8,
    "wood": 1,
    "terrain": ["MM.....", ".......", ".......", "...#...", ".......", ".......", "......C"],
    "buildings": [".......", "m......", ".......", ".......", ".......", ".......", "......."],
    "coasts": {"6,6": "SE"},
}


def town(*towns, size=7, round=1, language="en", names=("Ana", "Ben", "Cleo", "Dan")):
    start = {"round": round, "players": list(towns)}
    players = list(names[: len(towns)])
    record = {"game": "roll_into_town", "players": players, "options": {"size": size}, "start": start, "rounds": []}
    return Table.at(record, language=language)


def beside(table):
    """Return the text right of the map, line by line."""
    return [line.strip() for line in reading.lines([bytes(65) + row[65:] for row in table.pixels()])]


def town_of(table, player=0):
    return table.device.app.session.game.towns[player]


def test_a_places_what_is_lit_and_a_held_is_done():
    table = town({}, round=4)
    table.press("left 2 menu down right")  # two rivers, a tree, a coast, a mountain
    assert beside(table)[0].startswith("Ana")
    table.press("a", "a")
    game = table.device.app.session.game
    assert game.drawn == 2 and game.round == 4
    table = town({}, {}, round=4).press("left 2 menu down right", "hold:a:700", "hold:a:700")
    assert table.device.app.session.game.current == 1 and beside(table)[0].startswith("Ben")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_beside_a_cell_no_two_players_are_called_alike(language: str) -> None:
    words.use(language)
    for names in ([words.translate(("unnamed", number)) for number in (1, 2)], ["WWWWWWWWM", "WWWWWWWWW"]):
        table = town({}, {}, round=4, language=language, names=names).press("left 2 menu down right")
        first = beside(table.press("a"))[0]
        second = beside(table.press("hold:a:700", "hold:a:700", "a"))[0]
        assert first != second and first[-2:] == second[-2:], f"{first} {second}"  # the same cell


def test_the_dice_are_the_same_signs_in_every_language_and_the_way_down_to_the_map_stands_beside_what_a_does():
    dice = small.DIE_FARM + small.DIE_MOUNTAIN + small.DIE_TREE + small.DIE_RIVER + small.DIE_COAST
    for language in words.LANGUAGES:
        table = town({}, language=language).press("up right menu left down")
        assert dice in "".join(beside(table))
        does = beside(table)[6]
        assert does.startswith(f"{small.KEY_A} {words.translate('discover_act')}"), f"{language}\n{table}"
        assert does.endswith(small.DOWN), f"{language}\n{table}"


def test_the_cell_of_a_coast_blinks_three_times_and_then_nothing_is_sent():
    """With the display idle nothing goes over the wires: the blinking has an end."""
    table = town({}).press("down 5", "down", "a")
    device = table.device
    assert beside(table)[1] == "Coast" and beside(table)[0].split() == ["Ana", "A1"]
    seen = [device.pixels()]
    for _ in range(40):
        in_memory.wait(device.app, device.clock, 100)
        if device.pixels() != seen[-1]:
            seen.append(device.pixels())
    assert len(seen) == 7 and seen[0::2] == [seen[0]] * 4 and seen[1::2] == [seen[1]] * 3
    # Only that cell.
    assert [row[65:] for row in seen[0]] == [row[65:] for row in seen[1]]
    sent = device.bus.sent
    assert not device.app.work()
    in_memory.wait(device.app, device.clock, 5000)
    assert device.bus.sent == sent
    # With the next press it blinks again.
    table.press("down")
    before = device.pixels()
    in_memory.wait(device.app, device.clock, 400)
    assert device.pixels() != before


def test_what_is_gathered_stands_beside_done_and_takes_no_press():
    table = town(MINED, {}).press("a 5", "hold:a:700", "left")
    assert beside(table)[2] == "Done" and reading.under_cursor(table.pixels())
    assert f"lost 1{small.STONE}" in beside(table)
    table.press("a")
    assert town_of(table).stock[1] == 9 and beside(table)[0].startswith("Ben")
    assert "+2" in "".join(beside(table))


def test_what_is_lost_is_on_one_line_in_every_language():
    for language in words.LANGUAGES:
        table = town(MINED, {}, language=language).press("a 5", "hold:a:700", "left")
        lost = words.translate("over").replace("\u00a0", " ") + "1" + small.STONE
        assert lost in beside(table), f"{language}\n{table}"


def test_what_is_lost_unseen_has_a_screen_of_its_own():
    farms = ["FFF....", *["......."] * 2, "...#...", *["......."] * 3]
    table = town({"food": 8, "wood": 0, "terrain": farms}, {}).press("a 5", "hold:a:700")
    assert table.large() == "+3" + small.FOOD and table.says("lost 2<food>") and table.title() == "Ana"
    assert beside(table.press("a"))[0].startswith("Ben")


def test_everybodys_town_is_two_presses_away_and_fills_the_screen():
    table = town(MINED, {"food": 7}).press("a 5", "menu", "a")
    assert beside(table)[0] == "Ana" and beside(table)[2:5] == [f"0{small.FOOD}", f"8{small.STONE}", f"1{small.WOOD}"]
    ana = [row[:65] for row in table.pixels()]
    table.press("right")
    assert beside(table)[0] == "Ben" and f"7{small.FOOD}" in beside(table)
    assert [row[:65] for row in table.pixels()] != ana
    assert beside(table.press("right"))[0] == "Ana" and [row[:65] for row in table.pixels()] == ana


def test_setting_by_hand_has_no_bar_where_no_stock_is_shown():
    def lit(table):
        return any(any(row[65:]) for row in table.pixels()[56:])

    table = town(MINED).press("a 5")
    assert lit(table)
    table.press("menu").go_to("Adjust").press("a 3")
    assert any(beside(table)[1:]) and not lit(table)
