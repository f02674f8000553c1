//! What the referee takes for a violation of the rules, and what it does not.

use loa::{Color, Outcome};
use loa_harness::{Problem, Referee};

const BLACK: Outcome = Outcome::Win(Color::Black);
const WHITE: Outcome = Outcome::Win(Color::White);

/// One move from the end: a1-c1 wins for Black.
const NEAR_END: &str = "fen l6l/8/8/8/8/8/8/L2L4 w - - 0 1";

fn after(lines: &[&str]) -> Referee {
    let mut referee = Referee::new();
    send(&mut referee, lines);
    referee
}

fn send(referee: &mut Referee, lines: &[&str]) {
    for line in lines {
        referee.sent(line.as_bytes());
    }
}

fn tell(referee: &mut Referee, mv: &str) -> Option<Problem> {
    let moved = referee.moved(mv.parse().unwrap());
    moved.err().map(|violation| *violation)
}

fn is_illegal(violation: &Option<Problem>) -> bool {
    matches!(violation, Some(Problem::Illegal { .. }))
}

fn dump(referee: &mut Referee, ranks: &str, to_move: &str) -> Option<Problem> {
    let rank = |rank: &str| {
        let cells: Vec<String> = rank.chars().map(String::from).collect();
        format!("    {}", cells.join(" ")).into_bytes()
    };
    let mut lines: Vec<Vec<u8>> = ranks.split('/').map(rank).collect();
    lines.push(format!("Next move: {to_move}").into_bytes());
    referee.dumped(&lines).err().map(|violation| *violation)
}

const START: &str = "-bbbbbb-/w------w/w------w/w------w/w------w/w------w/w------w/-bbbbbb-";

/// Goes through lines that are sent and what the program says then: a legal move after `+`, an
/// illegal one after `-`, a right result after `=`, a false one after `!`.
#[track_caller]
fn judge(steps: &str) -> Referee {
    let mut referee = Referee::new();
    for step in steps.replace("NEAR_END", NEAR_END).split(", ") {
        let (sign, said) = step.split_at(1);
        let end = match said {
            "Black" => BLACK,
            "White" => WHITE,
            _ => Outcome::Draw,
        };
        match sign {
            "+" => assert_eq!(tell(&mut referee, said), None, "{step} of {steps}"),
            "-" => assert!(is_illegal(&tell(&mut referee, said)), "{step} of {steps}"),
            "=" => assert_eq!(referee.ended(end), Ok(()), "{step} of {steps}"),
            "!" => assert!(referee.ended(end).is_err(), "{step} of {steps}"),
            _ => send(&mut referee, &[step]),
        }
    }
    referee
}

#[test]
fn moves_are_judged() {
    for mv in ["a2-a2", "a2-b2", "b8-b6", "a2-c4", "d4-d5", "a2-h2"] {
        judge(&format!("b1-b3, -{mv}"));
    }
    // Illegal lines change nothing.
    judge("manual white, b1-b4, a2-c2, b1-b9, # b1-b3, b1-b3, auto white, +a2-c2");
    judge("manual white, NEAR_END, auto white, a1-c1, -h8-h7");
    judge("manual white, size 5x4, b1-b3, auto white, +a2-c2");
    judge("manual white, set d4 white white, auto white, +d4-g4");
    judge("manual white, set d4 - white, auto white, -d4-g4");
    judge("quit, new, auto black, +d4-d5");
}

#[test]
fn after_unknown_commands_nothing_is_certain() {
    judge("manual white, load something, auto black, +d4-d5, =White");
    // An unusual form of a move.
    judge("manual white, B1B3, auto white, auto black, +d4-d5");
    judge("manual white, load something, new, auto black, -b1-b4");
    // The computer may still be thinking.
    judge("load something, +d4-d5, new, +d5-d6");
}

#[test]
fn results_are_judged() {
    // Once is enough, but twice is not wrong; the script may go on.
    judge("manual white, NEAR_END, a1-c1, new, b1-b3, =Black, =Black");
    judge("manual white, NEAR_END, a1-c1, !White");
    for end in ["Black", "White", "draw"] {
        judge(&format!("manual white, b1-b3, !{end}"));
    }
    // A result that was not announced does not hide the next.
    judge("manual white, NEAR_END, a1-c1, new, limit 1, b1-b3, a2-c2, =draw, !Black");
    // Programs may differ on wins that are set up.
    for end in ["=Black", "!draw"] {
        let won = "fen 8/8/8/8/8/8/7l/LL5l b - - 0 1";
        judge(&format!("manual white, {won}, {end}"));
    }
    // A player who is blocked passes.
    let blocked = "fen 7L/8/8/8/LLL5/LlL5/2L5/lL1L4 w - - 0 1";
    judge(&format!(
        "{blocked}, auto black, +a4-a7, +a3-a6, +a1-a4, =White"
    ));
    for rules in ["rules berkeley, FEN, =Black", "rules cuhk, FEN, =draw"] {
        let both = "fen 4l3/4l3/2L5/8/LLl5/8/8/8 w - - 0 1, c6-c4";
        judge(&format!("manual white, {}", rules.replace("FEN", both)));
    }
    for end in ["=Black", "!White"] {
        let empty = "rules openspiel, NEAR_END, set a8 - white, set h8 - white";
        judge(&format!("manual white, {empty}, {end}"));
    }
}

