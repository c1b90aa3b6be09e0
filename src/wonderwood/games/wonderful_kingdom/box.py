"""The components as flat integer tables for the rules, and a word for every id."""

from pathlib import Path
from typing import Final, final

from wonderwood.engine.vocabulary import Box
from wonderwood.games.components import expect, fingerprint
from wonderwood.games.wonderful_kingdom import data, records, vocabulary
from wonderwood.games.wonderful_kingdom.book import CARD, LINE, NUMBER, PLACE, SPOT, STEP, TERRITORY

KRYSTALLIUM: Final = 4
SOLDIER: Final = 5

# Families of cards
DEVELOPMENT: Final = 0
TREASURE: Final = 1
CALAMITY: Final = 2
THREAT: Final = 3
ADVISOR: Final = 4

# Effects of Threat packs, powers of Advisors, kinds of slots: places in these lists
PACK_OPS: Final = [
    "spawn_vermin",
    "freeze_construction",
    "discard_selection",
    "steal_icon",
    "remove_cube",
    "siphon",
    "drain_soldier",
    "give_illusion_token",
]
POWERS: Final = [
    "peek",
    "draw_keep",
    "gain_at_step",
    "gain",
    "place_any",
    "double_recycle",
    "score",
    "score_best_type",
    "discard_opponent_selection",
    "force_supremacy",
    "give_calamity",
    "remove_calamity",
    "convert_step",
    "move_cubes",
    "recover_trap",
]
PHASES: Final = ["choice", "planning", "production", "end"]
SLOTS: Final = ["produce", "trap", "spy", "destroy_card", "double_move", "krystallium", "prison"]
FACES: Final = ["A", "B", "C", "D", "E"]
BROADEST: Final = 4  # lines of production on a card, slots of a territory


