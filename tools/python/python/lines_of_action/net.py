"""The nets that evaluate positions: their files, as arrays of real numbers.

A net is trained outside, in PyTorch for example, and written for the engine:

    >>> from lines_of_action import Engine, net
    >>> net.write_net("mine.net", module.state_dict(), name="mine")  # doctest: +SKIP
    >>> engine = Engine(net="mine.net")  # doctest: +SKIP

Its weights have these names and shapes; those from `sums` on are for three kinds of boards and
goals: 8×8 where connecting wins, others where it wins, and all where it loses.

| name | shape | unit |
|---|---|---|
| `hidden_bias` | `(128,)` | activations: each is clamped to 0 to 1, and squared |
| `hidden` | `(128, 128)` | activations, by square: 64 for the own pieces, 64 for the other's |
| `output` | `(8, 256)` | logits, by bucket: 128 neurons of the side to move, 128 of the other |
| `codes` | `(24644, 8)` | activations, by a line's contents and a place, clamped and squared |
| `square_bias` | `(10, 8)` | the same, by class of square |
| `sums` | `(3, 8, 32)` | logits, by bucket |
| `first` | `(3, 8, 16, 32)` | neurons, by bucket: each is clamped to 0 to 1 |
| `first_bias` | `(3, 8, 16)` | the same |
| `second` | `(3, 8, 16, 16)` | the same |
| `second_bias` | `(3, 8, 16)` | the same |
| `third` | `(3, 8, 16)` | logits, by bucket |
| `bias` | `(3, 8)` | points, by bucket |

`inputs` computes what they are multiplied with, `evaluate` is the whole net in NumPy.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._native import decode_net, encode_net, net_inputs, net_tensors, square_classes
from .data import ROW, _whole, planes

__all__ = ["POINTS_PER_LOGIT", "SQUARE_CLASSES", "evaluate", "inputs", "read_net", "write_net"]

POINTS_PER_LOGIT = 400 / np.log(10)
"""The points that stand for a logit of the chance to win."""

_TENSORS = {name: (tuple(shape), scale, limit) for name, shape, scale, limit in net_tensors()}


SQUARE_CLASSES: NDArray[np.intp] = np.array(square_classes())
"""The class of each square of an 8×8 board, which is the place in `square_bias`."""


def _shape(name: str) -> tuple[int, ...]:
    return _TENSORS[name][0]


def _array(name: str, given: Any) -> NDArray[np.float64]:
    """Returns weights as an array, also those of PyTorch that live on another device."""
    for method in ("detach", "cpu"):
        given = getattr(given, method, lambda given=given: given)()
    array = np.asarray(given, np.float64)
    if array.shape != _shape(name):
        raise ValueError(f"{name} has the shape {array.shape}, not {_shape(name)}")
    return array


def write_net(
    path: str | os.PathLike[str],
    weights: Mapping[str, ArrayLike],
    *,
    name: str,
    recipe: Any = None,
) -> None:
    """Writes a net for the engine: rounds the weights to what its integers hold.

    `weights` has the tensors by name, such as the `state_dict` of a module of PyTorch. Tensors that
    are left out are 0. `recipe` is kept in the file as JSON. A weight beyond its range raises
    `ValueError`; the file gets its name when it is complete.
    """
    if unknown := sorted(set(weights) - set(_TENSORS)):
        raise ValueError(f"unknown tensors: {', '.join(unknown)}; known: {', '.join(_TENSORS)}")
    tensors = {}
    for tensor, (_, scale, limit) in _TENSORS.items():
        given: Any = weights.get(tensor)
        array = np.zeros(_shape(tensor)) if given is None else _array(tensor, given)
        whole = np.rint(array * scale)
        wrong = np.argwhere(~(np.abs(whole) <= limit))
        if len(wrong):
            place, most = tuple(map(int, wrong[0])), limit / scale
            raise ValueError(
                f"{tensor}{list(place)} has to be {-most:g} to {most:g}, not {array[place]:g}"
            )
        tensors[tensor] = np.ascontiguousarray(whole.ravel(), np.int32)
    content = encode_net(name, json.dumps(recipe, allow_nan=False), tensors)
    with _whole(path) as draft, open(draft, "wb") as file:
        file.write(content)


def read_net(
    net: str | os.PathLike[str] | bytes,
) -> tuple[dict[str, NDArray[np.float32]], str, Any]:
    """Reads a net: its weights by name, its own name, its recipe."""
    name, recipe, tensors = decode_net(net)
    weights = {}
    for tensor, (_, scale, _) in _TENSORS.items():
        whole = np.frombuffer(tensors[tensor], "<i4").reshape(_shape(tensor))
        weights[tensor] = (whole / scale).astype(np.float32)
    return weights, name, json.loads(recipe)


def inputs(rows: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Returns what a net sees of the positions of rows, which are of the type `data.ROW`. Nets are
    for boards of 8×8: rows do not tell their board, and those of other boards give nonsense.

    | name | shape | |
    |---|---|---|
    | `own`, `other` | `(rows, 128)` | the pieces by square as either side sees them, own first |
    | `codes` | `(rows, 2, 64, 4)` | the places in `codes` of each square's four lines, as the side \
to move sees them, then as the other does; 0 without a piece |
    | `bucket` | `(rows,)` | the bucket, 0 to 7 |
    """
    sides = planes(rows).reshape(len(rows), 2, 64)
    codes, bucket = net_inputs(np.ascontiguousarray(rows).tobytes())
    return {
        "own": sides.reshape(-1, 128),
        "other": np.ascontiguousarray(sides[:, ::-1]).reshape(-1, 128),
        "codes": np.frombuffer(codes, "<u2").reshape(len(rows), 2, 64, 4),
        "bucket": np.frombuffer(bucket, np.uint8),
    }


def evaluate(
    weights: Mapping[str, NDArray[Any]], given: Mapping[str, NDArray[Any]]
) -> NDArray[np.float64]:
    """Returns the points for the side to move, as real numbers.

    The engine rounds activations, so its points differ a little.

    `weights` are those of `read_net`, `given` is what `inputs` returns. Connecting wins.
    """
    halves = [given[side] @ weights["hidden"] + weights["hidden_bias"] for side in ("own", "other")]
    neurons = np.clip(np.concatenate(halves, axis=1), 0, 1) ** 2
    channels = weights["codes"][given["codes"]].sum(axis=3) + weights["square_bias"][SQUARE_CLASSES]
    channels = np.clip(channels, 0, 1) ** 2
    pieces = np.stack([given["own"], given["other"]], axis=1).reshape(-1, 2, 2, 64)
    sums = np.einsum("rvps,rvsc->rvpc", pieces, channels).reshape(len(neurons), -1)
    bucket = given["bucket"]
    of = {name: weights[name][0][bucket] for name in weights if weights[name].shape[0] == 3}
    first = np.clip(np.einsum("rni,ri->rn", of["first"], sums) + of["first_bias"], 0, 1)
    second = np.clip(np.einsum("rni,ri->rn", of["second"], first) + of["second_bias"], 0, 1)
    logits = (neurons * weights["output"][bucket]).sum(axis=1)
    logits = logits + (of["sums"] * sums).sum(axis=1) + (of["third"] * second).sum(axis=1)
    points: NDArray[np.float64] = logits * POINTS_PER_LOGIT + of["bias"]
    return points
