"""Each mistake of a title is named when it is made, with the class and with what to do."""

from __future__ import annotations

import pytest

from domain.kernel.checks import Malformed
from tests.contract.__main__ import check_title
from tests.kernel.broken import SOURCE, made

# what is written in its place, who is named, and what to do
MISTAKES = {
    "a word against letters": (
        "language = Language()",
        'language = Language({"bid": "stop"})',
        '"stop" asks for no letters in every game',
        "take it out of the words of small",
    ),
    "a fact without an evolver": ("@rules.evolves(Waved)", "", "nothing evolves Waved", "@rules.evolves(Waved)"),
    "a fact outside its union": ("Flow | BidsPaid | Waved", "Flow | BidsPaid", "Waved is evolved", "union Facts"),
    "a question without offers": ("@rules.offer(YourTurn)", "", "asked YourTurn", "@rules.offer(YourTurn)"),
    "a question without handlers": (
        "@rules.answer(YourTurn, Wave)",
        "",
        "no command answers YourTurn",
        "@rules.answer(YourTurn, <Command>)",
    ),
    "a command no question takes": (
        "Commands = Bid | Wave\n",
        "@language.command('nod', help='nod')\nclass Nod(Command, frozen=True, tag='small.nod'):\n    pass\n"
        "Commands = Bid | Wave | Nod\n",
        "no question takes Nod",
        "@rules.answer(<Question>, Nod)",
    ),
    "a command outside its union": ("Commands = Bid | Wave", "Commands = Bid", "Wave is answered", "union Commands"),
    "a question outside its union": (
        "Pending = Bidding | YourTurn | TheEnd",
        "Pending = Bidding | TheEnd",
        "YourTurn signs in",
        "union Pending",
    ),
    "a fact of the flow left out": ("    | Joined\n", "", "no Joined", "add it"),
    "a flow that does not say what it holds": ("| Forked[Pending]", "| Forked", "Forked in", "write Forked[Pending]"),
    "a flow that holds too little": (
        "| Planned[Pending]",
        "| Planned[TheEnd]",
        "Planned in the union Facts cannot hold Bidding",
        "write Planned[Pending]",
    ),
    "no tag": (
        'class Waved(Fact, frozen=True, tag="small.waved")',
        "class Waved(Fact, frozen=True)",
        "Waved is stored and has no tag",
        'tag="small.waved"',
    ),
    "a foreign tag": ('tag="small.wave")', 'tag="tiny.wave")', "Wave has the tag 'tiny.wave'", '"small.wave"'),
    "a tag twice": ('tag="small.the_end"', 'tag="small.bidding"', "TheEnd and Bidding have the same tag", "own"),
    "a struct that can change": (
        'class TheEnd(Step, frozen=True, tag="small.the_end")',
        'class TheEnd(Step, frozen=False, tag="small.the_end")',
        "TheEnd",
        "frozen",
    ),
    "a list in a fact": ("    bids: tuple[int, ...]\n", "    bids: list[int]\n", "BidsPaid.bids", "make it a tuple"),
    "a list in the state": ("bids: tuple[int, ...] = ()", "bids: list[int] = []", "field bids", "make it a tuple"),
    "pending not narrowed": ("    pending: tuple[Pending, ...] = ()\n", "", "narrow pending", "tuple[Pending, ...]"),
    "lanes not narrowed": ("    lanes: tuple[tuple[Pending, ...], ...] = ()\n", "", "narrow lanes", "lanes: tuple["),
    "sealed not narrowed": (
        "    sealed: tuple[tuple[int, Commands], ...] = ()\n",
        "",
        "narrow sealed",
        "sealed: tuple[",
    ),
    "options not narrowed": ("    options: Options\n", "", "narrow options", "options: Options"),
    "a step without a function": ("@rules.step(TheEnd)", "", "carries out TheEnd", "@rules.step(TheEnd)"),
    "a sealed question never opened": ("@rules.reveal(Bidding)", "", "answers to Bidding", "@rules.reveal(Bidding)"),
    "an option without a description": (
        'Annotated[Literal["short", "long"], Meta(description="how long it takes")]',
        'Literal["short", "long"]',
        "the option end is not described",
        "Meta(description=...)",
    ),
    "an option without a default": ('takes")] = "short"', 'takes")]', "the option end has no default", "rule book"),
    "options that pass over mistakes": (", forbid_unknown_fields=True", "", "class Options(", "forbid_unknown_fields"),
    "a command without a pattern": (
        '@language.command("wave", help=',
        "@language.command(help=",
        "Wave has no sentence",
        "language.",
    ),
    "a command without a sentence": (
        '@language.command("wave", help="wave at the others")\n',
        "",
        "Wave has no sentence",
        "@language.command",
    ),
    "a pattern without a field": ('"bid <coins>"', '"bid"', "no pattern of Bid holds", "write one with <coins>"),
    "a pattern with a foreign field": ('"bid <coins>"', '"bid <gold>"', "Bid has no field gold", "coins"),
    "a field without a kind": ('Annotated[int, Number("coins", 0, 3)]', "int", "Bid.coins has no kind", "Annotated["),
    "no help": ('help="wave at the others"', 'help=""', "the help of Wave is empty", "few words"),
    "an upcast of what is still written": ('"small.greeted"', '"small.waved"', "Waved is written as", "next version"),
    "a file of no option": ("files={}", 'files={"cards": lambda text, name: []}', "files names cards", "Options"),
    "a foreign fact told apart": (
        "files={}",
        "told_apart=frozenset({Wave})",
        "told_apart names Wave",
        "union Facts",
    ),
    "an id that is no word": ('id="small"', 'id="Small Title"', "'Small Title'", "small letters"),
    "no seats": ("seats=range(2, 4)", "seats=range(4, 2)", "no number of seats", "range(2, 5)"),
    "a type that JSON does not know": ("    seat: int\n", "    seat: str | bytes\n", "from JSON", "`str | bytes`"),
    "a union of the wrong things": ("BidsPaid | Waved", "BidsPaid | Waved | Wave", "Wave stands in", "take it out"),
}


def test_the_small_title_has_no_mistake() -> None:
    assert all(check_title(made(SOURCE), {}, 2, seed).decisions == 4 for seed in range(20))


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_mistake_is_named_with_its_cure(mistake: str) -> None:
    here, there, name, cure = MISTAKES[mistake]
    assert SOURCE.count(here) == 1
    with pytest.raises(Malformed) as caught:
        made(SOURCE.replace(here, there))
    assert name in str(caught.value) and cure in str(caught.value)


def test_all_mistakes_are_named_at_once() -> None:
    with pytest.raises(Malformed) as caught:
        made(SOURCE.replace("@rules.evolves(Waved)", "").replace("@rules.step(TheEnd)", ""))
    assert str(caught.value) == (
        "the title small cannot be made:\n"
        "- nothing evolves Waved: write a function with @rules.evolves(Waved)\n"
        "- nothing carries out TheEnd: write a function with @rules.step(TheEnd)"
    )
