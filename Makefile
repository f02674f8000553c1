# Everything here is a cargo command with a shorter name; see CONTRIBUTING.md.

.PHONY: all check check-cluster check-long check-fleet check-page check-python bench book capi \
    check-dist check-npm check-site clean cluster datasets dist examples fleet-tests fuzz install \
    install-capi net npm page release site \
    types uninstall wheel

EXAMPLES := $(abspath $(or $(CARGO_TARGET_DIR),target))/release/examples

all:
	cargo build --release --locked

# Unit tests, law tests, and every script in testing/. Builds what it needs. TESTS picks some by
# parts of their names. Without Python Cargo runs them, but for the scripts.
check:
	@if command -v python3 >/dev/null; then python3 testing/check $(TESTS); else \
	    echo "to run all tests: apt-get install" $$(awk '/^[^#]/ {print $$2}' testing/needs | sort -u); \
	    cargo --config "target.'cfg(all())'.runner='testing/run-test'" test --no-fail-fast \
	        --release --locked --workspace $(if $(TESTS),--lib --bins --tests -- $(TESTS)); fi

# The page as browsers get it, in tools/web/built, of the sources in tools/web/page. Needs npm.
page: tools/web/node_modules
	cd tools/web && node build.mjs
	cd tools/web/page && find . -type f | LC_ALL=C sort | xargs cksum > ../built/sources

# Checks the page's scripts against the types of the server's requests, answers and messages, which
# it makes of those in Rust. Writes the scripts' own types, too.
types: tools/web/node_modules
	cargo build --release --locked --workspace --example describe
	cd tools/web && rm -rf types/scripts && $(EXAMPLES)/describe | node types.mjs && npx tsc

tools/web/node_modules: tools/web/package.json
	cd tools/web && npm install --no-package-lock --no-audit --no-fund --ignore-scripts
	touch $@

# The page as a static folder for any web host, in target/site or SITE; needs Node.js. See docs/web.md.
SITE ?= $(abspath $(or $(CARGO_TARGET_DIR),target))/site
site:
	tools/wasm/build
	node tools/wasm/site.mjs $(SITE) $(SITE_ADDRESS)

# That the modules in it answer as the server does.
MODULES := $(abspath $(or $(CARGO_TARGET_DIR),target))/wasm
check-site: site
	cargo build --release --locked --workspace --example recorded
	$(EXAMPLES)/recorded 1000 300 | node tools/wasm/tests/same.mjs $(MODULES)/loa.wasm $(MODULES)/first.wasm

# The page's module and board as an npm package, in target/npm; see docs/javascript.md.
NPM := $(abspath $(or $(CARGO_TARGET_DIR),target))/npm
npm: types
	tools/wasm/build
	rm -rf $(NPM)
	cd tools/web && node npm/build.mjs $(NPM)/lines-of-action $(MODULES)/loa.wasm
	packaging/notices --target wasm32-unknown-unknown Cargo.toml lines-of-action-wasm \
	    > $(NPM)/lines-of-action/LICENSE-THIRD-PARTY
	cd $(NPM)/lines-of-action && npm pack --silent --pack-destination ..

