"""A phase that ends by itself says so at the table, not only in the log."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.event import FORCED
from clio.engine.match import Match
from clio.engine.registry import load
from clio.engine.words import words
from clio.table import Table
from clio.table.by_itself import by_itself
from tests.conformance.play import any_action
from tests.server.fixtures import Visitor, context, open_app


@pytest.mark.parametrize("name", ["progress", "through_the_ages"])
def test_what_was_not_asked_is_told_to_whom_it_concerns(name: str) -> None:
    game, dice = load(name), dice_from_seed("by itself")
    table = Table(Match(game, {"players": "2"}, "4", ["Anna", "Boris"]), ["", ""])
    said, found = words(game.packages, "en"), 0
    for _ in range(120):
        seat = table.asked()[0]
        if table.view(seat).may_end:
            table.end_turn(seat)
            continue
        told = len(table.story.happenings)
        table.answer(seat, any_action(table.state, seat, dice).text)
        names = table.match.names
        fresh = [one.event for one in table.story.happenings[told:] if one.event.name == FORCED]
        moves = [game.actions.rows[event.n].text.split()[0] for event in fresh if event.seat == seat]
        notices = by_itself(table, seat, said, names)
        if "end" in moves:
            found += 1
            assert [line for line in notices if line.endswith(("(nothing else is possible)", ")"))] == notices != []
            assert all(line.startswith(("You: ", "You ")) for line in notices), notices
            assert set(notices) <= {line for _, line in table.story.lines(said, names, seat)}, "the log tells the same"
        elif not moves:
            assert notices == []
        assert by_itself(table, -1, said, names) == []
    assert found > 3


def test_the_page_shows_it_until_the_next_move(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_app(tmp_path) as app:
            visitor = Visitor(app)
            await visitor.play_now("progress", seat1="here", players="2", first_player="seat:0")
            await visitor.get(f"/t/{visitor.table}?seat=0")
            assert 'class="by-itself"' not in visitor.text
            play = context(app).tables.live[visitor.table].play
            await visitor.act("draw")
            assert "End the action phase (nothing else is possible)" in visitor.text.split('class="by-itself"')[1][:200]
            await visitor.act(play.match.state.legal(0)[0].text)  # too many cards in hand
            assert 'class="by-itself"' not in visitor.text

    asyncio.run(asyncio.wait_for(test(), 60))
