//! Positions as one line of text, in the manner of chess's FEN.
//!
//! ```text
//! fen    = board [ side [ "-" [ "-" ] ] [ since [ number ] ] ]      fields separated by blanks
//! board  = rank { "/" rank }                 from the top; 3 to 8 ranks of 3 to 8 squares
//! rank   = { piece | empties }               as many squares as the first rank
//! empties = a whole number from 1 on
//! side   = the player to move                the first player's, if it is missing
//! since  = plies since the last capture      0 if it is missing
//! number = move number                       1 if it is missing
//! ```
//!
//! Three alphabets are read; one text uses one of them. Whatever the letters, the first player is
//! Black here and the second White:
//!
//! | pieces    | first player's, Black | second player's, White | side to move |
//! |-----------|-----------------------|------------------------|--------------|
//! | `L` `l`   | `L`                   | `l`                    | `w` for Black (!), `b` for White |
//! | `x` `o`   | `x`, `X`              | `o`, `O`               | `x` for Black, `o` for White |
//! | `b` `w`   | `b`, `B`              | `w`, `W`               | only the words |
//!
//! The letters `w` and `b` that go with `L` and `l` come from chess, where `w` is the first player;
//! beside colour letters they would read as colours, so there they are refused. The words `black`
//! and `white` mean the colours with every alphabet. Words and side letters may be written in any
//! case. A board without pieces is refused.
//!
//! Always written in full with `L` and `l`: `1LLLLLL1/l6l/…/1LLLLLL1 w - - 0 1`.

use crate::sgf::is_number;
use loa::{Color, Game, NoPiecesError, Position, PositionFault, Rules, Size, UnknownNameError};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A position with the two counts that its text holds.
///
/// [`Display`](fmt::Display) writes it, `{:#}` only the board and the side to move; [`FromStr`]
/// reads it.
///
/// ```
/// use loa::{Position, Size, Start};
/// use loa_notation::Fen;
///
/// let text = "1LLL1/l3l/l3l/l3l/1LLL1 w - - 0 1";
/// let fen: Fen = text.parse()?;
/// let size = Size::new(5, 5).expect("5x5 is a size");
/// assert_eq!(fen.position, Position::start(size, Start::Standard));
/// assert_eq!(fen.to_string(), text);
/// assert_eq!(format!("{fen:#}"), "1LLL1/l3l/l3l/l3l/1LLL1 w");
/// # Ok::<(), loa_notation::ParseFenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fen {
    /// The pieces and the side to move.
    pub position: Position,
    /// The plies since the last capture.
    pub plies_since_capture: u32,
    /// The move number, which grows after each ply of the second player.
    pub move_number: u32,
}

impl Fen {
    /// Takes the position that a game has reached, with its counts: the first move is number 1, or
    /// that of the text that the game [began](Fen::game) with, and White's plies, passes too, make
    /// the number grow.
    pub fn from_game(game: &Game) -> Fen {
        let (since, moves) = game.counts_before();
        let plies = game.plies_since_capture();
        let is_since_before = plies as usize == game.past().len();
        Fen {
            position: *game.position(),
            plies_since_capture: plies.saturating_add(if is_since_before { since } else { 0 }),
            move_number: moves
                .saturating_add(game.plies_of(Color::White))
                .saturating_add(1),
        }
    }

    /// Takes the position that a game began with, or that was last set up, with what its text
    /// counts before it.
    pub fn first_of(game: &Game) -> Fen {
        let (plies_since_capture, moves) = game.counts_before();
        Fen {
            position: *game.first_position(),
            plies_since_capture,
            move_number: moves.saturating_add(1),
        }
    }

    /// Begins a game at the position, which is [judged](Game::new). The plies that the move number
    /// counts are [taken off](Fen::limit_left) the move limit.
    pub fn game(&self, rules: Rules) -> Game {
        self.begin(rules.with_move_limit(self.limit_left(rules.move_limit)))
    }

