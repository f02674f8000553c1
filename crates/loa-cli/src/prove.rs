//! `loa prove` and `loa check-proof`: forced wins and their certificates.

use crate::flags::{CheckProofFlags, ProveFlags};
use crate::memory::memory_available;
use crate::solve::stop_on_signals;
use crate::whole_file::{check_can_be_written, write_whole};
use anyhow::{Context, Result, bail, ensure};
use bytesize::ByteSize;
use indicatif::{ProgressBar, ProgressStyle};
use loa::Color;
use loa_notation::Fen;
use loa_solver::Tables;
use loa_solver::proof::certificate::{check_certificate_watched, write_certificate};
use loa_solver::proof::{Answer, Claim, Control, Initial, Prover, ProverOptions};
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// The status of a claim that is false.
const FALSE: u8 = 1;

pub(crate) fn run(flags: &ProveFlags) -> Result<ExitCode> {
    check_memory(flags.memory)?;
    flags.out.as_deref().map_or(Ok(()), check_can_be_written)?;
    let tables = flags.tables.as_ref().map(Tables::open).transpose()?;
    let mut prover = Prover::new(ProverOptions {
        memory: usize::try_from(flags.memory.as_u64())?,
        threads: flags.threads.get(),
        initial: Initial::default(),
    })?;
    if let Some(tables) = &tables {
        prover = prover.with_tables(tables);
    }
    let control = Control::default();
    let begin = Instant::now();
    let found = watched(&control, || Search::new(flags, &control).run(&mut prover))?;
    let seconds = begin.elapsed().as_secs_f64();
    let effort = format!("{} nodes, {seconds:.1} s", control.nodes());
    let Some((claim, answer)) = found else {
        bail!("not decided: {effort}, {}", standing(&control));
    };
    let mut out = io::stdout().lock();
    if answer == Answer::Disproved {
        writeln!(out, "{} ({effort})", denial(flags, &claim))?;
        return Ok(ExitCode::from(FALSE));
    }
    writeln!(out, "{claim} ({effort})")?;
    if let Some(path) = &flags.out {
        let strategy = watched(&control, || Ok(prover.strategy(&claim, &control)?))?;
        let mut summary = None;
        write_whole(path, |file| {
            summary = Some(write_certificate(&claim, &strategy, file).map_err(io::Error::other)?);
            Ok(())
        })
        .with_context(|| format!("can't write {}", path.display()))?;
        if let Some(summary) = summary {
            let (positions, bytes, depth) = (summary.positions, summary.bytes, summary.depth);
            writeln!(
                out,
                "{}: {positions} positions, {bytes} bytes, {depth} plies at most",
                path.display()
            )?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn check_memory(asked: ByteSize) -> Result<()> {
    if let Some(free) = memory_available() {
        ensure!(
            asked <= free,
            "--memory {asked} is more than the {free} that are free"
        );
    }
    Ok(())
}

/// The claims that are tried, and how far.
struct Search<'a> {
    claims: Vec<Claim>,
    control: &'a Control,
    most: u64,
}

/// The nodes of the first try of each claim where several are tried in turn; each round has twice
/// as many.
const FIRST_ROUND: u64 = 1 << 16;

impl<'a> Search<'a> {
    fn new(flags: &ProveFlags, control: &'a Control) -> Search<'a> {
        let claim = |winner| {
            let claim = Claim::new(flags.position(), &flags.rules.rules, winner);
            match flags.within {
                Some(plies) => claim.within(plies.get()),
                None => claim,
            }
        };
        let winners = match flags.winner {
            Some(winner) => vec![winner],
            None => Color::ALL.to_vec(),
        };
        Search {
            claims: winners.into_iter().map(claim).collect(),
            control,
            most: flags.nodes.unwrap_or(u64::MAX),
        }
    }

    /// Returns the claim that is true, or the last one when all are false; `None` when that could
    /// not be found out.
    fn run(mut self, prover: &mut Prover) -> Result<Option<(Claim, Answer)>> {
        let mut round = if self.claims.len() > 1 {
            FIRST_ROUND
        } else {
            self.most
        };
        loop {
            let mut open = Vec::new();
            let mut last = None;
            for &claim in &self.claims {
                let nodes = self.control.nodes();
                let left = self.most.saturating_sub(nodes);
                if left == 0 || self.control.is_stopped() {
                    return Ok(None);
                }
                let enough = nodes.saturating_add(round.min(left));
                match prover.decide(&claim, self.control, Some(enough))? {
                    Answer::Proved => return Ok(Some((claim, Answer::Proved))),
                    Answer::Disproved => last = Some((claim, Answer::Disproved)),
                    Answer::Unknown => open.push(claim),
                }
            }
            if open.is_empty() {
                return Ok(last);
            }
            self.claims = open;
            round = round.saturating_mul(2);
        }
    }
}

/// The opposite of what was asked for, in words.
fn denial(flags: &ProveFlags, claim: &Claim) -> String {
    let limit = match claim.plies() {
        Some(plies) => format!(" within {plies} plies"),
        None => String::new(),
    };
    match flags.winner {
        Some(winner) => format!("{winner} can't force a win{limit}"),
        None => format!("neither side can force a win{limit}"),
    }
}

fn standing(control: &Control) -> String {
    let (proof, disproof) = control.numbers();
    format!("proof number {proof}, disproof number {disproof}")
}

/// How often the line of progress is drawn anew.
const TICK: Duration = Duration::from_millis(200);

/// How often a line is printed where none can be drawn.
const PLAIN_TICK: Duration = Duration::from_secs(30);

/// Works while progress is shown; a signal stops it.
fn watched<T: Send>(control: &Control, work: impl FnOnce() -> Result<T> + Send) -> Result<T> {
    let stop = stop_on_signals()?;
    let (done, until_done) = mpsc::channel::<()>();
    thread::scope(|scope| {
        let stop = &stop;
        thread::Builder::new()
            .spawn_scoped(scope, move || show(control, stop, &until_done))
            .context("no thread can be had")?;
        let result = work();
        drop(done);
        result
    })
}

/// Shows the effort until the work is done, and passes a wish to stop on.
fn show(control: &Control, stop: &AtomicBool, until_done: &Receiver<()>) {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}") {
        bar.set_style(style);
    }
    let begin = Instant::now();
    let mut told = begin;
    while until_done.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
        if stop.load(Ordering::Relaxed) {
            control.stop();
        }
        let nodes = control.nodes();
        let speed = nodes as f64 / begin.elapsed().as_secs_f64().max(0.001);
        let message = format!("{nodes} nodes, {speed:.0} a second, {}", standing(control));
        if bar.is_hidden() && told.elapsed() >= PLAIN_TICK {
            told = Instant::now();
            // Nobody may be listening.
            let _ = writeln!(io::stderr(), "{message}");
        }
        bar.set_message(message);
        bar.tick();
    }
    bar.finish_and_clear();
}

pub(crate) fn check(flags: &CheckProofFlags) -> Result<ExitCode> {
    let checked = check_file(&flags.file)
        .with_context(|| format!("{} proves nothing", flags.file.display()))?;
    let mut out = io::stdout().lock();
    let position = Fen::from(*checked.claim.position());
    writeln!(out, "{} from {position}", checked.claim)?;
    writeln!(
        out,
        "{} positions, {} bytes, {} plies at most",
        checked.positions, checked.bytes, checked.depth
    )?;
    Ok(ExitCode::SUCCESS)
}

fn check_file(path: &Path) -> Result<loa_solver::proof::certificate::Checked> {
    let file = File::open(path)?;
    let bar = ProgressBar::new_spinner();
    let checked = check_certificate_watched(BufReader::new(file), &mut |positions| {
        bar.set_message(format!("{positions} positions"));
        bar.tick();
    });
    bar.finish_and_clear();
    Ok(checked?)
}
