"""Positions and games are judged and read as at every other door: the tables are in testdata."""

import os
import pickle
import warnings
from pathlib import Path

import lines_of_action as loa
import lines_of_action.data
import lines_of_action.net
import pytest
from lines_of_action import Game, ParseError, Position, Rules

TESTDATA = Path(__file__).parents[3] / "testdata"
ROWS = [
    line.split(" | ")
    for line in (TESTDATA / "positions.txt").read_text().splitlines()
    if not line.startswith("#")
]
GAMES = sorted((TESTDATA / "games").iterdir())


def test_positions():
    for fen, rules, expected in ROWS:
        if expected.startswith("refused"):
            with pytest.raises(ParseError, match="the board has no pieces"):
                Game(rules, position=fen)
            continue
        for position in (fen, Position(fen)):
            verdict = Game(rules, position=position).verdict
            assert str(verdict or "goes on") == expected, (fen, rules)
        assert Game(rules, position=fen).fen.startswith(fen)


def test_counts_of_positions():
    fen = Game().fen.replace("0 1", "0 74")
    game = Game("codingame", position=fen)
    own = Game(Rules(move_limit=150), position=fen)
    others = [
        (loa.read_games(f'[Rules "codingame"]\n[FEN "{fen}"]\n\n*')[0].game(), game),
        (loa.read_games(game.sgf())[0].game(), game),
        (pickle.loads(pickle.dumps(game)), game),
        (pickle.loads(pickle.dumps(own)), own),
    ]
    for other, expected in others:
        assert other == expected and other.fen == fen
        assert other.rules == expected.rules and other.rules.move_limit == 4
    assert Game(position=game.fen).fen == fen
    assert Game("codingame", position=fen) != Game(game.rules, position=Position(fen))


def test_undo_after_a_draw_that_was_passed_over():
    moves = "b1b3 a2c2 b3b1 c2a2 " * 4
    for rules in ("olympiad", Rules(move_limit=6), Rules(move_limit=12)):
        game = Game(rules, moves=moves)
        twin = pickle.loads(pickle.dumps(game))
        while game.plies:
            assert twin == game and twin.rules == game.rules
            assert (twin.verdict, twin.occurrences()) == (game.verdict, game.occurrences())
            begun = Game(rules, moves=list(game))
            assert begun.rules == game.rules and begun.verdict == game.verdict
            assert game.preset is None or game.preset.rules == game.rules
            assert game.undo() == twin.undo()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name)
def test_games(path):
    data = path.read_bytes()
    if path.name.startswith("nothing"):
        with pytest.raises(ParseError, match="there is no move in it"):
            loa.read_games(data)
        return
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        record = loa.read_games(data)[0]
    slip = {"slip-at-ply-7.txt": "ply 7 ", "moves-after-the-end.txt": "ply 43 "}.get(path.name)
    assert bool(caught) == bool(slip)
    if slip:
        assert slip in str(caught[0].message)
        with pytest.raises(ParseError, match=slip):
            loa.read_games(data, strict=True)
    game = record.game()
    assert game.plies == (6 if path.name.startswith("slip") else 42)
    for text in (record.to_pgn(), record.to_pgn(letters=True), record.to_json(), record.to_text()):
        assert loa.read_games(text, strict=True)[0].game().moves == game.moves


def test_moves_as_text():
    game = Game(moves="1. b1-b3 a2xc2")
    assert game.plies == 2 and Game(moves=["b1-b3", "a2-c2"]) == game
    assert Game(moves="").plies == 0
    with pytest.raises(ParseError, match="ply 2 "):
        Game(moves="b1-b3 b3-b5")
    for text in ("hello", "e4", "size 5x5\nb1-b3", "b1-b3 a2-c2 junk"):
        with pytest.raises(ParseError):
            Game(moves=text)
    # The ninth move comes after a draw by repetition.
    there_and_back = "b1b3 a2c2 b3b1 c2a2 " * 2 + "b1b3"
    assert Game(moves=there_and_back).plies == 9


def test_faults_of_positions():
    assert loa.fen_faults(Game().fen) == []
    assert loa.fen_faults("LLL/LLL/L1L w - - 0 0")[0].startswith("Black has 8 pieces")


def test_texts_that_are_none():
    with pytest.raises(UnicodeEncodeError):
        loa.read_games("1. b1-b3 \ud800")
    with pytest.raises(TypeError, match="expected a text or bytes, not int"):
        loa.read_games(3)


def test_a_text_of_many_nodes():
    with pytest.raises(ParseError, match="more than 1048576 nodes"):
        loa.read_games("(;GM[9]" + ";" * 10**7 + ")")


@pytest.mark.parametrize("name", ["pipe", "endless", "sparse", "folder"])
@pytest.mark.parametrize(
    "door", [loa.data.read_games, loa.net.read_net, loa.Tables, lambda path: loa.Engine(net=path)]
)
def test_files_that_never_end_are_refused(door, name, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    os.symlink("/dev/zero", tmp_path / "endless")
    with open(tmp_path / "sparse", "wb") as file:
        file.truncate(3 << 30)
    (tmp_path / "folder").mkdir()
    with pytest.raises((OSError, ParseError, loa.SolverError)):
        door(tmp_path / name)
