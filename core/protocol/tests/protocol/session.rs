//! What the session does with changes, whoever spells them.

use loa::{Color, Game, Move, Outcome, Preset, Reason, Size, Square, Status, Verdict};
use loa_notation::Fen;
use loa_protocol::{Change, Refusal, Reply, Session, Show};

fn play(mv: &str) -> Change {
    Change::Play(mv.parse().unwrap())
}

fn both_manual() -> Session {
    let mut session = Session::default();
    session.change(&Change::Manual(Color::White)).unwrap();
    session
}

fn set_up(fen: &str) -> Session {
    let mut session = both_manual();
    let fen: Fen = fen.parse().unwrap();
    session.change(&Change::Position(fen)).unwrap();
    session
}

/// Says that the game is over.
fn over(outcome: Outcome, reason: Reason) -> Reply {
    Reply::Over(Verdict { outcome, reason })
}

#[track_caller]
fn refused(session: &mut Session, change: &Change, expected: &Refusal) {
    assert_eq!(session.change(change).as_ref(), Err(expected));
}

fn set(session: &mut Session, square: Square, piece: Option<Color>, to_move: Color) {
    session
        .change(&Change::Set {
            square,
            piece,
            to_move,
        })
        .unwrap();
}

#[test]
fn black_is_manual_and_white_the_computer_until_that_is_changed() {
    let mut session = Session::default();
    assert!(!session.is_computer(Color::Black));
    assert!(session.is_computer(Color::White));
    assert!(!session.is_computer_to_move());
    session.change(&Change::Auto(Color::Black)).unwrap();
    assert!(session.is_computer_to_move());
    session.change(&Change::Manual(Color::Black)).unwrap();
    assert!(!session.is_computer_to_move());
}

#[test]
fn new_restores_board_limit_and_turn_but_not_the_players() {
    let mut session = both_manual();
    session.change(&Change::Limit(7)).unwrap();
    session.change(&play("b1-b3")).unwrap();
    session.change(&Change::New).unwrap();
    assert_eq!(session.game().rules().move_limit, Some(60));
    assert_eq!(session.game().plies(), 0);
    assert_eq!(session.game().position().turn(), Color::Black);
    assert!(!session.is_computer(Color::White));
}

#[test]
fn limit_has_to_leave_each_side_a_move() {
    let mut session = both_manual();
    session.change(&play("b1-b3")).unwrap();
    let refusal = Refusal::Limit {
        limit: 1,
        color: Color::Black,
        made: 1,
    };
    refused(&mut session, &Change::Limit(1), &refusal);
    assert_eq!(
        session.game().rules().move_limit,
        Some(60),
        "nothing has changed"
    );
    session.change(&Change::Limit(2)).unwrap();
    assert_eq!(session.game().rules().move_limit, Some(4));
    assert!(session.change(&Change::Limit(u32::MAX)).is_err());
}

#[test]
fn the_game_is_a_tie_when_both_have_made_their_moves() {
    let mut session = both_manual();
    session.change(&Change::Limit(1)).unwrap();
    assert_eq!(session.change(&play("b1-b3")).unwrap(), []);
    let replies = session.change(&play("a2-c2")).unwrap();
    assert_eq!(replies, [over(Outcome::Draw, Reason::MoveLimit)]);
    assert_eq!(session.change(&play("g1-g3")), Err(Refusal::Over));
    session.change(&Change::Limit(2)).unwrap();
    assert_eq!(session.change(&play("g1-g3")), Ok(vec![]));
    session.change(&Change::New).unwrap();
    assert_eq!(session.change(&play("b1-b3")), Ok(vec![]));
}

#[test]
fn set_keeps_the_move_count_and_ends_nothing() {
    let mut session = both_manual();
    session.change(&play("b1-b3")).unwrap();
    for square in session.game().position().pieces(Color::White) {
        set(&mut session, square, None, Color::Black);
    }
    assert_eq!(
        session.game().status(),
        Status::Ongoing,
        "no white piece is left, but nobody moved"
    );
    assert_eq!(session.game().plies_of(Color::Black), 1);
    assert!(session.change(&Change::Limit(1)).is_err());
}

#[test]
fn set_does_not_revive_a_game_that_is_over() {
    let mut session = both_manual();
    session.change(&Change::Limit(1)).unwrap();
    session.change(&play("b1-b3")).unwrap();
    session.change(&play("a2-c2")).unwrap();
    set(&mut session, Square::E4, Some(Color::Black), Color::Black);
    set(&mut session, Square::E5, Some(Color::Black), Color::Black);
    assert_eq!(session.change(&play("c1-c3")), Err(Refusal::Over));
    assert_eq!(session.game().position().at(Square::E4), Some(Color::Black));
}

