#!/usr/bin/env bash
# Pack the compiled program for a machine that has Python and nothing else, not even a network: build/device/site.
# The argument is the Python to pack for; it must be of the version (3.12, say) that the other machine has.
set -eu
cd "$(dirname "$0")/.."
python=${1:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" -m venv "$work/venv"
# msgspec too: the compiler reads its types.
"$work/venv/bin/pip" install -q hatchling "mypy[mypyc]" setuptools msgspec -c constraints.txt
git archive HEAD | tar x -C "$work" --one-top-level=source
(cd "$work/source" && CLIO_STRICT_COMPILE=1 "$work/venv/bin/python" -m hatchling build -t wheel -d "$work/wheel")
rm -rf build/device/site
"$work/venv/bin/pip" install -q --target build/device/site "$work"/wheel/*.whl
# Words are looked up in three languages only; all the others are most of the size.
find build/device/site/babel/locale-data -name '*.dat' ! -name 'root.dat' ! -name 'en*' ! -name 'fr*' ! -name 'ru*' -delete
du -sh build/device/site
