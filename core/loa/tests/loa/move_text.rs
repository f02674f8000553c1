//! Moves as text.

use loa::Move;

fn jump(from: &str, to: &str) -> Move {
    Move::Jump(from.parse().unwrap(), to.parse().unwrap())
}

#[test]
fn every_spelling_of_a_jump() {
    for text in ["b1-b3", "b1xb3", "b1Xb3", "b1:b3", "b1b3", "B1-B3", "B1b3"] {
        assert_eq!(text.parse::<Move>(), Ok(jump("b1", "b3")), "{text:?}");
    }
}

#[test]
fn pass_in_any_case() {
    for text in ["pass", "Pass", "PASS"] {
        assert_eq!(text.parse::<Move>(), Ok(Move::Pass), "{text:?}");
    }
}

#[test]
fn text_without_the_shape_of_a_move() {
    for text in [
        "",
        "b1",
        "b1-",
        "b1--b3",
        "b1_b3",
        "b1-b33",
        "b1 b3",
        "passe",
        "é1-b3",
        "b1–b3",
        "b1\u{7}b3",
    ] {
        assert_eq!(text.parse::<Move>(), Err(Move::unknown(text)), "{text:?}");
    }
}

#[test]
fn errors_say_what_was_found() {
    let message = |text: &str| text.parse::<Move>().unwrap_err().to_string();
    assert_eq!(
        message("b1-i3"),
        "'b1-i3' is not a move: 'i3' is not a square (a1 to h8)"
    );
    assert_eq!(
        message("go\tnow"),
        "'go\\tnow' is not a move: expected two squares like b1-b3, or pass"
    );
}
