use crate::collect::play;
use crate::flags::search_flags;
use crate::list::read;
use loa::{Game, Move, Random};
use loa_engine::{Engine, Job, Limits, Report, Score, win_chance};
use loa_notation::Fen;
use std::error::Error;
use std::io::Write;

/// A position of a game is kept from this many plies on, and this many before the last.
const FIRST_PLIES: usize = 10;
const LAST_PLIES: usize = 8;
/// The positions that two searches look at to compare the move chosen with the kept one.
const LOSS_NODES: u64 = 2_000_000;

/// Plays games and appends a position of each to the file, with the move that a long search finds
/// best.
pub(crate) fn freeze(
    file: &str,
    mut arguments: impl Iterator<Item = String>,
) -> Result<(), Box<dyn Error>> {
    let (mut count, mut seed, mut nodes) = (500, 1, 10_000_000);
    while let Some(flag) = arguments.next() {
        let value = arguments.next().ok_or(format!("{flag} needs a value"))?;
        match flag.as_str() {
            "--count" => count = value.parse()?,
            "--seed" => seed = value.parse()?,
            "--nodes" => nodes = value.parse()?,
            _ => return Err(format!("unknown flag {flag}").into()),
        }
    }
    let mut out = std::fs::OpenOptions::new();
    let mut out = out.create(true).append(true).open(file)?;
    let (mut random, mut engine, mut kept) = (Random::new(seed), Engine::new(256), 0);
    while kept < count {
        let game = play(&mut random);
        let places: Vec<usize> =
            (FIRST_PLIES..game.past().len().saturating_sub(LAST_PLIES)).collect();
        let Some(place) = random.choose(&places) else {
            continue;
        };
        let position = game.past()[*place].before;
        let found = search(&mut engine, &Game::new(*game.rules(), position), nodes)?;
        if !found.score.is_proven() {
            writeln!(out, "{}; {}", Fen::from(position), found.best)?;
            kept += 1;
        }
    }
    Ok(())
}

/// Tells how many of the moves chosen are the kept ones, and how much less the others win.
pub(crate) fn run(
    file: &str,
    arguments: impl Iterator<Item = String>,
) -> Result<(), Box<dyn Error>> {
    let (nodes, techniques) = search_flags(arguments, 10_000)?;
    let (mut engine, mut judge) = (Engine::new(64), Engine::new(64));
    engine.techniques = techniques;
    let problems = read::<Move>(&std::fs::read_to_string(file)?)?;
    let (mut same, mut losses) = (0, Vec::new());
    for problem in &problems {
        let game = problem.game()?;
        let chosen = search(&mut engine, &game, nodes)?.best;
        same += usize::from(chosen == problem.answer);
        losses.push(if chosen == problem.answer {
            0.0
        } else {
            chance(&mut judge, &game, problem.answer)? - chance(&mut judge, &game, chosen)?
        });
    }
    let count = problems.len() as f64;
    let mean = losses.iter().sum::<f64>() / count;
    let variance = losses.iter().map(|loss| (loss - mean).powi(2)).sum::<f64>() / count;
    let error = 1.96 * (variance / count).sqrt();
    println!("{same} of {} moves are the same", problems.len());
    println!(
        "{:.2} ± {:.2} points of a hundred lost a move",
        100.0 * mean,
        100.0 * error
    );
    Ok(())
}

/// Returns the share of games that the side to move can expect to win with a move.
fn chance(judge: &mut Engine, game: &Game, mv: Move) -> Result<f64, Box<dyn Error>> {
    let (mut after, mover) = (game.clone(), game.position().turn());
    let status = after.play(mv)?;
    let score = match status.verdict() {
        Some(verdict) => Score::of_verdict(verdict, mover, 1),
        None => -search(judge, &after, LOSS_NODES)?.score,
    };
    Ok(win_chance(score))
}

fn search(engine: &mut Engine, game: &Game, nodes: u64) -> Result<Report, Box<dyn Error>> {
    engine.clear();
    let job = Job::new(game, Limits::nodes(nodes));
    let found = job.run(engine, &mut || false, &mut |_| {});
    Ok(found.lines.into_iter().next().ok_or("a position is over")?)
}
