"""late_bronze_age_guide in English. Made by `make words` from tools/words/late_bronze_age_guide.toml."""

# fmt: off
WORDS = {
    "rule_trade": "Trade with the others, and each ship swaps 1 good: after step 3.",
    "line_dice_35": "Smithing: you lose none; each opponent 4\u0011, and 2\u0011 more for each spearhead you give up, not with the Great Wall.",
    "line_build_25": "Shipping: 1\u0002 and 1\u0005 make a ship, 5 at most.",
}
