//! What the policy sees of a jump on an 8×8 board.

use crate::neighbours::NEIGHBOURS;
use loa::{Move, Position, Size, Square, SquareSet, Symmetry};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The number of features of a jump, each with one weight.
pub const FEATURES: usize = 7;
/// The number of weights of a policy.
pub const WEIGHTS: usize = FIRST_OFFSET + OFFSETS;

/// Pairs of squares that no symmetry maps onto each other.
const JUMPS: usize = 528;
/// Squares with some of their neighbours, likewise.
const SURROUNDINGS: usize = 1302;
/// Distances to a centre of mass, in half squares.
pub(super) const DISTANCES: usize = 15;
/// Distances of two squares along both axes, and one more where there is no second square.
const OFFSETS: usize = Square::COUNT + 1;

const FIRST_SURROUNDING: usize = 2 * JUMPS;
const FIRST_DISTANCE: usize = FIRST_SURROUNDING + 4 * SURROUNDINGS;
const FIRST_OFFSET: usize = FIRST_DISTANCE + DISTANCES * DISTANCES;

/// Whose pieces around which square of a jump.
#[derive(Clone, Copy)]
pub(super) enum Around {
    OwnAtLast,
    OtherAtLast,
    OwnAtFirst,
    OtherAtFirst,
}

impl Around {
    pub(super) const ALL: [Around; 4] = [
        Around::OwnAtLast,
        Around::OtherAtLast,
        Around::OwnAtFirst,
        Around::OtherAtFirst,
    ];
}

/// Returns the features of a jump, each a place among the [`WEIGHTS`]:
/// - its squares, and whether it captures;
/// - the mover's other pieces around its last square, and the opponent's;
/// - the same around its first square;
/// - how far both squares are from the mover's centre of mass;
/// - how far its last square is from that of the opponent's last move.
///
/// Symmetric jumps have the same features.
pub fn features(
    position: &Position,
    previous: Option<Move>,
    from: Square,
    to: Square,
) -> [usize; FEATURES] {
    let mover = position.turn();
    let (own, other) = (position.pieces(mover), position.pieces(!mover));
    let rest = own - SquareSet::of(from);
    let centre = Centre::of(own);
    [
        jump(from, to, other.contains(to)),
        surrounding(Around::OwnAtLast, to, neighbours(rest, to)),
        surrounding(Around::OtherAtLast, to, neighbours(other, to)),
        surrounding(Around::OwnAtFirst, from, neighbours(rest, from)),
        surrounding(Around::OtherAtFirst, from, neighbours(other, from)),
        distances(centre.distance(from), centre.distance(to)),
        offset(last_square(previous), to),
    ]
}

/// Returns the square that a move leads to; `None` without a move or for a pass.
pub(super) fn last_square(mv: Option<Move>) -> Option<Square> {
    match mv {
        Some(Move::Jump(_, to)) => Some(to),
        _ => None,
    }
}

pub(super) fn jump(from: Square, to: Square, captures: bool) -> usize {
    let number = NUMBERS.jumps[from.index()][to.index()];
    2 * usize::from(number) + usize::from(captures)
}

/// The place for the [neighbours] of a square.
pub(super) fn surrounding(around: Around, square: Square, neighbours: usize) -> usize {
    let number = NUMBERS.surroundings[square.index()][neighbours];
    FIRST_SURROUNDING + around as usize * SURROUNDINGS + usize::from(number)
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
        let mean = |planes: [u64; 3]| {
            let [ones, twos, fours] =
                planes.map(|plane| (pieces.bits() & plane).count_ones() as i32);
            16 * (2 * (ones + 2 * twos + 4 * fours) - 7 * count) / count.max(1)
        };
        Centre {
            file: mean(FILE_BITS),
            rank: mean(RANK_BITS),
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

/// The squares whose file has the bit 1, 2 or 4.
const FILE_BITS: [u64; 3] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
];
/// The squares whose rank has it.
const RANK_BITS: [u64; 3] = [
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

/// Returns a number below 256 that tells which neighbours of a square are in a set.
#[inline(always)]
pub(super) fn neighbours(set: SquareSet, square: Square) -> usize {
    let near = (set & NEIGHBOURS[square.index()]).bits();
    // The square before the rank below comes to bit 0, the ranks 8 bits apart.
    let window = near.rotate_right((square.index() as u32 + 55) % 64);
    (window.wrapping_mul(GATHER) >> 56) as usize
}

/// The factor that gathers the eight bits around a square in the highest byte, each combination as
/// another number.
const GATHER: u64 = 0x2004_0880_0001_0000;

/// The same number for what symmetries map onto each other. Numbering takes some milliseconds.
struct Numbers {
    jumps: [[u16; Square::COUNT]; Square::COUNT],
    /// By square and its [neighbours]; 0 for neighbours that are off the board.
    surroundings: Box<[[u16; 256]; Square::COUNT]>,
}

static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| {
    let symmetries: Vec<Symmetry> = Symmetry::of(Size::STANDARD).collect();
    let least = |square: Square, set: SquareSet| {
        let image =
            |symmetry: &Symmetry| (symmetry.square(square).index(), symmetry.set(set).bits());
        symmetries.iter().map(image).min()
    };
    let mut numbers = Numbers {
        jumps: [[0; Square::COUNT]; Square::COUNT],
        surroundings: Box::new([[0; 256]; Square::COUNT]),
    };
    let mut known = [BTreeMap::new(), BTreeMap::new()];
    let mut number = |kind: usize, image| {
        let next = known[kind].len() as u16;
        *known[kind].entry(image).or_insert(next)
    };
    for square in Size::STANDARD.squares() {
        let around: Vec<Square> = NEIGHBOURS[square.index()].into_iter().collect();
        for to in Size::STANDARD.squares() {
            numbers.jumps[square.index()][to.index()] = number(0, least(square, SquareSet::of(to)));
        }
        for chosen in 0..1usize << around.len() {
            let is_chosen = |place: &usize| chosen >> place & 1 != 0;
            let places = (0..around.len()).filter(is_chosen);
            let set: SquareSet = places.map(|place| around[place]).collect();
            numbers.surroundings[square.index()][neighbours(set, square)] =
                number(1, least(square, set));
        }
    }
    assert_eq!(known.map(|images| images.len()), [JUMPS, SURROUNDINGS]);
    numbers
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{Random, random_positions};
    use loa::Color;

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
            assert!(expected.iter().all(|feature| *feature < WEIGHTS));
            for symmetry in Symmetry::of(Size::STANDARD) {
                let [from, to] = [from, to].map(|square| symmetry.square(square));
                let image = symmetry.position(&position);
                let found = features(&image, Some(symmetry.mv(previous)), from, to);
                assert_eq!(found, expected);
            }
        }
    }

    #[test]
    fn neighbours_are_told_apart() {
        for square in Size::STANDARD.squares() {
            let around = SquareSet::of(square).neighbours();
            let places: Vec<Square> = around.into_iter().collect();
            let subset = |chosen: usize| -> SquareSet {
                let is_chosen = |place: &usize| chosen >> place & 1 != 0;
                let chosen = (0..places.len()).filter(is_chosen);
                chosen.map(|place| places[place]).collect()
            };
            let beyond = Size::STANDARD.squares() - around;
            let mut seen = [false; 256];
            for chosen in 0..1 << places.len() {
                let number = neighbours(subset(chosen), square);
                assert_eq!(neighbours(subset(chosen) | beyond, square), number);
                assert!(!std::mem::replace(&mut seen[number], true));
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
