use super::MAX_PLY;
use crate::{Feature, Features};
use loa::{ByColor, Color, Move, Position, Square, SquareSet};

/// What makes the search try promising moves first: moves that were good enough elsewhere.
#[derive(Debug)]
pub(crate) struct Ordering {
    /// For each ply, the two moves that last were good enough there.
    killers: Vec<[Option<Move>; 2]>,
    /// For each jump of the opponent, the answer that last was good enough.
    counters: ByColor<Vec<Option<Move>>>,
    /// For each jump to an empty square, how often it was good enough, less how often others were
    /// when it was not.
    quiet: ByColor<Vec<i16>>,
    /// The same for captures.
    captures: ByColor<Vec<i16>>,
}

/// A move and how promising it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredMove {
    pub(super) mv: Move,
    pub(super) promise: i32,
}

/// Where moves are to be ordered.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) position: &'a Position,
    pub(super) ply: u32,
    /// The opponent's last move.
    pub(super) previous: Option<Move>,
    pub(super) features: Features,
}

/// The number of moves that were good elsewhere that a position may have.
pub(super) const FAVOURITES: usize = 3;
/// Keeps the history within 16 bits; it also makes old experience fade.
const HISTORY_LIMIT: i32 = 16_000;
/// What a step towards the middle of the board counts, for moves without history.
const STEP_INWARDS: i32 = 16;
/// The least depth at which the positions that moves lead to are estimated to order them: what is
/// searched then costs many times as much.
pub(super) const GLANCE_DEPTH: i32 = 4;
/// What each point of such an estimate counts.
pub(super) const POINT: i32 = 16;
/// What each neighbour counts that a piece gains or the opponent loses.
const NEIGHBOUR: i32 = 100;

impl Ordering {
    pub(crate) fn new() -> Ordering {
        let jumps = Square::COUNT * Square::COUNT;
        let history = || ByColor::from_fn(|_| vec![0; jumps]);
        Ordering {
            killers: vec![[None; 2]; MAX_PLY as usize + 1],
            counters: ByColor::from_fn(|_| vec![None; jumps]),
            quiet: history(),
            captures: history(),
        }
    }

    /// Forgets all experience.
    pub(crate) fn clear(&mut self) {
        self.killers.fill([None; 2]);
        for color in Color::ALL {
            self.counters[color].fill(None);
            self.quiet[color].fill(0);
            self.captures[color].fill(0);
        }
    }

    /// Returns moves that were good enough in positions like this one, the most promising first:
    /// the killers and the counter-move.
    #[inline]
    pub(super) fn favourites(&self, place: &Place<'_>) -> [Option<Move>; FAVOURITES] {
        let has = |feature| place.features.has(feature);
        let [newer, older] = self.killers[place.ply as usize];
        let killer = |mv: Option<Move>| mv.filter(|_| has(Feature::Killers));
        let counter = self.counter(place).filter(|_| has(Feature::Counters));
        [killer(newer), killer(older), counter]
    }

    /// Returns how promising a move is that is no favourite.
    #[inline]
    pub(super) fn promise(&self, mv: Move, place: &Place<'_>) -> i32 {
        let Move::Jump(from, to) = mv else {
            return 0;
        };
        let inwards = STEP_INWARDS * (height(to) - height(from));
        self.history(mv, place) + inwards + neighbourhood(from, to, place)
    }

    /// Returns how often a move was good enough, less how often it was not.
    #[inline]
    pub(super) fn history(&self, mv: Move, place: &Place<'_>) -> i32 {
        let Move::Jump(from, to) = mv else {
            return 0;
        };
        if !place.features.has(Feature::History) {
            return 0;
        }
        let color = place.position.turn();
        let table = if is_capture(mv, place.position) {
            &self.captures
        } else {
            &self.quiet
        };
        i32::from(table[color][index(from, to)])
    }

    #[inline]
    fn counter(&self, place: &Place<'_>) -> Option<Move> {
        let Some(Move::Jump(from, to)) = place.previous else {
            return None;
        };
        self.counters[place.position.turn()][index(from, to)]
    }

    /// Learns that a move was good enough and that those tried before it were not.
    pub(super) fn learn(&mut self, mv: Move, failed: &[ScoredMove], place: &Place<'_>, depth: i32) {
        let killers = &mut self.killers[place.ply as usize];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        if let Some(Move::Jump(from, to)) = place.previous {
            self.counters[place.position.turn()][index(from, to)] = Some(mv);
        }
        let bonus = (depth * depth).min(400);
        self.reward(mv, place.position, bonus);
        for other in failed {
            self.reward(other.mv, place.position, -bonus);
        }
    }

    fn reward(&mut self, mv: Move, position: &Position, bonus: i32) {
        let Move::Jump(from, to) = mv else {
            return;
        };
        let table = if is_capture(mv, position) {
            &mut self.captures
        } else {
            &mut self.quiet
        };
        let value = &mut table[position.turn()][index(from, to)];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
    }
}