    /// Begins a game at the position as [`game`](Fen::game) does, under a move limit that does not
    /// count what was played before.
    pub fn begin(&self, rules: Rules) -> Game {
        let moves = self.move_number.saturating_sub(1);
        Game::new(rules, self.position).with_counts_before(self.plies_since_capture, moves)
    }

    /// Takes the plies that the move number counts off a move limit; a limit that has passed is
    /// dropped.
    ///
    /// White to move at move 1 counts as the first ply: an engine that believes a game to be over
    /// a ply too early has no move to answer with.
    pub fn limit_left(&self, limit: Option<u32>) -> Option<u32> {
        let left = limit.and_then(|limit| limit.checked_sub(self.plies_before()));
        left.filter(|left| *left > 0)
    }

    /// Returns the plies that the move number counts: what [`limit_left`](Fen::limit_left) takes
    /// off.
    pub fn plies_before(&self) -> u32 {
        let whole_moves = self.move_number.saturating_sub(1);
        let half_move = self.position.turn() == Color::White && whole_moves > 0;
        whole_moves
            .saturating_mul(2)
            .saturating_add(u32::from(half_move))
    }

    /// Reads a position as [`FromStr`] does, or an empty board, which an editor may show. Such a
    /// board takes the side letters of the first two alphabets.
    ///
    /// # Errors
    /// With the first fault and where it is.
    pub fn of_any_board(text: &str) -> Result<Fen, ParseFenError> {
        read(text).map(|(_, fen)| fen)
    }

    /// Returns what no game from a start position can lead to, in the pieces and the counts.
    pub fn faults(&self) -> Vec<PositionFault> {
        let Fen {
            plies_since_capture,
            move_number,
            ..
        } = *self;
        self.position.faults_with(plies_since_capture, move_number)
    }
}

/// Takes a position as one in which nothing has been played yet.
impl From<Position> for Fen {
    fn from(position: Position) -> Fen {
        Fen {
            position,
            plies_since_capture: 0,
            move_number: 1,
        }
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, rank) in self.position.ranks().enumerate() {
            f.write_str(if number > 0 { "/" } else { "" })?;
            let pieces: Vec<_> = rank.collect();
            for run in pieces.chunk_by(|a, b| a.is_none() && b.is_none()) {
                match run[0] {
                    Some(Color::Black) => f.write_str("L")?,
                    Some(Color::White) => f.write_str("l")?,
                    None => write!(f, "{}", run.len())?,
                }
            }
        }
        f.write_str(match self.position.turn() {
            Color::Black => " w",
            Color::White => " b",
        })?;
        if f.alternate() {
            return Ok(());
        }
        write!(f, " - - {} {}", self.plies_since_capture, self.move_number)
    }
}

loa::serialize_as_text!(Fen);

/// Text that is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("column {column}: {fault}")]
pub struct ParseFenError {
    /// Where the fault is, in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: FenFault,
}

/// What can be wrong with the text of a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum FenFault {
    /// There is nothing but blanks.
    #[error("there is no board")]
    Empty,
    /// A character of the board is neither a piece nor a number.
    #[error("'{}' is neither a piece (L l, x o or b w) nor a number of empty squares", .0.escape_debug())]
    Piece(char),
    /// A piece is from another alphabet than those before it.
    #[error("'{0}' does not go with the pieces before it")]
    Mixed(char),
    /// A number of empty squares is 0.
    #[error("0 is not a number of empty squares")]
    Zero,
    /// A rank has too many squares.
    #[error("a rank of more than {} squares", Size::MAX)]
    Wide,
    /// There are too many ranks.
    #[error("more than {} ranks", Size::MAX)]
    High,
    /// A rank is not as wide as the first one.
    #[error("a rank of {found} squares under one of {expected}")]
    Ragged {
        /// How many squares this rank has.
        found: usize,
        /// How many the first rank has.
        expected: usize,
    },
    /// The board is too small.
    #[error("a board of {width}x{height} squares, smaller than {min}x{min}", min = Size::MIN)]
    Small {
        /// The number of files.
        width: usize,
        /// The number of ranks.
        height: usize,
    },
    /// The side to move is not named as the board's letters ask for, a count is not a whole number
    /// or too large, or something follows after the last field.
    #[error(transparent)]
    Word(UnknownNameError),
    /// No square of the board has a piece.
    #[error(transparent)]
    NoPieces(NoPiecesError),
}

