"""Training data and solved boards as arrays, and as files for an archive."""

import re
import subprocess
import sys
from pathlib import Path

import lines_of_action as loa
import numpy as np
import pytest
from lines_of_action import data, net


@pytest.fixture(scope="module")
def played():
    return data.play_games(3, nodes=50, rules="cuhk", board="6x6", seed=4)


def test_games_of_the_engine_have_rows(played):
    rows, settings = played
    assert (settings["rules"], settings["board"], settings["nodes"]) == ("cuhk", "6x6", 50)
    assert len(rows) > 10 and set(rows["game"]) <= {0, 1, 2} and rows.dtype == data.ROW
    assert not (rows["black"] & rows["white"]).any()
    assert set(np.unique(rows["result"])) <= {-1, 0, 1} and set(np.unique(rows["player"])) <= {0, 1}
    again, _ = data.play_games(3, nodes=50, rules="cuhk", board="6x6", seed=4, threads=3)
    assert (again == rows).all()
    more, known = data.play_games(3, nodes=50, rules="cuhk", board="6x6", seed=4, evaluated=2)
    assert (settings["evaluated"], known["evaluated"]) == (0, 2)
    assert (more[more["ending"] != 3] == rows).all() and len(rows) < len(more) <= 3 * len(rows)


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
    with pytest.raises(loa.ParseError, match="games.bin: .*not a file of training data"):
        data.read_games(path)
    with pytest.raises(FileNotFoundError, match="missing"):
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
    with pytest.raises(OSError, match="values.npy"):
        data.save_values(tables, tmp_path / "nowhere" / "values.npy")


@pytest.fixture(scope="module")
def positions():
    return data.play_games(4, nodes=30, seed=3)[0]


def engine_points(engine, rows):
    """The static evaluations of the positions of rows, by the engine."""
    found = []
    for planes, row in zip(data.planes(rows), rows, strict=True):
        position = loa.Position.empty("8x8", "white" if row["player"] else "black")
        for plane, color in zip(planes, (position.turn, position.turn.opponent), strict=True):
            for rank, file in np.argwhere(plane):
                position = position.with_piece(loa.Square.at(int(file), int(rank)), color)
        found.append(engine.evaluate(position).points)
    return np.array(found)


class Tensor:
    """As much of a tensor of PyTorch as the exporter uses."""

    def __init__(self, array):
        self.array = array

    def detach(self):
        return self

    def cpu(self):
        return self.array


def random_weights(seed):
    random = np.random.default_rng(seed)
    shapes = {name: value.shape for name, value in net.read_net(BUILT_IN)[0].items()}
    sizes = {"hidden_bias": 0.5, "hidden": 0.1, "output": 0.8, "codes": 0.2, "square_bias": 0.5}
    sizes |= {"sums": 0.1, "first": 0.1, "first_bias": 0.5, "second": 0.3, "second_bias": 0.5}
    sizes |= {"third": 0.3, "bias": 50}
    return {name: random.uniform(-1, 1, shapes[name]) * size for name, size in sizes.items()}


BUILT_IN = Path(__file__).resolve().parents[3] / "core/engine/nets/gen9.net"


def test_a_net_from_outside_evaluates_as_its_arrays_say(positions, tmp_path):
    weights = random_weights(1)
    tensors = {name: Tensor(array) for name, array in weights.items()}
    net.write_net(tmp_path / "mine.net", tensors, name="mine", recipe={"epochs": 3})
    again, name, recipe = net.read_net(tmp_path / "mine.net")
    assert (name, recipe) == ("mine", {"epochs": 3})
    assert all(np.abs(again[key] - weights[key]).max() < 0.13 for key in weights)
    engine = loa.Engine(memory=1, net=tmp_path / "mine.net")
    assert engine.net.startswith("mine (")
    expected = net.evaluate(again, net.inputs(positions))
    assert np.abs(engine_points(engine, positions) - expected).max() <= 15
    assert np.abs(expected).max() > 100
    assert engine.best_move(loa.Game(), depth=2)


def test_the_net_in_use_can_be_read_and_written_again(positions, tmp_path):
    weights, name, recipe = net.read_net(BUILT_IN)
    net.write_net(tmp_path / "again.net", weights, name=name, recipe=recipe)
    assert (tmp_path / "again.net").read_bytes() == BUILT_IN.read_bytes()
    engine = loa.Engine(memory=1)
    assert engine.net == loa.Engine(memory=1, net=BUILT_IN.read_bytes()).net
    expected = net.evaluate(weights, net.inputs(positions))
    assert np.abs(engine_points(engine, positions) - expected).max() <= 15


@pytest.mark.parametrize(
    "change, message",
    [
        ({"hidden": np.full((128, 128), 2.0)}, r"hidden\[0, 0\] has to be -1.96.* to 1.96.*, not 2"),
        ({"bias": np.full((3, 8), np.nan)}, "bias.0, 0. has to be"),
        ({"output": np.zeros((8, 9))}, r"output has the shape \(8, 9\), not \(8, 256\)"),
        ({"hiden": np.zeros(3)}, "unknown tensors: hiden; known: hidden, hidden_bias"),
    ],
)
def test_weights_that_no_net_can_have(change, message, tmp_path):
    with pytest.raises(ValueError, match=message):
        net.write_net(tmp_path / "wrong.net", random_weights(2) | change, name="wrong")
    with pytest.raises(ValueError, match="name"):
        net.write_net(tmp_path / "wrong.net", {}, name="")
    with pytest.raises(ValueError, match="JSON"):
        net.write_net(tmp_path / "wrong.net", {}, name="wrong", recipe=float("nan"))
    assert not list(tmp_path.iterdir())


def test_files_that_are_no_nets(tmp_path):
    path = tmp_path / "a.net"
    path.write_bytes(b"GIF89a...")
    with pytest.raises(loa.ParseError, match="a.net: this is not a net: it begins with"):
        loa.Engine(net=path)
    with pytest.raises(FileNotFoundError, match="missing.net"):
        loa.Engine(net=tmp_path / "missing.net")
    with pytest.raises(loa.ParseError, match="damaged or incomplete"):
        loa.Engine(net=BUILT_IN.read_bytes()[:-1])
    with pytest.raises(OSError, match="it is a pipe or a device"):
        net.read_net("/dev/zero")


def test_datasets_are_as_their_card_says(tmp_path):
    import pyarrow.csv
    import pyarrow.parquet as pq

    out = tmp_path / "datasets"
    script = Path(__file__).parents[1] / "datasets.py"
    command = [sys.executable, script, out, "--games", "2", "--nodes", "50", "--boards", "3x3"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    listed = re.findall(r"^\| (\S+)\.parquet, .* \| (\d+) \|", (out / "README.md").read_text(), re.M)
    assert len(listed) == 9
    for name, rows in listed:
        table = pq.read_table(out / f"{name}.parquet")
        assert table.num_rows == int(rows) > 0
        assert pyarrow.csv.read_csv(out / f"{name}.csv").num_rows == int(rows)
    values = pq.read_table(out / "values-3x3-gamesman.parquet")["value"].to_pylist()
    assert (values.count("win"), values.count("loss"), len(values)) == (856, 1808, 2664)
    for game in pq.read_table(out / "games.parquet").to_pylist():
        played = loa.Game(game["rules"], position=game["position"], moves=game["moves"].split())
        assert played.is_over and str(played.winner or "") == game["winner"]
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=out, check=True)
