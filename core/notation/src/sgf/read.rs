use super::boardspace::{self, Entry};
use super::collection::read_trees;
use super::header::{read_header, take_players, take_result};
use super::tree::Kept;
use super::{
    Action, LeftOut, Property, Record, RecordError, RecordFault, RecordNode, SgfFault, Tree, Turn,
    Value,
};
use crate::games::ReadGame;
use loa::Color;
use std::mem;
use std::str::FromStr;

/// Reads all games of an SGF file.
///
/// # Errors
/// With the first fault, where it is, if the text is not SGF, a game is not Lines of Action, or
/// something in it has no meaning. Whether the moves are legal is not asked:
/// [`Record::to_game`] and [`Record::check`] tell. [`read_games`](crate::read_games) keeps what can
/// be read.
pub fn read_records(text: &str) -> Result<Vec<Record>, RecordError> {
    let mut games = Vec::new();
    read_trees(text, |_, game| games.push(game))?;
    games.into_iter().map(strictly).collect()
}

/// Reads an SGF file of one game; errors are those of [`read_records`], and a second game is one.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let (mut first, mut second) = (None, None);
        read_trees(text, |place, game| match first {
            None => first = Some(game),
            Some(_) => drop(second.get_or_insert(place)),
        })?;
        match (first, second) {
            (_, Some(place)) => Err(RecordFault::SecondGame.at(Some(place))),
            (Some(game), None) => strictly(game),
            (None, None) => Err(RecordFault::Syntax(SgfFault::NoGame).at(None)),
        }
    }
}

fn strictly(game: Tree<Vec<Property>>) -> Result<Record, RecordError> {
    let ReadGame { record, left_out } = read_record(game)?;
    left_out.map_or(Ok(record), |left_out| Err(left_out.error))
}

/// Reads what can be read of the games of an SGF file, and the first fault of each: the nodes from
/// there on are left out.
///
/// # Errors
/// If the text has no game whose root can be read.
pub(crate) fn read_kept(text: &str) -> Result<Vec<ReadGame>, RecordError> {
    let (mut games, mut first_fault) = (Vec::new(), None);
    // There is one tree at a time: games without moves take more memory than their text suggests.
    let read = read_trees(text, |_, tree| match read_record(tree) {
        Ok(game) => games.push(game),
        Err(fault) => drop(first_fault.get_or_insert(fault)),
    });
    if let Some(fault) = first_fault.or(read.err()) {
        let Some(last) = games.last_mut() else {
            return Err(fault);
        };
        let left_out = left_out(&last.record, fault);
        last.left_out.get_or_insert(left_out);
    }
    Ok(games)
}

/// Returns a fault after the main line.
fn left_out(record: &Record, error: RecordError) -> LeftOut {
    LeftOut {
        ply: record.main_turns().count() + 1,
        is_main: true,
        error,
    }
}

/// Reads a game without the nodes that have a fault and what follows them.
fn read_record(mut game: Tree<Vec<Property>>) -> Result<ReadGame, RecordError> {
    let root = game.root();
    let mut record = read_header(&mut game[root])?;
    let is_boardspace = game[root].iter().any(boardspace::is_player);
    let p0 = boardspace::color_of_p0(&game, record.beginning.position().turn());
    record.players = take_players(&mut game[root], p0);
    record.result = take_result(&mut game[root], &record.players);
    let read_node = |properties| read_node(properties, p0, is_boardspace);
    let root = read_node(mem::take(&mut game[root]))?;
    let mut fault = None;
    record.nodes = game.filter_map(root, |_, properties| {
        let is_empty = properties.is_empty();
        match read_node(properties) {
            // All that was in it has been passed over.
            Ok(node) if !is_empty && node == RecordNode::default() => Kept::Passed,
            Ok(node) => Kept::Content(node),
            Err(error) => {
                fault.get_or_insert(error);
                Kept::Cut
            }
        }
    });
    let left_out = fault.map(|fault| left_out(&record, fault));
    Ok(ReadGame { record, left_out })
}

/// Reads a node; what is BoardSpace's own is passed over.
fn read_node(
    properties: Vec<Property>,
    p0: Color,
    is_boardspace: bool,
) -> Result<RecordNode, RecordError> {
    let mut node = RecordNode::default();
    for property in properties {
        match property.name.as_str() {
            "B" => read_turns(&mut node, &property, Color::Black, is_boardspace)?,
            "W" => read_turns(&mut node, &property, Color::White, is_boardspace)?,
            "P0" => read_player(&mut node, property, p0)?,
            "P1" => read_player(&mut node, property, !p0)?,
            "C" => (property.values.iter()).for_each(|value| node.add_comment(&value.text)),
            _ => node.properties.push(property),
        }
    }
    Ok(node)
}

/// Reads moves, those of BoardSpace's client too, of which something of its own is passed over.
fn read_turns(
    node: &mut RecordNode,
    turns: &Property,
    color: Color,
    is_boardspace: bool,
) -> Result<(), RecordError> {
    for value in &turns.values {
        let action = match boardspace::read_turn(&value.text) {
            Ok((action, rest)) => {
                node.add_words(rest);
                action
            }
            Err(fault) => match boardspace::read_entry(&value.text) {
                Ok(Entry::Turn(action)) => action,
                Ok(Entry::Ignored) if is_boardspace => continue,
                _ => return Err(fault.at(value.place)),
            },
        };
        set_turn(node, color, action, value)?;
    }
    Ok(())
}

/// Reads what BoardSpace says about a player, keeps what has no meaning here, and passes over what
/// is the server's own.
fn read_player(
    node: &mut RecordNode,
    mut property: Property,
    color: Color,
) -> Result<(), RecordError> {
    for value in mem::take(&mut property.values) {
        match boardspace::read_entry(&value.text) {
            Ok(Entry::Turn(action)) => set_turn(node, color, action, &value)?,
            Ok(Entry::Name(_) | Entry::Ignored) => {}
            Ok(Entry::Unknown) => property.values.push(value),
            Err(fault) => return Err(fault.at(value.place)),
        }
    }
    if !property.values.is_empty() {
        node.properties.push(property);
    }
    Ok(())
}

fn set_turn(
    node: &mut RecordNode,
    color: Color,
    action: Action,
    value: &Value,
) -> Result<(), RecordError> {
    if node.turn.is_some() {
        return Err(RecordFault::SecondMove.at(value.place));
    }
    node.turn = Some(Turn { color, action });
    node.place = value.place;
    Ok(())
}
