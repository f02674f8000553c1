//! Whole games in any notation, told by their contents.
//!
//! [`read_games`] is the one way in for files and texts of games. `docs/formats.md` has the table
//! of notations. What can be read is kept: the first move that can't be played or read ends its
//! game, and [`ReadGame::left_out`] says which and why.
//!
//! Bounds: a file has at most [`LARGEST_FILE`] bytes, and at most a million nodes as SGF. Reading
//! takes time proportional to the length, and at most 160 bytes of memory for each byte. Where the
//! system refuses as much memory, reading is an error.

mod boards;
mod builder;
mod json;
mod ludii;
mod openspiel;
mod prose;
mod tag;
mod text;
mod word;
mod write;

pub use write::PgnMoves;

use crate::Fen;
use crate::sgf::{LeftOut, Record, RecordError, RecordFault, decode, read_kept, score};
use loa::{Game, Move, UnknownNameError};
use std::hint::black_box;
use std::str::FromStr;
use thiserror::Error;
use word::{Word, plain_word};

/// The largest file of games, in bytes.
pub const LARGEST_FILE: usize = 16 << 20;

/// The bytes of memory that there have to be for each byte of a text: what reading takes, and room
/// for what callers make of it.
const MEMORY: usize = 200;

/// How deep JSON may stand in texts of JSON: servers wrap a replay once.
const JSON_LEVELS: u32 = 2;

loa::named! {
    /// How games are written.
    pub enum Notation: "a notation of games" {
        /// The Smart Game Format, BoardSpace's files included.
        Sgf = "SGF",
        /// Moves with tags before them, as chess programs write games.
        Pgn = "PGN",
        /// Moves in the forms that people and programs write them in, and FEN.
        Moves = "moves",
        /// A trial of Ludii.
        Ludii = "Ludii",
        /// Numbers of actions or a serialized game of OpenSpiel.
        OpenSpiel = "OpenSpiel",
        /// JSON in which there are moves, actions or boards.
        Json = "JSON",
    }
}

/// The games of a text.
#[derive(Clone, Debug)]
pub struct GamesRead {
    /// The notation.
    pub notation: Notation,
    /// The games, one at least. A game without moves has a position that was set up.
    pub games: Vec<ReadGame>,
}

/// A game as far as it could be read and played.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// The game; every move in it can be played.
    pub record: Record,
    /// What was not kept of the main line, or else of a variation.
    pub left_out: Option<LeftOut>,
}

/// Why no game can be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ReadError {
    /// There is too much text.
    #[error("more than {LARGEST_FILE} bytes")]
    Large,
    /// There is too little memory.
    #[error("not enough memory to read {0} bytes")]
    Memory(usize),
    /// There is nothing but blanks.
    #[error("there is nothing to read")]
    Empty,
    /// There is no move.
    #[error(
        "there is no move in it: expected SGF, PGN, a FEN, moves like b1-b3, numbers of OpenSpiel, \
         or JSON with one of these"
    )]
    NoMove,
    /// A move can't be read or played where all have to be, or not even the first.
    #[error("{notation}: {left_out}")]
    FirstMove {
        /// The notation.
        notation: Notation,
        /// The first fault.
        left_out: LeftOut,
    },
    /// The text is SGF with a fault at its beginning.
    #[error("SGF: {0}")]
    Sgf(RecordError),
    /// The text is JSON with a fault.
    #[error("JSON: {0}")]
    Json(String),
    /// The game is another one.
    #[error("{notation}: the game is '{name}', not Lines of Action")]
    OtherGame {
        /// The notation.
        notation: Notation,
        /// What it is called, cut short.
        name: String,
    },
}

/// Reads all games of a text in any notation.
///
/// Where no rules are named they are unstated, and [`RuleSet::preset`](crate::RuleSet::preset)
/// tells which count.
///
/// # Errors
/// If there is no move and no position that can be read; the first reason is given.
pub fn read_games(bytes: &[u8]) -> Result<GamesRead, ReadError> {
    if bytes.len() > LARGEST_FILE {
        return Err(ReadError::Large);
    }
    if !has_memory(bytes.len()) {
        return Err(ReadError::Memory(bytes.len()));
    }
    let decoded = decode(bytes);
    let text = decoded.trim_start_matches('\u{feff}').trim();
    let mut read = read_notation(text, JSON_LEVELS)?;
    for game in &mut read.games {
        let left_out = game.record.keep_playable();
        game.left_out = game.left_out.take().or(left_out);
        game.record.result = game.record.final_result();
    }
    let is_empty = |game: &ReadGame| !has_content(&game.record);
    let is_whole = |game: &ReadGame| game.left_out.is_none();
    let is_beginning = read.games.first().is_some_and(is_whole);
    if is_beginning || !read.games.iter().all(is_empty) {
        return Ok(read);
    }
    let notation = read.notation;
    let left_out = read.games.into_iter().find_map(|game| game.left_out);
    Err(match left_out {
        Some(left_out) => ReadError::FirstMove { notation, left_out },
        None => ReadError::NoMove,
    })
}

/// Tells whether the system grants the memory that reading a text may take. What it refuses later
/// would end the program.
pub(crate) fn has_memory(length: usize) -> bool {
    let mut room = Vec::<u8>::new();
    // WebAssembly gives no memory back.
    let asked = !cfg!(target_family = "wasm");
    let wanted = length.saturating_mul(MEMORY);
    let refused = asked && room.try_reserve_exact(wanted).is_err();
    black_box(room);
    !refused
}

