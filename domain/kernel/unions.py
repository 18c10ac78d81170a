"""Unions of types as a title writes them: `Facts = Asked[Pending] | Settled | DieRolled`, taken apart."""

from __future__ import annotations

from collections.abc import Iterable
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin


def members(union: Any) -> tuple[Any, ...]:
    if get_origin(union) is Annotated:
        return members(get_args(union)[0])
    if get_origin(union) in (Union, UnionType):
        return tuple(each for arg in get_args(union) for each in members(arg))
    return (union,)


def class_of(member: Any) -> Any:
    return get_origin(member) or member


def innermost(hint: Any) -> Any:
    while get_origin(hint) is tuple:
        hint = get_args(hint)[0]
    return hint


def mutable(hint: Any) -> bool:
    return holds(list, hint) or holds(dict, hint) or holds(set, hint)


def holds(kind: type, hint: Any) -> bool:
    return class_of(hint) is kind or any(holds(kind, each) for each in get_args(hint))


def of_kind(found: Iterable[Any], kind: type) -> tuple[Any, ...]:
    return tuple(each for each in found if isinstance(class_of(each), type) and issubclass(class_of(each), kind))
