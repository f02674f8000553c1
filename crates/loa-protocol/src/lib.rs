#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod berkeley;
mod codingame;
mod cuhk;
mod dialect;
mod excerpt;
mod harmless;
mod log;
mod picture;
mod reply;
mod request;
mod session;
mod uci;

pub use berkeley::{
    Berkeley, FlawedOutput, Item, Message, OutputLine, OutputReader, RequestError, is_same_dump,
    read_dump, write_berkeley_moves, write_berkeley_opening, write_dump,
};
pub use codingame::{
    CodingameBot, CodingameError, CodingameReader, CodingameTurn, read_codingame_answer,
    write_codingame_side, write_codingame_turn,
};
pub use cuhk::{
    CuhkAnswer, CuhkClient, CuhkWord, CuhkWords, cuhk_square, play_cuhk, write_cuhk_board,
    write_cuhk_move,
};
pub use dialect::Dialect;
pub use excerpt::{excerpt, excerpt_of};
pub use harmless::harmless;
pub use log::log_lines;
pub use picture::Picture;
pub use reply::{GameSetting, Reply, Term};
pub use request::{Ask, Change, Request, Setting, Show};
pub use session::{Refusal, Session};
pub use uci::{
    UciCommand, UciDefaults, UciError, UciGo, UciInfo, UciOptionError, UciScore, UciSetting,
    UciStart, read_uci_best, read_uci_move, read_uci_option_name, write_uci_best, write_uci_move,
    write_uci_options, write_uci_position,
};
