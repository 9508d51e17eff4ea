"""First games that teach: following every hint works, leaving the path does no harm, and nothing is lost."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from clio.engine.match import UNDO
from clio.engine.registry import games, load
from clio.engine.words import LANGUAGES
from clio.server.live_table import LiveTable
from clio.server.pages import words_for
from clio.table import COMMIT
from clio.table.guide import FALLBACK, GUIDE, Course, Guide, check, guide_of
from tests.server.fixtures import PATIENCE, Visitor, context, open_app

TAUGHT = [name for name in games() if guide_of(name) is not None]


def guide(game: str) -> Guide:
    found = guide_of(game)
    assert found is not None
    return found


def run(work: Callable[[FastAPI], Awaitable[None]], data: Path) -> None:
    async def inside() -> None:
        async with open_app(data) as app:
            await work(app)

    asyncio.run(inside())


def table_of(app: FastAPI, visitor: Visitor) -> LiveTable:
    return context(app).tables.live[visitor.table]


def course(table: LiveTable) -> Course:
    assert table.play.course is not None
    return table.play.course


async def begin(app: FastAPI, game: str, language: str = "en") -> Visitor:
    visitor = Visitor(app)
    visitor.client.headers["accept-language"] = language
    await visitor.get("/")
    await visitor.post(f"/learn/{game}")
    table = table_of(app, visitor)
    table.row = table.row._replace(pace=0.0)
    return visitor


async def settled(app: FastAPI, visitor: Visitor) -> None:
    """Wait until the opponent has moved."""
    table = table_of(app, visitor)
    async with asyncio.timeout(PATIENCE):
        while not table.over and any(table.bots[seat] for seat in table.asked()):
            await asyncio.sleep(0.005)
    await visitor.look()


def shown(visitor: Visitor) -> str:
    """What the hint says."""
    found = re.search(r'<p id="hint">(.*?)</p>', visitor.text, re.S)
    return unescape(found.group(1)) if found else ""


async def follow(app: FastAPI, visitor: Visitor) -> str:
    """Do what the present lesson says, with the buttons of the page only; its id."""
    table = table_of(app, visitor)
    stands = course(table).stands(table.view_for(0))
    lesson = guide(table.row.game).lessons[stands.lesson]
    assert stands.mode in ("do", "read"), (lesson.id, stands.mode)
    if stands.mode == "read":
        await visitor.post(f"/t/{visitor.table}/lesson?to={stands.lesson + 1}", seat=visitor.seat)
    elif course(table).left(stands.lesson)[0] == COMMIT:
        assert 'id="end-turn"' in visitor.text
        await visitor.press("end")
    elif course(table).left(stands.lesson)[0] == UNDO:
        assert 'id="undo"' in visitor.text
        await visitor.press("undo")
    else:
        text = course(table).left(stands.lesson)[0]
        assert text in visitor.buttons(), (lesson.id, text)
        await visitor.act(text)
    await settled(app, visitor)
    return lesson.id


# ---- the data


def test_every_game_teaches() -> None:
    assert games() == TAUGHT


@pytest.mark.parametrize("game", TAUGHT)
def test_a_guide_is_well_made(game: str) -> None:
    lessons = guide(game).lessons
    assert check(guide(game)) == []
    assert 10 <= len(lessons) <= 16
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert not lessons[-1].do  # the last one is read
    assert load(game).complete(guide(game).options)["players"] == "2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_take_their_numbers_from_the_game(game: str, language: str) -> None:
    """No figure stands in the words themselves, so none can become wrong when a card changes."""
    words = words_for(game, language)
    for lesson in guide(game).lessons:
        assert words.has(f"lesson-{lesson.id}")
        text = words.bundles[0].format(f"lesson-{lesson.id}", {})
        assert text is not None
        assert not re.search(r"\d", text), lesson.id


# ---- following


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_following_every_hint_leads_through_all_lessons(game: str, language: str, tmp_path: Path) -> None:
    async def learn(app: FastAPI) -> None:
        visitor = await begin(app, game, language)
        seen: list[str] = []
        last = guide(game).lessons[-1].id
        while not seen or seen[-1] != last:
            table = table_of(app, visitor)
            stands = course(table).stands(table.view_for(0))
            lesson = guide(game).lessons[stands.lesson]
            text = guide(game).text(lesson, table.view_for(0), words_for(game, language))
            assert shown(visitor) == text
            assert not re.search(r"[{}]", text)
            for place in lesson.look:
                points_at(visitor.text, place, "look")
            for move in lesson.do:
                if move not in (UNDO) and move in visitor.buttons():
                    if f'name="pick" value="{move}"' in visitor.text:  # a tick, on the card itself
                        assert re.search(rf'<label class="tick mark-press"><input[^>]*value="{move}"', visitor.text), (
                            move
                        )
                    else:
                        points_at(visitor.text, f'prompt [value="{move}"]', "press")
            if lesson.id not in seen:
                seen.append(lesson.id)
            if lesson.id != last:
                await follow(app, visitor)
        assert seen == [lesson.id for lesson in guide(game).lessons]
        played = [entry.text for entry in table_of(app, visitor).match.entries if entry.seat == 1]
        assert played == list(guide(game).moves)[: len(played)]
        assert len(played) > 3

    run(learn, tmp_path)


def points_at(page: str, place: str, kind: str) -> None:
    """The thing is on the page, in its region, and marked."""
    region, _, element = place.partition(" ")
    html = re.search(rf'<section class="region region-{region}[" ].*?</section>', page, re.S)
    assert html, place
    assert f"mark-{kind}" in html.group(0), place
    if element.startswith("["):  # an attribute of a button
        tags = re.findall(rf"<[^>]*{re.escape(element[1:-1])}[^>]*>", html.group(0))
        assert any(f"mark-{kind}" in tag for tag in tags), place
    elif element and region != "prompt":
        assert re.search(rf'mark-{kind}[^>]*data-part="{element}"', html.group(0)), place


def told(table: LiveTable) -> dict[str, Any]:
    """The numbers a lesson may tell now."""
    import importlib

    module: Any = importlib.import_module(f"clio.games.{table.row.game}.guide")
    found: dict[str, Any] = module.facts(table.view_for(0), words_for(table.row.game, "en"))
    return found


# Facts at some lessons, worked out by hand from the cards and the rules.
TOLD = {
    "progress": {
        "hand": {"actions": 2},
        "gain": {"limit": 6},
        "research": {"markers": 4},
        "draw": {"cards": 4},
        "ages": {"ends": 2},
    },
    "ancient_knowledge": {
        "card": {"slot": 6, "knowledge": 3, "vp": 1},
        "moved": {"now": 5, "left": 2},
        "finish": {"full": 14, "half": 7, "lost": 0},
    },
    "through_the_ages": {
        "production": {"food": 2, "resources": 2, "science": 1},
        "population": {"civil": 4, "military": 2, "price": 2},
        "play": {"workers": 2},
    },
}


@pytest.mark.parametrize("game", TAUGHT)
def test_the_numbers_told_are_those_of_the_table(game: str, tmp_path: Path) -> None:
    async def learn(app: FastAPI) -> None:
        visitor = await begin(app, game)
        checked = set()
        for _ in range(30):
            table = table_of(app, visitor)
            lesson = guide(game).lessons[course(table).stands(table.view_for(0)).lesson]
            expected = TOLD[game].get(lesson.id, {})
            assert expected.items() <= told(table).items(), lesson.id
            for number in expected.values():
                assert str(number) in shown(visitor), lesson.id
            checked.add(lesson.id)
            if lesson is guide(game).lessons[-1]:
                break
            await follow(app, visitor)
        assert TOLD[game].keys() <= checked

    run(learn, tmp_path)


# ---- not following


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("way", [0, 3, 11])
def test_another_way_does_no_harm(game: str, way: int, tmp_path: Path) -> None:
    """Somebody follows for a while, then presses anything: the page always answers, and the game goes on."""

    async def wander(app: FastAPI) -> None:
        visitor = await begin(app, game)
        for _ in range(way):
            await follow(app, visitor)
        for n in range(25):
            table = table_of(app, visitor)
            assert visitor.status == 200
            assert shown(visitor)
            before = len(table.match.entries), table.play.lines
            buttons = [value for value in visitor.buttons() if value != "resign"]
            if table.view_for(0).may_end:
                await visitor.press("end")
            elif buttons:
                await visitor.act(buttons[(way + 5 * n + 1) % len(buttons)])
            elif 'name="pick"' in visitor.text:  # a set: one of it is a move too
                await visitor.act(table.view_for(0).question().legal[0])
            await settled(app, visitor)
            assert (len(table.match.entries), table.play.lines) != before

    run(wander, tmp_path)


@pytest.mark.parametrize("game", TAUGHT)
def test_undo_leads_back_to_the_lesson(game: str, tmp_path: Path) -> None:
    async def learn(app: FastAPI) -> None:
        visitor = await begin(app, game)
        table = table_of(app, visitor)
        while course(table).stands(table.view_for(0)).mode != "do":
            await follow(app, visitor)
        there = shown(visitor)
        await follow(app, visitor)
        assert shown(visitor) != there
        await visitor.press("undo")
        assert shown(visitor) == there

    run(learn, tmp_path)


def test_a_move_made_early_skips_what_led_to_it(tmp_path: Path) -> None:
    async def learn(app: FastAPI) -> None:
        visitor = await begin(app, "progress")
        await visitor.act("discover writing")  # the first lesson is still on the page
        assert course(table_of(app, visitor)).stands(table_of(app, visitor).view_for(0)).lesson == 3

    run(learn, tmp_path)


def test_who_is_off_the_path_is_told_so_and_may_come_back(tmp_path: Path) -> None:
    async def learn(app: FastAPI) -> None:
        visitor = await begin(app, "progress")
        await visitor.act("discover wheel")
        assert shown(visitor) == words_for("", "en").say("guide-astray")
        assert "mark-" not in re.sub(r'id="hint-leave"', "", visitor.text)
        await visitor.press("undo")
        assert shown(visitor).startswith("Welcome")

    run(learn, tmp_path)


def test_the_opponent_plays_freely_when_its_move_does_not_fit() -> None:
    lessons = guide(TAUGHT[0])
    assert lessons.reply([], lessons.moves) == lessons.moves[0]
    assert lessons.reply([], ["something else"]) is None
    assert lessons.reply(["something else"], lessons.moves) is None
    assert lessons.reply(lessons.moves, lessons.moves) is None


# ---- turning, leaving, coming back


def test_back_and_next_turn_the_pages(tmp_path: Path) -> None:
    async def learn(app: FastAPI) -> None:
        visitor = await begin(app, "progress")
        texts = []
        for _ in range(4):
            texts.append(shown(visitor))
            await follow(app, visitor)
        at = course(table_of(app, visitor)).at
        for n in (3, 2, 1, 0):
            await visitor.post(f"/t/{visitor.table}/lesson?to={n}", seat="0")
            assert shown(visitor) == texts[n]
        assert course(table_of(app, visitor)).at == at  # only looking
        await visitor.post(f"/t/{visitor.table}/lesson?to=999", seat="0")
        assert visitor.status == 200
        await visitor.post(f"/t/{visitor.table}/lesson?to=what", seat="0")
        assert visitor.status == 200

    run(learn, tmp_path)


@pytest.mark.parametrize("game", TAUGHT)
def test_leaving_makes_it_a_game_like_any_other(game: str, tmp_path: Path) -> None:
    async def learn(app: FastAPI) -> None:
        visitor = await begin(app, game)
        await follow(app, visitor)
        await visitor.post(f"/t/{visitor.table}/lesson?to=leave", seat="0")
        table = table_of(app, visitor)
        assert table.bots == ["", FALLBACK]
        assert not shown(visitor)
        assert "mark-" not in visitor.text
        await visitor.act(visitor.buttons()[0])
        assert visitor.status == 200

    run(learn, tmp_path)


def test_a_restart_goes_on_with_the_lesson(tmp_path: Path) -> None:
    async def learn() -> None:
        async with open_app(tmp_path) as app:
            visitor = await begin(app, "progress")
            for _ in range(5):
                await follow(app, visitor)
            there, url, cookies = shown(visitor), f"/t/{visitor.table}", visitor.client.cookies
        async with open_app(tmp_path) as app:
            again = Visitor(app)
            again.client.cookies = cookies
            await again.get(url)
            assert shown(again) == there
            for _ in range(6):
                await follow(app, again)
            await again.post(f"{url}/lesson?to=leave", seat="0")
        async with open_app(tmp_path) as app:
            third = Visitor(app)
            third.client.cookies = cookies
            await third.get(url)
            assert third.decision
            assert not shown(third)
            assert GUIDE not in table_of(app, third).bots

    asyncio.run(learn())


def test_nobody_else_sees_or_turns_the_lessons(tmp_path: Path) -> None:
    async def learn(app: FastAPI) -> None:
        visitor = await begin(app, "progress")
        other = Visitor(app)
        await other.get(f"/t/{visitor.table}")
        assert other.status == 200
        assert not shown(other)
        assert "mark-" not in other.text
        await other.post(f"/t/{visitor.table}/lesson?to=leave", seat="0")
        assert GUIDE in table_of(app, visitor).bots

    run(learn, tmp_path)


def test_a_lesson_cannot_be_had_where_there_is_none(tmp_path: Path) -> None:
    async def learn(app: FastAPI) -> None:
        visitor = Visitor(app)
        await visitor.get("/")
        await visitor.post("/learn/nothing")
        assert visitor.status == 404
        await visitor.get("/")
        await visitor.post("/learn/progress", token="wrong")
        assert visitor.status == 403

    run(learn, tmp_path)
