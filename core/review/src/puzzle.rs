use crate::theme::Theme;
use crate::variation::add_variation;
use loa::{Move, Position, Preset, excerpt, join};
use loa_notation::{Beginning, Fen, Property, Record};
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
    pub task: PuzzleTask,
    /// The themes of the first move, in the order of [`Theme::ALL`].
    pub themes: Vec<Theme>,
    /// How hard the first move is to find, on the scale of the levels' Elo numbers.
    pub rating: u16,
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
pub enum PuzzleTask {
    /// Win within a number of own moves. Exactly one first move does.
    Win(u32),
    /// Prevent a win of the opponent within a number of the opponent's moves. Exactly one first
    /// move does.
    Hold(u32),
}

impl PuzzleTask {
    /// Returns the moves that the winner needs, or would need.
    pub const fn moves(self) -> u32 {
        match self {
            PuzzleTask::Win(moves) | PuzzleTask::Hold(moves) => moves,
        }
    }
}

/// Writes `win in 3`, or `hold against 3`.
impl fmt::Display for PuzzleTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleTask::Win(moves) => write!(f, "win in {moves}"),
            PuzzleTask::Hold(moves) => write!(f, "hold against {moves}"),
        }
    }
}

impl Puzzle {
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
        let mover = self.position.turn();
        if let Some(first) = add_variation(&mut record, root, mover, &self.solution) {
            record.nodes[first]
                .properties
                .push(Property::new("TE", "1"));
        }
        for line in &self.variations {
            let first = add_variation(&mut record, root, mover, line);
            if let (Some(first), PuzzleTask::Hold(_)) = (first, self.task) {
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
            PuzzleTask::Win(1) => format!("{mover} to move wins at once."),
            PuzzleTask::Win(moves) => format!("{mover} to move wins in {moves} moves."),
            PuzzleTask::Hold(1) => {
                format!("{mover} to move: only one move keeps {other} from winning at once.")
            }
            PuzzleTask::Hold(moves) => {
                format!(
                    "{mover} to move: only one move keeps {other} from winning within {moves} moves."
                )
            }
        };
        let themes = match self.themes[..] {
            [] => String::new(),
            _ => format!(" Themes: {}.", join(&self.themes, ", ")),
        };
        format!("{what}{themes} Rating: {}.", self.rating)
    }
}

/// Writes the puzzle on one line, its variations and source left out:
/// `FEN; rules; solution; task; themes; rating 1234`, where spaces separate moves and themes.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}; {}; {}; {}; {}; rating {}",
            Fen::from(self.position),
            self.preset,
            join(&self.solution, " "),
            self.task,
            join(&self.themes, " "),
            self.rating,
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
        let [fen, preset, moves, task, themes, rating] = fields[..] else {
            let count = fields.len();
            return Err(ParsePuzzleError(format!("{count} fields, expected 6")));
        };
        let position = fen.parse::<Fen>().map_err(wrong)?.position;
        let solution: Result<Vec<Move>, _> = moves.split_whitespace().map(str::parse).collect();
        let solution = solution.map_err(wrong)?;
        if solution.is_empty() {
            return Err(ParsePuzzleError("no solution".to_owned()));
        }
        let themes: Result<Vec<Theme>, _> = themes.split_whitespace().map(str::parse).collect();
        Ok(Puzzle {
            preset: preset.parse().map_err(wrong)?,
            position,
            task: parse_task(task)?,
            themes: themes.map_err(wrong)?,
            rating: parse_number(rating, "rating ")?,
            solution,
            variations: Vec::new(),
            source: None,
        })
    }
}

fn wrong(error: impl fmt::Display) -> ParsePuzzleError {
    ParsePuzzleError(error.to_string())
}

fn parse_task(text: &str) -> Result<PuzzleTask, ParsePuzzleError> {
    if text.starts_with("hold") {
        parse_number(text, "hold against ").map(PuzzleTask::Hold)
    } else {
        parse_number(text, "win in ").map(PuzzleTask::Win)
    }
}

fn parse_number<T: FromStr>(text: &str, before: &str) -> Result<T, ParsePuzzleError> {
    let number = text.strip_prefix(before).and_then(|it| it.parse().ok());
    number.ok_or_else(|| ParsePuzzleError(format!("'{}' is not {before}N", excerpt(text))))
}
