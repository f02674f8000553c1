//! How pieces move, and the words for moves that are not legal.

use loa::{Color, Game, IllegalMove, Preset, Size, Square, squares};
use test_support::pictures::{game, mv, play, position, refused};

/// d4 has three pieces on its rank: it goes over b4 to a4, but not onto g4. Four on its file: the
/// way up is barred, the way down too short. Three on either diagonal: over f6 and f2, onto a1,
/// but not over b6.
const CROWDED: &str = "
    - - - w - - - -
    - - - w - - - -
    - w - - - b - -
    - - - w - - - -
    - b - b - - b -
    - - - - - - - -
    - - - - - b - -
    w - - - - - - -";

#[test]
fn a_piece_moves_as_far_as_there_are_pieces_on_the_line() {
    let expected = squares!(
        ". . . . . . . ."
        ". . . . . . x ."
        ". . . . . . . ."
        ". . . . . . . ."
        "x . . . . . . ."
        ". . . . . . . ."
        ". . . . . . . ."
        "x . . . . . x ."
    );
    let position = position(CROWDED, Color::Black);
    assert_eq!(position.jumps_from(Square::D4).to, expected);
    assert!(position.jumps_from(Square::E4).to.is_empty());
}

/// A piece alone on its lines goes one square each way, inside the board.
#[test]
fn a_lonely_piece_steps() {
    let corner = position("- - - - \n - - - - \n b - - -", Color::White);
    let expected = squares!(
        ". . . ."
        "x x . ."
        ". x . ."
    );
    assert_eq!(corner.jumps_from(Square::A1).to, expected);
    assert_eq!(corner.mobility(Color::Black), 3);
    assert!(corner.is_blocked(), "White has no pieces");
}

/// The line goes from one edge to the other: a piece behind counts as one in front does.
#[test]
fn pieces_behind_count() {
    let position = position(
        "w - - b - - - -
         - - - - - - - -
         - - - - - - - -",
        Color::Black,
    );
    let expected = squares!(
        ". x . . . x . ."
        ". . x x x . . ."
        ". . . . . . . ."
    );
    assert_eq!(position.jumps_from(Square::D3).to, expected);
}

#[test]
fn a_capture_takes_the_piece_that_is_landed_on() {
    let mut game = game("berkeley", CROWDED, Color::Black);
    play(&mut game, "d4-a1");
    let expected = position(
        "- - - w - - - -
         - - - w - - - -
         - w - - - b - -
         - - - w - - - -
         - b - - - - b -
         - - - - - - - -
         - - - - - b - -
         b - - - - - - -",
        Color::White,
    );
    assert_eq!(game.position(), &expected);
    assert!(game.past()[0].is_capture());
    assert_eq!(game.plies_since_capture(), 0);
    play(&mut game, "b6-b4");
    assert_eq!(game.plies_since_capture(), 0);
    play(&mut game, "g4-e4");
    assert_eq!(game.plies_since_capture(), 1);
}

#[test]
fn off_the_board() {
    let mut game = Game::start(&Preset::BERKELEY, Size::new(5, 6).unwrap());
    let words = "f1 is not on this board";
    assert_eq!(refused(&mut game, "b1-f1").to_string(), words);
    assert_eq!(refused(&mut game, "f1-b1").to_string(), words);
    assert_eq!(
        refused(&mut game, "b1-b7"),
        IllegalMove::OffBoard(Square::B7)
    );
}

/// That the reasons are true is one of the laws; here are their words.
#[test]
fn reasons_against_moves() {
    for (text, words) in [
        ("e4-e5", "there is no piece on e4"),
        ("d7-c7", "the piece on d7 is white"),
        ("d4-e6", "d4 and e6 are not on one rank, file or diagonal"),
        ("d4-d4", "it starts and ends on d4"),
        ("d4-d8", "the opponent's piece on d5 is in the way"),
        ("d4-g4", "your own piece stands on g4"),
        ("pass", "you have a move, so you can't pass"),
    ] {
        let why = refused(&mut game("berkeley", CROWDED, Color::Black), text);
        assert_eq!(why.to_string(), words, "{text}");
    }
    let alone = "b - - \n - - b \n w - w";
    for (picture, text, [needed, tried]) in [
        (CROWDED, "d4-d7", ["4 squares", "3"]),
        (alone, "c2-a2", ["1 square", "2"]),
    ] {
        let why = refused(&mut game("berkeley", picture, Color::Black), text);
        let begin = format!("a move along this line goes exactly {needed}, as many as ");
        let end = format!("there are pieces on it, not {tried}");
        assert_eq!(why.to_string(), begin + &end);
    }
    let why = refused(&mut game("gamesman", CROWDED, Color::Black), "pass");
    assert_eq!(why.to_string(), "these rules know no pass");
}

#[test]
fn after_the_end() {
    let picture = "b - - w \n - - - - \n - b - - \n - - - w";
    let mut game = game("berkeley", picture, Color::Black);
    let end = play(&mut game, "a4-a3");
    assert_eq!(end, "Black wins by connection");
    assert!(game.legal_moves().is_empty());
    for text in ["d1-c1", "a1-h8", "a3-b3", "pass"] {
        let why = refused(&mut game, text).to_string();
        assert_eq!(why, "the game is over: Black wins by connection");
    }
    assert_eq!(game.undo(), Some(mv("a4-a3")));
    assert_eq!(game.check(mv("a4-a3")), Ok(()));
}
