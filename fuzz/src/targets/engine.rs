//! The engine's moves and lines are legal in any game, and on small boards the wins and losses that
//! it calls proven are what the solver says.

use crate::input::{ongoing, position, preset, problem, size, solved, worth};
use arbitrary::{Result, Unstructured};
use loa::Game;
use loa_engine::{Engine, Job, Limits, Report, Style};
use loa_solver::{Problem, Value};
use std::cell::RefCell;

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::new(1));
}

fn search(u: &mut Unstructured<'_>, game: &Game) -> Result<Vec<Report>> {
    let limits = Limits::depth(u.int_in_range(1..=6)?).and(Limits::nodes(1000));
    let job = Job {
        lines: u.int_in_range(1..=3)?,
        ..Job::new(game, limits)
    };
    let style = Style {
        // The farthest take most of the time.
        forced_plies: *u.choose(&[1, 1, 1, 3, 3, 5])?,
        ..Style::STEADY
    };
    ENGINE.with_borrow_mut(|engine| {
        engine.clear();
        engine.style = style;
        Ok(job.run(engine, &mut || false, &mut |_| {}).lines)
    })
}

/// The best move begins the line, and the line can be played.
fn is_legal(game: &Game, report: &Report) {
    let mut played = game.clone();
    assert_eq!(report.line.first(), Some(&report.best));
    for mv in &report.line {
        let status = played.play(*mv);
        assert!(status.is_ok(), "{mv} of {:?}", report.line);
    }
}

/// A proven score is the value of the move, from the side to move's point of view.
fn is_true(problem: &Problem, game: &Game, report: &Report) {
    let solution = solved(problem);
    let after = game.position().after(report.best);
    // A capture of the last piece leads to where tables know nothing, but the game is over then.
    if !problem.covers(&after) {
        return;
    }
    let value = worth(&*solution, &after).one_ply_before();
    if let Some(plies) = report.score.win_plies() {
        let won = matches!(value, Value::Win(least) if u32::from(least) <= plies);
        assert!(won, "win in {plies}, but {value:?}: {report:?} {game:?}");
    }
    if let Some(plies) = report.score.loss_plies() {
        let lost = matches!(value, Value::Loss(most) if u32::from(most) <= plies);
        assert!(lost, "loss in {plies}, but {value:?}: {report:?} {game:?}");
    }
}

/// A small board by rules that tables are for.
fn solvable(u: &mut Unstructured<'_>) -> Result<()> {
    let problem = problem(u)?;
    let game = Game::new(*problem.rules(), ongoing(u, &problem)?);
    for report in search(u, &game)? {
        is_legal(&game, &report);
        is_true(&problem, &game, &report);
    }
    Ok(())
}

/// Any board and rules, with a past.
fn any(u: &mut Unstructured<'_>) -> Result<()> {
    let size = size(u, 64)?;
    let limit = u.arbitrary::<Option<u8>>()?;
    let limit = limit.map(|limit| u32::from(limit) + 1);
    let rules = preset(u)?.rules.with_move_limit(limit);
    let mut game = Game::new(rules, position(u, size)?);
    for _ in 0..u.int_in_range(0..=12)? {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let played = game.play(*u.choose(&moves)?);
        assert!(played.is_ok());
    }
    let reports = search(u, &game)?;
    assert_eq!(reports.is_empty(), game.status().is_over());
    for report in &reports {
        is_legal(&game, report);
    }
    Ok(())
}

pub fn run(data: &[u8]) {
    let u = &mut Unstructured::new(data);
    let _ = match u.arbitrary() {
        Ok(true) => solvable(u),
        Ok(false) => any(u),
        Err(error) => Err(error),
    };
}
