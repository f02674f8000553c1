//! Move ordering: killer moves, counter moves, history heuristic, and what the board shows.

use super::MAX_PLY;
use crate::policy::{self, Likelihoods};
use crate::{Technique, Techniques};
use loa::{ByColor, Color, Jumps, Move, Position, Square, SquareSet};

/// What one thread has learned from cutoffs, for ordering moves elsewhere.
#[derive(Debug)]
pub(crate) struct MoveOrdering {
    /// Killer moves: for each ply, the two moves that caused the last cutoffs there.
    killers: Vec<[Option<Move>; 2]>,
    /// Counter moves: for each jump of the opponent, the answer that last caused a cutoff.
    counters: ByColor<Vec<Option<Move>>>,
    /// History heuristic: for each jump, how often it caused a cutoff, less how often it was
    /// searched in vain; quiet jumps first, then captures.
    history: ByColor<Vec<i16>>,
}

/// A move with its place in the order: the highest score comes first.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredMove {
    pub(super) mv: Move,
    pub(super) score: i32,
    /// How much less likely it is than the likeliest move, by the [policy]: the logarithm times its
    /// scale; 0 if that was not asked.
    pub(super) unlikeliness: i32,
}

impl ScoredMove {
    /// A move that needs no score, since it is tried before the others.
    pub(super) const fn first(mv: Move) -> ScoredMove {
        ScoredMove {
            mv,
            score: 0,
            unlikeliness: 0,
        }
    }
}

/// Where in the search moves are ordered.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub(super) position: &'a Position,
    pub(super) ply: u32,
    /// The opponent's last move.
    pub(super) previous: Option<Move>,
    pub(super) techniques: Techniques,
}

/// The number of killers and counter moves of a position.
const QUIET_STAGE_MOVES: usize = 3;
/// History stays within this bound either way, which also makes old entries fade.
const HISTORY_LIMIT: i32 = 16_000;
/// The greatest change of a history entry by one cutoff; below it, five quarters of the square of
/// the depth.
const MAX_HISTORY_BONUS: i32 = 335;
/// How many eighths of that a move loses that was searched in vain.
const LOSS_EIGHTHS: i32 = 11;
/// The score for each ring of squares that a move goes towards the middle of the board.
const CENTRE_SCORE: i32 = 16;
/// The score for each neighbour that the piece gains or the opponent loses.
const NEIGHBOUR_SCORE: i32 = 100;
/// The least depth at which moves are also ordered by the child's static evaluation.
pub(super) const EVAL_ORDERING_DEPTH: i32 = 4;
/// The score for each point of that evaluation.
pub(super) const EVAL_SCORE: i32 = 16;
/// The score for a likelihood `e` times as large.
const LIKELIHOOD_SCORE: i32 = 1380;
/// What a capture scores beside its likelihood.
const CAPTURE_SCORE: i32 = -270;

impl Default for MoveOrdering {
    fn default() -> MoveOrdering {
        MoveOrdering {
            killers: vec![[None; 2]; MAX_PLY as usize + 1],
            counters: ByColor::from_fn(|_| vec![None; JUMPS]),
            history: ByColor::from_fn(|_| vec![0; 2 * JUMPS]),
        }
    }
}

