//! The connection candidates of sets of pieces that came up lately.

use loa::{ConnectionCandidates, SquareSet};

/// The number of sets that are kept, a power of two: 20 KiB.
const SETS: usize = 512;

/// Keeps what [`ConnectionCandidates::of`] says: a search asks again and again for the same pieces,
/// since a move that captures nothing leaves the opponent's where they are.
#[derive(Clone, Debug)]
pub(crate) struct Candidates(Box<[(SquareSet, ConnectionCandidates); SETS]>);

impl Candidates {
    /// Keeps nothing yet but the candidates of no pieces.
    pub(crate) fn new() -> Candidates {
        let none = SquareSet::EMPTY;
        Candidates(Box::new([(none, ConnectionCandidates::of(none)); SETS]))
    }

    /// Returns the candidates of a set, which take the place of those of another set.
    #[inline]
    pub(crate) fn of(&mut self, set: SquareSet) -> ConnectionCandidates {
        // Fibonacci hashing (Knuth, The Art of Computer Programming 6.4): the highest bits of the
        // product with 2^64 over the golden ratio.
        let hash = set.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let (kept, candidates) = &mut self.0[(hash >> (64 - SETS.trailing_zeros())) as usize];
        if *kept != set {
            (*kept, *candidates) = (set, ConnectionCandidates::of(set));
        }
        *candidates
    }
}
