//! `loa prove` and `loa check-proof`: forced wins and their certificates.

mod checkpoint;

use self::checkpoint::Checkpoint;
use crate::memory::{memory_available, size};
use crate::numbers::{number, threads};
use crate::progress::bar;
use crate::say::{say, tell};
use crate::solved;
use crate::tables;
use crate::whole_file::{check_results, write_whole};
use anyhow::{Context, Result, bail, ensure};
use bytesize::ByteSize;
use clap::Args;
use loa::{Color, Game, Position, Preset, Size, Start};
use loa_notation::Fen;
use loa_prover::certificate::{WriteError, check_certificate_watched, write_certificate};
use loa_prover::{
    Answer, Certified, Control, LeafModel, ProofGoal, ProofTree, Prover, ProverOptions,
};
use loa_solver::rules_in_words;
use loa_work::{Input, open_input, read_file, stop_on_signals};
use serde_json::{Value, json};
use std::io::{self, BufReader};
use std::num::{NonZeroU8, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

#[derive(Args)]
#[command(after_help = "Exit status: 0 proved, 1 disproved, 2 not decided.")]
pub(crate) struct Flags {
    /// Board size.
    #[arg(long, value_name = "WxH", default_value_t = Size::STANDARD)]
    board: Size,
    /// Start position: standard, sides or scrambled [default: that of the rules].
    #[arg(long, value_name = "NAME")]
    start: Option<Start>,
    /// Position in FEN, instead of a start position.
    #[arg(long, value_name = "FEN", conflicts_with_all = ["board", "start"])]
    position: Option<Fen>,
    /// Rule set; repetition and move limit are ignored.
    #[arg(long, value_name = "NAME", default_value = "olympiad")]
    rules: Preset,
    /// Side that is to win, black or white [default: both are tried in turn].
    #[arg(long, value_name = "COLOR")]
    winner: Option<Color>,
    /// Most plies of the win, the opponent's included.
    #[arg(long, value_name = "PLIES", value_parser = number(NonZeroU8::MIN..=NonZeroU8::MAX))]
    within: Option<NonZeroU8>,
    /// Folder of solved tables of the same board and rules.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Model that guides the search [default: that of the program].
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,
    /// Write a certificate, which 'loa check-proof' checks.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Number of search threads.
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    threads: NonZeroUsize,
    /// Transposition table size.
    #[arg(long, value_name = "SIZE", default_value = "1GiB", value_parser = size)]
    memory: ByteSize,
    /// Give up after this many nodes.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Save the search in a file, and go on from it if it is there.
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Time between savings: a number with s, min or h.
    #[arg(long, value_name = "TIME", default_value = "10min", value_parser = duration,
        requires = "checkpoint")]
    every: Duration,
}

/// Reads a time such as 90s, 10min or 2h.
fn duration(text: &str) -> Result<Duration, String> {
    let digits = text.trim_end_matches(char::is_alphabetic);
    let unit = match &text[digits.len()..] {
        "s" => 1.0,
        "min" => 60.0,
        "h" => 3600.0,
        _ => return Err("expected a number with s, min or h".to_owned()),
    };
    let number: f64 = digits.parse().map_err(|_| "expected a number".to_owned())?;
    Duration::try_from_secs_f64(number * unit).map_err(|error| error.to_string())
}

impl Flags {
    /// Returns the position to prove a win from.
    fn position(&self) -> Position {
        match &self.position {
            Some(fen) => fen.position,
            None => Position::start(self.board, self.start.unwrap_or(self.rules.start)),
        }
    }
}

