"""late_bronze_age in Español. Made by `make words` from tools/words/late_bronze_age.toml."""

# fmt: off
WORDS = {
    "preserve": "¿Conservar?",
    "preserve_offer": "1\u0004: \u0001 {} pasa a {}",
    "others_lose": "Los demás pierden",
    "build_ships": "Barcos",
    "swap": "Trocar",
    "swap_act": "hecho",
    "swaps": "\u001d{}/{}",
    "by_ship": "En barco",
    "invasion_others": "Invasión: {}\u00a0−{}",
    "invasion_others_short": "−{1} {0}",
    "invasion_others_spared": "(Gran Muralla protege a {})",
    "invasion_others_spared_short": "a salvo: {} (Gran Muralla)",
    "ships": "Barcos",
    "ships_sign": "\u001d{}",
    "preservation": "Conservación",
    "preservation_help": "1\u0004 dobla la comida",
    "shipping": "Navegación",
    "shipping_help": "1 trueque por barco",
    "smithing": "Herrería",
    "smithing_help": "invasión a los demás",
    "commerce": "Comercio",
    "commerce_help": "+1 punto por bien",
    "game_late_bronze_age": "Bronce Final",
}
