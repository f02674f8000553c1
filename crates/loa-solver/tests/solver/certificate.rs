//! Certificates of won positions: what is true can be shown, and nothing else can.

use loa::{
    Blocked, Color, Goal, Jumps, Move, Position, Preset, Random, Rules, Simultaneous, Size, Square,
    Start,
};
use loa_solver::proof::certificate::{
    CertificateError, Certified, Flaw, TableMoves, TableMovesError, WinningMoves, WriteError,
    check_certificate, write_certificate,
};
use loa_solver::proof::{Answer, Control, ProofGoal, Prover, ProverOptions};
use loa_solver::{Probe, Problem, Solution, SolveOptions, Value, solve_in_memory};
use std::convert::Infallible;
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

/// Reads ranks from the top, `b` and `w` for the pieces.
fn position(ranks: &str, to_move: Color) -> Position {
    let ranks: Vec<&str> = ranks.split('/').collect();
    let size = Size::new(ranks[0].len() as u8, ranks.len() as u8).unwrap();
    let mut position = Position::empty(size);
    for (rank, signs) in ranks.iter().rev().enumerate() {
        for (file, sign) in signs.chars().enumerate() {
            let square = Square::new(file as u8, rank as u8).unwrap();
            let piece = match sign {
                'b' => Some(Color::Black),
                'w' => Some(Color::White),
                _ => None,
            };
            position.set(square, piece, to_move).unwrap();
        }
    }
    position
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

/// The certificate of a goal that tables make good.
fn written(goal: &ProofGoal, tables: &dyn Probe) -> Vec<u8> {
    let mut bytes = Vec::new();
    let summary = write_certificate(goal, TableMoves::new(tables), &mut bytes).unwrap();
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
    let refused = write_certificate(goal, TableMoves::new(tables), &mut bytes);
    assert!(refused.is_err());
    assert!(bytes.is_empty());
}

#[test]
fn long_wins_by_connecting_are_shown() {
    show_long_wins(&CONNECT);
}

#[test]
fn long_wins_by_not_connecting_are_shown() {
    show_long_wins(&MISERE);
}

#[test]
fn long_wins_with_passes_are_shown() {
    show_long_wins(&PASSES);
}

/// All arrangements of up to `most` pieces of each side.
fn arrangements(size: &str, most: u32) -> impl Iterator<Item = Position> {
    let size: Size = size.parse().unwrap();
    let squares: Vec<Square> = size.squares().into_iter().collect();
    (0..3u32.pow(squares.len() as u32)).filter_map(move |number| {
        let digit = |place: usize| number / 3u32.pow(place as u32) % 3;
        let mut counts = [0; 3];
        (0..squares.len()).for_each(|place| counts[digit(place) as usize] += 1);
        if !(1..=most).contains(&counts[1]) || !(1..=most).contains(&counts[2]) {
            return None;
        }
        let mut position = Position::empty(size);
        for (place, square) in squares.iter().enumerate() {
            let piece = [None, Some(Color::Black), Some(Color::White)][digit(place) as usize];
            position.set(*square, piece, Color::Black).unwrap();
        }
        Some(position)
    })
}

#[test]
fn blocked_players_pass_on_the_way() {
    let tables = solved("3x4", &PASSES);
    let goal = |mut position: Position, color| {
        position.set_turn(color);
        let (winner, _) = winner(&position, &tables)?;
        let goes_on = tables.problem().primitive(&position).is_none();
        (goes_on && position.is_blocked()).then(|| ProofGoal::new(position, &PASSES, winner))
    };
    let goals = arrangements("3x4", 4).flat_map(|position| {
        Color::ALL
            .into_iter()
            .filter_map(move |color| goal(position, color))
    });
    let mut count = 0;
    for goal in goals {
        shown(&goal, &tables);
        count += 1;
    }
    assert!(count > 0);
}

#[test]
fn games_that_are_over_need_no_moves() {
    let over = position("b.w/b../b.w", Color::White);
    let goal = ProofGoal::new(over, &CONNECT, Color::Black);
    let mut bytes = Vec::new();
    write_certificate(&goal, Guess::default(), &mut bytes).unwrap();
    let checked = check_certificate(bytes.as_slice()).unwrap();
    assert_eq!((checked.positions, checked.depth), (0, 0));
    for (position, rules) in [
        (over, MISERE),
        (position("bbb/.../www", Color::Black), PASSES),
        (position("bbb/.../www", Color::White), MISERE),
    ] {
        let goal = ProofGoal::new(position, &rules, Color::Black);
        let refused = write_certificate(&goal, Guess::default(), io::sink());
        assert_eq!(flaw_of_writing(refused.unwrap_err()), Flaw::NotWon);
    }
}

/// Plays the move with a given number, and claims a win in two plies fewer each time.
#[derive(Default)]
struct Guess {
    number: usize,
    plies: u16,
}

impl WinningMoves for Guess {
    type Error = Infallible;

    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), Infallible> {
        self.plies = self.plies.saturating_sub(2);
        let moves = moves(position);
        Ok((moves[self.number.min(moves.len() - 1)], self.plies))
    }
}

