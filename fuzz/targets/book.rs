//! Whatever text is read as an opening book has legal moves only.

#![no_main]

use libfuzzer_sys::fuzz_target;
use loa::{Game, Preset, Size};
use loa_engine::Book;
use loa_fuzz::text;

fuzz_target!(|data: &[u8]| {
    let Ok(book) = text(data).parse::<Book>() else {
        return;
    };
    let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
    for seed in 0..8 {
        for known in book.moves(&game) {
            assert!(game.check(known.mv).is_ok());
        }
        let Some(mv) = book.pick(&game, seed) else {
            break;
        };
        assert!(game.play(mv).is_ok(), "{mv}");
    }
});