impl FromStr for Fen {
    type Err = ParseFenError;

    fn from_str(text: &str) -> Result<Fen, ParseFenError> {
        let (board, fen) = read(text)?;
        let checked = fen.position.with_pieces();
        checked.map_err(|error| FenFault::NoPieces(error).at(board))?;
        Ok(fen)
    }
}

/// Reads a position, and where its board begins.
fn read(text: &str) -> Result<(usize, Fen), ParseFenError> {
    let mut fields = fields(text).peekable();
    let (start, board) = fields.next().ok_or_else(|| FenFault::Empty.at(1))?;
    let (mut position, alphabet) = read_board(start, board)?;
    if let Some((column, side)) = fields.next() {
        position.set_turn(read_side(side, alphabet).map_err(|fault| fault.at(column))?);
    }
    for _ in 0..2 {
        fields.next_if(|(_, field)| *field == "-");
    }
    let mut count = |default| match fields.next() {
        Some((column, digits)) => read_count(digits).map_err(|fault| fault.at(column)),
        None => Ok(default),
    };
    let fen = Fen {
        position,
        plies_since_capture: count(0)?,
        move_number: count(1)?,
    };
    match fields.next() {
        Some((column, field)) => Err(unknown(field, "is one field too many").at(column)),
        None => Ok((start, fen)),
    }
}

impl FenFault {
    fn at(self, column: usize) -> ParseFenError {
        let fault = self;
        ParseFenError { column, fault }
    }
}

/// Splits at blanks; each field comes with the column of its first character.
fn fields(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let (mut rest, mut column) = (text, 1);
    std::iter::from_fn(move || {
        let field = rest.trim_start();
        column += rest[..rest.len() - field.len()].chars().count();
        let end = field.find(char::is_whitespace).unwrap_or(field.len());
        let start = column;
        column += field[..end].chars().count();
        rest = &field[end..];
        (end > 0).then_some((start, &field[..end]))
    })
}

/// The letters that stand for pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alphabet {
    /// `L` and `l`.
    Lines,
    /// `x` and `o`.
    Crosses,
    /// `b` and `w`.
    Colors,
}

impl Alphabet {
    fn piece(letter: char) -> Option<(Alphabet, Color)> {
        Some(match letter {
            'L' => (Alphabet::Lines, Color::Black),
            'l' => (Alphabet::Lines, Color::White),
            'x' | 'X' => (Alphabet::Crosses, Color::Black),
            'o' | 'O' => (Alphabet::Crosses, Color::White),
            'b' | 'B' => (Alphabet::Colors, Color::Black),
            'w' | 'W' => (Alphabet::Colors, Color::White),
            _ => return None,
        })
    }
}

/// Reads the board, Black to move, and the alphabet of its pieces.
fn read_board(start: usize, text: &str) -> Result<(Position, Option<Alphabet>), ParseFenError> {
    let mut alphabet = None;
    let mut ranks: Vec<Vec<Option<Color>>> = Vec::new();
    let mut column = start;
    for text in text.split('/') {
        if ranks.len() == usize::from(Size::MAX) {
            return Err(FenFault::High.at(column));
        }
        let rank = read_rank(column, text, &mut alphabet)?;
        let found = rank.len();
        let expected = ranks.first().map_or(found, Vec::len);
        if found != expected {
            return Err(FenFault::Ragged { found, expected }.at(column));
        }
        ranks.push(rank);
        column += text.chars().count() + 1;
    }
    let (width, height) = (ranks.first().map_or(0, Vec::len), ranks.len());
    let position = Position::from_ranks(ranks, Color::Black)
        .ok_or_else(|| FenFault::Small { width, height }.at(start))?;
    Ok((position, alphabet))
}

