"""The components of Root: the records of `data/*.toml`, checked against each other when loaded."""

from collections.abc import Iterable
from pathlib import Path

from wonderwood.games.components import expect, expect_count, expect_unique, read, refuse
from wonderwood.games.root.records import (
    CARD_SUITS,
    MAPS,
    SUITS,
    CardsFile,
    Components,
    Entry,
    FactionsFile,
    ItemsFile,
    Map,
    Piece,
    ScenariosFile,
)
from wonderwood.games.root.vocabulary import Ambush, Dominance, GainItem, RemoveAllEnemyPieces, Spy

DATA = Path(__file__).parent / "data"


def load(folder: Path = DATA) -> Components:
    """Read and check the data files of a folder; a mistake is refused naming the file and the entry."""
    cards = read(folder, "cards.toml", CardsFile)
    items = read(folder, "items.toml", ItemsFile)
    maps = tuple(read(folder, f"map_{name}.toml", Map) for name in MAPS)
    factions = read(folder, "factions.toml", FactionsFile)
    scenarios = read(folder, "scenarios.toml", ScenariosFile)
    _check_items(items)
    _check_cards(cards, items)
    for name, board in zip(MAPS, maps, strict=True):
        _check_map(f"map_{name}.toml", name, board)
    _check_factions(factions, items)
    _check_scenarios(scenarios, cards, maps[0], factions)
    kinds = cards.card + cards.spy
    deck = tuple(index for index, card in enumerate(kinds) for _ in range(card.count))
    return Components(cards=cards, items=items, maps=maps, factions=factions, scenarios=scenarios, kinds=kinds, deck=deck)


def _unique(file: str, what: str, rows: Iterable[Entry]) -> list[str]:
    ids = [row.id for row in rows]
    expect_unique(file, what, ids)
    return ids


def _known(file: str, entry: str, what: str, name: str, known: Iterable[str]) -> None:
    if name not in known:
        raise refuse(file, entry, f"names the {what} {name!r}, which does not exist")


def _check_items(items: ItemsFile) -> None:
    file = "items.toml"
    ids = _unique(file, "item", items.item)
    expect_count(file, "item", ids, 8)
    for item in items.item:
        entry = f"item {item.id!r}"
        expect(file, entry, item.base >= item.supply + item.ruins, "needs more tokens than the base box holds")
        expect(
            file,
            entry,
            bool(item.craft_vp) == bool(item.supply),
            "can be crafted, or not: supply and craft_vp disagree",
        )
        expect(file, entry, not item.for_sale or item.supply > 0, "is for sale, but none is in the supply")
    expect(file, "item", sum(item.supply for item in items.item) == 12, "the supply needs exactly 12 tokens")
    expect(file, "item", sum(item.ruins for item in items.item) == 4, "a set of ruin items needs exactly 4 tokens")
    drawn = [name for row in items.supply_rows for name in row]
    for name in drawn:
        _known(file, "supply_rows", "item", name, ids)
    for item in items.item:
        expect(file, "supply_rows", drawn.count(item.id) == item.supply, f"shows {item.id!r} not as often as its supply")


