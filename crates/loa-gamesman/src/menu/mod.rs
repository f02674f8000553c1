//! The menus around a game.

mod configure;
pub(crate) mod help;
mod main_menu;
mod percent;
mod start;

pub(crate) use configure::Configure;
pub(crate) use main_menu::MainMenu;
pub(crate) use percent::Percent;
pub(crate) use start::StartMenu;

/// What invites the choice from a menu.
pub(crate) const CHOICE: &str = "Choice: ";

/// Returns `ON` or `OFF`.
const fn on_off(on: bool) -> &'static str {
    if on { "ON" } else { "OFF" }
}
