"""The OpenAPI schema, as exact as the decoder: the shapes of all messages come from msgspec itself."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from wonderwood.server.bodies import BODIES


def exact(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with every message described by msgspec: all limits, and which bodies take no unknown fields."""
    _, shapes = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
    components = {**schema.get("components", {})}
    components["schemas"] = {**components.get("schemas", {}), **shapes}
    return {**schema, "components": components}


class ExactRenderPlugin(JsonRenderPlugin):
    """Renders the exact schema at /schema/openapi.json."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, exact(openapi_schema))
