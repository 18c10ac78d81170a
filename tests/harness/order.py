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
    "tests/web/browser/test_accessible.py", "tests/test_strangers.py", "tests/ops/test_bench_all.py",
    "tests/ops/test_soak.py", "tests/security/test_doors.py", "tests/service/test_openapi.py",
    "tests/store/test_shards_trial.py", "tests/workers/test_wakes.py", "tests/security/test_headers.py",
    "tests/web/browser/", "tests/store/test_slots_move.py", "tests/post/test_relay_trouble.py",
    "tests/migrations/test_migrations.py", "tests/ops/test_procfile.py", "tests/security/test_forgotten.py",
    "tests/store/test_shards.py", "tests/languages/test_catalogues.py", "tests/letters/test_harmless.py",
    "tests/security/test_hangs.py", "tests/service/test_showing.py", "tests/contract/test_contract.py",
    "tests/security/test_slow_clients.py", "tests/titles/ohmygoods/test_contract.py", "tests/ops/test_up.py",
    "tests/pace/test_service.py", "tests/workers/test_follow.py", "tests/letters/test_table_talk.py",
    "tests/letters/test_picture.py", "tests/titles/sagrada/test_reference.py", "tests/mails/test_hostile.py",
    "tests/ops/test_backup.py", "tests/ops/test_hostile.py", "tests/pace/test_clock.py", "tests/test_readme.py",
    "tests/workers/test_export.py", "tests/workers/test_away.py", "tests/security/test_mail_bombs.py",
    "tests/contract/test_moves.py", "tests/security/test_tables.py", "tests/post/test_one_letter.py",
    "tests/campaign/test_carried_over.py", "tests/campaign/test_campaign.py", "tests/mails/test_copied_options.py",
    "tests/ops/", "tests/security/", "tests/store/", "tests/letters/", "tests/contract/",
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
