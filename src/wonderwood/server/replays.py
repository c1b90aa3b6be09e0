"""Looking back, in a worker process: the table at any moment through any allowed eyes, and checking records to import."""

from collections import OrderedDict
from typing import Any, Final

import msgspec

from wonderwood.engine.errors import Refusal
from wonderwood.engine.fate import Fate, SealedFate
from wonderwood.engine.game import find_game
from wonderwood.engine.match import Match
from wonderwood.engine.record import load, past_of
from wonderwood.engine.sight import table_view
from wonderwood.server.bodies import ReplayMark
from wonderwood.server.frames import Picture, Seats, encode, read_log
from wonderwood.server.store.rows import RecordedPlay, Stretch

Record = dict[str, Any]  # options, choices and outcomes of a match, without its seed

LONGEST: Final = 5000  # choices of a record that may be imported
LONGEST_SEED: Final = 200  # characters: it is shown wherever the table is
_STEP: Final = 20  # choices between two remembered positions
_KEPT: Final = 6
_films: "OrderedDict[str, Film]" = OrderedDict()


def record_of(match: Match) -> Record:
    """All a worker needs to play a match again. The seed stays here."""
    option, book = match.box.option, match.game.book
    return {
        "game": match.game.name,
        "seats": match.seats,
        "options": match.options,
        "components": match.box.fingerprint,
        "seed": None,
        "choices": [f"{answer.seat} {option(book, answer.option).text}" for answer in match.answers],
        "chances": match.chances,
    }


class SoundRecord(msgspec.Struct):
    """A record that was played through and found sound."""

    game: str
    seats: int
    options: dict[str, Any]
    components: str
    seed: str | None
    over: bool
    past: list[Stretch]  # of a game that was played on from another one
    setup: list[int]  # outcomes drawn before the first choice
    plays: list[RecordedPlay]


def plays_of(match: Match, until: int) -> tuple[list[int], list[RecordedPlay]]:
    """The outcomes of the set-up, and the first choices of a match each with its own."""
    answers = match.answers
    ends = [answer.chances for answer in answers] + [len(match.chances)]
    plays = [
        RecordedPlay(
            seat=answer.seat,
            option=match.box.option(match.game.book, answer.option).text,
            chances=match.chances[ends[number] : ends[number + 1]],
        )
        for number, answer in enumerate(answers[:until])
    ]
    return match.chances[: ends[0]], plays


class Film:
    """A game from its start to now, with positions remembered on the way so that scrubbing is quick."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.choices: list[str] = record["choices"]
        self.stops: list[Match] = []
        self.marks: list[ReplayMark] = []
        self.moments: dict[Seats, list[int]] = {}
        match = self._first()
        phase = ""
        for index in range(len(self.choices) + 1):
            if index % _STEP == 0:
                self.stops.append(match.clone())
            view_phase = match.game.phases[match.table.phase]
            if view_phase != phase or index == len(self.choices):
                phase = view_phase
                self.marks.append(ReplayMark(at=index, phase=phase, scores=_scores(match)))
            if index < len(self.choices):
                play_text(match, self.choices[index])
        self.over = match.over

    def _first(self) -> Match:
        record = self.record
        game = find_game(record["game"])
        fate: Fate = SealedFate("")
        fate.script = record["chances"][:]
        return Match.begin(
            game, game.open_box(None), game.settle(record["seats"], record["options"]), record["seats"], fate, False
        )

    def at(self, index: int) -> Match:
        """The match after that many choices."""
        match = self.stops[index // _STEP].clone()
        fate = match.table.fate
        fate.script = self.record["chances"][len(match.chances) :]
        fate.at = 0
        for choice in self.choices[index // _STEP * _STEP : index]:
            play_text(match, choice)
        return match

    def moments_of(self, seats: Seats) -> list[int]:
        """While a game runs: the choices after which these eyes saw something new. Others are not even counted for them."""
        if seats not in self.moments:
            match, last, lines, found = self._first(), None, -1, []
            for index in range(len(self.choices) + 1):
                picture, count = Picture(match, seats, []), len(read_log(match, seats))
                if count != lines or not picture.same_as(last):
                    found.append(index)
                last, lines = picture, count
                if index < len(self.choices):
                    play_text(match, self.choices[index])
            self.moments[seats] = found
        return self.moments[seats]


def play_text(match: Match, choice: str) -> None:
    seat, _, text = choice.partition(" ")
    match.play(int(seat), text)


def _scores(match: Match) -> list[int] | None:
    """The scores if the game ended here; a game that cannot tell before the end says nothing."""
    try:
        return match.game.outcome(match.table).scores[:]
    except Exception:
        return None


def film_of(table: str, record: Record) -> Film:
    """The film of a table: the one at hand if it shows the same record."""
    film = _films.pop(table, None)
    if film is None or film.record != record:
        film = Film(record)
    _films[table] = film
    while len(_films) > _KEPT:
        _films.popitem(last=False)
    return film


def look_back(table: str, record: Record, eyes: str, seats: Seats, at: int | None) -> bytes:
    """One moment of a game, encoded. Who may use which eyes was decided before; `eyes` is `all` only when it is over."""
    film = film_of(table, record)
    moments = list(range(len(film.choices) + 1)) if film.over else film.moments_of(seats)
    length = len(moments) - 1
    place = length if at is None else min(at, length)
    match = film.at(moments[place])
    view = match.view(seats[0] if seats else None)
    lines = match.log if eyes == "all" else read_log(match, seats)
    if eyes == "all":
        view["table"] = table_view(match.table, match.box, None, True)
    if film.over:
        marks = film.marks
    else:
        marks = [
            ReplayMark(at=moments.index(mark.at), phase=mark.phase, scores=None) for mark in film.marks if mark.at in moments
        ]
    by = int(film.choices[moments[place] - 1].partition(" ")[0]) if moments[place] else None
    return encode({"at": place, "length": length, "eyes": eyes, "by": by, "view": view, "log": lines, "marks": marks})


def check_record(text: bytes) -> tuple[SoundRecord | None, str, dict[str, Any]]:
    """Play a record through. Sound: the record; else the code and facts of the refusal (which a worker cannot raise whole)."""
    try:
        data = msgspec.json.decode(text)
        if isinstance(data, dict) and isinstance(data.get("choices"), list) and len(data["choices"]) > LONGEST:
            raise Refusal("bad_record", problem=f"more than {LONGEST} choices")
        match = load(text)
    except Refusal as refusal:
        return None, refusal.code, refusal.facts
    except Exception:
        return None, "bad_record", {"problem": "it cannot be played"}
    fate = match.table.fate
    setup, plays = plays_of(match, len(match.answers))
    seed = fate.seed if isinstance(fate, SealedFate) and fate.seed else None
    past = [Stretch(seed, choices) for seed, choices in past_of(data)]
    if any(len(one) > LONGEST_SEED for one in [seed, *(stretch.seed for stretch in past)] if one is not None):
        return None, "bad_record", {"problem": f"a seed of more than {LONGEST_SEED} characters"}
    return (
        SoundRecord(match.game.name, match.seats, match.options, match.box.fingerprint, seed, match.over, past, setup, plays),
        "",
        {},
    )
