"""From what a person types to a move."""

from __future__ import annotations

import pytest

from clio.cli.moves import Moves, begins, squeeze
from clio.cli.speech import words_for
from clio.engine.errors import ClioError
from clio.engine.namer import Namer
from clio.engine.position import load_position
from clio.engine.registry import games, load
from clio.engine.view import view as seen

POSITION = """
format = 1
game = "progress"
[options]
players = "2"
[table]
"deck I" = ["? x 20"]
"deck II" = ["? x 20"]
"deck III" = ["? x 20"]
[seat-1]
"hand" = ["burial", "musical_instruments", "mythology", "medicine"]
[seat-2]
"hand" = ["wheel", "pottery"]
"""


@pytest.fixture(params=["en", "fr", "ru"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def moves(language: str = "en") -> Moves:
    state = load_position(POSITION)
    return Moves(state.game, seen(state, 0), words_for(state.game, language))


def test_moves_of_a_group_stand_together() -> None:
    listed = moves()
    assert [*listed.groups] == ["Discover", "Research", "Cards", "End"]
    assert listed.legal[:2] == ["discover burial", "discover musical_instruments"]
    assert listed.legal[-1] == "end"


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("1", "discover burial"),
        ("discover burial", "discover burial"),
        ("Discover Burial", "discover burial"),
        ("discover musical instruments", "discover musical_instruments"),
        ("dis mus", "discover musical_instruments"),
        ("r med", "research medicine"),
        ("draw", "draw"),
        ("quick draw", "quick-draw"),
        ("qui", "quick-draw"),
        ("Shuffle & Draw", "shuffle"),
        ("e", "end"),
        ("discover wheel", "discover wheel"),
    ],
)
def test_a_move_is_found(typed: str, action: str) -> None:
    assert moves().pick(typed) == action


def test_a_move_is_found_by_its_number_in_every_language(language: str) -> None:
    assert moves(language).pick("2") == "discover musical_instruments"


@pytest.mark.parametrize("typed", ["0", "99", "discover m", "discover", "fly", "draw draw"])
def test_what_is_unclear_is_not_guessed(typed: str) -> None:
    with pytest.raises(ClioError):
        moves().pick(typed)


def test_a_card_is_found_by_its_name(language: str) -> None:
    listed = moves(language)
    for name in ("musical_instruments", "Musical-instruments", listed.words.card("musical_instruments")):
        assert listed.card(name) == "musical_instruments"
    assert {*listed.about("musical_instruments")} == {
        "discover musical_instruments",
        "research musical_instruments",
    }


def test_words_are_compared_loosely() -> None:
    assert squeeze("  Quick-Draw_x ") == "quick draw x"
    assert begins(["di", "p"], ["discover", "pottery"])
    assert not begins(["discover", "pottery", "x"], ["discover", "pottery"])


def test_every_action_of_every_game_has_a_name_and_a_group() -> None:
    for name in games():
        game = load(name)
        namer = Namer(game, words_for(game, "en"))
        for action in game.actions.rows:
            if not action.text.startswith("- "):  # kinds that never stand alone
                assert namer.find("do", action.text), action.text
                assert namer.find("group", action.text), action.text
                assert "$" not in namer.full(action.text) + namer.short(action.text)
