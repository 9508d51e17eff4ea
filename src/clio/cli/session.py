"""Playing at a terminal: show, ask, act. What is typed may be a move or one of a few small commands."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from clio.cli import saves
from clio.cli.bar import Bar
from clio.cli.moves import Moves
from clio.cli.picture import board, final_count
from clio.cli.rule_search import search
from clio.cli.speech import Misuse, complain
from clio.cli.terminal_game import TerminalGame
from clio.coach.advice import advised
from clio.coach.saying import Saying
from clio.engine.errors import ClioError
from clio.engine.view import SPECTATOR, Decision
from clio.engine.view import view as seen
from clio.engine.words import Words
from clio.table import NOBODY, Refused
from clio.table.by_itself import by_itself

NEWS = 6  # lines of what has happened that are shown without being asked for
FEW = 3  # ... where the screen is low
LOW = 40
UNDOABLE = 4  # actions that can be taken back, the last of them shown
HELP = (
    "number",
    "why",
    "card",
    "undo",
    "pass",
    "not-again",
    "coach",
    "back",
    "log",
    "rules",
    "save",
    "board",
    "help",
    "quit",
)


class Keyboard:
    """Reads what is typed, or the lines of a file; None at the end."""

    def __init__(self) -> None:
        self.person = sys.stdin.isatty()
        self.line = 0
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        if self.person:
            try:
                import readline  # noqa: F401  (history and editing in `input`)
            except ImportError:
                pass

    def read(self, console: Console, prompt: str) -> str | None:
        self.line += 1
        if self.person:
            try:
                return console.input(prompt)
            except EOFError:
                return None
        console.print(prompt, end="")
        line = sys.stdin.readline()
        console.print(line.rstrip("\n"), markup=False)
        return line.rstrip("\n") if line else None


class Session:
    """One sitting. It ends with the game, with `q`, or with Ctrl-C or Ctrl-D; nothing is lost."""

    def __init__(self, table: TerminalGame, words: Words, console: Console) -> None:
        self.table = table
        self.words = words
        self.console = console
        self.keyboard = Keyboard()
        self.names = table.names(words)

    def run(self) -> int:
        """Play until something ends it; the exit code."""
        try:
            self.greet()
            self.let_bots_move()
            while not self.table.state.over:
                if not self.turn():
                    self.table.save()
                    self.farewell()
                    return 0
                self.let_bots_move()
        except KeyboardInterrupt:
            self.console.print()
            self.table.save()
            self.farewell()
            return 130
        except ClioError as error:  # from a script: a person is asked again
            self.table.save()
            complain(Misuse("input-line", line=self.keyboard.line, what=error))
            self.farewell()
            return 2
        self.table.save()
        self.show_end()
        return 0

    # --- showing ----------------------------------------------------------------------------------

    def tell(self, message: str, style: str = "", **values: Any) -> None:
        """Say something; a line with a file or a command in it is never broken, so that it can be copied."""
        copied = "file" in values or "command" in values
        self.console.print(Text(self.words.say(message, **values), style=style), soft_wrap=copied)

    def greet(self) -> None:
        origin = self.table.match.game.deck_origin(self.words)
        if origin:
            self.console.print(Text(origin, style="italic yellow"))
        if self.table.path is not None:
            self.tell("kept-in", "dim", file=str(self.table.path))
        if self.keyboard.person and self.table.seat != NOBODY:
            self.tell("press-enter", "dim")
            self.console.input()

    def show(self) -> Moves:
        """The whole screen: board, news, moves."""
        state, seat = self.table.state, self.table.seat
        view = seen(state, seat)
        moves = Moves(state.game, view, self.words)
        below = self.below(moves, view.question())
        height = 0
        if self.keyboard.person:
            self.console.clear()
            height = self.console.height - 1 - len(self.console.render_lines(below))
        self.console.print(board(state.game, view, self.names, self.words, self.console.width, height))
        self.console.print(below)
        return moves

    def below(self, moves: Moves, decision: Decision) -> RenderableType:
        """News, the question, and the moves."""
        story, seat = self.table.story, self.table.seat
        news = story.lines(self.words, self.names, seat, story.since_last_turn(seat))
        count = FEW if self.keyboard.person and self.console.height < LOW else NEWS
        parts: list[RenderableType] = [""]
        parts += [Text(f"· {line}", style="italic") for _, line in news[-count:]]
        ended = by_itself(self.table.table, seat, self.words, self.names)
        parts += [Text(line, style="yellow") for line in ended if line not in {told for _, told in news[-count:]}]
        picked = [done.action.text for done in self.table.match.undoable if done.seat == seat and not done.standing]
        if picked:
            steps = ", ".join(moves.namer.full(action) for action in picked[-UNDOABLE:])
            parts.append(Text(self.words.say("undoable", steps=steps), style="dim"))
        card = self.words.card(decision.about) if decision.about else ""
        question = self.words.say(f"ask-{decision.prompt}", decision.prompt, card=card, left=decision.left)
        parts.append(Text(question, style="bold"))
        parts.append(moves.listing(self.console.width))
        if moves.hint():
            parts.append(Text(moves.hint(), style="dim"))
        return Group(*parts)

    def show_end(self) -> None:
        result = self.table.state.result
        assert result is not None
        self.console.print(final_count(result, self.names, self.words))
        self.tell("seed-was", "dim", seed=self.table.match.seed)
        if self.table.path is not None and not self.table.from_position:
            self.tell("kept-whole", "dim", file=str(self.table.path))

    def farewell(self) -> None:
        if self.table.path is None:
            return
        self.tell("saved", file=str(self.table.path))
        self.tell("resume-with", command=self.table.resume_command(self.table.path))

    # --- playing ----------------------------------------------------------------------------------

    def let_bots_move(self) -> None:
        with Bar(self.words.say("bots-play"), None) as bar:
            count = 0
            while not self.table.state.over and self.table.table.bot_answers():
                count += 1
                bar.told(count)
        if count:
            self.table.save()

    def turn(self) -> bool:
        """One question answered; false when the person leaves."""
        if self.table.seat not in self.table.table.asked():
            raise Misuse("nobody-asked")
        moves = self.show()
        while True:
            typed = self.keyboard.read(self.console, self.words.say("prompt"))
            if typed is None or typed.strip() == "q":
                return False
            try:
                if self.answer(typed.strip(), moves):
                    return True
            except ClioError as error:
                if not self.keyboard.person:
                    raise
                complain(error)

    def answer(self, typed: str, moves: Moves) -> bool:
        """Do what was typed; true if the table has changed and must be shown again."""
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        if not typed:
            return False
        if command.startswith("?"):
            self.explain((command[1:] + " " + rest).strip(), moves)
        elif command == "u" and not rest:
            self.table.undo()
            self.table.save()
            return True
        elif command == "p" and not rest:
            self.table.hand_over()
            return True
        elif command == "n":
            self.table.pass_on(rest)
            self.table.save()
            return True
        elif typed == "c back":
            self.table.go_back()
            self.table.save()
            return True
        elif command == "c" and not rest:
            self.ask_coach()
        elif command == "s":
            self.save_as(rest)
        elif command == "r":
            self.console.print(search(self.table.match.game, rest, self.words))
        elif command == "l" and not rest:
            self.log()
        elif command == "h" and not rest:
            self.help()
        elif command == "b" and not rest:
            self.console.print(board(moves.game, moves.view, self.names, self.words, self.console.width))
        else:
            self.act(moves.picks(typed), moves)
            return True
        return False

    def act(self, texts: list[str], moves: Moves) -> None:
        try:
            self.table.answer(*texts)
        except Refused as error:
            why = self.words.say(error.refusal.message).rstrip(".")
            raise Misuse("not-now", move=moves.namer.full(error.action), why=why, rule=error.refusal.rule) from None
        self.table.save()

    def ask_coach(self) -> None:
        """A hint, from what the person sees; the record says that it was given."""
        table, seat = self.table.table, self.table.seat
        if not table.alone(seat):
            raise Misuse("no-coach")
        with Bar(self.words.say("coach-thinks"), None):
            found, why = advised(table.state_for(seat), seat, None, len(table.match.entries))
        if found is None:
            raise Misuse("no-choice")
        table.follow(table.hint_lines(seat))
        self.table.save()
        saying = Saying(table.match.game, self.words.language)
        for number, choice in enumerate(found.choices):
            style = "bold" if number == 0 else "dim"
            self.console.print(Text(f"{choice.place:5.1f}  {saying.move(choice.action.text)}", style=style))
        if why:
            self.console.print(Text(saying.reason(why)))

    def log(self) -> None:
        story, seat = self.table.story, self.table.seat
        lines = story.lines(self.words, self.names, seat, story.since_last_turn(seat))
        for _, line in lines:
            self.console.print(Text(f"· {line}"))
        if not lines:
            self.tell("no-news", "dim")

    def explain(self, typed: str, moves: Moves) -> None:
        """Why something is not possible; without a word, all that is not."""
        if not typed:
            if moves.refused:
                self.console.print(moves.reasons(self.console.width))
                self.tell("why-one", "dim")
            else:
                self.tell("all-possible", "dim")
            return
        found = moves.about(typed)
        card = moves.card(typed) or next((a.partition(" ")[2] for a in found), "")
        self.card_facts(card)
        refused = {entry.action: entry for entry in moves.refused}
        for action in found:
            if action in refused:
                entry = refused[action]
                self.console.print(moves.why_not(action, entry.rule, entry.message))
            else:
                number = moves.legal.index(action) + 1
                self.tell("is-possible", move=moves.namer.full(action), number=number)
        if not found:
            self.elsewhere(typed, moves, bool(card))

    def elsewhere(self, typed: str, moves: Moves, known: bool) -> None:
        """An action that is no candidate of this question has its reason too."""
        actions = moves.matching(typed, self.table.match.game.actions.by_text)
        if not actions and not known:
            raise Misuse("unknown-move", typed=typed, hint="")
        for action in actions[:3]:
            game = self.table.match.game
            refusal = game.refusal(self.table.state, self.table.seat, game.actions.find(action))
            if refusal is not None:
                self.console.print(moves.why_not(action, refusal.rule, refusal.message))

    def card_facts(self, name: str) -> None:
        game = self.table.match.game
        facts = game.describe(name, self.words) if name else []
        if not facts:
            return
        grid = Grid.grid(padding=(0, 1))
        for heading, text in facts[1:]:
            if text and text != "–":
                grid.add_row(Text(heading, style="dim"), text.replace("\n", "; "))
        self.console.print(Text.assemble((self.words.card(name), "bold"), (f"  {facts[0][1]}", "dim")))
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def help(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        for name in HELP:
            grid.add_row(Text(self.words.say(f"key-{name}"), style="bold cyan"), self.words.say(f"help-key-{name}"))
        self.console.print(grid)

    def save_as(self, name: str) -> None:
        """Into the game's own file, or a copy into another, which must not be there yet."""
        path = self.table.path
        if name:
            path = Path(name).expanduser()
            if path != self.table.path:
                saves.free(path)
            saves.write(path, self.table.text())
        elif path is not None:
            self.table.save()
        if path is not None:
            self.tell("saved", file=str(path))
            self.tell("resume-with", command=self.table.resume_command(path))


def show_table(table: TerminalGame, words: Words, console: Console, seat: int | None) -> None:
    """The board as a seat sees it: a given one, or the one that is asked."""
    asked = table.state.seats_open()
    eyes = seat if seat is not None else asked[0] if asked else SPECTATOR
    names = table.names(words)
    console.print(board(table.match.game, seen(table.state, eyes), names, words, console.width))