fn read_rank(
    start: usize,
    text: &str,
    alphabet: &mut Option<Alphabet>,
) -> Result<Vec<Option<Color>>, ParseFenError> {
    let mut rank = Vec::new();
    let mut letters = (start..).zip(text.chars()).peekable();
    while let Some((column, letter)) = letters.next() {
        if let Some(digit) = letter.to_digit(10) {
            let mut empty = digit as usize;
            while let Some(digit) = letters.peek().and_then(|(_, next)| next.to_digit(10)) {
                empty = empty.saturating_mul(10).saturating_add(digit as usize);
                letters.next();
            }
            if empty == 0 {
                return Err(FenFault::Zero.at(column));
            }
            // One square too many is enough for the error; a million need no memory.
            let room = usize::from(Size::MAX) + 1 - rank.len();
            rank.extend(std::iter::repeat_n(None, empty.min(room)));
        } else {
            let piece = Alphabet::piece(letter).ok_or_else(|| FenFault::Piece(letter).at(column));
            let (found, color) = piece?;
            if *alphabet.get_or_insert(found) != found {
                return Err(FenFault::Mixed(letter).at(column));
            }
            rank.push(Some(color));
        }
        if rank.len() > usize::from(Size::MAX) {
            return Err(FenFault::Wide.at(column));
        }
    }
    Ok(rank)
}

fn read_side(text: &str, alphabet: Option<Alphabet>) -> Result<Color, FenFault> {
    use Alphabet::{Colors, Crosses, Lines};
    match (text.to_ascii_lowercase().as_str(), alphabet) {
        ("black", _) | ("w", None | Some(Lines)) | ("x", None | Some(Crosses)) => Ok(Color::Black),
        ("white", _) | ("b", None | Some(Lines)) | ("o", None | Some(Crosses)) => Ok(Color::White),
        _ => {
            let expected = match alphabet {
                Some(Lines) => "w (the first player, Black) or b (the second, White)",
                Some(Crosses) => "x, o, black or white",
                Some(Colors) => "the word black or white",
                None => "w, b, x, o, black or white",
            };
            Err(unknown(
                text,
                &format!("is not a side to move: expected {expected}"),
            ))
        }
    }
}

fn unknown(text: &str, fault: &str) -> FenFault {
    FenFault::Word(UnknownNameError::new(text, fault))
}

