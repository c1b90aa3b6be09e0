"""A position, the choices made in it, and what came of them: how the rules of Wonderland's War are tested."""

from wonderwood.engine.fate import Fate
from wonderwood.engine.game import register, shelf
from wonderwood.engine.match import Match
from wonderwood.games.wonderlands_war import GAME
from wonderwood.games.wonderlands_war.box import WarBox, open_box
from wonderwood.games.wonderlands_war.notation import read
from wonderwood.games.wonderlands_war.table import WarTable

if GAME.name not in shelf():
    register(GAME)

BOX: WarBox = open_box(None)
DIE = {1: 0, 2: 3, 3: 5}  # an outcome of chance for each result of the shard die


class Stacked(Fate):
    """Chance that always answers 0, except that the shard die shows the results asked for."""

    def __init__(self, dice: list[int]) -> None:
        super().__init__()
        self.dice = [DIE[result] for result in dice]

    def fresh(self, n: int) -> int:
        return self.dice.pop(0) if n == len(BOX.faces) and self.dice else 0


class Scene:
    """A match that starts from a line of notation. Players are named by the first letters of their faction."""

    def __init__(self, line: str, dice: list[int] | None = None, house: int = 0, **options: object) -> None:
        table = read(" ".join(line.split()), BOX, house)
        self.match = Match(GAME, BOX, GAME.settle(table.seats, options), table, Stacked(dice or []), False)
        self.match._run(-1)

    @property
    def t(self) -> WarTable:
        table = self.match.table
        assert isinstance(table, WarTable)
        return table

    def seat(self, name: str) -> int:
        names = [BOX.faction_names[faction] for faction in self.t.faction]
        found = [seat for seat, full in enumerate(names) if full.startswith(name)]
        assert len(found) == 1, f"{name} is none of {names}"
        return found[0]

    def play(self, *choices: str) -> "Scene":
        """`queen halt` : the seat of that faction makes this choice."""
        for choice in choices:
            name, _, text = choice.partition(" ")
            self.match.play(self.seat(name), text)
        return self

    def asked(self, name: str) -> tuple[str, list[str]]:
        """What a player is asked now: the prompt and the options; empty if nothing."""
        seat = self.seat(name)
        for pending in self.match.pending:
            if pending.seat == seat:
                return pending.prompt, [option.text for option in pending.options]
        return "", []

    def options(self, name: str) -> list[str]:
        return self.asked(name)[1]

    def prompt(self, name: str) -> str:
        return self.asked(name)[0]

    @property
    def phase(self) -> str:
        return GAME.phases[self.t.phase]

    @property
    def waiting(self) -> list[str]:
        return [BOX.faction_names[self.t.faction[seat]] for seat in self.match.waiting]

    def until(self, prompt: str) -> "Scene":
        """Answer with the last option (pass, halt, suffer...) until somebody is asked this."""
        while not self.match.over and prompt not in [pending.prompt for pending in self.match.pending]:
            self.give_in()
        assert not self.match.over, f"nobody was asked {prompt}"
        return self

    def finish(self) -> "Scene":
        """Answer with the last option until this battle is over."""
        fought = self.t.fought
        while not self.match.over and self.t.here >= 0 and self.t.fought == fought:
            self.give_in()
        return self

    def give_in(self) -> None:
        ask = self.match.ask
        assert ask is not None
        self.match.play(ask.seat, ask.options[-1])

    # -- reading the table ----------------------------------------------------------------------------------------------

    def strength(self, *names: str) -> list[int]:
        return [self.t.strength[self.seat(name)] for name in names]

    def vp(self, *names: str) -> list[int]:
        return [self.t.vp[self.seat(name)] for name in names]

    def shards(self, name: str) -> int:
        return self.t.shards[self.seat(name)]

    def chips(self, name: str, where: str) -> list[str]:
        """The chips of a player somewhere: bag, exhausted, madness, forged1... sorted; active in their order."""
        seat = self.seat(name)
        row = self.t.forged[seat * 4 + int(where[-1]) - 1] if where.startswith("forged") else getattr(self.t, where)[seat]
        names = [BOX.chip_names[chip] for chip in row]
        return names if where == "active" else sorted(names)

    def units(self, name: str, region: str) -> list[str]:
        """The units of a player in a Region, Supporters first."""
        seat, where = self.seat(name), BOX.words["region"].index(region)
        found = ["supporter"] * self.t.troops[seat][where]
        found += [BOX.figure_names[f] for f in range(13) if self.t.figure_at[f] == where and self.t.figure_owner[f] == seat]
        return found + (["leader"] if self.t.leader_at[seat] == where else [])

    def castle(self, name: str, region: str) -> int:
        return self.t.castles[self.seat(name)][BOX.words["region"].index(region)]

    def status(self, name: str) -> str:
        return ["out", "fighting", "halted", "bust"][self.t.status[self.seat(name)]]

    def log(self, event: str) -> list[dict[str, object]]:
        return [line["facts"] for line in self.match.log if line["event"] == event]  # type: ignore[misc]
