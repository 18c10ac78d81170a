"""Programs that are told by requests: those of the player, a further one, one fewer, one tried."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from flask import Response, current_app

from domain.kernel.shapes import Refused
from service.accounts import programs
from service.api import personal_answers, shapes
from service.api.api_request import ApiRequest
from service.api.operations import Answer, Operations, json_answer
from service.api.problems import Problem
from service.limits.outward import Outward
from service.mail.outgoing.happenings import trial
from service.mail.outgoing.hooking import kinds_refusal
from service.mail.outgoing.web_hooks import hook_refusal, new_secret, shape_of
from service.store import times
from service.store.hooks import Hook

api = Operations()


def _outward() -> Outward:
    found: Outward | None = current_app.extensions.get("pushes", (None, None))[1]
    if found is None:
        raise Problem("no_hooks")
    return found


def _listed(req: ApiRequest, status: int = 200, **more: Any) -> Response:
    with req.store.db.read() as session:
        return json_answer({**more, "hooks": programs.described(session, req.player.id)}, status)


@api.operation(
    "GET",
    "/me/hooks",
    "Your programs that are told by requests",
    {200: Answer(personal_answers.OwnHooks(), "your programs; no secret, and of an address its host alone")},
    problems=("no_hooks",),
)
def show_hooks(req: ApiRequest) -> Response:
    _outward()
    return _listed(req)


@api.operation(
    "POST",
    "/me/hooks",
    "Tell a program by requests",
    {201: Answer(personal_answers.NewHookAnswer(), "it is told from now on; its secret, shown this once")},
    problems=("no_hooks", "too_many_hooks", "guests_have_none", "bad_hook"),
    body=shapes.NewHook(),
)
def add_hook(req: ApiRequest) -> Response:
    """Each happening is one POST with a body as the schema Happening has it, signed as Standard Webhooks has it: the
    headers `webhook-id` (the same when it is sent again), `webhook-timestamp`, `webhook-signature`. Answer with 2xx
    within five seconds. Else it is sent again for a day, longer apart each time; after three happenings that were
    given up it ends, and a letter says so. 410 ends it at once. Redirects are not followed.
    """
    body, outward = req.body, _outward()
    hook = Hook(
        player=req.player.id, scope=body["of"], url=body["url"], shape=shape_of(body["url"], body["shape"]),
        secret=new_secret(secrets.token_bytes(24)), kinds=" ".join(dict.fromkeys(body["kinds"])),
        name=programs.named(body["name"], body["url"]),
    )  # fmt: skip
    refusal = hook_refusal(hook, outward)
    if refusal is not None:
        refusal = Refused("bad_hook", "{text}", text=refusal.text)
    kept = programs.add(req.store, hook, refusal or kinds_refusal(hook))
    return _listed(req, 201, id=str(kept.id), secret=kept.secret)


@api.operation(
    "DELETE",
    "/me/hooks/{hook}",
    "Tell a program no more",
    {200: Answer(personal_answers.OwnHooks(), "those that are left")},
    problems=("no_hooks", "no_such_hook"),
)
def remove_hook(req: ApiRequest, hook: str) -> Response:
    _outward()
    programs.remove(req.store, req.player.id, hook)
    return _listed(req)


@api.operation(
    "POST",
    "/me/hooks/{hook}/trial",
    "Try a program",
    {202: Answer(personal_answers.OwnHooks(), "it is on its way; `used` or `reason` say what came of it")},
    problems=("no_hooks", "no_such_hook", "too_many_trials"),
)
def try_hook(req: ApiRequest, hook: str) -> Response:
    """One request of the type `trial`. A program that had ended is told again, if it takes it."""
    _outward()
    url = current_app.config["PUBLIC_URL"]
    said = msgspec.json.encode(trial(url, times.now())).decode()
    programs.try_out(req.store, req.player.id, hook, said)
    return _listed(req, 202)
