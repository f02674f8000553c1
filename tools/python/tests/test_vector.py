"""Many games at once, in arrays."""

import contextlib
import pickle
import sys
import threading
import time

import lines_of_action as loa
import numpy as np
import pytest
from lines_of_action import Game, IllegalMoveError
from lines_of_action.vector import VecEnv


GAMES = [("olympiad", "8x8"), ("openspiel", "8x8"), ("cuhk", "5x6"), ("gamesman", "4x4")]


@pytest.mark.parametrize("rules, board", GAMES)
def test_the_arrays_say_what_single_games_say(rules, board):
    envs, plies = 16, 120
    env = VecEnv(envs, rules, board, seed=5)
    games = [Game(rules, board) for _ in range(envs)]
    ends = 0
    for _ in range(plies):
        for at, game in enumerate(games):
            actions = game.legal_actions()
            assert list(env.legal[at, : env.counts[at]]) == actions
            assert list(np.flatnonzero(env.masks[at])) == actions
            assert env.observations[at].tobytes() == game.planes()
            assert env.players[at] == game.turn.player
        chosen = env.random_actions()
        env.step(chosen)
        for at, game in enumerate(games):
            mover = game.turn
            game.play_action(int(chosen[at]))
            assert env.dones[at] == game.is_over
            assert env.rewards[at] == game.returns()[mover.player]
            if game.is_over:
                ends += 1
                games[at] = Game(rules, board)
    assert board == "8x8" or ends > 0


def test_the_last_position_of_a_game_is_kept():
    env, ends = VecEnv(8, "cuhk", "5x5", max_plies=30, seed=4), 0
    for _ in range(60):
        before = [env.game(at) for at in range(env.num_envs)]
        chosen = env.random_actions()
        env.step(chosen)
        assert (env.infos["_final_obs"] == (env.dones != 0)).all()
        for at in np.flatnonzero(env.dones):
            before[at].play_action(int(chosen[at]))
            assert env.infos["final_obs"][at].tobytes() == before[at].planes()
            ends += 1
    assert ends >= 16
    assert VecEnv(1, observations=False).infos["final_obs"] is None


def test_other_threads_run_during_a_step():
    env, is_over, counted = VecEnv(20_000, masks=False, seed=1), threading.Event(), []

    def count():
        while not is_over.is_set():
            counted.append(0)
            time.sleep(0)  # gives the lock back, which the interpreter does not ask for

    usual = sys.getswitchinterval()
    actions = env.random_actions()
    thread = threading.Thread(target=count)
    thread.start()
    sys.setswitchinterval(1000)
    try:
        before = len(counted)
        env.step(actions)
        during = len(counted) - before
    finally:
        is_over.set()
        sys.setswitchinterval(usual)
        thread.join()
    assert during > 0


def test_other_calls_during_a_step_are_refused():
    env = VecEnv(20_000, masks=False, seed=1)
    thread = threading.Thread(target=env.step, args=(env.random_actions(),))
    thread.start()
    while thread.is_alive():
        for call in (env.reset, env.__repr__, lambda: env.game(0)):
            with contextlib.suppress(loa.EngineError):
                call()


def test_environments_survive_pickling():
    env = VecEnv(4, "cuhk", "5x5", max_plies=9, seed=2)
    for _ in range(9):
        env.step(env.random_actions())
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(12):
        for name in ("legal", "counts", "players", "rewards", "dones", "masks", "observations"):
            assert (getattr(env, name) == getattr(twin, name)).all(), name
        assert (env.final_obs == twin.final_obs).all()
        actions = env.random_actions()
        assert (actions == twin.random_actions()).all()
        env.step(actions)
        twin.step(actions)


def test_games_are_cut_at_the_greatest_length():
    env = VecEnv(3, max_plies=5, seed=1)
    for _ in range(5):
        assert not env.dones.any()
        env.step(env.random_actions())
    assert list(env.dones) == [2, 2, 2] and not env.rewards.any()
    assert env.game(0) == Game()


def test_an_illegal_action_changes_nothing():
    env = VecEnv(4, seed=2)
    env.step(env.random_actions())
    before = [env.game(at) for at in range(4)]
    for wrong in (0, -1, 10**9, 2**40):
        actions = env.random_actions().astype(np.int64)
        actions[2] = wrong
        with pytest.raises(IllegalMoveError, match=f"game 2: {wrong} is not a legal action"):
            env.step(actions)
    assert [env.game(at) for at in range(4)] == before
    env.reset()
    assert env.game(3) == Game()


WRONG = [[1, 2], [[1, 2, 3]], [1.0, 2.0, 3.0], ["a", "b", "c"], None, 5]


@pytest.mark.parametrize("actions", WRONG)
def test_wrong_shapes_and_types(actions):
    with pytest.raises(ValueError, match="actions: expected 3 whole numbers"):
        VecEnv(3).step(actions)


def test_the_arrays_are_read_only():
    env = VecEnv(2)
    for array in (env.legal, env.counts, env.masks, env.observations, env.rewards, env.dones):
        with pytest.raises(ValueError):
            array[...] = 0


def test_wrong_values():
    for at in (2, -1, 2**70):
        with pytest.raises(IndexError):
            VecEnv(2).game(at)
    batch = VecEnv(2)._batch
    with pytest.raises(ValueError, match="game 1"):
        batch.resume([Game(moves="b1b3"), Game("berkeley")])
    assert batch.game(0) == Game()


def test_arrays_of_the_wrong_kind_are_refused():
    batch = loa._native.Batch(2, "olympiad", "8x8", None, None, True, True)
    good = [np.zeros(2 * 96, np.int32), np.zeros(2, np.int32), np.zeros(2, np.uint8)]
    good += [np.zeros(2, np.float32), np.zeros(2, np.uint8), None, None, None]
    batch.attach(*good)
    for at, wrong in [
        (0, np.zeros(3, np.int32)),
        (1, np.zeros(2, np.int64)),
        (2, np.zeros(4, np.uint8)[::2]),
        (3, "text"),
        (5, np.zeros(7, np.uint8)),
    ]:
        with pytest.raises(ValueError):
            batch.attach(*good[:at], wrong, *good[at + 1 :])
    frozen = np.zeros(2, np.int32)
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="counts is read-only"):
        batch.attach(good[0], frozen, *good[2:])


def test_the_same_seed_plays_the_same_games():
    envs = [VecEnv(8, seed=3) for _ in range(2)]
    for _ in range(30):
        actions = [env.random_actions() for env in envs]
        assert (actions[0] == actions[1]).all()
        for env, chosen in zip(envs, actions, strict=True):
            env.step(chosen)
