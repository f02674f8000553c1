//! Makes a model of the prover: searches new positions of proof searches, and fits the net that
//! estimates such positions to what came of that. docs/proofs.md has the two calls that make
//! `core/prover/src/leaf.model`.
//!
//! ```sh
//! cargo run --release -p lines-of-action-train --example leaves -- \
//!     MODEL OUT SEARCHES MOST NODES BOARD...
//! ```
//! `SEARCHES` searches, on the boards in turn, are guided by the model. One has `MOST` nodes, 1024
//! or more, or a half of that, a quarter and so on. Each position is searched with `NODES`. The
//! same call makes the same model on every computer.

mod fit;

use fit::{Leaf, chance, fit_leaves};
use loa::{Color, Position, Preset, Random, Rules, Size, Start};
use loa_prover::{Answer, Control, LeafModel, ProofGoal, Prover, ProverOptions};
use std::error::Error;

/// The rules of all searches.
const RULES: Rules = Preset::OLYMPIAD.rules;
/// The least nodes of a search.
const LEAST: u64 = 1 << 10;
/// The positions of each search.
const COUNT: usize = 40;
/// The most random plies before a search.
const PLIES: usize = 13;
/// One in this many searches has the scrambled start.
const SCRAMBLED: usize = 4;
/// The bytes of a search's table.
const MEMORY: usize = 1 << 24;
/// What all searches begin with.
const SEED: u64 = 1;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [model, out, searches, most, nodes, boards @ ..] = &arguments[..] else {
        return Err("usage: leaves MODEL OUT SEARCHES MOST NODES BOARD...".into());
    };
    let model = LeafModel::from_bytes(&std::fs::read(model)?).ok_or("this is no model")?;
    let boards: Vec<Size> = boards
        .iter()
        .map(|board| board.parse())
        .collect::<std::result::Result<_, _>>()?;
    let (searches, most, nodes): (u32, u64, u64) =
        (searches.parse()?, most.parse()?, nodes.parse()?);
    if boards.is_empty() || searches == 0 || most < LEAST {
        return Err("there are no boards, no searches, or fewer nodes than 1024".into());
    }
    let mut leaves = Vec::new();
    for number in 0..searches {
        let size = boards[number as usize % boards.len()];
        leaves.extend(search(&model, number, size, most, nodes)?);
    }
    let weights = fit_leaves(&leaves, LeafModel::NEURONS);
    let bytes: Vec<u8> = weights
        .iter()
        .flat_map(|weight| weight.to_le_bytes())
        .collect();
    std::fs::write(out, bytes)?;
    println!("{out}: of {} positions", leaves.len());
    Ok(())
}

/// Searches from a position, and from some that were new in that search.
fn search(model: &LeafModel, number: u32, size: Size, most: u64, nodes: u64) -> Result<Vec<Leaf>> {
    let mut random = Random::new(Random::mix(SEED) ^ u64::from(number));
    let position = beginning(size, &mut random);
    let winner = Color::ALL[random.below(2)];
    let halvings = random.below((2 * most / LEAST).ilog2() as usize);
    let options = ProverOptions {
        memory: MEMORY,
        threads: 1,
    };
    let prover = || Prover::new(options).map(|prover| prover.with_model(model.clone()));
    let goal = ProofGoal::new(position, &RULES, winner);
    let mut leaves = Vec::new();
    for position in prover()?.sample_leaves(&goal, &Control::default(), most >> halvings, COUNT)? {
        let (goal, control) = (ProofGoal::new(position, &RULES, winner), Control::default());
        let answer = prover()?.decide(&goal, &control, Some(nodes))?;
        leaves.push(label(&goal, answer, &control));
    }
    Ok(leaves)
}

/// Returns a position after random moves, before the end of a game.
fn beginning(size: Size, random: &mut Random) -> Position {
    let start = match random.below(SCRAMBLED) {
        0 => Start::Scrambled,
        _ => Start::Standard,
    };
    let mut position = Position::start(size, start);
    for _ in 0..random.below(PLIES + 1) {
        let Some(mv) = random.choose(&position.legal_moves()).copied() else {
            break;
        };
        let after = position.after(mv);
        if RULES.judge(&after, 0, |_| 0).is_some() {
            break;
        }
        position = after;
    }
    position
}

/// The logarithm of the odds that a position is won for each factor of two between its numbers,
/// if it is not decided; and its work by the binary logarithm of the smaller number.
const LOGIT_PER_FACTOR: f64 = 1.0;
const WORK_PER_FACTOR: f64 = 1.3;
const WORK_OF_ONE: f64 = -3.4;

/// Tells what a position's search says of it.
fn label(goal: &ProofGoal, answer: Answer, control: &Control) -> Leaf {
    let nodes = libm::log2(control.nodes() as f64 + 1.0);
    let (proof, disproof) = control.numbers();
    let [proof, disproof] = [proof, disproof].map(|number| libm::log2(number.max(1).into()));
    let by_numbers = WORK_OF_ONE + WORK_PER_FACTOR * proof.min(disproof);
    let (won, work) = match answer {
        Answer::Proved => (1.0, nodes),
        Answer::Disproved => (0.0, nodes),
        Answer::Unknown => (
            chance(LOGIT_PER_FACTOR * (disproof - proof)),
            by_numbers.max(nodes + 0.5),
        ),
    };
    let is_winner = goal.position().turn() == goal.winner();
    Leaf {
        inputs: LeafModel::inputs(goal).to_vec(),
        chance: if is_winner { won } else { 1.0 - won },
        work,
    }
}
