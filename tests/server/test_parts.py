"""Typed parts: whatever can be done lies on the page, what a lesson points at is data, and a game needs no page."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator

import msgspec
import pytest

from clio.engine.dice import dice_from_seed
from clio.engine.kept import Kept
from clio.engine.match import Match
from clio.engine.offers import Offers, one_each
from clio.engine.parts import (
    LOOK,
    PRESS,
    Card,
    Column,
    Company,
    Grid,
    Group,
    Hand,
    Move,
    Page,
    Pick,
    Prose,
    Row,
    Slot,
    inside,
)
from clio.engine.parts import Region as PageRegion
from clio.engine.parts import offered as moves_in
from clio.engine.registry import games, load
from clio.engine.view import SPECTATOR, View, view
from clio.engine.words import Words
from clio.engine.words import words as game_words
from clio.server import command_box
from clio.server.command_box import CommandBox, lying
from clio.server.default_page import default_page
from clio.server.pages import Pages, Region, words_for
from clio.server.table_page import page_maker, point_at, regions_of
from clio.server.typed_table import LogBox, LogLine, mark_reveals
from tests.conformance.play import Setup, any_action, any_seat, fourth_game

TYPED = games()


def positions(game: str, steps: int = 120) -> Iterator[tuple[Match, int, View]]:
    """A game played at random: every question on the way, through the eyes of who is asked."""
    found, dice = load(game), dice_from_seed("parts")
    match = Match(found, {}, "7", [f"Name{seat}" for seat in range(int(found.complete({})["players"]))])
    for _ in range(steps):
        if match.state.over:
            return
        seat = any_seat(match.state, dice)
        yield match, seat, view(match.state, seat)
        match.act(seat, any_action(match.state, seat, dice))


def company(match: Match, seat: int) -> Company:
    return Company("x", match.names, [""] * len(match.names), "running", seat, False)


def empty_box(seat: int) -> CommandBox:
    return CommandBox(
        table="x", seat=seat, status="running", playing=True, curtain="", curtain_seat=-1, asked=[], bot_plays=False,
        may_undo=False, may_end=False, partners=[], rematch="", deal="", sealed=False,
    )  # fmt: skip


def offers_on(page: Page) -> list[Move | Pick]:
    """The moves and ticks that some part of the table offers; on what is shared there are none."""
    return [one for region in page.regions if not region.shared for one in moves_in(region)]


def ask(box: CommandBox, match: Match, seen: View, page: Page, words: Words) -> CommandBox:
    on_table = lying(offers_on(page))
    return command_box.ask(box, match.game, seen, page.command, on_table, words, set())


def offered(page: Page, box: CommandBox) -> set[str]:
    """Every action somebody can send from this page."""
    found = lying(offers_on(page)) | {move.action for group in box.groups for move in group.moves}
    for pick in box.set.loose if box.set else ():
        found.update(pick.actions)
    return found | {box.end, box.set.stop if box.set else ""}


@pytest.mark.parametrize("name", games())
def test_every_legal_move_can_be_pressed_or_ticked(name: str) -> None:
    words, makers = words_for(name, "en"), [default_page, *([page_maker(name)] if name in TYPED else [])]
    for match, seat, seen in positions(name):
        for maker in makers:
            assert maker is not None
            page = maker(seen, company(match, seat), words)
            box = ask(empty_box(seat), match, seen, page, words)
            asked = seen.question().set
            by_itself = {asked.opening} if asked is not None and box.set is not None else set()  # a set brings it along
            assert set(seen.question().legal) <= offered(page, box) | by_itself
            shown = lying(offers_on(page))
            everything = [part for region in page.regions if not region.shared for part in inside(region)]
            assert offers_on(page) == [part for part in everything if isinstance(part, Move | Pick)]
            assert shown <= {*seen.question().legal, *Offers(match.game, seen, words).candidates}, "and nothing else"


@pytest.mark.parametrize("name", games())
def test_pages_are_data_and_can_be_drawn_for_all_eyes(name: str) -> None:
    pages, words = Pages(), words_for(name, "en")
    for number, (match, seat, seen) in enumerate(positions(name)):
        if number % 12:
            continue
        for eyes in (seen, view(match.state, SPECTATOR)):
            for maker in (default_page, *([page_maker(name)] if name in TYPED else [])):
                assert maker is not None
                page = maker(eyes, company(match, eyes.seat), words)
                assert msgspec.json.encode(page)
                for region in regions_of(page):
                    assert pages.region(name, region, "en")[1] is not None
        assert seat >= 0


@pytest.mark.parametrize("name", TYPED)
def test_spectators_get_no_moves_and_no_hand(name: str) -> None:
    words = words_for(name, "en")
    for match, _, _ in positions(name, 40):
        page = page_maker(name)(view(match.state, SPECTATOR), company(match, SPECTATOR), words)
        assert lying(offers_on(page)) == set()
        assert "hand" not in [region.name for region in page.regions]


def test_a_game_without_a_hand_is_shown_without_one() -> None:
    game = fourth_game()
    match = Setup(game, {"players": "2"}).match("1")
    seen, said = view(match.state, 0), game_words(game.packages, "en")
    assert "hand" in [region.name for region in default_page(seen, company(match, 0), said).regions]
    del seen.zones["hand 1"]
    assert "hand" not in [region.name for region in default_page(seen, company(match, 0), said).regions]


def test_a_lesson_marks_parts_and_moves() -> None:
    words = words_for("ancient_knowledge", "en")
    for match, seat, seen in positions("ancient_knowledge"):
        page = page_maker("ancient_knowledge")(seen, company(match, seat), words)
        box = ask(empty_box(seat), match, seen, page, words)
        wanted = seen.question().legal[0]
        point_at(page, box, ["mine timeline", "boards", "facts end", "prompt why"], [wanted])
        looked = [part for region in page.regions for part in inside(region) if getattr(part, "lesson", "") == LOOK]
        assert len(looked) == 2, "the timeline, and the first part of the boards"
        assert box.lesson_why
        pressed = [
            part
            for outer in (*page.regions, *box.groups, *box.loose)
            for part in inside(outer)
            if isinstance(part, Move | Pick) and part.lesson == PRESS
        ]
        assert pressed
        actions = [part.actions if isinstance(part, Pick) else [part.action] for part in pressed]
        assert all(wanted in names for names in actions)


def test_a_region_is_drawn_once_for_all_who_see_the_same() -> None:
    pages, card = Pages(), Card(id="petra", name="Petra", zone="hand", kind="city")
    first = pages.region("ancient_knowledge", Region("x", "server/parts/region.html#region", region_of(card)), "en")
    again = pages.region("ancient_knowledge", Region("x", "server/parts/region.html#region", region_of(card)), "en")
    assert first is again
    card.lesson = LOOK
    other = pages.region("ancient_knowledge", Region("x", "server/parts/region.html#region", region_of(card)), "en")
    assert other[0] != first[0]
    assert "mark-look" in other[1]
    assert "mark-look" not in first[1]


@pytest.mark.parametrize("name", games())
def test_what_was_drawn_before_is_what_would_be_drawn_anew(name: str) -> None:
    kept, anew, words = Pages(), Pages(), words_for(name, "en")
    for number, (match, _, seen) in enumerate(positions(name, 60)):
        if number % 6:
            continue
        for region in regions_of(page_maker(name)(seen, company(match, seen.seat), words)):
            for cache in (anew.cache, anew.parts, anew.known, anew.same, anew.marks):
                cache.clear()
            assert kept.region(name, region, "en") == anew.region(name, region, "en")
    assert kept.parts


@pytest.mark.parametrize("name", games())
def test_lines_of_a_card_end_inside_of_its_tags(name: str) -> None:
    """A line's end between two tags would be a text of its own: a table has a thousand of those less."""
    pages, words, make = Pages(), words_for(name, "en"), page_maker(name)
    assert make is not None
    cards = 0
    for match, seat, seen in positions(name, 40):
        for region in make(seen, company(match, seat), words).regions:
            _, html = pages.region(name, Region(region.name, "server/parts/region.html#region", region), "en")
            for card in re.findall(r"<article.*?</article\s*>", html, re.DOTALL):
                cards += 1
                assert "\n" in card
                assert not re.search(r">\s*\n\s*<", card), card
    assert cards > 100


