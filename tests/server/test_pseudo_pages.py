"""Nothing a person reads on a page is written into the program: spoken in brackets, no word stands outside of them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from clio.engine.registry import games, load
from clio.engine.view import RefusedMove
from clio.server.labels import refusal
from clio.server.pages import words_for
from clio.server.tableview import TableView
from clio.store.notices import Channel, keep_channel
from clio.store.rows import GuestRow
from tests.pseudo import CLOSE, KEYS, OPEN, PSEUDO, TYPED, outside, played, unspoken
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_records import upload
from tests.server.test_secrecy import table_of

GUEST = GuestRow("viewer", TYPED[0], PSEUDO, None, None)
Pages = Callable[[Visitor], Awaitable[list[str]]]
CODE = re.compile(r"<(code|pre|kbd|samp)\b.*?</\1>|<a[^>]*>/api/v1/openapi.json</a>", re.DOTALL)  # commands, addresses
FILES = {
    "/healthz",
    "/ready",
    "/pictures/{file}",
    "/metrics",
    "/game/{name}.css",
    "/t/{game_id}/live",
    "/t/{game_id}/record",
    "/t/{game_id}/view",
    "/record/{key}/record",
    "/coach.css",
    "/manifest.webmanifest",
    "/worker.js",
    "/t/{game_id}/coach.json",
    "/tournament/{tournament}/state",
}


async def lobby(visitor: Visitor) -> list[str]:
    return ["/"]


async def new(visitor: Visitor) -> list[str]:
    return [f"/new/{name}" for name in games()]


async def account(visitor: Visitor) -> list[str]:
    return ["/account"]


async def cards(visitor: Visitor) -> list[str]:
    found = []
    for name in games():
        found += [f"/game/{name}/card/{card}?language={PSEUDO}" for card in dict.fromkeys(load(name).card_name)]
    return found


async def tables(visitor: Visitor) -> list[str]:
    """A table of each game, with a friend who has not come yet."""
    found = []
    for name in games():
        await visitor.get(f"/new/{name}")
        await visitor.post(f"/new/{name}", players="2", seat0="me", seat1="friend", name0=TYPED[0], name1=TYPED[1])
        found += [f"/t/{visitor.table}", f"/t/{visitor.table}?seat=1"]
    return found


async def regions(visitor: Visitor) -> list[str]:
    return [f"{path.split('?')[0]}/regions" for path in await tables(visitor)]


async def joins(visitor: Visitor) -> list[str]:
    await tables(visitor)
    await visitor.look()
    return list(dict.fromkeys(re.findall(r"/join/[\w~-]+", visitor.text)))


async def shelf(visitor: Visitor) -> list[str]:
    return ["/rules"]


async def rules(visitor: Visitor) -> list[str]:
    return [f"/rules/{name}{search}" for name in games() for search in ("", "?q=no+such+rule")]


async def rulings(visitor: Visitor) -> list[str]:
    return [f"/rules/{name}/rulings" for name in games()]


async def lessons(visitor: Visitor) -> list[str]:
    return [f"/rules/{name}/learn" for name in games()]


async def card_lists(visitor: Visitor) -> list[str]:
    return [f"/cards/{name}" for name in games()]


async def trees(visitor: Visitor) -> list[str]:
    """Of the game that has one: away from a table, and at one's own."""
    await visitor.get("/new/progress")
    await visitor.post("/new/progress", players="2", seat0="me", seat1="friend", name0=TYPED[0], name1=TYPED[1])
    return ["/cards/progress/tree", f"/cards/progress/tree?table={visitor.table}"]


async def programs(visitor: Visitor) -> list[str]:
    return ["/api"]


async def pasts(visitor: Visitor) -> list[str]:
    """Running games: a moment of each, the whole log, and the form that reports a problem."""
    played = [path for path in await tables(visitor) if "?" not in path]
    return [f"{path}{room}" for path in played for room in ("/at/0", "/history", "/problem")]


