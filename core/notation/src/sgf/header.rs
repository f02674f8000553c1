//! The properties of a root that say what game it is and how it begins.

use super::boardspace::{Entry, is_player, read_entry};
use super::text::is_number;
use super::{
    Beginning, Ending, GameResult, Property, Record, RecordError, RecordFault, RuleSet, Value,
};
use crate::Fen;
use loa::{
    ByColor, Color, Position, Preset, Size, Square, SquareSet, Start, UnknownNameError, excerpt,
};

/// What can be taken out of a root's properties.
struct Root<'a>(&'a mut Vec<Property>);

impl Root<'_> {
    /// Takes out all properties of a name, which is one unless the file is careless, and returns
    /// their values.
    fn take_all(&mut self, name: &str) -> Vec<Value> {
        let named = self.0.extract_if(.., |property| property.name == name);
        named.flat_map(|property| property.values).collect()
    }

    /// Takes out all properties of a name and returns the first value.
    fn take(&mut self, name: &str) -> Option<Value> {
        self.take_all(name).into_iter().next()
    }
}

/// Takes what a root says about the rules and the initial position out of its properties, and makes
/// a record of it without moves. The other properties stay there.
pub(super) fn read_header(properties: &mut Vec<Property>) -> Result<Record, RecordError> {
    let from_boardspace = properties.iter().any(is_player);
    let mut root = Root(properties);
    // The writer's own business: every record is written as FF[4] and in UTF-8.
    root.take("FF");
    root.take("CA");
    if let Some(game) = root.take("GM").filter(|game| !is_ours(game.text.trim())) {
        return Err(RecordFault::OtherGame(excerpt(&game.text)).at(game.place));
    }
    let rule_set = match root.take("RU") {
        Some(value) => RuleSet::from_text(&value.text),
        None if from_boardspace => RuleSet::Preset(Preset::BOARDSPACE),
        None => RuleSet::Unstated,
    };
    let preset = rule_set.preset();
    let limit = root
        .take("ML")
        .map(|value| read_move_limit(&value.text).map_err(|fault| fault.at(value.place)));
    let limit = limit.transpose()?;
    let mut record = Record::new(preset, take_beginning(&mut root, preset.start)?);
    record.move_limit = limit.unwrap_or(record.move_limit);
    record.rule_set = rule_set;
    Ok(record)
}

fn is_ours(game: &str) -> bool {
    let letters = game.chars().filter(char::is_ascii_alphanumeric);
    let name = letters.collect::<String>().to_ascii_lowercase();
    matches!(&*name, "9" | "loa" | "linesofaction")
}

/// Takes the players' names out of a root: `PB` and `PW`, or what BoardSpace has in their place.
pub(super) fn take_players(properties: &mut Vec<Property>, p0: Color) -> ByColor<Option<String>> {
    let mut root = Root(properties);
    let mut name = |property| root.take(property).map(|value| value.text);
    let mut players = ByColor {
        black: name("PB"),
        white: name("PW"),
    };
    for property in properties.iter().filter(|property| is_player(property)) {
        let color = if property.name == "P0" { p0 } else { !p0 };
        if let Some(Ok(Entry::Name(name))) = property.values.first().map(|v| read_entry(&v.text)) {
            players[color].get_or_insert(name);
        }
    }
    players
}

/// Takes the result out of a root. BoardSpace names the winner: `Game won by Ann`.
pub(super) fn take_result(
    properties: &mut Vec<Property>,
    players: &ByColor<Option<String>>,
) -> Option<GameResult> {
    let text = Root(properties).take("RE")?.text;
    let winner = strip_words(&text, "game won by ").and_then(|winner| {
        let name = winner.trim().trim_matches('"');
        let won = |color: &Color| players[*color].as_deref() == Some(name);
        let mut winners = Color::ALL.into_iter().filter(won);
        // Two players of one name leave it open.
        winners.next().filter(|_| winners.next().is_none())
    });
    Some(match winner {
        Some(winner) => GameResult::Win(winner, Ending::Unstated),
        None => GameResult::from_text(&text),
    })
}

/// Takes words, in any case, off the beginning of a text.
fn strip_words<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    let (head, tail) = text.split_at_checked(words.len())?;
    head.eq_ignore_ascii_case(words).then_some(tail)
}

/// Reads a number of plies, or `none`.
pub(crate) fn read_move_limit(text: &str) -> Result<Option<u32>, RecordFault> {
    let number = text.trim();
    if number.eq_ignore_ascii_case("none") {
        return Ok(None);
    }
    let limit = number.parse().ok().filter(|_| is_number(number));
    limit
        .map(Some)
        .ok_or_else(|| RecordFault::MoveLimit(excerpt(text)))
}

