//! The rule sets as tables for people, against the presets.

use crate::reader::repository;
use loa::{Blocked, Goal, Preset, Recurrence, Repetition, Rules, Simultaneous};
use std::fs;

/// A preset's row of the tables, name first.
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
        (Goal::Connect, Simultaneous::Mover) => "mover wins",
        (Goal::Connect, Simultaneous::Draws) => "draw",
        (Goal::Misere, Simultaneous::Mover) => "mover loses, and who connects alone loses",
        (Goal::Misere, Simultaneous::Draws) => "draw, and who connects alone loses",
    }
}

fn repetition(repetition: Repetition) -> String {
    let Repetition::Draws { occurrence, of } = repetition else {
        return String::new();
    };
    let time = ["second", "third", "fourth", "fifth"][occurrence as usize - 2];
    match (of, occurrence) {
        (Recurrence::Board, _) => format!("{time} time, whoever moves: draw"),
        (Recurrence::Position, 3) => format!("{time} time, same player to move: draw"),
        (Recurrence::Position, _) => format!("{time} time: draw"),
    }
}

/// The rows of a page's tables that begin with a rule set's name.
fn rows(page: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(repository().join(page)).unwrap();
    let cells = |line: &str| -> Vec<String> {
        let line = line.trim_matches('|').replace("` (usual)", "`");
        line.split('|').map(|cell| cell.trim().to_owned()).collect()
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
fn the_reference_has_the_rules_of_the_library() {
    assert_eq!(
        rows("docs/program.md"),
        Preset::ALL.map(|preset| row(&preset))
    );
}

#[test]
fn the_guide_has_the_rules_of_the_library() {
    let mut found = rows("docs/book/src/rules.md");
    for row in &mut found {
        let of = row.remove(1);
        assert!(!of.is_empty(), "{row:?}");
    }
    assert_eq!(found, Preset::ALL.map(|preset| row(&preset)));
}
