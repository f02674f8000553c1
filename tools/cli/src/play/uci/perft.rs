//! `go perft N`: counts as chess engines print them.

use loa::{Move, Position, Rules, divide};
use loa_protocol::write_uci_move;

/// These plies take well below a second.
const AT_ONCE: u32 = 4;
/// The count of more plies would not end within a lifetime.
const MOST: u32 = 30;

/// Returns the number of sequences of moves after each first move, and their sum; `None` if
/// stopped. 0 plies count as 1.
pub(super) fn perft(
    root: (&Rules, &Position),
    plies: u32,
    is_stopped: &dyn Fn() -> bool,
) -> Option<String> {
    let counts = divide_until(root, plies.clamp(1, MOST), is_stopped)?;
    let line = |(mv, count): &(Move, u64)| format!("{}: {count}\n", write_uci_move(*mv));
    let lines: String = counts.iter().map(line).collect();
    Some(format!("{lines}\nNodes searched: {}", sum(&counts)))
}

fn sum(counts: &[(Move, u64)]) -> u64 {
    counts.iter().map(|(_, count)| count).sum()
}

/// Does what [`divide`] does; `None` if stopped.
fn divide_until(
    (rules, position): (&Rules, &Position),
    plies: u32,
    is_stopped: &dyn Fn() -> bool,
) -> Option<Vec<(Move, u64)>> {
    let mut counts = divide(rules, position, plies.min(AT_ONCE));
    for (mv, count) in counts.iter_mut().filter(|_| plies > AT_ONCE) {
        if *count > 0 {
            let after = position.after(*mv);
            *count = sum(&divide_until((rules, &after), plies - 1, is_stopped)?);
        }
    }
    (!is_stopped()).then_some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size, Start};

    fn start() -> Position {
        Position::start(Size::new(4, 4).unwrap(), Start::Standard)
    }

    #[test]
    fn counts_are_those_of_the_library() {
        for rules in [Preset::OLYMPIAD, Preset::GAMESMAN].map(|preset| preset.rules) {
            for plies in 0..=7 {
                let root = (&rules, &start());
                let counts = divide_until(root, plies, &|| false).unwrap();
                assert_eq!(counts, divide(&rules, &start(), plies));
            }
        }
    }
}
