"""What functions take: an object, or the text that stands for it."""

from typing import Literal, TypeAlias

from ._native import Color, Move, Position, Preset, Rules, Square

ColorLike: TypeAlias = Color | Literal["black", "white"]
"""A side."""
SquareLike: TypeAlias = Square | str
"""A square, or its name."""
MoveLike: TypeAlias = Move | str
"""A move, or text such as `b1-b3`."""
PositionLike: TypeAlias = Position | str
"""A position, or a FEN."""
RulesLike: TypeAlias = Rules | Preset | str
"""Rules, a preset, or its name."""
BoardLike: TypeAlias = str | tuple[int, int]
"""A board's size, as in `6x5` or `(6, 5)`."""