#[derive(Args)]
#[command(after_help = "Exit status: 0 the certificate is valid, 2 it is not, or can't be read.")]
pub(crate) struct CheckProofFlags {
    /// Certificate.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

pub(crate) fn run(flags: &Flags) -> Result<ExitCode> {
    check_memory(flags.memory)?;
    let written = [("--out", &flags.out), ("--checkpoint", &flags.checkpoint)];
    check_results(flags.model.iter().chain(&flags.tables), &written)?;
    let tables = flags.tables.as_deref().map(tables::open).transpose()?;
    let game = Game::new(flags.rules.rules, flags.position());
    solved::check(tables.as_ref(), &game)?;
    let mut prover = prover(flags)?;
    if let Some(tables) = &tables {
        prover = prover.with_tables(tables);
    }
    let goals = goals(flags);
    let (path, settings) = (flags.checkpoint.as_deref(), settings(flags, &prover));
    let checkpoint = Checkpoint { path, settings };
    let mut control = checkpoint.resume(&mut prover, &goals[0])?;
    control.stop = stop_on_signals()?;
    let begin = Instant::now();
    let every = path.map(|_| flags.every);
    let (found, saved) = watched(&control, every, || {
        let found = decide(flags, goals, &mut prover, &control, &checkpoint)?;
        Ok((found, checkpoint.save(&mut prover, &control)))
    })?;
    let seconds = begin.elapsed().as_secs_f64();
    let effort = format!("{} nodes, {seconds:.1} s", control.nodes());
    let Some((goal, answer)) = found else {
        saved?;
        bail!("not decided: {effort}, {}", numbers(&control));
    };
    if answer == Answer::Disproved {
        let told = say!("{} ({effort})", denial(flags, &goal));
        saved?;
        told?;
        return Ok(ExitCode::FAILURE);
    }
    // What can't be said or saved is proved all the same.
    let mut told = say!("{goal} ({effort})");
    if let Some(path) = &flags.out {
        control.pause.set(false);
        let tree = watched(&control, None, || Ok(prover.proof_tree(&goal, &control)?))?;
        let written = write_proof(&goal, &tree, path)?;
        told = told.and(say!("{}: {}", path.display(), size_in_words(&written)));
    }
    saved?;
    told?;
    Ok(ExitCode::SUCCESS)
}

fn prover(flags: &Flags) -> Result<Prover<'static>> {
    let prover = Prover::new(ProverOptions {
        memory: usize::try_from(flags.memory.as_u64())?,
        threads: flags.threads.get(),
    })?;
    Ok(prover.with_model(model(flags.model.as_deref())?))
}

/// Reads a model, by default the prover's own.
fn model(path: Option<&Path>) -> Result<LeafModel> {
    const LARGEST: u64 = 1 << 20;
    let Some(path) = path else {
        return Ok(LeafModel::default());
    };
    let bytes =
        read_file(path, LARGEST).with_context(|| format!("can't read {}", path.display()))?;
    let model = LeafModel::from_bytes(&bytes);
    model.with_context(|| format!("{} is not a model of the prover", path.display()))
}

fn write_proof(goal: &ProofGoal, tree: &ProofTree, path: &Path) -> Result<Certified> {
    let mut written = None;
    write_whole(path, |file| {
        let moves = |position: &Position| tree.winning_move(position);
        let proof = write_certificate(goal, moves, file).map_err(|error| match error {
            WriteError::Io(error) => error,
            error => io::Error::other(error),
        });
        written = Some(proof?);
        Ok(())
    })
    .with_context(|| format!("can't write {}", path.display()))?;
    written.context("nothing was written")
}

fn check_memory(asked: ByteSize) -> Result<()> {
    if let Some(free) = memory_available() {
        ensure!(
            asked <= free,
            "--memory {asked} is more than the {free} of free memory"
        );
    }
    Ok(())
}

/// The nodes for each goal in the first round if there are several; they double with each round.
const FIRST_ROUND: u64 = 1 << 16;

/// Tries the goals in turn, with more nodes in each round. Returns the goal that is proved, or the
/// last one if all are disproved; `None` if one is undecided.
fn decide(
    flags: &Flags,
    mut goals: Vec<ProofGoal>,
    prover: &mut Prover<'_>,
    control: &Control,
    checkpoint: &Checkpoint<'_>,
) -> Result<Option<(ProofGoal, Answer)>> {
    let max_nodes = flags.nodes.unwrap_or(u64::MAX);
    let mut round = match goals[..] {
        [_] => max_nodes,
        _ => FIRST_ROUND,
    };
    loop {
        let mut open = Vec::new();
        let mut last = None;
        for goal in goals {
            let nodes = control.nodes();
            let left = max_nodes.saturating_sub(nodes);
            if left == 0 || control.stop.is_requested() {
                return Ok(None);
            }
            let enough = nodes.saturating_add(round.min(left));
            let mut answer = prover.decide(&goal, control, Some(enough))?;
            while answer == Answer::Unknown && control.pause.is_requested() {
                checkpoint.save(prover, control)?;
                control.pause.set(false);
                answer = prover.decide(&goal, control, Some(enough))?;
            }
            match answer {
                Answer::Proved => return Ok(Some((goal, Answer::Proved))),
                Answer::Disproved => last = Some((goal, Answer::Disproved)),
                Answer::Unknown => open.push(goal),
            }
        }
        if open.is_empty() {
            return Ok(last);
        }
        goals = open;
        round = round.saturating_mul(2);
    }
}

