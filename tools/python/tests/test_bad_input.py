"""Whatever is handed in, calls return or raise what they promise; nothing breaks down."""

import contextlib
import random

import lines_of_action as loa
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lines_of_action import data
from lines_of_action.vector import VecEnv

EXPECTED = (ValueError, TypeError, OverflowError, IndexError)

numbers = st.integers() | st.floats() | st.booleans()
texts = st.text(max_size=40) | st.sampled_from(["b1-b3", "pass", "a1", "black", "olympiad", "8x8"])
anything = st.none() | numbers | texts | st.binary(max_size=20) | st.tuples(numbers, numbers)
lists = anything | st.lists(anything, max_size=4)

ENGINE = loa.Engine(memory=1)
TABLES = loa.solve("3x3")

CALLS = [
    lambda a, b: loa.Color(a),
    lambda a, b: loa.Square(a),
    lambda a, b: loa.Square.at(a, b),
    lambda a, b: loa.Move(a),
    lambda a, b: loa.Position(a),
    lambda a, b: loa.Position.start(a, b),
    lambda a, b: loa.Position.start().with_piece(a, b),
    lambda a, b: loa.Position.start().line_counts(a),
    lambda a, b: loa.Position.start().action(a),
    lambda a, b: loa.Position.start().move(a),
    lambda a, b: loa.Position.start().play(a),
    lambda a, b: loa.Position.start().svg(arrows=a, lines=b),
    lambda a, b: loa.Rules(a, b),
    lambda a, b: loa.Rules(repetition=a, move_limit=b),
    lambda a, b: loa.Preset(a),
    lambda a, b: loa.Game(a, b),
    lambda a, b: loa.Game(position=a, moves=b),
    lambda a, b: loa.Game().play(a),
    lambda a, b: loa.Game().play_action(a),
    lambda a, b: loa.Game.from_sgf(a),
    lambda a, b: loa.Record(a),
    lambda a, b: loa.read_sgf(a),
    lambda a, b: loa.Score(a),
    lambda a, b: loa.Score.win_in(a),
    lambda a, b: loa.Puzzle(a),
    lambda a, b: loa.Value.unpack(a),
    lambda a, b: loa.strength(a),
    lambda a, b: loa.Sprt(a, b),
    lambda a, b: loa.Sprt(0, 5).llr(a),
    lambda a, b: loa.num_actions(a),
    lambda a, b: loa.Engine(a, memory=1, seed=b),
    lambda a, b: ENGINE.search(loa.Game(), depth=1, moves=a),
    lambda a, b: ENGINE.search(a, depth=1),
    lambda a, b: ENGINE.search(loa.Game(board="3x3"), depth=1, mate=a, lines=b),
    lambda a, b: TABLES.probe(a),
    lambda a, b: TABLES.position(a),
    lambda a, b: TABLES.number(a),
    lambda a, b: data.planes(np.zeros(1, data.ROW), a),
    lambda a, b: VecEnv(2, a, b),
    lambda a, b: VecEnv(2).step([a, b]),
    lambda a, b: VecEnv(2).game(a),
]


@pytest.mark.parametrize("call", CALLS, ids=range(len(CALLS)))
@settings(max_examples=25, deadline=None, derandomize=True)
@given(first=lists, second=anything)
def test_any_arguments(call, first, second):
    with contextlib.suppress(*EXPECTED):
        call(first, second)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.binary(max_size=300))
def test_any_certificate(content):
    with contextlib.suppress(loa.SolverError):
        loa.check_proof(content)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.binary(max_size=300), st.booleans())
def test_any_file_of_games(content, damaged):
    import tempfile

    with tempfile.NamedTemporaryFile() as file:
        file.write(b"LOATRAIN" + content)
        file.flush()
        with contextlib.suppress(loa.ParseError):
            data.read_games(file.name, damaged=damaged)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    st.sampled_from(sorted(loa.PRESETS)),
    st.integers(3, 8),
    st.integers(3, 8),
    st.lists(st.integers(-1, 9000) | st.none(), max_size=60),
    st.integers(0, 2**32),
)
def test_any_sequence_of_calls_keeps_a_game_sound(rules, width, height, actions, seed):
    chance, game = random.Random(seed), loa.Game(rules, (width, height))
    for action in actions:
        before = game.copy()
        try:
            if action is None:
                game.undo()
            elif action % 2 and not game.is_over:
                game.play_action(chance.choice(game.legal_actions()))
            else:
                game.play_action(action)
        except EXPECTED:
            assert game == before
        assert bool(game.legal_moves()) != game.is_over
        assert loa.Game(rules, (width, height), moves=game.moves) == game
        assert loa.Position(game.position.fen) == game.position
