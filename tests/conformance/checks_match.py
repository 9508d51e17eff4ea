"""What must hold of a game being played: its record, positions, undo, masked log, answers given together."""

from __future__ import annotations

import pickle
from typing import Any

from clio.engine.dice import Dice, dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.event import MOVED, SHUFFLED
from clio.engine.match import Match
from clio.engine.position import load_position, position_text
from clio.engine.record import RecordFile, record_text
from clio.engine.state import State
from clio.engine.step import Together
from clio.engine.view import SPECTATOR, View, view
from tests.conformance.play import Setup, any_action, any_seat, by_name, observed

# --- records ------------------------------------------------------------------------------------------


def check_record(setup: Setup, seed: str, undo_every: int, cuts: int) -> None:
    """A record replays to the same game, whole or cut anywhere, and says the same again."""
    dice = dice_from_seed(f"record {seed}")
    match = setup.match(seed)
    kept = {}
    while not match.state.over:
        if len(match.entries) < 5 or dice.below(100) == 0:
            kept[len(match.entries) - 1] = match.state.clone()
        seat = any_seat(match.state, dice)
        if match.can_undo(seat) and dice.below(undo_every) == 0:
            match.undo(seat)
        else:
            match.act(seat, any_action(match.state, seat, dice))
    text = record_text(match)
    again = RecordFile(text).replay()
    assert record_text(again) == text, "a replayed record differs"
    assert record_text(pickle.loads(pickle.dumps(match))) == text
    assert again.state.key() == match.state.key()
    for at in list(kept)[-cuts:]:
        part = RecordFile(text).replay(at)
        assert part.state.key() == kept[at].key(), f"the record replayed to action {at} gives another table"
        assert record_text(RecordFile(record_text(part)).replay()) == record_text(part)


def check_damage(setup: Setup, seed: str) -> None:
    """A record in which chance shows another card is refused."""
    dice = dice_from_seed(f"damage {seed}")
    match = setup.match(seed)
    while not match.state.over and not any(entry.shown for entry in match.entries[1:]):
        seat = any_seat(match.state, dice)
        match.act(seat, any_action(match.state, seat, dice))
    lines = record_text(match).splitlines()
    number = max(n for n, line in enumerate(lines) if " > " in line)
    lines[number] = lines[number].rpartition(" > ")[0] + " > something_else"
    try:
        RecordFile("\n".join(lines)).replay()
    except ClioError:
        return
    raise AssertionError("a record that shows a wrong card was replayed without a word")


# --- positions ----------------------------------------------------------------------------------------


def check_position(state: State, dice: Dice, further: int) -> None:
    """A table written and read again is the same table by all that can be seen, and plays on the same."""
    text = position_text(state)
    other = load_position(text)
    assert position_text(other) == text, "a position read and written again differs"
    assert by_name(other) == by_name(state)
    for name in plain(state):
        assert getattr(other, name) == getattr(state, name), f"{name!r} is lost in a position"
    table = state.clone()
    for _ in range(further):
        if table.over:
            return
        seat = any_seat(table, dice)
        assert [a.text for a in other.legal(seat)] == [a.text for a in table.legal(seat)]
        action = any_action(table, seat, dice)
        table.apply(seat, action)
        other.apply(seat, action)
        assert by_name(other) == by_name(table), f"after {action.text!r} a position that was read goes another way"
    for seat in (SPECTATOR, *range(state.layout.seats)):
        same = unordered(view(other, seat), table) == unordered(view(table, seat), table)
        assert same, f"seat {seat} sees another table after a position was read"


def unordered(seen: View, state: State) -> View:
    """A view in which cards without order are sorted: a position does not keep what means nothing."""
    for zone, name in enumerate(state.layout.names):
        if not state.layout.ordered[zone]:
            seen.cards(name).sort()
    return seen


def plain(state: State) -> list[str]:
    """The fields that do not count by physical card: copies of a card may have changed places."""
    by_card = {field.name for field in state.game.fields if field.shape == "cards"}
    return [name for name in state.fields if name not in by_card]


# --- undo ---------------------------------------------------------------------------------------------


