"""The settings of mail: what is made when nothing is set, and what is refused."""

from __future__ import annotations

import smtplib
from pathlib import Path

import pytest

from ops.server.mail_setup import factory, listening, make_mail_service, own_keys, own_push_key, relay_of
from ops.server.settings import Settings
from service.store import Store
from workers.mail import MailService


def made(tmp_path: Path, **environment: str) -> MailService:
    given = {f"POSTHORN_{name.upper()}": value for name, value in environment.items()}
    here = {"POSTHORN_DATA": str(tmp_path / "data"), "POSTHORN_URL": "https://play.example"}
    settings = Settings.from_environment({**here, **given})
    return make_mail_service(settings, Store(f"sqlite:///{tmp_path / 'posthorn.db'}"), "http://127.0.0.1:8000")


def test_without_settings_letters_are_kept_and_turns_come_at_once(tmp_path: Path) -> None:
    found = made(tmp_path)
    assert not found.letter_writer.sends and found.site.domain == "posthorn.localhost"
    assert found.post.policy.hold == 1
    assert found.inbox.refusal("turns@posthorn.localhost") is None


def test_with_a_mail_server_turns_are_held(tmp_path: Path) -> None:
    found = made(tmp_path, mail_relay="smtp://127.0.0.1:9", mail_domain="play.example, old.example")
    assert found.letter_writer.sends and found.post.policy.hold == 60
    assert found.site.author == "turns@play.example"
    assert found.inbox.refusal("turns@old.example") is None
    assert (
        made(tmp_path, mail_relay="smtp://127.0.0.1:9", mail_domain="play.example", mail_hold="5").post.policy.hold == 5
    )


def test_the_key_is_made_once_and_is_for_its_owner(tmp_path: Path) -> None:
    first = own_keys(tmp_path)
    assert own_keys(tmp_path) == first and first.startswith("1:")
    assert (tmp_path / "mail-keys").stat().st_mode & 0o777 == 0o600


def test_the_key_of_pushes_is_kept_alike_and_never_made_for_one_of_several_processes(tmp_path: Path) -> None:
    first = own_push_key(tmp_path)
    assert own_push_key(tmp_path) == first and (tmp_path / "push-key").stat().st_mode & 0o777 == 0o600
    alone = made(tmp_path)
    assert alone.push_key is not None and alone.pusher is not None
    assert first not in repr(alone.settings) and first not in repr(alone.push_key)
    among = {"POSTHORN_MAIL_DOMAIN": "play.example", "POSTHORN_MAIL_KEYS": "1:" + "ab" * 16}
    for key, pushes in (("", False), (first, True)):
        make = factory(Settings.from_environment({**among, "POSTHORN_PUSH_KEY": key}))
        assert make is not None
        assert (make(Store(f"sqlite:///{tmp_path / 'shared.db'}")).pusher is not None) is pushes


def test_a_bad_key_of_pushes_is_refused_without_being_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        made(tmp_path, push_key="deadbeef")
    said = capsys.readouterr().err
    assert "POSTHORN_PUSH_KEY" in said and "deadbeef" not in said


def test_a_bad_key_is_refused_without_being_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        made(tmp_path, mail_keys="1:deadbeef")
    said = capsys.readouterr().err
    assert "too short" in said and "deadbeef" not in said


def test_several_processes_need_common_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert factory(Settings.from_environment({})) is None
    with pytest.raises(SystemExit):
        factory(Settings.from_environment({"POSTHORN_MAIL_DOMAIN": "play.example"}))
    assert "POSTHORN_MAIL_KEYS" in capsys.readouterr().err


def test_a_mail_server_is_named_by_its_address() -> None:
    relay = relay_of("smtp+starttls://me%40example:s%2Fcret@mail.example")
    assert (relay.host, relay.port, relay.user, relay.password) == ("mail.example", 587, "me@example", "s/cret")
    assert "cret" not in repr(relay)


def test_it_listens_and_takes_only_mail_for_addresses_it_gave_out(tmp_path: Path) -> None:
    found = made(tmp_path)
    settings = Settings.from_environment({"POSTHORN_PORT": "0"})
    with listening(settings, found) as said:
        port = int(said.split()[1].rpartition(":")[2])
        with smtplib.SMTP("127.0.0.1", port) as line:
            line.ehlo("mail.example")
            line.mail("anna@mail.example")
            assert line.rcpt("move+aaaaaaaaaaaaaaaaaaaaaaaaaaaa@posthorn.localhost")[0] == 550
            assert line.rcpt("turns@posthorn.localhost")[0] == 250


def test_a_taken_port_does_not_keep_the_service_down(tmp_path: Path) -> None:
    found = made(tmp_path)
    with listening(Settings.from_environment({"POSTHORN_PORT": "0"}), found) as said:
        port = said.split()[1].rpartition(":")[2]
        with listening(Settings.from_environment({"POSTHORN_MAIL_PORT": port}), found) as other:
            assert "cannot listen" in other and "POSTHORN_MAIL_PORT" in other
