//! Pictures: boards as SVG and PNG, games as GIF, charts of values along a game or a
//! training as SVG.

mod board;
mod chart;
mod frames;
mod glyph;
mod pixels;
mod shape;

pub use board::BoardPicture;
pub use chart::Chart;
pub use frames::LargeGifError;
