//! What stands out in a solution, counted again position by position.

use super::{positions_of, problem_of, solved};
use loa::{ByColor, Color, Move, Position, Preset, Symmetry};
use loa_solver::{Probe, Survey, Tables, Value};

fn tables(size: &str, preset: &Preset) -> (tempfile::TempDir, Tables) {
    solved(&problem_of(size, &preset.rules))
}

fn value(tables: &Tables, position: &Position) -> Value {
    tables.probe(position).unwrap().unwrap()
}

/// 1 for a win of the side to move, -1 for a loss, 0 else; none if the game is over.
fn result(value: Value) -> Option<i32> {
    match value {
        _ if value.remoteness() == Some(0) => None,
        Value::Win(_) => Some(1),
        Value::Loss(_) => Some(-1),
        Value::Tie(_) | Value::Draw => Some(0),
    }
}

const SOLVED: [(&str, Preset); 4] = [
    ("3x4", Preset::GAMESMAN_MISERE),
    ("4x3", Preset::OLYMPIAD),
    ("3x3", Preset::PLAYSTRATEGY),
    ("3x4", Preset::GAMESMAN),
];

#[test]
fn single_winning_moves_are_counted() {
    for (size, preset) in &SOLVED {
        let (_folder, tables) = tables(size, preset);
        let (mut single, mut forced) = (0, 0);
        for position in positions_of(tables.problem()) {
            let moves = tables.probe_moves(&position).unwrap();
            let wins = moves
                .iter()
                .filter(|(_, value)| matches!(value, Value::Win(_)));
            if wins.count() == 1 {
                single += 1;
                forced += u64::from(moves.len() == 1);
            }
        }
        let tally = tables.survey().unwrap().tally();
        assert_eq!(
            (tally.single_wins, tally.forced_wins),
            (single, forced),
            "{size} {preset}"
        );
        assert!(single > 0, "{size} {preset}");
    }
}

#[test]
fn mutual_zugzwangs_are_counted() {
    let mut found = 0;
    for (size, preset) in &SOLVED {
        let (_folder, tables) = tables(size, preset);
        let (mut full, mut half) = (0, 0);
        let black_to_move = |position: &Position| position.turn() == Color::Black;
        for position in positions_of(tables.problem())
            .into_iter()
            .filter(black_to_move)
        {
            let other = position.after(Move::Pass);
            let results = [position, other].map(|position| result(value(&tables, &position)));
            if let [Some(one), Some(two)] = results {
                full += u64::from(one + two == -2);
                half += u64::from(one + two == -1);
            }
        }
        let survey = tables.survey().unwrap();
        let tally = survey.tally();
        assert_eq!(
            (tally.full_zugzwangs, tally.half_zugzwangs),
            (full, half),
            "{size} {preset}"
        );
        for zugzwang in survey.zugzwangs {
            let other = zugzwang.position.after(Move::Pass);
            assert_eq!(value(&tables, &zugzwang.position), zugzwang.value);
            assert_eq!(value(&tables, &other), zugzwang.opposing_value);
        }
        found += full + half;
    }
    assert!(found > 0);
}

#[test]
fn longest_games_are_complete_up_to_symmetry_and_colours() {
    for (size, preset) in &SOLVED {
        let (_folder, tables) = tables(size, preset);
        let survey = tables.survey().unwrap();
        for longest in &survey.longest {
            let same = |position: &Position| value(&tables, position) == longest.value;
            let mut classes: Vec<Vec<String>> = positions_of(tables.problem())
                .into_iter()
                .filter(same)
                .map(|position| images(&position))
                .collect();
            classes.sort();
            classes.dedup();
            assert_eq!(
                longest.classes,
                classes.len() as u64,
                "{size} {preset} {longest:?}"
            );
            assert_eq!(longest.positions.len(), classes.len().min(Survey::SHOWN));
            assert!(longest.positions.iter().all(same));
        }
        let farther = |position: Position| {
            let value = value(&tables, &position);
            let of_kind = |other: &Value| result(*other) == result(value);
            let longest = survey
                .longest
                .iter()
                .map(|longest| longest.value)
                .find(of_kind);
            value.remoteness() > longest.and_then(Value::remoteness).max(Some(0))
        };
        assert!(
            !positions_of(tables.problem()).into_iter().any(farther),
            "{size} {preset}"
        );
    }
}

/// The position under all symmetries, with the colours as they are and exchanged.
fn images(position: &Position) -> Vec<String> {
    let picture = |position: Position| loa_notation::Fen::from(position).to_string();
    let mut images: Vec<String> = Symmetry::of(position.size())
        .map(|symmetry| symmetry.position(position))
        .flat_map(|image| [picture(image), picture(with_colors_exchanged(&image))])
        .collect();
    images.sort();
    images.dedup();
    images
}

fn with_colors_exchanged(position: &Position) -> Position {
    let pieces = ByColor::from_fn(|color: Color| position.pieces(color.opponent()));
    Position::from_pieces(position.size(), pieces, position.turn().opponent()).unwrap()
}
