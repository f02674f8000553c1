//! Games for the tests.

pub(crate) use loa::Random;
use loa::{Color, Game, Move, Position, Preset, Size, Square, Start, Verdict};
use loa_engine::{Engine, Limits, Report};

/// An ongoing game after at most `plies` random plies.
pub(crate) fn random_game(random: &mut Random, preset: &Preset, size: Size, plies: usize) -> Game {
    let start = Start::ALL[random.below(Start::ALL.len())];
    let mut game = Game::new(preset.rules, Position::start(size, start));
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let status = game.play(moves[random.below(moves.len())]).unwrap();
        if status.is_over() {
            game.undo();
            break;
        }
    }
    game
}

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

/// A game, ongoing or not, from a set-up that is drawn with `b` and `w`, ranks from the top.
pub(crate) fn game(preset: &Preset, to_move: Color, ranks: &[&str]) -> Game {
    let width = ranks[0].split_whitespace().count() as u8;
    let mut position = Position::empty(Size::new(width, ranks.len() as u8).unwrap());
    for (rank, signs) in ranks.iter().rev().enumerate() {
        for (file, sign) in signs.split_whitespace().enumerate() {
            let piece = match sign {
                "b" => Some(Color::Black),
                "w" => Some(Color::White),
                _ => None,
            };
            let square = Square::new(file as u8, rank as u8).unwrap();
            position.set(square, piece, to_move).unwrap();
        }
    }
    position.set_turn(to_move);
    Game::new(preset.rules, position)
}

/// Searches an ongoing game with an engine and holds the report against the rules.
#[track_caller]
pub(crate) fn search_with(engine: &mut Engine, game: &Game, limits: Limits) -> Report {
    let mut reports = Vec::new();
    let report = engine
        .search(game, limits, &mut || false, &mut |report| {
            reports.push(report.clone());
        })
        .unwrap();
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