#[test]
fn the_limit_makes_a_tie() {
    let three = "b1-b3, a2-c2, d1-d3";
    judge(&format!("manual white, limit 2, {three}, !draw"));
    let refused = "limit 1, limit 0, limit x";
    let tie = format!("manual white, limit 2, {three}, {refused}, a7-c7, =draw");
    // The next game has the usual limit.
    let next = judge(&format!("{tie}, new, {three}, a7-c7"));
    assert!(!next.status().unwrap().is_over());
}

#[test]
fn the_computer_plays_white_at_first() {
    let mut referee = after(&["b1-b3"]);
    assert_eq!(referee.program_is_next(), Some(true));
    assert_eq!(tell(&mut referee, "a2-c2"), None);
    assert_eq!(referee.program_is_next(), Some(false));
}

#[test]
fn lines_are_read_after_the_computers_move() {
    let mut referee = after(&["b1-b3", "c1-c3", "manual white", "auto black", "auto white"]);
    assert_eq!(tell(&mut referee, "a2-c2"), None);
    // Black's line c1-c3 is not legal now: three squares, and an enemy, are on the way.
    assert_eq!(referee.program_is_next(), Some(true));
    assert_eq!(tell(&mut referee, "b3-d5"), None);
    // Only now the last line is read, and the computer plays White again.
    assert_eq!(referee.program_is_next(), Some(true));
}

/// Programs may go on when a higher limit comes after the tie, or keep it.
#[test]
fn another_limit_after_the_tie() {
    for limit in ["limit 20", "plies none"] {
        let mut referee = after(&["manual white", "limit 1", "b1-b3", "a2-c2"]);
        send(&mut referee, &["auto black", "limit 1"]);
        assert!(referee.status().unwrap().is_over(), "refused");
        send(&mut referee, &[limit]);
        assert_eq!(referee.program_is_next(), None, "{limit}");
        assert_eq!(referee.ended(Outcome::Draw), Ok(()));
        assert_eq!(tell(&mut referee, "g1-g3"), None, "{limit}");
        assert!(!referee.has_checked_all());
    }
}

#[test]
fn a_dump_that_agrees_ends_doubts() {
    let mut referee = after(&["manual white", "nonsense", "dump"]);
    assert_eq!(referee.position(), None);
    dump(&mut referee, START, "black");
    assert!(referee.position().is_some());
    send(&mut referee, &["auto black"]);
    assert!(is_illegal(&tell(&mut referee, "b1-b4")));
}

#[test]
fn a_different_dump_is_adopted_and_trusted_the_second_time() {
    let other = START.replacen("w------w", "w--b---w", 1);
    let mut referee = after(&["manual white", "dump"]);
    dump(&mut referee, &other, "white");
    assert_eq!(referee.position(), None);
    send(&mut referee, &["dump"]);
    dump(&mut referee, &other, "white");
    let position = referee.position().unwrap();
    assert_eq!(position.turn(), Color::White);
    assert_eq!(position.at("d7".parse().unwrap()), Some(Color::Black));
    // How many moves have been made is not known, and so not whether it is a tie.
    assert_eq!(referee.ended(Outcome::Draw), Ok(()));
}

#[test]
fn an_early_dump_is_adopted() {
    let mut referee = after(&["b1-b3", "dump"]);
    dump(&mut referee, START, "black");
    assert_eq!(tell(&mut referee, "d4-d5"), None);
}

#[test]
fn a_disabled_referee_accepts_everything() {
    let mut blind = Referee::disabled();
    send(&mut blind, &["new", "auto black"]);
    assert_eq!(tell(&mut blind, "d4-d5"), None);
    assert_eq!(blind.ended(BLACK), Ok(()));
}

#[test]
fn refused_moves_are_known_in_advance() {
    let refused = "b1-b4".parse().unwrap();
    assert!(after(&[]).accepts(refused).is_err());
    assert!(after(&["nonsense"]).accepts(refused).is_ok());
    assert!(after(&[]).accepts("b1-b3".parse().unwrap()).is_ok());
}

#[test]
fn refused_lines_and_moves_in_capitals_leave_no_doubt() {
    let refused = [
        "auto red",
        "manual",
        "set a1",
        "set z9 black white",
        "limit x",
        "b1-b9",
    ];
    let mut referee = after(&["manual white"]);
    send(&mut referee, &refused);
    send(&mut referee, &["B1-B3", "auto white"]);
    assert!(referee.ended(BLACK).is_err());
    assert!(referee.has_checked_all());
}

#[test]
fn unchecked_results_are_noticed() {
    let mut referee = after(&["manual white", "frobnicate"]);
    assert!(referee.has_checked_all(), "nothing has come of it yet");
    assert_eq!(referee.ended(BLACK), Ok(()));
    assert!(!referee.has_checked_all());
}
