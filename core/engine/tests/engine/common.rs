//! Games for the tests.

pub(crate) use loa::Random;
use loa::{Color, Game, Move, Position, Preset, Size, Verdict};
use loa_engine::{Engine, Job, Limits, Report};
pub(crate) use test_support::random_game;

/// A game, ongoing or not, from a set-up with at most `pieces` pieces of each side.
pub(crate) fn random_set_up(
    random: &mut Random,
    preset: &Preset,
    size: Size,
    pieces: usize,
) -> Game {
    let mut position = Position::empty(size);
    let squares: Vec<_> = size.squares().into_iter().collect();
    for color in Color::ALL {
        for _ in 0..=random.below(pieces) {
            let square = squares[random.below(squares.len())];
            position.set(square, Some(color), Color::Black).unwrap();
        }
    }
    position.set_turn(Color::ALL[random.below(2)]);
    Game::new(preset.rules, position)
}

/// How each legal move ends the game, if it does.
pub(crate) fn verdicts(game: &Game) -> Vec<Option<Verdict>> {
    let mut game = game.clone();
    let moves = game.legal_moves();
    let verdict = |mv: Move| {
        let status = game.play(mv).unwrap();
        game.undo();
        status.verdict()
    };
    moves.into_iter().map(verdict).collect()
}

/// Searches an ongoing game with an engine and holds the report against the rules.
#[track_caller]
pub(crate) fn search_with(engine: &mut Engine, game: &Game, limits: Limits) -> Report {
    let mut reports = Vec::new();
    let found = Job::new(game, limits).run(engine, &mut || false, &mut |progress| {
        reports.push(progress.lines[0].clone());
    });
    let report = found.lines.into_iter().next().unwrap();
    for report in reports.iter().chain([&report]) {
        check_report(game, report);
    }
    assert!(reports.is_sorted_by_key(|report| (report.depth, report.nodes)));
    report
}

/// Searches an ongoing game with a new engine and holds the report against the rules.
#[track_caller]
pub(crate) fn search(game: &Game, limits: Limits) -> Report {
    search_with(&mut Engine::new(1), game, limits)
}

#[track_caller]
fn check_report(game: &Game, report: &Report) {
    assert_eq!(report.line.first(), Some(&report.best));
    let mut game = game.clone();
    for mv in &report.line {
        game.play(*mv).expect("the line is legal");
    }
    if let Some(plies) = report.score.win_plies() {
        assert!(plies as usize >= report.line.len());
        assert!(game.status().is_over() || plies as usize > report.line.len());
    }
}
