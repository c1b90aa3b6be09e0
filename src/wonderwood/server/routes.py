"""What the routes do. Each is short: it asks the house, and says what the answer looks like."""

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, delete, get, patch, post, websocket
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.routes import HTTPRoute

from wonderwood import __version__
from wonderwood.engine.errors import Refusal
from wonderwood.engine.match import Match
from wonderwood.server import accounts, catalogue, chairs, pages
from wonderwood.server import bodies as b
from wonderwood.server import live as sockets
from wonderwood.server.fair import save_with_past
from wonderwood.server.house import House
from wonderwood.server.messages import TableSummary
from wonderwood.server.replays import check_record, look_back, record_of
from wonderwood.server.store import Entry, Invite, Person
from wonderwood.server.summary import Reader, summary
from wonderwood.server.tables import LiveTable

Asked = Request[Any, Any, Any]
LONG: Final = "public, max-age=31536000, immutable"
RECORD_BYTES: Final = 1024 * 1024
SECONDS: Final = 20.0  # for a replay or an import

PROBLEMS: Final = {
    status: ResponseSpec(data_container=b.Problem, description=description, generate_examples=False)
    for status, description in {
        400: "not understood",
        403: "not yours",
        404: "not there",
        409: "not now",
        413: "too large",
        415: "not JSON",
        429: "too often",
        503: "try again",
    }.items()
}
ReplayEyes = Literal["spectator", "all", "0", "1", "2", "3", "4", "5", "6", "7"]
TableId = Annotated[str, PathParameter(description="id of a table")]
TheHouse = NamedDependency[House]
Someone = NamedDependency[Person]
Anyone = NamedDependency[Person | None]


# -- who asks --------------------------------------------------------------------------------------------------------


def provide_house(request: Asked) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


async def provide_visitor(request: Asked, house: TheHouse) -> Person | None:
    """Who asks, if they have been here before."""
    person = await accounts.whose(house.store, request.cookies.get(accounts.COOKIE))
    request.scope["state"]["person"] = person
    return person


async def provide_person(request: Asked, house: TheHouse) -> Person:
    """Who asks; a new guest if they have never been here."""
    person = await provide_visitor(request, house)
    if person is None:
        heavy(request)
        person = await accounts.new_guest(house.store, accounts.chosen_language(request.headers.get("accept-language")))
        be(request, house, person)
    return person


def be(request: Asked, house: House, person: Person) -> None:
    """From this answer on the browser is this person."""
    request.scope["state"]["person"] = person
    secure = house.settings.secure or request.url.scheme == "https"
    signed = accounts.sign(house.store.secret, person.id, person.session)
    request.scope["state"]["cookie"] = (
        f"{accounts.COOKIE}={signed}; Path=/; Max-Age={accounts.COOKIE_SECONDS}; "
        f"HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
    )


async def set_cookie(message: Any, scope: Any) -> None:
    """Before an answer is sent: the cookie of who was just made or logged in."""
    cookie = scope["state"].get("cookie") if scope["type"] == "http" else None
    if cookie is not None and message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], (b"set-cookie", cookie.encode())]


async def allow_all_methods(message: Any, scope: Any) -> None:
    """OPTIONS names every method of an address, also where several handlers share it."""
    if scope["type"] != "http" or scope["method"] != "OPTIONS" or message["type"] != "http.response.start":
        return
    for route in scope["litestar_app"].routes:
        if isinstance(route, HTTPRoute) and route.path_format == scope.get("path_template"):
            rest = [(name, value) for name, value in message["headers"] if name != b"allow"]
            message["headers"] = [*rest, (b"allow", ", ".join(sorted({*route.methods, "OPTIONS"})).encode())]


def heavy(request: Asked) -> None:
    """Costly things have a budget of their own per address."""
    spend(request, "heavy")


def spend(request: Asked, budget: str, drops: float = 1.0) -> None:
    if not request.app.state[budget].take(request.client.host if request.client else "", drops):
        raise Refusal("too_fast")


def _me(person: Person) -> b.Me:
    return b.Me(id=person.id, name=person.name, language=person.language, login=person.login)  # type: ignore[arg-type]


