"""The OpenAPI schema and the server agree: whatever the schema allows is answered as it says, the rest with a clear 4xx."""

import asyncio
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from server.conftest import Running, make_settings
from wonderwood.server.app import create_app
from wonderwood.server.schema import exact

pytestmark = pytest.mark.timeout(400)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own: schemathesis is not asynchronous."""
    folder: Path = tmp_path_factory.mktemp("schema")
    loop = asyncio.new_event_loop()
    started: list[Running] = []
    ready = threading.Event()

    async def run() -> None:
        started.append(await Running(make_settings(folder)).start())
        ready.set()
        await started[0].task

    thread = threading.Thread(target=lambda: loop.run_until_complete(run()), daemon=True)
    thread.start()
    assert ready.wait(30)
    yield started[0].address
    started[0].server.should_exit = True
    thread.join(20)


def described() -> dict[str, Any]:
    """The schema as the server publishes it."""
    with tempfile.TemporaryDirectory() as folder:
        return exact(create_app(make_settings(Path(folder))).app.openapi_schema.to_schema())


OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(described()).get_all_operations()]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["good", "bad"])
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_route_keeps_to_the_schema(operation: Any, mode: GenerationMode, address: str) -> None:
    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    def holds(case: Any) -> None:
        case.call_and_validate(base_url=address, checks=CHECKS)

    try:
        holds()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # a route without parameters takes nothing wrong
