# rookpress. `make help` lists the targets; `make book` and `make check` need no other step before.

MODE   ?= release
PREFIX ?= /usr/local
# The book that `make bench` multiplies and measures, and those that `make mutants` plants faults in.
BOOK   ?= rules/notation.md

ifeq ($(origin CC),default)
CC       := gcc
endif
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
            -Wwrite-strings -Werror=implicit-function-declaration
# CI=true, and `make check`, turn warnings into errors.
WERROR   ?= $(if $(CI),-Werror)

FLAGS_release := -O2 -g
FLAGS_asan    := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
FLAGS_cov     := -O0 -g --coverage
ifeq ($(FLAGS_$(MODE)),)
$(error MODE is release, asan or cov, not '$(MODE)')
endif

CPPFLAGS += -Isrc -D_XOPEN_SOURCE=700
CFLAGS   += -std=c11 $(WARNINGS) $(WERROR) $(FLAGS_$(MODE))
LDFLAGS  += $(FLAGS_$(MODE))
LDLIBS   += -lcmark -lm -pthread

# The libraries for drawing, asked for when they are first needed: the packages may not be there yet.
DRAW_PACKAGES := cairo pangocairo pangoft2 fontconfig librsvg-2.0 libxml-2.0 libqpdf
DRAW_CFLAGS    = $(eval DRAW_CFLAGS := $(shell pkg-config --cflags $(DRAW_PACKAGES) | sed 's/-I/-isystem /g'))$(DRAW_CFLAGS)
DRAW_LIBS      = $(eval DRAW_LIBS := $(shell pkg-config --libs $(DRAW_PACKAGES)) -lhyphen -lm)$(DRAW_LIBS)

OUT     := build/$(MODE)
BIN     := $(if $(filter release,$(MODE)),build,$(OUT))
# V=1 shows every command.
Q       := $(if $(V),,@)
JOBS    := $(shell nproc 2>/dev/null || echo 1)

SOURCES := $(sort $(shell find src -name '*.c'))
HEADERS := $(sort $(shell find src -name '*.h'))
OBJECTS := $(SOURCES:%.c=$(OUT)/%.o)

# Two programs of one set of sources: rookpress, which loads no library for drawing, hands the
# commands that draw over to rookpress-draw (src/cli/handover.c).
DRAWING := $(filter $(addprefix $(OUT)/src/,art/% text/% layout/% deck/% paint/% web/% cli/draw/%),$(OBJECTS))
LIGHT   := $(filter-out $(DRAWING),$(OBJECTS)) $(OUT)/src/art/theme.o $(OUT)/src/deck/format.o
FULL    := $(filter-out %/cli/handover.o,$(OBJECTS))
LIBRARY := $(filter-out %/cli/main.o,$(FULL))

UNITS   := $(patsubst %.c,$(OUT)/%,$(sort $(shell find tests/unit -name 'test_*.c')))
FUZZERS := $(patsubst %.c,$(OUT)/%,$(sort $(wildcard tests/fuzz/fuzz_*.c)))

# What a fresh Debian lacks: to build and run, to test, to measure and fuzz.
PACKAGES_book  := gcc libc6-dev libcmark-dev libcairo2-dev libpango1.0-dev librsvg2-dev libxml2-dev \
                  libqpdf-dev libhyphen-dev hyphen-en-gb hyphen-en-us pkg-config \
                  fonts-lato fonts-quicksand fonts-dejavu-core
PACKAGES_check := $(PACKAGES_book) clang-format jq libcmocka-dev libxml2-utils mandoc poppler-utils qpdf
PACKAGES_tools := $(PACKAGES_check) clang cmark libclang-rt-14-dev librsvg2-bin fairy-stockfish valgrind

.PHONY: all book check help test build-tests format layers headers accept bench mutants fuzz \
        coverage install clean
.DELETE_ON_ERROR:
.SECONDARY:

all: $(BIN)/rookpress $(BIN)/rookpress-draw $(if $(filter release,$(MODE)),build/rookpress.1) ## build the program and its manual page

