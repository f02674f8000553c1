"""Each number that a caller can give: out of its range it raises, and names argument, value, range.

The numbers are tried in a process of their own, so that one that ends the interpreter is a failed
test and not the end of all tests.
"""

import math
import subprocess
import sys

import lines_of_action as loa
import lines_of_action.gymnasium
import lines_of_action.pettingzoo
import numpy as np
import pytest
from lines_of_action import data
from lines_of_action.vector import VecEnv

GAME = loa.Game(board="3x3", rules="gamesman")
START = loa.Position.start()
U32, U64 = 2**32 - 1, 2**64 - 1


def lazily(make):
    """Makes an object at the first call, in the process that needs it."""
    made = []

    def get():
        if not made:
            made.append(make())
        return made[0]

    return get


ENGINE = lazily(lambda: loa.Engine(memory=1))
TABLES = lazily(lambda: loa.solve("3x3"))
PUZZLE = loa.Puzzle("3/1l1/L1L b; gamesman; b2-a3; win in 1; endgame; rating 200")
Gym = lines_of_action.gymnasium.LinesOfActionEnv
Zoo = lines_of_action.pettingzoo.raw_env

# What the message calls the argument, its least and greatest value, and a call with it.
NUMBERS = [
    ("file", 0, 7, lambda n: loa.Square.at(n, 0)),
    ("rank", 0, 7, lambda n: loa.Square.at(0, n)),
    ("board: the number of files", 3, 8, lambda n: loa.Game(board=(n, 5))),
    ("board: the number of ranks", 3, 8, lambda n: loa.Position.start((5, n))),
    ("board: the number of ranks", 3, 8, lambda n: loa.num_actions((5, n))),
    ("action", 0, 8192, START.move),
    ("action", 0, 8192, lambda n: loa.Game().play_action(n)),
    ("size", 16, 8192, lambda n: START.svg(size=n)),
    ("size", 16, 8192, lambda n: loa.Game().svg(size=n)),
    ("repetition", 2, U32, lambda n: loa.Rules(repetition=(n, "board"))),
    ("move_limit", 1, U32, lambda n: loa.Rules(move_limit=n)),
    ("points", -20000, 20000, loa.Score),
    ("plies", 1, 1000, loa.Score.win_in),
    ("plies", 1, 1000, loa.Score.loss_in),
    ("number", 1, U32, lambda n: PUZZLE.record(n)),
    ("bits", 0, 65535, loa.Value.unpack),
    ("level", 1, 10, lambda n: loa.Engine(n, memory=1)),
    ("memory", 1, 65536, lambda n: loa.Engine(memory=n)),
    ("threads", 1, 256, lambda n: loa.Engine(memory=1, threads=n)),
    ("seed", 0, U64, lambda n: loa.Engine(memory=1, seed=n)),
    ("nodes", 1, U64, lambda n: ENGINE().search(GAME, nodes=n, depth=1)),
    ("depth", 1, 64, lambda n: ENGINE().search(GAME, depth=n, nodes=50)),
    ("mate", 1, 500, lambda n: ENGINE().search(GAME, mate=n, nodes=50)),
    ("lines", 1, 256, lambda n: ENGINE().search(GAME, nodes=100, lines=n)),
    ("time", 1e-9, 1e9, lambda n: ENGINE().search(GAME, time=n, nodes=50)),
    ("nodes", 1, U64, lambda n: ENGINE().best_move(GAME, nodes=n, depth=1)),
    ("depth", 1, 64, lambda n: ENGINE().best_move(GAME, depth=n, nodes=50)),
    ("time", 1e-9, 1e9, lambda n: ENGINE().best_move(GAME, time=n, nodes=50)),
    ("nodes", 1, U64, lambda n: loa.review(GAME, ENGINE(), nodes=n, depth=1)),
    ("depth", 1, 64, lambda n: loa.review(GAME, ENGINE(), depth=n, nodes=50)),
    ("time", 1e-9, 1e9, lambda n: loa.review(GAME, ENGINE(), time=n, nodes=50)),
    ("lines", 1, 256, lambda n: loa.review(GAME, ENGINE(), nodes=50, lines=n)),
    ("within", 1, 255, lambda n: loa.prove(GAME.position, "black", within=n, nodes=50, memory=1)),
    ("nodes", 1, U64, lambda n: loa.prove(GAME.position, "white", nodes=n, memory=1)),
    ("memory", 1, 65536, lambda n: loa.prove(GAME.position, "black", nodes=50, memory=n)),
    ("threads", 1, 256, lambda n: loa.prove(START, "black", nodes=50, memory=1, threads=n)),
    ("pieces", 1, 12, lambda n: loa.solve("3x3", pieces=n)),
    ("memory", 1, U64, lambda n: loa.solve("3x3", memory=n)),
    ("threads", 1, 256, lambda n: loa.solve("3x3", threads=n)),
    ("sample", 1, lambda: len(TABLES()), lambda n: TABLES().verify(n)),
    ("seed", 0, U64, lambda n: TABLES().verify(5, seed=n)),
    ("threads", 1, 256, lambda n: TABLES().verify(5, threads=n)),
    ("results: each count", 0, 2**50, lambda n: loa.strength((n, 1, 1))),
    ("results: each count", 0, 2**50, lambda n: loa.Sprt(0, 5).llr((1, 1, n))),
    ("results: each count", 0, 2**50, lambda n: loa.Sprt(0, 5).decide((1, 1, 1, 1, n))),
    ("score", 0.0, 1.0, loa.elo_of_score),
    ("elo", -math.inf, math.inf, loa.score_of_elo),
    ("games", 1, 10**6, lambda n: data.play_games(n, nodes=1)),
    ("nodes", 1, U64, lambda n: data.play_games(1, nodes=n, board="3x3")),
    ("seed", 0, U64, lambda n: data.play_games(1, nodes=1, board="3x3", seed=n)),
    ("threads", 1, 256, lambda n: data.play_games(1, nodes=1, board="3x3", threads=n)),
    ("evaluated", 0, 16, lambda n: data.play_games(1, nodes=1, board="3x3", evaluated=n)),
    ("num_envs", 1, 65536, lambda n: VecEnv(n, board="3x3")),
    ("max_plies", 1, U32, lambda n: VecEnv(1, max_plies=n)),
    ("seed", 0, None, lambda n: VecEnv(1, seed=n)),
    ("level", 1, 10, lambda n: Gym(n)),
    ("level", 1, 10, lambda n: Gym(n, opponent="random")),
    ("max_plies", 1, U32, lambda n: Gym(max_plies=n)),
    ("max_plies", 1, U32, lambda n: Zoo(max_plies=n)),
]

