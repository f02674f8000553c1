//! What ends a game, and how, by the answers that rule books give: one picture for each question.

use loa::{Color, Game, Preset, Recurrence, Repetition, Square};
use test_support::oracle::{BOOKS, Book};
use test_support::pictures::{game, game_set_by_squares, play, words};

/// What rule books answer.
type Question = fn(&Book) -> &'static str;
const CONNECTING: Question = |book| book.connecting;
const SIMULTANEOUS: Question = |book| book.simultaneous;
const BLOCKED: Question = |book| book.blocked;
const REPETITION: Question = |book| book.repetition;

/// How a game that begins with a picture stands after some moves, by what a rule book answers to a
/// question.
#[track_caller]
fn ends(picture: &str, side: Color, moves: &str, question: Question, ends: &[(&str, &str)]) {
    for book in BOOKS {
        let answer = question(book);
        let end = ends.iter().find(|(known, _)| *known == answer);
        let (_, expected) = end.unwrap_or_else(|| panic!("no end for '{answer}'"));
        let end = play(&mut game(book.name, picture, side), moves);
        assert_eq!(end, *expected, "{}: {moves} in {picture}", book.name);
    }
}

const BLACK_CONNECTS: [(&str, &str); 2] = [
    ("wins", "Black wins by connection"),
    ("loses", "White wins by connection"),
];
const WHITE_CONNECTS: [(&str, &str); 2] = [
    ("wins", "White wins by connection"),
    ("loses", "Black wins by connection"),
];

#[test]
fn a_move_that_connects_the_mover_only() {
    let picture = "b - - w \n - - - - \n - b - - \n - - - w";
    ends(picture, Color::Black, "a4-a3", CONNECTING, &BLACK_CONNECTS);
    ends(picture, Color::Black, "a4-c4", |_| "", &[("", "ongoing")]);
}

/// Black takes c1, which stood apart from White's other pieces, and joins a1 and b1 with it.
const BOTH_CONNECT: &str = "
    - - - - w
    - - - - w
    - - b - -
    - - - - -
    b b w - -";

#[test]
fn a_move_that_connects_both() {
    let answers = [
        ("mover wins", "Black wins by simultaneous connection"),
        ("mover loses", "White wins by simultaneous connection"),
        ("draw", "draw by simultaneous connection"),
    ];
    ends(BOTH_CONNECT, Color::Black, "c3-c1", SIMULTANEOUS, &answers);
}

#[test]
fn a_move_of_white_that_connects_both() {
    let picture = "
        - - - - b
        - - - - b
        - - w - -
        - - - - -
        w w b - -";
    let answers = [
        ("mover wins", "White wins by simultaneous connection"),
        ("mover loses", "Black wins by simultaneous connection"),
        ("draw", "draw by simultaneous connection"),
    ];
    ends(picture, Color::White, "c3-c1", SIMULTANEOUS, &answers);
}

/// Taking c1 leaves White's other pieces connected, and Black's are not: a5 is far away.
#[test]
fn a_capture_that_connects_the_opponent_only() {
    let picture = "
        b - - - w
        - - - - w
        - - b - -
        - - - - -
        b b w - -";
    ends(picture, Color::Black, "c3-c1", CONNECTING, &WHITE_CONNECTS);
}

/// One piece is connected.
#[test]
fn the_capture_of_the_last_piece_but_one() {
    let picture = "
        b - - - w
        - - - - -
        - - b - -
        - - - - -
        b b w - -";
    ends(picture, Color::Black, "c3-c1", CONNECTING, &WHITE_CONNECTS);
}

/// No pieces are connected. Only a board that is set square by square can lead to that: with its
/// last piece White is connected already.
#[test]
fn the_capture_of_the_last_piece() {
    let picture = "
        b - - - -
        - - - - -
        - - b - -
        - - - - -
        b b w - -";
    for preset in Preset::ALL {
        let mut game = game_set_by_squares(preset.name, picture, Color::Black);
        let expected = match preset {
            Preset::GAMESMAN_MISERE => "Black wins by connection",
            _ => "White wins by connection",
        };
        assert_eq!(play(&mut game, "c3-c1"), expected);
    }
    let both = "
        - - - - -
        - - - - -
        - - b - -
        - - - - -
        b b w - -";
    let mut drawn = game_set_by_squares("cuhk", both, Color::Black);
    assert_eq!(play(&mut drawn, "c3-c1"), "draw by simultaneous connection");
}

