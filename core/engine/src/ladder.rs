//! The Elo of the levels. `testing/ladder` measures them and writes the table.

use crate::level::Rating;

/// The rating of each level, the weakest first; `None` if it has not been measured.
pub(crate) const LADDER: [Option<Rating>; 10] = [
    measured(1682, 197),
    measured(2005, 208),
    measured(2280, 217),
    measured(2553, 227),
    measured(2883, 237),
    measured(3045, 241),
    measured(3164, 245),
    measured(3270, 247),
    measured(3368, 260),
    measured(3411, 271),
];

const fn measured(elo: i32, error: i32) -> Option<Rating> {
    Some(Rating { elo, error })
}
