"""All interleavings of small transactions, a crash and a reader of the log, for the rule of the house and wrong ones.

PostgreSQL as far as it counts: xids in the order of their assignment; a snapshot is (xmin, xmax = latest COMPLETED xid
+ 1, what is committed); numbers of a sequence never go back; (game, version) is unique.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from service.store.holes import Holes

READ, XID, NUMBER, INSERT, END, SHARE, ALONE = "read", "xid", "number", "insert", "end", "share", "alone"
HOUSE = (READ, SHARE, XID, NUMBER, INSERT, END)
WRITERS = {
    "house": HOUSE,
    "without lock": (READ, XID, NUMBER, INSERT, END),
    "xid early": (XID, READ, NUMBER, INSERT, END),
    "number first": (READ, NUMBER, XID, INSERT, END),
    "earlier version": (READ, ALONE, NUMBER, XID, INSERT, END),
}
DONE, DEAD = "done", "dead"


class Transaction(NamedTuple):
    steps: tuple[str, ...]
    game: str
    events: int
    at: int = 0
    xid: int = 0
    ids: tuple[int, ...] = ()
    versions: tuple[int, ...] = ()
    base: int = 0
    end: str = ""

    @property
    def holds(self) -> set[str]:
        return set() if self.end else {SHARE, ALONE} & set(self.steps[: self.at])


class Reader(NamedTuple):
    position: tuple[int, int]
    memory: Any
    got: tuple[tuple[int, str, int], ...]
    looks: int
    fences: int


class World(NamedTuple):
    xid: int
    latest: int
    sequence: int
    has_crashed: bool
    transactions: tuple[Transaction, ...]
    reader: Reader

    @property
    def committed(self) -> list[Transaction]:
        return [each for each in self.transactions if each.end == DONE]

    @property
    def is_over(self) -> bool:
        return all(each.end for each in self.transactions)

    def head(self, game: str) -> int:
        return max((v for each in self.committed if each.game == game for v in each.versions), default=0)

    def snapshot(self) -> tuple[int, int, list[tuple[int, int, str, int]]]:
        """xmin, xmax, and rows: number, xid, game, version."""
        running = [each.xid for each in self.transactions if not each.end and each.xid]
        beyond = self.latest + 1
        rows = [(i, t.xid, t.game, v) for t in self.committed for i, v in zip(t.ids, t.versions, strict=True)]
        return min([xid for xid in running if xid < beyond], default=beyond), beyond, sorted(rows)

    def moved(self, n: int, transaction: Transaction, **more: Any) -> World:
        others = self.transactions
        return self._replace(transactions=(*others[:n], transaction, *others[n + 1 :]), **more)


Rule = Callable[[World, int], Iterator[Reader]]


def _taken(reader: Reader, rows: list[tuple[int, str, int]], **more: Any) -> Reader:
    position = (0, rows[-1][0]) if rows else reader.position
    return reader._replace(**{"position": position, "got": reader.got + tuple(rows), **more})


# readers that go by numbers


def by_holes(world: World, most: int) -> Iterator[Reader]:
    """The house's own `Holes`, as the recorder asks it."""
    reader, (oldest, beyond, rows) = world.reader, world.snapshot()
    holes = Holes()
    if reader.memory:
        holes._fences, holes._dead = list(reader.memory[0]), reader.memory[1]
    after = [row for row in rows if row[0] > reader.position[1]][:most]
    told = [{"notification_id": row[0], "oldest": oldest, "beyond": beyond} for row in after]
    good, is_fence_wanted = holes.up_to(reader.position[1], told)
    memory = (tuple(holes._fences), holes._dead, "wanted" if is_fence_wanted else "")
    yield _taken(reader, [(i, g, v) for i, _, g, v in after[:good]], memory=memory)


def by_greatest(world: World, most: int) -> Iterator[Reader]:
    rows = [(i, g, v) for i, _, g, v in world.snapshot()[2] if i > world.reader.position[1]]
    yield _taken(world.reader, rows[:most])


