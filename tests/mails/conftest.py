"""Letters of real games, the same in each run."""

from __future__ import annotations

import random

import pytest

from domain.titles.shelf import titles
from service.store.letters import Letter
from tests.letters.support import Table

# the title that says that it takes the fewest
FEWEST = min(titles.values(), key=lambda title: title.letters(title.read(None), 2)[1] or 1000).id


@pytest.fixture(scope="module", params=sorted(titles))
def played(request, tmp_path_factory) -> tuple[Table, list[Letter]]:
    """The letters of the first moves of a game; of the shortest all of them, with the one that tells its end."""
    dice = random.Random(417)
    table = Table(tmp_path_factory.mktemp("letters"))
    table.open(request.param)
    letters = table.post()
    while table.game.asked and (len(letters) < 14 or request.param == FEWEST):
        name = dice.choice(
            [name for name in table.players if table.game.seats_of(table.players[name])[0] in table.game.asked]
        )
        table.say(name, dice.choice(table.legal(name)))
        letters += table.post()
    return table, [letter for letter in letters if letter.options]
