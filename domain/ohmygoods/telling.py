from typing import Any

from domain.kernel.telling import Sentence


def tell(f: Any, s: Any) -> Any:
    return None


def prompt(s: Any, n: int) -> Any:
    return Sentence.of("x")
