use super::boardspace::{self, Entry};
use super::collection::read_games;
use super::header::{read_header, take_players, take_result};
use super::{
    Action, Property, Record, RecordError, RecordFault, RecordNode, SgfError, SgfFault, Tree, Turn,
    Value,
};
use loa::Color;
use std::mem;
use std::str::FromStr;

/// Reads all games of an SGF file.
///
/// # Errors
/// With the first fault, where it is, if the text is not SGF, a game is not Lines of Action, or
/// something in it has no meaning. Whether the moves are legal is not asked:
/// [`Record::to_game`] and [`Record::check`] tell.
pub fn read_records(text: &str) -> Result<Vec<Record>, RecordError> {
    let games = read_games(text)?.into_iter();
    games.map(|(_, game)| read_game(game)).collect()
}

/// Reads an SGF file of one game; errors are those of [`read_records`], and a second game is one.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut games = read_games(text)?.into_iter();
        match (games.next(), games.next()) {
            (_, Some((place, _))) => Err(RecordFault::SecondGame.at(Some(place))),
            (Some((_, game)), None) => read_game(game),
            (None, None) => Err(RecordFault::Syntax(SgfFault::NoGame).at(None)),
        }
    }
}

fn read_game(mut game: Tree<Vec<Property>>) -> Result<Record, RecordError> {
    let root = game.root();
    let mut record = read_header(&mut game[root])?;
    let p0 = boardspace::color_of_p0(&game, record.beginning.position().turn());
    record.players = take_players(&mut game[root], p0);
    record.result = take_result(&mut game[root], &record.players);
    let (root, _) = read_node(mem::take(&mut game[root]), p0)?;
    record.nodes = game.try_filter_map(root, |properties| {
        let (node, passed_over) = read_node(properties, p0)?;
        let empty = node == RecordNode::default();
        Ok::<_, RecordError>((!(passed_over && empty)).then_some(node))
    })?;
    Ok(record)
}

/// Reads a node, and tells whether something in it was passed over.
fn read_node(properties: Vec<Property>, p0: Color) -> Result<(RecordNode, bool), RecordError> {
    let mut node = RecordNode::default();
    let mut passed_over = false;
    for property in properties {
        match property.name.as_str() {
            "B" => read_turns(&mut node, &property, Color::Black)?,
            "W" => read_turns(&mut node, &property, Color::White)?,
            "P0" => passed_over |= read_player(&mut node, property, p0)?,
            "P1" => passed_over |= read_player(&mut node, property, !p0)?,
            "C" => {
                let texts = property.values.into_iter().map(|value| value.text);
                texts.for_each(|text| add_comment(&mut node, text));
            }
            _ => node.properties.push(property),
        }
    }
    Ok((node, passed_over))
}

fn read_turns(node: &mut RecordNode, turns: &Property, color: Color) -> Result<(), RecordError> {
    (turns.values.iter())
        .try_for_each(|value| set_turn(node, color, boardspace::read_turn(&value.text), value))
}

/// Reads what BoardSpace says about a player, keeps what has no meaning here, and tells whether
/// something was passed over.
fn read_player(
    node: &mut RecordNode,
    mut property: Property,
    color: Color,
) -> Result<bool, RecordError> {
    let mut passed_over = false;
    for value in mem::take(&mut property.values) {
        match boardspace::read_entry(&value.text) {
            Ok(Entry::Turn(action)) => set_turn(node, color, Ok(action), &value)?,
            Ok(Entry::Name(_) | Entry::Ignored) => passed_over = true,
            Ok(Entry::Unknown) => property.values.push(value),
            Err(fault) => return Err(fault.at(value.place)),
        }
    }
    if !property.values.is_empty() {
        node.properties.push(property);
    }
    Ok(passed_over)
}

/// A careless file may have two comments in a node.
fn add_comment(node: &mut RecordNode, text: String) {
    match &mut node.comment {
        Some(comment) => comment.extend(["\n", &text]),
        None => node.comment = Some(text),
    }
}

fn set_turn(
    node: &mut RecordNode,
    color: Color,
    action: Result<Action, RecordFault>,
    value: &Value,
) -> Result<(), RecordError> {
    let action = action.map_err(|fault| fault.at(value.place))?;
    if node.turn.is_some() {
        return Err(RecordFault::SecondMove.at(value.place));
    }
    node.turn = Some(Turn { color, action });
    node.place = value.place;
    Ok(())
}

impl From<SgfError> for RecordError {
    fn from(error: SgfError) -> RecordError {
        RecordFault::Syntax(error.fault).at(Some(error.place))
    }
}
