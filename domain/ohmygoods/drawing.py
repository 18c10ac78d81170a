from typing import Any


def text(v: dict[str, Any]) -> str:
    return str(v)


def svg(v: dict[str, Any]) -> str:
    return ""
