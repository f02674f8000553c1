"""Writes the project's data as files for an archive, with a card that describes them.

    target/python/venv/bin/python tools/python/datasets.py OUT [--games 1000] [--nodes 2000]

Games of the engine with itself, puzzles, the values of all positions of small boards, and the
certificates: each as Parquet and as text, but for certificates, whose format docs/proofs.md
describes. `loa` is taken from target/release or LOA. The same arguments give the same contents.
"""

import argparse
import hashlib
import os
import random
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet

import lines_of_action as loa

ROOT = Path(__file__).resolve().parents[2]
LOA = os.environ.get("LOA", ROOT / "target/release/loa")
BOARDS = ("3x3", "3x4", "4x3", "3x5", "5x3", "4x4")
RULES = ("gamesman", "gamesman-misere", "olympiad", "soucie", "openspiel", "playstrategy")
#: So many plies of a game are random.
RANDOM = 4

CARD = """\
---
license: [mit, apache-2.0]
pretty_name: Lines of Action
tags: [board-games, solved-games, lines-of-action]
---
# Lines of Action: games, puzzles, values and proofs

Made by version {version} of the Lines of Action project with `tools/python/datasets.py
--games {games} --nodes {nodes}`. `CITATION.cff` says how to cite it.

| file | rows | what |
|---|---:|---|
{files}

Columns of `games`: the game's number, its rules, the first position (FEN, in which `L` and `w` are
Black's pieces and Black to move), the moves, the winner (empty for a draw) and the reason. The
first {random} plies of a game are random, then both sides search {nodes} positions for a move.

Columns of `puzzles`: the position, the rules, the task, the solution, themes and rating. Each has
exactly one winning or saving first move; docs/analysis.md says how they were found and checked.

Columns of `values-BOARD-RULES`: the position (FEN), its value for the side to move (win, loss, tie,
or draw, when the game never ends) and the plies to the end. All placements of at most the starting
pieces have a row. docs/results.md has larger boards, checksums, and what was verified.

Columns of `certificates`: the file, the rules, the position, the winner, the plies within which the
win is forced, and the positions of the proof. docs/proofs.md has the format; two programs that
share no code check it.
"""


def write(folder: Path, name: str, columns: dict[str, list]) -> tuple[str, int, str]:
    """Writes a table as Parquet and as CSV; returns what the card says of it."""
    table = pa.table(columns)
    pyarrow.parquet.write_table(table, folder / f"{name}.parquet")
    pyarrow.csv.write_csv(table, folder / f"{name}.csv")
    return f"{name}.parquet, {name}.csv", table.num_rows, ", ".join(table.column_names)


def table_of(rows: Iterable[dict]) -> dict[str, list]:
    columns: dict[str, list] = {}
    for row in rows:
        for name, value in row.items():
            columns.setdefault(name, []).append(value)
    return columns


def game(number: int, nodes: int) -> dict:
    """A game of the engine with itself."""
    engine = loa.Engine(memory=16, seed=number)
    chance = random.Random(number)
    played = loa.Game("olympiad")
    first = played.fen
    while not played.is_over:
        if len(played) < RANDOM:
            played.play(chance.choice(played.legal_moves()))
        else:
            played.play(engine.best_move(played, nodes=nodes))
    verdict = played.verdict
    return {
        "game": number,
        "rules": "olympiad",
        "position": first,
        "moves": " ".join(str(move) for move in played),
        "winner": str(verdict.winner or ""),
        "reason": str(verdict.reason),
    }


def puzzles() -> Iterable[dict]:
    for line in (ROOT / "tools/web/puzzles.txt").read_text().splitlines():
        puzzle = loa.Puzzle(line)
        yield {
            "position": puzzle.position.fen,
            "rules": puzzle.preset.name,
            "task": puzzle.task,
            "solution": " ".join(str(move) for move in puzzle.solution),
            "themes": "; ".join(puzzle.themes),
            "rating": puzzle.rating,
        }


def values(board: str, rules: str) -> dict[str, list]:
    """The values of all positions of a board, by their numbers."""
    with tempfile.TemporaryDirectory() as folder:
        command = [LOA, "solve", "--board", board, "--rules", rules, "--out", f"{folder}/tables"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        tables = loa.Tables(f"{folder}/tables")
        columns: dict[str, list] = {"position": [], "value": [], "remoteness": []}
        for number in range(len(tables)):
            position = tables.position(number)
            if (value := tables.probe(position)) is not None:
                columns["position"].append(position.fen)
                columns["value"].append(value.kind)
                columns["remoteness"].append(value.remoteness)
    return columns


def certificates(folder: Path) -> Iterable[dict]:
    for path in sorted((ROOT / "testdata/proofs").glob("*.loaproof")):
        text = path.read_bytes()
        (folder / path.name).write_bytes(text)
        proof = loa.check_proof(text)
        rules = proof.rules
        yield {
            "file": path.name,
            "rules": f"goal {rules.goal}, simultaneous {rules.simultaneous}, "
                     f"blocked {rules.blocked}",
            "position": proof.position.fen,
            "winner": str(proof.winner),
            "within": proof.depth,
            "positions": proof.positions,
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=2000)
    parser.add_argument("--boards", nargs="*", default=BOARDS)
    flags = parser.parse_args()
    out = flags.out
    out.mkdir(parents=True)
    print("games", flush=True)
    written = [write(out, "games", table_of(game(n, flags.nodes) for n in range(flags.games)))]
    written.append(write(out, "puzzles", table_of(puzzles())))
    for board in flags.boards:
        for rules in RULES:
            print(board, rules, flush=True)
            written.append(write(out, f"values-{board}-{rules}", values(board, rules)))
    written.append(write(out, "certificates", table_of(certificates(out))))
    files = "\n".join(f"| {name} | {rows} | {what} |" for name, rows, what in written)
    card = CARD.format(version=loa.__version__, games=flags.games, nodes=flags.nodes, files=files,
                       random=RANDOM)
    (out / "README.md").write_text(card)
    (out / "CITATION.cff").write_bytes((ROOT / "CITATION.cff").read_bytes())
    names = sorted(path.name for path in out.iterdir())
    sums = (f"{hashlib.sha256((out / name).read_bytes()).hexdigest()}  {name}\n" for name in names)
    (out / "SHA256SUMS").write_text("".join(sums))


if __name__ == "__main__":
    main()
