"""Solved boards, proofs, reviews, puzzles and statistics."""

import os
import pickle
import signal
import threading
from pathlib import Path

import lines_of_action as loa
import pytest
from lines_of_action import Engine, Game, Move, Position, Puzzle, SolverError, Sprt, Tables, Value

TESTDATA = Path(__file__).resolve().parents[3] / "testdata"


@pytest.fixture(scope="module")
def solved():
    return loa.solve("4x4")


def test_the_smallest_even_board_is_won(solved):
    value = solved.probe(solved.start)
    assert (value.kind, value.remoteness, str(value)) == ("win", 3, "win in 3")
    moves = solved.probe_moves(solved.start)
    assert moves[0][1] == value and moves == sorted(moves, key=lambda it: it[1], reverse=True)
    game = Game("gamesman", position=solved.start, moves=solved.best_line(solved.start))
    assert game.winner == loa.Color.BLACK and game.plies == 3
    assert solved.board == "4x4" and solved.rules == loa.PRESETS["gamesman"].rules
    assert solved.probe(Position.start("5x5")) is None


def test_counts_cover_all_positions(solved):
    counts = solved.counts()
    assert sum(counts.values()) == len(solved) == 4524440
    assert counts["draw"] == 1880
    assert solved.verify(2000) == 2000


def test_positions_have_numbers(solved):
    number = solved.number(solved.start)
    assert solved.position(number) == solved.start
    assert solved.number(Position.start("5x5")) is None


def test_values_are_ordered_and_packed():
    values = [Value.unpack(bits) for bits in (1 << 14, 0, 2 << 14 | 5, 3 << 14 | 3, 3 << 14 | 1)]
    assert values == sorted(values)
    for value in values:
        assert Value.unpack(value.pack()) == value == pickle.loads(pickle.dumps(value))
    with pytest.raises(ValueError, match="not a packed value"):
        Value.unpack(7)


def test_tables_on_disk(tmp_path):
    made = loa.solve((3, 4), "olympiad", folder=tmp_path / "tables")
    opened = Tables(tmp_path / "tables")
    assert str(opened.probe(opened.start)) == str(made.probe(made.start)) == "win in 1"
    assert pickle.loads(pickle.dumps(opened)).board == "3x4"
    with pytest.raises(SolverError):
        Tables(tmp_path / "nowhere")
    assert loa.solve("3x3", "cuhk").start == Position.start("3x3", "sides")
    with pytest.raises(SolverError):
        loa.solve("3x3", folder=tmp_path / "tables")


def test_few_pieces_are_solved_on_large_boards():
    tables = loa.solve("6x6", "olympiad", pieces=2)
    assert tables.start is None and len(tables) == 795060
    for fen in ("LL4/6/6/6/6/l4l b", "6/1l4/4L1/2L3/6/3l2 w"):
        assert tables.probe(fen) is not None
    assert tables.probe("LLL3/6/6/6/6/l4l w") is None
    with pytest.raises(ValueError, match="exclude each other"):
        loa.solve("6x6", start="standard", pieces=2)
    with pytest.raises(SolverError, match="have 1 to 8 pieces a side, not 9"):
        loa.solve("6x6", pieces=9)


def test_boards_that_cannot_be_solved(solved):
    with pytest.raises(SolverError, match="boards of 8x8 have 64 squares"):
        loa.solve("8x8")
    with pytest.raises(SolverError, match="bytes of memory are needed, but 1000 allowed"):
        loa.solve("4x4", memory=1000)
    with pytest.raises(TypeError, match="solve into a folder"):
        pickle.dumps(solved)


def test_a_proof_has_a_certificate():
    proof = loa.prove(Position.start("4x4"), "black", "gamesman", within=3)
    assert proof.is_forced
    checked = loa.check_proof(proof.certificate)
    assert checked.position == Position.start("4x4") and checked.winner == loa.Color.BLACK
    assert checked.depth == 3
    damaged = bytearray(proof.certificate)
    damaged[-6] ^= 1
    for wrong in (bytes(damaged), proof.certificate[:-1], b"", b"nothing"):
        with pytest.raises(SolverError):
            loa.check_proof(wrong)


def test_proofs_that_fail():
    assert loa.prove(Position.start("4x4"), "white", "gamesman", within=2).is_forced is False
    undecided = loa.prove(Position.start(), "black", nodes=100, memory=1)
    assert undecided.is_forced is None and undecided.certificate is None


def test_ctrl_c_ends_a_proof_search():
    threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        loa.prove(Position.start(), "black", memory=4)


def test_ctrl_c_ends_a_verification(solved):
    threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        while True:
            solved.verify(threads=1)


