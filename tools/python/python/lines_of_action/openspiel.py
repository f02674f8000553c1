"""Lines of Action as a game of OpenSpiel, under the name `loa`.

    >>> import pyspiel, lines_of_action.openspiel
    >>> game = pyspiel.load_game("loa(rules=olympiad,board=6x6)")

OpenSpiel has a game of its own, `lines_of_action`, on 8×8 alone. With the rules `openspiel`, which
are the default, both have the same moves with the same numbers, results and tensors, up to the last
ply that `max_game_length` allows: a connection on that ply wins here and draws there.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from . import Color, Game, Move, Position, Preset, Rules, num_actions

__all__ = ["GAME_TYPE", "LoaGame", "LoaState"]

GAME_TYPE = pyspiel.GameType(
    short_name="loa",
    long_name="Lines of Action by other rules and on other boards",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "rules": "openspiel",
        "board": "8x8",
        "start": "",
        "max_game_length": 1000,
    },
)
"""What OpenSpiel knows of the game, and its parameters."""


def _with_limit(rules: Rules, plies: int) -> Rules:
    limit = min(plies, rules.move_limit or plies)
    return Rules(rules.goal, rules.simultaneous, rules.blocked, rules.repetition, limit)


class LoaGame(pyspiel.Game):  # type: ignore[misc]
    """The game, for `pyspiel.load_game("loa")`.

    The parameters are the names of a rule set, a board's size and, if it is not the usual one, a
    start position, and `max_game_length`, the plies after which a game is drawn.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        preset = Preset(given.get("rules", "openspiel"))
        plies = int(given.get("max_game_length", 1000))
        if plies < 1:
            raise ValueError(f"max_game_length has to be 1 or more, not {plies}")
        rules = _with_limit(preset.rules, plies)
        start = given.get("start", "") or preset.start
        self.first = Game(rules, given.get("board", "8x8"), start)
        has_pass = rules.blocked == "passes"
        information = pyspiel.GameInfo(
            num_distinct_actions=num_actions(self.first.board) - (not has_pass),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.move_limit or plies,
        )
        super().__init__(GAME_TYPE, information, given)

    def new_initial_state(self, state: Any = None) -> LoaState:
        """Returns the state at the beginning."""
        if state is not None:
            raise ValueError("a game begins at its start position; play to reach another state")
        return LoaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """Returns an observer with the planes of OpenSpiel's own game: black, white, empty."""
        if params:
            raise ValueError(f"the observer has no parameters, but was given {params}")
        return _Observer(self.first.position)


class LoaState(pyspiel.State):  # type: ignore[misc]
    """A state of the game; `game` is a `lines_of_action.Game`."""

    def __init__(self, game: LoaGame) -> None:
        super().__init__(game)
        self.game = game.first.copy()

    def current_player(self) -> int:
        """Returns 0 for Black, 1 for White, or that the game is over."""
        return pyspiel.PlayerId.TERMINAL if self.game.is_over else self.game.turn.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal_actions()

    def _apply_action(self, action: int) -> None:
        self.game.play_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        move: Move = self.game.position.move(action)
        is_capture = move.target is not None and action % 2 == 1
        return str(move).replace("-", "x") if is_capture else str(move)

    def is_terminal(self) -> bool:
        """Tells whether the game is over."""
        return self.game.is_over

    def returns(self) -> list[float]:
        """Returns what Black and White got."""
        return list(self.game.returns())

    def __str__(self) -> str:
        position = self.game.position
        letters = {Color.BLACK: "x", Color.WHITE: "o", None: "."}
        names = [chr(ord("a") + file) for file in range(position.width)]
        rows = [
            f"{rank}" + "".join(letters[position.at(f"{name}{rank}")] for name in names)
            for rank in range(position.height, 0, -1)
        ]
        player = "none (terminal)" if self.game.is_over else letters[position.turn]
        return "\n".join([*rows, " " + "".join(names), "", "", f"Current player: {player}"])


class _Observer:
    """The planes of OpenSpiel's own game: where black pieces are, white ones, and none."""

    def __init__(self, position: Position) -> None:
        shape = (3, position.height, position.width)
        self.tensor = np.zeros(3 * position.height * position.width, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: LoaState, player: int) -> None:
        position = state.game.position.with_turn(Color.BLACK)
        planes = self.dict["observation"]
        planes[:2] = np.frombuffer(position.planes(), np.uint8).reshape(2, *planes.shape[1:])
        planes[2] = 1 - planes[0] - planes[1]

    def string_from(self, state: LoaState, player: int) -> str:
        return str(state)


pyspiel.register_game(GAME_TYPE, LoaGame)
