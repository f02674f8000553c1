use crate::puzzles::{CanonicalForm, Theme};
use loa::{Color, Move, Position, Preset};
use loa_notation::{Action, Beginning, Fen, NodeId, Property, Record, RecordNode, Turn};
use std::fmt;
use std::str::FromStr;

/// A position with exactly one first move that does what is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The rules. Repetition and move limit play no part.
    pub preset: Preset,
    /// The position.
    pub position: Position,
    /// The task of the side to move.
    pub task: Task,
    /// The theme of the first move.
    pub theme: Theme,
    /// The estimated difficulty, 1 to 5.
    pub difficulty: u8,
    /// The first move and, if the task is to win, best play to the end.
    pub solution: Vec<Move>,
    /// Other lines: if the task is to win, other replies that hold out; else wrong first moves and
    /// their refutations.
    pub variations: Vec<Vec<Move>>,
    /// The origin of the position.
    pub source: Option<String>,
}

/// The task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Task {
    /// Win within a number of own moves. Exactly one first move does.
    Win(u32),
    /// Prevent a win of the opponent within a number of the opponent's moves. Exactly one first move
    /// does.
    Hold(u32),
}

impl Task {
    /// Returns the moves that the winner needs, or would need.
    pub const fn moves(self) -> u32 {
        match self {
            Task::Win(moves) | Task::Hold(moves) => moves,
        }
    }
}

/// Writes `win in 3`, or `hold against 3`.
impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Win(moves) => write!(f, "win in {moves}"),
            Task::Hold(moves) => write!(f, "hold against {moves}"),
        }
    }
}

impl Puzzle {
    /// Returns the canonical form of its position.
    pub fn canonical_form(&self) -> CanonicalForm {
        CanonicalForm::of(&self.position)
    }

    /// Makes a record with the task in the first comment, the solution as the main line and the
    /// other lines as variations.
    pub fn to_record(&self, number: usize) -> Record {
        let mut record = Record::new(self.preset, Beginning::from(self.position));
        let root = record.nodes.root();
        let content = &mut record.nodes[root];
        let name = Property::new("GN", format!("Puzzle {number}"));
        content.properties.push(name);
        if let Some(source) = &self.source {
            content.properties.push(Property::new("SO", source));
        }
        content.comment = Some(self.question());
        let first = self.add_line(&mut record, &self.solution);
        if let Some(first) = first {
            record.nodes[first]
                .properties
                .push(Property::new("TE", "1"));
        }
        for line in &self.variations {
            let first = self.add_line(&mut record, line);
            if let (Some(first), Task::Hold(_)) = (first, self.task) {
                let node = &mut record.nodes[first];
                node.comment = Some("This loses.".to_owned());
                node.properties.push(Property::new("BM", "1"));
            }
        }
        record
    }

    /// The task in a sentence, for a comment.
    fn question(&self) -> String {
        let (mover, other) = (self.position.turn(), self.position.turn().opponent());
        let what = match self.task {
            Task::Win(1) => format!("{mover} to move wins at once."),
            Task::Win(moves) => format!("{mover} to move wins in {moves} moves."),
            Task::Hold(1) => {
                format!("{mover} to move: only one move keeps {other} from winning at once.")
            }
            Task::Hold(moves) => {
                format!(
                    "{mover} to move: only one move keeps {other} from winning within {moves} moves."
                )
            }
        };
        format!(
            "{what} Theme: {}. Difficulty: {}.",
            self.theme, self.difficulty
        )
    }

    /// Adds a line from the root, along nodes that are there already; returns its first node.
    fn add_line(&self, record: &mut Record, line: &[Move]) -> Option<NodeId> {
        let mut node = record.nodes.root();
        let mut color = self.position.turn();
        let mut first = None;
        for mv in line {
            node = follow(record, node, color, *mv);
            first.get_or_insert(node);
            color = color.opponent();
        }
        first
    }
}

fn follow(record: &mut Record, after: NodeId, color: Color, mv: Move) -> NodeId {
    let turn = Some(Turn {
        color,
        action: Action::Move(mv),
    });
    let mut children = record.nodes.children(after).iter().copied();
    let known = children.find(|child| record.nodes[*child].turn == turn);
    known.unwrap_or_else(|| record.nodes.add(after, RecordNode::played(color, mv)))
}

/// Writes the puzzle on one line, its variations and source left out:
/// `FEN; rules; solution; task; theme; difficulty 3`.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self.solution.iter().map(Move::to_string).collect();
        write!(
            f,
            "{}; {}; {}; {}; {}; difficulty {}",
            Fen::from(self.position),
            self.preset,
            moves.join(" "),
            self.task,
            self.theme,
            self.difficulty,
        )
    }
}

/// A line that is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a puzzle: {0}")]
pub struct ParsePuzzleError(String);

/// Reads what [`Display`](fmt::Display) writes.
impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Puzzle, ParsePuzzleError> {
        let fields: Vec<&str> = text.split(';').map(str::trim).collect();
        let [fen, preset, moves, task, theme, difficulty] = fields[..] else {
            let count = fields.len();
            return Err(ParsePuzzleError(format!("{count} fields, expected 6")));
        };
        let position = fen.parse::<Fen>().map_err(wrong)?.position;
        let solution: Result<Vec<Move>, _> = moves.split_whitespace().map(str::parse).collect();
        let solution = solution.map_err(wrong)?;
        if solution.is_empty() {
            return Err(ParsePuzzleError("no solution".to_owned()));
        }
        Ok(Puzzle {
            preset: preset.parse().map_err(wrong)?,
            position,
            task: parse_task(task)?,
            theme: theme.parse().map_err(wrong)?,
            difficulty: parse_number(difficulty, "difficulty ")?,
            solution,
            variations: Vec::new(),
            source: None,
        })
    }
}

fn wrong(error: impl fmt::Display) -> ParsePuzzleError {
    ParsePuzzleError(error.to_string())
}

fn parse_task(text: &str) -> Result<Task, ParsePuzzleError> {
    if text.starts_with("hold") {
        parse_number(text, "hold against ").map(Task::Hold)
    } else {
        parse_number(text, "win in ").map(Task::Win)
    }
}

fn parse_number<T: FromStr>(text: &str, before: &str) -> Result<T, ParsePuzzleError> {
    let number = text.strip_prefix(before).and_then(|it| it.parse().ok());
    number.ok_or_else(|| {
        let shown: String = text.chars().take(40).collect();
        ParsePuzzleError(format!("'{shown}' is not {before}N"))
    })
}
