//! OpenSpiel's games: a list of action numbers, `history=0:8048,1:2116` with the players, or the
//! text of `serialize_game_and_state`.
//!
//! [`action_of`](crate::action_of) says what the numbers are. Whether a number says that its move
//! captures is left aside.

use super::builder::Builder;
use super::{GamesRead, Notation, ReadError, ReadGame};
use crate::actions::move_of_action;
use crate::sgf::RecordFault;
use loa::{Move, Preset, Size, excerpt};

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
                let fault = RecordFault::Word(Move::unknown(&action.to_string()));
                builder.leave_out(fault, None);
            }
        }
    }
    Some(builder.finish(None).into_iter().collect())
}

fn move_of(action: u64) -> Option<Move> {
    move_of_action(Size::STANDARD, action.try_into().ok()?)
}
