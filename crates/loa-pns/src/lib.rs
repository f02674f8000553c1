//! Depth-first proof-number search (df-pn, Nagai 2002) on any AND/OR tree.
//!
//! An [`AndOrTree`] says which moves there are, what a new position is worth ([`Numbers`]) and
//! what its transposition table knows; [`DfPn`] searches it. The attacker wants the root proved,
//! the defender wants it disproved.
//!
//! # Cycles
//!
//! A line of play that returns to a position on its own path has got the attacker nowhere. That
//! counts as a disproof, but only on this path (the graph history interaction problem). So each
//! disproof carries the earliest position of the path that it depends on.
//!
//! A disproof that depends on no position before its own holds everywhere: if it depends on the
//! position itself, the defender repeats the same replies whenever the position recurs, and the
//! game ends without a win or does not end. Other disproofs are passed to the table together with
//! the path, which must not return them for other paths.
//!
//! A proof never depends on the path: all its lines end with a win.

mod node;
mod path;
mod search;

pub use node::{NodeState, Numbers, Role};
pub use path::Path;
pub use search::{AndOrTree, Child, DfPn};
