"""Positions, moves, rules and games."""

import copy
import pickle
import random
import threading
import time
from unittest import mock

import lines_of_action as loa
import pytest
from lines_of_action import Color, Game, IllegalMoveError, Move, ParseError, Position, Rules, Square

B, W = Color.BLACK, Color.WHITE


def random_game(seed, rules="olympiad", board="8x8", plies=10**9):
    chance, game = random.Random(seed), Game(rules, board)
    while not game.is_over and game.plies < plies:
        game.play(chance.choice(game.legal_moves()))
    return game


def test_the_first_moves():
    game = Game()
    assert game.turn == B and game.board == "8x8" and game.plies == 0
    assert len(game.legal_moves()) == 36
    game.play("b1-b3")
    assert game.turn == W and game.moves == [Move("b1-b3")]
    assert game.position.at("b3") == B and game.position.at("b1") is None
    assert game.undo() == Move("b1-b3") and game.undo() is None
    assert game == Game()


@pytest.mark.parametrize("name", loa.PRESETS)
def test_random_games_end_by_their_rules(name):
    game = random_game(7, name, "5x5", plies=400)
    if game.is_over:
        assert game.legal_moves() == [] and game.legal_actions() == []
        assert game.returns() == {B: (1, -1), W: (-1, 1), None: (0, 0)}[game.winner]
        assert game.winner == game.verdict.winner
        with pytest.raises(IllegalMoveError, match="the game is over"):
            game.play("a1-a2")
    else:
        assert game.verdict is None and game.legal_moves()


def test_a_connection_wins():
    game = Game(position="8/8/8/3L4/8/3L4/l6l/8 w")
    wins = [move for move in game.legal_moves() if game.position.play(move).is_connected(B)]
    game.play(wins[0])
    assert game.winner == B and game.verdict.reason == "connection"
    assert str(game.verdict) == "Black wins by connection"


def test_the_move_limit_draws():
    rules = Rules(move_limit=3)
    game = random_game(1, rules, "8x8")
    assert game.plies == 3 and game.winner is None and game.verdict.reason == "move_limit"
    assert game.rules == rules and game.preset is None


@pytest.mark.parametrize(
    "move, message",
    [
        ("b1-b4", "goes exactly 2 squares"),
        ("a2-a3", "the piece on a2 is white"),
        ("d4-d5", "there is no piece on d4"),
        ("b1-c3", "not on one rank, file or diagonal"),
        ("pass", "you have a move"),
    ],
)
def test_an_illegal_move_says_why_and_changes_nothing(move, message):
    game = Game()
    with pytest.raises(IllegalMoveError, match=message):
        game.play(move)
    assert game == Game() and not game.is_legal(move)


@pytest.mark.parametrize(
    "call, message",
    [
        (lambda: Move("b1b"), "'b1b' is not a move"),
        (lambda: Square("i9"), "'i9' is not a square"),
        (lambda: Position("8/8 w"), "column"),
        (lambda: Game("chess"), "'chess'"),
        (lambda: Game(board="9x9"), "'9x9' is not a board size"),
        (lambda: Game(start="centre"), "'centre' is not a start position"),
        (lambda: Color("red"), "'red'"),
        (lambda: Game.from_sgf("nonsense"), "."),
    ],
)
def test_text_that_cannot_be_read(call, message):
    with pytest.raises(ParseError, match=message):
        call()


@pytest.mark.parametrize(
    "call",
    [
        lambda: Game().play(3),
        lambda: Game(7),
        lambda: Game(board=8),
        lambda: Position.start().at(None),
        lambda: Position.start().pieces(0),
        lambda: Game().play_action("b1-b3"),
        lambda: Rules(repetition=3),
    ],
)
def test_wrong_types(call):
    with pytest.raises(TypeError):
        call()


@pytest.mark.parametrize(
    "call",
    [
        lambda: Rules(goal="draw"),
        lambda: Rules(repetition=(1, "position")),
        lambda: Rules(repetition=(3, "piece")),
        lambda: Rules(move_limit=0),
        lambda: Game(board=(2, 8)),
        lambda: Game(board="5x5", position=Position.start("5x5")),
        lambda: Position.start("5x5").with_piece("h8", "black"),
        lambda: Game().play_action(8193),
        lambda: Game().play_action(-1),
        lambda: Position.start().move(-1),
        lambda: Square.at(8, 0),
        lambda: loa.Score.win_in(0),
    ],
)
def test_wrong_values(call):
    with pytest.raises(ValueError):
        call()


def test_objects_that_are_equal_have_one_hash_and_survive_pickling():
    game = random_game(3, "berkeley", plies=20)
    values = [
        B,
        Square("c5"),
        Move("b1-b3"),
        Move("pass"),
        game.position,
        game.rules,
        loa.PRESETS["cuhk"],
        loa.Score(-12),
        loa.Score.win_in(3),
        loa.Score.loss_in(4),
    ]
    for value in values:
        twin = pickle.loads(pickle.dumps(value))
        assert twin == value and hash(twin) == hash(value) and type(twin) is type(value)
        assert value != "something else" and repr(twin) == repr(value)
    for value in (game, game.record()):
        assert pickle.loads(pickle.dumps(value)) == value == copy.deepcopy(value)
        with pytest.raises(TypeError):
            hash(value)


def test_others_may_say_that_they_equal_a_game():
    for other, is_equal in ((mock.ANY, True), ("a game", False), (Game(), True)):
        assert (Game() == other, Game() != other) == (is_equal, not is_equal)


def test_colors_are_the_same_objects_after_pickling():
    for color in (B, W):
        assert pickle.loads(pickle.dumps(color)) is color and copy.deepcopy(color) is color


