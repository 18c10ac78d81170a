"""The words of an answer that name nothing: they choose, say where, or stand between."""

from __future__ import annotations

from domain.kernel.reading import COMMON, FILLERS
from service.commands.phrases import phrases, words

CHOOSING = words(
    "take choose pick select have get want go goes use do put place play keep make need",
    "беру возьму взять возьми выбираю выберу хочу ставлю играю сыграю",
    "prends prendre choisis joue veux voudrais garde pose",
    "beru vezmu vezmi vybiram zvolim volim chci dam hraju zahraju",
    "nehme wahle spiele mochte lege setze behalte",
)
HEDGES = words(
    "i ll d m am would maybe perhaps probably might could should think guess not don t no but or either sure if rather"
    " let s we go going will can so then now well hmm um er only just all good fine best what about how yet"
    " vielleicht oder nicht doch aber wohl peut etre ou pas mais plutot может возможно или не но лучше думаю наверно"
    " mozna nebo ne ale asi radsi spis"
)
WISHES = phrases(
    "I'd like, I would like, I want, I need, I'll have, I'd have, I'd like to have, give me the, make it, let it be",
    "my choice is, for me, mine is, I'm taking, I am taking, I'm playing, I'm choosing, I'm going for",
    "I go for, go for, I'll go for, I'd go for, I decide for, I decided on, I settle for, I'm using, I'm building",
    "je voudrais, je veux, donnez moi, va pour, ce sera, мне, хочу, я хочу, дайте мне, пусть будет, chci, chtel bych",
    "chtela bych, dam si, vezmu si, beru si, ich möchte, ich hätte gern, gib mir",
)
PLACES = frozenset(
    each for key in ("to", "from", "for", "with", "and") for each in (key, *COMMON[key].split())
) | words("of as by over en au aux chez du des como comme jako als как o ve v do z ze k ke")
LITTLE = FILLERS | words(
    "it them this that these those one some just only me mir мне себе l ce cette ten tu tuto dé кубик кость kostka",
    "kostku würfel то эту этот это",
)
NEVER_FIRST = frozenset(("for", "from", "and", *COMMON["for"].split(), *COMMON["from"].split()))
PRONOUNS = words("it that them those le les то его ji je to")
THINGS_OF_MINE = words("hand cards card")
ARTICLES = words("a an the this that der die das den le la les un une")
REFLEXIVE = words("si se")  # behind a Czech verb; before a French one it is if
