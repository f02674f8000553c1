//! Laws of Lines of Action software, each a function of any bytes.
//!
//! An ordinary test tries them on the corpus and on mutations of it; the program `fuzz`, which
//! needs the feature `libfuzzer`, has libFuzzer look for inputs.

mod input;
mod server;
mod targets;

/// A law: panics if the input breaks it.
pub type Target = fn(&[u8]);

/// Declares the laws with their names.
macro_rules! targets {
    ($($name:ident)+) => {
        /// The laws with their names.
        pub const TARGETS: &[(&str, Target)] =
            &[$((stringify!($name), targets::$name::run)),+];
    };
}

targets! {
    berkeley
    book
    certificate
    codingame
    cuhk
    dump
    engine
    fen
    game
    gamesman
    generator
    http
    moves
    program_output
    puzzle
    recomputed
    script
    sgf
    shard
    socket
    tables
    training_data
    uci
    web
}
