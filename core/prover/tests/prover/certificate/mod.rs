//! Certificates of won positions: what is true can be shown, and nothing else can.

mod forged;

use forged::Recorder;
use loa::{Color, Jumps, Move, Position, Preset, Random, Rules, Square, Start, Symmetry};
use loa_notation::Fen;
use loa_prover::ProofGoal;
use loa_prover::certificate::{
    CertificateError, Certified, Flaw, WriteError, check_certificate, write_certificate,
};
use loa_solver::{PositionNumbers, Probe, Problem, Solution, SolveOptions, Value, solve_in_memory};
use std::io::{self, Write};

const CONNECT: Rules = Preset::GAMESMAN.rules;
const MISERE: Rules = Preset::GAMESMAN_MISERE.rules;
const PASSES: Rules = Preset::OLYMPIAD.rules;

fn solved(size: &str, rules: &Rules) -> Solution {
    let problem = Problem::new(size.parse().unwrap(), Start::Standard, rules).unwrap();
    solve_in_memory(&problem, &SolveOptions::default()).unwrap()
}

fn start(size: &str) -> Position {
    Position::start(size.parse().unwrap(), Start::Standard)
}

fn position(fen: &str) -> Position {
    fen.parse::<Fen>().unwrap().position
}

/// The legal moves in the order in which certificates number them.
fn moves(position: &Position) -> Vec<Move> {
    let mut moves: Vec<Move> = position.jumps().flat_map(Jumps::moves).collect();
    moves.sort();
    if moves.is_empty() {
        moves.push(Move::Pass);
    }
    moves
}

/// The quickest win of a solved problem.
fn winning_move(tables: &dyn Probe, position: &Position) -> Option<(Move, u16)> {
    match tables.probe_moves(position).unwrap().first() {
        Some((mv, Value::Win(plies))) => Some((*mv, *plies)),
        _ => None,
    }
}

/// The certificate of a goal that tables make good.
fn written(goal: &ProofGoal, tables: &dyn Probe) -> Vec<u8> {
    let mut bytes = Vec::new();
    let moves = |position: &Position| winning_move(tables, position);
    let summary = write_certificate(goal, moves, &mut bytes).unwrap();
    assert_eq!(summary.bytes, bytes.len() as u64);
    bytes
}

/// Writes and checks the certificate of a goal.
fn shown(goal: &ProofGoal, tables: &dyn Probe) -> Certified {
    let bytes = written(goal, tables);
    let checked = check_certificate(bytes.as_slice()).unwrap();
    assert_eq!(checked.goal, *goal);
    assert_eq!(checked.bytes, bytes.len() as u64);
    checked
}

/// Returns a position with as many pieces of each side as the start has, or fewer.
fn random_position(problem: &Problem, random: &mut Random) -> Position {
    let squares: Vec<Square> = problem.size().squares().into_iter().collect();
    loop {
        let mut position = Position::empty(problem.size());
        for color in Color::ALL {
            let most = usize::from(problem.material()[color]);
            for _ in 0..1 + random.below(most) {
                let square = squares[random.below(squares.len())];
                let piece = position.at(square).or(Some(color));
                position.set(square, piece, Color::Black).unwrap();
            }
        }
        position.set_turn(Color::ALL[random.below(2)]);
        if problem.covers(&position) {
            return position;
        }
    }
}

/// Returns the winner and the plies; `None` without a winner, or if the tables lack the position.
fn winner(position: &Position, tables: &dyn Probe) -> Option<(Color, u16)> {
    match tables.probe(position).unwrap()? {
        Value::Win(plies) => Some((position.turn(), plies)),
        Value::Loss(plies) => Some((position.turn().opponent(), plies)),
        _ => None,
    }
}

#[test]
fn starts_of_small_boards_are_shown_to_be_won() {
    for (size, winner, depth) in [
        ("3x3", Color::White, 2),
        ("3x4", Color::Black, 1),
        ("4x3", Color::Black, 1),
        ("4x4", Color::Black, 3),
    ] {
        let tables = solved(size, &CONNECT);
        let checked = shown(&ProofGoal::new(start(size), &CONNECT, winner), &tables);
        assert_eq!(checked.depth, depth, "{size}");
        assert_eq!(checked.positions, u64::from(depth == 3), "{size}");
    }
}

