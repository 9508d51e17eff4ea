"""Answers from tables: only what the caller may see, in the caller's language."""

from __future__ import annotations

from typing import Any

import msgspec

from clio import bots
from clio.engine.game import Game, Option
from clio.engine.namer import Namer
from clio.engine.sets import SetView
from clio.engine.view import Decision
from clio.server.api.callers import Sitter
from clio.server.labels import refusal
from clio.server.live import event_id
from clio.server.pages import words_for


def title(game: str, language: str) -> str:
    return words_for(game, language).say(f"game-{game.replace('_', '-')}", game)


def game_info(game: Game, language: str) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": title(game.name, language),
        "version": game.version,
        "cards": game.digest,
        "players": sorted(game.seat_numbers),
        "options": [option_info(game, option, language) for option in game.options.values()],
        "bots": bots.names(),
    }


def option_info(game: Game, option: Option, language: str) -> dict[str, Any]:
    """The words are those of the page on which a game is set up."""
    say = words_for(game.name, language).say
    plain = option.name.replace("_", " ").capitalize()
    if option.group == "players":
        label = say("players")
    elif option.group == "with":
        label = say("expansion-" + option.name.replace("_", "-"), plain)
    else:
        matter = next((ruling for ruling in game.rulings if ruling["option"] == option.name), {"matter": plain})
        label = matter.get(f"matter_{language}") or matter["matter"]
    kind = "ruling-" if option.group == "ruling" else ""
    ids = {value: f"{kind}{option.name}-{value}".replace("_", "-").replace(":", "-") for value in option.values}
    return {
        "name": option.name,
        "label": label,
        "group": option.group,
        "default": option.default,
        "values": [{"value": value, "label": say(ids[value], value.replace("_", " "))} for value in option.values],
    }


def table_info(here: Sitter) -> dict[str, Any]:
    table, row = here.table, here.table.row
    asked = table.asked() if row.status == "running" and not table.over else []
    return {
        "id": row.id,
        "game": row.game,
        "title": title(row.game, here.guest.language),
        "status": row.status,
        "options": dict(row.options),
        "listed": row.listed,
        "pace": row.pace,
        "fingerprint": table.fingerprint,
        "rematch": row.rematch,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "kind": seat.kind,
                "bot": table.bots[seat.seat],
                "free": not seat.holder and seat.kind != "bot",
                "asked": seat.seat in asked,
                "invitation": invitation(here, seat.seat),
            }
            for seat in table.seats
        ],
        "seat": here.seat,
        "host": here.host,
    }


def invitation(here: Sitter, seat: int) -> str:
    """The host invites to free seats; whoever sits somewhere can go on in a browser. Never another seat's."""
    row = here.table.seats[seat]
    if row.kind == "bot":
        return ""
    if here.seat == seat:
        return here.context.visitors.device_link(row)
    return row.secret if here.host and not row.holder else ""


def seats_of(here: Sitter) -> list[int]:
    return [here.seat] if here.seat >= 0 else []


def view_of(here: Sitter) -> dict[str, Any]:
    seen = here.table.view_for(here.seat)
    plain = seen.plain()
    waiting = not here.table.dealt  # nothing is dealt before all have come
    own = ("decision", "result", "asked", "seat", "tentative", "may_end", "may_undo")
    return {
        "seat": here.seat,
        "event": event_id(here.table, seats_of(here)),
        "status": here.table.row.status,
        "over": here.table.over,
        "asked": [] if waiting else seen.asked,
        "tentative": seen.tentative,
        "may_undo": seen.may_undo,
        "may_end": seen.may_end,
        "decision": decision(here, seen.decision) if seen.decision is not None and not waiting else None,
        "result": plain["result"],
        "table": {name: value for name, value in plain.items() if name not in own} if not waiting else {},
    }


def decision(here: Sitter, asked: Decision) -> dict[str, Any]:
    """The question with every answer and every refusal, in words; worked out once for a version of the table."""
    table, language = here.table, here.guest.language
    key = ("api decision", here.seat, language)
    if key not in table.memo:
        game, words = table.match.game, words_for(table.row.game, language)
        shown = here.shown()
        table.memo[key] = {
            "number": asked.number,
            "prompt": asked.prompt,
            "question": shown.asking(asked),
            "about": asked.about,
            "left": asked.left,
            "legal": [
                {"action": move["action"], "label": move["whole"], "group": group, "reveals": move["reveals"]}
                for group, move in shown.moves(asked.legal)
            ],
            "refused": [refused(refusal(game, words, entry)) for entry in asked.refused],
            "set": None if asked.set is None else pick_set(asked.set, Namer(game, words)),
            "rule": asked.rule,
        }
    found: dict[str, Any] = table.memo[key]
    return found


def pick_set(asked: SetView, namer: Namer) -> dict[str, Any]:
    """A set with its candidates in words; what becomes of too much is said on pages only."""
    found: dict[str, Any] = msgspec.to_builtins(asked)
    for own in ("surplus", "opening"):
        del found[own]
    for candidate in found["candidates"]:
        candidate["label"] = namer.full(candidate["actions"][0])
    return found


def refused(found: dict[str, str]) -> dict[str, str]:
    return {"message": found["why"], **{name: found[name] for name in ("action", "label", "rule", "sentence")}}
