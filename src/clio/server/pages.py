"""Pages: HTML from views and words, region by region.

A region is one part of the table page with a content of its own. It is rendered once per content and language and
shared by everybody who sees the same; an update carries only the regions whose content changed.
"""

from __future__ import annotations

import hashlib
import importlib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib.util import find_spec
from typing import Any, Protocol

import msgspec
from jinja2 import PackageLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from clio.engine import parts
from clio.engine.errors import ClioError
from clio.engine.kept import Kept
from clio.engine.registry import games, load
from clio.engine.words import Words, words
from clio.pictures import covers, palette, sprite
from clio.server.hyphens import soft
from clio.server.preferences import CHOICES, looks, preferences
from clio.server.quick_templates import ESCAPE_TEXT, QuickEnvironment
from clio.server.rule_links import cited
from clio.server.shown import Patches

CACHED_REGIONS = 4000
CACHED_SHARED = 1600
CACHED_PARTS = 8000
CACHED_PATCHES = 400
PARTS = "server/parts.html"
CACHED_LATEST = 1000
# With each move there is more of the one, and another question in the other.
NEVER_THE_SAME = ("server/parts/log.html#log", "server/parts/command.html#command")
BITS = "server/parts/bits.html"


class Region:
    """A name in the page, the template macro that draws it, and all that macro needs as plain data.

    `eyes`: whose page it lies on, where it hardly ever changes there.
    """

    def __init__(
        self, name: str, template: str, data: Mapping[str, object] | msgspec.Struct, eyes: tuple[str, int] | None = None
    ) -> None:
        self.name = name
        self.template = template
        self.data = data
        self.eyes = eyes


def digest(content: bytes) -> str:
    """By which a content is known."""
    return hashlib.sha256(content).hexdigest()[:20]


@cache
def game_rulebook(name: str) -> Any:
    """A game's own part of the rulebook: the package `rulebook` in its folder.

    `lesson(view, company, words)` lists the scenes of the first lesson, as typed parts.
    `index(view, company, words)` lists its cards with what they can be sifted by.
    `tree(view, words)`, if there, shows how its cards lead to one another; the view is None away from a table.
    """
    if find_spec(f"clio.games.{name}.rulebook") is None:
        return NoRulebook
    return importlib.import_module(f"clio.games.{name}.rulebook")


def has_pages(name: str, what: str) -> bool:
    """Has a game a `lesson`, an `index` of its cards, a `tree`? Where it has not, no page leads there."""
    return hasattr(game_rulebook(name), what)


