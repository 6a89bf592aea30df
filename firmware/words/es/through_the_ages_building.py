"""through_the_ages_building in Español. Made by `make words` from tools/words/through_the_ages_building.toml."""

# fmt: off
WORDS = {
    "line_1": "El límite urbano cuenta juntos todos los edificios de un tipo, no por carta.",
    "line_2": "Granjas, minas y unidades no tienen límite.",
    "line_3": "Una acción mejora varios niveles de una vez.",
    "line_4": "Los descuentos valen al mejorar: la diferencia de ambos precios rebajados.",
    "line_5": "El cambio baja a niveles inferiores, y no pide obrero allí.",
    "line_6": "Las unidades cuestan una acción militar; los recursos dados para ellas no piden fichas azules.",
    "line_7": "Una tecnología azul sustituye a la de su tipo y no pide obrero.",
}
