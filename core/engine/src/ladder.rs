//! The Elo of the levels. `testing/ladder` measures them and writes the table.

use crate::level::Rating;

/// The rating of each level, the weakest first.
pub(crate) const LADDER: [Rating; 10] = [
    measured(938, 231),
    measured(1191, 229),
    measured(1505, 227),
    measured(1847, 225),
    measured(2158, 223),
    measured(2453, 221),
    measured(2725, 230),
    measured(3056, 240),
    measured(3398, 250),
    measured(3539, 274),
];

const fn measured(elo: i32, error: i32) -> Rating {
    Rating { elo, error }
}
