from __future__ import annotations
from typing import Any
import json


def text(view: dict[str, Any]) -> str:
    return json.dumps(view)


def svg(view: dict[str, Any]) -> str:
    return "<svg/>"
