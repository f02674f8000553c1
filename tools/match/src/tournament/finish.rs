use super::player::Fault;
use crate::statistics::Points;
use loa::{Color, Outcome, Verdict};
use loa_notation::{Ending, GameResult};
use serde::{Deserialize, Serialize};

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The rules.
    Rules,
    /// A player's time was over.
    Time,
    /// A player broke the rules, crashed, or could not be understood.
    Fault,
    /// The third occurrence of a position, where the rules ignore repetition.
    Repetition,
    /// The match's limit of plies.
    Length,
    /// Neither player could begin; others play on.
    NoGame,
}

/// How a game of a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// Who has won.
    pub outcome: Outcome,
    /// What ended the game.
    pub cause: Cause,
    /// The same in words.
    pub reason: String,
}

impl Finish {
    pub(super) fn by_rules(verdict: Verdict) -> Finish {
        Finish {
            outcome: verdict.outcome,
            cause: Cause::Rules,
            reason: verdict.reason.to_string(),
        }
    }

    pub(super) fn by_fault(loser: Color, fault: &Fault, last_words: Option<String>) -> Finish {
        let mut reason = format!("{loser}: {fault}");
        if let Some(words) = last_words {
            reason.push_str("; its standard error ends: ");
            reason.push_str(&words);
        }
        let cause = match fault {
            Fault::Late(_) | Fault::Unfinished { .. } => Cause::Time,
            _ => Cause::Fault,
        };
        Finish {
            outcome: Outcome::Win(loser.opponent()),
            cause,
            reason,
        }
    }

    pub(super) fn drawn(cause: Cause, reason: String) -> Finish {
        Finish {
            outcome: Outcome::Draw,
            cause,
            reason,
        }
    }

    /// Returns what a side gets.
    pub fn points(&self, color: Color) -> Points {
        match self.outcome.winner() {
            None => Points::Draw,
            Some(winner) if winner == color => Points::Win,
            Some(_) => Points::Loss,
        }
    }

    /// Returns the value of `RE` where the rules did not end the game.
    pub(super) fn result(&self) -> GameResult {
        let ending = match self.cause {
            Cause::Rules => Ending::Unstated,
            Cause::Time => Ending::Time,
            Cause::Fault => Ending::Forfeit,
            Cause::Repetition => Ending::Other("Adjudication".to_owned()),
            Cause::Length => Ending::Other("Length".to_owned()),
            Cause::NoGame => Ending::Other("NoGame".to_owned()),
        };
        GameResult::new(self.outcome, ending)
    }
}