async def ends(visitor: Visitor) -> list[str]:
    """Finished games, opened from their records and played on: the end of the one is no page of the other."""
    return [f"{path}/end?verify=yes" for path in await opened(visitor)]


async def reviews(visitor: Visitor) -> list[str]:
    return [f"{path}/coach" for path in await opened(visitor)]


async def exercises(visitor: Visitor) -> list[str]:
    return [f"{path}/coach/5" for path in await opened(visitor)]


async def ratings(visitor: Visitor) -> list[str]:
    return [f"/ratings/{name}" for name in games()]


async def own_results(visitor: Visitor) -> list[str]:
    return ["/player"]


async def results(visitor: Visitor) -> list[str]:
    await visitor.get("/account")
    await visitor.post("/account", what="register", login=TYPED[0], password="a long password")
    return [f"/player/{TYPED[0]}".lower()]


async def end_links(visitor: Visitor) -> list[str]:
    """The links in messages: of one that is still sent, and of one that has ended."""
    home = context(visitor.app)
    kept, gone = (Channel(name, "nobody", "mail", "ada@example.org") for name in ("kept", "gone"))
    await keep_channel(home.store, kept)
    return [f"/end/{home.notices.end_key(channel)}" for channel in (kept, gone)]


async def daily(visitor: Visitor) -> list[str]:
    """While one plays."""
    await visitor.get("/daily")
    await visitor.post("/daily")
    return ["/daily"]


async def days(visitor: Visitor) -> list[str]:
    deal = await context(visitor.app).deals.today()
    return [f"/daily/{deal.id}"]


async def duplicates(visitor: Visitor) -> list[str]:
    found = []
    for name in games():
        await visitor.get(f"/new/{name}")
        form = {"players": "2", "seat0": "me", "seat1": "friend", "name0": TYPED[0], "name1": TYPED[1], "tables": "2"}
        await visitor.post(f"/duplicate/{name}", **form)
        found.append(visitor.url)
    return found


async def tournament_list(visitor: Visitor) -> list[str]:
    await tournament_pages(visitor)
    return ["/tournaments"]


async def new_tournaments(visitor: Visitor) -> list[str]:
    return [f"/tournaments/new/{name}" for name in games()]


async def tournament_pages(visitor: Visitor) -> list[str]:
    """One that waits, and one that is played."""
    found = []
    for kind in ("swiss", "knockout"):
        await visitor.get("/tournaments/new/progress")
        form = {"title": TYPED[1], "kind": kind, "size": "2", "rounds": "3", "places": "4", "starts": "3600"}
        await visitor.post("/tournaments/new/progress", clock="days 86400 0", plays="yes", bot="hasty", **form)
        found.append(visitor.url)
    await visitor.post(found[1] + "/start")
    return found


async def challenges(visitor: Visitor) -> list[str]:
    return ["/challenges"]


async def progress(visitor: Visitor) -> list[str]:
    return ["/progress"]


async def advices(visitor: Visitor) -> list[str]:
    """The coach beside a table with bots only."""
    found = []
    for name in games():
        await visitor.get(f"/new/{name}")
        await visitor.post(f"/new/{name}", players="2", seat0="me", seat1="greedy", name0=TYPED[0])
        found.append(f"/t/{visitor.table}/advice")
    return found


async def boards(visitor: Visitor) -> list[str]:
    """A private board beside a table with bots only."""
    return [path.replace("/advice", "/plan") for path in await advices(visitor)]


async def offline(visitor: Visitor) -> list[str]:
    return ["/offline"]


async def record_form(visitor: Visitor) -> list[str]:
    return ["/record"]


