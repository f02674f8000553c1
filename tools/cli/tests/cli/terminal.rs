//! The text program as a person meets it: in a terminal.

use crate::start::LOA;
use loa_engine::Level;
use loa_page_api::Host;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, OptionalActions, Winsize};
use rustix::termios::{tcgetattr, tcsetattr, tcsetwinsize};
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::process::Command;
use test_support::{has, repository};

/// Opens a terminal and returns both of its ends: that of a person, and that of a program.
fn terminal() -> (File, File) {
    let person = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&person).unwrap();
    unlockpt(&person).unwrap();
    let name = ptsname(&person, Vec::new()).unwrap();
    let path = std::ffi::OsStr::from_bytes(name.as_bytes());
    let program = OpenOptions::new().read(true).write(true).open(path);
    (File::from(person), program.unwrap())
}

/// Types lines into the program and returns what the terminal shows.
fn shown(flags: &[&str], lines: &str) -> String {
    shown_by(0, &[("TERM", "dumb")], flags, lines)
}

/// The same with a number of columns and an environment.
fn shown_by(columns: u16, env: &[(&str, &str)], flags: &[&str], lines: &str) -> String {
    let (mut person, program) = terminal();
    let size = Winsize {
        ws_row: 24,
        ws_col: columns,
        ws_xpixel: 0,
        ws_ypixel: 0,
    };
    tcsetwinsize(&program, size).unwrap();
    // Without an echo, which could come before or after the program's first lines.
    let mut modes = tcgetattr(&program).unwrap();
    modes.local_modes.remove(LocalModes::ECHO);
    tcsetattr(&program, OptionalActions::Now, &modes).unwrap();
    let end = || program.try_clone().unwrap();
    let mut command = Command::new(LOA);
    for name in ["NO_COLOR", "COLORTERM", "LC_ALL", "LC_CTYPE", "LANG"] {
        command.env_remove(name);
    }
    let mut child = command
        .args(flags)
        .envs(env.iter().copied())
        .stdin(end())
        .stdout(end())
        .stderr(end())
        .spawn()
        .unwrap();
    // The child alone holds its end now.
    drop((program, command));
    person
        .write_all(format!("{lines}quit\n").as_bytes())
        .unwrap();
    let mut bytes = Vec::new();
    // The end of the program ends the terminal, with an error.
    let _ = person.read_to_end(&mut bytes);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    String::from_utf8(bytes).unwrap().replace("\r\n", "\n")
}

fn computer_moves(text: &str) -> usize {
    let lines = text.lines().filter(|line| line.contains("* "));
    lines.filter(|line| line.contains('-')).count()
}

/// Checks that the terminal shows each of some texts.
#[track_caller]
fn shows(text: &str, parts: &[&str]) {
    for part in parts {
        has(text, part);
    }
}

#[test]
fn auto_frees_the_other_side_instead_of_playing_alone() {
    let text = shown(&["--level=1"], "auto black\nmanual white\nundo\n");
    assert_eq!(computer_moves(&text), 1, "{text}");
    assert!(text.contains("White is yours now"), "{text}");
}

/// Nor where the computer is asked for both sides, nor in the course's own dialect.
#[test]
fn the_computer_plays_itself_where_that_is_wanted() {
    for (flags, line) in [
        (&["--level=1"][..], "auto both"),
        (&["--level=1", "--strict"], "auto black"),
        (&["--level=1", "--dialect=berkeley"], "auto black"),
        (&["--level=1", "--auto=black", "--auto=white"], "limit 9"),
    ] {
        let text = shown(flags, &format!("limit 4\n{line}\n"));
        assert!(computer_moves(&text) > 2, "{flags:?}: {text}");
        assert!(!text.contains("yours now"), "{flags:?}: {text}");
    }
}

#[test]
fn play_chooses_the_sides_of_the_person() {
    let lines = "play white\nlevel\nplay both\nundo 1\nb1-b3\na2-c2\n";
    let text = shown(&["--level=1"], lines);
    assert_eq!(computer_moves(&text), 1, "{text}");
    assert!(text.contains("Took back"), "{text}");
}

