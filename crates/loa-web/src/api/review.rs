//! The review of a game: judgements of what a client's searches found.

use super::body::JsonBody;
use crate::engine::LineFound;
use crate::error::ApiError;
use crate::game::{GameText, short};
use axum::Json;
use loa::{Color, Move};
use loa_engine::Report;
use loa_engine::review::{Judgement, Review, ReviewedPly, Summary};
use serde::Deserialize;
use serde_json::{Value, json};

/// A game with the lines found in its positions.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReviewText {
    game: GameText,
    /// The lines of each position from the first to the last, the best first; an empty list stands
    /// for a position that was not searched.
    found: Vec<Vec<LineFound>>,
}

/// Judges the moves of a game.
pub(super) async fn review(JsonBody(asked): JsonBody<ReviewText>) -> Result<Json<Value>, ApiError> {
    let game = asked.game.replay()?;
    let found = asked.found.iter();
    let found: Result<Vec<Vec<Report>>, ApiError> = found
        .map(|lines| lines.iter().map(report).collect())
        .collect();
    let review = Review::new(&game, &found?);
    let summaries = review.summaries();
    Ok(Json(json!({
        "blackChances": review.chances,
        "plies": review.plies.iter().map(ply).collect::<Value>(),
        "black": summary(&summaries[Color::Black]),
        "white": summary(&summaries[Color::White]),
    })))
}

/// Reads as much of a line as a review needs: its first move and its score.
fn report(line: &LineFound) -> Result<Report, ApiError> {
    let best: Move = short(&line.mv)?.parse().map_err(ApiError::bad)?;
    Ok(Report {
        best,
        score: line.score.into(),
        depth: 0,
        nodes: 0,
        line: vec![best],
    })
}

fn ply(ply: &ReviewedPly) -> Value {
    json!({
        "judgement": ply.judgement.map(|judgement| judgement.to_string()),
        "isError": ply.judgement.is_some_and(Judgement::is_error),
        "loss": ply.loss(),
        "text": ply.remark(),
    })
}

fn summary(summary: &Summary) -> Value {
    let counts = Judgement::ALL.map(|judgement| (judgement.to_string(), summary.count(judgement)));
    json!({
        "accuracy": summary.accuracy(),
        "loss": summary.loss(),
        "judged": summary.judged(),
        "counts": std::collections::BTreeMap::from(counts),
        "text": summary.to_string(),
    })
}
