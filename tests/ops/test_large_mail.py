"""One limit for mail, however it is brought: the service itself refuses what is too large, in the provider's words."""

from __future__ import annotations

import base64
import json
import urllib.error
import urllib.request

import pytest

from service.mail.incoming.text.limits import CALL_BYTES, MESSAGE_BYTES
from tests.harness.running import Service, up

PASSWORD = "a password of postmark"
MAIL = b"From: anna@mail.example\r\nTo: help@play.example\r\nSubject: a photo\r\n\r\n"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory):
    data = tmp_path_factory.mktemp("large") / "data"
    settings = {"MAIL_SECRET_POSTMARK": PASSWORD, "MAIL_DOMAIN": "play.example", "MAIL_PORT": "0"}
    with up(data, **{f"POSTHORN_{name}": value for name, value in settings.items()}) as service:
        yield service


def postmark(service: Service, size: int) -> tuple[int, str]:
    raw = MAIL + b"x" * (size - len(MAIL))
    body = {"RawEmail": raw.decode(), "OriginalRecipient": "help@play.example", "From": "a@b.example"}
    request = urllib.request.Request(f"{service.url}/inbound/postmark", json.dumps(body).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    request.add_header("Authorization", "Basic " + base64.b64encode(f"posthorn:{PASSWORD}".encode()).decode())
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def test_a_mail_of_the_largest_size_is_taken(service: Service) -> None:
    assert postmark(service, MESSAGE_BYTES) == (200, "Stored.\n")


@pytest.mark.parametrize("size", [MESSAGE_BYTES + 1, 2 * MESSAGE_BYTES, CALL_BYTES, 10 * MESSAGE_BYTES])
def test_a_larger_one_is_refused_for_ever_with_the_reason(service: Service, size: int) -> None:
    status, said = postmark(service, size)
    assert status == 403
    assert f"A mail may have {MESSAGE_BYTES} bytes" in said


def test_forms_and_commands_keep_their_own_limits(service: Service) -> None:
    status, problem = service.request("POST", "/api/v1/games", "", {"title": "x" * 200_000})
    assert status in (401, 413) and problem["detail"]
