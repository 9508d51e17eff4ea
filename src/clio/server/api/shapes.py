"""Answers from tables: only what the caller may see, in the caller's language."""

from __future__ import annotations

import msgspec

from clio import bots
from clio.engine import view as seen_by
from clio.engine.game import Game, Option
from clio.engine.namer import Namer
from clio.engine.rule_list import in_language
from clio.engine.sets import SetView
from clio.server.api.callers import Sitter
from clio.server.api.models import (
    Candidate,
    Chat,
    Decision,
    GameInfo,
    Known,
    LogLine,
    Message,
    Move,
    OnTable,
    OptionInfo,
    PickSet,
    Refused,
    Result,
    RulesChanged,
    SeatInfo,
    SeatTime,
    TableInfo,
    Value,
    View,
    Watching,
    Zone,
)
from clio.server.command_box import question, rules_box
from clio.server.labels import refusal
from clio.server.live import event_id
from clio.server.pages import words_for
from clio.server.typed_table import TypedTable
from clio.table.clock import read_terms


def title(game: str, language: str) -> str:
    return words_for(game, language).say(f"game-{game.replace('_', '-')}", game)


def game_info(game: Game, language: str) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=title(game.name, language),
        version=game.version,
        cards=game.digest,
        players=sorted(game.seat_numbers),
        options=[option_info(game, option, language) for option in game.options.values()],
        bots=bots.names(),
    )


def option_info(game: Game, option: Option, language: str) -> OptionInfo:
    """The words are those of the page on which a game is set up."""
    say = words_for(game.name, language).say
    plain = option.name.replace("_", " ").capitalize()
    if option.group == "players":
        label = say("players")
    elif option.group == "with":
        label = say("expansion-" + option.name.replace("_", "-"), plain)
    else:
        matters = {ruling.option: ruling.matter for ruling in game.rulings}
        label = in_language(matters.get(option.name, {"en": plain}), language)
    kind = "ruling-" if option.group == "ruling" else ""
    ids = {value: f"{kind}{option.name}-{value}".replace("_", "-").replace(":", "-") for value in option.values}
    return OptionInfo(
        name=option.name,
        label=label,
        group=option.group,
        default=option.default,
        values=[Value(value=value, label=say(ids[value], value.replace("_", " "))) for value in option.values],
    )


def table_info(here: Sitter) -> TableInfo:
    table, row = here.table, here.table.row
    asked = table.asked() if row.status == "running" and not table.over else []
    return TableInfo.model_validate(
        {
            "id": row.id,
            "game": row.game,
            "title": title(row.game, here.guest.language),
            "status": row.status,
            "options": dict(row.options),
            "listed": row.listed,
            "pace": row.pace,
            "fingerprint": table.fingerprint,
            "clock": read_terms(row.clock)._asdict() if row.clock else None,
            "rematch": row.rematch,
            "seats": [seat_info(here, seat, seat in asked) for seat in range(len(table.seats))],
            "seat": here.seat,
            "host": here.host,
            "watching": Watching.model_validate(table.crowd.watching.told, from_attributes=True),
        }
    )


def seat_info(here: Sitter, seat: int, asked: bool) -> SeatInfo:
    row = here.table.seats[seat]
    return SeatInfo.model_validate(
        {
            "seat": seat,
            "name": row.name,
            "kind": "bot" if row.for_bots else row.kind,
            "bot": here.table.bots[seat],
            "free": not row.holder and not row.for_bots,
            "asked": asked,
            "invited": here.host and bool(row.invited) and not row.holder,
            "invitation": invitation(here, seat),
            "time": seat_time(here, seat),
        }
    )


def seat_time(here: Sitter, seat: int) -> SeatTime | None:
    table, clock = here.table, here.table.play.clock
    if clock is None:
        return None
    running, now = seat in clock.running and not table.over, table.now()
    return SeatTime(
        left=max(0.0, clock.left_at(seat, now) if running else clock.left[seat]),
        used=clock.used[seat],
        running=running,
        over=bool(clock.out[seat]),
        away=clock.away[seat] > now,
    )


def invitation(here: Sitter, seat: int) -> str:
    """The host invites to free seats; whoever sits somewhere can go on in a browser. Never another seat's."""
    row = here.table.seats[seat]
    if row.for_bots:
        return ""
    if here.seat == seat:
        return here.context.visitors.device_link(row, here.guest.session)
    return row.secret if here.host and not row.holder else ""


