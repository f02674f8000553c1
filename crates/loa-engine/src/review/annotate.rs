use crate::review::{Judgement, Review, ReviewedPly, Summary, percent, score_in_words};
use crate::{Report, win_chance};
use loa::{Color, Move};
use loa_notation::{Action, NodeId, Property, Record, RecordNode, Turn};
use std::fmt::Write as _;

/// A record whose main line is not the game that was reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the record has not the moves of the game that was reviewed")]
pub struct ReplayedOtherwiseError;

/// The longest line that is added, in plies.
const LONGEST: usize = 10;

/// Writes a review into the record of the game: comments, marks for doubtful (`DO`) and bad (`BM`)
/// moves, and the search's lines as variations where a move was an error.
///
/// Comments that are there stay; what is there already is not added again.
///
/// # Errors
/// If the record's main line has other moves.
pub fn annotate(record: &mut Record, review: &Review) -> Result<(), ReplayedOtherwiseError> {
    let nodes: Vec<NodeId> = record.nodes.main_line().collect();
    let mut plies = review.plies.iter();
    for node in nodes {
        let Some(turn) = record.nodes[node].turn else {
            continue;
        };
        let Action::Move(mv) = turn.action else {
            continue;
        };
        // A record may leave forced passes out.
        let mut is_played = |ply: &&ReviewedPly| ply.mv == mv && ply.color == turn.color;
        let ply = plies.find(&mut is_played).ok_or(ReplayedOtherwiseError)?;
        remark(record, node, ply);
    }
    if plies.next().is_some() {
        return Err(ReplayedOtherwiseError);
    }
    let root = record.nodes.root();
    add_comment(&mut record.nodes[root], &overview(review));
    Ok(())
}

/// Says how well both sides played.
fn overview(review: &Review) -> String {
    let summaries = review.summaries();
    let lines = Color::ALL.map(|color| summary_in_words(color, &summaries[color]));
    lines.join("\n")
}

fn summary_in_words(color: Color, summary: &Summary) -> String {
    let Some(accuracy) = summary.accuracy() else {
        return format!("{color}: no move to judge.");
    };
    let mut text = format!("{color}: accuracy {}", percent(accuracy));
    for judgement in Judgement::ALL.into_iter().filter(|it| it.is_error()) {
        let count = summary.count(judgement);
        if count > 0 {
            let name = plural(judgement, count);
            let _ = write!(text, ", {count} {name}");
        }
    }
    text.push('.');
    text
}

fn plural(judgement: Judgement, count: u32) -> &'static str {
    match (judgement, count) {
        (Judgement::Inaccuracy, 1) => "inaccuracy",
        (Judgement::Inaccuracy, _) => "inaccuracies",
        (Judgement::Mistake, 1) => "mistake",
        (Judgement::Mistake, _) => "mistakes",
        (Judgement::Blunder, 1) => "blunder",
        (Judgement::Blunder, _) => "blunders",
        (_, 1) => "missed win",
        (_, _) => "missed wins",
    }
}

fn remark(record: &mut Record, node: NodeId, ply: &ReviewedPly) {
    let (Some(judgement), Some(text)) = (ply.judgement, remark_in_words(ply)) else {
        return;
    };
    let content = &mut record.nodes[node];
    add_comment(content, &text);
    if let Some(mark) = mark(judgement).filter(|mark| !has_mark(content, mark)) {
        content.properties.push(mark);
    }
    if !judgement.is_error() {
        return;
    }
    let Some(parent) = record.nodes.parent(node) else {
        return;
    };
    for line in ply.lines.iter().filter(|line| line.best != ply.mv) {
        add_line(record, parent, ply.color, line);
    }
}

/// Says how good a move was; `None` where nothing is known.
fn remark_in_words(ply: &ReviewedPly) -> Option<String> {
    let judgement = ply.judgement?;
    if judgement == Judgement::Forced {
        return Some("The only move.".to_owned());
    }
    let (best, played) = (ply.best?, ply.played?);
    let now = percent(win_chance(played));
    let name = capitalized(&judgement.to_string());
    let mut text = match ply.better() {
        _ if judgement == Judgement::Best => {
            return Some(format!("Best ({}).", score_and(&now, ply)));
        }
        Some(better) => format!(
            "{name}: win chance {} → {now}. Better was {} ({}).",
            percent(win_chance(best)),
            better.best,
            score_in_words(better.score),
        ),
        None => format!("{name}: win chance {} → {now}.", percent(win_chance(best))),
    };
    if played.is_proven() {
        let _ = write!(text, " Now it is a {}.", score_in_words(played));
    }
    Some(text)
}

fn score_and(chance: &str, ply: &ReviewedPly) -> String {
    match ply.played {
        Some(score) if score.is_proven() => score_in_words(score),
        _ => format!("win chance {chance}"),
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// What SGF has for a judgement.
fn mark(judgement: Judgement) -> Option<Property> {
    match judgement {
        Judgement::Inaccuracy => Some(Property::new("DO", "")),
        Judgement::Mistake => Some(Property::new("BM", "1")),
        Judgement::Blunder | Judgement::MissedWin => Some(Property::new("BM", "2")),
        Judgement::Forced | Judgement::Best | Judgement::Good => None,
    }
}

/// SGF wants one mark of a move at most.
fn has_mark(node: &RecordNode, mark: &Property) -> bool {
    let is_mark = |name: &str| matches!(name, "DO" | "BM" | "TE" | "IT");
    is_mark(&mark.name) && node.properties.iter().any(|it| is_mark(&it.name))
}

fn add_comment(node: &mut RecordNode, text: &str) {
    match &mut node.comment {
        Some(comment) if comment.contains(text) => {}
        Some(comment) => {
            comment.push('\n');
            comment.push_str(text);
        }
        None => node.comment = Some(text.to_owned()),
    }
}

/// Adds a line after a node, along nodes that are there already as far as they go.
fn add_line(record: &mut Record, mut node: NodeId, mut color: Color, line: &Report) {
    for (number, mv) in line.line.iter().take(LONGEST).enumerate() {
        node = follow(record, node, color, *mv);
        color = color.opponent();
        if number == 0 {
            let chance = percent(win_chance(line.score));
            let score = score_in_words(line.score);
            let text = match line.score.is_proven() {
                true => capitalized(&score),
                false => format!("{score}, win chance {chance}, depth {}", line.depth),
            };
            add_comment(&mut record.nodes[node], &text);
        }
    }
}

/// Returns the node in which a side plays a move after another node.
fn follow(record: &mut Record, after: NodeId, color: Color, mv: Move) -> NodeId {
    let turn = Turn {
        color,
        action: Action::Move(mv),
    };
    let children = record.nodes.children(after).iter();
    let known = children
        .copied()
        .find(|child| record.nodes[*child].turn == Some(turn));
    known.unwrap_or_else(|| record.nodes.add(after, RecordNode::played(color, mv)))
}
