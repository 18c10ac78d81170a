"""The title. What `SIGNED_IN` names signs its handlers in with the rules when it is imported."""

from __future__ import annotations

from domain.kernel.title import Title
from domain.titles.pig import evolve
from domain.titles.pig.bot import bot_move
from domain.titles.pig.chapters import turn
from domain.titles.pig.options import Options
from domain.titles.pig.pictures.listing import listing
from domain.titles.pig.pictures.svg import svg
from domain.titles.pig.pictures.text import text
from domain.titles.pig.prompts import prompt
from domain.titles.pig.scoring import known_scores, points_so_far, progress
from domain.titles.pig.setup import deal, initial
from domain.titles.pig.table import Table, rules
from domain.titles.pig.telling import TOLD_APART, tell
from domain.titles.pig.view import census, view
from domain.titles.pig.words import language

SIGNED_IN = (evolve, turn)

pig: Title[Table] = Title(
    id="pig",
    name="Pig",
    seats=range(2, 9),
    options=Options,
    rules=rules,
    language=language,
    initial=initial,
    deal=deal,
    own_view=view,
    tell=tell,
    told_apart=TOLD_APART,
    prompt=prompt,
    bot_move=bot_move,
    text=text,
    svg=svg,
    listing=listing,
    points_so_far=points_so_far,
    known_scores=known_scores,
    progress=progress,
    census=census,
    about="Each player rolls one die as often as they dare and adds up what it shows, until a 1 takes all of the turn"
    " away. Who first has banked enough points wins.",
    letters=lambda options, seats: (8, 20),
)