impl MoveOrdering {
    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.killers.fill([None; 2]);
        for color in Color::ALL {
            self.counters[color].fill(None);
            self.history[color].fill(0);
        }
    }

    /// Prepares for the next search of a game: halves the history and forgets the killers, whose
    /// plies count from another root now.
    pub(crate) fn fade(&mut self) {
        self.killers.fill([None; 2]);
        for color in Color::ALL {
            for value in &mut self.history[color] {
                *value /= 2;
            }
        }
    }

    /// Returns the killers, newest first, and the counter move; they may be illegal.
    #[inline]
    pub(super) fn killers_and_counter(
        &self,
        context: &Context<'_>,
    ) -> [Option<Move>; QUIET_STAGE_MOVES] {
        let has = |technique| context.techniques.has(technique);
        let killers = self.killers[context.ply as usize];
        let [newer, older] = killers.map(|mv| mv.filter(|_| has(Technique::Killers)));
        let counter = self.counter(context);
        [
            newer,
            older,
            counter.filter(|_| has(Technique::CounterMoves)),
        ]
    }

    /// Lists jumps, scored by their history and by how likely they are to be the best one. Their
    /// unlikeliness is not compared with the likeliest move yet.
    #[inline]
    pub(super) fn push_by_likelihood(
        &self,
        jumps: Jumps,
        likelihoods: &mut Likelihoods,
        context: &Context<'_>,
        moves: &mut Vec<ScoredMove>,
    ) {
        let from = jumps.from;
        let of_piece = likelihoods.of_piece(from);
        moves.extend(jumps.to.into_iter().map(|to| {
            let (mv, log) = (Move::Jump(from, to), of_piece.log_of(to));
            let for_capture = CAPTURE_SCORE * i32::from(is_capture(mv, context.position));
            let for_likelihood = LIKELIHOOD_SCORE * log / policy::SCALE;
            ScoredMove {
                mv,
                score: self.history(mv, context) + for_likelihood + for_capture,
                unlikeliness: -log,
            }
        }));
    }

    /// Returns the score of a move by its history and by what it does on the board.
    #[inline]
    pub(super) fn score(&self, mv: Move, context: &Context<'_>) -> i32 {
        let Move::Jump(from, to) = mv else {
            return 0;
        };
        let towards_centre = CENTRE_SCORE * (ring(to) - ring(from));
        self.history(mv, context) + towards_centre + neighbourhood_score(from, to, context)
    }

    /// Returns the history of a move.
    #[inline]
    pub(super) fn history(&self, mv: Move, context: &Context<'_>) -> i32 {
        if !context.techniques.has(Technique::History) {
            return 0;
        }
        let index = history_index(mv, context.position);
        index.map_or(0, |index| {
            i32::from(self.history[context.position.turn()][index])
        })
    }

    #[inline]
    fn counter(&self, context: &Context<'_>) -> Option<Move> {
        let Some(Move::Jump(from, to)) = context.previous else {
            return None;
        };
        self.counters[context.position.turn()][index(from, to)]
    }

    /// Updates killers, counter-move and history after a cutoff by a move; lowers the history of
    /// those searched before it.
    pub(super) fn update_history(
        &mut self,
        cutoff: Move,
        failed: &[ScoredMove],
        context: &Context<'_>,
        depth: i32,
    ) {
        let killers = &mut self.killers[context.ply as usize];
        if killers[0] != Some(cutoff) {
            *killers = [Some(cutoff), killers[0]];
        }
        if let Some(Move::Jump(from, to)) = context.previous {
            self.counters[context.position.turn()][index(from, to)] = Some(cutoff);
        }
        let bonus = (5 * depth * depth / 4).min(MAX_HISTORY_BONUS);
        self.add_bonus(cutoff, context.position, bonus);
        for other in failed {
            self.add_bonus(other.mv, context.position, -bonus * LOSS_EIGHTHS / 8);
        }
    }

    fn add_bonus(&mut self, mv: Move, position: &Position, bonus: i32) {
        if let Some(index) = history_index(mv, position) {
            let value = &mut self.history[position.turn()][index];
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
        }
    }
}

/// Tells whether a legal move captures.
#[inline]
pub(super) fn is_capture(mv: Move, position: &Position) -> bool {
    let enemies = position.pieces(position.turn().opponent());
    matches!(mv, Move::Jump(_, to) if enemies.contains(to))
}

/// The score for the neighbours that the piece gains or leaves, and for those that the opponent
/// loses with a captured piece.
#[inline]
fn neighbourhood_score(from: Square, to: Square, context: &Context<'_>) -> i32 {
    if !context.techniques.has(Technique::Neighbourhood) {
        return 0;
    }
    let mover = context.position.turn();
    let own = context.position.pieces(mover) - SquareSet::of(from);
    let enemies = context.position.pieces(mover.opponent());
    let near = |pieces: SquareSet, square| {
        let neighbours = SquareSet::of(square).neighbours();
        (pieces & neighbours).len() as i32
    };
    let mut gained = near(own, to) - near(own, from);
    if enemies.contains(to) {
        gained += near(enemies, to) - 1;
    }
    NEIGHBOUR_SCORE * gained
}

/// Swaps the first of the moves with the highest score to the front.
#[inline]
pub(super) fn bring_best_to_front(moves: &mut [ScoredMove]) {
    let (mut best, mut highest) = (0, i32::MIN);
    for (index, scored) in moves.iter().enumerate() {
        if scored.score > highest {
            (best, highest) = (index, scored.score);
        }
    }
    if best > 0 {
        moves.swap(0, best);
    }
}

/// The number of pairs of squares.
const JUMPS: usize = Square::COUNT * Square::COUNT;