#[track_caller]
fn flaw_of_writing<E: std::fmt::Debug>(error: WriteError<E>) -> Flaw {
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
        if write_certificate(&goal, guess, &mut bytes).is_err() {
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

impl WinningMoves for Blunderer<'_> {
    type Error = TableMovesError;

    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), TableMovesError> {
        let right = TableMoves::new(self.tables).winning_move(position)?;
        match self.tables.probe_moves(position)?.last() {
            Some((_, Value::Win(_))) | None => Ok(right),
            Some((worst, _)) if self.patience == 0 && !self.blundered => {
                self.blundered = true;
                Ok((*worst, right.1))
            }
            Some(_) => {
                self.patience = self.patience.saturating_sub(1);
                Ok(right)
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
        let refused = write_certificate(&goal, &mut blunderer, io::sink()).is_err();
        assert!(refused && blunderer.blundered, "{patience}");
    }
}

/// Plays by the tables, and says that it takes some plies more or fewer.
struct Boaster<'a>(TableMoves<'a>, i16);

impl WinningMoves for Boaster<'_> {
    type Error = TableMovesError;

    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), TableMovesError> {
        let (mv, plies) = self.0.winning_move(position)?;
        Ok((mv, plies.saturating_add_signed(self.1)))
    }
}

#[test]
fn promises_are_kept_or_refused() {
    let tables = solved("4x4", &CONNECT);
    let goal = long_win(&tables);
    let write = |more| {
        let boaster = Boaster(TableMoves::new(&tables), more);
        write_certificate(&goal, boaster, io::sink())
    };
    assert!(write(0).is_ok());
    assert!(write(2).is_ok(), "it may win sooner than it says");
    let flaw = flaw_of_writing(write(-1).unwrap_err());
    assert!(matches!(flaw, Flaw::TooLong { .. }), "{flaw:?}");
}

#[test]
fn moves_against_the_rules_are_refused() {
    struct Cheat;
    impl WinningMoves for Cheat {
        type Error = Infallible;

        fn winning_move(&mut self, _: &Position) -> Result<(Move, u16), Infallible> {
            Ok((Move::Pass, 100))
        }
    }
    let goal = ProofGoal::new(start("5x5"), &CONNECT, Color::Black);
    let refused = write_certificate(&goal, Cheat, io::sink()).unwrap_err();
    assert!(refused.to_string().contains("1LLL1/l3l/l3l/l3l/1LLL1 w"));
    assert_eq!(flaw_of_writing(refused), Flaw::IllegalMove(Move::Pass));
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
    match write_certificate(&goal, Guess::default(), Full).unwrap_err() {
        WriteError::Io(error) => assert_eq!(error.kind(), io::ErrorKind::StorageFull),
        other => panic!("{other:?}"),
    }
}

/// A certificate as a liar would write it, by the documentation of the format.
#[derive(Clone)]
struct Forgery {
    position: Position,
    rules: Rules,
    winner: Color,
    within: u16,
    depth: u16,
    positions: u64,
    /// The numbers of the moves.
    numbers: Vec<u8>,
    /// The length of the body; the real one if there is none.
    length: Option<u64>,
}