/// Shows long wins, the winner of each colour, with either side to move.
fn show_long_wins(rules: &Rules) {
    let tables = solved("4x4", rules);
    let mut random = Random::new(2006);
    let mut shown_of = [[0; 2]; 2];
    while shown_of.as_flattened().contains(&0) {
        let position = random_position(tables.problem(), &mut random);
        let Some((winner, plies @ 9..)) = winner(&position, &tables) else {
            continue;
        };
        shown_of[winner as usize][position.turn() as usize] += 1;
        let goal = ProofGoal::new(position, rules, winner);
        let checked = shown(&goal, &tables);
        assert_eq!(checked.depth, plies, "{position:?}");
        assert!(checked.positions > 3);
        assert_eq!(shown(&goal.within(plies as u8), &tables).depth, plies);
        assert_refused(&goal.within(plies as u8 - 1), &tables);
        assert_refused(&ProofGoal::new(position, rules, winner.opponent()), &tables);
    }
}

#[track_caller]
fn assert_refused(goal: &ProofGoal, tables: &dyn Probe) {
    let mut bytes = Vec::new();
    let moves = |position: &Position| winning_move(tables, position);
    let refused = write_certificate(goal, moves, &mut bytes);
    assert!(refused.is_err());
    assert!(bytes.is_empty());
}

#[test]
fn long_wins_are_shown() {
    [CONNECT, MISERE, PASSES].iter().for_each(show_long_wins);
}

#[test]
fn blocked_players_pass_on_the_way() {
    let tables = solved("3x4", &PASSES);
    let goal = |position: Position| {
        let (winner, _) = winner(&position, &tables)?;
        let goes_on = tables.problem().primitive(&position).is_none();
        (goes_on && position.is_blocked()).then(|| ProofGoal::new(position, &PASSES, winner))
    };
    let numbers = PositionNumbers::of(tables.problem());
    let positions = (0..numbers.count()).map(|number| numbers.position(number).unwrap());
    let mut count = 0;
    for goal in positions.filter_map(goal) {
        shown(&goal, &tables);
        count += 1;
    }
    assert!(count > 0);
}

#[test]
fn games_that_are_over_need_no_moves() {
    let over = position("b1w/b2/b1w white");
    let goal = ProofGoal::new(over, &CONNECT, Color::Black);
    let mut bytes = Vec::new();
    write_certificate(&goal, Guess::default().moves(), &mut bytes).unwrap();
    let checked = check_certificate(bytes.as_slice()).unwrap();
    assert_eq!((checked.positions, checked.depth), (0, 0));
    for (position, rules) in [
        (over, MISERE),
        (position("bbb/3/www black"), PASSES),
        (position("bbb/3/www white"), MISERE),
    ] {
        let goal = ProofGoal::new(position, &rules, Color::Black);
        let refused = write_certificate(&goal, Guess::default().moves(), io::sink());
        assert_eq!(flaw_of_writing(refused.unwrap_err()), Flaw::NotWon);
    }
}

/// Plays the move with a given number, and claims a win in two plies fewer each time.
#[derive(Default)]
struct Guess {
    number: usize,
    plies: u16,
}

impl Guess {
    fn moves(mut self) -> impl FnMut(&Position) -> Option<(Move, u16)> {
        move |position: &Position| {
            self.plies = self.plies.saturating_sub(2);
            let moves = moves(position);
            Some((moves[self.number.min(moves.len() - 1)], self.plies))
        }
    }
}

#[track_caller]
fn flaw_of_writing(error: WriteError) -> Flaw {
    match error {
        WriteError::FlawedProof(flawed) => flawed.flaw,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn flaw_of_checking(error: CertificateError) -> Flaw {
    match error {
        CertificateError::FlawedProof(flawed) => flawed.flaw,
        other => panic!("{other:?}"),
    }
}

#[test]
fn guessing_shows_only_what_is_true() {
    let tables = solved("3x3", &CONNECT);
    let mut random = Random::new(7);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..2000 {
        let position = random_position(tables.problem(), &mut random);
        let goal = ProofGoal::new(position, &CONNECT, Color::ALL[random.below(2)]);
        let guess = Guess {
            number: random.below(12),
            plies: 500,
        };
        let mut bytes = Vec::new();
        if write_certificate(&goal, guess.moves(), &mut bytes).is_err() {
            refused += 1;
            continue;
        }
        accepted += 1;
        let depth = check_certificate(bytes.as_slice()).unwrap().depth;
        let (winner, plies) = winner(&position, &tables).unwrap();
        assert_eq!(winner, goal.winner());
        assert!(plies <= depth);
    }
    assert!(accepted > 0 && refused > 0);
}

/// Plays by the tables but for one move, with which it doesn't win any more.
struct Blunderer<'a> {
    tables: &'a Solution,
    /// How many chances to blunder it lets go by.
    patience: usize,
    blundered: bool,
}

impl Blunderer<'_> {
    fn winning_move(&mut self, position: &Position) -> Option<(Move, u16)> {
        let right = winning_move(self.tables, position)?;
        match self.tables.probe_moves(position).unwrap().last() {
            Some((_, Value::Win(_))) | None => Some(right),
            Some((worst, _)) if self.patience == 0 && !self.blundered => {
                self.blundered = true;
                Some((*worst, right.1))
            }
            Some(_) => {
                self.patience = self.patience.saturating_sub(1);
                Some(right)
            }
        }
    }
}

