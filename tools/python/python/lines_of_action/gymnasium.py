"""Lines of Action against an opponent, as an environment of Gymnasium.

    >>> import gymnasium, lines_of_action.gymnasium
    >>> env = gymnasium.make("LinesOfAction-v0", level=2, board="6x6")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from . import Color, Engine, Game, IllegalMoveError, num_actions
from ._draw import MODES, check_mode, render
from ._spaces import check_action, check_plies, first_game, observation_space, observe
from .types import BoardLike, ColorLike, MoveLike, RulesLike

__all__ = ["LinesOfActionEnv", "Opponent"]

Opponent = Literal["engine", "random"] | Callable[[Game], MoveLike | int]
"""The engine, random moves, or a function that returns a move or an action number for a game."""


class LinesOfActionEnv(gymnasium.Env[Any, Any]):
    """One side of a game; an opponent plays the other: a level of the engine, random moves, or a
    function that gets a copy of the game and returns a move or an action number.

    Observations are dictionaries: `observation` has two planes, the agent's pieces and the
    opponent's, along the ranks from a1; `action_mask` has ones for the legal actions, whose numbers
    `lines_of_action.num_actions` describes. At the end of a game the mask has ones only, so that
    samplers that look at it do not break; the next `reset` counts. The reward comes at the end: 1, -1 or 0. A game that
    reaches `max_plies` is truncated.

    `color` is the agent's side; `None` draws lots at each reset. An illegal action raises
    `IllegalMoveError` or `ValueError`; with `illegal="lose"` it loses the game.
    `action_masks` is what sb3-contrib's `MaskablePPO` asks for. `render_mode` is `human`, which
    prints the board after each move, `rgb_array`, `ansi` or `svg`. An environment can be pickled;
    a level of the engine then goes on without what it remembers of its searches.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        level: int = 1,
        rules: RulesLike = "olympiad",
        board: BoardLike = "8x8",
        *,
        opponent: Opponent = "engine",
        color: ColorLike | None = None,
        start: str | None = None,
        max_plies: int | None = 1000,
        illegal: Literal["raise", "lose"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        if not callable(opponent) and opponent not in ("engine", "random"):
            raise ValueError(f"opponent: {opponent!r} is not a function, 'engine' or 'random'")
        if illegal not in ("raise", "lose"):
            raise ValueError(f"invalid illegal {illegal!r}: expected 'raise' or 'lose'")
        self._first = first_game(rules, board, start)
        self._game = self._first.copy()
        self._opponent = opponent
        self._level, self._seed = level, 0
        self._engine = self._new_engine()
        if self._engine is None:
            Engine(level, memory=1).close()  # It checks the level.
        self._given = color if color is None or isinstance(color, Color) else Color(color)
        self._color = self._given or Color.BLACK
        self._max_plies = check_plies(max_plies)
        self._illegal = illegal
        self.render_mode = check_mode(render_mode)
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
        self._seed = int(self.np_random.integers(2**32))
        if self._engine is not None:
            self._engine.close()
        self._engine = self._new_engine()
        self._answer()
        return self._seen()

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        try:
            self._game.play_action(check_action(self._game, action))
        except (IllegalMoveError, ValueError):
            if self._illegal == "raise":
                raise
            seen, info = self._seen()
            return seen, -1.0, True, False, info | {"illegal": True}
        self._answer()
        seen, info = self._seen()
        reward = self._game.returns()[self._color.player]
        is_cut = self._is_cut() and not self._game.is_over
        return seen, reward, self._game.is_over, is_cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Returns which actions are legal, as sb3-contrib expects it."""
        return self._observe()["action_mask"].astype(bool)

    def render(self) -> Any:
        return render(self._game, self.render_mode)

    def close(self) -> None:
        if self._engine is not None:
            self._engine.close()

    def _new_engine(self) -> Engine | None:
        if self._opponent != "engine":
            return None
        return Engine(self._level, memory=1, seed=self._seed)

    def _is_cut(self) -> bool:
        return self._max_plies is not None and self._game.plies >= self._max_plies

    def _answer(self) -> None:
        self._show()
        while not self._game.is_over and not self._is_cut() and self._game.turn != self._color:
            move = self._move_of_opponent()
            try:
                if isinstance(move, (int, np.integer)):
                    self._game.play_action(int(move))
                else:
                    self._game.play(move)
            except (TypeError, ValueError) as error:
                kind = ValueError if isinstance(error, UnicodeError) else type(error)
                raise kind(f"the opponent's move {move!r}: {error}") from None
            self._show()

    def _move_of_opponent(self) -> MoveLike | int:
        if callable(self._opponent):
            return self._opponent(self._game.copy())
        if self._engine is None:
            return int(self.np_random.choice(self._game.legal_actions()))
        return self._engine.best_move(self._game)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_engine"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._engine = self._new_engine()

    def _seen(self) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        verdict = self._game.verdict
        info = {"color": str(self._color), "verdict": str(verdict) if verdict else None}
        return self._observe(), info

    def _observe(self) -> dict[str, NDArray[Any]]:
        return observe(self._game, self._color, self._game.is_over or self._is_cut())


gymnasium.register("LinesOfAction-v0", "lines_of_action.gymnasium:LinesOfActionEnv")
