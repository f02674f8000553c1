"""Lines of Action: rules, engine and solver, and environments for reinforcement learning.

`Game` plays by any of the rule sets (`PRESETS`) on boards from 3×3 to 8×8. `Engine` is the computer
player; `review` judges games with it. `solve` and `prove` find perfect play. The package needs
nothing else; these parts need more:

| | needs |
|---|---|
| `lines_of_action.vector.VecEnv`: many games in NumPy arrays | `numpy` |
| `lines_of_action.pettingzoo`: an AEC environment | `pettingzoo` |
| `lines_of_action.gymnasium`: against an opponent | `gymnasium` |
| `lines_of_action.openspiel`: a game of OpenSpiel | `open_spiel` |
| `lines_of_action.data`: training data and solved boards as arrays | `numpy`, `pyarrow` |
| `lines_of_action.net`: nets of the evaluation, from PyTorch and elsewhere | `numpy` |
"""

from . import _native
from ._native import (
    Certificate,
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
    Proof,
    Puzzle,
    Record,
    Review,
    ReviewedMove,
    Rules,
    Score,
    SearchResult,
    SolverError,
    Sprt,
    Square,
    Strength,
    Tables,
    Value,
    Verdict,
    check_proof,
    elo_of_score,
    num_actions,
    prove,
    fen_faults,
    read_games,
    read_sgf,
    review,
    score_of_elo,
    solve,
    strength,
)

__version__: str = _native.__version__

FIRST_LEVEL: int = _native.FIRST_LEVEL
"""The level that people meet first."""

PRESETS: dict[str, Preset] = {preset.name: preset for preset in Preset.all()}
"""The rule sets in use, by name."""

__all__ = [
    "Certificate",
    "Color",
    "Engine",
    "EngineError",
    "FIRST_LEVEL",
    "Game",
    "IllegalMoveError",
    "Line",
    "Move",
    "PRESETS",
    "ParseError",
    "Position",
    "Preset",
    "Proof",
    "Puzzle",
    "Record",
    "Review",
    "ReviewedMove",
    "Rules",
    "Score",
    "SearchResult",
    "SolverError",
    "Sprt",
    "Square",
    "Strength",
    "Tables",
    "Value",
    "Verdict",
    "check_proof",
    "elo_of_score",
    "num_actions",
    "prove",
    "fen_faults",
    "read_games",
    "read_sgf",
    "review",
    "score_of_elo",
    "solve",
    "strength",
]
