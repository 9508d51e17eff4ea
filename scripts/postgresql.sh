#!/usr/bin/env bash
# A throw-away PostgreSQL for tests and the long runs: `start FOLDER` prints its address, `restart FOLDER` restarts it as
# an upgrade of the machine would, `stop FOLDER` ends it and removes it.
# The server refuses to run as root, so for root it runs as the user postgres that Debian's package makes.
set -eu
folder=$(realpath -m "$2")
port=${POSTGRESQL_PORT:-5544}
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -1)
if [ -z "$bin" ]; then
  echo "PostgreSQL is not installed: apt-get install postgresql" >&2
  exit 1
fi

as() { if [ "$(id -u)" -eq 0 ]; then su postgres -s /bin/sh -c "$1"; else sh -c "$1"; fi; }

case $1 in
  start)
    # Not in the project's own folder, which the user postgres may not be able to enter.
    room=$(mktemp -d /tmp/clio-postgresql-XXXXXX)
    [ "$(id -u)" -ne 0 ] || chown postgres "$room"
    mkdir -p "$folder" && echo "$room" > "$folder/room"
    as "$bin/initdb -D $room/data -U clio -A trust" >"$folder/log" 2>&1
    as "$bin/pg_ctl -D $room/data -w -l $room/log -o '-p $port -k $room -c listen_addresses=127.0.0.1' start" >>"$folder/log" 2>&1
    as "$bin/createdb -h $room -p $port -U clio clio" >>"$folder/log" 2>&1
    echo "postgresql+asyncpg://clio@127.0.0.1:$port/clio"
    ;;
  restart)
    room=$(cat "$folder/room")
    as "$bin/pg_ctl -D $room/data -w -m fast -l $room/log restart" >>"$folder/log" 2>&1
    ;;
  stop)
    room=$(cat "$folder/room")
    as "$bin/pg_ctl -D $room/data -m immediate stop" >>"$folder/log" 2>&1
    rm -rf "$room"
    ;;
esac
