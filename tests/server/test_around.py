"""The pages around the tables: what somebody is told before they sit down, and after they got up."""

from __future__ import annotations

import asyncio
import json
import re
import struct
import tomllib
from collections.abc import Awaitable, Callable
from html import unescape
from importlib.resources import files
from pathlib import Path

import pytest
from fastapi import FastAPI

from clio import bots
from clio.arena.measured import measured
from clio.engine.dice import dice_from_seed
from clio.engine.registry import games, load
from clio.engine.story import Story
from clio.pictures import covers
from clio.server.end_scene import end_scene
from clio.server.opponents import opponents
from clio.server.pages import words_for
from clio.server.results import result_text
from clio.server.table_lines import day
from clio.table.guide import guides_of
from tests.browser import fixtures
from tests.server.fixtures import Visitor, context, open_app

ROOT = Path(__file__).resolve().parents[2]
SETS = {"starting_sets": "yes"}
STATIC = ROOT / "src/clio/server/static"


def run(work: Callable[[FastAPI], Awaitable[None]], data: Path) -> None:
    async def inside() -> None:
        async with open_app(data) as app:
            await work(app)

    asyncio.run(inside())


# ---- strength


@pytest.mark.parametrize("game", games())
def test_every_figure_of_strength_stands_in_the_page_of_measures(game: str) -> None:
    page = (ROOT / "docs/training/tuning.md").read_text(encoding="utf-8")
    title = game.replace("_", " ").title().replace("The", "the")
    rows = [line for line in page.splitlines() if line.startswith(f"| {title} |")]
    assert measured(game)
    for bot, row in measured(game).items():
        assert row.against in bots.names()
        won, lost = (f"{share:.3f} ± {row.sure:.3f}" for share in (row.share, 1 - row.share))
        found = [line for line in rows if f"| {row.games} |" in line and (won in line or lost in line)]
        assert found, (game, bot)


@pytest.mark.parametrize(
    ("language", "known", "few"),
    [
        (
            "en",
            "Strength 1,234, where “Greedy” has 1,000 (90 games between two).",
            "Played only 4 games between two so far: too few to say how strong it is.",
        ),
        (
            "fr",
            "Force 1 234, là où « Gourmand » a 1 000 (90 parties à deux).",
            "Seulement 4 parties à deux jusqu’ici : trop peu pour dire sa force.",
        ),
        (
            "ru",
            "Сила 1 234, если у бота «Жадный» 1 000 (90 партий вдвоём).",
            "Сыграны только 4 партии вдвоём: слишком мало, чтобы судить о силе.",
        ),
    ],
)
def test_a_bot_says_how_strong_it_is(language: str, known: str, few: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        {"bot": "plan", "points": 1234, "low": 1200, "high": 1268, "games": 90},
        {"bot": "greedy", "points": 1000, "low": 1000, "high": 1000, "games": 90},
        {"bot": "expert-builder", "points": 1400, "low": 1100, "high": 1700, "games": 4},
    ]
    monkeypatch.setattr("clio.server.opponents.published", lambda: {"through_the_ages": {"2": {"ratings": rows}}})
    words = words_for("through_the_ages", language)
    plain = str.maketrans({"\u202f": " ", "\xa0": " ", "\u2068": "", "\u2069": ""})
    told = {bot.name: bot.strength.translate(plain) for bot in opponents("through_the_ages", words)}
    assert told["plan"].startswith(known)
    assert told["expert-builder"] == few, "a guess is no fact"
    assert "13" in told["beginner"], "what its level was measured by"
    assert "90" in told["greedy"]
    assert told["expert-warrior"].translate(plain) == words.say("strength-unknown")


@pytest.mark.parametrize("game", games())
def test_every_bot_has_a_portrait_a_name_and_a_place_in_the_style(game: str) -> None:
    style = (STATIC / "around.css").read_text(encoding="utf-8")
    for bot in opponents(game, words_for(game, "en")):
        assert bot.picture.partition("#")[2].startswith(game)
        assert bot.says
        assert f'[data-who="{bot.name}"]' in style
    assert len({bot.picture for bot in opponents(game, words_for(game, "en"))}) == len(bots.names())


# ---- the lobby


