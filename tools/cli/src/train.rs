//! `loa train`: the net of the evaluation, trained with training data.

use crate::hashing::{hash_of, hash_of_file};
use crate::numbers::{number, threads};
use crate::progress::{self, on_threads};
use crate::say::{say, tell};
use crate::whole_file::{check_results, write_file};
use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use indicatif::ProgressBar;
use loa_engine::net::Net;
use loa_train::GameReader;
use loa_train::net::{
    Collection, Epoch, Loss, NET_IN_USE, Options, Positions, Summary, Trainer, losses,
    svg_learning_curve,
};
use loa_work::{Interrupt, if_there, open_file, read_input, stop_on_signals};
use serde_json::{Value, json};
use std::io;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

#[derive(Args)]
pub(crate) struct Flags {
    /// Training data written by 'loa datagen', of any boards and rules.
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    data: Vec<PathBuf>,
    /// File for the net.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Name of the net [default: that of its file].
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// File for the state of the training; an existing one is continued.
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// SVG file for the learning curve.
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
    /// How often each position is trained with.
    #[arg(long, value_name = "N", default_value = "10",
        value_parser = number(NonZeroU32::MIN..=NonZeroU32::MAX))]
    epochs: NonZeroU32,
    /// Number of positions in a step.
    #[arg(long, value_name = "N", default_value = "4096",
        value_parser = number(NonZeroUsize::MIN..=NonZeroUsize::MAX))]
    batch: NonZeroUsize,
    /// Learning rate at the beginning; at the end 1 % of it is left.
    #[arg(long, value_name = "RATE", default_value_t = 6e-3, value_parser = number(0.0..=10.0))]
    rate: f64,
    /// Weight decay.
    #[arg(long, value_name = "SHARE", default_value_t = 0.1, value_parser = number(0.0..=10.0))]
    decay: f64,
    /// Weight of the game's result in the target, 0 to 1; the rest is the search score.
    #[arg(long, value_name = "SHARE", default_value_t = 0.5, value_parser = number(0.0..=1.0))]
    lambda: f64,
    /// Seed of the first weights and of the order of the positions.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Hold back one of N games for validation; 0 holds back none.
    #[arg(long, value_name = "N", default_value_t = 50)]
    hold_back: u64,
    /// Number of threads; the result does not depend on it [default: one for each core].
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
}

/// The time between two checkpoints within an epoch.
const CHECKPOINT_INTERVAL: Duration = Duration::from_secs(30);

pub(crate) fn run(flags: &Flags) -> Result<()> {
    let written = [
        ("--out", &flags.out),
        ("--checkpoint", &flags.checkpoint),
        ("--curve", &flags.curve),
    ];
    check_results(&flags.data, &written)?;
    on_threads(flags.threads, || train(flags))?
}

fn train(flags: &Flags) -> Result<()> {
    let mut told = Ok(());
    let data = Data::read(flags, &mut told)?;
    let stop = stop_on_signals()?;
    let mut trainer = Trainer::new(&data.positions, &data.held_back, options(flags));
    // Its name is refused before the work.
    Net::new(name(flags), Value::Null, trainer.model().quantised())?;
    if let Some(path) = &flags.checkpoint {
        resume(&mut trainer, path)?;
    }
    let worked = work(flags, &mut trainer, &stop, &mut told);
    if trainer.is_done() {
        // What is learned is written even if its last checkpoint is not.
        finish(flags, &data, &trainer, &mut told)?;
    }
    worked?;
    Ok(told?)
}

/// Keeps the first error of printing: the work goes on, and ends with it.
fn note(told: &mut io::Result<()>, printed: io::Result<()>) {
    if told.is_ok() {
        *told = printed;
    }
}

fn options(flags: &Flags) -> Options {
    Options {
        epochs: flags.epochs.get(),
        batch: flags.batch.get(),
        rate: flags.rate,
        decay: flags.decay,
        lambda: flags.lambda,
        seed: flags.seed,
    }
}

/// What the files of training data hold.
struct Data {
    positions: Positions,
    held_back: Positions,
    summary: Summary,
    /// The files, for the recipe.
    files: Vec<Value>,
}

