//! The Elo of the levels. `testing/ladder` measures them and writes the table.

use crate::level::Rating;

/// The rating of each level, the weakest first; `None` if it has not been measured.
pub(crate) const LADDER: [Option<Rating>; 10] = [
    measured(1516, 177),
    measured(1839, 191),
    measured(2226, 210),
    measured(2541, 220),
    measured(2887, 233),
    measured(3104, 239),
    measured(3239, 243),
    measured(3364, 246),
    None,
    None,
];

const fn measured(elo: i32, error: i32) -> Option<Rating> {
    Some(Rating { elo, error })
}
