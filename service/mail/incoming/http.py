"""Where mail providers call. Each is answered with the status it understands: stored, never again, or try later."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, request
from werkzeug.exceptions import RequestEntityTooLarge

from service.limits.mail_quota import Full
from service.mail.incoming import sns
from service.mail.incoming.inbox import Inbox, Unwanted, UsedUp
from service.mail.incoming.providers import (
    PROVIDERS,
    Delivery,
    Forbidden,
    WebhookRequest,
    json_object,
    ses_notification,
)
from service.mail.incoming.settings import MailSettings
from service.mail.incoming.text.limits import CALL_BYTES, MESSAGE_BYTES, Unreadable

log = logging.getLogger(__name__)
TOO_LARGE = f"A mail may have {MESSAGE_BYTES} bytes; this call alone has more than {CALL_BYTES}."


def blueprint(inbox: Inbox, settings: MailSettings, fetch: sns.Fetch | None = None) -> Blueprint:
    """Routes /inbound/<provider>; a provider without a secret in the settings is not there."""
    routes = Blueprint("inbound", __name__, url_prefix="/inbound")
    for name, secret in settings.secrets.items():
        routes.add_url_rule(f"/{name}", name, _provider(inbox, name, secret), methods=["POST"])
    if settings.topics:
        routes.add_url_rule("/ses", "ses", _ses(inbox, settings, fetch), methods=["POST"])
    return routes


def _provider(inbox: Inbox, name: str, secret: str) -> Callable[[], Response]:
    provider = PROVIDERS[name]

    def view() -> Response:
        def deliver() -> Delivery:
            headers = {key.lower(): value for key, value in request.headers.items()}
            return provider.read(WebhookRequest(_body(), request.headers.get("Content-Type", ""), headers, secret))

        return _answered(inbox, name, deliver, provider.unwanted)

    return view


def _ses(inbox: Inbox, settings: MailSettings, fetch: sns.Fetch | None) -> Callable[[], Response]:
    def view() -> Response:
        def deliver() -> Delivery | None:
            data = json_object(_body())
            sns.checked(data, settings.topics, fetch)
            if data.get("Type") == "SubscriptionConfirmation":
                sns.confirm(data, fetch)
                return None
            return ses_notification(str(data.get("Message") or "{}"))

        # SNS tries again for everything but success, so what is unwanted is taken and dropped
        return _answered(inbox, "ses", deliver, 200)

    return view


def _body() -> bytes:
    """The bytes as they came: forms parsed by the framework would be text already."""
    request.max_content_length = CALL_BYTES
    if (request.content_length or 0) > CALL_BYTES:
        raise Unwanted(TOO_LARGE)
    return request.get_data(cache=False, parse_form_data=False)


def _answered(inbox: Inbox, source: str, deliver: Callable[[], Delivery | None], unwanted: int) -> Response:
    try:
        delivery = deliver()
        if delivery is not None:
            inbox.accept(
                delivery.raw, delivery.mail_from, delivery.rcpt_tos, source, delivery.provider_id, delivery.auth,
                delivery.once,
            )  # fmt: skip
    except (Forbidden, UsedUp) as error:
        # not the "never again" of the provider: a wrong password in the settings must not cost a mail
        return _plain(401, str(error))
    except Unwanted as error:
        return _plain(unwanted, str(error))
    except RequestEntityTooLarge:
        return _plain(unwanted, TOO_LARGE)
    except Unreadable as error:
        return _plain(400, f"Not taken: {error}")
    except Full as full:
        return _plain(503, str(full), {"Retry-After": "3600"})
    except Exception:
        log.exception("a mail of %s could not be stored; the provider keeps it", source)
        return _plain(503, "Not stored; please try again later.", {"Retry-After": "60"})
    return _plain(200, "Stored.")


def _plain(status: int, text: str, headers: dict[str, Any] | None = None) -> Response:
    return Response(text + "\n", status, headers, mimetype="text/plain")
