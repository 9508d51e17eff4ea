#!/usr/bin/env bash
# The long runs, for every game the registry finds: 10,000 fuzzed games on the compiled build, the strength of the bots
# over 400 games each, logs that tell everything, pages and what is hidden, servers that are killed, and how long a bot thinks. Fails if a bar is missed; every part runs all the same, so that one
# report shows everything. What is written lies in build/soak.
set -u
cd "$(dirname "$0")/.." || exit 1

python=.venv/bin/python
games=${SOAK_GAMES:-10000}
matches=${SOAK_MATCHES:-400}
least=${SOAK_LEAST:-20}
redealt=${SOAK_REDEALT:-5000}
kills=${SOAK_KILLS:-100}
out=build/soak
status=0
mkdir -p "$out"

compiled() { PYTHONPATH=build/compiled "$python" "$@"; }
clio() { PYTHONPATH=build/compiled .venv/bin/clio "$@"; }

# How many of 100 games a bot won, from the file of a simulation; fails below the bar.
won() {
  compiled - "$1" "$2" "$3" <<'PYTHON'
import json, sys
from clio.arena import Summary
path, bot, bar = sys.argv[1], sys.argv[2], float(sys.argv[3])
summary = Summary()
for line in open(path, encoding="utf-8"):
    summary.add(json.loads(line))
rate = 100 * summary.standings[bot].rate
low, high = (100 * end for end in summary.standings[bot].interval())
print(f"{path}: {bot} wins {rate:.1f} of 100 ({low:.1f} to {high:.1f}); the bar is {bar:g}.")
sys.exit(rate < bar)
PYTHON
}

compiled -c 'import sys; from bench.clio_adapter import build; from clio.engine.registry import games, load
[load(name) for name in games()]
print("Build:", build()); sys.exit(build() == "mixed")' || status=1

for game in $(compiled -c 'from clio.engine.registry import games; print(*games())'); do
  echo "== $game: $games games over all options, everything at least $least times"
  clio fuzz "$game" --games "$games" --least "$least" --seed soak --out "$out/$game-failures" || status=1
  echo "== $game: $redealt games, another world for every seat after every action"
  clio fuzz "$game" --games "$redealt" --redeals --least 0 --seed redeals --out "$out/$game-redeals" || status=1
  for pair in random:95 hasty:60; do
    other=${pair%:*}
    echo "== $game: greedy against $other, $matches games, seats swapped"
    file="$out/$game-greedy-$other.jsonl"
    clio simulate "$game" --seats "greedy,$other" --games "$matches" --seed soak --out "$file" || status=1
    won "$file" greedy "${pair#*:}" || status=1
  done
done

echo "== every public number worked out from the public log: 300 games of each"
CLIO_LEDGER=300 "$python" -m pytest -q tests/*/test_ledger.py -n 2 || status=1

echo "== pages that change with what is hidden: 100 positions for each game and number of players"
CLIO_POSITIONS=100 "$python" -m pytest -q tests/server/test_secrecy.py -n 2 || status=1

echo "== every bot under all options, and what it chooses when hidden cards change: 300 positions of each game"
CLIO_POSITIONS=300 compiled -m pytest -q tests/bots/test_bots.py -k "hidden_cards or every_configuration" -n 2 || status=1

echo "== answers of up to four actions that tell what is hidden: 20,000 positions of each game"
CLIO_ANSWERS=20000 compiled -m pytest -q tests/conformance/test_answers.py -n 2 || status=1

echo "== the server killed $kills times on SQLite and on PostgreSQL: in play, in backups, at the start, in migrations"
"$python" scripts/kills.py --kills "$kills" || status=1
if url=$(bash scripts/postgresql.sh start "$out/postgresql"); then
  "$python" scripts/kills.py --kills "$kills" --database-url "$url" || status=1
  echo "== three processes on one PostgreSQL, one killed every 10 s for 5 minutes: nothing lost, doubled or late"
  "$python" scripts/several.py --database-url "$url" --seconds "${SOAK_SEVERAL:-300}" || status=1
  echo "== the same with workers for the bots, the bus cut every 15 s, and the database restarted"
  "$python" scripts/several.py --database-url "$url" --seconds 90 --kill-every 15 --workers 2 --cut-every 15 \
    --restart "bash scripts/postgresql.sh restart $out/postgresql" || status=1
  echo "== the same over a Valkey or Redis"
  server=$("$python" -c 'from tests.server.databases import valkey_program; print(valkey_program())')
  if [ -n "$server" ]; then
    "$server" --port 6391 --bind 127.0.0.1 --save "" --appendonly no >"$out/redis.log" &
    redis=$!
    "$python" scripts/several.py --database-url "$url" --seconds 60 --kill-every 15 --cut-every 15 \
      --bus redis://127.0.0.1:6391 || status=1
    kill "$redis"
  else
    echo "neither Valkey nor Redis is installed: apt-get install redis-server" >&2
    status=1
  fi
  bash scripts/postgresql.sh stop "$out/postgresql"
else
  status=1
fi

echo "== the coach: how fast, how sure, how fair, and nothing hidden"
compiled scripts/coach_bars.py speed || status=1
compiled scripts/coach_bars.py order agree mirror leak --workers 2 || status=1
# shellcheck disable=SC2046
compiled scripts/make_challenges.py $(compiled -c 'from clio.engine.registry import games; print(*games())') \
  --check --minutes 60 --workers 2 || status=1
echo "== every test, and no second try for one that fails"
"$python" -m pytest -q -n 2 || status=1

echo "== a whole game of each, clicked through in each language"
CLIO_WHOLE_GAMES=all "$python" -m pytest -q tests/browser/test_languages.py -n 2 || status=1

echo "== texts of every table in every size and language"
"$python" scripts/fits.py || status=1

echo "== how long a bot thinks, interpreted"
"$python" -m bench.bots --games 3 || status=1

if [ "$status" -eq 0 ]; then echo "All bars are met."; else echo "A bar was missed: see above." >&2; fi
exit "$status"
