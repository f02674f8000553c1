//! What the tests of several crates share. Its documentation tests are the examples of the guide's
//! chapter on Rust.

#![forbid(unsafe_code)]
#![allow(missing_docs, clippy::unwrap_used, reason = "only tests use it")]

#[cfg(feature = "protocol")]
mod cuhk;
mod folders;
mod golden;
#[cfg(feature = "command-lines")]
mod help;
#[cfg(feature = "command-lines")]
pub mod hostile;
pub mod laws;
#[cfg(feature = "menus")]
pub mod menus;
mod naive;
pub mod oracle;
pub mod pictures;
mod processes;
#[cfg(feature = "programs")]
mod programs;
pub mod sessions;

#[cfg(feature = "protocol")]
pub use cuhk::play_cuhk;
pub use folders::{copy_folder, files_below};
pub use golden::{assert_golden, files_in, repository};
#[cfg(feature = "command-lines")]
pub use help::check_help;
pub use naive::Habit;
pub use processes::{Signal, fake, processes_with, send_signal};
#[cfg(feature = "programs")]
pub use programs::built_program;

use loa::{Game, Position, Preset, Random, Size, Start};

/// Picks one of several values.
///
/// # Panics
///
/// Panics if there are none.
pub fn pick<T: Clone>(random: &mut Random, from: &[T]) -> T {
    random.choose(from).expect("something to pick").clone()
}

/// An ongoing game after at most `plies` random plies.
pub fn random_game(random: &mut Random, preset: &Preset, size: Size, plies: usize) -> Game {
    let starts = Start::ALL.map(|start| Game::new(preset.rules, Position::start(size, start)));
    // On the smallest boards a start has connected sides.
    let ongoing: Vec<Game> = (starts.into_iter())
        .filter(|game| !game.status().is_over())
        .collect();
    let mut game = pick(random, &ongoing);
    for _ in 0..plies {
        let Some(mv) = random.choose(&game.legal_moves()).copied() else {
            break;
        };
        if game.play(mv).unwrap().is_over() {
            game.undo();
            break;
        }
    }
    game
}

/// Checks that what is said has a text in it.
#[track_caller]
pub fn has(said: &str, expected: &str) {
    assert!(said.contains(expected), "no {expected:?} in {said}");
}

/// Checks that what is said begins with a text.
#[track_caller]
pub fn begins(said: &str, expected: &str) {
    assert!(said.starts_with(expected), "{expected:?} begins not {said}");
}

/// Checks that what is said ends with a text.
#[track_caller]
pub fn ends(said: &str, expected: &str) {
    assert!(said.ends_with(expected), "{expected:?} ends not {said}");
}

/// Splits a command line at blanks, but not between double quotes.
pub fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    let words = parts.flat_map(|(number, part)| match number % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    words.collect()
}

#[cfg(doctest)]
#[doc = include_str!("../../../docs/book/src/rust.md")]
mod guide {}