def _check_cards(cards: CardsFile, items: ItemsFile) -> None:
    file = "cards.toml"
    _unique(file, "card", cards.card + cards.spy)
    worth = {item.id: item.craft_vp for item in items.item}
    kinds = {"ambush": Ambush, "item": GainItem, "immediate": RemoveAllEnemyPieces, "dominance": Dominance, "spy": Spy}
    for card in cards.card + cards.spy:
        entry = f"card {card.id!r}"
        expect(file, entry, card.craftable == (card.cost.total > 0), f"is of the kind {card.kind}: its cost does not fit")
        expect(file, entry, card.cost.total <= 4, "costs more than 4")
        for kind, effect in kinds.items():
            expect(
                file,
                entry,
                (card.kind == kind) == isinstance(card.effect, effect),
                f"is of the kind {card.kind}: its effect does not fit",
            )
        if isinstance(card.effect, GainItem):
            _known(file, entry, "item", card.effect.item, worth)
            expect(file, entry, worth[card.effect.item] == card.effect.vp, "scores other points than its item is worth")
        if isinstance(card.effect, RemoveAllEnemyPieces):
            expect(file, entry, card.effect.suit == card.suit, "strikes another suit than its own")
        if isinstance(card.effect, Dominance):
            rule = "opposite_corners" if card.suit == "bird" else "suit"
            expect(file, entry, card.effect.rule == rule, f"needs the rule {rule!r}")
    for card in cards.card:
        expect(file, f"card {card.id!r}", card.kind != "spy", "is a spy: it belongs among the spies")
    for suit, count in zip(CARD_SUITS, (14, 14, 13, 13)):
        found = sum(card.count for card in cards.card if card.suit == suit)
        expect(file, f"suit {suit!r}", found == count, f"needs exactly {count} cards, has {found}")
        for kind, rows in (("dominance", cards.card), ("spy", cards.spy)):
            found = sum(card.count for card in rows if card.suit == suit and card.kind == kind)
            expect(file, f"suit {suit!r}", found == 1, f"needs exactly one card of the kind {kind}, has {found}")
    expect_count(file, "spy", cards.spy, 4)
    _unique(file, "deck_change", cards.deck_change)
    for change in cards.deck_change:
        for name in change.remove_cards:
            _known(file, f"deck_change {change.id!r}", "card", name, [card.id for card in cards.card])
    for name in ("two_players", "mechanical_marquise", "solo"):
        _known(file, "deck_change", "change", name, [change.id for change in cards.deck_change])


def _check_map(file: str, name: str, board: Map) -> None:
    expect(file, "id", board.id == name, f"must be {name!r}")
    ids = _unique(file, "clearing", board.clearing)
    expect_count(file, "clearing", ids, 12)
    expect_unique(file, "number", [str(clearing.number) for clearing in board.clearing])
    corners = {clearing.id: clearing.opposite for clearing in board.clearing if clearing.opposite is not None}
    for index, clearing in enumerate(board.clearing):
        entry = f"clearing {clearing.id!r}"
        expect(file, entry, clearing.number == index + 1, "is out of order: clearings are listed by their numbers, from 1")
        expect(file, entry, clearing.ruins <= clearing.slots, "has more ruins than slots")
        expect(
            file,
            entry,
            (clearing.suit is not None) == (board.suits == "printed"),
            f"the suits of this map are {board.suits}",
        )
        if clearing.opposite is not None:
            _known(file, entry, "clearing", clearing.opposite, ids)
            expect(file, entry, clearing.opposite != clearing.id, "is opposite itself")
            expect(
                file,
                entry,
                corners.get(clearing.opposite) == clearing.id,
                f"{clearing.opposite!r} is not opposite in turn",
            )
        _check_place(file, entry, board, clearing.x, clearing.y)
    expect(file, "clearing", len(corners) == 4, "needs exactly 4 corners")
    expect(file, "clearing", sum(clearing.ruins for clearing in board.clearing) == 4, "needs exactly 4 ruins")
    expect(file, "markers", 3 * board.markers == len(ids), "there must be a suit marker for each clearing")
    if board.suits == "printed":
        for suit in SUITS:
            found = sum(clearing.suit == suit for clearing in board.clearing)
            expect(file, f"suit {suit!r}", found == 4, f"needs exactly 4 clearings, has {found}")
    for x, y in board.river_ends:
        _check_place(file, "river_ends", board, x, y)

    links = {link.id: frozenset(link.ends) for link in board.path + board.river}
    _unique(file, "path", board.path + board.river)
    for what, rows in (("path", board.path), ("river", board.river)):
        for index, link in enumerate(rows):
            entry = f"{what} {link.id!r}"
            for end in link.ends:
                _known(file, entry, "clearing", end, ids)
            expect(file, entry, link.ends[0] != link.ends[1], "leads nowhere")
            expect(
                file,
                entry,
                all(set(link.ends) != set(other.ends) for other in rows[:index]),
                "joins two clearings a second time",
            )
    for before, after in zip(board.river, board.river[1:]):
        expect(file, f"river {after.id!r}", before.ends[1] == after.ends[0], f"does not go on where {before.id!r} ends")
    reached = {ids[0]}
    for _ in ids:
        reached |= {end for path in board.path if reached & set(path.ends) for end in path.ends}
    for name in ids:
        expect(file, f"clearing {name!r}", name in reached, "cannot be reached by paths")

    borders = {path.id: set(path.ends) for path in board.path}
    if board.river_divides_forests:
        borders |= {link.id: set(link.ends) for link in board.river}
    forests = _unique(file, "forest", board.forest)
    around: dict[str, list[set[str]]] = {}
    for forest in board.forest:
        entry = f"forest {forest.id!r}"
        expect(file, entry, len(forest.clearings) >= 3, "needs at least 3 clearings around it")
        expect_unique(file, entry, forest.clearings)
        for clearing_id in forest.clearings:
            _known(file, entry, "clearing", clearing_id, ids)
        around[forest.id] = [{a, b} for a, b in zip(forest.clearings, forest.clearings[1:] + forest.clearings[:1])]
        for edge in around[forest.id]:
            expect(file, entry, edge in borders.values(), f"nothing joins {' and '.join(sorted(edge))} on its border")
        _check_place(file, entry, board, forest.x, forest.y)
    crossed = _unique(file, "crossing", board.crossing)
    for crossing in board.crossing:
        entry = f"crossing {crossing.id!r}"
        _known(file, entry, "path", crossing.across, borders)
        for forest_id in crossing.forests:
            _known(file, entry, "forest", forest_id, forests)
            expect(
                file,
                entry,
                set(links[crossing.across]) in around[forest_id],
                f"{crossing.across!r} is not on the border of {forest_id!r}",
            )
        expect(file, entry, crossing.forests[0] != crossing.forests[1], "leads into the same forest")
    shared = sum(sum(ends in edges for edges in around.values()) == 2 for ends in borders.values())
    expect(
        file,
        "crossing",
        len(crossed) == shared,
        f"{shared} borders have a forest on both sides, {len(crossed)} are listed",
    )


