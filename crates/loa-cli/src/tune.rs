//! `loa tune`: weights of the evaluation fitted to training data.

use crate::progress::{on_threads, stop_on_signals};
use crate::whole_file::{check_can_be_written, write_text};
use anyhow::{Context, Result, bail};
use clap::Args;
use loa_engine::{POINTS_FOR_TENFOLD_ODDS, Term, Weights};
use loa_train::logistic::Options;
use loa_train::{
    Checkpoint, Fitted, Plan, Rows, TermWeight, Tuning, engine_weights, rust_snippet, score_scale,
};
use serde_json::{Value, json};
use std::fs::File;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

#[derive(Args)]
pub(crate) struct Flags {
    /// Training data written by 'loa datagen'.
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    data: Vec<PathBuf>,
    /// JSON file for the weights.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// File for the state of the fit; an existing one is continued.
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Maximum number of steps.
    #[arg(long, value_name = "N", default_value_t = 50)]
    iterations: u32,
    /// Weight of the game's result in the target, 0 to 1; the rest is the search score.
    #[arg(long, value_name = "SHARE", default_value_t = 1.0, value_parser = share)]
    lambda: f64,
    /// Hold back every Nth game for validation; 0 holds back none.
    #[arg(long, value_name = "N", default_value_t = 10)]
    hold_back: u64,
    /// Term of the evaluation to leave out; can be repeated.
    #[arg(long, value_name = "TERM")]
    without: Vec<Term>,
    /// Fit one weight per term instead of one for many and one for few pieces.
    #[arg(long)]
    one_phase: bool,
    /// Also fit without each term in turn, and report how much worse the fit is.
    #[arg(long)]
    ablate: bool,
    /// Number of threads; the result does not depend on it [default: one for each core].
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

fn share(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(share) if (0.0..=1.0).contains(&share) => Ok(share),
        _ => Err("it is not a number from 0 to 1".to_owned()),
    }
}

pub(crate) fn run(flags: &Flags) -> Result<ExitCode> {
    on_threads(flags.threads, || tune(flags))?
}

/// Everything that fits are made from.
struct Data {
    fitted: Rows,
    check: Rows,
    score_scale: f64,
}

