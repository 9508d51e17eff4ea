"""Reviews: every decision is judged on what its seat could see, pieces add up, luck is apart from choices."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest
from typer.testing import CliRunner

from clio import bots
from clio.bots.bot import veiled
from clio.cli import main
from clio.coach import judge, reviewing, thinking_for
from clio.coach.because import seen_cards
from clio.coach.decisions import compared
from clio.coach.review import Piece, luck, prepared, verdict
from clio.coach.saying import figure
from clio.coach.told import Reason
from clio.engine.dice import dice_from_seed
from clio.engine.match import Match
from clio.engine.record import record_text
from clio.engine.redeal import redeal
from clio.engine.registry import games, load
from clio.engine.state import State
from clio.engine.words import LANGUAGES

MOVES = 40
# Compared by how seats stand instead of what they gain it is 2.2, 0.15 and 0.41.
MOST_FALSE_LUCK = {"ancient_knowledge": 1.2, "progress": 0.05, "through_the_ages": 0.2}


def match_of(game: str, seats: list[str], moves: int = -1, seed: str = "7") -> Match:
    rules = load(game)
    match = Match(rules, rules.complete({"players": str(len(seats))}), seed, seats)
    players = [bots.make(name) for name in seats]
    dice = [dice_from_seed(f"{seat}") for seat in range(len(seats))]
    while not match.state.over and moves:
        seat = match.state.seats_open()[0]
        match.act(seat, bots.decide(players[seat], match.state, seat, dice[seat]))
        moves -= 1
    return match


@pytest.mark.parametrize("game", games())
def test_a_review_grows_piece_by_piece(game: str) -> None:
    match = match_of(game, ["hasty", "random"], MOVES)
    seen = [(review.done, review.all) for review in reviewing(match)]
    assert seen == [(n, seen[0][1]) for n in range(seen[0][1] + 1)]
    *_, review = reviewing(match)
    assert {moment.judged.seat for found in review.seats.values() for moment in found.moments} == {0, 1}
    for found in review.seats.values():
        for moment in found.moments:
            assert moment.judged.lost >= 0
            assert moment.judged.taken in moment.judged.choices
            assert moment.judged.best.place == max(choice.place for choice in moment.judged.choices)


@pytest.mark.parametrize("game", games())
def test_the_judge_sees_no_more_than_the_seat(game: str) -> None:
    """What is hidden dealt anew: the same verdict, to the last figure."""
    compared = 0
    match = match_of(game, ["hasty", "hasty"], 60)
    _, pieces = prepared(match, [0, 1])
    for piece in pieces[::5]:
        seat = piece.seat
        other = redeal(piece.state, seat, dice_from_seed(f"other {piece.step}"))
        other.dice = piece.state.dice
        if piece.action not in other.legal(seat):
            continue
        found = []
        for state in (piece.state, other):
            judged = judge(state, seat, piece.action, dice_from_seed("same"), thinking_for(state, 2))
            found.append(judged and [(c.action.text, c.place, c.value) for c in judged.choices])
        assert found[0] == found[1], piece.step
        compared += 1
    assert compared > 4


def test_pieces_can_be_judged_elsewhere_and_in_any_order() -> None:
    match = match_of("progress", ["hasty", "hasty"], 30)
    _, pieces = prepared(match, [0])
    here = [verdict(piece) for piece in pieces]
    there = [verdict(pickle.loads(pickle.dumps(piece))) for piece in reversed(pieces)][::-1]
    assert [(v.step, v.luck, v.judged and v.judged.lost) for v in here] == [
        (v.step, v.luck, v.judged and v.judged.lost) for v in there
    ]


def test_only_seats_that_were_asked_for_are_judged() -> None:
    *_, review = reviewing(match_of("progress", ["hasty", "random"], MOVES), [1])
    assert list(review.seats) == [1]
    assert review.seats[1].moments


@pytest.mark.parametrize("game", games())
def test_luck_is_what_the_draw_gave_beyond_the_mean(game: str) -> None:
    """Over all worlds that look the same, luck is nothing on average: the truth is one of them."""
    match = match_of(game, ["hasty", "hasty"], 80)
    _, pieces = prepared(match, [])
    assert pieces
    total, count = 0.0, 0
    for piece in pieces[:6]:
        for number in range(6):
            world = redeal(veiled(piece.state, piece.seat), piece.seat, dice_from_seed(f"world {number}"))
            if piece.action in world.legal(piece.seat):
                again = Piece(piece.step, piece.seat, world, piece.action, False, True)
                total += luck(again, dice_from_seed(f"luck {number}"))[piece.seat]
                count += 1
    assert count
    assert abs(total / count) < 3


@pytest.mark.parametrize("game", games())
def test_where_nothing_is_drawn_there_is_no_luck(game: str) -> None:
    """What the others hold differs from world to world, but it is no luck of this move."""
    match = match_of(game, ["hasty", "hasty"], 80)
    _, pieces = prepared(match, [0, 1])
    calm = [piece for piece in pieces if not piece.chance][30:42]
    assert calm
    found = [abs(luck(piece, dice_from_seed("luck"))[0]) for piece in calm]
    assert sum(found) / len(found) < MOST_FALSE_LUCK[game]


def test_all_that_is_asked_for_is_compared_in_the_same_worlds() -> None:
    match = match_of("progress", ["hasty", "hasty"], 30)
    _, pieces = prepared(match, [0, 1])
    piece = max(pieces, key=lambda one: len(one.state.legal(one.seat)))
    legal = piece.state.legal(piece.seat)
    thinking = thinking_for(piece.state, 2)
    choices, others = compared(piece.state, piece.seat, legal[:2], dice_from_seed("same"), thinking)
    assert {action.text for action in legal[:2]} <= {choice.action.text for choice in choices}
    assert [choice.place for choice in choices] == sorted((choice.place for choice in choices), reverse=True)
    assert len(choices) + others == len(legal)
    alone = judge(piece.state, piece.seat, legal[1], dice_from_seed("same"), thinking)
    assert alone is not None
    assert alone.taken.place == next(choice.place for choice in choices if choice.action == legal[1])


def named(reason: Reason, state: State) -> set[str]:
    """All cards that a reason names, in its moves too."""
    following = [each.move for each in (*reason.follows, *reason.follows_other)]
    refused = reason.blocked.moves if reason.blocked is not None else ()
    moves = {word for text in (*reason.done, *reason.undone, *following, *refused) for word in text.split()}
    laid = {name for _, cards, others in reason.laid for name in (*cards, *others)}
    sources = reason.outcome.sources if reason.outcome is not None else ()
    made = {name for change in (*reason.more, *reason.less, *sources) for name, _ in change.cards}
    return (moves & set(state.game.card_name)) | laid | made | set(reason.about)


@pytest.mark.parametrize("game", games())
def test_reasons_name_only_cards_that_were_seen(game: str) -> None:
    match = match_of(game, ["greedy", "random"], 120)
    _, pieces = prepared(match, [1])
    told = 0
    for piece in pieces:
        found = verdict(piece)
        seen = seen_cards(piece.state, piece.seat)
        assert not named(found.reason, piece.state) - seen
        told += bool(found.reason)
    assert told


# --- the command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.clio"
    path.write_text(record_text(match_of("progress", ["hasty", "random"])), encoding="utf-8")
    return path


def test_the_command_writes_a_page_that_needs_no_server(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    arguments = ["review", str(record), "--worlds", "1", "--workers", "1", "--html", str(page)]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    assert "hasty" in done.output
    text = page.read_text(encoding="utf-8")
    assert "<svg" in text
    assert "src=" not in text
    assert 'href="http' not in text


def test_the_command_gives_json(record: Path) -> None:
    arguments = ["review", str(record), "--worlds", "1", "--workers", "1", "--json", "--seat", "2"]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    assert data["done"] == data["all"]
    assert [seat["seat"] for seat in data["seats"]] == [1]
    assert data["seats"][0]["decisions"]


def test_what_can_be_read_of_a_broken_record_is_reviewed(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    broken = [line for line in lines if not line.startswith("result")]
    place = len(broken) * 2 // 3
    broken[place] = broken[place].split()[0] + " 1 nonsense"
    record.write_text("\n".join(broken) + "\n", encoding="utf-8")
    done = CliRunner().invoke(main, ["review", str(record), "--worlds", "1", "--workers", "1"])
    assert "hasty" in done.output
    assert done.exit_code == 0
    assert len(done.stderr.strip().splitlines()) >= 1


def test_a_record_of_other_cards_gets_one_sentence(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("cards: ", "cards: 0"), encoding="utf-8")
    done = CliRunner().invoke(main, ["review", str(record)])
    assert done.exit_code == 2
    assert "Traceback" not in done.output


def test_a_record_cut_short_is_reviewed_as_far_as_it_goes(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    record.write_text("\n".join(lines[: first + 9]) + "\n", encoding="utf-8")
    done = CliRunner().invoke(main, ["review", str(record), "--worlds", "1", "--workers", "1", "--json"])
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    assert data["done"] == data["all"] > 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rules: ", "rules: 9"),  # of a later version
        ("\nseed: ", "\nseed fingerprint: "),  # of a running game, as a seat saw it
        ("clio record 1", "another file"),
        ("game: progress", "game: chess"),
        ("options: players=2", "options: players=9"),
        (" > ~deck", " > ~pile"),  # what chance showed at the beginning was changed
    ],
)
def test_what_cannot_be_reviewed_gets_one_sentence(record: Path, old: str, new: str) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    done = CliRunner().invoke(main, ["review", str(record)])
    assert done.exit_code == 2, done.output
    assert "Traceback" not in done.output
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00binary", b"clio record 1\n"])
def test_what_is_no_record_gets_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.clio"
    path.write_bytes(content)
    done = CliRunner().invoke(main, ["review", str(path)])
    assert done.exit_code == 2, done.output
    assert len(done.stderr.strip().splitlines()) == 1


def test_figures_are_written_as_the_language_writes_them() -> None:
    assert [figure(-2.34, language, sign=True) for language in LANGUAGES] == ["−2.3", "−2,3", "−2,3"]
    assert figure(0.51, "ru") == "0,5"
    assert figure(0.51, "en", sign=True) == "+0.5"
