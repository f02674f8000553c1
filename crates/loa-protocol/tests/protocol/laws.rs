//! Laws of any session: sequences of commands, sensible or not.

use loa::{Color, Game, Move, Random, Status};
use loa_protocol::{Change, Reply, Request, Session, log_lines};

const SQUARES: [&str; 8] = ["a1", "b1", "c3", "d8", "e5", "h8", "g2", "z9"];
const COLORS: [&str; 4] = ["black", "white", "BLACK", "red"];

fn of<'a>(random: &mut Random, words: &[&'a str]) -> &'a str {
    random.choose(words).unwrap()
}

/// A line of input: mostly legal moves, else any command with operands that may be wrong.
fn line(random: &mut Random, game: &Game) -> String {
    let moves = game.legal_moves();
    if !moves.is_empty() && random.below(3) > 0 {
        return moves[random.below(moves.len())].to_string();
    }
    let number = random.below(70);
    match random.below(16) {
        0 => format!(
            "set {} {} {}",
            of(random, &SQUARES),
            of(random, &["black", "white", "-"]),
            of(random, &COLORS)
        ),
        1 => format!("auto {}", of(random, &COLORS)),
        2 => format!("manual {}", of(random, &COLORS)),
        3 => format!("limit {number}"),
        4 => format!("plies {}", of(random, &["none", "0", "7", "61"])),
        5 => format!("undo {}", random.below(4)),
        6 => "undo".to_owned(),
        7 => "new".to_owned(),
        8 => format!(
            "rules {}",
            of(
                random,
                &[
                    "olympiad",
                    "openspiel",
                    "gamesman",
                    "cuhk",
                    "x",
                    "playstrategy"
                ]
            )
        ),
        9 => format!("size {}", of(random, &["3x3", "4x5", "8x8", "2x2"])),
        10 => format!("start {}", of(random, &["scrambled", "standard", "no"])),
        11 => format!(
            "fen {}",
            of(
                random,
                &[
                    "8/8/8/8/8/8/8/8 b",
                    "Ll1/lll/ll1 w",
                    "LLL/lll/LLL w",
                    "3/3",
                    "l2/3/2L b"
                ]
            )
        ),
        12 => format!("{}-{}", of(random, &SQUARES), of(random, &SQUARES)),
        13 => format!("moves {}", of(random, &SQUARES)),
        14 => of(random, &["dump", "board", "fen", "rules", "moves", "pass"]).to_owned(),
        _ => of(random, &["", "# x", "nonsense", "level 99", "seed 1"]).to_owned(),
    }
}

/// All that a session is, but for what can't be compared.
fn state(session: &Session) -> (String, Status, [u32; 2], Option<u32>, [bool; 2]) {
    let game = session.game();
    (
        format!(
            "{:?} {} {}",
            game.position(),
            session.preset(),
            session.start()
        ),
        game.status(),
        Color::ALL.map(|color| game.plies_of(color)),
        game.rules().move_limit,
        Color::ALL.map(|color| session.is_computer(color)),
    )
}

/// Gives a line to a session; returns what it says, and the lines that would be logged.
fn give(session: &mut Session, line: &str) -> Option<(Vec<Reply>, Vec<String>)> {
    let request = Request::read(line).ok()??;
    let replies = match &request {
        Request::Change(change) => session.change(change).ok()?,
        Request::Show(show) => vec![session.show(*show).ok()?],
        _ => Vec::new(),
    };
    let lines = log_lines(&request, line, session, &replies);
    Some((replies, lines))
}

/// The computer's move: any legal one.
fn computer_moves(session: &mut Session, random: &mut Random) -> (Vec<Reply>, String) {
    let moves = session.game().legal_moves();
    let mv = moves[random.below(moves.len())];
    (session.play_computer_move(mv).unwrap(), mv.to_string())
}

fn check_words(replies: &[Reply]) {
    for reply in replies {
        let text = reply.to_string();
        let reserved = matches!(
            reply,
            Reply::ComputerMove(_) | Reply::Over(_) | Reply::Dump(_)
        );
        assert_eq!(
            text.contains('*') || text.contains("==="),
            reserved,
            "{text}"
        );
        assert!(!text.contains('>'), "{text}");
    }
}

#[test]
fn any_commands_in_any_order() {
    for seed in 0..400 {
        let mut random = Random::new(seed);
        let mut session = Session::default();
        let mut log = vec!["manual black".to_owned(), "manual white".to_owned()];
        for _ in 0..60 {
            if session.is_computer_to_move() {
                let (replies, mv) = computer_moves(&mut session, &mut random);
                check_words(&replies);
                log.push(mv);
                continue;
            }
            let line = line(&mut random, session.game());
            let before = state(&session);
            match give(&mut session, &line) {
                Some((replies, lines)) => {
                    check_words(&replies);
                    log.extend(lines);
                }
                None => assert_eq!(state(&session), before, "{line:?} was refused"),
            }
            let ongoing = !session.game().status().is_over();
            assert_eq!(ongoing, !session.game().legal_moves().is_empty());
        }
        check_replay(&session, &log);
    }
}

/// The log leads to the same game, both sides being played by the input.
fn check_replay(session: &Session, log: &[String]) {
    let mut replayed = Session::default();
    for line in log {
        let asks = !line.starts_with('#');
        assert!(
            give(&mut replayed, line).is_some() || !asks,
            "{line:?} of {log:#?}"
        );
    }
    let (there, here) = (state(&replayed), state(session));
    assert_eq!(
        (there.0, there.1, there.2, there.3),
        (here.0, here.1, here.2, here.3),
        "{log:#?}"
    );
}

#[test]
fn a_blocked_set_up_by_fen_is_judged_by_the_rules() {
    // Every square is taken, and every piece has its own side's pieces or too few squares ahead.
    let fen = "Ll1/lll/ll1 w - - 0 1";
    let told = |rules: &str| {
        let mut session = Session::default();
        give(&mut session, "manual white").unwrap();
        give(&mut session, &format!("rules {rules}")).unwrap();
        let (replies, _) = give(&mut session, &format!("fen {fen}")).unwrap();
        assert!(session.game().position().is_blocked());
        replies.iter().map(Reply::to_string).collect::<String>()
    };
    assert_eq!(told("gamesman"), "* Tie game.\nReason: lack of moves.\n");
    assert_eq!(told("openspiel"), "* White wins.\nReason: lack of moves.\n");
    assert_eq!(told("berkeley"), "", "the player passes");
    let mut passes = Session::default();
    give(&mut passes, &format!("fen {fen}")).unwrap();
    assert!(passes.change(&Change::Play(Move::Pass)).is_ok());
}
