//! What the policy sees of a jump on an 8×8 board.

use crate::lines::{LINE_ENTRIES, entry};
use loa::{Color, LineIndex, LineObserver, Move, Position, Size, Square, SquareSet, Symmetry};
use std::array::from_fn;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The number of weights of a policy.
pub const WEIGHTS: usize = FIRST_LINE + LINE_ENTRIES;

/// Pairs of squares that no symmetry maps onto each other.
const JUMPS: usize = 528;
/// Distances to a centre of mass, in half squares.
pub(super) const DISTANCES: usize = 15;
/// Distances of two squares along both axes, and one more where there is no second square.
const OFFSETS: usize = Square::COUNT + 1;

const FIRST_DISTANCE: usize = 2 * JUMPS;
const FIRST_OFFSET: usize = FIRST_DISTANCE + DISTANCES * DISTANCES;
const FIRST_LINE: usize = FIRST_OFFSET + OFFSETS;

/// Returns the features of a jump in order, each a place among the [`WEIGHTS`] and how often its
/// weight counts:
/// - its squares, and whether it captures;
/// - how far both squares are from the mover's centre of mass;
/// - how far its last square is from that of the opponent's last move;
/// - the contents of the lines that it changes, as the mover sees them: after the jump once, before
///   it -1 times.
///
/// Symmetric jumps have the same features.
pub fn features(
    position: &Position,
    previous: Option<Move>,
    from: Square,
    to: Square,
) -> Vec<(usize, i32)> {
    let (mover, other) = (position.turn(), position.pieces(!position.turn()));
    let centre = Centre::of(position.pieces(mover));
    let mut lines = Lines {
        mover,
        counts: vec![
            (jump(from, to, other.contains(to)), 1),
            (distances(centre.distance(from), centre.distance(to)), 1),
            (offset(last_square(previous), to), 1),
        ],
    };
    let mut after = *position;
    after.play_observed(Move::Jump(from, to), &mut lines);
    lines.counts.retain(|(_, count)| *count != 0);
    lines.counts.sort_unstable();
    lines.counts
}

/// Counts the contents of the lines that a jump changes.
struct Lines {
    mover: Color,
    counts: Vec<(usize, i32)>,
}

impl LineObserver for Lines {
    fn line_changed(&mut self, number: usize, before: LineIndex, after: LineIndex) {
        for (contents, change) in [(after, 1), (before, -1)] {
            let Some(place) = line(number, contents.number(), self.mover) else {
                return;
            };
            match self.counts.iter_mut().find(|(known, _)| *known == place) {
                Some((_, count)) => *count += change,
                None => self.counts.push((place, change)),
            }
        }
    }
}

/// The place for a line's contents as the mover sees them; `None` for a single square.
pub(super) fn line(line: usize, contents: usize, mover: Color) -> Option<usize> {
    Some(FIRST_LINE + entry(line, contents, mover)?)
}

/// Returns the square that a move leads to; `None` without a move or for a pass.
pub(super) fn last_square(mv: Option<Move>) -> Option<Square> {
    match mv {
        Some(Move::Jump(_, to)) => Some(to),
        _ => None,
    }
}

pub(super) fn jump(from: Square, to: Square, captures: bool) -> usize {
    let number = NUMBERS[from.index()][to.index()];
    2 * usize::from(number) + usize::from(captures)
}

pub(super) const fn distances(from: usize, to: usize) -> usize {
    FIRST_DISTANCE + DISTANCES * from + to
}

pub(super) fn offset(last: Option<Square>, to: Square) -> usize {
    let Some(last) = last else {
        return FIRST_OFFSET + OFFSETS - 1;
    };
    let files = usize::from(last.file().abs_diff(to.file()));
    let ranks = usize::from(last.rank().abs_diff(to.rank()));
    FIRST_OFFSET + 8 * files.max(ranks) + files.min(ranks)
}

/// The centre of mass of some pieces, in 32nds of a square from the middle of the board, rounded
/// towards the middle.
#[derive(Clone, Copy)]
pub(super) struct Centre {
    file: i32,
    rank: i32,
}

