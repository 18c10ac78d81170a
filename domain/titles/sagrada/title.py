"""The title. What `SIGNED_IN` names signs its handlers in with the rules when it is imported."""

from __future__ import annotations

from domain.kernel.codec import Codec
from domain.kernel.title import Title
from domain.titles.sagrada import evolve, setup
from domain.titles.sagrada.bot import bot_move
from domain.titles.sagrada.chapters import draft, offers, rounds, tools
from domain.titles.sagrada.commands import Commands
from domain.titles.sagrada.facts import Facts
from domain.titles.sagrada.hints import hint
from domain.titles.sagrada.older import turns_that_asked_apart
from domain.titles.sagrada.options import Options
from domain.titles.sagrada.pictures.gallery import SIGNS, gallery
from domain.titles.sagrada.pictures.letter import BRIEF, sections
from domain.titles.sagrada.pictures.listing import listing
from domain.titles.sagrada.pictures.svg import svg
from domain.titles.sagrada.pictures.text import text
from domain.titles.sagrada.prompts import prologue, prompt
from domain.titles.sagrada.scoring import SECRET, known_scores, points_so_far, progress
from domain.titles.sagrada.setup import deal, initial
from domain.titles.sagrada.table import Table, rules
from domain.titles.sagrada.telling import TOLD_APART, tell
from domain.titles.sagrada.view import census, hidden, view
from domain.titles.sagrada.words import language

SIGNED_IN = (evolve, setup, rounds, draft, offers, tools)

sagrada: Title[Table] = Title(
    id="sagrada",
    name="Sagrada",
    seats=range(1, 5),
    options=Options,
    rules=rules,
    codec=Codec(Facts, Commands, Table, older=turns_that_asked_apart),
    language=language,
    initial=initial,
    deal=deal,
    own_view=view,
    tell=tell,
    told_apart=TOLD_APART,
    prompt=prompt,
    prologue=prologue,
    hint=hint,
    bot_move=bot_move,
    text=text,
    svg=svg,
    listing=listing,
    sections=sections,
    brief=BRIEF,
    hidden=hidden,
    census=census,
    gallery=gallery,
    signs=SIGNS,
    points_so_far=points_so_far,
    known_scores=known_scores,
    secret_sources=SECRET,
    progress=progress,
    about="Each player fills a window of twenty cells with coloured dice, so that like never touches like. Cards say"
    " what patterns of colours and numbers earn points at the end of ten rounds.",
    letters=lambda options, seats: (11, 29) if seats == 1 else (18, 38),
    rules_version="2",  # a round is one draw
)
