//! Positions that are set up rather than reached, and changes in the middle of a game.

use loa::{Color, Game, Move, Position, Preset, Reason, Recurrence, Size, Square, Start, Status};
use test_support::laws::the_game_is_the_referees;
use test_support::oracle::{BOOKS, Board, PairedGame, letter};
use test_support::pictures::{game, mv, play, position, words};

fn judged(preset: &str, picture: &str, side: Color) -> String {
    words(game(preset, picture, side).status())
}

const BOTH_CONNECTED: &str = "
    w w - -
    - - - -
    - - - -
    - - b b";
const BLACK_CONNECTED: &str = "
    w - - w
    - - - -
    - - - -
    - - b b";

#[test]
fn judged_as_if_the_opponent_had_just_moved() {
    let (black, white) = (Color::Black, Color::White);
    let wins = "Black wins by connection";
    assert_eq!(judged("berkeley", BLACK_CONNECTED, white), wins);
    assert_eq!(judged("berkeley", BLACK_CONNECTED, black), wins);
    let both = "Black wins by simultaneous connection";
    assert_eq!(judged("berkeley", BOTH_CONNECTED, white), both);
    assert_eq!(judged("gamesman-misere", BOTH_CONNECTED, black), both);
    let both = "White wins by simultaneous connection";
    assert_eq!(judged("berkeley", BOTH_CONNECTED, black), both);
    assert_eq!(judged("gamesman-misere", BOTH_CONNECTED, white), both);
    let both = "draw by simultaneous connection";
    assert_eq!(judged("cuhk", BOTH_CONNECTED, black), both);
    assert_eq!(
        judged("berkeley", "b - - \n w - w \n b - -", black),
        "ongoing"
    );
}

/// White has no move here.
pub(crate) const WHITE_BLOCKED: &str = "
    b w -
    b - b
    - w b";

/// Neither side can move: the game is over at once, or with a pass if the position was set up
/// square by square.
#[test]
fn both_players_blocked_in_a_position_that_is_set_up() {
    let picture = "
        b - b -
        - w - w
        b - b -
        - w - w";
    let mut passes = game("berkeley", picture, Color::White);
    assert_eq!(words(passes.status()), "draw by lack of moves");
    assert!(passes.legal_moves().is_empty());
    passes.set(Square::A1, None, Color::White).unwrap();
    assert_eq!(passes.legal_moves(), [Move::Pass]);
    assert_eq!(play(&mut passes, "pass"), "draw by lack of moves");
    let openspiel = game("openspiel", picture, Color::White);
    assert_eq!(words(openspiel.status()), "Black wins by lack of moves");
}

/// Set square by square, a board on which neither side can move ends with the pass where players
/// pass, and then it was reached: every way to ask for the result gets the same one.
#[test]
fn a_pass_on_a_board_without_jumps_leaves_one_result() {
    let full = Size::new(3, 3).unwrap();
    let mut passes = 0;
    for (book, side) in BOOKS
        .iter()
        .flat_map(|&book| Color::ALL.map(|side| (book, side)))
    {
        let empty = Board::empty(full);
        let mut pair = PairedGame::new(book, &empty, letter(side), "full");
        for square in full.squares() {
            let color = if square == Square::B2 {
                Color::White
            } else {
                Color::Black
            };
            pair.set(square, Some(color), side);
            the_game_is_the_referees(&pair.game, pair.referee());
        }
        if pair.game.legal_moves() == [Move::Pass] {
            passes += 1;
            pair.play(Move::Pass);
            assert_eq!(words(pair.game.status()), "draw by lack of moves");
        }
        the_game_is_the_referees(&pair.game, pair.referee());
    }
    assert_eq!(passes, 12, "six rule books have passes");
}

/// Whatever reads a board refuses an empty one. Emptied square by square it is drawn, since neither
/// side can move.
#[test]
fn an_empty_board() {
    let error = Position::empty(Size::STANDARD).with_pieces().unwrap_err();
    assert_eq!(error.to_string(), "the board has no pieces");
    for preset in ["berkeley", "olympiad", "gamesman"] {
        let mut game = game(preset, "b - - \n - - - \n - - w", Color::Black);
        for corner in [Square::A3, Square::C1] {
            game.set(corner, None, Color::Black).unwrap();
        }
        if game.legal_moves() == [Move::Pass] {
            assert_eq!(play(&mut game, "pass"), "draw by lack of moves");
        }
        assert_eq!(words(game.status()), "draw by lack of moves");
    }
}

