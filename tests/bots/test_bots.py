"""The bots: what each of them is, and that none of them ever sees the truth."""

from __future__ import annotations

import gc
import math
import os
from collections import Counter
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from clio import bots
from clio.arena.pairs import accepted, covering
from clio.bots import Blind, Bot, Fault, decide
from clio.bots.bot import veiled
from clio.bots.greedy import Greedy
from clio.bots.guard import fault_of
from clio.bots.hasty import Hasty
from clio.bots.levels import settings_for, told
from clio.bots.look import Look, act_on, best_child, best_rest, rolled_out
from clio.bots.plan import Plan, Settings
from clio.bots.random import RARELY, Random
from clio.engine.action import Action
from clio.engine.dice import Dice, dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.evaluation import Evaluation, ScoreEvaluation
from clio.engine.game import Game
from clio.engine.redeal import hidden_places, redeal
from clio.engine.registry import games, load
from clio.engine.state import State
from clio.engine.view import view
from tests.conformance.play import every_game

GAMES = every_game()
PROGRESS = load("progress")  # where a test needs one game and any will do
# Every way of thinking, with budgets small enough for a test; what the levels of a game do is a matter of larger ones.
THINKERS = [
    "random",
    "hasty",
    "greedy",
    "beginner",
    "plan:worlds=2:nodes=10",
    "plan:worlds=2:nodes=10:value=net:learnt=40",  # by hand where a game has no net
    "plan:search=turn:worlds=2:width=1:nodes=12:turns=1:candidates=2:simulations=2",
    "plan:worlds=2:nodes=10:candidates=3:simulations=4:thought=6:spread=12:prior=1",
    "plan:worlds=1:nodes=10:candidates=2:simulations=2:broad=2:thought=6",
    "plan:worlds=1:nodes=10:candidates=2:simulations=2:turns=1:thought=6:blind=1",
    "plan:worlds=1:nodes=10:candidates=2:simulations=2:turns=1:thought=6:along=1:judge=hand:compare=hand",
]
# Of each game and bot, where something is hidden. In the long run 300, and the published bots are asked too.
POSITIONS = int(os.environ.get("CLIO_POSITIONS", "4"))
ASKED = [*THINKERS, *(bot for bot in bots.names() if POSITIONS >= 100 and bot not in THINKERS)]
SETS = [
    pytest.param(game, options, id=f"{game.name}-{number}")
    for game in GAMES
    for number, options in enumerate(covering(game, dice_from_seed(f"sets of {game.name}")).sets)
]


def name(game: Game) -> str:
    return game.name


