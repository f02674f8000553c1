//! From games to weights.

use loa::{Color, Game, Goal, Outcome, Preset, Random, Size};
use loa_engine::{Term, Weights, explain};
use loa_train::logistic::{State, logistic};
use loa_train::{
    Checkpoint, Ending, GameRecord, Plan, Rows, Sample, TermWeight, Tuning, engine_weights,
    loss_of, score_scale,
};
use std::f64::consts::LN_10;

/// Positions whose results go by the evaluation, at the chances that it stands for.
fn games_by_weights(count: u32, worth: impl Fn(&Sample) -> f64) -> Vec<GameRecord> {
    let mut random = Random::new(1);
    let mut games = Vec::new();
    for number in 0..count {
        let mut game = Game::start(&Preset::SOUCIE, Size::STANDARD);
        for _ in 0..20 + random.below(60) {
            let moves = game.legal_moves();
            let Some(mv) = random.choose(&moves) else {
                break;
            };
            game.play(*mv).unwrap();
        }
        let sample = Sample {
            position: *game.position(),
            score: 0,
            ply: game.plies() as u16,
            depth: 1,
        };
        let chance = logistic(worth(&sample) * LN_10 / 400.0);
        let is_won = random.below(1_000_000) as f64 / 1e6 < chance;
        let winner = if is_won { Color::Black } else { Color::White };
        games.push(GameRecord {
            number,
            outcome: Outcome::Win(winner),
            ending: Ending::Decided,
            samples: vec![sample],
        });
    }
    games
}

const KNOWN: [(Term, f64); 3] = [
    (Term::Mobility, 4.0),
    (Term::Centralisation, 3.0),
    (Term::Turn, 50.0),
];

fn worth(sample: &Sample) -> f64 {
    let parts = explain(&sample.position, Goal::Connect);
    let known = parts.iter().filter_map(|part| {
        let (_, weight) = KNOWN.iter().find(|(term, _)| *term == part.term)?;
        Some(weight * f64::from(part.values.black - part.values.white))
    });
    known.sum()
}

fn plan(terms: &[Term], has_phases: bool) -> Plan {
    Plan {
        terms: terms.to_vec(),
        has_phases,
        ..Plan::default()
    }
}

#[test]
fn weights_that_made_the_results_are_found() {
    let games = games_by_weights(12_000, worth);
    let (rows, check) = Rows::of(&games, Goal::Connect).split(10);
    assert!(check.game_count() > 800 && check.game_count() < 1600);
    assert_eq!(rows.len() + check.len(), games.len());
    let terms = KNOWN.map(|(term, _)| term);
    for has_phases in [false, true] {
        let mut tuning = Tuning::new(&rows, &check, plan(&terms, has_phases), 400.0);
        tuning.finish();
        let fitted = tuning.fitted();
        for (weight, (term, known)) in fitted.weights.iter().zip(KNOWN) {
            assert_eq!(weight.term, term);
            let (many_error, few_error) = weight.errors.unwrap();
            assert!((weight.many - known).abs() < 4.0 * many_error, "{weight:?}");
            assert!((weight.few - known).abs() < 4.0 * few_error, "{weight:?}");
            assert!(has_phases || weight.many == weight.few);
        }
        assert!((loss_of(&rows, &fitted.weights) - fitted.loss).abs() < 1e-12);
    }
}

/// The derivatives that belong to terms and phases agree with differences of the loss.
#[test]
fn derivatives_by_the_weights_of_terms() {
    let games = games_by_weights(300, worth);
    let (rows, none) = Rows::of(&games, Goal::Connect).split(0);
    assert!(none.is_empty());
    let tuning = Tuning::new(&rows, &none, Plan::default(), 400.0);
    let derivatives = tuning.gradient();
    assert_eq!(derivatives.len(), 2 * Term::COUNT);
    let zero = Term::ALL.map(|term| TermWeight {
        term,
        many: 0.0,
        few: 0.0,
        errors: None,
    });
    for place in 0..Term::COUNT {
        for part in 0..2 {
            let step = 1e-3;
            let at = |change: f64| {
                let mut weights = zero;
                match part {
                    0 => weights[place].many = change,
                    _ => weights[place].few = change,
                }
                loss_of(&rows, &weights)
            };
            let slope = (at(step) - at(-step)) / (2.0 * step);
            let found = derivatives[2 * place + part];
            assert!(
                (slope - found).abs() < 1e-6,
                "{place} {part}: {slope} {found}"
            );
        }
    }
}

