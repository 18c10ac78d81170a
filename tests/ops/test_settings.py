"""Settings come from the environment and are refused with what to set."""

from pathlib import Path

import pytest

from ops.server.settings import BadSettings, Settings, described, unknown_variables


def test_nothing_has_to_be_set() -> None:
    settings = Settings.from_environment({})
    assert settings.postgres is None and settings.redis is None
    assert settings.public_url == "http://127.0.0.1:8000"


def test_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(BadSettings) as refused:
        Settings.from_environment({"POSTHORN_PORT": "http", "POSTHORN_URL": "play.example"})
    port, url = refused.value.problems
    assert "POSTHORN_PORT to a whole number from 0 to 65535" in port and "'http'" in port
    assert "POSTHORN_URL to an address like https://play.example" in url


def test_a_mail_server_needs_the_address_that_letters_name() -> None:
    relay = {"POSTHORN_MAIL_RELAY": "smtp://127.0.0.1:25"}
    with pytest.raises(BadSettings, match="Set POSTHORN_URL to the address at which people reach the pages"):
        Settings.from_environment(relay)
    relay["POSTHORN_URL"] = "https://play.example/games/"
    with pytest.raises(BadSettings, match="Set POSTHORN_MAIL_DOMAIN to the domain that letters come from"):
        Settings.from_environment(relay)
    given = Settings.from_environment({**relay, "POSTHORN_MAIL_DOMAIN": "play.example"})
    assert given.url == "https://play.example/games"


def test_behind_a_proxy_its_address_has_to_be_said() -> None:
    with pytest.raises(BadSettings, match="Set POSTHORN_URL to the address at which people reach the proxy"):
        Settings.from_environment({"POSTHORN_PROXY": "yes"})
    assert Settings.from_environment({"POSTHORN_PROXY": "yes", "POSTHORN_URL": "https://play.example"}).proxy


def test_a_secret_is_never_printed() -> None:
    with pytest.raises(BadSettings) as refused:
        Settings.from_environment({"POSTHORN_POSTGRES": "mysql://me:hunter2@host/db"})
    assert "hunter2" not in str(refused.value)
    settings = Settings.from_environment({"POSTHORN_POSTGRES": "postgresql://me:hunter2@host/db"})
    assert "hunter2" not in repr(settings)


def test_the_data_folder_must_be_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(BadSettings, match="that is a file"):
        Settings.from_environment({"POSTHORN_DATA": str(file)})


def test_a_mistyped_name_is_pointed_out() -> None:
    assert unknown_variables({"POSTHORN_PROT": "1", "POSTHORN_PORT": "1", "POSTHORN_TEST_REDIS": "x", "PATH": ""}) == [
        "POSTHORN_PROT is not a setting and is ignored. Did you mean POSTHORN_PORT?"
    ]


def test_help_names_every_setting() -> None:
    assert "POSTHORN_POSTGRES" in described() and "POSTHORN_DATA" in described()
