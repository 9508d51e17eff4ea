"""Looking back: the table as it was, as the viewer saw it; records in the browser; playing on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import cache
from html import unescape
from pathlib import Path

import pytest
from fastapi import FastAPI

from clio.engine.dice import Dice, dice_from_seed
from clio.engine.history import EVERY, History
from clio.engine.match import UNDO, Match
from clio.engine.record import RecordFile, record_text
from clio.engine.redeal import redeal
from clio.engine.registry import games, load
from clio.engine.state import State
from clio.engine.story import TURN, Story
from clio.server.history import PastView
from clio.server.live_table import LiveTable
from clio.server.typed_table import TypedTable
from clio.table import COMMIT
from tests.browser import fixtures
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_secrecy import GUEST, table_of

Test = Callable[[FastAPI], Awaitable[None]]


@cache
def finished(name: str) -> str:
    """The record of a whole game of three between bots."""
    return record_text(fixtures.played(name, {"players": "3"}, "history", lambda state: False))


def match_of(name: str) -> Match:
    return RecordFile(finished(name)).replay()


def wander(match: Match, dice: Dice) -> None:
    """A move at random, but for those that end a seat's game; or somebody changes their mind."""
    back = [seat for seat in range(len(match.names)) if match.can_undo(seat)]
    if back and dice.below(4) == 0:
        match.undo(back[0])
        return
    seat = match.state.seats_open()[0]
    legal = match.state.legal(seat)
    legal = [action for action in legal if not match.game.rare(action)] or legal
    match.act(seat, legal[dice.below(len(legal))])


def wandering(name: str, players: int, seed: str, moves: int) -> Match:
    match = Match(load(name), {"players": str(players)}, seed, [f"Name{n}" for n in range(players)])
    dice = dice_from_seed("wandering " + seed)
    for _ in range(moves):
        if not match.state.over:
            wander(match, dice)
    return match


def run(data: Path, test: Test) -> None:
    async def work() -> None:
        async with open_app(data) as app:
            await test(app)

    asyncio.run(work())


def viewer(app: FastAPI, data: Path, language: str = "en") -> Visitor:
    """The person whose seat the stage has set up."""
    person = Visitor(app)
    person.client.cookies.set("clio", fixtures.cookie(data, language))
    return person


def shown_move(page: str) -> tuple[int, int]:
    """(move, of how many) that a page says it shows."""
    found = re.search(r"looking at move (\d+) of (\d+)", page) or re.search(r"the first of ()(\d+) moves", page)
    assert found, page[:2000]
    return int(found.group(1) or 0), int(found.group(2))


