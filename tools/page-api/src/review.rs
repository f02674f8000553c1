//! The review of a game: judgements of what a client's searches found.

use crate::error::ApiError;
use crate::game::{GameText, read};
use crate::message::{Code, Message};
use crate::words;
use loa::{Color, Move};
use loa_engine::{Report, Score, win_chance};
use loa_review::{Judgement, Review, ReviewedPly, Summary};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A game with the lines found in its positions.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReviewText {
    game: GameText,
    /// The lines of each position from the first to the last, the best first; an empty list stands
    /// for a position that was not searched.
    found: Vec<Vec<LineText>>,
}

/// What a review needs of a line.
#[derive(Deserialize, utoipa::ToSchema)]
struct LineText {
    #[serde(rename = "move")]
    mv: String,
    score: ScoreText,
}

/// The score of a move for the side that makes it.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
struct ScoreText {
    points: i32,
    win_in: Option<u32>,
    loss_in: Option<u32>,
}

/// The judgements of a game.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReviewView {
    /// Black's win chance in each position.
    black_chances: Vec<Option<f64>>,
    plies: Vec<Judged>,
    black: SummaryView,
    white: SummaryView,
}

/// The judgement of a move.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
struct Judged {
    /// forced, best, good, inaccuracy, mistake, blunder or missed win.
    judgement: Option<String>,
    is_error: bool,
    /// Whether it is one of the three moves of its side that mattered most.
    is_moment: bool,
    /// The share of the win chance that the move lost.
    loss: Option<f64>,
    text: Option<Message>,
}

/// How well a side played; null where it had no choice.
#[derive(Serialize, utoipa::ToSchema)]
struct SummaryView {
    accuracy: Option<f64>,
    loss: Option<f64>,
    judged: u32,
    /// The number of moves by judgement.
    counts: BTreeMap<String, u32>,
    text: Message,
}

/// Judges the moves of a game by the lines found in its positions.
pub(crate) fn review(asked: &ReviewText) -> Result<ReviewView, ApiError> {
    let game = asked.game.replay()?;
    let found = asked.found.iter();
    let found: Result<Vec<Vec<Report>>, ApiError> = found
        .map(|lines| lines.iter().map(report).collect())
        .collect();
    let review = Review::new(&game, &found?);
    let summaries = review.summaries();
    let moments = Color::ALL.map(|color| review.moments(color)).concat();
    let ply = |(place, ply): (usize, &ReviewedPly)| {
        let is_moment = moments.contains(&place);
        let chance = review.chance_taken(place).filter(|_| is_moment);
        Judged {
            judgement: ply.judgement.map(|judgement| judgement.to_string()),
            is_error: ply.judgement.is_some_and(Judgement::is_error),
            is_moment,
            loss: ply.loss(),
            text: match chance {
                Some(_) => Some(Message::from(Code::ChanceTaken).with("side", ply.color.name())),
                None => remark(ply),
            },
        }
    };
    Ok(ReviewView {
        plies: review.plies.iter().enumerate().map(ply).collect(),
        black_chances: review.chances.clone(),
        black: summary(&summaries[Color::Black]),
        white: summary(&summaries[Color::White]),
    })
}

fn report(line: &LineText) -> Result<Report, ApiError> {
    let best: Move = read(&line.mv, Code::BadMove)?;
    Ok(Report {
        best,
        score: match (line.score.win_in, line.score.loss_in) {
            (Some(plies), _) => Score::win_in(plies),
            (_, Some(plies)) => Score::loss_in(plies),
            _ => Score::estimate(line.score.points),
        },
        depth: 0,
        nodes: 0,
        line: vec![best],
    })
}

fn summary(summary: &Summary) -> SummaryView {
    let counts = Judgement::ALL.map(|judgement| (judgement.to_string(), summary.count(judgement)));
    SummaryView {
        accuracy: summary.accuracy(),
        loss: summary.loss(),
        judged: summary.judged(),
        counts: BTreeMap::from(counts),
        text: summary_text(summary),
    }
}

/// Says what a move was worth; `None` where too little is known.
fn remark(ply: &ReviewedPly) -> Option<Message> {
    let judgement = ply.judgement?;
    if judgement == Judgement::Forced {
        return Some(Code::OnlyMove.into());
    }
    let (best, played) = (ply.best?, ply.played?);
    if judgement == Judgement::Best {
        return Some(match played.is_proven() {
            true => Message::from(Code::BestProven).with("score", words::score(played)),
            false => Message::from(Code::BestEstimated).with("chance", win_chance(played)),
        });
    }
    let better = ply.better().map_or(Message::from(Code::Nothing), |better| {
        let message = Message::from(Code::Better).with_text("move", better.best);
        message.with("score", words::score(better.score))
    });
    let now = match played.is_proven() {
        true => Message::from(Code::Now).with("score", words::score(played)),
        false => Code::Nothing.into(),
    };
    let name = judgement.to_string().replace(' ', "-");
    let message = Message::from(Code::Judged).with("judgement", name);
    let message = message
        .with("before", win_chance(best))
        .with("after", win_chance(played));
    Some(message.with("better", better).with("now", now))
}

fn summary_text(summary: &Summary) -> Message {
    let Some(accuracy) = summary.accuracy() else {
        return Code::NoSummary.into();
    };
    let mut message = Message::from(Code::Summary).with("accuracy", accuracy);
    for (name, judgement) in [
        ("inaccuracies", Judgement::Inaccuracy),
        ("mistakes", Judgement::Mistake),
        ("blunders", Judgement::Blunder),
        ("missed", Judgement::MissedWin),
    ] {
        message = message.with(name, summary.count(judgement));
    }
    message
}
