//! `loa conformance check`: another program's answers.

use super::Selection;
use super::vector::{Answer, NamedAnswer, Question, Vector};
use crate::answer_status;
use anyhow::{Context, Result, bail, ensure};
use clap::{Args, ValueEnum};
use loa::{Move, excerpt, join};
use loa_match::tournament::{Fault, Halt, Program};
use loa_match::{CommandLine, Interrupt, adopt_orphans, kill_descendants};
use loa_protocol::{read_uci_best, read_uci_move};
use loa_work::{Stop, status_after};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

const CHECK_HELP: &str = "\
Dialects: with json, the program reads a question from each line and answers with a line, both JSON
objects as in docs/conformance.md; lines that do not begin with '{' are skipped. With uci, a UCI
engine is told rules, board and position; its move must be legal, or (none) if the game is over.

Exit status: 0 all answers are right, 1 some are wrong, 2 the program can't be asked.";

#[derive(Args)]
#[command(after_help = CHECK_HELP)]
pub(crate) struct Flags {
    /// Command of the program; quotes protect blanks.
    #[arg(long, value_name = "COMMAND", value_parser = CommandLine::split_quoted)]
    program: CommandLine,
    /// Language of the program.
    #[arg(long, value_enum, default_value_t = Dialect::Json)]
    dialect: Dialect,
    #[command(flatten)]
    selection: Selection,
    /// Also compare the reasons of ends.
    #[arg(long)]
    reasons: bool,
    /// Seconds for each answer.
    #[arg(long, value_name = "SECONDS", default_value_t = 10,
        value_parser = clap::value_parser!(u64).range(1..=604_800))]
    timeout: u64,
    /// Number of wrong answers to show.
    #[arg(long, value_name = "N", default_value_t = 20)]
    show: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Dialect {
    Json,
    Uci,
}

pub(super) fn run(flags: &Flags) -> Result<ExitCode> {
    adopt_orphans();
    let interrupt = Interrupt::on_signals().context("can't listen to signals")?;
    let checked = check(flags, &interrupt);
    kill_descendants();
    if let Some(signal) = interrupt.signal() {
        return Ok(status_after(signal).into());
    }
    checked
}

fn check(flags: &Flags, interrupt: &Interrupt) -> Result<ExitCode> {
    let vectors = flags.selection.vectors()?;
    ensure!(!vectors.is_empty(), "no question is about such boards");
    let mut player = Player {
        program: Program::start(&flags.program)?,
        limit: Duration::from_secs(flags.timeout),
        stop: Stop::new(interrupt),
    };
    if flags.dialect == Dialect::Uci {
        let ready = player.ask("uci", |line| (line == b"uciok").then_some(()));
        ready.context("the program does not answer 'uci'")?;
    }
    let mut tally: BTreeMap<&str, [u64; 2]> = BTreeMap::new();
    let mut wrong = 0;
    let mut out = std::io::stdout().lock();
    for vector in &vectors {
        let question = &vector.question;
        let fault = match flags.dialect {
            Dialect::Json => ask_json(&mut player, vector, flags.reasons),
            Dialect::Uci => ask_uci(&mut player, vector),
        };
        let fault = fault.with_context(|| question.id.clone())?;
        let [right, all] = tally.entry(&question.rules).or_default();
        *all += 1;
        match fault {
            None => *right += 1,
            Some(fault) => {
                wrong += 1;
                if wrong <= flags.show {
                    writeln!(out, "{}: {fault}\n  {}", question.id, in_words(question))?;
                }
            }
        }
    }
    for (rules, [right, all]) in &tally {
        writeln!(out, "{rules}: {right} of {all} right")?;
    }
    Ok(answer_status(wrong == 0))
}

/// A program that is asked line by line. It is killed when the value is dropped.
struct Player {
    program: Program,
    /// The time for each question.
    limit: Duration,
    stop: Stop,
}

