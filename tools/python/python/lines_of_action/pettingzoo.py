"""Lines of Action as an AEC environment of PettingZoo.

    >>> from lines_of_action.pettingzoo import env
    >>> game = env(rules="olympiad", board="6x6")
    >>> game.reset(seed=1)
    >>> game.agent_selection
    'black_0'
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import Color, Game, num_actions
from ._draw import MODES, check_mode, render
from ._spaces import check_action, check_plies, first_game, observation_space, observe
from .types import BoardLike, RulesLike

__all__ = ["env", "raw_env"]

_COLORS = {"black_0": Color.BLACK, "white_0": Color.WHITE}


def env(**arguments: Any) -> AECEnv:
    """Returns a `raw_env` that also complains about calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(**arguments))


class raw_env(AECEnv):
    """The environment, with the agents `black_0` and `white_0`.

    Observations are dictionaries: `observation` has two planes, the agent's pieces and its
    opponent's, along the ranks from a1; `action_mask` has ones for the legal actions, whose numbers
    `lines_of_action.num_actions` describes. The mask of an agent whose game is over has ones only,
    so that samplers that look at it do not break; its action is `None`. An illegal action raises `IllegalMoveError` or
    `ValueError` and changes nothing. Rewards come at the end: 1, -1 or 0. A game that reaches
    `max_plies` is truncated. `render_mode` is `human`, which prints the board after each move,
    `rgb_array`, `ansi` or `svg`.
    """

    metadata = {
        "name": "lines_of_action_v0",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        rules: RulesLike = "olympiad",
        board: BoardLike = "8x8",
        *,
        start: str | None = None,
        max_plies: int | None = 1000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._first = first_game(rules, board, start)
        self._game = self._first.copy()
        self._max_plies = check_plies(max_plies)
        self.render_mode = check_mode(render_mode)
        self.possible_agents = list(_COLORS)
        self.agents: list[str] = []
        self.terminations = dict.fromkeys(self.possible_agents, False)
        self.truncations = dict.fromkeys(self.possible_agents, False)
        space = observation_space(self._first)
        actions = spaces.Discrete(num_actions(board))
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)

    @property
    def game(self) -> Game:
        """A copy of the game."""
        return self._game.copy()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        is_over = self._game.is_over or self._is_cut()
        # A wrapper may end the game, too. Agents that are gone have no entry.
        ended = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        return observe(self._game, _COLORS[agent], is_over or ended)

    def _is_cut(self) -> bool:
        return self._max_plies is not None and self._game.plies >= self._max_plies

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._game = self._first.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = f"{self._game.turn}_0"
        self._show()

    def step(self, action: int | np.integer[Any] | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._game.play_action(check_action(self._game, action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        black, white = self._game.returns()
        self.rewards = {"black_0": black, "white_0": white}
        for agent in self.agents:
            self.terminations[agent] = self._game.is_over
            self.truncations[agent] = self._is_cut() and not self._game.is_over
        self.agent_selection = f"{self._game.turn}_0"
        self._accumulate_rewards()
        self._show()

    def render(self) -> Any:
        return render(self._game, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        pass
