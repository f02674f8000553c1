//! What `--json` prints; `docs/analysis.md` describes it.

use super::game::GameAnalysis;
use super::position::Analysis;
use crate::solved::values_in_json;
use loa::Color;
use loa_engine::{Report, Score, win_chance};
use loa_notation::Fen;
use loa_review::{Judgement, ReviewedPly, Summary, moves_to_win};
use serde_json::{Value as Json, json};

pub(super) fn position(analysis: &Analysis) -> Json {
    let found = &analysis.found;
    let values = !analysis.values.is_empty();
    json!({
        "position": Fen::from_game(&analysis.game).to_string(),
        "rules": analysis.preset.name,
        "to_move": analysis.game.position().turn().name(),
        "lines": lines(&found.lines),
        "nodes": found.nodes(),
        "seconds": rounded(found.time.as_secs_f64()),
        "nodes_per_second": found.nodes_per_second().round() as u64,
        "stopped": analysis.is_stopped,
        // Without move limit and repetition.
        "table": values.then(|| values_in_json(&analysis.values)),
    })
}

pub(super) fn game(analysis: &GameAnalysis) -> Json {
    let review = &analysis.review;
    let summaries = review.summaries();
    let chances = review.chances.iter().map(|chance| chance.map(rounded));
    json!({
        "rules": analysis.record.rule_set.preset().name,
        "position": Fen::first_of(&analysis.game).to_string(),
        "result": analysis.game.status().verdict().map(|verdict| verdict.to_string()),
        "black": summary(&summaries[Color::Black]),
        "white": summary(&summaries[Color::White]),
        "black_chances": chances.collect::<Vec<_>>(),
        "plies": review.plies.iter().map(ply).collect::<Vec<_>>(),
        "nodes": analysis.nodes,
        "seconds": rounded(analysis.time.as_secs_f64()),
        "stopped": analysis.is_stopped,
    })
}

fn ply(ply: &ReviewedPly) -> Json {
    json!({
        "ply": ply.number,
        "color": ply.color.name(),
        "move": ply.mv,
        "judgement": ply.judgement.map(|judgement| judgement.to_string()),
        "loss": ply.loss().map(rounded),
        "best": ply.best.map(score),
        "played": ply.played.map(score),
        "lines": lines(&ply.lines),
    })
}

fn summary(summary: &Summary) -> Json {
    let counts = Judgement::ALL
        .into_iter()
        .map(|judgement| (judgement.to_string(), summary.count(judgement).into()));
    json!({
        "accuracy": summary.accuracy().map(rounded),
        "loss": summary.loss().map(rounded),
        "judged": summary.judged(),
        "counts": counts.collect::<serde_json::Map<String, Json>>(),
    })
}

fn lines(lines: &[Report]) -> Vec<Json> {
    lines.iter().map(line).collect()
}

fn line(line: &Report) -> Json {
    json!({
        "move": line.best,
        "score": score(line.score),
        "depth": line.depth,
        "line": line.line,
    })
}

/// A score for the side to move: an estimate or a proven result.
fn score(score: Score) -> Json {
    let (win, loss) = (score.win_plies(), score.loss_plies());
    json!({
        "points": (!score.is_proven()).then(|| score.points()),
        "win_plies": win,
        "win_moves": win.and(moves_to_win(score)),
        "loss_plies": loss,
        "chance": rounded(win_chance(score)),
    })
}

/// More digits mean nothing.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}