impl Forgery {
    fn new(position: Position, winner: Color, numbers: &[u8]) -> Forgery {
        Forgery {
            position,
            rules: CONNECT,
            winner,
            within: u16::MAX,
            depth: u16::MAX,
            positions: numbers.len() as u64,
            numbers: numbers.to_vec(),
            length: None,
        }
    }

    fn bytes(&self) -> Vec<u8> {
        let body = zstd::encode_all(self.numbers.as_slice(), 1).unwrap();
        let mut bytes = b"LOA wins\x01\0\0\0".to_vec();
        let size = self.position.size();
        bytes.extend([size.width(), size.height()]);
        bytes.push((self.rules.goal == Goal::Misere).into());
        bytes.push((self.rules.simultaneous == Simultaneous::Draws).into());
        bytes.push(match self.rules.blocked {
            Blocked::Passes => 0,
            Blocked::Loses => 1,
            Blocked::Draws => 2,
        });
        bytes.extend([self.position.turn() as u8, self.winner as u8]);
        bytes.extend(self.within.to_le_bytes());
        for color in Color::ALL {
            bytes.extend(self.position.pieces(color).bits().to_le_bytes());
        }
        bytes.extend(self.depth.to_le_bytes());
        bytes.extend(self.positions.to_le_bytes());
        bytes.extend(self.length.unwrap_or(body.len() as u64).to_le_bytes());
        seal(&mut bytes);
        bytes.extend(body);
        seal(&mut bytes);
        bytes
    }

    fn check(&self) -> Result<Certified, CertificateError> {
        check_certificate(self.bytes().as_slice())
    }
}

/// Adds the checksum of what is there.
fn seal(bytes: &mut Vec<u8>) {
    let checksum = crc32fast::hash(bytes);
    bytes.extend(checksum.to_le_bytes());
}

/// Plays by the tables and remembers the numbers of the moves.
struct Recorder<'a>(&'a Solution, Vec<u8>);

impl WinningMoves for Recorder<'_> {
    type Error = TableMovesError;

    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), TableMovesError> {
        let (mv, plies) = TableMoves::new(self.0).winning_move(position)?;
        let number = moves(position).iter().position(|legal| *legal == mv);
        self.1.push(number.unwrap() as u8);
        Ok((mv, plies))
    }
}

/// A true goal's certificate, as someone else's program would write it.
fn honest(tables: &Solution) -> Forgery {
    let goal = long_win(tables);
    let mut recorder = Recorder(tables, Vec::new());
    let summary = write_certificate(&goal, &mut recorder, io::sink()).unwrap();
    Forgery {
        depth: summary.depth,
        ..Forgery::new(*goal.position(), goal.winner(), &recorder.1)
    }
}

#[test]
fn the_format_is_as_documented() {
    let tables = solved("4x4", &CONNECT);
    let honest = honest(&tables);
    let checked = honest.check().unwrap();
    assert_eq!(checked.goal, long_win(&tables));
    assert_eq!(checked.positions, honest.numbers.len() as u64);
    assert_eq!(checked.depth, 11);
}

