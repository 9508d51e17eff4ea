"""Each check of the suite sees a mistake that was planted in the example game or in the kernel."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase

from clio.engine import redeal as redeal_module
from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.game import Field
from clio.engine.match import Entry, Match
from clio.engine.memory import Knowledge
from clio.engine.record import RecordFile
from clio.engine.refusals import Refusal
from clio.engine.state import State
from docs.example import rules
from docs.example.game import BazaarGame
from docs.example.state import CHOSEN, DECK, HAND, Bazaar
from tests.conformance import (
    checks_hidden,
    checks_match,
    checks_table,
    test_example,
    test_hidden,
    test_machine,
    test_table,
    test_worlds,
)
from tests.conformance.conftest import EXAMPLES, PLANTED
from tests.conformance.play import Setup, example_game, moments, play_on
from tests.conformance.test_determinism import digests, not_compiled

Plant = Callable[[pytest.MonkeyPatch], None]


def two() -> Setup:
    return Setup(example_game(), {"players": "2", "days": "4"})


def four() -> Setup:
    return Setup(example_game(), {"players": "4", "days": "4"})


def every_moment(check: Callable[[State], Any], setup: Callable[[], Setup] = two) -> Callable[[], None]:
    """Run a check at every moment of some games."""

    def run() -> None:
        for number in range(PLANTED):
            for state in moments(setup(), 1000, f"planted {number}"):
                check(state)

    return run


def every_game(check: Callable[[Setup, str], Any], setup: Callable[[], Setup] = two) -> Callable[[], None]:
    def run() -> None:
        for number in range(PLANTED):
            check(setup(), f"planted {number}")

    return run


# --- the mistakes -------------------------------------------------------------------------------------


def forgets_a_field(patch: pytest.MonkeyPatch) -> None:
    def clone(self: Bazaar) -> Bazaar:
        copied = Bazaar(self.game, self.layout, self.lookup, self)
        copied.bid = 0
        return copied

    patch.setattr(Bazaar, "clone", clone)


def shares_a_list(patch: pytest.MonkeyPatch) -> None:
    def clone(self: Bazaar) -> Bazaar:
        copied = Bazaar(self.game, self.layout, self.lookup, self)
        copied.booths = self.booths
        return copied

    patch.setattr(Bazaar, "clone", clone)


def keeps_more_than_it_lists(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Bazaar, "fields", ("day", "bid", "bidder", "booths"))


def steps_without_their_numbers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Pay, "args", lambda self: (self.seat, self.due, 0))


def doubles_a_card(patch: pytest.MonkeyPatch) -> None:
    def draw(state: Bazaar, dst: int) -> None:
        if state.zones[DECK]:
            state.zones[dst].append(state.zones[DECK][-1])

    patch.setattr(rules, "draw", draw)


def makes_something_impossible(patch: pytest.MonkeyPatch) -> None:
    honest = rules.Pay.act

    def act(self: rules.Pay, state: Bazaar, seat: int, action: Any) -> None:
        honest(self, state, seat, action)
        state.booths[seat] *= 3

    patch.setattr(rules.Pay, "act", act)


def leaves_a_seat_stuck(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules, "pick_code", lambda state, seat, coin, due, count: rules.NOT_ENOUGH)


def lists_an_action_twice(patch: pytest.MonkeyPatch) -> None:
    honest = rules.Bid.options

    def options(self: rules.Bid, state: Bazaar, seat: int, offered: Any) -> None:
        honest(self, state, seat, offered)
        offered.offer(state.lookup.passing, 0)

    patch.setattr(rules.Bid, "options", options)


def does_what_is_not_listed(patch: pytest.MonkeyPatch) -> None:
    honest = State.apply

    def apply(self: State, seat: int, action: Any) -> None:
        honest(self, seat, action if action in self.legal(seat) or not self.legal(seat) else self.legal(seat)[0])

    patch.setattr(Bazaar, "apply", apply)


def refuses_by_no_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BazaarGame, "refusals", [Refusal("BZ-NO-99", refusal.message) for refusal in BazaarGame.refusals])


def refuses_without_a_word(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BazaarGame, "refusals", [Refusal(refusal.rule, "refusal-x") for refusal in BazaarGame.refusals])


def offers_less_when_it_need_not_explain(patch: pytest.MonkeyPatch) -> None:
    honest = rules.Bid.options

    def options(self: rules.Bid, state: Bazaar, seat: int, offered: Any) -> None:
        honest(self, state, seat, offered)
        if not offered.explain:
            offered.legal = offered.legal[-1:]

    patch.setattr(rules.Bid, "options", options)


def refuses_what_is_legal(patch: pytest.MonkeyPatch) -> None:
    honest = rules.Bid.options

    def options(self: rules.Bid, state: Bazaar, seat: int, offered: Any) -> None:
        honest(self, state, seat, offered)
        offered.offer(state.lookup.passing, rules.TOO_DEAR)

    patch.setattr(rules.Bid, "options", options)


def prefers_one_copy(patch: pytest.MonkeyPatch) -> None:
    def pick(state: Bazaar, seat: int, coin: int) -> None:
        cards = [card for card in state.zones[HAND + seat] if state.lookup.coin[card] == coin]
        state.move(min(cards), HAND + seat, CHOSEN + seat, 1 if min(cards) % 2 else 0)
        state.day += min(cards) % 2

    patch.setattr(rules, "pick", pick)


def counts_no_picks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Tithe, "picks", lambda self, state, seat: 0)


def never_ends(patch: pytest.MonkeyPatch) -> None:
    def run(self: rules.Dawn, state: Bazaar) -> None:
        state.agenda += [rules.Dawn(), rules.Turn(state.team(0))]

    patch.setattr(rules.Dawn, "run", run)


def uses_chance_of_its_own(patch: pytest.MonkeyPatch) -> None:
    honest, count = rules.draw, itertools.count()

    def draw(state: Bazaar, dst: int) -> None:
        cards = state.zones[DECK]
        if cards and next(count) % 2:
            cards.insert(0, cards.pop())
        honest(state, dst)

    patch.setattr(rules, "draw", draw)


def believes_every_record(patch: pytest.MonkeyPatch) -> None:
    def step(self: RecordFile, match: Match, number: int, seat: int, text: str, shown: str) -> None:
        match.act(seat, text)

    patch.setattr(RecordFile, "_step", step)


def leaves_a_field_out_of_positions(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BazaarGame, "fields", [field for field in BazaarGame.fields if field.name != "bidder"])


def goes_back_beyond_the_frontier(patch: pytest.MonkeyPatch) -> None:
    honest = Match.act

    def act(self: Match, seat: int, choice: Any) -> None:
        undoable = self.undoable[:]
        honest(self, seat, choice)
        self.undoable = self.undoable or undoable

    patch.setattr(Match, "act", act)


def undoes_too_much(patch: pytest.MonkeyPatch) -> None:
    honest = Match.undo

    def undo(self: Match, seat: int) -> None:
        honest(self, seat)
        self.state.number = max(0, self.state.number - 1)

    patch.setattr(Match, "undo", undo)


def forgets_other_answers_in_undo(patch: pytest.MonkeyPatch) -> None:
    honest = Match.undo

    def undo(self: Match, seat: int) -> None:
        place = max(number for number, done in enumerate(self.undoable) if done.seat == seat)
        self.undoable = self.undoable[: place + 1]
        honest(self, seat)

    patch.setattr(Match, "undo", undo)


def takes_answers_in_the_order_they_come(patch: pytest.MonkeyPatch) -> None:
    def answer(self: rules.Tithe, state: Bazaar, seat: int, action: Any) -> None:
        rules.pick(state, seat, action.card)
        state.bid = seat

    patch.setattr(rules.Tithe, "answer", answer)


def says_everything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Entry, "told", lambda self, seat=None: self.text)


def says_what_chance_showed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Entry, "revealed", lambda self, seat=None: [name for name, _ in self.shown])


def says_answers_too_early(patch: pytest.MonkeyPatch) -> None:
    honest = Match._follow_picks

    def follow(self: Match, entry: Entry, before: State) -> None:
        honest(self, entry, before)
        entry.picks = []
        entry.secret = False

    patch.setattr(Match, "_follow_picks", follow)


def shows_a_hidden_number(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BazaarGame, "fields", (*BazaarGame.fields, Field("wealth", "one")))
    patch.setattr(Bazaar, "wealth", property(lambda self: self.purse(0)), raising=False)


def deals_by_the_truth(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(redeal_module, "sorted", list, raising=False)


def asks_by_the_purse(patch: pytest.MonkeyPatch) -> None:
    def forced(self: rules.Bid, state: Bazaar) -> Any:
        return state.lookup.passing if state.bid >= state.purse(self.seat) else None

    patch.setattr(rules.Bid, "forced", forced)


def tells_copies_apart(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Knowledge, "_confuse", lambda self, card, src, copies: None)


def misses_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Knowledge, "missed", lambda self, *way: None)


def forgets_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Knowledge, "saw", lambda self, *way: None)


def keeps_places_in_a_shuffle(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Knowledge, "shuffled", lambda self, zone, backs: None)


def never_reaches_some_worlds(patch: pytest.MonkeyPatch) -> None:
    honest = redeal_module._choose_zone

    def choose(mask: int, others: list[int], room: dict[int, int], dice: Any) -> int:
        return min(honest(mask, others, room, dice) for _ in range(20))

    patch.setattr(redeal_module, "_choose_zone", choose)


def deals_what_cannot_be(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BazaarGame, "plausible", lambda self, state, seat: True)


# --- who sees them ------------------------------------------------------------------------------------


def redeal_for_all(state: State) -> None:
    for seat in range(state.layout.seats):
        checks_hidden.check_redeal(state, seat, dice_from_seed(str(state.number)))


def two_worlds(state: State) -> None:
    for seat in range(state.layout.seats):
        checks_hidden.check_same_for_seat(state, seat, dice_from_seed(str(state.number)), 8)


def order_of_answers(state: State) -> None:
    checks_match.check_together(state, dice_from_seed(str(state.number)))


def positions(state: State) -> None:
    checks_match.check_position(state, dice_from_seed("further"), 3)


def reached_worlds() -> None:
    for number in range(5):
        test_worlds.test_redeal_reaches_exactly_the_possible_worlds(number)


def excluded_worlds() -> None:
    for number in range(4):
        test_worlds.test_memory_never_excludes_a_world_that_is_really_possible(number)


def stuck() -> None:
    dice = dice_from_seed("stuck")
    state = two().start("stuck")
    while not state.over:
        checks_table.check_asked(state)
        play_on(state, dice)


def check_rows(state: State) -> None:
    checks_table.check_legal(state, dice_from_seed("rows"), 9)


def check_refusals(state: State) -> None:
    checks_table.check_refusals(state, set())


def check_alike(setup: Setup, seed: str) -> None:
    checks_table.check_copies_are_alike(setup, seed, 99)


def check_leaks(setup: Setup, seed: str) -> None:
    checks_table.check_no_leaks(setup, seed, 3)


def check_record(setup: Setup, seed: str) -> None:
    checks_match.check_record(setup, seed, 4, 2)


def check_undo(setup: Setup, seed: str) -> None:
    checks_match.check_undo(setup, seed, 99)


def check_masked(setup: Setup, seed: str) -> None:
    checks_match.check_masked_log(setup, seed, 99)


def witnesses() -> None:
    for number in range(PLANTED):
        test_hidden.follow_with_witnesses(four(), f"witness {number}")


def endings() -> None:
    test_table.test_every_game_ends(example_game())


def machine() -> None:
    """More examples than elsewhere: which ones are tried depends on the modules that happen to be loaded."""
    test_machine.run(two(), (Phase.generate,), 5 * EXAMPLES)


CASES: list[tuple[Plant, Callable[[], None], str]] = [
    (forgets_a_field, every_moment(checks_table.check_clone), "a clone differs"),
    (shares_a_list, every_game(check_leaks), "has changed since"),
    (keeps_more_than_it_lists, every_moment(checks_table.check_attributes), "is kept by the state but not in"),
    (steps_without_their_numbers, every_moment(checks_table.check_pickling), "not made again by its args"),
    (forgets_a_field, every_moment(checks_table.check_pickling), "deeply copied state differs"),
    (doubles_a_card, every_moment(checks_table.check_components), "lost or doubled"),
    (makes_something_impossible, every_moment(checks_table.check_possible), "has 3 booths"),
    (leaves_a_seat_stuck, stuck, "stuck"),
    (lists_an_action_twice, every_moment(check_rows), "lists an action twice"),
    (does_what_is_not_listed, every_moment(check_rows), "was done all the same"),
    (refuses_by_no_rule, every_moment(check_refusals), "refused by no rule"),
    (refuses_without_a_word, every_moment(check_refusals), "nobody wrote the message"),
    (refuses_what_is_legal, every_moment(check_refusals), "offers and refuses"),
    (offers_less_when_it_need_not_explain, every_moment(check_refusals), "something else when it has to explain"),
    (prefers_one_copy, every_game(check_alike, four), "depends on which copy"),
    (counts_no_picks, every_game(checks_table.check_decision_numbers, four), "the same number"),
    (never_ends, endings, "ran into their cap"),
    (uses_chance_of_its_own, every_game(check_record), "shows other cards"),
    (believes_every_record, every_game(checks_match.check_damage), "replayed without a word"),
    (leaves_a_field_out_of_positions, every_moment(positions), "is lost in a position"),
    (goes_back_beyond_the_frontier, every_game(check_undo), "beyond its frontier"),
    (undoes_too_much, every_game(check_undo), "does not lead back"),
    (forgets_other_answers_in_undo, every_game(checks_match.check_together_undo, four), "touched the answer"),
    (takes_answers_in_the_order_they_come, every_moment(order_of_answers, four), "makes a difference"),
    (says_everything, every_game(check_masked), "the log tells seat"),
    (says_what_chance_showed, every_game(check_masked), "chance showed"),
    (says_answers_too_early, every_game(check_masked, four), "the log tells seat"),
    (shows_a_hidden_number, every_moment(redeal_for_all), "shows seat . another table"),
    (deals_by_the_truth, every_moment(redeal_for_all), "how the cards truly lie"),
    (asks_by_the_purse, every_moment(two_worlds), r"how much follows from 'bid \d+' depends on hidden cards"),
    (tells_copies_apart, every_moment(two_worlds), "sees what is hidden"),
    (misses_nothing, every_moment(checks_hidden.check_knowledge), "is wrong about"),
    (keeps_places_in_a_shuffle, witnesses, "the events tell"),
    (forgets_all, witnesses, "the events tell"),
    (tells_copies_apart, witnesses, "the events tell"),
    (never_reaches_some_worlds, reached_worlds, "unreachable worlds"),
    (deals_what_cannot_be, test_example.test_a_standing_bid_can_be_paid_in_every_world, "cannot be paid"),
    (misses_nothing, excluded_worlds, "memory excludes"),
    (shares_a_list, machine, "a copy has changed"),
    (asks_by_the_purse, machine, r"follows from '(bid \d+|pass)' depends on hidden cards"),
]
NAMES = [f"{plant.__name__} {number}" for number, (plant, _, _) in enumerate(CASES)]


@pytest.mark.parametrize(("plant", "run", "told"), CASES, ids=NAMES)
def test_a_planted_mistake_is_seen(
    plant: Plant, run: Callable[[], None], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises((AssertionError, ClioError), match=told):
        run()


@pytest.mark.parametrize("number", range(len(CASES)), ids=NAMES)
def test_nothing_is_seen_where_nothing_was_planted(number: int) -> None:
    CASES[number][1]()


def test_chance_that_depends_on_the_process_is_seen() -> None:
    planted = (
        "from tests.conformance import digest\n"
        "digest.any_action = lambda state, seat, dice: min(state.legal(seat), key=lambda a: hash(a.text))\n"
        "digest.main('example', 1)\n"
    )
    first = digests("example", "1", code=planted)
    assert first
    assert digests("example", "1", code=planted) == first
    assert digests("example", "2", code=planted) != first


def test_a_build_that_is_not_there_is_named(tmp_path: Path) -> None:
    source, build = tmp_path / "src", tmp_path / "build"
    (source / "clio").mkdir(parents=True)
    (source / "clio" / "state.py").write_text("one")
    assert not_compiled(source, build) == "not compiled here"
    (build / "clio").mkdir(parents=True)
    (build / "clio" / "state.cpython.so").write_text("")
    (build / "clio" / "state.py").write_text("two")
    assert "older than state.py" in not_compiled(source, build)
    (build / "clio" / "state.py").write_text("one")
    assert not_compiled(source, build) == ""
