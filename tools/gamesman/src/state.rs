use crate::analysis::Analysis;
use crate::play::Play;
use crate::player::{PlayerKind, PlayerSettings};
use crate::screen::Finished;
use crate::{Host, Solved, Unfinished, Variant};
use loa::{ByColor, Color, Random};
use loa_solver::Value;

/// The state that all screens share.
pub(crate) struct State {
    pub(crate) variant: Variant,
    /// Whether solving may use the board's symmetries.
    pub(crate) symmetries: bool,
    pub(crate) players: ByColor<PlayerSettings>,
    pub(crate) predictions: bool,
    pub(crate) hints: bool,
    /// Whether the static evaluation is shown before each move.
    pub(crate) evaluations: bool,
    /// Whether a player's only move is made without asking.
    pub(crate) skips_single: bool,
    /// How many slips computers of all kinds give back in a game.
    pub(crate) give_backs: usize,
    /// The values if the variant has been solved.
    pub(crate) solved: Option<Solved>,
    /// The game that is played, or was last.
    pub(crate) play: Play,
    pub(crate) analysis: Analysis,
    pub(crate) host: Box<dyn Host>,
    pub(crate) random: Random,
}

impl State {
    pub(crate) fn new(host: Box<dyn Host>, variant: Variant, seed: u64) -> State {
        let player = |name: &str, kind| PlayerSettings {
            name: name.to_owned(),
            kind,
        };
        State {
            variant,
            symmetries: true,
            players: ByColor {
                black: player("Player", PlayerKind::Human),
                white: player("Computer", PlayerKind::Perfect),
            },
            predictions: true,
            hints: false,
            evaluations: false,
            skips_single: false,
            give_backs: 0,
            solved: None,
            play: Play::new(&variant),
            analysis: Analysis::default(),
            host,
            random: Random::new(seed),
        }
    }

    /// Returns the values; an error if the variant has not been solved.
    pub(crate) fn solved(&self) -> Finished<Solved> {
        self.solved.clone().ok_or(Unfinished::Unsolved)
    }

    /// Returns a side's player as in `Ann (X)`.
    pub(crate) fn player_name(&self, color: Color) -> String {
        let sign = crate::player::sign(color);
        format!("{} ({sign})", self.players[color].name)
    }

    /// Returns in words what plays a side.
    pub(crate) fn kind_text(&self, color: Color) -> String {
        self.players[color].kind.in_words(self.solved.is_some())
    }

    /// Exchanges the players' sides, and with them the first move.
    pub(crate) fn flip_sides(&mut self) {
        std::mem::swap(&mut self.players.black, &mut self.players.white);
    }

    /// Gives a human who plays a computer the first move, or the second if the first player loses.
    pub(crate) fn seat_human(&mut self, value: Value) {
        let first = self.variant.initial_position().turn();
        let is_human = |color: Color| self.players[color].kind.is_human();
        let goes_second = matches!(value, Value::Loss(_));
        if is_human(first) != is_human(!first) && is_human(first) == goes_second {
            self.flip_sides();
        }
    }
}
