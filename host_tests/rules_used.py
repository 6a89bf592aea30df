"""Which rules of the Bronze Age games a recorded game uses, found by playing it and watching what is asked and told."""

import json

from players import asked, labels_of

from host.recorded.transcript import Replay, Transcript, parse

from rules.bronze_age.civilization import CITIES, MONUMENTS, Civilization
from rules.bronze_age.pegboard import POTTERY, SPEARHEADS
from rules.prompts import NOTICE

# What the Bronze Age pays to later finishers.
PAID_LATER = dict(zip(MONUMENTS, (0, 1, 2, 3, 4, 5, 6)))
TEMPLE = CITIES + MONUMENTS.index("temple")
HANGING_GARDENS = CITIES + MONUMENTS.index("hanging_gardens")

# What the game tells: each a rule that struck, spared or paid somebody.
TOLD = (
    "lost_goods",
    "lost_food",
    "famine",
    "famine_1",
    "drought",
    "drought_spared",
    "pestilence",
    "pestilence_spared",
    "invasion",
    "invasion_spared",
    "revolt",
    "revolt_others",
    "revolt_spared",
    "built_city",
    "built_first",
    "built_later",
    "last_round_developments",
    "last_round_monuments",
)
EVERY_RULE = TOLD + (
    "pestilence strikes some and spares some",
    "revolt strikes some opponents and spares some",
    "a solo player suffers pestilence",
    "a solo player is spared pestilence",
    "Religion prevents the solo player's revolt",
    "solo: 10 rounds",
    "solo: 5 developments do not end it",
    "Quarrying brings a stone",
    "a full row of stone takes no more from Quarrying",
    "Agriculture on a food die",
    "Agriculture on a choice die",
    "Masonry on a workers die",
    "Masonry on a choice die",
    "Coinage pays",
    "coins alone pay",
    "Caravans keep more than 6",
    "discard",
    "Granaries sell food",
    "Engineering sells stone",
    "Architecture pays",
    "Empire pays",
    "first and later in one round",
    "two buildings finished in one turn",
    "a building left unfinished",
    "workers lost",
    "trade",
    "several trades in a turn",
    "trade of food",
    "trade leaves the partner above 6",
    "ends by developments",
    "ends by monuments",
    "tie decided by goods",
    "shared victory",
    "negative total",
    "1 player",
    "2 players",
    "3 players",
    "4 players",
)

# What the 2024 edition changes. The others are the rules of the Bronze Age.
CHANGED_RULES = (
    "Medicine is bought",
    "Religion is bought",
    "Granaries sell food",
    "Architecture pays",
    "Empire pays",
    "a later finisher is paid more than in the Bronze Age",
)
EDITION_2024_RULES = CHANGED_RULES + ("1 player", "2 players", "3 players", "4 players", "trade")
# What the Late Bronze Age has and changes.
LATE_RULES = CHANGED_RULES + (
    "Preservation doubles the food",
    "Preservation stops at 15 food",
    "Preservation prevents famine",
    "Preservation is not used",
    "a ship is built",
    "several ships in a turn",
    "a fifth ship",
    "a ship without workers",
    "a swap",
    "several swaps in a turn",
    "a swap by a ship built this turn",
    "a ship does not swap",
    "trade and swap in a turn",
    "invasion",
    "invasion_spared",
    "invasion_others",
    "invasion_others_spared",
    "Smithing strikes some and spares some",
    "no spearheads given up",
    "one spearhead given up",
    "several spearheads given up",
    "spearheads just collected are given up",
    "Commerce pays",
    "Commerce pays more than 6 with Caravans",
    "all seven monuments in play with 2",
    "all seven monuments in play with 3",
    "trade",
    "several trades in a turn",
    "trade of food",
    "trade leaves the partner above 6",
    "discard",
    "revolt",
    "revolt_others",
    "5 developments do not end it",
    "ends by developments",
    "ends by monuments",
    "tie decided by goods",
    "2 players",
    "3 players",
    "4 players",
)


