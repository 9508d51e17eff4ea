#!/usr/bin/env bash
# Write constraints.txt anew: the newest versions that pyproject.toml allows, as name==version and nothing else.
set -euo pipefail
cd "$(dirname "$0")/.."
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
"${PYTHON:-python3}" -m venv --upgrade-deps "$room"
CLIO_PURE=1 "$room/bin/python" -m pip install --quiet --disable-pip-version-check '.[dev,web,postgresql,browser,redis,research,cluster,valkey]'
{
    echo "# The versions everything is tested with. Written by scripts/pin.sh; no hashes, no addresses."
    "$room/bin/python" -m pip list --disable-pip-version-check --format=freeze --exclude pip --exclude clio
} > constraints.txt
