#!/bin/sh
# Ours beside the engines of others: builds the compiled clio, makes the throw-away environment .venv-bench,
# and runs bench.py with the arguments given (--quick, --only NAME).
set -eu
cd "$(dirname "$0")/.."

make --silent compiled >&2
compiled=
if [ -z "$(find build/compiled -name '*.so' -o -name '*.pyd')" ]; then
    echo "bench: nothing can be compiled on this machine: the interpreted build is measured alone" >&2
    compiled=--no-compiled
fi

# The interpreter of .venv itself, so that both builds of ours and the others run on the same Python.
python=$(.venv/bin/python -c 'import sys; print(sys._base_executable)')
# clio itself is not installed but put on the path; what it needs is read from pyproject.toml.
ours=$("$python" - <<'PYTHON'
import pathlib, tomllib
print(*tomllib.loads(pathlib.Path("pyproject.toml").read_text())["project"]["dependencies"], sep="\n")
PYTHON
)
wanted=$("$python" -VV; echo "$python $ours"; cat bench/requirements*.txt constraints.txt)
if [ "$wanted" != "$(cat .venv-bench/made-of.txt 2>/dev/null)" ]; then
    echo "bench: making .venv-bench (once, about a minute)" >&2
    rm -rf .venv-bench
    "$python" -m venv .venv-bench >/dev/null 2>&1 || "$python" -m virtualenv --quiet --clear .venv-bench
    echo '*' > .venv-bench/.gitignore
    echo "$ours" > .venv-bench/ours.txt
    pip=".venv-bench/bin/python -m pip install --quiet --disable-pip-version-check"
    # All that is needed is listed; catanatron_gym asks for an older gymnasium than it works with.
    $pip --no-deps -r bench/requirements.txt
    $pip --no-deps -r bench/requirements-jax.txt || echo "bench: JAX cannot be had here: its game is left out" >&2
    $pip -r .venv-bench/ours.txt -c constraints.txt
    echo "$wanted" > .venv-bench/made-of.txt
fi

.venv-bench/bin/python -m bench.bench $compiled "$@"
# A run of some engines only, or a rough one, leaves the environments out.
[ $# -gt 0 ] || exec .venv-bench/bin/python -m bench.interfaces $compiled
