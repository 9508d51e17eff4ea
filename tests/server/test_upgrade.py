"""Games survive every upgrade: those of the version before open, and where the rules changed they say so and go on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from clio.engine.registry import load
from clio.server.api.callers import token_for
from clio.server.live_table import LiveTable
from clio.store import Store
from clio.store.audit import DIFFERS, Verdict, audit
from clio.table import Line
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_table import run

# Games stored by the program of commit 399bd16, before the first rule was changed. Three of them met what changed
# since: a Personality asked for with nothing under development, a yes and a no to the Kensington Runestone.
STORE = Path(__file__).parent / "stores" / "rules_1.sql"


def restore(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.executescript(STORE.read_text(encoding="utf-8"))


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as db:
        return db.execute(query).fetchall()


async def verdicts(file: Path) -> list[Verdict]:
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    try:
        return [verdict async for verdict in audit(store)]
    finally:
        await store.close()


def finish(table: LiveTable) -> None:
    """Everybody's turns are played by a bot, in memory."""
    play = table.play
    for seat in range(len(table.seats)):
        play.seat_bot(seat, "random")
    while play.bot_answers():
        pass


@run
async def test_every_game_of_the_version_before_opens_and_can_be_finished(tmp_path):
    file = tmp_path / "clio.db"
    restore(file)
    told = {verdict.game_id: verdict for verdict in await verdicts(file)}
    assert len(told) == 6
    assert all(verdict.goes_on >= 0 for verdict in told.values())
    differing = {game for game, verdict in told.items() if verdict.outcome == DIFFERS}
    assert differing == {"progress-0", "ancient_knowledge-1", "ancient_knowledge-2"}
    async with open_app(tmp_path) as app:
        context(app).bots.closing.set()
        for game_id in told:
            table = await context(app).tables.get(game_id)
            assert table is not None, game_id
            if table.row.status == "over":  # nobody is asked about what is over
                assert table.over
                continue
            assert bool(table.play.undecided()) == (game_id in differing)
            for seat in table.play.undecided():
                await table.agree(seat, True)
            assert table.asked()
            finish(table)
            assert table.over, game_id


@run
async def test_a_game_that_differs_says_which_rule_changed_and_goes_on_after_a_restart(tmp_path):
    file = tmp_path / "clio.db"
    restore(file)
    game_id = next(
        one.game_id for one in await verdicts(file) if one.outcome == DIFFERS and one.game == "ancient_knowledge"
    )
    async with open_app(tmp_path) as app:
        visitor = await sitting(app, game_id, "fr")
        assert 'id="rules-changed"' in visitor.text
        assert "AK-HAND-02" in visitor.text
        assert "Les règles ont changé" in visitor.text
        assert not visitor.buttons()
        await visitor.post(f"/t/{game_id}/agree?to=go-on", seat="0")
        await visitor.look()
        assert 'id="rules-changed"' not in visitor.text
    lines = rows(file, f"SELECT text FROM log WHERE game_id = '{game_id}' ORDER BY number")
    version = load("ancient_knowledge").version
    assert (f":rules {version}",) in lines
    assert (":agree",) in lines
    async with open_app(tmp_path) as app:
        visitor = await sitting(app, game_id, "en")
        assert 'id="rules-changed"' not in visitor.text
        assert f"From here on version {version} of the rules holds." in visitor.text
        earlier = await visitor.get(f"/t/{game_id}/at/1")
        assert earlier.status == 200


@run
async def test_a_program_agrees_to_rules_that_changed(tmp_path):
    """Through the JSON interface: what changed is in the view, and an answer goes on or ends the game."""
    restore(tmp_path / "clio.db")
    for go_on in (True, False):
        game_id = f"ancient_knowledge-{1 if go_on else 2}"
        async with open_app(tmp_path) as app:
            context(app).bots.closing.set()
            table = await context(app).tables.get(game_id)
            assert table is not None
            seat, *others = table.play.undecided()
            token = await token_for(context(app), game_id, seat, table.seats[seat].holder)
            program = Visitor(app).client
            program.headers["authorization"] = f"Bearer {token}"
            view = (await program.get(f"/api/v1/tables/{game_id}/view")).json()
            assert "AK-HAND-02" in view["rules"]["changed"]
            assert view["rules"]["waiting"] == [seat, *others]
            assert view["decision"] is None
            answer = await program.post(f"/api/v1/tables/{game_id}/agree", json={"go_on": go_on})
            assert answer.status_code == 200, answer.text
            assert seat not in ((answer.json()["rules"] or {}).get("waiting") or [])
            assert answer.json()["over"] == (not go_on)
            late = await program.post(f"/api/v1/tables/{game_id}/agree", json={"go_on": True})
            assert late.status_code == 409


