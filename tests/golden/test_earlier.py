"""Games of earlier versions of the rules: each replays as it was, or says in one sentence which rules changed since.

Their records lie in `earlier/GAME/rules-N/`, as the program of that time wrote them; they are never made anew. Before a
version of the rules ends, some of its golden records come here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from clio.engine.game import Game
from clio.engine.record import BadRecord, RecordFile, read_record, record_text
from clio.engine.registry import games, load, load_with
from clio.engine.rules_versions import RulesHistory
from clio.engine.words import LANGUAGES
from tests.conformance.play import every_game

HERE = Path(__file__).parent / "earlier"
RECORDS = sorted(HERE.glob("*/*/*.clio"))


def changed(path: Path) -> BadRecord | None:
    """Why a record does not replay; nothing if it does, as it was written."""
    record = read_record(path)
    try:
        match = record.replay()
    except BadRecord as error:
        return error
    now = record_text(match).replace(f"\nrules: {match.game.version}\n", f"\nrules: {record.header.values['rules']}\n")
    then = path.read_text(encoding="utf-8")
    if record.changes(match.game).defaults({}):  # what went without saying then is named today
        now, then = without_options(now), without_options(then)
    assert now == then
    return None


def without_options(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith("options:"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.parent.name}-{path.stem}")
def test_a_game_of_earlier_rules_replays_or_says_what_changed(path: Path) -> None:
    error = changed(path)
    if error is None:
        return
    record = read_record(path)
    values = record.header.values
    game = load_with(values["game"], values["cards"])
    since = record.changes(game)
    assert error.kind == "other-rules", error
    assert error.line > 0, "the cards of every record here are at hand, so it says where it differs"
    assert since.rules
    for language in LANGUAGES:
        said = error.text(language)
        assert path.name in said
        assert values["rules"] in said
        assert str(game.version) in said
        assert str(error.line) in said
        assert all(rule in said for rule in since.rules)
        assert all(version.what[language] in said for version in since.versions)
        assert "\n" not in said
        assert "{" not in said


def test_some_replay_and_some_do_not() -> None:
    differ = {path for path in RECORDS if changed(path)}
    told = {path.relative_to(HERE).as_posix() for path in differ}
    assert told >= {
        "progress/rules-1-first-deck/symbols-V.clio",  # asked about a Personality with nothing under development
        "progress/rules-1/piles-III.clio",  # asked for the order of benefits
        "ancient_knowledge/rules-1/useless-yes.clio",  # a yes to the Kensington Runestone without knowledge
    }
    assert set(RECORDS) - differ


def test_every_version_of_the_rules_has_its_records() -> None:
    for name in games():
        kept = {read_record(path).header.values["rules"] for path in HERE.glob(f"{name}/*/*.clio")}
        assert kept >= {str(number) for number in range(1, load(name).version)}, name


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_what_each_version_changed_is_written_down(game: Game) -> None:
    versions = game.history.versions
    assert [version.number for version in versions] == list(range(2, game.version + 1)), "see rules_versions.toml"
    known = set(game.rules) | {entry.id for entry in [*game.rulings, *game.notes]}
    for version in versions:
        assert version.rules
        assert set(version.rules) <= known
        assert set(version.what) == set(LANGUAGES)
        assert not any(what.endswith(".") for what in version.what.values())
        assert set(version.defaults_before) <= set(game.options)


@pytest.mark.parametrize("name", games())
def test_earlier_cards_have_the_digest_they_are_kept_under(name: str) -> None:
    for digest, path in load(name).history.earlier_cards.items():
        assert load(name, path).digest == digest
        assert load_with(name, digest) is load(name, path)
        assert digest != load(name).digest


def test_what_went_without_saying_is_as_it_was() -> None:
    """Version 2 of Progress made `overpay=any` the default: an older record that names none meant the other."""
    old = read_record(HERE / "progress" / "rules-1" / "stalled.clio")
    assert "overpay" not in old.header.values["options"]
    assert old.replay().options["overpay"] == "minimal"
    now = RecordFile("\n".join(old.lines).replace("rules: 1", "rules: 2"))
    assert now.seats(now.game())[0].get("overpay", "any") == "any"


def test_a_game_without_a_file_of_versions_has_one_version() -> None:
    history = RulesHistory("tests.fourth_game.lanterns")
    assert (history.newest, history.since(1).versions, history.earlier_cards) == (1, (), {})


@pytest.mark.parametrize("theirs", ["999", "-3", "two"])
def test_a_record_of_rules_nobody_knows_is_refused_at_once(theirs: str) -> None:
    text = (HERE / "progress" / "rules-2" / "symbols-IV.clio").read_text(encoding="utf-8")
    with pytest.raises(BadRecord, match="knows versions 1 to") as caught:
        RecordFile(text.replace("rules: 2", f"rules: {theirs}")).replay()
    assert caught.value.kind == "newer-rules"


def test_other_rules_and_cards_that_are_not_at_hand_are_said_together() -> None:
    text = (HERE / "progress" / "rules-1" / "stalled.clio").read_text(encoding="utf-8")
    digest = load("progress").digest
    cards = RecordFile(text).header.values["cards"]
    with pytest.raises(BadRecord, match=r"with other cards .* changed since: version 2: payment") as caught:
        RecordFile(text.replace(cards, "0" * len(digest))).replay()
    assert caught.value.kind == "other-rules"