def forget_all() -> None:
    """What any module has kept of what it made."""
    for one in gc.get_objects():
        if isinstance(one, Kept):
            one.clear()


@pytest.mark.parametrize("name", TYPED)
def test_what_was_made_before_is_what_would_be_made_anew(name: str) -> None:
    """Of all regions, for every seat and for who watches: nothing that a part depends on is missing in its key."""
    pages, words, seen = Pages(), words_for(name, "en"), dict[tuple[int, int, str], str]()
    moments = [(number, match.state.clone(), match) for number, (match, _, _) in enumerate(positions(name, 60))]
    for anew in (False, True):
        for number, state, match in moments[:: 8 if anew else 1]:
            for seat in range(-1, state.layout.seats):
                page = page_maker(name)(view(state, seat), company(match, seat), words)
                for region in regions_of(page):
                    html = pages.region(name, region, "en")[1]
                    assert seen.setdefault((number, seat, region.name), html) == html
            if anew:
                forget_all()
                pages = Pages()


def test_a_region_is_known_by_what_is_in_it_and_not_by_which_one_it_is() -> None:
    pages = Pages()

    def key(*parts: Card | Grid | Group) -> str:
        region = PageRegion(name="mine", parts=[Group(parts=[*parts])])
        return pages.region("ancient_knowledge", Region("x", "server/parts/region.html#region", region), "en")[0]

    def card(name: str, kept: bool = True) -> Card:
        return Card(id="petra", name=name, zone="hand", kept=kept)

    def grid(*names: str, kept: bool = True) -> Grid:
        columns = [Column(name, "", [Slot(id="s", name="", cards=[card(name)])], kept=kept) for name in names]
        return Grid(name="G", columns=columns)

    assert key(card("A"), card("B")) == key(card("A"), card("B"))
    assert len({key(card("A"), card("B")), key(card("B"), card("A")), key(card("A")), key(card("C"))}) == 4
    assert len({key(card("A", kept=False)), key(card("B", kept=False))}) == 2
    assert key(grid("A", "B")) == key(grid("A", "B"))
    assert len({key(grid("A", "B")), key(grid("B", "A")), key(grid("A")), key(grid("C"))}) == 4
    assert len({key(grid("A", kept=False)), key(grid("B", kept=False))}) == 2