def by_patience(world: World, most: int) -> Iterator[Reader]:
    """Passes over a hole that it meets for the second time."""
    reader, at, rows = world.reader, world.reader.position[1], list[tuple[int, str, int]]()
    memory = reader.memory
    for i, _, game, version in world.snapshot()[2]:
        if i > at and len(rows) < most:
            if i != at + 1 and memory != ("met", at):
                memory = ("met", at)
                break
            rows.append((i, game, version))
            at = i
    yield _taken(reader, rows, memory=memory)


# readers that go by xid and number


def by_pairs(world: World, most: int, bound: str = "oldest", keeps: str = "row") -> Iterator[Reader]:
    reader, (oldest, beyond, rows) = world.reader, world.snapshot()
    limit = oldest if bound == "oldest" else beyond
    settled = sorted((x, i, g, v) for i, x, g, v in rows if x < limit)
    if keeps == "horizon":  # how far it has looked, not what it has got
        found, position = [row for row in settled if row[0] >= reader.position[0]], (oldest, 0)
    else:
        found = [row for row in settled if row[:2] > reader.position][:most]
        position = found[-1][:2] if found else reader.position
    yield _taken(reader, [row[1:] for row in found], position=position)


def by_pairs_of_two_moments(world: World, most: int) -> Iterator[Reader]:
    """Rows first, and in a second statement which transactions run."""
    reader, (oldest, _, rows) = world.reader, world.snapshot()
    if reader.memory is None:
        yield reader._replace(memory=tuple(rows))
        return
    found = sorted((x, i, g, v) for i, x, g, v in reader.memory if x < oldest and (x, i) > reader.position)[:most]
    position = found[-1][:2] if found else reader.position
    yield _taken(reader, [row[1:] for row in found], position=position, memory=None)


RULES: dict[str, Rule] = {
    "holes": by_holes,
    "holes, fence by the snapshot": by_holes,
    "holes, fence before its ceiling": by_holes,
    "greatest number": by_greatest,
    "hole passed at the second look": by_patience,
    "pairs": by_pairs,
    "pairs below xmax": lambda world, most: by_pairs(world, most, bound="beyond"),
    "pairs, horizon kept": lambda world, most: by_pairs(world, most, keeps="horizon"),
    "pairs, xmin after the rows": by_pairs_of_two_moments,
}


def fenced(world: World, rule: str) -> World:
    """The next of two steps of a fence: its statement sees the ceiling, and then takes an xid."""
    reader = world.reader
    fences, dead, what = reader.memory
    ceiling, beyond = max((row[0] for row in world.snapshot()[2]), default=0), world.snapshot()[1]
    if what == "wanted" and rule != "holes, fence before its ceiling":
        return world._replace(reader=reader._replace(memory=(fences, dead, (ceiling, beyond))))
    if what == "wanted":
        taken = reader._replace(memory=(fences, dead, (0, world.xid)))
        return world._replace(xid=world.xid + 1, latest=max(world.latest, world.xid), reader=taken)
    if rule == "holes, fence before its ceiling":
        fence = (ceiling, what[1])
        return world._replace(reader=reader._replace(memory=((*fences, fence), dead, "")))
    fence = (what[0], what[1] if rule == "holes, fence by the snapshot" else world.xid)
    known = (*fences, fence) if not fences or fence[0] > fences[-1][0] else fences
    after = reader._replace(memory=(known, dead, ""))
    return world._replace(xid=world.xid + 1, latest=max(world.latest, world.xid), reader=after)


def is_fencing(reader: Reader, rule: str) -> bool:
    return rule.startswith("holes") and reader.memory is not None and reader.memory[2] != ""


# what may happen next


def successors(world: World, rule: str, crash: bool) -> Iterator[World]:
    for n, each in enumerate(world.transactions):
        if not each.end:
            yield from _step(world, n, each)
    reader = world.reader
    if is_fencing(reader, rule):
        if reader.fences:
            yield fenced(world._replace(reader=reader._replace(fences=reader.fences - 1)), rule)
    elif reader.looks:
        for most in (1, 9):
            for after in RULES[rule](world._replace(reader=reader._replace(looks=reader.looks - 1)), most):
                yield world._replace(reader=after)
    if crash and not world.has_crashed:
        yield crashed(world)


