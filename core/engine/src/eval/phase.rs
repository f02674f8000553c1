use loa::Position;

/// The phase of a game, by the number of pieces on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Phase(i32);

impl Phase {
    /// With this many pieces or more, the weights are those for many pieces.
    pub const MANY: u32 = 24;
    /// With this many pieces or fewer, the weights are those for few pieces.
    pub const FEW: u32 = 8;

    /// Between many and few lie two to the power of this many steps.
    pub(super) const SHIFT: u32 = (Phase::MANY - Phase::FEW).ilog2();

    /// Returns the phase of a position.
    #[inline(always)]
    pub fn of(position: &Position) -> Phase {
        let pieces = position.occupied().len();
        Phase(pieces.clamp(Phase::FEW, Phase::MANY) as i32 - Phase::FEW as i32)
    }

    /// Returns the share of the weights for many pieces, 0 to 1; the rest is that of the weights
    /// for few.
    pub fn share_of_many(self) -> f64 {
        f64::from(self.0) / f64::from(Phase::MANY - Phase::FEW)
    }

    /// The pieces beyond few ones.
    #[inline(always)]
    pub(super) const fn beyond_few(self) -> i32 {
        self.0
    }
}

const _: () = assert!((Phase::MANY - Phase::FEW).is_power_of_two());