def test_a_column_that_is_kept_is_drawn_once_and_another_region_does_not_change_it() -> None:
    pages, card = Pages(), Card(id="petra", name="Petra", zone="x", moves=[Move("take a", "Take")])
    column = Column("C", "", [Slot(id="s", name="", cards=[card])], kept=True)
    region = PageRegion(name="mine", parts=[Grid(name="G", columns=[column])])
    first = pages.show_column("ancient_knowledge", "en", column, "tile")
    assert pages.show_column("ancient_knowledge", "en", column, "tile") is first
    assert pages.show_column("ancient_knowledge", "en", column, "chip") != first
    page = Page(regions=[region])
    mark_reveals(page, [{"take a"}], {"take a"})
    (grid,) = page.regions[0].parts
    assert isinstance(grid, Grid)
    assert not grid.columns[0].kept, "it is this page's own"
    assert "data-reveals" in pages.show_column("ancient_knowledge", "en", grid.columns[0], "tile")
    assert "data-reveals" not in pages.show_column("ancient_knowledge", "en", column, "tile")


def test_what_lies_on_one_page_for_long_is_drawn_again_only_when_it_is_another() -> None:
    pages = Pages()

    def drawn(text: str, eyes: tuple[str, int]) -> tuple[str, str]:
        region = PageRegion(name="facts", parts=[Prose(lines=[text])])
        return pages.region("progress", Region("facts", "server/parts/region.html#region", region, eyes), "en")

    first = drawn("one", ("a", 0))
    pages.cache.clear()
    assert drawn("one", ("a", 0)) is first
    assert drawn("two", ("a", 0))[1] != first[1]
    assert drawn("one", ("a", 0)) == first
    assert drawn("one", ("a", 1)) == first