#[test]
fn what_a_certificate_says_of_itself_is_not_trusted() {
    use CertificateError as Error;
    let tables = solved("4x4", &CONNECT);
    let honest = honest(&tables);
    let altered = |alter: &dyn Fn(&mut Forgery)| {
        let mut forgery = honest.clone();
        alter(&mut forgery);
        forgery.check().unwrap_err()
    };
    let count = honest.positions;
    for positions in [0, 1, count - 1] {
        let error = altered(&|forgery| forgery.positions = positions);
        assert!(matches!(error, Error::MorePositions(most) if most == positions));
    }
    for positions in [count + 1, u64::MAX] {
        let error = altered(&|forgery| forgery.positions = positions);
        assert!(matches!(error, Error::Positions { found, .. } if found == count));
    }
    for depth in [0, 1, 2, 10] {
        let flaw = flaw_of_checking(altered(&|forgery| forgery.depth = depth));
        assert!(matches!(flaw, Flaw::TooLong { .. }));
    }
    for depth in [12, u16::MAX] {
        let error = altered(&|forgery| forgery.depth = depth);
        assert!(matches!(error, Error::Depth { found: 11, .. }));
    }
    for within in [10, 256, u16::MAX - 1] {
        let error = altered(&|forgery| forgery.within = within);
        assert!(matches!(error, Error::Header(_)));
    }
    for length in [0, 1, 1 << 40, u64::MAX] {
        let error = altered(&|forgery| forgery.length = Some(length));
        assert!(matches!(
            error,
            Error::Truncated { .. } | Error::Excess { .. }
        ));
    }
    let error = altered(&|forgery| forgery.winner = forgery.winner.opponent());
    assert!(matches!(error, Error::FlawedProof(_)));
}

#[test]
fn proofs_with_moves_missing_or_too_many_are_refused() {
    let tables = solved("4x4", &CONNECT);
    let mut forgery = honest(&tables);
    let last = forgery.numbers.pop().unwrap();
    let error = forgery.check().unwrap_err();
    assert!(matches!(error, CertificateError::Truncated { .. }));
    forgery.numbers.extend([last, 0]);
    let error = forgery.check().unwrap_err();
    assert!(matches!(error, CertificateError::Excess { .. }));
    forgery.numbers.extend(vec![0; 100_000_000]);
    let error = forgery.check().unwrap_err();
    assert!(matches!(error, CertificateError::Excess { .. }));
}

#[test]
fn moves_that_do_not_exist_are_refused() {
    let position = start("5x5");
    let flaw = Forgery::new(position, Color::Black, &[200]).check();
    let moves = moves(&position).len();
    let number = 200;
    let expected = Flaw::NoSuchMove { number, moves };
    assert_eq!(flaw_of_checking(flaw.unwrap_err()), expected);
}

#[test]
fn damaged_certificates_are_refused() {
    let tables = solved("4x4", &CONNECT);
    let goal = long_win(&tables);
    let bytes = written(&goal, &tables);
    for at in 0..bytes.len() {
        for change in [0x01, 0x80, 0xff] {
            let mut damaged = bytes.clone();
            damaged[at] ^= change;
            assert!(check_certificate(damaged.as_slice()).is_err(), "byte {at}");
        }
        let cut = check_certificate(&bytes[..at]).unwrap_err();
        assert!(
            matches!(cut, CertificateError::Truncated { .. }),
            "{at}: {cut:?}"
        );
    }
    let longer = [bytes.as_slice(), b"\n"].concat();
    let excess = check_certificate(longer.as_slice()).unwrap_err();
    assert!(matches!(excess, CertificateError::Excess { .. }));
}

#[test]
fn other_files_are_refused() {
    for foreign in ["LOA tier\x01", "{}", "LOA win"] {
        let error = check_certificate(foreign.repeat(20).as_bytes()).unwrap_err();
        assert!(
            matches!(error, CertificateError::NotACertificate),
            "{foreign}"
        );
    }
    let newer = [b"LOA wins\x02\0\0\0".as_slice(), &[0; 99]].concat();
    let error = check_certificate(newer.as_slice()).unwrap_err();
    assert!(matches!(error, CertificateError::OtherFormat(2)));
}

#[test]
fn random_moves_prove_nothing_that_is_false() {
    let tables = solved("3x4", &CONNECT);
    let mut random = Random::new(99);
    for _ in 0..3000 {
        let position = random_position(tables.problem(), &mut random);
        let claimed = Color::ALL[random.below(2)];
        let numbers: Vec<u8> = (0..6).map(|_| random.below(8) as u8).collect();
        for used in 0..=numbers.len() {
            let error = Forgery::new(position, claimed, &numbers[..used]).check();
            match error.unwrap_err() {
                CertificateError::Depth { found, .. } => {
                    let (winner, plies) = winner(&position, &tables).unwrap();
                    assert_eq!(winner, claimed);
                    assert!(plies <= found);
                }
                CertificateError::FlawedProof(_)
                | CertificateError::Truncated { .. }
                | CertificateError::MorePositions(_)
                | CertificateError::Excess { .. } => {}
                other => panic!("{other:?}"),
            }
        }
    }
}