# The package, installed from its tarball, and its examples.
check-npm: npm
	cd tools/web && node --test npm/tests/*.test.mjs

# What CI checks: that the built page is of these sources, their types, imports and catalogues, and
# the recipes that change the page.
check-page: page types
	git diff --exit-code --stat tools/web/built
	cd tools/web && node --test checks/*.test.mjs

# What takes hours: ignored tests, an hour of games, a million clubs, fuzzing, sanitizers, the tests
# of recipes, the README on a minimal Debian, other systems; see docs/reliability.md.
ZIZMOR := $(abspath $(or $(CARGO_TARGET_DIR),target))/zizmor
check-long:
	LOA_SOAK_MINUTES=$${LOA_SOAK_MINUTES:-60} python3 testing/check --long
	LOA_SEEDS=1000000 cargo test --release --locked -p lines-of-action-club --lib no_seed
	python3 fuzz/run --seconds $(SECONDS)
	testing/sanitize
	testing/recipes --long
	testing/try-debian
	testing/systems
	testing/try-release
	testing/smallest-versions
	python3 -m venv $(ZIZMOR) && $(ZIZMOR)/bin/pip install --quiet zizmor && \
	    $(ZIZMOR)/bin/zizmor --offline .github
	$(MAKE) -C tools/python torch debian

# Speeds, as ratios of two things timed in the same run, and the first contact with the page on a
# slow line; see docs/performance.md.
bench:
	cargo bench --locked -p lines-of-action-rules --bench perft -- --deep
	cargo run --release --locked -p lines-of-action-engine --example bench
	cargo test --release --locked -p lines-of-action-web --test browser \
	    -- --ignored --nocapture --test-threads=1 first_contact speed_of

# A small net from nothing, in target/net: games, training, and a match against the linear terms.
# The recipe of the net in use is in docs/tuning.md: make net NET_GAMES=2000 NET_NODES=500
NET_DIR := $(abspath $(or $(CARGO_TARGET_DIR),target))/net
LOA := $(abspath $(or $(CARGO_TARGET_DIR),target))/release/loa
NET_GAMES ?= 1500
NET_NODES ?= 100
net: all
	mkdir -p $(NET_DIR)
	$(LOA) datagen --out $(NET_DIR)/games-$(NET_GAMES)-$(NET_NODES).bin \
	    --games $(NET_GAMES) --nodes $(NET_NODES) --evaluated 4
	$(LOA) train --data $(NET_DIR)/games-$(NET_GAMES)-$(NET_NODES).bin --out $(NET_DIR)/small.net \
	    --curve $(NET_DIR)/curve.svg --hold-back 10 --batch 1024
	$(LOA) match --player engine:name=net,net=$(NET_DIR)/small.net,nodes=500 \
	    --player engine:name=without,without=net,nodes=500 --openings random:6 --games 40

# Every target of fuzz/ for a while; see docs/reliability.md: make fuzz SECONDS=300
SECONDS ?= 30
fuzz:
	python3 fuzz/run --seconds $(SECONDS)

# The libraries' examples, run. Built all at once: one by one, each would want the crates that it
# uses built anew for itself.
examples:
	cargo build --release --locked --workspace --examples
	$(EXAMPLES)/positions_of_a_file testdata/sgf/collection.sgf
	$(EXAMPLES)/best_move "8/8/8/3L4/8/5L2/l6l/8 w" 0.2
	$(EXAMPLES)/perfect_game 4x4
	$(EXAMPLES)/beginner together < docs/book/desk/input.txt
	$(EXAMPLES)/how_much_stronger 60 10 30
	$(EXAMPLES)/duel docs/book/desk/submissions/ada/loa docs/book/desk/submissions/ben/loa
	$(EXAMPLES)/worst_moves docs/book/desk/game.sgf
	$(EXAMPLES)/all_values | tail -n 3
	$(EXAMPLES)/ranking tools/cuhk/tests/cpp/LinesOfAction.cpp

# The C interface: header and static library in target/capi; see tools/cpp/README.md.
capi:
	$(MAKE) -C tools/cpp stage

# The C interface, once built, for everybody: make install-capi PREFIX=$HOME/.local
install-capi:
	$(MAKE) -C tools/cpp install

# Programs, manual pages, completions and the C interface: make install PREFIX=$HOME/.local
# Where there is no cargo, as under sudo, what has been built before is installed.
install:
	if command -v cargo >/dev/null; then $(MAKE) all capi; fi
	$(MAKE) -C packaging install

# Removes it again; with the same PREFIX and DESTDIR.
uninstall:
	$(MAKE) -C packaging uninstall

# What is given to others names no folders of this computer.
dist check-dist: export CARGO_BUILD_RUSTFLAGS = $(shell packaging/remap)

# Packages for this system, in target/dist/release: tarball, Debian package, wheel, npm package,
# crates, the list of what is compiled in, notes and checksums.
dist: all capi wheel npm
	testing/package
	$(MAKE) -C packaging collect

# All that a maintainer uploads, of the last commit: docs/releasing.md.
release:
	@REPOSITORY="$(REPOSITORY)" MAINTAINER="$(MAINTAINER)" WITHOUT="$(WITHOUT)" ONLY="$(ONLY)" \
	    packaging/release

# Both made, unpacked and tried.
check-dist: all capi
	$(MAKE) -C packaging check

# The Python package as a wheel in target/python/wheels; needs Python 3.11 and python3-venv.
wheel:
	$(MAKE) -C tools/python wheel

# Games, puzzles, values and certificates as files for an archive, in target/datasets.
datasets: all wheel
	$(MAKE) -C tools/python datasets

# The wheel, its stubs, tests and examples; see docs/python.md.
check-python:
	$(MAKE) -C tools/python check

# The solver for several computers, in target/release; see docs/solving.md.
cluster:
	cargo build --release --locked -p lines-of-action-cluster

# Its long test, 4x5 by three processes on this computer, with the programs of all tests.
check-cluster:
	cargo test --release --locked --workspace --test cluster -- --ignored

# Fleets on a Dask cluster of this computer; needs Python 3.11 and python3-venv.
FLEET := $(abspath $(or $(CARGO_TARGET_DIR),target))/fleet
check-fleet: all fleet-tests

# The same with the program that is there.
fleet-tests: $(FLEET)/installed
	cd fleet/tests && LOA=$(LOA) $(FLEET)/bin/python -m unittest test_fleet

$(FLEET)/installed: fleet/requirements.txt
	python3 -m venv $(FLEET)
	$(FLEET)/bin/pip install --quiet --disable-pip-version-check --no-compile -r fleet/requirements.txt
	touch $@

# The guide as web pages in target/book; needs mdBook (cargo install mdbook).
book:
	mdbook build docs

clean:
	cargo clean