def test_the_lobby_shows_what_a_game_is(tmp_path: Path) -> None:
    async def look(app: FastAPI) -> None:
        visitor = await Visitor(app).get("/")
        for game in games():
            assert covers().href(game) in visitor.text
        assert "2 to 4 players" in visitor.text
        assert f"about {load('through_the_ages').minutes} minutes for each player" in visitor.text
        assert re.findall(r'<option value="(\w+)" selected', visitor.text) == ["beginner"] * len(games())
        await visitor.play_now("ancient_knowledge", seat1="friend")
        await visitor.get("/")
        assert re.findall(r'<option value="(\w+)" selected', visitor.text) == ["plan"] * len(games())

    run(look, tmp_path)


def test_my_games_say_whose_turn_when_and_how_it_ended(tmp_path: Path) -> None:
    async def look(app: FastAPI) -> None:
        visitor = Visitor(app)
        await visitor.play_now("progress", players="2", seat1="here", variant="faster", first_player="seat:0")
        table = context(app).tables.live[visitor.table]
        await visitor.get("/")
        line = re.search(r'<ul class="tables">.*?</ul>', visitor.text, re.S)
        assert line
        assert "Your turn" in line.group(0)
        assert day(table.row.touched, "en") in line.group(0)
        player = bots.make("random")
        dice = dice_from_seed("x")
        while not table.over:
            ending = next((seat for seat in (0, 1) if table.view_for(seat).may_end), None)
            if ending is not None:
                await table.end_turn(ending)
                continue
            seat, state = table.asked()[0], table.play.state_for(table.asked()[0])
            await table.act(seat, table.view_for(seat).question().number, [bots.decide(player, state, seat, dice).text])
        row = await context(app).store.game(table.row.id)
        assert row is not None
        assert row.result == result_text(table.match.state.result)
        assert re.fullmatch(r"[12]/-?\d+ [12]/-?\d+", row.result)
        await visitor.get("/")
        assert re.search(r"You won · -?\d+ : -?\d+", visitor.text)  # both seats are theirs

    run(look, tmp_path)


def test_dates_are_written_as_people_write_them() -> None:
    assert day(0.0, "en") == "1 Jan 1970"
    assert day(0.0, "fr") == "1 janv. 1970"
    assert day(0.0, "ru").startswith("1 янв. 1970")


# ---- setting up, and being invited


def test_every_way_to_play_says_why(tmp_path: Path) -> None:
    async def look(app: FastAPI) -> None:
        for language in ("en", "fr", "ru"):
            for game in games():
                words = words_for(game, language)
                for option in load(game).options.values():
                    if option.group == "with":
                        assert words.has(f"expansion-why-{option.name.replace('_', '-')}")
                    if option.group == "variant":
                        assert all(words.has(f"{option.name}-why-{value}") for value in option.values)
        visitor = await Visitor(app).get("/new/progress")
        assert unescape(words_for("progress", "en").say("variant-why-faster")) in unescape(visitor.text)
        assert visitor.text.count('class="who-sits seat-place') == 5

    run(look, tmp_path)


def test_an_invitation_says_to_what(tmp_path: Path) -> None:
    async def look(app: FastAPI) -> None:
        host = Visitor(app)
        await host.play_now(
            "ancient_knowledge", players="3", seat1="friend", seat2="expert-builder", starting_sets="yes"
        )
        link = re.search(r'data-copy="([^"]+)"', host.text)
        assert link
        assert "waiting-room" in host.text
        assert covers().href("ancient_knowledge") in host.text
        friend = await Visitor(app).get(link.group(1))
        assert "Guest invites you to a game" in friend.text
        assert "<h1>Ancient Knowledge</h1>" in friend.text
        assert covers().href("ancient_knowledge") in friend.text
        assert "2 to 4 players" in friend.text
        assert "minutes for each player" in friend.text
        assert "Kind of game: Starting sets" in friend.text
        assert "Builder" in friend.text
        await friend.post(link.group(1), name="Boris")
        assert "waiting-room" not in friend.text

    run(look, tmp_path)


def test_errors_lead_back(tmp_path: Path) -> None:
    async def look(app: FastAPI) -> None:
        visitor = await Visitor(app).get("/t/none")
        assert visitor.status == 404
        assert "There is nothing here" in visitor.text
        assert covers().path in visitor.text

    run(look, tmp_path)


@pytest.mark.parametrize("game", games())
def test_every_level_is_measured(game: str) -> None:
    file = files(f"clio.games.{game}").joinpath("weights/levels.toml")
    levels = tomllib.loads(file.read_text(encoding="utf-8")).keys() & set(bots.LEVELS)
    assert levels == measured(game).keys()


# ---- the end