def late_rules_used(turn, owned, before, player, game):
    """The rules of the Late Bronze Age that a turn used. `before` is the player's sheet before it, as saved."""
    used = set()
    was = Civilization()
    was.load(before)
    swaps = [trade for trade in turn.get("trades", ()) if "swap" in trade] + list(turn.get("swaps", ()))
    ships = turn.get("build", {}).get("ships", 0)
    spent = turn.get("spearheads", 0)
    invading = turn["dice"].count("skull") == 4 and "smithing" in owned
    collected = turn["dice"].count("good") + 2 * turn["dice"].count("skull")
    preserving = turn.get("preserve", False)
    for holds, rule in (
        (preserving and 0 < was.food < 8, "Preservation doubles the food"),
        (preserving and was.food > 7, "Preservation stops at 15 food"),
        (preserving and was.food < was.cities() <= 2 * was.food, "Preservation prevents famine"),
        ("preservation" in owned and was.goods[POTTERY] and not preserving, "Preservation is not used"),
        (ships, "a ship is built"),
        (ships > 1, "several ships in a turn"),
        (ships and player.ships == 5, "a fifth ship"),
        (ships and not {"workers", "choice"} & set(turn["dice"]), "a ship without workers"),
        (swaps, "a swap"),
        (len(swaps) > 1, "several swaps in a turn"),
        (len(swaps) > was.ships, "a swap by a ship built this turn"),
        (len(swaps) < player.ships, "a ship does not swap"),
        (swaps and traded(turn), "trade and swap in a turn"),
        (invading and not spent, "no spearheads given up"),
        (spent == 1, "one spearhead given up"),
        (spent > 1, "several spearheads given up"),
        (spent > was.goods[SPEARHEADS] and collected > 4, "spearheads just collected are given up"),
        (player.boxes[TEMPLE] and game.count == 2, "all seven monuments in play with 2"),
        (player.boxes[HANGING_GARDENS] and game.count == 3, "all seven monuments in play with 3"),
        (player.bought() > 4 and not game.over and game.round > 1, "5 developments do not end it"),
    ):
        if holds:
            used.add(rule)
    return used


def news_of(prompt):
    """What a notice tells, or what stands beside a question."""
    return prompt.lines if prompt.kind == NOTICE else prompt.news


def traded(turn):
    """The trades with opponents of a turn."""
    return [trade for trade in turn.get("trades", ()) if "with" in trade]


