"""Standing actions: what a seat may do while others are asked, without being asked for it (AK-TEAM-04)."""

from __future__ import annotations

import pytest

from clio.engine.history import History
from clio.engine.match import Match
from clio.engine.record import RecordFile, record_text
from clio.engine.registry import load
from clio.engine.view import view
from clio.engine.words import words
from clio.table import Phase, Refused, Stale, Table

NAMES = ("Ada", "Boris", "Chen", "Dora")


def teams(*bots: str) -> Table:
    """The first turn of two teams, with the opening behind them."""
    table = Table(Match(load("ancient_knowledge"), {"players": "4", "teams": "yes"}, "7", NAMES), bots)
    while table.state.asking().name == "opening":
        for seat in range(4):
            table.match.act(seat, table.state.legal(seat)[0])
    return Table(table.match, bots)


def sides(table: Table) -> tuple[list[int], list[int]]:
    """Who acts, and who waits."""
    acting = table.asked()
    return acting, [seat for seat in range(4) if seat not in acting]


def quiet(table: Table, seat: int) -> str:
    """A move that can be taken back."""
    find = table.match.game.actions.find
    return next(text for text in table.legal(seat) if not table.reveals(seat, find(text)))


def offers(table: Table, seat: int) -> list[str]:
    return [action.text for action in table.standing(seat)]


@pytest.mark.rule("AK-TEAM-04")
def test_whoever_waits_may_offer_a_card_and_the_turn_goes_on() -> None:
    table = teams()
    (actor, _), (giver, taker) = sides(table)
    assert table.view(giver).standing == offers(table, giver)
    assert offers(table, actor) == []
    table.answer(giver, offers(table, giver)[0])
    assert table.asked() == sides(table)[0]
    assert table.turn.phase is Phase.OPEN
    assert table.view(taker).standing[-1] == "no"
    given = offers(table, taker)[0].removeprefix("give ")
    table.answer(taker, f"give {given}")
    assert given in table.view(giver).own("hand")
    assert offers(table, giver) == offers(table, taker) == []
    with pytest.raises((Stale, Refused)):
        table.answer(giver, f"offer {given}")


def test_a_turn_that_is_not_committed_is_neither_shown_nor_ended_by_an_offer() -> None:
    table = teams()
    (actor, _), (giver, taker) = sides(table)
    untouched = view(table.committed, giver)
    held = view(table.state, actor).own("hand")
    table.answer(actor, quiet(table, actor))
    assert table.turn.seat == actor
    tentative = table.state.clone()
    table.answer(giver, offers(table, giver)[0])
    table.answer(taker, offers(table, taker)[0])
    assert table.turn.seat == actor
    for seat in (giver, taker):
        seen = table.view(seat)
        assert seen.zones[f"timeline {actor + 1}"] == untouched.zones[f"timeline {actor + 1}"]
        assert seen.count(f"hand {actor + 1}") == untouched.count(f"hand {actor + 1}")
        assert seen.own("hand") != view(tentative, seat).own("hand")  # but the exchange is seen at once
    assert table.view(actor).may_undo
    table.undo(actor)
    assert table.turn.settled
    assert view(table.state, actor).own("hand") == held
    assert table.state.key() == table.committed.key()
    assert offers(table, giver) == []  # the exchange stands


def test_after_an_offer_more_can_be_done_and_all_of_it_taken_back() -> None:
    table = teams()
    (actor, _), (giver, _) = sides(table)
    before = view(table.state, actor).own("hand")
    table.answer(actor, quiet(table, actor))
    table.answer(giver, offers(table, giver)[0])
    if table.turn.phase is Phase.TENTATIVE and table.view(actor).decision is not None:
        table.answer(actor, quiet(table, actor))
    while table.view(actor).may_undo:
        table.undo(actor)
    assert view(table.state, actor).own("hand") == before
    assert table.view(giver).zone(f"offered {giver + 1}").count() == 1


def test_the_record_and_the_past_hold_what_was_done_beside_the_question() -> None:
    table = teams()
    (actor, _), (giver, taker) = sides(table)
    table.answer(actor, quiet(table, actor))
    table.answer(giver, offers(table, giver)[0])
    table.undo(actor)
    table.answer(taker, offers(table, taker)[0])
    record = record_text(table.match)
    again = RecordFile(record).replay()
    assert again.state.key() == table.state.key()
    history = History(table.match)
    steps = history.steps()
    assert history.after(steps, len(steps) - 1).zones == table.state.zones
    told = [line.text for line in table.story.told_lines(words(table.match.game.packages, "en"), NAMES, giver)]
    assert any(NAMES[taker] in line for line in told)
    exchanged = [line for line in told if "exchange" in line.lower()]
    assert len(exchanged) == 1


def test_a_bot_at_the_table_answers_an_offer_when_it_is_asked() -> None:
    table = teams("random", "random", "random", "random")
    _, (giver, taker) = sides(table)
    table.seat_bot(giver, "")
    table.answer(giver, offers(table, giver)[0])
    for _ in range(200):
        if table.state.asking().name in ("reply", "propose", "propose-back") or not table.bot_answers():
            break
    assert table.state.asking().name == "reply"
    assert table.asked() == [taker]
