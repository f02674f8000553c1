//! Moves as text.

use loa::{Move, Square};

#[test]
fn every_pair_of_squares_makes_a_move_in_every_spelling() {
    let squares = || (0..Square::COUNT).map(Square::from_index);
    for (from, to) in squares().flat_map(|from| squares().map(move |to| (from, to))) {
        let mv = Move::Jump(from, to);
        let text = mv.to_string();
        assert_eq!(text, format!("{from}-{to}"));
        let spellings = ["", "-", "x", "X", ":"].map(|between| format!("{from}{between}{to}"));
        let mixed = format!("{}{to}", from.to_string().to_uppercase());
        for text in spellings
            .iter()
            .chain([&text, &text.to_uppercase(), &mixed])
        {
            assert_eq!(text.parse(), Ok(mv), "{text}");
        }
    }
}

#[test]
fn pass_in_any_case() {
    for text in ["pass", "Pass", "PASS"] {
        assert_eq!(text.parse::<Move>(), Ok(Move::Pass), "{text:?}");
    }
    assert_eq!(Move::Pass.to_string(), "pass");
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
