"""What people ask of the service in a sentence: where the game stands, how something works. Pure."""

from __future__ import annotations

from service.commands.phrases import CLOSINGS, OPENINGS, before, line_of, past, phrases

_WHERE_WE_STAND = phrases(
    "status, board, the board, state, state of play, state of the game, game state, the position, current position",
    "current state, where do we stand, where are we, how do we stand, how does it look, how do things stand",
    "what does the board look like, what does it look like, what does the table look like, show me the board",
    "show the board, show me the position, show me, show me the table, show board, show status, show me the state",
    "send me the board, send the board, send the board again, send me the position, send the position again",
    "can I see the board, could I see the board, can you show me the board, could you show me the board, board again",
    "can you send me the board, could you send me the board, may I see the board, what is the status",
    "what's the status",
    "what is the position, what's the position, where does the game stand, how does the game stand, whats the status",
    "let me see the board, I want to see the board, I'd like to see the board, the board again, show it again",
    "what's the state of the game, what is the state of the game, what's on the table, what is on the table",
    "how does the board look, what's on the board, what is on the board, refresh",
    "stand, spielstand, wo stehen wir, wie steht es, wie steht's, wie sieht es aus, zeig mir das brett, brett",
    "zeige das brett, stand der dinge",
    "plateau, le plateau, où en est-on, où en sommes-nous, on en est où, montre le plateau, montre-moi le plateau",
    "voir le plateau, état, état du jeu, état de la partie, la position, où en est la partie, montrez-moi le plateau",
    "доска, стол, положение, статус, где мы, как дела на доске, что на столе, что на доске, какая позиция",
    "покажи доску, покажите доску, покажи стол, покажи поле, покажи мне доску, можно увидеть доску, как стоим",
    "какое положение, покажите позицию, где мы сейчас, состояние",
    "stav, deska, plán, jak na tom jsme, jak to vypadá, jak to stojí, ukaž desku, ukažte desku, ukaž mi desku",
    "voir, affiche, affiche le plateau, поле, ukaž plán, ukaž stav, stav hry, kde jsme, co je na stole",
    "jaký je stav, ukázat, mohu vidět desku",
)
_ONCE_MORE = phrases("again, once more, noch einmal, encore, ещё раз, снова, znovu, ještě jednou")
_HOW = (
    ("how does", "work"), ("how do", "work"), ("what does", "do"), ("what do", "do"), ("how do i use", ""),
    ("how can i use", ""), ("how do you use", ""), ("how to use", ""), ("how does one use", ""), ("explain", ""),
    ("please explain", ""), ("can you explain", ""), ("what is", ""), ("what s", ""), ("what are", ""),
    ("help with", ""), ("help on", ""), ("what is", "for"), ("what s", "for"), ("remind me what", "does"),
    ("how is", "used"), ("tell me about", ""), ("what can i do with", ""),
    ("wie funktioniert", ""), ("was macht", ""), ("was ist", ""), ("comment marche", ""), ("comment fonctionne", ""),
    ("a quoi sert", ""), ("que fait", ""), ("qu est ce que", ""), ("comment utiliser", ""),
    ("как работает", ""), ("что делает", ""), ("как использовать", ""), ("что такое", ""), ("jak funguje", ""),
    ("co dela", ""), ("jak pouzit", ""), ("co je", ""), ("k cemu je", ""),
)  # fmt: skip
_QUESTIONS = tuple((tuple(first.split()), tuple(last.split())) for first, last in _HOW)


def asks_where_we_stand(text: str) -> bool:
    typed = line_of(text).words
    begin, end = past(typed, 0, OPENINGS), before(typed, len(typed), CLOSINGS | _ONCE_MORE)
    return bool(typed) and (typed in _WHERE_WE_STAND or typed[begin:end] in _WHERE_WE_STAND)


def asks_how(text: str) -> str:
    """What somebody wants to have explained: "how does the flux brush work?"; empty if nothing."""
    line = line_of(text)
    typed = line.words
    begin, end = past(typed, 0, OPENINGS), before(typed, len(typed), CLOSINGS)
    for first, last in _QUESTIONS:
        stop = end - len(last)
        if typed[begin : begin + len(first)] == first and typed[stop:end] == last and begin + len(first) < stop:
            return line.within(begin + len(first), stop)
    return ""
