#!/usr/bin/env python3
"""Kills workers that play, again and again, and compares what is left with a single run.

    kills.py [KILLS]

Each fleet plays a match. A worker that runs the program is killed with SIGKILL at a random moment;
its nanny starts another one. After each fleet the folder has to be that of a single run, each game
in it once. Fleets follow each other until there were enough kills, 100 by default.
"""

import json
import random
import sys
import tempfile
import time
from pathlib import Path

from cluster import Cluster, files, fleet, kill, loa

GAMES = 300
MATCH = [
    "match", "--player", "engine:name=a,nodes=1500", "--player", "engine:name=b,nodes=700",
    "--openings", "random:6", "--games", str(GAMES),
]  # fmt: skip


def kill_some(cluster, running, left, randomness):
    """Kills workers until the fleet ends or there were enough kills; returns how many."""
    kills = 0
    while running.poll() is None and kills < left:
        time.sleep(randomness.uniform(0.0, 0.5))
        working = cluster.working()
        if working:
            kills += kill(randomness.choice(working))
    return kills


def check(out, single):
    """Each game is there once, and all files are those of the single run."""
    lines = (out / "games.jsonl").read_text().splitlines()
    numbers = [json.loads(line)["game"] for line in lines]
    assert numbers == list(range(1, GAMES + 1)), numbers
    assert files(out) == files(single)


def main():
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    randomness = random.Random(19)
    kills, fleets, begun = 0, 0, time.monotonic()
    with tempfile.TemporaryDirectory() as name, Cluster(name, 3, nannies=True) as cluster:
        folder = Path(name)
        loa(*MATCH, "--out", folder / "single")
        while kills < wanted:
            fleets += 1
            out = folder / f"match-{fleets}"
            where = ["--scheduler", cluster.address(), "--out", out, "--shards", 3]
            running = fleet(*where, "--round-games", 30, "--", *MATCH)
            kills += kill_some(cluster, running, wanted - kills, randomness)
            _, errors = running.communicate()
            assert running.returncode == 0, errors
            check(out, folder / "single")
            print(f"{kills} kills, {fleets} matches of {GAMES} games", flush=True)
    seconds = time.monotonic() - begun
    print(f"no game lost, none twice; {seconds:.0f} s")


if __name__ == "__main__":
    main()
