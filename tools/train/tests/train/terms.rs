//! From games to the weights of terms.

use loa::{Game, Goal, Outcome, Preset, Random, Size};
use loa_engine::{Inputs, Term, Weights, win_chance};
use loa_train::net::{Collection, Options, Positions, Trainer, Variant};
use loa_train::{Ending, GameRecord, Header, Sample, SelfPlaySettings, Shard};

const OPTIONS: Options = Options {
    hidden: 0,
    has_lines: false,
    epochs: 60,
    batch: 1024,
    rate: 0.02,
    decay: 0.1,
    lambda: 1.0,
    seed: 1,
};

fn header(preset: Preset, size: Size) -> Header {
    let settings = SelfPlaySettings {
        preset,
        size,
        nodes: 1,
        evaluated: 0,
        seed: 1,
        shard: Shard::ALL,
    };
    settings.header()
}

/// Positions of random games, whose results go by some weights at the chances that these stand for.
fn positions(count: u32, header: &Header, weights: &Weights) -> Positions {
    let mut random = Random::new(1);
    let (preset, size) = (header.preset().unwrap(), header.size().unwrap());
    let mut collection = Collection::new(0, Variant::of(header).unwrap());
    collection.check(header).unwrap();
    for number in 0..count {
        let mut game = Game::start(&preset, size);
        for _ in 0..4 + random.below(60) {
            let moves = game.legal_moves();
            let Some(mv) = random.choose(&moves) else {
                break;
            };
            game.play(*mv).unwrap();
        }
        let points = Inputs::of(game.position(), preset.rules.goal).points(weights);
        let chance = 1.0 / (1.0 + 10f64.powf(f64::from(-points) / 400.0));
        let is_won = random.below(1_000_000) as f64 / 1e6 < chance;
        let mover = game.position().turn();
        let for_mover = if mover == loa::Color::Black {
            points
        } else {
            -points
        };
        collection.add(
            header,
            &GameRecord {
                number,
                outcome: Outcome::Win(if is_won {
                    loa::Color::Black
                } else {
                    loa::Color::White
                }),
                ending: Ending::Decided,
                evaluated: Vec::new(),
                samples: vec![Sample {
                    position: *game.position(),
                    score: (for_mover / 2) as i16,
                    ply: game.plies() as u16,
                    depth: 1,
                }],
            },
        );
    }
    collection.finish().0
}

fn trained<'a>(positions: &'a Positions, none: &'a Positions, options: Options) -> Trainer<'a> {
    let mut trainer = Trainer::new(positions, none, options);
    while trainer.step() > 0 {}
    trainer
}

const KNOWN: [(Term, i32); 3] = [
    (Term::Mobility, 4),
    (Term::Centralisation, 3),
    (Term::Turn, 50),
];

fn known() -> Weights {
    let zero = Weights::new([0; Term::COUNT], [0; Term::COUNT]);
    let with = |weights: Weights, (term, points)| weights.with(term, points * Weights::UNIT);
    KNOWN.into_iter().fold(zero, with)
}

/// The chances of trained weights are those that made the results, on any board and for any goal.
#[test]
fn weights_that_made_the_results_are_found() {
    let sizes = [
        (Preset::SOUCIE, Size::STANDARD),
        (Preset::SOUCIE, Size::new(5, 7).unwrap()),
    ];
    for (preset, size) in sizes {
        let header = header(preset, size);
        let all = positions(12_000, &header, &known());
        let none = positions(0, &header, &known());
        let trainer = trained(&all, &none, OPTIONS);
        let found = trainer.model().weights().unwrap();
        let mut random = Random::new(9);
        let mut game = Game::start(&preset, size);
        let (mut error, mut count) = (0.0, 0.0);
        for _ in 0..30 {
            let moves = game.legal_moves();
            let Some(mv) = random.choose(&moves) else {
                break;
            };
            game.play(*mv).unwrap();
            let inputs = Inputs::of(game.position(), Goal::Connect);
            let [found, made] = [found, known()]
                .map(|weights| win_chance(loa_engine::Score::estimate(inputs.points(&weights))));
            error += (found - made).abs();
            count += 1.0;
        }
        assert!(error / count < 0.03, "{size}: {}", error / count);
        assert!((trainer.score_scale() / 200.0 - 1.0).abs() < 0.1);
    }
}

/// With no weight on results, the weights follow the search's scores.
#[test]
fn scores_can_stand_for_results() {
    let header = header(Preset::SOUCIE, Size::STANDARD);
    let all = positions(4000, &header, &known());
    let none = positions(0, &header, &known());
    let of_scores = Options {
        lambda: 0.0,
        ..OPTIONS
    };
    let trainer = trained(&all, &none, of_scores);
    let points = trainer.model().term_points().unwrap();
    let (many, _) = points[Term::Turn as usize];
    assert!((many - 50.0).abs() < 6.0, "{points:?}");
}

#[test]
fn misere_inverts_the_goal_terms() {
    let rules = [Preset::SOUCIE, Preset::GAMESMAN_MISERE];
    let [connect, misere] = rules.map(|preset| {
        let mut connect = known();
        if preset.rules.goal == Goal::Misere {
            connect = connect.with(Term::Centralisation, -3 * Weights::UNIT);
        }
        let header = header(preset, Size::STANDARD);
        let variant = Variant::of(&header).unwrap();
        assert_eq!(variant.goal, preset.rules.goal);
        let all = positions(3000, &header, &connect);
        let none = positions(0, &header, &connect);
        trained(&all, &none, OPTIONS).model().term_points().unwrap()
    });
    let of = |points: [(f64, f64); Term::COUNT]| points[Term::Centralisation as usize].0;
    assert!(
        of(connect) > 1.0 && of(misere) < -1.0,
        "{connect:?} {misere:?}"
    );
}

#[test]
fn terms_can_be_left_out() {
    let header = header(Preset::SOUCIE, Size::STANDARD);
    let all = positions(500, &header, &known());
    let none = positions(0, &header, &known());
    let mut trainer = Trainer::new(&all, &none, OPTIONS);
    let before = trainer.checkpoint().unwrap();
    trainer.leave_out(Term::Walls);
    while trainer.step() > 0 {}
    let weights = trainer.model().weights().unwrap();
    assert_eq!(weights.phases(Term::Walls), (0, 0));
    assert_ne!(weights.phases(Term::Mobility), (0, 0));
    assert!(
        trainer.resume(&before).is_err(),
        "it is of another training"
    );
}
