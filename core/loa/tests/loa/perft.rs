//! Golden counts of move sequences.

use loa::{Color, Move, Position, Preset, Size, Start, divide, perft};
use test_support::pictures::position;

#[test]
fn golden_counts() {
    for ((width, height), start, golden) in [
        (
            (8, 8),
            Start::Standard,
            &[36, 1244, 44952, 1563208, 55963132, 1938494632][..],
        ),
        (
            (8, 8),
            Start::Scrambled,
            &[32, 992, 32000, 1002260, 32396552],
        ),
        (
            (5, 5),
            Start::Standard,
            &[18, 280, 4164, 56108, 743264, 9420768],
        ),
        (
            (4, 4),
            Start::Standard,
            &[12, 120, 1012, 7460, 54700, 389872],
        ),
    ] {
        let position = Position::start(Size::new(width, height).unwrap(), start);
        for (depth, count) in (1..).zip(golden) {
            let found = perft(&Preset::OLYMPIAD.rules, &position, depth);
            assert_eq!(found, *count, "{width}x{height} {start}, depth {depth}");
        }
    }
}

/// The first passes on this board are after seven plies.
#[test]
fn passes_count_if_the_rules_have_them() {
    let position = Position::start(Size::new(4, 4).unwrap(), Start::Standard);
    for (preset, count) in [
        (Preset::OLYMPIAD, 19_340_356),
        (Preset::BERKELEY, 19_340_356),
        (Preset::GAMESMAN, 19_340_352),
        (Preset::OPENSPIEL, 19_340_352),
    ] {
        assert_eq!(perft(&preset.rules, &position, 8), count, "{preset}");
    }
}

#[test]
fn a_pass_is_divided_like_a_move() {
    let position = position(crate::setup::WHITE_BLOCKED, Color::White);
    let (passes, ends) = (Preset::OLYMPIAD.rules, Preset::GAMESMAN.rules);
    let replies = u64::from(position.mobility(Color::Black));
    assert_eq!(divide(&passes, &position, 2), [(Move::Pass, replies)]);
    assert_eq!(perft(&passes, &position, 1), 1);
    assert_eq!(
        (divide(&ends, &position, 2), perft(&ends, &position, 2)),
        (vec![], 0)
    );
}

#[test]
fn nothing_is_played_from_a_position_that_is_over() {
    let over = position("w b w\n- b -\n- - w", Color::White);
    for preset in Preset::ALL {
        for depth in 1..4 {
            assert_eq!(perft(&preset.rules, &over, depth), 0, "{preset}");
            assert_eq!(divide(&preset.rules, &over, depth), [], "{preset}");
        }
        assert_eq!(perft(&preset.rules, &over, 0), 1);
    }
}
