"""What can be said at a table of Wonderland: the domains of ids, the choices, the questions, the log lines."""

from typing import Final

from wonderwood.engine.game import AMOUNT, SEAT
from wonderwood.engine.vocabulary import Domain, Vocabulary

SQUARE: Final = Domain("square", 64)
DIRECTION: Final = Domain("direction", 8)
CORNER: Final = Domain("corner", 4)
QUADRANT: Final = Domain("quadrant", 4)
GROUND: Final = Domain("ground", 18)
COLOR: Final = Domain("color", 4)
MODE: Final = Domain("mode", 9)
CARD: Final = Domain("card", 54)
ENCOUNTER: Final = Domain("encounter", 36)
CHARACTER: Final = Domain("character", 16)
FIGURE: Final = Domain("figure", 32)
TOKEN: Final = Domain("token", 40)
OBSTACLE: Final = Domain("obstacle", 3)
FOLLY: Final = Domain("folly", 18)
STEPS: Final = Domain("amount", 8)

BOOK: Final = Vocabulary()

# Choices. The order fixes their integers: append, never reorder.
MOVE: Final = BOOK.verb("move", SQUARE)
GLIDE: Final = BOOK.verb("glide", SQUARE)
RAISE: Final = BOOK.verb("raise", MODE)
LAY: Final = BOOK.verb("lay", CARD)
USE: Final = BOOK.verb("use", CARD)
VALIDATE: Final = BOOK.verb("validate", ENCOUNTER)
FLIP: Final = BOOK.verb("flip", COLOR)
DONE: Final = BOOK.verb("done")
PAY: Final = BOOK.verb("pay", CARD)
VISIT: Final = BOOK.verb("visit")
DIVE: Final = BOOK.verb("dive", SQUARE)
STEP: Final = BOOK.verb("step", SQUARE)
STAY: Final = BOOK.verb("stay")
TAKE: Final = BOOK.verb("take", TOKEN)
GUIDE: Final = BOOK.verb("guide", DIRECTION, STEPS)
DISCARD: Final = BOOK.verb("discard", CARD)
RECOVER: Final = BOOK.verb("recover", CARD)
PEEK: Final = BOOK.verb("peek", SEAT, COLOR)
FIND: Final = BOOK.verb("find", TOKEN)
SWAP: Final = BOOK.verb("swap", TOKEN)
SPY: Final = BOOK.verb("spy", SEAT)
STEAL: Final = BOOK.verb("steal", CARD)
LEAVE: Final = BOOK.verb("leave")
STOP: Final = BOOK.verb("stop")
ACCEPT: Final = BOOK.verb("accept")
DRAW: Final = BOOK.verb("draw")
SKIP: Final = BOOK.verb("skip")
KEEP: Final = BOOK.verb("keep")
RETURN: Final = BOOK.verb("return", ENCOUNTER)
PLAY: Final = BOOK.verb("play", CARD)
GO: Final = BOOK.verb("go", DIRECTION, STEPS)
FLEE: Final = BOOK.verb("flee", SQUARE)
GIVE: Final = BOOK.verb("give", CARD)

# Questions.
ASK_KEEP: Final = BOOK.prompt("keep", "10.2", secret=True)
ASK_GIVE: Final = BOOK.prompt("give", "14.2", secret=True, to=SEAT)
ASK_ACT: Final = BOOK.prompt("act", "3.4", secret=True)
ASK_PAY_MINOR: Final = BOOK.prompt("pay_minor", "5.9", secret=True, square=SQUARE, left=AMOUNT)
ASK_PAY_MAJOR: Final = BOOK.prompt("pay_major", "5.9", secret=True, square=SQUARE, left=AMOUNT)
ASK_PAY_ANY: Final = BOOK.prompt("pay_any", "5.9", secret=True, square=SQUARE, left=AMOUNT)
ASK_LAY: Final = BOOK.prompt("lay", "8.4", secret=True, mode=MODE)
ASK_VISIT: Final = BOOK.prompt("visit", "6.1", character=CHARACTER)
ASK_HOLE: Final = BOOK.prompt("hole", "6.7", secret=True, pr=AMOUNT)
ASK_STEP: Final = BOOK.prompt("step", "6.9", secret=True)
ASK_TAKE: Final = BOOK.prompt("take", "6.3", secret=True, color=COLOR)
ASK_GUIDE: Final = BOOK.prompt("guide", "8.9", card=CARD)
ASK_EXCHANGE: Final = BOOK.prompt("exchange", "8.10", secret=True, card=CARD, left=AMOUNT)
ASK_RECOVER: Final = BOOK.prompt("recover", "8.10", left=AMOUNT)
ASK_PEEK: Final = BOOK.prompt("peek", "8.11", secret=True, card=CARD, left=AMOUNT)
ASK_SWAP: Final = BOOK.prompt("swap", "8.11", secret=True, token=TOKEN, owner=SEAT)
ASK_SPY: Final = BOOK.prompt("spy", "8.12", card=CARD, left=AMOUNT)
ASK_STEAL: Final = BOOK.prompt("steal", "8.12", secret=True, owner=SEAT)
ASK_POWER_PR: Final = BOOK.prompt("power_pr", "7.5", pr=AMOUNT)
ASK_DRAW: Final = BOOK.prompt("draw", "10.2")
ASK_PLAY: Final = BOOK.prompt("play", "11.1", secret=True)
ASK_GO: Final = BOOK.prompt("go", "11.2", card=CARD)
ASK_WAKE_PR: Final = BOOK.prompt("wake_pr", "7.2", pr=AMOUNT)
ASK_FLEE: Final = BOOK.prompt("flee", "12.4")
ASK_LIMIT: Final = BOOK.prompt("limit", "3.7", secret=True, left=AMOUNT)

