//! OpenSpiel's games: a list of action numbers, `history=0:8048,1:2116` with the players, or the
//! text of `serialize_game_and_state`.
//!
//! An action is five digits: rank and file of the first square, rank and file of the last, each to
//! base 8 with ranks from the top, and whether the move captures, to base 2.

use super::builder::Builder;
use super::{GamesRead, Notation};
use crate::sgf::RecordFault;
use loa::{Move, ParseMoveError, Preset, Square, excerpt};

/// Reads a game; `None` if the text is something else.
pub(super) fn read(text: &str) -> Option<GamesRead> {
    let list = match (text.find("history="), text.find("[State]")) {
        (Some(at), _) => &text[at + "history=".len()..],
        (None, Some(at)) => &text[at + "[State]".len()..],
        (None, None) => text,
    };
    let is_named = list.len() < text.len();
    let separators = |c: char| c.is_whitespace() || matches!(c, ',' | '[' | ']' | ';' | '"');
    let mut actions = Vec::new();
    for word in list.split(separators).filter(|word| !word.is_empty()) {
        let number = word.rsplit_once(':').map_or(word, |(_, action)| action);
        match number.parse() {
            Ok(action) => actions.push(action),
            Err(_) if is_named => break,
            Err(_) => return None,
        }
    }
    of_actions(&actions)
}

/// Plays actions; `None` if there are none that could be played.
pub(super) fn of_actions(actions: &[u64]) -> Option<GamesRead> {
    let mut builder = Builder::new();
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
    Some(GamesRead {
        notation: Notation::OpenSpiel,
        games: builder.finish().into_iter().collect(),
    })
}

fn move_of(action: u64) -> Option<Move> {
    let digit = |place: u32| (action >> (1 + 3 * place) & 7) as u8;
    let square = |rank: u8, file: u8| Square::new(file, 7 - rank);
    let from = square(digit(3), digit(2))?;
    let to = square(digit(1), digit(0))?;
    (action < 1 << 13).then_some(Move::Jump(from, to))
}
