# One word for each thing a person does: `make help` lists them.

# The first Python that is new enough; name another one with PYTHON=…
NEW_ENOUGH := -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do $$p $(NEW_ENOUGH) && echo $$p && exit; done; echo python3)
VENV := .venv
ifeq ($(OS),Windows_NT)
PY := $(VENV)/Scripts/python.exe
else
PY := $(VENV)/bin/python
endif
NPM := $(shell command -v npm 2>/dev/null)

# What is installed so far: a list in requirements/ for each word that needs one.
PLAY_READY := $(VENV)/.play-ready
READY := $(VENV)/.dev-ready
CASE_READY := $(VENV)/.case-ready
RELEASE_READY := $(VENV)/.release-ready
SITE_READY := $(VENV)/.site-ready
ARCHIVE_READY := $(VENV)/.archive-ready
IMAGE_READY := $(VENV)/.image-ready
WEBTESTS_READY := $(VENV)/.webtests-ready
LOCK_READY := $(VENV)/.lock-ready
# A list is complete and has a hash for each file; --no-deps, since some packages name others that Quipu doesn't need.
PIP := -m pip --quiet --quiet --disable-pip-version-check install --require-hashes --no-deps
# Only the page needs what tools/web takes.
WEB_LOCK := tools/web/package-lock.json
WEB_READY := tools/web/node_modules/.page-ready
NODE_READY := $(patsubst %/package-lock.json,%/node_modules/.ready,$(filter-out $(WEB_LOCK),$(wildcard tools/*/package-lock.json host_tests/*/package-lock.json)))
CODE := firmware tools host_tests hardware

.DEFAULT_GOAL := help
.PHONY: help play web game webtests test pytest lint types node bench torture pictures record proof docs site words fonts sheet sheets image case board release archive deploy stopwatch console pico format lock clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z0-9]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(PLAY_READY)  ## play on this computer: the device in the terminal
	@$(PY) tools/simulator.py $(ARGS)

web: $(WEB_READY) $(PLAY_READY)  ## play in a browser: builds build/web/ and serves it on this computer
	@$(PY) tools/web.py $(ARGS)

test: lint types pytest  ## everything that must hold: lint, types, tests

lint: $(READY)  ## style of the Python files, who imports whom, and how many lines stand around the firmware
	$(PY) -m ruff check $(CODE)
	$(PY) -m ruff format --check $(CODE)
	@PYTHONPATH=firmware:tools $(PY) -c 'import host; from importlinter.cli import lint_imports_command as c; c()' --no-cache --no-logo
	@$(PY) tools/count_lines.py

types: $(READY)  ## type-check the firmware, each driver set against the stubs of its runtime, and the tools
	$(PY) tools/check_types.py

pytest: $(READY) node  ## the tests alone (ARGS="-k keys" picks some)
	$(PY) -m pytest $(ARGS)

ifdef NPM
node: $(NODE_READY)
else
node:
	@echo "node/npm not found: the tests on 32-bit MicroPython and on the emulated Pico are skipped"
endif

bench: $(READY) node  ## figures: presses a turn, heap, bytes to the display, times
	@$(PY) tools/bench.py $(ARGS)

torture: $(READY) node  ## try to lose a game: power cuts, damage, random keys; minutes, with counts (ARGS="-k wear" picks)
	@$(PY) -m pytest -m torture host_tests $(ARGS)

pictures: $(READY)  ## compare all screens with the recorded ones; shows the differences as a page
	@$(PY) tools/gallery.py compare $(ARGS)

game: $(READY)  ## start a game of your own: its module, its words, a recorded first turn (NAME=pig)
	@$(PY) tools/new_game.py $(NAME) $(ARGS)

record: $(READY)  ## record all screens anew, and results of recorded games that have none
	@$(PY) tools/gallery.py record $(ARGS)

proof: $(READY)  ## all screens and words of a language, as a page to proofread (ARGS=es)
	@$(PY) tools/gallery.py proof $(ARGS)

docs: $(CASE_READY)  ## write the API for games, and take the pictures of the documents anew
	@$(PY) tools/game_api.py
	@$(PY) tools/docs_pictures.py
	@$(PY) -m hardware.pictures

site: $(SITE_READY)  ## build the guides as a site, build/site/, and refuse broken links; `make web` then includes it
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict

words: $(READY)  ## check the words in tools/words/ and make the firmware's modules of them (ARGS="--template es": what a language lacks, to translate)
	@$(PY) tools/make_words.py $(ARGS)

fonts: $(READY)  ## make the firmware's fonts and pictures from tools/fonts/ and tools/pictures/
	@$(PY) tools/make_modules.py fonts pictures

sheet: $(PLAY_READY)  ## check a score sheet and play it in the terminal (FILE=my.txt ARGS="--screens FOLDER": save its screens)
	@$(PY) tools/sheet.py $(if $(FILE),"$(FILE)") $(ARGS)

