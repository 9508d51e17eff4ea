"""What typer says of itself, in the language of this run: help pages, and what is wrong with a command line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from typer.exceptions import TyperException

from clio.cli.speech import say

# What typer finds wrong, as it says it, and how we say it.
FOUND: Final = (
    (r"No such command '(?P<name>.*?)'(\. Did you mean (?P<close>.*)\?)?", "no-command"),
    (r"No such option: (?P<name>\S+)( \(Possible options: (?P<close>.*)\))?", "no-such-option"),
    (r"Missing command", "missing-command"),
    (r"Missing argument '(?P<name>.*)'", "missing-argument"),
    (r"Missing option '(?P<name>.*)'", "missing-option"),
    (r"Invalid value for '(?P<name>.*?)': (?P<why>.*)", "bad-value"),
    (r"Got unexpected extra argument\(s\) \((?P<name>.*)\)", "too-many-arguments"),
    (r"Option '(?P<name>.*)' does not take a value", "takes-no-value"),
    (r"Option '(?P<name>.*)' requires .*", "needs-a-value"),
)


def translate(command: Any) -> None:
    """Let a command and all below it speak; only when somebody asks for help, because that takes its time."""
    translated: list[Any] = []

    def get_help(one: Any, context: Any) -> str:
        if not translated:
            translated.append(command)
            _typer_words()
            _translate(command)
        return str(type(one).get_help(one, context))

    for one in _all(command):
        one.get_help = partial(get_help, one)


def _all(command: Any) -> Iterator[Any]:
    yield command
    for below in getattr(command, "commands", {}).values():
        yield from _all(below)


def _typer_words() -> None:
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = say("panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("panel-commands")
    rich_utils.DEFAULT_STRING = say("default-is", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("is-required")


def _translate(command: Any) -> None:
    """Declarations name messages, and typer's own words are exchanged."""
    command.help = say(command.help) if command.help else None
    command.options_metavar = say("metavar-options")
    usage, help_option = command.get_usage, command.get_help_option

    def get_usage(context: Any) -> str:
        return re.sub("^Usage:", lambda _: say("usage"), str(usage(context)))

    def get_help_option(context: Any) -> Any:
        option = help_option(context)
        option.help = say("help-help")
        return option

    command.get_usage, command.get_help_option = get_usage, get_help_option
    for parameter in command.params:
        if getattr(parameter, "help", None):
            parameter.help = say(parameter.help)
    if hasattr(command, "commands"):
        command.subcommand_metavar = say("metavar-command")
        for below in command.commands.values():
            _translate(below)


def sentence(error: TyperException) -> str:
    """What typer found wrong, as a sentence, and where to read on."""
    text = error.format_message().strip().rstrip(".")
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "clio"
    return f"{_said(text)} {say('see-help', command=path)}"


def _said(text: str) -> str:
    for pattern, message in FOUND:
        match = re.fullmatch(pattern, text, re.DOTALL)
        if match is not None:
            values = {name: value or "" for name, value in match.groupdict().items()}
            if "close" in values:
                close = values.pop("close")
                values["hint"] = say("perhaps", close=close) if close else ""
            if "why" in values:
                whole = values["why"].startswith("Input should be a valid integer")
                values["why"] = say("whole-number") if whole else values["why"]
            return say(message, **values)
    return f"{text}."
