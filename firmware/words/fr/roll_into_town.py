"""roll_into_town in Français. Made by `make words` from tools/words/roll_into_town.toml."""

from words.ids.roll_into_town import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x0b\x00\x0f\x00\x19\x00\x1a\x00\x1b\x00\x1c\x00\x1d\x00\x1e\x00\x1f\x00&\x00.\x002\x008\x00?\x00D\x00K\x00P\x00U\x00Y\x00_\x00d\x00i\x00n\x00r\x00v\x00z\x00\x80\x00\x84\x00\x8a\x00\x8d\x00\x91\x00\x94\x00\x98\x00\x9b\x00\xa0\x00\xa3\x00\xa7\x00\xad\x00\xb2\x00\xb6\x00\xbe\x00\xc3\x00\xc5\x00\xc7\x00\xc9\x00\xcb\x00\xd0\x00\xd6\x00\xda\x00\xdd\x00\xdf\x00\xe1\x00\xe3\x00\xe5\x00\xe7\x00\xe9\x00\xeb\x00\xf0\x00\xf5\x00\xfa\x00\xff\x00\x04\x01\t\x01\x0f\x01\x14\x01\x1a\x01$\x01&\x01(\x01*\x01-\x010\x013\x016\x01@\x01J\x01P\x01X\x01g\x01j\x01n\x01q\x01u\x01\x83\x01\x88\x01\x8e\x01\x94\x01\x98\x01\x9c\x01\xa4\x01\xaf\x01\xba\x01\xc2\x01\xcd\x01\xe2\x01\xee\x01\x00\x02\x0c\x02'
TEXTS = (
    b'Ta\xcel\xb5\xd6\xe1\xed\xdc\x80?'  # size: Taille de la carte ?
    b'\xc9\x8d \xb6'  # map_size: {} × {}
    b'C\xbdt\xcds\xcc\xdfa\xf9\xb7'  # scorer: Cartes sur papier
    b'\xad'  # face_farm: ⚀
    b'\xae'  # face_mountain: ⚁
    b'\xaf'  # face_tree: ⚂
    b'\xb0'  # face_river: ⚃
    b'\xb1'  # face_coast: ⚄
    b'\xb2'  # face_joker: ⚅
    b'D\x97c\xfav\xb7\xdc'  # discover: Découverte
    b'C\xbb\xd2ruct\xfb'  # construct: Construction
    b'M\xbd\xc6\x97'  # market: Marché
    b'B\xa3\xc6\xb7\xbbs'  # fell: Bûcherons
    b'C\xe3\xe2s\xc0ce'  # grow: Croissance
    b'R\x97c\xd3\xdc'  # gather: Récolte
    b'Extr\xd5t\xfb'  # mined: Extraction
    b'd\xc1s\xbe\xb7'  # discover_act: dessiner
    b'd\xc1s\xbe\xb7'  # fountain_act: dessiner
    b'b\x93\xc5r'  # construct_act: bâtir
    b'abatt\xd8'  # fell_act: abattre
    b'T\xb7m\xbe\x97'  # discover_done: Terminé
    b'T\xb7m\xbe\x97'  # build_done: Terminé
    b'T\xb7m\xbe\x97'  # fell_done: Terminé
    b'Jok\xb7'  # joker: Joker
    b'Pay\xb7'  # market_pay: Payer
    b'F\xb7me'  # farm: Ferme
    b'M\xbb\xf3gne'  # mountain: Montagne
    b'Arb\xd8'  # tree: Arbre
    b'Rivi\x96\xd8'  # river: Rivière
    b'C\x9f\xdc'  # coast: Côte
    b'Oc\x97\xc0'  # ocean: Océan
    b'Vi\xf5'  # empty: Vide
    b'Ma\xe2\xbb'  # house: Maison
    b'M\xbee'  # mine: Mine
    b'B\xa3\xc6\xb7\xbb'  # lumberjack: Bûcheron
    b'P\xc7t'  # port: Port
    b'Mo\xf6\xbe'  # watermill: Moulin
    b'Tav\xb7ne'  # tavern: Taverne
    b'F\xbb\xf3\xbee'  # fountain: Fontaine
    b'Pha\xd8'  # lighthouse: Phare
    b'Ca\xdd\x97dra\xee'  # cathedral: Cathédrale
    b'Mai\xd9e'  # town_hall: Mairie
    b'\xb6\x01'  # food_sign: {}
    b'\xb6\x03'  # stone_sign: {}
    b'\xb6\x02'  # wood_sign: {}
    b'\xb6\x11'  # points_sign: {}
    b'M\xc0\xc6\xb5\xb6'  # round_of: Manche {}
    b'No\xcc\xd9\xf0e'  # food: Nourriture
    b'Pi\xb7\xd8'  # stone: Pierre
    b'Bo\xe2'  # wood: Bois
    b'\xb6\x01'  # cost_food: {}
    b'\xb6\x03'  # cost_stone: {}
    b'\xb6\x02'  # cost_wood: {}
    b'\xf2\x01'  # brings_food: +{}
    b'\xf2\x03'  # brings_stone: +{}
    b'\xf2\x02'  # brings_wood: +{}
    b'\xf2\x11'  # brings_points: +{}
    b'2\x01\x151\x03'  # swap_food_stone: 21
    b'2\x01\x151\x02'  # swap_food_wood: 21
    b'2\x03\x151\x01'  # swap_stone_food: 21
    b'2\x03\x151\x02'  # swap_stone_wood: 21
    b'2\x02\x151\x01'  # swap_wood_food: 21
    b'2\x02\x151\x03'  # swap_wood_stone: 21
    b'D\x97 \xb6\x15\xb6'  # die_changed: Dé {}{}
    b'\x87\xdfl\xd5\xb7'  # icons_left: À placer
    b'In\xbbd\x97\xc1'  # flooded: Inondées
    b'C\xd7\xcd\xbe\xbbd\x97\xc1\x80\xe8'  # floods: Cases inondées : {}
    b'\xf2\x01'  # got_food: +{}
    b'\xf2\x03'  # got_stone: +{}
    b'\xf2\x02'  # got_wood: +{}
    b'>9:'  # over: >9:
    b'\xab\xb6\x01'  # lost_food: −{}
    b'\xab\xb6\x03'  # lost_stone: −{}
    b'\xab\xb6\x02'  # lost_wood: −{}
    b'M\xe5vai\xb8mai\xd8'  # rating_failed: Mauvais maire
    b'Mair\xb5\xe0\x97\xe6at'  # rating_adequate: Maire adéquat
    b'B\xe7mai\xd8'  # rating_good: Bon maire
    b'Gr\xc0\xd4mai\xd8'  # rating_great: Grand maire
    b'Mair\xb5l\x97g\xb9dai\xd8\x80!'  # rating_legendary: Maire légendaire !
    b'C\xbd\xdc'  # map: Carte
    b'S\xdeck'  # stock: Stock
    b'S\xe9\xd8'  # score: Score
    b'L\xba\xed\xdc'  # adjust_map: La carte
    b'S\xdeck et\xdf\xfavoirs'  # adjust_stock: Stock et pouvoirs
    b'Ma\xe2\xbbs'  # score_houses: Maisons
    b'Tav\xb7n\xc1'  # score_taverns: Tavernes
    b'Rivi\x96\xd8'  # score_river: Rivière
    b'C\x9ft\xc1'  # score_coasts: Côtes
    b'Pha\xd8'  # score_lighthouse: Phare
    b'Ca\xdd\x97dra\xee'  # score_cathedral: Cathédrale
    b'Ma\xe2\xbbs\x80\xbf\xc9\x91 \xb6'  # tie_houses: Maisons : {} à {}
    b'Ma\xe2\xbbs\x80\xbf\xc9\xc6\xd5\xc3'  # level_houses: Maisons : {} chacun
    b'Re\xd2\x97 sec'  # map_dry: Resté sec
    b'L\xbala\xe2s\xd0a\xbesi'  # map_stands: La laisser ainsi
    b'\xb6\x80\xe8,\xdflus\xea\xf1l\xd5\xf1o\xcc \xc9\xe5tr\xc1'  # map_missing: {} : {}, plus de place pour {} autres
    b'\xc9\xbfm\xbe\xcd\xb6\x03,\xdf\xe4\xb6\x03'  # map_stone: {} : mines {}, pas {}
    b'\xc9\xbf\xbdbr\xb5\xe2\xd3\x97\xbc\xc9\xbbt\xdf\xfass\x97'  # map_alone: {} : arbre isolé, {} ont poussé
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
)
WORDS = Texts(IDS, ENDS, TEXTS)
