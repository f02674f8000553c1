use super::dump::write_dump;
use super::parse::COMMANDS;
use crate::harmless::harmless;
use crate::{GameSetting, Reply, Term};
use loa::{Color, Jumps, Move, Outcome, Position, Preset, Verdict};
use std::fmt::Write;

pub(super) fn reply(reply: &Reply) -> String {
    match reply {
        Reply::MachineMove(mv) => format!("* {mv}\n"),
        Reply::Passed(color) => format!("{color} has no move and passes.\n"),
        Reply::Over(verdict) => over(*verdict),
        Reply::Dump(position) => write_dump(position),
        Reply::Board(picture) => format!("{picture:#}"),
        Reply::Moves { position, jumps } => moves(position, jumps),
        Reply::Fen(fen) => format!("{fen}\n"),
        Reply::Setting { setting, new: true } => format!("New game: {}", game(setting)),
        Reply::Setting { setting, .. } => format!("This game: {}{}", game(setting), presets()),
        Reply::Undone(undone) => format!("Took back {}.\n", listed(undone)),
        Reply::Hint { mv, because } => format!("Try {mv} ({because}).\n"),
        Reply::Evaluation { terms, black } => evaluation(terms, black),
        Reply::Told(what) => format!("{}\n", harmless(what)),
        Reply::Help => help(),
    }
}

fn over(verdict: Verdict) -> String {
    let result = match verdict.outcome {
        Outcome::Win(color) => format!("{color} wins"),
        Outcome::Draw => "Tie game".to_owned(),
    };
    format!("* {result}.\nReason: {}.\n", verdict.reason)
}

fn moves(position: &Position, jumps: &[Jumps]) -> String {
    let mut text = String::new();
    for jumps in jumps {
        let _ = write!(text, "{}:", jumps.from);
        for to in jumps.to {
            let taken = if position.at(to).is_some() { "x" } else { "" };
            let _ = write!(text, " {taken}{to}");
        }
        text.push_str(if jumps.to.is_empty() {
            " no moves\n"
        } else {
            "\n"
        });
    }
    let other = |jumps: &Jumps| position.at(jumps.from) == Some(!position.turn());
    if jumps.iter().any(other) {
        let _ = writeln!(text, "It is {}'s turn.", position.turn());
    }
    let count: u32 = jumps.iter().map(|jumps| jumps.to.len()).sum();
    let plural = if count == 1 { "" } else { "s" };
    let _ = writeln!(text, "{count} move{plural}; x is a capture.");
    text
}

fn game(setting: &GameSetting) -> String {
    let player = |color| {
        if setting.machine[color] {
            "the machine"
        } else {
            "manual"
        }
    };
    format!(
        "{} board, {} start{}.\nRules {}: {}.\nBlack: {}, White: {}.\n",
        setting.size,
        setting.start,
        limit(setting.move_limit),
        setting.preset.name,
        setting.preset.summary,
        player(Color::Black),
        player(Color::White),
    )
}

fn limit(plies: Option<u32>) -> String {
    match plies {
        Some(plies) if plies % 2 == 0 => format!(", tie after {} moves each", plies / 2),
        Some(plies) => format!(", tie after {plies} plies"),
        None => String::new(),
    }
}

fn presets() -> String {
    let mut text = "Rules to choose from:\n".to_owned();
    for preset in Preset::ALL {
        let limit = match preset.rules.move_limit {
            Some(plies) => format!(", limit {}", plies / 2),
            None => String::new(),
        };
        let _ = writeln!(text, "  {:<16} {}{limit}", preset.name, preset.summary);
    }
    text
}

fn listed(moves: &[Move]) -> String {
    let words: Vec<String> = moves.iter().map(Move::to_string).collect();
    words.join(", ")
}

fn evaluation(terms: &[Term], black: &str) -> String {
    let mut text = format!("{:<16} {:>8} {:>8}\n", "", "black", "white");
    for term in terms {
        let _ = writeln!(
            text,
            "{:<16} {:>8.1} {:>8.1}",
            term.name, term.black, term.white
        );
    }
    let _ = writeln!(text, "For Black: {black}");
    text
}

fn help() -> String {
    let mut text = "Commands, in any case:\n".to_owned();
    for command in COMMANDS.iter().filter(|command| !command.help.is_empty()) {
        let usage = format!("{} {}", command.word, command.operands);
        let _ = writeln!(text, "  {usage:<26} {}", command.help);
    }
    text.push_str(
        "A move is two squares, such as b1-b3. A line that begins with # is a comment.\n",
    );
    text
}
