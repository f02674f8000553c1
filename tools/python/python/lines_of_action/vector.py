"""Many games at once, in NumPy arrays that are filled in place."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import Game, num_actions
from ._native import Batch
from .types import BoardLike, RulesLike

__all__ = ["VecEnv"]


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


class VecEnv:
    """Plays `num_envs` games at once. A game that ends begins anew at once.

    `reset` and `step` fill these arrays in place; the arrays stay the same and are read-only:

    | array | shape and type | |
    |---|---|---|
    | `legal` | `(num_envs, most_actions)`, `int32` | the legal actions, in ascending order |
    | `counts` | `(num_envs,)`, `int32` | how many of them each row of `legal` has |
    | `players` | `(num_envs,)`, `uint8` | who is to move: 0 Black, 1 White |
    | `rewards` | `(num_envs,)`, `float32` | 1, -1 or 0 for the side that has just moved |
    | `dones` | `(num_envs,)`, `uint8` | 0 goes on, 1 the rules ended it, 2 cut at `max_plies` |
    | `masks` | `(num_envs, num_actions)`, `bool` | the legal actions; `None` with `masks=False` |
    | `observations` | `(num_envs, 2, height, width)`, `uint8` | the pieces of the side to move, |
    | | | and of the opponent, along the ranks from a1; `None` with `observations=False` |
    | `final_obs` | as `observations` | where a game has just ended, its last position, seen by |
    | | | the side that would be next |

    `infos` has the last positions as Gymnasium's vector environments give them. Other threads run
    while `step` plays. An environment can be pickled, with its games. Up to 65536 games are played
    at once. Actions have the numbers that `lines_of_action.num_actions` describes; they are OpenSpiel's.
    """

    legal: NDArray[np.int32]
    counts: NDArray[np.int32]
    players: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    dones: NDArray[np.uint8]
    masks: NDArray[np.bool_] | None
    observations: NDArray[np.uint8] | None
    final_obs: NDArray[np.uint8] | None

    def __init__(
        self,
        num_envs: int,
        rules: RulesLike = "olympiad",
        board: BoardLike = "8x8",
        *,
        start: str | None = None,
        max_plies: int | None = None,
        masks: bool = True,
        observations: bool = True,
        seed: int | None = None,
    ) -> None:
        self._batch = Batch(num_envs, rules, board, start, max_plies, masks, observations)
        if seed is not None and seed < 0:
            raise ValueError(f"seed has to be 0 or more, not {seed}")
        self._given = (num_envs, rules, board, start, max_plies, masks, observations)
        self.num_envs = num_envs
        self.num_actions = num_actions(board)
        self._random = np.random.default_rng(seed)
        first = self._batch.game(0).position
        width = self._batch.most_actions
        self._legal = np.zeros((num_envs, width), np.int32)
        self._counts = np.zeros(num_envs, np.int32)
        self._players = np.zeros(num_envs, np.uint8)
        self._rewards = np.zeros(num_envs, np.float32)
        self._dones = np.zeros(num_envs, np.uint8)
        self._masks = np.zeros((num_envs, self.num_actions), np.uint8) if masks else None
        shape = (num_envs, 2, first.height, first.width)
        self._planes = np.zeros(shape, np.uint8) if observations else None
        self._final_planes = np.zeros(shape, np.uint8) if observations else None
        self._batch.attach(
            self._legal,
            self._counts,
            self._players,
            self._rewards,
            self._dones,
            self._masks,
            self._planes,
            self._final_planes,
        )
        self.legal = _read_only(self._legal)
        self.counts = _read_only(self._counts)
        self.players = _read_only(self._players)
        self.rewards = _read_only(self._rewards)
        self.dones = _read_only(self._dones)
        self.masks = None if self._masks is None else _read_only(self._masks.view(np.bool_))
        self.observations = None if self._planes is None else _read_only(self._planes)
        final_planes = self._final_planes
        self.final_obs = None if final_planes is None else _read_only(final_planes)
        self._rows = np.arange(num_envs)

    def reset(self) -> None:
        """Begins all games anew."""
        self._batch.reset()

    def step(self, actions: ArrayLike) -> None:
        """Plays one action in each game.

        An illegal one raises `IllegalMoveError`, and no game changes.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"actions: expected {self.num_envs} whole numbers, "
                f"not {chosen.dtype} of shape {chosen.shape}"
            )
        self._batch.step(np.ascontiguousarray(chosen, dtype=np.int64))

    def random_actions(self) -> NDArray[np.int32]:
        """Returns a legal action for each game, all equally likely."""
        places = (self._random.random(self.num_envs) * self.counts).astype(np.intp)
        return self.legal[self._rows, places]

    @property
    def infos(self) -> dict[str, Any]:
        """The last positions of the games that have just ended, as Gymnasium gives them: under
        `final_obs`, and `_final_obs` says which rows hold one."""
        return {"final_obs": self.final_obs, "_final_obs": self.dones != 0}

    def __getstate__(self) -> dict[str, Any]:
        names = ("_rewards", "_dones", "_final_planes")
        return {
            "given": self._given,
            "games": [self.game(index) for index in range(self.num_envs)],
            "random": self._random,
            "last": {name: getattr(self, name) for name in names},
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        num_envs, rules, board, start, max_plies, masks, observations = state["given"]
        options = {"start": start, "max_plies": max_plies, "masks": masks}
        VecEnv.__init__(self, num_envs, rules, board, observations=observations, **options)
        self._batch.resume(state["games"])
        self._random = state["random"]
        for name, values in state["last"].items():
            if values is not None:
                getattr(self, name)[...] = values

    def game(self, index: int) -> Game:
        """Returns a copy of a game."""
        return self._batch.game(index)

    def __repr__(self) -> str:
        return f"<VecEnv: {self.num_envs} of {self._batch.game(0)!r}>"