/// Without passes, a set-up that blocks the player ends the game and the next may undo that.
#[test]
fn a_set_up_can_free_a_blocked_player() {
    let mut game = game("gamesman", WHITE_BLOCKED, Color::White);
    assert_eq!(words(game.status()), "draw by lack of moves");
    game.set(Square::C2, None, Color::White).unwrap();
    assert_eq!(game.status(), Status::Ongoing);
    assert!(!game.legal_moves().is_empty());
}

/// An end that has been taken back does not count.
#[test]
fn a_set_up_after_an_end_that_was_taken_back() {
    let picture = "b - - w \n - - - - \n - b - - \n - - - w";
    let mut game = game("berkeley", picture, Color::Black);
    play(&mut game, "a4-a3");
    game.undo();
    game.set(Square::D4, Some(Color::Black), Color::White)
        .unwrap();
    assert_eq!(game.status(), Status::Ongoing);
}

#[test]
fn a_square_that_the_board_does_not_have() {
    let mut game = Game::start(&Preset::GAMESMAN, Size::new(4, 5).unwrap());
    play(&mut game, "b1-b3");
    for square in [Square::E1, Square::A6, Square::H8] {
        let error = game.set(square, Some(Color::Black), Color::Black);
        let words = format!("{square} is not on the 4x5 board");
        assert_eq!(error.unwrap_err().to_string(), words);
    }
    assert_eq!(game.position().turn(), Color::White);
    assert_eq!(game.past().len(), 1);
}

#[test]
fn a_limit_that_has_been_reached_already() {
    let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
    play(&mut game, "b1-b3 a2-c2 d1-d3");
    for limit in [0, 2, 3] {
        let error = game.set_move_limit(Some(limit)).unwrap_err();
        let words = format!("a limit of {limit} plies is too low: 3 have been made");
        assert_eq!(error.to_string(), words);
        assert_eq!(game.rules().move_limit, Some(60));
    }
    game.set_move_limit(Some(4)).unwrap();
    assert_eq!(game.rules().move_limit, Some(4));
    game.set_move_limit(None).unwrap();
    assert_eq!(game.rules().move_limit, None);
    game.set_move_limit(Some(4)).unwrap();
    let mv = game.legal_moves()[0];
    assert_eq!(play(&mut game, &mv.to_string()), "draw by move limit");
    game.set_move_limit(Some(5)).unwrap();
    assert_eq!(game.status(), Status::Ongoing, "the limit is not reached");
}

/// No move led to a board that was set up after a draw by the limit, and a higher limit does not
/// judge it as if one had.
#[test]
fn another_limit_for_a_board_that_was_set_up() {
    for &book in BOOKS {
        let board = Board::read("b - - w \n - - - - \n - b - - \n - - - w");
        let mut pair = PairedGame::new(book, &board, 'b', "another limit");
        pair.set_move_limit(Some(1));
        pair.play(mv("a4-c4"));
        pair.set(Square::B3, Some(Color::Black), Color::White);
        assert_eq!(words(pair.game.status()), "draw by move limit");
        pair.set_move_limit(Some(9));
        assert_eq!(pair.game.status(), Status::Ongoing, "Black is connected");
        the_game_is_the_referees(&pair.game, pair.referee());
    }
}

#[test]
fn what_no_game_can_lead_to() {
    let start = Position::start(Size::STANDARD, Start::Standard);
    let faults = |position: &Position, since, move_number| -> Vec<String> {
        let faults = position.faults_with(since, move_number);
        faults.iter().map(ToString::to_string).collect()
    };
    assert!(faults(&start, 0, 1).is_empty());
    assert_eq!(
        faults(&start, 0, 0),
        ["the move number is 0; the first is 1"]
    );
    let late = ["5 plies since the last capture, and 4 by the move number"];
    assert_eq!(faults(&start, 5, 3), late);
    assert_eq!(faults(&start, u32::MAX, u32::MAX), [""; 0]);
    let two = position("b - - - \n - - - - \n - - - - \n - - - w", Color::White);
    assert!(faults(&two, 0, 1).is_empty(), "a position that was set up");
    let lost = ["White has lost 3 pieces in 2 moves of Black"];
    assert_eq!(faults(&two, 0, 2)[1..], lost);
    assert!(faults(&two, 0, 4).is_empty());
    let crowded = position("b b b \n b b b \n b - b", Color::Black);
    let expected = [
        "Black has 8 pieces, and 2 at the start",
        "White has no pieces",
    ];
    assert_eq!(faults(&crowded, 0, 1), expected);
}

