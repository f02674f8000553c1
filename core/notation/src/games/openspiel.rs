//! OpenSpiel's games: a list of action numbers, `history=0:8048,1:2116` with the players, or the
//! text of `serialize_game_and_state`.
//!
//! An action is five digits: rank and file of the first square, rank and file of the last, each to
//! base 8 with ranks from the top, and whether the move captures, to base 2.

use super::builder::Builder;
use super::{GamesRead, Notation, ReadError, ReadGame};
use crate::sgf::RecordFault;
use loa::{Move, ParseMoveError, Preset, Square, excerpt};

/// Reads games; `None` if the text is something else.
///
/// # Errors
/// If the text names another game.
pub(super) fn read(text: &str) -> Result<Option<GamesRead>, ReadError> {
    let name = text
        .split_once("[Game]")
        .map(|(_, after)| after.trim_start());
    if let Some(name) = name.filter(|name| !name.starts_with("lines_of_action")) {
        return Err(ReadError::OtherGame {
            notation: Notation::OpenSpiel,
            name: excerpt(name.lines().next().unwrap_or_default()),
        });
    }
    let mark = ["history=", "history:", "[State]"]
        .into_iter()
        .find(|mark| text.contains(mark));
    let lists: Vec<&str> = match mark {
        Some(mark) => text.split(mark).skip(1).collect(),
        None => vec![text],
    };
    let games = lists
        .into_iter()
        .map(|list| of_actions(&actions_of(list, mark.is_some())));
    let games: Option<Vec<Vec<ReadGame>>> = games.collect();
    Ok(games.map(|games| GamesRead {
        notation: Notation::OpenSpiel,
        games: games.into_iter().flatten().collect(),
    }))
}

/// Reads numbers up to the first word that is none; no numbers if there must be no such word.
fn actions_of(list: &str, may_end: bool) -> Vec<u64> {
    let separators = |c: char| c.is_whitespace() || matches!(c, ',' | '[' | ']' | ';' | '"');
    let mut actions = Vec::new();
    for word in list.split(separators).filter(|word| !word.is_empty()) {
        match word
            .rsplit_once(':')
            .map_or(word, |(_, action)| action)
            .parse()
        {
            Ok(action) => actions.push(action),
            Err(_) if may_end || word.starts_with('#') => break,
            Err(_) => return Vec::new(),
        }
    }
    actions
}

/// Plays actions; `None` if there are none that could be played.
pub(super) fn of_actions(actions: &[u64]) -> Option<Vec<ReadGame>> {
    let mut builder = Builder::default();
    builder.set_rules(Preset::OPENSPIEL);
    builder.game().check(move_of(*actions.first()?)?).ok()?;
    for action in actions {
        match move_of(*action) {
            Some(mv) => builder.play(mv, None),
            None => {
                let shape = ParseMoveError::Shape(excerpt(&action.to_string()));
                builder.leave_out(RecordFault::Move(shape), None);
            }
        }
    }
    Some(builder.finish().into_iter().collect())
}

fn move_of(action: u64) -> Option<Move> {
    let digit = |place: u32| (action >> (1 + 3 * place) & 7) as u8;
    let square = |rank: u8, file: u8| Square::new(file, 7 - rank);
    let from = square(digit(3), digit(2))?;
    let to = square(digit(1), digit(0))?;
    (action < 1 << 13).then_some(Move::Jump(from, to))
}
