"""Why one choice is better than another: what the ends of the two have that the others have not.

Both were tried in the same worlds, so what differs on average is what the choice made. What weighs most is told first,
what it costs beside what it brings, at the tables by which the choices were judged. Only cards that the seat could see
when it chose are named: what was drawn in a world that the coach made up is nobody's reason. Where all this does not
explain the verdict it is said that the rest is experience.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cached_property
from typing import Final, TypeAlias

from clio.coach.because import as_good, blocked, credited, follows, same_card, same_move, seen_cards, waits
from clio.coach.decisions import Choice, Judged
from clio.coach.elsewhere import MOST, by_card, laid, moved
from clio.coach.ends import MOSTLY, TYPICAL, Ends, lying
from clio.coach.left_out import arrives, gone, sifted, stands
from clio.coach.onwards import played_on, played_out
from clio.coach.places import FROM, curve_of
from clio.coach.telling import Telling, telling_of
from clio.coach.told import WORTH_LATER, WORTH_TELLING, Change, Laid, Moved, Note, Reason, Waits
from clio.engine.namer import card_names
from clio.engine.state import State
from clio.engine.words import Fills

MOST_OF_OTHERS: Final = 2
MOST_CONTRASTS: Final = 2
MOST_DONE: Final = 4  # moves of a turn
MOST_FOLLOWING: Final = 2  # moves of later turns
WORTH_ASKING: Final = FROM[0]  # expected place lost: the rules are asked what they refuse
MOST_GAINS: Final = 2
MOST_COSTS: Final = 1
MATTERS: Final = 0.4  # of what is gained: a cost that weighs less is not told
ENOUGH: Final = 2  # with fewer rows that differ, what a card says is told of any card
BESIDE: Final = 0.2  # of what weighs most on the same side: what weighs less is not told
WORTH_FURTHER: Final = 0.5  # of a row, where it was played on for some turns
MUCH: Final = 2.0  # so much of a row that always counts is told beside anything
TRIFLE: Final = 0.05  # of what weighs most on either side
EXPLAINED: Final = 0.25  # part of the difference in value; below it the rest is experience
Played: TypeAlias = tuple[int, Ends, Ends]  # so many turns played on, and where the two lead
REST, AGAINST = "coach-rest", "coach-against"
UNSEEN, SEEN = "coach-unseen", "coach-seen"  # only a card differs: it is weighed against one that nobody has seen


def reason(before: State, judged: Judged) -> Reason:
    """Why the best choice is better than the one that was taken."""
    best, taken = judged.best, judged.taken
    if best is taken:
        return Reason()
    compared = Comparison(before, judged.seat, best, taken, lambda: played_on(before, judged))
    found = compared.reason()
    found.alike = as_good(judged)
    if judged.lost >= WORTH_ASKING:
        wanted = (best.action.text, *found.done)
        found.blocked = blocked(before, judged, [text for text in dict.fromkeys(wanted) if not compared.quiet(text)])
    gap = EXPLAINED * (best.value - taken.value)
    found.doubtful = not found.finished and compared.balance(found) <= 0
    if found.vague or found.rest or found.doubtful or compared.only_later:
        explained = compared.add_further(found, compared.further)
        if found.rest == REST and explained >= gap:
            found.rest = ""
    compared.add_follows(found)
    found.contrast = compared.contrast(found)[:MOST_CONTRASTS]
    if found.rest == REST and compared.heaviest_gain(found) >= gap:
        found.rest = ""  # something weighty is told; what it costs is told beside it
    if not found.finished:
        found.outcome = played_out(before, judged)
    if compared.says_it(found):
        found.rest, found.doubtful = "", False
    elif found.experience and not found.rest:
        found.rest = REST
    compared.shorten(found)
    if found.rest == REST and not found.experience and found.blocked is not None and (found.more or found.further):
        found.rest = ""  # why the other choice cannot have it is told, and what it brings
    return found


class Comparison:
    """Two choices of one decision, side by side."""

    def __init__(
        self, before: State, seat: int, best: Choice, taken: Choice, play: Callable[[], Iterable[Played]]
    ) -> None:
        curve = curve_of(before.game)
        self.before, self.seat = before, seat
        self.best, self.taken, self.play = best, taken, play
        self.telling: Telling = telling_of(before.game)
        self.passing = set(self.telling.untold)  # and the rows that differ at first only
        self.idle: set[str] = set()  # cards of moves that are left out
        self.stage = curve.stage(before)
        self.seen = seen_cards(before, seat)
        self.names = card_names(before.game)
        self.rivals = max(1, before.layout.seats - len({seat, *before.game.mates(before, seat)}))
        self.prior, self.simulations = curve.settings.prior, curve.settings.simulations
        played_on = bool(len(best.later) and len(taken.later))
        self.only_later = played_on and not self.prior  # nothing else was judged
        self.both = played_on and not self.only_later
        self.uneven = self.both and self.turn_over(best) != self.turn_over(taken)
        self.played: tuple[Ends, Ends] = (best.later, taken.later) if self.both else (Ends(), Ends())
        self.mine, self.theirs = (choice.later if self.only_later else choice.ends for choice in (best, taken))

    @cached_property
    def further(self) -> list[Played]:
        """Where both lead when they are played on; that takes time, so it is done where something depends on it."""
        return list(self.play())

    def reason(self) -> Reason:
        found = Reason()
        found.done, found.undone = self.moves()
        if found.done or found.undone:
            found.example = [
                not ends.typical()[1] and told != [choice.action.text]
                for ends, told, choice in (
                    (self.mine, found.done, self.best),
                    (self.theirs, found.undone, self.taken),
                )
            ]
        found.either = self.either()
        words = {word for text in (*found.done, *found.undone) for word in text.split()} | self.idle
        best, taken = (set(choice.action.text.split()) for choice in (self.best, self.taken))
        chosen = best | taken
        held = chosen & self.lying_already() if self.only_later else chosen
        unsaid = self.seen - ((words - chosen) | (best & taken))
        found.moved = moved(self.mine, self.theirs, self.telling.places, unsaid, held)
        gone_over = _all(found.moved)
        found.laid = laid(self.mine, self.theirs, self.telling.places, self.seen - gone_over, words | chosen)
        found.kept, found.spent = self.of_hand(found.laid)
        if self.uneven:
            found.moved, found.laid, found.kept, found.spent = [], [], [], []
        changes = self.changes()
        counted = self.counted(found)
        weighty = [change for change in changes if change.enough and self.steady(change) and self.real(change)]
        if any(found.example):  # a mean over several turns is not what the one that is named leaves
            weighty = [change for change in weighty if change.message not in self.telling.amounts]
        told = self.lone([change for change in weighty if change.message not in counted] or weighty)
        found.more, found.less = ([*map(self.placed, self.heaviest(told, sign))] for sign in (1.0, -1.0))
        if any(change.message in self.telling.lasting for change in (*found.more, *found.less)):
            found.turns = round(self.before.game.turns_left(self.before, self.seat))
            found.more = [replace(change, stays=self.stays(change)) for change in found.more]
        heaviest = max((abs(self.weight(change)) for change in told), default=0.0)
        found.others = self.of_others(heaviest)
        found.finished = self.finished()
        found.notes = self.notes()
        noted = [note.card for note in found.notes]
        waiting = self.waiting(len(found.more) + len(found.less) < ENOUGH and (found.vague or not any(noted)))
        found.about = [name for name in waiting if name not in noted]
        if found.decided:
            found.less, found.about = [], []
        if not found.finished:
            found.rest = self.rest(sum(map(self.weight, weighty)) - self.given(), found)
        return found

    def shorten(self, found: Reason) -> None:
        """Only what weighs: what is the same some turns later is a matter of time, and tells nobody what to do."""
        if found.more or found.further or found.follows or found.blocked or found.outcome:
            found.about = []
        if found.blocked is not None:
            found.follows = []  # why not is told already
        if (found.blocked is not None or found.outcome is not None) and not self.quiet(self.taken.action.text):
            found.follows_other = []
        if found.contrast:
            self.leave_out(found)
        alike = {same_move(text, self.names) for text in found.alike}  # to lead to what is as good is no fault
        found.follows_other = [each for each in found.follows_other if same_move(each.move, self.names) not in alike]
        if self.both:
            for changes in (found.more, found.less, found.others):
                lasting = [replace(change, now=0.0) for change in changes if abs(change.later or 0.0) >= WORTH_LATER]
                changes[:] = lasting
        gain = max(map(self.weight, (*found.more, *found.further)), default=0.0)
        found.more = [self.with_cards(change) for change in self.first(found.more, MOST_GAINS)]
        weighty = [change for change in found.less if abs(self.weight(change)) >= MATTERS * gain]
        always = [change for change in found.less if self.counts_always(change) and change not in weighty]
        found.less = [self.with_cards(change) for change in self.first([*weighty, *always], MOST_COSTS)]
        found.less = [change for change in found.less if not self.made_up(change, found)]
        spent = [each for each in found.further if self.weight(each) < 0 and each.message in self.telling.void]
        found.further = [change for change in found.further if change not in spent]  # it paid for what is told
        if not (found.more or found.further or found.rest == AGAINST):
            found.less = []  # what it brings is no number: what it costs alone says nothing
        tries, over, won, other, lost = found.finished or (1, 0, 0, 0, 0)
        if won <= lost and 2 * abs(over - other) < tries:
            found.finished = ()
        if found.outcome is not None and found.outcome.points > 0:
            found.more, found.less, found.others = [], [], []  # the end of the game says what all of that comes to

    def leave_out(self, found: Reason) -> None:
        """What weighs less than what is said of the two side by side, or says no more."""
        found.spent, found.follows_other, found.rest = [], [], ""
        found.more = [] if self.quiet(self.taken.action.text) else found.more[:1]
        found.less = [change for change in found.less if self.counts_always(change)]
        if found.outcome is not None:
            found.follows = []
        covered = {fact for message, _ in found.contrast for fact in self.telling.covers.get(message, ())}
        found.notes = [
            replace(note, facts=tuple(fact for fact in note.facts if fact[0] not in covered)) for note in found.notes
        ]

    def made_up(self, change: Change, found: Reason) -> bool:
        """Is most of a cost made up by the turns that were played on? Then it was a matter of time."""
        mine, theirs = self.played
        if self.both or not found.follows_turns or not len(mine):
            return False
        later = mine.mean(change.message) - theirs.mean(change.message)
        return later * change.now < 0 or abs(later) < abs(change.now) / 2

    def first(self, changes: list[Change], most: int) -> list[Change]:
        """What weighs most, and what is always told."""
        return [change for number, change in enumerate(changes) if number < most or self.counts_always(change)]

    def with_cards(self, change: Change) -> Change:
        """With the cards that make most of it."""
        later = self.both
        mine, theirs = self.last() if later else (self.mine, self.theirs)
        pairs = [(here, there) for (here, _), (there, _) in zip(mine.states, theirs.states, strict=False)]
        n = (change.later or 0.0) if later else change.now
        if not pairs or not n:
            return change
        return replace(change, cards=credited(pairs, self.seat, change.message, n, self.seen))

    def turn_over(self, choice: Choice) -> bool:
        """Is the turn over by the end of the action? Then what it brought cannot be compared with one that is not."""
        over = [state.acting() != self.seat for state, _ in choice.ends.states]
        return 2 * sum(over) > len(over)

    def balance(self, found: Reason) -> float:
        """By how much what is told speaks for the choice rather than against it."""
        told = sum(map(self.weight, (*found.more, *found.less, *found.further)))
        return told - sum(map(self.weight, found.others)) / self.rivals

    def add_further(self, found: Reason, played: Iterable[Played]) -> float:
        """What shows after the fewest turns that speak for the choice, with more than what could be paid with: so much
        of the verdict it explains."""
        for turns, mine, theirs in played:
            self.played, found.follows_turns = (mine, theirs), turns
            changes = self.lone(self.weightiest(mine, theirs))
            explained = sum(map(self.weight, changes))
            kept = any(self.weight(change) > 0 and change.message not in self.telling.void for change in changes)
            if explained <= 0 or not kept:
                continue  # it shows nothing of what the verdict is made of
            found.further, found.further_turns = self.new(changes, found), turns
            told = {word for text in (*found.done, *found.undone) for word in text.split()}
            told |= {name for _, cards, others in found.laid for name in (*cards, *others)}
            told |= {note.card for note in found.notes}
            found.laid_further = laid(mine, theirs, self.telling.places, self.seen, told, held=False)
            if found.further:
                found.doubtful = False
            return explained
        return 0.0

    def add_follows(self, found: Reason) -> None:
        """What is done later, as far as it was played on."""
        mine, theirs = self.played
        made = {same_move(text, self.names) for text in (self.best.action.text, self.taken.action.text)}
        made |= {same_move(text, self.names) for text in (*found.done, *found.undone, *found.either)}
        sides = []
        for here, there in ((mine, theirs), (theirs, mine)):
            told = follows(here, there, self.names, self.tellable)
            sides.append([each for each in told if same_move(each.move, self.names) not in made])
        best, taken = self.best.action.text, self.taken.action.text
        thrown = taken.split()[0] in self.telling.thrown
        given_up = thrown or self.quiet(taken)  # a card that is thrown away does not wait
        if taken not in found.either and not given_up and not same_card(best, taken, self.names):
            found.waits = waits(taken, mine, found.follows_turns, self.names)
            for each in sides[0]:  # the same card, played in another way
                if same_card(each.move, taken, self.names):
                    found.waits = found.waits or Waits(each.move, each.here, each.tries, found.follows_turns)
        found.follows, found.follows_other = (
            [each for each in side if given_up or not same_card(each.move, f"{best} {taken}", self.names)]
            for side in sides
        )
        if given_up:  # what is done with the very card comes first
            found.follows.sort(key=lambda each: not same_card(each.move, taken, self.names))
            found.follows_other.sort(key=lambda each: not same_card(each.move, best, self.names))
        found.follows, found.follows_other = found.follows[:MOST_FOLLOWING], found.follows_other[:MOST_FOLLOWING]

    def tellable(self, text: str) -> bool:
        return self.known(text) and not self.quiet(text) and text.split()[0] not in self.telling.aside

    def says_it(self, found: Reason) -> bool:
        """Is it said already: by points, by how it ends, or because the turn was ended with much left to do?"""
        gains = (*found.more, *(change for change in found.further if self.weight(change) > 0))
        idle = bool(found.done and self.quiet(self.taken.action.text))
        return idle or found.outcome is not None or any(map(self.counts_always, gains))

    def new(self, changes: list[Change], found: Reason) -> list[Change]:
        """What is not told of the end of this turn already."""
        told = {change.message: change.now for change in (*found.more, *found.less)}
        new = [change for change in changes if abs(change.now - told.get(change.message, 0.0)) >= WORTH_TELLING]
        return new if any(self.weight(change) > 0 for change in new) else []

    # --- the parts

    def moves(self) -> tuple[list[str], list[str]]:
        """The moves of the turn that only one of the two leaves room for."""
        sides = []
        for choice, here, there in ((self.best, self.mine, self.theirs), (self.taken, self.theirs, self.mine)):
            certain = "" if here.typical()[1] else choice.action.text  # the choice itself is no example
            done = [text for text in here.done_beyond(there) if self.known(text) and not self.quiet(text)]
            every, kept = done, (self.best.action.text, self.taken.action.text)
            done = sifted(every, here, there, self.seat, self.telling, kept)
            self.idle |= {word for text in every if text not in done for word in text.split()}
            sides.append([text for text in done if text != certain] or done)
        made = self.taken.action.text
        if sides[0] and self.quiet(made) and self.known(made):
            sides[1].insert(0, made)  # to end a turn is no gain, but it may be the mistake
        if sides[0] in ([], [self.best.action.text]) and sides[1] in ([], [self.taken.action.text]):
            return [], []  # nothing but the choice itself
        return sides[0][:MOST_DONE], sides[1][:MOST_DONE]

    def either(self) -> list[str]:
        """What the two choices do, where the turn has it after the other one too: that it is done is no difference."""
        found = []
        ways = (self.taken.later, self.best.later) if self.both else (self.theirs, self.mine)
        choices = (self.best,) if self.both else (self.best, self.taken)  # what is made later can wait
        for choice, others in zip(choices, ways, strict=False):
            text = choice.action.text
            if others.ways and others.done().get(text, 0.0) >= TYPICAL and not self.quiet(text):
                found.append(text)
        return found

    def contrast(self, found: Reason) -> list[tuple[str, Fills]]:
        """What the rules say of the two side by side, of cards that the seat sees."""
        best, taken = self.best, self.taken
        tables = ([state for state, _ in choice.ends.states] for choice in (best, taken))
        here, there = tables
        if not here or not there:
            return []
        following = {word for each in found.follows for word in each.move.split() if word in self.names}
        actions = (best.action, taken.action)
        told = self.before.game.contrast(self.before, self.seat, actions, (here, there), following)
        return [fact for fact in told if set(named(fact)) <= self.seen]

    def of_hand(self, told: list[Laid]) -> tuple[list[str], list[str]]:
        """The cards of the hand that only one of the two keeps; they are taken from what lies where."""
        last = self.telling.places[-1:]
        held = {name for place, name in lying(self.before, self.seat) if (place,) == last}
        kept: list[str] = []
        spent: list[str] = []
        for number, (place, cards, others) in reversed(list(enumerate(told))):
            if (place,) == last:
                kept += [name for name in cards if name in held]
                spent += [name for name in others if name in held]
                new = [tuple(name for name in names if name not in held) for names in (cards, others)]
                told[number : number + 1] = [(place, new[0], new[1])] if any(new) else []
        return kept, spent

    def notes(self) -> list[Note]:
        """What the cards of the two choices say, and what a player works out about either."""
        found = []
        game = self.before.game
        facts = [game.outlook(self.before, self.seat, choice.action) for choice in (self.best, self.taken)]
        sides = ((self.best, self.taken, self.mine), (self.taken, self.best, self.theirs))
        here, held = (self.mine, self.theirs), lying(self.before, self.seat)
        for number, (choice, other, ends) in enumerate(sides):
            words = [word for word in choice.action.text.split() if word in self.names and word in self.seen]
            only = [word for word in words if word not in other.action.text.split()]
            told = tuple(
                fact
                for fact in facts[number]
                if fact not in facts[1 - number]
                and (self.speaks(fact) != (1, -1)[number] or (not number and fact[0] in self.telling.lacks))
            )
            summed = any(message in self.telling.in_place_of_text for message, _ in facts[number])
            says = bool(only) and not summed and not self.works(only[0], ends)
            says = says and (not self.telling.briefly or arrives(only[0], ends, here[1 - number], held))
            if says or told:
                found.append(Note(choice.action.text, only[0] if only else "", says, told))
        return found

    def speaks(self, fact: tuple[str, Fills]) -> int:
        """Does a fact speak against an action (1), for it (-1), or is it told of either (0)?"""
        message, fills = fact
        if message in self.telling.lacks:
            return 1 if int(fills.get("n", 0)) > 0 else -1
        return (message in self.telling.against) - (message in self.telling.speaks_for)

    def works(self, name: str, ends: Ends) -> bool:
        """Does a card lie where all that it is good for shows in the rows?"""
        often = ends.often()
        working = [place for place in self.telling.places if place not in self.telling.waiting]
        return any(often.get((place, name), 0.0) >= MOSTLY for place in working)

    def quiet(self, text: str) -> bool:
        """Is a move no reason in itself, unless it is what the seat was asked about?"""
        return text.split()[0] in self.telling.quiet

    def known(self, text: str) -> bool:
        """Does a move name no card that the seat could not see?"""
        return all(word in self.seen for word in text.split() if word in self.names)

    def changes(self, others: bool = False) -> list[Change]:
        """Every row of the sheet that differs; with `others`, of those of the opponents."""
        void = self.telling.void if self.ended() else ()
        now = {} if self.uneven else self.mine.beyond(self.theirs, others)
        later = self.best.later.beyond(self.taken.later, others) if self.both else {}
        return [
            Change(message, now.get(message, 0.0), later.get(message, 0.0) if self.both else None)
            for message in dict.fromkeys((*now, *later))
            if message not in void and message not in self.telling.untold
        ]

    def given(self) -> float:
        """What the better choice gives to each of the others, as far as the sheet shows it."""
        return sum(map(self.weight, self.changes(others=True))) / self.rivals

    def finished(self) -> tuple[int, ...]:
        """How often the game is over by then, and won; nothing where that is the same."""
        last, other = self.last()
        here, there = last.finished(), other.finished()
        return (len(last), *here, *there) if here != there else ()

    def ended(self) -> bool:
        """Is the game over in most of the worlds, whichever was chosen?"""
        return all(ends.finished()[0] > MOSTLY * len(ends) for ends in self.last())

    def last(self) -> list[Ends]:
        """As far as both were looked at."""
        return [choice.later if len(choice.later) else choice.ends for choice in (self.best, self.taken)]

    def steady(self, change: Change, others: bool = False) -> bool:
        """Does it differ the same way in most worlds, at the time at which it differs most? And not as much the other
        way at the other time?"""
        if abs(self.amount(change)) < WORTH_TELLING / 2:
            return False
        if change.later is not None and abs(change.later) > abs(change.now):
            return self.best.later.steady(self.taken.later, change.message, others)
        return self.mine.steady(self.theirs, change.message, others)

    def real(self, change: Change) -> bool:
        """Is a gain more than chance on the way to the end of the turn, and is what should last still there later?"""
        if self.weight(change) <= 0 or change.later is not None:
            return True
        if not self.only_later and not self.mine.surely(self.theirs, change.message):
            return False
        passing = change.message in (*self.telling.lasting, *self.telling.compared)
        passes = passing and gone(change, self.further)
        self.passing |= {change.message} if passes else set()
        return not passes

    def stays(self, change: Change) -> bool:
        return change.message in self.telling.lasting and stands(change, self.further)

    def amount(self, change: Change) -> float:
        """By how much a row differs, as both were judged: what is there at once and what is there some turns on."""
        if change.later is None:
            return change.now
        return (self.prior * change.now + self.simulations * change.later) / (self.prior + self.simulations)

    def weight(self, change: Change) -> float:
        """What a change is worth."""
        return self.amount(change) * self.telling.worth(change.message, self.stage)

    def lone(self, changes: list[Change]) -> list[Change]:
        """Of rows that say much the same only the one that weighs most."""
        for lot in self.telling.same:
            rows = sorted(
                (change for change in changes if change.message in lot), key=lambda change: -abs(self.weight(change))
            )
            changes = [change for change in changes if change not in rows[1:]]
        return changes

    def placed(self, change: Change) -> Change:
        """Beside the best of the others, or what the other choice leaves, where that says more than a difference."""
        message = change.message
        if change.later is not None or message not in (*self.telling.compared, *self.telling.amounts):
            return change
        rival = self.mine.most(message) if message in self.telling.compared else self.theirs.mean(message)
        return replace(change, own=self.mine.mean(message), rival=rival)

    def heaviest(self, changes: Iterable[Change], sign: float) -> list[Change]:
        """What speaks for (1) or against it (-1), what weighs most first."""
        weights = {change: sign * self.weight(change) for change in changes}
        most = max(map(abs, weights.values()), default=0.0)
        least = max(TRIFLE * most, BESIDE * max(weights.values(), default=0.0))
        found = sorted((change for change in weights if weights[change] > 0), key=lambda change: -weights[change])
        told = [change for change in found if weights[change] > least][:MOST]
        told += [change for change in found if self.counts_always(change) and change not in told]
        return [change.settled for change in told]

    def counts_always(self, change: Change) -> bool:
        return change.message in self.telling.always and change.largest >= MUCH

    def heaviest_gain(self, found: Reason) -> float:
        """What weighs most of what is told for the choice."""
        gains = [*map(self.weight, (*found.more, *found.further))]
        gains += [-self.weight(change) / self.rivals for change in found.others]
        return max(gains, default=0.0)

    def weightiest(self, mine: Ends, theirs: Ends) -> list[Change]:
        """What differs at other tables that both lead to, whichever it speaks for, what weighs most first."""
        found = [
            Change(message, n)
            for message, n in mine.beyond(theirs).items()
            if abs(n) >= WORTH_FURTHER and message not in self.passing and mine.steady(theirs, message)
        ]
        least = BESIDE * max((abs(self.weight(change)) for change in found), default=0.0)
        return sorted(
            (change for change in found if abs(self.weight(change)) > least),
            key=lambda change: -abs(self.weight(change)),
        )[:MOST]

    def of_others(self, heaviest: float) -> list[Change]:
        """What the opponents have more or less of, where that weighs as much as anything of one's own; but for what
        befalls all alike."""
        least = self.rivals * max(heaviest, 1e-9) / 2
        own = {change.message: self.amount(change) for change in self.changes()}
        found = [
            change
            for change in self.changes(others=True)
            if change.largest >= 1
            and abs(self.weight(change)) > least
            and self.steady(change, others=True)
            and abs(self.amount(change) - self.rivals * own.get(change.message, 0.0)) > WORTH_TELLING / 2
        ]
        return sorted(found, key=lambda change: -abs(self.weight(change)))[:MOST_OF_OTHERS]

    def lying_already(self) -> set[str]:
        """The cards that lie where they lie later, as soon as the choice is made."""
        sides = ((self.best, self.taken), (self.taken, self.best))
        return {
            name
            for here, there in sides
            for place, name in here.ends.cards_beyond(there.ends)
            if (place, name) in here.later.cards_beyond(there.later)
        }

    def counted(self, found: Reason) -> set[str]:
        """The rows that say no more than the cards that were named."""
        told = {place: len(cards) - len(others) for place, cards, others in found.laid}
        for place, other, cards in found.moved:
            told[place] = told.get(place, 0) + len(cards)
            told[other] = told.get(other, 0) - len(cards)
        differ = self.mine.beyond(self.theirs)
        return {
            message
            for message, place in self.telling.counts.items()
            if place in told and abs(told[place] - differ.get(message, 0.0)) < WORTH_TELLING
        }

    def waiting(self, told_little: bool) -> list[str]:
        """The card a choice is about, where it does not work yet: no row of the sheet can say what it is good for."""
        found = []
        places = self.telling.places
        sides = ((self.best, self.mine, self.theirs), (self.taken, self.theirs, self.mine))
        for choice, here, there in sides:
            cards, others = (dict(by_card(*ends, places)) for ends in ((here, there), (there, here)))
            chosen = choice.action.text.split()
            waits = [
                name
                for name, place in cards.items()
                if place in self.telling.waiting
                and name in self.seen
                and not self.working(name)
                and (name in chosen or told_little)
                and (name not in others or places.index(place) < places.index(others[name]))
            ]
            found += waits[:1]
        return found

    def working(self, name: str) -> bool:
        """Does another copy of a card work after both choices? Then what it says is no difference."""
        return all(self.works(name, ends) for ends in (self.mine, self.theirs))

    def rest(self, explained: float, found: Reason) -> str:
        """What is to be said where what was told does not explain the verdict."""
        if found.vague and not (found.moved or found.laid) and bool(found.kept) != bool(found.spent):
            return SEEN if found.kept else UNSEEN
        if found.vague and not found.moved and len(found.laid) == 1:
            place, cards, others = found.laid[0]
            if place == self.telling.places[-1] and not (cards and others):
                return SEEN if cards else UNSEEN
        gap = self.best.value - self.taken.value
        if found.less and not found.more and explained <= -EXPLAINED * gap:
            return AGAINST
        return REST if explained < EXPLAINED * gap or not found else ""


def named(fact: tuple[str, Fills]) -> list[str]:
    return [card for name in ("cards", "others") for card in str(fact[1].get(name, "")).split()]


def _all(told: Iterable[Moved]) -> set[str]:
    return {name for _, _, cards in told for name in cards}
