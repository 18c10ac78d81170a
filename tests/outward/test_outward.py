"""No address of a stranger's leads into this house, whatever it is called and whatever its name is said to be."""

from __future__ import annotations

import socket
import threading
from pathlib import Path

import pytest

from domain.kernel.shapes import Refused
from service.limits import outward
from service.limits.outward import Outward, Unreached, address_refusal, is_outer
from tests.outward.server import stranger

INNER = [
    "127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.9.9", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "100.100.100.200", "168.63.129.16", "192.0.0.192", "198.18.0.1", "224.0.0.1", "255.255.255.255", "240.0.0.1", "::",
    "::1", "fe80::1", "fe80::1%eth0", "fd00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "2002:7f00:1::", "2002:c0a8:101::1", "2001:0:1::1",
    "2001:db8::1", "::7f00:1",
]  # fmt: skip


@pytest.mark.parametrize("text", INNER)
def test_an_inner_address_is_known(text: str) -> None:
    assert not is_outer(text)


@pytest.mark.parametrize("text", ["93.184.216.34", "2606:4700::1111", "64:ff9b::5db8:d822", "2002:5db8:d822::1"])
def test_an_outer_address_is_known(text: str) -> None:
    assert is_outer(text)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://push.example/x", "only_https"),
        ("ftp://push.example/x", "only_https"),
        ("file:///etc/passwd", "only_https"),
        ("https:///x", "only_https"),
        ("https://user:word@push.example/", "no_password"),
        ("https://push.example:22/", "no_port"),
        ("https://push.example:99999/", "no_address"),
        ("https://push.example/a b", "no_address"),
        ("https://push.example/\r\nX-Evil: 1", "no_address"),
        ("https://püsh.example/", "no_address"),
        ("https://localhost/", "inner_address"),
        ("https://db/", "inner_address"),
        ("https://printer.local/", "inner_address"),
        ("https://metadata.google.internal./", "inner_address"),
        ("https://127.0.0.1/", "inner_address"),
        ("https://[::1]/", "inner_address"),
        ("https://[::ffff:10.0.0.1]:8443/", "inner_address"),
        ("https://push.example/" + "x" * 1000, "address_too_long"),
    ],
)
def test_an_address_is_refused_by_its_letters(url: str, code: str) -> None:
    refusal = address_refusal(url)
    assert refusal is not None and refusal.code == code


def test_an_address_of_the_web_is_taken() -> None:
    assert address_refusal("https://updates.push.example/wpush/v2/gAAAA?x=1") is None
    assert address_refusal("https://push.example:8443/x") is None


@pytest.mark.parametrize("text", INNER)
def test_a_name_that_leads_to_an_inner_address_is_not_asked(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "create_connection", _never)
    with pytest.raises(Refused) as refused:
        Outward(lambda host, port: ["93.184.216.34", text]).post("https://push.example/", b"", {})
    assert refused.value.code == "inner_address"


def test_numbers_that_mean_an_inner_address_are_looked_at_after_the_resolver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "create_connection", _never)
    for host in ("2130706433.", "0x7f.1", "0177.0.0.1", "127.1"):
        with pytest.raises((Refused, Unreached)):
            Outward().post(f"https://{host}/", b"", {})


def test_the_connection_goes_to_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is asked for once: what it says a moment later is not heard."""
    asked, reached = [], []

    def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["93.184.216.34"] if len(asked) == 1 else ["127.0.0.1"]

    def connect(address: tuple[str, int], **_: object) -> socket.socket:
        reached.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(Unreached):
        Outward(resolve).post("https://push.example/", b"", {})
    assert asked == ["push.example"] and reached == [("93.184.216.34", 443)]


def test_what_is_sent_arrives_and_a_redirect_is_not_followed(tmp_path: Path) -> None:
    with stranger(tmp_path) as one:
        one.says = lambda path: (307, {"Location": one.url("/elsewhere")})
        answer = one.outward().post(one.url("/here?a=1"), b"words", {"TTL": "60"})
        assert answer.status == 307
        assert [(path, headers["ttl"], body) for path, headers, body in one.received] == [("/here?a=1", "60", b"words")]


def test_a_certificate_of_another_name_is_not_trusted(tmp_path: Path) -> None:
    with stranger(tmp_path) as one:
        with pytest.raises(Unreached):
            one.outward().post(one.url(name="other.example"), b"words", {})
        with pytest.raises(Unreached):  # nor one of nobody
            Outward(lambda host, port: ["127.0.0.1"], inner=True).post(one.url(), b"words", {})
        assert not one.received


@pytest.mark.parametrize("drops", [b"", b"\x16\x03\x03\x40\x00"])
def test_a_server_that_sends_by_drops_is_left(drops: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        over = threading.Event()
        thread = threading.Thread(target=_drip, args=(server, drops, over), daemon=True)
        thread.start()
        with pytest.raises(Unreached):
            Outward(lambda host, port: ["127.0.0.1"], inner=True, seconds=0.5).post(
                f"https://push.example:{server.getsockname()[1]}/", b"", {}
            )
        over.set()
        thread.join()


def test_a_name_that_is_never_answered_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    over = threading.Event()
    monkeypatch.setattr(outward, "AT_ONCE", 1)

    def resolve(host: str, port: int) -> list[str]:
        over.wait(60)
        return []

    outwards = Outward(resolve, seconds=0.1)
    for _ in range(2):  # the second does not even ask
        with pytest.raises(Unreached):
            outwards.post("https://push.example/", b"", {})
    over.set()


def _drip(server: socket.socket, drops: bytes, over: threading.Event) -> None:
    connection, _ = server.accept()
    with connection:
        try:
            connection.sendall(drops)
            while not over.wait(0.05):
                connection.sendall(b"\0" if drops else b"")
        except OSError:
            return


def _never(*_: object, **__: object) -> socket.socket:
    raise AssertionError("it was asked")