/// The terminal, what tells the page, and Python. That the page has no level of its own is one of its
/// checks.
#[test]
fn people_meet_the_same_opponent_first_everywhere() {
    let first = Level::FIRST.number();
    let greeting = shown(&[], "");
    shows(&greeting, &[&format!("plays at level {first} of ")]);
    let about = serde_json::json!(Host::ALONE.about());
    assert_eq!(about["firstLevel"], first);
    let python = repository("tools/python/src/lib.rs");
    let python = std::fs::read_to_string(python).unwrap();
    assert!(python.contains(r#""FIRST_LEVEL", loa_engine::Level::FIRST.number()"#));
}

#[test]
fn a_person_meets_an_easy_level_first_and_learns_how_to_change_it() {
    let first = Level::FIRST.number();
    let text = shown(&[], "level\n");
    let stronger = format!("'level {}' makes it stronger", first + 1);
    let level = format!("The computer plays at level {first}, ");
    shows(&text, &[&stronger, &level]);
    for (flags, level) in [(&["--level=6"][..], 6), (&["--strict"], 9)] {
        let text = shown(flags, "level\n");
        assert!(text.contains(&format!("at level {level}, ")), "{text}");
    }
}

#[test]
fn two_losses_or_wins_in_a_row_are_followed_by_the_offer_of_another_level() {
    let to_lose = "fen 4L2L/8/8/8/8/8/8/l1l5 w - - 0 1\ne8-c8\n";
    let to_win = "fen 8/8/8/8/8/8/8/L1Ll3l w - - 0 1\nc1-b2\n";
    let (easier, harder) = (
        "'level 4' makes the next one easier",
        "'level 6' makes the next one harder",
    );
    for (games, offer) in [
        (vec![to_lose], None),
        (vec![to_lose, to_lose], Some(easier)),
        (vec![to_win, to_win], Some(harder)),
        (vec![to_lose, to_win, to_lose], None),
        (vec![to_lose, "level 6\n", to_lose], None),
    ] {
        let text = shown(&["--level=5"], &games.concat());
        let offers = text.matches("makes the next one").count();
        assert_eq!(offers, usize::from(offer.is_some()), "{text}");
        shows(&text, offer.as_slice());
        let comforts = text.contains("'undo' takes your last move back");
        assert_eq!(comforts, games.contains(&to_lose), "{text}");
    }
}

#[test]
fn a_person_resigns_takes_back_and_plays_again() {
    let moves = "play both\nb1-b3\na2-c2\nlist\n";
    let lines = format!("{moves}undo 1\nredo\nredo\nresign\nd1-d3\nundo\n");
    let expected = [
        "  1. b1-b3   a2-c2",
        "Took back a2-c2.",
        "Played a2-c2 again.",
        "Error: there is nothing to play again",
        "* White wins.\nReason: resignation.",
        "Error: the game is over",
    ];
    shows(&shown(&[], &lines), &expected);
}

#[test]
fn two_people_agree_on_a_draw_and_the_computer_only_when_it_is_not_ahead() {
    let text = shown(&[], "play both\ndraw\nb1-b3\ndraw\ndraw\n");
    assert_eq!(text.matches(" offers a draw").count(), 2, "{text}");
    assert!(text.contains("* Tie game.\nReason: agreement."), "{text}");
    let early = shown(&[], "draw\n");
    assert!(early.contains("The computer declines the draw"), "{early}");
    let around: String = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"]
        .map(|mv| format!("{mv}\n"))
        .concat();
    let lines = format!("play both\n{around}{around}play black\ndraw\n");
    let third = shown(&[], &lines);
    assert!(third.contains("Reason: agreement."), "{third}");
}

#[test]
fn a_square_alone_shows_its_moves_and_captures_are_announced() {
    let text = shown(&[], "play both\nc1\nc1-a3\n");
    let capture = "Black captures on a3; White has 11 left.";
    shows(&text, &["c1: xa3 c3 e3\n3 moves", capture]);
    let strict = shown(&["--strict"], "manual white\nc1-a3\n");
    assert!(!strict.contains("captures"), "{strict}");
}

#[test]
fn flip_turns_the_board_round() {
    let text = shown(&["--style=plain"], "play both\nb1-b3\nflip\n");
    let board = "     h  g  f  e  d  c  b  a\n";
    let (_, flipped) = text.rsplit_once(board).expect(&text);
    let lines: Vec<&str> = flipped.lines().collect();
    assert_eq!(lines[1], " 1 | .  b  b  b  b  b [.] .  | -5 /0 \\0");
    assert_eq!(lines[3], " 3 | w  .  .  .  .  . [b] w  | -3 /2 \\2");
    let columns = "     |6 |2 |2 |2 |2 |2 |2 |6";
    assert!(lines[10].starts_with(columns), "{text}");
}

#[test]
fn forty_columns_are_enough() {
    let topics = ["", "moves", "players", "games", "board", "positions"];
    let lines: String = topics.map(|topic| format!("help {topic}\n")).concat();
    let lines = format!("{lines}rules\nnonsense\nc1-c9\n");
    let text = shown_by(40, &[("TERM", "dumb")], &[], &lines);
    for line in text.lines() {
        let line = line.strip_prefix("b> ").unwrap_or(line);
        assert!(line.chars().count() <= 40, "{line}");
    }
    let answers = text.split("b> ").skip(1).take(topics.len());
    let longest = answers.map(|help| help.lines().count()).max();
    assert!(longest.unwrap() < 24, "{text}");
}

/// Pieces have a background of their own, so that Black is dark on dark terminals too.
#[test]
fn colors_fit_the_terminal() {
    let piece = |env: &[(&str, &str)], flags: &[&str]| {
        let text = shown_by(80, env, flags, "board\n");
        let rank = text.lines().find(|line| line.starts_with(" 8 |"));
        rank.unwrap().to_owned()
    };
    let large = [("TERM", "xterm-256color"), ("LANG", "en_US.UTF-8")];
    let (found, colored) = (piece(&large, &[]), "\u{1b}[38;5;16m\u{1b}[48;5;65m●");
    assert!(found.contains(colored), "{found:?}");
    let plain = [("TERM", "xterm"), ("NO_COLOR", "1")];
    let basic = piece(&[("TERM", "xterm"), ("LANG", "ja_JP.UTF-8")], &[]);
    assert!(basic.contains("\u{1b}[30m\u{1b}[42mb"), "{basic:?}");
    for (env, flags, signs) in [
        ([("TERM", "dumb"), ("LANG", "C.UTF-8")], &[][..], ". "),
        (plain, &[], ". "),
        (large, &["--style=plain"], ". "),
        (plain, &["--style=symbols"], "· "),
    ] {
        let found = piece(env.as_slice(), flags);
        assert!(found.starts_with(&format!(" 8 | {signs}")), "{found:?}");
        assert!(!found.contains('\u{1b}'), "{found:?}");
    }
}
