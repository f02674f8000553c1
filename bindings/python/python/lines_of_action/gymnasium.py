"""Lines of Action against a level of the engine, as an environment of Gymnasium.

    >>> import gymnasium, lines_of_action.gymnasium
    >>> env = gymnasium.make("LinesOfAction-v0", level=2, board="6x6")
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from . import Color, Engine, Game, IllegalMoveError, num_actions
from ._spaces import check_action, observation_space, observe
from .types import BoardLike, ColorLike, RulesLike

__all__ = ["LinesOfActionEnv"]


class LinesOfActionEnv(gymnasium.Env[Any, Any]):
    """One side of a game; the other is played by a level of the engine.

    Observations are dictionaries: `observation` has two planes, the agent's pieces and the
    engine's, along the ranks from a1; `action_mask` has ones for the legal actions, whose numbers
    `lines_of_action.num_actions` describes. The reward comes at the end: 1, -1 or 0. A game that
    reaches `max_plies` is truncated.

    `color` is the agent's side; `None` draws lots at each reset. An illegal action raises
    `IllegalMoveError` or `ValueError`; with an `illegal_reward` it ends the game with that reward.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        level: int = 1,
        rules: RulesLike = "olympiad",
        board: BoardLike = "8x8",
        *,
        color: ColorLike | None = None,
        start: str | None = None,
        max_plies: int | None = 1000,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi", "svg"):
            raise ValueError(f"render_mode: '{render_mode}' is none of ansi, svg")
        self._first = Game(rules, board, start)
        self._game = self._first.copy()
        self._level = level
        self._engine = Engine(level, memory=1)
        self._given = Color(color) if isinstance(color, str) else color
        self._color = self._given or Color.BLACK
        self._max_plies = max_plies
        self._illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = observation_space(self._first)
        self.action_space = spaces.Discrete(num_actions(board))

    @property
    def game(self) -> Game:
        """A copy of the game."""
        return self._game.copy()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        super().reset(seed=seed)
        self._game = self._first.copy()
        sides = (Color.BLACK, Color.WHITE)
        self._color = self._given or sides[int(self.np_random.integers(2))]
        self._engine.close()
        seed_of_engine = int(self.np_random.integers(2**32))
        self._engine = Engine(self._level, memory=1, seed=seed_of_engine)
        self._answer()
        return self._seen()

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        try:
            self._game.play_action(check_action(self._game, action))
        except (IllegalMoveError, ValueError):
            if self._illegal_reward is None:
                raise
            return self._seen()[0], self._illegal_reward, True, False, {"illegal": True}
        self._answer()
        seen, info = self._seen()
        reward = self._game.returns()[self._color.player]
        is_cut = self._is_cut() and not self._game.is_over
        return seen, reward, self._game.is_over, is_cut, info

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self._game.svg()
        return str(self._game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self._engine.close()

    def _is_cut(self) -> bool:
        return self._max_plies is not None and self._game.plies >= self._max_plies

    def _answer(self) -> None:
        while not self._game.is_over and not self._is_cut() and self._game.turn != self._color:
            self._game.play(self._engine.best_move(self._game))

    def _seen(self) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        verdict = self._game.verdict
        info = {"color": str(self._color), "verdict": str(verdict) if verdict else None}
        return observe(self._game, self._color), info


gymnasium.register("LinesOfAction-v0", "lines_of_action.gymnasium:LinesOfActionEnv")