/// A goal about 4x4 with a certificate that isn't long.
fn long_win(tables: &Solution) -> ProofGoal {
    let mut random = Random::new(1960);
    loop {
        let position = random_position(tables.problem(), &mut random);
        if let Some((winner, 11)) = winner(&position, tables) {
            return ProofGoal::new(position, tables.problem().rules(), winner);
        }
    }
}

#[test]
fn blunders_are_noticed() {
    let tables = solved("4x4", &CONNECT);
    let goal = long_win(&tables);
    for patience in 0..8 {
        let mut blunderer = Blunderer {
            tables: &tables,
            patience,
            blundered: false,
        };
        let moves = |position: &Position| blunderer.winning_move(position);
        let refused = write_certificate(&goal, moves, io::sink()).is_err();
        assert!(refused && blunderer.blundered, "{patience}");
    }
}

#[test]
fn promises_are_kept_or_refused() {
    let tables = solved("4x4", &CONNECT);
    let goal = long_win(&tables);
    // Plays by the tables, and says that it takes some plies more or fewer.
    let write = |more| {
        let boast = |position: &Position| {
            let (mv, plies) = winning_move(&tables, position)?;
            Some((mv, plies.saturating_add_signed(more)))
        };
        write_certificate(&goal, boast, io::sink())
    };
    assert!(write(0).is_ok());
    assert!(write(2).is_ok(), "it may win sooner than it says");
    let flaw = flaw_of_writing(write(-1).unwrap_err());
    assert!(matches!(flaw, Flaw::TooLong { .. }), "{flaw:?}");
}

#[test]
fn moves_against_the_rules_are_refused() {
    let goal = ProofGoal::new(start("5x5"), &CONNECT, Color::Black);
    let cheat = |_: &Position| Some((Move::Pass, 100));
    let refused = write_certificate(&goal, cheat, io::sink()).unwrap_err();
    assert!(refused.to_string().contains("1LLL1/l3l/l3l/l3l/1LLL1 w"));
    assert_eq!(flaw_of_writing(refused), Flaw::IllegalMove(Move::Pass));
}

#[test]
fn a_position_without_a_known_move_is_named() {
    let goal = ProofGoal::new(start("5x5"), &CONNECT, Color::Black);
    let refused = write_certificate(&goal, |_: &Position| None, io::sink()).unwrap_err();
    let expected = "after 0 moves, in 1LLL1/l3l/l3l/l3l/1LLL1 w: no winning move is known";
    assert_eq!(refused.to_string(), expected);
}

#[test]
fn errors_of_the_system_are_passed_on() {
    struct Full;
    impl Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::StorageFull.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let goal = ProofGoal::new(start("3x4"), &CONNECT, Color::Black);
    match write_certificate(&goal, Guess::default().moves(), Full).unwrap_err() {
        WriteError::Io(error) => assert_eq!(error.kind(), io::ErrorKind::StorageFull),
        other => panic!("{other:?}"),
    }
}

#[test]
fn images_of_a_position_are_written_once() {
    let tables = solved("4x4", &CONNECT);
    let mut recorder = Recorder(&tables, Vec::new());
    let goal = long_win(&tables);
    let moves = |position: &Position| recorder.winning_move(position);
    let summary = write_certificate(&goal, moves, io::sink()).unwrap();
    assert_eq!(summary.positions, recorder.1.len() as u64);
    let goal = ProofGoal::new(another_image(goal.position()), &CONNECT, goal.winner());
    assert_eq!(shown(&goal, &tables).depth, summary.depth);
}

/// An image of a position that differs from it.
pub(crate) fn another_image(position: &Position) -> Position {
    let mut images = Symmetry::of(position.size()).map(|symmetry| symmetry.position(position));
    images.find(|image| image != position).unwrap()
}
