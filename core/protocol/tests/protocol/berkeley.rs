//! How the commands of the course project are read, and how answers are written.

use loa::{Color, Game, Move, Preset, Size, Square, Start};
use loa_notation::Fen;
use loa_protocol::{Ask, Change, Reply, Request, Session, Setting, Show, write_berkeley_error};
use std::time::Duration;
use test_support::pictures::mv;

fn read(line: &str) -> Request {
    Request::read(line).unwrap().expect("a request")
}

#[track_caller]
fn refused(line: &str, complaint: &str) {
    let error = Request::read(line).unwrap_err();
    assert!(
        error.to_string().contains(complaint),
        "{line:?} gives: {error}"
    );
}

#[test]
fn blank_lines_and_comments_ask_for_nothing() {
    for line in ["", "   ", "\t", "# new", "   # quit", "#", "#* prog", "\r"] {
        assert_eq!(Request::read(line), Ok(None), "{line:?}");
    }
}

/// A line that begins with a move is one.
#[test]
fn white_space_case_and_extra_operands_do_not_matter() {
    const AUTO: [&str; 4] = [
        "auto white",
        "  AUTO\tWhite  ",
        "Auto WHITE black 17",
        "auto white\r",
    ];
    const MOVE: [&str; 5] = ["b1-b3", "B1-B3", "  b1-b3 please", "b1xb3", "b1b3"];
    for (lines, change) in [
        (&AUTO[..], Change::Auto(Color::White)),
        (&["new", "NEW game please", " nEw "], Change::New),
        (&MOVE, Change::Play(mv("b1-b3"))),
    ] {
        for line in lines {
            assert_eq!(read(line), Request::Change(change.clone()), "{line:?}");
        }
    }
}

#[test]
fn set_takes_a_square_a_piece_and_a_color() {
    let set = |piece, to_move| {
        let square = "c4".parse().unwrap();
        Request::Change(Change::Set {
            square,
            piece,
            to_move,
        })
    };
    assert_eq!(
        read("set c4 black white"),
        set(Some(Color::Black), Color::White)
    );
    assert_eq!(read("SET C4 - BLACK"), set(None, Color::Black));
    assert_eq!(read("set c4 – black"), set(None, Color::Black));
    refused("set", "needs a square");
    refused("set c4", "needs a piece");
    refused("set c4 white", "needs the color");
    refused("set c9 white black", "'c9' is not a square");
    refused("set c4 red black", "'red' is not black, white or -");
    refused("set c4 - red", "'red' is neither black nor white");
}

#[test]
fn numbers_are_checked() {
    assert_eq!(
        read("seed -9223372036854775808"),
        Request::Setting(Setting::Seed(i64::MIN))
    );
    assert_eq!(read("level 10"), Request::Setting(Setting::Level(10)));
    assert_eq!(
        read("time 0.25"),
        Request::Setting(Setting::Time(Duration::from_millis(250)))
    );
    refused("limit 0", "from 1 to 2147483647, not '0'");
    refused("limit -3", "not '-3'");
    refused("limit 3.5", "not '3.5'");
    refused("limit 99999999999999999999", "takes a whole number");
    refused("plies -1", "not '-1'");
    refused("seed x", "not 'x'");
    refused("seed 9223372036854775808", "takes a whole number");
    refused("level 0", "a level from 1 to 10");
    refused("level 11", "a level from 1 to 10");
    for seconds in ["0", "-1", "nan", "inf", "1e99", "x"] {
        refused(&format!("time {seconds}"), "a number of seconds");
    }
    refused("undo x", "a number of plies");
    refused("undo 0", "from 1 to 4294967295, not '0'");
    for setting in ["level", "time", "seed"] {
        assert_eq!(read(setting), Request::Ask(Ask::Settings));
    }
}

#[test]
fn what_was_probably_meant_is_suggested() {
    for (line, instead) in [
        ("b1 b3", "b1-b3"),
        ("b1 - b3", "b1-b3"),
        ("B1–B3", "b1-b3"),
        ("move b1-b3", "b1-b3"),
        ("move b1 b3", "b1-b3"),
        ("b1->b3", "b1-b3"),
        ("b1 => b3", "b1-b3"),
        ("b1 → b3", "b1-b3"),
        ("b1 to b3", "b1-b3"),
        ("move B1 TO B3", "b1-b3"),
        ("q", "quit"),
        ("Exit", "quit"),
        ("hnit", "hint"),
        ("Undoo", "undo"),
        ("undoo 2", "undo 2"),
        ("lvele 3", "level 3"),
    ] {
        refused(line, &format!("'{line}' is neither"));
        refused(line, &format!("did you mean '{instead}'?"));
    }
    refused("b1-b9", "'b9' is not a square");
    refused("b1-b10", "'b10' is not a square");
    refused("z1-b3", "'z1' is not a square");
    refused("move on", "'move' is neither");
    refused("xyzzy", "'help' lists the commands");
    refused("b1 b3 b5", "'b1' is neither");
}

