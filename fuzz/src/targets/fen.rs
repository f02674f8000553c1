//! Whatever text is read as FEN is written and read as the same, and its position is of its size.

use crate::input::text;
use loa::Color;
use loa_notation::Fen;

pub fn run(data: &[u8]) {
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
}
