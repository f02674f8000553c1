"""The board as pixels and the other ways in which the environments show it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import Color, Game

MODES = ["human", "rgb_array", "ansi", "svg"]

_LIGHT, _DARK, _MARKED = (236, 211, 171), (217, 179, 130), (242, 200, 75)
_PIECES = {Color.BLACK: (34, 38, 43), Color.WHITE: (251, 248, 241)}
_EDGE = (107, 98, 87)
_SIDE = 40
"""The side of a square, in pixels."""


def check_mode(mode: str | None) -> str | None:
    """Returns the mode; raises `ValueError` if there is none such."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"invalid render_mode '{mode}': expected {', '.join(MODES)}")
    return mode


def render(game: Game, mode: str | None) -> Any:
    """Shows a game: prints it, or returns a picture or text."""
    if mode == "human":
        print(f"{game}\n", flush=True)
    if mode == "rgb_array":
        return pixels(game)
    if mode == "svg":
        return game.svg()
    return str(game) if mode == "ansi" else None


def pixels(game: Game) -> NDArray[np.uint8]:
    """Returns the board as `(height, width, 3)`, rank 1 at the bottom, the last move marked."""
    position = game.position
    ranks, files = np.indices((position.height, position.width))
    squares = np.where((ranks + files)[..., None] % 2, _LIGHT, _DARK)
    for square in (game.moves[-1].source, game.moves[-1].target) if game.moves else ():
        if square is not None:
            squares[square.rank, square.file] = _MARKED
    picture = squares[::-1].repeat(_SIDE, 0).repeat(_SIDE, 1).astype(np.uint8)
    middle = np.hypot(*(np.indices((_SIDE, _SIDE)) - (_SIDE - 1) / 2))
    for color, fill in _PIECES.items():
        planes = np.frombuffer(position.with_turn(color).planes(), np.uint8)
        own = planes.reshape(2, position.height, position.width)[0, ::-1]
        for radius, shade in ((0.4, _EDGE), (0.36, fill)):
            picture[np.kron(own, middle < radius * _SIDE) > 0] = shade
    return picture
