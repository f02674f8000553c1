# Everything here is a cargo command with a shorter name; see CONTRIBUTING.md.

.PHONY: all check bench capi install-capi clean

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

clean:
	cargo clean
