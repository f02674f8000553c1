use loa_engine::{Score, win_chance};

loa::named! {
    /// How good a move was, by the share of the win chance that it lost, the best first.
    #[derive(PartialOrd, Ord)]
    pub enum Judgement: "a judgement" {
        /// The only legal move.
        Forced = "forced",
        /// As good as any that the search found.
        Best = "best",
        /// Loses less than [`INACCURACY`].
        Good = "good",
        /// Loses [`INACCURACY`] or more.
        Inaccuracy = "inaccuracy",
        /// Loses [`MISTAKE`] or more.
        Mistake = "mistake",
        /// Loses [`BLUNDER`] or more.
        Blunder = "blunder",
        /// Loses a proven win and [`INACCURACY`] or more.
        MissedWin = "missed win",
    }
}

/// The least loss of an inaccuracy, as a share of games.
pub const INACCURACY: f64 = 0.05;
/// The least loss of a mistake.
pub const MISTAKE: f64 = 0.10;
/// The least loss of a blunder.
pub const BLUNDER: f64 = 0.20;

impl Judgement {
    /// Judges a move with the score `played` against the best known score, both from the mover's
    /// point of view. Among proven results of the same kind, only the distance decides between
    /// [`Best`](Judgement::Best) and [`Good`](Judgement::Good).
    pub fn new(best: Score, played: Score) -> Judgement {
        if played >= best {
            return Judgement::Best;
        }
        let loss = win_chance(best) - win_chance(played);
        let had_win = best.win_plies().is_some() && played.win_plies().is_none();
        match loss {
            _ if loss < INACCURACY => Judgement::Good,
            _ if had_win => Judgement::MissedWin,
            _ if loss < MISTAKE => Judgement::Inaccuracy,
            _ if loss < BLUNDER => Judgement::Mistake,
            _ => Judgement::Blunder,
        }
    }

    /// Tells whether the player had a choice, so that the move counts in a summary.
    pub const fn counts(self) -> bool {
        !matches!(self, Judgement::Forced)
    }

    /// Tells whether a better move is worth showing.
    pub const fn is_error(self) -> bool {
        self as u8 >= Judgement::Inaccuracy as u8
    }
}

/// Turns the score of a position into the score of the move that led to it, for the player who made
/// it; a proven result is one ply farther away.
pub fn one_ply_before(after: Score) -> Score {
    -after.seen_from_root(1)
}