/// Takes out what says how the game begins: `SZ`, `SU`, `IP`, `AB`, `AW`, `AE`, `PL`.
fn take_beginning(root: &mut Root<'_>, usual: Start) -> Result<Beginning, RecordError> {
    let stated = root.take("SZ").as_ref().map(read_size).transpose()?;
    let set_up = root.take("SU");
    let drawn = take_fen(root, stated)?;
    let size = drawn.map_or(stated.unwrap_or_default(), |fen| fen.position.size());
    let mut squares = |name| read_points(&root.take_all(name), size);
    let (black, white, empty) = (squares("AB")?, squares("AW")?, squares("AE")?);
    let any_pieces = !(black | white).is_empty();
    let start = match &set_up {
        None if any_pieces => None,
        None => Some(usual),
        Some(value) => read_start(&value.text),
    };
    let before = match (drawn, start, set_up) {
        (Some(fen), _, _) => Beginning::Position(fen),
        (None, Some(start), _) => Beginning::Start(start, size),
        (None, None, Some(value)) if !any_pieces => {
            let starts = "Standard, Scrambled-eggs, Sides, or Custom with IP";
            return Err(unknown(
                &value,
                format!("is not a start position ({starts})"),
            ));
        }
        (None, None, _) => Beginning::Position(Position::empty(size).into()),
    };
    let mut position = before.position();
    let (black, white) = ((black, Some(Color::Black)), (white, Some(Color::White)));
    for (squares, piece) in [(empty, None), black, white] {
        for square in squares {
            // The squares were found to be on the board when they were read.
            let _ = position.set(square, piece, position.turn());
        }
    }
    if let Some(value) = root.take("PL") {
        position.set_turn(read_side(&value)?);
    }
    position
        .with_pieces()
        .map_err(|error| RecordFault::NoPieces(error).at(None))?;
    if position != before.position() {
        let fen = Fen {
            position,
            ..before.fen()
        };
        return Ok(Beginning::Position(fen));
    }
    Ok(before)
}

/// Takes the initial position out of a root. Other programs use `IP` for the node that a viewer
/// should open with; such a value, which has no `/`, is left where it is.
fn take_fen(root: &mut Root<'_>, stated: Option<Size>) -> Result<Option<Fen>, RecordError> {
    let is_position = |property: &mut Property| {
        let value = property.values.first();
        property.name == "IP" && value.is_some_and(|value| value.text.contains('/'))
    };
    let drawn = root.0.extract_if(.., is_position).next();
    let Some(value) = drawn.and_then(|property| property.values.into_iter().next()) else {
        return Ok(None);
    };
    let fen: Result<Fen, _> = value.text.parse();
    let fen = fen.map_err(|error| RecordFault::Fen(error).at(value.place))?;
    let found = fen.position.size();
    match stated {
        Some(stated) if stated != found => {
            Err(RecordFault::SizeMismatch { found, stated }.at(value.place))
        }
        _ => Ok(Some(fen)),
    }
}

fn unknown(value: &Value, fault: impl std::fmt::Display) -> RecordError {
    RecordFault::Word(UnknownNameError::new(&value.text, fault)).at(value.place)
}

/// Reads `8`, `6:5` (files and ranks) or `6x5`.
fn read_size(value: &Value) -> Result<Size, RecordError> {
    let text = value.text.trim();
    let (width, height) = text.split_once([':', 'x', 'X']).unwrap_or((text, text));
    let side = |text: &str| text.trim().parse::<u8>().ok();
    side(width)
        .zip(side(height))
        .and_then(|(width, height)| Size::new(width, height))
        .ok_or_else(|| unknown(value, "is not a board size (3 to 8, or 3:3 to 8:8)"))
}

/// Reads the name of a start position; hyphens, underscores and blanks in it mean nothing.
fn read_start(text: &str) -> Option<Start> {
    let letters = text
        .chars()
        .filter(|c| !matches!(c, '-' | '_') && !c.is_whitespace());
    let name: String = letters.take(32).collect();
    match name.to_ascii_lowercase().as_str() {
        "" | "loa" => Some(Start::Standard),
        "scrambledeggs" => Some(Start::Scrambled),
        "reversed" => Some(Start::Sides),
        name => name.parse().ok(),
    }
}

fn read_side(value: &Value) -> Result<Color, RecordError> {
    let text = value.text.trim();
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(unknown(value, "is not a side to move: expected B or W")),
    }
}

/// Reads a list of squares (`b1`) and rectangles (`b1:g1`).
fn read_points(values: &[Value], size: Size) -> Result<SquareSet, RecordError> {
    let mut squares = SquareSet::default();
    for value in values {
        let text = value.text.trim();
        if text.is_empty() {
            continue;
        }
        let (a, b) = text.split_once(':').unwrap_or((text, text));
        let square = |name: &str| name.trim().parse().ok().filter(|s| size.contains(*s));
        let fault = "names no square, nor a rectangle of squares, of the board";
        let corners = square(a).zip(square(b));
        let (a, b): (Square, Square) = corners.ok_or_else(|| unknown(value, fault))?;
        squares |= rectangle(a, b, size);
    }
    Ok(squares)
}

/// Returns the squares between two corners, on a board of a size.
pub(super) fn rectangle(a: Square, b: Square, size: Size) -> SquareSet {
    let within = |a: u8, b: u8, c: u8| a.min(b) <= c && c <= a.max(b);
    (size.squares().into_iter())
        .filter(|s| within(a.file(), b.file(), s.file()))
        .filter(|s| within(a.rank(), b.rank(), s.rank()))
        .collect()
}
