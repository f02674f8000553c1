use crate::Limits;
use loa::{ByColor, Color, Move, Square, SquareSet};

/// What makes the search try promising moves first: moves that were good enough elsewhere.
#[derive(Debug)]
pub(crate) struct Ordering {
    /// For each ply, the two moves that last were good enough there.
    killers: Vec<[Option<Move>; 2]>,
    /// For each jump, how often it was good enough, less how often others were when it was not.
    history: ByColor<Vec<i16>>,
}

/// A move and how promising it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredMove {
    pub(super) mv: Move,
    pub(super) promise: i32,
}

const FIRST: i32 = i32::MAX;
const KILLER: i32 = 1 << 20;
/// Keeps the history within 16 bits; it also makes old experience fade.
const HISTORY_LIMIT: i32 = 16_000;
/// What a step towards the middle of the board counts, for moves without history.
const STEP_INWARDS: i32 = 16;

impl Ordering {
    pub(crate) fn new() -> Ordering {
        let jumps = Square::COUNT * Square::COUNT;
        Ordering {
            killers: vec![[None; 2]; Limits::MAX_DEPTH as usize + 1],
            history: ByColor::from_fn(|_| vec![0; jumps]),
        }
    }

    /// Forgets all experience.
    pub(crate) fn clear(&mut self) {
        self.killers.fill([None; 2]);
        for color in Color::ALL {
            self.history[color].fill(0);
        }
    }

    /// Returns how promising a move is; `first` is the best one by an earlier search.
    #[inline]
    pub(super) fn promise(&self, mv: Move, color: Color, ply: u32, first: Option<Move>) -> i32 {
        if first == Some(mv) {
            return FIRST;
        }
        let [newer, older] = self.killers[ply as usize];
        if newer == Some(mv) {
            KILLER + 1
        } else if older == Some(mv) {
            KILLER
        } else {
            self.quiet_promise(mv, color)
        }
    }

    /// Learns that a move was good enough and that those tried before it were not.
    pub(super) fn learn(
        &mut self,
        mv: Move,
        failed: &[ScoredMove],
        color: Color,
        ply: u32,
        depth: u32,
    ) {
        let killers = &mut self.killers[ply as usize];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let bonus = ((depth * depth) as i32).min(400);
        self.reward(mv, color, bonus);
        for other in failed {
            self.reward(other.mv, color, -bonus);
        }
    }

    #[inline]
    fn quiet_promise(&self, mv: Move, color: Color) -> i32 {
        let Move::Jump(from, to) = mv else {
            return 0;
        };
        let inwards = height(to) - height(from);
        i32::from(self.history[color][index(from, to)]) + STEP_INWARDS * inwards
    }

    fn reward(&mut self, mv: Move, color: Color, bonus: i32) {
        if let Move::Jump(from, to) = mv {
            let value = &mut self.history[color][index(from, to)];
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
        }
    }
}

/// Brings the most promising of the moves to the front.
#[inline]
pub(super) fn most_promising_first(moves: &mut [ScoredMove]) {
    let mut best = 0;
    for index in 1..moves.len() {
        if moves[index].promise > moves[best].promise {
            best = index;
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

    fn jump(from: &str, to: &str) -> Move {
        Move::Jump(from.parse().unwrap(), to.parse().unwrap())
    }

    #[test]
    fn order_of_promise() {
        let mut ordering = Ordering::new();
        let (a, b, c, d) = (
            jump("b1", "b3"),
            jump("c1", "c3"),
            jump("d1", "d3"),
            jump("e1", "e8"),
        );
        let failed = [ScoredMove { mv: d, promise: 0 }];
        ordering.learn(a, &failed, Color::Black, 2, 3);
        ordering.learn(b, &[], Color::Black, 2, 3);
        ordering.learn(c, &[], Color::Black, 9, 3);
        let promise = |mv| ordering.promise(mv, Color::Black, 2, Some(jump("f1", "f3")));
        let moves = [jump("f1", "f3"), b, a, c, jump("g1", "f2"), d];
        assert!(moves.map(promise).is_sorted_by(|x, y| x > y));
    }

    #[test]
    fn history_stays_in_range() {
        let mut ordering = Ordering::new();
        for _ in 0..10_000 {
            ordering.learn(jump("b1", "b3"), &[], Color::White, 0, 60);
        }
        let learned = ordering.quiet_promise(jump("b1", "b3"), Color::White);
        assert!(learned > 15_000 && learned < KILLER);
        ordering.clear();
        let Move::Jump(from, to) = jump("b1", "b3") else {
            unreachable!()
        };
        assert_eq!(ordering.history.white[index(from, to)], 0);
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
