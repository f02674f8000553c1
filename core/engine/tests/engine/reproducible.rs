//! The same question gets the same answer.

use crate::common::{Random, random_game, search_with};
use loa::{Game, Preset, Size};
use loa_engine::{Engine, Job, Level, Limits, Report, Score, Style};
use std::collections::HashSet;

/// The reports of an engine that plays a game against itself.
fn play(engine: &mut Engine, plies: u32) -> Vec<Report> {
    let mut game = Game::start(&Preset::OLYMPIAD, Size::STANDARD);
    let mut reports = Vec::new();
    while !game.status().is_over() && game.plies() < plies {
        let report = search_with(engine, &game, Limits::nodes(3000));
        game.play(report.best).unwrap();
        reports.push(report);
    }
    reports
}

#[test]
fn games_repeat_themselves() {
    let mut engine = Engine::new(1);
    engine.style = Level::DEFAULT.style(5);
    let first = play(&mut engine, 20);
    engine.clear();
    assert_eq!(play(&mut engine, 20), first);
    let mut other = Engine::new(1);
    other.style = Level::DEFAULT.style(5);
    assert_eq!(play(&mut other, 20), first);
}

#[test]
fn seeds_vary_the_opening() {
    let openings: HashSet<_> = (0..8)
        .map(|seed| {
            let mut engine = Engine::new(1);
            engine.style = Level::DEFAULT.style(seed);
            let reports = play(&mut engine, 4);
            reports.iter().map(|report| report.best).collect::<Vec<_>>()
        })
        .collect();
    assert!(openings.len() >= 4, "{}", openings.len());
}

#[test]
fn a_node_limit_is_kept() {
    let mut random = Random::new(1);
    for nodes in [1, 500, 5000, 50_000] {
        let game = random_game(&mut random, &Preset::SOUCIE, Size::STANDARD, 6);
        for forced_plies in [1, 5] {
            let mut engine = Engine::new(1);
            engine.style = Style {
                forced_plies,
                ..Style::STEADY
            };
            let report = search_with(&mut engine, &game, Limits::nodes(nodes));
            // The first ply is always completed: the root and its moves.
            assert!(report.nodes <= nodes + 200, "{} of {nodes}", report.nodes);
            assert!(report.nodes >= nodes.min(20));
        }
    }
}

#[test]
fn threads_keep_a_node_limit_together() {
    let game = Game::start(&Preset::SOUCIE, Size::STANDARD);
    for (threads, nodes) in [(2, 20_000), (64, 20_000), (256, 1_000), (256, 400_000)] {
        let mut engine = Engine::new(1);
        engine.set_threads(threads);
        let report = search_with(&mut engine, &game, Limits::nodes(nodes));
        let visited = report.nodes;
        assert!(visited <= nodes + nodes / 10, "{visited} of {nodes}");
        assert!(visited >= nodes / 2, "{visited} of {nodes}");
    }
}

#[test]
fn stopping_ends_the_search() {
    let game = Game::start(&Preset::SOUCIE, Size::STANDARD);
    let mut polls = 0;
    let mut stop = || {
        polls += 1;
        polls > 50
    };
    let job = Job::new(&game, Limits::NONE);
    let found = job.run(&mut Engine::new(1), &mut stop, &mut |_| {});
    assert!(found.nodes() < 60 * 1024);
    assert!(found.lines[0].depth >= 2);
}

/// The initial search for forced wins takes several thousand positions here.
#[test]
fn a_search_that_is_stopped_at_once_ends_at_once() {
    let game = Game::start(&Preset::SOUCIE, Size::STANDARD);
    let job = Job::new(&game, Limits::NONE);
    let found = job.run(&mut Engine::new(1), &mut || true, &mut |_| {});
    assert!((1..2 * 1024).contains(&found.nodes()));
}

/// Black wins the 4×4 game in three plies (solved by exhaustive programs).
#[test]
fn a_short_forced_win_is_found_at_any_depth() {
    let game = Game::start(&Preset::GAMESMAN, Size::new(4, 4).unwrap());
    let report = search_with(&mut Engine::new(1), &game, Limits::depth(1));
    assert_eq!(report.score, Score::win_in(3));
}
