"""posthorn completion SHELL: a script for the shell, so that it completes the words of `posthorn`."""

from __future__ import annotations

import argparse

from ops.cli.main import COMMANDS, GROUPS

_BASH = """_posthorn() {{
    local word=${{COMP_WORDS[COMP_CWORD]}}
    case "$COMP_CWORD:${{COMP_WORDS[1]}}" in
        1:*) COMPREPLY=($(compgen -W "{commands}" -- "$word")) ;;
{groups}
        *) COMPREPLY=($(compgen -f -- "$word")) ;;
    esac
}}
complete -o filenames -F _posthorn posthorn
"""
_ZSH = """#compdef posthorn
autoload -U +X bashcompinit && bashcompinit
"""
_FISH = """complete -c posthorn -n __fish_use_subcommand -f -a "{commands}"
{groups}
"""


def script(shell: str) -> str:
    commands = " ".join(COMMANDS)
    if shell == "fish":
        seen = "complete -c posthorn -n '__fish_seen_subcommand_from {}' -f -a \"{}\""
        return _FISH.format(commands=commands, groups=_lines(seen))
    case = '        2:{}) COMPREPLY=($(compgen -W "{}" -- "$word")) ;;'
    return (_ZSH if shell == "zsh" else "") + _BASH.format(commands=commands, groups=_lines(case))


def _lines(template: str) -> str:
    return "\n".join(template.format(group, " ".join(words)) for group, words in GROUPS.items())


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="posthorn completion",
        description="Prints a script that teaches a shell the words of posthorn.",
        epilog='For bash: eval "$(posthorn completion bash)", in ~/.bashrc.',
    )
    parser.add_argument("shell", choices=["bash", "zsh", "fish"])
    print(script(parser.parse_args(arguments).shell), end="")
    return 0
