//! The page as people use it, in a real browser.
//!
//! Each test has a server, a browser and a profile of its own. Where Chromium or its driver is
//! missing they are skipped, or fail if `LOA_BROWSER_TESTS=1` is set. With `LOA_SCREENSHOTS=1` the
//! pictures in `docs/pictures` are made anew.
#![allow(clippy::unwrap_used)]

mod accessible;
mod analysis;
mod board;
mod clock;
mod draw;
mod driver;
mod editor;
mod game;
mod handicap;
mod hints;
mod page;
mod pictures;
mod program;
mod puzzle;
mod show;
mod small;
mod tabs;
mod teaching;
mod terminal;
mod turns;
mod variations;
mod visit;