def _check_place(file: str, entry: str, board: Map, x: int, y: int) -> None:
    expect(file, entry, x <= board.width and y <= board.height, "lies outside the drawing")


def _check_factions(facts: FactionsFile, items: ItemsFile) -> None:
    file = "factions.toml"
    factions = _unique(file, "faction", facts.faction)
    item_ids = [item.id for item in items.item]
    pieces = _unique(file, "piece", facts.piece)
    for name in ("marquise", "eyrie", "alliance", "vagabond", "lizard_cult", "riverfolk", "mechanical_marquise"):
        _known(file, "faction", "faction", name, factions)
    expect_count(file, "faction", factions, 7)
    for faction in facts.faction:
        entry = f"faction {faction.id!r}"
        if faction.replaces is not None:
            _known(file, entry, "faction", faction.replaces, factions)
        if faction.crafts is not None:
            _known(file, entry, "crafting piece", faction.crafts.piece, [*pieces, *item_ids, "garden", "funds"])
    letters = [f.letter for f in facts.faction if f.replaces is None] + [
        f.second_letter for f in facts.faction if f.second_letter
    ]
    expect_unique(file, "letter", [str(letter) for letter in letters])
    for piece in facts.piece:
        entry = f"piece {piece.id!r}"
        _known(file, entry, "faction", piece.faction, factions)
        for what, track in _tracks(piece):
            expect(file, entry, len(track) in (0, piece.count), f"{what} needs {piece.count} entries, has {len(track)}")
    counts = {
        "sawmill": 6, "workshop": 6, "recruiter": 6, "wood": 8, "keep": 1, "roost": 7, "sympathy": 10, "pawn": 1,
        "base_fox": 1, "base_rabbit": 1, "base_mouse": 1, "garden_fox": 5, "garden_rabbit": 5, "garden_mouse": 5,
        "trade_post_fox": 3, "trade_post_rabbit": 3, "trade_post_mouse": 3,
    }  # fmt: skip
    found = {piece.id: piece.count for piece in facts.piece}
    for name, count in counts.items():
        _known(file, "piece", "piece", name, found)
        expect(file, f"piece {name!r}", found[name] == count, f"needs exactly {count}, has {found[name]}")
    expect_count(file, "piece", facts.piece, len(counts))
    for what, rows in (("ability", facts.ability), ("action", facts.action)):
        _unique(file, what, rows)
        for row in rows:
            _known(file, f"{what} {row.id!r}", "faction", row.faction, factions)
    for action in facts.action:
        entry = f"action {action.id!r}"
        for name in action.exhaust:
            _known(file, entry, "item", name, [*item_ids, "any", "quest"])
        expect(file, entry, (action.card is None) == (action.card_suit is None), "card and card_suit belong together")
    _unique(file, "leader", facts.leader)
    expect_count(file, "leader", facts.leader, 4)
    expect_count(file, "eyrie columns", sorted(set(facts.eyrie.columns)), 4)
    for leader in facts.leader:
        expect(file, f"leader {leader.id!r}", leader.viziers[0] != leader.viziers[1], "puts both viziers into one column")
    _unique(file, "relationship", facts.relationship)
    for name in ("indifferent", "allied", "hostile"):
        _known(file, "relationship", "relationship", name, [row.id for row in facts.relationship])
    _unique(file, "character", facts.character)
    expect_count(file, "character", facts.character, 6)
    for character in facts.character:
        for name in character.items:
            _known(file, f"character {character.id!r}", "item", name, item_ids)
    _unique(file, "quest", facts.quest)
    expect_count(file, "quest", facts.quest, 15)
    for quest in facts.quest:
        for name in quest.items:
            _known(file, f"quest {quest.id!r}", "item", name, item_ids)
    _unique(file, "service", facts.service)
    expect_count(file, "service", facts.service, 3)
    for service in facts.service:
        expect(
            file,
            f"service {service.id!r}",
            service.prices == tuple(sorted(set(service.prices))),
            "its prices must rise",
        )


