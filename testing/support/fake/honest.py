"""A Lines of Action program that keeps the rules, slow and simple: an opponent for tests.

It reads the course's text commands and knows the rules from nowhere but here. Its machine wins
when it can in one move, and otherwise moves at random.
"""

import random
import sys

SIZE = 8
SIDES = {"black": "b", "white": "w"}
NAMES = {"b": "Black", "w": "White"}
OTHER = {"b": "w", "w": "b"}
STEPS = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]


def on_board(col, row):
    return 0 <= col < SIZE and 0 <= row < SIZE


def square(name):
    """Returns column and row of a square's name, or None."""
    if len(name) == 2 and name[0].lower() in "abcdefgh" and name[1] in "12345678":
        return "abcdefgh".index(name[0].lower()), int(name[1]) - 1
    return None


def name(place):
    return "abcdefgh"[place[0]] + str(place[1] + 1)


class Board:
    def __init__(self):
        self.pieces = {}
        for i in range(1, SIZE - 1):
            self.pieces[i, 0] = self.pieces[i, SIZE - 1] = "b"
            self.pieces[0, i] = self.pieces[SIZE - 1, i] = "w"
        self.turn = "b"

    def count(self, place, step):
        """Counts the pieces on the whole line through a square."""
        total = 1 if place in self.pieces else 0
        for sign in (1, -1):
            col, row = place
            while True:
                col, row = col + sign * step[0], row + sign * step[1]
                if not on_board(col, row):
                    break
                total += (col, row) in self.pieces
        return total

    def moves(self, side):
        found = []
        for place, owner in self.pieces.items():
            if owner != side:
                continue
            for step in STEPS:
                length = self.count(place, step)
                path = [(place[0] + step[0] * n, place[1] + step[1] * n) for n in range(1, length + 1)]
                target = path[-1]
                if not on_board(*target) or self.pieces.get(target) == side:
                    continue
                if all(self.pieces.get(between) != OTHER[side] for between in path[:-1]):
                    found.append((place, target))
        return sorted(found)

    def play(self, move):
        place, target = move
        self.pieces[target] = self.pieces.pop(place)
        self.turn = OTHER[self.turn]

    def connected(self, side):
        left = {place for place, owner in self.pieces.items() if owner == side}
        reached = [left.pop()] if left else []
        while reached:
            col, row = reached.pop()
            for step in STEPS:
                neighbour = (col + step[0], row + step[1])
                if neighbour in left:
                    left.remove(neighbour)
                    reached.append(neighbour)
        return not left

    def winner(self, mover):
        for side in (mover, OTHER[mover]):
            if self.connected(side):
                return side
        return None

    def copy(self):
        board = Board()
        board.pieces, board.turn = dict(self.pieces), self.turn
        return board

    def dump(self):
        rows = ["==="]
        for row in reversed(range(SIZE)):
            cells = [self.pieces.get((col, row), "-") for col in range(SIZE)]
            rows.append("    " + " ".join(cells))
        rows.append("Next move: " + NAMES[self.turn].lower())
        rows.append("===")
        return "\n".join(rows)


class Program:
    def __init__(self):
        self.machine = {"b": False, "w": True}
        self.random = random.Random()
        self.new()

    def new(self):
        self.board = Board()
        self.made = {"b": 0, "w": 0}
        self.limit = 30
        self.over = False

    def run(self):
        while True:
            if not self.over and self.machine[self.board.turn]:
                self.move_machine()
                continue
            print(self.board.turn + "> ", end="", flush=True)
            line = sys.stdin.readline()
            if not line or not self.obey(line.split()):
                return

    def move_machine(self):
        moves = self.board.moves(self.board.turn)
        if not moves:
            self.passes()
            return
        chosen = self.random.choice(moves)
        for move in moves:
            after = self.board.copy()
            after.play(move)
            if after.winner(self.board.turn) == self.board.turn:
                chosen = move
                break
        print("\n* " + name(chosen[0]) + "-" + name(chosen[1]), flush=True)
        self.play(chosen)

    def passes(self):
        side = self.board.turn
        print("\n" + NAMES[side] + " passes", flush=True)
        self.board.turn = OTHER[side]
        self.finish_ply(side, not self.board.moves(self.board.turn))

    def play(self, move):
        side = self.board.turn
        self.board.play(move)
        winner = self.board.winner(side)
        if winner:
            self.over = True
            print("\n* " + NAMES[winner] + " wins.", flush=True)
        else:
            self.finish_ply(side, False)
            if not self.over and not self.board.moves(self.board.turn):
                self.passes()

    def finish_ply(self, side, stuck):
        self.made[side] += 1
        if stuck or sum(self.made.values()) >= 2 * self.limit:
            self.over = True
            print("\n* Tie game.", flush=True)

    def obey(self, words):
        """Carries out a command; tells whether to go on."""
        if not words or words[0].startswith("#"):
            return True
        word = words[0].lower()
        try:
            if word == "quit":
                return False
            if word == "new":
                self.new()
            elif word == "dump":
                print("\n" + self.board.dump(), flush=True)
            elif word == "seed":
                self.random.seed(int(words[1]))
            elif word == "help":
                print("\nnew, auto, manual, set, dump, seed, limit, quit, or a move", flush=True)
            elif word in ("auto", "manual"):
                self.machine[SIDES[words[1].lower()]] = word == "auto"
            elif word == "limit":
                self.set_limit(int(words[1]))
            elif word == "set":
                self.set(words[1], words[2].lower(), words[3].lower())
            else:
                self.play_manual(word)
        except (ValueError, KeyError, IndexError) as error:
            print("Error: not understood:", repr(error).replace("*", "?"), file=sys.stderr)
        return True

    def set_limit(self, limit):
        if limit <= max(self.made.values()):
            raise ValueError("too low")
        self.limit = limit

    def set(self, where, piece, turn):
        place = square(where)
        if place is None:
            raise ValueError("no square")
        owner = None if piece == "-" else SIDES[piece]
        turn = SIDES[turn]
        self.board.pieces.pop(place, None)
        if owner:
            self.board.pieces[place] = owner
        self.board.turn = turn

    def play_manual(self, word):
        places = [square(part) for part in word.split("-")]
        if self.over or len(places) != 2 or None in places:
            raise ValueError("no move")
        if not self.board.moves(self.board.turn):
            self.passes()
        if tuple(places) not in self.board.moves(self.board.turn):
            raise ValueError("not legal")
        self.play(tuple(places))


if __name__ == "__main__":
    Program().run()
