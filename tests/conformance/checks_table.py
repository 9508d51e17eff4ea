"""What must hold at any moment of any table: each check takes a table and fails with a sentence."""

from __future__ import annotations

import copy
import pickle
from typing import Any

from clio.engine.action import Action
from clio.engine.dice import Dice, dice_from_seed
from clio.engine.errors import IllegalAction
from clio.engine.game import Game
from clio.engine.ids import Card, Seat, ZoneId
from clio.engine.state import State
from clio.engine.step import Options, Step
from clio.engine.words import words
from tests.conformance.play import Setup, any_action, any_seat, by_name, play_on

# What the kernel's State keeps; `clone` and `key` answer for these.
KERNEL = {
    "game", "layout", "options", "cap", "dice", "zones", "agenda", "number", "opened", "answers", "memory", "result",
}  # fmt: skip
# What is worked out again, or belongs to the last action only.
PASSING = {"events", "marked", "moved", "news", "_asked", "_cause", "_legal", "_legal_seat", "_told", "answered_about"}
PLAIN = (bool, int, str, float, list, dict, set, tuple, type(None))


# --- copies -------------------------------------------------------------------------------------------


def check_clone(state: State) -> None:
    """A copy equals its original in everything and shares nothing that can change."""
    copied = state.clone()
    assert type(copied) is type(state)
    assert copied.key() == state.key(), "a clone differs from its original"
    for name in sorted(KERNEL | set(state.fields)):
        mine, other = getattr(state, name), getattr(copied, name)
        if name in state.fields:
            assert mine == other, f"a clone differs in {name!r}"
        if name == "zones":
            assert all(a is not b for a, b in zip(mine, other, strict=True)), "a clone shares a zone"
        if name in ("zones", "agenda", "answers", "dice", "memory"):
            assert mine is not other, f"a clone shares {name!r}"
    assert copied.seats_open() == state.seats_open()
    for seat in range(state.layout.seats):
        assert copied.legal(seat) == state.legal(seat)


def check_attributes(state: State) -> None:
    """Everything a state keeps is listed, so that nothing is forgotten by key, clone or position."""
    if not hasattr(state, "__dict__"):
        return  # compiled: the same source was looked at uncompiled
    kept = set(vars(state))
    listed = KERNEL | PASSING | set(state.fields)
    assert kept >= listed, f"listed but not kept: {sorted(listed - kept)}"
    for name in sorted(kept - listed):
        assert not isinstance(getattr(state, name), PLAIN), f"{name!r} is kept by the state but not in its `fields`"
    declared = [field.name for field in state.game.fields]
    assert set(declared) <= set(state.fields), "a Field of the game is no field of its state"
    assert len(set(declared)) == len(declared)


def check_pickling(state: State) -> None:
    """Tables, steps and actions travel to other processes and come back equal."""
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert type(other) is type(state)
        assert other is not state
        assert other.key() == state.key(), "a pickled or deeply copied state differs"
        assert dict(other.options) == dict(state.options)
        assert other.game is state.game
        for seat in range(state.layout.seats):
            assert other.legal(seat) == state.legal(seat)  # the very same actions
    for step in state.agenda:
        assert repr(pickle.loads(pickle.dumps(step))) == repr(step)
        if hasattr(step, "__dict__"):
            assert vars(type(step)(*step.args())) == vars(step), f"{step!r} is not made again by its args"
        assert copy.deepcopy(step) is step
        assert state.game.step_class(step.name) is type(step), f"the game does not list the step {step.name!r}"
    assert pickle.loads(pickle.dumps(state.dice)).key() == state.dice.key()


def check_no_leaks(setup: Setup, seed: str, keep: int) -> None:
    """Copies made on the way are as they were, whatever happened to the table and to each other since."""
    dice = dice_from_seed(f"leaks {seed}")
    state = setup.start(seed)
    kept: list[tuple[State, tuple[object, ...]]] = []
    while not state.over:
        if not kept or dice.below(keep) == 0:  # some games end early
            kept.append((state.clone(), state.key()))
            if dice.below(2) == 0:
                state = state.clone()  # go on with the copy
        if dice.below(keep) == 0:
            branch = kept[dice.below(len(kept))][0].clone()
            for _ in range(5):
                if not branch.over:
                    play_on(branch, dice)
        play_on(state, dice)
    assert kept
    for old, key in kept:
        assert old.key() == key, f"the copy made after action {old.number} has changed since"


# --- components ---------------------------------------------------------------------------------------


def check_components(state: State) -> None:
    """Every physical card lies in exactly one place."""
    lying = sorted(card for zone in state.zones for card in zone)
    assert lying == list(range(len(state.game.card_name))), "a card is lost or doubled"
    for zone, cards in enumerate(state.zones):
        assert state.layout.in_use(ZoneId(zone)) or not cards, (
            f"cards in {state.layout.names[zone]!r}, where nobody sits"
        )


def check_possible(state: State) -> None:
    """Nothing on the table is impossible."""
    problems = state.game.impossible(state)
    assert not problems, " ".join(map(str, problems))


def check_asked(state: State) -> None:
    """Until the game is over somebody is asked, and whoever is asked can answer."""
    if state.over:
        assert state.seats_open() == []
        assert state.result is not None
        assert len(state.result.places) == state.layout.seats
        assert 1 in state.result.places or state.layout.seats == 1
        assert state.result.aborted or state.result.ending in state.game.endings
        return
    assert state.seats_open(), f"{state.asking()!r} asks nobody"
    for seat in range(state.layout.seats):
        assert bool(state.legal(seat)) == (seat in state.seats_open()), f"{state.asking()!r} leaves seat {seat} stuck"


