"""Fleets end with the bytes of a single run, also when a worker is killed."""

import os
import secrets
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

from cluster import FLEET, Cluster, files, fleet, kill, loa, wait_for
from loa_fleet import shard
from loa_fleet.storage import Storage
from moto.server import ThreadedMotoServer

DATAGEN = "datagen --board 6x6 --games 240 --nodes 600 --threads 1".split()
PLAYERS = "--player engine:name=a,nodes=400 --player engine:name=b,nodes=100".split()
MATCH = ["match", *PLAYERS, *"--board 6x6 --openings random:4 --games 2000".split()]
TEST = [*MATCH, *"--sprt --elo0 0 --elo1 150".split()]
LONG = [*DATAGEN[:4], "1000000", *DATAGEN[5:]]
# Dask gives up soon: what is away in these tests stays away.
HASTY = {
    "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "2s",
    "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0",
}


def program(folder, text):
    """A program to take the place of `loa`."""
    path = Path(folder) / "loa"
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


class Bucket:
    """A server with the interface of S3, and a bucket without content."""

    def __enter__(self):
        self.server = ThreadedMotoServer("127.0.0.1", 0, verbose=False)
        self.server.start()
        host, port = self.server.get_host_and_port()
        self.before = dict(os.environ)
        os.environ |= {
            "AWS_ENDPOINT_URL": f"http://{host}:{port}",
            "AWS_ACCESS_KEY_ID": "test",
            "AWS_SECRET_ACCESS_KEY": "test",
            "AWS_DEFAULT_REGION": "us-east-1",
        }
        import s3fs

        s3fs.S3FileSystem.clear_instance_cache()
        # All servers of a process have the same buckets.
        name = f"games-{secrets.token_hex(8)}"
        s3fs.S3FileSystem().mkdir(name)
        return f"s3://{name}"

    def __exit__(self, *_):
        self.server.stop()
        os.environ.clear()
        os.environ |= self.before


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
        output, errors = begun.communicate(timeout=300)
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

    def test_a_fleet_that_is_terminated_stops_its_shards(self):
        out = self.folder / "terminated"
        begun = fleet("--scheduler", self.cluster.address(), "--out", out, "--", *LONG)
        wait_for("the fleet works", self.cluster.working)
        begun.terminate()
        _, errors = begun.communicate(timeout=60)
        self.assertEqual(begun.returncode, 143, errors)
        self.assertEqual(errors.splitlines()[-1], "fleet: stopped; the same command continues")
        wait_for("the shards stop", lambda: not self.cluster.working())


class FaultsTest(unittest.TestCase):
    """What goes wrong is said in one line."""

    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def check_refused(self, begun, *parts):
        _, errors = begun.communicate(timeout=300)
        self.assertEqual(begun.returncode, 2, errors)
        *progress, last = errors.splitlines()
        for part in ("fleet: ", *parts):
            self.assertIn(part, last)
        self.assertEqual([line for line in progress if not line.startswith("fleet: ")], [])

    def test_shards_in_a_bucket(self):
        single = self.folder / "single"
        loa(*TEST, "--out", single)
        with Bucket() as bucket:
            out = self.folder / "match"
            where = ["--local", 2, "--shards", 3, "--data", f"{bucket}/run/1", "--out", out]
            _, errors = (begun := fleet(*where, "--", *TEST)).communicate(timeout=300)
            self.assertEqual(begun.returncode, 0, errors)
            self.assertEqual(files(out), files(single))
            nowhere = ["--local", 1, "--data", "s4://games", "--out", out]
            self.check_refused(fleet(*nowhere, "--", *TEST), "s4://games", "s4")

    def test_an_empty_prefix_has_no_shards(self):
        with Bucket() as bucket, Storage(f"{bucket}/run") as one, Storage(f"{bucket}/run") as other:
            self.assertEqual(one.names(), [])
            self.assertFalse(one.fetch("a.shard"))
            other.path("a.shard").write_text("new")
            other.publish("a.shard")
            self.assertEqual(one.names(), ["a.shard"])
            self.assertTrue(one.fetch("a.shard"))

    def test_a_killed_program_is_tried_again_a_few_times(self):
        loa = program(self.folder, "kill -9 $$")
        with self.assertRaisesRegex(shard.Again, "killed by SIGKILL, as by the system when memory"):
            shard.do(shard.Shard(str(loa), ("datagen",), 1, 1, str(self.folder / "data")))
        where = ["--loa", loa, "--local", 1, "--out", self.folder / "out"]
        begun = fleet(*where, "--", "datagen")
        self.check_refused(begun, "shard 1 was tried 5 times", "killed by SIGKILL")

    def test_a_shard_that_kills_its_workers_is_given_up(self):
        loa = program(self.folder, "kill -9 $PPID")
        where = ["--loa", loa, "--local", 1, "--out", self.folder / "out"]
        begun = fleet(*where, "--", "datagen", environment=HASTY)
        self.check_refused(begun, "shard 1 was tried 5 times: its worker died")

    def test_a_cluster_without_workers_and_one_without_scheduler(self):
        out = self.folder / "out"
        with Cluster(self.folder, workers=0) as cluster:
            where = ["--scheduler", cluster.address(), "--out", out]
            self.check_refused(fleet(*where, "--", *LONG), "no workers yet", "--shards N")
            begun = fleet(*where, "--shards", 1, "--", *LONG, environment=HASTY)
            self.assertIn(f"waiting for workers of {cluster.address()}", begun.stderr.readline())
            cluster.add_worker()
            wait_for("the worker works", cluster.working)
            cluster.processes[0].kill()
            self.check_refused(begun, "the scheduler is gone; the same command continues")
            begun = fleet(*where, "--", *LONG, environment=HASTY)
            self.check_refused(begun, "no scheduler at", cluster.address())

    def test_the_package_has_the_texts_of_its_licences(self):
        build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
        subprocess.run([*build, self.folder, FLEET], check=True)
        (wheel,) = self.folder.glob("*.whl")
        names = {Path(name).name for name in zipfile.ZipFile(wheel).namelist()}
        self.assertLessEqual({"LICENSE-APACHE", "LICENSE-MIT"}, names)

    def test_a_slurm_task_done_again_keeps_the_number_of_shards(self):
        program(self.folder, 'echo "$@"')
        environment = {
            **os.environ,
            "PATH": f"{self.folder}:{os.environ['PATH']}",
            "SLURM_ARRAY_TASK_ID": "2",
            "SLURM_ARRAY_TASK_COUNT": "1",
        }
        script = FLEET / "examples" / "slurm.sh"
        done = subprocess.run(
            ["sh", script], env=environment, cwd=self.folder, capture_output=True, text=True
        )
        self.assertIn("--shard 2/100 ", done.stdout, done.stderr)


if __name__ == "__main__":
    unittest.main()
