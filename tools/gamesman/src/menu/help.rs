//! The help texts of the menus.

pub(crate) const START: &str = "
Two players, X and o, take turns; X begins. A piece moves in a straight line, along a rank, a
file or a diagonal, exactly as many squares as there are pieces of both sides on that whole line.
It may jump over its own side's pieces, not over the other's, and takes a piece of the other side
by landing on it. Whoever has all pieces connected, at sides or corners, has reached the goal and
wins; one piece alone is connected. When a move connects both sides, the player who made it has
reached the goal. When the objective is REVERSE, whoever reaches the goal loses. A player who has
no move ties the game.

Solving finds out for every position who wins and how soon when both play perfectly. Boards up to
about 4x5 can be solved here; larger ones can be solved with 'loa solve' and loaded from its folder,
or the computer searches. Symmetries (turning and mirroring the board) only make solving faster: the
values are the same without them.

An initial position is written rank by rank from the top, - for an empty square, then who moves:
-XX-/o--o/o--o/-XX- X is the usual one of 4x4.

";

pub(crate) const MAIN: &str = "
Play begins a game between the two players listed above the menu. After solving, a human who plays a
computer moves first, or second if the first player loses. Analyse tells what solving has found out:
how many positions are won, lost, tied and drawn, how far from the end they are, and it writes all
of them into a file. Configure gives the players names, and makes each a human or one of several
computers. Back leads to the menu where the board is chosen.

";

pub(crate) const CONFIGURE: &str = "
A perfect computer never gives away what it can force. An imperfect one plays the rest of its moves
at random. The one that gives back plays perfectly until you slip; then it moves such that you can
force again what you could before. With give-backs, computers of all other kinds do so too, at most
as often as you say in a game. The static evaluator looks no move ahead. Where nothing is solved,
other computers search for good moves, and nothing is given back.

Predictions tell before each move what becomes of the player to move: \"will\" when a perfect
computer sees to it, \"should\" while it depends on good play. Hints tell your best moves, and what
a computer chooses its move from. Both need a solved board; without one, hints tell what the search
would play. The static evaluation is a guess from -1, bad for the player to move, to 1, good. When
there is only one move, an empty line makes it; you can also have it made without being asked.

";

pub(crate) const ANALYSIS: &str = "
All figures count the positions that can come up from the initial one; on boards with more than a
billion placements they count all placements, and only lists and counts are made. Lists of boards
with more than ten million placements have all placements until p or a has found the positions that
can come up. When a list is full, you can ask for more. In a terminal, Ctrl-C stops long work.

A position is won, lost or tied when the player to move can force, or can't avoid, that end; it is
drawn, or undecided, when neither player can force any end. Its remoteness is the number of moves to
the end when the winner hurries and the loser delays. A primitive position is one where the game is
over. A symmetric position looks the same after turning or mirroring the board.

The CSV file has a line a position: its number, the ranks from the top, who is to move, value,
remoteness, and 1 if it is primitive. The graph is in the DOT language of Graphviz.

";

pub(crate) const PLAY: &str = "
Type a move as two squares, from and to: d1c1. An empty line lists the moves. The other keys:
  u   (u)ndo: takes back your last move and what the computer answered
  p   (p)rint: the board, the values of the moves, the history, the moves; ps, pv, pw, pm and so
      on print one of them at once
  e   (e)valuate the position without looking ahead
  c   (c)onfigure the players and what is shown
  a   (a)bort the game
  q   (q)uit the program
  ?   this help, h too
A piece moves exactly as many squares as there are pieces on its whole line, not over a piece of
the other side, and not onto one of its own.

";

pub(crate) const PRINT: &str = "
The values of the moves tell what you can still force after each of them, and in how many moves
the game ends then; +4 is a move that ends the game 4 moves later than the best of its kind, -4 one
that ends it 4 moves sooner. The visual value history shows for each position so far who could
force a win, and how soon, and which moves were slips. With all moves, it also has a line with a
plus sign for each move that was not made.

";