/// Pieces that touch at a corner are connected; a gap of one square is a gap.
#[test]
fn corners_connect_and_gaps_do_not() {
    let game = game(
        "berkeley",
        "w - - - b
         w - - b -
         - - b - -
         w b - - -
         b - - - -",
        Color::Black,
    );
    assert!(game.position().is_connected(Color::Black));
    assert!(!game.position().is_connected(Color::White));
}

/// After a1-a3 neither b1 nor b3 can move, Black's pieces can, and neither side is connected.
const WHITE_GETS_BLOCKED: &str = "
    - w -
    b - b
    b w b";

#[test]
fn a_blocked_player() {
    let answers = [
        ("passes", "ongoing"),
        ("draw", "draw by lack of moves"),
        ("loses", "Black wins by lack of moves"),
    ];
    ends(WHITE_GETS_BLOCKED, Color::Black, "a1-a3", BLOCKED, &answers);
    for book in BOOKS.iter().filter(|book| book.blocked == "passes") {
        let mut game = game(book.name, WHITE_GETS_BLOCKED, Color::Black);
        play(&mut game, "a1-a3");
        assert_eq!(game.legal_moves(), [loa::Move::Pass]);
        let before = *game.position();
        assert_eq!(play(&mut game, "pass"), "ongoing");
        assert_eq!(game.position().turn(), Color::Black);
        let mut same = *game.position();
        same.set_turn(Color::White);
        assert_eq!(same, before, "a pass changes no square");
        assert!(!game.legal_moves().contains(&loa::Move::Pass));
    }
}

#[test]
fn a_pass_is_a_ply() {
    let mut game = game("berkeley", WHITE_GETS_BLOCKED, Color::Black);
    game.set_move_limit(Some(2)).unwrap();
    assert_eq!(play(&mut game, "a1-a3"), "ongoing");
    assert_eq!(play(&mut game, "pass"), "draw by move limit");
    assert_eq!(game.plies(), 2);
    assert_eq!(game.plies_of(Color::White), 1);
    assert_eq!(game.plies_since_capture(), 2);
    assert_eq!(game.undo(), Some(loa::Move::Pass));
    assert_eq!(game.legal_moves(), [loa::Move::Pass]);
}

/// After d2-a2 neither side can move.
#[test]
fn both_players_blocked() {
    let picture = "
        b - b -
        - w - w
        w - b b
        - w - w";
    let answers = [
        ("passes", "draw by lack of moves"),
        ("draw", "draw by lack of moves"),
        ("loses", "Black wins by lack of moves"),
    ];
    ends(picture, Color::Black, "d2-a2", BLOCKED, &answers);
}

/// A move that connects Black and leaves White without a move is a connection first of all.
#[test]
fn connection_comes_before_blocking() {
    let picture = "w - w \n b - b \n w - w";
    ends(picture, Color::Black, "a2-b3", CONNECTING, &BLACK_CONNECTS);
}

#[test]
fn the_move_limit_comes_before_blocking() {
    for preset in Preset::ALL {
        let mut game = game(preset.name, WHITE_GETS_BLOCKED, Color::Black);
        game.set_move_limit(Some(1)).unwrap();
        assert_eq!(play(&mut game, "a1-a3"), "draw by move limit", "{preset}");
    }
}

#[test]
fn a_win_on_the_last_ply_of_the_limit_is_a_win() {
    for preset in Preset::ALL {
        let mut game = game(preset.name, BOTH_CONNECT, Color::Black);
        game.set_move_limit(Some(1)).unwrap();
        assert_ne!(play(&mut game, "c3-c1"), "draw by move limit", "{preset}");
        game.undo();
        assert_eq!(play(&mut game, "c3-b3"), "draw by move limit", "{preset}");
    }
}

/// b1 walks, e5 walks, neither side gets connected.
const WALKS: &str = "
    - - - - w
    - w - - -
    - - - - -
    - - - - b
    b - - - -";
