"""Fleets end with the bytes of a single run, also when a worker is killed."""

import tempfile
import unittest
from pathlib import Path

from cluster import Cluster, files, fleet, kill, loa, wait_for

DATAGEN = "datagen --board 6x6 --games 240 --nodes 600 --threads 1".split()
PLAYERS = "--player engine:name=a,nodes=400 --player engine:name=b,nodes=100".split()
MATCH = ["match", *PLAYERS, *"--board 6x6 --openings random:4 --games 2000".split()]
TEST = [*MATCH, *"--sprt --elo0 0 --elo1 150".split()]


class FleetTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.temporary.name)
        cls.cluster = Cluster(cls.folder, workers=3)
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.addClassCleanup(cls.cluster.__exit__)

    def run_fleet(self, name, command, *options, is_killed=False, status=0):
        """Runs a fleet to its end; returns what it has written, and printed."""
        out = self.folder / name
        begun = fleet("--scheduler", self.cluster.address(), "--out", out, *options, "--", *command)
        if is_killed:
            wait_for("two workers work", lambda: len(self.cluster.working()) >= 2)
            self.assertTrue(kill(self.cluster.working()[0]))
        output, errors = begun.communicate(timeout=120)
        self.assertEqual(begun.returncode, status, errors)
        return out, output, errors

    def test_a_killed_worker_costs_nothing(self):
        single = self.folder / "single"
        loa(*DATAGEN, "--out", single)
        out, output, _ = self.run_fleet("data", DATAGEN, "--shards", 6, is_killed=True)
        self.assertEqual(files(out), files(single))
        again, *_ = self.run_fleet("data", DATAGEN)
        self.assertEqual(files(again), files(single))
        self.assertIn('"games":240', output)

    def test_a_decided_test_stops_the_fleet(self):
        single = self.folder / "single-match"
        loa(*TEST, "--out", single)
        # The shards are behind a URL, and come and go as whole files.
        data = f"local://{self.folder}/shards"
        out, _, errors = self.run_fleet("match", TEST, "--data", data, "--shards", 4)
        self.assertEqual(files(out), files(single))
        self.assertIn("the test is decided; the fleet stops", errors)
        self.assertIn("LLR", errors)
        journals = Path(self.folder / "shards").iterdir()
        played = sum(journal.read_text().count('"number":') for journal in journals)
        self.assertLess(played, 1000, "all 1000 pairs were played")

    def test_a_wrong_command_is_refused(self):
        *_, errors = self.run_fleet("wrong", ["datagen", "--games", "1", "--rules", "go"], status=2)
        self.assertIn("'go' is not a rule set", errors)
        *_, errors = self.run_fleet("data", DATAGEN, "--shards", 7, status=2)
        self.assertIn("has 6 shards, not 7", errors)


if __name__ == "__main__":
    unittest.main()