def _step(world: World, n: int, mine: Transaction) -> Iterator[World]:
    step, on = mine.steps[mine.at], mine._replace(at=mine.at + 1)
    others = [each for m, each in enumerate(world.transactions) if m != n and not each.end]
    held = set().union(*(each.holds for each in others)) if others else set[str]()
    if step == READ:
        yield world.moved(n, on._replace(base=world.head(mine.game)))
    elif step == XID:
        yield world.moved(n, on._replace(xid=world.xid), xid=world.xid + 1)
    elif (step == SHARE and ALONE not in held) or (step == ALONE and not held):
        yield world.moved(n, on)
    elif step == NUMBER:
        ids = (*mine.ids, world.sequence + 1)
        yield world.moved(n, (on if len(ids) == mine.events else mine)._replace(ids=ids), sequence=world.sequence + 1)
    elif step == INSERT:
        yield from _insert(world, n, mine, others)
    elif step == END:
        for end in (DONE, DEAD):
            versions = mine.versions if end == DONE else ()
            yield world.moved(n, on._replace(end=end, versions=versions), latest=max(world.latest, mine.xid))


def _insert(world: World, n: int, mine: Transaction, others: list[Transaction]) -> Iterator[World]:
    versions = tuple(mine.base + k + 1 for k in range(mine.events))
    if any(set(versions) & set(each.versions) and each.game == mine.game for each in others):
        return  # waits for the other one
    if world.head(mine.game) != mine.base:
        yield world.moved(n, mine._replace(end=DEAD), latest=max(world.latest, mine.xid))
    else:
        yield world.moved(n, mine._replace(at=mine.at + 1, versions=versions))


def crashed(world: World) -> World:
    """What ran is lost and tried again; its xids are given again."""
    xid = max((each.xid for each in world.committed), default=2) + 1
    again = tuple(each if each.end else Transaction(*each[:3]) for each in world.transactions)
    reader = world.reader._replace(memory=None)
    return World(xid, xid - 1, world.sequence, True, again, reader)


# what must not be


def fault(world: World, rule: str) -> str:
    got = world.reader.got
    if len({number for number, _, _ in got}) < len(got):
        return "twice"
    for game in {each.game for each in world.transactions}:
        versions = [version for _, of, version in got if of == game]
        if versions != sorted(versions):
            return "order of a game"
    return ""


def fault_at_the_end(world: World, rule: str) -> str:
    """Others go on, the reader looks until it has all."""
    for _ in range(12):
        if is_fencing(world.reader, rule):
            world = fenced(world, rule)
        else:
            world = world._replace(reader=next(RULES[rule](world, 9)))
        if rule.startswith("pairs"):
            world = world._replace(latest=max(world.latest, world.xid), xid=max(world.latest, world.xid) + 1)
    missed = {number for number, _, _ in world.reader.got} != {row[0] for row in world.snapshot()[2]}
    return fault(world, rule) or ("missed" if missed else "")


def explore(start: World, rule: str, *, crash: bool) -> tuple[int, str]:
    """How many states there are, or were till a fault; and the fault."""
    seen, stack = {start}, [start]
    while stack:
        world = stack.pop()
        found = fault(world, rule) or (fault_at_the_end(world, rule) if world.is_over else "")
        if found:
            return len(seen), found
        new = [each for each in successors(world, rule, crash) if each not in seen]
        seen.update(new)
        stack += new
    return len(seen), ""


def beginning(writers: Sequence[str], games: str, looks: int, fences: int) -> World:
    """The first writes two events; of a fence each of two steps counts."""
    transactions = tuple(
        Transaction(WRITERS[writer], games[n], 1 if n else 2) for n, writer in enumerate(writers[: len(games)])
    )
    return World(3, 2, 0, False, transactions, Reader((0, 0), None, (), looks, 2 * fences))