@get("/api/me", responses=PROBLEMS)
async def me(request: Asked, person: Someone, house: TheHouse) -> b.Me:
    """Who asks. A visit begins the time anew that the browser keeps the cookie."""
    be(request, house, person)
    return _me(person)


@patch("/api/me", responses=PROBLEMS)
async def change_me(person: Someone, house: TheHouse, data: JSONBody[b.ChangeMe]) -> b.Me:
    values: dict[str, str] = {}
    if data.name is not None:
        values["name"] = accounts.clean_name(data.name)
        if not values["name"]:
            raise Refusal("bad_name")
    if data.language is not None:
        values["language"] = data.language
    changed = await house.store.change_person(person.id, **values)
    await house.renamed(changed)
    return _me(changed)


@post("/api/account", responses=PROBLEMS)
async def make_account(request: Asked, person: Someone, house: TheHouse, data: JSONBody[b.Credentials]) -> b.Me:
    spend(request, "passwords")
    return _me(await accounts.make_account(house.store, person, data.login, data.password))


@post("/api/session", responses=PROBLEMS)
async def log_in(request: Asked, house: TheHouse, data: JSONBody[b.Credentials]) -> b.Me:
    spend(request, "passwords")
    person = await accounts.log_in(house.store, data.login, data.password)
    be(request, house, person)
    return _me(person)


@patch("/api/account", responses=PROBLEMS)
async def change_password(request: Asked, person: Someone, house: TheHouse, data: JSONBody[b.NewPassword]) -> b.Me:
    """Another password. All other browsers are logged out by that."""
    spend(request, "passwords")
    changed = await accounts.change_password(house.store, person, data.password, data.new)
    await house.signed_out(changed)
    be(request, house, changed)
    return _me(changed)


@delete("/api/session", status_code=200, responses=PROBLEMS)
async def log_out(
    request: Asked,
    visitor: Anyone,
    house: TheHouse,
    everywhere: Annotated[bool, QueryParameter(description="in all browsers, not only this one")] = False,
) -> b.Me:
    """Be a new guest from here on."""
    heavy(request)
    if everywhere and visitor is not None:
        await house.signed_out(await house.store.end_sessions(visitor.id))
    person = await accounts.new_guest(house.store, accounts.chosen_language(request.headers.get("accept-language")))
    be(request, house, person)
    return _me(person)


# -- the shelf -------------------------------------------------------------------------------------------------------


@get("/api/games")
async def games() -> list[b.GameInfo]:
    return catalogue.games()


@get("/api/words/{language:str}", media_type="text/plain", responses=PROBLEMS)
async def common_words(request: Asked, language: FromPath[str]) -> Response[bytes]:
    return pages.answer(catalogue.words(language, None), request, "no-cache")


@get("/api/words/{language:str}/{game:str}", media_type="text/plain", responses=PROBLEMS)
async def words(
    request: Asked, language: FromPath[str], game: FromPath[str], v: FromQuery[str | None] = None
) -> Response[bytes]:
    packed = catalogue.words(language, catalogue.offered(game))
    return pages.answer(packed, request, LONG if v else "no-cache")


@get("/api/rules/{game:str}", responses=PROBLEMS)
async def rules(game: FromPath[str]) -> list[b.RuleInfo]:
    return catalogue.rules(catalogue.offered(game))


@get("/api/components/{game:str}", responses=PROBLEMS)
async def components(request: Asked, game: FromPath[str]) -> Response[bytes]:
    return pages.answer(catalogue.components(catalogue.offered(game)), request, "no-cache")


# -- tables ----------------------------------------------------------------------------------------------------------


def _short(table: LiveTable, person: Person | None) -> TableSummary:
    return summary(table.row, table.row.lobby, table.reader(person), table.position)


@post("/api/tables", responses=PROBLEMS)
async def make_table(request: Asked, person: Someone, house: TheHouse, data: JSONBody[b.NewTable]) -> b.MadeTable:
    heavy(request)
    catalogue.offered(data.game)
    return made(*await house.make_table(person, data), person)


def made(table: LiveTable, token: str, person: Person) -> b.MadeTable:
    table.names[person.id] = person.name
    return b.MadeTable(table=_short(table, person), invite=token, link=f"/table/{table.id}#{token}")


