//! Compares the guide's table of rule sets with the presets of the library.

use loa::{Blocked, Goal, Preset, Recurrence, Repetition, Rules, Simultaneous};
use std::fs;
use test_support::repository;

/// A preset's row of the table: name, then the answers.
fn row(preset: &Preset) -> Vec<String> {
    let rules = &preset.rules;
    vec![
        format!("`{}`", preset.name),
        both_connected(rules).to_owned(),
        match rules.blocked {
            Blocked::Passes => "passes".to_owned(),
            Blocked::Loses => "loses".to_owned(),
            // GAMESMAN has another word for a draw that ends a game.
            Blocked::Draws if preset.name.starts_with("gamesman") => "tie".to_owned(),
            Blocked::Draws => "draw".to_owned(),
        },
        repetition(rules.repetition),
        rules
            .move_limit
            .map_or(String::new(), |plies| plies.to_string()),
        preset.start.to_string(),
    ]
}

fn both_connected(rules: &Rules) -> &'static str {
    match (rules.goal, rules.simultaneous) {
        (Goal::Connect, Simultaneous::MoverDecides) => "mover wins",
        (Goal::Connect, Simultaneous::Draws) => "draw",
        (Goal::Misere, Simultaneous::MoverDecides) => "mover loses; connecting alone loses too",
        (Goal::Misere, Simultaneous::Draws) => "draw; connecting alone loses",
    }
}

fn repetition(repetition: Repetition) -> String {
    let Repetition::Draws { occurrence, of } = repetition else {
        return String::new();
    };
    let time = ["second", "third", "fourth", "fifth"][occurrence as usize - 2];
    match (of, occurrence) {
        (Recurrence::Board, _) => format!("{time} occurrence, either side to move: draw"),
        (Recurrence::Position, 3) => format!("{time} occurrence, same side to move: draw"),
        (Recurrence::Position, _) => format!("{time} occurrence: draw"),
    }
}

/// The rows of the guide's table that begin with a rule set's name.
fn rows() -> Vec<Vec<String>> {
    let text = fs::read_to_string(repository("docs/book/src/rules.md")).unwrap();
    let cells = |line: &str| -> Vec<String> {
        let cells = line.trim_matches('|').split('|');
        cells.map(|cell| cell.trim().to_owned()).collect()
    };
    let is_preset = |row: &Vec<String>| {
        Preset::ALL
            .iter()
            .any(|preset| row[0] == format!("`{}`", preset.name))
    };
    text.lines()
        .filter(|line| line.starts_with("| `"))
        .map(cells)
        .filter(is_preset)
        .collect()
}

#[test]
fn guide_has_the_rules_of_the_library() {
    let mut found = rows();
    for row in &mut found {
        let origin = row.remove(1);
        assert!(!origin.is_empty(), "{row:?}");
    }
    assert_eq!(found, Preset::ALL.map(|preset| row(&preset)));
}