fn tune(flags: &Flags) -> Result<ExitCode> {
    let plan = plan(flags)?;
    for path in [&flags.out, &flags.checkpoint].into_iter().flatten() {
        check_can_be_written(path)?;
    }
    let data = data(flags)?;
    let stop = stop_on_signals()?;
    let fitted = fit(flags, &data, &plan, &stop)?;
    print_weights(&fitted)?;
    if flags.ablate {
        ablate(&data, &plan, &fitted, &stop)?;
    }
    if let Some(path) = &flags.out {
        let report = report(&fitted, &data, plan.lambda);
        write_text(path, &format!("{report:#}\n"))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn plan(flags: &Flags) -> Result<Plan> {
    let is_in = |term: &Term| !flags.without.contains(term);
    let terms: Vec<Term> = Term::ALL.into_iter().filter(is_in).collect();
    if terms.is_empty() {
        bail!("there is no term left to fit a weight of");
    }
    Ok(Plan {
        terms,
        has_phases: !flags.one_phase,
        lambda: flags.lambda,
        options: Options {
            iterations: flags.iterations,
            ..Options::default()
        },
    })
}

fn data(flags: &Flags) -> Result<Data> {
    let mut rows = Rows::default();
    for path in &flags.data {
        add_file(&mut rows, path).with_context(|| format!("{} can't be used", path.display()))?;
    }
    let (fitted, check) = rows.split(flags.hold_back);
    if fitted.is_empty() {
        bail!("there are no positions to fit to");
    }
    let (scale, loss) = match score_scale(&fitted) {
        Some((scale, loss)) => (scale, Some(loss)),
        None => (POINTS_FOR_TENFOLD_ODDS, None),
    };
    let mut out = std::io::stdout();
    writeln!(
        out,
        "{} positions of {} games to fit to, {} of {} held back",
        fitted.len(),
        fitted.game_count(),
        check.len(),
        check.game_count()
    )?;
    if let Some(loss) = loss {
        writeln!(
            out,
            "the search's scores: loss {loss:.5}, {scale:.1} points for tenfold odds"
        )?;
    }
    Ok(Data {
        fitted,
        check,
        score_scale: scale,
    })
}

fn add_file(rows: &mut Rows, path: &Path) -> Result<()> {
    let contents = loa_train::read(File::open(path)?)?;
    if let Some(damage) = &contents.damage {
        // Standard error may be closed.
        let _ = writeln!(
            std::io::stderr(),
            "loa: {}: {damage}; what comes before is used",
            path.display()
        );
    }
    let goal = contents.header.preset()?.rules.goal;
    rows.add(&contents.games, goal);
    Ok(())
}

/// The result of a fit for other programs.
fn report(fitted: &Fitted, data: &Data, lambda: f64) -> Value {
    let engine = engine_weights(&fitted.weights);
    let term = |weight: &TermWeight| {
        json!({
            "term": weight.term.name(),
            // In points for 1 of the term's value.
            "many": weight.many,
            "few": weight.few,
            "errors": weight.errors,
            // As multiples of the engine's unit.
            "engine": engine.phases(weight.term),
        })
    };
    json!({
        "positions": data.fitted.len(),
        "games": data.fitted.game_count(),
        "check_positions": data.check.len(),
        "check_games": data.check.game_count(),
        "lambda": lambda,
        "score_scale": data.score_scale,
        "scale": POINTS_FOR_TENFOLD_ODDS,
        "loss": fitted.loss,
        "check_loss": fitted.check_loss,
        "unit": Weights::UNIT,
        "terms": fitted.weights.iter().map(term).collect::<Vec<_>>(),
    })
}

/// Fits, printing the losses after each step and keeping the state where that is asked for.
fn fit(flags: &Flags, data: &Data, plan: &Plan, stop: &AtomicBool) -> Result<Fitted> {
    let mut tuning = Tuning::new(&data.fitted, &data.check, plan.clone(), data.score_scale);
    let fingerprint = Checkpoint::fingerprint(&data.fitted, &data.check, plan);
    if let Some(path) = &flags.checkpoint {
        resume(&mut tuning, path, fingerprint)?;
    }
    let mut out = std::io::stdout();
    writeln!(out, "step       loss  held back")?;
    while !tuning.state().is_done {
        if stop.load(Ordering::Relaxed) {
            match flags.checkpoint {
                Some(_) => bail!("stopped; the same command continues"),
                None => bail!("stopped"),
            }
        }
        let (loss, check) = tuning.step();
        writeln!(
            out,
            "{:>4}   {loss:.6}   {check:.6}",
            tuning.state().iteration
        )?;
        if let Some(path) = &flags.checkpoint {
            let checkpoint = Checkpoint {
                fingerprint,
                state: tuning.state().clone(),
            };
            write_text(path, &(serde_json::to_string_pretty(&checkpoint)? + "\n"))?;
        }
    }
    Ok(tuning.fitted())
}

fn resume(tuning: &mut Tuning<'_>, path: &Path, fingerprint: u32) -> Result<()> {
    let name = path.display();
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error).with_context(|| format!("{name} can't be read")),
    };
    let checkpoint: Checkpoint =
        serde_json::from_str(&text).with_context(|| format!("{name} holds no state of a fit"))?;
    if checkpoint.fingerprint != fingerprint || !tuning.resume(checkpoint.state) {
        bail!("{name} belongs to a fit of other data, or with other flags");
    }
    Ok(())
}

fn print_weights(fitted: &Fitted) -> Result<()> {
    let mut out = std::io::stdout();
    writeln!(
        out,
        "\n{:16} {:>10} {:>10} {:>10} {:>10}",
        "points for 1 of", "many", "error", "few", "error"
    )?;
    for weight in &fitted.weights {
        let (many, few) = weight.errors.unwrap_or((f64::NAN, f64::NAN));
        writeln!(
            out,
            "{:16} {:>10.3} {many:>10.3} {:>10.3} {few:>10.3}",
            weight.term.name(),
            weight.many,
            weight.few,
        )?;
    }
    writeln!(
        out,
        "\nloss {:.5}, held back {:.5}\n\n{}",
        fitted.loss,
        fitted.check_loss,
        rust_snippet(&engine_weights(&fitted.weights))
    )?;
    Ok(())
}

fn ablate(data: &Data, plan: &Plan, all: &Fitted, stop: &AtomicBool) -> Result<()> {
    let mut out = std::io::stdout();
    writeln!(out, "{:16} {:>10} {:>10}", "without", "loss", "held back")?;
    for excluded in &plan.terms {
        if stop.load(Ordering::Relaxed) {
            bail!("stopped");
        }
        let mut plan = plan.clone();
        plan.terms.retain(|term| term != excluded);
        let mut tuning = Tuning::new(&data.fitted, &data.check, plan, data.score_scale);
        tuning.finish();
        let fitted = tuning.fitted();
        writeln!(
            out,
            "{:16} {:>+10.5} {:>+10.5}",
            excluded.name(),
            fitted.loss - all.loss,
            fitted.check_loss - all.check_loss
        )?;
    }
    Ok(())
}
