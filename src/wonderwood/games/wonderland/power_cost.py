"""Chapter 8.7: the PR a suit power gives, and the token that cancels them."""

from wonderwood.engine.table import Ask, Flow
from wonderwood.games.wonderland.book import (
    ACCEPT,
    ACTIONS_PHASE,
    ASK_POWER_PR,
    FLIP,
    POWER_COST_PHASE,
    POWER_PR,
    POWER_PR_CANCELLED,
)
from wonderwood.games.wonderland.box import CANCEL_POWER_PR
from wonderwood.games.wonderland.characters import color_with, flip
from wonderwood.games.wonderland.table import WonderlandTable


def settle_power(t: WonderlandTable) -> None:
    """8.7: the power is done; it gives PR by how much of it was used, unless a token can cancel them (7.5)."""
    if power_pr(t) and color_with(t, t.turn, CANCEL_POWER_PR) >= 0:
        t.phase = POWER_COST_PHASE
    else:
        take_power_pr(t)


def power_pr(t: WonderlandTable) -> int:
    """8.7: the PR of the power just used, and the Folly card's limit to it."""
    return min(t.used, t.box.power_pr_cap[t.folly])


def decide_power_pr(t: WonderlandTable) -> Flow:
    """7.5: a token cancels the PR of one suit power."""
    seat = t.turn
    color = color_with(t, seat, CANCEL_POWER_PR)
    choice = yield Ask(seat, ASK_POWER_PR, [FLIP.base + color, ACCEPT.base], power_pr(t))
    if choice != ACCEPT.base:
        flip(t, seat, color)
        t.log(POWER_PR_CANCELLED, seat, power_pr(t))
        t.used = 0
    take_power_pr(t)


def take_power_pr(t: WonderlandTable) -> None:
    pr = power_pr(t)
    if pr:
        t.wake[t.turn] += pr
        t.log(POWER_PR, t.turn, pr)
    t.discard.extend(t.aside)
    t.aside = []
    t.power = -1
    t.met = 0
    t.phase = ACTIONS_PHASE
