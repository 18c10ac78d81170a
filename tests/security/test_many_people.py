"""Limits count people: who is known gets in whatever strangers do, and a school behind one address plays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from domain.kernel.shapes import Refused
from service.accounts import sign_in, visitors
from service.app import create_app
from service.limits.networks import caller_of, networks
from service.limits.rate_limits import LIMITS, TooMany
from service.store import Store, counts, times
from service.store.grants import Grants
from tests.letters.support import SETTINGS
from tests.web.pages import own_words

AN_HOUR = LIMITS["sign_in"].mailbox[0].most


@pytest.fixture
def store(database: Path | str) -> Iterator[Store]:
    store = Store(database if isinstance(database, str) else f"sqlite:///{database / 'posthorn.db'}")
    yield store
    store.close()


@pytest.mark.parametrize("to", ["known@mail.example", "unknown@mail.example"])
def test_when_all_is_used_up_nothing_tells_whether_an_address_is_known(store: Store, to: str) -> None:
    """Neither how often one may ask, nor what is said to digits that are wrong."""
    store.players.add("Known", "known@mail.example", confirmed=True)
    keyring, said = SETTINGS.keyring, list[str]()
    with store.db.write() as session:
        counts.add(session, {"sign_in in all": 5}, times.now())
    for _ in range(AN_HOUR):
        attempt = sign_in.ask(store, to, "", {}, client="192.0.2.1", most=5)
        assert attempt.is_crowded
    with pytest.raises(TooMany):
        sign_in.ask(store, to, "", {}, client="192.0.2.1", most=5)
    for _ in range(sign_in.TRIES + 1):
        with pytest.raises(Refused) as refused:
            sign_in.by_code(store, Grants(keyring), attempt.secret, "000 000")
        said.append(refused.value.code)
    assert said == ["wrong_code"] * sign_in.TRIES + ["too_old"]
    with store.db.read() as session:
        due = session.value("SELECT count(*) FROM mailbag WHERE kind = 'magic'")
    assert due == (AN_HOUR if to.startswith("known") else 0)


def test_a_school_signs_in_and_plays_from_one_address(store: Store) -> None:
    """People are counted where they can be told apart: by their mailboxes."""
    for n in range(60):
        assert sign_in.ask(store, f"pupil{n}@mail.example", "", {}, client="192.0.2.1", most=300).secret
        assert visitors.add(store, f"a-form-of-a-guest-{n}", client="192.0.2.1", most=300)


@pytest.mark.parametrize("named", [None, "", "unknown", "_hidden", "192.0.2.7:1"])
def test_whom_a_proxy_does_not_name_is_counted_all_the_same(store: Store, named: str | None) -> None:
    """Each request may come with another port, or with nothing at all."""
    browser = create_app(store, "https://play.example").test_client()
    most = LIMITS["visit"].network[0].most  # as many as any limit of a network lets through
    with store.db.write() as session:
        counts.add(session, {f"visit from {networks(caller_of(named))[0]}": most}, times.now())
    refused = {"REMOTE_ADDR": (named or "").replace(":1", ":2")}
    answer = browser.post(
        "/play/pig",
        data=own_words(browser, url="https://play.example"),
        base_url="https://play.example",
        environ_overrides=refused,
    )
    assert answer.status_code == 429
