"""What a Dask worker does."""

from distributed import Event

from . import shard


def work(part, stop):
    """Does a shard, unless the event with this name stops it."""
    return shard.do(part, Event(stop).is_set)
