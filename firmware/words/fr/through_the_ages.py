"""through_the_ages in Français. Made by `make words` from tools/words/through_the_ages.toml."""

from words.ids.through_the_ages import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x06\x00\x11\x00\x1b\x00-\x005\x00<\x00I\x00T\x00\\\x00b\x00j\x00u\x00}\x00\x84\x00\x8e\x00\x9a\x00\xa5\x00\xb1\x00\xbe\x00\xc7\x00\xd5\x00\xe2\x00\xe9\x00\xf5\x00\x01\x01\x02\x01\x06\x01\n\x01\x0e\x01\x13\x01\x18\x01\x1f\x01&\x01,\x016\x018\x01?\x01D\x01H\x01M\x01Q\x01U\x01Z\x01`\x01f\x01k\x01p\x01u\x01y\x01~\x01\x83\x01\x87\x01\x8b\x01\x90\x01\x95\x01\x9a\x01\xa0\x01\xa4\x01\xa8\x01\xac\x01\xb1\x01\xb6\x01\xba\x01\xbf\x01\xc3\x01\xc9\x01\xcf\x01\xd5\x01\xdb\x01\xe2\x01\xe7\x01\xec\x01\xf1\x01\xf7\x01\xfe\x01\t\x02\x13\x02\x1d\x02(\x023\x02?\x02K\x02V\x02b\x02n\x02y\x02\x82\x02\x8c\x02\x94\x02\x9e\x02\xa8\x02\xb4\x02\xbd\x02\xc9\x02\xd2\x02\xdc\x02\xe4\x02\xeb\x02\xf8\x02\x02\x03\x0e\x03\x19\x03%\x03,\x032\x03<\x03d\x03m\x03x\x03\x82\x03\x8e\x03\x9f\x03\xaa\x03\xb4\x03\xb6\x03\xb8\x03\xba\x03\xbe\x03\xc0\x03\xc4\x03\xc7\x03\xed\x03\x12\x04\x1e\x04*\x04N\x04k\x04}\x04\x85\x04\xc0\x04\xce\x04\xd6\x04\xda\x04\xe0\x04\xe4\x04\xe8\x04\xed\x04\xf3\x04\xfe\x04\x08\x05\x10\x05\x1c\x05$\x051\x058\x05=\x05?\x05A\x05M\x05'
TEXTS = (
    b'\x8bd\xca\xfb\x80?'  # edition: Édition ?
    b'2006,\xdf\xd8mi\x96\xd8'  # edition_2006: 2006, première
    b'2015\xbcn\xfav\xc8\xee'  # edition_2015: 2015, nouvelle
    b'l\x97g\x96\xd8\x80:\xdfeu \xd6nombr\xc1'  # edition_light: légère : peu de nombres
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
    b'To\xcc 1\x80:\xea\xcd\xedt\xc1'  # round_1_cards: Tour 1 : des cartes
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
    b'No\xccr\xdb+'  # food_comes: Nourr. +
    b'No\xccr\xdb\xab'  # food_eaten: Nourr. −
    b'R\xc1s\xdb+'  # resources_come: Ress. +
    b'R\xc1s\xdb\xab'  # corruption_taken: Ress. −
    b'R\x97v\xd3\xdc'  # uprising_now: Révolte
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
    b'R\xc1so\xccc\xc1'  # resources_full: Ressources
    b'Ouv\xd9\xb7\xb8libr\xc1'  # population_full: Ouvriers libres
    b'R\x97s\xb7v\xb5ja\xc3e'  # yellow_bank_full: Réserve jaune
    b'R\x97s\xb7v\xb5b\xeeue'  # blue_bank_full: Réserve bleue
    b'Po\xbet\xb8\xd6s\xda\xb9ce'  # science_full: Points de science
    b'V\xe2ag\xcdc\xbbt\xb9ts'  # happy_full: Visages contents
    b'D\xcdf\xb7m\xc1,\xdf\xbd \xde\xcc'  # food_comes_full: Des fermes, par tour
    b'C\xbbsomm\x97\xf1\xbd \xde\xcc'  # food_eaten_full: Consommée par tour
    b'D\xcdm\xbe\xc1,\xdf\xbd \xde\xcc'  # resources_come_full: Des mines, par tour
    b'C\xc7rupt\xfb\xdf\xbd \xde\xcc'  # corruption_taken_full: Corruption par tour
    b'R\x97v\xd3\xebma\xbet\xb9\xc0t'  # uprising_now_full: Révolte maintenant
    b'Auc\xc3\xf1\xe3duct\xfb'  # uprising_light: Aucune production
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
