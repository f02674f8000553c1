"""Lines of Action: rules, engine and solver, and environments for reinforcement learning.

`Game` plays by any of ten rule sets (`PRESETS`) on boards from 3×3 to 8×8. `Engine` is the computer
player. The package needs nothing else; these parts need more:

| | needs |
|---|---|
| `lines_of_action.vector.VecEnv`: many games in NumPy arrays | `numpy` |
| `lines_of_action.pettingzoo`: an AEC environment | `pettingzoo` |
| `lines_of_action.gymnasium`: against a level of the engine | `gymnasium` |
| `lines_of_action.openspiel`: a game of OpenSpiel | `open_spiel` |
"""

from . import _native
from ._native import (
    Color,
    Engine,
    EngineError,
    Game,
    IllegalMoveError,
    Line,
    Move,
    ParseError,
    Position,
    Preset,
    Record,
    Rules,
    Score,
    SearchResult,
    Square,
    Verdict,
    num_actions,
    read_sgf,
)

__version__: str = _native.__version__

PRESETS: dict[str, Preset] = {preset.name: preset for preset in Preset.all()}
"""The rule sets in use, by name."""

__all__ = [
    "Color",
    "Engine",
    "EngineError",
    "Game",
    "IllegalMoveError",
    "Line",
    "Move",
    "PRESETS",
    "ParseError",
    "Position",
    "Preset",
    "Record",
    "Rules",
    "Score",
    "SearchResult",
    "Square",
    "Verdict",
    "num_actions",
    "read_sgf",
]
