"""Devices that are told by pushes: those of the player, a further one, one fewer."""

from __future__ import annotations

from flask import Response, current_app

from domain.kernel.shapes import Refused
from service.accounts import devices, settings
from service.api import personal_answers, shapes
from service.api.api_request import ApiRequest
from service.api.operations import Answer, Operations, json_answer
from service.api.problems import Problem
from service.limits.outward import Outward
from service.mail.outgoing.web_push import PushKey, device_refusal
from service.store.pushes import Device

api = Operations()


def _access() -> tuple[PushKey, Outward]:
    key, outward = current_app.extensions.get("pushes", (None, None))
    if key is None:
        raise Problem("no_pushes")
    return key, outward


def _listed(req: ApiRequest, status: int = 200) -> Response:
    key, _ = _access()
    return json_answer({"key": key.public, "devices": settings.described(req.store, req.player.id)["devices"]}, status)


@api.operation(
    "GET",
    "/me/push",
    "Your devices that are told by pushes",
    {200: Answer(personal_answers.OwnDevices(), "the key of this service, and your devices")},
    problems=("no_pushes",),
)
def show_devices(req: ApiRequest) -> Response:
    return _listed(req)


@api.operation(
    "POST",
    "/me/push",
    "Tell a device by pushes",
    {201: Answer(personal_answers.OwnDevices(), "it is told from now on")},
    problems=("no_pushes", "too_many_devices", "bad_keys", "bad_endpoint"),
    body=shapes.NewDevice(),
)
def add_device(req: ApiRequest) -> Response:
    """What is told, and whether beside letters or in their place: the settings `push` and `push_kinds`."""
    _, outward = _access()
    keys = req.body["keys"]
    device = Device(
        player=req.player.id, endpoint=req.body["endpoint"], public=keys["p256dh"], auth=keys["auth"],
        name=req.body["name"],
    )  # fmt: skip
    refusal = device_refusal(device, outward)
    if refusal is not None and refusal.code != "bad_keys":
        refusal = Refused("bad_endpoint", "{text}", text=refusal.text)
    devices.add(req.store, device, refusal)
    return _listed(req, 201)


@api.operation(
    "DELETE",
    "/me/push/{device}",
    "Tell a device no more",
    {200: Answer(personal_answers.OwnDevices(), "those that are left")},
    problems=("no_pushes", "no_such_device"),
)
def remove_device(req: ApiRequest, device: str) -> Response:
    _access()
    devices.remove(req.store, req.player.id, device)
    return _listed(req)
