//! Laws of Lines of Action software, each a function of any bytes.
//!
//! An ordinary test tries them on the corpus and on mutations of it; the program `fuzz`, which
//! needs the feature `libfuzzer`, has libFuzzer look for inputs.

mod input;
mod targets;

/// A law: panics if the input breaks it.
pub type Target = fn(&[u8]);

/// The laws with their names.
pub const TARGETS: [(&str, Target); 24] = [
    ("berkeley", targets::berkeley::run),
    ("book", targets::book::run),
    ("certificate", targets::certificate::run),
    ("codingame", targets::codingame::run),
    ("cuhk", targets::cuhk::run),
    ("dump", targets::dump::run),
    ("engine", targets::engine::run),
    ("fen", targets::fen::run),
    ("game", targets::game::run),
    ("gamesman", targets::gamesman::run),
    ("generator", targets::generator::run),
    ("http", targets::http::run),
    ("moves", targets::moves::run),
    ("program_output", targets::program_output::run),
    ("puzzle", targets::puzzle::run),
    ("recomputed", targets::recomputed::run),
    ("script", targets::script::run),
    ("sgf", targets::sgf::run),
    ("shard", targets::shard::run),
    ("socket", targets::socket::run),
    ("tables", targets::tables::run),
    ("training_data", targets::training_data::run),
    ("uci", targets::uci::run),
    ("web", targets::web::run),
];