class LogLine(Protocol):
    @property
    def entry(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def turn(self) -> int: ...
    @property
    def card(self) -> str: ...
    @property
    def head(self) -> str: ...

    drawn: str  # with its head, once it has been


class LogLines(Protocol):
    """A log as a page shows it."""

    @property
    def lines(self) -> Sequence[LogLine]: ...
    @property
    def new(self) -> int: ...
    @property
    def news(self) -> int: ...
    @property
    def base(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def still(self) -> bool: ...
    @property
    def current(self) -> int: ...


class NoRulebook:
    """A game that has no part of its own in the rulebook: its rules are there all the same."""


@cache
def words_for(game: str, language: str) -> Words:
    return words(("clio.server", *(load(game).packages if game else ())), language)


def complaint(words: Words, error: ClioError) -> str:
    """What an error says: a message of its own room, or the id of one of ours."""
    said = error.text(words.language)
    return words.say(said, said)


class Pages:
    """The templates and the cache of rendered regions."""

    def __init__(self) -> None:
        loaders = {name: PackageLoader(f"clio.games.{name}", "") for name in games()}
        self.jinja = QuickEnvironment(
            loader=PrefixLoader({"server": PackageLoader("clio.server", "templates"), **loaders}),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.jinja.filters["cited"] = cited
        self.jinja.filters["soft"] = soft
        self.jinja.globals["has_pages"] = has_pages
        self.jinja.globals["cover"] = lambda game: covers().href(game)
        self.jinja.globals["prefers"] = preferences
        self.jinja.globals["prefer_choices"] = CHOICES
        self.jinja.globals["prefer_looks"] = looks
        self.jinja.globals["paints"] = lambda: palette().path
        self.modules: dict[tuple[str, str, str], Any] = {}
        self.cache: OrderedDict[str, tuple[str, str]] = OrderedDict()
        self.texts: dict[str, str] = {}  # what is in there, by the hash that pages know
        self.patches = Patches(CACHED_PATCHES)
        self.same = Kept[tuple[int, str, str], tuple[parts.Region, tuple[str, str]]](CACHED_SHARED)
        self.known = Kept[tuple[int, str, str, str], tuple[object, str]](CACHED_PARTS)
        self.latest = Kept[tuple[object, ...], tuple[object, tuple[str, str]]](CACHED_LATEST)
        self.draws: dict[tuple[str, str, str], Callable[..., str]] = {}  # what draws a kind of part
        self.marks = Kept[int, tuple[object, str]](CACHED_PARTS)
        self.parts = Kept[tuple[str, str, str, str, bytes], str](CACHED_PARTS)

    def page(self, template: str, language: str, of: str = "", **values: object) -> str:
        say = words_for(of, language)
        return self.jinja.get_template(f"server/{template}").render(say=say.say, words=say, language=language, **values)

    def region(self, game: str, region: Region, language: str) -> tuple[str, str]:
        """(hash of the content, html)."""
        if isinstance(region.data, parts.Region) and region.data.kept:
            return self.shared(game, region, region.data, language)
        if region.eyes is None:
            return self._region(game, region, language)
        place = (region.name, region.template, *region.eyes, game, language)
        latest = self.latest.get(place)
        if latest is None or latest[0] != region.data:  # to compare it is quicker than to look for it
            latest = self.latest.put(place, (region.data, self._region(game, region, language)))
        return latest[1]

    def shared(self, game: str, region: Region, data: parts.Region, language: str) -> tuple[str, str]:
        """What several pages show as it is need not be looked at again."""
        key = (id(data), game, language)
        known = self.same.get(key)
        if known is not None and known[0] is data:
            return known[1]
        return self.same.put(key, (data, self._region(game, region, language)))[1]

    def _region(self, game: str, region: Region, language: str) -> tuple[str, str]:
        data, place = region.data, f"{game} {language} {region.name} {region.template} "
        if region.template in NEVER_THE_SAME:
            return self._drawn(game, region, language, place)
        drawn = (data.title, [self.short(part) for part in data.parts]) if isinstance(data, parts.Region) else data
        key = digest(place.encode() + msgspec.json.encode(drawn, enc_hook=str))
        found = self.cache.get(key)
        if found is None:
            return self._keep(key, self._draw(game, region, language))
        self.cache.move_to_end(key)
        return found

    def short(self, part: parts.Part) -> object:
        """A part for all who want to know whether it is the same: of what is kept in it only the digest."""
        if part.kept:
            return self.mark(part)
        if isinstance(part, parts.Group):
            return msgspec.structs.replace(part, parts=[self.short(one) for one in part.parts])
        if isinstance(part, parts.Grid):
            columns = [self.mark(column) if column.kept else column for column in part.columns]
            return msgspec.structs.replace(part, columns=columns)
        return part

    def mark(self, kept: parts.Part | parts.Column) -> str:
        known = self.marks.get(id(kept))
        if known is None:
            known = self.marks.put(id(kept), (kept, digest(msgspec.json.encode(kept))))
        return known[1]

    def _drawn(self, game: str, region: Region, language: str, place: str) -> tuple[str, str]:
        """What is hardly ever the same again is drawn without a look for it, and known by its html."""
        html = self._draw(game, region, language)
        return self._keep(digest((place + html).encode()), html)

    def _keep(self, key: str, html: str) -> tuple[str, str]:
        found = self.cache[key] = (key[:12], html)
        self.texts[found[0]] = html
        if len(self.cache) > CACHED_REGIONS:
            self.texts.pop(self.cache.popitem(last=False)[1][0], None)
        return found

    def _draw(self, game: str, region: Region, language: str) -> str:
        file, _, macro = region.template.rpartition("#")
        draw: Callable[..., str] = getattr(self.module(file, game, language), macro)
        return str(draw(region.data))

    def module(self, file: str, game: str, language: str) -> Any:
        """A template's macros, with the words of a game. `parts` is what all tables share."""
        key = (file, game, language)
        if key not in self.modules:
            say = words_for(game, language)
            values: dict[str, object] = {"say": say.say, "words": say, "language": language, "game": game}
            if file != PARTS:
                values["parts"] = self.module(PARTS, game, language)
            if game:
                values["sprite"] = sprite(game)
            values["show"] = partial(self.show, game, language)
            values["show_all"] = partial(self.show_all, game, language)
            values["show_column"] = partial(self.show_column, game, language)
            values["log_lines"] = partial(self.log_lines, file, game, language)
            self.modules[key] = self.jinja.get_template(file).make_module(values)
        return self.modules[key]

    def show(self, game: str, language: str, part: parts.Part, size: str = "") -> str:
        """A part, drawn by the component of its kind. Of a table that changed most parts are as they were."""
        if part.kept:
            return self._kept(game, language, part, size)
        if not part.sought:
            return self._show(game, language, part, size)
        key = (game, language, size, part.component, msgspec.json.encode(part))
        found = self.parts.get(key)
        if found is None:
            found = self.parts.put(key, self._show(game, language, part, size))
        return found

    def _kept(self, game: str, language: str, part: parts.Part, size: str) -> str:
        """It is known by itself, without a look at what is in it."""
        place = (id(part), game, language, size)
        known = self.known.get(place)
        if known is None:
            known = self.known.put(place, (part, self._show(game, language, part, size)))
        return known[1]

    def show_all(self, game: str, language: str, several: Sequence[parts.Part], size: str = "") -> str:
        """Parts one after the other: a loop of a template would take longer than they do."""
        return "".join([self.show(game, language, part, size) for part in several])

    def show_column(self, game: str, language: str, column: parts.Column, size: str) -> str:
        """A column of places: on a board hardly one of them changes with a move."""
        draw: Callable[..., str] = self.module("server/parts/grid.html", game, language).column
        if not column.kept:
            return draw(column, size)
        place = (id(column), game, language, size)
        known = self.known.get(place)
        if known is None:
            known = self.known.put(place, (column, draw(column, size)))
        return known[1]

    def log_lines(self, file: str, game: str, language: str, log: LogLines) -> str:
        """The lines of a log. It has many, all but the last are as they were, and a loop of a template is slow."""
        module = self.module(file, game, language)
        picture: Callable[..., Markup] | None = None
        for number, line in enumerate(log.lines):
            if not line.drawn or number == log.current:
                picture = picture or self.module(BITS, game, language).picture
                drawn = log_entry(log, line, number == log.current, picture(line.card, "") if line.card else "")
                line.drawn = log_head(module, log, line) + drawn
        found = [line.drawn for line in log.lines]
        if log.news and log.new < len(found):
            head = log_head(module, log, log.lines[log.new])
            found[log.new] = head + str(module.since()) + found[log.new][len(head) :]
        return "".join(found)

    def _show(self, game: str, language: str, part: parts.Part, size: str) -> str:
        key = (part.component, game, language)
        draw = self.draws.get(key)
        if draw is None:
            draw = self.draws[key] = self.module(f"server/parts/{part.component}.html", game, language).draw
        return draw(part, size) if size else draw(part)


def log_entry(log: LogLines, line: LogLine, current: bool, picture: str) -> str:
    """A line of the log with a small picture where a card is told of; it leads to the moment it tells of."""
    now = ' aria-current="step"' if current else ""
    of = "mine" if line.turn == log.seat else "rivals"
    step = " data-step" if log.still and log.base else ""
    link = f' href="{ESCAPE_TEXT(log.base)}/at/{line.entry}?seat={log.seat}"' if log.base else ""
    return (
        f'<li data-entry="{line.entry}"{now} data-of="{of}"><a{step}{link}><span class="thumb" aria-hidden="true">'
        f"{picture}</span><span>{ESCAPE_TEXT(line.text)}</span></a></li>\n"
    )


def log_head(module: Any, log: LogLines, line: LogLine) -> str:
    """Whose turn begins with a line."""
    of = "mine" if line.turn == log.seat else "rivals"
    return str(module.head(line.turn, line.head, of)) if line.head else ""
