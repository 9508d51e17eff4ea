"""Accounts: to be found again on other devices. Made, changed, left, deleted, and everything of it handed out."""

from __future__ import annotations

import hashlib
import hmac
import io
import json
import secrets
import time
import unicodedata
import zipfile

from fastapi import HTTPException

from clio.engine.errors import ClioError
from clio.server import passwords
from clio.server.pool import REST, Pool, in_slices
from clio.server.preferences import preferences
from clio.server.visitors import Visitors, clean_name
from clio.store import Conflict, LoginTaken, Store
from clio.store.audit import replay_steps
from clio.store.clocks import vacations
from clio.store.notices import channels
from clio.store.ratings import ratings_of, results_of
from clio.store.reactions import reactions_of
from clio.store.rows import GameRow, GuestRow
from clio.table import Differs, Table

SHORTEST, LONGEST = 8, 200  # characters of a password
CODE_HOLDS = 24 * 3600.0  # seconds
EXPORTS_PER_MINUTE = 6  # by one address: all games of somebody are played again for it


def login_of(text: str) -> str:
    """A login as it is kept and compared: however it was typed, it is the same one."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", clean_name(text)).casefold())


def password_of(text: str) -> str:
    """A password as it is hashed: the same letters, however a keyboard puts them together."""
    return unicodedata.normalize("NFC", text)


def checked_password(text: str) -> str:
    password = password_of(text)
    if not SHORTEST <= len(password) <= LONGEST:
        raise ClioError("account-password-length")
    return password


class Accounts:
    def __init__(self, visitors: Visitors, store: Store, replays: Pool, processes: bool = False) -> None:
        self.visitors = visitors
        self.store = store
        self.replays = replays
        # One at a time, and of one address two at most: passwords never take the cores from those who play.
        self.passwords = Pool(1, waiting=16, each=2, processes=processes)

    async def _hash(self, password: str, who: str) -> str:
        return await self.passwords.run(who, passwords.hashed, password)

    async def _fits(self, row: GuestRow | None, password: str, who: str) -> bool:
        known = (row.password if row is not None else None) or ""
        return await self.passwords.run(who, passwords.fits, known, password_of(password)[:LONGEST])

    async def register(self, guest: GuestRow, login: str, password: str, who: str) -> GuestRow:
        """An account for somebody who has none. One is never given another login and password this way."""
        if guest.login:
            raise ClioError("account-has-one")
        found = login_of(login)
        if login_of(found) != found:
            raise ClioError("account-login-odd")  # what could not log in again is refused now
        hashed = await self._hash(checked_password(password), who)
        guest = guest._replace(name=guest.name or clean_name(login))
        await self.visitors.save(guest)
        return await self._changed(guest, guest._replace(login=found, password=hashed))

    async def log_in(self, login: str, password: str, who: str) -> GuestRow:
        try:
            row = await self.store.account(login_of(login))
        except ClioError:  # an empty name
            row = None
        if not await self._fits(row, password, who) or row is None:
            raise ClioError("account-wrong")
        return row

    async def change_password(self, guest: GuestRow, old: str, new: str, who: str) -> GuestRow:
        """With the old one; every other device is logged out."""
        fresh = checked_password(new)
        if not await self._fits(guest, old, who):
            raise ClioError("account-old-wrong")
        return await self._end_sessions(guest, await self._hash(fresh, who))

    async def log_out_everywhere(self, guest: GuestRow) -> GuestRow:
        return await self._end_sessions(guest, guest.password)

    async def _end_sessions(self, guest: GuestRow, password: str | None) -> GuestRow:
        return await self._changed(guest, guest._replace(password=password, session=guest.session + 1, reset=""))

    async def _changed(self, before: GuestRow, after: GuestRow) -> GuestRow:
        """Two who change the same account at the same time do not both succeed."""
        try:
            await self.visitors.save_account(before, after)
        except LoginTaken:
            raise ClioError("account-login-taken") from None
        except Conflict:
            raise HTTPException(403, "refused-old-form") from None
        return after

    async def reset(self, login: str, code: str, new: str, who: str) -> GuestRow:
        """A new password with the operator's code, which holds for a day and once."""
        fresh = checked_password(new)
        self.visitors.check_rate("reset " + who, 10)
        try:
            row = await self.store.account(login_of(login))
        except ClioError:
            row = None
        if row is None or not code_fits(row.reset, code):
            raise ClioError("account-code-wrong")
        return await self._end_sessions(row, await self._hash(fresh, who))

    async def may_delete(self, guest: GuestRow, password: str, who: str) -> None:
        """Only with the password, if there is one: nothing is touched before."""
        if guest.login and not await self._fits(guest, password, who):
            raise ClioError("account-old-wrong")

    async def delete(self, guest: GuestRow) -> None:
        """The account and the name are gone; finished games stay, without them. Running seats have become free."""
        await self.store.forget_guest(guest.id)
        self.visitors.known.pop(guest.id, None)

    async def export(self, guest: GuestRow, who: str) -> bytes:
        """Everything of a guest as a zip: the account, the messages, the games as records."""
        self.visitors.check_rate("export " + who, EXPORTS_PER_MINUTE)
        async with self.replays.place(who):
            return await self._packed(guest)

    async def _standing(self, guest: GuestRow) -> dict[str, object]:
        """Ratings and results (without who else sat there: that is theirs), vacations, where to send notices."""
        results = await results_of(self.store, guest.id, 10_000)
        return {
            "ratings": [row._asdict() for row in await ratings_of(self.store, guest.id)],
            "results": [{**row._asdict(), "rivals": ""} for row in results],
            "vacations": await vacations(self.store, guest.id, 0.0),
            "channels": [{"kind": one.kind, "address": one.address} for one in await channels(self.store, guest.id)],
        }

    async def _packed(self, guest: GuestRow) -> bytes:
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("account.json", as_json(account_data(guest)))
            archive.writestr("messages.json", as_json(await self.store.messages_of(guest.id)))
            archive.writestr("reactions.json", as_json(await reactions_of(self.store, guest.id)))
            archive.writestr("standing.json", as_json(await self._standing(guest)))
            games = []
            for row in await self.store.games_of(guest.id, limit=10_000, closed=True):
                seats = await self.store.seats(row.id)
                own = [seat.seat for seat in seats if seat.holder == guest.id]
                games.append({"id": row.id, "game": row.game, "status": row.status, "seats": own, "begun": row.created})
                if own and row.status in ("running", "over", "closed"):
                    try:
                        table = await in_slices(replay_steps(row, seats, await self.store.log(row.id)), REST)
                    except Differs:
                        continue  # of older rules: the list tells that it was there
                    archive.writestr(f"games/{row.id}.clio", told_record(table, row, own[0]))
            archive.writestr("games.json", as_json(games))
        return packed.getvalue()


