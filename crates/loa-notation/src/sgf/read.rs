use super::boardspace::{self, Entry, PlayerColors, PlayerId};
use super::collection::read_games;
use super::header::{Header, take_players, take_result};
use super::{
    Action, Property, Record, RecordError, RecordFault, RecordNode, SgfError, Tree, Turn, Value,
};
use loa::Color;
use std::iter;
use std::mem;
use std::str::FromStr;

/// Reads all games of an SGF file.
///
/// # Errors
/// With the first fault, where it is, if the text is not SGF, a game is not Lines of Action, or
/// something in it has no meaning. Whether the moves are legal is not asked:
/// [`Record::to_game`] and [`Record::check`] tell.
pub fn read_records(text: &str) -> Result<Vec<Record>, RecordError> {
    let (first, others) = read_games(text)?;
    let others = others.into_iter().map(|(_, game)| game);
    iter::once(first).chain(others).map(read_game).collect()
}

/// Reads an SGF file of one game; errors are those of [`read_records`], and a second game is one.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let (first, others) = read_games(text)?;
        match others.first() {
            Some((place, _)) => Err(RecordFault::SecondGame.at(Some(*place))),
            None => read_game(first),
        }
    }
}

fn read_game(mut game: Tree<Vec<Property>>) -> Result<Record, RecordError> {
    let root = game.root();
    let Header {
        rule_set,
        move_limit,
        beginning,
    } = Header::take(&mut game[root])?;
    let player_colors = PlayerColors::find(&game, beginning.position().turn());
    let players = take_players(&mut game[root], player_colors);
    let result = take_result(&mut game[root], &players);
    let root_properties = mem::take(&mut game[root]);
    let (root, _) = read_node(root_properties, player_colors)?;
    let nodes = game.try_filter_map(root, |properties| {
        let (node, passed_over) = read_node(properties, player_colors)?;
        let empty = node == RecordNode::default();
        Ok::<_, RecordError>((!(passed_over && empty)).then_some(node))
    })?;
    Ok(Record {
        rule_set,
        move_limit,
        beginning,
        players,
        result,
        nodes,
    })
}

/// Reads a node, and tells whether something in it was passed over.
fn read_node(
    properties: Vec<Property>,
    player_colors: PlayerColors,
) -> Result<(RecordNode, bool), RecordError> {
    let mut node = RecordNode::default();
    let mut passed_over = false;
    for property in properties {
        let color = match property.name.as_str() {
            "B" => Some(Color::Black),
            "W" => Some(Color::White),
            _ => None,
        };
        if let Some(color) = color {
            for value in &property.values {
                let action = boardspace::read_turn(&value.text);
                set_turn(&mut node, color, action, value)?;
            }
        } else if let Some(player) = PlayerId::of(&property) {
            passed_over |= read_player(&mut node, property, player_colors.color(player))?;
        } else if property.name == "C" {
            for value in property.values {
                add_comment(&mut node.comment, &value.text);
            }
        } else {
            node.properties.push(property);
        }
    }
    Ok((node, passed_over))
}

/// Reads what BoardSpace says about a player, keeps what has no meaning here, and tells whether
/// something was passed over.
fn read_player(
    node: &mut RecordNode,
    property: Property,
    color: Color,
) -> Result<bool, RecordError> {
    let mut kept = Vec::new();
    let mut passed_over = false;
    for value in property.values {
        match boardspace::read_entry(&value.text) {
            Ok(Entry::Turn(action)) => set_turn(node, color, Ok(action), &value)?,
            Ok(Entry::Name(_) | Entry::Ignored) => passed_over = true,
            Ok(Entry::Unknown) => kept.push(value),
            Err(fault) => return Err(fault.at(value.place)),
        }
    }
    if !kept.is_empty() {
        node.properties.push(Property {
            name: property.name,
            values: kept,
        });
    }
    Ok(passed_over)
}

/// A careless file may have two comments in a node.
fn add_comment(comment: &mut Option<String>, text: &str) {
    match comment {
        Some(comment) => {
            comment.push('\n');
            comment.push_str(text);
        }
        None => *comment = Some(text.to_owned()),
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
    node.set_turn(Turn { color, action }, value.place);
    Ok(())
}

impl From<SgfError> for RecordError {
    fn from(error: SgfError) -> RecordError {
        RecordFault::Syntax(error.fault).at(Some(error.place))
    }
}
