"""What `ops/test --long` runs beside the rest: searches over more seats, seeds, titles and databases.

Of each search a sample stays in the short run: the same code, fewer cases. A test that is not parametrised is marked
`long` where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import pytest

# the beginning of a test's name: which of its cases stay, as a pattern for what stands in brackets
SAMPLES: Mapping[str, str] = {
    "tests/campaign/test_campaign.py::test_a_campaign": "0-lamps",
    "tests/contract/test_contract.py::test_a_random_game": r"\w+-[1236]",
    "tests/contract/test_contract.py::test_sagrada": "0-",
    "tests/contract/test_moves.py::test_a_command_gives": "(sagrada|pig|ohmygoods.*asked)",
    "tests/contract/test_pictures.py::test_what_can_be_said": r"\w+-[127]",
    "tests/examples/test_bot.py::test_the_bot_plays": "pig",
    "tests/letters/test_harmless.py::test_no_line_of_any_letter": ".*some",
    "tests/letters/test_plain_player.py::test_a_game_is_played": "(sagrada|pig|ohmygoods)",
    "tests/letters/test_table_talk.py::test_it_does_nothing": "4-",
    "tests/mails/test_copied_options.py::test_a_copied_option": ".*(pig-gmail|sagrada-no_quote|ohmygoods-outlook)",
    "tests/mails/test_real_letters.py::test_typed_lines": "(pig|sagrada)",
    "tests/ops/test_mcp.py::test_an_assistant": "pig",
    "tests/pace/test_month.py::test_every_deadline": "sqlite",
    "tests/post/test_one_letter.py::test_no_seat_gets": "(pig|sagrada|ohmygoods-1)",
    "tests/post/test_relay_trouble.py::test_whose_turn": "sqlite",
    "tests/proof/test_honest.py::test_an_honest_game": "(pig|sagrada)",
    "tests/security/test_headers.py::test_hostile_words": "(answer|confirm|invited|left|over|stop|turn)$",
    "tests/security/test_hangs.py::test_a_row_that_hangs_is": "spin",
    "tests/service/test_openapi.py::test_machines": "sqlite",
    "tests/store/test_shards_trial.py::test_one_server": "3$",
    "tests/titles/ohmygoods/test_contract.py::test_the_base_game": r"\w+-[23]",
    "tests/titles/ohmygoods/test_contract.py::test_every_chapter": r"\w+-1-",
    "tests/titles/sagrada/test_reference.py::test_a_game_under_rulings": "[0-4]",
    "tests/titles/sagrada/test_reference.py::test_a_game_under_another": "[12]-",
    "tests/test_strangers.py::test_a_title_made_by_the_recipe": "nim",
    "tests/web/browser/test_accessible.py::test_pages_of_a_stranger": "(light-360|dark-1280)",
    "tests/web/browser/test_touch.py::test_some_decisions": "(sagrada|lagranja)",
    "tests/web/browser/test_whole_games.py::test_a_game": "scripts",
    "tests/web/test_page_secrecy.py::test_a_page": "(pig|sagrada)",
}


def mark(items: Sequence[pytest.Item]) -> None:
    for item in items:
        for beginning, stays in SAMPLES.items():
            if item.nodeid.startswith(beginning):
                case = item.nodeid.removesuffix("]").partition("[")[2]
                if not re.match(stays, case):
                    item.add_marker(pytest.mark.long)
