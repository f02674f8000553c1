"""The engine: searches, limits, interruptions, other threads and processes."""

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
import time

import lines_of_action as loa
import pytest
from lines_of_action import Engine, EngineError, Game

WIN_IN_ONE = "8/8/8/3L4/8/3L4/l6l/8 w"


def test_a_win_is_found():
    with Engine() as engine:
        found = engine.search(Game(position=WIN_IN_ONE), depth=2)
        assert found.score == loa.Score.win_in(1) and found.score.win_chance == 1.0
        assert str(found.score) == "win in 1" and found.lines[0].moves == [found.move]
        game = Game(position=WIN_IN_ONE)
        game.play(found.move)
        assert game.winner == loa.Color.BLACK


def test_limits_of_nodes_give_the_same_again():
    game = Game()
    first, second = (Engine(memory=4).search(game, nodes=3000, lines=3) for _ in range(2))
    assert [line.moves for line in first.lines] == [line.moves for line in second.lines]
    assert first.nodes == second.nodes and len(first.lines) == 3
    ranks = [(line.depth, line.score) for line in first.lines]
    assert ranks == sorted(ranks, reverse=True)


def test_a_level_has_its_own_limits_and_seeds_vary():
    moves = {str(Engine(2, memory=1, seed=seed).best_move(Game())) for seed in range(12)}
    assert len(moves) > 1 and all(Game().is_legal(move) for move in moves)


def test_moves_to_choose_from():
    found = Engine(memory=1).search(Game(), depth=2, moves=["b1-b3", "g1-g3"], lines=5)
    assert {str(line.move) for line in found.lines} == {"b1-b3", "g1-g3"}


def test_progress_comes_after_each_depth():
    seen = []
    Engine(memory=1).search(Game(), depth=4, on_progress=lambda found: seen.append(found.depth))
    assert seen == sorted(seen) and seen[-1] == 4


def test_what_a_progress_function_raises_ends_the_search():
    def fail(found):
        raise ZeroDivisionError("enough")

    engine = Engine(memory=1)
    with pytest.raises(ZeroDivisionError, match="enough"):
        engine.search(Game(), time=60, on_progress=fail)
    assert engine.best_move(Game(), depth=1)


@pytest.mark.parametrize(
    "call, message",
    [
        (lambda: Engine(memory=1).search(Game()), "needs a limit"),
        (lambda: Engine(memory=1).search(Game(), depth=1, moves=["b1-b4"]), "b1-b4"),
    ],
)
def test_wrong_values(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_a_table_that_does_not_fit_is_refused():
    with open("/proc/meminfo", encoding="ascii") as file:
        total = int(next(line for line in file if line.startswith("MemTotal")).split()[1]) >> 10
    if total >= 65536:
        pytest.skip("the computer has memory for the largest table")
    with pytest.raises(MemoryError, match="MiB"):
        Engine(memory=65536)


def test_a_game_that_is_over_has_no_best_move():
    game = Game(position=WIN_IN_ONE)
    game.play(Engine(memory=1).best_move(game, depth=1))
    with pytest.raises(ValueError, match="the game is over: Black wins by connection"):
        Engine(1, memory=1).best_move(game)


def test_a_closed_engine_raises():
    engine = Engine(1, memory=1)
    engine.close()
    engine.close()
    for call in (lambda: engine.best_move(Game()), engine.clear):
        with pytest.raises(EngineError, match="the engine is closed"):
            call()


def test_engines_cannot_be_pickled():
    with pytest.raises(TypeError):
        pickle.dumps(Engine(1, memory=1))


def test_other_threads_run_during_a_search_and_a_second_search_is_refused():
    engine, begun, found = Engine(memory=1), threading.Event(), []
    search = threading.Thread(
        target=lambda: found.append(
            engine.search(Game(), time=60, on_progress=lambda progress: begun.set())
        )
    )
    search.start()
    assert begun.wait(30)
    for call in (lambda: engine.best_move(Game(), depth=1), engine.clear, engine.close):
        with pytest.raises(EngineError, match="searching"):
            call()
    engine.stop()
    search.join(30)
    assert not search.is_alive() and found[0].move


def test_many_threads_with_engines_of_their_own():
    moves = []

    def play():
        moves.append(str(Engine(memory=1).best_move(Game(), nodes=2000)))

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(moves) == 4 and len(set(moves)) == 1


def test_ctrl_c_ends_a_search():
    engine = Engine(memory=1)
    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        engine.search(Game(), time=60)
    assert time.monotonic() - begun < 10
    assert engine.best_move(Game(), depth=1)


FORKED = """
import os, sys, lines_of_action as loa
engine = loa.Engine(1, memory=1)
move = engine.best_move(loa.Game())
child = os.fork()
if child == 0:
    try:
        engine.best_move(loa.Game())
    except loa.EngineError as error:
        known = "before the process was forked" in str(error)
        same = loa.Engine(1, memory=1).best_move(loa.Game()) == move
        os._exit(0 if known and same else 1)
    os._exit(2)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


def test_after_a_fork_the_child_raises_and_a_new_engine_works():
    run = subprocess.run([sys.executable, "-c", FORKED], timeout=60)
    assert run.returncode == 0


def best_move(game):
    return Engine(1, memory=1).best_move(game)


def test_spawned_processes_work():
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        moves = pool.map(best_move, [Game(), Game()])
    assert moves == [best_move(Game())] * 2
