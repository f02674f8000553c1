//! Certificates that someone else has written.

use super::{
    CONNECT, MISERE, PASSES, flaw_of_checking, flaw_of_writing, long_win, moves, position,
    random_position, solved, start, winner, winning_move, written,
};
use loa::{Blocked, Color, Goal, Move, Position, Random, Rules, Simultaneous};
use loa_prover::ProofGoal;
use loa_prover::certificate::{
    CertificateError, Certified, Flaw, check_certificate, write_certificate,
};
use loa_solver::{Probe, Solution};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

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
    /// What stands before the frame of the numbers, and after it.
    around: [Vec<u8>; 2],
    /// The window of the frame, as a logarithm; one that suits the numbers if there is none.
    window: Option<u32>,
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
            around: Default::default(),
            window: None,
        }
    }

    fn bytes(&self) -> Vec<u8> {
        let [before, after] = &self.around;
        let body = [before, &self.frame()[..], after].concat();
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

    fn frame(&self) -> Vec<u8> {
        let mut encoder = zstd::Encoder::new(Vec::new(), 1).unwrap();
        if let Some(window) = self.window {
            encoder.window_log(window).unwrap();
        }
        encoder.write_all(&self.numbers).unwrap();
        encoder.finish().unwrap()
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
pub(super) struct Recorder<'a>(pub(super) &'a Solution, pub(super) Vec<u8>);

impl Recorder<'_> {
    pub(super) fn winning_move(&mut self, position: &Position) -> Option<(Move, u16)> {
        let (mv, plies) = winning_move(self.0, position)?;
        let number = moves(position).iter().position(|legal| *legal == mv);
        self.1.push(number.unwrap() as u8);
        Some((mv, plies))
    }
}

/// A true goal's certificate, as someone else's program would write it.
fn honest(tables: &Solution) -> Forgery {
    let goal = long_win(tables);
    let mut recorder = Recorder(tables, Vec::new());
    let moves = |position: &Position| recorder.winning_move(position);
    let summary = write_certificate(&goal, moves, io::sink()).unwrap();
    Forgery {
        depth: summary.depth,
        rules: *goal.rules(),
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

/// What `testing/check-proof` says of certificates, a line for each.
fn checked_in_python(paths: &[PathBuf]) -> Vec<String> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testing/check-proof");
    let output = Command::new("python3").arg(script).args(paths).output();
    let output = output.expect("python3");
    let errors = String::from_utf8_lossy(&output.stderr);
    let lines = String::from_utf8(output.stdout).unwrap();
    assert_eq!(lines.lines().count(), paths.len(), "{lines}{errors}");
    lines.lines().map(str::to_owned).collect()
}

#[test]
fn a_second_checker_accepts_and_refuses_the_same_certificates() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = Random::new(33);
    let mut forgeries = Vec::new();
    for (size, rules) in [("4x4", CONNECT), ("3x4", MISERE), ("4x4", PASSES)] {
        let honest = honest(&solved(size, &rules));
        for _ in 0..8 {
            let mut forgery = honest.clone();
            let place = random.below(forgery.numbers.len());
            forgery.numbers[place] = random.below(6) as u8;
            forgeries.push(forgery);
        }
        forgeries.push(Forgery {
            within: 256,
            ..honest.clone()
        });
        let empty = zstd::encode_all(&[][..], 1).unwrap();
        let skippable = [0x184d_2a50_u32, 3].map(u32::to_le_bytes).concat();
        let skippable = [&skippable[..], b"Hi!"].concat();
        for extra in [empty, skippable, b"Hi!".to_vec()] {
            for around in [[extra.clone(), Vec::new()], [Vec::new(), extra]] {
                forgeries.push(Forgery {
                    around,
                    ..honest.clone()
                });
            }
        }
        for window in [20, 23] {
            forgeries.push(Forgery {
                window: Some(window),
                ..honest.clone()
            });
        }
        forgeries.push(honest);
    }
    // Black has won already, with whoever to move.
    for (fen, winner, depth) in [
        ("LL2/4/l3/3l w", Color::Black, 0),
        ("LL2/4/l3/3l b", Color::Black, 0),
        ("LL2/4/l3/3l b", Color::Black, 1),
        ("LL2/4/l3/3l b", Color::White, 0),
    ] {
        forgeries.push(Forgery {
            depth,
            ..Forgery::new(position(fen), winner, &[])
        });
    }
    let path = |index| folder.path().join(format!("{index}.loaproof"));
    let paths: Vec<PathBuf> = (0..forgeries.len()).map(path).collect();
    for (forgery, path) in forgeries.iter().zip(&paths) {
        fs::write(path, forgery.bytes()).unwrap();
    }
    let expected: Vec<bool> = forgeries.iter().map(|one| one.check().is_ok()).collect();
    assert!(expected.contains(&true) && expected.contains(&false));
    for (said, holds) in checked_in_python(&paths).into_iter().zip(expected) {
        assert_eq!(!said.contains("proves nothing"), holds, "{said}");
    }
}