async def opened(visitor: Visitor) -> list[str]:
    """The record of each game, uploaded."""
    found = []
    for name in games():
        text = sorted(Path(__file__).parents[1].glob(f"golden/{name}/*.clio"))[0].read_text(encoding="utf-8")
        await upload(visitor, re.sub(r"^(seat \d+: ).*", rf"\g<1>{TYPED[0]}", text, flags=re.MULTILINE))
        found.append(visitor.url.split("/at/")[0])
    return found


async def records(visitor: Visitor) -> list[str]:
    return await opened(visitor)


async def record_moments(visitor: Visitor) -> list[str]:
    return [f"{path}/at/{entry}" for path in await opened(visitor) for entry in (0, 9, 10**6)]


async def record_logs(visitor: Visitor) -> list[str]:
    return [f"{path}/history" for path in await opened(visitor)]


async def finished(visitor: Visitor) -> list[str]:
    """With nothing found, and with a game that was given up."""
    await visitor.get("/new/progress")
    await visitor.post("/new/progress", players="2", seat0="me", seat1="friend", name0=TYPED[0], name1=TYPED[1])
    await visitor.post(f"/t/{visitor.table}/leave")
    return ["/games", "/games?whose=all", "/games?game=progress&players=2&against=bots&result=won"]


async def invites(visitor: Visitor) -> list[str]:
    """Whom to ask to a free seat."""
    await visitor.get("/new/progress")
    await visitor.post("/new/progress", players="2", seat0="me", seat1="friend", name0=TYPED[0], name1=TYPED[1])
    return [f"/t/{visitor.table}/invite?target=1"]


# Every page there is. A new route must come here, or say that it is no page (FILES).
ROUTES: dict[str, Pages] = {
    "/": lobby,
    "/games": finished,
    "/t/{game_id}/invite": invites,
    "/new/{name}": new,
    "/account": account,
    "/game/{name}/card/{card}": cards,
    "/rules": shelf,
    "/rules/{name}": rules,
    "/rules/{name}/learn": lessons,
    "/rules/{name}/rulings": rulings,
    "/cards/{name}": card_lists,
    "/cards/{name}/tree": trees,
    "/t/{game_id}": tables,
    "/t/{game_id}/regions": regions,
    "/join/{secret}": joins,
    "/t/{game_id}/at/{entry}": pasts,
    "/record": record_form,
    "/record/{key}": records,
    "/record/{key}/at/{entry}": record_moments,
    "/record/{key}/history": record_logs,
    "/record/{key}/end": ends,
    "/record/{key}/coach": reviews,
    "/record/{key}/coach/{step}": exercises,
    "/t/{game_id}/advice": advices,
    "/t/{game_id}/plan": boards,
    "/challenges": challenges,
    "/progress": progress,
    "/ratings/{name}": ratings,
    "/player": own_results,
    "/player/{login}": results,
    "/offline": offline,
    "/end/{key}": end_links,
    "/daily": daily,
    "/daily/{day_id}": days,
    "/duplicate/{deal_id}": duplicates,
    "/tournaments": tournament_list,
    "/tournaments/new/{name}": new_tournaments,
    "/tournament/{tournament}": tournament_pages,
    "/api": programs,
}
# Looked at under another route: the same page, or one that `pasts` opens too.
ALIKE = {"/t/{game_id}/history", "/t/{game_id}/problem", "/t/{game_id}/end"}
ALIKE |= {"/t/{game_id}/coach", "/t/{game_id}/coach/{step}"}


def get_routes(router: Any) -> set[str]:
    """The paths of everything that can be got, in routers inside of routers too."""
    found = set()
    for route in router.routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            found |= get_routes(inner)
        elif isinstance(route, APIRoute) and "GET" in (route.methods or ()):
            found.add(route.path)
    return found


