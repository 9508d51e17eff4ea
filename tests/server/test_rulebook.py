"""The rulebook, the lesson, the index of cards and the tree, as somebody without script sees them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from functools import wraps
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import clio
from clio.engine.game import Game
from clio.engine.position import load_position
from clio.engine.registry import games, load
from clio.engine.rule_list import chapter_of, has_words, in_language
from clio.engine.step import Ask
from clio.engine.view import view
from clio.engine.words import LANGUAGES, rule_sentence
from clio.server.cards import index_of
from clio.server.hyphens import SOFT
from clio.server.pages import game_rulebook, words_for
from clio.server.rule_links import anchors, cited, rule_link
from clio.server.rule_pages import prepared
from tests.server.fixtures import PATIENCE, Visitor, context, open_app

TAG = re.compile(r"<[^>]+>")
NUMBER_OF_RULES = {"progress": 212, "ancient_knowledge": 145, "through_the_ages": 381}


def run(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Async tests without another plugin."""

    @wraps(test)
    def wrapper(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return wrapper


def plain(html: str) -> str:
    """The words of a page as they are read: without the places where a long one may be parted."""
    whole = re.sub(r'<span class="word">(.*?)</span>', r"\1", html).replace(SOFT, "")
    return " ".join(unescape(TAG.sub(" ", whole)).split())


def entries(html: str, which: str = "div") -> dict[str, tuple[bool, str]]:
    """By anchor: is it shown, and its text."""
    found = re.findall(rf'<{which}[^>]* id="([^"]+)" data-find( hidden)?>(.*?)</{which}>', html, re.S)
    found += re.findall(rf'<{which} id="([^"]+)" data-find( hidden)?>(.*?)</{which}>', html, re.S)
    return {anchor: (not hidden, plain(text)) for anchor, hidden, text in found}


def cards_shown(html: str) -> set[str]:
    found = re.findall(r'<li id="([^"]+)" data-find="[^"]*" data-is="[^"]*"( hidden)?>', html)
    return {card for card, hidden in found if not hidden}


async def reader(app: Any, language: str) -> Visitor:
    visitor = Visitor(app)
    visitor.client.headers["accept-language"] = language
    return visitor


# --- rules ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
@run
async def test_every_rule_opens_at_its_sentence(name: str, language: str, tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        page = (await (await reader(app, language)).get(f"/rules/{name}")).text
    game, found = load(name), entries(page)
    assert len(found) == len(game.rules) == NUMBER_OF_RULES.get(name, len(game.rules))
    for rule in game.rules:
        shown, text = found[rule]
        assert shown
        sentence = rule_sentence(game.rules, rule, language)
        assert squeezed(text) == squeezed(rule + sentence), rule
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert f'<html lang="{language}">' in page


@pytest.mark.parametrize("name", games())
def test_chapters_have_titles_in_three_languages(name: str) -> None:
    chapters = {chapter_of(rule) for rule in load(name).rules}
    titles = {}
    for language in LANGUAGES:
        words = words_for(name, language)
        titles[language] = [words.bundles[0].has_message("chapter-" + chapter) for chapter in chapters]
    assert all(all(found) for found in titles.values())


def cited_rules(game: Game) -> set[str]:
    """What refusals name: those of the game, and the two that the kernel makes itself."""
    return {refusal.rule for refusal in game.refusals if refusal.rule} | {game.turn_rule, game.end_rule}


@pytest.mark.parametrize("name", games())
def test_refusals_and_questions_cite_rules_that_are_there(name: str) -> None:
    game = load(name)
    assert cited_rules(game) <= set(game.rules)
    for rule in game.rules:
        assert rule_link(name, rule) == f"/rules/{name}#{rule}"
    assert rule_link(name, "XX-NONE-99") == ""


@pytest.mark.parametrize("name", games())
def test_every_question_has_a_rule_behind_it(name: str) -> None:
    game = load(name)
    asked = set()
    for package in game.packages:
        path = Path(clio.__file__).parent.joinpath(*package.split(".")[1:], "en.ftl")
        asked |= set(re.findall(r"^ask-([a-z-]+) =", path.read_text(encoding="utf-8"), re.M))
    steps = {step.name for step in game.steps if issubclass(step, Ask) and step.prompt is Ask.prompt}
    assert steps <= asked
    lacking = [step.name for step in game.steps if issubclass(step, Ask) and step.rule not in game.rules]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
@run
async def test_every_ruling_is_on_one_page(name: str, language: str, tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        visitor = await reader(app, language)
        page = (await visitor.get(f"/rules/{name}/rulings")).text
        few = (await visitor.get(f"/rules/{name}/rulings?q={load(name).notes[0].id}")).text
    game, found = load(name), entries(page, "article")
    assert len(found) == len(game.rulings) + len(game.notes)
    for entry in game.notes:
        text = squeezed(found[entry.id][1])
        for texts in (entry.matter, entry.ruling, entry.reason):
            assert squeezed(in_language(texts, language)) in text
    for ruling in game.rulings:
        for value in ruling.values:
            assert f"<code>{ruling.option}={value}</code>" in page
    assert [anchor for anchor, (shown, _) in entries(few, "article").items() if shown] == [game.notes[0].id]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
@run
async def test_rulings_show_every_way_and_why(name: str, language: str, tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        page = (await (await reader(app, language)).get(f"/rules/{name}")).text
    game, found, words = load(name), entries(page, "article"), words_for(name, language)
    for entry in game.rulings:
        anchor = entry.id if entry.id not in game.rules else "ruling-" + entry.option.replace("_", "-")
        text = squeezed(found[anchor][1])
        for texts in (entry.matter, entry.reason):
            assert squeezed(in_language(texts, language)) in text
        meanings = in_language(entry.meaning, language)
        assert len(meanings) == len(entry.values) > 1
        ours, *others = [text.index(squeezed(meaning)) for meaning in meanings]
        default = text.index(squeezed(words.say("ruling-default")))  # before the first way, after what is asked
        assert default < ours < min(others) <= max(others) < text.index(squeezed(words.say("ruling-reason")))
        assert entry.values[0] == game.options[entry.option].default
    for note in game.notes:
        text = squeezed(found[note.id][1])
        assert all(squeezed(in_language(texts, language)) in text for texts in (note.matter, note.ruling, note.reason))


def squeezed(text: str) -> str:
    """Ids become links, and links make spaces: compare without any."""
    return "".join(text.split())


@run
async def test_a_search_shows_what_has_all_words(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        visitor = await reader(app, "en")
        page = (await visitor.get("/rules/progress?q=quick+DRAW+discard")).text
        shown = {rule for rule, (visible, _) in entries(page).items() if visible}
        everything = {rule: text["en"] for rule, text in load("progress").rules.items()}
        assert shown == {rule for rule, s in everything.items() if has_words(f"{rule} {s}", "quick draw discard")}
        assert "PR-QDRAW-01" in shown
        assert "PR-COMP-01" not in shown
        assert re.search(r'<section id="chapter-comp" data-group hidden>', page)
        assert not re.search(r'<section id="chapter-qdraw" data-group hidden>', page)
        one = (await visitor.get("/rules/progress?q=pr-disc-03")).text
        assert {rule for rule, (visible, _) in entries(one).items() if visible} == {"PR-DISC-03"}
        none = (await visitor.get('/rules/progress?q="><script>')).text
        assert "<script>" not in none
        assert 'id="none">' in none
        french = (await (await reader(app, "fr")).get("/rules/progress?q=prerequis")).text
        shown = {rule for rule, (visible, _) in entries(french).items() if visible}
        assert "PR-DISC-03" in shown  # without the accent


def test_ids_in_a_text_become_links_and_nothing_else_does() -> None:
    html = str(cited("<b> AK-DECLINE-07 & XX-NO-01", "ancient_knowledge", True))
    assert html.startswith("&lt;b&gt; <a ")
    assert 'href="/rules/ancient_knowledge#AK-DECLINE-07" target="_blank" rel="noopener"' in html
    assert "&amp; XX-NO-01" in html
    assert "#XX" not in html
    assert anchors("progress")["C-01"] == "C-01"


@run
async def test_there_is_no_rulebook_of_no_game(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        visitor = await reader(app, "en")
        for path in ("/rules/chess", "/rules/chess/learn", "/rules/chess/rulings", "/cards/chess", "/cards/chess/tree"):
            assert (await visitor.get(path)).status == 404
        assert (await visitor.get("/cards/ancient_knowledge/tree")).status == 404
        shelf = (await visitor.get("/rules")).text
        assert all(f'href="/rules/{name}/learn"' in shelf for name in games())


# --- links from the table ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games())
@run
async def test_the_table_leads_to_the_rules(name: str, tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        visitor = await reader(app, "ru")
        page = (await visitor.play_now(name, first_player="seat:0")).text
        assert f'href="/rules/{name}"' in page
        assert f'href="/cards/{name}"' in page
        behind = re.search(r'<a class="rule-behind" href="/rules/(\w+)#([\w-]+)"', page)
        assert behind
        assert behind[1] == name
        assert behind[2] in load(name).rules
        for rule in re.findall(r'<a class="rule" href="/rules/\w+#([^"]+)"', page):
            assert rule in load(name).rules
        lobby = (await visitor.get("/")).text
        assert f'href="/rules/{name}/learn"' in lobby
        assert f'href="/cards/{name}"' in lobby


@run
async def test_a_refused_move_links_to_its_sentence(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        visitor = await reader(app, "en")
        page = (await visitor.play_now("through_the_ages", first_player="seat:0")).text
        reasons = page.partition('<details class="why"')[2].partition("</details>")[0]
        rules = re.findall(r'<a class="rule" href="/rules/through_the_ages#([A-Z0-9-]+)" target="_blank"', reasons)
        assert len(rules) == reasons.count("<li>") > 0
        assert len({*rules}) == len(rules)  # one reason is told once ...
        assert reasons.count("Take ") > 5  # ... for all it refuses: with one civil action most of the row is too dear
        await visitor.play_now("progress", first_player="seat:0")
        answer = await visitor.act("deck II")
        assert answer.status == 422
        line = re.search(r'<p id="problem"[^>]*>(.*?)</p>', answer.text, re.S)
        assert line
        assert re.search(r'<a class="rule" href="/rules/progress#PR-[A-Z]+-\d+" target="_blank"', line[1])


# --- the lesson ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
@run
async def test_the_lesson_has_pictures_of_the_table(name: str, language: str, tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        page = (await (await reader(app, language)).get(f"/rules/{name}/learn")).text
    sections = re.findall(r'<li id="(\w+)">\s*<div class="words"><h2>([^<]+)</h2>(.*?)</div>\s*<figure>', page, re.S)
    assert 6 <= len(sections) <= 10
    words = words_for(name, language)
    for section, title, text in sections:
        for part in ("title", "text", "picture"):
            assert words.bundles[0].has_message(f"learn-{section}-{part}")
        assert unescape(title) == words.say(f"learn-{section}-title")
        assert 80 < len(plain(text)) < 900
    assert page.count("<figure>") == page.count(" inert>") == len(sections)
    assert 'name="action"' not in page  # nothing in a picture can be played


@pytest.mark.parametrize("name", games())
def test_the_table_of_the_pictures_is_sound(name: str) -> None:
    text = (Path(clio.__file__).parent / "games" / name / "rulebook" / "table.toml").read_text(encoding="utf-8")
    state = load_position(text)
    assert state.game.impossible(state) == []
    assert prepared(name, 0).decision is None


# --- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
@run
async def test_the_index_has_every_card_in_words(name: str, language: str, tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        page = (await (await reader(app, language)).get(f"/cards/{name}")).text
    words, text = words_for(name, language), plain(page)
    assert set(load(name).card_name) <= cards_shown(page)
    for card in cards_shown(page):
        assert words.card(card) in text


@pytest.mark.parametrize("name", games())
@run
async def test_filters_show_what_fits(name: str, tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        filters, cards = index_of(app.state.context.pages, name, words_for(name, "en"))
        visitor = await reader(app, "en")
        for key, values in ((one.key, one.values) for one in filters):
            for value, _ in values:
                expected = {card.id for card in cards if card.belongs.get(key) == value}
                assert expected, (key, value)
                assert cards_shown((await visitor.get(f"/cards/{name}?{key}={value}")).text) == expected
        assert cards_shown((await visitor.get(f"/cards/{name}?{filters[0].key}=nothing")).text) == set()


@run
async def test_filters_and_words_together(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        visitor = await reader(app, "en")
        found = cards_shown((await visitor.get("/cards/progress?age=I&kind=science&q=alphabet")).text)
        assert found == {"alphabet", "mathematics"}  # the second one costs less with the first
        french = cards_shown((await (await reader(app, "fr")).get("/cards/progress?q=geometrie")).text)
        assert "geometry" in french


# --- the tree ------------------------------------------------------------------------------------------------------


def nodes(html: str) -> dict[str, str]:
    """By card its mark, or nothing."""
    found = re.findall(r'<a class="node \w+(?: mark-(\w+))?(?: in-hand)?" id="card-(\w+)"', html)
    return {card: mark for mark, card in found}


def in_hand(html: str) -> set[str]:
    return set(re.findall(r'<a class="node [^"]* in-hand" id="card-(\w+)"', html))


def test_marks_are_what_the_view_says() -> None:
    seen = prepared("progress", 0)
    drawn = game_rulebook("progress").tree(seen, words_for("progress", "en"))
    marks = {c.id: c.mark for c in drawn.cards}
    now = seen.one("age")
    area = {*seen.cards("active 1"), *seen.cards("developments 1")}
    for technology in load("progress").deck.technologies:  # type: ignore[attr-defined]
        if technology.age > 3:
            assert technology.id not in marks
            continue
        needed = {line.prerequisite for line in technology.costs if line.prerequisite}
        if technology.id in seen.cards("active 1"):
            expected = "has"
        elif technology.id in seen.cards("developments 1"):
            expected = "develops"
        elif technology.age <= now and needed <= area:
            expected = "next"
        else:
            expected = "lacks"
        assert marks[technology.id] == expected, technology.id
    assert {"has", "develops", "next", "lacks"} == set(marks.values())
    assert {c.id for c in drawn.cards if c.hand} == set(seen.cards("hand 1"))


def test_cards_of_an_age_that_is_gone_are_out_of_reach() -> None:
    seen = prepared("progress", 0)
    seen = replace(seen, fields={**seen.fields, "age": 3})
    marks = {c.id: c.mark for c in game_rulebook("progress").tree(seen, words_for("progress", "en")).cards}
    assert marks["writing"] == "gone"
    assert marks["medicine"] == "has"


def test_lines_are_the_prerequisites() -> None:
    drawn = game_rulebook("progress").tree(None, words_for("progress", "en"))
    deck = load("progress").deck  # type: ignore[attr-defined]
    needs = {(line.prerequisite, t.id) for t in deck.technologies for line in t.costs if line.prerequisite}
    assert {(line.need, line.name) for line in drawn.lines} == needs
    assert len(drawn.cards) == len(deck.technologies)
    corners = [(card.x, card.y) for card in drawn.cards]
    assert len(set(corners)) == len(corners)
    place = dict(zip([card.id for card in drawn.cards], corners, strict=True))
    assert all(place[need][0] < place[card][0] for need, card in needs)  # lines run from left to right
    assert not drawn.marks


@run
async def test_each_viewer_sees_the_own_tree_and_a_spectator_none(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        ada, boris, spectator = [await reader(app, "en") for _ in range(3)]
        await ada.play_now("progress", seat1="friend")
        table = ada.table
        live = await context(app).tables.get(table)
        assert live is not None
        await boris.get(f"/join/{live.seats[1].secret}")
        await boris.post(f"/join/{live.seats[1].secret}", name="Boris")
        for visitor, seat in ((ada, 0), (boris, 1)):
            hand = set(view(live.match.state, seat).own("hand"))
            for asked in ("", "&seat=0", "&seat=1", "&seat=-1"):  # whichever is asked for, only the own one is shown
                page = (await visitor.get(f"/cards/progress/tree?table={table}{asked}")).text
                assert in_hand(page) == hand
                assert set(nodes(page).values()) == {"next", "lacks"}
        for asked in ("", "&seat=0", "&seat=1", "&seat=-1"):
            page = (await spectator.get(f"/cards/progress/tree?table={table}{asked}")).text
            assert set(nodes(page).values()) == {""}
            assert in_hand(page) == set()
            assert 'class="legend"' not in page
        assert (await spectator.get("/cards/progress/tree?table=none")).status == 404
        await ada.play_now("ancient_knowledge")
        assert (await ada.get(f"/cards/progress/tree?table={ada.table}")).status == 404


@run
async def test_behind_the_curtain_no_hand_is_shown(tmp_path: Path) -> None:
    """Two people at one screen: until the one who is asked says so, the tree shows nobody's cards."""
    async with open_app(tmp_path) as app:
        ada = await reader(app, "en")
        await ada.play_now("progress", seat1="here")
        table = ada.table
        live = await context(app).tables.get(table)
        assert live is not None
        asked = live.asked()[0]
        own = (await ada.get(f"/cards/progress/tree?table={table}&seat={asked}")).text
        other = (await ada.get(f"/cards/progress/tree?table={table}&seat={1 - asked}")).text
        assert in_hand(own)
        assert not in_hand(other)
        assert set(nodes(other).values()) == {""}


@pytest.mark.parametrize("language", LANGUAGES)
@run
async def test_the_set_up_says_in_the_readers_words_what_is_ruled(language: str, tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        page = plain((await (await reader(app, language)).get("/new/progress")).text)
    for entry in load("progress").rulings:
        assert squeezed(in_language(entry.matter, language)) in squeezed(page)


@run
async def test_a_card_leads_back_to_the_index(tmp_path: Path) -> None:
    async with open_app(tmp_path) as app:
        page = (await (await reader(app, "en")).get("/game/progress/card/astronomy?language=en")).text
    assert 'href="/cards/progress#astronomy"' in page
