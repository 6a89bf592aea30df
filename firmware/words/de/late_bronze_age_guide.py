"""late_bronze_age_guide in Deutsch. Made by `make words` from tools/words/late_bronze_age_guide.toml."""

# fmt: off
WORDS = {
    "rule_trade": "Handel mit den anderen, und jedes Schiff tauscht 1 Ware: nach Schritt 3.",
    "line_dice_35": "Schmiede: Du verlierst nichts, jeder Gegner 4\u0011 und 2\u0011 je Speer, den du abgibst, nicht mit der Großen Mauer.",
    "line_build_25": "Seefahrt: 1\u0002 und 1\u0005 geben ein Schiff, höchstens 5.",
}