# Valid, but more work than a test should do.
TOO_MUCH = {("memory", 65536), ("games", 10**6), ("nodes", U64), ("memory", U64)}


def attempt(name, least, most, call):
    """Tries numbers within the range and beyond; yields what is wrong."""
    most = most() if callable(most) else most
    is_real = isinstance(least, float)
    for good in (least, most):
        if good is None or (name, good) in TOO_MUCH:
            continue
        try:
            call(good)
        except (loa.SolverError, loa.IllegalMoveError):
            pass
        except ValueError as error:
            if "has to be" in str(error):
                yield f"{name}={good}: {error}"
    beyond = [-1.0, 1e300, 10**400, -(10**400), math.nan] if is_real else [-(10**9), -(2**70)]
    if not is_real:
        beyond.append(least - 1)
        beyond += [] if most is None else [most + 1, most + 10**9, 2**63 + most, 2**70, 10**60]
    if math.inf in (most,):
        beyond = [math.nan]
    for wrong in beyond:
        try:
            call(wrong)
            yield f"{name}={wrong}: no error"
        except ValueError as error:
            text = str(error)
            is_vast = is_real and not abs(wrong) <= 10**99
            known = is_vast or f"{wrong:g}" in text or str(wrong)[:20] in text
            if not (text.startswith(name) and known and "has to be" in text):
                yield f"{name}={wrong}: {error}"
        except Exception as error:
            yield f"{name}={wrong}: {error!r}"
    for wrong in ("many", [1]):
        try:
            call(wrong)
            yield f"{name}={wrong}: no error"
        except (TypeError, ValueError):
            pass


def main():
    for row in NUMBERS:
        for fault in attempt(*row):
            print(fault, flush=True)
    print("done")


def test_numbers_beyond_their_ranges_are_refused():
    tried = subprocess.run(
        [sys.executable, __file__], capture_output=True, text=True, timeout=300, check=False
    )
    assert tried.stdout == "done\n" and tried.returncode == 0, tried.stdout + tried.stderr


