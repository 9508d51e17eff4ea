"""Notices by e-mail: to who confirmed the address, once for each turn, with a link that ends them, over restarts."""

from __future__ import annotations

import re
import ssl
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from fastapi import FastAPI
from pydantic import ValidationError

from clio.engine.errors import ClioError
from clio.server.crowd import Ear
from clio.server.delivery import Message, Unsent
from clio.server.live_table import LiveTable
from clio.server.mail import Mail, mail_address
from clio.server.settings import Settings
from clio.store.notices import channels
from tests.server.fixtures import Visitor, context, open_app
from tests.server.mailbox import Mailbox, mailbox
from tests.server.test_clocks import BEGAN, live, two
from tests.server.test_notices import Days
from tests.server.test_ratings import moved
from tests.server.test_table import run

ADA = "ada@example.org"


def by_mail(box: Mailbox, **more: Any) -> dict[str, Any]:
    return {
        "address": "https://clio.example.org",
        "mail_from": "Clio <clio@example.org>",
        "smtp_host": "127.0.0.1",
        "smtp_port": box.port,
        "smtp_security": "none",
        **more,
    }


async def registered(app: FastAPI) -> tuple[Visitor, LiveTable]:
    """The first player of a table of two, whose turn it is, has an account."""
    host, _, table = await two(app, "")
    await host.get("/account")
    await host.post("/account", what="register", login="ada", password="a long password")
    await host.get("/account")
    return host, table


async def with_mail(app: FastAPI, box: Mailbox) -> tuple[Visitor, LiveTable]:
    """They are told by e-mail; the letter with the code is put aside."""
    host, table = await registered(app)
    await host.post("/mail", what="begin", address=ADA)
    await host.post("/mail", what="confirm", code=code_in(box))
    assert host.status == 200, host.text
    assert f"You are told at {ADA}" in host.text
    box.letters.clear()
    return host, table


def code_in(box: Mailbox) -> str:
    found = re.search(r"(?:[0-9a-f]{4}-){4}[0-9a-f]{4}", box.letters[-1][1].get_content())
    assert found
    return found[0]


@run
async def test_an_address_holds_only_with_the_code_that_was_sent_there(tmp_path):
    with mailbox() as box:
        async with open_app(tmp_path, **by_mail(box)) as app:
            time = Days(app)
            host, _ = await registered(app)
            await host.post("/mail", what="begin", address=ADA)
            assert f"A code was sent to {ADA}" in host.text
            ((to, letter),) = box.letters
            assert (to, letter["To"], letter["From"]) == (ADA, ADA, "Clio <clio@example.org>")
            assert letter["List-Unsubscribe"] is None, "nothing has begun yet"
            await host.post("/mail", what="confirm", code="0000-0000-0000-0000-0000")
            assert (host.status, "not the code" in host.text) == (422, True)
            await time.tell(0)
            await time.tell(100)
            assert len(box.letters) == 1, "nobody is told before"
            await host.get("/account")
            await host.post("/mail", what="confirm", code=f" {code_in(box).upper()} ")
            assert f"You are told at {ADA}" in host.text
            await time.tell(0)
            await time.tell(21)
            assert len(box.letters) == 2
            await host.post("/mail", what="confirm", code=code_in_first(box))
            assert host.status == 422, "a code holds once"


def code_in_first(box: Mailbox) -> str:
    del box.letters[1:]
    return code_in(box)


@run
async def test_a_letter_says_whose_turn_it_is_and_how_to_end_it(tmp_path):
    with mailbox() as box:
        async with open_app(tmp_path, **by_mail(box)) as app:
            time = Days(app)
            host, table = await with_mail(app, box)
            await host.post("/language", language="ru")
            await time.tell(0)
            await time.tell(10)
            assert box.letters == [], "who is quick need not be told"
            await time.tell(11)
            ((to, letter),) = box.letters
            text = letter.get_content()
            assert to == ADA
            assert letter["Subject"] == "Clio: ваш ход (Прогресс)"
            assert letter.get_content_type() == "text/plain"
            assert letter["Auto-Submitted"] == "auto-generated"
            assert f"https://clio.example.org/t/{table.row.id}" in text.splitlines()
            assert "Boris" in text
            end = str(letter["List-Unsubscribe"]).strip("<>")
            assert end.startswith("https://clio.example.org/end/")
            assert end in text
            assert f"List-Unsubscribe: <{end}>\r\n".encode() in box.raw, "mail programs read it as it is"
            assert box.raw.isascii()
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            whole = letter.as_string() + text
            assert not [seat.secret for seat in table.seats if seat.secret in whole]
            assert not [seat.holder for seat in table.seats if seat.holder in whole]
            await time.tell(100_000)
            assert len(box.letters) == 1
            await moved(table)
            await time.tell(100)
            assert len(box.letters) == 1