def test_a_game_is_a_container_of_its_moves():
    game = Game()
    assert len(game) == 0 and list(game) == [] and game
    game.play("b1-b3")
    game.play("a2-c2")
    assert len(game) == 2 and list(game) == game.moves == ["b1-b3", "a2-c2"]
    assert "b1-b3" in game and Move("c1-c3") not in game
    assert Game(moves=list(game)) == game


def test_a_move_is_its_text():
    move = Move("b1-b3")
    assert move == "b1-b3" and "b1-b3" == move and move != "b1-b4" and move != "pass"
    assert {move: 1}["b1-b3"] == 1 and {"pass": 2}[Move("pass")] == 2
    assert move < Move("c1-c3") and sorted([Move("pass"), move])[0] in (move, "pass")
    assert move != None and move != 3 and move != "b1\udc80"  # noqa: E711
    with pytest.raises(TypeError):
        move < "c1-c3"  # noqa: B015


def test_reprs_can_be_read_back():
    names = vars(loa)
    values = [B, Square("a1"), Move("pass"), Position.start("5x5"), Rules(), loa.Preset("cuhk")]
    for value in values:
        assert eval(repr(value), dict(names)) == value
    assert "olympiad" in repr(Game()) and "Black to move" in repr(Game())


def test_copies_are_independent():
    game = Game()
    other = game.copy()
    other.play("b1-b3")
    assert game.plies == 0 and other.plies == 1 and game != other


def test_boards_of_other_sizes():
    for width in range(3, 9):
        for height in range(3, 9):
            game = Game("soucie", (width, height))
            assert game.board == f"{width}x{height}"
            assert (game.position.width, game.position.height) == (width, height)
            planes = bytearray(2 * width * height)
            for plane, color in enumerate((game.turn, game.turn.opponent)):
                for square in game.position.pieces(color):
                    planes[(plane * height + square.rank) * width + square.file] = 1
            assert game.planes() == bytes(planes)


def test_what_a_position_knows():
    position = Position.start()
    assert position.line_counts("b1") == (6, 2, 2, 2)
    assert [str(square) for square in position.targets("b1")] == ["h1", "b3", "d3"]
    assert position.mobility("white") == 36 and not position.is_connected("black")
    assert [len(group) for group in position.groups(B)] == [6, 6]
    assert len(position.pieces(W)) == 12
    assert position.with_turn("white").turn == W
    assert position.with_piece("d4", "white").at("d4") == W
    assert Position.empty("3x3").pieces("black") == []


def test_fen_and_sgf_there_and_back():
    game = random_game(5, "berkeley", plies=12)
    assert Position(game.position.fen) == game.position
    assert Game.from_sgf(game.sgf()) == game
    record = game.record()
    record.black, record.comment = "Ada", "a short\r\ngame"
    record.resign("white")
    again = loa.Record(str(record))
    assert again == record and (again.black, again.white) == ("Ada", None)
    assert again.winner == B and again.result == "B+Resign" and again.comment == "a short\ngame"
    assert loa.read_sgf(str(record) * 2) == [record, record]
    again.check()


@pytest.mark.parametrize("read", [loa.read_sgf, loa.read_games, loa.Record])
def test_other_threads_run_while_games_are_read(read):
    text = "(;GM[9]" + ";B[b1-b3];W[a2-c2];B[b3-b1];W[c2-a2]" * 100_000 + ")"
    reader = threading.Thread(target=read, args=(text,))
    reader.start()
    looks = 0
    while reader.is_alive():
        looks += 1
        time.sleep(0.001)
    assert looks > 5


def test_rules_without_a_name_have_no_sgf():
    game = Game(Rules(goal="misere", simultaneous="draws", blocked="loses"))
    with pytest.raises(ValueError, match="the rules of the game are not those of"):
        game.sgf()


@pytest.mark.parametrize("board", ["8x8", "5x5", "4x7"])
def test_action_numbers_are_reversible_and_ascend(board):
    for seed in range(3):
        chance, game = random.Random(seed), Game("soucie", board)
        while not game.is_over and game.plies < 60:
            actions, position = game.legal_actions(), game.position
            assert actions == sorted(set(actions)) and actions[-1] < loa.num_actions(board)
            assert {position.move(action) for action in actions} == set(game.legal_moves())
            assert [position.action(position.move(action)) for action in actions] == actions
            game.play_action(chance.choice(actions))


def test_moves_off_the_board_have_no_action_number():
    for move in ("g1-a3", "a3-a7", "h8-h1"):
        with pytest.raises(ValueError, match="6x6"):
            Position.start("6x6").action(move)


def test_a_pass_has_the_last_action_number():
    position = Position("3/1l1/3 w")
    assert position.legal_actions() == [loa.num_actions("3x3") - 1]
    assert position.move(loa.num_actions("3x3") - 1) == Move("pass")


def test_boards_are_drawn_as_svg():
    import xml.etree.ElementTree as xml

    game = random_game(2, plies=9)
    for svg in (
        game._repr_svg_(),
        game.position._repr_svg_(),
        game.svg(arrows=["a2-c2", "b1-b3"], lines="a2", groups=True, size=200),
        Game(board="3x8").svg(lines="a2", last=None),
    ):
        assert xml.fromstring(svg).tag.endswith("svg")
    count = sum(len(game.position.pieces(color)) for color in (B, W))
    plain = game.position.svg()
    assert plain.count("<circle") == count and "loa-mark" in game.svg()
    assert "loa-arrow\"" not in plain and "loa-arrow\"" in game.svg(arrows=["a2-c2"])
    counts = [game.position.svg(lines=square).count("loa-badge\"") for square in ("a2", "a1")]
    assert counts == [4, 3]
