"""What the environments have in common: observations and masks as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from . import Color, Game, num_actions
from .types import BoardLike, RulesLike


def first_game(rules: RulesLike, board: BoardLike, start: str | None) -> Game:
    """Returns a game without moves; raises `ValueError` if it is over at once."""
    game = Game(rules, board, start)
    if game.is_over:
        raise ValueError(f"on this board the game is over at once: {game.verdict}")
    return game


def observation_space(game: Game) -> spaces.Dict:
    """Returns the space of what `observe` returns."""
    position = game.position
    shape = (2, position.height, position.width)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, shape, np.uint8),
            "action_mask": spaces.Box(0, 1, (num_actions(game.board),), np.int8),
        }
    )


def observe(game: Game, color: Color, is_over: bool) -> dict[str, NDArray[Any]]:
    """Returns the board as a side sees it, and a mask of its legal actions.

    The board has two planes, along the ranks from a1: the side's pieces and its opponent's. When
    the game is over the mask has ones only: masked samplers need an action, which has no effect.
    """
    position = game.position.with_turn(color)
    planes = np.frombuffer(position.planes(), np.uint8)
    mask = np.zeros(num_actions(game.board), np.int8)
    if is_over:
        mask.fill(1)
    elif game.turn == color:
        mask[game.legal_actions()] = 1
    return {
        "observation": planes.reshape(2, position.height, position.width).copy(),
        "action_mask": mask,
    }


def check_plies(plies: int | None) -> int | None:
    """Returns the greatest length of games; raises `ValueError` if there can be none such."""
    if plies is not None and not isinstance(plies, (int, np.integer)):
        raise TypeError(f"max_plies is a whole number, not {type(plies).__name__}")
    if plies is not None and not 1 <= plies < 2**32:
        raise ValueError(f"max_plies has to be 1 to {2**32 - 1}, not {plies}")
    return plies


def check_action(game: Game, action: Any) -> int:
    """Returns the action as a number; raises `TypeError` if it is not one."""
    if not isinstance(action, (int, np.integer)):
        raise TypeError(f"an action is a whole number, not {type(action).__name__}")
    return int(action)
