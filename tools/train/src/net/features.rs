use super::shape::Shape;
use super::variant::Variant;
use loa::{ByColor, Color, Goal, Position, Size, SquareSet};
use loa_engine::net::{LINES, bucket, line_entries};
use loa_engine::{Inputs, Phase, Term};

/// The greatest weight of a term, in points for [`Weights::UNIT`](loa_engine::Weights::UNIT) of its
/// value.
pub(crate) const TERM_LIMIT: i32 = 1 << 16;

/// Factors that bring the terms to about the same size, so that one learning rate suits all.
pub(crate) const TERM_SCALES: [f32; Term::COUNT] =
    [0.02, 0.02, 0.02, 0.5, 0.02, 0.5, 0.1, 0.05, 0.1, 1.0];

/// What a model sees of a position.
#[derive(Clone, Debug)]
pub(crate) struct Features {
    /// The pieces of the side to move.
    pub(crate) own: SquareSet,
    /// The pieces of the other side.
    pub(crate) other: SquareSet,
    /// The output bucket.
    pub(crate) bucket: usize,
    /// The share of the weights for many pieces.
    pub(crate) many: f32,
    /// Own less other value of each term, scaled; 0 in a model without.
    pub(crate) terms: [f32; Term::COUNT],
    /// The entries of the line tables as the side to move sees them, then as the other does; 0 in a
    /// model without.
    pub(crate) lines: [[u16; LINES]; 2],
}

impl Features {
    /// Returns the features of the position with these pieces of the side to move and of the other.
    pub(crate) fn of([own, other]: [SquareSet; 2], variant: Variant, shape: Shape) -> Features {
        let position = position([own, other], variant.size);
        Features {
            own,
            other,
            bucket: bucket(&position),
            many: Phase::of(&position).share_of_many() as f32,
            terms: match shape.is_terms_only() {
                true => terms(&position, variant.goal),
                false => [0.0; Term::COUNT],
            },
            lines: match shape.has_lines {
                true => Color::ALL.map(|color| line_entries(&position, color)),
                false => [[0; LINES]; 2],
            },
        }
    }
}

fn terms(position: &Position, goal: Goal) -> [f32; Term::COUNT] {
    let inputs = Inputs::of(position, goal);
    Term::ALL.map(|term| inputs.difference(term) as f32 * TERM_SCALES[term as usize])
}

/// Returns the position with these pieces of the side to move, Black, and of the other.
pub(crate) fn position([black, white]: [SquareSet; 2], size: Size) -> Position {
    let pieces = ByColor { black, white };
    Position::from_pieces(size, pieces, Color::Black).unwrap_or_else(|| Position::empty(size))
}