@run
async def test_the_link_in_a_letter_ends_it_with_one_click_and_without_a_cookie(tmp_path):
    with mailbox() as box:
        async with open_app(tmp_path, **by_mail(box)) as app:
            time = Days(app)
            await with_mail(app, box)
            await time.tell(0)
            await time.tell(21)
            end = str(box.letters[0][1]["List-Unsubscribe"]).strip("<>").removeprefix("https://clio.example.org")
            stranger = Visitor(app)
            await stranger.get(end)
            assert "Shall Clio no more tell you by e-mail" in stranger.text
            assert len(await channels(context(app).store)) == 1, "who only looks where the link leads ends nothing"
            answer = await stranger.client.post(end, data={"List-Unsubscribe": "One-Click"})
            assert (answer.status_code, "You are told no more" in answer.text) == (200, True)
            assert await channels(context(app).store) == []
            assert context(app).notices.channels == {}
            await stranger.get(end)
            assert (stranger.status, "You are told no more" in stranger.text) == (200, True)
            for wrong in (end[:-1] + ("0" if end[-1] != "0" else "1"), "/end/x.", "/end/é", "/end/a.b.c"):
                assert (await stranger.client.post(wrong)).status_code == 404


@run
async def test_nobody_gets_a_letter_at_the_table(tmp_path):
    with mailbox() as box:
        async with open_app(tmp_path, **by_mail(box)) as app:
            time = Days(app)
            _, table = await with_mail(app, box)
            ear, guest = Ear(), table.seats[0].holder
            table.crowd.comes(guest, ear)
            await time.tell(0)
            await time.tell(30)
            assert box.letters == []
            table.crowd.goes(guest, ear)
            await time.tell(61)
            assert len(box.letters) == 1


@run
async def test_a_restart_loses_no_letter_and_repeats_none(tmp_path):
    with mailbox() as box:
        async with open_app(tmp_path, **by_mail(box)) as app:
            time = Days(app)
            _, table = await with_mail(app, box)
            await time.tell(0)
            game_id = table.row.id
        assert box.letters == []
        for _ in range(2):
            async with open_app(tmp_path, **by_mail(box)) as app:
                time = Days(app, BEGAN + 100)
                context(app).bots.closing.set()
                if not context(app).notices.channels:
                    await context(app).notices.read()
                context(app).heard(await live(app, game_id))
                await time.tell(0)
                assert len(box.letters) == 1


@run
async def test_each_turn_is_told_once_in_each_channel(tmp_path):
    from tests.server.test_notices import receiver

    with mailbox() as box, receiver() as hook:
        async with open_app(tmp_path, webhooks_local=True, **by_mail(box)) as app:
            time = Days(app)
            host, _ = await with_mail(app, box)
            await host.post("/webhook", what="begin", address=hook.address)
            box.refusal = "450 later"
            await time.tell(0)
            await time.tell(21)
            assert (len(box.letters), len(hook.heard)) == (0, 1)
            box.refusal = ""
            await time.tell(61)
            assert (len(box.letters), len(hook.heard)) == (1, 1)
            await time.tell(10_000)
            assert (len(box.letters), len(hook.heard)) == (1, 1)


@run
async def test_only_an_address_that_is_refused_for_good_is_forgotten(tmp_path):
    with mailbox() as box:
        async with open_app(tmp_path, **by_mail(box)) as app:
            host, _ = await with_mail(app, box)
            home = context(app)
            guest = await home.store.account("ada")
            assert guest is not None
            for refusal, left in (("450 later", 1), ("550 nobody here", 0)):
                box.refusal = refusal
                for _ in range(20):
                    with pytest.raises(ClioError):
                        await home.notices.attempt(guest, "mail")
                assert len(await channels(home.store)) == left
            await host.get("/account")
            assert "You are told at" not in host.text


@run
async def test_it_is_tried_and_ended_on_the_page_and_goes_with_the_account(tmp_path):
    with mailbox() as box:
        async with open_app(tmp_path, **by_mail(box)) as app:
            host, _ = await with_mail(app, box)
            await host.post("/mail", what="try")
            assert "The message was delivered." in host.text
            assert box.letters[0][1]["Subject"] == "Clio: a try"
            await host.get("/account")
            await host.post("/mail", what="end")
            assert "You are told at" not in host.text
            await host.post("/mail", what="begin", address=ADA)
            await host.post("/mail", what="confirm", code=code_in(box))
            await host.post("/account", what="delete", old="a long password")
            assert await channels(context(app).store) == []
            assert context(app).notices.channels == {}