#[test]
fn a_forced_pass_is_played_at_once_in_a_game() {
    let mut session = blocked_after_one_move();
    let replies = session.change(&play("e4-e5")).unwrap();
    assert_eq!(replies, [Reply::Passed(Color::White)]);
    assert_eq!(session.game().position().turn(), Color::Black);
    assert_eq!(session.game().plies(), 2, "a pass is a ply");
}

/// White's pieces in the corners a1 and h8 can't move: the lines hold more pieces than squares to
/// go, or enemies in between.
fn blocked_after_one_move() -> Session {
    set_up("5LLl/5LLL/5L2/8/4L3/2L5/LLL5/lLL5 w - - 0 1")
}

#[test]
fn a_blocked_player_of_a_set_up_passes_when_the_opponent_moves() {
    let mut session = blocked_after_one_move();
    set(&mut session, Square::E4, Some(Color::Black), Color::White);
    assert!(session.game().position().is_blocked());
    assert_eq!(session.game().plies(), 0, "a set-up passes nobody");
    let before = session.game().position().key();
    assert!(session.change(&play("e4-h4")).is_err());
    assert_eq!(
        session.game().position().key(),
        before,
        "an illegal move passes nobody either"
    );
    let replies = session.change(&play("e4-e5")).unwrap();
    assert_eq!(
        replies,
        [Reply::Passed(Color::White), Reply::Passed(Color::White)]
    );
}

#[test]
fn undo_takes_back_to_the_last_manual_move() {
    let mut session = Session::default();
    let start = *session.game().position();
    session.change(&play("b1-b3")).unwrap();
    session
        .play_computer_move(Move::Jump(Square::A2, Square::C2))
        .unwrap();
    let replies = session.change(&Change::Undo(None)).unwrap();
    assert!(matches!(&replies[..], [Reply::Undone(moves)] if moves.len() == 2));
    assert_eq!(*session.game().position(), start);
    refused(&mut session, &Change::Undo(None), &Refusal::NothingToUndo);
}

#[test]
fn undo_takes_a_number_of_plies_back() {
    let mut session = both_manual();
    for mv in ["b1-b3", "a2-c2", "c1-a3"] {
        session.change(&play(mv)).unwrap();
    }
    session.change(&Change::Undo(Some(2))).unwrap();
    assert_eq!(session.game().plies(), 1);
    refused(
        &mut session,
        &Change::Undo(Some(2)),
        &Refusal::TooFewPlies { made: 1, asked: 2 },
    );
    refused(
        &mut session,
        &Change::Undo(Some(0)),
        &Refusal::NothingToUndo,
    );
    assert_eq!(session.game().plies(), 1);
}

#[test]
fn rules_start_and_size_begin_a_new_game() {
    let mut session = both_manual();
    session.change(&play("b1-b3")).unwrap();
    session.change(&Change::Rules(Preset::CUHK)).unwrap();
    assert_eq!(session.game().plies(), 0);
    assert_eq!(
        session.game().position().at(Square::B1),
        Some(Color::White),
        "Black is on the files"
    );
    let small = Size::new(5, 4).unwrap();
    session.change(&Change::Size(small)).unwrap();
    assert_eq!(session.game().position().size(), small);
    assert_eq!(session.preset(), &Preset::CUHK);
}

#[test]
fn showing_missing_squares_and_pieces_is_refused() {
    let mut session = both_manual();
    session
        .change(&Change::Size(Size::new(4, 4).unwrap()))
        .unwrap();
    assert_eq!(
        session.show(Show::Moves(Some(Square::B2))),
        Err(Refusal::NoPiece(Square::B2))
    );
    assert!(matches!(
        session.show(Show::Moves(Some(Square::H8))),
        Err(Refusal::OffBoard(_))
    ));
    let off = Change::Set {
        square: Square::H8,
        piece: None,
        to_move: Color::Black,
    };
    assert!(matches!(session.change(&off), Err(Refusal::OffBoard(_))));
}

/// `set` cleared what the computer's move followed, so no move of the user is left.
#[test]
fn undo_names_what_can_be_taken_back() {
    let mut session = Session::default();
    set(&mut session, Square::E4, Some(Color::Black), Color::White);
    let mv = Move::Jump(Square::A2, Square::C2);
    session.play_computer_move(mv).unwrap();
    let refusal = session.change(&Change::Undo(None)).unwrap_err();
    assert_eq!(refusal, Refusal::NoOwnMove(mv));
    assert_eq!(
        refusal.to_string(),
        "you have made no move that can be taken back; 'undo 1' takes back a2-c2"
    );
    let replies = session.change(&Change::Undo(Some(1))).unwrap();
    assert_eq!(replies, [Reply::Undone(vec![mv])]);
}

