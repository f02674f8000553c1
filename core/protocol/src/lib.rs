#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod berkeley;
mod codingame;
mod cuhk;
mod picture;
mod sanitize;
mod slip;
mod uci;

pub use berkeley::{
    Ask, Change, End, FlawedOutput, GameSetting, InputLine, Item, Message, OutputLine,
    OutputReader, Refusal, Reply, Request, RequestError, Session, Setting, Show, is_same_dump,
    log_lines, read_dump, write_berkeley_error, write_berkeley_moves, write_berkeley_opening,
    write_dump,
};
pub use codingame::{
    CodingameError, CodingameReader, CodingameTurn, read_codingame_answer, write_codingame_side,
    write_codingame_turn,
};
pub use cuhk::{
    CuhkAnswer, CuhkClient, cuhk_letter, cuhk_square, read_cuhk_move, write_cuhk_board,
    write_cuhk_move,
};
pub use picture::{Palette, Picture, PictureStyle};
pub use sanitize::sanitize;
pub use slip::slip_for;
pub use uci::{
    SearchScore, UciCommand, UciDefaults, UciError, UciGo, UciInfo, UciOptionError, UciSetting,
    read_uci_best, read_uci_move, read_uci_option_name, write_uci_best, write_uci_move,
    write_uci_options, write_uci_position,
};