/// The place of a jump in the history of its side; `None` for a pass.
#[inline]
fn history_index(mv: Move, position: &Position) -> Option<usize> {
    let Move::Jump(from, to) = mv else {
        return None;
    };
    let first = if is_capture(mv, position) { JUMPS } else { 0 };
    Some(first + index(from, to))
}

const fn index(from: Square, to: Square) -> usize {
    from.index() * Square::COUNT + to.index()
}

/// The squares off the edge of the largest board, and those off the next ring.
const INNER: [SquareSet; 2] = [
    SquareSet::from_bits(0x007e_7e7e_7e7e_7e00),
    SquareSet::from_bits(0x0000_3c3c_3c3c_0000),
];

/// The ring of a square from the edge inwards, 0 to 2.
#[inline]
const fn ring(square: Square) -> i32 {
    INNER[0].contains(square) as i32 + INNER[1].contains(square) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Size, Start};
    use test_support::pictures::mv;

    fn context(position: &Position) -> Context<'_> {
        Context {
            position,
            ply: 2,
            previous: Some(mv("a2-c2")),
            techniques: Techniques::DEFAULT,
        }
    }

    #[test]
    fn cutoffs_make_killers_and_counter_moves() {
        let start = Position::start(Size::STANDARD, Start::Standard);
        let here = context(&start);
        let elsewhere = Context { ply: 9, ..here };
        let after_another = Context {
            previous: None,
            ply: 5,
            ..here
        };
        let mut ordering = MoveOrdering::default();
        let moves = ["b1-b8", "c1-c8", "d1-d8", "e1-e8"].map(mv);
        let [a, b, c, d] = moves;
        let failed = [ScoredMove::first(d)];
        ordering.update_history(a, &failed, &here, 3);
        ordering.update_history(b, &[], &here, 3);
        ordering.update_history(c, &[], &elsewhere, 3);
        assert_eq!(
            ordering.killers_and_counter(&here),
            [Some(b), Some(a), Some(c)]
        );
        assert_eq!(ordering.killers_and_counter(&after_another), [None; 3]);
        assert!(ordering.score(a, &here) > ordering.score(d, &here));
    }

    #[test]
    fn history_stays_in_range() {
        let start = Position::start(Size::STANDARD, Start::Standard);
        let here = context(&start);
        let mut ordering = MoveOrdering::default();
        for _ in 0..10_000 {
            ordering.update_history(mv("b1-b3"), &[], &here, 60);
        }
        let history = ordering.history(mv("b1-b3"), &here);
        assert!(history > 15_000 && history <= HISTORY_LIMIT);
        ordering.fade();
        assert_eq!(ordering.history(mv("b1-b3"), &here), history / 2);
        assert_eq!(ordering.killers_and_counter(&here)[..2], [None; 2]);
        ordering.clear();
        assert_eq!(ordering.history(mv("b1-b3"), &here), 0);
    }

    #[test]
    fn joining_pieces_scores_more_than_leaving_them() {
        let start = Position::start(Size::STANDARD, Start::Standard);
        let here = context(&start);
        let score = |from: &str, to: &str| {
            neighbourhood_score(from.parse().unwrap(), to.parse().unwrap(), &here)
        };
        assert_eq!(score("b1", "b3"), -NEIGHBOUR_SCORE);
        assert_eq!(score("b1", "h1"), 0);
        // Two neighbours left, none found, and the captured piece loses two.
        assert_eq!(score("d1", "a4"), (-2 + 2 - 1) * NEIGHBOUR_SCORE);
    }

    #[test]
    fn likelier_moves_score_more() {
        let start = Position::start(Size::STANDARD, Start::Standard);
        let here = context(&start);
        let (ordering, mut moves) = (MoveOrdering::default(), Vec::new());
        let mut likelihoods = Likelihoods::of(&start, here.previous);
        for jumps in start.jumps() {
            ordering.push_by_likelihood(jumps, &mut likelihoods, &here, &mut moves);
        }
        moves.sort_by_key(|scored| scored.unlikeliness);
        assert!(moves.is_sorted_by_key(|scored| -scored.score));
        let [first, .., last] = moves[..] else {
            unreachable!()
        };
        assert!(last.unlikeliness - first.unlikeliness > policy::SCALE);
    }

    #[test]
    fn the_best_move_comes_to_the_front() {
        let mv = Move::Pass;
        let mut moves = [3, 9, 1].map(|score| ScoredMove {
            score,
            ..ScoredMove::first(mv)
        });
        for start in 0..moves.len() {
            bring_best_to_front(&mut moves[start..]);
        }
        assert_eq!(moves.map(|scored| scored.score), [9, 3, 1]);
    }
}