@run
async def test_codes_are_few_and_need_an_account(tmp_path):
    with mailbox() as box:
        async with open_app(tmp_path, **by_mail(box)) as app:
            guest = Visitor(app)
            await guest.get("/account")
            assert "By e-mail" not in guest.text
            await guest.post("/mail", what="begin", address=ADA)
            assert (guest.status, "need an account" in guest.text) == (422, True)
            host, _ = await registered(app)
            for _ in range(6):
                await host.get("/account")
                await host.post("/mail", what="begin", address=ADA)
            assert host.status == 429
            assert len(box.letters) == 3, "nobody's letter box is filled through us"


@run
async def test_a_server_without_mail_does_not_offer_it(tmp_path):
    async with open_app(tmp_path) as app:
        host, _ = await registered(app)
        assert "By e-mail" not in host.text
        await host.post("/mail", what="begin", address=ADA)
        assert (host.status, "This server sends no e-mail." in host.text) == (422, True)


@run
async def test_a_mail_server_that_is_not_there_is_told_and_costs_nobody_the_address(tmp_path):
    with mailbox() as box:
        settings = by_mail(box)
    async with open_app(tmp_path, **settings) as app:
        host, _ = await registered(app)
        await host.post("/mail", what="begin", address=ADA)
        assert (host.status, "could not be delivered" in host.text) == (422, True)


@run
async def test_we_say_who_we_are_if_the_mail_server_wants_to_know(tmp_path):
    with mailbox() as box:
        async with open_app(tmp_path, **by_mail(box, smtp_user="clio", smtp_password="secret")) as app:
            await with_mail(app, box)
            assert box.users == ["\0clio\0secret"]


def certificate(folder: Path) -> Path:
    """For a mail server on this machine: its certificate and key in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "mailbox")])
    begin, end = datetime(2020, 1, 1, tzinfo=UTC), datetime(2100, 1, 1, tzinfo=UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(begin).not_valid_after(end)
    named = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    signed = made.add_extension(named, critical=False).sign(key, SHA256())
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file = folder / "mailbox.pem"
    file.write_bytes(secret + signed.public_bytes(Encoding.PEM))
    return file


@pytest.mark.parametrize("known", [True, False])
def test_letters_travel_by_tls_and_only_to_a_server_whose_certificate_holds(
    tmp_path: Path, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = certificate(tmp_path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    if known:
        monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with mailbox(context) as box:
        box.handle_error = lambda *_: None  # type: ignore[method-assign]
        settings = Settings(**by_mail(box, smtp_security="starttls", smtp_user="clio", smtp_password="secret"))
        mail = Mail(settings)
        if known:
            mail.deliver(ADA, Message("k", "title", "text"))
            assert (len(box.letters), box.secured, box.users) == (1, 1, ["\0clio\0secret"])
        else:
            with pytest.raises(Unsent) as failed:
                mail.deliver(ADA, Message("k", "title", "text"))
            assert not failed.value.blame
            assert box.users == [], "the password is for nobody else"


@pytest.mark.parametrize("good", [ADA, " a.b+clio@mail.example.co.uk ", "o'neil@x-y.org"])
def test_addresses_are_taken_as_they_are(good: str) -> None:
    assert mail_address(good) == good.strip()


@pytest.mark.parametrize(
    "bad",
    ["", "ada", "ada@", "@example.org", "ada@example", "a b@example.org", "ada@example.org\nBcc: b@c.de", "a@b@c.de",
     "ada@-example.org", "ada@example..org", ".ada@example.org", "ada.@example.org", "Ada <ada@example.org>",
     "ada@example.org, b@c.de", "x" * 65 + "@example.org", "ada@" + "x" * 250 + ".org", "адa@example.org"],
)  # fmt: skip
def test_odd_addresses_are_refused(bad: str) -> None:
    with pytest.raises(ClioError):
        mail_address(bad)


@pytest.mark.parametrize(
    "given",
    [{}, {"address": "https://clio.example.org"}, {"mail_from": "clio@example.org"},
     {"address": "https://clio.example.org", "mail_from": "Clio"}],
)  # fmt: skip
def test_a_server_that_cannot_write_a_whole_letter_does_not_start(given: dict[str, Any]) -> None:
    with pytest.raises(ValidationError, match="letters need"):
        Settings(smtp_host="mail.example.org", **given)