book: ## build the program, check the rulebook in rules/, put the book, a booklet, its pictures and its cards into out/
	@$(MAKE) --no-print-directory -j$(JOBS) all
	build/rookpress check --werror rules/*.md
	build/rookpress check --werror --deck rules/rules.md
	build/rookpress deck -o out/deck.pdf
	build/rookpress build rules/rules.md rules/new_rules.md -o out
	build/rookpress build --impose=booklet rules/rules.md -o out
	@for book in rules/*.md; do \
	    [ -n "$$(build/rookpress dump diagrams $$book)" ] || continue; \
	    build/rookpress diagram $$book -o out/pictures || exit 1; \
	done
	@echo "out/pictures: $$(ls out/pictures | wc -l) pictures"

check: build/packages-check ## all that CI runs: format, layers, headers, all tests, all tests under ASan
	@$(MAKE) --no-print-directory -j$(JOBS) WERROR=-Werror format layers headers
	@$(MAKE) --no-print-directory -j$(JOBS) WERROR=-Werror all build-tests
	@$(MAKE) --no-print-directory -j$(JOBS) WERROR=-Werror MODE=asan all build-tests
	@tests/run release asan

help: ## list the targets
	@echo 'make TARGET [MODE=release|asan|cov]'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' Makefile

# ---- Packages ----

# apt, when we may; otherwise name what is missing and stop.
build/packages-%: Makefile
	@mkdir -p build
	@if ! command -v dpkg-query >/dev/null; then \
	    echo "not Debian: these packages are needed under whatever name: $(PACKAGES_$*)"; \
	    touch $@; exit 0; \
	fi; \
	missing=; \
	for package in $(PACKAGES_$*); do \
	    dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || \
	        missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	    if [ "$$(id -u)" = 0 ]; then as=; \
	    elif sudo -n true 2>/dev/null; then as='sudo -n'; \
	    else \
	        echo "missing packages:$$missing"; \
	        echo "install them with: apt-get install$$missing"; exit 1; \
	    fi; \
	    echo "installing$$missing"; \
	    $$as apt-get update -qq && \
	    $$as env DEBIAN_FRONTEND=noninteractive \
	        apt-get install -y -qq --no-install-recommends $$missing >/dev/null || exit 1; \
	fi; \
	touch $@

# ---- Building ----

$(OUT)/%.o: %.c | build/packages-book
	@mkdir -p $(@D)
	$(if $(V),,@echo '  cc   $@')
	$(Q)$(CC) $(CPPFLAGS) $(DRAW_CFLAGS) $(CFLAGS) -MMD -MP -c -o $@ $<

$(BIN)/rookpress: $(LIGHT)
	$(if $(V),,@echo '  link $@')
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LDLIBS)

$(BIN)/rookpress-draw: $(FULL)
	$(if $(V),,@echo '  link $@')
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LDLIBS) $(DRAW_LIBS)

build/rookpress.1: $(BIN)/rookpress
	$(Q)$< man >$@.new
	@mv $@.new $@

install: all ## install the program, its manual page and shell completions below PREFIX
	install -D build/rookpress $(DESTDIR)$(PREFIX)/bin/rookpress
	install -D build/rookpress-draw $(DESTDIR)$(PREFIX)/libexec/rookpress/rookpress-draw
	@mkdir -p $(DESTDIR)$(PREFIX)/share/rookpress/cards
	cp -R cards/pieces cards/deck.xml cards/deck.rng $(DESTDIR)$(PREFIX)/share/rookpress/cards/
	install -D -m 644 rules/player_aids.md $(DESTDIR)$(PREFIX)/share/rookpress/rules/player_aids.md
	cp -R fonts $(DESTDIR)$(PREFIX)/share/rookpress/
	install -D -m 644 build/rookpress.1 $(DESTDIR)$(PREFIX)/share/man/man1/rookpress.1
	@mkdir -p $(addprefix $(DESTDIR)$(PREFIX)/share/,bash-completion/completions \
	    zsh/site-functions fish/vendor_completions.d)
	build/rookpress completions bash >$(DESTDIR)$(PREFIX)/share/bash-completion/completions/rookpress
	build/rookpress completions zsh >$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_rookpress
	build/rookpress completions fish >$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/rookpress.fish

clean: ## remove everything that was built
	rm -rf build

# ---- Tests ----

build-tests: $(UNITS) $(FUZZERS) $(OUT)/tests/games/run $(OUT)/tests/mutants/mutants

test: build/packages-check ## the tests of one mode: make test [MODE=asan] [ONLY=cases]
	@$(MAKE) --no-print-directory -j$(JOBS) all build-tests
	@tests/run $(MODE)

$(OUT)/tests/unit/%: $(OUT)/tests/unit/%.o $(LIBRARY)
	$(if $(V),,@echo '  link $@')
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LDLIBS) $(DRAW_LIBS) -lcmocka

# The rules need nothing else, and are tested without it.
RULES   := $(filter $(OUT)/src/base/% $(OUT)/src/game/%,$(OBJECTS))
$(OUT)/tests/games/run: $(OUT)/tests/games/run.o $(OUT)/tests/games/random.o $(RULES)
	$(if $(V),,@echo '  link $@')
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ -lm -pthread

# The checker and nothing that draws.
MUTANTS := $(patsubst %.c,$(OUT)/%.o,$(sort $(wildcard tests/mutants/*.c)))
$(OUT)/tests/mutants/mutants: $(MUTANTS) $(filter-out $(OUT)/src/cli/% $(OUT)/src/art/%,$(LIGHT))
	$(if $(V),,@echo '  link $@')
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LDLIBS)

$(OUT)/tests/fuzz/%: $(OUT)/tests/fuzz/%.o $(OUT)/tests/fuzz/replay.o $(LIBRARY)
	$(if $(V),,@echo '  link $@')
	$(Q)$(CC) $(LDFLAGS) -o $@ $^ $(LDLIBS) $(DRAW_LIBS)

format:
	@clang-format --dry-run -Werror $$(find src tests -name '*.[ch]')

layers:
	@tests/layers

headers: $(HEADERS:%=$(OUT)/%.alone)

$(OUT)/%.h.alone: %.h | build/packages-book
	@mkdir -p $(@D)
	@echo 'typedef int alone;' | $(CC) $(CPPFLAGS) $(DRAW_CFLAGS) $(CFLAGS) -include $< -x c -fsyntax-only -
	@touch $@

accept: build/packages-check ## rewrite the expected outputs, and show what changed
	@$(MAKE) --no-print-directory -j$(JOBS) all build-tests
	-@ACCEPT=1 tests/run release
	@git --no-pager diff --stat --patch -- tests

bench: build/packages-tools ## time and memory against peers on one BOOK, in one run
	@$(MAKE) --no-print-directory -j$(JOBS) all $(addprefix $(OUT)/tests/bench/,ratio bare bare_book)
	@tests/bench/check $(BOOK)
	@tests/bench/diagrams $(BOOK)
	@tests/bench/book $(BOOK)
	@tests/bench/deck
	@tests/bench/perft
	@tests/bench/golf

$(OUT)/tests/bench/%: tests/bench/%.c | build/packages-book
	@mkdir -p $(@D)
	$(CC) -D_DEFAULT_SOURCE $(CFLAGS) $(BENCH_CFLAGS) -o $@ $< $(BENCH_LIBS)

$(OUT)/tests/bench/bare $(OUT)/tests/bench/bare_book: BENCH_CFLAGS = $(DRAW_CFLAGS)
$(OUT)/tests/bench/bare $(OUT)/tests/bench/bare_book: BENCH_LIBS = $(DRAW_LIBS)

# The Nth mutant depends on SEED and N alone. FLAGS=--missed lists what was missed, --harmless makes
# changes that keep a book right and lists the false alarms, --write=N writes the Nth mutant.
SEED    ?= 1
COUNT   ?= 2000
mutants: build/packages-book ## plant COUNT=2000 faults by SEED=1 in each BOOK, count the missed: FLAGS=--missed|--misplaced|--harmless|--write=N
	@$(MAKE) --no-print-directory -j$(JOBS) $(OUT)/tests/mutants/mutants
	@$(OUT)/tests/mutants/mutants --seed=$(SEED) --count=$(COUNT) $(FLAGS) $(BOOK)

# libFuzzer grows the corpus for SECONDS in each target; a crash leaves its input in build/fuzz.
SECONDS ?= 60
fuzz: build/packages-tools ## fuzz each parser for SECONDS=60 and keep what widens its corpus
	@mkdir -p build/fuzz
	@for target in $(sort $(wildcard tests/fuzz/fuzz_*.c)); do \
	    name=$$(basename $$target .c); \
	    clang $(CPPFLAGS) $(DRAW_CFLAGS) -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined \
	        -o build/fuzz/$$name $$target $(filter-out src/cli/main.c src/cli/handover.c,$(SOURCES)) $(LDLIBS) $(DRAW_LIBS) || exit 1; \
	    mkdir -p build/fuzz/$$name.new; \
	    LSAN_OPTIONS=suppressions=tests/unit/lsan.supp build/fuzz/$$name -max_total_time=$(SECONDS) -timeout=10 -print_final_stats=1 \
	        -artifact_prefix=build/fuzz/ build/fuzz/$$name.new tests/fuzz/corpus || exit 1; \
	    build/fuzz/$$name -merge=1 tests/fuzz/corpus build/fuzz/$$name.new || exit 1; \
	done

coverage: build/packages-check ## which lines the tests do not reach
	@$(MAKE) --no-print-directory -j$(JOBS) MODE=cov all build-tests
	@find build/cov -name '*.gcda' -delete
	@tests/run cov
	@cd build/cov && gcov -n $$(find src -name '*.gcda') 2>/dev/null | \
	    awk -F "'" '/^File .src/ { file = $$2 } /^Lines/ && file { print $$0, file; file = "" }' | sort

-include $(OBJECTS:.o=.d) $(UNITS:=.d) $(FUZZERS:=.d) $(MUTANTS:.o=.d) $(wildcard $(OUT)/tests/games/*.d)
