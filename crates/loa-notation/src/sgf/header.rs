//! The properties of a root that say what game it is and how it begins.

use super::boardspace::{self, Entry, PlayerColors, PlayerId};
use super::{Beginning, Ending, GameResult, Property, RecordError, RecordFault, RuleSet, Value};
use crate::Fen;
use loa::{ByColor, Color, Position, Preset, Size, Square, SquareSet, Start, excerpt};

/// What the root says about the game, apart from comments, moves and what has no meaning here.
pub(super) struct Header {
    pub(super) rule_set: RuleSet,
    pub(super) move_limit: Option<u32>,
    pub(super) beginning: Beginning,
}

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

impl Header {
    /// Takes the header out of the properties of a root; the others stay there.
    pub(super) fn take(properties: &mut Vec<Property>) -> Result<Header, RecordError> {
        let from_boardspace = properties.iter().any(|p| PlayerId::of(p).is_some());
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
        let move_limit = match root.take("ML") {
            Some(value) => read_move_limit(&value)?,
            None => preset.rules.move_limit,
        };
        Ok(Header {
            beginning: take_beginning(&mut root, preset.start)?,
            rule_set,
            move_limit,
        })
    }
}

fn is_ours(game: &str) -> bool {
    game == "9" || game.eq_ignore_ascii_case("loa")
}

/// Takes the players' names out of a root: `PB` and `PW`, or what BoardSpace has in their place.
pub(super) fn take_players(
    properties: &mut Vec<Property>,
    player_colors: PlayerColors,
) -> ByColor<Option<String>> {
    let mut root = Root(properties);
    let mut name = |property| root.take(property).map(|value| value.text);
    let mut players = ByColor {
        black: name("PB"),
        white: name("PW"),
    };
    let name_in = |property: &Property| {
        let value = property.values.first()?;
        match boardspace::read_entry(&value.text) {
            Ok(Entry::Name(name)) => Some((player_colors.color(PlayerId::of(property)?), name)),
            _ => None,
        }
    };
    for (color, name) in properties.iter().filter_map(name_in) {
        players[color].get_or_insert(name);
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

fn read_move_limit(value: &Value) -> Result<Option<u32>, RecordError> {
    let text = value.text.trim();
    if text.eq_ignore_ascii_case("none") {
        return Ok(None);
    }
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let limit = text.parse().ok().filter(|_| digits);
    limit
        .map(Some)
        .ok_or_else(|| RecordFault::MoveLimit(excerpt(&value.text)).at(value.place))
}

/// Takes out what says how the game begins: `SZ`, `SU`, `IP`, `AB`, `AW`, `AE`, `PL`.
fn take_beginning(root: &mut Root<'_>, usual: Start) -> Result<Beginning, RecordError> {
    let stated = root.take("SZ").as_ref().map(read_size).transpose()?;
    let set_up = root.take("SU");
    let drawn = take_fen(root, stated)?;
    let size = drawn.map_or(stated.unwrap_or_default(), |position| position.size());
    let pieces = Pieces::take(root, size)?;
    let start = match &set_up {
        None if pieces.any() => None,
        None => Some(usual),
        Some(value) => read_start(&value.text),
    };
    let before = match (drawn, start, set_up) {
        (Some(position), _, _) => Beginning::Position(position),
        (None, Some(start), _) => Beginning::Start(start, size),
        (None, None, Some(value)) if !pieces.any() => {
            return Err(RecordFault::Start(excerpt(&value.text)).at(value.place));
        }
        (None, None, _) => Beginning::Position(Position::empty(size)),
    };
    let mut position = before.position();
    pieces.put_on(&mut position);
    if let Some(value) = root.take("PL") {
        position.set_turn(read_side(&value)?);
    }
    let changed = position != before.position();
    Ok(if changed {
        Beginning::Position(position)
    } else {
        before
    })
}

/// Takes the initial position out of a root. Other programs use `IP` for the node that a viewer
/// should open with; such a value, which has no `/`, is left where it is.
fn take_fen(root: &mut Root<'_>, stated: Option<Size>) -> Result<Option<Position>, RecordError> {
    let is_position = |property: &Property| {
        let value = property.values.first();
        property.name == "IP" && value.is_some_and(|value| value.text.contains('/'))
    };
    let Some(index) = root.0.iter().position(is_position) else {
        return Ok(None);
    };
    let Some(value) = root.0.remove(index).values.into_iter().next() else {
        return Ok(None);
    };
    let fen: Result<Fen, _> = value.text.parse();
    let position = fen
        .map_err(|error| RecordFault::Fen(error).at(value.place))?
        .position;
    match stated {
        Some(stated) if stated != position.size() => {
            let found = position.size();
            Err(RecordFault::SizeMismatch { found, stated }.at(value.place))
        }
        _ => Ok(Some(position)),
    }
}

/// Reads `8`, `6:5` (files and ranks) or `6x5`.
fn read_size(value: &Value) -> Result<Size, RecordError> {
    let text = value.text.trim();
    let (width, height) = text.split_once([':', 'x', 'X']).unwrap_or((text, text));
    let side = |text: &str| text.trim().parse::<u8>().ok();
    side(width)
        .zip(side(height))
        .and_then(|(width, height)| Size::new(width, height))
        .ok_or_else(|| RecordFault::Size(excerpt(&value.text)).at(value.place))
}

/// Reads the name of a start position; hyphens, underscores and blanks in it mean nothing.
fn read_start(text: &str) -> Option<Start> {
    let letters = text
        .chars()
        .filter(|c| !matches!(c, '-' | '_') && !c.is_whitespace());
    let name: String = letters.take(32).collect();
    match name.to_ascii_lowercase().as_str() {
        "" | "loa" | "standard" => Some(Start::Standard),
        "scrambled" | "scrambledeggs" => Some(Start::Scrambled),
        "sides" => Some(Start::Sides),
        _ => None,
    }
}

fn read_side(value: &Value) -> Result<Color, RecordError> {
    let text = value.text.trim();
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(RecordFault::Side(excerpt(&value.text)).at(value.place)),
    }
}

/// The squares that `AB`, `AW` and `AE` put something on.
struct Pieces {
    black: SquareSet,
    white: SquareSet,
    empty: SquareSet,
}

impl Pieces {
    fn take(root: &mut Root<'_>, size: Size) -> Result<Pieces, RecordError> {
        let mut squares = |name| read_points(&root.take_all(name), size);
        Ok(Pieces {
            black: squares("AB")?,
            white: squares("AW")?,
            empty: squares("AE")?,
        })
    }

    /// Tells whether pieces are put on the board at all.
    const fn any(&self) -> bool {
        !self.black.is_empty() || !self.white.is_empty()
    }

    fn put_on(&self, position: &mut Position) {
        let to_move = position.turn();
        let all = [
            (self.empty, None),
            (self.black, Some(Color::Black)),
            (self.white, Some(Color::White)),
        ];
        for (squares, piece) in all {
            for square in squares {
                // The squares were found to be on the board when they were read.
                let _ = position.set(square, piece, to_move);
            }
        }
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
        let (a, b): (Square, Square) = square(a)
            .zip(square(b))
            .ok_or_else(|| RecordFault::Point(excerpt(&value.text)).at(value.place))?;
        let within = |a: u8, b: u8, c: u8| a.min(b) <= c && c <= a.max(b);
        squares |= (size.squares().into_iter())
            .filter(|s| within(a.file(), b.file(), s.file()))
            .filter(|s| within(a.rank(), b.rank(), s.rank()))
            .collect();
    }
    Ok(squares)
}
