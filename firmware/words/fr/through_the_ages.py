"""through_the_ages in Français. Made by `make words` from tools/words/through_the_ages.toml."""

from words.ids.through_the_ages import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x06\x00\x11\x00\x1b\x00#\x00*\x007\x00B\x00J\x00P\x00X\x00c\x00k\x00r\x00|\x00\x88\x00\x93\x00\x9f\x00\xac\x00\xb5\x00\xc3\x00\xd0\x00\xd7\x00\xe3\x00\xe4\x00\xe8\x00\xec\x00\xf0\x00\xf5\x00\xfa\x00\x01\x01\x08\x01\x0e\x01\x18\x01\x1a\x01!\x01&\x01*\x01/\x013\x017\x01<\x01@\x01E\x01J\x01N\x01R\x01W\x01\\\x01a\x01g\x01k\x01o\x01s\x01x\x01}\x01\x81\x01\x86\x01\x8a\x01\x90\x01\x96\x01\x9c\x01\xa2\x01\xa9\x01\xae\x01\xb3\x01\xb8\x01\xbe\x01\xc9\x01\xd2\x01\xdc\x01\xe4\x01\xee\x01\xf8\x01\x04\x02\r\x02\x19\x02"\x02,\x024\x02;\x02H\x02R\x02^\x02i\x02u\x02|\x02\x82\x02\x8c\x02\xb4\x02\xbd\x02\xc8\x02\xd2\x02\xde\x02\xef\x02\xfa\x02\x04\x03\x06\x03\x08\x03\n\x03\x0e\x03\x10\x03\x14\x03\x17\x03=\x03b\x03n\x03z\x03\x9e\x03\xbb\x03\xcd\x03\xd5\x03\x10\x04\x1e\x04&\x04*\x040\x044\x048\x04=\x04C\x04N\x04X\x04`\x04l\x04t\x04\x81\x04\x88\x04\x8d\x04\x8f\x04\x91\x04\x9d\x04'
TEXTS = (
    b'\x8bd\xca\xfb\x80?'  # edition: Édition ?
    b'2006,\xdf\xd8mi\x96\xd8'  # edition_2006: 2006, première
    b'2015\xbcn\xfav\xc8\xee'  # edition_2015: 2015, nouvelle
    b'c\xc7rupt\xfb\xaa'  # edit_corruption: corruption…
    b'C\xc7rupt\xfb'  # corruption_row: Corruption
    b'Auc\xc3e\xbcb\xeeus\xea\x96s'  # corruption_none: Aucune, bleus dès
    b'Peu\xbcb\xeeus\xea\x96s'  # corruption_little: Peu, bleus dès
    b'P\xb7\xeb\x91 \xb6\xa5\xb6'  # corruption_at: Perte à {}–{}
    b'P\xb7\xeb\x91 0'  # corruption_empty: Perte à 0
    b'M\xe2\xb5\xb9\xdfl\xd5e'  # list_setup: Mise en place
    b'S\xc0\xb8\xedt\xcd3+\xbc4+'  # setup_no_3: Sans cartes 3+, 4+
    b'S\xc0\xb8\xedt\xcd4+'  # setup_no_4: Sans cartes 4+
    b'S\xc0s\xdf\xd5t\xc1'  # setup_no_pacts: Sans pactes
    b'\xc9\x97v\x97ne\xf8t\xb8A'  # setup_events: {} événements A
    b'R\xc0g\x97\xb5\xd613 \xedt\xc1'  # setup_row: Rangée de 13 cartes
    b'\xc9ja\xc3\xc1\xbc\xc9b\xeeus'  # setup_banks: {} jaunes, {} bleus
    b'2 f\xb7m\xc1\xbc2 m\xbe\xc1'  # setup_farms: 2 fermes, 2 mines
    b'\xfelabo\xbc\xfef\xc0t\xd7s\xbe'  # setup_lab: 1 labo, 1 fantassin
    b'\xfe\xfav\xd9\xd0lib\xd8'  # setup_unused: 1 ouvrier libre
    b'4 bl\xc0cs\xbc2 r\xfag\xc1'  # setup_actions: 4 blancs, 2 rouges
    b'F\xc7c\xb51\xbcs\xda\xb9c\xb5+1'  # setup_tracks: Force 1, science +1
    b'C\xbdt\xcd(\xb6)'  # take_cards: Cartes ({})
    b'Act\xfb\xb8(\xedt\xc1)\x80\xe8'  # only_cards: Actions (cartes) : {}
    b'\xb6'  # board: {}
    b'\x89g\xb5A'  # age_A: Âge A
    b'\x89g\xb5I'  # age_I: Âge I
    b'\x89g\xb5\xf7'  # age_II: Âge II
    b'\x89g\xb5I\xf7'  # age_III: Âge III
    b'\x89g\xb5IV'  # age_IV: Âge IV
    b'DERNIER'  # last_round: DERNIER
    b'F\xbe\xeau \xde\xcc'  # end_turn: Fin du tour
    b"F\xbe\xea'\x93\xfc"  # age_ends: Fin d'âge
    b'\x8bv\x97ne\xf8t\xb8I\xf7'  # last_events: Événements III
    b'F\xbe'  # end_game: Fin
    b'M\xce\xdb\xcft\xe3p'  # military_left: Mil. en trop
    b'No\xccr.'  # food: Nourr.
    b'R\xc1s.'  # resources: Ress.
    b'S\xda\xb9ce'  # science: Science
    b'S\xda\xdb+'  # science_rating: Sci. +
    b'C\xf6t.'  # culture: Cult.
    b'C\xf6t\xdb+'  # culture_rating: Cult. +
    b'F\xc7ce'  # strength: Force
    b'B\xbbhe\xcc'  # happy: Bonheur
    b'Libr\xc1'  # population: Libres
    b'Ja\xc3\xc1'  # yellow_bank: Jaunes
    b'B\xeeus'  # blue_bank: Bleus
    b'F\xb7m\xb5A'  # farm_A: Ferme A
    b'F\xb7m\xb5I'  # farm_I: Ferme I
    b'F\xb7m\xb5\xf7'  # farm_II: Ferme II
    b'F\xb7m.I\xf7'  # farm_III: Ferm.III
    b'M\xbe\xb5A'  # mine_A: Mine A
    b'M\xbe\xb5I'  # mine_I: Mine I
    b'M\xbe\xb5\xf7'  # mine_II: Mine II
    b'M\xbe\xb5I\xf7'  # mine_III: Mine III
    b'Autr\xc1'  # elsewhere: Autres
    b'M\xb7v.'  # wonder: Merv.
    b'Civ\xce\xc1'  # civil_actions: Civiles
    b'M\xce\xca.'  # military_actions: Milit.
    b'Gratu\xca'  # free_population: Gratuit
    b'No\xccr\xdbA'  # food_A: Nourr. A
    b'No\xccr\xdbI'  # food_I: Nourr. I
    b'No\xccr\xdb\xf7'  # food_II: Nourr. II
    b'No\xccr\xdbI\xf7'  # food_III: Nourr. III
    b'R\xc1s\xdbA'  # resources_A: Ress. A
    b'R\xc1s\xdbI'  # resources_I: Ress. I
    b'R\xc1s\xdb\xf7'  # resources_II: Ress. II
    b'R\xc1s\xdbI\xf7'  # resources_III: Ress. III
    b'Po\xbet\xb8\xd6s\xda\xb9ce'  # science_full: Points de science
    b'S\xda\xb9c\xf1\xbd \xde\xcc'  # science_rating_full: Science par tour
    b'Po\xbet\xb8\xd6c\xf6\xf0e'  # culture_full: Points de culture
    b'C\xf6\xf0\xf1\xbd \xde\xcc'  # culture_rating_full: Culture par tour
    b'F\xc7c\xb5m\xcei\xf3i\xd8'  # strength_full: Force militaire
    b'Autr\xcd\xfav\xd9\xb7s'  # elsewhere_full: Autres ouvriers
    b'P\xfb\xb8b\xeeus\xea\xc1sus'  # wonder_full: Pions bleus dessus
    b'Act\xfb\xb8\xdav\xce\xc1'  # civil_actions_full: Actions civiles
    b'Act\xfb\xb8m\xcei\xf3ir\xc1'  # military_actions_full: Actions militaires
    b'S\xc0\xb8no\xcc\xd9\xf0e'  # free_population_full: Sans nourriture
    b'R\x97v\xd3\xeb\xbf\xc9> \xb6'  # uprising_ahead: Révolte : {} > {}
    b'Suiv\xc0t\x80\xe8'  # population_price: Suivant : {}
    b'B\xc0\xe6\xb5vi\xf5'  # population_none: Banque vide
    b'Il f\xe5\xc4\xb6\xbcm\xc0\xe6\xb5\xb6'  # happy_needed: Il faut {}, manque {}
    b'C\xbbsomma\xc5\xe7\xe8'  # consumption_is: Consommation : {}
    b'F\xec\xbee\x80\xbf\xab\xc9c\xf6t.'  # starving_ahead: Famine : −{} cult.
    b'C\xc7rupt\xfb\x80\xbf\xab\xb6'  # corruption_ahead: Corruption : −{}
    b'F\xbe\xeau \xde\xcc +\xc9\xab\xb6'  # end_brings: Fin du tour +{} −{}
    b'R\x8bVOLTE'  # uprising: RÉVOLTE
    b'FAMINE'  # famine: FAMINE
    b'CORRUPTION'  # corruption: CORRUPTION
    b"V\xe2ag\xcdm\xc0\xe6\xc0ts\x80\xe8\xbc\xfav\xd9\xb7\xb8libr\xc1\x80\xe8\xdbRi\xcfn'e\xd2\xdf\xe3du\xca."  # uprising_why: Visages manquants : {}, ouvriers libres : {}. Rien n'est produit.
    b'C\xf6\xf0\xb5+\xc9= \xb6'  # got_culture: Culture +{} = {}
    b'C\xf6\xf0\xb5+\xc9\xab\xc9= \xb6'  # lost_culture: Culture +{} −{} = {}
    b'S\xda\xb9c\xb5+\xc9= \xb6'  # got_science: Science +{} = {}
    b'No\xccr\xdb+\xc9\xab\xc9= \xb6'  # got_food: Nourr. +{} −{} = {}
    b'No\xccr\xdb+\xc9\xab\xb6\xbc\xce m\xc0\xe6\xb5\xb6'  # missed_food: Nourr. +{} −{}, il manque {}
    b'R\xc1s\xdb+\xc9\xab\xc9= \xb6'  # got_resources: Ress. +{} −{} = {}
    b'C\xbdt\xcdm\xce\xca.\x80\xe8'  # got_cards: Cartes milit. : {}
    b'\x11\xf2'  # brought_culture: +{}
    b'\x1e\xf2'  # brought_science: +{}
    b'\x01\xf2'  # brought_food: +{}
    b'\x01\xf2\xab\xb6'  # brought_food_less: +{}−{}
    b'\x03\xf2'  # brought_resources: +{}
    b'\x03\xf2\xab\xb6'  # brought_resources_less: +{}−{}
    b'F\xfd\xb6'  # age_over: Fin {}
    b"L'\x93g\xb5I \xe9m\xf8ce\xdbD\x97f\xe5ssez l\xb5r\xc1\xdc\xea\xcd\xedt\xcd\xdav\xce\xcdA."  # age_I_begins: L'âge I commence. Défaussez le reste des cartes civiles A.
    b"\xc9s'\xcfv\xba\xbf\xee\xe0\xb7s\xbc\xedt\xcd\xcfma\xbe\xbcm\xb7ve\xcel\xcd\xcf\xe9\xccs,\xdf\xd5t\xc1."  # age_leaves: {} s'en va : leaders, cartes en main, merveilles en cours, pactes.
    b'B\xc0\xe6\xcdja\xc3\xc1\x80\xbf\xab\xb6'  # tokens_leave: Banques jaunes : −{}
    b'DERNIER TOUR'  # last_round_alarm: DERNIER TOUR
    b'C\xb5\xde\xcc \xc1\xc4\xee\xea\xb7ni\xb7\x80\xbfn\xd1gu\xb7r\xc1\xbcn\xd1\xedt\xcdm\xcei\xf3ir\xc1.'  # this_is_last: Ce tour est le dernier : ni guerres, ni cartes militaires.
    b'N\xd1gu\xb7r\xb5n\xd1\xf9o\xc6e\x80\xffs\xd5\xd9fic\xcdc\xd3\xbbi\xe5x.'  # last_round_rules: Ni guerre ni pioche ; sacrifices coloniaux.
    b'L\xf1\xe3\xc6a\xfd\xde\xcc \xc1\xc4\xee\xea\xb7ni\xb7.'  # next_is_last: Le prochain tour est le dernier.
    b'F\xbe\xeau jeu'  # the_end: Fin du jeu
    b'R\x97s\xd3vez \xc3 \x91 \xc3 l\xcd\x97v\x97ne\xf8t\xb8I\xf7 \xd8\xd2\xc0ts\xdb\x8bg\xcb\xca\x97\xb8\xe9mm\xb5\xe5 \xde\xcc\xeau\xdf\xd8mi\xd0j\xfae\xcc.'  # last_events_left: Résolvez un à un les événements III restants. Égalités comme au tour du premier joueur.
    b'En t\x98\xebapr\x96\xb8\xb6\x80\xe8'  # led_after: En tête après {} : {}
    b'\x87 \xc6a\xe6\xb5\xde\xcc'  # score_ratings: À chaque tour
    b'C\xbdt\xc1'  # score_events: Cartes
    b'\x87 \xe1ma\xbe'  # score_by_hand: À la main
    b'F\xec\xbee'  # score_hunger: Famine
    b'C\xf6\xf0e'  # sheet_culture: Culture
    b'Pla\xdc\xe5'  # sheet_board: Plateau
    b'Ouv\xd9\xb7s'  # sheet_workers: Ouvriers
    b'V\xe2ag\xcdm\xc0\xe6\xc0ts'  # coming_uprising: Visages manquants
    b'C\xf6\xf0\xb5\x91 v\xb9ir'  # coming_culture: Culture à venir
    b'C\xf6\xf0\xf1\xb7due'  # coming_starved: Culture perdue
    b'No\xcc\xd9\xf0\xb5\x91 v\xb9ir'  # coming_food: Nourriture à venir
    b'C\xbbsomm\x97e'  # coming_eaten: Consommée
    b'R\xc1so\xccc\xcd\x91 v\xb9ir'  # coming_resources: Ressources à venir
    b'C\xc7rupt\xfb'  # coming_corruption: Corruption
    b'Pla\xdc\xe5'  # adjust_board: Plateau
    b'\x89\xfc'  # adjust_table: Âge
    b'\x89\xfc'  # age: Âge
    b'Thr\xfagh \xdd\xb5Ag\xc1'  # game_through_the_ages: Through the Ages
)
WORDS = Texts(IDS, ENDS, TEXTS)
