"""What a choice of the second half of the rulebook costs or brings, told before it is made. Open facts only."""

from wonderwood.games.root.book import BOOK, BUY, BUY_CARD, PREACH, TRADE_POST
from wonderwood.games.root.box import LIZARD_CULT, POST_FOX, RIVERFOLK, SERVICE_IDS, VAGABOND
from wonderwood.games.root.cards import kinds_in
from wonderwood.games.root.lizard_cult import conspiracies, garden_points, price
from wonderwood.games.root.riverfolk import post_options
from wonderwood.games.root.roster import of
from wonderwood.games.root.table import NOBODY, RootTable
from wonderwood.games.root.turn import BIRDSONG, DAYLIGHT

Effects = dict[str, list[object]]


def effects(t: RootTable, seat: int) -> Effects:
    """By the text of a choice: the key of the words and their facts."""
    if t.turn != seat:
        return {}
    if t.phase == BIRDSONG and t.step == 1 and t.guild not in (NOBODY, seat):
        return of_services(t, seat)
    if t.faction[seat] == LIZARD_CULT:
        return of_conspiracies(t, seat) if t.phase == BIRDSONG else of_rituals(t, seat) if t.phase == DAYLIGHT else {}
    return of_posts(t, seat) if t.faction[seat] == RIVERFOLK and t.phase == DAYLIGHT else {}


def notes(t: RootTable, seat: int) -> Effects:
    """By the prompt: what a customer wants to know at once, all prices and what there is to pay with."""
    if t.guild in (NOBODY, seat) or t.turn != seat or t.phase != BIRDSONG:
        return {}
    facts: dict[str, object] = {name: t.prices[service] for service, name in enumerate(SERVICE_IDS)}
    facts["means"] = of(t, seat).means(t, seat)
    facts["how"] = how_to_pay(t, seat)
    return {"services": ["note-services", facts]}


def how_to_pay(t: RootTable, seat: int) -> str:
    """RF4: the Vagabond exhausts items, everybody else gives warriors."""
    return "items" if t.faction[seat] == VAGABOND else "warriors"


def of_services(t: RootTable, seat: int) -> Effects:
    """RF2, RF3: the price, and what it gives."""
    means = of(t, seat).means(t, seat)
    found: Effects = {}
    options = [BUY.of(service) for service in range(1, len(SERVICE_IDS))]
    options += [BUY_CARD.of(kind) for kind in kinds_in(t, t.hands[t.guild])]
    for option in options:
        service = BUY.first(option) if BUY.has(option) else 0
        cost = t.prices[service]
        facts: dict[str, object] = {
            "how": how_to_pay(t, seat),
            "price": cost,
            "left": means - cost,
            "service": SERVICE_IDS[service],
        }
        found[t.box.option(BOOK, option).text] = ["effect-buy", facts]
    return found


def of_conspiracies(t: RootTable, seat: int) -> Effects:
    """L4: the acolytes it takes and those that are left."""
    found: Effects = {}
    costs = {"convert": t.box.convert_cost, "sanctify": t.box.sanctify_cost}
    for option in conspiracies(t, seat):
        said = t.box.option(BOOK, option)
        cost = price(t, costs.get(said.verb, t.box.crusade_cost))
        found[said.text] = ["effect-conspire", {"cost": cost, "left": t.acolytes - cost}]
    return found


def of_rituals(t: RootTable, seat: int) -> Effects:
    """L15: what spending a card would score; the hand is the looker's own."""
    return {
        t.box.option(BOOK, PREACH.of(kind)).text: ["effect-preach", {"points": garden_points(t, t.box.suit[kind])}]
        for kind in kinds_in(t, t.hands[seat])
        if t.box.suit[kind] < 3
    }


def of_posts(t: RootTable, seat: int) -> Effects:
    """RF11: whose funds go back, and the points of the next post of the suit."""
    found: Effects = {}
    for option in post_options(t, seat):
        where = TRADE_POST.first(option)
        piece = POST_FOX + t.suits[where]
        points = t.box.piece_vp[piece][t.placed[piece] + t.gone[piece]]
        facts: dict[str, object] = {"funds": t.box.post_cost, "points": points}
        found[t.box.option(BOOK, option).text] = ["effect-trade_post", facts]
    return found
