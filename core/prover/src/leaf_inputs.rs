use crate::goal::ProofGoal;
use loa::{ByColor, Color, Goal, LineIndex, LineObserver, Position, Square, SquareSet};
use loa_pns::Role;

/// What both sides have in common.
const COMMON: usize = 5;
/// How far a side's pieces are from being one group.
const SHAPE: usize = 8;
/// What a side's jumps do.
const JUMPS: usize = 5;

/// The number of inputs of a [`LeafModel`](crate::LeafModel).
pub const INPUTS: usize = COMMON + 2 * (SHAPE + JUMPS);

/// The number of both sides' jumps, kept up to date move by move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mobility(ByColor<u32>);

impl Mobility {
    pub(crate) fn of(position: &Position) -> Mobility {
        Mobility(ByColor::from_fn(|color| position.mobility(color)))
    }
}

impl LineObserver for Mobility {
    #[inline]
    fn line_changed(&mut self, _line: usize, before: LineIndex, after: LineIndex) {
        for color in Color::ALL {
            self.0[color] = self.0[color] + after.jumps(color) - before.jumps(color);
        }
    }
}

/// Works out the inputs of a model, and keeps what it knows of each side's pieces: most moves leave
/// the other side's as they are.
#[derive(Debug, Default)]
pub(crate) struct LeafInputs(ByColor<Pieces>);

/// A side's pieces, and what was worked out for them.
#[derive(Clone, Copy, Debug, Default)]
struct Pieces {
    all: SquareSet,
    largest: SquareSet,
    shape: [f32; SHAPE],
}

impl LeafInputs {
    /// Returns the inputs for a position of an ongoing game, in which the side to move may have to
    /// parry a threat: whole numbers, those of the side to move before those of the other. At
    /// misère a side's shape is the other's, which it wants to connect.
    pub(crate) fn of(
        &mut self,
        goal: &ProofGoal,
        position: &Position,
        mobility: &Mobility,
        threatened: bool,
    ) -> [f32; INPUTS] {
        let (mover, size) = (position.turn(), position.size());
        let inner = inner_squares(size.squares());
        for color in Color::ALL {
            let pieces = position.pieces(color);
            if self.0[color].all != pieces {
                self.0[color] = Pieces::of(pieces, inner);
            }
        }
        let (width, height) = (size.width(), size.height());
        let mut inputs = [0.0; INPUTS];
        let (common, sides) = inputs.split_at_mut(COMMON);
        common.copy_from_slice(&[
            f32::from(u8::from(threatened)),
            f32::from(u8::from(goal.role(mover) == Role::Attacker)),
            f32::from(width * height),
            f32::from(width.abs_diff(height)),
            f32::from(width.max(height)),
        ]);
        let to_connect = |color: Color| match goal.rules().goal {
            Goal::Connect => color,
            Goal::Misere => color.opponent(),
        };
        let sides = sides.chunks_exact_mut(SHAPE + JUMPS);
        for (side, color) in sides.zip([mover, mover.opponent()]) {
            let (own, other) = (&self.0[color], &self.0[color.opponent()]);
            let (shape, jumps) = side.split_at_mut(SHAPE);
            shape.copy_from_slice(&self.0[to_connect(color)].shape);
            jumps[0] = logarithm(mobility.0[color]);
            jumps[1..].copy_from_slice(&count_jumps(position, own, other, inner));
        }
        inputs
    }
}

/// Returns the squares of a board that are not at its edge.
const fn inner_squares(board: SquareSet) -> SquareSet {
    const INNER_FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;
    let board = board.bits();
    let inner = board & board << 1 & board >> 1 & board << 8 & board >> 8;
    SquareSet::from_bits(inner & INNER_FILES)
}

/// Returns sixteen times the binary logarithm of a number, roughly; of 0 as of 1.
fn logarithm(number: u32) -> f32 {
    let number = number.max(1);
    let whole = number.ilog2();
    (16 * whole + ((16 * number) >> whole) - 16) as f32
}

impl Pieces {
    fn of(all: SquareSet, inner: SquareSet) -> Pieces {
        let (mut groups, mut first, mut second, mut largest) = (0, 0, 0, SquareSet::EMPTY);
        for group in all.groups() {
            let size = group.len();
            groups += 1;
            second = second.max(size.min(first));
            if size > first {
                (first, largest) = (size, group);
            }
        }
        let shape = [
            (16.0 * all.variance().sqrt()) as u32,
            all.len(),
            groups,
            first,
            second,
            (all - all.neighbours()).len(),
            meeting_distance(all),
            (all - inner).len(),
        ];
        Pieces {
            all,
            largest,
            shape: shape.map(|input| input as f32),
        }
    }
}

/// Returns the sum of the distances of some squares, in moves of a king, from the one nearest to
/// their centre of mass.
fn meeting_distance(squares: SquareSet) -> u32 {
    let count = squares.len().max(1);
    let mean = |place: fn(Square) -> u8| {
        let sum: u32 = squares.into_iter().map(|it| u32::from(place(it))).sum();
        (2 * sum + count) / (2 * count)
    };
    let mut reached = SquareSet::from_bits(1 << (8 * mean(Square::rank) + mean(Square::file)));
    let mut distance = 0;
    while !(squares - reached).is_empty() {
        distance += (squares - reached).len();
        reached |= reached.neighbours();
    }
    distance
}

/// Counts a side's captures, its pieces that can join its largest group, its captures in the
/// other's largest group, and its jumps to inner squares.
fn count_jumps(position: &Position, own: &Pieces, other: &Pieces, inner: SquareSet) -> [f32; 4] {
    let near = own.largest | own.largest.neighbours();
    let (mut joining, mut landings) = (0, [0; 3]);
    for from in own.all {
        let to = position.jumps_from(from).to;
        let joins = !own.largest.contains(from) && !(to & near).is_empty();
        joining += u32::from(joins);
        // How many jumps lead to each square, one binary digit in each set; no square has more
        // than eight.
        let mut carry = to.bits();
        for digit in &mut landings {
            (*digit, carry) = (*digit ^ carry, *digit & carry);
        }
    }
    let count = |squares: SquareSet| {
        let [ones, twos, fours] = landings.map(|it| (SquareSet::from_bits(it) & squares).len());
        ones + 2 * twos + 4 * fours
    };
    let counts = [
        count(other.all),
        joining,
        count(other.largest),
        count(inner),
    ];
    counts.map(|count| count as f32)
}
