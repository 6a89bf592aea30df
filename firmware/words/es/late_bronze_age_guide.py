"""late_bronze_age_guide in Español. Made by `make words` from tools/words/late_bronze_age_guide.toml."""

# fmt: off
WORDS = {
    "rule_trade": "Comercio con los demás, y cada barco cambia 1 bien: tras el paso 3.",
    "line_dice_35": "Herrería: no pierdes nada; cada rival pierde 4\u0011, y 2\u0011 más por lanza que entregues, no con la Gran Muralla.",
    "line_build_25": "Navegación: 1\u0002 y 1\u0005 hacen un barco, 5 como mucho.",
}