impl Data {
    fn read(flags: &Flags, told: &mut io::Result<()>) -> Result<Data> {
        let mut collection = Collection::new(flags.hold_back);
        let mut files = Vec::new();
        for path in &flags.data {
            let read = read_file(path, &mut collection, told);
            files.push(read.with_context(|| format!("{} can't be used", path.display()))?);
        }
        let (positions, held_back, summary) = collection.finish();
        ensure!(
            !positions.is_empty(),
            "there are no positions to train with"
        );
        let printed = say!(
            "{} distinct positions of {}: {} to train with, {} of {} games held back",
            positions.len() + held_back.len(),
            summary.positions,
            positions.len(),
            held_back.len(),
            summary.held_back_games
        );
        note(told, printed);
        Ok(Data {
            positions,
            held_back,
            summary,
            files,
        })
    }
}

/// Adds a file's games, prints what it holds, and returns what the recipe says about it.
fn read_file(path: &Path, collection: &mut Collection, told: &mut io::Result<()>) -> Result<Value> {
    let (mut games, mut positions) = (0u64, 0);
    let mut reader = GameReader::new(open_file(path)?)?;
    let header = reader.contents().head.clone();
    while let Some(game) = reader.next_item()? {
        games += 1;
        positions += game.sample_count();
        collection.add(&header, &game);
    }
    let (name, hash) = (path.display(), hash_of_file(path)?);
    let mut recipe = json!({
        "file": path.file_name().unwrap_or_default().to_string_lossy(),
        "sha256": hash,
        "games": games,
        "positions": positions,
        "header": header,
    });
    if let Some(damage) = &reader.contents().damage {
        tell!("loa: {name}: {damage}; what comes before is used");
        recipe["damage"] = damage.to_string().into();
    }
    let printed = say!("{name}: {positions} positions of {games} games, SHA-256 {hash}");
    note(told, printed);
    Ok(recipe)
}

/// What is read of a checkpoint at most: ten times what the largest net needs.
const MOST_BYTES: u64 = 64 << 20;

fn resume(trainer: &mut Trainer<'_>, path: &Path) -> Result<()> {
    let name = path.display();
    let bytes = if_there(read_input(path, MOST_BYTES));
    let Some(bytes) = bytes.with_context(|| format!("{name} can't be read"))? else {
        return Ok(());
    };
    trainer
        .resume(&bytes)
        .with_context(|| format!("{name} can't be continued"))
}

fn save(trainer: &Trainer<'_>, path: &Path) -> Result<()> {
    write_file(path, trainer.checkpoint()?)
}

/// Trains to the end, printing the losses of each epoch and keeping the state where that is asked
/// for.
fn work(
    flags: &Flags,
    trainer: &mut Trainer<'_>,
    stop: &Interrupt,
    told: &mut io::Result<()>,
) -> Result<()> {
    let titles = say!("epoch       loss  held back     scores  evaluated");
    note(told, titles);
    for (number, epoch) in trainer.epochs().iter().enumerate() {
        note(told, print_epoch(number, epoch));
    }
    let (begun, mut saved, mut samples) = (Instant::now(), Instant::now(), 0);
    let bar = bar(trainer);
    while !trainer.is_done() {
        if stop.is_requested() {
            bar.finish_and_clear();
            let Some(path) = &flags.checkpoint else {
                bail!("stopped");
            };
            save(trainer, path)?;
            bail!("stopped; the same command continues");
        }
        let epochs = trainer.epochs().len();
        samples += trainer.step();
        bar.set_position(trainer.steps());
        bar.set_message(format!("{:.0}", per_second(samples, begun)));
        let new = &trainer.epochs()[epochs..];
        if let Some(path) = &flags.checkpoint
            && (!new.is_empty() || saved.elapsed() > CHECKPOINT_INTERVAL)
        {
            save(trainer, path)?;
            saved = Instant::now();
        }
        for epoch in new {
            note(told, bar.suspend(|| print_epoch(epochs, epoch)));
        }
    }
    bar.finish_and_clear();
    if samples > 0 {
        let printed = say!(
            "{samples} samples in {:.1} s, {:.0} a second",
            begun.elapsed().as_secs_f64(),
            per_second(samples, begun)
        );
        note(told, printed);
    }
    Ok(())
}

