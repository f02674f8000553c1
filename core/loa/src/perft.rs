//! Counting sequences of moves, the usual test and benchmark of a move generator.
//!
//! The last ply is counted in bulk, and the position before it is not built. A jump changes the
//! seven lines through its two squares, so the number of replies is the number before it plus what
//! these lines gain.

use crate::geometry::{Geometry, LINE_COUNT, POW3};
use crate::line_index::{LineIndex, Lines, MoveTable, step};
use crate::{Blocked, Color, ConnectionCandidates, Move, Position, Rules, Square, SquareSet};
use alloc::vec::Vec;

/// Counts the sequences of `depth` moves from a position. A connection, of either side, ends a
/// sequence. A player without jumps passes if the rules say so and the other side has one;
/// otherwise that ends the sequence. Sequences that end early are not counted. Repetition and move
/// limit play no part.
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    count(position, depth, rules.blocked == Blocked::Passes)
}

/// Returns [`perft`] at `depth - 1` after each move, with the move. Empty at depth 0.
pub fn divide(rules: &Rules, position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let passes = rules.blocked == Blocked::Passes;
    let mut counts = Vec::new();
    let mut add = |mv| counts.push((mv, count(&position.after(mv), depth - 1, passes)));
    if depth > 0 && !is_over(position) {
        position.for_each_jump(|from, to| add(Move::Jump(from, to)));
        if passes && must_pass(position) {
            add(Move::Pass);
        }
    }
    counts.sort_unstable();
    counts
}

/// Counts the sequences from a position. A blocked player passes if `passes`, else has none.
fn count(position: &Position, depth: u32, passes: bool) -> u64 {
    match depth {
        0 => 1,
        _ if is_over(position) => 0,
        _ if passes && must_pass(position) => count(&position.after(Move::Pass), depth - 1, passes),
        1 => u64::from(position.mobility(position.turn())),
        2 => count_two(position, passes),
        _ => {
            let mut sum = 0;
            position.for_each_jump(|from, to| {
                sum += count(&position.after(Move::Jump(from, to)), depth - 1, passes);
            });
            sum
        }
    }
}

/// Tells whether only the opponent of the side to move has a jump.
fn must_pass(position: &Position) -> bool {
    position.is_blocked() && position.mobility(!position.turn()) > 0
}

fn is_over(position: &Position) -> bool {
    Color::ALL.iter().any(|color| position.is_connected(*color))
}

/// Counts the replies to all jumps that do not end the sequence.
fn count_two(position: &Position, passes: bool) -> u64 {
    let endings = Endings::of(position);
    let replies = Replies::of(position);
    let mut sum = 0;
    position.find_line_jump(position.turn(), |line, places| {
        let [from, to] = places.map(|place| replies.geometry.lines[line].square(place));
        if !endings.contains(from, to) {
            let replies = u64::from(replies.after([from, to], line, places));
            sum += if replies == 0 && passes {
                count(&position.after(Move::Jump(from, to)), 1, passes)
            } else {
                replies
            };
        }
        false
    });
    sum
}

/// The jumps of the side to move that leave either side connected.
struct Endings {
    are_possible: bool,
    own: SquareSet,
    enemies: SquareSet,
    own_candidates: ConnectionCandidates,
    enemy_candidates: ConnectionCandidates,
}

impl Endings {
    #[inline]
    fn of(position: &Position) -> Endings {
        let (own, enemies) = (
            position.pieces(position.turn()),
            position.pieces(!position.turn()),
        );
        let own_candidates = ConnectionCandidates::of(own);
        let enemy_candidates = ConnectionCandidates::of(enemies);
        Endings {
            are_possible: own_candidates.can_connect_by_moving()
                || enemy_candidates.can_connect_by_losing(),
            own,
            enemies,
            own_candidates,
            enemy_candidates,
        }
    }

    #[inline]
    fn contains(&self, from: Square, to: Square) -> bool {
        self.are_possible && (self.connects_enemies(to) || self.connects_own(from, to))
    }

    fn connects_own(&self, from: Square, to: Square) -> bool {
        self.own_candidates.may_connect(from, to)
            && ((self.own - SquareSet::of(from)) | SquareSet::of(to)).is_connected()
    }

    fn connects_enemies(&self, to: Square) -> bool {
        if !self.enemies.contains(to) {
            return self.enemy_candidates.is_connected();
        }
        self.enemy_candidates.may_connect_without(to)
            && (self.enemies - SquareSet::of(to)).is_connected()
    }
}

/// The number of replies to a jump, found from the lines that the jump changes.
struct Replies<'a> {
    lines: &'a Lines,
    geometry: &'a Geometry,
    /// The moves of the side that replies.
    moves: &'static MoveTable,
    enemies: SquareSet,
    /// What leaving a square, coming to an empty one and capturing do to the line's digit there.
    leave: u16,
    arrive: u16,
    capture: u16,
    /// The number of replies before the jump, and along each line.
    before: u32,
    before_along: [u8; LINE_COUNT],
    /// What leaving a square adds to the number, modulo 2^32.
    left: [u32; Square::COUNT],
}

impl<'a> Replies<'a> {
    #[inline]
    fn of(position: &'a Position) -> Replies<'a> {
        let (mover, enemy) = (Some(position.turn()), !position.turn());
        let before_along = position.lines().map(|line| line.moves(enemy).count);
        let mut replies = Replies {
            lines: position.lines(),
            geometry: Geometry::of(position.size()),
            moves: LineIndex::move_table(enemy),
            enemies: position.pieces(enemy),
            leave: step(mover, None),
            arrive: step(None, mover),
            capture: step(Some(enemy), mover),
            before: before_along.iter().map(|count| u32::from(*count)).sum(),
            before_along,
            left: [0; Square::COUNT],
        };
        for from in position.pieces(position.turn()) {
            replies.left[from.index()] = replies.gain(from, replies.leave, LINE_COUNT);
        }
        replies
    }

    /// Returns the number of replies after a jump along a line from one place to another.
    #[inline]
    fn after(&self, [from, to]: [Square; 2], line: usize, places: [u8; 2]) -> u32 {
        let arrive = if self.enemies.contains(to) {
            self.capture
        } else {
            self.arrive
        };
        let [from_weight, to_weight] = places.map(|place| POW3[place as usize]);
        let left = self.lines[line].changed(self.leave, from_weight);
        let both = left.changed(arrive, to_weight);
        self.before
            .wrapping_add(self.left[from.index()])
            .wrapping_add(self.gain(to, arrive, line))
            .wrapping_add(self.count(both))
            .wrapping_sub(self.count(left))
    }

    /// Returns what a change of a square adds to the number of replies, but for those along one
    /// line, modulo 2^32.
    #[inline(always)]
    fn gain(&self, square: Square, step: u16, but_for: usize) -> u32 {
        let mut gain = 0u32;
        for spot in &self.geometry.spots[square.index()] {
            let line = spot.line as usize;
            if line != but_for {
                let after = self.lines[line].changed(step, spot.weight);
                gain = gain.wrapping_add(self.count(after));
                gain = gain.wrapping_sub(u32::from(self.before_along[line]));
            }
        }
        gain
    }

    #[inline(always)]
    fn count(&self, line: LineIndex) -> u32 {
        u32::from(line.moves_in(self.moves).count)
    }
}