/// Plays moves in any form on from a game's position. A draw by repetition or move limit among them
/// is [passed over](Game::play_on).
///
/// # Errors
/// If one can't be read or played, there is none, there are words that are no moves, or a second
/// game; the moves before have been played.
pub fn play_moves(game: &mut Game, text: &str) -> Result<(), ReadError> {
    let position = Fen::from(*game.position());
    let read = read_games(format!("{position}\n{text}").as_bytes())?;
    let notation = read.notation;
    let mut games = read.games.into_iter();
    let Some(ReadGame { record, left_out }) = games.next() else {
        return Err(ReadError::NoMove);
    };
    let first_move = |left_out| ReadError::FirstMove { notation, left_out };
    let at_ply = |ply, fault: RecordFault| {
        first_move(LeftOut {
            ply,
            is_main: true,
            error: fault.at_node(None, ply),
        })
    };
    let mut plies = 0;
    for mv in record.main_moves() {
        let played = game.play_on(mv);
        played.map_err(|cause| at_ply(plies + 1, RecordFault::Illegal { mv, cause }))?;
        plies += 1;
    }
    match (left_out, word::stray_word(text)) {
        (Some(left_out), _) => Err(first_move(left_out)),
        (None, Some(word)) => Err(at_ply(plies + 1, RecordFault::Word(Move::unknown(&word)))),
        (None, None) if games.next().is_some() => Err(at_ply(plies + 1, RecordFault::SecondGame)),
        (None, None) if plies == 0 => Err(ReadError::NoMove),
        (None, None) => Ok(()),
    }
}

/// The moves of a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveLine {
    /// The moves; there is one at least.
    pub moves: Vec<Move>,
    /// Whether a number stands before one.
    pub is_numbered: bool,
    /// The most moves without a number between them.
    pub longest: usize,
}

/// Reads a line of moves in any form, with commas, numbers, marks and results between them. Whether
/// the moves can be played is not asked.
impl FromStr for MoveLine {
    type Err = UnknownNameError;

    fn from_str(line: &str) -> Result<MoveLine, UnknownNameError> {
        let (mut read, mut from, mut in_a_row) = (MoveLine::default(), None, 0);
        let mut rest = line;
        while !rest.is_empty() {
            let (text, after) = match score(rest) {
                Some((_, after)) => (String::new(), after),
                None => plain_word(rest),
            };
            rest = after.trim_start_matches(|c: char| c.is_whitespace() || c == ',' || c == ';');
            let mut word = Word::of(&text);
            if let Word::Number(_, dots, rest) = word {
                read.is_numbered |= dots > 0;
                in_a_row = 0;
                word = Word::of(rest);
            }
            let mv = match (word, from.take()) {
                (Word::Move(mv, _), None) => mv,
                (Word::Square(to), Some(from)) => Move::Jump(from, to),
                (Word::Square(square), None) => {
                    from = Some(square);
                    continue;
                }
                (Word::Dash, before) => {
                    from = before;
                    continue;
                }
                (Word::Prose, None) if !text.contains(char::is_alphabetic) => continue,
                _ => {
                    let error = text.parse::<Move>().err();
                    return Err(error.unwrap_or_else(|| Move::unknown(&text)));
                }
            };
            read.moves.push(mv);
            in_a_row += 1;
            read.longest = read.longest.max(in_a_row);
        }
        match read.moves.is_empty() || from.is_some() {
            true => Err(Move::unknown(line)),
            false => Ok(read),
        }
    }
}

fn has_content(record: &Record) -> bool {
    let is_set_up = matches!(record.beginning, crate::Beginning::Position(_));
    let mut nodes = record.nodes.preorder();
    is_set_up || nodes.any(|(_, node)| record.nodes[node].turn.is_some())
}

/// Reads games in any notation; JSON only as many `levels` deep, so that no text takes much stack.
fn read_notation(text: &str, levels: u32) -> Result<GamesRead, ReadError> {
    if text.is_empty() {
        return Err(ReadError::Empty);
    }
    if is_sgf(text) {
        return match read_sgf(text) {
            Err(ReadError::Sgf(error)) if matches!(error.fault, RecordFault::Syntax(_)) => {
                text::read(text).map_err(|_| ReadError::Sgf(error))
            }
            read => read,
        };
    }
    if let Some(levels) = levels.checked_sub(1)
        && let Some(read) = json::read(text, levels)?
    {
        return Ok(read);
    }
    for reader in [ludii::read, openspiel::read] {
        if let Some(read) = reader(text)? {
            return Ok(read);
        }
    }
    match text::read(text) {
        Err(ReadError::NoMove) if text.starts_with('(') => read_sgf(text),
        Err(ReadError::NoMove) if text.contains("(;") => {
            read_sgf(text).map_err(|_| ReadError::NoMove)
        }
        read => read,
    }
}

/// Tells whether the text begins as SGF does. SGF may also stand behind other text.
fn is_sgf(text: &str) -> bool {
    let inside = text.strip_prefix('(');
    inside.is_some_and(|inside| inside.trim_start().starts_with(';'))
}

fn read_sgf(text: &str) -> Result<GamesRead, ReadError> {
    let notation = Notation::Sgf;
    let games = read_kept(text).map_err(ReadError::Sgf)?;
    Ok(GamesRead { notation, games })
}
