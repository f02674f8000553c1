use crate::stack::mix;
use loa::{Move, Position};

/// The style of a player: everything but the depth of its search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// The seed of the noise: other seeds play other moves.
    pub seed: u64,
    /// The evaluation noise, in points either way; 0 for none.
    pub noise: u16,
    /// The noise ends after this number of plies of the game.
    pub noisy_plies: u32,
    /// Each search begins with a complete search for forced wins within this many plies, at most 5.
    /// A win in one is found even if the search is stopped at once.
    pub forced_plies: u32,
    /// Of a limited number of positions that search may visit one in this many.
    pub forced_share: u64,
    /// The percentage of its own moves that it does not see in a position; it sees a win in one,
    /// and at least one move. Where it overlooks one, proof search, which knows all moves, is off,
    /// and a loss of the others is reported as the lowest estimate.
    pub overlooked: u8,
    /// Whether it leaves out the net, the policy and the proof search.
    pub light: bool,
}

impl Style {
    /// No noise, and all forced wins within three own moves, unless the limit of positions is low.
    pub const STEADY: Style = Style {
        seed: 0,
        noise: 0,
        noisy_plies: 0,
        forced_plies: 5,
        // The main search is worth more: within 12,000 positions it sees more forced wins, too.
        forced_share: 32,
        overlooked: 0,
        light: false,
    };

    /// Removes the moves that it overlooks in a position, always the same ones: another seed
    /// overlooks others.
    pub(crate) fn keep_seen(&self, position: &Position, moves: &mut Vec<Move>) {
        let sees = |mv: &Move| {
            let after = mix(position.after(*mv).key() ^ mix(!self.seed));
            after % 100 >= u64::from(self.overlooked)
        };
        // A player who overlooks all moves has to look again.
        if moves.iter().any(sees) {
            moves.retain(sees);
        }
    }
}

impl Default for Style {
    fn default() -> Style {
        Style::STEADY
    }
}
