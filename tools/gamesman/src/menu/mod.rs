//! The menus around a game.

mod configure;
pub(crate) mod help;
mod main_menu;
mod start;

pub(crate) use configure::Configure;
pub(crate) use main_menu::MainMenu;
pub(crate) use start::{StartMenu, load};
