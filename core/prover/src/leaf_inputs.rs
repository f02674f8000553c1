use crate::goal::ProofGoal;
use crate::jump_counts::{JumpCounts, inner_squares};
use loa::{ByColor, Color, Goal, Position, Square, SquareSet};
use loa_pns::Role;

/// What both sides have in common.
const COMMON: usize = 5;
/// How far a side's pieces are from being one group.
const SHAPE: usize = 8;
/// What a side's jumps do.
const JUMPS: usize = 5;

/// The number of inputs of a [`LeafModel`](crate::LeafModel).
pub const INPUTS: usize = COMMON + 2 * (SHAPE + JUMPS);

/// Works out the inputs of a model, and keeps what it found out about sets of pieces: most come up
/// again soon, with other moves of the other side.
#[derive(Debug)]
pub(crate) struct LeafInputs {
    /// Each set at the place that its hash tells.
    sets: Box<[Pieces; 1 << SETS]>,
}

/// The binary logarithm of the number of sets that are kept.
const SETS: u32 = 12;

impl Default for LeafInputs {
    fn default() -> LeafInputs {
        let sets = vec![Pieces::default(); 1 << SETS].into_boxed_slice();
        let sets = sets.try_into().expect("the length is the array's");
        LeafInputs { sets }
    }
}

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
        counts: &JumpCounts,
        threatened: bool,
    ) -> [f32; INPUTS] {
        let (mover, size) = (position.turn(), position.size());
        let inner = inner_squares(size);
        let sets = ByColor::from_fn(|color| self.about(position.pieces(color), inner));
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
            let (own, other) = (&sets[color], &sets[color.opponent()]);
            let (shape, jumps) = side.split_at_mut(SHAPE);
            shape.copy_from_slice(&sets[to_connect(color)].shape);
            jumps.copy_from_slice(&[
                logarithm(counts.jumps(color)),
                counts.captures(color) as f32,
                count_joining(position, own) as f32,
                counts.captures_on(other.largest, position, color) as f32,
                counts.inner_jumps(color) as f32,
            ]);
        }
        inputs
    }

    /// Returns what is known about a set of pieces.
    fn about(&mut self, all: SquareSet, inner: SquareSet) -> Pieces {
        const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
        let place = all.bits().wrapping_mul(MULTIPLIER) >> (u64::BITS - SETS);
        let known = &mut self.sets[place as usize];
        if known.all != all {
            *known = Pieces::of(all, inner);
        }
        *known
    }
}

/// Returns sixteen times the binary logarithm of a number, roughly; of 0 as of 1.
fn logarithm(number: u32) -> f32 {
    let number = number.max(1);
    let whole = number.ilog2();
    (16 * whole + ((16 * number) >> whole) - 16) as f32
}

impl Pieces {
    fn of(all: SquareSet, inner: SquareSet) -> Pieces {
        let lonely = all - all.neighbours();
        let mut groups = lonely.len();
        let (mut first, mut second) = (groups.min(1), u32::from(groups > 1));
        let mut largest = lonely.first().map_or(SquareSet::EMPTY, SquareSet::of);
        for group in (all - lonely).groups() {
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
            lonely.len(),
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
    let mut reached = squares.center().map_or(SquareSet::EMPTY, SquareSet::of);
    let mut distance = 0;
    while !(squares - reached).is_empty() {
        distance += (squares - reached).len();
        reached |= reached.neighbours();
    }
    distance
}

/// Counts a side's pieces outside its largest group that can join it.
fn count_joining(position: &Position, own: &Pieces) -> u32 {
    let near = own.largest | own.largest.neighbours();
    let outside = own.all - own.largest;
    let joins = |from: Square| u32::from(!(position.jumps_from(from).to & near).is_empty());
    outside.into_iter().map(joins).sum()
}
