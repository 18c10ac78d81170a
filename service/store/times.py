"""Times are text in UTC with six digits, so that they sort as they stand and an auditor can read them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

FORMAT = "%Y-%m-%dT%H:%M:%S.%fZ"


def now() -> str:
    return iso(datetime.now(UTC))


def iso(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="microseconds")[:-6] + "Z"


def parsed(text: str) -> datetime:
    return datetime.strptime(text, FORMAT).replace(tzinfo=UTC)


def later(text: str, hours: float) -> str:
    return iso(parsed(text) + timedelta(hours=hours))