fn read_count(text: &str) -> Result<u32, FenFault> {
    let count = text.parse().ok().filter(|_| is_number(text));
    count.ok_or_else(|| unknown(text, "is not a number"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Move, Preset, Start};

    const STANDARD: &str = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1";

    #[track_caller]
    fn message(text: &str) -> String {
        text.parse::<Fen>().unwrap_err().to_string()
    }

    #[track_caller]
    fn read(text: &str) -> Fen {
        text.parse().unwrap()
    }

    #[test]
    fn trailing_fields_may_be_missing() {
        let start = Fen::from(Position::start(Size::STANDARD, Start::Standard));
        assert_eq!(start.to_string(), STANDARD);
        let fields: Vec<_> = STANDARD.split(' ').collect();
        for count in 1..=fields.len() {
            assert_eq!(read(&fields[..count].join(" ")), start);
        }
        let fen = read("1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 b 7 12");
        assert_eq!((fen.plies_since_capture, fen.move_number), (7, 12));
        assert_eq!(fen.position.turn(), Color::White);
    }

    #[test]
    fn without_a_side_the_first_player_is_to_move() {
        assert_eq!(read("1bb/w2/2w black"), read("1LL/l2/2l"));
        let empty = |side: &str| Fen::of_any_board(&format!("3/3/3 {side}")).unwrap();
        assert_eq!(empty("o"), empty("b"));
    }

    #[test]
    fn errors_name_what_was_found_and_where() {
        for (text, expected) in [
            ("", "column 1: there is no board"),
            (
                "  3/3",
                "column 3: a board of 3x2 squares, smaller than 3x3",
            ),
            ("  3/3/3 w", "column 3: the board has no pieces"),
            (
                "3/q2/3",
                "column 3: 'q' is neither a piece (L l, x o or b w) nor a number of empty squares",
            ),
            (
                "L2/x2/3",
                "column 4: 'x' does not go with the pieces before it",
            ),
            ("3/12/3", "column 3: a rank of more than 8 squares"),
            (
                "3/99999999999999999999999/3",
                "column 3: a rank of more than 8 squares",
            ),
            ("3/LLLLLLLLL/3", "column 11: a rank of more than 8 squares"),
            ("3/L0LL/3", "column 4: 0 is not a number of empty squares"),
            ("3/2/3", "column 3: a rank of 2 squares under one of 3"),
            ("3//3", "column 3: a rank of 0 squares under one of 3"),
            ("3/3/3/3/3/3/3/3/3", "column 17: more than 8 ranks"),
            (
                "L2/3/3 z",
                "column 8: 'z' is not a side to move: expected w (the first player, Black) or b (the second, White)",
            ),
            (
                "b2/3/3 b",
                "column 8: 'b' is not a side to move: expected the word black or white",
            ),
            (
                "x2/3/3 w",
                "column 8: 'w' is not a side to move: expected x, o, black or white",
            ),
            ("L2/3/3 w - - zéro 1", "column 14: 'zéro' is not a number"),
            ("L2/3/3 w - - +1 1", "column 14: '+1' is not a number"),
            (
                "L2/3/3 w - - 0 4294967296",
                "column 16: '4294967296' is not a number",
            ),
            (
                "L2/3/3 w - - 0 1 what",
                "column 18: 'what' is one field too many",
            ),
        ] {
            assert_eq!(message(text), expected, "{text}");
        }
    }

    #[test]
    fn the_move_number_counts_for_the_limit() {
        const BOARD: &str = "1LL1/l2l/l2l/1LL1";
        for (rest, left) in [
            ("w - - 0 1", Some(60)),
            ("b - - 0 1", Some(60)),
            ("b - - 0 2", Some(57)),
            ("w - - 0 30", Some(2)),
            ("b - - 0 30", Some(1)),
            ("w - - 0 31", None),
            ("w - - 0 4294967295", None),
        ] {
            let game = read(&format!("{BOARD} {rest}")).game(Preset::BERKELEY.rules);
            assert_eq!(game.rules().move_limit, left, "{rest}");
        }
        let game = read(&format!("{BOARD} w - - 0 9")).game(Preset::SOUCIE.rules);
        assert_eq!(game.rules().move_limit, None);
    }

    #[test]
    fn counts_go_on_from_where_the_game_began() {
        let fen: Fen = "1LL1/l2l/l2l/1LL1 w - - 7 29".parse().unwrap();
        let mut game = fen.game(Preset::SOUCIE.rules);
        let mut texts = vec![Fen::from_game(&game).to_string()];
        for (from, to) in [("b1", "d1"), ("a2", "c2"), ("b4", "d2")] {
            let mv = Move::Jump(from.parse().unwrap(), to.parse().unwrap());
            game.play(mv).unwrap();
            texts.push(Fen::from_game(&game).to_string());
        }
        let counts = texts.iter().map(|text| text.split_once(' ').unwrap().1);
        let expected = ["w - - 7 29", "b - - 8 29", "w - - 9 30", "b - - 0 30"];
        assert!(counts.eq(expected), "{texts:?}");
        game.set("a1".parse().unwrap(), None, Color::White).unwrap();
        assert_eq!(Fen::from_game(&game).move_number, 30);
        assert_eq!(Fen::from_game(&game).plies_since_capture, 0);
    }
}
