"""The editor of a scripted person: given to neomutt as $editor, writes the prepared lines into the draft of a reply."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main(arguments: list[str]) -> int:
    wish, file = json.loads(Path(arguments[0]).read_text(encoding="utf-8")), Path(arguments[1])
    draft = file.read_text(encoding="utf-8")
    typed = "\n".join(wish["lines"])
    file.write_text(f"{draft}\n{typed}\n" if wish["below"] else f"{typed}\n\n{draft}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
