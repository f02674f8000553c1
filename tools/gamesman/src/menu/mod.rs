//! The menus around a game.

mod configure;
pub(crate) mod help;
mod main_menu;
mod start;
mod table;

pub(crate) use configure::configure;
pub(crate) use main_menu::main_menu;
pub(crate) use start::{load, start_menu};
pub(crate) use table::{Menu, flip_sides, menu, switch};
