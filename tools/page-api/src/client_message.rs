//! The messages of searches: what the page sends, and what it gets. All are JSON objects with a
//! `type`.

use crate::Host;
use crate::error::ApiError;
use crate::game::GameText;
use crate::message::{Code, Message};
use crate::search::{Findings, Search, time_limit};
use loa_engine::{Level, Limits};
use serde::{Deserialize, Serialize};

/// A message from the page.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum ClientMessage {
    /// Let the computer move in a game.
    Move(MoveMessage),
    /// Analyse a position for some time or until stopped.
    Analyse(AnalyseMessage),
    /// End a job.
    Stop {
        /// The number of the job.
        id: u64,
    },
    /// Enter a command line in the program of the shared game.
    Line {
        /// The line.
        text: String,
    },
    /// Let the computer move now in the shared game.
    #[serde(rename = "hurry")]
    MoveNow,
    /// Answer with `pong`.
    Ping,
}

/// Asks for a move of the computer.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MoveMessage {
    /// The client's number of the job.
    pub id: u64,
    game: GameText,
    level: u8,
    #[serde(default)]
    seed: u64,
}

/// Asks for an analysis.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnalyseMessage {
    /// The client's number of the job.
    pub id: u64,
    game: GameText,
    #[serde(default = "one")]
    lines: usize,
    seconds: f64,
    /// The most positions to visit, for the same findings everywhere.
    nodes: Option<u64>,
    #[serde(default = "one")]
    threads: usize,
}

const fn one() -> usize {
    1
}

impl MoveMessage {
    /// Makes the search.
    ///
    /// # Errors
    /// If there is no such level, or not in this build, or no such game.
    pub fn search(&self) -> Result<Search, ApiError> {
        let bad = || ApiError::from(Code::BadLevel).with("most", Level::MAX.number());
        let level = Level::new(self.level).filter(|level| level.is_built_in());
        let level = level.ok_or_else(bad)?;
        Ok(Search::of_level(&self.game.replay()?, level, self.seed))
    }
}

impl AnalyseMessage {
    /// Makes the search, within what a host offers.
    ///
    /// # Errors
    /// If the time is not a positive number, or there is no such game.
    pub fn search(&self, host: &Host) -> Result<Search, ApiError> {
        let time = time_limit(self.seconds, host.seconds as f64)?;
        let nodes = self.nodes.map_or(Limits::NONE, Limits::nodes);
        let mut search = Search::analysis(&self.game.replay()?, self.lines, time.and(nodes));
        search.threads = self.threads.clamp(1, host.threads.max(1));
        Ok(search)
    }
}

/// What the page is told of searches.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum SearchMessage {
    /// Interim findings of a job.
    Found {
        /// The number of the job.
        id: u64,
        /// The findings.
        findings: Findings,
    },
    /// A job has ended.
    Done {
        /// The number of the job.
        id: u64,
        /// What it has found; `None` if the game is over, or it was stopped before it began.
        findings: Option<Findings>,
    },
    /// A fault.
    Error {
        /// The number of the job that it is in, if any.
        id: Option<u64>,
        /// What it is.
        error: Message,
    },
}

impl SearchMessage {
    /// Reports a fault, in a job or without one.
    pub fn failed(id: Option<u64>, error: ApiError) -> SearchMessage {
        let error = error.message;
        SearchMessage::Error { id, error }
    }
}
