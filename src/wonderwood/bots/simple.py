"""Two simple players: one without a thought, one that follows the game's rules of thumb."""

from wonderwood.bots.eyes import Eyes


def choose_randomly(eyes: Eyes) -> int:
    return eyes.options[eyes.fate.below(len(eyes.options))]


def choose_greedily(eyes: Eyes) -> int:
    """The option the game's `advise` weighs most; without advice, the one after which the position is judged best."""
    if len(eyes.options) == 1:
        return eyes.options[0]
    imagined = eyes.imagine()
    weights = eyes.game.advise(imagined.table, eyes.ask)
    if not weights:
        weights = [after(eyes, option) for option in eyes.options]
    best = max(weights)
    candidates = [option for option, weight in zip(eyes.options, weights) if weight == best]
    return candidates[eyes.fate.below(len(candidates))]


def after(eyes: Eyes, option: int) -> int:
    """The judge's opinion one step ahead, on an imagined table."""
    imagined = eyes.imagine()
    ask = None if imagined.ask is None else imagined.ask.of(eyes.seat)
    if ask is not None and option in ask.options:
        imagined.play(eyes.seat, option)
    return eyes.game.judge(imagined.table, eyes.seat)
