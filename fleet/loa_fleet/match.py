"""Matches in rounds, so that all shards go on about equally and a test ends the fleet early."""

import json
import subprocess

from .shard import Failed

GAMES = 100
GAMES_OF_TEST = 40_000


class Rounds:
    """The numbers of games after which each shard reports."""

    def __init__(self, command, games_of_round):
        self.command, games = without_games(command)
        usual = GAMES_OF_TEST if "--sprt" in command else GAMES
        self.games = games or usual
        self.step = games_of_round

    def __len__(self):
        return -(-self.games // self.step)

    def until(self, number):
        """The command that plays up to the end of a round, counted from 1."""
        games = min(number * self.step, self.games)
        return (*self.command, "--games", str(games))


def without_games(command):
    """Splits off the number of games of a command; None if it has none."""
    rest, games = [], None
    words = iter(command)
    for word in words:
        if word == "--games":
            games = next(words, "")
        elif word.startswith("--games="):
            games = word.removeprefix("--games=")
        else:
            rest.append(word)
    if games is not None and not games.isdecimal():
        raise Failed(f"'{games}' is not a number of games")
    return tuple(rest), int(games) if games else None


def so_far(loa, files):
    """The result of the pairs up to the first that is missing, as the program counts it."""
    command = [loa, "merge", "--so-far", *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        raise Failed(done.stderr.strip())
    return json.loads(done.stdout)


def in_words(result):
    """Elo and test of a match of two, on one line."""
    words = [f"{result['games']} games count"]
    meetings = result["meetings"]
    estimate = meetings[0]["estimate"] if len(meetings) == 1 else None
    if estimate:
        elo = estimate["elo"]
        low, value, high = (number(elo[key]) for key in ("low", "value", "high"))
        words.append(f"Elo {value} ({low} to {high})")
    if result["sprt"]:
        test = result["sprt"]
        found = f", {test['found']}" if test["found"] else ""
        words.append(f"LLR {test['llr']:.2f} ({test['lower']:.2f} to {test['upper']:.2f}){found}")
    return ", ".join(words)


def number(value):
    """Infinite numbers are null in JSON."""
    return "?" if value is None else f"{value:+.1f}"
