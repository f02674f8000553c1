"""Training data and solved boards as arrays."""

import lines_of_action as loa
import numpy as np
import pytest
from lines_of_action import data


@pytest.fixture(scope="module")
def played():
    return data.play_games(3, nodes=50, rules="cuhk", board="6x6", seed=4)


def test_games_of_the_engine_have_rows(played):
    rows, settings = played
    assert (settings["rules"], settings["board"], settings["nodes"]) == ("cuhk", "6x6", 50)
    assert len(rows) > 10 and set(rows["game"]) <= {0, 1, 2} and rows.dtype == data.ROW
    assert not (rows["black"] & rows["white"]).any()
    assert set(np.unique(rows["result"])) <= {-1, 0, 1} and set(np.unique(rows["player"])) <= {0, 1}
    again, _ = data.play_games(3, nodes=50, rules="cuhk", board="6x6", seed=4)
    assert (again == rows).all()


def test_planes_show_the_side_to_move_first(played):
    rows, _ = played
    planes = data.planes(rows, "6x6")
    assert planes.shape == (len(rows), 2, 6, 6)
    for row, both in zip(rows[:40], planes, strict=False):
        sides = [int(row["black"]), int(row["white"])]
        own, other = sides[:: -1 if row["player"] else 1]
        for bits, plane in ((own, both[0]), (other, both[1])):
            squares = [(at // 8, at % 8) for at in range(64) if bits >> at & 1]
            assert [tuple(at) for at in np.argwhere(plane)] == squares
    with pytest.raises(ValueError, match="expected an array of ROW"):
        data.planes(np.zeros(3))


def test_parquet_there_and_back(played, tmp_path):
    rows, settings = played
    data.write_parquet(tmp_path / "games.parquet", rows, settings)
    again, known = data.read_parquet(tmp_path / "games.parquet")
    assert (again == rows).all() and known == settings
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_files_that_are_no_training_data(tmp_path):
    path = tmp_path / "games.bin"
    path.write_bytes(b"something else, long enough to have a head")
    with pytest.raises(loa.ParseError, match="no file of training data"):
        data.read_games(path)
    with pytest.raises(FileNotFoundError):
        data.read_games(tmp_path / "missing")


def test_values_of_a_solved_board_can_be_mapped(tmp_path):
    tables = loa.solve("3x4")
    data.save_values(tables, tmp_path / "values.npy")
    mapped = data.load_values(tmp_path / "values.npy")
    assert isinstance(mapped, np.memmap) and (mapped == data.values(tables)).all()
    for number in range(0, len(tables), 997):
        position = tables.position(number)
        assert loa.Value.unpack(int(mapped[number])) == tables.probe(position)
    kinds = np.bincount(mapped >> 14, minlength=4)
    counts = tables.counts()
    assert kinds[0] == counts.get("draw", 0) and kinds.sum() == len(tables)
    with pytest.raises(OSError):
        data.save_values(tables, tmp_path / "nowhere" / "values.npy")
