# Everything here is a cargo command with a shorter name; see CONTRIBUTING.md.

.PHONY: all check bench book capi install install-capi dist clean

all:
	cargo build --release --locked

# Unit tests, law tests, and every script in testing/.
check: all
	python3 testing/check

# Speeds, as ratios of two things timed in the same run; see docs/performance.md.
bench:
	cargo bench --locked -p loa --bench perft -- --deep

# The C interface: header and static library in target/capi; see bindings/cpp/README.md.
capi:
	$(MAKE) -C bindings/cpp stage

# The C interface, once built, for everybody: make install-capi PREFIX=$HOME/.local
install-capi:
	$(MAKE) -C bindings/cpp install

# Programs, manual pages, completions and the C interface: make install PREFIX=$HOME/.local
# Where there is no cargo, as under sudo, what has been built before is installed.
install:
	if command -v cargo >/dev/null; then $(MAKE) all capi; fi
	$(MAKE) -C packaging install

# A tarball and a Debian package in target/dist.
dist: all capi
	$(MAKE) -C packaging dist

# The guide as web pages in target/book; needs mdBook (cargo install mdbook).
book:
	mdbook build docs/book

clean:
	cargo clean
