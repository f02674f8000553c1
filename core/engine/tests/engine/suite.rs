//! Forced wins that were proven by another search: the suite in `testdata/suite`.

use loa::{Game, Preset};
use loa_engine::{Engine, Job, Limits};
use loa_notation::Fen;

const SUITE: &str = include_str!("../../../../testdata/suite/forced-wins.txt");

struct Problem {
    game: Game,
    moves: u32,
}

fn problems() -> Vec<Problem> {
    let lines = SUITE.lines().filter(|line| !line.starts_with('#'));
    let problem = |line: &str| {
        let (fen, moves) = line.split_once(';').unwrap();
        let fen: Fen = fen.trim().parse().unwrap();
        Problem {
            game: Game::new(Preset::SOUCIE.rules, fen.position),
            moves: moves.trim().parse().unwrap(),
        }
    };
    lines.map(problem).collect()
}

/// Whether a win is announced within a number of positions.
fn solves(engine: &mut Engine, problem: &Problem, nodes: u64) -> bool {
    engine.clear();
    let job = Job::new(&problem.game, Limits::nodes(nodes));
    let found = job.run(engine, &mut || false, &mut |_| {});
    let report = found.best().unwrap();
    report.score.win_plies().is_some() && report.nodes <= nodes
}

#[test]
fn the_suite_is_as_large_as_it_should_be() {
    let problems = problems();
    assert!(problems.len() >= 300);
    assert!(
        problems
            .iter()
            .all(|problem| (2..=9).contains(&problem.moves))
    );
}

#[test]
fn wins_within_four_moves_are_found_in_200_000_positions() {
    let mut engine = Engine::new(16);
    for problem in problems().iter().filter(|problem| problem.moves <= 4) {
        assert!(
            solves(&mut engine, problem, 200_000),
            "{:?}",
            problem.game.position()
        );
    }
}

/// Some minutes.
#[test]
#[ignore = "takes long"]
fn nineteen_of_twenty_wins_are_found_in_5_million_positions() {
    let mut engine = Engine::new(256);
    let problems = problems();
    let solved = problems
        .iter()
        .filter(|problem| solves(&mut engine, problem, 5_000_000));
    let solved = solved.count();
    println!("{solved} of {}", problems.len());
    assert!(solved * 20 >= problems.len() * 19);
}
