use super::dump::write_dump;
use super::parse::COMMANDS;
use crate::harmless::harmless;
use crate::{Reply, Term};
use loa::{Jumps, Move, Outcome, Position, Verdict};
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
        Reply::Rules {
            preset,
            start,
            size,
            new,
        } => format!(
            "{} {} rules ({}), {start} start, {size} board.\n",
            if *new { "New game:" } else { "This game:" },
            preset.name,
            preset.summary,
        ),
        Reply::Undone(undone) => format!("Took back {}.\n", listed(undone)),
        Reply::Hint { mv, because } => format!("Try {mv} ({because}).\n"),
        Reply::Evaluation { terms, black } => evaluation(terms, black),
        Reply::File(what) => format!("{}\n", harmless(what)),
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
    let count: u32 = jumps.iter().map(|jumps| jumps.to.len()).sum();
    let plural = if count == 1 { "" } else { "s" };
    let _ = writeln!(text, "{count} move{plural}; x is a capture.");
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
    let mut text = "A move is two squares, such as b1-b3. Commands, in any case:\n".to_owned();
    for command in COMMANDS {
        let usage = format!("{} {}", command.word, command.operands);
        let _ = writeln!(text, "  {usage:<26} {}", command.help);
    }
    text.push_str("A line that begins with # is a comment.\n");
    text
}
