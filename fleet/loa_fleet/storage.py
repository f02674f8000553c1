"""The folder with the files of all shards: a shared folder, or any URL that fsspec knows."""

import os
import shutil
import tempfile
from pathlib import Path


class Storage:
    """A folder, or a URL with local copies of its files."""

    def __init__(self, data):
        data = data.removeprefix("file://")
        self.url = data if "://" in data else None
        if self.url is None:
            self.folder = Path(data)
            self.folder.mkdir(parents=True, exist_ok=True)
        else:
            import fsspec

            # Other computers write too, so a listing is old as soon as it is read.
            self.remote, self.base = fsspec.core.url_to_fs(data, use_listings_cache=False)
            self.remote.makedirs(self.base, exist_ok=True)
            self.folder = Path(tempfile.mkdtemp(prefix="loa-fleet-"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.url is not None:
            shutil.rmtree(self.folder, ignore_errors=True)

    def path(self, name):
        """Where the file is, or is to be written."""
        return self.folder / name

    def names(self):
        """The files, unfinished ones too."""
        if self.url is None:
            return [path.name for path in self.folder.iterdir()]
        try:
            paths = self.remote.ls(self.base, detail=False)
        except FileNotFoundError:  # Buckets have no empty folders.
            paths = []
        return [path.rsplit("/", 1)[-1] for path in paths]

    def fetch(self, name):
        """Gets the newest version of a file; tells whether there is one."""
        if self.url is None:
            return self.path(name).exists()
        try:
            self.remote.get_file(f"{self.base}/{name}", str(self.path(name)))
        except FileNotFoundError:
            return False
        return True

    def publish(self, name):
        """Shows a complete file to others, whole or not at all."""
        if self.url is None:
            return
        remote = f"{self.base}/{name}"
        part = f"{remote}.{os.uname().nodename}-{os.getpid()}.part"
        self.remote.put_file(str(self.path(name)), part)
        self.remote.mv(part, remote)