/// Both checkers agree about the proofs in the repository.
fn check_twice(files: &[&str]) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/proofs");
    let paths: Vec<PathBuf> = files
        .iter()
        .map(|file| Path::new(folder).join(file))
        .collect();
    let said = checked_in_python(&paths);
    for (index, path) in paths.iter().enumerate() {
        let checked = check_certificate(&fs::read(path).unwrap()[..]).unwrap();
        let (positions, depth) = (checked.positions, checked.depth);
        let expected = format!("; {positions} positions, {depth} plies at most");
        let said = said.get(index).unwrap_or(&expected);
        assert!(said.ends_with(&expected), "{said}");
    }
}

#[test]
fn the_proofs_in_the_repository_hold() {
    check_twice(&[
        "5x5-olympiad-black-11.loaproof",
        "5x6-olympiad-white-14.loaproof",
        "6x5-olympiad-black-13.loaproof",
    ]);
}

#[test]
#[ignore = "takes minutes: all replies to 2332393 moves, twice"]
fn the_large_proofs_hold_whatever_happens_to_a_blocked_player() {
    const BLOCKED: usize = 16;
    const HEAD: usize = 55;
    for (goal, depth) in [
        ("6x6-olympiad-black", 57),
        ("7x6-olympiad-black", 53),
        ("6x6-b1-d3-olympiad-white", 35),
        ("6x6-b1-f1-olympiad-white", 39),
        ("6x6-c1-c3-olympiad-white", 37),
        ("6x6-scrambled-olympiad-black", 47),
    ] {
        let name = format!("{goal}.loaproof");
        check_twice(&[&name]);
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/proofs");
        let file = fs::read(Path::new(folder).join(name)).unwrap();
        let body = &file[HEAD + 4..file.len() - 4];
        for (number, blocked) in [(1, Blocked::Loses), (2, Blocked::Draws)] {
            let mut bytes = file[..HEAD].to_vec();
            bytes[BLOCKED] = number;
            seal(&mut bytes);
            bytes.extend(body);
            seal(&mut bytes);
            let checked = check_certificate(bytes.as_slice()).unwrap();
            assert_eq!(checked.goal.rules().blocked, blocked);
            assert_eq!(checked.depth, depth);
        }
    }
}

/// Black moves a piece to and fro. If White does the same, nothing has happened.
const TO_AND_FRO: [&str; 2] = ["b2-d2", "d2-b2"];

#[test]
fn going_round_in_circles_proves_nothing() {
    let position = position("2b1/2w1/bb2/1w2 black");
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
    let mut plies: u16 = 1000;
    let circle = |position: &Position| {
        plies = plies.saturating_sub(2);
        let moves = moves(position).into_iter();
        let mut known = moves.filter(|mv| TO_AND_FRO.contains(&mv.to_string().as_str()));
        Some((known.next().unwrap(), plies))
    };
    let refused = write_certificate(&goal, circle, io::sink());
    assert_eq!(flaw_of_writing(refused.unwrap_err()), Flaw::Circular);
}
