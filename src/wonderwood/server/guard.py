"""What every request passes before it reaches a handler: budgets, the origin check, and the headers of every answer."""

from ipaddress import IPv6Address, IPv6Network
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from wonderwood.engine.errors import Refusal
from wonderwood.server.accounts import chosen_language
from wonderwood.server.bodies import Problem
from wonderwood.server.limits import Budget
from wonderwood.server.settings import Settings
from wonderwood.words import Speaker

POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # style attributes of SVG boards; never script
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE: Final = {"GET", "HEAD", "OPTIONS"}


class Guard:
    """The outermost layer, around the whole application."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        limits = settings.limits
        self.requests = Budget(limits.requests_rate, limits.requests_burst)
        self.connects = Budget(limits.connects_rate, limits.connects_burst)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        address = counted_as(scope["client"][0]) if scope.get("client") else ""
        scope = {**scope, "client": (address, scope["client"][1] if scope.get("client") else 0)}
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send, headers, address)
        else:
            await self._request(scope, receive, send, headers, address)

    async def _socket(self, scope: Any, receive: Any, send: Any, headers: dict[bytes, str], address: str) -> None:
        if self.is_foreign(headers) or not self.connects.take(address):
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before accepting: answered 403
            return
        await self.app(scope, receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any, headers: dict[bytes, str], address: str) -> None:
        async def dressed(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                if scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in message["headers"]):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        refusal = None
        if not self.requests.take(address):
            refusal, status = Refusal("too_fast"), 429
        elif scope["method"] not in SAFE and self.is_foreign(headers):
            refusal, status = Refusal("foreign_origin"), 403
        if refusal is None:
            await self.app(scope, receive, dressed)
            return
        message = Speaker(chosen_language(headers.get(b"accept-language"))).refusal(refusal)
        body = msgspec.json.encode(Problem(code=refusal.code, facts={}, message=message))
        start = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 429:
            start.append((b"retry-after", b"2"))
        await dressed({"type": "http.response.start", "status": status, "headers": start})
        await dressed({"type": "http.response.body", "body": body})

    def is_foreign(self, headers: dict[bytes, str]) -> bool:
        """True if a page of another site sent this. Programs send no origin; browsers always do where it matters."""
        origin = headers.get(b"origin")
        if origin is None:
            return False
        return origin not in self.settings.origins and host_of(origin) != headers.get(b"host", "")


def counted_as(address: str) -> str:
    """Whose budget an address draws on: with IPv6 that of its network, since a household has more than could be counted."""
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def host_of(origin: str) -> str | None:
    """The host and port of an origin; None if it cannot be read as one."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
