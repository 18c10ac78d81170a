"""The link to sign in with works once, however many press it at one moment."""

from __future__ import annotations

from pathlib import Path
from threading import Barrier, Thread

from tests.letters.support import Table, token
from tests.web.pages import Browser


def test_two_at_once_are_one(tmp_path: Path) -> None:
    table = Table(tmp_path, names="")
    Browser(table).send("/join", address="ann@mail.example", name="Ann")
    (letter,) = table.post()
    link, gate, said = f"/join/{token(letter, 'enter')}", Barrier(4), list[int]()
    browsers = [Browser(table) for _ in range(4)]
    forms = [browser.form(link, link) for browser in browsers]

    def press(browser: Browser, fields: dict[str, str]) -> None:
        gate.wait()
        said.append(browser.post(link, fields).status_code)

    threads = [Thread(target=press, args=(each, dict(form.fields))) for each, form in zip(browsers, forms, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(said) == [303, 404, 404, 404]
    with table.store.db.read() as session:
        assert session.value("SELECT count(*) FROM sessions") == session.value("SELECT count(*) FROM players") == 1
    table.store.close()