def rules_used(record):
    """The rules that a recorded game (its dict) uses."""
    used = set()
    replay = Replay(Transcript(parse(json.dumps(record).encode())))
    game = replay.session.game
    solo = game.count == 1
    finished_in_round = {}

    def enter(prompt, answer):
        player = game.players[game.current]
        what = asked(prompt)
        lines = [line if isinstance(line, tuple) else (line,) for line in labels_of(news_of(prompt))]
        if lines:
            told = {line[0]: line[1:] for line in lines}
            used.update(name for name in told if name in TOLD or name.startswith("invasion"))
            if "invasion_others" in told and "invasion_others_spared" in told:
                used.add("Smithing strikes some and spares some")
            if "pestilence" in told and "pestilence_spared" in told:
                used.add("pestilence strikes some and spares some")
            if "revolt_others" in told and "revolt_spared" in told:
                used.add("revolt strikes some opponents and spares some")
            if solo:
                for name, rule in (
                    ("pestilence", "a solo player suffers pestilence"),
                    ("pestilence_spared", "a solo player is spared pestilence"),
                    ("revolt_spared", "Religion prevents the solo player's revolt"),
                ):
                    if name in told:
                        used.add(rule)
            if "got_stone" in told and game.owns(player, "quarrying"):
                placed = game.faces[1] + 2 * game.faces[2]
                if told["got_stone"][0] > (placed + 3) // 5:
                    used.add("Quarrying brings a stone")
                elif player.goods[1] == 7:
                    used.add("a full row of stone takes no more from Quarrying")
            if "built_later" in told and told["built_later"][2] > PAID_LATER[told["built_later"][1]]:
                used.add("a later finisher is paid more than in the Bronze Age")
            built = [line for line in lines if line[0] in ("built_first", "built_later")]
            if sum(line[0].startswith("built") for line in lines) > 1:
                used.add("two buildings finished in one turn")
            for line in built:
                key = (game.round, line[2])
                finished_in_round.setdefault(key, set()).add(line[0])
                if len(finished_in_round[key]) == 2:
                    used.add("first and later in one round")
        if what == "build" and prompt.action(answer) < 0:
            spent = prompt.sum(prompt.decode(answer))
            if spent < prompt.most:
                used.add("workers lost")
        elif what == "discard":
            used.add("discard")
        elif what == "deal":
            partner = game.players[prompt.what[1][0]]
            watch.append((partner, sum(partner.goods)))
        replay.session.answer(answer)
        for partner, before in watch:
            if sum(partner.goods) > max(before, 6):
                used.add("trade leaves the partner above 6")

    watch = []
    replay.enter = enter
    for number, (field, turn) in enumerate(zip(replay.transcript.units, record["turns"]), 1):
        current = game.current
        player = game.players[current]
        owned = {name for name in game.names if game.owns(player, name)}
        watch.clear()
        before = player.save()
        replay.play_unit(number, field)
        if record["game"] == "late_bronze_age":
            used |= late_rules_used(turn, owned, before, player, game)
        bought = turn.get("buy", {}).get("development")
        if bought in ("medicine", "religion"):
            used.add(f"{bought.title()} is bought")
        dice, as_food = turn["dice"], turn.get("choice_food", 0)
        for holds, rule in (
            ("agriculture" in owned and "food" in dice, "Agriculture on a food die"),
            ("agriculture" in owned and as_food, "Agriculture on a choice die"),
            ("masonry" in owned and "workers" in dice, "Masonry on a workers die"),
            ("masonry" in owned and dice.count("choice") > as_food, "Masonry on a choice die"),
            ("coinage" in owned and "coin" in dice and "buy" in turn, "Coinage pays"),
            ("buy" in turn and not turn["buy"].get("goods") and not turn["buy"].get("food"), "coins alone pay"),
            ("caravans" in owned and sum(player.goods) > 6, "Caravans keep more than 6"),
            (turn.get("buy", {}).get("food"), "Granaries sell food"),
            (turn.get("engineer"), "Engineering sells stone"),
            (traded(turn), "trade"),
            (len(traded(turn)) > 1, "several trades in a turn"),
            (any("food" in t[side] for t in traded(turn) for side in ("give", "take")), "trade of food"),
        ):
            if holds:
                used.add(rule)
    result = replay.result()
    used.add(f"{game.count} player" + "s" * (game.count > 1))
    for player in result["players"]:
        if "architecture" in player["developments"] and player["completed"]:
            used.add("Architecture pays")
        if "empire" in player["developments"]:
            used.add("Empire pays")
        if "commerce" in player["developments"] and sum(player["goods"].values()):
            used.add("Commerce pays")
            if sum(player["goods"].values()) > 6:
                used.add("Commerce pays more than 6 with Caravans")
        if player["score"]["total"] < 0:
            used.add("negative total")
        if any(0 < boxes < (3, 4, 5, 6)[i] for i, boxes in enumerate(player["city_boxes"])):
            used.add("a building left unfinished")
    if result["over"]:
        if solo:
            used.add("solo: 10 rounds")
            if len(result["players"][0]["developments"]) > 5:
                used.add("solo: 5 developments do not end it")
        else:
            used.add("ends by monuments" if game.all_built() else "ends by developments")
            totals = [player["score"]["total"] for player in result["players"]]
            if totals.count(max(totals)) > 1:
                used.add("shared victory" if len(result["winners"]) > 1 else "tie decided by goods")
    return used