@final
class KingdomBox(Box):
    """Every table is indexed by kind of card unless it says otherwise; `x[kind * 6 + resource]` for vectors."""

    def __init__(self, folder: str | None) -> None:
        path = data.DATA if folder is None else Path(folder)
        c = data.load(path)
        super().__init__(fingerprint(path))
        entries: list[records.AnyCard] = [*c.developments, *c.treasures, *c.calamities, *c.threats, *c.advisors]
        expect("developments.toml", "card", len(entries) <= CARD.size, f"at most {CARD.size} kinds of cards")
        buildable = {card.id for card in c.developments}
        for entry in entries:
            few = entry.copies <= NUMBER.size or entry.id not in buildable
            expect("developments.toml", f"card {entry.id!r}", few, f"at most {NUMBER.size} copies")
        kinds = len(entries)
        self.kinds = kinds
        self.ids: list[str] = [entry.id for entry in entries]
        self.cards = len(c.cards)
        # physical cards
        self.first: list[int] = [0] * kinds  # the first physical card of a kind
        self.kind: list[int] = []  # the kind of a physical card
        for kind, entry in enumerate(entries):
            self.first[kind] = len(self.kind)
            self.kind += [kind] * entry.copies
        self.family: list[int] = (
            [DEVELOPMENT] * len(c.developments)
            + [TREASURE] * len(c.treasures)
            + [CALAMITY] * len(c.calamities)
            + [THREAT] * len(c.threats)
            + [ADVISOR] * len(c.advisors)
        )
        # what cards cost, give and produce
        self.deluxe: list[int] = [0] * kinds
        self.type: list[int] = [-1] * kinds
        self.cost: list[int] = [0] * (kinds * 6)
        self.recycling: list[int] = [0] * (kinds * 4)
        self.line_count: list[int] = [0] * (kinds + 15)  # the last 15: faces of duchies, as kinds + duchy * 5 + face
        self.line_resource: list[int] = [0] * ((kinds + 15) * BROADEST)
        self.line_amount: list[int] = [0] * ((kinds + 15) * BROADEST)
        self.line_per: list[int] = [-1] * ((kinds + 15) * BROADEST)
        self.bonus: list[int] = [0] * (kinds * 2)  # Krystallium, Soldiers
        self.vp: list[int] = [0] * (kinds + 15)
        self.vp_per: list[int] = [-1] * (kinds + 15)
        # Threats
        self.pack: list[int] = [-1] * kinds
        self.fight_cost: list[int] = [0] * kinds
        self.penalty: list[int] = [0] * kinds
        self.siphon: list[int] = [-1] * kinds
        self.secure: list[int] = [0] * kinds
        self.drains: list[int] = [0] * kinds
        # Advisors
        self.power: list[int] = [-1] * kinds
        self.power_phase: list[int] = [-1] * kinds
        self.power_cost: list[int] = [0] * kinds
        self.power_amount: list[int] = [0] * kinds  # how many, how much
        self.power_more: list[int] = [0] * kinds  # the step
        self.power_gain: list[int] = [0] * (kinds * 6)
        self.welcome: list[int] = [0] * (kinds * 2)  # Krystallium, Soldiers on joining the Council
        self.two_only: list[int] = [0] * kinds
        self.cards_of_powers(c)
        self.cards_to_build(c)
        # Threat packs, by pack
        self.packs: list[str] = [pack.id for pack in c.packs]
        self.pack_op: list[int] = []
        self.pack_solo: list[int] = []
        self.pack_kinds: list[list[int]] = []
        self.pack_supply: list[int] = []
        self.pack_medals: list[list[int]] = []
        self.pack_tokens: list[int] = []
        self.pack_start: list[int] = []
        self.pack_count: list[int] = []  # how many the effect takes, gives or moves
        self.pack_bonus: list[list[int]] = []  # all defeated: [VP]; Eggs: VP by number
        self.pack_aside: list[int] = []
        self.drake_gain: list[int] = [0, 0]
        self.threat_packs(c)
        # duchies
        self.duchies: list[str] = [duchy.id for duchy in c.duchies]
        self.face_here: list[int] = [0] * 15
        self.face_start: list[int] = [0] * 30  # Krystallium, Soldiers
        self.solo_vp: list[int] = [0] * 15
        self.duchy_colour: list[int] = [records.COLOURS.index(duchy.colour) for duchy in c.duchies]
        self.duchy_faces(c)
        self.council_size = c.advisors_module.in_deck
        self.council_soldiers = c.advisors_module.soldiers
        self.standard_medals: list[int] = [c.advisors_module.medals.bronze, c.advisors_module.medals.silver]
        self.standard_medals.append(c.advisors_module.medals.gold)
        # quests: steps of all boards, then by quest
        self.steps: list[str] = []
        self.step_quest: list[int] = []
        self.step_final: list[int] = []
        self.step_cost: list[int] = []
        self.step_gain: list[int] = []  # Krystallium, Soldiers, Spy tokens
        self.step_vp: list[int] = []
        self.step_vp_second: list[int] = []
        self.quests: list[str] = [quest.id for quest in c.quests]
        self.quest_steps: list[list[int]] = []  # by quest * 2 + (1 if solo)
        self.quest_medals: list[list[int]] = []
        self.quest_tables(c)
        # Conquest: territories are numbered over all boards; tables by board, then territory
        self.boards: list[str] = [board.id for board in c.boards]
        self.territories: list[str] = []
        self.on_board: list[list[int]] = []
        self.adjacent: list[list[list[int]]] = []
        self.slot_type: list[list[list[int]]] = []
        self.slot_resource: list[list[list[int]]] = []
        self.slot_start: list[list[list[int]]] = []
        self.castles: list[list[int]] = []  # by board: red, blue
        self.castle_production: list[list[int]] = []  # by board: 4 of red, 4 of blue
        self.territory_vp: list[list[int]] = []  # by board: territory * 2 + colour
        self.prison: list[int] = []
        self.armies = c.conquest.armies
        self.enemy_armies = c.conquest_solo.enemy_armies
        self.enemy_castle_armies = c.conquest_solo.enemy_castle_armies
        self.conquest_medals: list[int] = medal_list(c.conquest_solo.medals)
        self.conquest_spies = c.conquest_solo.spy_tokens
        self.conquest_tables(c)
        # scenarios
        self.scenarios: list[str] = [scenario.id for scenario in c.scenarios]
        self.scenario_modules: list[list[str]] = [list(scenario.modules) for scenario in c.scenarios]
        self.scenario_medals: list[list[int]] = [medal_list(scenario.medals) for scenario in c.scenarios]
        self.scenario_pack: list[int] = []
        self.scenario_quests: list[list[int]] = []
        self.scenario_council: list[list[int]] = []
        self.scenario_soldiers: list[int] = []
        self.scenario_spies: list[int] = []
        self.scenario_sites: list[list[int]] = []  # physical cards
        self.scenario_built: list[list[int]] = []
        self.scenario_threats: list[list[int]] = []
        self.scenario_stolen: list[list[int]] = []  # kinds whose icons are covered
        self.scenario_fixed: list[list[int]] = []  # kinds that cannot be recycled
        self.scenario_spawner: list[int] = []  # kind that brings Vermin while unbuilt
        self.scenario_vermin_back: list[int] = []
        self.scenario_aside: list[int] = []
        self.scenario_vermin_loss: list[int] = []
        self.scenario_aside_loss: list[int] = []
        self.scenario_must_build: list[list[int]] = []  # kind, count, kind, count ...
        self.scenario_must_beat: list[list[int]] = []  # kind, count
        self.scenario_tables(c)
        self.name_everything()

    def name_everything(self) -> None:
        self.words = {
            "card": [*self.ids, *(str(n) for n in range(self.kinds, CARD.size))],  # room for other components
            "copy": [self.ids[kind] for kind in self.kind],
            "number": [str(n + 1) for n in range(NUMBER.size)],
            "place": [str(n + 1) for n in range(PLACE.size)],
            "line": [str(n + 1) for n in range(LINE.size)],
            "spot": [str(n + 1) for n in range(SPOT.size)],
            "resource": list(vocabulary.RESOURCES),
            "type": list(vocabulary.TYPES),
            "zone": ["left", "right", "selection_1", "selection_2"],
            "side": ["up", "down"],
            "step": [*self.steps, *(str(n) for n in range(len(self.steps), STEP.size))],
            "quest": self.quests,
            "pack": self.packs,
            "duchy": self.duchies,
            "territory": [*self.territories, *(str(n) for n in range(len(self.territories), TERRITORY.size))],
            "board": self.boards,
            "scenario": self.scenarios,
        }

    def kind_named(self, name: str) -> int:
        return self.ids.index(name)

    def copies(self, kind: int) -> list[int]:
        """The physical cards of a kind."""
        end = self.first[kind + 1] if kind + 1 < self.kinds else self.cards
        return list(range(self.first[kind], end))

    def lines_of(self, place: int, production: tuple[records.Production, ...]) -> None:
        self.line_count[place] = len(production)
        for number, line in enumerate(production):
            index = place * BROADEST + number
            self.line_resource[index] = vocabulary.BASIC.index(line.resource)
            self.line_amount[index] = line.amount
            self.line_per[index] = -1 if line.per is None else vocabulary.TYPES.index(line.per)

    def points_of(self, place: int, vp: records.Points | None) -> None:
        if vp is not None:
            self.vp[place] = vp.amount
            self.vp_per[place] = -1 if vp.per is None else vocabulary.TYPES.index(vp.per)

    def cards_to_build(self, c: records.Components) -> None:
        for kind, card in enumerate(c.developments):
            self.deluxe[kind] = int(card.set == "deluxe")
            self.type[kind] = vocabulary.TYPES.index(card.type)
            self.cost[kind * 6 : kind * 6 + 6] = list(card.cost.vector)
            self.recycling[kind * 4 : kind * 4 + 4] = list(card.recycling.vector[:4])
            self.bonus[kind * 2 : kind * 2 + 2] = list(card.bonus.vector[4:])
            self.lines_of(kind, card.production)
            self.points_of(kind, card.vp)
        for treasure in c.treasures:
            kind = self.kind_named(treasure.id)
            self.recycling[kind * 4 : kind * 4 + 4] = list(treasure.recycling.vector[:4])
        for calamity in c.calamities:
            self.points_of(self.kind_named(calamity.id), calamity.vp)

    def cards_of_powers(self, c: records.Components) -> None:
        for card in c.advisors:
            kind = self.kind_named(card.id)
            power = card.power
            self.deluxe[kind] = int(card.set == "deluxe")
            self.power[kind] = POWERS.index(str(power.__struct_config__.tag))
            self.power_phase[kind] = PHASES.index(card.phase)
            self.power_cost[kind] = card.cost.soldier
            self.welcome[kind * 2 : kind * 2 + 2] = list(card.selection_bonus.vector[4:])
            self.two_only[kind] = int(card.two_player_only)
            amount = 1
            if isinstance(power, vocabulary.Score | vocabulary.ScoreBestType):
                amount = power.amount
            elif isinstance(power, vocabulary.ConvertStep | vocabulary.MoveCubes):
                amount = power.max
            elif isinstance(power, vocabulary.DrawKeep):
                amount = power.draw
            elif isinstance(power, vocabulary.GainAtStep):
                self.power_more[kind] = vocabulary.BASIC.index(power.step)
                self.power_gain[kind * 6 : kind * 6 + 6] = list(power.resources.vector)
            elif isinstance(power, vocabulary.Gain):
                self.power_gain[kind * 6 : kind * 6 + 6] = list(power.resources.vector)
            elif not isinstance(power, vocabulary.ForceSupremacy):
                amount = power.count
            self.power_amount[kind] = amount

    def threat_packs(self, c: records.Components) -> None:
        for number, pack in enumerate(c.packs):
            effect = pack.effect
            self.pack_op.append(PACK_OPS.index(str(effect.__struct_config__.tag)))
            self.pack_solo.append(int(pack.solo))
            self.pack_kinds.append([self.kind_named(name) for name in pack.hand_cards])
            self.pack_supply.append(self.kind_named(pack.supply_cards[0]) if pack.supply_cards else -1)
            self.pack_medals.append([] if pack.medals is None else medal_list(pack.medals))
            self.pack_tokens.append(pack.tokens.stolen + pack.tokens.illusion)
            self.pack_start.append(pack.setup.owner_illusion_tokens)
            count = 1
            if isinstance(effect, vocabulary.Siphon):
                count = effect.amount
            elif not isinstance(effect, vocabulary.SpawnVermin | vocabulary.FreezeConstruction):
                count = effect.count
            self.pack_count.append(count)
            bonus = pack.set_bonus
            points: list[int] = []
            if isinstance(bonus, vocabulary.AllDefeatedBonus):
                points = [bonus.amount]
            elif isinstance(bonus, vocabulary.SecuredEggsBonus):
                points = list(bonus.table)
            self.pack_bonus.append(points)
            self.pack_aside.append(0 if pack.solo_rule is None else pack.solo_rule.every)
            if isinstance(effect, vocabulary.DrainSoldier):
                self.drake_gain = list(effect.on_defeat.vector[4:])
                for name in effect.applies_to:
                    self.drains[self.kind_named(name)] = 1
            for card in pack.card:
                kind = self.kind_named(card.id)
                self.pack[kind] = number
                self.fight_cost[kind] = card.combat_cost.soldier
                self.penalty[kind] = card.vp_if_undefeated
                self.siphon[kind] = -1 if card.resource is None else vocabulary.BASIC.index(card.resource)
                self.secure[kind] = int(card.secure)
                self.lines_of(kind, card.production_when_defeated)

    def duchy_faces(self, c: records.Components) -> None:
        for number, duchy in enumerate(c.duchies):
            for face in duchy.face:
                place = number * 5 + FACES.index(face.id)
                self.face_here[place] = 1
                self.face_start[place * 2 : place * 2 + 2] = list(face.start.vector[4:])
                self.solo_vp[place] = face.solo_vp
                self.lines_of(self.kinds + place, face.production)
                self.points_of(self.kinds + place, face.vp)

    def quest_tables(self, c: records.Components) -> None:
        for number, quest in enumerate(c.quests):
            self.quest_medals.append(medal_list(quest.medals))
            for steps in (quest.two_player, quest.solo):
                ids: list[int] = []
                for step in steps:
                    ids.append(len(self.steps))
                    self.steps.append(step.id)
                    self.step_quest.append(number)
                    self.step_final.append(int(step.final))
                    self.step_cost += list(step.cost.vector)
                    gain = [0, 0, 0]
                    points = [0, 0]
                    for one in step.gain:
                        add_gain(one, gain, points)
                    points[1] = points[0]
                    for one in step.gain_first:
                        expect(
                            "quests.toml", f"step {step.id!r}", isinstance(one, vocabulary.GainVp), "the race is for VP only"
                        )
                        add_gain(one, gain, points)
                    if step.gain_second:
                        points[1] = sum(one.amount for one in step.gain_second if isinstance(one, vocabulary.GainVp))
                    self.step_gain += gain
                    self.step_vp.append(points[0])
                    self.step_vp_second.append(points[1])
                self.quest_steps.append(ids)
        expect("quests.toml", "step", len(self.steps) <= STEP.size, f"at most {STEP.size} steps")

    def conquest_tables(self, c: records.Components) -> None:
        for board in c.boards:
            for territory in board.territory:
                if territory.id not in self.territories:
                    self.territories.append(territory.id)
        count = len(self.territories)
        expect("conquest.toml", "board", count <= TERRITORY.size, f"at most {TERRITORY.size} territories")
        for board in c.boards:
            here: list[int] = []
            adjacent: list[list[int]] = [[] for _ in range(count)]
            types: list[list[int]] = [[] for _ in range(count)]
            resources: list[list[int]] = [[] for _ in range(count)]
            starts: list[list[int]] = [[] for _ in range(count)]
            vp = [0] * (count * 2)
            castles = [-1, -1]
            production = [0] * 8
            prison = -1
            for territory in board.territory:
                place = self.territories.index(territory.id)
                expect("conquest.toml", f"territory {territory.id!r}", len(territory.slots) <= SPOT.size, "too many slots")
                here.append(place)
                adjacent[place] = [self.territories.index(name) for name in territory.adjacent]
                for slot in territory.slots:
                    types[place].append(SLOTS.index(slot.type))
                    resources[place].append(-1 if slot.resource is None else vocabulary.BASIC.index(slot.resource))
                    starts[place].append(-1 if slot.start is None else records.COLOURS.index(slot.start))
                    if slot.type == "prison":
                        prison = place
                vp[place * 2] = territory.vp.red
                vp[place * 2 + 1] = territory.vp.blue
                if territory.owner is not None:
                    colour = records.COLOURS.index(territory.owner)
                    castles[colour] = place
                    for line in territory.production:
                        production[colour * 4 + vocabulary.BASIC.index(line.resource)] += line.amount
            self.on_board.append(here)
            self.adjacent.append(adjacent)
            self.slot_type.append(types)
            self.slot_resource.append(resources)
            self.slot_start.append(starts)
            self.territory_vp.append(vp)
            self.castles.append(castles)
            self.castle_production.append(production)
            self.prison.append(prison)

    def scenario_tables(self, c: records.Components) -> None:
        for scenario in c.scenarios:
            setup = scenario.setup
            pack = scenario.danger_deck.threat_pack
            self.scenario_pack.append(-1 if pack is None else self.packs.index(pack))
            self.scenario_quests.append([self.quests.index(name) for name in setup.quests])
            self.scenario_council.append([self.first[self.kind_named(name)] for name in setup.council])
            self.scenario_soldiers.append(-1 if setup.soldiers is None else setup.soldiers)
            self.scenario_spies.append(-1 if setup.spy_tokens is None else setup.spy_tokens)
            taken: list[int] = []
            for wanted, row in (
                (setup.construction, self.scenario_sites),
                (setup.duchy, self.scenario_built),
                (setup.construction_threats, self.scenario_threats),
            ):
                cards: list[int] = []
                for name, number in wanted.items():
                    free = [card for card in self.copies(self.kind_named(name)) if card not in taken]
                    cards += free[:number]
                    taken += free[:number]
                row.append(cards)
            stolen = setup.stolen_tokens
            self.scenario_stolen.append([] if stolen is None else [self.kind_named(name) for name in stolen.on])
            fixed: list[int] = []
            spawner = -1
            back = 0
            aside = 0
            for rule in scenario.special:
                if isinstance(rule, vocabulary.NoRecycle):
                    fixed = [self.kind_named(name) for name in rule.cards]
                elif isinstance(rule, vocabulary.SpawnVerminPerUnbuilt):
                    spawner = self.kind_named(rule.card)
                elif isinstance(rule, vocabulary.DefeatedVerminReturn):
                    back = 1
                else:
                    aside = 1
            self.scenario_fixed.append(fixed)
            self.scenario_spawner.append(spawner)
            self.scenario_vermin_back.append(back)
            self.scenario_aside.append(aside)
            vermin_loss = 0
            aside_loss = 0
            build: list[int] = []
            beat: list[int] = []
            for defeat in scenario.defeat:
                if isinstance(defeat, vocabulary.VerminSupplyEmpty):
                    vermin_loss = 1
                elif isinstance(defeat, vocabulary.DangerResourcesAtLeast):
                    aside_loss = defeat.count
                elif isinstance(defeat, vocabulary.NotAllBuilt):
                    for name, number in defeat.cards.items():
                        build += [self.kind_named(name), number]
                elif isinstance(defeat, vocabulary.ThreatsNotDefeated):
                    beat = [self.kind_named(defeat.card), defeat.count]
            self.scenario_vermin_loss.append(vermin_loss)
            self.scenario_aside_loss.append(aside_loss)
            self.scenario_must_build.append(build)
            self.scenario_must_beat.append(beat)


def medal_list(medals: records.Medals) -> list[int]:
    return [medals.bronze, medals.silver, medals.gold]


def add_gain(one: vocabulary.StepGain, gain: list[int], points: list[int]) -> None:
    if isinstance(one, vocabulary.GainVp):
        points[0] += one.amount
    elif isinstance(one, vocabulary.GainSpyToken):
        gain[2] += one.count
    else:
        gain[0] += one.resources.krystallium
        gain[1] += one.resources.soldier