#[test]
fn a_game_that_was_played_on_after_a_draw() {
    let moves = "b1-b3 a2-c2 b3-b1 c2-a2 b1-b3 a2-c2 b3-b1 c2-a2 b1-b3 a2-c2";
    let mut drawn = Game::start(&Preset::OLYMPIAD, Size::STANDARD);
    let mut draws = Vec::new();
    for (ply, text) in (1..).zip(moves.split(' ')) {
        let draw = drawn.play_on(mv(text)).unwrap();
        draws.extend(draw.map(|verdict| (ply, verdict.to_string())));
    }
    assert_eq!(draws, [(9, "draw by repetition".to_owned())]);
    assert_eq!((drawn.plies(), drawn.status()), (10, Status::Ongoing));
    assert_eq!(drawn.occurrences(Recurrence::Position), 1, "counted anew");
    assert!(drawn.play_on(mv("a1-b3")).is_err());

    let mut limited = Game::start(&Preset::OLYMPIAD, Size::STANDARD);
    limited.set_move_limit(Some(1)).unwrap();
    play(&mut limited, "b1-b3");
    let before = limited.clone();
    assert!(
        limited.play_on(mv("a2-a3")).is_err(),
        "two squares, not one"
    );
    assert_eq!(limited.status(), before.status());
    assert_eq!(limited.rules(), before.rules());
    let draw = limited.play_on(mv("a2-c2")).unwrap().unwrap();
    assert_eq!(draw.to_string(), "draw by move limit");
    assert_eq!(limited.status(), Status::Ongoing);

    let mut won = game("berkeley", BLACK_CONNECTED, Color::White);
    assert!(won.play_on(mv("a4-a3")).is_err(), "a win is the end");
}

/// Whatever was passed over: a game that goes back and forth comes to the same states.
#[test]
fn plies_after_a_draw_are_taken_back() {
    let moves = "b1-b3 a2-c2 b3-b1 c2-a2 ".repeat(5);
    let state = |game: &Game| {
        let occurrences = game.occurrences(Recurrence::Position);
        (game.status(), *game.rules(), occurrences)
    };
    for limit in [None, Some(6), Some(8), Some(9), Some(12)] {
        let mut game = Game::start(&Preset::OLYMPIAD, Size::STANDARD);
        game.set_move_limit(limit).unwrap();
        let mut states = vec![state(&game)];
        for text in moves.split_whitespace() {
            game.play_on(mv(text)).unwrap();
            states.push(state(&game));
        }
        assert_eq!(game.first_rules().move_limit, limit);
        let mut other = game.clone();
        for expected in states.iter().rev() {
            assert_eq!(state(&game), *expected, "{} plies, {limit:?}", game.plies());
            // What is looked at meanwhile changes nothing.
            game.pass_over_draw();
            game.undo();
        }
        // Another limit stands for all plies. No draw is by the former one, but repetitions are
        // counted from it.
        other.set_move_limit(Some(100)).unwrap();
        for (status, rules, occurrences) in states.iter().rev() {
            let verdict = status.verdict();
            let expected = match verdict.is_some_and(|it| it.reason == Reason::MoveLimit) {
                true => (Status::Ongoing, rules.with_move_limit(Some(100)), 1),
                false => (*status, rules.with_move_limit(Some(100)), *occurrences),
            };
            assert_eq!(
                state(&other),
                expected,
                "{} plies, {limit:?}",
                other.plies()
            );
            other.undo();
        }
    }
}

#[test]
fn ranks_lead_back_to_the_position() {
    for size in loa::Size::all() {
        for start in loa::Start::ALL {
            let mut position = Position::start(size, start);
            position.set_turn(Color::White);
            let found = Position::from_ranks(position.ranks(), Color::White);
            assert_eq!(found, Some(position));
        }
    }
    let ragged = [vec![None; 4], vec![None; 4], vec![None; 5], vec![None; 4]];
    let uneven = [vec![None; 4], vec![None; 4], vec![None; 3], vec![None; 4]];
    let narrow = [[None; 2]; 3].map(Vec::from).to_vec();
    for ranks in [ragged.to_vec(), uneven.to_vec(), narrow, Vec::new()] {
        assert_eq!(Position::from_ranks(ranks, Color::Black), None);
    }
}
