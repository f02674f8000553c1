//! The page as people use it, in a real browser.
//!
//! They need `chromium` and `chromedriver`, those of `firefox.rs` `firefox-esr`, too.
//! The tests of a process share its browsers; each has a server of its own, and so storage of its
//! own. With `LOA_SCREENSHOTS=1` the pictures in `docs/pictures` are made anew; with the name of a
//! folder instead, those and others are put there.

#![allow(clippy::unwrap_used)]

mod accessible;
mod analysis;
mod board;
mod clock;
mod club;
mod club_address;
mod club_boards;
mod club_order;
mod club_pages;
mod club_tournament;
mod design;
mod download;
mod draw;
mod driver;
mod editor;
mod firefox;
mod first_contact;
mod first_game;
mod first_program;
mod following;
mod game;
mod hints;
mod hosting;
mod kept;
mod languages;
mod layout;
mod leaving;
mod looks;
mod missing;
mod moving;
mod package;
mod page;
mod pictures;
mod program;
mod puzzle;
mod race;
mod relay;
mod review;
mod show;
mod site;
mod site_faults;
mod sounds;
mod tables;
mod tabs;
mod teaching;
mod terminal;
mod turns;
mod tutorial;
mod variations;
mod visit;