impl Player {
    /// Sends lines and returns the first line of the answer that `read` takes.
    ///
    /// # Errors
    /// If none comes in time, the program ends or prints too much, or the user interrupts.
    fn ask<T>(&mut self, text: &str, read: impl Fn(&[u8]) -> Option<T>) -> Result<T> {
        self.program.send(format!("{text}\n"));
        let deadline = Instant::now() + self.limit;
        loop {
            match self.program.read_line(&self.stop, deadline) {
                Ok(Some(line)) => {
                    if let Some(answer) = read(line.trim_ascii()) {
                        return Ok(answer);
                    }
                }
                Ok(None) => bail!("no answer within {} s", self.limit.as_secs_f64()),
                Err(Halt::Stopped) => bail!("interrupted"),
                Err(Halt::Fault(Fault::Exited(_) | Fault::ClosedOutput)) => {
                    bail!("the program has ended or closed its output")
                }
                Err(Halt::Fault(Fault::Flood(most))) => {
                    bail!("more than {most} bytes without an answer")
                }
                Err(Halt::Fault(fault)) => return Err(fault.into()),
            }
        }
    }
}

fn in_words(question: &Question) -> String {
    let moves = match question.moves.is_empty() {
        true => "no move".to_owned(),
        false => question.moves.join(" "),
    };
    format!("{} after {moves}", question.position)
}

/// Asks in JSON; returns what is wrong with the answer, if anything is.
fn ask_json(player: &mut Player, vector: &Vector, reasons: bool) -> Result<Option<String>> {
    let line = player.ask(&serde_json::to_string(&vector.question)?, |line| {
        line.starts_with(b"{").then(|| line.to_vec())
    })?;
    let answer: NamedAnswer = match serde_json::from_slice(&line) {
        Ok(answer) => answer,
        Err(error) => {
            let line = String::from_utf8_lossy(&line);
            return Ok(Some(format!("not an answer: {error}: {}", excerpt(&line))));
        }
    };
    if answer.id != vector.question.id {
        return Ok(Some(format!("the answer is to {}", excerpt(&answer.id))));
    }
    Ok(difference(&vector.answer, &answer.answer, reasons))
}

/// Returns what is wrong with an answer, if anything is.
fn difference(expected: &Answer, found: &Answer, reasons: bool) -> Option<String> {
    let words = |word: &Option<String>| word.as_deref().unwrap_or("none").to_owned();
    if found.end != expected.end {
        let state = |end| if end { "over" } else { "not over" };
        return Some(format!(
            "the game is {}, not {}",
            state(expected.end),
            state(found.end)
        ));
    }
    let differs = |what, expected: &Option<String>, found: &Option<String>| {
        let (right, wrong) = (words(expected), words(found));
        let text = || format!("the {what} is {right}, not {}", excerpt(&wrong));
        (expected != found).then(text)
    };
    let reason = || differs("reason", &expected.reason, &found.reason);
    differs("result", &expected.result, &found.result)
        .or_else(|| reasons.then(reason).flatten())
        .or_else(|| differing_moves(expected, found))
}

fn differing_moves(expected: &Answer, found: &Answer) -> Option<String> {
    let read = found.legal.iter().map(|word| read_uci_move(word));
    let moves: BTreeSet<Move> = match read.collect::<Result<_, _>>() {
        Ok(moves) => moves,
        Err(error) => return Some(format!("a legal move can't be read: {error}")),
    };
    let legal = legal_moves(expected);
    let missing = join(legal.difference(&moves), " ");
    let surplus = join(moves.difference(&legal), " ");
    match (missing.is_empty(), surplus.is_empty()) {
        (true, true) => None,
        (false, _) => Some(format!("legal moves are missing: {missing}")),
        (true, false) => Some(format!("moves are not legal: {surplus}")),
    }
}

fn legal_moves(answer: &Answer) -> BTreeSet<Move> {
    let moves = answer.legal.iter();
    moves.filter_map(|word| read_uci_move(word).ok()).collect()
}

/// Asks a UCI engine for a move; returns what is wrong with it, if anything is.
fn ask_uci(player: &mut Player, vector: &Vector) -> Result<Option<String>> {
    let Question {
        rules,
        board,
        position,
        moves,
        ..
    } = &vector.question;
    let moves = match moves[..] {
        [] => String::new(),
        _ => format!(" moves {}", moves.join(" ")),
    };
    let text = format!(
        "setoption name Rules value {rules}\nsetoption name Board value {board}\n\
         position fen {position}{moves}\ngo depth 1"
    );
    let best = player.ask(&text, read_uci_best)?;
    let answer = &vector.answer;
    Ok(match best {
        None if answer.end => None,
        None => Some("no move, but the game is not over".to_owned()),
        Some(mv) if answer.end => Some(format!("{mv}, but the game is over")),
        Some(mv) if legal_moves(answer).contains(&mv) => None,
        Some(mv) => Some(format!("{mv} is not legal")),
    })
}