def told_record(table: Table, row: GameRow, seat: int) -> str:
    """All of a game that is over; of one whose deal is still played elsewhere no more than its player saw."""
    sealed = row.sealed > time.time()
    return table.record(None if table.over and not sealed else seat, sealed)


def account_data(guest: GuestRow) -> dict[str, object]:
    own = {"id": guest.id, "name": guest.name, "language": guest.language, "login": guest.login, "seen": guest.seen}
    return {**own, "preferences": preferences(guest)}


def as_json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)


# --- codes: the operator's for a forgotten password, and those that confirm an address


def new_code() -> tuple[str, str]:
    """(a code to be told to somebody, what is kept of it)."""
    code = "-".join(secrets.token_hex(2) for _ in range(5))
    return code, f"{kept_code(code)} {time.time() + CODE_HOLDS:.0f}"


def kept_code(code: str) -> str:
    return hashlib.sha256(b"clio reset 1\n" + code.strip().lower().encode("utf-8", "replace")).hexdigest()


def code_holds(kept: str) -> bool:
    """Is there still time to give it?"""
    until = kept.partition(" ")[2]
    return bool(until) and time.time() < float(until)


def code_fits(kept: str, code: str) -> bool:
    return code_holds(kept) and hmac.compare_digest(kept.partition(" ")[0], kept_code(code))