def check_undo(setup: Setup, seed: str, most: int) -> None:
    """Undo is the inverse of act, and goes back exactly as far as the frontier.

    The frontier is worked out here from the events alone: the seat or chance turned up a card, dice were
    used, another seat acted, all have answered, the game is over.
    """
    dice = dice_from_seed(f"undo {seed}")
    match = setup.match(seed)
    free: list[tuple[int, State]] = []  # (seat, table before) of what can be taken back
    while not match.state.over and match.state.number < most:
        seat = any_seat(match.state, dice)
        before = match.state.clone()
        uses = match.state.dice.uses
        together = isinstance(match.state.asking(), Together)
        match.act(seat, any_action(match.state, seat, dice))
        learned = any(
            event.revealed() or event.name == SHUFFLED or (event.seen & ~event.before) >> seat & 1
            for event in match.events
            if event.name in (MOVED, SHUFFLED)
        )
        if learned or match.state.over or match.state.dice.uses != uses:
            free = []
        elif together:
            free = []  # see check_together_undo
        else:
            free = [*(done for done in free if done[0] == seat), (seat, before)]
        for other in range(setup.seats):
            if not any(done[0] == other for done in free) and not together:
                check_cannot_undo(match, other)
        if free and not together and dice.below(3) == 0:
            check_undo_all(match, free, dice)
            free = []  # undone and done again: what came before is forgotten here


def check_cannot_undo(match: Match, seat: int) -> None:
    assert not match.can_undo(seat), f"seat {seat} could go back beyond its frontier"
    entries = len(match.entries)
    try:
        match.undo(seat)
    except ClioError:
        assert len(match.entries) == entries
        return
    raise AssertionError("an undo that was not possible was done")


def check_undo_all(match: Match, free: list[tuple[int, State]], dice: Dice) -> None:
    """Take back some of the latest actions one by one, then do them again."""
    texts = [entry.text for entry in match.entries]
    after = match.state.key()
    count = 1 + dice.below(len(free))
    done = [match.undoable[-1 - n].action for n in range(count)]
    for number in range(count):
        seat, before = free[-1 - number]
        assert match.can_undo(seat), "an action that told nobody anything cannot be taken back"
        match.undo(seat)
        assert match.state.key() == before.key(), "undo does not lead back to the table before"
    assert [entry.text for entry in match.entries] == texts + ["undo"] * count, "undo erases something"
    for action in reversed(done):
        match.act(free[-1][0], action)
    assert match.state.key() == after, "what was undone and done again differs"


# --- together -----------------------------------------------------------------------------------------


def check_together(state: State, dice: Dice) -> bool:
    """The order in which answers arrive makes no difference. False if nobody is asked together here."""
    if state.over or not isinstance(state.asking(), Together) or len(state.seats_open()) < 2:
        return False
    answers = some_answers(state, dice)
    one = answer_all(state, answers, sorted(answers))
    other = answer_all(state, answers, sorted(answers, reverse=True))
    mixed = answer_all(state, answers, [])
    assert one.key() == other.key() == mixed.key(), "the order of answers given together makes a difference"
    return True


def some_answers(state: State, dice: Dice) -> dict[int, list[str]]:
    """For each seat that is asked all its picks, chosen as if nobody else answered."""
    answers: dict[int, list[str]] = {}
    for seat in state.seats_open():
        alone = state.clone()
        picks: list[str] = []
        while not alone.over and alone.opened == state.opened and seat in alone.seats_open():
            action = any_action(alone, seat, dice)
            alone.apply(seat, action)
            picks.append(action.text)
        answers[seat] = picks
    return answers


def answer_all(state: State, answers: dict[int, list[str]], order: list[int]) -> State:
    """Seat by seat in this order; without one, turn and turn about."""
    table = state.clone()
    turns = [(seat, text) for seat in order for text in answers[seat]]
    if not order:
        longest = max(map(len, answers.values()))
        turns = [(seat, texts[n]) for n in range(longest) for seat, texts in answers.items() if n < len(texts)]
    for seat, text in turns:
        table.apply(seat, table.game.actions.find(text))
    return table


