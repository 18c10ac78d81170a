"""What strangers write to break out of the place it is put in: headers, lines, HTML, commands, terminals."""

from __future__ import annotations

from base64 import b64encode

from hypothesis import strategies as st

BREAKS = ("\r\n", "\n", "\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\0")
HIDDEN = "=?utf-8?q?x=0D=0ABcc=3A_victim=40v.example=0D=0A=0D=0A=3Cscript=3E?="
HIDDEN_TOO = f"=?utf-8?b?{b64encode(b'x' + bytes([13, 10]) + b'Subject: spoiled').decode()}?="
KNOWN = (
    *(f"x{mark}Bcc: victim@v.example{mark}{mark}<h1>hi</h1>" for mark in BREAKS),
    *(f"a{mark}pass{mark}undo" for mark in BREAKS),
    HIDDEN, HIDDEN_TOO, f"<a@b>{HIDDEN}", f"<{HIDDEN}@x>", "<a@b> <c@d>", "<a@b\r\nBcc: x@y>", "<<a@b>>",
    "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "</div></td><table>", "<!--", "]]>", "&lt;b&gt;",
    "javascript:alert(1)", '" onmouseover="x', "cid:board", "{name} {seed} %s %(x)s", "pass", "undo", "1", "yes",
    "say x " * 40 + "pass", "\u202eelbat eht\u202c", "\u2066x", "p\u00adass", "\x1b[2J\x1b]0;x\x07", "\ud800",
    "a\\", '"', "\\", '\\"', "x" * 3000, "\u00e9" * 300, "\U0001f3b2" * 90, "=?", "?=", "=?x?=", ",", "a,b <c@d>;",
    "\udfff x", "From nobody", ".", ".\r\n.\r\nMAIL FROM:<x@y>", "--=_letter", "--", "Content-Type: text/html", " ",
    "\t", "\u3000",
)  # fmt: skip
anything = st.text(st.characters(exclude_categories=()), max_size=60)
words = st.one_of(st.sampled_from(KNOWN), anything, st.tuples(anything, st.sampled_from(KNOWN)).map(" ".join))
