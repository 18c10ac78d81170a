"""Mails made to hurt: bounded in time and memory; the reader gives lines or refuses, and nothing else happens."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from ops.chaos import fuzz
from service.mail.incoming.text.limits import MESSAGE_BYTES, Unreadable
from service.mail.incoming.text.reading import parse_mail, typed_lines
from tests.mails import hostile

ROOT = Path(__file__).parents[2]
CPU_SECONDS, MEMORY = 60, 1 << 30  # for all of them together, held by the system; they take a twentieth of it

READ_ALL = """
from ops.chaos.fuzz import read_mail
from tests.mails.hostile import everything
for name, raw in everything().items():
    read_mail(raw)
print(len(everything()))
"""


def test_all_of_them_within_the_bounds_of_the_system():
    def bound():
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    ran = subprocess.run(
        [sys.executable, "-c", READ_ALL], cwd=ROOT, preexec_fn=bound, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert int(ran.stdout) > 80


@pytest.mark.parametrize("name", ["nested parts", "flat parts", "many headers", "long header", "ten megabytes"])
def test_what_is_beyond_the_limits_is_refused_unread(name):
    with pytest.raises(Unreadable):
        parse_mail(hostile.shapes()[name])


def test_a_mail_at_the_limit_is_read():
    raw = hostile.plain(b"pass\n-- \n")
    raw += b"x" * (MESSAGE_BYTES - len(raw))
    assert typed_lines(parse_mail(raw)) == ["pass"]


def test_twenty_thousand_parameters_are_read_as_text():
    assert typed_lines(parse_mail(hostile.parameters())) == ["pass"]


def test_too_many_lines_are_refused_whole():
    with pytest.raises(Unreadable, match="201 lines"):
        typed_lines(parse_mail(hostile.plain(b"pass\n" * 201)))
    assert len(typed_lines(parse_mail(hostile.plain(b"pass\n" * 200)))) == 200


@pytest.mark.parametrize("check", fuzz.CHECKS)
def test_mails_nobody_would_write(check):
    fuzz.check(check, 300)
