#!/bin/sh
# Chromium for the browser tests, from Debian's packages (the test tools' own downloads do not work everywhere).
# The one without windows (chromium-headless-shell) is quicker; any other will do.
there() { command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1; }
install() { DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@" fonts-noto-core; }

if ! command -v chromium-headless-shell >/dev/null 2>&1 && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    apt-get update -q
    install chromium-headless-shell || there || install chromium
fi
if there; then
    echo "chromium is there."
else
    echo "chromium is missing: the browser tests will be skipped. On Debian: apt-get install chromium (as root)." >&2
fi
