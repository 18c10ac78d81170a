# Sourced by ops/up and ops/test: makes .venv in the checkout with what is asked for, from nothing but a Python 3.11 or later.
# usage: make_environment NAME REQUIREMENT   (NAME marks what is installed; REQUIREMENT is for pip: "." or ".[test]")

find_python() {
    local fits='import sys, venv, ensurepip, sqlite3, ssl; sys.exit(not (3, 11) <= sys.version_info < (3, int(sys.argv[1])))'
    local candidates=${POSTHORN_PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}
    local below candidate
    for below in 15 99; do # first those it was tried with, then any that is newer
        for candidate in $candidates; do
            if "$candidate" -c "$fits" "$below" >/dev/null 2>&1; then
                command -v "$candidate"
                return
            fi
        done
    done
    echo "Posthorn needs Python 3.11 or later with its venv module, and found none (looked for: $candidates)." >&2
    echo "Install one (on Debian and Ubuntu: python3 and python3-venv) or set POSTHORN_PYTHON to its path." >&2
    return 1
}

make_environment() {
    local name=$1 requirement=$2 python wanted
    local stamp=.venv/.installed-$name
    # A moved checkout or a changed pyproject.toml needs a new installation.
    wanted="$PWD $(cksum <pyproject.toml)"
    if [ -x .venv/bin/python ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && .venv/bin/python -c "" 2>/dev/null; then
        return
    fi
    if ! .venv/bin/python -c "" 2>/dev/null; then
        python=$(find_python)
        echo "Making .venv with $("$python" --version) ..." >&2
        "$python" -m venv --clear .venv
    fi
    echo "Installing Posthorn and what it needs into .venv ..." >&2
    .venv/bin/python -m pip install --quiet --quiet --disable-pip-version-check --editable "$requirement" >&2
    echo "$wanted" >"$stamp"
}
