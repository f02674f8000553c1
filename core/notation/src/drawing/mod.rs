//! Pictures: boards as SVG and PNG, charts of values along a game or a training as SVG.

mod animation;
mod board;
mod chart;
mod glyph;
mod pixels;
mod shape;

pub use board::BoardPicture;
pub use chart::Chart;