@get("/api/tables", responses=PROBLEMS)
async def tables(
    visitor: Anyone, house: TheHouse, which: Annotated[Literal["open", "mine", "live"], QueryParameter(name="scope")] = "open"
) -> list[TableSummary]:
    if which == "mine":
        found = [] if visitor is None else await house.store.tables_of(visitor.id)
        here = None if visitor is None else visitor.id
        rows = [row for row in found if here == row.host or here in [chair.person for chair in row.lobby.seats]]
    else:
        rows = await house.store.tables_open("waiting" if which == "open" else "playing")
    names = await house.store.names(chair.person for row in rows for chair in row.lobby.seats if chair.person is not None)
    shown = []
    for row in rows:
        open_table = house.tables.get(row.id)
        shown.append(summary(row, row.lobby, Reader(visitor, names, open_table.online() if open_table else set())))
    return shown


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def table(visitor: Anyone, house: TheHouse, table_id: TableId) -> TableSummary:
    return _short(await house.table(table_id), visitor)


@post("/api/tables/{table_id:str}/join", status_code=200, responses=PROBLEMS)
async def join(person: Someone, house: TheHouse, table_id: TableId, data: JSONBody[b.Join]) -> TableSummary:
    table = await house.table(table_id)
    with house.busy(table):
        invite = None if data.invite is None else await house.store.invite(accounts.hash_token(data.invite))
        if data.invite is not None and (invite is None or invite.table_id != table_id):
            if person.id not in [chair.person for chair in table.position.chairs]:
                raise Refusal("bad_invite")
            invite = None
        allowed = table.row.public or invite is not None or person.id == table.row.host
        if invite is not None and invite.seat is not None:
            await sit_by_link(house, table, person, invite, invite.seat)
        else:
            await table.act(person, lambda: chairs.join(table.position, person, data.seat, allowed))
        await house.store.set_member(table_id, person.id)
    return _short(table, person)


async def sit_by_link(house: House, table: LiveTable, person: Person, invite: Invite, seat: int) -> None:
    """Take the chair a link is for. The link is spent by that, and not if it comes to nothing."""

    def sit() -> list[Entry]:
        if invite.holder is not None:
            return chairs.hand_over(table.position, person, seat, invite.holder)
        return chairs.join(table.position, person, seat, True)

    async with table.at_rest():
        sit()  # refuse before the link is spent
    if not await house.store.use_invite(invite.hash):
        raise Refusal("bad_invite")
    try:
        await table.act(person, sit)
    except Exception:
        await house.store.add_invite(invite, chairs.now())
        raise


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=PROBLEMS)
async def leave(person: Someone, house: TheHouse, table_id: TableId) -> TableSummary:
    table = await house.table(table_id)
    with house.busy(table):
        await table.act(person, lambda: chairs.leave(table.position, person))
    return _short(table, person)


@post("/api/tables/{table_id:str}/vote", status_code=200, responses=PROBLEMS)
async def vote(person: Someone, house: TheHouse, table_id: TableId, data: JSONBody[b.Ballot]) -> TableSummary:
    table = await house.table(table_id)
    with house.busy(table):
        await table.act(person, lambda: chairs.vote(table.position, table.online(), person.id, data.about, data.agree, None))
    return _short(table, person)


@post("/api/tables/{table_id:str}/sequel", status_code=200, responses=PROBLEMS)
async def sequel(request: Asked, person: Someone, house: TheHouse, table_id: TableId) -> TableSummary:
    """Go on to the next game of a chain (a campaign): asked twice, or from two browsers, it is the same table."""
    heavy(request)
    table = await house.table(table_id)
    with house.busy(table):
        following = await house.sequel(person, table)
    following.names[person.id] = person.name
    return _short(following, person)


@post("/api/tables/{table_id:str}/links", responses=PROBLEMS)
async def make_link(request: Asked, person: Someone, house: TheHouse, table_id: TableId, data: JSONBody[b.NewLink]) -> b.Link:
    """Another invite; to an open chair (host), to any open chair (host), or to hand over one's own chair."""
    heavy(request)
    table = await house.table(table_id)
    own = data.seat is not None and data.seat in table.position.seats_of(person.id)
    if not own and person.id != table.row.host:
        raise Refusal("not_host")
    if data.seat is not None and not own:
        if data.seat >= len(table.position.chairs):
            raise Refusal("no_such_seat", seat=data.seat, allowed=f"0 to {len(table.position.chairs) - 1}")
        if not table.position.chairs[data.seat].is_open:
            raise Refusal("seat_taken", seat=data.seat)
    token = accounts.new_token()
    holder = person.id if own else None
    invite = Invite(hash=accounts.hash_token(token), table_id=table_id, seat=data.seat, holder=holder)
    await house.store.add_invite(invite, chairs.now())
    return b.Link(invite=token, link=f"/table/{table_id}#{token}")