def asked(game: Game, options: dict[str, str], seed: str, count: int) -> list[tuple[State, int]]:
    """So many moments of a random game, from its first to its last, at which a seat has a choice."""
    state = game.start(options, seed, False)
    dice = dice_from_seed(f"play {seed}")
    moments: list[tuple[State, int]] = []
    while not state.over:
        seats = state.seats_open()
        seat = seats[dice.below(len(seats))]
        if len(state.legal(seat)) > 1:
            moments.append((state.clone(), seat))
        state.apply(seat, Random().pick(game, state.legal(seat), dice))
    return moments[:: max(1, len(moments) // count)]


# --- by name -----------------------------------------------------------------------------------------


def test_bots_are_made_by_name() -> None:
    assert bots.names()[:3] == ["random", "hasty", "greedy"], "stored games name these"
    assert bots.names()[3:7] == ["beginner", "plan", "expert", "master"]
    assert [bots.make(known).name for known in bots.names()] == bots.names()
    assert sorted(bots.offered()) == sorted(bots.names())
    assert bots.offered()[0] == "plan"


def test_a_plan_has_settings_of_its_own() -> None:
    bot = bots.make("plan:search=turn:worlds=2")
    assert isinstance(bot, Plan)
    assert (bot.settings.search, bot.settings.worlds) == ("turn", 2)
    with pytest.raises(ClioError, match="'plan:depth=2' is no plan"):
        bots.make("plan:depth=2")


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_level_and_character_has_settings(game: Game) -> None:
    known = game.weights("tuned").values
    for level in bots.LEVELS:
        settings = settings_for(game, level)
        assert not known or settings.weights in ("hand", "tuned")
        for weights in (settings.judge, settings.compare):
            assert not weights or game.weights(weights).values
    for character in bots.CHARACTERS:
        factors = told(game).get("character", {}).get(character, {})
        assert not known or factors, "a character without aims of its own"
        assert set(factors) <= set(known)


def test_an_unknown_bot_gets_a_sentence() -> None:
    with pytest.raises(ClioError, match=r"There is no bot 'gredy'; the bots are .* Did you mean 'greedy'\?"):
        bots.make("gredy")


# --- legal everywhere, by the dice alone -------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), SETS)
def test_every_bot_plays_legal_moves_in_every_configuration(game: Game, options: dict[str, str]) -> None:
    for state, seat in asked(game, options, "legal", 3):
        before = state.key()
        for bot in map(bots.make, ASKED):
            assert decide(bot, state, seat, dice_from_seed("bot")) in state.legal(seat)
        assert state.key() == before, "thinking has changed the table"


def test_a_bot_that_chooses_something_else_is_told_so() -> None:
    class Stubborn(Bot):
        name = "stubborn"

        def choose(self, world: State, seat: int, dice: Dice) -> Action:
            return next(row for row in world.game.actions.rows if row not in world.legal(seat))

    state, seat = asked(PROGRESS, PROGRESS.complete({}), "stubborn", 1)[0]
    with pytest.raises(ClioError, match=r"The bot 'stubborn' chose .* not legal"):
        decide(Stubborn(), state, seat, dice_from_seed("bot"))


class Broken(Bot):
    """Falls over a card that only its own seat knows."""

    name = "broken"

    def choose(self, world: State, seat: int, dice: Dice) -> Action:
        raise ValueError(f"what about {world.legal(seat)[0].text}?")


def test_the_table_goes_on_when_a_bot_fails() -> None:
    state, seat = asked(PROGRESS, PROGRESS.complete({}), "broken", 1)[0]
    faults: list[Fault] = []
    action = bots.decide_always(Broken(), state, seat, dice_from_seed("bot"), faults.append)
    assert action is decide(Greedy(), state, seat, dice_from_seed("bot"))
    assert [(fault.bot, fault.kind) for fault in faults] == [("broken", "ValueError")]
    assert "choose" in faults[0].where


def test_the_table_goes_on_when_even_greedy_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Greedy, "choose", Broken.choose)
    state, seat = asked(PROGRESS, PROGRESS.complete({}), "broken", 1)[0]
    faults: list[Fault] = []
    assert bots.decide_always(Broken(), state, seat, dice_from_seed("bot"), faults.append) in state.legal(seat)
    assert [fault.bot for fault in faults] == ["broken", "greedy"]


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_fault_tells_no_secret(game: Game) -> None:
    for state, seat in asked(game, full(game), "fault", 6):
        other = redeal(state, (seat + 1) % state.layout.seats, dice_from_seed("other"))
        told = [fault_of("broken", truth, seat, ValueError("secret")) for truth in (state, other)]
        assert told[0] == told[1]
        assert "secret" not in str(told[0])


@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("bot", THINKERS)
def test_the_same_dice_give_the_same_choice(game: Game, bot: str) -> None:
    for state, seat in asked(game, game.complete({}), "same", 4):
        choices = {decide(bots.make(bot), state.clone(), seat, dice_from_seed("bot")) for _ in range(2)}
        assert len(choices) == 1


# --- never the truth ---------------------------------------------------------------------------------


class Spy(Bot):
    """Keeps the world it was given."""

    name = "spy"

    def __init__(self) -> None:
        self.world: State | None = None

    def choose(self, world: State, seat: int, dice: Dice) -> Action:
        self.world = world
        return world.legal(seat)[0]


def full(game: Game) -> dict[str, str]:
    """The most players with every expansion that can be had."""
    options = game.complete({"players": str(max(game.seat_numbers))})
    for option in game.options.values():
        if option.group == "with" and accepted(game, more := {**options, option.name: option.values[-1]}):
            options = more
    return options


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_bot_sees_the_same_world_whatever_the_truth_is(game: Game) -> None:
    changed = 0
    for state, seat in asked(game, full(game), "truth", 12):
        other = redeal(state, seat, dice_from_seed(f"truth {state.number}"))
        changed += other.zones != state.zones
        spies = [Spy(), Spy()]
        for spy, truth in zip(spies, (state, other), strict=True):
            decide(spy, truth, seat, dice_from_seed("bot"))
        one, two = (spy.world for spy in spies)
        assert one is not None
        assert two is not None
        assert one is not state
        assert one.key() == two.key()
        assert view(one, seat) == view(state, seat)
        assert one.dice.key() != state.dice.key()
    assert changed > 0, "nothing was hidden: this proves nothing"


@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("bot", ASKED)
def test_a_choice_does_not_change_when_hidden_cards_do(game: Game, bot: str) -> None:
    moments = asked(game, full(game), "hidden", POSITIONS)
    assert len(moments) >= POSITIONS
    changed = 0
    for state, seat in moments:
        other = redeal(state, seat, dice_from_seed(f"hidden {state.number}"))
        changed += other.zones != state.zones
        choices = [decide(bots.make(bot), truth, seat, dice_from_seed("bot")) for truth in (state, other)]
        assert choices[0] is choices[1]
    assert changed > 0, "nothing was hidden: this proves nothing"


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_worlds_that_bots_try_agree_with_the_truth_no_more_often_than_chance(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next card of every hidden pile, in every world a bot thinks about, against what really lies there."""
    worlds: list[State] = []

    def kept(*given: Any) -> State:
        worlds.append(redeal(*given))
        return worlds[-1]

    monkeypatch.setattr("clio.bots.bot.redeal", kept)
    monkeypatch.setattr("clio.bots.plan.redeal", kept)
    same, chance, spread = 0, 0.0, 0.0
    for state, seat in asked(game, full(game), "draws", 2 * POSITIONS):
        worlds.clear()
        decide(bots.make("plan:worlds=4:nodes=1"), state, seat, dice_from_seed(f"draws {state.number}"))
        hidden = hidden_places(state, seat)
        known = state.knowledge(seat)
        for zone, cards in enumerate(state.zones):
            top = (zone, len(cards) - 1)
            if top not in hidden or not state.layout.ordered[zone]:
                continue
            back = game.card_back[cards[-1]]
            places = [(z, i) for z, i in hidden if game.card_back[state.zones[z][i]] == back]
            alike = [state.zones[z][i] for z, i in places]
            barred = [game.never[card] >> z & 1 for card in alike for z, _ in places] if game.never else []
            if any(barred) or any(card in known.zones for card in alike):
                continue  # what everybody knows or the seat remembers makes some cards likelier than others
            share = sum(game.card_name[card] == game.card_name[cards[-1]] for card in alike) / len(alike)
            for world in worlds:
                same += game.card_name[world.zones[zone][-1]] == game.card_name[cards[-1]]
                chance += share
                spread += share * (1 - share)
    if game in map(load, games()):
        assert chance > 0, "nothing was hidden: this proves nothing"
    assert abs(same - chance) <= 5 * math.sqrt(spread) + 1


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_veil_moves_hidden_cards_only(game: Game) -> None:
    for state, seat in asked(game, full(game), "veil", 8):
        world = veiled(state, seat)
        assert sorted(chain(*world.zones)) == sorted(chain(*state.zones))
        backs = game.card_back
        for zone, cards in enumerate(state.zones):
            assert [backs[card] for card in world.zones[zone]] == [backs[card] for card in cards]
            if state.layout.sees[zone] >> seat & 1:
                assert world.zones[zone] == cards


def test_a_blind_bot_gets_nothing_but_the_list() -> None:
    class Taker(Blind):
        name = "taker"

        def pick(self, game: Game, legal: object, dice: Dice) -> Action:
            assert isinstance(legal, tuple)
            assert all(isinstance(action, Action) for action in legal)
            last = legal[-1]
            assert isinstance(last, Action)
            return last

    state, seat = asked(PROGRESS, PROGRESS.complete({}), "blind", 1)[0]
    assert decide(Taker(), state, seat, dice_from_seed("bot")) is state.legal(seat)[-1]


def test_what_is_forced_is_not_thought_about() -> None:
    state, seat = asked(PROGRESS, PROGRESS.complete({}), "forced", 1)[0]
    state.legal(seat)[1:] = []
    spy = Spy()
    assert decide(spy, state, seat, dice_from_seed("bot")) is state.legal(seat)[0]
    assert spy.world is None


# --- random ------------------------------------------------------------------------------------------


class Resigning(Game):
    """A game of three actions, the last of which gives up."""

    def __init__(self) -> None:
        super().__init__("0" * 64)
        self.rows = [self.actions.add(0, text) for text in ("left", "right", "resign")]

    def rare(self, action: Action) -> bool:
        return action.text == "resign"


def test_random_is_even_and_resigns_once_in_two_hundred_times() -> None:
    game, dice = Resigning(), dice_from_seed("even")
    found = Counter(Random().pick(game, game.rows, dice).text for _ in range(20_000))
    assert found["left"] == pytest.approx(10_000, rel=0.05)
    assert found["right"] == pytest.approx(10_000, rel=0.05)
    assert found["resign"] == pytest.approx(20_000 / RARELY, rel=0.3)


def test_random_resigns_if_nothing_else_is_left() -> None:
    game = Resigning()
    assert Random().pick(game, game.rows[2:], dice_from_seed("left")).text == "resign"


# --- hasty -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_hasty_takes_the_highest_score_at_once(game: Game) -> None:
    for state, seat in asked(game, game.complete({}), "hasty", 20):
        world = redeal(state, seat, dice_from_seed("world"))
        scores = {}
        for action in world.legal(seat):
            child = world.clone()
            child.apply(seat, action)
            scores[action] = game.score(child, seat)
        chosen = {Hasty().choose(world.clone(), seat, dice_from_seed(str(number))) for number in range(6)}
        assert {scores[action] for action in chosen} == {max(scores.values())}


def test_ties_are_broken_by_the_dice() -> None:
    state, seat = asked(PROGRESS, PROGRESS.complete({}), "ties", 1)[0]
    world = redeal(state, seat, dice_from_seed("world"))
    chosen = {Hasty().choose(world.clone(), seat, dice_from_seed(str(number))) for number in range(40)}
    assert len(chosen) > 1


# --- greedy ------------------------------------------------------------------------------------------


# In the toy every action is one decision: nothing to follow.
@pytest.mark.parametrize("game", [game for game in GAMES if game.name != "lanterns"], ids=name)
def test_greedy_follows_an_action_to_its_end(game: Game) -> None:
    followed = 0
    for state, seat in asked(game, game.complete({}), "greedy", 60):
        look = Look(state, seat, 50, ScoreEvaluation(game))
        for action in state.legal(seat):
            child = state.clone()
            child.apply(seat, action)
            followed += not look.finished(child)
            end = look.follow(child, 0)
            assert (
                not end.open_mask() >> seat & 1
                or len(end.agenda) < len(state.agenda)
                or end.agenda[-1] is state.agenda[-1]
            )
    assert followed > 0, "no action took more than one decision: this proves nothing"


class Counting(Evaluation):
    """The score, and how often it was asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.looked = 0

    def value(self, state: State, seat: int) -> float:
        self.looked += 1
        return float(self.game.score(state, seat))


def test_greedy_keeps_to_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting(PROGRESS)
    monkeypatch.setitem(PROGRESS._evaluations, "hand", counting)
    for state, seat in asked(PROGRESS, full(PROGRESS), "budget", 20):
        counting.looked = 0
        decide(Greedy(20), state, seat, dice_from_seed("bot"))
        assert 0 < counting.looked <= 20 + len(state.legal(seat))


def test_who_plays_on_does_what_greedy_would() -> None:
    """In a world that is known, one action of a rollout is the best of all actions at their ends."""
    game = load("progress")
    value = game.evaluation_by("tuned")
    state = game.start(game.complete({"players": "2"}), "playing on", False)
    for _ in range(12):
        seat = state.seats_open()[0]
        legal = state.legal(seat)
        after = act_on(state.clone(), 24, value)
        if len(legal) > 1:
            ends = Look(state, seat, 24, value).ends(state.clone(), legal)
            best = max(value.value(end, seat) for end in ends)
            assert value.value(after, seat) == best
            assert after.number > state.number
        state = after


def test_who_plays_on_compares_by_weights_of_their_own_where_actions_end() -> None:
    """The way there is the same; which end is taken may not be."""
    game = load("progress")
    value, actions = game.evaluation_by("tuned"), game.evaluation_by("actions")
    differ = 0
    for state, seat in asked(game, game.complete({"players": "2"}), "compared", 20):
        legal = state.legal(seat)
        ends = Look(state, seat, 24, value).ends(state.clone(), legal)
        after = act_on(state.clone(), 24, value, None, None, actions)
        assert actions.value(after, seat) == max(actions.value(end, seat) for end in ends)
        differ += value.value(after, seat) != max(value.value(end, seat) for end in ends)
    assert differ, "both took the same everywhere: this proves nothing"


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_candidates_are_played_on_to_the_same_moment(turns: int) -> None:
    """Some of them end the turn and some do not: whose turn it is when they are compared must not depend on it."""
    game = load("progress")
    value = game.evaluation_by("tuned")
    ended = going_on = 0
    for state, seat in asked(game, game.complete({"players": "3"}), "same moment", 12):
        if state.acting() != seat:
            continue
        for end in Look(state, seat, 24, value).ends(state, state.legal(seat)):
            ended += end.acting() != seat
            going_on += end.acting() == seat
            after = rolled_out(end.clone(), seat, turns, 24, value)
            assert after.result is not None or after.acting() == (seat + turns + 1) % 3
    assert ended
    assert going_on


def test_a_rollout_can_count_at_the_end_of_every_turn() -> None:
    judge = PROGRESS.evaluation_by("ends")
    plans = [Plan(Settings(turns=turns, along=along, spread=12)) for turns, along in ((0, 0), (1, 0), (1, 1))]
    differ = 0
    for state, seat in asked(PROGRESS, PROGRESS.complete({"players": "2"}), "along", 8):
        first, last, along = (plan.played_on(state.clone(), seat, state.acting(), judge, None) for plan in plans)
        assert along == pytest.approx((first + last) / 2)
        differ += first != last
    assert differ, "the second turn changed nothing: this proves nothing"


def test_where_rollouts_come_to_others_may_judge_but_not_for_a_character() -> None:
    ends, own = PROGRESS.evaluation_by("ends"), PROGRESS.evaluation_by("hand")
    two, alone = (PROGRESS.start(PROGRESS.complete({"players": n}), "fitted", False) for n in ("2", "1"))
    assert Plan(Settings()).fitted(two, "ends", own) is ends
    assert Plan(Settings()).fitted(two, "", own) is own
    assert Plan(Settings(), own).fitted(two, "ends", own) is own
    assert Plan(Settings()).fitted(alone, "ends", own) is own, "they were fitted to how seats differ"


def test_ends_of_actions_may_be_compared_by_weights_of_their_own() -> None:
    """What is paid on the way is still chosen by the value: those weights know nothing of the middle of an action."""
    value, actions = PROGRESS.evaluation_by("tuned"), PROGRESS.evaluation_by("actions")
    plain, compared = Plan(Settings()), Plan(Settings(compare="actions"))
    for state, seat in asked(PROGRESS, PROGRESS.complete({"players": "2"}), "compare", 6):
        legal = state.legal(seat)
        before, now = (plan.lines(state, seat, legal, value) for plan in (plain, compared))
        assert [line.value for line in before] == [value.value(line.state, seat) for line in before]
        assert [line.value for line in now] == [actions.value(line.state, seat) for line in now]
        assert [line.state.zones for line in now] == [line.state.zones for line in before]


def test_the_rest_of_a_turn_is_the_best_of_what_is_known() -> None:
    """In a world that is known, a beam of actions ends the turn no worse than taking what looks best each time."""
    game = load("progress")
    value = game.evaluation_by("tuned")
    better = 0
    for state, seat in asked(game, game.complete({"players": "2"}), "rest of the turn", 16):
        if state.acting() != seat:
            continue
        plain = rolled_out(state.clone(), seat, 0, 100, value)
        found = [best_rest(state.clone(), seat, width, 100, value) for width in (1, 4)]
        assert all(end.result is not None or end.acting() != seat for end in found)
        assert value.value(found[0], seat) >= value.value(plain, seat)
        better += value.value(found[1], seat) > value.value(plain, seat)
    assert better, "the beam found nothing: this proves nothing"


def test_the_best_rest_of_a_turn_is_judged_where_the_turn_ends() -> None:
    """Of the ways that a beam finds, another judge takes the one that it thinks best."""
    game = load("progress")
    value, compared, judge = (game.evaluation_by(name) for name in ("tuned", "actions", "turns"))
    differ = 0
    for state, seat in asked(game, game.complete({"players": "2"}), "judged rest", 16):
        if state.acting() != seat:
            continue
        judged = best_rest(state.clone(), seat, 4, 100, value, compared, judge)
        plain = best_rest(state.clone(), seat, 4, 100, value, compared)
        assert judge.value(judged, seat) >= judge.value(plain, seat)
        differ += judge.value(judged, seat) > judge.value(plain, seat)
    assert differ, "both found the same everywhere: this proves nothing"


def test_who_plays_on_need_not_know_what_lies_in_its_world() -> None:
    """From which pile a card is drawn: with dice that does not depend on what lies there, without them it does."""
    game = load("progress")
    value = game.evaluation_by("tuned")
    differ = 0
    for state, seat in asked(game, game.complete({"players": "2"}), "unseen", 200):
        if state.asking().name != "take-card":
            continue
        worlds = [redeal(state, seat, dice_from_seed(f"world {number}")) for number in range(6)]
        piles = []
        for unseen in (False, True):
            ends = [
                best_child(world.clone(), seat, world.legal(seat), value, dice_from_seed("dice") if unseen else None)
                for world in worlds
            ]
            piles.append({tuple(len(cards) for cards in end.zones) for end in ends})
        differ += len(piles[0]) > 1
        assert len(piles[1]) == 1
    assert differ, "what lies there made no difference: this proves nothing"


def test_alone_everybody_counts_points_by_the_value_itself() -> None:
    """What was fitted to how seats differ, and chances to win, say nothing there: experts had scores below zero."""
    expert = settings_for(PROGRESS, "expert")
    assert expert.compare
    assert expert.spread
    plain = Plan(Settings(worlds=2, nodes=10))
    other = Plan(replace(expert, worlds=2, nodes=10))
    for state, seat in asked(PROGRESS, PROGRESS.complete({"players": "1"}), "by itself", 6):
        legal = state.legal(seat)
        one, two = (plan.values(state.clone(), seat, legal, dice_from_seed("bot")) for plan in (plain, other))
        assert one == two


def test_alone_nothing_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else's turn would ever come: it would be played to the end of the game."""
    monkeypatch.setattr("clio.bots.plan.rolled_out", lambda *_: pytest.fail("it was played on"))
    state, seat = asked(PROGRESS, PROGRESS.complete({"players": "1"}), "alone", 1)[0]
    bot = bots.make("plan:worlds=1:nodes=4:candidates=2:simulations=2:turns=1")
    assert decide(bot, state, seat, dice_from_seed("bot")) in state.legal(seat)


def test_a_game_that_ends_in_one_world_of_many_does_not_outweigh_the_others() -> None:
    points, chances = Plan(Settings()), Plan(Settings(spread=10))
    risky, safe = [-1000.0] + [6.0] * 19, [5.0] * 20
    assert sum(map(points.counted, risky)) < sum(map(points.counted, safe))
    assert sum(map(chances.counted, risky)) < sum(map(chances.counted, safe)), "one in twenty is a price"
    brave = [-1000.0] + [12.0] * 19
    assert sum(map(points.counted, brave)) < sum(map(points.counted, safe))
    assert sum(map(chances.counted, brave)) > sum(map(chances.counted, safe)), "but not any price"
    assert chances.counted(1000.0) == pytest.approx(1.0)
    assert chances.counted(0.0) == 0.5


def test_nothing_is_collected_while_a_bot_thinks_and_everything_afterwards() -> None:
    state = PROGRESS.new(seed=4)
    seat = state.seats_open()[0]
    seen: list[bool] = []

    class Watching(ScoreEvaluation):
        def value(self, state: State, seat: int) -> float:
            seen.append(gc.isenabled())
            if len(seen) == 3:
                raise RuntimeError("even if it fails")
            return super().value(state, seat)

    assert gc.isenabled()
    with pytest.raises(RuntimeError, match="even if it fails"):
        Plan(Settings(worlds=1), Watching(PROGRESS)).choose(state, seat, dice_from_seed("quiet"))
    assert seen == [False, False, False]
    assert gc.isenabled()