def test_every_route_is_looked_at(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_app(tmp_path) as app:
            found = {path for path in get_routes(app) if not path.startswith("/api/v1")}  # data, not pages
            assert found - FILES - ALIKE == {*ROUTES}
            assert found >= FILES

    asyncio.run(test())


@pytest.mark.parametrize("route", ROUTES)
def test_pages(tmp_path: Path, pseudo: str, route: str) -> None:
    async def test() -> None:
        async with open_app(tmp_path) as app:
            visitor = Visitor(app)
            visitor.client.headers["accept-language"] = pseudo
            await visitor.get("/")
            await visitor.post("/name", name=TYPED[0])
            paths = await ROUTES[route](visitor)
            assert paths
            for path in paths:
                await visitor.get(path)
                assert visitor.status == 200, path
                assert OPEN in visitor.text, path
                page = CODE.sub(" ", visitor.text)
                assert unspoken(pages_in(page), TYPED) == [], path

    asyncio.run(test())


def pages_in(answer: str) -> str:
    """A page, or the pieces of one that come as data."""
    if not answer.startswith("{"):
        return answer
    data = json.loads(answer)
    return "".join(region["html"] for region in data["regions"].values())


@pytest.mark.parametrize("path", ["/nowhere", "/new/chess", "/t/none"])
def test_pages_of_errors(tmp_path: Path, pseudo: str, path: str) -> None:
    async def test() -> None:
        async with open_app(tmp_path) as app:
            visitor = Visitor(app)
            visitor.client.headers["accept-language"] = pseudo
            await visitor.get(path)
            assert visitor.status == 404
            assert OPEN in visitor.text
            assert unspoken(visitor.text) == []

    asyncio.run(test())


def test_forms_that_are_refused(tmp_path: Path, pseudo: str) -> None:
    async def test() -> None:
        async with open_app(tmp_path) as app:
            visitor = Visitor(app)
            visitor.client.headers["accept-language"] = pseudo
            await visitor.get("/new/ancient_knowledge")
            await visitor.post("/new/ancient_knowledge", players="2", teams="yes", seat0="me")
            assert visitor.status == 422
            assert "AK-TEAM-01" in visitor.text
            assert unspoken(visitor.text) == []
            for form in ({"what": "login"}, {"what": "register", "login": TYPED[0], "password": "x"}):
                await visitor.get("/account")
                await visitor.post("/account", **form)
                assert visitor.status == 422
                assert unspoken(visitor.text, TYPED) == []
            await visitor.get("/account")
            await visitor.post("/name", token="forged", name=TYPED[1])
            assert visitor.status == 403
            assert unspoken(visitor.text, TYPED) == []
            await visitor.play_now("progress")
            await visitor.act("no such move")
            assert OPEN in visitor.text
            assert unspoken(visitor.text, {"such", "move", "no", *KEYS}) == []

    asyncio.run(test())


@pytest.mark.parametrize("name", games())
def test_tables_at_many_moments(tmp_path: Path, pseudo: str, name: str) -> None:
    """Every seat's page and a spectator's, from the first move to the end, with every refusal explained."""

    async def test() -> None:
        async with open_app(tmp_path) as app:
            for actions in (0, 15, 40, 90, 160, 10_000):
                match = played(name, actions)
                table = table_of(context(app), match)
                for seat in (-1, 0, 1):
                    shown = TableView(context(app), table, GUEST, seat, [seat] if seat >= 0 else [], -1)
                    changed = "".join(region["html"] for region in shown.changes("", "")["regions"].values())
                    assert CLOSE in changed
                    assert unspoken(shown.page("") + changed, (*TYPED, "Enter", "Esc")) == [], (actions, seat)  # keys

    asyncio.run(test())


@pytest.mark.parametrize("name", games())
def test_refusals(pseudo: str, name: str) -> None:
    game, words = load(name), words_for(name, pseudo)
    match = played(name, 30)
    seat = match.state.seats_open()[0]
    for candidate, code in list(match.state.refused(seat))[:40]:
        found = refusal(game, words, RefusedMove(candidate.text, game.refusals[code].rule, game.refusals[code].message))
        assert outside(" ".join([found.label, found.why, found.sentence])) == []
