"""Speeds of the package relative to OpenSpiel's own game, both timed in turn in one run.

    python benchmarks/speed.py [ROUNDS]

Random games by OpenSpiel's rules. A speed is the CPU time of this process. Each line says how many
times as fast the package is: the median of the rounds, with the least and the greatest.
"""

import os
import random
import signal
import statistics
import sys
import threading
import time

import lines_of_action as loa
import numpy as np
import pyspiel
from lines_of_action.vector import VecEnv

SECONDS = 0.7
THEIRS = pyspiel.load_game("lines_of_action")


def speed(play):
    """Calls a function that returns a number of steps, and returns the steps per CPU second."""
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        steps += play()
    return steps / (time.process_time() - begun)


def openspiel(chance):
    state, steps = THEIRS.new_initial_state(), 0
    while actions := state.legal_actions():
        state.apply_action(actions[int(chance.random() * len(actions))])
        steps += 1
    return steps


def openspiel_with_tensors(chance):
    state, steps = THEIRS.new_initial_state(), 0
    while actions := state.legal_actions():
        np.asarray(state.observation_tensor(state.current_player()), np.float32)
        np.asarray(state.legal_actions_mask(), np.int8)
        state.apply_action(actions[int(chance.random() * len(actions))])
        steps += 1
    return steps


def single(chance):
    game, steps = loa.Game("openspiel"), 0
    while actions := game.legal_actions():
        game.play_action(actions[int(chance.random() * len(actions))])
        steps += 1
    return steps


def single_with_moves(chance):
    game, steps = loa.Game("openspiel"), 0
    while moves := game.legal_moves():
        game.play(moves[int(chance.random() * len(moves))])
        steps += 1
    return steps


def batch(env):
    for _ in range(10):
        env.step(env.random_actions())
    return 10 * env.num_envs


def interrupted():
    """Returns the milliseconds from Ctrl-C to its exception in a search."""
    engine, sent = loa.Engine(memory=16), []

    def send():
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    threading.Timer(0.3, send).start()
    try:
        engine.search(loa.Game(), time=60)
    except KeyboardInterrupt:
        return 1000 * (time.monotonic() - sent[0])
    raise RuntimeError("the search was not interrupted")


def in_words(values, form):
    return f"{statistics.median(values):{form}} ({min(values):{form}} to {max(values):{form}})"


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    chance = random.Random(1)
    plain = VecEnv(64, "openspiel", masks=False, observations=False, seed=1)
    full = VecEnv(64, "openspiel", seed=1)
    measured = {
        "legal actions and a step": lambda: single(chance),
        "legal moves as objects and a step": lambda: single_with_moves(chance),
        "64 games at once": lambda: batch(plain),
        "64 games at once, with observations and masks": lambda: batch(full),
    }
    ratios = {name: [] for name in [*measured, "the last, to OpenSpiel with both"]}
    bases = []
    for _ in range(rounds):
        base = speed(lambda: openspiel(chance))
        bases.append(base)
        for name, play in measured.items():
            ratios[name].append(speed(play) / base)
        last = ratios["64 games at once, with observations and masks"][-1] * base
        tensors = speed(lambda: openspiel_with_tensors(chance))
        ratios["the last, to OpenSpiel with both"].append(last / tensors)
    print(f"OpenSpiel: {in_words(bases, '.0f')} steps per CPU second")
    for name, values in ratios.items():
        print(f"{name}: {in_words(values, '.1f')}")
    print(f"Ctrl-C to its exception, in ms: {in_words([interrupted() for _ in range(9)], '.0f')}")


if __name__ == "__main__":
    main()
