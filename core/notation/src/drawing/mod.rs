//! Pictures as SVG: boards, and charts of values along a game or a training.

mod animation;
mod board;
mod chart;

pub use board::BoardPicture;
pub use chart::Chart;
