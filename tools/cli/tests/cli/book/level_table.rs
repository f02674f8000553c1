//! Compares the table of levels in `docs/strength.md` with the engine's.

use loa_engine::Level;
use std::fs;
use test_support::repository;

/// Levels 1 and 2 look a move ahead, and level 10 uses its time.
#[test]
fn levels_search_as_many_positions_as_documented() {
    let text = fs::read_to_string(repository("docs/strength.md")).unwrap();
    let (_, table) = text.split_once("\n## The levels\n").unwrap();
    for level in Level::all().skip(2).take(7) {
        let head = format!("| {} |", level.number());
        let row = table.lines().find(|line| line.starts_with(&head)).unwrap();
        let positions = row.split('|').nth(3).unwrap().trim().replace(',', "");
        assert_eq!(positions, level.nodes().to_string(), "{row}");
    }
}
