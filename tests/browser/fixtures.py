"""Tables in the middle of play, written into a data folder before a server opens it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from clio import bots
from clio.engine.dice import dice_from_seed
from clio.engine.match import Match
from clio.engine.registry import load
from clio.engine.state import State
from clio.server.results import result_text
from clio.server.settings import Settings
from clio.store import SeatRow, Store
from clio.store.rows import GameRow, GuestRow

VIEWER = "fixture-viewer"


def viewer(language: str) -> str:
    """Who looks: somebody else in each language, for a server remembers whom it has seen."""
    return VIEWER if language == "en" else f"{VIEWER}-{language}"


NAMES = ("Ada", "Boris", "Chen Mei", "Dominique", "Emil")


def everything_on(game_name: str) -> dict[str, str]:
    """All expansions of a game."""
    game = load(game_name)
    return {option.name: option.values[-1] for option in game.options.values() if option.group == "with"}


def played(
    game_name: str, options: Mapping[str, str], seed: str, until: Callable[[State], bool], bot: str = "hasty"
) -> Match:
    """A game between bots, stopped as soon as somebody is asked in a position that will do."""
    game = load(game_name)
    complete = game.complete(options)
    match = Match(game, complete, seed, NAMES[: int(complete["players"])])
    player, dice = bots.make(bot), dice_from_seed("stage " + seed)
    while not match.state.over and not until(match.state):
        seat = match.state.seats_open()[0]
        match.act(seat, bots.decide(player, match.state, seat, dice))
    return match


def put(data: Path, match: Match, seat: int, language: str = "en", hot_seat: bool = False) -> str:
    """Store a match as a table where the viewer sits in a seat (in all of them: hot seat), others elsewhere."""
    seats = [
        SeatRow(
            n, "person", name, viewer(language) if n == seat or hot_seat else "somebody", secrets.token_urlsafe(16), ""
        )
        for n, name in enumerate(match.names)
    ]
    lines = [(entry.seat, entry.text) for entry in match.entries[1:]]
    if lines:
        lines.append((lines[-1][0], ":commit"))
    return write(data, match, "over" if match.state.over else "running", seats, lines, language)


def put_free_seat(data: Path, language: str = "en") -> str:
    """A table that waits for a friend: the secret of the friend's seat."""
    secret = secrets.token_urlsafe(16)
    seats = [SeatRow(0, "person", "Ada", viewer(language), secrets.token_urlsafe(16), "")]
    seats.append(SeatRow(1, "friend", "Boris", "", secret, ""))
    write(data, played("progress", {"players": "2"}, "1", lambda state: True), "waiting", seats, [], language)
    return secret


def write(
    data: Path, match: Match, status: str, seats: list[SeatRow], lines: list[tuple[int, str]], language: str
) -> str:
    table, now, game = secrets.token_urlsafe(9), time.time(), match.game
    facts = (game.name, game.version, game.digest, match.options, match.seed, False)
    row = GameRow(
        table, *facts, viewer(language), True, status, 0.9, "", now, now, False, result_text(match.state.result)
    )

    async def work() -> None:
        data.mkdir(parents=True, exist_ok=True)
        store = await Store.open(Settings(data=data).database)
        await store.save_guest(GuestRow(viewer(language), "Ada", language, None, None))
        await store.create(row, seats)
        if lines:
            await store.append(table, 1, lines)
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # Playwright runs a loop of its own in this thread
        beside.submit(lambda: asyncio.run(work())).result()
    return table


def cookie(data: Path, language: str = "en") -> str:
    """What the viewer's browser holds."""
    key, name = Settings(data=data).secret(), viewer(language)
    signature = hmac.new(key, f"guest {name}".encode(), hashlib.sha256).hexdigest()[:32]
    return f"{name}.{signature}"
