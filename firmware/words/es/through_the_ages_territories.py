"""through_the_ages_territories in Español. Made by `make words` from tools/words/through_the_ages_territories.toml."""

# fmt: off
WORDS = {
    "line_1": "Se puja con unidades que sacrificar, la táctica de ejércitos completos y cartas de bonificación.",
    "line_2": "Quien gana paga al menos la puja, con una unidad o más.",
    "line_3": "El centro de la carta vale una vez; la parte de abajo, mientras se tenga.",
    "line_4": "Un territorio perdido se lleva solo su bonificación permanente.",
}
