//! The engine on boards that are solved completely.

use crate::common::search_with;
use loa::{Color, Game, Position, Preset, Rules, Size, Square, Start, Symmetry};
use loa_engine::{Engine, Job, Level, Limits, Report, Score, SearchProgress};
use loa_notation::Fen;
use loa_solver::{Probe, Problem, Solution, SolveOptions, Value, solve_in_memory};

/// All wins within this number of plies must be found.
const NEVER_MISSED: u16 = 5;

struct Board {
    size: Size,
    rules: Rules,
    solution: Solution,
}

/// How many positions were looked at, and in how many of them a win or loss was claimed.
#[derive(Default)]
struct Tally {
    looked_at: u32,
    proven: u32,
}

impl Board {
    fn solve(size: &str, preset: &Preset) -> Board {
        let size = size.parse().unwrap();
        let rules = preset.rules;
        let problem = Problem::new(size, Start::Standard, &rules).unwrap();
        let options = SolveOptions::default();
        Board {
            size,
            rules,
            solution: solve_in_memory(&problem, &options).unwrap(),
        }
    }

    /// Holds the engine against the solution at every `stride`th of all boards.
    fn compare(&self, stride: usize, limits: Limits) -> Tally {
        self.compare_with(&mut Engine::new(4), stride, limits)
    }

    fn compare_with(&self, engine: &mut Engine, stride: usize, limits: Limits) -> Tally {
        let mut tally = Tally::default();
        for (_, game, value) in self.games(stride, &Color::ALL) {
            let report = search_with(engine, &game, limits);
            self.check(game.position(), value, &report);
            tally.looked_at += 1;
            tally.proven += u32::from(report.score.is_proven());
        }
        tally
    }

    /// The ongoing games that begin at every `stride`th of all boards, with the number of the board
    /// and their value.
    fn games(&self, stride: usize, to_move: &[Color]) -> impl Iterator<Item = (u64, Game, Value)> {
        let boards = 3usize.pow(self.size.squares().len());
        let numbers = (0..boards).step_by(stride).filter(move |number| {
            stride > 1 || self.is_first_image(&self.position(*number, Color::Black))
        });
        let both =
            numbers.flat_map(move |number| to_move.iter().map(move |color| (number, *color)));
        both.filter_map(move |(number, color)| {
            let game = Game::new(self.rules, self.position(number, color));
            let value = self.solution.probe(game.position()).unwrap()?;
            (!game.status().is_over()).then_some((number as u64, game, value))
        })
    }

    /// Whether no mirror image or rotation of a board comes before it.
    fn is_first_image(&self, position: &Position) -> bool {
        let image = |symmetry: Symmetry| {
            Color::ALL.map(|color| symmetry.set(position.pieces(color)).bits())
        };
        let own = Color::ALL.map(|color| position.pieces(color).bits());
        Symmetry::of(self.size).all(|symmetry| own <= image(symmetry))
    }

    /// The board whose squares are the ternary digits of a number.
    fn position(&self, mut number: usize, to_move: Color) -> Position {
        let mut position = Position::empty(self.size);
        for rank in 0..self.size.height() {
            for file in 0..self.size.width() {
                let piece = [None, Some(Color::Black), Some(Color::White)][number % 3];
                number /= 3;
                let square = Square::new(file, rank).unwrap();
                position.set(square, piece, to_move).unwrap();
            }
        }
        position.set_turn(to_move);
        position
    }

    #[track_caller]
    fn check(&self, position: &Position, value: Value, report: &Report) {
        self.check_claims(position, value, report);
        if let Value::Win(plies) = value
            && plies <= NEVER_MISSED
        {
            let found = report.score.win_plies();
            assert_eq!(found, Some(plies.into()), "{value:?} in {position:?}");
        }
    }

    /// A win or loss in a report is a true one.
    #[track_caller]
    fn check_claims(&self, position: &Position, value: Value, report: &Report) {
        let context = || format!("{value:?}, {} in {position:?}", report.score);
        if let Some(plies) = report.score.win_plies() {
            assert!(
                matches!(value, Value::Win(least) if u32::from(least) <= plies),
                "{}",
                context()
            );
            let after = self.solution.probe(&position.after(report.best)).unwrap();
            assert!(
                matches!(after, Some(Value::Loss(_))),
                "{after:?} {}",
                context()
            );
        }
        if let Some(plies) = report.score.loss_plies() {
            assert!(
                matches!(value, Value::Loss(most) if u32::from(most) <= plies),
                "{}",
                context()
            );
        }
    }
}