# --- actions and refusals -----------------------------------------------------------------------------


def check_legal(state: State, dice: Dice, sample: int) -> None:
    """What is listed can be done; nothing else can, and trying changes nothing."""
    rows = state.game.actions.rows
    key = state.key()
    for seat in range(state.layout.seats):
        legal = list(state.legal(seat))
        assert len(legal) == len({action.index for action in legal}), f"{state.asking()!r} lists an action twice"
        for action in legal:
            assert rows[action.index] is action
            child = state.clone()
            child.apply(seat, action)
            assert child.number == state.number + 1
            check_asked(child)
        for _ in range(sample):
            action = rows[dice.below(len(rows))]
            if action not in legal:
                check_refused(state, seat, action)
    assert state.key() == key, "looking at what is legal has changed the table"


def check_refused(state: State, seat: int, action: Action) -> None:
    key = state.key()
    try:
        state.apply(seat, action)
    except IllegalAction:
        assert action.text in str(state.game.say_no(state, seat, action))
    else:
        raise AssertionError(f"{action.text!r} is not on the list of seat {seat} and was done all the same")
    assert state.key() == key, f"the refused {action.text!r} has changed the table"


def check_refusals(state: State, known: set[str]) -> None:
    """Every action of the table is legal or has a refusal: a rule of the book and a message somebody wrote."""
    game = state.game
    for seat in range(state.layout.seats):
        legal = set(state.legal(seat))
        refused = {action for action, code in state.refused(seat)}
        assert not legal & refused, f"{state.asking()!r} offers and refuses {legal & refused}"
        assert all(code > 0 for _, code in state.refused(seat))
        if legal:
            explained = Options(True)
            state.asking().options(state, Seat(seat), explained)
            same = set(explained.legal) == legal
            assert same, f"{state.asking()!r} offers something else when it has to explain itself"
        for action in game.actions.rows:
            refusal = game.refusal(state, seat, action)
            if action in legal:
                assert refusal is None, f"{action.text!r} is legal and refused"
                continue
            assert refusal is not None, f"{action.text!r} is neither legal nor refused"
            assert refusal.rule in game.rules, f"{action.text!r} is refused by no rule: {refusal.rule!r}"
            if refusal.message not in known:
                assert has_message(game, refusal.message), f"nobody wrote the message {refusal.message!r}"
                known.add(refusal.message)


def has_message(game: Game, message: str) -> bool:
    """In English, in the game's own words or in the kernel's."""
    return words((*game.packages, "clio.engine"), "en").has(message)


def check_decision_numbers(setup: Setup, seed: str) -> None:
    """A decision has one number: never the same for two of a seat, never another because others answer."""
    from clio.engine.view import decision_number

    dice = dice_from_seed(f"numbers {seed}")
    state = setup.start(seed)
    used: set[tuple[int, int]] = set()
    while not state.over:
        before = {seat: decision_number(state, seat) for seat in state.seats_open()}
        opened = state.opened
        seat = any_seat(state, dice)
        assert (seat, before[Seat(seat)]) not in used, "two decisions of a seat have the same number"
        used.add((seat, before[Seat(seat)]))
        state.apply(seat, any_action(state, seat, dice))
        if not state.over and state.opened == opened:
            for other in state.seats_open():
                assert other == seat or decision_number(state, other) == before[other]


# --- copies of a card ---------------------------------------------------------------------------------


def check_copies_are_alike(setup: Setup, seed: str, most: int) -> None:
    """It makes no difference which of several cards that look the same lies where: positions do not keep it.

    A step or a number that holds a physical card breaks this: hold what the card is, or find it in its zone.
    """
    dice = dice_from_seed(f"alike {seed}")
    state = setup.start(seed)
    while not state.over and state.number < most:
        other = with_copies_exchanged(state, dice)
        question = state.asking().name
        seat = any_seat(state, dice)
        texts = [action.text for action in state.legal(seat)]
        assert [action.text for action in other.legal(seat)] == texts, f"{question} depends on which copy lies where"
        action = any_action(state, seat, dice)
        if state.game.rare(action):  # a seat that leaves takes cards by their printed player mark out of later decks
            return
        state.apply(seat, action)
        other.apply(seat, action)
        same = by_name(other) == by_name(state) and agenda(other) == agenda(state)
        assert same, f"{action.text!r} after {question} depends on which copy lies where"


def agenda(state: State) -> list[list[int | str]]:
    """What is to happen, with cards by name."""
    found = []
    for step in state.agenda:
        words: list[int | str] = [step.name, *step.args()]
        for number in step.card_args:
            words[1 + number] = state.game.card_name[step.args()[number]]
        found.append(words)
    return found


def renamed(step: Step[Any], now: list[int]) -> Step[Any]:
    args = list(step.args())
    for number in step.card_args:
        args[number] = now[args[number]]
    return type(step)(*args)


def with_copies_exchanged(state: State, dice: Dice) -> State:
    """A copy in which cards that look the same have changed places."""
    game = state.game
    now = list(range(len(game.card_name)))
    for card, copies in enumerate(game.copies()):
        if copies and card < copies[0]:
            group = [card, *copies]
            dice.shuffle(group)
            for old, new in zip([card, *copies], group, strict=True):
                now[old] = new
    other = state.clone()
    other.forget_legal()
    other.zones = [[Card(now[card]) for card in zone] for zone in state.zones]
    other.agenda = [renamed(step, now) for step in state.agenda]
    for field in game.fields:
        if field.shape == "cards":
            numbers: list[int] = getattr(state, field.name)
            setattr(other, field.name, [numbers[now.index(card)] for card in range(len(now))])
    return other
