//! Counts the results of games by position, for the page's opening explorer:
//! `explorer PLIES LEAST FILE...` reads SGF files of games on the standard board and prints the
//! positions of their first plies that at least so many games have, each with its moves.
//!
//! The first line is `games N`, with the number of games. Each other line is a key and moves:
//!
//! ```text
//! line = key { " " from to [ "*" ] [ ":" black "," draws "," white ] }
//! ```
//!
//! Moves are those of one of the position's images, with `*` if they are in the engine's book and
//! with the games that went on so, by their results. The image is the one whose text comes first:
//! its squares from `a1`, `b1` on, each `.`, `b` or `w`, then the side to move, `b` or `w`. The key
//! is the text's 32-bit FNV-1a hash in base 36. `tools/web/page/js/views/explorer.js` reads this.

use loa::{Color, Game, Move, Position, Size, Symmetry};
use loa_engine::Book;
use loa_notation::{GameResult, Record, decode};
use std::collections::{BTreeMap, HashMap};
use std::error::Error;
use std::io::{self, Write as _};

/// Won by Black, drawn, won by White.
type Counts = [u32; 3];

#[derive(Default)]
struct Entry {
    games: u32,
    moves: BTreeMap<String, (bool, Counts)>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut number = || -> Result<u32, Box<dyn Error>> {
        let argument = arguments.next().ok_or("explorer PLIES LEAST FILE...")?;
        Ok(argument.parse()?)
    };
    let (plies, least) = (number()? as usize, number()?);
    let mut entries: HashMap<String, Entry> = HashMap::new();
    let mut count = 0;
    for file in arguments {
        let record: Record = decode(&std::fs::read(&file)?).parse()?;
        let result = result_of(&record).ok_or_else(|| format!("{file} has no result"))?;
        add(&mut entries, &record.to_game()?, plies, result);
        count += 1;
    }
    let mut out = io::stdout().lock();
    writeln!(out, "games {count}")?;
    let mut keys = BTreeMap::new();
    for (text, entry) in entries.iter().filter(|(_, entry)| entry.games >= least) {
        if let Some(other) = keys.insert(key(text), entry) {
            return Err(format!("two positions have the key of {text}: {}", other.games).into());
        }
    }
    for (key, entry) in keys {
        write!(out, "{key}")?;
        for (mv, (in_book, counts)) in &entry.moves {
            let star = if *in_book { "*" } else { "" };
            write!(out, " {mv}{star}")?;
            if *counts != [0; 3] {
                write!(out, ":{},{},{}", counts[0], counts[1], counts[2])?;
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Returns the place of a game's result in [`Counts`].
fn result_of(record: &Record) -> Option<usize> {
    Some(match record.result.as_ref()? {
        GameResult::Win(Color::Black, _) => 0,
        GameResult::Win(Color::White, _) => 2,
        GameResult::Draw(_) => 1,
        _ => return None,
    })
}

/// Adds the first plies of a game.
fn add(entries: &mut HashMap<String, Entry>, game: &Game, plies: usize, result: usize) {
    let mut replayed = Game::new(*game.rules(), *game.first_position());
    for ply in game.past().iter().take(plies) {
        let (text, images) = first_image(&ply.before);
        let entry = entries.entry(text).or_default();
        if entry.games == 0 {
            for mv in Book::built_in().moves(&replayed) {
                let mv = first_move(&images, mv);
                entry.moves.insert(mv, (true, [0; 3]));
            }
        }
        entry.games += 1;
        entry
            .moves
            .entry(first_move(&images, ply.mv))
            .or_default()
            .1[result] += 1;
        if replayed.play(ply.mv).is_err() {
            return;
        }
    }
}

/// Returns the text of the first one of a position's images, and the symmetries that lead there.
fn first_image(position: &Position) -> (String, Vec<Symmetry>) {
    let images = Symmetry::of(Size::STANDARD);
    let mut images: Vec<_> = images
        .map(|it| (text(&it.position(position)), it))
        .collect();
    images.sort_by(|a, b| a.0.cmp(&b.0));
    let first = images[0].0.clone();
    images.retain(|image| image.0 == first);
    (first, images.into_iter().map(|image| image.1).collect())
}

fn text(position: &Position) -> String {
    let letter = |color| if color == Color::Black { 'b' } else { 'w' };
    let squares = position.size().squares().into_iter();
    let pieces = squares.map(|square| position.at(square).map_or('.', letter));
    pieces.chain([letter(position.turn())]).collect()
}

/// Returns the first text of a move's images.
fn first_move(images: &[Symmetry], mv: Move) -> String {
    let texts = images.iter().map(|image| match image.mv(mv) {
        Move::Jump(from, to) => format!("{from}{to}"),
        Move::Pass => "pass".to_owned(),
    });
    texts.min().unwrap_or_default()
}

/// Returns the FNV-1a hash of a text in base 36.
fn key(text: &str) -> String {
    let mix = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
    let mut rest = text.bytes().fold(2_166_136_261, mix);
    let mut digits = Vec::new();
    while rest > 0 {
        digits.extend(char::from_digit(rest % 36, 36));
        rest /= 36;
    }
    digits.iter().rev().collect()
}
