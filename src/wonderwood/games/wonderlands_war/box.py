"""The components as flat tables of integers for the rules, made once from the data files, and a word for every id."""

from pathlib import Path
from typing import Any, Final, final

from wonderwood.engine.vocabulary import Box
from wonderwood.games.components import expect, fingerprint
from wonderwood.games.wonderlands_war.book import ABILITIES, CHIPS, FIGURES, SOURCE
from wonderwood.games.wonderlands_war.clauses import (
    CAUSES,
    CHIP_ADD,
    CHIP_MUL,
    CHIP_SET,
    COMPARES,
    CONDITIONS,
    CORRUPTED_CARD,
    FEATS,
    FIGURE_NOT_LOST,
    GIVE_POISON,
    IMMUNE,
    KINDS,
    LIMITS,
    MUST_BE_LOST_FIRST,
    NUMBER,
    OBJECTIVES,
    OPS,
    PLACE_POISON,
    PLACE_UNITS,
    REACHES,
    ROLL,
    SPLIT_CARD,
    STATIC,
    THIS_STRENGTH,
    TRIGGERS,
    VALUES,
    WHERES,
    Board,
    Clause,
    Effect,
    Need,
    Quest,
    Space,
    Tea,
    Value,
)
from wonderwood.games.wonderlands_war.data import DATA, load
from wonderwood.games.wonderlands_war.records import Components

WEAK: Final = 0
STRONG: Final = 1
LEVELS: Final = ["weak", "strong"]

ALLY: Final = 0  # kinds of chips
FACTION: Final = 1
ITEM: Final = 2
MADNESS: Final = 3
POISON: Final = 4
CHIP_KINDS: Final = ["ally", "faction", "item", "madness", "poison"]

CORRUPTED: Final = 0  # features of tea cards
DIE: Final = 1
SPLIT: Final = 2
FEATURES: Final = ["corrupted", "die", "split"]

UNIT_SUPPORTER: Final = 0
UNIT_FIGURE: Final = 1  # and the number of the figure
UNIT_LEADER: Final = FIGURES + 1


