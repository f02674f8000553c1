"""Shards of a command on a Ray cluster, whose nodes share a folder and have `loa_fleet`:

    python ray_shards.py SHARDS FOLDER datagen --games 100000 --nodes 1000 --threads 1
    loa merge FOLDER/*.shard --out games.bin
"""

import sys

import ray
from loa_fleet.shard import Shard, do


@ray.remote(num_cpus=1, max_retries=-1)
def work(shard):
    """Does a shard; Ray starts it again if its worker is lost."""
    return do(shard)


def main():
    count, folder, *command = sys.argv[1:]
    count = int(count)
    ray.init()
    shards = [Shard("loa", tuple(command), index, count, folder) for index in range(1, count + 1)]
    running = [work.remote(shard) for shard in shards]
    while running:
        done, running = ray.wait(running)
        print(f"{count - len(running)} of {count} shards: {ray.get(done[0])['file']}", flush=True)


if __name__ == "__main__":
    main()
