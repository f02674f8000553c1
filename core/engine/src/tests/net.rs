//! The search with a net.

use crate::eval::net::tests::random_net;
use crate::tests::minimax::Minimax;
use crate::tests::{Random, random_game};
use crate::{Engine, Job, Limits, Score, Style, Technique, Techniques};
use loa::{Game, Preset, Size};
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

#[test]
fn plain_search_with_a_net_is_minimax() {
    let mut random = Random::new(8);
    let mut engine = engine(Techniques::NONE.with(Technique::Net));
    let net = random_net(1);
    let minimax = Minimax {
        leaf: &|game| net.evaluate(game.position(), game.rules().goal),
        is_drawn: &|_| false,
    };
    for depth in [1, 2, 2, 3] {
        let mut game = random_game(&mut random, &Preset::SOUCIE, Size::STANDARD, 12);
        let score = search(&mut engine, &game, depth);
        assert_eq!(score, minimax.score(&mut game, depth, 0));
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
