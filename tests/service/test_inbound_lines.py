"""Which typed line is what. Every word has to be accounted for; prose does nothing."""

import pytest

from service.commands.confirming import answer_of
from service.commands.lines import sort_out, sorted_line
from service.commands.mail_words import Help, History, More, Mute, Preview, Show, Undo, Why, mail
from service.commands.typed import CommandMatcher, Typed


class Sagrada(CommandMatcher):
    names = ()

    def reads(self, text: str) -> bool:
        return text.lower().startswith("take r3")

    def meant(self, text: str) -> str:
        return ""

    def mentions(self, words: tuple[str, ...]) -> bool:
        return False

    def legal(self, text: str) -> tuple[str, ...]:
        return (text,) if self.reads(text) else ()

    def resembles(self, text: str) -> bool:
        return text.startswith("tkae")


def read(text: str) -> Typed:
    return sorted_line(text, Sagrada())


@pytest.mark.parametrize("text", ["2", "(2)", "2.", "2)", "[2]", "2 ."])
def test_a_bare_number_is_an_option(text):
    assert (read(text).kind, read(text).mark) == ("number", "2")


class Matches(Sagrada):
    def reads(self, text: str) -> bool:
        return text == "take 3"


def test_words_of_the_game_with_a_number_are_no_option_of_that_number():
    assert sorted_line("take 3", Matches()).kind == "game"
    assert (read("take 3").kind, read("take 3").mark) == ("number", "3")


@pytest.mark.parametrize("text", ["+1", "1 2", "2 days", "-3", "12345", "½"])
def test_other_numbers_mean_no_option(text):
    assert read(text).kind in ("prose", "asked") and not read(text).offers


@pytest.mark.parametrize("text", ["say Well played", "Say: Well played", "скажи Well played", "Řekni: Well played"])
def test_talk_goes_to_the_end_of_the_line(text):
    assert (read(text).kind, read(text).rest) == ("say", "Well played")


def test_talk_may_hold_a_move():
    assert read("say take R3 to A1").kind == "say"


def test_say_alone_is_refused_with_the_way_to_do_it():
    assert read("say").kind == "refused" and "same line" in read("say").rest


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("help", "question"),
        ("Помощь!", "question"),
        ("hist", "question"),
        ("please show", "question"),
        ("more", "question"),
        ("warum?", "question"),
        ("undo", "undo"),
        ("zpět", "undo"),
        ("mute", "wish"),
        ("digest off", "wish"),
        ("Ano.", "yes"),
        ("note keep R6 for later", "note"),
        ("preview 2", "preview"),
        ("preview take R3 to A1", "preview"),
        ("take R3 to A1", "game"),
        ("tkae R3", "game"),
    ],
)
def test_words_of_any_letter(text, kind):
    assert read(text).kind == kind


@pytest.mark.parametrize(
    "text",
    [
        "help desk, 2nd floor",
        "Ann",
        "Vic",
        "und",
        "Dal",
        "undone",
        "why not",
        "yes indeed",
        "Hi Anna,",
    ],
)
def test_prose_and_names_do_nothing(text):
    assert read(text).kind == "prose"


@pytest.mark.parametrize(
    "text",
    [
        "pause until 2026-12-24",
        "pause until 24.12.2026",
        "pause 24. 12. 2026",
        "пауза до 24.12.2026",
        "pause jusqu'au 24.12.2026",
        "Urlaub bis 24.12.2026",
    ],
)
def test_dates_are_read(text):
    assert (read(text).kind, read(text).command.day) == ("wish", "2026-12-24")


@pytest.mark.parametrize("text", ["pause until 12/24/2026", "pause until 11/12/2026", "pause until 2026-13-40"])
def test_unclear_dates_are_refused_with_a_hint(text):
    assert read(text).kind == "refused" and "24.12.2026" in read(text).rest


def test_a_letter_is_sorted_line_by_line():
    kinds = [line.kind for line in sort_out(["Hi,", "take R3 to A1", "say hello", "3"], Sagrada())]
    assert kinds == ["prose", "game", "say", "number"]


@pytest.mark.parametrize(
    "command", [Show(), Help(), History(), Preview("7"), Undo(), More(), Why(), Mute(), Mute(False)]
)
def test_sentences_are_read_as_what_they_say(command):
    assert mail.readings(mail.sentence(command)) == (command,)


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["yes"], "yes"), (["Да!", "hello"], "yes"), (["no"], "no"), ([], ""), (["who are you?", "yes"], ""),
        (["Yes thats me, sorry - new mail program"], "yes"), (["no, that was not me!"], "no"),
        (["Hi,", "yes, it was me. I wrote from my new phone."], "yes"), (["1"], "yes"), (["(0)"], "no"),
        (["That wasn't me"], "no"), (["Das war ich nicht!"], "no"), (["Ja, das war ich, neues Handy"], "yes"),
        (["I did not send this, please stop it"], "no"), (["Ce n'était pas moi"], "no"), (["это был не я"], "no"),
        (["ne, to jsem nebyl já"], "no"), (["yes", "wait, no"], ""), (["no worries, it was me"], ""),
        (["Yes, somebody else did that"], ""), (["I am not sure"], ""), (["yes, but I want 2 instead"], ""),
        (["yes", "Anna"], "yes"), (["Yes, that was me", "On Thu, somebody wrote:"], "yes"), (["yes", "3"], ""),
        (["yes", "I meant 2"], ""), (["yes", "take R5 to A1"], ""), (["Anna here", "yes"], ""),
        (["yes", "is it too late?"], ""),
        (["yes?"], ""), (["who was it then"], ""), (["not me"], "no"), (["Nope."], "no"), (["No thanks"], "no"),
        (["Yes, do not do it"], ""), (["yes if it is still my turn"], ""),
    ],
)  # fmt: skip
def test_yes_and_no_to_the_question_who_it_was(lines, answer):
    assert answer_of(lines) == answer
