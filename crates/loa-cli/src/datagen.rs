//! `loa datagen`: training data from self-play.

use crate::flags::DatagenFlags;
use crate::solve::stop_on_signals;
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use loa_train::{Amount, DataFile, GenerateError, Progress, SelfPlaySettings, Watch, generate};
use std::io::Write;
use std::num::NonZeroUsize;
use std::process::ExitCode;

pub(crate) fn run(flags: &DatagenFlags) -> Result<ExitCode> {
    let settings = SelfPlaySettings {
        preset: flags.rules,
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
            "loa: {path}: {damage}; it is played again from there"
        );
    }
    let stop = stop_on_signals()?;
    let bar = bar(amount, &file);
    let watch = Watch {
        stop: &stop,
        progress: &|progress| show(&bar, amount, progress),
    };
    let threads = flags.threads.unwrap_or_else(cores);
    let generated = generate(settings, amount, threads, &mut file, watch);
    bar.finish_and_clear();
    match generated {
        Ok(()) => {}
        Err(GenerateError::Stopped) => bail!(
            "stopped with {} games in {path}; the same command goes on",
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
    let begun = Progress {
        games: file.games(),
        samples: file.samples(),
    };
    show(&bar, amount, begun);
    bar.reset_eta();
    bar
}

fn show(bar: &ProgressBar, amount: Amount, progress: Progress) {
    bar.set_position(match amount {
        Amount::Games(_) => u64::from(progress.games),
        Amount::Positions(_) => progress.samples,
    });
}
