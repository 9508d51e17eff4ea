"""The page on which finished games are searched."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from urllib.parse import urlencode

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.datastructures import QueryParams

from clio.engine.record import is_number
from clio.engine.registry import games, load
from clio.server.context import context_of, respond
from clio.server.finished import Search, search
from clio.server.lobby import option_groups
from clio.server.pages import words_for
from clio.server.table_lines import title
from clio.server.visitors import LONGEST_NAME, address_of

router = APIRouter()
OPTION = "with-"  # before the name of an option, in the form


class Choice(msgspec.Struct):
    """An option of the chosen game, as the form offers it."""

    name: str
    label: str
    values: list[tuple[str, str]]
    chosen: str


def moment(text: str) -> float:
    """The beginning of a day; 0 if it is none."""
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
    except ValueError:
        return 0.0


def wished(asked: QueryParams) -> Search:
    """What the form asks for; what is no choice of it counts for nothing."""
    game = asked.get("game", "")
    game = game if game in games() else ""
    players, last = asked.get("players", ""), moment(asked.get("before", ""))
    known = load(game).options if game else {}
    options = {name: asked.get(OPTION + name, "") for name, one in known.items()}
    return Search(
        whose="all" if asked.get("whose") == "all" else "mine",
        game=game,
        players=int(players) if is_number(players) and len(players) < 3 else 0,
        name=asked.get("name", "").strip()[:LONGEST_NAME],
        against="bots" if asked.get("against") == "bots" else "people" if asked.get("against") == "people" else "",
        result="won" if asked.get("result") == "won" else "lost" if asked.get("result") == "lost" else "",
        options={name: value for name, value in options.items() if value and value in known[name].values},
        after=moment(asked.get("after", "")),
        before=last + timedelta(days=1).total_seconds() if last else None,
        place=asked.get("place", "")[:100],
    )


def offered(wish: Search, language: str) -> list[Choice]:
    """The variants and expansions of the chosen game."""
    if not wish.game:
        return []
    words, groups = words_for(wish.game, language), option_groups(load(wish.game))
    say, found = words.say, list[Choice]()
    for option in groups["variant"]:
        values = [(value, say(f"{option.name}-{value}", value)) for value in option.values]
        found.append(Choice(option.name, say("kind-of-game"), values, wish.options.get(option.name, "")))
    for option in groups["with"]:
        label = say(f"expansion-{option.name.replace('_', '-')}", option.name.replace("_", " ").capitalize())
        values = [(option.values[1], say("games-with")), (option.values[0], say("games-without"))]
        found.append(Choice(option.name, label, values, wish.options.get(option.name, "")))
    return found


@router.get("/games")
async def page(request: Request) -> Response:
    context = context_of(request)
    guest = await context.visitors.who(request)
    wish = wished(request.query_params)
    found = await search(context, guest, wish, address_of(request))
    asked = {name: value for name, value in request.query_params.items() if value and name != "place"}
    html = context.pages.page(
        "games.html",
        guest.language,
        wish.game,
        guest=guest,
        token=context.visitors.form_token(guest),
        wish=wish,
        days={name: asked.get(name, "") if moment(asked.get(name, "")) else "" for name in ("after", "before")},
        games=[(name, title(name, words_for(name, guest.language))) for name in games()],
        numbers_named=[(n, n) for n in sorted({n for name in games() for n in load(name).seat_numbers})],
        options=offered(wish, guest.language),
        found=found,
        first="/games?" + urlencode(asked) if wish.place else "",
        further="/games?" + urlencode({**asked, "place": found.next}) if found.next else "",
        sifted=bool(set(asked) - {"whose"}),
    )
    return respond(context, guest, html)
