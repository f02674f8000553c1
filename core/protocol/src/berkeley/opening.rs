//! What a match sends a program: the commands that lead to a position, and the opponent's moves.

use loa::{Color, Game, Move, Ply, Position, Preset, Size, Start};
use std::fmt::Write;

/// Writes the commands that lead a program to a game, with both sides manual and `dump` as the
/// last one. The lines of `init` come before the game's.
///
/// Commands that only some programs know are written only where they are needed, and positions
/// square by square.
pub fn write_berkeley_opening(
    game: &Game,
    preset: &Preset,
    start: Start,
    init: &[String],
) -> String {
    let mut text = String::from("manual black\nmanual white\n");
    for line in init {
        let _ = writeln!(text, "{line}");
    }
    let first = game.first_position();
    let size = first.size();
    if *preset != Preset::BERKELEY {
        let _ = writeln!(text, "rules {preset}");
    }
    if size != Size::STANDARD {
        let _ = writeln!(text, "size {size}");
    }
    if start != preset.start {
        let _ = writeln!(text, "start {start}");
    }
    set_up(&mut text, &Position::start(size, start), first);
    text.extend(typed_moves(game.moves()).map(|mv| mv + "\n"));
    text.push_str("dump\n");
    text
}

/// Writes the moves of one side among these plies, a line each. Passes are left out: programs make
/// them by themselves.
pub fn write_berkeley_moves(plies: &[Ply], side: Color) -> String {
    let own = plies.iter().filter(|ply| ply.before.turn() == side);
    let own = own.map(|ply| ply.mv);
    typed_moves(own).map(|mv| mv + "\n").collect()
}

/// Returns moves as they are typed, without a line end. Passes happen by themselves.
pub(super) fn typed_moves(moves: impl Iterator<Item = Move>) -> impl Iterator<Item = String> {
    let jumps = moves.filter(|mv| *mv != Move::Pass);
    jumps.map(|mv| mv.to_string())
}

/// Writes the commands that lead from one board to another, square by square.
fn set_up(text: &mut String, from: &Position, to: &Position) {
    if from == to {
        return;
    }
    let squares = to.size().squares();
    let corner = squares.into_iter().take(1);
    let different = squares
        .into_iter()
        .filter(|square| from.at(*square) != to.at(*square));
    // One at least, for the side to move.
    for square in different.chain(corner) {
        let piece = to.at(square).map_or("-", Color::name);
        let _ = writeln!(text, "set {square} {piece} {:#}", to.turn());
    }
}