const PRESETS: [Preset; 3] = [Preset::GAMESMAN, Preset::GAMESMAN_MISERE, Preset::CUHK];

#[test]
fn agrees_on_a_sample_of_4x4() {
    for preset in PRESETS {
        let board = Board::solve("4x4", &preset);
        let tally = board.compare(4_999, Limits::nodes(2_000));
        assert!(tally.looked_at > 300, "{}", tally.looked_at);
        assert!(10 * tally.proven > tally.looked_at, "{}", tally.proven);
    }
}

/// They share a table without locks: what one of them notes may be half there for another.
#[test]
fn several_threads_agree_on_a_sample_of_4x4() {
    for preset in PRESETS {
        let board = Board::solve("4x4", &preset);
        let mut engine = Engine::new(1);
        engine.set_threads(3);
        // As many for each thread as in the test of one.
        let tally = board.compare_with(&mut engine, 19_997, Limits::nodes(3 * 2_000));
        assert!(tally.looked_at > 70, "{}", tally.looked_at);
        assert!(10 * tally.proven > tally.looked_at, "{}", tally.proven);
    }
}

/// A depth that was interrupted has not seen all moves, so the loss of some is none of the
/// position.
#[test]
fn interrupted_searches_prove_nothing_false() {
    let board = Board::solve("4x4", &Preset::GAMESMAN_MISERE);
    let fen: Fen = "4/b3/w1b1/wbww black".parse().unwrap();
    let position = fen.position;
    let value = board.solution.probe(&position).unwrap().unwrap();
    assert_eq!(value, Value::Loss(10));
    let game = Game::new(board.rules, position);
    for nodes in (1..10_000).step_by(23) {
        let report = search_with(&mut Engine::new(1), &game, Limits::nodes(nodes));
        board.check(&position, value, &report);
    }
}

/// Those who overlook moves don't take the loss of the others for one of the position.
#[test]
fn no_level_claims_anything_false() {
    let board = Board::solve("4x4", &Preset::GAMESMAN);
    let mut engine = Engine::new(1);
    let mut hopeless = 0;
    for (number, game, value) in board.games(4_999, &[Color::Black]) {
        for level in Level::all().take(6) {
            engine.style = level.style(number);
            let report = search_with(&mut engine, &game, level.reproducible_limits());
            board.check_claims(game.position(), value, &report);
            hopeless += u32::from(report.score == Score::estimate(i32::MIN));
        }
    }
    assert!(hopeless > 50, "{hopeless}");
}

/// A depth that has only begun does not lose what the depth before has proven. What such a depth
/// proves itself, with a short search of the other moves, may be lost by one that gets further.
#[test]
fn a_proven_loss_stays_proven() {
    let board = Board::solve("4x4", &Preset::GAMESMAN_MISERE);
    let mut engine = Engine::new(1);
    let mut proven = 0;
    for (_, game, value) in board.games(997, &[Color::Black]) {
        if !matches!(value, Value::Loss(4..)) {
            continue;
        }
        engine.clear();
        search_with(&mut engine, &game, Limits::nodes(3_000));
        let mut is_proven = false;
        for nodes in 1..100 {
            let job = Job::new(&game, Limits::nodes(nodes));
            let is_lost = |found: &SearchProgress| found.lines[0].score.loss_plies().is_some();
            let mut by_whole_depth = false;
            let found = job.run(&mut engine, &mut || false, &mut |told| {
                by_whole_depth = is_lost(told);
            });
            is_proven |= by_whole_depth;
            let still = is_lost(&found);
            assert!(
                still || !is_proven,
                "{nodes} nodes in {:?}",
                game.position()
            );
        }
        proven += u32::from(is_proven);
    }
    assert!(proven > 20, "{proven}");
}

/// Seven minutes.
#[test]
#[ignore = "takes long"]
fn agrees_on_all_of_4x4() {
    for preset in PRESETS {
        let board = Board::solve("4x4", &preset);
        let tally = board.compare(1, Limits::nodes(2_000));
        println!(
            "{}: {} positions, {} proven",
            preset.name, tally.looked_at, tally.proven
        );
    }
}

/// Half a minute, most of it for the solution.
#[test]
#[ignore = "takes long"]
fn agrees_on_a_sample_of_5x4() {
    let board = Board::solve("5x4", &Preset::GAMESMAN);
    let tally = board.compare(1_000_003, Limits::nodes(5_000));
    println!("{} positions, {} proven", tally.looked_at, tally.proven);
    assert!(tally.looked_at > 100);
}
