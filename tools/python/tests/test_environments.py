"""The environments keep to the contracts of the libraries that they are for."""

import copy
import os
import pickle
import random

import gymnasium
import lines_of_action as loa
import lines_of_action.gymnasium
import lines_of_action.openspiel
import lines_of_action.pettingzoo
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from lines_of_action import IllegalMoveError
from lines_of_action.gymnasium import LinesOfActionEnv
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

ANY_RULES = [("olympiad", "8x8"), ("cuhk", "5x6"), ("gamesman-misere", "4x4")]


@pytest.mark.parametrize("rules, board", ANY_RULES)
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # they are dictionaries
def test_pettingzoo_accepts_the_environment(rules, board):
    make = lines_of_action.pettingzoo.env
    api_test(make(rules=rules, board=board), num_cycles=300)
    seed_test(lambda: make(rules=rules, board=board), num_cycles=20)


def play(env, chance):
    env.reset()
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        env.step(chance.choice(np.flatnonzero(seen["action_mask"])))


def test_rewards_come_at_the_end():
    env = lines_of_action.pettingzoo.env(rules="cuhk", board="5x5", render_mode="ansi")
    env.reset()
    chance, rewards = random.Random(2), {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not truncated
        if terminated:
            rewards[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
    returns = env.unwrapped.game.returns()
    assert (rewards["black_0"], rewards["white_0"]) == returns
    assert env.render() == str(env.unwrapped.game)


def test_an_illegal_action_changes_nothing():
    env = lines_of_action.pettingzoo.env()
    env.reset()
    for wrong, error in [(0, IllegalMoveError), (10**6, ValueError), ("b1-b3", TypeError)]:
        with pytest.raises(error):
            env.step(wrong)
    assert env.unwrapped.game.plies == 0 and env.agent_selection == "black_0"


def test_long_games_are_truncated():
    env = lines_of_action.pettingzoo.env(max_plies=4)
    play(env, random.Random(1))
    assert env.unwrapped.game.plies == 4 and not env.unwrapped.game.is_over


@pytest.mark.parametrize("max_plies", [5, 1000])
def test_masked_samplers_do_not_break_at_the_end(max_plies):
    zoo = lines_of_action.pettingzoo.env(max_plies=max_plies, board="5x5")
    play(zoo, random.Random(3))
    for agent in zoo.possible_agents:
        assert zoo.observe(agent)["action_mask"].all()
    zoo.reset()
    for agent in zoo.agent_iter():
        seen, _, terminated, truncated, _ = zoo.last()
        action = chosen(seen["action_mask"])
        zoo.step(None if terminated or truncated else action)
    env = LinesOfActionEnv(opponent="random", board="5x5", max_plies=max_plies)
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, _, terminated, truncated, _ = env.step(chosen(seen["action_mask"]))
        over = terminated or truncated
    assert (seen["action_mask"] == env.action_masks()).all() and seen["action_mask"].all()
    assert chosen(seen["action_mask"]) in env.action_space


def test_masks_are_full_once_a_wrapper_has_ended_the_game():
    zoo = TerminateIllegalWrapper(lines_of_action.pettingzoo.raw_env(), illegal_reward=-1)
    zoo.reset()
    zoo.step(int(np.flatnonzero(zoo.last()[0]["action_mask"] == 0)[0]))
    for agent in zoo.possible_agents:
        assert zoo.observe(agent)["action_mask"].all()


def test_a_game_that_is_over_at_once_is_refused():
    for make in (LinesOfActionEnv, lines_of_action.pettingzoo.env):
        with pytest.raises(ValueError, match="over at once"):
            make(board="3x3", start="scrambled")


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_random_opponents_need_no_engine():
    env = LinesOfActionEnv(opponent="random")
    child = os.fork()
    if child == 0:
        try:
            env.reset(seed=1)
            env.close()
            os._exit(0)
        finally:
            os._exit(1)
    assert os.waitpid(child, 0)[1] == 0


def chosen(mask):
    """An action as networks choose it: by probabilities, of which there are none without a one."""
    with np.errstate(all="raise"):
        return int(np.random.default_rng(1).choice(len(mask), p=mask / mask.sum()))


def test_gymnasium_accepts_the_environment():
    for opponent in ("engine", "random"):
        env = gymnasium.make(
            "LinesOfAction-v0", board="5x5", opponent=opponent, illegal="lose", max_plies=40
        )
        check_env(env.unwrapped)


@pytest.mark.parametrize("mode", ["human", "rgb_array", "ansi", "svg"])
def test_all_environments_show_the_game(mode, capsys):
    env = LinesOfActionEnv(board="5x6", render_mode=mode, color="white", opponent="random")
    env.reset(seed=1)
    zoo = lines_of_action.pettingzoo.env(board="5x6", render_mode=mode)
    zoo.reset()
    for env, game in ((env, env.game), (zoo, zoo.unwrapped.game)):
        shown = env.render()
        if mode == "human":
            assert shown is None and str(game) in capsys.readouterr().out
        elif mode == "rgb_array":
            assert shown.shape == (240, 200, 3) and shown.dtype == np.uint8
            middles = {tuple(shown[20 + 40 * row, 20 + 40 * column]) for row, column in PLACES}
            assert len(middles) == len(PLACES)
        else:
            assert shown == (str(game) if mode == "ansi" else game.svg())
    for make in (LinesOfActionEnv, lines_of_action.pettingzoo.env):
        with pytest.raises(ValueError, match="invalid render_mode 'ascii': expected human, rgb_array, ansi, svg"):
            make(render_mode="ascii")


# A black piece, a white one, a light square, a dark one.
PLACES = [(0, 2), (2, 0), (2, 2), (2, 3)]


def test_stable_baselines_gets_what_it_asks_for():
    """What make_vec_env, check_env and sb3-contrib's masks want, without their PyTorch."""
    env = gymnasium.make("LinesOfAction-v0", render_mode="rgb_array", board="5x5", illegal="lose")
    env = gymnasium.wrappers.RecordEpisodeStatistics(env)
    seen, info = env.reset(seed=1)
    assert isinstance(info, dict) and env.render().ndim == 3
    assert all(isinstance(space, gymnasium.spaces.Box) for space in env.observation_space.values())
    for space in env.observation_space.values():
        assert len(space.shape) in (1, 3) and np.isfinite(space.low).all()
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.shape == (env.action_space.n,) and masks.dtype == bool
    assert list(np.flatnonzero(masks)) == list(np.flatnonzero(seen["action_mask"]))
    seen, reward, terminated, truncated, info = env.step(np.flatnonzero(masks)[0])
    kinds = [type(value) for value in (reward, terminated, truncated)]
    assert kinds == [float, bool, bool] and env.observation_space.contains(seen)


def test_opponents_are_random_or_functions():
    games = []
    for _ in range(2):
        env = LinesOfActionEnv(opponent="random", color="white", board="6x6")
        env.reset(seed=5)
        games.append(env.game)
    assert games[0] == games[1] and games[0].plies == 1
    for opponent in (
        lambda game: game.legal_moves()[0],
        lambda game: str(game.legal_moves()[0]),
        lambda game: game.legal_actions()[0],
    ):
        env = LinesOfActionEnv(opponent=opponent, color="white")
        env.reset()
        assert env.game.plies == 1
    wrong_moves = [("b1-b4", ValueError), ("\ud800", ValueError), (None, TypeError)]
    for wrong, error in [(lambda game, move=move: move, error) for move, error in wrong_moves]:
        with pytest.raises(error, match="the opponent's move"):
            LinesOfActionEnv(opponent=wrong, color="white").reset()
    with pytest.raises(ValueError, match="opponent"):
        LinesOfActionEnv(opponent="strong")


def test_arguments_of_wrong_types_are_refused_at_once():
    for wrong in ({"color": 5}, {"max_plies": 1.5}):
        with pytest.raises(TypeError):
            LinesOfActionEnv(**wrong)
    with pytest.raises(TypeError):
        lines_of_action.pettingzoo.env(max_plies=1.5)


def test_an_illegal_action_can_lose_the_game():
    env = LinesOfActionEnv(illegal="lose", color="black", board="5x5")
    env.reset()
    seen, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    assert env.game.plies == 0
    with pytest.raises(ValueError, match="illegal"):
        LinesOfActionEnv(illegal="pass")


def legal_move(game):
    return game.legal_moves()[-1]


@pytest.mark.parametrize("opponent", ["engine", "random", legal_move])
def test_gymnasium_environments_survive_pickling(opponent):
    env = LinesOfActionEnv(opponent=opponent, board="6x6", color="black", max_plies=30)
    env.reset(seed=7)
    env.step(env.game.legal_actions()[0])
    twin = pickle.loads(pickle.dumps(env))
    assert twin.game == env.game and (twin.action_masks() == env.action_masks()).all()
    action = env.game.legal_actions()[0]
    steps = [it.step(action) for it in (env, twin)]
    assert opponent == "engine" or (env.game == twin.game and steps[0][1:] == steps[1][1:])
    assert copy.deepcopy(env).game == env.game


def test_other_environments_survive_pickling():
    env = lines_of_action.pettingzoo.env(board="5x5", rules="cuhk")
    env.reset()
    env.step(env.unwrapped.game.legal_actions()[3])
    twin = pickle.loads(pickle.dumps(env))
    assert twin.unwrapped.game == env.unwrapped.game
    assert twin.agent_selection == env.agent_selection
    for both in zip(env.last()[0].values(), twin.last()[0].values(), strict=True):
        assert (both[0] == both[1]).all()
    state = pyspiel.load_game("loa(board=5x5)").new_initial_state()
    state.apply_action(state.legal_actions()[3])
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_gymnasium_plays_against_a_level():
    env = lines_of_action.gymnasium.LinesOfActionEnv(level=1, board="6x6", color="white")
    seen, info = env.reset(seed=3)
    assert info["color"] == "white" and env.game.plies == 1
    chance, ended, reward = random.Random(1), False, 0.0
    while not ended:
        action = chance.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(action)
        ended = terminated or truncated
        assert env.observation_space.contains(seen)
    assert reward == env.game.returns()[1] and info["verdict"] == str(env.game.verdict)
    with pytest.raises(IllegalMoveError, match="the game is over"):
        env.step(env.game.first_position.legal_actions()[0])
    env.close()


def test_gymnasium_refuses_illegal_actions():
    env = lines_of_action.gymnasium.LinesOfActionEnv(color="black")
    env.reset(seed=1)
    with pytest.raises(ValueError):
        env.step(0)
    assert env.game.plies == 0


@pytest.mark.parametrize(
    "name",
    ["loa", "loa(rules=olympiad,board=6x6)", "loa(rules=cuhk,board=5x4,max_game_length=60)"],
)
def test_openspiel_accepts_the_game(name):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_the_game_agrees_with_that_of_openspiel():
    theirs_game, ours_game = pyspiel.load_game("lines_of_action"), pyspiel.load_game("loa")
    assert ours_game.num_distinct_actions() == theirs_game.num_distinct_actions()
    assert ours_game.observation_tensor_shape() == theirs_game.observation_tensor_shape()
    chance, plies = random.Random(1), 0
    for _ in range(25):
        theirs, ours = theirs_game.new_initial_state(), ours_game.new_initial_state()
        while not theirs.is_terminal():
            actions = theirs.legal_actions()
            assert ours.legal_actions() == actions
            assert ours.current_player() == theirs.current_player()
            if plies % 16 == 0:
                assert str(ours) == str(theirs)
                assert ours.observation_tensor(0) == theirs.observation_tensor(0)
                names = [state.action_to_string(actions[0]) for state in (ours, theirs)]
                assert names[0] == names[1]
            action = chance.choice(actions)
            theirs.apply_action(action)
            ours.apply_action(action)
            plies += 1
        assert ours.is_terminal() and ours.returns() == theirs.returns()
    assert plies > 2000


def test_games_of_openspiel_are_read():
    game, chance = pyspiel.load_game("lines_of_action"), random.Random(2)
    for _ in range(5):
        state, names = game.new_initial_state(), []
        while not state.is_terminal():
            action = chance.choice(state.legal_actions())
            names.append(state.action_to_string(action).replace("x", "-"))
            state.apply_action(action)
        for text in [pyspiel.serialize_game_and_state(game, state), state.history_str()]:
            [record] = loa.read_games(text, strict=True)
            assert [str(move) for move in record.game().moves] == names


@pytest.mark.parametrize("name", ["loa(rules=chess)", "loa(board=9x9)", "loa(max_game_length=0)"])
def test_wrong_parameters_of_the_game(name):
    with pytest.raises((ValueError, pyspiel.SpielError)):
        pyspiel.load_game(name)
