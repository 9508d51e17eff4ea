"""Record files in the browser: opened, refused with one sentence, gone through, played on."""

from __future__ import annotations

import re
from collections import OrderedDict
from pathlib import Path

import pytest
from fastapi import FastAPI

from clio.engine.dice import dice_from_seed
from clio.engine.errors import ClioError
from clio.engine.record import RecordFile, record_text
from clio.engine.registry import games
from clio.server.opened_records import MOST_KEPT, OpenedRecords
from clio.server.pages import words_for
from tests.browser import fixtures
from tests.server.fixtures import Visitor, context
from tests.server.test_history import finished, match_of, run, shown_move, viewer


async def upload(person: Visitor, data: str | bytes) -> Visitor:
    await person.get("/record")
    content = data.encode() if isinstance(data, str) else data
    answer = await person.client.post(
        "/record", data={"token": person.token}, files={"file": ("game.clio", content, "text/plain")}
    )
    return person._took(answer)


@pytest.mark.parametrize("name", games())
def test_a_record_is_opened_and_gone_through(tmp_path: Path, name: str) -> None:
    async def test(app: FastAPI) -> None:
        person = Visitor(app)
        await upload(person, finished(name))
        last = len(RecordFile(finished(name)).moves)
        assert person.status == 200
        assert shown_move(person.text) == (0, last)
        base = person.url.split("/at/")[0]
        for entry in (1, last // 2, last):
            await person.get(f"{base}/at/{entry}?seat=2")
            assert shown_move(person.text) == (entry, last)
            assert 'data-seat="2"' in person.text
            assert "all-hands" in person.text, "a record with its seed hides nothing"
        await person.get(f"{base}/record")
        assert person.text == finished(name)
        await person.get(f"{base}/end?verify=yes")
        assert person.text.count('<li class="good">') == 2
        assert (await person.get("/record/0123/at/1")).status == 410
        assert "open the file again" in person.text

    run(tmp_path, test)


def test_an_unfinished_record_with_its_seed(tmp_path: Path) -> None:
    match = fixtures.played("progress", {"players": "2"}, "5", lambda state: state.number >= 40)

    async def test(app: FastAPI) -> None:
        person = Visitor(app)
        await upload(person, record_text(match))
        assert person.status == 200
        base = person.url.split("/at/")[0]
        await person.get(f"{base}/end")
        assert person.status == 200
        assert "not finished" in person.text

    run(tmp_path, test)


@pytest.mark.parametrize("name", games())
def test_a_masked_record_as_far_as_it_goes(tmp_path: Path, name: str) -> None:
    match = fixtures.played(name, {"players": "3"}, "9", lambda state: state.number >= 80)
    text = record_text(match, 1)
    assert match.seed not in text.split("seed fingerprint")[0].split()

    async def test(app: FastAPI) -> None:
        person = Visitor(app)
        await upload(person, text)
        assert person.status == 200
        assert "still running" in person.text
        assert person.text.count("<li value=") == len(match.entries) - 1
        assert ("something face down" in person.text) == (" ?" in "".join(e.told(1) for e in match.entries[1:]))
        key = person.url.split("/")[-1]
        assert (await person.get(f"/record/{key}/at/3")).status == 410, "without the seed there is no table"

    run(tmp_path, test)


BROKEN: dict[str, str | bytes] = {
    "record-none": b"",
    "record-not-ours": b"Dear Clio,\n",
    "record-not-ours binary": bytes(range(256)),
    "record-no-game": finished("progress").replace("game: progress", "game: chess"),
    "record-newer-rules": re.sub(r"rules: \d+", "rules: 999", finished("progress")),
    "record-other-cards": re.sub(r"cards: \w+", "cards: 0123456789abcdef", finished("progress")),
    "record-no-seed": re.sub(r"seed: .*\n", "", finished("progress")),
    "record-damaged": finished("progress").replace("seed: history", "seed: mystery"),
    "record-damaged-line": finished("progress").replace("\n20 ", "\n21 "),
    "record-too-big": finished("progress") + "\n" * 300_000,
}


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_file_that_is_no_record_gets_one_sentence(tmp_path: Path, language: str) -> None:
    async def test(app: FastAPI) -> None:
        words = words_for("", language)
        for kind, data in BROKEN.items():
            person = Visitor(app)
            person.client.headers["accept-language"] = language
            context(app).visitors.buckets.clear()
            await upload(person, data)
            line = finished("progress").split("\n20 ")[0].count("\n") + 2
            expected = words.say(kind.split()[0], n=256, line=line, theirs="999")
            assert person.status == 422, kind
            problems = re.findall(r'role="alert">([^<]*)<', person.text)
            assert problems == [expected.replace("'", "&#39;")], kind

    run(tmp_path, test)


def test_a_record_of_earlier_rules_says_what_changed(tmp_path: Path) -> None:
    earlier = Path(__file__).parents[1] / "golden" / "earlier" / "ancient_knowledge" / "rules-1"

    async def test(app: FastAPI) -> None:
        person = Visitor(app)
        await upload(person, (earlier / "useless-yes.clio").read_text(encoding="utf-8"))
        assert person.status == 422
        (problem,) = re.findall(r'role="alert">([^<]*)<', person.text)
        assert "played by version 1 of the rules" in problem
        assert "AMB-27" in problem
        untouched = earlier.parents[1] / "progress" / "rules-1" / "solo-defeat.clio"
        await upload(person, untouched.read_text(encoding="utf-8"))
        assert person.status == 200, "nothing that changed since touches this game"

    run(tmp_path, test)


def test_damaged_records_never_break_anything() -> None:
    """Whatever happens to a record, it replays or says in one sentence why not."""
    good = finished("progress")
    dice = dice_from_seed("damage")
    complaints = []
    for _ in range(250):
        at, length = dice.below(len(good)), dice.below(12)
        junk = "".join(
            chr((48, 49, 32, 45, 62, 63, 10, 58, 61, 178, 1636, 97, 46)[dice.below(13)]) for _ in range(length)
        )
        try:
            RecordFile(good[:at] + junk + good[at + dice.below(20) :]).replay()
        except ClioError as error:
            complaints.append(str(error))
    assert len(complaints) > 200
    assert all(complaints)


def test_only_so_many_records_are_replayed_for_one_address(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        person = Visitor(app)
        for n in range(12):
            await upload(person, b"no record %d" % n)
        assert person.status == 429

    run(tmp_path, test)


# --- playing on -------------------------------------------------------------------------------------


async def play_on(person: Visitor, base: str, entry: int, seat: int) -> Visitor:
    await person.get(f"{base}/at/{entry}?seat={seat}")
    return await person.post(f"{base}/fork", entry=str(entry), seat=str(seat), bot="random", **{"as": str(seat)})


@pytest.mark.parametrize("source", ["table", "record"])
@pytest.mark.parametrize("name", games())
def test_playing_on_from_a_moment_survives_a_restart(tmp_path: Path, name: str, source: str) -> None:
    match = match_of(name)
    table = fixtures.put(tmp_path, match, 1)
    record = RecordFile(finished(name))
    entry = next(n for n in range(60, 160) if record.replay(n).state.seats_open() == [1])
    found: list[str] = []

    async def begin(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        base = f"/t/{table}"
        if source == "record":
            base = (await upload(person, finished(name))).url.split("/at/")[0]
        await play_on(person, base, entry, 1)
        assert person.status == 200
        assert person.table not in ("", table)
        live = await context(app).tables.get(person.table)
        assert live is not None
        assert live.play.state.key() == record.replay(entry).state.key()
        assert [bool(bot) for bot in live.bots] == [True, False, True]
        assert live.row.chosen_seed
        assert person.buttons(), "it is the visitor's turn"
        await person.act(person.buttons()[0])
        found.extend([person.table, str(live.play.state.key())])

    async def again(app: FastAPI) -> None:
        live = await context(app).tables.get(found[0])
        assert live is not None
        assert str(live.play.state.key()) == found[1]
        assert record_text(live.match).startswith("clio record 1")

    run(tmp_path, begin)
    run(tmp_path, again)


def test_nobody_plays_on_from_a_running_or_finished_moment(tmp_path: Path) -> None:
    over = match_of("progress")
    done = fixtures.put(tmp_path, over, 1)
    running = fixtures.put(tmp_path, fixtures.played("progress", {"players": "2"}, "5", lambda s: s.number >= 40), 0)

    async def test(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        await person.get(f"/t/{running}/at/5?seat=0")
        assert 'id="fork"' not in person.text
        await person.get(f"/t/{running}")
        await person.post(f"/t/{running}/fork", entry="5", seat="0", bot="random", **{"as": "0"})
        assert person.status == 403
        assert "what is hidden" in person.text
        await person.get("/")
        await play_on(person, f"/t/{done}", len(over.entries) - 1, 1)
        assert person.status == 422
        assert "earlier move" in person.text
        for bad in ({"as": "9", "bot": "random"}, {"as": "0", "bot": "genius"}, {"as": "²", "bot": "random"}):
            await person.get(f"/t/{done}/at/5?seat=1")
            await person.post(f"/t/{done}/fork", entry="5", seat="1", **bad)
            assert person.status == 422

    run(tmp_path, test)


def test_many_records_push_out_the_oldest() -> None:
    records, shelf = OpenedRecords(), OrderedDict[str, int]()
    for n in range(MOST_KEPT + 5):
        records.keep(shelf, str(n), n)
    assert len(shelf) == MOST_KEPT
    assert "4" not in shelf
