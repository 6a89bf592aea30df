"""The questions that a game can ask: a module for each kind of prompt, with the rows it takes.

Labels are ids of words (`"wood"`), ids with arguments (`("city", 4)`), player numbers (`0`), lists of labels, or text
after a colon (`":1 3 6"`). As an argument a player is a byte: `("ahead", bytes((player,)))`.

Import counters, boards, place and exchange from their own modules: only some games need them.
"""

from engine.prompts.allot import Allot as Allot
from engine.prompts.allot import AllotRow as AllotRow
from engine.prompts.choose import NOTHING as NOTHING
from engine.prompts.choose import Choose as Choose
from engine.prompts.choose import whether as whether
from engine.prompts.choose import yes_no as yes_no
from engine.prompts.dice import DIE_SIDES as DIE_SIDES
from engine.prompts.dice import Dice as Dice
from engine.prompts.name import Name as Name
from engine.prompts.notice import Notice as Notice
from engine.prompts.number import Number as Number
from engine.prompts.number import NumberRow as NumberRow
from engine.prompts.prompt import ALLOT as ALLOT
from engine.prompts.prompt import CHOOSE as CHOOSE
from engine.prompts.prompt import COUNTERS as COUNTERS
from engine.prompts.prompt import DICE as DICE
from engine.prompts.prompt import EXCHANGE as EXCHANGE
from engine.prompts.prompt import NAME as NAME
from engine.prompts.prompt import NOTICE as NOTICE
from engine.prompts.prompt import NUMBER as NUMBER
from engine.prompts.prompt import PLACE as PLACE
from engine.prompts.prompt import Prompt as Prompt
from engine.prompts.prompt import Refused as Refused
from engine.prompts.row import Row as Row
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from engine.prompts.prompt import Steps as Steps
