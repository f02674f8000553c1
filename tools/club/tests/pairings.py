#!/usr/bin/env python3
"""Plays random Swiss tournaments, paired by the Python package caissify-pairings.

    pairings.py SEED COUNT [SIZES]

Needs `pip install caissify-pairings`; without it the status is 3. SIZES is the largest number of
players, 30 if not given. A tournament is a line `PLAYERS ROUNDS FIRST` and a line per round with:

    A-B:R  a game of numbers A and B, of which A moves first; R is A's result, 1, = or 0
    A-B:+  a game that was not played, won by A; `-` if won by B, `x` by nobody
    A:U    the bye of the round
    A:H    half a point on request
    A:Z    not there
    none:  in a last line: there is no pairing

FIRST is 1 if number 1 moves first in round 1, 0 if second. In the package the first is White.
"""

import dataclasses
import random
import sys
import warnings

try:
    from caissify_pairings import generate_pairings
    from caissify_pairings.engines.dutch import DutchEngine
except ImportError:
    sys.exit(3)

warnings.simplefilter("ignore")
POINTS = {"1": 1.0, "+": 1.0, "U": 1.0, "=": 0.5, "H": 0.5, "0": 0.0, "-": 0.0, "x": 0.0, "Z": 0.0}
OTHER = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", "x": "x"}


def by_points_first(assign_colors):
    """Lets the package rank two players by points first, then by number, as article 1.2 does.

    It ranks them by number alone when it grants a colour to the higher ranked (article 5.2.4).
    """
    def assign(self, one, other):
        if one.score == other.score:
            return assign_colors(self, one, other)
        higher = max(one, other, key=lambda player: player.score)
        # It stays odd or even, which article 5.2.5 asks for.
        ahead = dataclasses.replace(higher, pairing_number=higher.pairing_number - 10000)
        pair = [ahead if player is higher else player for player in (one, other)]
        first, second = assign_colors(self, *pair)
        return [higher if player is ahead else player for player in (first, second)]
    return assign


DutchEngine._assign_colors = by_points_first(DutchEngine._assign_colors)


class Player:
    def __init__(self, number, dice):
        self.number = number
        self.points = 0.0
        self.colors = []
        self.floats = []
        self.byes = self.forfeits = 0
        # Most are there all the time.
        self.enters = dice.randrange(2, 5) if dice.random() < 0.05 else 1
        self.leaves = dice.randrange(2, 9) if dice.random() < 0.08 else 99

    def asks(self, round, dice):
        """Returns what the player asks instead of a game."""
        if not self.enters <= round < self.leaves:
            return "Z"
        chance = dice.random()
        return "H" if chance < 0.03 else "Z" if chance < 0.045 else None

    def described(self):
        return {
            "id": self.number,
            "name": "",
            "score": self.points,
            "rating": 3000 - self.number,
            "starting_number": self.number,
            "pairing_number": self.number,
            "color_hist": list(self.colors),
            "float_history": list(self.floats),
            "bye_count": self.byes,
            "forfeit_win_count": self.forfeits,
        }

    def notes(self, result, color=None, opponent_points=None):
        if color and result in "1=0":
            self.colors.append(color)
            difference = self.points - opponent_points
            self.floats.append("down" if difference > 0 else "up" if difference < 0 else "none")
        else:
            self.floats.append("down" if POINTS[result] else "none")
        self.byes += result == "U"
        self.forfeits += result == "+"
        self.points += POINTS[result]


def result_of(first, second, orderly, dice):
    """Returns a result; in an orderly tournament the stronger mostly wins."""
    if dice.random() < 0.02:
        return dice.choice("+-x" if dice.random() < 0.3 else "+-")
    if dice.random() < 0.2:
        return "="
    better = first.number < second.number
    return "1" if (dice.random() < (0.85 if orderly else 0.5)) == better else "0"


def play(dice, largest):
    count = int(4 + (largest - 3) * dice.random() ** 2)
    rounds = dice.randrange(3, max(4, min(count, 12)))
    first, orderly = dice.choice([1, 0]), dice.random() < 0.7
    players = [Player(number, dice) for number in range(1, count + 1)]
    met, lines = set(), []
    for round in range(1, rounds + 1):
        asked = {player.number: player.asks(round, dice) for player in players}
        here = [player for player in players if not asked[player.number]]
        if len(here) < 2:
            break
        paired = generate_pairings(
            system="dutch", players=[player.described() for player in here],
            previous_pairings=set(met), round_number=round, total_rounds=rounds,
            initial_color="white" if first else "black",
        )
        words, notes = [], []
        byes = [pair for pair in paired if pair["black_id"] is None]
        games = [pair for pair in paired if pair["black_id"] is not None]
        asks = [f"{number}:{bye}" for number, bye in asked.items() if bye]
        if len(byes) > 1:
            # The package gives several byes when not all can be paired.
            lines.append(" ".join(["none:", *asks]))
            break
        for pair in games:
            one, other = players[pair["white_id"] - 1], players[pair["black_id"] - 1]
            result = result_of(one, other, orderly, dice)
            words.append(f"{one.number}-{other.number}:{result}")
            notes.append((one, (result, "white", other.points)))
            notes.append((other, (OTHER[result], "black", one.points)))
            if result in "1=0":
                met |= {(one.number, other.number), (other.number, one.number)}
        for pair in byes:
            words.append(f"{pair['white_id']}:U")
            notes.append((players[pair["white_id"] - 1], ("U",)))
        for player in players:
            if asked[player.number]:
                notes.append((player, (asked[player.number],)))
        for player, note in notes:
            player.notes(*note)
        lines.append(" ".join(words + asks))
    print("\n".join([f"{count} {rounds} {first}", *lines]), flush=True)


if __name__ == "__main__":
    seed, count = int(sys.argv[1]), int(sys.argv[2])
    largest = int(sys.argv[3]) if len(sys.argv) > 3 else 30
    for index in range(count):
        play(random.Random(f"{seed} {index}"), largest)
