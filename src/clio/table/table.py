"""Table: a match with people and bots at it.

Whatever is done becomes lines of the log first (`answer_lines`, `undo_lines`, ...: they check and change nothing),
and the table then follows the lines. A room that keeps the log writes them down in between, so that nothing happens
that is not kept; others use `answer`, `undo`, `end_turn`, which do both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from clio import bots
from clio.bots.look import sensible
from clio.engine.action import Action
from clio.engine.dice import dice_from_seed
from clio.engine.event import Event
from clio.engine.history import History
from clio.engine.ids import Seat
from clio.engine.match import Entry, Match, back_to
from clio.engine.record import record_text
from clio.engine.result import Result
from clio.engine.sets import sequence
from clio.engine.state import State
from clio.engine.step import Either, Together
from clio.engine.story import Happening, Story
from clio.engine.view import Common, View, decision_number, view
from clio.table.bot_task import BotTask
from clio.table.clock import VOTE as BY_VOTE
from clio.table.clock import Clock, read_terms
from clio.table.errors import NothingToUndo, Stale
from clio.table.guide import FALLBACK, GUIDE, LEARNER, Course, guide_of
from clio.table.log import (
    AGREE,
    AWAY,
    BACK,
    CANCEL,
    CLOCK,
    COMMIT,
    DECLINE,
    END,
    HINT,
    LESSON,
    ORDER,
    ORDERED,
    OUT,
    PASS,
    SEAT_BOT,
    UNDO,
    VOTE,
    Line,
)
from clio.table.turn import NOBODY, Phase, Turn
from clio.table.wishes import WHOLE_GAME, Wishes, answer_left, look_at_orders, pass_lines

RULES_CHANGED = "rules-changed"  # in the story, and how a game ends that nobody wants to go on with

TIME_OUT = "time-out"  # how a game ends that was left to its clock


class RulesChange(NamedTuple):
    """Since an entry of the log other rules hold than those the game began with."""

    began: int  # the version the game was set up by
    before: int  # the version until this change
    after: int
    entry: int


class Table:
    """One game being played. `bots` says who plays a seat: the name of a bot, or nothing for a person.

    `chance` is where bots take theirs from; never from the table's own dice.
    """

    def __init__(
        self, match: Match, seat_bots: Sequence[str] = (), chance: str = "", story: Story | None = None
    ) -> None:
        self.match = match
        self.bots = list(seat_bots) or [""] * len(match.names)
        self.chance = chance or match.seed
        self.story = story or Story(match)
        self.history = History(match)
        lessons = guide_of(match.game.name, match.seed) if GUIDE in self.bots else None
        self.course = Course(lessons) if lessons is not None else None
        self.lines = 0  # of the log, as far as the table has followed it
        self.wishes = Wishes(len(match.names))
        self._given = ""  # the next line is an answer that the table gives: how the log says so
        self.turn = Turn()
        self.changed: RulesChange | None = None  # the latest one, if the rules have changed on the way
        self.agreed: set[int] = set()  # seats that go on by the rules as they are now
        self.clock: Clock | None = None  # nobody is in a hurry
        self.retold = False  # did somebody go back? Then the story written down so far is not the story any more
        self.committed = match.state.clone()  # what everybody may see
        self.committed_entries = len(match.entries)  # how much of the match's log they may read
        self.commits = 0
        self._find_turn()

    def _find_turn(self) -> None:
        """A match may be in the middle of somebody's turn when people sit down at it; that of a bot stands."""
        state, undoable = self.match.state, self.match.undoable
        if state.over:
            self.turn = Turn(Phase.OVER)
        elif undoable and not isinstance(state.asking(), Together):
            seat = next(done.seat for done in reversed(undoable) if not done.standing)
            if self.bots[seat]:
                self.settle()
                return
            self.turn = Turn().acted(seat, True, seat in state.seats_open(), False)
            self.committed = undoable[0].before.clone()
            for done in undoable:
                if done.standing:
                    self.committed.apply(done.seat, done.action)
            self.committed_entries = self.match.entries.index(undoable[0].entry)

    # --- reading ----------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The truth, with what is not committed. Show views of it, never itself."""
        return self.match.state

    @property
    def over(self) -> bool:
        return self.committed.over

    @property
    def result(self) -> Result | None:
        """Who won; nothing as long as the game runs."""
        return self.committed.result

    def acting(self, seat: int) -> bool:
        """Is this the seat whose turn is not committed?"""
        return seat >= 0 and seat == self.turn.seat

    def state_for(self, seat: int) -> State:
        """The truth for the player whose turn is tentative, the committed table for all others."""
        return self.match.state if self.acting(seat) else self.committed

    def entries_for(self, seat: int) -> int | None:
        """The first entry of the match's log that a seat is not told: somebody else's turn that is not committed."""
        return None if self.acting(seat) else self.committed_entries

    def view(self, seat: int, shared: Common | None = None) -> View:
        """What a seat (or a spectator) may see, with who is asked and whether it may end or undo."""
        seen = view(self.state_for(seat), seat, shared)
        acting = self.acting(seat)
        ending = self.turn.phase is Phase.ENDING
        if not self.turn.settled:
            seen.asked = [Seat(self.turn.seat)]
            if not acting or ending:
                seen.decision = None
        seen.standing = [] if acting else seen.standing
        seen.tentative = acting
        seen.may_end = acting and ending
        seen.may_hand_over = self.may_pass(seat)
        seen.may_undo = seat >= 0 and self.match.can_undo(seat)
        seen.passing = self.not_asked(seat) if seat >= 0 else []
        if self.undecided():
            seen.decision, seen.asked, seen.standing = None, [], []
            seen.may_end = seen.may_hand_over = seen.may_undo = False
        return seen

    def not_asked(self, seat: int) -> list[str]:
        """The questions (by their prompts) that the table declines for a seat in this turn or game."""
        passing = self.wishes.passing[seat]
        if not passing:
            return []
        turn = len(self.story.turns())
        return [prompt for prompt, until in passing.items() if until in (WHOLE_GAME, turn)]

    def given(self, seat: int) -> tuple[str, Action] | None:
        """The answer that the table gives for a person who left word, and how the log says that it does."""
        return answer_left(self, seat)

    def legal(self, seat: int) -> list[str]:
        """What a seat can do now, in notation; nothing if it is not asked."""
        if seat not in self.asked() or self.turn.phase is Phase.ENDING:
            return []
        return [action.text for action in self.state_for(seat).legal(seat)]

    def undecided(self) -> list[int]:
        """The people who have not yet said whether they go on by rules that changed; until then nobody plays."""
        if self.changed is None or self.over:
            return []
        return [seat for seat, bot in enumerate(self.bots) if not bot and seat not in self.agreed]

    def voters(self) -> list[int]:
        """The people who may end a game in which somebody's time is over."""
        late = self.clock.overdue() if self.clock and not self.over else []
        return [seat for seat, bot in enumerate(self.bots) if not bot and seat not in late] if late else []

    def asked(self) -> list[int]:
        """The seats that can do something now."""
        if self.undecided():
            return []
        return [*self.committed.seats_open()] if self.turn.settled else [self.turn.seat]

    def may_pass(self, seat: int) -> bool:
        """May this seat answer, or leave the question to a partner?"""
        if seat not in self.asked() or self.turn.phase is Phase.ENDING or self.state.over or seat in self.turn.passed:
            return False
        return isinstance(self.state.asking(), Either) and len(self.state.seats_open()) > 1

    def bots_asked(self) -> list[int]:
        """The bots that should move now, and people for whom the table does. A question that people may answer too
        is theirs until they pass.
        """
        asked = self.asked()
        given = [seat for seat in asked if self.given(seat) is not None]
        if not self.state.over and isinstance(self.state.asking(), Either):
            if any(not self.bots[seat] and seat not in self.turn.passed for seat in asked):
                return given
        return given + [seat for seat in asked if self.bots[seat]]

    def reveals(self, seat: int, action: Action) -> bool:
        """Would this action cross a frontier? Asked beforehand, so that a player is warned.

        Only whether, never what: tried on a copy of which nothing else is looked at.
        """
        state = self.state_for(seat)
        trial = state.clone()
        trial.apply(seat, action)
        return bool(trial.news >> seat & 1) or trial.dice.uses != state.dice.uses

    def learns(self, seat: int) -> Course | None:
        """The lessons of a seat, as long as it has not left them."""
        return self.course if seat == LEARNER and GUIDE in self.bots and not self.over else None

    def alone(self, seat: int) -> bool:
        """Does a person play here with bots only, in a game that runs and teaches nothing? Then the coach may help."""
        rivals = [bot for other, bot in enumerate(self.bots) if other != seat]
        helped = seat >= 0 and not self.bots[seat] and all(rivals) and self.course is None
        return helped and not self.over and not self.undecided() and not self.match.base

    def own_decisions(self, seat: int, most: int) -> list[int]:
        """The last entries at which a seat had a choice, the latest first; those it may go back to."""
        steps = self.history.steps()
        found: list[int] = []
        for place in range(len(steps) - 1, 0, -1):
            if len(found) == most:
                break
            entry = self.match.entries[steps[place]]
            if entry.seat == seat and len(sensible(self.history.after(steps, place - 1), seat)) > 1:
                found.append(steps[place])
        return found

    def record(self, seat: int | None = None, sealed: bool = False) -> str:
        """The game as text; of a running one what a seat may know, without the seed."""
        return record_text(self.match, seat, None if seat is None else self.entries_for(seat), sealed)

    # --- what may be done: checked, and as lines of the log -----------------------------------

    def check(self, seat: int, number: int | None) -> None:
        """Is this seat being asked, and this very question?"""
        asked = seat in self.asked() and self.turn.phase not in (Phase.ENDING, Phase.OVER)
        if not asked or number not in (None, decision_number(self.state_for(seat), seat)):
            raise Stale

    def standing(self, seat: int) -> list[Action]:
        """What a seat may do beside the question that others are asked, whether their turn is committed or not."""
        if self.acting(seat) or self.undecided():
            return []
        return [action for action in self.committed.standing(seat) if action in self.state.standing(seat)]

    def answer_lines(self, seat: int, texts: Sequence[str], number: int | None = None) -> list[Line]:
        """Answer a question: one action, or a whole set in any order, and nothing beyond it.

        A standing action needs no question: it can be given at any moment at which it is possible.
        """
        if self.bots[seat]:
            raise Stale  # first take the seat back
        actions = [self.match.game.actions.find(text) for text in texts]
        if len(actions) == 1 and actions[0] in self.standing(seat):
            return [Line(seat, actions[0].text)]
        self.check(seat, number)
        return [Line(seat, action.text) for action in sequence(self.state_for(seat), seat, actions)]

    def bot_lines(self, seat: int, action: Action, number: int | None = None) -> list[Line]:
        """A bot's answer. The seat may have been handed back while it thought."""
        given = None if self.bots[seat] else self.given(seat)
        if not self.bots[seat] and (given is None or given[1] is not action):
            raise Stale
        self.check(seat, number)
        return [*([Line(seat, given[0])] if given else []), Line(seat, action.text)]

    def pass_lines(self, seat: int, scope: str, number: int | None = None) -> list[Line]:
        """Decline what is asked, and be asked no more in this `turn` or `game`; with neither, be asked everything."""
        return pass_lines(self, seat, scope, number)

    def undo_lines(self, seat: int) -> list[Line]:
        if not self.match.can_undo(seat):
            raise NothingToUndo("nothing-to-undo", seat=seat + 1)
        return [Line(seat, UNDO)]

    def hint_lines(self, seat: int) -> list[Line]:
        """The coach tells a seat something; never where other people play."""
        if not self.alone(seat):
            raise Stale
        return [Line(seat, HINT)]

    def back_lines(self, seat: int, number: int) -> list[Line]:
        """Back to before an own action, past what bots did and chance showed since."""
        stands = self.history.steps()
        if not self.alone(seat) or number not in stands[1:] or self.match.entries[number].seat != seat:
            raise Stale
        return [Line(seat, f"{BACK} {number}")]

    def end_lines(self, seat: int) -> list[Line]:
        """The player says that what was done stands: the turn is over, or a partner may go on with it."""
        if not (self.turn.phase is Phase.ENDING and self.acting(seat)) and not self.may_pass(seat):
            raise Stale
        return [Line(seat, COMMIT)]

    def seat_bot_lines(self, seat: int, bot: str) -> list[Line]:
        """A bot plays for a seat from now on, or (no name) nobody but its person."""
        return [Line(seat, f"{SEAT_BOT} {bot}".strip())]

    def agree_lines(self, seat: int) -> list[Line]:
        """A player goes on by the rules as they are now."""
        if seat not in self.undecided():
            raise Stale
        return [Line(seat, AGREE)]

    def stop_lines(self, seat: int) -> list[Line]:
        """A player does not want to: nobody need play by other rules than those they sat down to."""
        if seat not in self.undecided():
            raise Stale
        return [Line(seat, END)]

    def clock_lines(self, terms: str) -> list[Line]:
        """Time runs from here on."""
        read_terms(terms)
        return [Line(-1, f"{CLOCK} {terms}")]

    def away_lines(self, seat: int, until: float) -> list[Line]:
        """A player is on vacation until then, or back."""
        return [Line(seat, f"{AWAY} {until:.0f}")]

    def out_lines(self, at: float) -> list[Line]:
        """What becomes of those whose time is over at a moment. While others may end the game, they are waited for."""
        lines: list[Line] = []
        clock = self.clock
        if clock is None or self.over:
            return lines
        for seat in clock.due(at):
            fresh = not clock.out[seat]
            lines += [Line(seat, OUT)] if fresh else []
            rivals = [other for other, bot in enumerate(self.bots) if not bot and other != seat]
            if not (fresh and rivals and clock.terms.at_zero == BY_VOTE):
                lines += self.seat_bot_lines(seat, FALLBACK)
        return lines

    def vote_lines(self, seat: int) -> list[Line]:
        """A player does not want to wait any longer for somebody whose time is over."""
        if seat not in self.voters():
            raise Stale
        return [Line(seat, VOTE)]

    def lesson_lines(self, seat: int, lesson: int) -> list[Line]:
        """The learner reads another lesson."""
        if self.learns(seat) is None:
            raise Stale
        return [Line(seat, f"{LESSON} {lesson}")]

    # --- doing it -----------------------------------------------------------------------------

    def answer(self, seat: int, *texts: str, number: int | None = None) -> None:
        """Answer the question that is put to a seat: one action, or all picks of a set in any order."""
        self.follow(self.answer_lines(seat, texts, number))

    def undo(self, seat: int) -> None:
        """Take the seat's latest action back, as long as it has learned nothing since."""
        self.follow(self.undo_lines(seat))

    def go_back(self, seat: int, number: int) -> None:
        """Play on from before an own action, in a game with bots only."""
        self.follow(self.back_lines(seat, number))

    def end_turn(self, seat: int) -> None:
        """What was done stands: others see it, and are asked."""
        self.follow(self.end_lines(seat))

    def pass_on(self, seat: int, scope: str) -> None:
        """Decline what is asked and be asked it no more in this `turn` or `game`; with neither, be asked again."""
        self.follow(self.pass_lines(seat, scope))

    def seat_bot(self, seat: int, bot: str) -> None:
        """Let a bot play a seat, or hand it back to its person (no name)."""
        self.follow(self.seat_bot_lines(seat, bot))

    def bot_task(self, seat: int) -> BotTask:
        """What a bot has to decide now."""
        state = self.state_for(seat).clone()
        bot = bots.make(FALLBACK if self.bots[seat] in ("", GUIDE) else self.bots[seat])
        dice = dice_from_seed(f"{self.chance} bot {seat} {len(self.match.entries)}")
        given = self.given(seat)
        fixed = given[1] if given else self._fixed_move(seat)
        return BotTask(seat, decision_number(state, seat), state, bot, dice, fixed)

    def bot_answers(self) -> bool:
        """Let one bot answer; false if none is asked. The same game always gives the same answers."""
        asked = self.bots_asked()
        if asked:
            self.follow(self.bot_lines(asked[0], self.bot_task(asked[0]).decide()))
        return bool(asked)

    def _fixed_move(self, seat: int) -> Action | None:
        """What a guide lets its opponent do now; nothing if the game has gone another way."""
        if self.course is None or self.bots[seat] != GUIDE:
            return None
        played = [entry.text for entry in self.match.entries if entry.seat == seat]
        text = self.course.guide.reply(played, [action.text for action in self.state.legal(seat)])
        return None if text is None else self.match.game.actions.find(text)

    # --- following the log --------------------------------------------------------------------

    def follow(self, lines: Iterable[tuple[int, str]], at: float = 0.0) -> None:
        """Do what the lines of the log say: new ones, or those of a game that is opened again; and when it was."""
        for seat, text in lines:
            self.lines += 1
            if self.clock is not None:
                self.clock.run_to(at)
            before = self.commits
            if not self._on_time(seat, text, at):
                self._line(seat, text)
            if not self._given:
                look_at_orders(self)
            if self.clock is not None:
                people = [asked for asked in self.asked() if not self.bots[asked]] if not self.over else []
                self.clock.runs_for(people, seat if self.commits > before else NOBODY)

    def _on_time(self, seat: int, text: str, at: float) -> bool:
        """Is the line about the clock? Then it is done."""
        if text.startswith(CLOCK):
            self.clock = Clock(read_terms(text.removeprefix(CLOCK)), len(self.bots), at)
        elif self.clock is None:
            return False
        elif text.startswith(AWAY):
            self.clock.away[seat] = float(text.removeprefix(AWAY))
        elif text == OUT:
            self.clock.flag(seat)
        elif text == VOTE:
            self.clock.votes.add(seat)
            if self.clock.votes >= {*self.voters()}:
                self.stop(TIME_OUT, self.clock.overdue())
        else:
            return False
        return True

    def _line(self, seat: int, text: str) -> None:
        if text == COMMIT:
            self._end_turn(seat)
        elif text.startswith(SEAT_BOT):
            self._seat_bot(seat, text.removeprefix(SEAT_BOT).strip())
        elif text.startswith(LESSON):
            if self.course is not None:
                self.course.go(int(text.removeprefix(LESSON)))
        elif text == UNDO:
            self._undo(seat)
        elif text == HINT:
            self.match.note_hint(seat)
            self.story.listen()
        elif back_to(text) >= 0:
            self._go_back(seat, back_to(text))
        elif text in (DECLINE, ORDERED):
            self._given = text
        elif text.startswith((PASS, f"{ORDER} ", f"{CANCEL} ")):
            self.wishes.follow(seat, text, len(self.story.turns()))
        elif text == AGREE:
            self.agreed.add(seat)
        elif text == END:
            self.stop()
        else:
            self._act(seat, self.match.game.actions.find(text))

    def settle(self) -> None:
        """All may see what was done. It cannot be undone any more, unless others still have to answer beside it."""
        state = self.match.state
        if state.over or not isinstance(state.asking(), Together):
            self.match.undoable = []
        self.committed = state.clone()
        self.committed_entries = len(self.match.entries)
        self.commits += 1
        self.turn = self.turn.committed(state.over)

    def _go_to(self, turn: Turn) -> None:
        """The next phase; one in which all is committed makes it so."""
        self.turn = turn
        if turn.settled:
            self.settle()

    def _act_standing(self, seat: int, action: Action) -> None:
        """All see it at once; whoever has a turn that is not committed goes on with it, and may take it back."""
        self.match.act(seat, action)
        self.story.listen()
        if self.turn.settled:
            self.settle()
        else:
            self.committed.apply(seat, action)
            self.commits += 1

    def _act(self, seat: int, action: Action) -> None:
        declined_alone = self._given == DECLINE and self.turn.settled  # there is no turn that it is a part of
        ordered, self._given = self._given == ORDERED, ""
        if action in self.standing(seat):
            self._act_standing(seat, action)
            return
        if self.turn.seat not in (NOBODY, seat):
            self.settle()
        together = isinstance(self.match.state.asking(), Together)
        self.match.act(seat, action)
        self._learn(seat, action.text)
        self.story.listen()
        state = self.match.state
        may_undo = self.match.can_undo(seat) and not together and not self.bots[seat] and not declined_alone
        asked_on = not state.over and seat in state.seats_open()
        self._go_to(self.turn.acted(seat, may_undo, asked_on, state.over))
        if ordered:
            self.wishes.stepped(seat)
            if self.turn.phase is Phase.ENDING:  # its player is not here to say that it stands
                self._end_turn(seat)

    def _undo(self, seat: int) -> None:
        self.wishes.forget(seat)
        self.match.undo(seat)
        self._learn(seat, UNDO)
        self.story.listen()
        together = isinstance(self.match.state.asking(), Together)
        self._go_to(self.turn.undone(seat, self.match.can_undo(seat) and not together))

    def _go_back(self, seat: int, number: int) -> None:
        self.wishes.forget(seat)
        self.match.go_back(seat, number)
        self.story.listen()
        self.retold = True
        self._go_to(Turn())

    def _end_turn(self, seat: int) -> None:
        passes = self.may_pass(seat)
        self._learn(seat, COMMIT)
        self._go_to(self.turn.passed_by(seat) if passes else self.turn.committed(self.state.over))

    def _seat_bot(self, seat: int, bot: str) -> None:
        self.bots[seat] = bot
        if bot:
            self.wishes.orders[seat] = []  # whoever sits here next may be somebody else
        if self.clock is not None:
            self.clock.hand_over(seat, bot)
        if bot and self.acting(seat):
            self.settle()

    def change_rules(self, before: int) -> None:
        """The rules of this program hold from here on; until now it was another version. Tells the story so."""
        version = self.match.game.version
        began = self.changed.began if self.changed else before
        self.match.entries.append(Entry(-1, f"rules {version}", []))
        number = len(self.match.entries) - 1
        self.story.happenings.append(Happening(number, -1, Event(RULES_CHANGED, -1, n=version)))
        self.story.done.append((number, -1))
        self.match.rules, self.match.base = began, number
        self.match.base_state = self.match.state.clone()
        self.changed = RulesChange(began, before, version, number)
        self.agreed = set()
        self.match.undoable = []
        self.match.face_down = []
        self.settle()

    def stop(self, why: str = RULES_CHANGED, late: Sequence[int] = ()) -> None:
        """The game ends without a result; whoever it was that kept the others waiting is last."""
        seats = range(len(self.match.names))
        self.match.undoable = []
        places = [len(seats) if seat in late else 1 for seat in seats]
        self.match.state.finish(Result(why, places, [], [], "", True))
        self.turn = self.turn.committed(True)
        self.settle()

    def _learn(self, seat: int, text: str) -> None:
        """Whatever the learner does, the lessons hear of it."""
        if self.course is not None and seat == LEARNER:
            if text == UNDO:
                self.course.undone()
            else:
                self.course.acted(text)
