"""One shard on one worker, whatever started it: Dask, Ray, a Slurm job."""

import json
import os
import re
import signal
import subprocess
import tempfile
from dataclasses import dataclass

from .storage import Storage


@dataclass(frozen=True)
class Shard:
    """A part of a command."""

    loa: str
    command: tuple
    index: int  # from 1
    count: int
    data: str

    @property
    def name(self):
        return f"{self.index:05}-of-{self.count:05}.shard"


def count_of(names):
    """The number of shards that files are of; None if there are none."""
    for name in names:
        if found := re.match(r"\d+-of-(\d+)\.shard", name):
            return int(found[1])
    return None


class Again(Exception):
    """The shard was not done; another try may help."""


class Failed(Exception):
    """The command can't be done; trying again would not help."""


def in_short(error):
    """An error on one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]


def do(shard, is_stopped=lambda: False):
    """Does a shard, or what is left of it. Returns the command's result; None if it was stopped.

    The program ends with this process, and leaves what it has done for the next one.
    """
    with Storage(shard.data) as storage:
        if storage.url is not None:
            storage.fetch(shard.name)
        result = run(shard, storage.path(shard.name), is_stopped)
        if result is not None and not result["before"]:
            storage.publish(shard.name)
        return result


def run(shard, out, is_stopped):
    """Runs the program until it ends, or is to stop."""
    part = f"{shard.index}/{shard.count}"
    command = [shard.loa, *shard.command, "--shard", part, "--out", str(out)]
    command += ["--parent", str(os.getpid())]
    with tempfile.TemporaryFile("w+") as errors:
        try:
            child = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        except OSError as error:
            raise Failed(f"{shard.loa}: {error}") from None
        with child:
            output = wait(child, is_stopped)
        if output is None:
            return None
        errors.seek(0)
        said = errors.read()[-2000:].strip()
    if "in use by another process" in said:
        raise Again(said)
    if child.returncode < 0:
        name = signal.Signals(-child.returncode).name
        hint = ", as by the system when memory runs out" if name == "SIGKILL" else ""
        raise Again(f"{shard.loa} was killed by {name}{hint}")
    # Status 1 is an answer: tables with wrong values.
    if child.returncode not in (0, 1) or not output:
        raise Failed(f"{' '.join(command)}: status {child.returncode}: {said}")
    return json.loads(output)


def wait(child, is_stopped):
    """Returns the output of a program; None if it was stopped."""
    while True:
        try:
            return child.communicate(timeout=1)[0]
        except subprocess.TimeoutExpired:
            if is_stopped():
                child.terminate()
                child.communicate()
                return None