def test_certificates_of_the_program_are_accepted():
    path = TESTDATA / "proofs" / "5x5-olympiad-black-11.loaproof"
    checked = loa.check_proof(path.read_bytes())
    assert checked.position == Position.start("5x5") and checked.depth == 11


def test_a_review_judges_every_move():
    game = Game("berkeley")
    for _ in range(4):
        game.play(game.legal_moves()[0])
    review = loa.review(game, Engine(memory=4), nodes=500, lines=2)
    assert [move.move for move in review.moves] == game.moves
    assert len(review.chances) == 5 and all(0 <= chance <= 1 for chance in review.chances)
    assert review.moves[0].judgement and str(review.moves[0]) and review.moves[0].loss >= 0
    assert "accuracy" in review.summary("black") and 0 < review.accuracy("white") <= 1
    assert review._repr_svg_().startswith("<svg") and "<text" in review.svg()
    annotated = review.annotated(game.record())
    assert annotated.game() == game and "accuracy" in annotated.comment
    with pytest.raises(ValueError, match="differ"):
        review.annotated(Game("berkeley", moves=["g8-g6"]).record())


def test_puzzles_of_the_collection():
    lines = (TESTDATA.parent / "tools/web/puzzles.txt").read_text().splitlines()
    puzzles = [Puzzle(line) for line in lines if ";" in line]
    assert len(puzzles) > 100
    for puzzle in puzzles[:20]:
        assert pickle.loads(pickle.dumps(puzzle)) == puzzle
        assert puzzle.is_solved_by(puzzle.solution[0]) and 0 < puzzle.rating < 4000
        assert puzzle.solution[0] in puzzle.position.legal_moves()
        if puzzle.is_win:
            game = Game(puzzle.preset, position=puzzle.position, moves=puzzle.solution)
            assert game.winner == puzzle.position.turn
    assert not puzzles[0].is_solved_by(Move("pass"))
    with pytest.raises(loa.ParseError, match="not a puzzle"):
        Puzzle("nothing")


def test_elo_of_results():
    found = loa.strength((60, 20, 20))
    low, value, high = found.elo
    assert low < value < high and value == pytest.approx(loa.elo_of_score(0.7))
    assert loa.score_of_elo(value) == pytest.approx(0.7) and 0.99 < found.superiority <= 1
    assert loa.strength((0, 0, 10, 0, 0)).elo[1] == 0
    for wrong in ((0, 0, 0), (1, 2), (-1, 0, 0), (2**60, 0, 0)):
        with pytest.raises(ValueError):
            loa.strength(wrong)
    test = loa.Sprt(0, 5)
    for wrong in ("many", b"abc", bytearray(3), 7, (1, 2.5, 3), (1, None, 3)):
        for call in (loa.strength, test.llr, test.decide):
            with pytest.raises(TypeError):
                call(wrong)


def test_results_survive_pickling(solved):
    game = Game("gamesman", board="4x4", moves=solved.best_line(solved.start))
    engine = Engine(memory=1)
    found = engine.search(Game(), depth=3, lines=2)
    review = loa.review(game, engine, nodes=200, lines=2)
    proof = loa.prove(Position.start("4x4"), "black", "gamesman", within=3, memory=1)
    results = [
        found,
        *found.lines,
        game.verdict,
        Game("berkeley", position="3/1l1/3 w").verdict,
        proof,
        loa.check_proof(proof.certificate),
        loa.prove(Position.start(), "black", nodes=50, memory=1),
        review,
        *review.moves,
        loa.strength((60, 20, 20)),
        loa.strength((0, 0, 9, 0, 0)),
        Sprt(0, 5, alpha=0.1, normalized=True),
    ]
    for result in results:
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            twin = pickle.loads(pickle.dumps(result, protocol))
            assert twin == result and type(twin) is type(result) and repr(twin) == repr(result)
    again = pickle.loads(pickle.dumps(review))
    assert again.svg() == review.svg() and again.chances == review.chances
    assert str(again.annotated(game.record())) == str(review.annotated(game.record()))
    assert pickle.loads(pickle.dumps(proof)).certificate == proof.certificate
    assert pickle.loads(pickle.dumps(results[-1])).bounds == results[-1].bounds


def test_a_sequential_test_ends():
    test = Sprt(0, 50)
    low, high = test.bounds
    assert low < 0 < high and test.llr((0, 0, 0)) == 0
    assert test.decide((400, 0, 200)) == 1 and test.decide((200, 0, 400)) == 0
    assert test.decide((5, 5, 5)) is None
    with pytest.raises(ValueError, match="elo0 has to be less than elo1"):
        Sprt(5, 0)
