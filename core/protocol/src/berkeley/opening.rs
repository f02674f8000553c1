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
    for ply in game.past() {
        write_move(&mut text, ply);
    }
    text.push_str("dump\n");
    text
}

/// Writes the moves of one side among these plies, a line each. Passes are left out: programs make
/// them by themselves.
pub fn write_berkeley_moves(plies: &[Ply], side: Color) -> String {
    let mut text = String::new();
    for ply in plies.iter().filter(|ply| ply.before.turn() == side) {
        write_move(&mut text, ply);
    }
    text
}

fn write_move(text: &mut String, ply: &Ply) {
    if ply.mv != Move::Pass {
        let _ = writeln!(text, "{}", ply.mv);
    }
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
