"""“Problem here”: what is kept for the operator, and what is not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from fastapi import FastAPI
from typer.testing import CliRunner

from clio import __version__
from clio.cli import main
from clio.engine.dice import dice_from_seed
from clio.engine.record import record_text
from clio.engine.redeal import redeal
from clio.engine.registry import games
from clio.server.play import Visit
from clio.server.problem_reports import LONGEST, written
from clio.store.migrate import config, upgrade
from clio.store.rows import ProblemRow
from clio.store.schema import metadata
from clio.store.store import MOST_PROBLEMS
from tests.browser import fixtures
from tests.server.fixtures import Visitor, context
from tests.server.test_history import live, match_of, run, viewer, wandering
from tests.server.test_secrecy import GUEST


@pytest.mark.parametrize("name", games())
def test_what_is_kept_does_not_depend_on_what_is_hidden(tmp_path: Path, name: str) -> None:
    async def test(app: FastAPI) -> None:
        match = wandering(name, 3, "hidden seed", 120)
        assert not match.state.over
        table = live(app, match)
        truth, dice = table.play.committed, dice_from_seed("problem")
        for seat in (-1, 0, 1, 2):
            here = Visit(context(app), GUEST, table, None)
            here.seat = seat
            table.play.committed, table.memo = truth, {}
            first = written(here, "oh", "")
            table.play.committed, table.memo = redeal(truth, seat, dice), {}
            assert table.play.committed.key() != truth.key()
            second = written(here, "oh", "")
            assert second.position == first.position
            assert "hidden seed" not in first.record + first.position
            assert "seed:" not in first.record
            assert first.record == record_text(table.match, seat)
            for number, entry in enumerate(table.match.entries):
                line = next(line for line in first.record.splitlines() if line.startswith(f"{number} "))
                assert line.split(" > ")[0].split(" ", 2)[2] == entry.told(seat)
        table.play.committed = truth

    run(tmp_path, test)


def test_a_turn_that_is_not_committed_is_not_in_the_report_of_others(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        host = Visitor(app)
        await host.play_now("progress", players="2", seat1="friend", first_player="seat:0")
        table = await context(app).tables.get(host.table)
        assert table is not None
        friend = Visitor(app)
        await friend.get(f"/join/{table.seats[1].secret}")
        await friend.post(f"/join/{table.seats[1].secret}", name="Friend")
        await host.look()
        move = next(text for text in host.buttons() if text.startswith("research"))
        await host.act(move)
        other = Visit(context(app), GUEST._replace(id=table.seats[1].holder), table, 1)
        assert other.seat == 1
        assert move not in written(other, "", "").record
        own = Visit(context(app), GUEST._replace(id=table.row.host), table, 0)
        assert move in written(own, "", "").record

    run(tmp_path, test)


@pytest.mark.parametrize(("language", "thanks"), [("en", "Thank you!"), ("fr", "Merci"), ("ru", "Спасибо!")])
def test_reporting(tmp_path: Path, language: str, thanks: str) -> None:
    match = fixtures.played("ancient_knowledge", {"players": "2"}, "secret-seed", lambda state: state.number >= 40)
    table = fixtures.put(tmp_path, match, 0, language)

    async def test(app: FastAPI) -> None:
        person = viewer(app, tmp_path, language)
        person.client.headers["user-agent"] = "Some Browser 1.0"
        await person.get(f"/t/{table}")
        assert f'href="/t/{table}/problem?seat=0"' in person.text
        await person.get(f"/t/{table}/problem?seat=0")
        await person.post(f"/t/{table}/problem", seat="0", message="The <b>pyramid</b>\nis wrong" + "!" * 5000)
        assert person.status == 200
        assert thanks in person.text
        rows = await context(app).store.problems()
        assert len(rows) == 1
        row = rows[0]
        assert (row.game_id, row.game, row.seat, row.version) == (table, "ancient_knowledge", 0, __version__)
        assert (row.language, row.browser) == (language, "Some Browser 1.0")
        assert row.message.startswith("The <b>pyramid</b>\nis wrong!")
        assert len(row.message) == LONGEST
        assert "secret-seed" not in "".join(map(str, row))
        assert json.loads(row.position)["seat"] == 0
        assert row.record == record_text(match, 0)
        await person.get(f"/t/{table}/problem?seat=0")
        await person.post(f"/t/{table}/problem", seat="0")
        assert thanks in person.text, "the message may be empty"
        await person.get(f"/t/{table}/problem?seat=0")
        await person.post(f"/t/{table}/problem", seat="0")
        await person.get(f"/t/{table}/problem?seat=0")
        await person.post(f"/t/{table}/problem", seat="0")
        assert person.status == 429
        assert len(await context(app).store.problems()) == 3

    run(tmp_path, test)


def test_a_finished_game_is_reported_whole(tmp_path: Path) -> None:
    match = match_of("progress")
    table = fixtures.put(tmp_path, match, 1)

    async def test(app: FastAPI) -> None:
        person = viewer(app, tmp_path)
        await person.get(f"/t/{table}/problem?seat=1")
        await person.post(f"/t/{table}/problem", seat="1", message="hm")
        (row,) = await context(app).store.problems()
        assert row.record == record_text(match)

    run(tmp_path, test)


def test_forms_of_other_sites_and_missing_tables(tmp_path: Path) -> None:
    async def test(app: FastAPI) -> None:
        person = Visitor(app)
        await person.play_now("progress", players="2", seat1="random")
        assert (await person.post(f"/t/{person.table}/problem", seat="0", token="x")).status == 403
        assert (await person.get("/t/none/problem")).status == 404
        assert await context(app).store.problems() == []

    run(tmp_path, test)


def row(message: str) -> ProblemRow:
    return ProblemRow("t1", "progress", 0, "1.0", "en", "Browser", message, "clio record 1\n", '{"seat": 0}', 0.0)


def test_the_oldest_reports_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_PROBLEMS >= 100
    monkeypatch.setattr("clio.store.store.MOST_PROBLEMS", 3)

    async def test(app: FastAPI) -> None:
        for n in range(5):
            assert await context(app).store.report(row(f"message {n}")) == n + 1
        assert [found.message for found in await context(app).store.problems()] == [
            "message 4",
            "message 3",
            "message 2",
        ]

    run(tmp_path, test)


def test_a_store_from_before_gets_the_new_table(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as db:
        settings = config()
        settings.attributes["connection"] = db
        command.upgrade(settings, "0001")
        assert not sa.inspect(db).has_table("problems")
        upgrade(db)
        for table in metadata.tables.values():
            assert {column["name"] for column in sa.inspect(db).get_columns(table.name)} == set(table.columns.keys())
    engine.dispose()


def test_the_operator_reads_them(tmp_path: Path) -> None:
    def clio(*arguments: str) -> tuple[int, str]:
        found = CliRunner().invoke(main, ["problems", "--data", str(tmp_path), *arguments])
        return found.exit_code, found.output

    code, said = clio()
    assert code == 2
    assert "say with --data where the games are" in said

    async def nothing(app: FastAPI) -> None:
        assert await context(app).store.problems() == []

    async def test(app: FastAPI) -> None:
        await context(app).store.report(row("first\nproblem"))
        await context(app).store.report(row(""))

    run(tmp_path, nothing)
    assert clio() == (0, "Nobody has reported a problem.\n")
    run(tmp_path, test)
    code, said = clio()
    assert code == 0
    assert [line.split()[0] for line in said.splitlines()] == ["2", "1"]
    assert "first problem" in said
    code, said = clio("--show", "1")
    assert code == 0
    assert "first\nproblem" in said
    assert "clio record 1" in said
    assert '{"seat": 0}' in said
    code, said = clio("--show", "7")
    assert code == 2
    assert "There is no report 7" in said