fn per_second(samples: usize, begun: Instant) -> f64 {
    samples as f64 / begun.elapsed().as_secs_f64().max(1e-9)
}

fn print_epoch(number: usize, epoch: &Epoch) -> io::Result<()> {
    let Epoch {
        loss,
        held_back,
        held_back_scores,
        held_back_evaluated,
    } = epoch;
    say!(
        "{:>5}   {loss:.6}   {held_back:.6}   {held_back_scores:.6}   {held_back_evaluated:.6}",
        number + 1
    )
}

fn bar(trainer: &Trainer<'_>) -> ProgressBar {
    let style = "{wide_bar} {percent:>3} %  step {human_pos} of {human_len}, {msg} samples/s, \
                 {eta} left";
    let bar = progress::bar(trainer.all_steps(), style);
    bar.set_position(trainer.steps());
    bar.reset_eta();
    bar
}

/// Writes the net and the learning curve where that is asked for, and prints the losses.
fn finish(
    flags: &Flags,
    data: &Data,
    trainer: &Trainer<'_>,
    told: &mut io::Result<()>,
) -> Result<()> {
    let (model, name) = (trainer.model(), name(flags));
    let net = Net::new(&name, Value::Null, model.quantised())?;
    let losses = losses(&data.positions, &data.held_back, model, &net);
    let recipe = recipe(data, trainer, &losses);
    let bytes = Net::new(name, recipe, net.weights().clone())?.encode();
    let written = flags.out.as_deref();
    let written = written.map_or(Ok(()), |path| write_file(path, &bytes));
    let curve = svg_learning_curve(trainer.epochs());
    let drawn = flags.curve.as_deref();
    let drawn = drawn.map_or(Ok(()), |path| write_file(path, curve));
    note(told, print_losses(&losses));
    written?;
    drawn?;
    if let Some(path) = &flags.out {
        let hash = hash_of(bytes.as_slice())?;
        let printed = say!("{}: {} bytes, SHA-256 {hash}", path.display(), bytes.len());
        note(told, printed);
    }
    Ok(())
}

fn name(flags: &Flags) -> String {
    let of_file = || {
        let stem = flags.out.as_ref()?.file_stem()?;
        Some(stem.to_string_lossy().into_owned())
    };
    let name = flags.name.clone().or_else(of_file);
    name.unwrap_or_else(|| "new".to_owned())
}

fn print_losses(losses: &[Loss]) -> io::Result<()> {
    say!("\n| positions | predictor | results | scores | evaluated |\n|---|---|---|---|---|")?;
    for loss in losses {
        say!(
            "| {} | {} | {:.4} | {:.4} | {:.4} |",
            loss.variant,
            loss.name,
            loss.results,
            loss.scores,
            loss.evaluated
        )?;
    }
    Ok(())
}

fn recipe(data: &Data, trainer: &Trainer<'_>, losses: &[Loss]) -> Value {
    let loss = |loss: &Loss| {
        json!({
            "positions": loss.variant.to_string(),
            "predictor": loss.name,
            "results": rounded(loss.results),
            "scores": rounded(loss.scores),
            "evaluated": rounded(loss.evaluated),
        })
    };
    // The same files and flags give the same net with any program.
    let of_recipe = losses.iter().filter(|loss| loss.name != NET_IN_USE);
    json!({
        "data": data.files,
        "games": data.summary.games,
        "held_back_games": data.summary.held_back_games,
        "positions": data.positions.len(),
        "held_back_positions": data.held_back.len(),
        "options": trainer.options(),
        "score_scales": trainer.score_scales().map(rounded),
        "losses": of_recipe.map(loss).collect::<Vec<_>>(),
    })
}

/// Rounds to six places: so short a number stays the same when JSON is read and written again.
fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}
