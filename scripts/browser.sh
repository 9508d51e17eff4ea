#!/bin/sh
# Chromium for the browser tests, from Debian's packages (the test tools' own downloads do not work everywhere).
set -e
if command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1; then
    echo "chromium is there."
elif [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends chromium fonts-noto-core
else
    echo "chromium is missing: the browser tests will be skipped. On Debian: apt-get install chromium (as root)." >&2
fi