def _tracks(piece: Piece) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return (
        ("cost", piece.cost),
        ("vp", piece.vp),
        ("draw", piece.draw),
        ("older_vp", piece.older_vp),
        ("older_draw", piece.older_draw),
    )


def _check_scenarios(facts: ScenariosFile, cards: CardsFile, guided_map: Map, factions: FactionsFile) -> None:
    file = "scenarios.toml"
    table = facts.table
    faction_ids = [faction.id for faction in factions.faction]
    expect(file, "table", table.players_least <= table.players_most, "players_least is more than players_most")
    expect(file, "table", table.hand <= table.hand_limit, "the first hand is above the hand limit")
    expect(file, "table", table.dominance < table.victory, "dominance comes after victory")
    expect(file, "table faces", len(table.faces) == 4, "a die shows 4 different numbers")
    _unique(file, "mix", facts.mix)
    for mix in facts.mix:
        entry = f"mix {mix.id!r}"
        expect_unique(file, entry, mix.factions)
        for name in mix.factions:
            _known(file, entry, "faction", name, faction_ids)
        least, most = {"solo": (1, 1), "coop": (2, table.coop_humans_most)}.get(
            mix.list, (table.players_least, table.players_most)
        )
        expect(
            file,
            entry,
            least <= len(mix.factions) <= most,
            f"needs {least} to {most} factions, has {len(mix.factions)}",
        )
    _unique(file, "guide", facts.guide)
    expect(file, "guided", facts.guided.map == guided_map.id, f"is played on {guided_map.id!r}")
    corners = [clearing.id for clearing in guided_map.clearing if clearing.opposite is not None]
    for guide in facts.guide:
        entry = f"guide {guide.id!r}"
        _known(file, entry, "faction", guide.id, faction_ids)
        if guide.corner is not None:
            _known(file, entry, "corner", guide.corner, corners)
        for piece, clearing in guide.buildings.items():
            _known(file, entry, "piece", piece, [row.id for row in factions.piece if row.faction == guide.id])
            _known(file, entry, "clearing", clearing, [row.id for row in guided_map.clearing])
        for name in guide.hand:
            _known(file, entry, "card", name, [card.id for card in cards.card])
        if guide.leader is not None:
            _known(file, entry, "leader", guide.leader, [leader.id for leader in factions.leader])
        if guide.character is not None:
            _known(file, entry, "character", guide.character, [row.id for row in factions.character])
