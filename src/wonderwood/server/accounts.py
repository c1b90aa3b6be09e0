"""Who somebody is: a guest at once, an account if they like; and the secrets that open chairs."""

import asyncio
import hashlib
import hmac
import secrets
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from wonderwood.engine.errors import Refusal
from wonderwood.server.chairs import now
from wonderwood.server.store import Conflict, Person, Store
from wonderwood.words import LANGUAGES, Speaker

COOKIE: Final = "wonderwood"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest browsers allow

JOINERS: Final = "\u200c\u200d"  # needed within words of some scripts, and within emoji

_hasher = PasswordHasher()


@cache
def _nobody() -> str:
    """A hash nobody's password has, so that an unknown login takes as long as a wrong password."""
    return _hasher.hash(secrets.token_hex(16))


def sign(secret: bytes, person: str, session: int = 0) -> str:
    """The cookie of a person: their id, the number of their session, and a signature only this server can make."""
    named = f"{person}.{session}" if session else person
    return f"{named}.{_signature(secret, named)}"


def read_cookie(secret: bytes, cookie: str | None) -> tuple[str, int] | None:
    """Whose cookie it is, and of which session; None if it was not made here."""
    if not cookie or len(cookie) > 200 or not cookie.isascii():
        return None
    named, _, signature = cookie.rpartition(".")
    if not hmac.compare_digest(_signature(secret, named), signature):
        return None
    person, _, session = named.partition(".")
    return person, int(session or 0)


async def whose(store: Store, cookie: str | None) -> Person | None:
    """Who comes with a cookie; None if it was not made here, or taken back."""
    found = read_cookie(store.secret, cookie)
    person = None if found is None else await store.person(found[0])
    return person if person is not None and found is not None and found[1] == person.session else None


def _signature(secret: bytes, person: str) -> str:
    return hmac.new(secret, b"person/" + person.encode(), hashlib.sha256).hexdigest()


def new_token() -> str:
    """A secret of 192 random bits, for links."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    return hashlib.sha256(b"invite/" + token.encode()).hexdigest()


def clean_name(name: str, keep: str = "") -> str:
    """A name without control characters and with single spaces; browsers escape the rest."""
    return " ".join("".join(char if char.isprintable() or char in keep else " " for char in name).split())


def clean_text(text: str) -> str:
    """Something said, without what could turn the page around it; empty if nothing of it is visible."""
    return clean_name(text, JOINERS) if clean_name(text) else ""


def chosen_language(header: str | None) -> str:
    """The first language of the browser that we speak."""
    for part in (header or "").split(",")[:10]:
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"


async def new_guest(store: Store, language: str) -> Person:
    id = secrets.token_hex(16)
    name = Speaker(language).say("guest-name", number=str(1000 + secrets.randbelow(9000)))
    person = Person(id=id, name=name, language=language, created=now())
    await store.add_person(person)
    return person


async def make_account(store: Store, person: Person, login: str, password: str) -> Person:
    """Give a guest a login; what they played stays theirs."""
    if person.login is not None:
        raise Refusal("has_account", login=person.login)
    hashed = await asyncio.to_thread(_hasher.hash, password)
    try:
        given = await store.give_login(person.id, login.lower(), hashed)
    except Conflict:
        raise Refusal("login_taken", login=login) from None
    found = await store.person(person.id)
    assert found is not None
    if not given:  # from another tab, meanwhile
        raise Refusal("has_account", login=found.login)
    return found


async def change_password(store: Store, person: Person, password: str, new: str) -> Person:
    """Another password; every cookie made before is taken back."""
    if person.login is None:
        raise Refusal("no_account")
    try:
        await asyncio.to_thread(_verify, person.password, password)
    except Argon2Error:
        raise Refusal("wrong_login") from None
    return await store.end_sessions(person.id, password=await asyncio.to_thread(_hasher.hash, new))


def _verify(hashed: str | None, password: str) -> None:
    _hasher.verify(hashed or _nobody(), password)


async def log_in(store: Store, login: str, password: str) -> Person:
    person = await store.person_named(login)
    stored = None if person is None else person.password
    try:
        await asyncio.to_thread(_verify, stored, password)
    except Argon2Error:
        raise Refusal("wrong_login") from None
    if person is None:
        raise Refusal("wrong_login")
    return person