fn goals(flags: &Flags) -> Vec<ProofGoal> {
    let winners = flags
        .winner
        .map_or(Color::ALL.to_vec(), |winner| vec![winner]);
    let goal = |winner| {
        let goal = ProofGoal::new(flags.position(), &flags.rules.rules, winner);
        flags.within.map_or(goal, |plies| goal.within(plies.get()))
    };
    winners.into_iter().map(goal).collect()
}

/// Returns what makes the search, in words, for its checkpoints.
fn settings(flags: &Flags, prover: &Prover<'_>) -> Value {
    let winner = flags
        .winner
        .map_or("either".to_owned(), |it| it.to_string());
    let within = flags.within.map_or("any".to_owned(), |it| it.to_string());
    json!({
        "format": checkpoint::FORMAT,
        "position": Fen::from(flags.position()).to_string(),
        "rules": rules_in_words(&flags.rules.rules),
        "winner": winner,
        "within": within,
        "model": format!("{:08x}", prover.model().id()),
    })
}

/// Writes that the goals are disproved.
fn denial(flags: &Flags, goal: &ProofGoal) -> String {
    let limit = match goal.plies() {
        Some(plies) => format!(" within {plies} plies"),
        None => String::new(),
    };
    match flags.winner {
        Some(winner) => format!("{winner} can't force a win{limit}"),
        None => format!("neither side can force a win{limit}"),
    }
}

fn numbers(control: &Control) -> String {
    let (proof, disproof) = control.numbers();
    format!("proof number {proof}, disproof number {disproof}")
}

/// The time between updates of the progress line.
const TICK: Duration = Duration::from_millis(200);

/// The least time between looks at the clock.
const FAST_TICK: Duration = Duration::from_millis(1);

/// The time between lines where standard error is not a terminal.
const PLAIN_TICK: Duration = Duration::from_secs(30);

/// Runs work while progress is shown, with a pause now and then.
fn watched<T: Send>(
    control: &Control,
    every: Option<Duration>,
    work: impl FnOnce() -> Result<T> + Send,
) -> Result<T> {
    let (done, until_done) = mpsc::channel::<()>();
    thread::scope(|scope| {
        thread::Builder::new()
            .spawn_scoped(scope, move || show(control, every, &until_done))
            .context("can't start a thread")?;
        let result = work();
        drop(done);
        result
    })
}

/// Shows progress until the work is done.
fn show(control: &Control, every: Option<Duration>, until_done: &Receiver<()>) {
    let bar = bar(0, "{spinner} {msg}");
    let (begin, first) = (Instant::now(), control.nodes());
    let (mut printed, mut paused) = (begin, begin);
    let tick = every.map_or(TICK, |every| every.clamp(FAST_TICK, TICK));
    while until_done.recv_timeout(tick) == Err(RecvTimeoutError::Timeout) {
        if control.pause.is_requested() {
            paused = Instant::now();
        } else if every.is_some_and(|every| paused.elapsed() >= every) {
            control.pause.set(true);
        }
        let nodes = control.nodes();
        let speed = (nodes - first) as f64 / begin.elapsed().as_secs_f64().max(0.001);
        let message = format!("{nodes} nodes, {speed:.0} a second, {}", numbers(control));
        if bar.is_hidden() && printed.elapsed() >= PLAIN_TICK {
            printed = Instant::now();
            tell!("{message}");
        }
        bar.set_message(message);
        bar.tick();
    }
}

pub(crate) fn check(path: &Path) -> Result<()> {
    let name = path.display();
    let file = open_input(path).with_context(|| format!("can't read {name}"))?;
    let checked = check_file(file).with_context(|| format!("{name} proves nothing"))?;
    let position = Fen::from(*checked.goal.position());
    say!("{} from {position}", checked.goal)?;
    let rules = rules_in_words(checked.goal.rules());
    say!("rules: {rules}, repetition ignored")?;
    say!("{}", size_in_words(&checked))?;
    Ok(())
}

/// Says how large a certificate is.
fn size_in_words(of: &Certified) -> String {
    let (positions, bytes, depth) = (of.positions, of.bytes, of.depth);
    format!("{positions} positions, {bytes} bytes, {depth} plies at most")
}

fn check_file(file: Input) -> Result<Certified> {
    let bar = bar(0, "{spinner} {msg}");
    let checked = check_certificate_watched(BufReader::new(file), &mut |positions| {
        bar.set_message(format!("{positions} positions"));
        bar.tick();
    });
    Ok(checked?)
}
