"""through_the_ages_military in English. Made by `make words` from tools/words/through_the_ages_military.toml."""

# fmt: off
WORDS = {
    "line_1": "Discard to the number of your military actions right after the political action.",
    "line_2": "Draw one for each unused military action, 3 at most.",
    "line_3": "One tactic in play: a new one replaces it.",
    "line_4": "Each whole army scores the bonus; the smaller one with units two ages older than the tactic.",
    "line_5": "One air force doubles the bonus of one army, also from outside it.",
    "line_6": "Deck empty: shuffle only this age's discards, never past events.",
}
