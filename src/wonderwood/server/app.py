"""The application: every route in one list, and how refusals become answers."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig

from wonderwood import __version__
from wonderwood.engine.errors import Refusal
from wonderwood.server import routes, thoughts
from wonderwood.server.accounts import chosen_language
from wonderwood.server.bodies import Problem
from wonderwood.server.brains import load_games
from wonderwood.server.guard import Guard
from wonderwood.server.house import House
from wonderwood.server.limits import Budget
from wonderwood.server.pages import Pages
from wonderwood.server.schema import ExactRenderPlugin
from wonderwood.server.settings import Settings, check_settings
from wonderwood.words import Speaker

log = logging.getLogger("wonderwood")

ROUTES = [
    routes.me,
    routes.change_me,
    routes.make_account,
    routes.change_password,
    routes.log_in,
    routes.log_out,
    routes.games,
    routes.common_words,
    routes.words,
    routes.rules,
    routes.components,
    routes.make_table,
    routes.tables,
    routes.table,
    routes.join,
    routes.leave,
    routes.vote,
    routes.make_link,
    routes.sequel,
    routes.revoke_links,
    routes.replay,
    routes.record,
    routes.import_record,
    thoughts.hint,
    thoughts.analysis,
    thoughts.opinion,
    thoughts.branch,
    routes.health,
    routes.live,
    routes.page,
]

STATUS = {
    "unknown_game": 404,
    "unknown_language": 404,
    "no_such_table": 404,
    "no_such_page": 404,
    "not_your_seat": 403,
    "not_your_vote": 403,
    "needs_invite": 403,
    "bad_invite": 403,
    "not_host": 403,
    "not_your_eyes": 403,
    "wrong_login": 403,
    "login_taken": 409,
    "has_account": 409,
    "no_account": 409,
    "seat_taken": 409,
    "still_there": 409,
    "bot_plays": 409,
    "not_started": 409,
    "not_over": 409,
    "no_hints": 403,
    "no_analysis": 409,
    "bad_moment": 409,
    "no_sequel": 409,
    "game_over": 409,
    "cannot_undo": 409,
    "rules_changed": 409,
    "damaged_table": 409,
    "other_components": 409,
    "too_many_tables": 409,
    "too_large": 413,
    "too_fast": 429,
    "try_again": 503,
    "not_now": 503,
}
CODES = {400: "bad_request", 401: "no_person", 404: "no_such_page", 405: "no_such_method", 413: "too_large", 415: "bad_request"}


def create_app(settings: Settings) -> Guard:
    """The whole server as an ASGI application."""
    check_settings(settings)
    load_games(settings.games)
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar.from_config(
        AppConfig(
            route_handlers=list(ROUTES),
            lifespan=[lifespan],
            dependencies={
                "house": Provide(routes.provide_house, sync_to_thread=False),
                "person": Provide(routes.provide_person),
                "visitor": Provide(routes.provide_visitor),
            },
            exception_handlers={
                Refusal: on_refusal,
                HTTPException: on_http,
                RecursionError: on_depth,
                Exception: on_failure,
            },
            before_send=[routes.set_cookie, routes.allow_all_methods],
            request_max_body_size=settings.limits.body_bytes,
            openapi_config=OpenAPIConfig(
                title="Wonderwood",
                version=__version__,
                path="/schema",
                render_plugins=[ExactRenderPlugin(path="/openapi.json")],
            ),
        )
    )
    app.state.house = house
    app.state.pages = Pages(settings.pages())
    app.state.heavy = Budget(settings.limits.heavy_rate, settings.limits.heavy_burst)
    app.state.thoughts = Budget(settings.limits.thoughts_rate, settings.limits.thoughts_burst)
    app.state.passwords = Budget(settings.limits.passwords_rate, settings.limits.passwords_burst)
    return Guard(app, settings)


def language_of(request: Request[Any, Any, Any]) -> str:
    person = request.scope["state"].get("person")
    return person.language if person is not None else chosen_language(request.headers.get("accept-language"))


def problem(request: Request[Any, Any, Any], status: int, refusal: Refusal) -> Response[Problem]:
    message = Speaker(language_of(request)).refusal(refusal)
    facts = {name: value if isinstance(value, str | int | list) else str(value) for name, value in refusal.facts.items()}
    headers = {"retry-after": "2"} if status in (429, 503) else {}
    return Response(
        Problem(code=refusal.code, facts=facts, message=message),
        status_code=status,
        headers=headers,
        media_type="application/json",
    )


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return problem(request, STATUS.get(refusal.code, 400), refusal)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    facts: dict[str, object] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        facts["problem"] = "; ".join(str(one.get("message", "")) for one in error.extra if isinstance(one, dict))[:300]
    elif error.status_code < 500:
        facts["problem"] = error.detail[:300]
    code = CODES.get(error.status_code, "bad_request" if error.status_code < 500 else "failed")
    response = problem(request, error.status_code, Refusal(code, **facts))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON nested deeper than it can be read."""
    if "deserializing" not in str(error):
        return on_failure(request, error)
    return problem(request, 400, Refusal("bad_request", problem="JSON is nested too deeply"))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(request, 500, Refusal("failed"))