impl Centre {
    /// The centre of mass of pieces; of none, the middle.
    #[inline]
    pub(super) fn of(pieces: SquareSet) -> Centre {
        let count = pieces.len() as i32;
        let mean = |bits| 16 * (2 * sum(pieces, bits) - 7 * count) / count.max(1);
        Centre {
            file: mean(&FILES),
            rank: mean(&RANKS),
        }
    }

    /// The distance of a square in half squares, by king's steps: less than [`DISTANCES`].
    #[inline]
    pub(super) fn distance(self, square: Square) -> usize {
        let files = (32 * i32::from(square.file()) - 112).abs_diff(self.file);
        let ranks = (32 * i32::from(square.rank()) - 112).abs_diff(self.rank);
        (files.max(ranks) as usize + 8) / 16
    }
}

/// The squares whose file has a bit set, for each bit of a file's number.
const FILES: [SquareSet; 3] = [
    SquareSet::from_bits(0xaaaa_aaaa_aaaa_aaaa),
    SquareSet::from_bits(0xcccc_cccc_cccc_cccc),
    SquareSet::from_bits(0xf0f0_f0f0_f0f0_f0f0),
];

/// The squares whose rank has a bit set, for each bit of a rank's number.
const RANKS: [SquareSet; 3] = [
    SquareSet::from_bits(0xff00_ff00_ff00_ff00),
    SquareSet::from_bits(0xffff_0000_ffff_0000),
    SquareSet::from_bits(0xffff_ffff_0000_0000),
];

/// The sum of the numbers whose bits the sets stand for.
#[inline(always)]
fn sum(pieces: SquareSet, bits: &[SquareSet; 3]) -> i32 {
    let sum: u32 = (0..3).map(|bit| (pieces & bits[bit]).len() << bit).sum();
    sum as i32
}

/// The pairs of squares by number: the same one for pairs that symmetries map onto each other.
static NUMBERS: LazyLock<[[u16; Square::COUNT]; Square::COUNT]> = LazyLock::new(|| {
    let symmetries: Vec<Symmetry> = Symmetry::of(Size::STANDARD).collect();
    let mut known = BTreeMap::new();
    from_fn(|from| {
        from_fn(|to| {
            let pair = [from, to].map(Square::from_index);
            let images = symmetries
                .iter()
                .map(|symmetry| pair.map(|it| symmetry.square(it).index()));
            let next = known.len() as u16;
            *known.entry(images.min()).or_insert(next)
        })
    })
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{Random, random_positions};

    fn samples() -> impl Iterator<Item = (Position, Move)> {
        random_positions(&mut Random::new(8), Size::STANDARD, 40)
            .into_iter()
            .flat_map(|position| {
                position
                    .legal_moves()
                    .into_iter()
                    .map(move |mv| (position, mv))
            })
    }

    #[test]
    fn symmetric_jumps_have_the_same_features() {
        let previous: Move = "a3-c5".parse().unwrap();
        for (position, mv) in samples() {
            let Move::Jump(from, to) = mv else { continue };
            let expected = features(&position, Some(previous), from, to);
            assert!(expected.iter().all(|(place, _)| *place < WEIGHTS));
            for symmetry in Symmetry::of(Size::STANDARD) {
                let [from, to] = [from, to].map(|square| symmetry.square(square));
                let image = symmetry.position(&position);
                let found = features(&image, Some(symmetry.mv(previous)), from, to);
                assert_eq!(found, expected);
            }
        }
    }

    #[test]
    fn centres_are_means() {
        for (position, _) in samples().step_by(17) {
            let pieces = position.pieces(Color::Black);
            let count = i32::try_from(pieces.len()).unwrap();
            let mean = |of: fn(Square) -> u8| {
                let sum: i32 = pieces
                    .into_iter()
                    .map(|square| 2 * i32::from(of(square)) - 7)
                    .sum();
                16 * sum / count
            };
            let centre = Centre::of(pieces);
            assert_eq!(
                (centre.file, centre.rank),
                (mean(Square::file), mean(Square::rank))
            );
        }
    }
}
