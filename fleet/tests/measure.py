#!/usr/bin/env python3
"""Measures what a fleet costs: one process against two, and the time of a task without work."""

import tempfile
import time
from pathlib import Path

from cluster import fleet, loa

GAMES = 3000
DATAGEN = ["datagen", "--games", str(GAMES), "--nodes", "1000", "--threads", "1"]
TINY = ["datagen", "--board", "5x5", "--games", "400", "--nodes", "20", "--threads", "1"]
TASKS = 200


def seconds(work):
    begun = time.monotonic()
    work()
    return time.monotonic() - begun


def run(out, shards, command):
    """Runs a fleet of two processes."""
    options = ["--local", 2, "--shards", shards, "--quiet", "--out", out]
    output, errors = (running := fleet(*options, "--", *command)).communicate()
    assert running.returncode == 0, errors
    return output


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start = seconds(lambda: run(folder / "start", 2, [*TINY[:4], "2", *TINY[5:]]))
        one = seconds(lambda: loa(*DATAGEN, "--out", folder / "one"))
        two = seconds(lambda: run(folder / "two", 16, DATAGEN)) - start
        print(f"{GAMES} games in one process {one:.1f} s, in two {two:.1f} s: {one / two:.2f} times")
        print(f"start and end of a fleet {start:.1f} s")
        run(folder / "tiny", TASKS, TINY)
        again = seconds(lambda: run(folder / "tiny", TASKS, TINY)) - start
        print(f"{TASKS} tasks without work {again:.1f} s: {1000 * again / TASKS:.0f} ms for each")
        files = sorted((folder / "two.shards").iterdir())
        merge = seconds(lambda: loa("merge", "--out", folder / "merged", *files))
        print(f"merge of {GAMES} games {merge:.2f} s")


if __name__ == "__main__":
    main()
