"""Every card has a line of its own, every line can be drawn, and a mistake is told in one sentence."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from clio.engine.registry import games, load
from clio.engine.words import LANGUAGES
from clio.pictures import Mistake, covers, picture_mistakes, sprite
from clio.pictures.compose import compose
from clio.pictures.kit import kit, painted
from clio.pictures.line import Item, borrowed, read_line
from clio.pictures.palette import colours
from tests.progress.decks import SHIPPED

KIT = Path(str(files("clio.pictures") / "kit"))
CARDS = {
    game: {
        card["id"]: card
        for rows in tomllib.loads((files(f"clio.games.{game}") / "cards.toml").read_text(encoding="utf-8")).values()
        if isinstance(rows, list)
        for card in rows
        if isinstance(card, dict) and "id" in card
    }
    for game in games()
}
SHAPES = {"svg", "defs", "g", "symbol", "use", "path", "circle", "ellipse"}
LARGEST_SPRITE = 110_000  # compressed; with 350 kB for a whole first page the rest has ample room


# ---- every card


@pytest.mark.parametrize("game", games())
def test_every_card_has_a_line_and_every_line_a_card(game):
    assert set(sprite(game).lines) == set(CARDS[game])


@pytest.mark.parametrize("game", games())
def test_every_kind_of_card_has_a_picture(game):
    words = {"kind", "group"}
    kinds = {str(card[word]) for card in CARDS[game].values() for word in words if word in card}
    assert kinds <= set(sprite(game).kinds)


def test_at_most_one_card_in_twenty_shares_its_picture():
    lines = [borrowed(line, sprite(game).lines) for game in games() for line in sprite(game).lines.values()]
    drawings = Counter(compose(read_line(line)) for line in lines)
    shared = sum(count for count in drawings.values() if count > 1)
    assert shared <= len(lines) * 0.05


@pytest.mark.parametrize("game", games())
def test_a_card_that_returns_is_not_only_under_another_sky(game):
    made = sprite(game)
    things = Counter(read_line(borrowed(line, made.lines)).items for line in made.lines.values())
    alike = sum(count for count in things.values() if count > 1)
    assert alike <= len(made.lines) * 0.05


# ---- the kit


def test_every_motif_takes_its_tones_from_the_palette():
    for motif in kit():
        assert 'class="' not in painted(motif, ("wood", "red", "gold"), "meadow")


def test_a_picture_holds_no_text_no_link_no_style():
    for made in (covers(), *map(sprite, games())):
        assert set(re.findall(r"<([a-z]+)", made.svg)) <= SHAPES
        assert not re.search(r'style=|href="[^#]|on[a-z]+=', made.svg)


def test_the_kit_can_be_read_by_people():
    for file in KIT.glob("*.svg"):
        lines = file.read_text(encoding="utf-8").splitlines()
        assert max(map(len, lines)) < 160, file.name


# ---- weight


@pytest.mark.parametrize("game", games())
def test_a_sprite_is_light(game):
    assert len(sprite(game).packed) < LARGEST_SPRITE


# ---- mistakes


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "There is nothing to draw"),
        (" ; wheel", "There is nothing to draw"),
        ("medow hills", "There is no sky 'medow'. Did you mean 'meadow'?"),
        ("meadow hils", "There is no ground or room 'hils'. Did you mean 'hills'?"),
        ("meadow hills; weel 80 90", "There is no motif 'weel'. Did you mean"),
        ("meadow hills; wheel 80 90 1 woood", "There is no paint 'woood' for the motif 'wheel'. Did you mean"),
        ("meadow hills; wheel 80 90 1 2", "'2' after the motif 'wheel' is neither"),
        ("meadow hills; wheel 80 90 1 <b>", "'<b>' after the motif 'wheel' is neither"),
        ("meadow hills; wheel 1e9 90", "'1e9' after the motif 'wheel' is neither"),
        pytest.param("meadow hills" + "; wheel" * 200, "The line is longer than 1000 characters", id="long"),
        ("=no_such_card dusk", "There is no picture 'no_such_card' to start from"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(line, sentence):
    with pytest.raises(Mistake) as told:
        compose(read_line(borrowed(line, {})))
    for language in LANGUAGES:
        assert told.value.text(language)
        assert "\n" not in told.value.text(language)
    assert str(told.value).startswith(sentence)


def test_what_a_line_can_say():
    line = read_line("dusk; all 10 20 .5; sun; wheel 1 2 3 wood/red flip r-15 o.5; wheel")
    assert (line.sky, line.ground) == ("dusk", "plain")
    sun, first, second = line.items
    assert (sun.x, sun.y, sun.size) == (10, 20, 0.5)
    assert first == Item("wheel", 1, 2, 3, ("wood", "red"), True, "-15", ".5")
    assert second == Item("wheel", 10, 20, 0.5, ("stone",), False, "", "")
    assert 'transform="translate(1 2)rotate(-15)scale(-3 3)" opacity=".5"' in compose(line)


def test_another_sky_and_more_in_front():
    assert borrowed("=wheel dusk town; sun", {"wheel": "meadow hills; wheel 1"}) == "dusk town; wheel 1; sun"
    assert borrowed("=wheel; sun", {"wheel": "meadow hills; wheel 1"}) == "meadow hills; wheel 1; sun"


def test_dark_is_darker_than_light():
    for name, (light, dark) in colours().colours.items():
        if name not in ("lit", "star", "beam"):
            assert sum(bytes.fromhex(dark)) <= sum(bytes.fromhex(light)), name


# ---- pictures of another deck


GAME = next(game for game in games() if load(game).decks)


def deck_with(tmp_path: Path, pictures: str) -> Path:
    path = tmp_path / "my_deck.toml"
    path.write_text(SHIPPED.replace("format = 1\n", f"format = 1\n[pictures]\n{pictures}\n", 1), encoding="utf-8")
    return path


def test_another_deck_brings_its_own_pictures(tmp_path):
    path = deck_with(tmp_path, 'wheel = "night hills; moon 130 20 1; wheel 80 93 1.1 red"')
    assert [*load(GAME).deck_mistakes(path)] == []
    lines = load(GAME).card_pictures(path)
    assert picture_mistakes(GAME, lines) == []
    ours, theirs = sprite(GAME), sprite(GAME, lines)
    assert theirs.digest != ours.digest
    assert ours is sprite(GAME)
    assert theirs.lines["wheel"].startswith("night")
    assert {card for card in ours.lines if ours.lines[card] != theirs.lines[card]} == {"wheel"}


def test_another_picture_does_not_make_saved_games_unreadable(tmp_path):
    path = deck_with(tmp_path, 'wheel = "night hills; wheel"')
    assert load(GAME, path) is load(GAME)


def test_a_mistake_in_a_picture_of_another_deck(tmp_path):
    told = picture_mistakes(GAME, load(GAME).card_pictures(deck_with(tmp_path, 'wheel = "night hills; weel"')))
    assert [str(sentence).split(" Did")[0] for sentence in told] == ["Picture of 'wheel': There is no motif 'weel'."]
    (sentence,) = load(GAME).deck_mistakes(deck_with(tmp_path, 'weel = "night hills"'))
    assert str(sentence) == '[pictures]: "weel" is not a card of this file; did you mean "wheel"?'