# Log lines.
LAID: Final = BOOK.event("laid", "2.1", corner=CORNER, quadrant=QUADRANT, turns=AMOUNT)
FIRST: Final = BOOK.event("first", "2.10", who=SEAT)
ALICE_STARTS: Final = BOOK.event("alice_starts", "2.11", square=SQUARE)
KEPT: Final = BOOK.event("kept", "10.2", who=SEAT, count=AMOUNT)
KEPT_CARD: Final = BOOK.event("kept_card", "10.2", only=("who",), who=SEAT, encounter=ENCOUNTER)
ROUND_BEGINS: Final = BOOK.event("round_begins", "3.1", round=AMOUNT)
FOLLY_SHOWN: Final = BOOK.event("folly_shown", "3.3", folly=FOLLY)
TURN_BEGINS: Final = BOOK.event("turn_begins", "3.1", who=SEAT)
MARKER_BACK: Final = BOOK.event("marker_back", "3.2", who=SEAT)
GAVE: Final = BOOK.event("gave", "14.2", who=SEAT, to=SEAT, card=CARD.seen_by("who", "to"))
QUEEN_LEAVES: Final = BOOK.event("queen_leaves", "14.2", square=SQUARE)
PR_ADJUSTED: Final = BOOK.event("pr_adjusted", "14.2", who=SEAT, amount=AMOUNT)
PAID: Final = BOOK.event("paid", "5.9", who=SEAT, card=CARD)
MOVED: Final = BOOK.event("moved", "4.1", who=SEAT, start=SQUARE, square=SQUARE)
STOOD_STILL: Final = BOOK.event("stood_still", "4.8", who=SEAT)
GARDENER_MET: Final = BOOK.event("gardener_met", "5.2", who=SEAT, count=AMOUNT)
SOLDIER_BEATEN: Final = BOOK.event("soldier_beaten", "5.5", who=SEAT, square=SQUARE)
CHARACTER_MET: Final = BOOK.event("character_met", "6.2", who=SEAT, character=CHARACTER)
ARTIFACT_TAKEN: Final = BOOK.event("artifact_taken", "6.3", who=SEAT, color=COLOR, token=TOKEN.seen_by("who"))
ARTIFACT_PUT_UNDER: Final = BOOK.event("artifact_put_under", "6.3", who=SEAT, color=COLOR, token=TOKEN.seen_by("who"))
WENT_DOWN: Final = BOOK.event("went_down", "6.7", who=SEAT, start=SQUARE, square=SQUARE, pr=AMOUNT)
STEPPED: Final = BOOK.event("stepped", "6.9", who=SEAT, start=SQUARE, square=SQUARE)
TOKEN_FLIPPED: Final = BOOK.event("token_flipped", "7.1", who=SEAT, character=CHARACTER, color=COLOR)
RAISED: Final = BOOK.event("raised", "8.4", who=SEAT, mode=MODE)
LAID_CARD: Final = BOOK.event("laid_card", "8.4", who=SEAT, card=CARD)
POWER_USED: Final = BOOK.event("power_used", "8.7", who=SEAT, card=CARD)
POWER_PR: Final = BOOK.event("power_pr", "8.7", who=SEAT, pr=AMOUNT)
POWER_PR_CANCELLED: Final = BOOK.event("power_pr_cancelled", "7.5", who=SEAT, pr=AMOUNT)
EXCHANGED: Final = BOOK.event("exchanged", "8.10", who=SEAT, card=CARD)
RECOVERED: Final = BOOK.event("recovered", "8.10", who=SEAT, card=CARD)
PEEKED: Final = BOOK.event("peeked", "8.11", who=SEAT, owner=SEAT, color=COLOR, token=TOKEN.seen_by("who", "owner"))
SWAPPED: Final = BOOK.event(
    "swapped",
    "8.11",
    who=SEAT,
    owner=SEAT,
    given=TOKEN.seen_by("who", "owner"),
    taken=TOKEN.seen_by("who", "owner"),
    given_color=COLOR,
    taken_color=COLOR,
)
SPIED: Final = BOOK.event("spied", "8.12", who=SEAT, owner=SEAT)
SPIED_CARD: Final = BOOK.event("spied_card", "8.12", only=("who", "owner"), who=SEAT, owner=SEAT, card=CARD)
STOLE: Final = BOOK.event("stole", "8.12", who=SEAT, owner=SEAT, card=CARD.seen_by("who", "owner"))
VALIDATED: Final = BOOK.event("validated", "9.1", who=SEAT, encounter=ENCOUNTER)
DREW: Final = BOOK.event("drew", "10.1", who=SEAT, count=AMOUNT)
DREW_CARD: Final = BOOK.event("drew_card", "10.1", only=("who",), who=SEAT, card=CARD)
RESHUFFLED: Final = BOOK.event("reshuffled", "8.14", count=AMOUNT)
ALICE_LED: Final = BOOK.event("alice_led", "11.1", who=SEAT, card=CARD)
ALICE_WALKED: Final = BOOK.event("alice_walked", "11.6", direction=DIRECTION, start=SQUARE, square=SQUARE)
ALICE_STAYED: Final = BOOK.event("alice_stayed", "16.3", who=SEAT)
OBSTACLE_PLACED: Final = BOOK.event("obstacle_placed", "13.1", obstacle=OBSTACLE, square=SQUARE)
OBSTACLE_BACK: Final = BOOK.event("obstacle_back", "13.2", obstacle=OBSTACLE, square=SQUARE)
QUEEN_REPLACED: Final = BOOK.event("queen_replaced", "13.3", square=SQUARE)
BAG_EMPTY: Final = BOOK.event("bag_empty", "13.5", square=SQUARE)
WOKEN_NEAR: Final = BOOK.event("woken_near", "12.2", who=SEAT, pr=AMOUNT)
WOKEN_HERE: Final = BOOK.event("woken_here", "12.3", who=SEAT, pr=AMOUNT)
WAKE_PR_CANCELLED: Final = BOOK.event("wake_pr_cancelled", "7.2", who=SEAT, pr=AMOUNT)
PUSHED: Final = BOOK.event("pushed", "12.3", who=SEAT, square=SQUARE)
PROTECTED: Final = BOOK.event("protected", "12.7", who=SEAT)
THREW_AWAY: Final = BOOK.event("threw_away", "3.7", who=SEAT, card=CARD)
GAME_ENDS: Final = BOOK.event("game_ends", "15.1")

