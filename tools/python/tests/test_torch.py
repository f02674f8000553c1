"""A net trained in PyTorch evaluates in the engine as it does there."""

import re
from pathlib import Path

import numpy as np
import pytest
from test_data import engine_points

import lines_of_action as loa
from lines_of_action import data, net

torch = pytest.importorskip("torch")

PAGE = Path(__file__).resolve().parents[3] / "docs/python.md"
SHAPES = {
    "hidden_bias": (128,),
    "hidden": (128, 128),
    "output": (8, 256),
    "codes": (24644, 8),
    "square_bias": (10, 8),
    "sums": (3, 8, 32),
    "first": (3, 8, 16, 32),
    "first_bias": (3, 8, 16),
    "second": (3, 8, 16, 16),
    "second_bias": (3, 8, 16),
    "third": (3, 8, 16),
    "bias": (3, 8),
}


def documented_forward():
    """The function that the documentation shows."""
    (source,) = re.findall(r"^def forward\(.*?(?=^```)", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    names = {"torch": torch, "net": net}
    exec(compile(source, PAGE.name, "exec"), names)
    return names["forward"]


# What random weights spread over, and how finely the file has them.
SPREADS = {name: 0.2 for name in SHAPES} | {"bias": 50}
STEPS = {name: 1 / 1024 for name in SHAPES} | {"output": 1 / 64, "bias": 1 / 256}
STEPS |= {name: 1 / 255 for name in ("hidden_bias", "hidden", "codes", "square_bias")}


class Module(torch.nn.Module):
    forward = documented_forward()

    def __init__(self):
        super().__init__()
        for name, shape in SHAPES.items():
            weights = SPREADS[name] * (2 * torch.rand(shape) - 1)
            setattr(self, name, torch.nn.Parameter(weights))


def given(rows):
    """What the module needs of rows, as tensors."""
    arrays = net.inputs(rows)
    whole = ("codes", "bucket")
    return {
        name: torch.tensor(array.astype(np.int64 if name in whole else np.float32))
        for name, array in arrays.items()
    }


def test_a_trained_module_is_exported(tmp_path):
    torch.manual_seed(1)
    rows, _ = data.play_games(4, nodes=100, seed=1)
    chances = torch.tensor(1 / (1 + 10 ** (-rows["score"].astype(np.float32) / 400)))
    module, inputs = Module(), given(rows)
    descent = torch.optim.Adam(module.parameters(), lr=0.01)
    losses = []
    for _ in range(40):
        points = module(**inputs)
        loss = torch.nn.functional.binary_cross_entropy_with_logits(
            points / net.POINTS_PER_LOGIT, chances
        )
        descent.zero_grad()
        loss.backward()
        descent.step()
        losses.append(loss.item())
    assert losses[-1] < 0.95 * losses[0]

    net.write_net(tmp_path / "mine.net", module.state_dict(), name="mine")
    # The engine's weights are rounded, so the module's have to be, too.
    rounded = net.read_net(tmp_path / "mine.net")[0]
    for name, weights in module.state_dict().items():
        assert np.abs(weights.numpy() - rounded[name]).max() <= STEPS[name]
    module.load_state_dict({name: torch.tensor(array) for name, array in rounded.items()})
    own = module(**inputs).detach().numpy()
    engine = loa.Engine(memory=1, net=tmp_path / "mine.net")
    assert np.abs(own).max() > 50
    assert np.abs(engine_points(engine, rows) - own).max() <= 15
