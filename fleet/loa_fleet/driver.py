"""Sends shards to a Dask cluster until all are done, or a test is decided."""

import contextlib
import logging
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from pathlib import Path

# What goes wrong is said here in one line. Dask and its workers would add their tracebacks.
os.environ.setdefault("DASK_LOGGING__DISTRIBUTED", "critical")

from distributed import Client, Event, LocalCluster, as_completed  # noqa: E402
from distributed.client import FutureCancelledError  # noqa: E402
from distributed.scheduler import KilledWorker  # noqa: E402

from . import match, shard  # noqa: E402
from .storage import Storage  # noqa: E402
from .worker import work  # noqa: E402

# Seconds between two counts of a match.
PAUSE = 1.0
# How often a shard, or its part up to the end of a round, is tried.
TRIES = 5


class Stopped(BaseException):
    """SIGTERM."""


def stop(*_):
    raise Stopped


@contextlib.contextmanager
def connect(options):
    """Gives a client of the cluster; a local one ends with it."""
    for name in ("distributed.client", "tornado.application", "asyncio"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        if options.scheduler:
            cluster, client = None, Client(options.scheduler)
        else:
            cluster = LocalCluster(
                n_workers=options.local,
                threads_per_worker=1,
                dashboard_address=None,
                host="127.0.0.1",
                preload=["loa_fleet.quiet"],
            )
            client = Client(cluster)
    except (OSError, ValueError) as error:
        where = options.scheduler or "this computer"
        raise shard.Failed(f"no scheduler at {where}: {shard.in_short(error)}") from None
    try:
        yield client
    finally:
        with contextlib.suppress(Exception):
            client.close()
        if cluster:
            cluster.close()


def storage_at(data):
    """Opens the storage."""
    try:
        return Storage(data)
    except Exception as error:  # whatever a driver of fsspec raises
        raise shard.Failed(f"{data}: {shard.in_short(error)}") from None


def send_package(client):
    """Gives the cluster this package: it needs no more than Dask."""
    package = Path(__file__).resolve().parent
    with tempfile.TemporaryDirectory() as folder:
        archive = shutil.make_archive(
            f"{folder}/{package.name}", "zip", package.parent, package.name
        )
        client.upload_file(archive)


class Fleet:
    """The shards of a command, and how far they are."""

    def __init__(self, options, client, storage):
        self.options, self.client, self.storage = options, client, storage
        begun = shard.count_of(storage.names())
        self.count = options.shards or begun or sum(client.nthreads().values())
        if not self.count:
            raise shard.Failed("the cluster has no workers yet: start them, or give --shards N")
        if begun and begun != self.count:
            raise shard.Failed(f"{options.data} has {begun} shards, not {self.count}")
        self.rounds = None
        if options.command[0] == "match":
            games = options.round_games or 4 * self.count
            self.rounds = match.Rounds(options.command, games)
        self.results = {}
        self.fetched = {}
        self.counted = 0.0
        self.stop = f"fleet-{uuid.uuid4()}"
        self.running = {}
        self.tries = Counter()

    def submit(self, index, number):
        """Lets a worker do a shard, of a match up to the end of a round."""
        command = self.rounds.until(number) if self.rounds else tuple(self.options.command)
        part = shard.Shard(self.options.loa, command, index, self.count, self.options.data)
        # Early rounds come first: only games without a gap before them count.
        future = self.client.submit(
            work, part, self.stop, pure=False, priority=-number, key=f"{part.name}-{uuid.uuid4()}"
        )
        self.running[future.key] = (index, number)
        return future

    def run(self):
        """Does all shards; returns whether a test was decided before."""
        last = len(self.rounds) if self.rounds else 1
        if not self.client.nthreads():
            where = self.options.scheduler
            self.say(f"waiting for workers of {where}: 'dask worker {where}' starts one")
        first = [self.submit(index, 1) for index in range(1, self.count + 1)]
        completed = as_completed(first)
        for future in completed:
            index, number = self.running.pop(future.key)
            try:
                result = future.result()
            except shard.Failed:
                raise
            except Exception as error:
                self.try_again(index, error)
                completed.add(self.submit(index, number))
                continue
            self.tries.pop(index, None)
            self.results[index] = result
            self.fetched.pop(index, None)
            number = self.round_after(index, number, result)
            if self.rounds and self.is_decided(is_last=not self.running and number > last):
                return True
            self.say(self.progress())
            if number <= last:
                completed.add(self.submit(index, number))
        return False

    def try_again(self, index, error):
        """Says why a shard is tried again; gives up after a number of tries."""
        if self.client.status != "running":
            raise shard.Failed("the scheduler is gone; the same command continues")
        if isinstance(error, KilledWorker):
            reason = "its worker died"
        elif isinstance(error, FutureCancelledError):
            reason = "Dask has dropped it"
        else:
            reason = str(error) if isinstance(error, shard.Again) else shard.in_short(error)
        self.tries[index] += 1
        if self.tries[index] == TRIES:
            raise shard.Failed(f"shard {index} was tried {TRIES} times: {reason}")
        self.say(f"shard {index} again: {reason}")
        time.sleep(0.1)

    def round_after(self, index, number, result):
        """The next round of a shard that may have more games than it was asked for."""
        if not self.rounds or not result["before"]:
            return number + 1
        games = result["counts"]["games"] * self.count
        return max(number + 1, games // self.rounds.step + 1 if games else 1)

    def files(self):
        """The finished files; those that have changed are fetched."""
        for index in self.results.keys() - self.fetched.keys():
            name = shard.Shard("", (), index, self.count, "").name
            if self.storage.fetch(name):
                self.fetched[index] = self.storage.path(name)
        return list(self.fetched.values())

    def is_decided(self, is_last):
        """Counts the match, now and then; tells whether its test is decided."""
        now = time.monotonic()
        if now - self.counted < PAUSE and not is_last:
            return False
        self.counted = now
        if not self.files():
            return False
        result = match.so_far(self.options.loa, self.files())
        self.say(match.in_words(result))
        return result["ended"] == "decided"

    def progress(self):
        counts = {}
        for result in self.results.values():
            for name, number in result["counts"].items():
                counts[name] = counts.get(name, 0) + number
        counts = ", ".join(f"{number} {name}" for name, number in counts.items())
        return f"{counts} of {len(self.results)} of {self.count} shards"

    def say(self, text):
        if not self.options.quiet:
            print(f"fleet: {text}", file=sys.stderr, flush=True)

    def end(self):
        """Stops what is running; the files stay."""
        if self.client.status == "running":
            Event(self.stop, client=self.client).set()
            self.client.cancel(list(self.running))

    def merge(self):
        """Puts the shards together; returns the exit status."""
        files = self.files()
        if missing := self.results.keys() - self.fetched.keys():
            numbers = ", ".join(map(str, sorted(missing)))
            raise shard.Failed(f"{self.options.data} lacks the files of the shards {numbers}")
        merge = [self.options.loa, "merge", *self.options.merge, "--out", self.options.out]
        return subprocess.run([*merge, *map(str, files)]).returncode


def do(options):
    """Does all shards and puts them together; returns the exit status of `loa merge`."""
    with storage_at(options.data) as storage, connect(options) as client:
        try:
            send_package(client)
            fleet = Fleet(options, client, storage)
        except OSError as error:
            raise shard.Failed(shard.in_short(error)) from None
        try:
            if fleet.run():
                fleet.say("the test is decided; the fleet stops")
        finally:
            fleet.end()
        return fleet.merge()


def run(options):
    """Does all shards and puts them together; returns the exit status."""
    signal.signal(signal.SIGTERM, stop)
    try:
        return do(options)
    except shard.Failed as error:
        print(f"fleet: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, Stopped) as stopped:
        print("fleet: stopped; the same command continues", file=sys.stderr)
        return 143 if isinstance(stopped, Stopped) else 130
