"""Which files go first: the longest, so that no process is alone with one of them at the end.

`ops/test --junitxml=FILE`, and `python -m tests.harness.order FILE` prints these names anew, each with its seconds.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

MOST = 48  # files that are worth a name
LONGEST = (
    "tests/ops/test_bench_all.py", "tests/ops/test_soak.py", "tests/web/browser/test_accessible.py",
    "tests/web/browser/test_newcomers.py", "tests/web/browser/test_whole_games.py", "tests/service/test_openapi.py",
    "tests/web/browser/test_touch.py", "tests/web/browser/test_game.py", "tests/security/test_doors.py",
    "tests/store/test_slots_move.py", "tests/test_strangers.py", "tests/store/test_shards_trial.py",
    "tests/letters/test_table_talk.py", "tests/ops/test_up.py", "tests/ops/test_hostile.py",
    "tests/ops/test_procfile.py", "tests/post/test_relay_trouble.py", "tests/letters/test_human_answers.py",
    "tests/web/test_roles.py", "tests/workers/test_wakes.py", "tests/web/browser/test_phone.py",
    "tests/contract/test_contract.py", "tests/security/test_hangs.py", "tests/campaign/test_campaign.py",
    "tests/post/test_one_letter.py", "tests/security/test_headers.py", "tests/ops/test_table_terminal.py",
    "tests/titles/ohmygoods/test_contract.py", "tests/contract/test_moves.py", "tests/pace/test_service.py",
    "tests/mails/test_hostile.py", "tests/letters/test_picture.py", "tests/titles/sagrada/test_reference.py",
    "tests/store/test_shards_forgotten.py", "tests/store/test_shards.py", "tests/pace/test_month.py",
    "tests/ops/test_receiving.py", "tests/proof/test_forgeries.py", "tests/web/browser/test_table.py",
    "tests/security/test_mail_bombs.py", "tests/pace/test_clock.py", "tests/contract/test_pictures.py",
    "tests/migrations/test_migrations.py", "tests/ops/test_streaming.py", "tests/titles/lagranja/test_overlay.py",
    "tests/mails/test_copied_options.py", "tests/security/test_luck_by_mail.py", "tests/campaign/test_carried_over.py",
    "tests/web/browser/", "tests/ops/", "tests/security/", "tests/store/", "tests/letters/", "tests/contract/",
)  # fmt: skip


def turn(node: str) -> int:
    """Of a test, by its name."""
    return next((turn for turn, name in enumerate(LONGEST) if node.startswith(name)), len(LONGEST))


def seconds_of(report: Path) -> Counter[str]:
    """Of each file, by a report of pytest; small ones are not worth a name."""
    found: Counter[str] = Counter()
    for case in ElementTree.parse(report).iter("testcase"):
        found[f"{case.attrib['classname'].replace('.', '/')}.py"] += float(case.attrib["time"])  # type: ignore[assignment]
    return found


if __name__ == "__main__":
    for file, seconds in seconds_of(Path(sys.argv[1])).most_common(MOST):
        print(f"{seconds:6.1f} {file}")