const THERE_AND_BACK: [&str; 4] = ["a1-b1", "e5-d5", "b1-a1", "d5-e5"];

/// Plays there and back until the game ends, `plies` at most.
fn walk(game: &mut Game, plies: usize) -> (u32, String) {
    for text in THERE_AND_BACK.iter().cycle().take(plies) {
        if play(game, text) != "ongoing" {
            break;
        }
    }
    (game.plies(), words(game.status()))
}

/// The position that the game began with counts as the first occurrence. Where neither repetition
/// nor number of plies ends a game, it goes on for ever.
#[test]
fn a_walk_there_and_back() {
    for book in BOOKS {
        let expected = match (book.repetition, book.move_limit) {
            ("second occurrence, whoever moves", _) => (4, "draw by repetition"),
            ("third occurrence, same player to move", _) => (8, "draw by repetition"),
            ("fifth occurrence, same player to move", _) => (16, "draw by repetition"),
            (_, Some(limit)) => (limit as u32, "draw by move limit"),
            (_, None) => (2000, "ongoing"),
        };
        let (plies, end) = walk(&mut game(book.name, WALKS, Color::Black), 2000);
        assert_eq!((plies, &*end), expected, "{}", book.name);
    }
    let limited = Preset::OPENSPIEL.rules.with_repetition(Repetition::Ignored);
    let position = *game("openspiel", WALKS, Color::Black).position();
    let found = walk(&mut Game::new(limited, position), 2000);
    assert_eq!(found, (1000, "draw by move limit".to_owned()));
}

/// Black goes round a triangle in three plies while White goes there and back in two: the board
/// comes up again with the other player to move.
#[test]
fn the_same_board_with_the_other_player_to_move() {
    let round = "a1-b1 e5-d5 b1-a2 d5-e5 a2-a1";
    let answers = [
        ("ignored", "ongoing"),
        ("second occurrence, whoever moves", "draw by repetition"),
        ("third occurrence, same player to move", "ongoing"),
        ("fifth occurrence, same player to move", "ongoing"),
    ];
    ends(WALKS, Color::Black, round, REPETITION, &answers);
    let twice = |of| {
        let rules = Preset::SOUCIE.rules;
        rules.with_repetition(Repetition::Draws { occurrence: 2, of })
    };
    let position = *game("soucie", WALKS, Color::Black).position();
    let mut boards = Game::new(twice(Recurrence::Board), position);
    assert_eq!(play(&mut boards, round), "draw by repetition");
    let mut positions = Game::new(twice(Recurrence::Position), position);
    assert_eq!(play(&mut positions, round), "ongoing");
}

#[test]
fn repetitions_are_counted_from_the_set_up_on() {
    let mut game = game("olympiad", WALKS, Color::Black);
    walk(&mut game, 7);
    assert_eq!(game.status(), loa::Status::Ongoing);
    // d5 goes to e5 by hand; the third occurrence is now the first.
    game.set(Square::D5, None, Color::Black).unwrap();
    game.set(Square::E5, Some(Color::White), Color::Black)
        .unwrap();
    assert_eq!(walk(&mut game, 100), (15, "draw by repetition".to_owned()));
}

#[test]
fn the_move_limit_comes_before_repetition() {
    let mut game = game("olympiad", WALKS, Color::Black);
    game.set_move_limit(Some(8)).unwrap();
    assert_eq!(walk(&mut game, 8), (8, "draw by move limit".to_owned()));
    game.set_move_limit(None).unwrap();
    let verdict = game.status().verdict().unwrap();
    assert_eq!(verdict.to_string(), "draw by repetition");
}

/// The last move leads back to the board that was set up, on which Black is connected.
#[test]
fn connection_comes_before_repetition() {
    let picture = "
        - - - -
        - - - -
        b - - -
        w b - w";
    let mut game = game_set_by_squares("openspiel", picture, Color::Black);
    let first = *game.position();
    assert_eq!(play(&mut game, "a2-a4 d1-d2 a4-b3 d2-d1"), "ongoing");
    assert_eq!(play(&mut game, "b3-a2"), "Black wins by connection");
    assert!(Recurrence::Board.same(&first, game.position()));
    assert!(!Recurrence::Position.same(&first, game.position()));
}
