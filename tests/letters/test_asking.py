"""What people are told before they play of who is asked."""

import pytest

from tests.letters.support import Table


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({}, "who cannot act is skipped: that means fewer letters, and it shows something of a hand."),
        ({"cannot_act": "asked"}, "who cannot act is asked all the same, and passes:"),
    ],
)
def test_invitation_and_first_letter_say_who_is_asked(table: Table, options: dict[str, str], wanted: str) -> None:
    table.open("ohmygoods", start=False, options=options)
    invited = table.post()
    table.sit()
    for letter in (*invited, *(letter for letter in table.post() if letter.kind == "started")):
        assert wanted in " ".join(letter.text.split())


def test_no_letter_says_so_where_public_facts_decide_who_is_asked(table: Table) -> None:
    table.open()
    assert all("cannot act" not in letter.text for letter in table.post())