sheets: $(READY)  ## make the catalogue of the score sheets that come with the image, from sheets/
	@$(PY) tools/make_modules.py catalogue

# ADDRESS: of the page on which the codes of finished games open; without it they are texts.
image: $(IMAGE_READY)  ## build what is flashed from cloned sources, build/image/ (ARGS="micropython-pico" picks one)
	@QUIPU_ADDRESS="$(ADDRESS)" $(PY) tools/image/make.py $(ARGS)

case: $(CASE_READY)  ## the printed case: build/case/, STL and 3MF
	@$(PY) -m hardware.case

board: $(READY)  ## check the board to order with KiCad, and write what its maker takes to build/board/
	@$(PY) -m hardware.board.order

release: $(WEB_READY) $(CASE_READY) $(RELEASE_READY) site  ## all that is published, with the images of make image: build/release/
	@$(PY) tools/release.py $(ARGS)

archive: $(ARCHIVE_READY)  ## keep what devices have kept: ARGS="list", "report", "same Ana Anna" … (docs/archive.md)
	@$(PY) tools/archive.py $(ARGS)

deploy: $(READY)  ## changed modules onto the board that is plugged in, in front of its image
	@$(PY) tools/deploy.py $(ARGS)

stopwatch: $(READY)  ## have the board that is plugged in press its own keys, and time them
	@$(PY) tools/stopwatch.py $(ARGS)

console: $(READY)  ## open the board's serial console
	@$(PY) tools/console.py $(ARGS)

pico: $(READY) node  ## play on an emulated Pico (UF2=file: another image than the one that was built)
	@$(PY) tools/pico.py $(UF2) $(ARGS)

format: $(READY)  ## put the Python files in order
	$(PY) -m ruff check --fix $(CODE)
	$(PY) -m ruff format $(CODE)

clean:  ## remove all that was built and installed here
	rm -rf build $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name node_modules -prune -exec rm -rf {} +
	find . -name __pycache__ -prune -exec rm -rf {} +

# Without hashes nothing is installed. `make lock ARGS=--upgrade` also takes newer versions of what the .in files don't pin.
UV := $(PY) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --only-binary :all: \
  --emit-build-options --annotation-style line --excludes requirements/excluded.txt --custom-compile-command "make lock"
lock: $(LOCK_READY)  ## write the lists of packages with their hashes, requirements/*.txt, from requirements/*.in
	@$(UV) $(ARGS) requirements/dev.in -o requirements/dev.txt >/dev/null
	@for list in play stubs image archive case release site webtests lock; do \
	  $(UV) $(ARGS) -c requirements/dev.txt requirements/$$list.in -o requirements/$$list.txt >/dev/null || exit 1; done

# What playing takes makes the virtual environment, again whenever its list changes.
$(PLAY_READY): requirements/play.txt
	@command -v $(firstword $(PYTHON)) >/dev/null 2>&1 || { \
	  echo "There is no program '$(PYTHON)' here: leave PYTHON= out, or name a Python 3.11 or newer."; exit 1; }
	@$(PYTHON) $(NEW_ENOUGH) || { \
	  echo "Quipu's tools need Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1 | head -1)."; \
	  echo "If there is one under another name: make $(MAKECMDGOALS) PYTHON=…"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing (Debian, Ubuntu: apt install python3-venv)"; exit 1; }
	@echo "installing packages for playing into $(VENV) …"
	@$(PY) $(PIP) -r requirements/play.txt
	@touch $@

$(READY): $(PLAY_READY) requirements/dev.txt requirements/stubs.txt
	@echo "installing packages for development into $(VENV) …"
	@$(PY) $(PIP) -r requirements/dev.txt
	@$(PY) $(PIP) --upgrade --target $(VENV)/micropython-stubs -r requirements/stubs.txt
	@$(PY) -c 'from circuitpython_setboard import set_board; set_board()' raspberry_pi_pico >/dev/null
	@touch $@

# Each other list comes on top of these.
$(VENV)/.%-ready: requirements/%.txt $(READY)
	@$(PY) $(PIP) -r $<
	@touch $@

ifdef NPM
$(WEB_READY): $(WEB_LOCK)
	@echo "installing tools/web …"
	@cd tools/web && npm ci --silent --no-audit --no-fund --omit=dev
	@touch $@
else
$(WEB_READY):
	@echo "The page takes MicroPython from npm, which is not here (Debian, Ubuntu: apt install npm)."; exit 1
endif

# Not part of `make test`, which skips these tests without it.
webtests: $(WEBTESTS_READY)  ## install what the tests of the page (with a Chromium) and of the codes take: then `make test` runs them
	@cd tools/web && npm ci --silent --no-audit --no-fund && touch node_modules/.page-ready

%/node_modules/.ready: %/package-lock.json
	@echo "installing $* …"
	@cd $* && npm ci --silent --no-audit --no-fund
	@touch $@
