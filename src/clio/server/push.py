"""Messages for a device of somebody's, by the push service of its browser (RFC 8030).

What is sent can be read by that device alone (RFC 8291), and is signed with our key (RFC 8292), so that nobody else can
send there. Our key follows from the key of the server: it is made at the first start, and comes back with a backup.
The address of a push service comes from a browser, so it is called as carefully as a webhook.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import time
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from clio.engine.errors import ClioError
from clio.server import webhook
from clio.server.delivery import Gone, Message, Unsent
from clio.server.settings import Settings

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of that curve's group
HOLDS = 24 * 3600  # seconds for which a push service keeps a message for a device that is not there
SIGNED_FOR = 12 * 3600  # seconds; a day is the most that is allowed
RECORD = 4096  # bytes: a message is one record
LONGEST_DEVICE = 40
GONE = (404, 410)


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """May raise ValueError."""
    return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), b"-_", validate=True)


class Device(NamedTuple):
    """Where a browser can be reached, and with which keys."""

    endpoint: str
    key: str  # its public key
    auth: str  # a secret between it and us
    name: str = ""

    @property
    def text(self) -> str:
        return json.dumps(self._asdict(), ensure_ascii=False)

    @classmethod
    def read(cls, text: str) -> Device:
        return cls(**json.loads(text))

    def checked(self, local: bool) -> Device:
        """As far as one can see without calling it."""
        try:
            webhook.parsed(self.endpoint, local)
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(self.key))
            short = len(from_text(self.auth)) != 16
        except (ValueError, ClioError):
            raise ClioError("push-bad") from None
        if short:
            raise ClioError("push-bad")
        name = "".join(c for c in self.name if c.isprintable()).strip()[:LONGEST_DEVICE]
        return self._replace(name=name)


class Push:
    def __init__(self, settings: Settings) -> None:
        self.local = settings.webhooks_local
        self.contact = settings.address
        number = int.from_bytes(hkdf(settings.secret(), b"", b"clio push 1", 48), "big")
        self.key = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self.public = to_text(point(self.key.public_key()))

    def deliver(self, address: str, message: Message) -> None:
        device = Device.read(address)
        told = {"title": message.title, "text": message.text, "path": message.path, "key": message.key}
        told |= {"stop": message.stop, "end": message.end_path}
        headers = {
            "Authorization": f"vapid t={self.token(device.endpoint)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(HOLDS),
            "Topic": message.key,  # of two with the same one a device that was away gets one
        }
        body = sealed(json.dumps(told, ensure_ascii=False).encode(), from_text(device.key), from_text(device.auth))
        status = webhook.post(device.endpoint, body, headers, self.local)
        if status in GONE:
            raise Gone(f"status {status}")
        if not 200 <= status < 300:
            raise Unsent(f"status {status}", blame=status < 500)

    def token(self, endpoint: str) -> str:
        """That it is we who send, for a while, and to this push service only."""
        found = urlsplit(endpoint)
        claims: dict[str, object] = {"aud": f"{found.scheme}://{found.netloc}", "exp": int(time.time()) + SIGNED_FOR}
        if self.contact:
            claims["sub"] = self.contact
        parts = [to_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = decode_dss_signature(self.key.sign(".".join(parts).encode(), ec.ECDSA(SHA256())))
        return ".".join([*parts, to_text(b"".join(number.to_bytes(32, "big") for number in signed))])


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def sealed(
    text: bytes, device: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """So that only the device with this public key can read it; with a key and a salt that are used once."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, device)
    ours = point(own.public_key())
    shared = hkdf(own.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + device + ours, 32)
    key = hkdf(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = hkdf(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)  # 2: the last record


def id_of(endpoint: str) -> str:
    """One device is one channel, whoever is logged in on it."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:24]
