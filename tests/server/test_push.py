"""Messages by a browser's push service: signed by us, read by the device alone, and over when the device is gone."""

from __future__ import annotations

import asyncio
import json
import threading
import time as real_time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from fastapi import FastAPI

from clio.engine.errors import ClioError
from clio.server.crowd import Ear
from clio.server.delivery import Message
from clio.server.live_table import LiveTable
from clio.server.push import CURVE, Device, Push, from_text, id_of, point, sealed, to_text
from clio.server.settings import Settings
from clio.store.notices import channels
from tests.server.fixtures import Visitor, context, open_app
from tests.server.test_clocks import BEGAN, live
from tests.server.test_mail import registered
from tests.server.test_notices import LOCAL, Days
from tests.server.test_ratings import moved
from tests.server.test_table import run


class Service:
    """The push service of a browser, and the browser behind it: checks who sends, and reads what came."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.status = 201
        self.problem = ""
        self.server_key = ""  # whose messages it takes
        self.own = ec.generate_private_key(CURVE)
        self.auth = b"sixteen bytes ok"
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                try:
                    outer.take(dict(self.headers), body)
                except Exception as error:
                    outer.problem = repr(error)
                self.send_response(400 if outer.problem else outer.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def device(self, name: str = "Pocket telephone", path: str = "/send/abc") -> Device:
        return Device(self.origin + path, to_text(point(self.own.public_key())), to_text(self.auth), name)

    def take(self, headers: dict[str, str], body: bytes) -> None:
        scheme, _, rest = headers["Authorization"].partition(" ")
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        assert given["k"] == self.server_key, "only who was named when it began may send"
        check_signature(given["t"], given["k"])
        claims = json.loads(from_text(given["t"].split(".")[1]))
        assert claims["aud"] == self.origin
        assert real_time.time() < claims["exp"] <= real_time.time() + 24 * 3600
        assert claims["sub"] == "https://clio.example.org/"
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0
        assert len(headers["Topic"]) <= 32
        self.heard.append(json.loads(opened(body, self.own, self.auth)))


def check_signature(token: str, key: str) -> None:
    signed, _, signature = token.rpartition(".")
    pair = from_text(signature)
    numbers = int.from_bytes(pair[:32], "big"), int.from_bytes(pair[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))


def opened(body: bytes, own: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with it, written down from RFC 8188 and 8291 apart from how we seal it."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, rest = body[21 : 21 + length], body[21 + length :]
    assert len(rest) <= size
    secret = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
    info = b"WebPush: info\x00" + point(own.public_key()) + sender
    shared = HKDF(SHA256(), 32, auth, info).derive(secret)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(shared)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(shared)
    text, end, padding = AESGCM(key).decrypt(nonce, rest, None).rpartition(b"\x02")
    assert (end, padding.strip(b"\0")) == (b"\x02", b"")
    return text


@contextmanager
def push_service() -> Iterator[Service]:
    service = Service()
    thread = threading.Thread(target=service.server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        thread.join()
        service.server.server_close()
    assert not service.problem


def form_of(device: Device) -> dict[str, str]:
    return {"what": "begin", **device._asdict()}


async def with_push(app: FastAPI, service: Service) -> tuple[Visitor, LiveTable]:
    host, table = await registered(app)
    service.server_key = context(app).notices.push.public
    assert f'data-key="{service.server_key}"' in host.text
    await host.post("/push", **form_of(service.device()))
    assert host.status == 200, host.text
    assert "Pocket telephone" in host.text
    return host, table


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5 and appendix A."""
    own = ec.derive_private_key(int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    auth, salt = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
    text = b"When I grow up, I want to be a watermelon"
    body = sealed(text, from_text(key), from_text(auth), own, from_text(salt))
    assert to_text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_our_key_is_made_at_the_first_start_and_stays(tmp_path: Path) -> None:
    first, again = Push(Settings(data=tmp_path / "a")), Push(Settings(data=tmp_path / "a"))
    other = Push(Settings(data=tmp_path / "b"))
    assert first.public == again.public != other.public
    assert (tmp_path / "a" / "secret.key").stat().st_mode & 0o777 == 0o600
    check_signature(first.token("https://push.example.org/x"), again.public)
    with pytest.raises(InvalidSignature):
        check_signature(first.token("https://push.example.org/x"), other.public)


@run
async def test_a_device_is_told_once_for_each_turn_and_only_it_can_read_it(tmp_path):
    with push_service() as service:
        async with open_app(tmp_path, **LOCAL) as app:
            time = Days(app)
            host, table = await with_push(app, service)
            await host.post("/language", language="fr")
            await time.tell(0)
            await time.tell(10)
            assert service.heard == []
            await time.tell(11)
            (told,) = service.heard
            assert told["title"].startswith("Clio\u202f: c’est à vous (Progress")
            assert told["path"] == f"/t/{table.row.id}"
            assert "Boris" in told["text"]
            assert told["stop"] == "Ne plus me prévenir"
            whole = json.dumps(told)
            assert not [seat.secret for seat in table.seats if seat.secret in whole]
            await time.tell(100_000)
            await moved(table)
            await time.tell(100)
            assert len(service.heard) == 1
            await host.client.post(told["end"])  # the button in the message
            assert await channels(context(app).store) == []


@run
async def test_a_device_is_quiet_at_the_table_and_a_restart_neither_loses_nor_repeats(tmp_path):
    with push_service() as service:
        async with open_app(tmp_path, **LOCAL) as app:
            time = Days(app)
            _, table = await with_push(app, service)
            ear, guest, game_id = Ear(), table.seats[0].holder, table.row.id
            table.crowd.comes(guest, ear)
            await time.tell(0)
            await time.tell(30)
            assert service.heard == []
        for _ in range(2):
            async with open_app(tmp_path, **LOCAL) as app:
                time = Days(app, BEGAN + 1000)
                while not context(app).notices.channels:
                    await asyncio.sleep(0.01)
                context(app).heard(await live(app, game_id))
                await time.tell(0)
                assert len(service.heard) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_ends_itself(tmp_path: Path, status: int) -> None:
    @run
    async def test(folder):
        with push_service() as service:
            async with open_app(folder, **LOCAL) as app:
                time = Days(app)
                await with_push(app, service)
                service.status = status
                await time.tell(0)
                await time.tell(21)
                assert len(service.heard) == 1
                assert await channels(context(app).store) == []
                assert context(app).notices.channels == {}
                await time.tell(10_000)
                assert len(service.heard) == 1

    test(tmp_path)


@run
async def test_a_service_in_trouble_is_tried_again(tmp_path):
    with push_service() as service:
        async with open_app(tmp_path, **LOCAL) as app:
            time = Days(app)
            host, _ = await with_push(app, service)
            service.status = 503
            await time.tell(0)
            await time.tell(21)
            await host.post("/push", what="try")
            assert (host.status, "could not be delivered" in host.text) == (422, True)
            service.status = 201
            await time.tell(61)
            turn = "Clio: it is your turn (Progress: Evolution of Technology)"
            assert [told["title"] for told in service.heard] == [turn, "Clio: a try", turn]
            await time.tell(10_000)
            assert len(service.heard) == 3
            await host.get("/account")
            await host.post("/push", what="try")
            assert "The message was delivered." in host.text


@run
async def test_devices_are_ended_one_by_one_or_with_all_sessions(tmp_path):
    with push_service() as service:
        async with open_app(tmp_path, **LOCAL) as app:
            host, _ = await with_push(app, service)
            await host.post("/push", **form_of(service.device("Tablet", "/send/tablet")))
            assert "Pocket telephone" in host.text
            assert "Tablet" in host.text
            await host.post("/push", what="end", device=id_of(service.origin + "/send/tablet"))
            assert "Pocket telephone" in host.text
            assert "Tablet" not in host.text
            for number in range(12):
                context(app).visitors.buckets.clear()
                await host.post("/push", **form_of(service.device(f"Device {number}", f"/send/{number}")))
            assert len(await channels(context(app).store)) == 10, "the first are forgotten"
            await host.post("/account", what="everywhere")
            assert await channels(context(app).store) == []


@run
async def test_a_device_belongs_to_who_asked_last(tmp_path):
    with push_service() as service:
        async with open_app(tmp_path, **LOCAL) as app:
            host, _ = await with_push(app, service)
            other = Visitor(app)
            await other.get("/account")
            await other.post("/push", **form_of(service.device()))
            assert (other.status, "need an account" in other.text) == (422, True)
            await other.post("/account", what="register", login="boris", password="a long password")
            await other.get("/account")
            await other.post("/push", **form_of(service.device()))
            assert "Pocket telephone" in other.text
            await host.get("/account")
            assert "Pocket telephone" not in host.text


ODD = [
    {"endpoint": "http://127.0.0.1/x"}, {"endpoint": "ftp://push.example.org"}, {"endpoint": ""}, {"key": ""},
    {"key": "é"}, {"key": "AAAA"}, {"key": to_text(b"\x04" + bytes(64))}, {"auth": ""}, {"auth": "short"},
    {"auth": "!" * 22},
]  # fmt: skip


@pytest.mark.parametrize("odd", ODD)
def test_what_no_browser_gives_is_refused(odd: dict[str, str]) -> None:
    own = to_text(point(ec.generate_private_key(CURVE).public_key()))
    good = Device("https://push.example.org/x", own, to_text(bytes(16)), "x" * 100)
    assert len(good.checked(False).name) == 40
    with pytest.raises(ClioError):
        good._replace(**odd).checked(False)


def test_a_service_in_our_own_network_is_not_called(tmp_path: Path) -> None:
    own = to_text(point(ec.generate_private_key(CURVE).public_key()))
    device = Device("https://127.0.0.1/x", own, to_text(bytes(16)))
    with pytest.raises(ClioError):
        Push(Settings(data=tmp_path)).deliver(device.text, Message("k", "t", "t"))