#[test]
fn the_other_commands_are_read() {
    for (line, show) in [
        ("dump", Show::Dump),
        ("board", Show::Board),
        ("moves", Show::Moves(None)),
        ("moves B1", Show::Moves(Some(Square::B1))),
        ("rules", Show::Rules),
        ("fen", Show::Fen),
        ("limit", Show::Limit),
        ("plies", Show::Limit),
    ] {
        assert_eq!(read(line), Request::Show(show), "{line}");
    }
    for (line, change) in [
        ("undo", Change::Undo(None)),
        ("undo 3", Change::Undo(Some(3))),
        ("limit 40", Change::Limit(40)),
        ("plies 59", Change::Plies(Some(59))),
        ("plies None", Change::Plies(None)),
        ("rules Olympiad", Change::Rules(Preset::OLYMPIAD)),
        ("start scrambled", Change::Start(Start::Scrambled)),
        ("size 6X5", Change::Size(Size::new(6, 5).unwrap())),
        ("pass", Change::Play(Move::Pass)),
    ] {
        assert_eq!(read(line), Request::Change(change), "{line}");
    }
    assert_eq!(read("hint"), Request::Ask(Ask::Hint));
    assert_eq!(read("eval"), Request::Ask(Ask::Eval));
    assert_eq!(read("help"), Request::Help(String::new()));
    assert_eq!(read("? Moves"), Request::Help("moves".to_owned()));
    assert_eq!(read("quit"), Request::Quit);
    assert_eq!(
        read("save my game.sgf"),
        Request::Save {
            path: "my game.sgf".into(),
            replace: false
        }
    );
    assert_eq!(read("load  a.sgf "), Request::Load("a.sgf".into()));
    refused("size 9x9", "not a board size");
    refused("rules chess", "not a rule set");
    refused("start middle", "not a start position");
    refused("save", "the name of a file");
    refused("fen nonsense", "not a position");
    refused("moves z9", "not a square");
    refused("castle", "neither a command nor a move");
}

#[test]
fn messages_are_to_the_letter() {
    assert_eq!(Reply::ComputerMove(mv("a2-c2")).to_string(), "* a2-c2\n");
    let over = |preset: &Preset, fen: &str, mv: Move| {
        let fen: Fen = fen.parse().unwrap();
        let mut game = Game::new(preset.rules, fen.position);
        let verdict = game.play(mv).unwrap().verdict().expect("the game is over");
        Reply::Over(verdict).to_string()
    };
    // Two pieces on the first rank: a1 goes two squares, next to d1.
    let fen = "l6l/8/8/8/8/8/8/L2L4 w - - 0 1";
    let black = over(&Preset::BERKELEY, fen, mv("a1-c1"));
    assert_eq!(black, "* Black wins.\nReason: connection.\n");
    let white = over(&Preset::GAMESMAN_MISERE, fen, mv("a1-c1"));
    assert_eq!(white, "* White wins.\nReason: connection.\n");
    // The only white piece apart is taken: both are connected.
    let both = over(
        &Preset::CUHK,
        "4l3/4l3/2L5/8/LLl5/8/8/8 w - - 0 1",
        mv("c6-c4"),
    );
    assert_eq!(both, "* Tie game.\nReason: simultaneous connection.\n");
}

/// Other replies are among the laws of sessions.
#[test]
fn no_reply_uses_the_reserved_signs() {
    for reply in [
        Reply::Help(String::new()),
        Reply::Help("all".to_owned()),
        Reply::Hint {
            mv: mv("b1-b3"),
            because: "win in 3".to_owned(),
        },
        Reply::Evaluation {
            pieces: vec![(Square::B1, Color::Black, 12)],
            lines: vec![(Size::STANDARD.line(0), -3)],
            black: "+9 points".to_owned(),
        },
        Reply::Text("wrote a>b*===.sgf".to_owned()),
    ] {
        let text = reply.to_string();
        assert!(
            !text.contains(['*', '>']) && !text.contains("==="),
            "{text}"
        );
        assert!(text.ends_with('\n'), "{text}");
    }
}

#[test]
fn errors_do_not_echo_what_graders_or_terminals_act_on() {
    let error = write_berkeley_error("'a > b * === \u{1b}[2J\u{7}\n'");
    assert!(error.starts_with("Error: "));
    assert!(
        !error.contains(['*', '>', '=', '\u{1b}', '\u{7}', '\n']),
        "{error:?}"
    );
    assert!(write_berkeley_error(&"x".repeat(100_000)).len() < 400);
}

#[test]
fn prompts_name_the_side_to_move_and_end_with_the_sign() {
    let mut session = Session::default();
    assert_eq!(session.prompt(), "b> ");
    session.change(&Change::Play(mv("b1-b3"))).unwrap();
    assert_eq!(session.prompt(), "w> ");
}
