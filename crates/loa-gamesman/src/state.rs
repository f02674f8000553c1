use crate::player::{PlayerKind, PlayerSettings};
use crate::screen::Next;
use crate::{Host, Solved, Variant};
use loa::{ByColor, Color, Random};

/// The state that all menus share.
pub(crate) struct State {
    pub(crate) variant: Variant,
    /// Whether solving may use the board's symmetries.
    pub(crate) symmetries: bool,
    pub(crate) players: ByColor<PlayerSettings>,
    pub(crate) predictions: bool,
    pub(crate) hints: bool,
    /// The values if the variant has been solved.
    pub(crate) solved: Option<Solved>,
    pub(crate) host: Host,
    pub(crate) random: Random,
}

impl State {
    pub(crate) fn new(host: Host, seed: u64) -> State {
        let player = |name: &str, kind| PlayerSettings {
            name: name.to_owned(),
            kind,
        };
        State {
            variant: Variant::default(),
            symmetries: true,
            players: ByColor {
                black: player("Player", PlayerKind::Human),
                white: player("Computer", PlayerKind::Perfect),
            },
            predictions: true,
            hints: false,
            solved: None,
            host,
            random: Random::new(seed),
        }
    }

    /// Returns a side's player as in `Ann (X)`.
    pub(crate) fn player_name(&self, color: Color) -> String {
        let sign = crate::player::sign(color);
        format!("{} ({sign})", self.players[color].name)
    }

    /// Exchanges the players' sides, and with them the first move.
    pub(crate) fn flip_sides(&mut self) -> Next {
        std::mem::swap(&mut self.players.black, &mut self.players.white);
        Next::Show
    }

    /// Tells whether the user has asked to stop.
    pub(crate) fn is_stopped(&mut self) -> bool {
        (self.host.stop)()
    }
}
