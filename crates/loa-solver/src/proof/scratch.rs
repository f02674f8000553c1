use super::*;
use crate::proof::keys::Weights;
use crate::proof::search::*;
use crate::proof::table::Table;
pub fn run(claim: Claim, bytes: usize, initial: Initial, control: &Control) -> String {
    let mut memory = crate::proof::table::Memory::new(bytes).unwrap(); let table = Table::new(&mut memory, claim.plies().is_some());
    let weights = Weights::of(claim.position().size());
    let task = Task { claim, table: &table, weights: &weights, initial, control };
    let standing = Search::new(&task).run();
    format!("{standing:?}")
}
