"""Routes of what bots think: hints, analyses, opinions; and playing on from a moment of a finished game."""

from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from wonderwood.server import bodies as b
from wonderwood.server.hints import give_hint
from wonderwood.server.routes import PROBLEMS, Asked, Someone, TableId, TheHouse, heavy, made, spend

STILL = ResponseSpec(data_container=b.Analysis, description="being worked out: ask again", generate_examples=False)
ANALYSIS_COST = 5  # hints


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=PROBLEMS)
async def hint(request: Asked, person: Someone, house: TheHouse, table_id: TableId, data: JSONBody[b.AskHint]) -> b.Hint:
    """What a bot would do in my place, where the table allows to ask; everybody there is told that I did."""
    spend(request, "thoughts")
    table = await house.table(table_id)
    with house.busy(table):
        return await give_hint(table, person, data.seat, data.given)


@get("/api/tables/{table_id:str}/analysis", responses={**PROBLEMS, 202: STILL})
async def analysis(request: Asked, house: TheHouse, table_id: TableId) -> Response[b.Analysis]:
    """How a finished game went; worked out when it is first asked for, 202 until it is done."""
    table = await house.table(table_id)
    with house.busy(table):
        told = await house.studies.analysis(table, lambda: spend(request, "thoughts", ANALYSIS_COST))
    return Response(told, status_code=200 if told.status == "done" else 202)


@get("/api/tables/{table_id:str}/opinion", responses=PROBLEMS)
async def opinion(
    request: Asked, house: TheHouse, table_id: TableId, at: Annotated[int, QueryParameter(ge=0, le=1_000_000)]
) -> b.Opinion:
    """What a bot thinks of one choice of a finished game."""
    table = await house.table(table_id)
    with house.busy(table):
        return await house.studies.opinion(table, at, lambda: spend(request, "thoughts"))


@post("/api/tables/{table_id:str}/branch", responses=PROBLEMS)
async def branch(
    request: Asked, person: Someone, house: TheHouse, table_id: TableId, data: JSONBody[b.NewBranch]
) -> b.MadeTable:
    """Play on from a moment of a finished game, at a table of one's own."""
    heavy(request)
    table = await house.table(table_id)
    with house.busy(table):
        return made(*await house.branch(person, table, data), person)
