"""What people type in Russian, French and Czech for 47 commands is read as what they mean, and as nothing else."""

from __future__ import annotations

from tests.languages import typed_forms

WANTED = 740


def test_forms_are_read_as_what_they_mean() -> None:
    verdicts = {form: typed_forms.judged(form) for form in typed_forms.forms()}
    wrong = {form: verdict for form, verdict in verdicts.items() if verdict.startswith(typed_forms.WRONG)}
    assert not wrong
    assert len(verdicts) == 783 and sum(verdict == typed_forms.READ for verdict in verdicts.values()) >= WANTED


def test_a_form_that_means_something_else_is_found() -> None:
    assert typed_forms.judged(typed_forms.Form(3, "ru", "пас")) == typed_forms.READ
    assert typed_forms.judged(typed_forms.Form(3, "ru", "карандаш")) == typed_forms.UNREAD
    assert typed_forms.judged(typed_forms.Form(6, "ru", "отмена")).startswith(typed_forms.WRONG)
