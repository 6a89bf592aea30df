"""through_the_ages_general in Français. Made by `make words` from tools/words/through_the_ages_general.toml."""

# fmt: off
WORDS = {
    "line_1": "On n'est pas obligé d'utiliser toutes ses actions.",
    "line_2": "Égalités\u00a0: au joueur actif ou au suivant\u00a0; dans une agression, au défenseur.",
    "line_3": "Une technologie est toute carte dont la pose coûte de la science.",
    "line_4": "Qui perd de la population rend d'abord ses ouvriers libres, puis en retire des cartes.",
    "line_5": "Une action gagnée sert aussitôt\u00a0; une action perdue peut être déjà utilisée.",
    "line_6": "Sacrifié\u00a0: retour à la banque. Détruit ou dissous\u00a0: ouvrier libre.",
}