async def sitting(app, game_id: str, language: str) -> Visitor:
    """Somebody who holds the first seat of a stored game."""
    visitor = Visitor(app)
    visitor.client.headers["accept-language"] = language
    await visitor.get("/")
    table = await context(app).tables.get(game_id)
    assert table is not None
    await visitor.get(f"/t/{game_id}")
    guest = next(iter(table.seen))
    holder = [*table.seen][-1] if guest == "ada" else guest
    await table.store.update_seat(table.row.id, 0, holder=holder)
    table.seats[0] = table.seats[0]._replace(holder=holder)
    return await visitor.get(f"/t/{game_id}?seat=0")


async def left(tmp_path: Path) -> str:
    """A game of now, left at a quiet moment, its snapshot written; its id."""
    async with open_app(tmp_path) as app:
        visitor = await Visitor(app).play_now("progress", seat1="here", players="2")
        table = await context(app).tables.get(visitor.table)
        assert table is not None
        for _ in range(25):
            (seat, *_), text = table.asked(), ""
            text = ":commit" if table.view_for(seat).may_end else table.play.legal(seat)[-1]
            await table._write([Line(seat, text)])
        while not table.play.turn.settled:
            seat = table.asked()[0]
            text = ":commit" if table.view_for(seat).may_end else table.play.legal(seat)[-1]
            await table._write([Line(seat, text)])
        return visitor.table


@run
async def test_a_game_is_opened_from_its_snapshot_and_not_played_again(tmp_path):
    game_id = await left(tmp_path)
    file = tmp_path / "clio.db"
    ((line, total),) = rows(file, "SELECT max(line), (SELECT max(number) FROM log) FROM snapshots")
    assert line == total
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("DELETE FROM log WHERE number < ?", (total,))  # whoever plays it again stumbles
    async with open_app(tmp_path) as app:
        table = await context(app).tables.get(game_id)
        assert table is not None
        assert table.play.lines == total
        assert not table.play.undecided()


@run
async def test_a_change_that_keeps_every_move_legal_is_found_and_the_snapshot_stands(tmp_path):
    game_id = await left(tmp_path)
    file = tmp_path / "clio.db"
    ((text,),) = rows(file, "SELECT text FROM snapshots")
    data = json.loads(str(text))
    data["state"]["dice"][0] ^= 1  # the rules of then rolled one die more, say
    data["rules"] -= 1
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE snapshots SET text = ?, rules = rules - 1", (json.dumps(data),))
    (verdict,) = await verdicts(file)
    assert verdict.outcome == DIFFERS
    assert "every move is legal" in str(verdict.why)
    assert verdict.goes_on == data["lines"]
    async with open_app(tmp_path) as app:
        table = await context(app).tables.get(game_id)
        assert table is not None
        assert list(table.match.state.dice.key()) == data["state"]["dice"]
        assert table.play.undecided() == [0, 1]
        assert table.play.changed is not None
        assert table.play.changed.before == load("progress").version - 1
        await table.agree(0, True)
        await table.agree(1, False)
        assert table.over
        assert table.row.status == "over"


def test_who_has_no_snapshot_is_played_again_and_gets_one(tmp_path: Path) -> None:
    async def test() -> None:
        await left(tmp_path)
        file = tmp_path / "clio.db"
        before = rows(file, "SELECT line, text FROM snapshots")
        with closing(sqlite3.connect(file)) as db, db:
            db.execute("DELETE FROM snapshots")
        async with open_app(tmp_path) as app:
            (game_id,) = [str(row[0]) for row in rows(file, "SELECT id FROM games")]
            table = await context(app).tables.get(game_id)
            assert table is not None
            await table.touch()
        after = rows(file, "SELECT line, text FROM snapshots")
        assert [line for line, _ in after] == [line for line, _ in before]
        assert json.loads(str(after[0][1]))["state"] == json.loads(str(before[0][1]))["state"]
        assert rows(file, "SELECT count(*) FROM stories") == [(1,)]

    asyncio.run(test())


@pytest.mark.parametrize("answer", ["", "x", "stop"])
def test_who_watches_decides_nothing(tmp_path: Path, answer: str) -> None:
    async def test() -> None:
        restore(tmp_path / "clio.db")
        found = [one.game_id for one in await verdicts(tmp_path / "clio.db") if one.outcome == DIFFERS]
        async with open_app(tmp_path) as app:
            visitor = await Visitor(app).get(f"/t/{found[0]}")
            await visitor.post(f"/t/{found[0]}/agree?to={answer}")
            assert visitor.status == 403

    asyncio.run(test())