def test_the_end_tells_places_teams_and_cards() -> None:
    match = fixtures.played("ancient_knowledge", {"players": "4", "teams": "yes"}, "11", lambda state: False, "hasty")
    result = match.state.result
    assert result is not None
    story = Story(match)  # hears the latest entry: the count
    words = words_for("ancient_knowledge", "en")
    scene = end_scene(match.game, match.state, result, story, fixtures.NAMES[:4], ["", "", "", "plan"], words)
    assert [place.place for place in scene.places] == sorted(result.places)
    assert [place.score for place in scene.places] == [result.scores[place.seat] for place in scene.places]
    assert [team.score for team in scene.teams] == sorted(
        (result.scores[0] + result.scores[1], result.scores[2] + result.scores[3]), reverse=True
    )
    assert scene.teams[0].place == 1
    by_source = dict(result.sources)
    for place, cards in zip(scene.places, scene.cards, strict=True):
        from_cards = sum(by_source[name][place.seat] for name in ("monuments", "effects", "technologies"))
        assert sum(card.points for card in cards) == from_cards
        assert [card.points for card in cards] == sorted((card.points for card in cards), reverse=True)


def test_who_plays_alone_has_no_team() -> None:
    match = fixtures.played("progress", {"players": "2", "variant": "faster"}, "3", lambda state: False)
    assert match.state.result is not None
    scene = end_scene(
        match.game, match.state, match.state.result, Story(match), ("A", "B"), ["", ""], words_for("progress", "en")
    )
    assert scene.teams == []


# ---- installed


def test_it_can_be_installed(tmp_path: Path) -> None:
    async def look(app: FastAPI) -> None:
        visitor = await Visitor(app).get("/")
        assert '<link rel="manifest" href="/manifest.webmanifest">' in visitor.text
        answer = await visitor.client.get("/manifest.webmanifest", headers={"Accept-Language": "fr"})
        assert answer.headers["content-type"] == "application/manifest+json"
        told = answer.json()
        assert told["name"] == words_for("", "fr").say("lobby-title")
        assert told["display"] == "standalone"
        assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
        for icon in told["icons"]:
            png = (await visitor.client.get(icon["src"])).content
            assert png[:8] == b"\x89PNG\r\n\x1a\n"
            width, height = struct.unpack(">II", png[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        policy = answer.headers["content-security-policy"]
        assert "manifest-src 'self'" in policy
        assert "script-src 'self'" in policy  # which is what a worker falls back to

    run(look, tmp_path)


def test_the_worker_keeps_nothing_of_anybody(tmp_path: Path) -> None:
    async def look(app: FastAPI) -> None:
        visitor = await Visitor(app).get("/worker.js")
        kept = re.search(r"const KEPT = (\[.*\]);", visitor.text)
        assert kept
        paths = json.loads(kept.group(1))
        assert "/offline" in paths
        assert all(path == "/offline" or path.startswith(("/static/", "/pictures/")) for path in paths)
        for path in paths:
            answer = await visitor.client.get(path)
            assert answer.status_code == 200, path
        page = await visitor.client.get("/offline")
        assert "set-cookie" not in page.headers
        assert 'name="token"' not in page.text

    run(look, tmp_path)


# ---- lessons


@pytest.mark.parametrize("game", games())
def test_every_lesson_opens_with_its_hint_and_leads_to_the_next(game: str, tmp_path: Path) -> None:
    async def look(app: FastAPI) -> None:
        visitor = await Visitor(app).get("/")
        known = guides_of(game)
        for number, guide in enumerate(known):
            assert unescape(visitor.text).count(f"/learn/{game}" + (f"?lesson={number}" if number else '"')) == 1
            lesson = Visitor(app)
            await lesson.get("/")
            await lesson.post(f"/learn/{game}?lesson={number}")
            assert lesson.status == 200
            table = context(app).tables.live[lesson.table]
            hint = re.search(r'<p id="hint">(.*?)</p>', lesson.text, re.S)
            assert hint
            first = guide.text(guide.lessons[0], table.view_for(0), words_for(game, "en"))
            assert unescape(hint.group(1)) == first
            await lesson.post(f"/t/{lesson.table}/lesson?to={len(guide.lessons) - 1}", seat="0")
            onward = f'formaction="/learn/{game}?lesson={number + 1}"'
            assert (onward in lesson.text) == (number + 1 < len(known))
        await visitor.post(f"/learn/{game}?lesson={len(known)}")
        assert visitor.status == 404

    run(look, tmp_path)