/// Black moves a piece to and fro. If White does the same, nothing has happened.
struct Circler {
    plies: u16,
}

const TO_AND_FRO: [&str; 2] = ["b2-d2", "d2-b2"];

impl WinningMoves for Circler {
    type Error = Infallible;

    fn winning_move(&mut self, position: &Position) -> Result<(Move, u16), Infallible> {
        self.plies = self.plies.saturating_sub(2);
        let moves = moves(position).into_iter();
        let mut known = moves.filter(|mv| TO_AND_FRO.contains(&mv.to_string().as_str()));
        Ok((known.next().unwrap(), self.plies))
    }
}

#[test]
fn going_round_in_circles_proves_nothing() {
    let position = position("..b./..w./bb../.w..", Color::Black);
    let mut at = position;
    let mut numbers = Vec::new();
    for (mv, reply) in TO_AND_FRO.into_iter().zip(["b1-a1", "a1-b1"]) {
        let number = moves(&at).iter().position(|legal| legal.to_string() == mv);
        numbers.push(number.unwrap() as u8);
        let after = at.after(moves(&at)[number.unwrap()]);
        let first_reply = moves(&after)[0];
        assert_eq!(first_reply.to_string(), reply);
        at = after.after(first_reply);
    }
    assert_eq!(at, position);
    for repeats in 1..4 {
        let mut forgery = Forgery::new(position, Color::Black, &numbers.repeat(repeats));
        assert_eq!(
            flaw_of_checking(forgery.check().unwrap_err()),
            Flaw::Circular
        );
        forgery.positions = u64::MAX;
        assert_eq!(
            flaw_of_checking(forgery.check().unwrap_err()),
            Flaw::Circular
        );
    }
    let goal = ProofGoal::new(position, &CONNECT, Color::Black);
    let refused = write_certificate(&goal, Circler { plies: 1000 }, io::sink());
    assert_eq!(flaw_of_writing(refused.unwrap_err()), Flaw::Circular);
}

#[test]
fn images_of_a_position_are_written_once() {
    let tables = solved("4x4", &CONNECT);
    let mut recorder = Recorder(&tables, Vec::new());
    let goal = long_win(&tables);
    let summary = write_certificate(&goal, &mut recorder, io::sink()).unwrap();
    assert_eq!(summary.positions, recorder.1.len() as u64);
    let mirrored = mirrored(goal.position());
    let goal = ProofGoal::new(mirrored, &CONNECT, goal.winner());
    assert_eq!(shown(&goal, &tables).depth, summary.depth);
}

/// A square board with files and ranks exchanged.
fn mirrored(position: &Position) -> Position {
    let mut mirrored = Position::empty(position.size());
    for square in position.size().squares() {
        let image = Square::new(square.rank(), square.file()).unwrap();
        let piece = position.at(square);
        mirrored.set(image, piece, position.turn()).unwrap();
    }
    mirrored
}

#[test]
fn what_the_prover_finds_is_shown() {
    let goal = ProofGoal::new(start("5x5"), &CONNECT, Color::Black).within(11);
    let options = ProverOptions {
        memory: 1 << 24,
        ..ProverOptions::default()
    };
    let mut prover = Prover::new(options).unwrap();
    let control = Control::default();
    assert_eq!(
        prover.decide(&goal, &control, None).unwrap(),
        Answer::Proved
    );
    let strategy = prover.proof_tree(&goal, &control).unwrap();
    let mut bytes = Vec::new();
    let summary = write_certificate(&goal, &strategy, &mut bytes).unwrap();
    let checked = check_certificate(bytes.as_slice()).unwrap();
    assert_eq!(checked.goal, goal);
    assert_eq!(
        (checked.positions, checked.depth),
        (summary.positions, summary.depth)
    );
}
