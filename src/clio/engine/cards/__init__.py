"""The one reader of card files, for every game.

Cards are data that people edit, so reading them is strict and patient: every mistake in a file is found and told in
one sentence that names the card, the field and what to write instead. A game says what its tables look like, with a
struct for each; the lines of what a card does are read by the game's operations. A field's description (`Meta`) is the
message that says what to write in it: the game's own, or one of those beside this file.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, TypeVar, cast, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from clio.engine.errors import ClioError
from clio.engine.operation import REQUIRED, Kind, Operation
from clio.engine.words import Said, words

Op = TypeVar("Op", bound=Operation)
Where: TypeAlias = Said | str  # the table a mistake is in
Raw: TypeAlias = dict[str, Any]  # a table of the file before it is checked: it may hold anything
Values: TypeAlias = dict[str, Any]  # the fields of one table that could be read, and "where" it is


class CardsError(ClioError):
    """A card file that cannot be used, with every reason found."""

    package = __name__

    def __init__(self, source: str, mistakes: Sequence[Said]) -> None:
        self.source = source
        self.mistakes = tuple(mistakes)
        super().__init__("bad-cards", file=source, n=len(mistakes))

    def text(self, language: str) -> str:
        return "\n".join([super().text(language), *(mistake.text(language) for mistake in self.mistakes)])

    def __reduce__(self) -> tuple[type[CardsError], tuple[str, tuple[Said, ...]]]:
        return (CardsError, (self.source, self.mistakes))


def said(message: str, /, **values: Any) -> Said:
    """A sentence of this reader."""
    return Said(__name__, message, **values)


# ---- what a field may hold


def says(message: str, **bounds: Any) -> Meta:
    """The message that says what to write, and what the value is held to."""
    return Meta(description=message, **bounds)


def one_of(names: Sequence[str]) -> Any:
    """One of these words."""
    return Annotated[cast(Any, Literal)[tuple(names)], says("write-one-of")]


Id: TypeAlias = Annotated[str, says("write-id", pattern=r"\A[a-z][a-z0-9_]*\Z", max_length=40)]
Name: TypeAlias = Annotated[str, says("write-name", min_length=1, max_length=60)]
Whole: TypeAlias = Annotated[int, says("write-whole", ge=0, le=999)]
Wholes: TypeAlias = Annotated[list[Annotated[int, Meta(ge=0, le=999)]], says("write-wholes")]
Flag: TypeAlias = Annotated[bool, says("write-flag")]
Table: TypeAlias = Annotated[Raw, says("write-table")]
Tables: TypeAlias = Annotated[list[Any], says("write-tables")]
Lines: TypeAlias = Annotated[list[Raw], says("write-lines", min_length=1)]
Line: TypeAlias = Annotated[Raw, says("write-line")]

WHOLE: Final = Kind(Whole)
WHOLES: Final = Kind(Wholes)
FLAG: Final = Kind(Flag)
OPERATION: Final = Kind(Line, nested=True)


def choice(names: Sequence[str]) -> Kind:
    """One of these words, as its place among them."""
    return Kind(one_of(names), tuple(names).index)


# ---- the file


def decode(path: Path | None, package: str) -> tuple[Raw, str, bytes]:
    """The tables of a file, or of the `cards.toml` that comes with a game; where it is, and its bytes."""
    if path is None:
        source, data = "cards.toml", files(package).joinpath("cards.toml").read_bytes()
    else:
        source, data = str(path), _read(path)
    try:
        return msgspec.toml.decode(data), source, data
    except RecursionError:
        problem = said("too-deep")
    except UnicodeDecodeError:
        problem = said("not-utf-8")
    except ValueError as error:  # msgspec.DecodeError, or a number too long to read
        problem = said("not-toml", why=str(error).split(";")[0].rstrip("."))
    raise CardsError(source, [problem])


def _read(path: Path) -> bytes:
    try:
        if not path.exists() or path.is_file():  # a pipe or a device could be read forever
            return path.read_bytes()
        problem = said("not-a-file")
    except FileNotFoundError:
        problem = said("no-such-file")
    except (OSError, ValueError) as error:  # a ValueError is a path that cannot be one
        problem = said("cannot-be-read", why=str(getattr(error, "strerror", None) or error))
    raise CardsError(str(path), [problem])


# ---- one table


class Spec(NamedTuple):
    """A field as the reader needs it."""

    type: Any
    required: bool
    default: Any  # a function that makes it
    key: str  # under which the value is kept


class Reader:
    """Reads the tables of one file, each by itself; what is wrong is told and left out."""

    def __init__(self, package: str, **fills: str) -> None:
        self.package = package  # where the game's own messages lie
        self.fills = fills  # for gaps in the messages that say what to write
        self.mistakes: list[Said] = []

    def said(self, message: str, /, **values: Any) -> Said:
        """A sentence of the game, or of this reader."""
        own = words((self.package,), "en").has(message)
        return Said(self.package if own else __name__, message, **values)

    def mistake(self, message: str, /, **values: Any) -> None:
        self.mistakes.append(self.said(message, **values))

    def check(self, source: str) -> None:
        """Raise all that was found, if anything was."""
        if self.mistakes:
            raise CardsError(source, self.mistakes)

    def cards(self, kind: str, raw: Iterable[Any], shape: type[Struct]) -> list[Values]:
        """All cards of one kind, each named by its id."""
        return [self.table(shape, card, where_card(kind, card, number)) for number, card in enumerate(raw, 1)]

    def table(self, shape: Any, raw: Any, where: Where, prefix: str = "") -> Values:
        """The fields of a table that are right, with defaults."""
        values: Values = {"where": where}
        if not isinstance(raw, dict):
            self.mistake("not-a-table", where=where, value=show(raw))
            return values
        specs = specs_of(shape)
        for key in raw:
            if key not in specs:
                self.mistake("unknown-field", where=where, field=show(prefix + key), hint=hint(key, specs))
        for name, spec in specs.items():
            field = prefix + name
            if name in raw:
                try:
                    value = msgspec.convert(raw[name], spec.type)
                except msgspec.ValidationError:
                    wanted = self.wanted(spec.type)
                    self.mistake("wrong-value", where=where, field=field, value=show(raw[name]), wanted=wanted)
                    continue
                if not _printable(raw[name]):
                    self.mistake("unprintable", where=where, field=field, value=show(raw[name]))
                values[spec.key] = value
            elif spec.required:
                self.mistake("missing-field", where=where, field=field, wanted=self.wanted(spec.type))
            else:
                values[spec.key] = spec.default()
        return values

    def wanted(self, kind: Any) -> Said:
        """What to write in a field, as the end of a sentence."""
        message = next(meta.description for meta in get_args(kind) if isinstance(meta, Meta))
        assert message is not None
        return self.said(message, known=", ".join(_choices(kind)), **self.fills)

    def line(self, known: Mapping[str, type[Op]], raw: Any, where: Where) -> Op | None:
        """A line that names its operation in the field `op`."""
        if not isinstance(raw, dict):
            return self.operation(known, raw, {}, where)
        rest = {field: value for field, value in raw.items() if field != "op"}
        return self.operation(known, raw.get("op"), rest, where)

    def operation(self, known: Mapping[str, type[Op]], name: Any, line: Raw, where: Where) -> Op | None:
        """One line of what a card does, as the operation of that name; None if there is a mistake in it."""
        kind = known.get(name) if isinstance(name, str) else None
        if kind is None:
            self.mistake("no-operation", where=where, name=show(name), hint=hint(str(name), known))
            return None
        before = len(self.mistakes)
        values = self.table(kind, line, where, f"{kind.name}.")
        given: list[Any] = []
        for field in kind.fields:
            value = values.get(field.name)
            if field.name in line and value is not None:
                if field.kind.nested:
                    value = self.line(known, value, where)
                elif field.kind.into is not None:
                    value = field.kind.into(value)
            given.append(value)
        if len(self.mistakes) > before:
            return None
        made = kind(*given)
        made.written = line
        return made


def where_card(kind: str, raw: Any, number: int) -> Said:
    """A card as a mistake names it."""
    name = text_of(raw, "id") or text_of(raw, "name")
    return said("where-card", kind=kind, name=show(name)) if name else said("where-number", kind=kind, n=number)


def doubles(cards: Iterable[Values], *fields: str) -> Iterator[Said]:
    """Ids, or names, that more than one card has."""
    cards = list(cards)
    for field in fields:
        uses = Counter(values[field] for values in cards if field in values)
        for values in cards:
            if uses.get(values.get(field), 0) > 1:
                text, number = show(values[field]), uses.pop(values[field])
                yield said(f"same-{field}", where=values["where"], text=text, n=number)


@cache
def specs_of(shape: Any) -> dict[str, Spec]:
    """The fields of a table by their names in the file."""
    if issubclass(shape, Operation):
        return {
            field.name: Spec(field.kind.type, field.default is REQUIRED, lambda field=field: field.default, field.name)
            for field in shape.fields
        }
    found = {}
    for info in msgspec.structs.fields(shape):
        plain = info.default_factory is msgspec.NODEFAULT
        default = (lambda info=info: info.default) if plain else info.default_factory
        found[info.encode_name] = Spec(info.type, info.required, default, info.name)
    return found


def _choices(kind: Any) -> list[str]:
    """The words among which a field chooses, wherever they stand in its type."""
    if get_origin(kind) is Literal:
        return [str(name) for name in get_args(kind)]
    return [name for part in get_args(kind) if not isinstance(part, Meta) for name in _choices(part)]


def text_of(raw: Any, field: str) -> str:
    """A text in a table that may be anything, or nothing."""
    value = raw.get(field) if isinstance(raw, dict) else None
    return value if isinstance(value, str) else ""


def show(value: Any) -> str:
    """A value as a person would find it in the file, kept short and free of control characters."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:57]}..."


def hint(word: str, choices: Iterable[str]) -> Said:
    match = get_close_matches(word, sorted(choices), 1)
    return said("hint-close", word=show(match[0])) if match else said("hint-none")


def _printable(value: Any) -> bool:
    if isinstance(value, dict):
        return all(_printable(part) for pair in value.items() for part in pair)
    if isinstance(value, list):
        return all(_printable(part) for part in value)
    return not isinstance(value, str) or value.isprintable()
