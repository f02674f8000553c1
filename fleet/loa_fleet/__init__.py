"""Shards of long `loa` commands on a Dask cluster; see docs/fleet.md."""