def seats_of(here: Sitter) -> list[int]:
    return [here.seat] if here.seat >= 0 else []


def view_of(here: Sitter) -> View:
    seen = here.table.view_for(here.seat)
    waiting = not here.table.dealt  # nothing is dealt before all have come
    return View.model_validate(
        {
            "seat": here.seat,
            "event": event_id(here.table, seats_of(here)),
            "status": here.table.row.status,
            "over": here.table.over,
            "asked": [] if waiting else seen.asked,
            "tentative": seen.tentative,
            "may_undo": seen.may_undo,
            "may_end": seen.may_end,
            "decision": decision(here, seen) if seen.decision is not None and not waiting else None,
            "passing": seen.passing,
            "standing": [] if waiting else seen.standing,
            "rules": rules_changed(here),
            "result": None if seen.result is None else Result.model_validate(seen.result, from_attributes=True),
            "table": {} if waiting else on_table(seen),
        }
    )


def rules_changed(here: Sitter) -> RulesChanged | None:
    words = words_for(here.table.row.game, here.guest.language)
    box = rules_box(here.table.play, here.seat, [row.name for row in here.table.seats], words)
    return None if box is None else RulesChanged(changed=box.changed, waiting=here.table.play.undecided())


def on_table(seen: seen_by.View) -> OnTable:
    return OnTable(
        game=seen.game,
        options=seen.options,
        number=seen.number,
        zones={name: zone(there) for name, there in seen.zones.items()},
        fields=seen.fields,
        placed=seen.placed,
        measures=seen.measures,
        known=[Known(card=one.card, zones=one.zones, place=one.place) for one in seen.known],
        answer=seen.answer,
        may_hand_over=seen.may_hand_over,
    )


def zone(there: seen_by.ZoneView) -> Zone:
    """Only what is there to be told."""
    found: Zone = msgspec.to_builtins(there)
    return found


def decision(here: Sitter, seen: seen_by.View) -> Decision:
    """The question with every answer and every refusal, in words; worked out once for a version of the table."""
    table, language = here.table, here.guest.language
    key = ("api decision", here.seat, language)
    if key not in table.memo:
        game, words, asked = table.match.game, words_for(table.row.game, language), seen.question()
        namer, revealing = Namer(game, words), TypedTable(here.shown()).revealing(seen)
        table.memo[key] = Decision(
            number=asked.number,
            prompt=asked.prompt,
            question=question(asked, words),
            about=asked.about,
            left=asked.left,
            legal=[
                Move(action=text, label=namer.full(text), group=namer.group(text), reveals=text in revealing)
                for text in asked.legal
            ],
            refused=[
                Refused(action=why.action, label=why.label, message=why.why, rule=why.rule, sentence=why.sentence)
                for why in (refusal(game, words, entry) for entry in asked.refused)
            ],
            set=None if asked.set is None else pick_set(asked.set, namer),
            rule=asked.rule,
            declined_by=asked.declined_by,
        )
    found: Decision = table.memo[key]
    return found


def pick_set(asked: SetView, namer: Namer) -> PickSet:
    """A set with its candidates in words; what becomes of too much is said on pages only."""
    candidates = [
        Candidate(
            actions=one.actions,
            label=namer.full(one.actions[0]),
            count=one.count,
            worth=one.worth,
            useful=one.useful,
            ordered=one.ordered,
        )
        for one in asked.candidates
    ]
    return PickSet.model_validate(
        {
            "candidates": candidates,
            "need": asked.need,
            "least": asked.least,
            "most": asked.most,
            "picked": asked.picked,
            "number": asked.number,
            "or_none": asked.or_none,
            "adds_up": asked.adds_up,
            "stop": asked.stop,
            "suggested": asked.suggested,
        }
    )


def log_lines(here: Sitter, since: int) -> list[LogLine]:
    """The log as the caller may read it; nothing before the deal."""
    told = here.shown().told_lines(None) if here.table.dealt else []
    return [LogLine(entry=line.entry, text=line.text) for line in told if line.entry >= since]


def chat(here: Sitter) -> Chat:
    lines = here.shown().chat_lines()
    return Chat(messages=[Message.model_validate(line, from_attributes=True) for line in lines])
