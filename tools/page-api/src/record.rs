//! Import and export of games: SGF with variations and comments, positions, plain moves.

use crate::body::object;
use crate::error::{ApiError, refuse_if};
use crate::game::{read, rules_of};
use crate::message::{Code, Message};
use loa_notation::{
    Beginning, Fen, GameResult, Mark, NodeId, ReadError, ReadGame, Record, RuleSet, Visit,
    read_games,
};
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};

/// The most nodes of a tree of moves.
const MOST_NODES: usize = 5_000;

/// A game with variations: a list of nodes, the root first, each after its parent.
#[derive(Clone, Debug, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TreeText {
    pub(crate) rules: String,
    pub(crate) limit: Option<u32>,
    pub(crate) fen: String,
    pub(crate) black: Option<String>,
    pub(crate) white: Option<String>,
    /// The result as SGF writes it.
    pub(crate) result: Option<String>,
    pub(crate) nodes: Vec<NodeText>,
    /// What the answer to an import said besides.
    #[serde(default, deserialize_with = "nothing")]
    pub(crate) remarks: Vec<Message>,
}

/// A node of a tree of moves.
#[derive(Clone, Debug, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct NodeText {
    /// The number of its parent in the list; `None` for the root, which has no move.
    pub(crate) parent: Option<usize>,
    #[serde(rename = "move")]
    pub(crate) mv: Option<String>,
    pub(crate) comment: Option<String>,
    /// Arrows and circles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<String>)]
    pub(crate) marks: Vec<Mark>,
}

/// Writes a tree of moves as SGF, after checking every move.
pub(crate) fn to_sgf(tree: &TreeText) -> Result<String, ApiError> {
    check_size(tree.nodes.len())?;
    let (preset, rules) = rules_of(Some(&tree.rules), tree.limit)?;
    let first: Fen = read(&tree.fen, Code::BadPosition)?;
    let mut record = Record::new(preset, Beginning::from(first));
    record.move_limit = first.limit_left(rules.move_limit);
    record.players.black.clone_from(&tree.black);
    record.players.white.clone_from(&tree.white);
    record.result = tree.result.as_deref().map(GameResult::from_text);
    let mut ids: Vec<NodeId> = Vec::new();
    for (number, node) in tree.nodes.iter().enumerate() {
        let id = match (node.parent, &node.mv) {
            (None, None) if number == 0 => record.nodes.root(),
            (Some(parent), Some(mv)) if parent < number => {
                let read = mv.trim().parse();
                let read = read.map_err(|error| ApiError::unreadable(Code::BadMove, error))?;
                record.add_move(ids[parent], read)
            }
            (Some(parent), None) if parent < number => {
                return Err(fault_of_node(Code::NodeWithoutMove, number));
            }
            _ => return Err(fault_of_node(Code::NodeWithoutParent, number)),
        };
        record.nodes[id].comment.clone_from(&node.comment);
        for mark in &node.marks {
            record.nodes[id].add_mark(*mark);
        }
        ids.push(id);
    }
    refuse_if(ids.is_empty(), Code::NoRoot)?;
    let checked = record.check();
    checked.map_err(|error| ApiError::unreadable(Code::BadTree, error))?;
    Ok(record.to_string())
}

fn check_size(nodes: usize) -> Result<(), ApiError> {
    let refusal = ApiError::from(Code::ManyNodes).with("count", nodes);
    refuse_if(nodes > MOST_NODES, refusal.with("most", MOST_NODES))
}

fn fault_of_node(code: Code, number: usize) -> ApiError {
    ApiError::from(code).with("number", number)
}

/// A text to import, and the rules of games that don't name theirs.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ImportText {
    text: String,
    rules: Option<String>,
    limit: Option<u32>,
}

/// Reads a game in any notation: as it is, or in an object with rules.
pub(crate) fn from_body(body: &[u8]) -> Result<TreeText, ApiError> {
    /// What no game in JSON has.
    #[derive(Deserialize)]
    struct Request {
        #[serde(rename = "text")]
        _text: IgnoredAny,
    }
    match object::<ImportText>(body) {
        Ok(asked) => from_text(asked.text.as_bytes(), asked.rules.as_deref(), asked.limit),
        Err(fault) => from_text(body, None, None).map_err(|error| match object::<Request>(body) {
            Ok(_) => fault,
            Err(_) => error,
        }),
    }
}