def test_a_line_of_the_log_is_drawn_once_as_long_as_nothing_of_it_changes() -> None:
    pages = Pages()

    def lines() -> list[LogLine]:
        return [LogLine(entry, f"Ada does {entry}", entry % 2, "", f"<{entry}>" * (entry < 3)) for entry in range(4)]

    def log(lines: list[LogLine], seat: int, new: int, base: str = "/t/x") -> str:
        box = LogBox(lines, new, 4 - new, base, seat, False)
        return pages.region("progress", Region("log", "server/parts/log.html#log", box), "en")[1]

    mine = lines()
    first = log(mine, 0, 4)
    assert (first.count('class="since"'), first.count('data-of="mine"><a')) == (0, 2)
    drawn = [line.drawn for line in mine]
    assert all(text in first for text in drawn)
    assert (first.count('<li class="turn-head"'), first.count("&lt;2&gt;")) == (3, 1)
    before, since, after = log(mine, 0, 2).partition('class="since"')
    assert "&lt;2&gt;" in before, "the head of a turn stands before what is new in it"
    assert since
    assert (before.count("data-entry"), after.count("data-entry")) == (2, 2)
    for line, text in zip(mine, drawn, strict=True):
        assert line.drawn is text, "what is new stands after a line that says so, and is itself as it was"
    assert log(lines(), 1, 4).count('data-of="mine"><a') == 2
    assert "/t/y/at/3?seat=0" in log(lines(), 0, 4, "/t/y")


def region_of(card: Card) -> msgspec.Struct:
    from clio.engine.parts import Region as Place
    from clio.engine.parts import Row

    return Place(name="x", parts=[Row(name="x", cards=[card])])


def test_measures_are_those_of_the_state() -> None:
    for name in games():
        state = load(name).new(seed="4")
        assert view(state, 0).measures == state.game.measures(state, 0)


@pytest.mark.parametrize(
    ("copies", "count", "ticks"), [(2, 2, [1, 1]), (3, 2, [1, 1, None]), (2, 4, [1, 3]), (1, 3, [3])]
)
def test_equal_cards_of_a_set_have_a_tick_each(copies: int, count: int, ticks: list[int | None]) -> None:
    pick = Pick(["pay mythology"], count, 1, "Pay", count)
    cards = [Card(id="mythology", name="Mythology", zone="hand", pick=pick) for _ in range(copies)]
    one_each(Page(regions=[PageRegion(name="hand", parts=[Hand(id="hand", name="Hand", cards=cards)])]))
    assert [card.pick.count if card.pick else None for card in cards] == ticks


def test_a_part_that_is_kept_is_not_marked_where_it_lies() -> None:
    """Whether a move reveals something is true at one moment; the part lies on other pages too."""
    card = Card(id="a", name="A", zone="x", moves=[Move("take a", "Take")], kept=True)
    slot = Slot(id="s", name="S", cards=[card], kept=True, busy=True)
    region = PageRegion(name="mine", parts=[Row(name="R", cards=[card]), Group(parts=[slot])])
    page = Page(regions=[region])
    mark_reveals(page, [lying(moves_in(region))], {"take a"})
    assert [one.reveals for one in moves_in(page.regions[0]) if isinstance(one, Move)] == [True, True]
    assert [one.reveals for one in moves_in(region) if isinstance(one, Move)] == [False, False]
    slot.busy = False
    assert len(moves_in(region)) == 1, "what is kept and has no moves is not looked into"
