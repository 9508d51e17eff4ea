"""Visitors: a guest name in a signed cookie, an optional account, and the guards at the door."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping
from typing import NamedTuple

from fastapi import HTTPException, Request, Response

from clio.engine.errors import ClioError
from clio.engine.record import is_number
from clio.engine.words import LANGUAGES
from clio.server.addresses import origin_of
from clio.server.settings import Settings
from clio.store import Conflict, SeatRow, Store
from clio.store.rows import GuestRow

COOKIE = "clio"
LONGEST_NAME = 24
MOST_BUCKETS = 10_000
SEEN_EVERY = 24 * 3600.0  # seconds


class Bucket(NamedTuple):
    """How much somebody has done lately."""

    level: float
    at: float
    leaks: float  # a second

    def left(self, now: float) -> float:
        return max(0.0, self.level - (now - self.at) * self.leaks)


class Visitors:
    """Who is asking. The cookie holds an id and its signature; everything else lies in the store."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.key = settings.secret()
        self.buckets: dict[str, Bucket] = {}
        self.most_buckets = MOST_BUCKETS
        self.known: dict[str, GuestRow] = {}

    def sign(self, text: str) -> str:
        return hmac.new(self.key, text.encode("utf-8", "replace"), hashlib.sha256).hexdigest()[:32]

    def read_cookie(self, cookies: Mapping[str, str]) -> tuple[str, int] | None:
        """(guest, session) of a cookie that we wrote."""
        guest, _, rest = cookies.get(COOKIE, "").partition(".")
        session, _, signature = rest.rpartition(".")
        if guest and (not session or is_number(session)):
            number = int(session or 0)
            if same(signature, self.sign(session_text(guest, number))):
                return guest, number
        return None

    def write_cookie(self, response: Response, guest: GuestRow) -> None:
        session = f"{guest.session}." if guest.session else ""
        response.set_cookie(
            COOKIE,
            f"{guest.id}.{session}{self.sign(session_text(guest.id, guest.session))}",
            max_age=365 * 24 * 3600,
            httponly=True,
            samesite="lax",
            secure=self.settings.https,
        )

    async def who(self, request: Request) -> GuestRow:
        """The visitor, known or new (a new one is stored when something of theirs must be kept)."""
        found = self.read_cookie(request.cookies)
        if found is not None:
            guest = await self.guest(found[0])
            if guest is not None and guest.session == found[1]:
                self.keep(guest)
                return await self.saw(guest)
            if guest is None and not found[1]:
                return GuestRow(found[0], "", preferred_language(request), None, None)
        return GuestRow(secrets.token_urlsafe(12), "", preferred_language(request), None, None)

    async def guest(self, guest_id: str) -> GuestRow | None:
        """As we know them; where several processes answer, as the store does: another may have logged them out."""
        known = None if self.store.shared else self.known.get(guest_id)
        return known or await self.store.guest(guest_id)

    async def saw(self, guest: GuestRow) -> GuestRow:
        """When somebody was here last is kept, to the day: who never comes again is forgotten one day."""
        now = time.time()
        if now - guest.seen > SEEN_EVERY:
            guest = guest._replace(seen=now)
            await self.save(guest)
        return guest

    async def save(self, guest: GuestRow) -> None:
        """What a guest chose for themselves; who was logged out or deleted meanwhile has nothing to choose any more."""
        try:
            await self.store.save_guest(guest)
        except Conflict:
            raise HTTPException(403, "refused-old-form") from None
        self.keep(guest)

    async def save_account(self, before: GuestRow, after: GuestRow) -> None:
        await self.store.save_account(before, after)
        self.keep(after)

    def keep(self, guest: GuestRow) -> None:
        """So that not every request asks the database who it is."""
        if len(self.known) > 10_000:
            self.known.clear()
        self.known[guest.id] = guest

    def form_token(self, guest: GuestRow) -> str:
        return self.sign("form " + session_text(guest.id, guest.session))

    async def session_of(self, guest_id: str) -> int:
        """Which session of a guest holds: what was signed for an earlier one does not any more."""
        guest = await self.guest(guest_id)
        if guest is not None:
            self.keep(guest)
        return guest.session if guest is not None else 0

    def device_link(self, seat: SeatRow, session: int) -> str:
        """The seat's secret with a proof that only its holder gets to see: a host who knows the secret has no such."""
        return f"{seat.secret}~{self.sign(in_session(f'device {seat.secret} {seat.holder}', session))}"

    async def may_sit(self, seat: SeatRow, proof: str, guest: GuestRow) -> bool:
        """A free seat is for whoever has its link, a taken one for its holder, who may come from another device."""
        if not seat.holder or seat.holder == guest.id:
            return True
        return same(proof, self.device_link(seat, await self.session_of(seat.holder)).partition("~")[2])

    def check_form(self, request: Request, guest: GuestRow, token: str) -> None:
        """Forms of other sites do not know the token; their requests are turned away."""
        origin = request.headers.get("origin")
        if origin and origin != "null" and origin.split("://")[-1] != request.headers.get("host"):
            raise HTTPException(403, "refused-other-site")
        if not same(token, self.form_token(guest)):
            raise HTTPException(403, "refused-old-form")

    def check_rate(self, who: str, limit: float = 0.0, seconds: float = 60.0) -> None:
        """A leaky bucket per visitor: bursts are fine, floods are not. So often in so many seconds."""
        now = time.monotonic()
        limit = limit or float(self.settings.actions_per_minute)
        known = self.buckets.get(who)
        level = (known.left(now) if known else 0.0) + 1
        if level > limit / 2:
            raise HTTPException(429, "refused-too-fast")
        if len(self.buckets) > self.most_buckets:  # forget those who have been calm for long
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if bucket.left(now)}
            self.most_buckets = max(MOST_BUCKETS, 2 * len(self.buckets))  # not again at once, whatever comes
        self.buckets[who] = Bucket(level, now, limit / seconds)


def in_session(text: str, session: int) -> str:
    """What a signature proves, in a guest's session: those of the first are as they always were."""
    return f"{text} {session}" if session else text


def session_text(guest: str, session: int) -> str:
    """What a cookie proves."""
    return in_session("guest " + guest, session)


def same(given: str, expected: str) -> bool:
    """Are they equal? How long it takes to say so tells nothing; and anything at all may have been given."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), expected.encode())


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name as typed, without control characters and not too long."""
    cleaned = " ".join("".join(c for c in name if c.isprintable()).split())[:longest]
    if not cleaned:
        raise ClioError("name-empty")
    return cleaned


def address_of(request: Request) -> str:
    """Where a request comes from, for limits that a visitor without cookies cannot escape."""
    return origin_of(request.scope)


def preferred_language(request: Request) -> str:
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
