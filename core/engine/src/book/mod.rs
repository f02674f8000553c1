//! The opening book: moves of about equal value, worked out beforehand, so that games differ.
//!
//! # The file
//! A line is the moves from the standard start to a position, a colon, and the moves to choose from
//! there, each with its score in points:
//! ```text
//! : b1-b3 +12, c1-c3 +9
//! b1-b3: a4-c4 +3
//! ```
//! Mirror images of a position share an entry. Lines that begin with `#` are comments.

use crate::stack::mix;
use loa::{Game, Move, Position, Preset, Size, Symmetry};
use std::collections::HashMap;
use std::str::FromStr;
use std::sync::LazyLock;

/// Moves to choose from in openings.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// By the key of the first one of a position's mirror images, as that one's moves.
    entries: HashMap<u64, Vec<Move>>,
}

/// A line that is not one of a book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the book: {fault}")]
pub struct ParseBookError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: String,
}

impl Book {
    /// Returns the book that comes with the engine, for the standard start on the standard board.
    ///
    /// It is read when it is asked for first, in about a millisecond.
    ///
    /// # Panics
    /// Never: a test reads it.
    pub fn built_in() -> &'static Book {
        static BOOK: LazyLock<Book> = LazyLock::new(|| {
            let book = include_str!("openings.txt").parse();
            book.expect("the built-in book can be read")
        });
        &BOOK
    }

    /// Returns the moves to choose from; none where the book knows nothing, as where connecting
    /// loses.
    pub fn moves(&self, game: &Game) -> Vec<Move> {
        let is_covered =
            game.rules().goal == loa::Goal::Connect && game.position().size() == Size::STANDARD;
        if !is_covered {
            return Vec::new();
        }
        let (key, symmetry) = first_image(game.position());
        let entry = self.entries.get(&key).map_or(&[][..], |moves| moves);
        let back = entry.iter().map(|mv| symmetry.inverse().mv(*mv));
        back.filter(|mv| game.check(*mv).is_ok()).collect()
    }

    /// Picks one of the moves, the same one for the same seed and position.
    pub fn pick(&self, game: &Game, seed: u64) -> Option<Move> {
        let moves = self.moves(game);
        let place = mix(seed ^ game.position().key()) % moves.len().max(1) as u64;
        moves.get(place as usize).copied()
    }
}

/// Reads a book.
impl FromStr for Book {
    type Err = ParseBookError;

    fn from_str(text: &str) -> Result<Book, ParseBookError> {
        let mut book = Book::default();
        for (line, number) in text.lines().zip(1..) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (position, moves) = read_line(line).map_err(|fault| ParseBookError {
                line: number,
                fault,
            })?;
            let (key, symmetry) = first_image(&position);
            let turned = moves.iter().map(|mv| symmetry.mv(*mv));
            book.entries.insert(key, turned.collect());
        }
        Ok(book)
    }
}

/// Returns the smallest key of a position's images, and the symmetry that leads there.
fn first_image(position: &Position) -> (u64, Symmetry) {
    Symmetry::of(position.size())
        .map(|symmetry| (symmetry.position(position).key(), symmetry))
        .min_by_key(|(key, _)| *key)
        .expect("a board has symmetries")
}

/// Reads a move, which is written with a hyphen.
fn read_move(word: &str) -> Result<Move, String> {
    let mv = word.parse().ok().filter(|_| word.contains('-'));
    mv.ok_or_else(|| format!("'{word}' is not a move"))
}

/// Reads a position and the moves to choose from, each with its points.
fn read_line(line: &str) -> Result<(Position, Vec<Move>), String> {
    let (path, choices) = line
        .split_once(':')
        .ok_or_else(|| format!("no colon in '{line}'"))?;
    let mut game = Game::start(&Preset::SOUCIE, Size::STANDARD);
    for word in path.split_whitespace() {
        game.play(read_move(word)?)
            .map_err(|error| format!("'{word}': {error}"))?;
    }
    let mut moves = Vec::new();
    for choice in choices.split(',') {
        let mut words = choice.split_whitespace();
        let (Some(word), Some(points), None) = (words.next(), words.next(), words.next()) else {
            return Err(format!("'{choice}' is not a move with a score"));
        };
        let mv = read_move(word)?;
        game.check(mv)
            .map_err(|error| format!("'{word}': {error}"))?;
        points
            .parse::<i32>()
            .map_err(|_| format!("'{points}' is not a score"))?;
        moves.push(mv);
    }
    Ok((*game.position(), moves))
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::Color;

    #[test]
    fn the_built_in_book_knows_the_start_and_all_first_moves_of_its_own() {
        let book = Book::built_in();
        let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
        let first = book.moves(&game);
        assert!(first.len() > 1);
        for mv in first {
            game.play(mv).unwrap();
            assert!(!book.moves(&game).is_empty(), "{mv}");
            game.undo();
        }
    }

    #[test]
    fn seeds_pick_different_moves() {
        let book = Book::built_in();
        let game = Game::start(&Preset::BERKELEY, Size::STANDARD);
        let choices = book.moves(&game);
        for choice in &choices {
            assert!((0..100).any(|seed| book.pick(&game, seed) == Some(*choice)));
        }
        assert_eq!(book.pick(&game, 5), book.pick(&game, 5));
    }

    #[test]
    fn mirror_images_share_an_entry() {
        let book: Book = "b1-b3: a4-c4 +7".parse().unwrap();
        for (played, answer) in [
            ("b1-b3", "a4-c4"),
            ("g1-g3", "h4-f4"),
            ("b8-b6", "a5-c5"),
            ("g8-g6", "h5-f5"),
        ] {
            let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
            game.play(read_move(played).unwrap()).unwrap();
            assert_eq!(book.moves(&game), [read_move(answer).unwrap()]);
        }
    }

    #[test]
    fn other_games_have_no_openings() {
        let book = Book::built_in();
        let misere = Game::start(&Preset::GAMESMAN_MISERE, Size::STANDARD);
        assert!(book.moves(&misere).is_empty());
        assert_eq!(book.pick(&misere, 5), None);
        let small = Game::start(&Preset::BERKELEY, Size::new(6, 6).unwrap());
        assert!(book.moves(&small).is_empty());
        let mut over = Game::start(&Preset::BERKELEY, Size::STANDARD);
        let a1 = "a1".parse().unwrap();
        over.set(a1, Some(Color::Black), Color::White).unwrap();
        assert!(book.moves(&over).is_empty());
    }

    #[test]
    fn faults_are_named() {
        for (text, fault) in [
            ("b1-b3", "line 1 of the book: no colon in 'b1-b3'"),
            ("\n: b1-b4 +1", "line 2 of the book: 'b1-b4':"),
            (": b1b3 +1", "line 1 of the book: 'b1b3' is not a move"),
            (
                ": b1-b3",
                "line 1 of the book: ' b1-b3' is not a move with a score",
            ),
            (": b1-b3 much", "line 1 of the book: 'much' is not a score"),
        ] {
            let error = text.parse::<Book>().unwrap_err().to_string();
            assert!(error.starts_with(fault), "{error}");
        }
    }
}
