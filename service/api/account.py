"""Oneself: settings, addresses, keys, sessions, all one's data; the same functions as the page of settings has."""

from __future__ import annotations

from flask import Response, current_app, request

from service.accounts import erasure, settings
from service.api import personal_answers, shapes
from service.api.api_request import ApiRequest
from service.api.operations import Answer, Operations, json_answer
from service.api.problems import Problem
from service.limits.networks import caller_of
from service.store import sessions

api = Operations()


@api.operation("GET", "/me/account", "Your account", {200: Answer(personal_answers.Account(), "all of it but secrets")})
def show_account(req: ApiRequest) -> Response:
    return _account(req)


def _account(req: ApiRequest, status: int = 200) -> Response:
    return json_answer(settings.described(req.store, req.player.id), status)


@api.operation(
    "PATCH",
    "/me/account",
    "Change your name or your settings",
    {200: Answer(personal_answers.Account(), "the account as it is now")},
    problems=("bad_name", "bad_setting", "bad_language", "bad_zone", "bad_night", "bad_days", "too_many_changes"),
    body=shapes.AccountChange(),
)
def change_account(req: ApiRequest) -> Response:
    """A setting that is empty is as usual again."""
    settings.change(req.store, req.player.id, req.body["settings"])
    if "name" in req.body:
        settings.rename(req.store, req.player.id, req.body["name"])
    return _account(req)


@api.operation(
    "POST",
    "/me/addresses",
    "Add a mail address",
    {
        202: Answer(
            personal_answers.Account(),
            "a letter goes there; its link adds the address in a browser that is signed in as you",
        )
    },
    problems=("bad_address", "address_known", "too_many_addresses", "too_many_letters"),
    body=shapes.Address(),
)
def add_address(req: ApiRequest) -> Response:
    client, most = caller_of(request.remote_addr), current_app.config["STRANGERS"]
    settings.ask_address(req.store, req.player.id, req.body["address"], client=client, most=most)
    return _account(req, 202)


@api.operation(
    "DELETE",
    "/me/addresses/{address}",
    "Take a mail address away",
    {200: Answer(personal_answers.Account(), "the account as it is now")},
    problems=("no_such_address", "only_address"),
)
def remove_address(req: ApiRequest, address: str) -> Response:
    settings.remove_address(req.store, req.player.id, address)
    return _account(req)


@api.operation(
    "POST",
    "/me/keys",
    "Make a further key",
    {201: Answer(personal_answers.NewKey(), "the key, shown this once")},
    problems=("too_many_keys",),
    body=shapes.KeyName(),
)
def make_key(req: ApiRequest) -> Response:
    return json_answer({"key": settings.new_key(req.store, req.player.id, req.body["name"])}, 201)


@api.operation(
    "DELETE",
    "/me/keys/{key}",
    "Revoke a key",
    {200: Answer(personal_answers.Account(), "the account as it is now")},
    problems=("no_such_key",),
)
def revoke_key(req: ApiRequest, key: str) -> Response:
    """`key`: its id, as the account shows it; the key that calls may revoke itself."""
    if len(key) != 16 or not key.isascii() or not req.store.players.revoke_key(req.player.id, key):
        raise Problem("no_such_key")
    return _account(req)


@api.operation(
    "DELETE", "/me/sessions", "Sign out of all browsers", {200: Answer(personal_answers.Account(), "it is done")}
)
def end_sessions(req: ApiRequest) -> Response:
    with req.store.db.write() as session:
        sessions.end_all(session, req.player.id)
    return _account(req)


@api.operation(
    "GET", "/me/data", "All that is kept of you", {200: Answer(personal_answers.Everything(), "one document")}
)
def show_data(req: ApiRequest) -> Response:
    return json_answer(settings.everything(req.store, req.player.id))


@api.operation("DELETE", "/me", "Leave for ever", {204: Answer(None, "you are forgotten")})
def leave(req: ApiRequest) -> Response:
    """You are forgotten: name, addresses, keys, sessions, letters, mails, talk and notes are deleted, and all links are
    void. Your moves stay in the logs of the games, under your id. It cannot be undone.
    """
    erasure.forget(req.store, req.player.id)
    return Response(status=204)
