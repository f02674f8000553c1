//! Whatever text is read as FEN is written and read as the same, and its position is of its size.

#![no_main]

use libfuzzer_sys::fuzz_target;
use loa::Color;
use loa_fuzz::text;
use loa_notation::Fen;

fuzz_target!(|data: &[u8]| {
    let Ok(fen) = text(data).parse::<Fen>() else {
        return;
    };
    let written = fen.to_string();
    assert_eq!(written.parse(), Ok(fen), "{written}");
    let size = fen.position.size();
    for color in Color::ALL {
        let pieces = fen.position.pieces(color);
        assert!(pieces.into_iter().all(|square| size.contains(square)));
    }
});