/// Reads a game in any notation. Where it names no rules it follows these.
fn from_text(bytes: &[u8], rules: Option<&str>, limit: Option<u32>) -> Result<TreeText, ApiError> {
    let games = read_games(bytes).map_err(|error| match error {
        ReadError::Empty => Code::NothingToRead.into(),
        error => ApiError::unreadable(Code::NotARecord, error),
    })?;
    let count = games.games.len();
    let first = games.games.into_iter().next();
    let game = first.ok_or(Code::NothingToRead)?;
    let ReadGame {
        mut record,
        mut left_out,
    } = game;
    if record.rule_set == RuleSet::Unstated && (rules.is_some() || limit.is_some()) {
        let unstated = record.rule_set.preset().name;
        let (preset, rules) = rules_of(rules.or(Some(unstated)), limit)?;
        record.rule_set = RuleSet::Preset(preset);
        record.move_limit = record.beginning.fen().limit_left(rules.move_limit);
        left_out = left_out.or(record.keep_playable());
    }
    check_size(record.nodes.len())?;
    let mut remarks = Vec::new();
    if count > 1 {
        remarks.push(Message::from(Code::FirstOf).with("count", count));
    }
    let left_out = left_out.map(|it| Message::from(Code::LeftOut).with_text("detail", it));
    remarks.extend(left_out);
    Ok(TreeText {
        remarks,
        ..tree_of(&record)?
    })
}

/// Turns a record into a tree of legal moves, with forced passes added.
fn tree_of(record: &Record) -> Result<TreeText, ApiError> {
    let preset = record.rule_set.preset();
    let limit = record.move_limit;
    let first = record.beginning.fen();
    // What is counted before is taken off once more.
    let whole = limit.map_or(0, |limit| limit.saturating_add(first.plies_before()));
    let own = (limit != record.usual_move_limit()).then_some(whole);
    let mut tree = TreeText {
        rules: preset.name.to_owned(),
        limit: own,
        fen: first.to_string(),
        black: record.players.black.clone(),
        white: record.players.white.clone(),
        result: record.final_result().map(|result| result.to_string()),
        nodes: vec![NodeText::default()],
        remarks: Vec::new(),
    };
    // The numbers in the tree of what the visited node and each of its ancestors follow.
    let mut numbers = vec![0];
    let walked = record.walk(|visit| {
        numbers.truncate(visit.depth + 1);
        let parent = numbers.last().copied().unwrap_or(0);
        numbers.push(tree.add(parent, visit));
    });
    walked.map_err(|error| ApiError::unreadable(Code::BadTree, error))?;
    Ok(tree)
}

/// Passes over the remarks of a tree that comes back.
fn nothing<'a, D: Deserializer<'a>>(value: D) -> Result<Vec<Message>, D::Error> {
    IgnoredAny::deserialize(value).map(|_| Vec::new())
}

