"""Texts of templates in the language of who reads: `page_text` and `quoted`, and how templates come to call them.

A template is written in plain English. Before it is compiled, each text in it becomes a call with named parts: what
stands between two tags of blocks, with the inline tags and the `{{ values }}` in its midst, and what attributes say.
`Your name <small>as others see it</small>` is one text, `{{ row.seats }} {seats|seat|seats} free` is another, with the
part `seats`. A tag with attributes is named alone in the text (`<a>here</a>`) and comes back with them. A text within
an expression is marked by hand: `{{ _("yes") if on else _("no") }}`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from jinja2 import Environment
from jinja2.ext import Extension
from markupsafe import Markup, escape

from domain.kernel.telling import told_whole

ENGLISH = frozenset({"operator.html", "outbox.html", "letter.html", "browse.html", "text.html"})  # operators, programs
_INLINE = frozenset(["a", "b", "br", "code", "em", "i", "s", "small", "span", "strong"])
_HOLE = r"\{\{.*?\}\}|\{%.*?%\}"
_ATOM = re.compile(
    rf"""(?P<block>\{{\#.*?\#\}}|\{{%.*?%\}}) | (?P<part>\{{\{{.*?\}}\}})
    | (?P<tag></?[a-zA-Z!](?:{_HOLE}|"(?:{_HOLE}|[^"])*"|[^>"{{])*>) | (?P<text>[^<{{]+|.)""",
    re.S | re.X,
)
_ATTRIBUTE = re.compile(r'(?<=\s)(aria-label|alt|title|placeholder|data-sending)="((?:\{\{.*?\}\}|[^"{]|\{(?!\{))*)"')
_PART = re.compile(r"\{\{(.*?)\}\}", re.S)
_CHOICE = re.compile(r"\{\w+\|[^|{}]*\|[^|{}]*\}")
_OF_A_TAG = re.compile(r'[\w-]+="')  # `{% block dress %} class="game"{% endblock %}`
_SAYS = re.compile(r"[A-Za-z]{2}")
_MARK = re.compile(r"<(/?)([a-z]+)(\d*)>")


def page_text(template: str, tags: Mapping[str, str] | None = None, **parts: Any) -> Markup:
    """The text in the language that is being told in. Its parts are escaped, the text itself may bear tags."""
    text = told_whole(
        template, {name: each if type(each) is int else str(escape(each)) for name, each in parts.items()}
    )
    if tags:
        text = _MARK.sub(lambda mark: mark[0] if not mark[3] and mark[2] not in tags else _tag(mark, tags), text)
    return Markup(text)


def _tag(mark: re.Match[str], tags: Mapping[str, str]) -> str:
    return f"</{mark[2]}>" if mark[1] else str(tags.get(mark[2] + mark[3], mark[0]))


def quoted(template: str, **parts: Any) -> Markup:
    """A text within an attribute."""
    return Markup(page_text(template, **parts).replace('"', "&#34;"))


class Telling(Extension):
    """Makes calls of the texts of a template."""

    def __init__(self, environment: Environment) -> None:
        super().__init__(environment)
        environment.globals.update(_=page_text, _quoted=quoted)

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return source if name is None or name in ENGLISH else "".join(_rewritten(source))


def texts_of(source: str) -> Iterator[str]:
    """All texts of a template, for translators: those in its words and those marked by hand."""
    for found in re.finditer(r'\b_(?:quoted)?\(("(?:[^"\\]|\\.)*")', "".join(_rewritten(source))):
        yield found[1][1:-1].replace('\\"', '"').replace("\\\\", "\\")


class Atom(NamedTuple):
    """`kind`: text, part, tag (inline) or edge, at which every text ends."""

    kind: str
    text: str

    @property
    def element(self) -> str:
        found = re.match(r"</?(\w+)", self.text)
        return found[1].lower() if found and self.kind in ("tag", "edge") else ""

    @property
    def closes(self) -> bool:
        return self.text.startswith("</")


def _rewritten(source: str) -> Iterator[str]:
    atoms = [_atom(found) for found in _ATOM.finditer(source)]
    for is_edge, group in groupby(_with_edges(atoms), key=lambda each: each.kind == "edge"):
        if is_edge:
            yield from (_attributes(each.text) for each in group)
        else:
            yield from _run(list(group))


def _atom(found: re.Match[str]) -> Atom:
    kind, text = str(found.lastgroup), found[0]
    if kind == "block" or (kind == "part" and _is_call(text)):
        return Atom("edge", text)
    atom = Atom(kind, text)
    return Atom("edge", text) if kind == "tag" and (atom.element not in _INLINE or "{%" in text) else atom


def _is_call(part: str) -> bool:
    """What a macro writes, and what is told already, is no part of a text."""
    return bool(re.match(r"\{\{-?\s*(_|[\w.]+\(.*\)\s*-?\}\}$)", part, re.S)) and not re.match(r"\{\{\s*\w+ ", part)


def _with_edges(atoms: Sequence[Atom]) -> list[Atom]:
    """A tag without its other half in the same run ends a text."""
    found, opened = list(atoms), list[int]()
    for n, atom in enumerate(atoms):
        if atom.kind == "edge":
            _cut(found, opened)
        elif atom.kind == "tag" and atom.element != "br":
            if not atom.closes:
                opened.append(n)
            elif opened and atoms[opened[-1]].element == atom.element:
                opened.pop()
            else:
                _cut(found, opened)
                found[n] = Atom("edge", atom.text)
    _cut(found, opened)
    return found


def _cut(found: list[Atom], opened: list[int]) -> None:
    for n in opened:
        found[n] = Atom("edge", found[n].text)
    opened.clear()


def _run(atoms: Sequence[Atom]) -> Iterator[str]:
    """A text if words stand in it outside of its tags; else what stands within each of them is one of its own."""
    before, inner, after = _trimmed(atoms)
    yield "".join(_attributes(each.text) for each in before)
    depth, bare = 0, ""
    for each in inner:
        depth += 0 if each.kind != "tag" or each.element == "br" else -1 if each.closes else 1
        bare += each.text if each.kind == "text" and not depth else ""
    if _SAYS.search(bare) and not _OF_A_TAG.match(bare):
        yield _call(inner)
    else:
        yield from _within(inner)
    yield "".join(_attributes(each.text) for each in after)


def _trimmed(atoms: Sequence[Atom]) -> tuple[list[Atom], list[Atom], list[Atom]]:
    """Without spaces and breaks around it."""
    inner = [Atom(each.kind, piece) for each in atoms for piece in _spaces(each) if piece]
    start, end = 0, len(inner)
    while start < end and _is_blank(inner[start]):
        start += 1
    while end > start and _is_blank(inner[end - 1]):
        end -= 1
    return inner[:start], inner[start:end], inner[end:]


def _spaces(atom: Atom) -> tuple[str, ...]:
    if atom.kind != "text":
        return (atom.text,)
    bare = atom.text.strip()
    before, _, after = atom.text.partition(bare) if bare else (atom.text, "", "")
    return before, bare, after


def _is_blank(atom: Atom) -> bool:
    return not atom.text.strip() or atom.element == "br"


def _within(atoms: Sequence[Atom]) -> Iterator[str]:
    """The outermost tags as edges, and each run between them on its own."""
    depth, run = 0, list[Atom]()
    for each in atoms:
        step = 0 if each.kind != "tag" or each.element == "br" else -1 if each.closes else 1
        if step and (depth + step, depth) in ((1, 0), (0, 1)):
            yield from _run(run) if run else ()
            yield _attributes(each.text)
            run = []
        else:
            run.append(each)
        depth += step
    yield from _run(run) if run and run != list(atoms) else (each.text for each in run)


def _call(atoms: Sequence[Atom]) -> str:
    text, parts, tags, sets = "", dict[str, str](), dict[str, str](), ""
    for each in atoms:
        if each.kind == "part":
            text += f"{{{_named(each.text[2:-2], parts)}}}"
        elif each.kind == "tag" and not each.closes and " " in each.text:
            mark = _free(each.element, tags)
            tags[mark] = f"t_{mark}"
            sets += f"{{% set t_{mark} %}}{_attributes(each.text)}{{% endset %}}"
            text += f"<{mark}>"
        elif each.kind == "tag" and each.closes:
            text += f"</{each.element}>"
        else:
            text += each.text
    text = _closed(re.sub(r"\s+", " ", text))
    with_tags = [f"tags={{{', '.join(f'{_literal(mark)}: {name}' for mark, name in tags.items())}}}"] if tags else []
    return f"{sets}{{{{ _({', '.join([_literal(text), *with_tags, *_arguments(parts)])}) }}}}"


def _closed(text: str) -> str:
    """A second `<a>` is `<a2>`, and so is its end."""
    opened = list[str]()

    def close(mark: re.Match[str]) -> str:
        if not mark[1]:
            if mark[2] != "br":
                opened.append(mark[2] + mark[3])
            return mark[0]
        return f"</{opened.pop()}>"

    return _MARK.sub(close, text)


def _free(name: str, taken: Mapping[str, str]) -> str:
    return next(each for n in range(1, 100) if (each := f"{name}{n if n > 1 else ''}") not in taken)


def _named(expression: str, parts: dict[str, str]) -> str:
    """A part is called as its value is at the end of its path: `each.made | moment(zone)` is `made`."""
    expression = expression.strip().strip("-").strip()
    path = re.sub(r"\[[^\]]*\]|\([^)]*\)", "", expression.partition("|")[0])
    words = re.findall(r"[A-Za-z_]\w*", path) or re.findall(r"[A-Za-z_]\w*", expression)
    same = next((name for name, other in parts.items() if other == expression), None)
    name = same or _free(words[-1], parts)
    parts[name] = expression
    return name


def _arguments(parts: Mapping[str, str]) -> list[str]:
    return [f"{name}=({value})" for name, value in parts.items()]


def _literal(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _attributes(tag: str) -> str:
    """What the attributes of a tag say."""
    if not tag.startswith("<"):
        return tag
    return _ATTRIBUTE.sub(_attribute, tag)


def _attribute(found: re.Match[str]) -> str:
    if not _SAYS.search(_CHOICE.sub("", _PART.sub("", found[2]))):
        return found[0]
    parts = dict[str, str]()
    text = _PART.sub(lambda part: f"{{{_named(part[1], parts)}}}", found[2])
    return f'{found[1]}="{{{{ _quoted({", ".join([_literal(text), *_arguments(parts)])}) }}}}"'
