//! Laws of any session: sequences of commands, sensible or not.

use loa::{Game, Random};
use loa_protocol::{Reply, Request, Session};
use test_support::sessions::BerkeleyLaws;

// Words with bars between them.
const SQUARES: &str = "a1|b1|c3|d8|e5|h8|g2|z9";
const PIECES: &str = "black|white|-";
const COLORS: &str = "black|white|BLACK|red";
const RULES: &str = "olympiad|openspiel|gamesman|cuhk|x|playstrategy";
const FENS: &str = "8/8/8/8/8/8/8/8 b|Ll1/lll/ll1 w|LLL/lll/LLL w|3/3|l2/3/2L b";

fn of<'a>(random: &mut Random, words: &'a str) -> &'a str {
    let words: Vec<&str> = words.split('|').collect();
    random.choose(&words).unwrap()
}

/// A line of input: mostly legal moves, else any command with operands that may be wrong.
fn line(random: &mut Random, game: &Game) -> String {
    let moves = game.legal_moves();
    if !moves.is_empty() && random.below(3) > 0 {
        return moves[random.below(moves.len())].to_string();
    }
    let number = random.below(70);
    match random.below(16) {
        0 => {
            let square = of(random, SQUARES);
            let piece = of(random, PIECES);
            format!("set {square} {piece} {}", of(random, COLORS))
        }
        1 => format!("auto {}", of(random, COLORS)),
        2 => format!("manual {}", of(random, COLORS)),
        3 => format!("limit {number}"),
        4 => format!("plies {}", of(random, "none|0|7|61")),
        5 => format!("undo {}", random.below(4)),
        6 => "undo".to_owned(),
        7 => "new".to_owned(),
        8 => format!("rules {}", of(random, RULES)),
        9 => format!("size {}", of(random, "3x3|4x5|8x8|2x2")),
        10 => format!("start {}", of(random, "scrambled|standard|no")),
        11 => format!("fen {}", of(random, FENS)),
        12 => format!("{}-{}", of(random, SQUARES), of(random, SQUARES)),
        13 => format!("moves {}", of(random, SQUARES)),
        14 => of(random, "dump|board|fen|rules|moves|pass").to_owned(),
        _ => of(random, "|# x|nonsense|level 99|seed 1").to_owned(),
    }
}

#[test]
fn any_commands_in_any_order() {
    for seed in 0..400 {
        let mut random = Random::new(seed);
        let mut laws = BerkeleyLaws::default();
        for _ in 0..60 {
            if !laws.computer_moves(random.next_u64() as usize) {
                laws.line(&line(&mut random, laws.session.game()));
            }
        }
        laws.check_log();
    }
}

/// Gives a line that changes the session; returns the replies.
fn change(session: &mut Session, line: &str) -> Vec<Reply> {
    let Some(Request::Change(change)) = Request::read(line).unwrap() else {
        panic!("{line} changes nothing");
    };
    session.change(&change).unwrap()
}

#[test]
fn a_blocked_set_up_by_fen_is_judged_by_the_rules() {
    // Each line of a white piece has a black one in the way or too few squares.
    let fen = "Ll1/L1L/1lL b - - 0 1";
    let told = |rules: &str| {
        let mut session = Session::default();
        change(&mut session, "manual white");
        change(&mut session, &format!("rules {rules}"));
        let replies = change(&mut session, &format!("fen {fen}"));
        replies.iter().map(Reply::to_string).collect::<String>()
    };
    assert_eq!(told("gamesman"), "* Tie game.\nReason: lack of moves.\n");
    assert_eq!(told("openspiel"), "* Black wins.\nReason: lack of moves.\n");
    assert!(told("berkeley").starts_with("White has no move and passes.\n"));
}