@final
class WarBox(Box):
    """Everything in the box of Wonderland's War."""

    def __init__(self, data: Components, mark: str) -> None:
        super().__init__(mark)
        self.data: Any = data
        self.effects: list[Effect] = []
        self._chips(data)
        self._sources(data)
        self._tea(data)
        self._boards(data)
        self._quests(data)
        self._numbers(data)
        self._words(data)

    # -- chips ----------------------------------------------------------------------------------------------------------

    def _chips(self, data: Any) -> None:
        """R1.2: one entry per type of chip: what it is, how strong, of what colour."""
        self.chip_names: list[str] = []
        self.chip_kind: list[int] = []
        self.chip_strength: list[int] = []
        self.chip_losses: list[int] = []
        self.chip_level: list[int] = []
        self.chip_ally: list[int] = []  # the ally, -1 for others
        self.chip_card: list[int] = []  # the Wonderland card of an item, -1 for others
        self.chip_colour: list[int] = []  # border colour, -1 for Madness and Poison
        self.chip_count: list[int] = []  # in the whole box; Faction chips per player
        self.chip_sub: list[str] = []
        self.ally_names: list[str] = [ally.id for ally in data.allies]
        figures = len(data.figures)
        for chip in data.setup.chip:
            kind = CHIP_KINDS.index(chip.kind)
            colour = 0 if kind == FACTION else -1
            self._chip(chip.id, kind, chip.strength, chip.losses, -1, -1, -1, colour, chip.count, chip.sub or "")
        for index, ally in enumerate(data.allies):
            for level, stock in ((WEAK, ally.weak), (STRONG, ally.strong)):
                if stock is not None:
                    name = f"{ally.id}_{LEVELS[level]}"
                    self._chip(name, ALLY, stock.strength, 0, level, index, -1, index + 1, stock.count, "")
        for index, item in enumerate(data.items):
            colour = len(data.allies) + 1
            self._chip(item.id, ITEM, item.strength, 0, -1, -1, figures + index, colour, item.chips, "")
        expect("setup.toml", "chip", len(self.chip_names) == CHIPS, f"there must be {CHIPS} types of chips")
        self.artifact: int = self.chip_sub.index("artifact")
        self.madness: int = self.chip_sub.index("single")
        self.double_madness: int = self.chip_sub.index("double")
        self.poison: int = self.chip_kind.index(POISON)
        self.forge_chip: int = self.chip_names.index("forge_weak")
        self.ally_chips: list[list[int]] = [
            [chip for chip in range(CHIPS) if self.chip_level[chip] == level] for level in (WEAK, STRONG)
        ]
        self.level_of: list[list[int]] = [  # by ally and level: the chip, -1 if there is none
            [self._find(ally, level) for level in (WEAK, STRONG)] for ally in range(len(data.allies))
        ]

    def _chip(
        self,
        name: str,
        kind: int,
        strength: int,
        losses: int,
        level: int,
        ally: int,
        card: int,
        colour: int,
        count: int,
        sub: str,
    ) -> None:
        self.chip_names.append(name)
        self.chip_kind.append(kind)
        self.chip_strength.append(strength)
        self.chip_losses.append(losses)
        self.chip_level.append(level)
        self.chip_ally.append(ally)
        self.chip_card.append(card)
        self.chip_colour.append(colour)
        self.chip_count.append(count)
        self.chip_sub.append(sub)

    def _find(self, ally: int, level: int) -> int:
        for chip in range(CHIPS):
            if self.chip_ally[chip] == ally and self.chip_level[chip] == level:
                return chip
        return -1

    def mask(self, chips: Any) -> int:
        """The types of chips that fit a filter of the data files."""
        mask = 0
        for chip in range(CHIPS):
            ally = self.chip_ally[chip]
            name = self.ally_names[ally] if ally >= 0 else ""
            fits = (
                (chips.kind is None or CHIP_KINDS[self.chip_kind[chip]] == chips.kind)
                and (chips.sub is None or self.chip_sub[chip] == chips.sub)
                and (chips.ally is None or name == chips.ally)
                and (not chips.ally_in or name in chips.ally_in)
                and (chips.level is None or (ally >= 0 and LEVELS[self.chip_level[chip]] == chips.level))
                and (chips.item is None or self.chip_names[chip] == chips.item)
            )
            if fits:
                mask |= 1 << chip
        return mask

    # -- abilities ------------------------------------------------------------------------------------------------------

    def _sources(self, data: Any) -> None:
        """Powers, abilities, ally cards, figures and items: whatever has clauses, numbered through."""
        rows: list[Any] = [*data.powers, *data.abilities, *data.ally_cards, *data.figures, *data.items]
        self.source_names: list[str] = [str(row.id) for row in rows]
        expect("factions.toml", "-", len(rows) == SOURCE.size, f"there must be {SOURCE.size} powers, abilities and cards")
        self.first_ability: int = len(data.powers)
        self.first_ally_card: int = self.first_ability + len(data.abilities)
        self.first_figure_card: int = self.first_ally_card + len(data.ally_cards)  # card 0; the items follow
        self.clauses: list[list[list[Clause]]] = [[[] for _ in rows] for _ in TRIGGERS]
        self.immune: list[int] = [0] * len(rows)
        self.lost_first: list[int] = [0] * len(rows)
        self.poisons: list[int] = [0] * len(rows)
        for source, row in enumerate(rows):
            for raw in row.clause:
                clause = self._clause(source, raw)
                self.clauses[clause.trigger][source].append(clause)
                for effect in clause.do:
                    if clause.trigger == STATIC and effect.op == IMMUNE:
                        self.immune[source] = 1
                    if clause.trigger == STATIC and effect.op == MUST_BE_LOST_FIRST:
                        self.lost_first[source] = 1
                    if effect.op in (PLACE_POISON, GIVE_POISON):
                        self.poisons[source] = 1
        self.ally_card_ally: list[int] = [self.ally_names.index(card.ally) for card in data.ally_cards]
        self.ally_card_pack: list[str] = [card.pack or "" for card in data.ally_cards]
        self.figure_names: list[str] = []
        self.figure_card: list[int] = []
        self.figure_strength: list[int] = []
        self.card_figures: list[list[int]] = []
        for index, figure in enumerate(data.figures):
            self.card_figures.append([])
            for number in range(figure.figures):
                self.card_figures[index].append(len(self.figure_names))
                self.figure_names.append(figure.id if figure.figures == 1 else f"{figure.id}_{number + 1}")
                self.figure_card.append(index)
                self.figure_strength.append(figure.strength)
        expect("wonderland.toml", "figure", len(self.figure_names) == FIGURES, f"there must be {FIGURES} figures")
        self.figure_cards: int = len(data.figures)
        self.card_names: list[str] = [card.id for card in (*data.figures, *data.items)]
        self.card_not_two: list[int] = [int(card.not_with_two) for card in (*data.figures, *data.items)]
        self.card_chip: list[int] = [-1] * len(data.figures) + [self.chip_names.index(item.id) for item in data.items]
        self.card_chips: list[int] = [0] * len(data.figures) + [item.chips for item in data.items]

    def _clause(self, source: int, raw: Any) -> Clause:
        clause = Clause(source, TRIGGERS.index(raw.trigger))
        clause.chips = -1 if raw.filter is None else self.mask(raw.filter)
        clause.needs = [self._need(need) for need in raw.needs]
        clause.optional = int(raw.optional)
        clause.limit = LIMITS.index(raw.limit or "")
        clause.early = int(raw.order is not None)
        clause.do = self._effects(raw.do)
        clause.either = [self._effects(part) for part in raw.either]
        for effect in [*clause.do, *(effect for part in clause.either for effect in part)]:
            if effect.op in (CHIP_MUL, CHIP_ADD, CHIP_SET):
                clause.changes = 1
            if effect.n.op == THIS_STRENGTH:
                clause.reads = 1
            if effect.targets:
                clause.outward = 1
        for need in clause.needs:
            if need.value is not None and need.value.op == THIS_STRENGTH:
                clause.reads = 1
            if need.op == FIGURE_NOT_LOST:
                clause.waits = 1
        return clause

    def _effects(self, raw: Any) -> list[Effect]:
        return [self._effect(effect) for effect in raw]

    def _effect(self, raw: Any) -> Effect:
        op = OPS.index(_word(raw))
        amount = getattr(raw, "n", None)
        for name in ("most", "by", "value", "draw"):
            if amount is None:
                amount = getattr(raw, name, None)
        effect = self._new_effect(op, self._amount(0 if amount is None else amount))
        effect.optional = int(raw.optional)
        effect.chained = int(raw.if_previous_done)
        effect.more = int(getattr(raw, "discard", 0))
        if hasattr(raw, "reach"):
            effect.more = REACHES.index(raw.reach)
        if hasattr(raw, "dir"):
            effect.more = 1 if raw.dir == "clockwise" else -1
        if hasattr(raw, "level"):
            effect.level = LEVELS.index(raw.level)
        if hasattr(raw, "ally"):
            effect.ally = self.ally_names.index(raw.ally)
        effect.free = int(getattr(raw, "region", "one") == "any")
        effect.kind = int(getattr(raw, "kind", "any") == "supporter")
        if getattr(raw, "filter", None) is not None:
            effect.chips = self.mask(raw.filter)
        who = getattr(raw, "who", None)
        if who is not None:
            effect.targets = 1 if who.pick == "one" else 2
            effect.where = _where(who.where)
        return effect

    def _new_effect(self, op: int, n: Value) -> Effect:
        effect = Effect(len(self.effects), op, n)
        self.effects.append(effect)
        return effect

    def _amount(self, raw: Any) -> Value:
        if isinstance(raw, int):
            return Value(NUMBER, raw, 0, 0, 0, 0)
        chips = getattr(raw, "filter", None)
        return Value(
            VALUES.index(_word(raw)),
            raw.times,
            raw.max or 0,
            0 if chips is None else self.mask(chips),
            int(getattr(raw, "others", False)),
            _where(getattr(raw, "where", ())),
        )

    def _need(self, raw: Any) -> Need:
        need = Need(CONDITIONS.index(_word(raw)))
        if getattr(raw, "filter", None) is not None:
            need.chips = self.mask(raw.filter)
        if hasattr(raw, "cmp"):
            need.compare = COMPARES.index(raw.cmp)
        need.n = int(getattr(raw, "n", 0))
        need.others = int(getattr(raw, "others", False))
        for number in getattr(raw, "values", ()):
            need.values |= 1 << number
        if hasattr(raw, "value"):
            need.value = self._amount(raw.value)
        need.where = _where(getattr(raw, "where", ()))
        if hasattr(raw, "level"):
            need.n = LEVELS.index(raw.level)
        if hasattr(raw, "has"):
            need.n = int(raw.has)
        if hasattr(raw, "icon"):
            need.n = self.ally_names.index(raw.icon)
        if hasattr(raw, "kind"):
            need.n = KINDS.index(raw.kind)
        if hasattr(raw, "cause"):
            need.n = CAUSES.index(raw.cause)
        return need

    # -- tea, boards, quests --------------------------------------------------------------------------------------------

    def _tea(self, data: Any) -> None:
        self.tea_names: list[str] = [card.id for card in data.tea_cards]
        self.teas: list[Tea] = []
        self.roll: Effect = self._new_effect(ROLL, self._amount(0))
        for raw in data.tea_cards:
            card = Tea(raw.round, raw.units, int(raw.die))
            if raw.units:
                card.icons.append(self._new_effect(PLACE_UNITS, self._amount(raw.units)))
            if raw.die:
                card.icons.append(self.roll)
            card.icons += self._effects(raw.rewards)
            if raw.split is not None:
                card.split = 1
                split = self._new_effect(SPLIT_CARD, self._amount(0))
                split.first = self._effects(raw.split.top)
                split.second = self._effects(raw.split.bottom)
                card.icons.append(split)
            if raw.corrupted:
                card.corrupted = 1
                tempting = self._new_effect(CORRUPTED_CARD, self._amount(0))
                tempting.first = self._effects(raw.corrupted)
                card.icons.append(tempting)
            for icon in card.icons:
                for effect in [icon, *icon.first, *icon.second]:
                    if effect.ally >= 0:
                        card.allies |= 1 << effect.ally
            self.teas.append(card)

    def _boards(self, data: Any) -> None:
        self.faction_names: list[str] = [faction.id for faction in data.factions]
        self.artifact_names: list[str] = [faction.artifact for faction in data.factions]
        self.boards: list[Board] = []
        for raw in data.boards:
            earlier = raw.power_earlier or raw.power
            board = Board(
                self.faction_names.index(raw.faction),
                int(raw.side == "two"),
                self.source_names.index(raw.power),
                self.source_names.index(earlier),
                [self.source_names.index(name) for name in raw.abilities],
            )
            for number, track in enumerate(raw.track):
                board.tracks.append(
                    [Space(number, column, self._effects(space), -1) for column, space in enumerate(track.spaces)]
                )
            for reward in raw.between:
                upper, lower = reward.tracks
                board.between.append(Space(upper - 1, reward.column - 1, self._effects(reward.reward), lower - 1))
            self.boards.append(board)
        # Which abilities of a board, and whether any figure, have something to say at a trigger.
        self.speaking: list[list[list[int]]] = [
            [[i for i in range(ABILITIES) if self.clauses[trigger][board.abilities[i]]] for trigger in range(len(TRIGGERS))]
            for board in self.boards
        ]
        first, last = self.first_figure_card, self.first_figure_card + self.figure_cards
        self.figures_speak: list[int] = [int(any(rows[first:last])) for rows in self.clauses]

    def _quests(self, data: Any) -> None:
        ring = list(data.setup.ring.clockwise)
        self.quest_names: list[str] = [quest.id for quest in data.quests]
        self.quests: list[Quest] = []
        for raw in data.quests:
            quest = Quest(ring.index(raw.region))
            feat, objective = raw.feat, raw.objective
            quest.feat = FEATS.index(_word(feat))
            for number in getattr(feat, "values", ()):
                quest.feat_values |= 1 << number
            if hasattr(feat, "filter"):
                quest.feat_chips = self.mask(feat.filter)
            quest.feat_n = int(getattr(feat, "n", 0))
            quest.objective = OBJECTIVES.index(_word(objective))
            if hasattr(objective, "filter"):
                quest.objective_chips = self.mask(objective.filter)
            quest.objective_n = int(getattr(objective, "n", 0))
            quest.objective_two = int(getattr(objective, "n_two", quest.objective_n))
            if hasattr(objective, "feature"):
                quest.feature = FEATURES.index(objective.feature)
            self.quests.append(quest)

    # -- numbers and words ----------------------------------------------------------------------------------------------

    def _numbers(self, data: Any) -> None:
        setup = data.setup
        ring = list(setup.ring.clockwise)
        self.rounds: int = setup.game.rounds
        self.first_battle: int = ring.index(setup.ring.first_battle)
        self.faces: list[int] = list(setup.die.faces)
        self.track_end: int = setup.track.end
        self.icons: list[int] = list(setup.track.forge_icons)
        self.castle_strength: int = setup.castle.strength
        self.castle_vp: int = setup.castle.vp
        self.resistance: list[int] = list(setup.resistance.strength)
        self.face_up: int = setup.market.face_up
        self.supporters: int = setup.kit.supporters
        self.supporters_on_track: int = setup.kit.supporters_on_track
        self.castles: int = setup.kit.castles
        self.leader_start: int = setup.kit.leader_strength
        self.leader_most: int = setup.kit.leader_strength_max
        self.quests_drawn: int = setup.kit.quests_drawn
        self.quests_kept: int = setup.kit.quests_kept
        self.madness_spaces: int = setup.kit.madness_spaces
        self.feat_vp: int = setup.scoring.feat
        self.objective_vp: int = setup.scoring.objective
        self.both_vp: int = setup.scoring.both
        self.shard_vp: int = setup.scoring.shard
        self.markers: list[list[int]] = [list(marker.vp) for marker in data.markers]
        self.blocked: list[list[int]] = [[] for _ in range(6)]  # by number of players
        self.tea_cards: list[int] = [0] * 6
        self.poison_chips: list[int] = [0] * 6
        self.shards: list[list[int]] = [[] for _ in range(6)]
        self.shards_earlier: list[list[int]] = [[] for _ in range(6)]
        for row in setup.seating:
            self.blocked[row.players] = list(row.blocked)
            self.tea_cards[row.players] = row.tea_cards
            self.poison_chips[row.players] = row.poison
            self.shards[row.players] = list(row.shards)
            self.shards_earlier[row.players] = list(row.shards_earlier)
        self.bag: list[int] = self._bag(setup.bag.chips)
        self.bag_two: list[int] = self.bag + self._bag(setup.bag.extra_two)

    def _bag(self, chips: Any) -> list[int]:
        return [self.chip_names.index(name) for name, count in chips.items() for _ in range(count)]

    def _words(self, data: Any) -> None:
        self.words = {
            "region": list(data.setup.ring.clockwise),
            "chair": ["head", *(str(chair) for chair in range(1, data.setup.table.chairs + 1))],
            "chip": self.chip_names,
            "tea": self.tea_names,
            "card": self.card_names,
            "quest": self.quest_names,
            "faction": self.faction_names,
            "marker": [marker.id for marker in data.markers],
            "unit": ["supporter", *self.figure_names, "leader"],
            "track": ["track_1", "track_2", "track_3", "track_4"],
            "source": self.source_names,
            "icon": list(OPS),
            "half": ["top", "bottom"],
        }


def _word(record: object) -> str:
    """`PlaceUnits` is written `place_units` in the files."""
    text = ""
    for letter in type(record).__name__:
        text += ("_" if text and letter.isupper() else "") + letter.lower()
    return text


def _where(words: Any) -> int:
    mask = 0
    for word in words:
        mask |= 1 << WHERES.index(word)
    return mask


def open_box(components: str | None) -> WarBox:
    """The box of a data folder: our own is read once, another one whenever its files have changed."""
    mark = "" if components is None else fingerprint(Path(components))
    found = _OPENED.get(mark)
    if found is None:
        folder = DATA if components is None else Path(components)
        found = WarBox(load(folder), fingerprint(folder))
        _OPENED[mark] = found
    return found


_OPENED: Final[dict[str, WarBox]] = {}
