use crate::variation::add_variation;
use crate::words::capitalized;
use crate::{Judgement, Review, ReviewedPly, percent, score_in_words};
use loa::Color;
use loa_engine::{Report, win_chance};
use loa_notation::{Action, NodeId, Property, Record, RecordNode};

/// A record whose main line differs from the reviewed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the moves of the record differ from those of the reviewed game")]
pub struct DifferentMovesError;

/// The longest line that is added, in plies.
const LONGEST: usize = 10;

/// Writes a review into the record of the game: comments, marks for doubtful (`DO`) and bad (`BM`)
/// moves, and the search's lines as variations where a move was an error.
///
/// Comments in the record stay. Annotating twice adds nothing.
///
/// # Errors
/// If the record's main line has other moves.
pub fn annotate(record: &mut Record, review: &Review) -> Result<(), DifferentMovesError> {
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
        let ply = plies.find(&mut is_played).ok_or(DifferentMovesError)?;
        remark(record, node, ply);
    }
    if plies.next().is_some() {
        return Err(DifferentMovesError);
    }
    let root = record.nodes.root();
    add_comment(&mut record.nodes[root], &overview(review));
    Ok(())
}

fn overview(review: &Review) -> String {
    let summaries = review.summaries();
    Color::ALL
        .map(|color| format!("{color}: {}.", summaries[color]))
        .join("\n")
}

fn remark(record: &mut Record, node: NodeId, ply: &ReviewedPly) {
    let (Some(judgement), Some(text)) = (ply.judgement, ply.remark()) else {
        return;
    };
    let content = &mut record.nodes[node];
    add_comment(content, &text);
    if let Some(mark) = mark(judgement).filter(|mark| !has_mark(content, mark)) {
        content.properties.push(mark);
    }
    if judgement.is_error()
        && let Some(parent) = record.nodes.parent(node)
    {
        for line in ply.lines.iter().filter(|line| line.best != ply.mv) {
            add_line(record, parent, ply.color, line);
        }
    }
}

/// The SGF mark of a judgement.
fn mark(judgement: Judgement) -> Option<Property> {
    match judgement {
        Judgement::Inaccuracy => Some(Property::new("DO", "")),
        Judgement::Mistake => Some(Property::new("BM", "1")),
        Judgement::Blunder | Judgement::MissedWin => Some(Property::new("BM", "2")),
        Judgement::Forced | Judgement::Best | Judgement::Good => None,
    }
}

/// SGF allows one mark per move.
fn has_mark(node: &RecordNode, mark: &Property) -> bool {
    let is_mark = |name: &str| matches!(name, "DO" | "BM" | "TE" | "IT");
    is_mark(&mark.name) && node.properties.iter().any(|it| is_mark(&it.name))
}

/// Adds a comment unless it is there.
fn add_comment(node: &mut RecordNode, text: &str) {
    let is_there = |comment: &String| comment.contains(text);
    if !node.comment.as_ref().is_some_and(is_there) {
        node.add_comment(text);
    }
}

/// Adds a line of the search after a node, with its score in a comment on the first move.
fn add_line(record: &mut Record, after: NodeId, color: Color, line: &Report) {
    let moves = &line.line[..line.line.len().min(LONGEST)];
    let Some(first) = add_variation(record, after, color, moves) else {
        return;
    };
    let score = score_in_words(line.score);
    let text = if line.score.is_proven() {
        capitalized(&score)
    } else {
        let chance = percent(win_chance(line.score));
        format!("{score}, win chance {chance}, depth {}", line.depth)
    };
    add_comment(&mut record.nodes[first], &text);
}
