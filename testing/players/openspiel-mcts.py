#!/usr/bin/env python3
"""OpenSpiel's Monte Carlo tree search as a player for `loa match`, in the Universal Chess Interface.

    pip install open_spiel==2.0.2
    openspiel-mcts.py [PLAYOUTS [SEED]]

It plays by OpenSpiel's own rules (preset `openspiel`) from the standard start, and knows positions
only as the moves that led there.
"""

import sys

import pyspiel

EXPLORATION = 2.0
MEGABYTES = 2000


class Player:
    def __init__(self, playouts, seed):
        self.game = pyspiel.load_game("lines_of_action")
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        self.bot = pyspiel.MCTSBot(
            self.game, evaluator, EXPLORATION, playouts, MEGABYTES, True, seed, False
        )
        self.state = self.game.new_initial_state()

    def position(self, words):
        """Takes what follows `position`: `startpos`, and perhaps `moves` and moves."""
        if words[:1] != ["startpos"]:
            raise ValueError("only startpos is known")
        state = self.game.new_initial_state()
        for word in words[2:]:
            actions = {plain(state, action): action for action in state.legal_actions()}
            state.apply_action(actions[word])
        self.state = state

    def go(self):
        return plain(self.state, self.bot.step(self.state))


def plain(state, action):
    """A move without its sign between the squares."""
    text = state.action_to_string(state.current_player(), action)
    return text[:2] + text[3:]


def main():
    playouts = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    player = Player(playouts, seed)
    for line in sys.stdin:
        words = line.split()
        if not words:
            continue
        if words[0] == "uci":
            print(f"id name OpenSpiel MCTS {playouts}\nuciok")
        elif words[0] == "isready":
            print("readyok")
        elif words[0] == "position":
            player.position(words[1:])
        elif words[0] == "go":
            print("bestmove", player.go())
        elif words[0] == "quit":
            break
        sys.stdout.flush()


if __name__ == "__main__":
    main()
