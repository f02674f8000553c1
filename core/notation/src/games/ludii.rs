//! Trials of Ludii, line by line; each begins with `game=`. Squares are numbers: 0 is a1, 8 is a2.

use super::builder::Builder;
use super::text::check_name;
use super::{GamesRead, Notation, ReadError};
use crate::sgf::{Ending, GameResult, Place, RecordFault, with_line_feeds};
use loa::{Color, Move, Square};
use std::mem::take;

/// Reads the games; `None` if the text is something else.
///
/// # Errors
/// If the text names another game.
pub(super) fn read(text: &str) -> Result<Option<GamesRead>, ReadError> {
    let is_own = |line: &str| line.starts_with("game=/") || line.starts_with("Move=[Move");
    if !text.trim_start().lines().next().is_some_and(is_own) {
        return Ok(None);
    }
    let (mut games, mut builder, mut told) = (Vec::new(), Builder::default(), None);
    for (line, text) in (1..).zip(with_line_feeds(text).split('\n')) {
        let column = 1;
        if let Some(name) = text.strip_prefix("game=/") {
            check_name(Notation::Ludii, name)?;
            games.extend(take(&mut builder).finish(told.take()));
        } else if let Some(winner) = text.strip_prefix("winner=") {
            builder.record.result = match winner.trim() {
                "1" => Some(GameResult::Win(Color::Black, Ending::Unstated)),
                "2" => Some(GameResult::Win(Color::White, Ending::Unstated)),
                "0" => Some(GameResult::Draw(Ending::Unstated)),
                _ => None,
            };
        } else if let Some(mv) = text.strip_prefix("Move=[") {
            told = play(&mut builder, mv, Place { line, column });
        }
    }
    games.extend(builder.finish(told));
    Ok(Some(GamesRead {
        notation: Notation::Ludii,
        games,
    }))
}

/// Plays a move, or returns what a line tells of the end. The first moves put the pieces on the
/// board; no player makes them.
fn play(builder: &mut Builder, text: &str, place: Place) -> Option<GameResult> {
    if text.starts_with("Move:mover=0,") {
        return None;
    }
    let square = |name: &str| {
        let text = &text[text.find(name)? + name.len()..];
        let digits = text.split(|c: char| !c.is_ascii_digit()).next()?;
        let number: Option<usize> = digits.parse().ok();
        number.filter(|number| *number < 64).map(Square::from_index)
    };
    let loser = match text.split_once("[Forfeit:player=P") {
        Some((_, player)) if player.starts_with('1') => Some(Color::Black),
        Some((_, player)) if player.starts_with('2') => Some(Color::White),
        _ => None,
    };
    if let Some((from, to)) = square("from=").zip(square("to=")) {
        builder.play(Move::Jump(from, to), Some(place));
    } else if text.contains("[Pass") {
        builder.play(Move::Pass, Some(place));
    } else if let Some(loser) = loser {
        return Some(GameResult::Win(!loser, Ending::Resignation));
    } else {
        builder.leave_out(RecordFault::Word(Move::unknown(text)), Some(place));
    }
    None
}
