"""What an operator sees: numbers and logs without secrets, and a page that lists every setting."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import httpx
import pytest

from clio.server.settings import Settings
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_api import Program, created, joined
from tests.server.test_table import run

ROOT = Path(__file__).parent.parent.parent
SAMPLE = re.compile(r'[a-z_]+(\{[a-z_]+="[^"\\\n]*"(,[a-z_]+="[^"\\\n]*")*\})? -?[0-9.e+-]+')


@run
async def test_the_numbers_count_what_happens_and_name_nobody(tmp_path):
    async with open_app(tmp_path) as app:
        host, made = await created(app)
        friend = await joined(app, made, name="Boris")
        await host.act("end", decision=1)
        await host.act("discover electricity")
        await host.act("end")
        visitor = Visitor(app)
        await visitor.get(f"/t/{host.table}")
        await visitor.get("/join/abc123")
        await visitor.get("/nothing/of/the/kind")
        told = (await visitor.client.get("/metrics")).text
        for line in told.splitlines():
            assert line.startswith("# ") or SAMPLE.fullmatch(line), line
        assert 'clio_requests_total{method="POST",route="/api/v1/tables",status="201"} 1' in told
        assert 'clio_requests_total{method="GET",route="/t/{game_id}",status="200"} 1' in told
        assert 'clio_requests_total{method="GET",route="other",status="404"} 1' in told
        for outcome in ("accepted", "refused", "stale"):
            assert f'clio_actions_total{{outcome="{outcome}"}} 1' in told
        assert "clio_live_tables 1" in told
        assert "clio_listeners 0" in told
        assert "clio_store_errors_total 0" in told
        assert 'clio_request_seconds_count{route="/api/v1/join"} 1' in told
        table = context(app).tables.live[host.table]
        secrets = [host.token, friend.token, host.table, table.row.seed, "Boris", "Ada", "abc123"]
        secrets += [seat.secret for seat in table.seats]
        assert not [secret for secret in secrets if secret in told]


@run
async def test_the_numbers_are_for_the_operator(tmp_path):
    async with open_app(tmp_path) as app:

        async def status(address: str, **headers: str) -> int:
            transport = httpx.ASGITransport(app, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://clio.test") as client:
                return (await client.get("/metrics", headers=headers)).status_code

        assert await status("127.0.0.1") == 200
        assert await status("::1") == 200
        assert await status("192.0.2.1") == 403
        forwarded = {"X-Forwarded-For": "192.0.2.1"}
        assert await status("127.0.0.1", **forwarded) == 403, "through a proxy that is not trusted"
    async with open_app(tmp_path, metrics_token="letmein") as app:
        assert await status("192.0.2.1") == 403
        assert await status("127.0.0.1") == 403
        assert await status("192.0.2.1", Authorization="Bearer wrong") == 403
        assert await status("192.0.2.1", Authorization="Bearer letmein") == 200


@run
async def test_a_failing_database_is_counted_and_its_secrets_are_not_told(tmp_path):
    async with open_app(tmp_path) as app:
        store = context(app).store
        async with store.engine.begin() as db:
            await db.exec_driver_sql("DROP TABLE log")
        with pytest.raises(Exception, match="no such table") as failed:
            await store.append("x", 1, [(0, "a hidden card")])
        assert "a hidden card" not in str(failed.value)
        assert store.errors == 1


def test_the_access_log_holds_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    secrets: list[str] = []

    async def test(path: Path) -> None:
        async with open_app(path) as app:
            host, made = await created(app)
            invitation = made["table"]["seats"][1]["invitation"]
            visitor = Visitor(app)
            await visitor.get(f"/join/{invitation}")
            await visitor.post(f"/join/{invitation}", name="Boris")
            await visitor.get(f"/t/{host.table}?seat=1&token=hidden")
            program = Program(app)
            await program.call("POST", "/join", json={"invitation": invitation})
            await visitor.get("/x%0Ay%22z")
            table = context(app).tables.live[host.table]
            secrets.extend([invitation, host.token, "hidden", table.row.seed, *(s.secret for s in table.seats)])

    with caplog.at_level(logging.INFO, "clio.access"):
        asyncio.run(test(tmp_path))
    lines = [record.getMessage() for record in caplog.records if record.name == "clio.access"]
    assert any('"GET /join/…" 200' in line for line in lines)
    assert any(re.fullmatch(r'127\.0\.0\.1 "POST /api/v1/tables" 201 \d+ ms', line) for line in lines)
    assert any('"GET /x?y?z"' in line for line in lines), "one line each, whatever was asked for"
    assert not [line for line in lines for secret in secrets if secret in line]


def test_a_game_that_cannot_be_opened_tells_the_log_no_card(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(path: Path) -> None:
        async with open_app(path) as app:
            host, _ = await created(app)
            await context(app).store.append(host.table, 1, [(0, "discover electricity")])
            context(app).tables.live.clear()
            await host.get("/view")
            assert host.status == 404

    asyncio.run(test(tmp_path))
    told = [record.getMessage() for record in caplog.records if record.name == "clio"]
    assert any("cannot be opened at line 1" in line for line in told)
    assert "electricity" not in caplog.text


def test_the_page_for_operators_lists_every_setting() -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `CLIO_([A-Z_]+)` \| `([^`]*)` \|", page, re.MULTILINE)
    assert [name.lower() for name, _ in listed] == list(Settings.model_fields)
    for name, default in listed:
        value = Settings.model_fields[name.lower()].default
        shown = "~" + str(value).removeprefix(str(Path.home())) if name == "DATA" else str(value)
        assert default == (shown or '""'), name


def test_the_service_of_systemd_is_on_the_page() -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    service = (ROOT / "docs" / "clio.service").read_text(encoding="utf-8")
    assert "clio.service" in page
    assert "NoNewPrivileges=yes" in service
    assert "LimitNOFILE=8192" in service


@run
async def test_a_server_answers_under_its_own_names_only(tmp_path):
    async with open_app(tmp_path, hosts="clio.test, [::1]") as app:
        visitor = Visitor(app)
        assert (await visitor.get("/")).status == 200
        for host, status in (
            ("clio.test:8765", 200),
            ("CLIO.test", 200),
            ("[::1]:9", 200),
            ("evil.test", 421),
            ("", 421),
        ):
            answer = await visitor.client.get("/", headers={"Host": host})
            assert answer.status_code == status, host
        answer = await visitor.client.get("/api/v1/games", headers={"Host": "evil.test"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "host")
        assert (await visitor.client.get("/healthz", headers={"Host": "10.0.0.1"})).status_code == 200


@run
async def test_browsers_are_told_to_come_by_https(tmp_path):
    header = "strict-transport-security"
    async with open_app(tmp_path, https=True, hsts_seconds=600) as app:
        assert (await Visitor(app).client.get("/")).headers[header] == "max-age=600"
    async with open_app(tmp_path, hsts_seconds=600) as app:
        assert header not in (await Visitor(app).client.get("/")).headers, "not over http"
    async with open_app(tmp_path, https=True) as app:
        assert header not in (await Visitor(app).client.get("/")).headers
