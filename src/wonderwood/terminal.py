"""A game in the terminal: the board as text, the question in words, numbered options."""

import secrets
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from wonderwood.bots import Eyes, find_bot
from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import QuickFate
from wonderwood.engine.game import Game
from wonderwood.engine.match import Match, hash_text
from wonderwood.engine.record import load
from wonderwood.words import Speaker

HUMAN = 0


def play_in_terminal(
    console: Console,
    game: Game,
    seats: int,
    bots: str,
    options: dict[str, object],
    seed: str | None,
    components: str | None,
    language: str,
) -> None:
    """Seat 0 is you; bots sit in the others."""
    bot = find_bot(bots)
    sealed = seed if seed is not None else secrets.token_hex(16)
    match = Match.new(game, seats, options, sealed, components)
    fate = QuickFate(hash_text(sealed + bots))
    common = Speaker(language)
    players = [common.say("cli-you")] + [common.say("cli-bot", number=seat) for seat in range(1, seats)]
    speaker = Speaker(language, game, players)
    console.print(Text.assemble((speaker.say("game-title"), "bold"), "  ", speaker.say("cli-help")))
    told = 0
    while not match.over:
        if HUMAN not in match.waiting:
            seat = match.waiting[0]
            match.play(seat, bot(Eyes(match, seat, fate.split())))
            continue
        told = _tell(console, match, speaker, told)
        console.print(board_text(match, HUMAN, speaker))
        if not _one_choice(console, match, speaker):
            return
    _tell(console, match, speaker, told)
    console.print(board_text(match, HUMAN, speaker))
    _tell_outcome(console, match, speaker)


def _tell(console: Console, match: Match, speaker: Speaker, since: int) -> int:
    """The log lines that are new to the player; how many there are by now."""
    lines = match.log_for(HUMAN)
    for line in lines[min(since, len(lines)) :]:
        console.print(_told(line, speaker))
    return len(lines)


def _told(line: dict[str, object], speaker: Speaker) -> Text:
    return Text.assemble("  ", (f"{line['rule']:>6}", "dim"), "  ", speaker.event(line))


def _one_choice(console: Console, match: Match, speaker: Speaker) -> bool:
    """Ask until a choice is made; False when the player leaves."""
    pending = next(one for one in match.pending if one.seat == HUMAN)
    console.print(speaker.ask(pending.prompt, pending.facts), style="bold")
    for number, option in enumerate(pending.options, start=1):
        console.print(Text.assemble(f"  {number:>3}  {speaker.option(option)}  ", (option.text, "dim")))
    while True:
        try:
            typed = console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            return False
        word, _, rest = typed.partition(" ")
        try:
            if word == "q":
                return False
            if word == "u":
                match.undo(HUMAN)
                return True
            if word == "save" and rest:
                _write(rest, match.save())
                console.print(speaker.say("cli-saved", file=rest))
            elif (number := _listed(typed, len(pending.options))) >= 0:
                match.play(HUMAN, pending.options[number])
                return True
            else:
                match.play(HUMAN, typed)
                return True
        except Refusal as refusal:
            console.print(speaker.refusal(refusal), style="red")


def _listed(typed: str, options: int) -> int:
    """The place in the list of the number typed, or -1 if it is none of them."""
    wanted = [str(number) for number in range(1, options + 1)]
    return wanted.index(typed) if typed in wanted else -1


def _write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text + "\n", encoding="utf-8")
    except (OSError, ValueError):  # a name can hold what no system takes
        raise Refusal("cannot_write", file=file) from None


def board_text(match: Match, seat: int | None, speaker: Speaker) -> str:
    """The game's own drawing if it has one, else its fields line by line."""
    view = match.view(seat)
    module = f"{type(match.game).__module__}.draw"
    if find_spec(module) is not None:
        return str(import_module(module).draw(view, speaker.say))
    table = view["table"]
    assert isinstance(table, dict)
    return "\n".join(f"{name:>16}  {_plain(value)}" for name, value in table.items())


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return "[" + " ".join(_plain(item) for item in value) + "]"
    return "-" if value is None else str(value)


def _tell_outcome(console: Console, match: Match, speaker: Speaker) -> None:
    outcome = match.outcome
    assert outcome is not None
    for place, group in enumerate(outcome.ranking, start=1):
        for seat in group:
            parts = ", ".join(
                f"{speaker.say(f'score-{name}')} {value}" for name, value in outcome.breakdown[seat].items() if value
            )
            who = f"{place}. {speaker.name('seat', str(seat))}: "
            console.print(Text.assemble(who, (str(outcome.scores[seat]), "bold"), f"  ({parts})"))
    for tie in outcome.ties:
        console.print(speaker.say("cli-tie", tie=speaker.say(f"tie-{tie}")))


def tell_record(console: Console, text: str, check: bool, components: str | None, language: str) -> None:
    """Replay a record; unless only a check is wanted, tell its log and how it ended."""
    match = load(text, components)
    speaker = Speaker(language, match.game)
    if not check:
        for line in match.log:
            console.print(_told(line, speaker))
    if match.over:
        _tell_outcome(console, match, speaker)
    else:
        console.print(speaker.say("cli-waiting", seats=", ".join(speaker.name("seat", str(seat)) for seat in match.waiting)))
    console.print(speaker.say("cli-record-good", choices=len(match.answers), chances=len(match.chances)))
