"""Clocks: time runs for the people who are asked, by the times of the log and nothing else."""

from __future__ import annotations

import pytest

from clio.table import Line, Stale, Table
from clio.table.clock import DAY, BadClock, read_terms, terms
from clio.table.new import new_table
from clio.table.replay import replayed
from clio.table.snapshot import quiet, resumed, table_text

OPTIONS = {"players": "2", "first_player": "seat:0"}
Log = list[tuple[int, int, str, float]]


class Played:
    """A table with its log; time goes as the test says."""

    def __init__(self, clock: str, bots: dict[int, str] | None = None) -> None:
        self.table: Table = new_table("progress", OPTIONS, "clock", bots or {})
        self.log: Log = []
        self.at = 1000.0
        self.write(self.table.clock_lines(clock))

    def write(self, lines: list[Line], after: float = 0.0) -> None:
        self.at += after
        self.log += [(len(self.log) + n, line.seat, line.text, self.at) for n, line in enumerate(lines, 1)]
        self.table.follow(lines, self.at)

    def turn(self, seat: int, seconds: float) -> None:
        """A whole turn that takes so long; its last move ends it."""
        while seat in self.table.asked():
            table = self.table
            lines = (
                table.end_lines(seat) if table.view(seat).may_end else table.answer_lines(seat, [table.legal(seat)[-1]])
            )
            self.write(lines, seconds)
            seconds = 0.0

    def run_out(self, after: float) -> list[str]:
        lines = self.table.out_lines(self.at + after)
        self.write(lines, after)
        return [f"{line.seat}{line.text}" for line in lines]

    @property
    def left(self) -> list[float]:
        assert self.table.clock is not None
        return self.table.clock.left

    def again(self) -> Table:
        """The same table, from its log."""
        return replayed("progress", OPTIONS, "clock", self.table.match.names, ["", ""], self.log)


def test_a_move_has_its_time_and_the_next_one_has_it_again() -> None:
    game = Played("move 60 0 bot")
    assert game.left == [60.0, 60.0]
    game.turn(0, 20)
    assert game.table.clock is not None
    assert game.table.clock.running == [1]
    assert game.table.clock.used == [20.0, 0.0]
    assert game.table.clock.next() == game.at + 60
    game.turn(1, 59)
    assert game.left[0] == 60.0
    assert game.table.clock.used == [20.0, 59.0]


def test_the_time_of_a_game_grows_with_every_move() -> None:
    game = Played("game 600 30 bot")
    game.turn(0, 100)
    assert game.left == [530.0, 600.0]
    game.turn(1, 10)
    game.turn(0, 50)
    assert game.left == [510.0, 620.0]


def test_at_zero_a_bot_goes_on_and_hands_back_with_time_to_play() -> None:
    game = Played("game 60 0 bot")
    assert game.run_out(59) == []
    assert game.run_out(1) == ["0:out", "0:bot greedy"]
    assert game.table.bots == ["greedy", ""]
    assert game.table.clock is not None
    assert game.table.clock.running == []  # time runs for people only
    with pytest.raises(Stale):
        game.table.answer_lines(0, ["end"])
    game.write(game.table.seat_bot_lines(0, ""), 500)
    assert game.left[0] == 60.0  # who comes back can play
    assert game.table.clock.overdue() == []
    assert game.table.clock.running == [0]


def test_a_bot_in_between_gives_no_more_time() -> None:
    game = Played("move 60 0 bot")
    game.write(game.table.seat_bot_lines(0, "greedy"), 50)
    game.write(game.table.seat_bot_lines(0, ""), 1)
    assert game.left[0] == 10.0


def test_vacation_stops_the_time_and_coming_back_starts_it() -> None:
    game = Played(f"days {DAY} 0 bot")
    game.write(game.table.away_lines(0, game.at + 3600 + 5 * DAY), 3600)
    assert game.table.clock is not None
    assert game.table.clock.next() == 1000 + 6 * DAY
    assert game.run_out(4 * DAY) == []
    assert game.left[0] == DAY - 3600
    game.write(game.table.away_lines(0, 0), 0)
    assert game.run_out(DAY - 3601) == []
    assert game.run_out(1) == ["0:out", "0:bot greedy"]


def test_the_others_end_a_game_that_somebody_has_left() -> None:
    game = Played("move 60 0 vote")
    with pytest.raises(Stale):
        game.table.vote_lines(1)  # nobody is late
    assert game.run_out(60) == ["0:out"]
    with pytest.raises(Stale):
        game.table.vote_lines(0)  # whoever is late has no say
    game.write(game.table.vote_lines(1), 5)
    assert game.table.over
    assert game.table.result is not None
    assert (game.table.result.ending, game.table.result.places) == ("time-out", [2, 1])
    assert game.table.result.aborted
    again = game.again()
    assert again.over
    assert again.result is not None
    assert again.result.places == [2, 1]


def test_a_late_move_is_taken_and_ends_the_vote() -> None:
    game = Played("move 60 0 vote")
    game.run_out(70)
    game.turn(0, 5)
    assert game.table.clock is not None
    assert game.table.clock.overdue() == []
    with pytest.raises(Stale):
        game.table.vote_lines(1)


def test_if_nobody_votes_a_bot_goes_on() -> None:
    game = Played("move 60 0 vote")
    assert game.run_out(60) == ["0:out"]
    assert game.run_out(59) == []
    assert game.run_out(1) == ["0:bot greedy"]


def test_where_nobody_could_vote_a_bot_goes_on_at_once() -> None:
    game = Played("move 60 0 vote", {1: "random"})
    assert game.run_out(60) == ["0:out", "0:bot greedy"]


def test_the_log_gives_the_same_clock_and_so_does_a_snapshot() -> None:
    game = Played("game 600 5 free")
    game.turn(0, 100)
    game.turn(1, 33.5)
    clock = game.table.clock
    assert clock is not None
    again = game.again().clock
    assert again is not None
    assert again.plain() == clock.plain()
    assert quiet(game.table)
    back = resumed(game.table.match.game, OPTIONS, "clock", ["a", "b"], ["", ""], table_text(game.table), []).clock
    assert back is not None
    assert back.plain() == clock.plain()


def test_a_clock_of_the_system_that_goes_back_takes_no_time_from_anybody() -> None:
    game = Played("move 60 0 bot")
    game.turn(0, -30)
    assert game.table.clock is not None
    assert game.table.clock.used == [0.0, 0.0]


@pytest.mark.parametrize(
    "text",
    ["", "move", "move 60 0", "move 9 0 bot", "move 86401 0 bot", "move 60 5 bot", "game 60 3601 bot", "hours 60 0 bot",
     "days 86400 0 nothing", "days 3600 0 bot", "game ٦٠ 0 bot", "game 999999999 0 bot", "game 60 -1 bot"],
)  # fmt: skip
def test_terms_that_nobody_could_play_by_are_refused(text: str) -> None:
    with pytest.raises(BadClock):
        read_terms(text)


def test_terms_read_as_they_were_written() -> None:
    agreed = terms("game", 1800, 30, "vote")
    assert read_terms(agreed.text) == agreed