# Phases: each starts from the table alone.
SETUP_PHASE: Final = 0
DEALT_PHASE: Final = 1
PASSING_PHASE: Final = 2
ACTIONS_PHASE: Final = 3
SQUARE_EFFECT_PHASE: Final = 4
CHOOSE_ARTIFACT_PHASE: Final = 5
AFTER_HOLE_PHASE: Final = 6
GUIDE_PHASE: Final = 7
EXCHANGE_PHASE: Final = 8
RECOVER_PHASE: Final = 9
PEEK_PHASE: Final = 10
SWAP_PHASE: Final = 11
SPY_PHASE: Final = 12
STEAL_PHASE: Final = 13
POWER_COST_PHASE: Final = 14
DRAWING_PHASE: Final = 15
CHOOSE_ENCOUNTERS_PHASE: Final = 16
ALICE_CARD_PHASE: Final = 17
ALICE_WAY_PHASE: Final = 18
WAKE_PHASE: Final = 19
HAND_LIMIT_PHASE: Final = 20
PHASES: Final = [
    "setup",
    "dealt",
    "passing",
    "actions",
    "square_effect",
    "choose_artifact",
    "after_hole",
    "guide",
    "exchange",
    "recover",
    "peek",
    "swap",
    "spy",
    "steal",
    "power_cost",
    "drawing",
    "choose_encounters",
    "alice_card",
    "alice_way",
    "wake",
    "hand_limit",
]
