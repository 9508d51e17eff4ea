"""`clio`: the games in a terminal, and everything one does with their records, positions, decks and rules.

Each command is a module of its own. Whatever a person gets wrong is answered with one sentence and exit code 2.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from clio import __version__
from clio.cli.account import app as account_commands
from clio.cli.arena import arena as arena_command
from clio.cli.arena import ladder as ladder_command
from clio.cli.arena import tune as tune_command
from clio.cli.arguments import Language
from clio.cli.balance import balance_command
from clio.cli.bill import bill as bill_command
from clio.cli.cards import cards as cards_command
from clio.cli.challenge import challenge_command
from clio.cli.deck import app as deck_commands
from clio.cli.export import export_command
from clio.cli.fit import fit_command
from clio.cli.fuzz import fuzz as fuzz_command
from clio.cli.games import games as games_command
from clio.cli.play import play as play_command
from clio.cli.position import app as position_commands
from clio.cli.problem_reports import problems as problems_command
from clio.cli.record import app as record_commands
from clio.cli.research import app as research_commands
from clio.cli.review import review as review_command
from clio.cli.rules import rules as rules_command
from clio.cli.serve import serve as serve_command
from clio.cli.simulate import simulate as simulate_command
from clio.cli.speech import complain, plain, speak, spoken
from clio.cli.store import app as store_commands
from clio.cli.train import train as train_command
from clio.cli.usage import sentence, translate
from clio.cli.worker import worker as worker_command
from clio.engine.errors import ClioError

BAD_INPUT = 2


class Clio(TyperGroup):
    """The commands, with one way to say no."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        arguments = list(sys.argv[1:] if args is None else args)
        speak(arguments)
        translate(self)
        try:
            code = super().main(arguments, prog_name or "clio", complete_var, False, windows_expand_args, **extra)
        except ClioError as error:
            text = error.text(spoken())
            complain(text.replace("\n", " ") if text.count("\n") == 1 else text)
            code = BAD_INPUT
        except TyperException as error:  # an unknown command or option, a value of the wrong kind
            complain(sentence(error))
            code = BAD_INPUT
        except typer.Abort:
            code = 1
        sys.exit(code if isinstance(code, int) else 0)


main = typer.Typer(
    cls=Clio,
    help="help-clio",
    add_completion=False,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@main.callback()
def begin(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="help-version"),
    lang: Language = "",
) -> None:
    if version:
        plain(f"clio {__version__}\n")
        raise typer.Exit
    if context.invoked_subcommand is None:
        plain(context.get_help() + "\n")


main.command("play", help="help-play")(play_command)
main.command("serve", help="help-serve")(serve_command)
main.command("worker", help="help-worker")(worker_command)
main.command("games", help="help-games")(games_command)
main.command("cards", help="help-cards")(cards_command)
main.command("rules", help="help-rules")(rules_command)
main.add_typer(record_commands, name="record", help="help-record")
main.command("review", help="help-review")(review_command)
main.command("challenge", help="help-challenge")(challenge_command)
main.command("fit", help="help-fit")(fit_command)
main.add_typer(position_commands, name="position", help="help-position")
main.add_typer(deck_commands, name="deck", help="help-deck")
main.add_typer(store_commands, name="store", help="help-store")
main.add_typer(account_commands, name="account", help="help-account")
main.command("bill", help="help-bill")(bill_command)
main.command("problems", help="help-problems")(problems_command)
main.add_typer(research_commands, name="research", help="help-research")
main.command("simulate", help="help-simulate")(simulate_command)
main.command("fuzz", help="help-fuzz")(fuzz_command)
main.command("balance", help="help-balance")(balance_command)
main.command("export", help="help-export")(export_command)
main.command("arena", help="help-arena")(arena_command)
main.command("ladder", help="help-ladder")(ladder_command)
main.command("tune", help="help-tune")(tune_command)
main.command("train", help="help-train")(train_command)
