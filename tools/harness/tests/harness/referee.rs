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

/// What may be played after some lines, and what may not: the lines and the move.
#[test]
fn moves_are_judged_where_the_position_is_known() {
    let over = format!("manual white, {NEAR_END}, auto white, a1-c1");
    for (lines, mv, is_wrong) in [
        (&over[..], "h8-h7", true),
        ("manual white, load something, auto black", "d4-d5", false),
        (
            "manual white, load something, new, auto black",
            "b1-b4",
            true,
        ),
        ("manual white, B1B3, auto white, auto black", "d4-d5", false),
        ("quit, new, auto black", "d4-d5", false),
        ("manual white, size 5x4, b1-b3, auto white", "a2-c2", false),
        (
            "manual white, set d4 white white, auto white",
            "d4-g4",
            false,
        ),
        ("manual white, set d4 - white, auto white", "d4-g4", true),
    ] {
        let lines: Vec<&str> = lines.split(", ").collect();
        let violation = tell(&mut after(&lines), mv);
        assert_eq!(is_illegal(&violation), is_wrong, "{lines:?}");
        assert_eq!(violation.is_some(), is_wrong, "{lines:?}");
    }
}

#[test]
fn the_computer_plays_white_at_first() {
    let mut referee = after(&["b1-b3"]);
    assert_eq!(referee.program_is_next(), Some(true));
    assert_eq!(tell(&mut referee, "a2-c2"), None);
    assert_eq!(referee.program_is_next(), Some(false));
}

#[test]
fn illegal_moves_of_the_computer_are_violations() {
    for mv in ["a2-a2", "a2-b2", "b8-b6", "a2-c4", "d4-d5", "a2-h2"] {
        assert!(is_illegal(&tell(&mut after(&["b1-b3"]), mv)), "{mv}");
    }
}

#[test]
fn illegal_lines_change_nothing() {
    let mut referee = after(&[
        "manual white",
        "b1-b4",
        "a2-c2",
        "b1-b9",
        "# b1-b3",
        "b1-b3",
    ]);
    assert_eq!(referee.position().unwrap().turn(), Color::White);
    send(&mut referee, &["auto white"]);
    assert_eq!(tell(&mut referee, "a2-c2"), None);
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

#[test]
fn correct_results_pass_even_if_the_script_goes_on() {
    let mut referee = after(&["manual white", NEAR_END, "a1-c1", "new", "b1-b3"]);
    assert_eq!(referee.ended(BLACK), Ok(()));
    // Once is enough, but twice is not wrong.
    assert_eq!(referee.ended(BLACK), Ok(()));
}

#[test]
fn false_results_are_violations() {
    let mut referee = after(&["manual white", NEAR_END, "a1-c1"]);
    let violation = *referee.ended(WHITE).unwrap_err();
    assert!(matches!(
        violation,
        Problem::FalseEnd {
            actual: Some(_),
            ..
        }
    ));
    for claim in [BLACK, WHITE, Outcome::Draw] {
        let violation = *after(&["manual white", "b1-b3"]).ended(claim).unwrap_err();
        assert!(matches!(violation, Problem::FalseEnd { actual: None, .. }));
    }
}

#[test]
fn an_unannounced_result_does_not_hide_the_next() {
    let game = [NEAR_END, "a1-c1"];
    let mut referee = after(&["manual white"]);
    send(&mut referee, &game);
    send(&mut referee, &["new", "limit 1", "b1-b3", "a2-c2"]);
    assert_eq!(referee.ended(Outcome::Draw), Ok(()));
    assert!(referee.ended(BLACK).is_err());
}

#[test]
fn programs_may_differ_on_set_up_wins() {
    let won = "fen 8/8/8/8/8/8/7l/LL5l b - - 0 1";
    assert_eq!(after(&["manual white", won]).ended(BLACK), Ok(()));
    assert!(after(&["manual white", won]).ended(Outcome::Draw).is_err());
}

#[test]
fn the_limit_makes_a_tie() {
    let moves = ["b1-b3", "a2-c2", "d1-d3", "a7-c7"];
    let mut referee = after(&["manual white", "limit 2"]);
    send(&mut referee, &moves[..3]);
    assert!(referee.clone().ended(Outcome::Draw).is_err());
    send(&mut referee, &["limit 1", "limit 0", "limit x"]);
    send(&mut referee, &moves[3..]);
    assert_eq!(referee.ended(Outcome::Draw), Ok(()));
    // The next game has the usual limit.
    send(&mut referee, &["new"]);
    send(&mut referee, &moves);
    assert!(!referee.status().unwrap().is_over());
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
fn a_player_who_is_blocked_passes() {
    let blocked = "fen 7L/8/8/8/LLL5/LlL5/2L5/lL1L4 w - - 0 1";
    let mut referee = after(&[blocked, "auto black"]);
    for mv in ["a4-a7", "a3-a6", "a1-a4"] {
        assert_eq!(tell(&mut referee, mv), None, "{mv}");
    }
    assert_eq!(referee.ended(WHITE), Ok(()));
}

#[test]
fn after_unknown_commands_nothing_is_certain() {
    let mut referee = after(&["manual white", "load something"]);
    assert_eq!(referee.position(), None);
    assert_eq!(referee.ended(WHITE), Ok(()));
}

#[test]
fn doubts_stay_while_the_computer_may_be_thinking() {
    let mut referee = after(&["load something"]);
    assert_eq!(tell(&mut referee, "d4-d5"), None);
    send(&mut referee, &["new"]);
    assert_eq!(tell(&mut referee, "d5-d6"), None);
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
fn other_rules_are_followed() {
    let both = "fen 4l3/4l3/2L5/8/LLl5/8/8/8 w - - 0 1";
    let played = |rules: &str| after(&["manual white", rules, both, "c6-c4"]);
    assert_eq!(played("rules berkeley").ended(BLACK), Ok(()));
    assert_eq!(played("rules cuhk").ended(Outcome::Draw), Ok(()));
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

#[test]
fn a_set_up_may_end_the_game() {
    let empty = [
        "manual white",
        "rules openspiel",
        NEAR_END,
        "set a8 - white",
        "set h8 - white",
    ];
    let mut referee = after(&empty);
    assert_eq!(referee.ended(BLACK), Ok(()));
    assert!(referee.has_checked_all());
    assert!(after(&empty).ended(WHITE).is_err());
}
