//! `loa datagen`: training data from self-play.

use crate::flags::DatagenFlags;
use crate::solve::stop_on_signals;
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use loa::Preset;
use loa_train::{Amount, DataFile, GenerateError, Header, SelfPlaySettings, generate};
use std::fs::File;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::ExitCode;

pub(crate) fn run(flags: &DatagenFlags) -> Result<ExitCode> {
    let begun = || rules_of_file(&flags.out);
    let settings = SelfPlaySettings {
        preset: flags.rules.or_else(begun).unwrap_or(Preset::OLYMPIAD),
        size: flags.board,
        nodes: flags.nodes,
        seed: flags.seed,
    };
    let amount = match (flags.games, flags.positions) {
        (Some(games), _) => Amount::Games(games.get()),
        (None, positions) => Amount::Positions(positions.unwrap_or(0)),
    };
    let path = flags.out.display();
    let (mut file, damage) = DataFile::create_or_resume(&flags.out, &settings.header())
        .with_context(|| format!("{path} can't be used"))?;
    if let Some(damage) = damage {
        // Standard error may be closed.
        let _ = writeln!(
            std::io::stderr(),
            "loa: {path}: {damage}; later games are played again"
        );
    }
    let stop = stop_on_signals()?;
    let bar = bar(amount, &file);
    let on_game = |file: &DataFile| show(&bar, amount, file);
    let threads = flags.threads.unwrap_or_else(cores);
    let generated = generate(settings, amount, threads, &mut file, &stop, &on_game);
    bar.finish_and_clear();
    match generated {
        Ok(()) => {}
        Err(GenerateError::Stopped) => bail!(
            "stopped with {} games in {path}; the same command continues",
            file.games()
        ),
        Err(GenerateError::File(error)) => {
            return Err(error).with_context(|| format!("{path} can't be written"));
        }
        Err(error) => return Err(error.into()),
    }
    writeln!(
        std::io::stdout(),
        "{path}: {} positions of {} games",
        file.samples(),
        file.games()
    )?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the rules of the games in a file.
fn rules_of_file(path: &Path) -> Option<Preset> {
    let (header, _) = Header::read(&mut File::open(path).ok()?).ok()?;
    header.preset().ok()
}

fn cores() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

fn bar(amount: Amount, file: &DataFile) -> ProgressBar {
    let (length, unit) = match amount {
        Amount::Games(games) => (u64::from(games), "games"),
        Amount::Positions(positions) => (positions, "positions"),
    };
    let bar = ProgressBar::new(length);
    let style =
        "{wide_bar} {percent:>3} %  {human_pos} of {human_len} {msg}, {per_sec}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar.set_message(unit);
    show(&bar, amount, file);
    bar.reset_eta();
    bar
}

fn show(bar: &ProgressBar, amount: Amount, file: &DataFile) {
    bar.set_position(match amount {
        Amount::Games(_) => u64::from(file.games()),
        Amount::Positions(_) => file.samples(),
    });
}