@pytest.mark.parametrize(
    "call",
    [
        lambda: loa.Position("8/8/8/8/8/8/8/8 w"),
        lambda: loa.Game(position="3/3/3 b"),
        lambda: ENGINE().search(loa.Game(position="3/3/3 b"), depth=1),
        lambda: loa.Game(position=loa.Position.empty("3x3")),
        lambda: loa.prove(loa.Position.empty("3x3"), "black", memory=1),
    ],
)
def test_a_board_without_pieces_is_no_position_to_read(call):
    with pytest.raises(ValueError, match="no pieces"):
        call()


def test_positions_without_pieces_can_be_made_step_by_step():
    import pickle

    for position in (loa.Position.empty("5x4"), loa.Position.empty("3x3", "white")):
        assert pickle.loads(pickle.dumps(position)) == position
        assert eval(repr(position), {"Position": loa.Position}) == position


def test_tables_say_how_many_positions_they_have():
    for number in (-1, len(TABLES()), 2**70):
        with pytest.raises(IndexError, match=f"number has to be below {len(TABLES())}, not"):
            TABLES().position(number)


def test_a_batch_that_does_not_fit_is_refused_before_memory_is_taken(monkeypatch):
    with open("/proc/meminfo", encoding="ascii") as file:
        total = int(next(line for line in file if line.startswith("MemTotal")).split()[1])
    games = 65536
    if total * 1024 > games * (loa.num_actions("8x8") + 4096):
        with pytest.raises(ValueError, match="num_envs has to be 1 to 65536, not 1048576"):
            VecEnv(2**20)
    else:
        with pytest.raises(MemoryError, match="65536 games would take"):
            VecEnv(games)


TEXTS = [
    loa.Game.from_sgf,
    loa.Record,
    loa.read_sgf,
    loa.read_games,
    loa.Puzzle,
    lambda text: loa.Game(moves=text),
    lambda text: setattr(loa.Game().record(), "comment", text),
    lambda text: setattr(loa.Game().record(), "black", text),
    lambda text: setattr(loa.Game().record(), "white", text),
]
LISTS = [
    lambda items: loa.Game(moves=items),
    lambda items: START.svg(arrows=items),
    lambda items: START.svg(circles=items),
    lambda items: ENGINE().search(GAME, depth=1, moves=items),
]


@pytest.mark.parametrize("call", TEXTS, ids=range(len(TEXTS)))
def test_texts_have_a_greatest_length(call):
    with pytest.raises(ValueError, match="16777216"):
        call(" " * (2**24 + 1))


@pytest.mark.parametrize("call", LISTS, ids=range(len(LISTS)))
def test_lists_have_a_greatest_length(call):
    with pytest.raises(ValueError, match="an argument has at most 1048576 items, not 1048577"):
        call(["b1-b3"] * (2**20 + 1))


# With less memory than reading may take it is an error, and Python goes on.
HOSTILE = """
import resource
resource.setrlimit(resource.RLIMIT_AS, (10**9, 10**9))
import lines_of_action as loa
for text in ["(;GM[9]" + ";" * 10**7 + ")", "(;GM[9])" * 10**6]:
    for read in (loa.read_sgf, loa.read_games, lambda text: loa.Game(moves=text), loa.Record):
        try:
            read(text)
        except ValueError:
            pass
        else:
            print("read")
print(len(loa.read_sgf("(;GM[9]" + ";B[b1-b3]" * 10**5 + ")")))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="it is Linux that bounds the address space")
def test_texts_that_do_not_fit_into_memory_are_refused():
    tried = subprocess.run([sys.executable, "-c", HOSTILE], capture_output=True, text=True)
    assert (tried.returncode, tried.stdout) == (0, "1\n"), tried.stderr


def test_numbers_too_large_for_floats_are_infinite():
    assert loa.score_of_elo(10**400) == 1 and loa.score_of_elo(-(10**400)) == 0
    with pytest.raises(ValueError):
        loa.Sprt(0, 10**400)


def test_numbers_of_numpy_are_numbers():
    assert loa.Score(np.int16(-12)) == loa.Score(-12)
    assert loa.Game().svg(size=np.int64(200)).startswith("<svg")


if __name__ == "__main__":
    main()
