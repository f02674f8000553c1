//! The Elo of the levels. `testing/ladder` measures them and writes the table.

use crate::level::Rating;

/// The rating of each level, the weakest first; `None` if it has not been measured.
pub(crate) const LADDER: [Option<Rating>; 10] = [
    measured(1206, 134),
    measured(1455, 151),
    measured(1685, 163),
    measured(1980, 177),
    measured(2235, 188),
    measured(2460, 196),
    measured(2721, 205),
    measured(2982, 213),
    None,
    None,
];

const fn measured(elo: i32, error: i32) -> Option<Rating> {
    Some(Rating { elo, error })
}
