# Every target sets up what it needs in this folder: Python 3.11+, Node 20+ and make are all a machine must have.
PYTHON ?= python3
PORT ?= 8000
GAME ?= wonderland
GAMES ?= 1000
SEED ?= 0
SECONDS ?= 1
RESTARTS ?= 200

BIN := .venv/bin
READY := .venv/ready
COMPILED := build/compiled
RULES := $(shell find src/wonderwood/engine src/wonderwood/games src/wonderwood/bots/search.py src/wonderwood/bots/tree.py -name '*.py' 2>/dev/null)
PAGES := $(shell find web/src web/public web/tools web/index.html web/*.config.* web/tsconfig.json -type f 2>/dev/null)
WITH_COMPILED = if $(MAKE) --question --silent $(COMPILED)/ready; then $(MAKE) --silent build && export PYTHONPATH=$(COMPILED); fi;

.PHONY: test-compiled play web pictures test check types build wheel bench arena balance chaos load fuzz rules lock clean

$(READY): requirements/dev.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Wonderwood needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $(READY)

# With the compiled rules if they are there and up to date (make build); nothing is compiled for it.
play: $(READY) web
	$(WITH_COMPILED) $(BIN)/python -m wonderwood serve --port $(PORT) --web web/dist

# The pages, built when their sources changed; npm stays inside web/. Not `npm ci`: it insists on optional packages of
# platforms that a registry may not carry; the versions come from the lock file all the same.
web: web/dist/index.html

web/node_modules/ready: web/package-lock.json
	node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || { echo "Wonderwood needs Node 20 or newer"; exit 1; }
	cd web && npm install --no-save --loglevel=error
	touch web/node_modules/ready

web/dist/index.html: web/node_modules/ready $(PAGES)
	cd web && npm run --silent build -- --logLevel=warn
	touch web/dist/index.html

# The whole suite on the source.
test: check web
	cd web && npm run --silent check && npm run --silent test
	$(BIN)/python -m pytest -n auto

# The parts that get compiled, once more on the compiled build.
test-compiled: build
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n auto tests/engine tests/games tests/conformance tests/bots

# The pictures of the documentation, taken from real tables.
pictures: $(READY) web
	PYTHONPATH=tests $(BIN)/python -m web.pictures

# The browser's types, written from the server's messages.
types: $(READY)
	$(BIN)/wonderwood types

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/wonderwood rules --check
	$(BIN)/wonderwood types --check

# The compiled rules, with the newest of all that is not compiled beside them.
build: $(COMPILED)/ready
	cp -Rp src/wonderwood $(COMPILED)/

# An older build stays until the new one is complete, and that is as old as when it was begun.
$(COMPILED)/ready: $(READY) $(RULES) setup.py
	rm -rf build/lib.* $(COMPILED).new && mkdir -p $(COMPILED).new && touch $(COMPILED).new/ready
	WONDERWOOD_COMPILED=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
	  -w $(COMPILED).new/whole .
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --target $(COMPILED).new $(COMPILED).new/whole/*.whl
	rm -rf $(COMPILED) && mv $(COMPILED).new $(COMPILED)

# One file to install anywhere: compiled rules, words, data and the web pages.
wheel: build web
	rm -rf build/unpacked && $(BIN)/wheel unpack --dest build/unpacked $(COMPILED)/whole/*.whl
	cp -Rp src/wonderwood build/unpacked/*/
	cp -R web/dist build/unpacked/*/wonderwood/ && cd build/unpacked/*/wonderwood && mv dist web
	find build/unpacked \( -name __pycache__ -o -name .mypy_cache \) -prune -exec rm -rf {} +
	mkdir -p dist && $(BIN)/wheel pack --dest dist build/unpacked/*

.venv-peers/ready: requirements/peers.lock
	rm -rf .venv-peers && $(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/peers.lock
	touch .venv-peers/ready

# Every game, interpreted and compiled, beside the libraries of others: docs/speed.md. SECONDS for each figure.
bench: build .venv-peers/ready
	$(BIN)/python bench/run.py $(SECONDS) .venv-peers/bin/python $(COMPILED)

# Kill the server at random moments while people play; nothing acknowledged may be lost.
chaos: $(READY)
	$(BIN)/python tests/server/chaos.py $(RESTARTS)

# 200 live tables of real sockets on this machine, with the compiled rules; writes docs/load.md.
load: build
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/load.py --write

# Bots against each other in every game: docs/arena.md. Single contests: `bench/arena.py --help`.
arena: build
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/arena.py

# How fair each game is, from thousands of games: docs/balance.md. One game, other components: `wonderwood balance --help`.
balance: build
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/balance.py

# Every promise on random games, with the compiled rules if they are there and up to date.
fuzz: $(READY)
	$(WITH_COMPILED) $(BIN)/python -m wonderwood fuzz $(GAME) --games $(GAMES) --seed $(SEED)

rules: $(READY)
	$(BIN)/wonderwood rules

# Renew the lock files from pyproject.toml.
lock: $(READY)
	$(BIN)/python -m pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url --no-emit-trusted-host \
	  --no-emit-find-links --no-annotate --all-extras --output-file requirements/dev.lock pyproject.toml
	$(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url --no-emit-trusted-host \
	  --no-emit-find-links --no-annotate --output-file requirements/peers.lock requirements/peers.in

clean:
	rm -rf .venv .venv-peers build dist web/node_modules web/dist
