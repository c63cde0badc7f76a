# Starhaul's few commands. Everything they install stays in .venv, web/node_modules and your cache folder.
#   make play          set up and start the server; open the address it prints
#   make test          set up, check everything, run all tests (a real browser included)
#   make quick         all tests but browsers and slow ones (tests/quick.py), in three minutes
#   make setup         only set up          make check        linters and types
#   make build         sdist and wheel      make format       let the formatters have their way
#   make coverage      what tests reach     make screenshots  docs/screenshots
#   make compiled      compile the rules, play the golden and the oracle games with them, and compare their speed
#   make golden        write down anew what golden games look like (tests/golden/rewrite.py)
#   make records       keep games of this version, which later ones must replay (tests/records/keep.py)
#   make clean         forget everything that was made here

PYTHON ?= python3
BIN := .venv/bin
NPM := npm --prefix web
PAGE := src/starhaul/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public locales -type f) $(wildcard web/*.*) LICENSE

# A build that fails leaves nothing behind that looks finished.
.DELETE_ON_ERROR:
.PHONY: setup play test quick coverage check format build clean screenshots browser shells proxies golden records compiled

setup: .venv/.installed web/node_modules/.installed $(PAGE)

play: .venv/.installed $(PAGE)
	@$(BIN)/starhaul serve $(ARGS) || [ $$? = 130 ] # Ctrl-C is how one leaves

# Browser tests that fail are tried once more, and the summary says so (tests/second_try.py).
test: check browser shells proxies
	$(NPM) run --silent test
	$(BIN)/pytest -n auto --dist worksteal $(ARGS)

quick: setup
	$(BIN)/pytest -n auto --dist worksteal -m "not browser and not slow" $(ARGS)

# Apart from `test`, because tracing every line makes the suite take more than twice as long.
coverage: setup browser shells proxies
	$(BIN)/pytest -n auto --dist worksteal --cov --cov-report=term $(ARGS)

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	scripts/check-public-types
	$(NPM) run --silent lint
	$(NPM) run --silent check

format: setup
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(NPM) run --silent format

build: setup
	$(BIN)/python -m build --no-isolation

screenshots: setup browser
	PYTHONPATH=tests:scripts $(BIN)/python -m pictures $(ARGS)

# In a copy of the package in build/compiled: what lies in src stays interpreted.
compiled: setup
	$(BIN)/python scripts/compile.py
	PYTHONPATH=build/compiled $(BIN)/pytest -n auto -p no:cacheprovider tests/kernel tests/golden tests/race/test_replay.py
	$(BIN)/python benchmarks/compare.py src build/compiled

golden: setup
	PYTHONPATH=tests $(BIN)/python -m golden.rewrite $(ARGS)

records: setup
	PYTHONPATH=tests $(BIN)/python -m records.keep

clean:
	rm -rf .venv web/node_modules src/starhaul/server/static dist build .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis

browser:
	@scripts/install-debian "The browser tests" chromium=chromium,fonts-dejavu-core

shells:
	@scripts/install-debian "The tests of completion" zsh fish

proxies:
	@scripts/install-debian "The tests of hosting" openssl systemd-analyze=systemd
	@scripts/install-proxies

# Stamps with their real reasons: a second `make play` finds them newer and starts at once.
.venv/.installed: requirements/dev.txt pyproject.toml hatch_build.py scripts/install-python
	scripts/install-python $(PYTHON)
	@touch $@

web/node_modules/.installed: web/package-lock.json web/package.json scripts/install-web
	scripts/install-web
	@touch $@

$(PAGE): web/node_modules/.installed $(PAGE_SOURCES)
	$(NPM) run --silent build
