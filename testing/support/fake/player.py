"""Opponents for matches: python3 player.py DIALECT WAY [TAG]

DIALECT is berkeley, uci or codingame. TAG means nothing. WAY is how it plays, and where it
misbehaves, when it is asked for a move:

win        wins in one move where it can, else plays the first move there is
miss       plays the first move that does not win, nor takes a piece
spaced     wins, and puts more blanks into its answer
early      wins by a first move that it says before it reads the board (codingame)
leave_at_once  ends before it says anything
twice      misses, and says each move twice
others     see the functions below
"""

import os
import sys
import time

from honest import Board, name, square

SIDES = {"w": "b", "b": "w"}  # of FEN, whose w is the first player


def say(text, end="\n"):
    print(text, end=end, flush=True)


def bare(move):
    return name(move[0]) + name(move[1])


def spoken(move, dialect):
    if dialect == "berkeley":
        return "* " + name(move[0]) + "-" + name(move[1])
    return ("bestmove " if dialect == "uci" else "") + bare(move)


# How moves are chosen.


def wins(board, move):
    after = board.copy()
    after.play(move)
    return after.winner(board.turn) == board.turn


def win(board):
    moves = board.moves(board.turn)
    return next((move for move in moves if wins(board, move)), moves[0])


def miss(board):
    moves = [move for move in board.moves(board.turn) if not wins(board, move)]
    return next((move for move in moves if move[1] not in board.pieces), moves[0])


# How a program can misbehave instead of moving.


def crash():
    print("Segmentation fault, or so", file=sys.stderr, flush=True)
    os.abort()


def leave():
    sys.exit(0)


def hang():
    time.sleep(1000)


def cheat(dialect):
    say(spoken(((0, 0), (7, 7)), dialect))
    hang()


def babble(dialect):
    say({"berkeley": "* I resign", "uci": "bestmove resign", "codingame": "dunno"}[dialect])
    hang()


def unended(dialect):
    say(spoken(((0, 0), (7, 7)), dialect), end="")
    hang()


def claim(_):
    say("* White wins.")
    hang()


def flood(_):
    while True:
        os.write(1, b"info string blah\n" * 4096)


def flood_line(_):
    while True:
        os.write(1, b"x" * 65536)


def close_output():
    os.close(1)
    hang()


def close_input():
    os.close(0)
    hang()


def fork():
    """Leaves a child that keeps the pipes open."""
    if os.fork() == 0:
        hang()
    sys.exit(0)


CHOICES = {"win": win, "miss": miss, "spaced": win, "twice": miss}
MISHAPS = {f.__name__: f for f in (crash, leave, hang, close_output, close_input, fork)}
TRICKS = {f.__name__: f for f in (cheat, babble, unended, claim, flood, flood_line)}


def move(board, way, dialect):
    """Plays a move and says it, or misbehaves."""
    if way in MISHAPS:
        MISHAPS[way]()
    if way in TRICKS:
        TRICKS[way](dialect)
    chosen = CHOICES[way](board)
    text = spoken(chosen, dialect)
    if way == "spaced":
        text = "  " + text.replace(" ", " \t ")
    say(f"{text}\n{text}" if way == "twice" else text)
    board.play(chosen)


def read_move(text):
    return square(text[:2]), square(text[-2:])


def read_fen(rows, side):
    board = Board()
    board.pieces = {}
    for row, cells in zip(range(7, -1, -1), rows.split("/")):
        col = 0
        for cell in cells:
            if cell.isdigit():
                col += int(cell)
            else:
                board.pieces[col, row] = "b" if cell == "L" else "w"
                col += 1
    board.turn = SIDES[side]
    return board


def berkeley(way):
    board, machine = Board(), None
    for line in sys.stdin:
        words = line.split()
        if words[0] == "auto":
            machine = words[1][0]
        elif words[0] == "set":
            board.pieces.pop(square(words[1]), None)
            if words[2] != "-":
                board.pieces[square(words[1])] = words[2][0]
            board.turn = words[3][0]
        elif words[0] == "dump":
            if way == "deaf":
                hang()
            if way == "lost":
                board.pieces.popitem()
            say(board.dump())
        elif "-" in words[0]:
            board.play(read_move(words[0]))
        if machine == board.turn:
            move(board, way, "berkeley")


def uci(way):
    board = Board()
    for line in sys.stdin:
        words = line.split()
        if words[0] == "uci":
            if way == "deaf":
                hang()
            say("id name fake\noption name Rules type string default berkeley\nuciok")
        elif words[0] == "isready":
            say("readyok")
        elif words[0] == "setoption":
            print(line.strip(), file=sys.stderr)
        elif words[0] == "position":
            board = Board() if words[1] == "startpos" else read_fen(words[2], words[3])
            moves = words[words.index("moves") + 1 :] if "moves" in words else []
            for text in moves:
                board.play(read_move(text))
        elif words[0] == "go":
            if way == "tell":
                sys.exit(line.strip())
            move(board, way, "uci")


def codingame(way):
    side = sys.stdin.readline().strip()
    if way == "early":
        say("a1c1" if side == "b" else "a8c8")
        hang()
    while True:
        rows = [sys.stdin.readline().strip() for _ in range(8)]
        last = sys.stdin.readline().strip()
        count = int(sys.stdin.readline())
        moves = [sys.stdin.readline().strip() for _ in range(count)]
        board = Board()
        board.turn = side
        board.pieces = {
            (col, 7 - row): cell for row in range(8) for col, cell in enumerate(rows[row]) if cell != "."
        }
        expected = sorted(map(bare, board.moves(side))) or ["pass"]
        if moves != expected or last != "null" and len(last) != 4:
            sys.exit("not what was expected: " + last)
        move(board, way, "codingame")


if __name__ == "__main__":
    if sys.argv[2] == "leave_at_once":
        leave()
    {"berkeley": berkeley, "uci": uci, "codingame": codingame}[sys.argv[1]](sys.argv[2])