/// Neither side has a move, and neither is connected.
const NOBODY_MOVES: &str = "L1L1/1l1l/L1L1/1l1l w";

const BLOCKED_TIE: [Reply; 1] = [Reply::Over(Verdict {
    outcome: Outcome::Draw,
    reason: Reason::Blocked,
})];

#[test]
fn a_position_without_moves_is_a_tie_at_once() {
    let mut session = both_manual();
    let blocked: Fen = NOBODY_MOVES.parse().unwrap();
    let replies = session.change(&Change::Position(blocked)).unwrap();
    assert_eq!(replies, BLOCKED_TIE);
    assert_eq!(session.check_goes_on(), Err(Refusal::Over));
    let game = session.game().clone();
    let replies = Session::default().adopt(game, Preset::BERKELEY, Preset::BERKELEY.start);
    assert_eq!(replies, BLOCKED_TIE);
}

/// An empty board, set up square by square.
fn emptied(session: &mut Session) {
    for square in session.game().position().size().squares() {
        set(session, square, None, Color::White);
    }
    assert_eq!(session.game().status(), Status::Ongoing);
}

#[test]
fn a_set_up_without_moves_is_a_tie_once_a_move_is_needed() {
    let mut session = both_manual();
    emptied(&mut session);
    assert_eq!(session.check_goes_on(), Err(Refusal::Stuck));
    let before = session.clone();
    assert_eq!(session.change(&play("b1-b3")).unwrap(), BLOCKED_TIE);
    let mut session = before;
    let replies = session.change(&Change::Auto(Color::White)).unwrap();
    assert_eq!(replies, BLOCKED_TIE);
    assert!(!session.is_computer_to_move());
}

#[test]
fn a_forced_pass_after_a_position_is_announced_at_once() {
    let session = set_up("5LLl/5LLL/5L2/8/4L3/2L5/LLL5/lLL5 b");
    assert_eq!(session.game().position().turn(), Color::Black);
    assert_eq!(session.game().plies(), 1);
}

#[test]
fn what_was_played_after_a_draw_is_taken_back_and_played_again() {
    let moves = "b1-b3 a2-c2 b3-b1 c2-a2 ".repeat(4);
    let mut game = Game::start(&Preset::OLYMPIAD, Size::STANDARD);
    for mv in moves.split_whitespace() {
        game.play_on(mv.parse().unwrap()).unwrap();
    }
    for plies in 1..=16 {
        let mut session = both_manual();
        session.adopt(game.clone(), Preset::OLYMPIAD, Preset::OLYMPIAD.start);
        let told = session.change(&Change::Undo(Some(plies))).unwrap();
        let is_drawn = plies == 8;
        assert_eq!(
            session.game().status().is_over(),
            is_drawn,
            "{plies} taken back"
        );
        assert_eq!(matches!(told[..], [_, Reply::Over(_)]), is_drawn);
        session.change(&Change::Redo).unwrap();
        assert_eq!(session.game().past(), game.past());
        assert_eq!(session.game().status(), game.status());
    }
}

#[test]
fn a_refused_move_after_a_set_up_names_the_pass_before_it() {
    let mut session = blocked_after_one_move();
    set(&mut session, Square::E4, Some(Color::Black), Color::White);
    let refusal = session.change(&play("a1-a3")).unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "White has no move and passes; then a1-a3 is not legal: the piece on a1 is white"
    );
}

#[test]
fn a_set_up_that_ends_the_game_tells_the_result_once() {
    let mut session = both_manual();
    session.change(&Change::Rules(Preset::OPENSPIEL)).unwrap();
    let fen: Fen = "l2/1L1/2L w - - 0 1".parse().unwrap();
    session.change(&Change::Position(fen)).unwrap();
    let block = |session: &mut Session, to_move| {
        let change = Change::Set {
            square: Square::A3,
            piece: None,
            to_move,
        };
        session.change(&change).unwrap()
    };
    let lost = over(Outcome::Win(Color::Black), Reason::Blocked);
    assert_eq!(block(&mut session, Color::White), [lost]);
    assert_eq!(block(&mut session, Color::White), []);
    assert_eq!(block(&mut session, Color::Black), []);
    assert_eq!(session.game().status(), Status::Ongoing);
}