/// Tells whether a legal move captures.
#[inline]
pub(super) fn is_capture(mv: Move, position: &Position) -> bool {
    let enemies = position.pieces(position.turn().opponent());
    matches!(mv, Move::Jump(_, to) if enemies.contains(to))
}

/// What a jump does to the connections between pieces: those that the piece finds less those that it
/// leaves, and those that the opponent loses with the piece that is captured.
#[inline]
fn neighbourhood(from: Square, to: Square, place: &Place<'_>) -> i32 {
    if !place.features.has(Feature::Neighbourhood) {
        return 0;
    }
    let mover = place.position.turn();
    let own = place.position.pieces(mover) - SquareSet::of(from);
    let enemies = place.position.pieces(mover.opponent());
    let near = |pieces: SquareSet, square| (pieces & AROUND[square]).len() as i32;
    let mut gained = near(own, to.index()) - near(own, from.index());
    if enemies.contains(to) {
        gained += near(enemies, to.index()) - 1;
    }
    NEIGHBOUR * gained
}

/// The neighbours of each square.
static AROUND: [SquareSet; Square::COUNT] = {
    let mut around = [SquareSet::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        around[index] = SquareSet::of(Square::from_index(index)).neighbours();
        index += 1;
    }
    around
};

/// Brings the most promising of the moves to the front.
#[inline]
pub(super) fn most_promising_first(moves: &mut [ScoredMove]) {
    let (mut best, mut highest) = (0, i32::MIN);
    for (index, scored) in moves.iter().enumerate() {
        if scored.promise > highest {
            (best, highest) = (index, scored.promise);
        }
    }
    if best > 0 {
        moves.swap(0, best);
    }
}

const fn index(from: Square, to: Square) -> usize {
    from.index() * Square::COUNT + to.index()
}

/// The squares off the edge of the largest board, and those off the next ring.
const INNER: [SquareSet; 2] = [
    SquareSet::from_bits(0x007e_7e7e_7e7e_7e00),
    SquareSet::from_bits(0x0000_3c3c_3c3c_0000),
];

#[inline]
const fn height(square: Square) -> i32 {
    INNER[0].contains(square) as i32 + INNER[1].contains(square) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Size, Start};

    fn jump(from: &str, to: &str) -> Move {
        Move::Jump(from.parse().unwrap(), to.parse().unwrap())
    }

    fn place(position: &Position) -> Place<'_> {
        Place {
            position,
            ply: 2,
            previous: Some(jump("a2", "c2")),
            features: Features::DEFAULT,
        }
    }

    #[test]
    fn what_was_good_is_a_favourite() {
        let start = Position::start(Size::STANDARD, Start::Standard);
        let here = place(&start);
        let elsewhere = Place { ply: 9, ..here };
        let after_another = Place {
            previous: None,
            ply: 5,
            ..here
        };
        let mut ordering = Ordering::new();
        let moves = ["b1", "c1", "d1", "e1"].map(|from| jump(from, &format!("{}8", &from[..1])));
        let [a, b, c, d] = moves;
        let failed = [ScoredMove { mv: d, promise: 0 }];
        ordering.learn(a, &failed, &here, 3);
        ordering.learn(b, &[], &here, 3);
        ordering.learn(c, &[], &elsewhere, 3);
        assert_eq!(ordering.favourites(&here), [Some(b), Some(a), Some(c)]);
        assert_eq!(ordering.favourites(&after_another), [None; 3]);
        assert!(ordering.promise(a, &here) > ordering.promise(d, &here));
    }

    #[test]
    fn history_stays_in_range() {
        let start = Position::start(Size::STANDARD, Start::Standard);
        let here = place(&start);
        let mut ordering = Ordering::new();
        for _ in 0..10_000 {
            ordering.learn(jump("b1", "b3"), &[], &here, 60);
        }
        let learned = ordering.history(jump("b1", "b3"), &here);
        assert!(learned > 15_000 && learned <= HISTORY_LIMIT);
        ordering.clear();
        assert_eq!(ordering.history(jump("b1", "b3"), &here), 0);
    }

    #[test]
    fn connecting_is_more_promising_than_leaving() {
        let start = Position::start(Size::STANDARD, Start::Standard);
        let here = place(&start);
        let value =
            |from: &str, to: &str| neighbourhood(from.parse().unwrap(), to.parse().unwrap(), &here);
        assert_eq!(value("b1", "b3"), -NEIGHBOUR);
        assert_eq!(value("b1", "h1"), 0);
        // Two neighbours left, none found, and the captured piece loses two.
        assert_eq!(value("d1", "a4"), (-2 + 2 - 1) * NEIGHBOUR);
    }

    #[test]
    fn selection() {
        let mv = Move::Pass;
        let mut moves = [3, 9, 1].map(|promise| ScoredMove { mv, promise });
        for start in 0..moves.len() {
            most_promising_first(&mut moves[start..]);
        }
        assert_eq!(moves.map(|scored| scored.promise), [9, 3, 1]);
    }
}