impl TreeText {
    /// Adds a node of a record, with the forced pass before its move if the record does not have
    /// it. Returns the number of the last node that was added, or of the parent.
    fn add(&mut self, parent: usize, visit: Visit<'_>) -> usize {
        let mut number = parent;
        for ply in visit.plies {
            self.nodes.push(NodeText {
                parent: Some(number),
                mv: Some(ply.mv.to_string()),
                ..NodeText::default()
            });
            number = self.nodes.len() - 1;
        }
        if let Some(comment) = &visit.node.comment {
            match &mut self.nodes[number].comment {
                Some(before) => before.extend(["\n", comment]),
                none => *none = Some(comment.clone()),
            }
        }
        let marks = visit.node.marks(visit.game.position().size());
        self.nodes[number].marks.extend(marks);
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(tree: &TreeText) -> Vec<(Option<usize>, Option<&str>)> {
        let nodes = tree.nodes.iter();
        nodes
            .map(|node| (node.parent, node.mv.as_deref()))
            .collect()
    }

    #[test]
    fn variations_and_comments_survive() {
        let sgf = "(;GM[9]RU[soucie]C[start]AR[b1:b3][c1:c4](;B[b1-b3]C[good]CR[b3]TR[a1]\
            (;W[a2-c2])(;W[a4-c4]))(;B[c1-c3]))";
        let tree = from_body(sgf.as_bytes()).unwrap();
        assert_eq!(
            moves(&tree),
            [
                (None, None),
                (Some(0), Some("b1-b3")),
                (Some(1), Some("a2-c2")),
                (Some(1), Some("a4-c4")),
                (Some(0), Some("c1-c3")),
            ]
        );
        let again = from_body(to_sgf(&tree).unwrap().as_bytes()).unwrap();
        assert_eq!(moves(&again), moves(&tree));
        assert_eq!(again.nodes[1].comment.as_deref(), Some("good"));
        assert_eq!(again.nodes[0].comment.as_deref(), Some("start"));
        let marks = |node: usize| -> Vec<String> {
            let marks = again.nodes[node].marks.iter();
            marks.map(ToString::to_string).collect()
        };
        assert_eq!(marks(0), ["b1:b3", "c1:c4"]);
        assert_eq!(marks(1), ["b3"]);
        assert_eq!(marks(2), [""; 0]);
    }

    /// A limit of its own goes with what the position counts before, which is taken off it.
    #[test]
    fn counts_and_limits_survive() {
        const FEN: &str = "1LL1/l2l/l2l/1LL1 w - - 7 29";
        for (own, limit) in [("", None), ("ML[9]", Some(65)), ("ML[none]", Some(0))] {
            let sgf = format!("(;GM[9]RU[codingame]{own}IP[{FEN}];B[b1-d1])");
            let tree = from_body(sgf.as_bytes()).unwrap();
            assert_eq!((&*tree.fen, tree.limit), (FEN, limit), "{own}");
            let written = to_sgf(&tree).unwrap();
            assert!(written.contains(own), "{written}");
            let again = from_body(written.as_bytes()).unwrap();
            assert_eq!((again.fen, again.limit), (tree.fen, limit), "{own}");
        }
    }

    /// Returns the most memory that this process has had, in MiB; `None` on other systems.
    fn peak_memory() -> Option<usize> {
        let status = std::fs::read_to_string("/proc/self/status").ok()?;
        let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
        let kilobytes: usize = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kilobytes / 1024)
    }

    #[test]
    fn variations_of_a_long_game_share_its_past() {
        let there_and_back = ";B[b1-b3];W[a2-c2];B[b3-b1];W[c2-a2]".repeat(625);
        let sgf = format!(
            "(;GM[9]RU[soucie]{there_and_back}{})",
            "(;B[b1-b3])".repeat(2400)
        );
        let before = peak_memory();
        let tree = from_body(sgf.as_bytes()).unwrap();
        assert_eq!(tree.nodes.len(), 1 + 2500 + 2400);
        assert_eq!(tree.nodes[4900].parent, Some(2500));
        if let (Some(before), Some(after)) = (before, peak_memory()) {
            assert!(after - before < 100, "{before} MiB before, {after} after");
        }
    }

    #[test]
    fn anything_else_is_an_error_in_words() {
        for text in [
            "",
            "hello",
            "(;GM[1])",
            "((((",
            "8/8/x",
            "\u{0}",
            "(;B[b1-b9])",
            "b1-b4",
        ] {
            assert!(from_body(text.as_bytes()).is_err(), "{text}");
        }
        for (parent, mv) in [(Some(0), None), (None, Some("b3-b1"))] {
            let tree = TreeText {
                rules: "soucie".to_owned(),
                fen: "1LL/l2/2l b".to_owned(),
                nodes: vec![NodeText {
                    parent,
                    mv: mv.map(str::to_owned),
                    ..NodeText::default()
                }],
                ..TreeText::default()
            };
            assert!(to_sgf(&tree).is_err(), "{parent:?} {mv:?}");
        }
    }
}
