//! `loa match`: players play each other.

mod engine;
mod numbers;
mod report;
mod shown;
mod table;

use crate::flags::MatchFlags;
use crate::whole_file::{check_can_be_written, write_whole};
use anyhow::{Context, Result, bail};
pub(crate) use engine::read_contender;
use loa::Preset;
use loa_match::statistics::{Hypothesis, Sprt};
use loa_match::tournament::{
    Match, MatchEnd, MatchSettings, OpeningList, OpeningSource, SprtSettings,
};
use loa_match::{Interrupt, adopt_orphans, kill_descendants};
use shown::Shown;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

pub(crate) fn run(flags: &MatchFlags) -> Result<ExitCode> {
    adopt_orphans();
    let settings = settings(flags)?;
    let test = settings.sprt;
    flags.json.as_deref().map_or(Ok(()), check_can_be_written)?;
    let interrupt = Interrupt::on_signals().context("can't listen to signals")?;
    let mut game = Match::new(settings, flags.out.as_deref())?;
    let shown = Shown::new(&game, test);
    let ended = game.run(&interrupt, &mut |standings, progress| {
        shown.update(standings, &progress);
    });
    shown.clear();
    kill_descendants();
    let view = table::View {
        names: game.names(),
        standings: game.standings(),
        test,
    };
    let printed = write!(std::io::stdout().lock(), "{}", table::full(&view));
    let ended = ended?;
    if let Some(path) = &flags.json {
        let result = report::json(&view, ended, game.length());
        write_whole(path, |out| writeln!(out, "{result:#}"))
            .with_context(|| format!("can't write {}", path.display()))?;
    }
    // The result stands even if the table can't be printed.
    printed.or_else(|error| match error.kind() {
        ErrorKind::BrokenPipe => Ok(()),
        _ => Err(error),
    })?;
    conclude(ended, test)
}

/// Returns the exit status, and prints what the table does not say.
fn conclude(ended: MatchEnd, test: Option<SprtSettings>) -> Result<ExitCode> {
    /// What shells add to the number of a signal that ends a program.
    const SIGNALLED: i32 = 128;
    match ended {
        MatchEnd::Decided(Hypothesis::H1) => Ok(ExitCode::SUCCESS),
        MatchEnd::Decided(Hypothesis::H0) => Ok(ExitCode::from(1)),
        MatchEnd::AllPlayed if test.is_some() => {
            bail!("all games are played, the test is undecided")
        }
        MatchEnd::AllPlayed => Ok(ExitCode::SUCCESS),
        MatchEnd::Interrupted(signal) => {
            let _ = writeln!(
                std::io::stderr(),
                "loa: interrupted; with --out the same command continues the match"
            );
            Ok(ExitCode::from(
                u8::try_from(SIGNALLED + signal).unwrap_or(u8::MAX),
            ))
        }
    }
}

fn settings(flags: &MatchFlags) -> Result<MatchSettings> {
    const GAMES: usize = 100;
    const GAMES_OF_TEST: usize = 40_000;
    let usual = if flags.sprt { GAMES_OF_TEST } else { GAMES };
    let begun = || flags.out.as_deref().and_then(rules_of_folder);
    let rules = flags.rules.or_else(begun).unwrap_or(Preset::OLYMPIAD);
    Ok(MatchSettings {
        players: flags.players.clone(),
        preset: rules,
        size: flags.board,
        start: flags.start.unwrap_or(rules.start),
        format: flags.format,
        games: flags.games.unwrap_or(usual),
        openings: flags
            .openings
            .as_deref()
            .map_or(Ok(OpeningSource::Start), openings)?,
        seed: flags.seed,
        concurrency: flags.concurrency.get(),
        margin: Duration::from_secs_f64(flags.margin),
        longest_move: Duration::from_secs_f64(flags.longest_move),
        startup: Duration::from_secs_f64(flags.startup),
        most_plies: flags.max_plies,
        sprt: flags.sprt.then(|| test(flags)).transpose()?,
    })
}

/// Returns the rules of the match that was begun in a folder.
fn rules_of_folder(folder: &Path) -> Option<Preset> {
    let text = fs::read(folder.join("match.json")).ok()?;
    let settings: serde_json::Value = serde_json::from_slice(&text).ok()?;
    settings["rules"].as_str()?.parse().ok()
}

fn test(flags: &MatchFlags) -> Result<SprtSettings> {
    let test = Sprt::new(
        flags.elo0,
        flags.elo1,
        flags.alpha,
        flags.beta,
        flags.elo_model,
    )?;
    Ok(SprtSettings {
        test,
        of_pairs: !flags.trinomial,
    })
}

fn openings(source: &Path) -> Result<OpeningSource> {
    if let Some(text) = source.to_str()
        && text.starts_with("random:")
    {
        return match text.parse() {
            Ok(random) => Ok(random),
            Err(()) => bail!("'{text}' is not random:PLIES"),
        };
    }
    let bytes = fs::read(source).with_context(|| format!("can't read {}", source.display()))?;
    let list = OpeningList::read(&bytes).with_context(|| source.display().to_string())?;
    Ok(OpeningSource::List(list))
}
