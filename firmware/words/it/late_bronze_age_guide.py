"""late_bronze_age_guide in Italiano. Made by `make words` from tools/words/late_bronze_age_guide.toml."""

# fmt: off
WORDS = {
    "rule_trade": "Scambi con gli altri, e ogni nave baratta 1 risorsa: dopo il punto 3.",
    "line_dice_35": "Fucina: non perdi nulla; ogni avversario perde 4\u0011, e 2\u0011 per ogni arma che dai, non con la Grande Muraglia.",
    "line_build_25": "Navigazione: 1\u0002 e 1\u0005 fanno una nave, al massimo 5.",
}
