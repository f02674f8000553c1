//! Whatever text is read as an opening book has legal moves only.

use crate::input::text;
use loa::{Game, Preset, Size};
use loa_engine::Book;

pub fn run(data: &[u8]) {
    let Ok(book) = text(data).parse::<Book>() else {
        return;
    };
    let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
    for seed in 0..8 {
        for known in book.moves(&game) {
            assert!(game.check(known).is_ok());
        }
        let Some(mv) = book.pick(&game, seed) else {
            break;
        };
        assert!(game.play(mv).is_ok(), "{mv}");
    }
}