@delete("/api/tables/{table_id:str}/links", status_code=204, responses=PROBLEMS)
async def revoke_links(person: Someone, house: TheHouse, table_id: TableId) -> None:
    table = await house.table(table_id)
    if person.id != table.row.host:
        raise Refusal("not_host")
    await house.store.revoke_invites(table_id)


# -- looking back ----------------------------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/replay", responses=PROBLEMS)
async def replay(
    visitor: Anyone,
    house: TheHouse,
    table_id: TableId,
    eyes: Annotated[ReplayEyes, QueryParameter(description="spectator, all, or a seat")] = "spectator",
    at: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
) -> Response[b.Replay]:
    """One moment of a game; other people's eyes only once it is over."""
    table = await house.table(table_id)
    async with table.at_rest() as position:
        match = position.running()
        seats = () if eyes in ("spectator", "all") else (int(eyes),)
        if seats and seats[0] >= match.seats:
            raise Refusal("no_such_seat", seat=eyes, allowed=f"0 to {match.seats - 1}")
        own = position.seats_of(None if visitor is None else visitor.id)
        if not match.over and (eyes == "all" or (seats and seats[0] not in own)):
            raise Refusal("not_your_eyes", eyes=eyes)
        record = record_of(match)
    try:
        shown = await house.desk.run(look_back, table_id, record, eyes, seats, at, seconds=SECONDS)
    except (TimeoutError, BrokenProcessPool):
        raise Refusal("not_now") from None
    return Response(shown, media_type="application/json")  # type: ignore[arg-type]


@get("/api/tables/{table_id:str}/record", responses=PROBLEMS)
async def record(house: TheHouse, table_id: TableId) -> Response[dict[str, Any]]:
    """The record as a file, seed included; so only once the game is over."""
    table = await house.table(table_id)
    async with table.at_rest() as position:
        match = position.running()
        if not match.over:
            raise Refusal("not_over")
        text = save_with_past(match, table.row.past)
    name = f"{match.game.name}-{table_id}.wonderwood.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type="application/json", headers=headers)  # type: ignore[arg-type]


@post("/api/records", responses=PROBLEMS, request_max_body_size=RECORD_BYTES)
async def import_record(request: Asked, person: Someone, house: TheHouse, data: JSONBody[dict[str, Any]]) -> TableSummary:
    heavy(request)
    await house.check_room(person)
    try:
        sound, code, facts = await house.desk.run(check_record, msgspec.json.encode(data), seconds=SECONDS)
    except (TimeoutError, BrokenProcessPool):
        raise Refusal("bad_record", problem="it takes too long") from None
    if sound is None:
        raise Refusal(code, **facts)
    table = await house.import_table(person, sound)
    return _short(table, person)


@get("/health", responses=PROBLEMS)
async def health(house: TheHouse) -> b.Health:
    """A real choice on a scratch table and a real write: well only if both work."""
    game = catalogue.any_game()
    scratch = Match.new(game, game.min_seats, seed="health")
    pending = scratch.pending[0]
    scratch.play(pending.seat, pending.options[0])
    await asyncio.wait_for(house.store.beat("health", str(int(time.time()))), 5)
    return b.Health(status="well", version=__version__, tables=len(house.tables), sockets=house.sockets.total)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: sockets.Socket, table_id: TableId) -> None:
    await sockets.serve_live(socket, socket.app.state.house, table_id)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asked) -> Response[bytes]:
    """Pages and their files; the page itself finds out what its address means."""
    path = request.url.path
    if path.startswith(("/api/", "/schema/")) or path in ("/api", "/schema"):
        raise Refusal("no_such_page")
    packed, keep = request.app.state.pages.page(path, accounts.chosen_language(request.headers.get("accept-language")))
    return pages.answer(packed, request, keep)
