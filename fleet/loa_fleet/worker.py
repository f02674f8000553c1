"""What a Dask worker does."""

from distributed import Event

from . import shard


def work(part, stop):
    """Does a shard, unless the event with this name stops it."""
    try:
        return shard.do(part, Event(stop).is_set)
    except (shard.Again, shard.Failed):
        raise
    except Exception as error:  # of the storage, which the network may have lost
        raise shard.Again(f"{part.data}: {shard.in_short(error)}") from None
