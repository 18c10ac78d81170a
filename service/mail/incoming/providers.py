"""What the calls of mail providers say: bytes of a request in, one delivery out."""

from __future__ import annotations

import base64
import binascii
import hmac
import json
import re
import time
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from service.mail.incoming.forms import fields
from service.mail.incoming.text.limits import Unreadable

FRESH = 15 * 60  # seconds a signed call is good for


class Forbidden(Exception):
    """The call does not prove that it comes from the provider."""


class WebhookRequest(Struct, frozen=True):
    """A request as a provider's reader needs it."""

    body: bytes
    content_type: str
    headers: Mapping[str, str]  # names in lower case
    secret: str


class Delivery(Struct, frozen=True, kw_only=True):
    raw: bytes
    mail_from: str
    rcpt_tos: tuple[str, ...]
    provider_id: str = ""
    auth: dict[str, str] = {}
    once: str = ""  # a number of the call that is good for this delivery and for no other


class Provider(Struct, frozen=True):
    read: Callable[[WebhookRequest], Delivery]
    unwanted: int  # the status this provider understands as "never again"; others make it try for days


def raw_post(req: WebhookRequest) -> Delivery:
    """Our own form for a mail server's script: the bytes as body, the envelope and a signature in headers."""
    when = req.headers.get("x-posthorn-time", "")
    sender, rcpt = req.headers.get("x-posthorn-from", ""), req.headers.get("x-posthorn-to", "")
    signed = "\n".join((when, sender, rcpt, "")).encode() + req.body
    _prove(req.secret, signed, req.headers.get("x-posthorn-signature", ""), when)
    return Delivery(raw=req.body, mail_from=sender, rcpt_tos=tuple(each.strip() for each in rcpt.split(",")))


def sign_raw_post(secret: str, when: int, sender: str, rcpt: str, raw: bytes) -> str:
    signed = "\n".join((str(when), sender, rcpt, "")).encode() + raw
    return hmac.new(secret.encode(), signed, "sha256").hexdigest()


def mailgun(req: WebhookRequest) -> Delivery:
    """Mailgun signs a time and a number, and nothing of the mail: whoever has seen a call could send another mail with
    its signature. So the number counts once, for what came with it first, and nothing of the call is taken as proof of
    the sender: the mail has to prove itself by its own signature, which names the recipient."""
    form = fields(req.content_type, req.body)
    when, token = _text(form, "timestamp"), _text(form, "token")
    _prove(req.secret, (when + token).encode(), _text(form, "signature"), when)
    return Delivery(
        raw=_needed(form, "body-mime"),
        mail_from=_text(form, "sender"),
        rcpt_tos=tuple(each.strip() for each in _text(form, "recipient").split(",")),
        once=token,
    )


def postmark(req: WebhookRequest) -> Delivery:
    _basic(req)
    data = json_object(req.body)
    raw = data.get("RawEmail")
    if not isinstance(raw, str):
        raise Unreadable('the call has no RawEmail: switch on "Include raw email content in JSON payload"')
    return Delivery(
        raw=raw.encode("utf-8", "surrogatepass"),
        mail_from=_return_path(data),
        rcpt_tos=(str(data.get("OriginalRecipient") or data.get("To") or ""),),
        provider_id=str(data.get("MessageID") or ""),
    )


def sendgrid(req: WebhookRequest) -> Delivery:
    _basic(req)
    form = fields(req.content_type, req.body)
    envelope = json_object(_needed(form, "envelope"))
    to = envelope.get("to")
    # of several results it cannot be told for sure which word is whose: then the signature is checked here
    passed = re.fullmatch(r"\{@([a-z0-9.-]{1,190}) : pass\}", _text(form, "dkim"), re.I)
    return Delivery(
        raw=_needed(form, "email"),
        mail_from=str(envelope.get("from") or ""),
        rcpt_tos=tuple(map(str, to)) if isinstance(to, list) else (str(to or ""),),
        auth={"dkim": "pass", "domain": passed[1]} if passed else {},
    )


def cloudmailin(req: WebhookRequest) -> Delivery:
    _basic(req)
    form = fields(req.content_type, req.body)
    listed = [value for name, value in form.items() if name.startswith("envelope[recipients]")]
    to = [value.decode("utf-8", "replace").strip() for value in listed or [_needed(form, "envelope[to]")]]
    return Delivery(raw=_needed(form, "message"), mail_from=_text(form, "envelope[from]"), rcpt_tos=tuple(to))


