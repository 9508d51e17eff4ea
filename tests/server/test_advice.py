"""The coach beside a running game: only against bots, only from what the seat sees, marked before it answers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi import FastAPI

from clio import bots
from clio.coach import Judged
from clio.coach.advice import advised
from clio.coach.told import Reason
from clio.engine.action import Action
from clio.engine.dice import dice_from_seed
from clio.engine.match import HINT
from clio.engine.redeal import redeal
from clio.engine.registry import games, load
from clio.engine.state import State
from clio.server import advice
from clio.server.live_table import LiveTable
from clio.server.pool import Pool
from tests.server.fixtures import Visitor, context
from tests.server.test_history import run


@pytest.fixture(autouse=True)
def one_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """How well it thinks is the business of scripts/coach_bars.py."""

    def quickly(state: State, seat: int, played: Action | None, moment: int) -> tuple[Judged | None, Reason]:
        return advised(state, seat, played, moment, 1)

    monkeypatch.setattr(advice, "advised", quickly)


def answers_of(text: str) -> str:
    found = re.search(r'<section class="card[^>]*id="answer".*?</section>', text, re.DOTALL)
    return found.group(0) if found else ""


async def begun(app: FastAPI, game: str = "progress", **form: str) -> tuple[Visitor, LiveTable]:
    person = Visitor(app)
    await person.play_now(game, players="2", seat1="hasty", **form)
    table = await context(app).tables.get(person.table)
    assert table is not None
    return person, table


async def decided(table: LiveTable, seat: int, decisions: int) -> None:
    """The person decides so often; the bots answer at once."""
    dice = dice_from_seed("advice")
    while decisions:
        waiting = table.bots_to_move()
        if waiting:
            task = table.play.bot_task(waiting[0])
            await table.act_as_bot(task, task.decide())
        elif table.view_for(seat).may_end:
            await table.end_turn(seat)
        else:
            view = table.view_for(seat)
            action = bots.decide(bots.make("hasty"), table.play.state_for(seat), seat, dice)
            await table.act(seat, view.question().number, [action.text])
            decisions -= 1
    while table.bots_to_move():
        task = table.play.bot_task(table.bots_to_move()[0])
        await table.act_as_bot(task, task.decide())


@pytest.mark.parametrize("game", games())
def test_a_hint_and_a_decision_taken_back(tmp_path: Path, game: str) -> None:
    async def test(app: FastAPI) -> None:
        person, table = await begun(app, game)
        await context(app).bots.close()
        seat = 0
        await decided(table, seat, 4)
        address = f"/t/{table.row.id}"
        await person.get(address)
        assert f'href="{address}/advice?seat=0"' in person.text
        await person.get(f"{address}/advice")
        assert person.status == 200
        assert not answers_of(person.text)
        assert HINT not in [entry.text for entry in table.match.entries], "looking at the page is no hint"
        entry = table.play.own_decisions(seat, 3)[-1]
        await person.post(f"{address}/advice", seat="0", about=str(entry))
        assert person.status == 200
        assert "label" in answers_of(person.text)
        assert table.match.entries[-1].text == HINT
        steps = table.play.history.steps()
        await person.get(f"{address}/advice")
        await person.post(f"{address}/back", seat="0", to=str(entry))
        assert person.status == 200
        assert person.url.startswith(address)
        assert table.play.history.steps() == [step for step in steps if step < entry]
        assert table.asked() == [seat]
        await person.get(f"{address}/advice")
        await person.post(f"{address}/advice", seat="0", about="now")
        assert "<rect" in answers_of(person.text)
        await person.get(f"{address}/record")
        assert f" 1 {HINT}" in person.text
        assert f" 1 take-back {entry}" in person.text

    run(tmp_path, test)


def test_what_is_no_decision_of_ones_own_is_refused(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        person, table = await begun(app, first_player="seat:1")  # so that the other seat has decided something
        await context(app).bots.close()
        await decided(table, 0, 3)
        theirs = next(n for n in table.play.history.steps()[1:] if table.match.entries[n].seat == 1)
        entries = len(table.match.entries)
        for wrong in ("", "x", "0", "-1", "999999", "9" * 30, str(theirs)):
            await person.get(f"/t/{table.row.id}/advice")
            token = person.token
            for room, field in (("advice", "about"), ("back", "to")):
                await person.post(f"/t/{table.row.id}/{room}", seat="0", token=token, **{field: wrong})
                assert person.status == 422, (room, wrong)
        assert len(table.match.entries) == entries

    run(tmp_path, test)


def test_never_at_a_table_with_people(tmp_path: Path) -> None:
    """A friend who has left and is played for by a bot is a person all the same; so is a second one at this screen."""

    async def test(app: FastAPI) -> None:
        person = Visitor(app)
        await person.play_now("progress", players="2", seat1="here", name1="Bo")
        table = await context(app).tables.get(person.table)
        assert table is not None
        await table.take_over(1, "greedy")
        stranger, lonely = Visitor(app), await begun(app)
        await stranger.get("/")
        for visitor, game in ((person, table), (stranger, lonely[1])):
            address = f"/t/{game.row.id}"
            token = visitor.token
            await visitor.get(f"{address}?seat=0")
            assert f"{address}/advice" not in visitor.text
            await visitor.get(f"{address}/advice?seat=0")
            assert visitor.status == 403
            for room in ("advice", "back"):
                await visitor.post(f"{address}/{room}", seat="0", about="now", to="1", token=token)
                assert visitor.status == 403
            assert HINT not in [entry.text for entry in game.match.entries]

    run(tmp_path, test)


def test_a_full_house_says_so_and_marks_nothing(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        person, table = await begun(app)
        await context(app).bots.close()
        await decided(table, 0, 2)
        context(app).analyses = Pool(1, waiting=-1)
        await person.get(f"/t/{table.row.id}/advice")
        await person.post(f"/t/{table.row.id}/advice", seat="0", about="now")
        assert person.status == 503
        assert HINT not in [entry.text for entry in table.match.entries]

    run(tmp_path, test)


@pytest.mark.parametrize("game", games())
def test_a_hint_depends_on_nothing_hidden(game: str) -> None:
    """What is hidden dealt anew: the same hint, to the last figure. (300 positions of each: scripts/coach_bars.py.)"""
    state = load(game).new(players=2, seed="hint")
    bot, dice = bots.make("hasty"), dice_from_seed("hint")
    compared = 0
    for number in range(36):
        seat = state.seats_open()[0]
        if number % 12 == 11 and len(state.legal(seat)) > 1:
            other = redeal(state, seat, dice_from_seed(f"other {number}"))
            found = [advised(world, seat, None, number, 1) for world in (state, other)]
            said = [
                (judged and [(c.action.text, c.place, c.value) for c in judged.choices], why) for judged, why in found
            ]
            assert said[0] == said[1]
            compared += 1
        state.apply(seat, bots.decide(bot, state, seat, dice))
    assert compared
