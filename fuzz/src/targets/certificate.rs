//! Any bytes as a certificate: what the check accepts on a small board is true, as the solver
//! says.
//!
//! The first byte says whether the bytes are the file, or head and body of one whose packing and
//! checksums are made here, so that what is behind them is reached.

use crate::input::{solved, worth};
use loa::Start;
use loa_prover::{Certified, check_certificate};
use loa_solver::{Problem, Value};

/// The bytes of the head up to the length of the body.
const HEAD: usize = 47;
/// The most squares of a board that is solved for comparison.
const SMALL: u32 = 12;

/// Makes a file of a head and the numbers of moves.
fn pack(head: &[u8], body: &[u8]) -> Vec<u8> {
    let body = zstd::bulk::compress(body, 1).expect("memory is enough");
    let mut file = head.to_vec();
    file.extend((body.len() as u64).to_le_bytes());
    file.extend(crc32fast::hash(&file).to_le_bytes());
    file.extend(body);
    file.extend(crc32fast::hash(&file).to_le_bytes());
    file
}

fn is_true(checked: &Certified) {
    let goal = checked.goal;
    let position = goal.position();
    if position.size().squares().len() > SMALL {
        return;
    }
    let wins = position.turn() == goal.winner();
    for start in Start::ALL {
        let problem = Problem::new(position.size(), start, goal.rules()).expect("small");
        if !problem.covers(position) {
            continue;
        }
        let plies = match worth(&*solved(&problem), position) {
            Value::Win(plies) if wins => plies,
            Value::Loss(plies) if !wins => plies,
            value => panic!("{goal:?} is {value:?}"),
        };
        assert!(plies <= checked.depth, "{goal:?} in {plies}");
        assert!(goal.plies().is_none_or(|within| plies <= u16::from(within)));
    }
}

pub fn run(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else {
        return;
    };
    let packed = match rest.split_at_checked(HEAD) {
        Some((head, body)) if first % 2 == 1 => pack(head, body),
        _ => rest.to_vec(),
    };
    if let Ok(checked) = check_certificate(&packed[..]) {
        is_true(&checked);
    }
}