PROVIDERS = {
    "raw": Provider(raw_post, 403),
    "mailgun": Provider(mailgun, 406),
    "postmark": Provider(postmark, 403),
    "sendgrid": Provider(sendgrid, 200),
    "cloudmailin": Provider(cloudmailin, 422),
}


def ses_notification(message: str) -> Delivery | None:
    """What Amazon SES puts into a notification; None for one that carries no mail."""
    data = json_object(message.encode())
    mail, receipt, content = data.get("mail"), data.get("receipt"), data.get("content")
    if data.get("notificationType") != "Received" or not isinstance(mail, dict) or not isinstance(receipt, dict):
        return None
    if not isinstance(content, str):
        raise Unreadable("the notification has no content: let the SNS action include the mail, in Base64")
    return Delivery(
        raw=_ses_bytes(content, receipt),
        mail_from=str(mail.get("source") or ""),
        rcpt_tos=tuple(map(str, receipt.get("recipients") or mail.get("destination") or ())),
        provider_id=str(mail.get("messageId") or ""),
        auth=_ses_verdict(receipt, str(mail.get("source") or "")),
    )


def _ses_bytes(content: str, receipt: Mapping[str, Any]) -> bytes:
    action = receipt.get("action")
    encoding = str(action.get("encoding", "")) if isinstance(action, dict) else ""
    plainly = encoding.upper() == "UTF-8" or re.search(r"[^A-Za-z0-9+/=\s]", content[:400])
    if plainly:
        return content.encode("utf-8", "surrogatepass")
    try:
        return base64.b64decode(content, validate=False)
    except (binascii.Error, ValueError) as error:
        raise Unreadable("the content of the notification is no Base64") from error


def _ses_verdict(receipt: Mapping[str, Any], sender: str) -> dict[str, str]:
    """`spf`: the domain that has said this mail may come this way."""
    dmarc, spf = (
        str(verdict.get("status", "")).lower() if isinstance(verdict, dict) else ""
        for verdict in (receipt.get("dmarcVerdict"), receipt.get("spfVerdict"))
    )
    found = {"dmarc": dmarc} if dmarc in ("pass", "fail") else {}
    return {**found, "spf": sender.rpartition("@")[2]} if found and spf == "pass" else found


def _prove(secret: str, signed: bytes, signature: str, when: str) -> None:
    expected = hmac.new(secret.encode(), signed, "sha256").hexdigest()
    if not secret or not hmac.compare_digest(expected.encode(), signature.lower().encode("utf-8", "replace")):
        raise Forbidden("The signature does not fit.")
    if not when.isdecimal() or len(when) > 12 or abs(time.time() - int(when)) > FRESH:
        raise Forbidden("The signature is too old.")


def _basic(req: WebhookRequest) -> None:
    """Providers that sign nothing are given an address with a password in it: https://name:SECRET@host/..."""
    scheme, _, given = req.headers.get("authorization", "").partition(" ")
    try:
        password = base64.b64decode(given).decode().partition(":")[2] if scheme.lower() == "basic" else ""
    except (binascii.Error, ValueError):
        password = ""
    if not req.secret or not hmac.compare_digest(password.encode(), req.secret.encode()):
        raise Forbidden("The password in the address of this call is missing or wrong.")


def _return_path(data: Mapping[str, Any]) -> str:
    """Postmark has no field for the envelope sender; it adds the header to those it received."""
    headers = data.get("Headers")
    for header in headers if isinstance(headers, list) else []:
        if isinstance(header, dict) and str(header.get("Name", "")).lower() == "return-path":
            return str(header.get("Value") or "")
    return str(data.get("From") or "")


def json_object(body: bytes) -> dict[str, Any]:
    try:
        data = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise Unreadable("the call is no JSON") from error
    if not isinstance(data, dict):
        raise Unreadable("the call is no JSON object")
    return data


def _needed(form: Mapping[str, bytes], name: str) -> bytes:
    if name not in form:
        raise Unreadable(f"the form has no field {name}: the provider has to send the mail unparsed")
    return form[name]


def _text(form: Mapping[str, bytes], name: str) -> str:
    return form.get(name, b"").decode("utf-8", "replace").strip()
