use crate::player::{Kind, Player};
use crate::{Helpers, Solved, Variant};
use loa::{ByColor, Color, Random};

/// What all menus share: what is played, by whom, and what is known about it.
pub(crate) struct Desk {
    pub(crate) variant: Variant,
    /// Whether solving may use the board's symmetries.
    pub(crate) symmetries: bool,
    pub(crate) players: ByColor<Player>,
    pub(crate) predictions: bool,
    pub(crate) hints: bool,
    /// The values, where the variant has been solved.
    pub(crate) solved: Option<Solved>,
    pub(crate) helpers: Helpers,
    pub(crate) random: Random,
}

impl Desk {
    pub(crate) fn new(helpers: Helpers, seed: u64) -> Desk {
        let player = |name: &str, kind| Player {
            name: name.to_owned(),
            kind,
        };
        Desk {
            variant: Variant::default(),
            symmetries: true,
            players: ByColor {
                black: player("Player", Kind::Human),
                white: player("Computer", Kind::Perfect),
            },
            predictions: true,
            hints: false,
            solved: None,
            helpers,
            random: Random::new(seed),
        }
    }

    /// Returns a side's player as in `Ann (X)`.
    pub(crate) fn who(&self, color: Color) -> String {
        let sign = crate::player::sign(color);
        format!("{} ({sign})", self.players[color].name)
    }

    /// Tells whether the user has asked to stop.
    pub(crate) fn is_stopped(&mut self) -> bool {
        (self.helpers.stop)()
    }
}
