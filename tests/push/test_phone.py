"""What a telephone takes of the pages: manifest, icons, worker, and the page on which a browser is told by pushes."""

from __future__ import annotations

import io
import json

from PIL import Image

from service.web.pages import NOBODY, READER
from service.web.phone import ICONS
from tests.letters.support import address
from tests.push.conftest import PushTable
from tests.push.device import TestDevice
from tests.push.test_push import told
from tests.web.pages import Browser


def told_here(table: PushTable, browser: Browser, path: str = "/anna") -> TestDevice:
    """What the script of the page sends."""
    device = TestDevice(table.maker.url(path))
    given = {"endpoint": device.endpoint, **device.keys}
    assert browser.send("/settings/devices", "/settings/devices/add", **given).status_code == 303
    return device


def test_the_manifest_names_icons_that_are_there(table: PushTable) -> None:
    browser = Browser(table)
    answer = browser.get("/manifest.webmanifest")
    manifest = json.loads(answer.data)
    assert answer.mimetype == "application/manifest+json" and manifest["display"] == "standalone"
    assert manifest["scope"] == manifest["id"] == "/" and manifest["start_url"] == "/me"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        with Image.open(io.BytesIO(browser.get(icon["src"]).data)) as image:
            assert icon["sizes"] == f"{image.width}x{image.height}" and icon["type"] == "image/png"
    assert 'rel="manifest"' in browser.see("/") and 'rel="apple-touch-icon"' in browser.see("/")


def test_icons_are_drawn_from_the_one_drawing(table: PushTable) -> None:
    drawn = {name: Browser(table).get(f"/icons/{name}.png") for name in ICONS}
    images = {name: Image.open(io.BytesIO(answer.data)).convert("RGBA") for name, answer in drawn.items()}
    brown = (0x7A, 0x3D, 0x13, 255)
    assert images["512"].getpixel((0, 0))[3] == 0 and images["512"].getpixel((256, 20)) == brown
    for name in ("maskable", "apple"):
        assert images[name].getpixel((0, 0)) == brown, "a telephone cuts it to its own shape"
    assert {colour[:3] for _, colour in images["badge"].getcolors(100_000) or [] if colour[3] == 255} == {(255,) * 3}
    assert Browser(table).get("/icons/13.png").status_code == 404


def test_the_worker_serves_all_pages_and_its_page_tells_of_nobody(table: PushTable, anna: Browser) -> None:
    answer = anna.get("/sw.js")
    assert answer.mimetype == "text/javascript" and answer.headers["Cache-Control"] == "no-cache"
    page = anna.see("/offline")
    assert "Anna" not in page and "<!--seen-->" in page and page == Browser(table).see("/offline")
    policy = anna.get("/").headers["Content-Security-Policy"]
    assert "worker-src 'self'" in policy and "manifest-src 'self'" in policy and "unsafe" not in policy


def test_a_page_bears_a_mark_of_its_session_and_of_no_other(table: PushTable, anna: Browser) -> None:
    table.open("sagrada")
    bert = Browser(table)
    bert.sign_in(table, address("Bert"))
    game = f"/games/{table.game_id}"
    marks = {browser.get(path).headers[READER] for browser in (anna,) for path in ("/me", game, f"{game}/board.svg")}
    assert len(marks) == 1 and marks != {bert.get(game).headers[READER]}
    assert Browser(table).get(game).headers[READER] == NOBODY
    assert anna.get("/settings").headers["Cache-Control"] == "no-store", "which the worker does not keep"
    anna.send("/join/out", "/join/out")
    assert anna.get("/").headers[READER] == NOBODY
    anna.sign_in(table, address("Anna"))
    assert anna.get("/me").headers[READER] not in marks, "another session"


def test_a_browser_is_told_until_it_is_taken_away(table: PushTable, anna: Browser) -> None:
    device = told_here(table, anna)
    assert "never told yet" in anna.see("/settings/devices")
    table.open("pig")
    table.push()
    assert told(table, device)
    (kept,) = table.devices("Anna")
    assert anna.send("/settings/devices", "/settings/devices/drop", which=str(kept.id)).status_code == 303
    assert not table.devices("Anna")


def test_signing_out_ends_it_and_so_does_ending_the_session_elsewhere(table: PushTable, anna: Browser) -> None:
    told_here(table, anna)
    other = Browser(table)
    other.sign_in(table, address("Anna"))
    kept = told_here(table, other, "/other")
    anna.send("/join/out", "/join/out")
    assert [device.endpoint for device in table.devices("Anna")] == [kept.endpoint]
    other.send("/settings", "/settings/out_everywhere")
    assert not table.devices("Anna")


def test_a_browser_that_changes_hands_tells_the_first_no_more(table: PushTable, anna: Browser) -> None:
    device = told_here(table, anna)
    bert = Browser(table)
    bert.sign_in(table, address("Bert"))
    given = {"endpoint": device.endpoint, **device.keys}
    bert.send("/settings/devices", "/settings/devices/add", **given)
    assert not table.devices("Anna") and len(table.devices("Bert")) == 1
    table.open("pig", start=False)
    table.push()
    assert all("Anna" not in each["body"].split(",")[0] for each in told(table, device))


def test_what_is_told_and_how_is_chosen_without_scripts(table: PushTable, anna: Browser) -> None:
    def chosen() -> tuple[str, str]:
        found = table.store.players.get(table.players["Anna"]).settings
        return found.get("push", ""), found.get("push_kinds", "")

    form = anna.form("/settings/devices", "/settings/devices/save")
    plain = {name: value for name, value in form.fields if name in ("csrf", "once")}
    anna.post("/settings/devices/save", data={**plain, "push": "instead", "kind_turns": "yes", "kind_table": "yes"})
    assert chosen() == ("instead", "turns table")
    assert 'name="kind_games" value="yes">' in anna.see("/settings/devices"), "not ticked"
    anna.send("/settings/devices", "/settings/devices/save", kind_games="yes")
    assert chosen() == ("instead", "")
    form = anna.form("/settings/devices", "/settings/devices/save")
    plain = {name: value for name, value in form.fields if name in ("csrf", "once")}
    anna.post("/settings/devices/save", data={**plain, "push": ""})
    assert chosen() == ("", "none")


def test_a_trial_comes_and_trials_are_few(table: PushTable, anna: Browser) -> None:
    device = told_here(table, anna)
    codes = [anna.send("/settings/devices", "/settings/devices/attempt").status_code for _ in range(51)]
    assert codes == [303] * 50 + [400]
    table.push()
    assert told(table, device)[0]["body"] == "So you are told of your games here."


def test_what_leads_inside_is_refused_and_said(table: PushTable, anna: Browser) -> None:
    keys = TestDevice("https://push.example/").keys
    for endpoint in ("http://push.example/", "https://u:p@push.example/", "file:///etc/passwd"):
        answer = anna.send("/settings/devices", "/settings/devices/add", endpoint=endpoint, **keys)
        assert answer.status_code == 400 and 'role="alert"' in answer.text
    assert not table.devices("Anna")
