# Everything here is a cargo command with a shorter name; see CONTRIBUTING.md.

.PHONY: all check bench clean

all:
	cargo build --release --locked

# Unit tests, law tests, and every script in testing/.
check: all
	python3 testing/check

# Speeds, as ratios of two things timed in the same run; see docs/performance.md.
bench:
	cargo bench --locked -p loa --bench perft -- --deep

clean:
	cargo clean