#[test]
fn the_scale_of_scores_is_found() {
    let mut games = games_by_weights(20_000, |sample| 2.0 * worth(sample));
    for game in &mut games {
        for sample in &mut game.samples {
            let for_mover = match sample.position.turn() {
                Color::Black => worth(sample),
                Color::White => -worth(sample),
            };
            sample.score = for_mover as i16;
        }
    }
    let rows = Rows::of(&games, Goal::Connect);
    let (scale, _) = score_scale(&rows).unwrap();
    assert!((scale / 200.0 - 1.0).abs() < 0.1, "{scale}");
    assert_eq!(score_scale(&Rows::default()), None);
}

/// With no weight on results, the fit follows the search's scores.
#[test]
fn scores_can_stand_for_results() {
    let mut games = games_by_weights(2000, |_| 0.0);
    for sample in games.iter_mut().flat_map(|game| &mut game.samples) {
        let turn = 60.0;
        sample.score = turn as i16;
    }
    let (rows, none) = Rows::of(&games, Goal::Connect).split(0);
    let mut plan = plan(&[Term::Turn], false);
    plan.lambda = 0.0;
    let mut tuning = Tuning::new(&rows, &none, plan, 200.0);
    tuning.finish();
    assert!((tuning.fitted().weights[0].many - 120.0).abs() < 0.1);
}

#[test]
fn misere_inverts_the_goal_terms() {
    let games = games_by_weights(50, worth);
    let weight = |term, many| TermWeight {
        term,
        many,
        few: many,
        errors: None,
    };
    let connect = Rows::of(&games, Goal::Connect);
    let misere = Rows::of(&games, Goal::Misere);
    for term in Term::ALL {
        let sign = if term.is_about_goal() { -1.0 } else { 1.0 };
        let a = loss_of(&connect, &[weight(term, 7.0)]);
        let b = loss_of(&misere, &[weight(term, sign * 7.0)]);
        assert!((a - b).abs() < 1e-12, "{term}");
    }
}

#[test]
fn weights_are_rounded() {
    let weights = engine_weights(&[TermWeight {
        term: Term::Quads,
        many: 2.0,
        few: -0.501,
        errors: None,
    }]);
    assert_eq!(weights.phases(Term::Quads), (2 * Weights::UNIT, -128));
    assert_eq!(weights.phases(Term::Turn), (0, 0));
}

#[test]
fn checkpoints_belong_to_their_data_and_plan() {
    let games = games_by_weights(60, worth);
    let (rows, check) = Rows::of(&games, Goal::Connect).split(4);
    let (fewer, _) = Rows::of(&games[1..], Goal::Connect).split(4);
    let plan = Plan::default();
    let print = |rows: &Rows, plan: &Plan| Checkpoint::fingerprint(rows, &check, plan);
    let mut longer = plan.clone();
    longer.options.iterations += 10;
    assert_eq!(print(&rows, &plan), print(&rows, &longer));
    let mut other = plan.clone();
    other.lambda = 0.5;
    assert_ne!(print(&rows, &plan), print(&rows, &other));
    assert_ne!(print(&rows, &plan), print(&fewer, &plan));
    let mut tuning = Tuning::new(&rows, &check, plan, 400.0);
    assert!(!tuning.resume(State::new(3)));
    assert!(tuning.resume(State::new(2 * Term::COUNT)));
}
