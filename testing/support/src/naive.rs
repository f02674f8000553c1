//! People who have just learnt the rules, as players: each has a habit.

use loa::{Game, Jumps, Move, Position, Random, Square, SquareSet};

loa::named! {
    /// What a player likes. All but random play see a win in one move.
    pub enum Habit: "habit" {
        /// Any move.
        Random = "random",
        /// Pieces near the middle of the board.
        Centre = "centre",
        /// Few groups, then pieces near each other.
        Together = "together",
        /// The same; a capture is worth as much as two groups that become one.
        Captures = "captures",
        /// Pieces near their own middle.
        Greedy = "greedy",
        /// The same, but three moves of ten are any moves.
        Careless = "careless",
        /// The same as together, but no move after which the opponent can connect at once.
        Watchful = "watchful",
    }
}

/// A group more weighs more than any distances.
const GROUP: u32 = 10_000;

impl Habit {
    /// Chooses among the moves that the habit likes best; `None` if the game is over.
    pub fn choose(self, game: &Game, random: &mut Random) -> Option<Move> {
        let position = game.position();
        let mut moves = game.legal_moves();
        if self != Habit::Random {
            let careless = self == Habit::Careless && random.below(10) < 3;
            let price = |mv: &Move| {
                let after = position.after(*mv);
                match after.is_connected(position.turn()) {
                    true => 0,
                    false if careless => 1,
                    false => 1 + self.price(position, &after),
                }
            };
            let prices: Vec<u32> = moves.iter().map(price).collect();
            let best = prices.iter().min().copied();
            let mut prices = prices.iter();
            moves.retain(|_| prices.next().copied() == best);
        }
        random.choose(&moves).copied()
    }

    /// Returns what the player dislikes in the position after a move of its own.
    fn price(self, before: &Position, after: &Position) -> u32 {
        let own = after.pieces(before.turn());
        let groups = own.groups().count() as u32 * GROUP;
        match self {
            Habit::Random => 0,
            Habit::Centre => sum(own, |piece| to_centre(after, piece)),
            Habit::Together => groups + apart(own),
            Habit::Captures if after.occupied().len() < before.occupied().len() => {
                groups + apart(own)
            }
            Habit::Captures => groups + apart(own) + GROUP,
            Habit::Greedy | Habit::Careless => to_own_middle(own),
            Habit::Watchful if loses_at_once(after) => u32::MAX - 1,
            Habit::Watchful => groups + apart(own),
        }
    }
}

/// Adds up a number over pieces.
fn sum(pieces: SquareSet, number: impl Fn(Square) -> u32) -> u32 {
    pieces.into_iter().map(number).sum()
}

/// Returns the distance from the middle of the board, in half squares.
fn to_centre(position: &Position, square: Square) -> u32 {
    let size = position.size();
    let half = |at: u8, length: u8| u32::from((2 * at + 1).abs_diff(length));
    half(square.file(), size.width()).max(half(square.rank(), size.height()))
}

/// Adds up the distances between all pieces, in steps of a king.
fn apart(pieces: SquareSet) -> u32 {
    let steps = |one: Square, other: Square| {
        let files = one.file().abs_diff(other.file());
        u32::from(files.max(one.rank().abs_diff(other.rank())))
    };
    sum(pieces, |one| sum(pieces, |other| steps(one, other)))
}

/// Adds up the distances of pieces from their mean square, in tenths of a step along files and
/// ranks.
fn to_own_middle(pieces: SquareSet) -> u32 {
    let count = pieces.len();
    let off = |at: fn(Square) -> u8| {
        let all = sum(pieces, |piece| u32::from(at(piece)));
        sum(pieces, |piece| (u32::from(at(piece)) * count).abs_diff(all))
    };
    10 * (off(Square::file) + off(Square::rank)) / count
}

/// Tells whether the side to move can connect.
fn loses_at_once(position: &Position) -> bool {
    let connects = |mv: Move| position.after(mv).is_connected(position.turn());
    position.jumps().flat_map(Jumps::moves).any(connects)
}