def check_together_undo(setup: Setup, seed: str) -> int:
    """An answer can be taken back until all have answered, and others' answers stay. How often it was tried."""
    dice = dice_from_seed(f"together {seed}")
    match = setup.match(seed)
    tried = 0
    while not match.state.over:
        seat = any_seat(match.state, dice)
        together = isinstance(match.state.asking(), Together)
        question = match.state.opened
        match.act(seat, any_action(match.state, seat, dice))
        if not together:
            continue
        if match.state.over or match.state.opened != question:
            assert not match.undoable, "an answer could be taken back after all have answered"
            continue
        tried += 1
        answered = sorted({done.seat for done in match.undoable if done.before.opened == question})
        check_answer_taken_back(match, answered[dice.below(len(answered))])
    return tried


def check_answer_taken_back(match: Match, seat: int) -> None:
    state = match.state
    after = state.key()
    given = [done.action for done in match.undoable if done.seat == seat and done.before.opened == state.opened]
    others = {
        other: [done.action for done in match.undoable if done.seat == other]
        for other in range(len(match.names))
        if other != seat
    }
    match.undo(seat)
    assert seat in match.state.seats_open()
    for other, actions in others.items():
        kept = [done.action for done in match.undoable if done.seat == other]
        assert kept == actions, "an undo has touched the answer of another seat"
    match.act(seat, given[-1])
    assert match.state.key() == after, "an answer taken back and given again makes a difference"


# --- the masked log -----------------------------------------------------------------------------------


LATEST = 12  # lines of the log that may still come to say more


def check_masked_log(setup: Setup, seed: str, most: int) -> None:
    """While a game runs no line tells a seat a card it has not seen, and no seat learns the seed."""
    dice = dice_from_seed(f"masked {seed}")
    match = setup.match(f"s{seed}")
    names = set(match.game.card_name)
    told: list[dict[int, str]] = [{} for _ in range(setup.seats + 1)]
    for other in (SPECTATOR, *range(setup.seats)):
        check_revealed(match, other, seen_by(match.state, other))
    while not match.state.over and match.state.number < most:
        before = match.state.clone()
        seat = any_seat(match.state, dice)
        if match.can_undo(seat) and dice.below(8) == 0:
            match.undo(seat)
        else:
            match.act(seat, any_action(match.state, seat, dice))
        for other in (SPECTATOR, *range(setup.seats)):
            known = seen_by(before, other) | seen_by(match.state, other)
            known |= {str(line[5]) for line in observed(match.events, match.state, other)}
            for number in range(max(0, len(match.entries) - LATEST), len(match.entries)):
                entry = match.entries[number]
                line = entry.told(other)
                if line != told[other].get(number) and entry.seat != other:
                    hidden = names & set(line.split()) - known
                    assert not hidden, f"the log tells seat {other} of {hidden} in {line!r}"
                told[other][number] = line
            check_revealed(match, other, known)
    check_no_seed(setup, seed, dice)


def check_revealed(match: Match, seat: int, known: set[str]) -> None:
    """What chance showed in the latest entry is told to those who saw it."""
    named = {name for name in match.entries[-1].revealed(seat) if name != "?" and not name.startswith("~")}
    assert named <= known, f"the log tells seat {seat} that chance showed {named - known}"


def seen_by(state: State, seat: int) -> set[str]:
    """The names of all cards the seat sees, or knows of although it does not see them."""
    layout, names = state.layout, state.game.card_name
    eyes = 1 << seat if seat >= 0 else layout.everyone
    seen = [zone for zone in range(len(state.zones)) if layout.sees[zone] & eyes == eyes]
    cards = {card for zone in seen for card in state.zones[zone]}
    cards |= {zone[-1] for number, zone in enumerate(state.zones) if layout.top[number] and zone}
    return {names[card] for card in cards | set(state.knowledge(seat).zones)}


def check_no_seed(setup: Setup, seed: str, dice: Dice) -> None:
    match = setup.match(f"secret-{seed}")
    for _ in range(5):
        seat = any_seat(match.state, dice)
        match.act(seat, any_action(match.state, seat, dice))
        if match.state.over:
            return
    for other in (SPECTATOR, *range(setup.seats)):
        text = record_text(match, other)
        assert f"secret-{seed}" not in text, "the log of a running game tells its seed"
        assert match.fingerprint in text


def check_view_hides_answers(view: dict[str, Any], state: State, seat: int) -> None:
    """Of the answers given face down a view holds the seat's own."""
    for other, index in enumerate(state.answers):
        if index >= 0 and other != seat:
            assert state.game.actions.rows[index].text not in (view["answer"], *view["zones"].values())