# --- the states -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games())
def test_every_state_of_the_past_is_the_one_that_was(name: str) -> None:
    undone = 0
    for seed in ("1", "2", "3"):
        match = Match(load(name), {"players": "2"}, seed, ["A", "B"])
        history, dice = History(match), dice_from_seed("past " + seed)
        for _ in range(150):
            if match.state.over:
                break
            wander(match, dice)
            steps = history.steps()
            assert history.after(steps, len(steps) - 1).key() == match.state.key()
        steps = history.steps()
        assert not any(match.entries[entry].text == UNDO for entry in steps)
        undone += sum(entry.text == UNDO for entry in match.entries)
        fresh = History(match)
        for place in (len(steps) - 1, 0, 1, EVERY, EVERY + 1, len(steps) // 2):
            if place < len(steps):
                assert fresh.after(steps, place).key() == history.after(steps, place).key()
    assert undone > 5


def test_going_back_does_not_begin_at_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("through_the_ages")
    history = History(match)
    steps = history.steps()
    history.after(steps, len(steps) - 1)

    def again(*_: object) -> State:
        raise AssertionError("played from the set-up")

    monkeypatch.setattr(match.game, "start", again)
    for place in range(EVERY, len(steps), 7):
        history.after(steps, place)
    with pytest.raises(AssertionError, match="set-up"):
        history.after(steps, 1)


def test_stories_agree_with_the_states_about_what_stands() -> None:
    match = wandering("progress", 3, "5", 200)
    story = Story(Match(match.game, match.options, match.seed, match.names))
    for entry in match.entries[1:]:
        story.match.undo(entry.seat) if entry.text == UNDO else story.match.act(entry.seat, entry.text)
        story.listen()
        begun = [(one.entry, one.event.seat) for one in story.happenings if one.event.name == TURN]
        assert story.turns() == begun, "what was taken back has begun no turn"
    steps = History(match).steps()
    assert [entry for entry, _ in story.done] == steps
    assert {entry for entry, _ in story.turns()} <= set(steps)
    assert len(story.turns()) > 5
    story.at_hand = [one for one in story.happenings if one.event.name == TURN][:3] * len(story.happenings)
    assert story.turns()[:4] == [*begun[:3], begun[0]], "another story, though it is longer"


# --- secrecy ----------------------------------------------------------------------------------------


def live(app: FastAPI, match: Match) -> LiveTable:
    """The match as a table that heard every move, all of it committed."""
    table = table_of(context(app), Match(match.game, match.options, match.seed, match.names))
    for entry in match.entries[1:]:
        table.play.follow([(entry.seat, entry.text)])
    table.play.follow([(0, COMMIT)])
    return table


def past(app: FastAPI, table: LiveTable, seat: int, entry: int) -> PastView:
    own = [seat] if seat >= 0 else []
    return PastView(context(app), table, GUEST, seat, own, "/t/x", entry, table.over)


@pytest.mark.parametrize("name", games())
def test_the_past_does_not_depend_on_what_is_hidden(tmp_path: Path, name: str) -> None:
    async def test(app: FastAPI) -> None:
        checked = 0
        for players in sorted(load(name).seat_numbers)[:3]:
            match = wandering(name, players, f"secret {players}", 160)
            if match.state.over:
                continue
            table = live(app, match)
            real = table.play.history.after
            dice = dice_from_seed(f"hidden {name}")
            for seat in (-1, *range(players)):
                for entry in [dice.below(len(match.entries)) for _ in range(6)]:
                    expected = past(app, table, seat, entry).page("")
                    truth = past(app, table, seat, entry).then
                    other = redeal(truth, seat, dice)

                    def changed(steps: list[int], place: int, other: State = other) -> State:
                        return other

                    table.play.history.after = changed  # type: ignore[assignment,method-assign]
                    assert past(app, table, seat, entry).page("") == expected
                    table.play.history.after = real  # type: ignore[method-assign]
                    assert match.seed not in expected
                    assert "all-hands" not in expected
                    checked += other.key() != truth.key()
        assert checked > 10

    run(tmp_path, test)


@pytest.mark.parametrize("name", games())
def test_the_past_tells_no_more_than_the_log(tmp_path: Path, name: str) -> None:
    async def test(app: FastAPI) -> None:
        match = fixtures.played(name, {"players": "3"}, "9", lambda state: state.number >= 60)
        table = live(app, match)
        for seat in (-1, 0, 1, 2):
            words = past(app, table, seat, 0).words
            log = table.play.story.lines(words, match.names, seat)
            shown = TypedTable(past(app, table, seat, 0)).log(everything=True).lines
            assert [(line.entry, line.text) for line in shown] == log
            single = {
                text
                for n in range(len(match.entries))
                for _, text in table.play.story.lines(words, match.names, seat, n, n + 1)
            }
            for number, entry in enumerate(match.entries[1:], 1):
                for what in past(app, table, seat, number).happened():
                    own = entry.seat == seat and what.startswith(match.names[entry.seat])
                    assert what in single or own or what == f"{match.names[entry.seat]} has moved."

    run(tmp_path, test)


def test_a_turn_that_is_not_committed_is_nobody_elses_past(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        host, guest = Visitor(app), Visitor(app)
        await host.play_now("progress", players="2", seat1="friend", first_player="seat:0")
        link = re.findall(r'value="(/join/[^"]+)" data-link', host.text)[1]
        await guest.get(link)
        await guest.post(link, name="Boris")
        await host.look()
        await host.act(next(text for text in host.buttons() if text.startswith("research")))
        table = host.table
        await host.get(f"/t/{table}/history?seat=0")
        own = shown_move(host.text)
        await guest.get(f"/t/{table}/history?seat=1")
        others = shown_move(guest.text)
        assert own[1] == others[1] + 1
        await guest.get(f"/t/{table}/at/{own[1]}?seat=1")
        assert shown_move(guest.text) == others
        await guest.get(f"/t/{table}/at/0?seat=0")
        assert 'data-seat="1"' in guest.text, "one looks through one's own eyes while a game runs"
        await guest.get(f"/t/{table}/record?seat=1")
        assert " research " not in guest.text, "nor is it in the record"
        await host.look()
        await host.press("undo")
        await host.get(f"/t/{table}/history?seat=0")
        assert shown_move(host.text) == others

    run(tmp_path, test)


# --- the pages --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games())
def test_a_finished_game_step_by_step(tmp_path: Path, name: str) -> None:
    match = match_of(name)
    table = fixtures.put(tmp_path, match, 1)

    async def test(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        await person.get(f"/t/{table}/at/0?seat=1")
        last = len(match.entries) - 1
        assert shown_move(person.text) == (0, last)
        for wanted in range(1, 6):
            link = re.search(r'id="step-next" data-step href="([^"]+)"', person.text)
            assert link
            await person.get(unescape(link.group(1)))
            assert shown_move(person.text) == (wanted, last)
            assert 'name="action"' not in person.text
            assert 'id="act"' not in person.text
        await person.get(f"/t/{table}/history?seat=1")
        assert shown_move(person.text) == (last, last)
        assert 'id="step-next"' not in person.text
        assert 'id="fork"' not in person.text
        whole = person.text.count("<li data-entry=")
        assert whole > 40, "the whole log is there"
        assert person.text.count('aria-current="step"') == 1
        await person.get(f"/t/{table}/history?seat=1&move=7")
        assert shown_move(person.text) == (7, last)
        for eyes in ("0", "2", "-1"):
            await person.get(f"/t/{table}/at/{last // 2}?seat={eyes}")
            assert f'data-seat="{eyes}"' in person.text
            assert "all-hands" in person.text
        for bad in ("999999", "0"):
            assert (await person.get(f"/t/{table}/at/{bad}?seat=77")).status == 200
        assert (await person.get(f"/t/{table}/at/x")).status == 422

    run(tmp_path, test)


@pytest.mark.parametrize("name", games())
def test_a_step_sends_only_what_changed(tmp_path: Path, name: str) -> None:
    match = match_of(name)
    table = fixtures.put(tmp_path, match, 1)

    async def test(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        await person.get(f"/t/{table}/at/30?seat=1")
        have = ",".join(f"{a}:{b}" for a, b in re.findall(r'data-region="([^"]+)" data-key="(\w+)"', person.text))
        json = {"Accept": "application/json"}
        answer = (await person.client.get(f"/t/{table}/at/31?seat=1&have={have}", headers=json)).json()
        assert "prompt" in answer["regions"]
        assert "log" not in answer["regions"]
        assert "log" not in answer["gone"]
        assert "move 31 of" in answer["regions"]["prompt"]["html"]
        again = (await person.client.get(f"/t/{table}/at/30?seat=1&have={have}", headers=json)).json()
        assert not again["regions"]
        assert not again["gone"]

    run(tmp_path, test)


def test_turns_of_a_player(tmp_path: Path) -> None:
    match = match_of("through_the_ages")
    table = fixtures.put(tmp_path, match, 1)

    async def test(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        await person.get(f"/t/{table}/at/60?seat=1")
        link = re.search(r'id="after-2" href="([^"]+)"', person.text)
        assert link
        entry = int(link.group(1).split("/at/")[1].split("?")[0])
        state = RecordFile(finished("through_the_ages")).replay(entry).state
        assert state.seats_open() == [2]
        assert entry > 60

    run(tmp_path, test)


def test_since_your_last_turn(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        person = Visitor(app)
        await person.play_now("progress", players="2", seat1="random", first_player="seat:0")
        assert "Since your last turn" not in person.text
        assert re.search(r'<li data-entry="0"[^>]*><a href="/t/[^"]+/at/0\?seat=0">', person.text)
        for _ in range(12):
            if "Since your last turn" in person.text:
                break
            if 'id="end-turn"' in person.text:
                await person.press("end")
            elif person.buttons():
                await person.act("end" if "end" in person.buttons() else person.buttons()[0])
            await asyncio.sleep(0.15)
            await person.look()
        assert person.text.count("Since your last turn") == 1
        before, _, after = person.text.partition("Since your last turn")
        assert 'data-entry="0"' in before
        assert "data-entry" in after

    run(tmp_path, test)


def test_hot_seat_nobody_looks_back_behind_the_curtain(tmp_path: Path) -> None:
    match = fixtures.played("progress", {"players": "2"}, "5", lambda state: state.number >= 40)
    table = fixtures.put(tmp_path, match, 0, hot_seat=True)
    asked = match.state.seats_open()[0]

    async def test(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        await person.get(f"/t/{table}/at/5?seat={1 - asked}")
        assert person.url == f"/t/{table}"
        await person.get(f"/t/{table}/at/5?seat={asked}")
        assert shown_move(person.text)[0] == 5

    run(tmp_path, test)
