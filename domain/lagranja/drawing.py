from __future__ import annotations

import json
from typing import Any


def text(view: dict[str, Any]) -> str:
    return json.dumps(view)


def svg(view: dict[str, Any]) -> str:
    return "<svg/>"
