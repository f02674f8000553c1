"""A Dask cluster on the loopback interface, whose workers can be killed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil

FLEET = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(FLEET))
LOA = os.path.abspath(os.environ["LOA"])


def wait_for(what, is_so, seconds=60):
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(0.01)


def kill(process):
    """Kills a process; tells whether it was there."""
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        return False
    return True


class Cluster:
    """A scheduler and workers, each a process; with nannies, killed workers come back."""

    def __init__(self, folder, workers, nannies=False):
        self.file = Path(folder) / "scheduler.json"
        self.log = open(Path(folder) / "cluster.log", "w")
        self.processes = []
        self.dask("scheduler", "--port", "0")
        self.workers = []
        for _ in range(workers):
            self.add_worker("--nanny" if nannies else "--no-nanny")

    def add_worker(self, nanny="--no-nanny"):
        self.workers.append(self.dask("worker", "--nthreads", "1", nanny))

    def dask(self, *command):
        command = [sys.executable, "-m", "dask", *command, "--scheduler-file", str(self.file)]
        command += ["--host", "127.0.0.1", "--no-dashboard"]
        started = subprocess.Popen(command, stdout=self.log, stderr=self.log, cwd=self.file.parent)
        self.processes.append(started)
        return psutil.Process(started.pid)

    def address(self):
        wait_for("the scheduler starts", lambda: self.file.exists() and self.file.stat().st_size)
        return json.loads(self.file.read_text())["address"]

    def working(self):
        """Numbers of workers that run the program at this moment."""
        own = set()
        for worker in self.workers:
            try:
                own |= {worker.pid, *(child.pid for child in worker.children(recursive=True))}
            except psutil.NoSuchProcess:
                pass  # killed before
        found = []
        for process in psutil.process_iter(["name", "ppid"]):
            parent = process.info["ppid"]
            if process.info["name"] == "loa" and parent in own:
                found.append(parent)
        return found

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.terminate()
        for process in self.processes:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.log.close()


def fleet(*arguments, environment=(), **options):
    """Starts `fleet run`."""
    environment = {**os.environ, "PYTHONPATH": str(FLEET), **dict(environment)}
    command = [sys.executable, "-m", "loa_fleet", "run", "--loa", LOA, *map(str, arguments)]
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        **options,
    )


def loa(*arguments, status=0):
    """Runs the program."""
    done = subprocess.run([LOA, *map(str, arguments)], capture_output=True, text=True)
    assert done.returncode == status, f"{arguments}: {done.stderr}"
    return done.stdout


def files(path):
    """A file, or all files of a folder, with their bytes."""
    path = Path(path)
    if path.is_file():
        return path.read_bytes()
    inside = (entry for entry in path.rglob("*") if entry.is_file())
    return {str(entry.relative_to(path)): entry.read_bytes() for entry in inside}
