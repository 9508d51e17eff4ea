"""Deck files of Progress: every mistake a person can make in one."""

from __future__ import annotations

from pathlib import Path

import pytest

from clio.engine.cards import CardsError
from clio.games.progress.cards import check_cards, load_cards
from tests.progress.decks import SHIPPED, Check, Edit, both, card, swap, without

# ---- files that cannot be read


def test_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    assert [*map(str, check_cards(path))] == ["There is no such file; check the path."]
    with pytest.raises(CardsError, match=r"nowhere\.toml cannot be used as a deck \(one mistake\)"):
        load_cards(path)


def test_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert [*map(str, check_cards(tmp_path))] == ["This is not a file; give the path of a deck in TOML."]


def test_path_that_cannot_be_one() -> None:
    (problem,) = map(str, check_cards(Path("deck\0.toml")))
    assert problem.startswith(("The file cannot be read (", "There is no such file"))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"[[technology]\n", "The file is not TOML: "),
        (b"format = 1\nformat = 1\n", "The file is not TOML: "),
        (b"format = " + b"9" * 5000, "The file is not TOML: "),
        (b"format = " + b"[" * 100_000, "The file is nested too deeply to be a deck."),
        ("name = 'Dürer'".encode("latin-1"), "The file is not text in UTF-8; a deck is a TOML file saved as UTF-8."),
        (b"\x89PNG\r\n\x1a\n\x00", "The file is not text in UTF-8; a deck is a TOML file saved as UTF-8."),
        (b"", "This TOML file is not a deck of Progress: it has neither cards nor boards."),
        (b"[project]\nname = 'x'", "This TOML file is not a deck of Progress: it has neither cards nor boards."),
    ],
)
def test_file_that_is_not_a_deck(tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(data)
    (problem,) = map(str, check_cards(path))
    assert problem.startswith(sentence)
    assert "\n" not in problem


def test_parts_of_the_wrong_type_never_crash(check: Check) -> None:
    for part in ("format", "sources", "components", "setup", "symbols", "final", "solo", "skill_tracks",
                 "power_tracks", "solo_board", "technology", "personality", "milestone"):  # fmt: skip
        for value in ("0", '"x"', "[]", "{}", "[0]", "[{}]", "{ a = 1 }", "1979-05-27", "inf"):
            problems = check(f"components = {{}}\n{part} = {value}\n" if part != "components" else f"{part} = {value}")
            assert problems
            assert all(problem.endswith((".", "?")) and "\n" not in problem for problem in problems)


# ---- mistakes in a card

MISTAKES: dict[str, tuple[Edit, str]] = {
    "unknown prerequisite": (
        card("irrigation", "or calendar", "or calender"),
        'technology "irrigation": cost line 1 names the prerequisite "calender", which is not a technology of '
        'this file; did you mean "calendar"?',
    ),
    "a milestone as prerequisite": (
        card("drama", "or mythology", "or great_dome"),
        'technology "drama": cost line 2 names the prerequisite "great_dome", which is not a technology of this '
        "file; correct or remove it.",
    ),
    "unknown prerequisite of a milestone": (
        card("silk_road", "or wheel", "or wheels"),
        'milestone "silk_road": cost line 1 names the prerequisite "wheels", which is not a technology of this '
        'file; did you mean "wheel"?',
    ),
    "circle of one": (
        card("calendar", "or writing", "or calendar"),
        'technology "calendar": its prerequisites run in a circle (calendar → calendar); change one of them.',
    ),
    "circle of two": (
        card("writing", '"1 science"', '"1 science or alphabet"'),
        'technology "alphabet": its prerequisites run in a circle (alphabet → writing → alphabet); change one of them.',
    ),
    "two symbols": (
        card("monotheism", 'new_age = "II"', 'new_age = ["II", "III"]'),
        'technology "monotheism": new_age is ["II", "III"]; write one symbol at most, "II", "III", "IV" or "V".',
    ),
    "symbol of another age": (
        card("algebra", "copies =", 'new_age = "II"\ncopies ='),
        'technology "algebra": new_age is "II"; a card of Age II can only carry "III".',
    ),
    "set symbol before Age IV": (
        card("algebra", "copies =", 'per_five = "science"\ncopies ='),
        'technology "algebra": per_five stands on a card of Age II; only Age IV has it, so drop it.',
    ),
    "skill and token": (
        card("alphabet", "token =", 'skill = "draw"\ntoken ='),
        'technology "alphabet": it has both skill and token; a technology shows one of them, so drop the other.',
    ),
    "unknown field": (
        card("alphabet", "token =", "tokens ="),
        'technology "alphabet": the field "tokens" is unknown; did you mean "token"?',
    ),
    "unknown field without a neighbour": (
        card("alphabet", "token =", "zzz ="),
        'technology "alphabet": the field "zzz" is unknown; correct or remove it.',
    ),
    "missing field": (
        card("alphabet", "age = 1\n", ""),
        'technology "alphabet": age is missing; write 1, 2, 3 or 4.',
    ),
    "wrong type": (
        card("alphabet", "age = 1\n", 'age = "I"\n'),
        'technology "alphabet": age is "I"; write 1, 2, 3 or 4.',
    ),
    "true is not a number": (
        card("alphabet", "discard_value = 1", "discard_value = true"),
        'technology "alphabet": discard_value is true; write a whole number from 0 to 9.',
    ),
    "a number far too large": (
        card("alphabet", "discard_value = 1", "discard_value = 100000000000000000000000"),
        'technology "alphabet": discard_value is 100000000000000000000000; write a whole number from 0 to 9.',
    ),
    "mark above five": (
        card("alphabet", "[1, 3, 5]", "[1, 3, 6]"),
        'technology "alphabet": copies is [1, 3, 6]; write one player mark from 1 to 5 for each physical card, '
        "such as [1, 2, 4].",
    ),
    "unknown skill": (
        card("writing", '"hand"', '"hand_size"'),
        'technology "writing": skill is "hand_size"; write one of action, draw, hand, shuffle, development, '
        "research, quick_draw.",
    ),
    "unknown power track": (
        card("writing", "prestige", "glory"),
        'technology "writing": power is {"glory": 1}; write steps by power track, such as { prestige = 1, army = 2 }.',
    ),
    "cost line that cannot be read": (
        card("irrigation", "3 science or calendar", "3 Science / Calendar"),
        'technology "irrigation": cost line 1 is "3 Science / Calendar"; write an amount from 1 to 99, a kind and '
        'perhaps a prerequisite, such as "3 science or calendar".',
    ),
    "general knowledge as a price": (
        card("irrigation", "2 engineering or agriculture", "2 general"),
        'technology "irrigation": cost line 2 is "2 general"; write an amount from 1 to 99, a kind and perhaps a '
        'prerequisite, such as "3 science or calendar".',
    ),
    "nothing to pay": (
        card("irrigation", "2 engineering or agriculture", "0 engineering or agriculture"),
        'technology "irrigation": cost line 2 is "0 engineering or agriculture"; write an amount from 1 to 99, a '
        'kind and perhaps a prerequisite, such as "3 science or calendar".',
    ),
    "id with a capital": (
        card("opera", 'id = "opera"', 'id = "Opera"'),
        'technology "Opera": id is "Opera"; write small letters, digits and underscores beginning with a letter, '
        'such as "crop_rotation".',
    ),
    "id that is not ascii": (
        card("novel", 'id = "novel"', 'id = "növel"'),
        'technology "növel": id is "növel"; write small letters, digits and underscores beginning with a letter, '
        'such as "crop_rotation".',
    ),
    "id with a line break": (
        card("novel", 'id = "novel"', r'id = "novel\n"'),
        r'technology "novel\n": id is "novel\n"; write small letters, digits and underscores beginning with a '
        'letter, such as "crop_rotation".',
    ),
    "invisible characters": (
        card("novel", 'name = "Novel"', r'name = "\u001b[31mNovel"'),
        r'technology "novel": name is "\u001b[31mNovel"; take out line breaks and invisible characters.',
    ),
    "no id": (
        card("novel", 'id = "novel"\n', ""),
        'technology "Novel": id is missing; write small letters, digits and underscores beginning with a letter, '
        'such as "crop_rotation".',
    ),
    "duplicate id": (
        card("sculpture", 'id = "sculpture"', 'id = "drama"'),
        'technology "drama": the id "drama" is on 2 cards; give each an id of its own.',
    ),
    "id used by another kind of card": (
        card("thales", 'id = "thales"', 'id = "writing"'),
        'technology "writing": the id "writing" is on 2 cards; give each an id of its own.',
    ),
    "duplicate name": (
        card("sculpture", '"Sculpture"', '"Drama"'),
        'technology "drama": the name "Drama" is on 2 cards; give each a name of its own.',
    ),
    "a source that is not listed": (
        card("calendar", '"RU"', '"DE"'),
        'technology "calendar": provenance names "DE", which [sources] does not have; correct or remove it.',
    ),
    "known although reconstructed": (
        card("drama", "copies =", 'known = ["name"]\ncopies ='),
        'technology "drama": it is "reconstructed", yet known lists fields; name a source or drop known.',
    ),
    "a source for nothing": (
        card("drama", '"reconstructed"', '["BOX"]'),
        'technology "drama": it has sources but no known fields; list them, such as known = ["name"].',
    ),
    "no source at all": (
        card("drama", '"reconstructed"', "[]"),
        'technology "drama": provenance is empty; write "reconstructed" or keys of [sources], such as ["BOX"].',
    ),
    "a known field that does not exist": (
        card("calendar", '"discard_value"', '"discard"'),
        'technology "calendar": known names "discard", which is not a field; did you mean "discard_value"?',
    ),
    "philosophers with the same number": (
        card("plato", "number = 4", "number = 3"),
        'personality "plato": personality "confucius" has number 3 too; give each its own.',
    ),
    "philosopher without a number": (
        card("plato", "number = 4\n", ""),
        'personality "plato": number is missing; write this philosopher\'s place in the turn order, from 1 up.',
    ),
    "philosopher numbered from zero": (
        card("plato", "number = 4", "number = 0"),
        'personality "plato": number is 0; write a philosopher\'s place in the turn order, a whole number from 1 '
        "to 99.",
    ),
    "philosopher with a heritage": (
        card("plato", "vp = 1", "vp = 1\nheritage = { power = { army = 1 } }"),
        'personality "plato": heritage stands on a philosopher; only the other groups have it, so drop it.',
    ),
    "numbered artist": (
        card("raphael", "vp = 3", "vp = 3\nnumber = 6"),
        'personality "raphael": number stands on one of the artists; only philosophers have it, so drop it.',
    ),
    "no heritage": (
        card("raphael", "heritage = { tokens = { culture = 1 }, power = { prestige = 2 } }\n", ""),
        'personality "raphael": heritage is missing; write what is gained once, such as { skills = { research = '
        "1 }, tokens = { science = 1 }, power = { prestige = 1 } }.",
    ),
    "milestone that gives nothing": (
        card("great_dome", "{ power = { prestige = 3 } }", "{}"),
        'milestone "great_dome": gives is empty; write what the card gives, such as { skills = { research = 1 }, '
        "tokens = { science = 1 }, power = { prestige = 1 } }.",
    ),
    "typo inside gives": (
        card("great_dome", "{ power = { prestige = 3 } }", "{ powers = { prestige = 3 } }"),
        'milestone "great_dome": gives is {"powers": {"prestige": 3}}; write what it gives, such as { skills = { '
        "research = 1 }, tokens = { science = 1 }, power = { prestige = 1 } }.",
    ),
    "unknown group": (
        card("great_dome", '"renaissance"', '"modern"'),
        'milestone "great_dome": group is "modern"; write "ancient", "medieval" or "renaissance".',
    ),
    # ---- counts, symbols and hands
    "too few copies": (
        card("alphabet", "[1, 3, 5]", "[1, 3]"),
        "Age I: the deck has 65 cards, all copies counted, but [components] technologies says 66; add or remove "
        "copies, or correct [components].",
    ),
    "too many copies in Age IV": (
        card("vaccination", "[1, 2, 3, 4, 5]", "[1, 2, 3, 4, 5, 5]"),
        "Age IV: the deck has 56 cards, all copies counted, but [components] technologies says 55; add or remove "
        "copies, or correct [components].",
    ),
    "a philosopher too few": (
        without("plato"),
        '[[personality]]: the group "philosopher" has 4 cards, but [components] personalities says 5; add or '
        "remove cards, or correct [components].",
    ),
    "a milestone too few": (
        without("great_dome"),
        '[[milestone]]: the group "renaissance" has 3 cards, but [components] milestones says 4; add or remove '
        "cards, or correct [components].",
    ),
    "four philosophers for five players": (
        both(without("plato"), swap("personalities = [5, 5, 5]", "personalities = [4, 5, 5]")),
        "[components]: personalities is [4, 5, 5]; write three whole numbers (philosophers, scientists, artists); "
        "five players need at least 5 of each group.",
    ),
    "too few symbols for five players": (
        swap("end_industrial = [1, 2, 2, 3, 3]", "end_industrial = [1, 2, 2, 3, 10]"),
        "Age IV: with 5 players 10 symbols V must come together and the deck has 9; put the symbol on more copies "
        "marked 5+ or lower, or correct [symbols] end_industrial.",
    ),
    "too few symbols for one reading of Age IV": (
        swap("age_4_alternative = [1, 2, 2, 3, 3]", "age_4_alternative = [1, 8, 2, 3, 3]"),
        "Age III: with 2 players 8 symbols IV must come together and the deck has 7; put the symbol on more copies "
        "marked 2+ or lower, or correct [symbols] age_4_alternative.",
    ),
    "starting hands that empty the deck": (
        swap("  [6],", "  [24],"),
        "Age I: with 1 player the starting hands take 24 cards and the deck has 24; mark more copies 1+ or lower, "
        "so that at least one is left to draw.",
    ),
    # ---- boards and set-up
    "a hand too many": (
        swap("  [5, 6],", "  [5, 6, 7],"),
        "[setup]: starting_hands for 2 players has 3 numbers; write one for each player.",
    ),
    "a row of hands too few": (
        swap("  [5, 6, 6, 7, 7],\n", ""),
        "[setup]: starting_hands has 4 lists; write five, for 1 to 5 players.",
    ),
    "symbols for four players only": (
        swap("age_2 = [1, 1, 1, 2, 2]", "age_2 = [1, 1, 1, 2]"),
        "[symbols]: age_2 is [1, 1, 1, 2]; write five whole numbers from 1 up, for 1 to 5 players.",
    ),
    "empty track": (
        swap("values = [3, 4, 5, 6, 7]", "values = []"),
        "[skill_tracks.draw]: values is empty; write the value of every space, beginning with the first.",
    ),
    "track with too few marks": (
        swap("vp = [1, 1, 2, 0]", "vp = [1]"),
        "[skill_tracks.action]: vp has 1 entry for 4 spaces; write one for each space.",
    ),
    "no second space for the fast game": (
        both(swap("values = [2, 3, 4, 5]", "values = [2]"), swap("vp = [1, 1, 2, 0]", "vp = [1]")),
        "[skill_tracks.action]: values has one space; the fast game starts on the second, so write at least two.",
    ),
    "missing track": (
        swap("[skill_tracks.shuffle]", "[skill_tracks.shuffel]"),
        "[skill_tracks.shuffle]: the track is missing; write its values and vp.",
    ),
    "misspelt track": (
        swap("[skill_tracks.shuffle]", "[skill_tracks.shuffel]"),
        '[skill_tracks]: the skill "shuffel" is unknown; did you mean "shuffle"?',
    ),
    "quick draw without pairs": (
        swap("[[1, 0], [2, 1], [3, 2], [3, 1], [4, 2]]", "[1, 2, 3, 4, 5]"),
        "[skill_tracks.quick_draw]: values is [1, 2, 3, 4, 5]; write a list of pairs (cards drawn, cards "
        "discarded), such as [[1, 0], [2, 1]].",
    ),
    "places out of order": (
        swap("army = [12, 7, 3, 1, 0]", "army = [7, 12, 3, 1, 0]"),
        "[power_tracks]: army is [7, 12, 3, 1, 0]; sort it, a better place is worth more.",
    ),
    "empty solo track": (
        swap("army = [0, 2, 4, 7, 10, 13, 16, 20]", "army = []"),
        "[solo_board]: army is empty; write the VP of every space, beginning with the first.",
    ),
    "tie-break with a kind twice": (
        swap('["general", "culture", "science", "engineering"]', '["general", "culture", "science", "science"]'),
        '[final]: tie_break is ["general", "culture", "science", "science"]; write each of science, engineering, '
        "culture, general once.",
    ),
    "other titles": (
        swap('key = "leader"', 'key = "boss"'),
        "[solo]: titles has other keys; write novice, leader, mastermind, demigod in this order.",
    ),
    "titles out of order": (
        swap('"leader", up_to = 40', '"leader", up_to = 10'),
        "[solo]: the limits of titles are out of order; let up_to rise and leave the last without.",
    ),
    "an unknown format": (
        swap("format = 1", "format = 2"),
        "The file: format is 2; write 1, the only format there is.",
    ),
    "a misspelt part": (
        swap("[symbols]", "[symbol]"),
        'The file: the field "symbol" is unknown; did you mean "symbols"?',
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistake_is_named(check: Check, mistake: str) -> None:
    edit, sentence = MISTAKES[mistake]
    assert sentence in check(edit(SHIPPED))


def test_shipped_text_has_no_mistake(check: Check) -> None:
    assert check(SHIPPED) == []


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    text = SHIPPED
    for name in ("unknown prerequisite", "symbol of another age", "empty track", "a milestone too few"):
        text = MISTAKES[name][0](text)
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CardsError) as caught:
        load_cards(path)
    for name in ("unknown prerequisite", "symbol of another age", "empty track", "a milestone too few"):
        assert MISTAKES[name][1] in map(str, caught.value.mistakes)
    assert str(caught.value).splitlines()[0] == f"{path} cannot be used as a deck (4 mistakes):"


def test_one_mistake_does_not_cause_others(check: Check) -> None:
    broken = card("writing", 'kind = "science"', "kind = 7")
    assert check(broken(SHIPPED)) == ['technology "writing": kind is 7; write "science", "engineering" or "culture".']


@pytest.mark.parametrize(("players", "mark"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_missing_symbol_for_a_number_of_players(check: Check, players: int, mark: int) -> None:
    """All carriers of symbol II get their copies marked one too high."""
    text = SHIPPED
    for name, copies in (("astronomy", "[1, 4]"), ("iron_working", "[1, 4]"), ("monotheism", "[1, 3]")):
        text = card(name, f"copies = {copies}", f"copies = [{mark}, {mark}]")(text)
    text = card("geometry", "copies = [1, 4, 5]", f"copies = [{mark}, {mark}]")(text)
    problems = check(text)
    assert any(
        problem.startswith(f"Age I: with {players} player{'s' * (players > 1)}") and "symbol" in problem
        for problem in problems
    )
    assert not any(f"with {mark} players" in problem for problem in problems)


def test_copies_beyond_the_number_of_players_are_no_symbols(check: Check) -> None:
    """One player never has two copies of a technology (PR-DISC-11), so two solo copies give one symbol."""
    edit = both(
        swap("age_2 = [1, 1, 1, 2, 2]", "age_2 = [5, 1, 1, 2, 2]"),
        card("geometry", "copies = [1, 4, 5]", "copies = [1, 1, 5]"),
    )
    assert check(edit(SHIPPED)) == [
        "Age I: with 1 player 5 symbols II must come together and the deck has 4; put the symbol on more copies "
        "marked 1+ or lower, or correct [symbols] age_2."
    ]


def test_another_deck_is_counted_by_its_own_components(check: Check) -> None:
    fewer = both(
        card("alphabet", "[1, 3, 5]", "[1, 3]"),
        swap("technologies = [66, 60, 58, 55]", "technologies = [65, 60, 58, 55]"),
    )
    assert check(fewer(SHIPPED)) == []
    more = both(
        swap("milestones = [7, 5, 4] ", "milestones = [7, 5, 3] "),
        without("great_dome"),
    )
    assert check(more(SHIPPED)) == []


def test_printed_values_can_be_entered(tmp_path: Path) -> None:
    text = card("drama", '"reconstructed"', '["BOX"]\nknown = ["everything"]')(SHIPPED)
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    drama = load_cards(path).technology("drama")
    assert drama.provenance.complete
    assert not drama.provenance.reconstructed
