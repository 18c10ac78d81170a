"""Words of Russian, French, Czech and German with which somebody chooses, and little ones between those that count.

Those that are said most are in the lists of `moves_in_words.py`, beside the English ones. Pure.
"""

from __future__ import annotations

from service.commands.phrases import phrases, words

CHOOSING_ABROAD = words(
    "пусть забираю заберу отдам отдаю дам даю кладу положу поставлю поместить поменяю меняю",
    "at davam davame zabiram zaberu polozim pokladam umistim poslu posilam necham zustanu berem bereme",
    "donne donnerai mets mettrai prendrai placerai poserai jouerai choisirai",
    "gebe stelle schicke tausche",
)
GOES = words(  # of a thing, behind it: "the green 4 goes to E5"
    "go goes идет пойдет идут будет станет становится ложится jde pujde jdou bude budou prijde stane va vont ira sera"
    " devient kommt kommen geht gehen wird"
)
WISHES_ABROAD = phrases(
    "пусть это будет, хотел бы, хотела бы, я хотел бы, я хотела бы, буду, я буду",
    "ať je to, ať to je, ať je, ať to jsou, budu, budu si, chci si, dal bych si, dala bych si, vzal bych si",
    "vzala bych si, rád bych, ráda bych, raději bych, radši bych, moje volba je, dejte mi, dej mi",
    "je veux bien, je vais prendre, je prends donc, donne moi, je vais, ce sera donc",
    "ich nehme, ich hätte gerne, ich will, ich werde, ich würde gern, es wird, gebt mir",
)
LITTLE_ABROAD = words(
    "один одна одну одно одним одной jeden jedna jednu jedno jednou лишь только seul seule seulement"
    " juste ces celui celle tenhle tuhle tohle toto tahle ty эти та ту тот eine einen einem dem zwar mu ho sve svou"
    " их ее его ho jej ji еще раз encore fois jeste jednou noch nochmal einmal свою свой свое moji moje muj мою"
    " мой мое mes meine meinen mein tyhle tyto сюда туда sem tam la",
)
