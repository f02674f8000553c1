"""Training data and solved boards as NumPy arrays, and as Parquet.

A game of self-play has a row for each quiet position:

| column | type | |
|---|---|---|
| `black`, `white` | `uint64` | the pieces of each side: bit `8 * rank + file`, a1 = 0 |
| `game` | `uint32` | the number of the game |
| `ply` | `uint16` | the plies that had been made |
| `score` | `int16` | the search's estimate for the side to move, in points |
| `player` | `uint8` | who is to move: 0 Black, 1 White |
| `depth` | `uint8` | the plies that the search looked ahead |
| `result` | `int8` | 1 if Black won the game, -1 if White did, 0 for a draw |
| `ending` | `uint8` | 0 the rules or a proof, 1 a repetition, 2 the game's length, 3 a position that |
| | | a search of the game evaluated, of which `result`, 0, tells nothing |

A Parquet file has the same columns, and the settings of the games, as JSON, under the key
`lines_of_action` of its metadata.
"""

from __future__ import annotations

import io
import json
import os
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._native import Position, Tables, play_rows, read_rows
from .types import BoardLike, RulesLike

__all__ = [
    "ROW",
    "load_values",
    "planes",
    "play_games",
    "read_games",
    "read_parquet",
    "save_values",
    "values",
    "write_parquet",
]

ROW = np.dtype(
    [
        ("black", "<u8"),
        ("white", "<u8"),
        ("game", "<u4"),
        ("ply", "<u2"),
        ("score", "<i2"),
        ("player", "u1"),
        ("depth", "u1"),
        ("result", "i1"),
        ("ending", "u1"),
    ]
)
"""The type of a row."""


def read_games(
    path: str | os.PathLike[str], *, damaged: bool = False
) -> tuple[NDArray[Any], dict[str, Any]]:
    """Reads a file of `loa datagen`: the rows, and the settings of the games.

    A file that is damaged or cut off raises `ParseError`. With `damaged=True` the games before the
    damage are returned.
    """
    settings, rows = read_rows(path, damaged)
    return np.frombuffer(rows, ROW), settings


def play_games(
    games: int,
    *,
    nodes: int,
    rules: RulesLike = "olympiad",
    board: BoardLike = "8x8",
    seed: int = 1,
    threads: int = 1,
    evaluated: int = 0,
) -> tuple[NDArray[Any], dict[str, Any]]:
    """Lets the engine play against itself; returns what `read_games` does.

    The games are those of `loa datagen` with the same settings, whatever the number of threads.
    `evaluated` positions, up to 16, are added for each one of a game, out of those that its search
    evaluated, with searches of their own.
    """
    settings, rows = play_rows(games, nodes, rules, board, seed, threads, evaluated)
    return np.frombuffer(rows, ROW), settings


def planes(rows: NDArray[Any], board: BoardLike = "8x8") -> NDArray[np.uint8]:
    """Returns the positions of rows as `(rows, 2, height, width)`.

    They are as in `VecEnv.observations`: the pieces of the side to move, and of the opponent.
    """
    if rows.dtype != ROW:
        raise ValueError(f"rows: expected an array of ROW, not of {rows.dtype}")
    size = Position.empty(board)
    both = np.stack([rows["black"], rows["white"]], axis=1)
    both[rows["player"] == 1] = both[rows["player"] == 1][:, ::-1]
    packed = both.astype("<u8").view(np.uint8).reshape(-1, 2, 8, 1)
    squares = np.unpackbits(packed, axis=3, bitorder="little")
    return np.ascontiguousarray(squares[:, :, : size.height, : size.width])


def write_parquet(
    path: str | os.PathLike[str], rows: NDArray[Any], settings: dict[str, Any]
) -> None:
    """Writes rows as Parquet. The file gets its name when it is complete."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    if rows.dtype != ROW:
        raise ValueError(f"rows: expected an array of ROW, not of {rows.dtype}")
    names = ROW.names or ()
    table = pa.table({name: np.ascontiguousarray(rows[name]) for name in names})
    table = table.replace_schema_metadata({"lines_of_action": json.dumps(settings)})
    with _whole(path) as draft:
        pq.write_table(table, draft)


def read_parquet(path: str | os.PathLike[str]) -> tuple[NDArray[Any], dict[str, Any]]:
    """Reads what `write_parquet` wrote."""
    import pyarrow.parquet as pq

    table = pq.read_table(path)
    metadata = table.schema.metadata or {}
    rows = np.empty(table.num_rows, ROW)
    for name in ROW.names or ():
        rows[name] = table[name].to_numpy()
    return rows, json.loads(metadata.get(b"lines_of_action", b"{}"))


def values(tables: Tables) -> NDArray[np.uint16]:
    """Returns the packed values of all positions of a solved board, by `Tables.number`.

    A value is 0 for a draw, else the kind (1 loss, 2 tie, 3 win) above 14 bits of remoteness;
    `Value.unpack` reads one.
    """
    return np.frombuffer(tables.packed_values(), "<u2")


def save_values(tables: Tables, path: str | os.PathLike[str]) -> None:
    """Writes the `values` as a file for `load_values`, or `numpy.load`, without having all of them
    in memory. The file gets its name when it is complete."""
    head = io.BytesIO()
    kind = {"descr": "<u2", "fortran_order": False, "shape": (len(tables),)}
    np.lib.format.write_array_header_1_0(head, kind)
    with _whole(path) as draft:
        tables.write_values_to(draft, head.getvalue())


def load_values(path: str | os.PathLike[str]) -> NDArray[np.uint16]:
    """Maps a file of `save_values` into memory: only what is looked at is read."""
    loaded: NDArray[np.uint16] = np.load(path, mmap_mode="r")
    return loaded


class _whole:
    """The name of a draft, which becomes the file if all goes well and is removed otherwise."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = os.fspath(path)
        self._draft = f"{self._path}.{os.getpid()}.part"

    def __enter__(self) -> str:
        return self._draft

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            os.replace(self._draft, self._path)
        elif os.path.exists(self._draft):
            os.remove(self._draft)
