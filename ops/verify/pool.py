"""The pool of seeds: that the commitment of the game was there before it, and who got the numbers before its own."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

from ops.verify.findings import Findings
from ops.verify.kept import KeptDocuments
from ops.verify.letters import KeptLetter
from ops.verify.parts import part_known

Event = dict[str, Any]
SHOWN = 12  # numbers that are named one by one


def check_pool(export: dict[str, Any], kept: KeptDocuments, found: Findings) -> Iterator[str]:
    """Commitments from the game's number to the head at its opening make the links that everybody could keep."""
    opened = export["events"][0]
    pool = opened.get("pool")
    if pool is None:
        found.unchecked.append("that the seed was there before the first nonce: the game took no number of a pool")
        if kept.heads or kept.published:
            yield "you kept a head of the pool, and this game took no number of it"
        return
    number, made = pool["number"], export["commitments"]
    if made[:1] != [opened["commitment"]]:
        yield f"number {number} of the pool is not the commitment of this game"
    links = dict(_links(pool["before"], number, [*made, *_later(kept.published, number + len(made))]))
    if links.get(pool["head"]) != pool["head_link"]:
        yield f"the commitments do not lead to the head {pool['head']}:{pool['head_link']} of the opening"
    if pool["made"] >= opened["cause"].get("arrived", opened["at"]):
        yield f"the seed was made at {pool['made']}, after the order that opened the game"
    found.notes.append(f"It took number {number} of the pool, published up to {pool['head']} when it was opened.")
    yield from _between(export, opened, found)
    yield from (wrong for page in kept.published for wrong in _check_page(export["game"], number, page))
    yield from _check_heads(export["events"], links, kept, found)


def _check_heads(events: Sequence[Event], links: dict[int, str], kept: KeptDocuments, found: Findings) -> Iterator[str]:
    """A head shows that a seed was there before a part of the luck if it is older than that part."""
    number, last = events[0]["pool"]["number"], part_known(events, kept)
    by_hand = [(each["number"], each["link"], "the page") for page in kept.published for each in page["items"]]
    by_hand += [(at, link, "you") for at, link in kept.heads]
    letters = list(_of_this_pool(events, links, kept))
    by_letter = [(at, link, each.source) for each in letters for at, link in each.pool]
    for at, link, source in dict.fromkeys((*by_hand, *by_letter)):
        if links.get(at, link) != link:
            yield f"number {at} has link {links[at]}, {source} kept {link}"
    older = [each for each in letters if last and each.when and each.when < last]
    held = [*(at for at, _, _ in by_hand), *(at for each in older for at, _ in each.pool)]
    if known := [at for at in held if at in links]:
        found.notes.append(
            f"The link you kept of number {max(known)} holds this seed: it was there when you got that link."
        )
    elif last is None:
        found.notes.append("Nobody added anything to the luck, so it shows nothing that the seed was there before.")
    else:
        found.unchecked.append(
            f"that the seed was there before {last:%Y-%m-%d %H:%M} UTC, when the last part was known. Give --head with"
            f" the link of {number} or soon after it, or --letters with one that is older, such as an invitation."
        )


def _of_this_pool(events: Sequence[Event], links: dict[int, str], kept: KeptDocuments) -> Iterator[KeptLetter]:
    """Letters of the service that this game was played at, as far as its own letters tell which that is; another
    service has a pool of its own.
    """
    game, series = events[0]["id"], str(events[0].get("first") or events[0]["id"])
    homes = {each.home for each in kept.letters if each.home and each.is_about(game, series)}
    for each in kept.letters:
        fits = not homes and all(links.get(at) == link for at, link in each.pool)
        if each.home in homes or each.is_about(game, series) or fits:
            yield each


def _links(link: str, number: int, commitments: Sequence[str]) -> Iterator[tuple[int, str]]:
    for at, commitment in enumerate(commitments, number):
        link = hashlib.sha256(bytes.fromhex(link) + bytes.fromhex(commitment)).hexdigest()
        yield at, link


def _later(pages: Sequence[dict[str, Any]], number: int) -> Iterator[str]:
    """Commitments from a number on, as far as pages hold them without a gap."""
    known = {each["number"]: each["commitment"] for page in pages for each in page["items"]}
    while number in known:
        yield known[number]
        number += 1


def _check_page(game: str, number: int, page: dict[str, Any]) -> Iterator[str]:
    """What everybody sees: this number is of this game, none before it was free, void ones show their seeds."""
    for each in page["items"]:
        yield from _check_void(each)
        if each["number"] == number:
            if each["game"] != hashlib.sha256(game.encode()).hexdigest():
                yield f"number {number} is published as that of another game, or of none"
            if (page["free"] or number) < number:
                yield f"number {page['free']} was free and passed over"


def _check_void(each: dict[str, Any]) -> Iterator[str]:
    if each["void"] and hashlib.sha256(bytes.fromhex(each["seed"])).hexdigest() != each["commitment"]:
        yield f"number {each['number']} is void, and the seed shown is not that of its commitment"


def _between(export: dict[str, Any], opened: Event, found: Findings) -> Iterator[str]:
    """Numbers that went to others after the order of this game had come: who reads an order could use some up."""
    if "pool_between" not in export:
        found.notes.append("The file does not say which numbers were used up between its order and its opening.")
        return
    passed, own = export["pool_between"], opened["pool"]["number"]
    numbers = [each["number"] for each in passed]
    if numbers != list(range(own - len(passed), own)):
        yield f"the numbers before {own} that went to others are listed as {numbers[:SHOWN]}"
        return
    yield from (wrong for each in passed for wrong in _check_void(each))
    yield from _lead_to(opened["pool"]["before"], passed)
    if not passed:
        found.notes.append("No number went to another game between its order and its opening.")
    for each in passed[:SHOWN]:
        found.named.append(f"number {each['number']} of the pool, {each['taken']}, after the order: {_fate(each)}")
    if len(passed) > SHOWN:
        found.named.append(f"and {len(passed) - SHOWN} further numbers of the pool after the order")


def _lead_to(before: str, passed: Sequence[dict[str, Any]]) -> Iterator[str]:
    """The commitments listed make the links from the first one on to that before the game's own."""
    links = [each["link"] for each in passed]
    later = [each["commitment"] for each in passed[1:]]
    made = [link for first in links[:1] for _, link in _links(first, 0, later)]
    if links[1:] != made or links[-1:] not in ([], [before]):
        yield f"the commitments listed before its own do not lead to the link {before}"


def _fate(each: dict[str, Any]) -> str:
    if each["void"]:
        return f"void, because {each['void']}"
    return f"{each.get('fate') or 'a game'}, the SHA-256 of its id is {each['game']}"
