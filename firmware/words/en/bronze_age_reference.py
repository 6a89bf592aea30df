"""bronze_age_reference in English. Made by `make words` from tools/words/bronze_age_reference.toml."""

from words.ids.bronze_age_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\n\x00\x14\x00\x1f\x00(\x004\x00>\x00f\x00\x83\x00\xb3\x00\xce\x00\xe4\x00\xf8\x00\x08\x01!\x01D\x01n\x01\x92\x01\xe4\x01\x06\x02<\x02J\x02o\x02\xa0\x02\xb6\x02\xeb\x02,\x03R\x03\x80\x03'
TEXTS = (
    b'Ord\xd0of \xba\xf0n'  # rules_turn: Order of a turn
    b'Sk\xf6ls\xbcf\xec\xbee'  # rules_dice: Skulls, famine
    b'Ci\xc5\xc1\xbcm\xbbu\xf8ts'  # rules_build: Cities, monuments
    b'Dev\xc8op\xf8ts'  # rules_buy: Developments
    b'V\xcbu\xb5of goods'  # rules_discard: Value of goods
    b'En\xd4\xc0d\xdfo\xbets'  # rules_end: End and points
    b'1\xdbR\xd3l up t\xc2\xdd\xd8\xb5\xc5m\xc1\xff\x0b s\xf3y\xdbTak\xb5good\xb8\xc0\xd4food.'  # line_turn_1: 1. Roll up to three times;  stay. Take goods and food.
    b'A \xf4e\xbf3\x01\xbc1\x07\xbc2\x07\x0b\xbc3\x08\xbc2\x01 \xc7 2\x08\xbc7\t.'  # line_turn_2: A die: 3, 1, 2, 3, 2 or 2, 7	.
    b'Good\xb8g\xc2\xbb\xb5\xba\xe3w\xbcf\xe3m woo\xd4up\xffwha\xc4f\xcbl\xb8t\xc2\xbaf\xf6l \xe3w i\xb8lo\xd2.'  # line_turn_3: Goods go one a row, from wood up; what falls to a full row is lost.
    b'2\xdbEa\xc6 c\xca\xefeat\xb81\x01\xff\xdd\xcf\xdd\xb5\x0b \xd2\xd9ke.'  # line_turn_4: 2. Each city eats 1; then the  strike.
    b'3\xdbBu\xced\xbfea\xc6 \x08 \xc5ck\xb8\xbabox.'  # line_turn_5: 3. Build: each  ticks a box.
    b'4\xdbBu\xef\xbb\xb5\xf5v\xc8op\xf8\xc4a\xc4mo\xd2.'  # line_turn_6: 4. Buy one development at most.
    b'5\xdbKeep 6\x07 a\xc4mo\xd2.'  # line_turn_7: 5. Keep 6 at most.
    b'Tra\xd6wi\xdd \xdd\xb5o\xdd\xb7s\xbfaft\xd0s\xdcp 2.'  # rule_trade: Trade with the others: after step 2.
    b'2\x0b Dr\xfaght\xbfy\xfa los\xb52\x11\xbcno\xc4wi\xdd Ir\xd9gat\xfb.'  # line_dice_1: 2 Drought: you lose 2, not with Irrigation.
    b'3\x0b Pe\xd2\xce\xb9ce\xbfea\xc6 opp\xbb\xb9\xc4los\xcd3\x11\xbcno\xc4wi\xdd Me\xf4c\xbee.'  # line_dice_2: 3 Pestilence: each opponent loses 3, not with Medicine.
    b'4\x0b Inv\xd7\xfb\xbfy\xfa los\xb54\x11\xbcno\xc4wi\xdd \xdd\xb5G\xd8a\xc4W\xcbl.'  # line_dice_3: 4 Invasion: you lose 4, not with the Great Wall.
    b'5\x0b \xc7 mo\xd8\xbcRev\xd3t\xbfy\xfa los\xb5\xcbl goods\xbcbu\xc4n\xc2food\xdbWi\xdd R\xc8igi\xe7\xdd\xb5o\xdd\xb7s\xeao\xbcbu\xc4f\xc7 \xddos\xb5wh\xc2hav\xb5i\xc4\xdeo.'  # line_dice_4: 5 or more, Revolt: you lose all goods, but no food. With Religion the others do, but for those who have it too.
    b'F\xec\xbee\xbf1\x11 f\xc7 ea\xc6 c\xca\xefwi\xdd\xfa\xc4food\xbcb\xc1id\xc1.'  # line_dice_5: Famine: 1 for each city without food, besides.
    b'Ci\xc5\xcd4 t\xc27 hav\xb53\xbc4\xbc5\xbc6 box\xc1\xffea\xc6 i\xb8\xba\xf4\xb5m\xc7\xb5f\xe3m \xdd\xb5nex\xc4\xf0n \xbb.'  # line_build_1: Cities 4 to 7 have 3, 4, 5, 6 boxes; each is a die more from the next turn on.
    b'\x08 \xeef\xc4ov\xd0\xbd\xb5lo\xd2.'  # line_build_2:  left over are lost.
    b'M\xbbu\xf8ts\xbfbox\xc1,\xdfo\xbet\xb8of \xdd\xb5fir\xd2\xbcof lat\xd0\xbb\xc1:'  # line_build_3: Monuments: boxes, points of the first, of later ones:
    b'On\xb5\xba\xf0n\xbcea\xc6 \xbbce\xdbA good\xdfay\xb8wi\xdd \xca\xb8wh\xd3\xb5\xe3w\xff\xdd\xb7\xb5i\xb8n\xc2\xc6\xc0\xfc.'  # line_buy_1: One a turn, each once. A good pays with its whole row; there is no change.
    b'Co\xbe\xb8f\xc7 1\xbc2\xbc3 \xaa of \xddem:'  # line_discard_1: Coins for 1, 2, 3 … of them:
    b'Th\xb5l\xd7\xc4\xe3\xc3d\xbfsomebod\xefh\xe4\xc9\xf5v\xc8op\xf8ts\xbc\xc7 \xcbl m\xbbu\xf8t\xb8\xbe\xdfla\xef\xbd\xb5bu\xcet.'  # rule_ends: The last round: somebody has {} developments, or all monuments in play are built.
    b'Al\xbbe\xbf10 \xe3\xc3ds\xdb\x0b ma\xefb\xb5r\xd3\xee\xd4aga\xbe;\xdfe\xd2\xce\xb9c\xb5\xd2\xd9k\xcdy\xfa\xffwi\xdd R\xc8igi\xe7\xdd\xb7\xb5i\xb8n\xc2\xd8v\xd3t.'  # rule_alone: Alone: 10 rounds.  may be rolled again; pestilence strikes you; with Religion there is no revolt.
    b'Po\xbets\xbf\xf5v\xc8op\xf8ts\xbcm\xbbu\xf8ts\xbc+ b\xbbus\xc1\xbc\xab\xea\xe2a\xd2\xb7s.'  # line_end_1: Points: developments, monuments, + bonuses, − disasters.
    b'Mo\xd2\xdfo\xbet\xb8w\xbe\xff\xba\xc5e\xbfb\xef\xdd\xb5w\xc7\xdd of \xdd\xb5good\xb8\xeeft\xbc\xc8s\xb5sha\xd8d.'  # line_end_2: Most points win; a tie: by the worth of the goods left, else shared.
)
WORDS = Texts(IDS, ENDS, TEXTS)
