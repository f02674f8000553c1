use anyhow::{Context, Result, ensure};
use loa::{Color, Game, Preset};
use loa_notation::Fen;
use loa_protocol::{read_uci_move, write_uci_move};
use serde::{Deserialize, Serialize};

/// A question: a game up to some position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Question {
    /// Names the question.
    pub(crate) id: String,
    /// The name of the rule set.
    pub(crate) rules: String,
    /// The size of the board, as in `8x8`.
    pub(crate) board: String,
    /// Where the game began, as FEN. Its move number counts for the move limit.
    pub(crate) position: String,
    /// The moves since then, as `b1b3`; `0000` is a pass.
    pub(crate) moves: Vec<String>,
}

/// What the rules say of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Answer {
    /// The legal moves in any order; none if the game is over.
    pub(crate) legal: Vec<String>,
    /// Whether the game is over.
    pub(crate) end: bool,
    /// `black`, `white` or `draw`, if the game is over.
    #[serde(default)]
    pub(crate) result: Option<String>,
    /// Which rule ended the game, in the words of [`loa::Reason`].
    #[serde(default)]
    pub(crate) reason: Option<String>,
}

/// An answer with the name of its question, on one line.
#[derive(Serialize, Deserialize)]
pub(crate) struct NamedAnswer {
    pub(crate) id: String,
    #[serde(flatten)]
    pub(crate) answer: Answer,
}

/// A question with its answer, on one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Vector {
    #[serde(flatten)]
    pub(crate) question: Question,
    #[serde(flatten)]
    pub(crate) answer: Answer,
}

impl Question {
    /// Answers by the rules of this project.
    ///
    /// # Errors
    /// If the question has an unknown rule set, no position, or an illegal move.
    pub(crate) fn answer(&self) -> Result<NamedAnswer> {
        let Question { id, board, .. } = self;
        let preset: Preset = self.rules.parse()?;
        let fen = self.position.parse::<Fen>();
        let fen = fen.with_context(|| format!("{id}: the position"))?;
        let size = fen.position.size().to_string();
        ensure!(
            size == *board,
            "{id}: the position is on {size}, not on {board}"
        );
        let mut game = fen.game(preset.rules);
        for word in &self.moves {
            let mv = read_uci_move(word).with_context(|| format!("{id}: a move"))?;
            game.play(mv)
                .with_context(|| format!("{id}: {mv} is not legal"))?;
        }
        Ok(NamedAnswer {
            id: id.clone(),
            answer: Answer::of(&game),
        })
    }
}

impl Answer {
    /// Returns what the rules say of a game.
    pub(crate) fn of(game: &Game) -> Answer {
        let verdict = game.status().verdict();
        let legal = game.legal_moves().into_iter();
        Answer {
            legal: legal.map(write_uci_move).collect(),
            end: verdict.is_some(),
            result: verdict.map(|verdict| {
                let winner = verdict.outcome.winner();
                winner.map_or("draw", Color::name).to_owned()
            }),
            reason: verdict.map(|verdict| verdict.reason.to_string()),
        }
    }
}
