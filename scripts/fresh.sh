#!/usr/bin/env bash
# Both README commands on a machine that has nothing but Python and make: an empty Debian made with debootstrap,
# or, where that is impossible, a fresh clone with an empty home on this system. It says which of the two it was.
#
#   scripts/fresh.sh                # both README commands, in a clone of the last commit
#   scripts/fresh.sh 'make lint'    # other commands instead
#
# The mirror, the proxy and pip's settings are this machine's own, read when it runs; none is written down here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

commands=("make play PLAY_ARGS=--check" "make test")
if [ $# -gt 0 ]; then commands=("$@"); fi

work=$(mktemp -d)
root=$work/root
# What is mounted below is mounted in a namespace of its own, so nothing of it is left when this goes.
trap 'rm -rf --one-file-system "$work"' EXIT

say() { printf 'fresh: %s\n' "$*"; }

# --- the way to the package registry

# pip warns about every local folder among its settings that the root does not have: those warnings are left out.
carried=(PIP_QUIET=1)
while IFS= read -r -d '' pair; do
    case ${pair%%=*} in
        PIP_* | *_proxy | *_PROXY | SSL_CERT_* | REQUESTS_CA_BUNDLE | CURL_CA_BUNDLE) carried+=("$pair") ;;
    esac
done < <(env -0)

carry_pip_settings() { # HOME: the user's own settings for pip
    local file
    for file in .config/pip/pip.conf .pip/pip.conf; do
        if [ -f "$HOME/$file" ]; then install -D -m 644 "$HOME/$file" "$1/$file"; fi
    done
}

carry_into_root() { # what a process in the root needs to find and trust the registry
    local file pair
    local files=(/etc/pip.conf /etc/xdg/pip/pip.conf /etc/resolv.conf /etc/hosts /etc/ssl/certs/ca-certificates.crt)
    for pair in "${carried[@]}"; do
        case ${pair#*=} in /*) files+=("${pair#*=}") ;; esac
    done
    for file in "${files[@]}"; do
        if [ -f "$file" ]; then install -D -m 644 "$file" "$root$file"; fi
    done
}

# --- the empty Debian

make_root() { # leaves the reason in $why if it cannot
    why="this is not Debian"
    grep -qx 'ID=debian' /etc/os-release || return 1
    why="only root may make one"
    [ "$(id -u)" = 0 ] || return 1

    if ! command -v debootstrap >/dev/null; then
        why="debootstrap is missing and apt-get cannot install it"
        { apt-get update && apt-get install -y --no-install-recommends debootstrap; } >"$work/log" 2>&1 || return 1
    fi
    local codename mirror proxy
    # shellcheck disable=SC1091
    codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
    why="apt knows no mirror of $codename"
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(REPO_URI)' \
        'Created-By: Packages' "Codename: $codename" 'Component: main' | head -n 1)
    [ -n "$mirror" ] || return 1
    proxy=$(eval "$(apt-config shell proxy Acquire::http::Proxy)"; echo "${proxy:-}")

    say "making an empty Debian $codename with Python and make, nothing else (a minute or two)"
    why="debootstrap failed"
    http_proxy=${proxy:-${http_proxy:-}} debootstrap --variant=minbase --include=python3,python3-venv,make \
        "$codename" "$root" "$mirror" >"$work/log" 2>&1 || return 1

    why="this system does not let us enter another root"
    in_root true >"$work/log" 2>&1
}

in_root() { # COMMAND...: as an ordinary user, with /proc, shared memory and terminals as on any machine
    # shellcheck disable=SC2016
    unshare --mount --pid --fork --kill-child bash -euc '
        root=$1
        shift
        mount -t proc proc "$root/proc"
        mkdir -p "$root/dev/shm"
        mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
        mkdir -p "$root/dev/pts"
        mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$root/dev/pts"
        ln -sf pts/ptmx "$root/dev/ptmx"
        exec chroot --userspec=1000:1000 "$root" "$@"
    ' bash "$root" "$@"
}

# --- the two ways to run a command in the clone, without a terminal

run_in_root() {
    # shellcheck disable=SC2016
    in_root /usr/bin/env -i HOME=/srv/user PATH=/usr/bin:/bin "${carried[@]}" \
        sh -c 'cd /srv/user/clio && exec sh -c "$1"' sh "$1" </dev/null
}

run_here() {
    (cd "$work/home/clio" && env -i HOME="$work/home" PATH=/usr/bin:/bin "${carried[@]}" \
        sh -c "$1" </dev/null)
}

if [ -n "$(git status --porcelain)" ]; then say "uncommitted changes are left out"; fi
if make_root; then
    way="an empty Debian root"
    home=$root/srv/user
    run=run_in_root
    carry_into_root
else
    way="a fresh clone with an empty home on this system, not an empty Debian ($why)"
    if [ -s "$work/log" ]; then tail -n 5 "$work/log"; fi
    home=$work/home
    run=run_here
fi
mkdir -p "$home"
git clone --quiet --no-hardlinks . "$home/clio"
carry_pip_settings "$home"
if [ "$run" = run_in_root ]; then chown -R 1000:1000 "$home"; fi
say "commit $(git rev-parse --short HEAD) in $way"

for command in "${commands[@]}"; do
    say "$command"
    begun=$SECONDS
    if ! "$run" "$command"; then
        say "FAILED: $command (in $way)"
        exit 1
    fi
    say "passed after $((SECONDS - begun)) s: $command"
done
say "all passed in $way"
