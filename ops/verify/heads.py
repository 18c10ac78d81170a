"""The log held to what its readers kept: heads of it that letters print, and what else they say of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from ops.verify.findings import Findings
from ops.verify.kept import SHORT, KeptDocuments

Head = tuple[int, str, str]  # version, digits, who says it


def sorted_heads(kept: KeptDocuments, links: Sequence[str]) -> KeptDocuments:
    """What was given as a head of the pool, and is one of this log."""
    log = [each for each in kept.heads if _fits(links, *each)]
    return replace(kept, heads=[each for each in kept.heads if each not in log], log_heads=[*kept.log_heads, *log])


def check_heads(export: dict[str, Any], links: Sequence[str], kept: KeptDocuments, found: Findings) -> Iterator[str]:
    game = export["game"]
    heads: list[Head] = [(version, digits, "you") for version, digits in kept.log_heads]
    certain, unclear, elsewhere = _of_letters(export, kept)
    heads += certain + [each for each in unclear if _fits(links, *each[:2])]
    good = [each for each in heads if _fits(links, *each[:2])]
    found.vouched = max((version for version, _, _ in good), default=0)
    found.witnesses = len({(version, digits) for version, digits, _ in good})
    yield from _disagreements(links, heads)
    yield from _other_words(export, kept)
    for version, digits, who in unclear:
        if not _fits(links, version, digits):
            found.unchecked.append(f"{who}: it shows version {version} as {digits}, and does not say of which game")
    if elsewhere:
        found.notes.append(
            f"{elsewhere} of the {len(kept.letters)} letters with a head are about other games: passed over."
        )
    if kept.letters and not (certain or unclear):
        found.unchecked.append(f"anything by letters: none of those given shows a head of game {game}")
    elif good and all(len(digits) == SHORT for _, digits, _ in good):
        found.notes.append(
            "All heads that you kept are short (48 bits). Letters at the end of a game show a whole one, which nobody"
            " can make fit."
        )


def _fits(links: Sequence[str], version: int, digits: str) -> bool:
    return 1 <= version <= len(links) and links[version - 1].startswith(digits)


def _of_letters(export: dict[str, Any], kept: KeptDocuments) -> tuple[list[Head], list[Head], int]:
    """Heads that are surely of this game, those that may be, and how many letters are about others."""
    game, series = export["game"], _series(export)
    certain: list[Head] = []
    unclear: list[Head] = []
    elsewhere = 0
    for letter in kept.letters:
        if letter.heads and not letter.is_about(game, series):
            elsewhere += 1
            continue
        for head in letter.heads:
            mine: Head = head.version, head.digits, letter.source
            if head.game == game or (not head.game and letter.linked == {game}):
                certain.append(mine)
            elif not head.game:
                unclear.append(mine)
    return certain, unclear, elsewhere


def _series(export: dict[str, Any]) -> str:
    opened = export["events"][0] if export["events"] else {}
    return str(opened.get("first") or export["game"])


def _disagreements(links: Sequence[str], heads: Sequence[Head]) -> Iterator[str]:
    """Both are shown, the one that was kept and the one that lies here; all, if what was kept disagrees."""
    for version in sorted({version for version, digits, _ in heads if not _fits(links, version, digits)}):
        said = [(digits, who) for at, digits, who in heads if at == version]
        shown = "; ".join(dict.fromkeys(f"{digits} ({who})" for digits, who in said))
        here = links[version - 1] if 1 <= version <= len(links) else f"ends with version {len(links)}"
        disagree = _contradict([digits for digits, _ in said])
        what = "what you kept disagrees" if disagree else "this is not the log that you saw"
        yield f"{what}, at version {version}. Kept: {shown}. This log: {here}"


def _contradict(digits: Sequence[str]) -> bool:
    longest = max(digits, key=len)
    return not all(longest.startswith(each) for each in digits)


def _other_words(export: dict[str, Any], kept: KeptDocuments) -> Iterator[str]:
    """What letters say beside heads, and what letters of other games say of this seed."""
    game, series = export["game"], _series(export)
    opened = export["events"][0] if export["events"] else {}
    real = {
        "the commitment": ("commitments", {export.get("commitment")}),
        "the seed": ("seeds", {export["seed"]} if export.get("seed") else None),
        "the rules": ("rules", {opened["rules"]} if "rules" in opened else None),
    }
    for letter in kept.letters:
        if letter.own == {game} or (not letter.own and letter.thread == {game} and series == game):
            for what, (name, known) in real.items():
                said = getattr(letter, name)
                if known is not None and not said <= known:
                    yield f"{letter.source} gives {what} as {_all(said)}, the log as {_all(known)}"
        elif letter.own and game not in letter.own and export.get("commitment") in letter.commitments:
            yield f"{letter.source} gives this commitment as that of game {_all(letter.own)}"


def _all(words: Iterable[Any]) -> str:
    return ", ".join(sorted(map(str, words)))
