"""The page of settings on which programs are given, tried and taken away; it works without scripts."""

from __future__ import annotations

import re

from service.mail.outgoing.hooking import GROUPS, HOSTED_GROUPS
from tests.hooks.conftest import HookTable
from tests.web.pages import Browser

PAGE = "/settings/programs"


def add(browser: Browser, **typed: str) -> str:
    answer = browser.send(PAGE, f"{PAGE}/add", **{"of": "mine", "kind_turns": "yes", **typed})
    assert answer.status_code in (201, 400)
    return answer.text


def test_one_is_added_and_its_secret_is_shown_once(table: HookTable, anna: Browser) -> None:
    assert PAGE in anna.see("/settings")
    page = add(anna, url=table.receiver.url("/unshown"), name="my bot", kind_games="yes", kind_table="yes")
    found = re.search(r"whsec_[A-Za-z0-9+/=]+", page)
    assert found and "my bot is told from now on" in page
    table.open("pig")
    table.tell()
    assert table.told("/unshown", found[0])
    again = anna.see(PAGE)
    assert "whsec_" not in again and "unshown" not in again and "Told last" in again and "push.example" in again


def test_of_hosted_tables(table: HookTable, anna: Browser) -> None:
    add(anna, url=table.receiver.url("/x"), of="hosted", kind_tables="yes", kind_moves="yes")
    (hook,) = table.hooks("Anna")
    assert hook.scope == "hosted" and hook.kinds == ""


def test_chats_are_known_by_their_address(table: HookTable, anna: Browser) -> None:
    for n, url in enumerate(("https://discord.com/api/webhooks/1/a", "https://hooks.slack.com/services/T/B/x")):
        add(anna, url=url)
        assert table.hooks("Anna")[n].shape == ("discord", "slack")[n]
    add(anna, url="https://chat.example/hook", shape="slack")
    assert table.hooks("Anna")[2].shape == "slack"


def test_it_is_tried_and_taken_away(table: HookTable, anna: Browser) -> None:
    hook = table.hook("Anna")
    assert anna.send(PAGE, f"{PAGE}/attempt", which=str(hook.id)).status_code == 303
    table.tell()
    assert table.told()[0]["data"]["line"] == "So this program is told of your games here."
    assert anna.send(PAGE, f"{PAGE}/drop", which=str(hook.id)).status_code == 303 and not table.hooks("Anna")


def test_what_is_refused_is_said(table: HookTable, anna: Browser) -> None:
    none = {f"kind_{kind}": "no" for kind in (*GROUPS, *HOSTED_GROUPS)}
    for typed in ({"url": "http://push.example/"}, {"url": table.receiver.url("/"), **none}):
        assert 'role="alert"' in add(anna, **typed) and not table.hooks("Anna")
    bert, _ = table.hook("Bert"), table.hook("Anna")
    assert anna.send(PAGE, f"{PAGE}/drop", which=str(bert.id)).status_code == 400 and table.hooks("Bert")


def test_one_that_has_ended_says_why(table: HookTable, anna: Browser) -> None:
    table.hook("Anna")
    table.receiver.says = lambda path: (410, {})
    table.open("pig")
    table.tell()
    page = anna.see(PAGE)
    assert "Ended" in page and "it says 410" in page
