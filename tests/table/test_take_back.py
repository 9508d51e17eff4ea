"""Taking a decision back in a game against bots: the table of before, a record that says so; never with people."""

from __future__ import annotations

import pytest

from clio import bots
from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.history import History
from clio.engine.match import BACK, HINT, Match, back_to
from clio.engine.record import RecordFile, record_text
from clio.engine.registry import games, load
from clio.engine.words import words
from clio.table import Stale, Table
from clio.table.guide import GUIDE, guides_of
from clio.table.replay import replayed
from clio.table.snapshot import StoryTeller, event_plain, pack_story, quiet, resumed, state_plain, table_text


class Kept:
    """A table of one person and a bot, with its log."""

    def __init__(self, game: str, seat_bots: tuple[str, ...] = ("", "hasty")) -> None:
        rules = load(game)
        names = [f"Name{n}" for n in range(len(seat_bots))]
        match = Match(rules, rules.complete({"players": str(len(names))}), "taken back", names)
        self.table = Table(match, seat_bots, "chance")
        self.log: list[tuple[int, int, str]] = []
        self.seat_bots = seat_bots
        self.dice = dice_from_seed("person")

    def write(self, lines: object) -> None:
        for seat, text in lines:  # type: ignore[attr-defined]
            self.log.append((len(self.log) + 1, seat, text))
            self.table.follow([(seat, text)])

    def play(self, answers: int) -> None:
        """The person answers so many questions as they come to hand, and the bots theirs."""
        table = self.table
        while answers and not table.over:
            asked = table.bots_asked()
            if asked:
                self.write(table.bot_lines(asked[0], table.bot_task(asked[0]).decide()))
                continue
            if table.view(0).may_end:
                self.write(table.end_lines(0))
                continue
            state = table.state_for(0)
            action = bots.decide(bots.make("hasty"), state, 0, self.dice)
            self.write(table.answer_lines(0, [action.text]))
            answers -= 1


@pytest.mark.parametrize("game", games())
def test_the_table_is_as_it_was_and_the_record_says_why(game: str) -> None:
    kept = Kept(game)
    kept.play(12)
    table = kept.table
    decisions = table.own_decisions(0, 4)
    assert decisions == sorted(decisions, reverse=True)
    assert len(decisions) == 4
    number = decisions[-1]
    steps = table.history.steps()
    before = state_plain(table.history.after(steps, steps.index(number) - 1))
    kept.write(table.back_lines(0, number))
    assert state_plain(table.state) == before
    assert table.history.steps() == [step for step in steps if step < number]
    assert table.asked() == [0]
    kept.write(table.hint_lines(0))
    kept.play(6)
    text = record_text(table.match)
    assert f" 1 {BACK} {number}\n" in text
    assert f" 1 {HINT}\n" in text
    again = RecordFile(text).replay()
    assert state_plain(again.state) == state_plain(table.state)
    assert History(again).steps() == table.history.steps()
    assert record_text(again) == text
    stored = replayed(game, table.match.options, "taken back", table.match.names, kept.seat_bots, kept.log, "chance")
    assert state_plain(stored.state) == state_plain(table.state)


def test_what_was_taken_back_is_not_told_any_more_but_that_it_was_is() -> None:
    kept = Kept("progress")
    kept.play(10)
    table, said = kept.table, words(("clio.engine", *load("progress").packages), "en")
    number = table.own_decisions(0, 3)[-1]
    kept.write(table.hint_lines(0))
    kept.write(table.back_lines(0, number))
    told = table.story.told_lines(said, table.match.names, 0)
    assert [line.text for line in told[-2:]] == ["Name0 asked the coach", "Name0 took a decision back"]
    assert not [line for line in told[:-2] if line.entry >= number]


def test_a_snapshot_after_it_opens_with_the_same_story() -> None:
    kept = Kept("progress")
    kept.play(10)
    table = kept.table
    kept.write(table.back_lines(0, table.own_decisions(0, 3)[-1]))
    assert table.retold, "what was written down of the story must be told anew"
    while not quiet(table):
        kept.play(1)
    match = table.match
    teller = StoryTeller.at_start(table)
    text, piece = table_text(table), teller.piece(table)
    opened = resumed(match.game, match.options, match.seed, match.names, kept.seat_bots, text, [piece], "chance")
    assert state_plain(opened.state) == state_plain(table.state)
    assert record_text(opened.match) == record_text(match)
    said = words(("clio.engine", *match.game.packages), "en")
    assert opened.story.told_lines(said, match.names, 0) == table.story.told_lines(said, match.names, 0)


def test_only_own_decisions_that_stand() -> None:
    kept = Kept("progress")
    kept.play(8)
    table = kept.table
    theirs = next(n for n in table.history.steps()[1:] if table.match.entries[n].seat == 1)
    for number in (0, -1, theirs, 10**6):
        with pytest.raises(Stale):
            table.back_lines(0, number)


@pytest.mark.parametrize("seats", [("", ""), ("", "hasty", "")])
def test_never_where_other_people_play(seats: tuple[str, ...]) -> None:
    table = Kept("progress", seats).table
    assert not table.alone(0)
    with pytest.raises(Stale):
        table.hint_lines(0)


def test_never_in_lessons() -> None:
    guide = guides_of("progress")[0]
    game = load("progress")
    table = Table(Match(game, game.complete(guide.options), guide.seed, ("You", "Clio")), ["", GUIDE])
    assert table.course is not None
    with pytest.raises(Stale):
        table.hint_lines(0)


@pytest.mark.parametrize("game", games())
def test_no_action_of_a_game_reads_like_a_note(game: str) -> None:
    texts = load(game).actions.by_text
    assert HINT not in texts
    assert not [text for text in texts if back_to(text) >= 0]


@pytest.mark.parametrize(
    "text", ["take-back", "take-back x", "take-back -1", "take-back 1 2", "take-back ٣", "take-back 99999999999"]
)
def test_what_is_no_note(text: str) -> None:
    assert back_to(text) == -1


def test_a_record_that_goes_back_to_nowhere_is_told_so() -> None:
    kept = Kept("progress")
    kept.play(6)
    number = kept.table.own_decisions(0, 2)[-1]
    kept.write(kept.table.back_lines(0, number))
    text = record_text(kept.table.match).replace(f"{BACK} {number}", f"{BACK} 4444")
    with pytest.raises(ClioError, match="4444"):
        RecordFile(text).replay()


def test_what_is_taken_back_may_lie_in_the_part_of_the_story_that_was_packed() -> None:
    told = []
    for packed in (False, True):
        kept = Kept("progress")
        kept.play(12)
        while not quiet(kept.table):
            kept.play(1)
        number = kept.table.own_decisions(0, 4)[-1]
        if packed:
            pack_story(kept.table)
        kept.write(kept.table.back_lines(0, number))
        told.append([event_plain(one) for one in kept.table.story.happenings])
    assert told[0] == told[1]
