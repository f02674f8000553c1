//! The search with a net.

use crate::eval::net::tests::random_net;
use crate::tests::{Random, random_game};
use crate::{Engine, Job, Limits, Score, Style, Technique, Techniques};
use loa::{Game, Preset, Size, Status};
use std::sync::Arc;

fn engine(techniques: Techniques) -> Engine {
    let mut engine = Engine::new(1);
    engine.net = Some(Arc::new(random_net(1)));
    engine.techniques = techniques;
    engine.style = Style {
        forced_plies: 0,
        ..Style::STEADY
    };
    engine
}

fn search(engine: &mut Engine, game: &Game, depth: u32) -> Score {
    let job = Job::new(game, Limits::depth(depth));
    let found = job.run(engine, &mut || false, &mut |_| {});
    found.lines[0].score
}

fn minimax(engine: &Engine, game: &mut Game, depth: u32) -> Score {
    let net = engine.net.as_ref().unwrap();
    if depth == 0 {
        return net.evaluate(game.position(), game.rules().goal);
    }
    let values = game.legal_moves().into_iter().map(|mv| {
        let mover = game.position().turn();
        let value = match game.play(mv).unwrap() {
            Status::Over(verdict) => Score::of_verdict(verdict, mover, 1),
            Status::Ongoing => -minimax(engine, game, depth - 1),
        };
        game.undo();
        value
    });
    values.max().unwrap()
}

#[test]
fn plain_search_with_a_net_is_minimax() {
    let mut random = Random::new(8);
    let mut engine = engine(Techniques::NONE.with(Technique::Net));
    for depth in [1, 2, 2, 3] {
        let mut game = random_game(&mut random, &Preset::SOUCIE, Size::STANDARD, 12);
        let score = search(&mut engine, &game, depth);
        assert_eq!(score, minimax(&engine, &mut game, depth));
    }
}

#[test]
fn a_net_counts_on_every_board() {
    let mut random = Random::new(9);
    for (preset, size) in [
        (Preset::OLYMPIAD, "8x8"),
        (Preset::BERKELEY, "8x8"),
        (Preset::OLYMPIAD, "7x8"),
        (Preset::OLYMPIAD, "6x6"),
    ] {
        let size = size.parse().unwrap();
        for rules in [preset.rules, preset.rules.with_goal(loa::Goal::Misere)] {
            let game = random_game(&mut random, &Preset { rules, ..preset }, size, 6);
            let score = |net, techniques| {
                let mut engine = engine(techniques);
                engine.net = engine.net.filter(|_| net);
                search(&mut engine, &game, 3)
            };
            let without = score(false, Techniques::DEFAULT);
            assert_ne!(
                score(true, Techniques::DEFAULT),
                without,
                "{preset:?} {size}"
            );
            assert_eq!(
                score(true, Techniques::DEFAULT.without(Technique::Net)),
                without
            );
        }
    }
}

#[test]
fn another_net_or_goal_empties_the_tables() {
    let game = Game::default();
    let mut engine = engine(Techniques::DEFAULT);
    let first = search(&mut engine, &game, 4);
    engine.net = Some(Arc::new(random_net(2)));
    let second = search(&mut engine, &game, 4);
    let mut new = self::engine(Techniques::DEFAULT);
    new.net.clone_from(&engine.net);
    assert_eq!(second, search(&mut new, &game, 4));
    assert_ne!(first, second);
    let misere = Game::start(&Preset::GAMESMAN_MISERE, Size::STANDARD);
    let mut new = self::engine(Techniques::DEFAULT);
    new.net.clone_from(&engine.net);
    assert_eq!(
        search(&mut engine, &misere, 4),
        search(&mut new, &misere, 4)
    );
}
