//! What the program does at its edges: files, pipes, any bytes, commands that wait.

use crate::start;
use loa::Random;
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Output;
use test_support::repository;

fn loa(flags: &[&str], folder: &Path, input: &[u8]) -> Output {
    start::run(start::loa(flags).current_dir(folder), input)
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The last dump in a text.
fn last_dump(text: &str) -> String {
    text.rsplit("===\n").nth(1).expect("a dump").to_owned()
}

/// A search that has hardly any time takes a move that loses here.
#[test]
fn hints_keep_the_draws_that_tables_know() {
    let folder = folder();
    let solve = [
        "solve", "--board", "4x4", "--rules", "cuhk", "--out", "solved",
    ];
    assert!(loa(&solve, folder.path(), b"").status.success());
    let position =
        b"manual white\nrules cuhk\ntime 0.000001\nfen 1l1l/L1Ll/L2l/3L b - - 0 1\nhint\n";
    let output = loa(&["--tables", "solved"], folder.path(), position);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Try b4-b3 "), "{text}");
}

#[test]
fn input_and_output_files() {
    let folder = folder();
    fs::write(folder.path().join("in"), "manual white\nb1-b3\ndump").unwrap();
    let output = loa(&["in", "out"], folder.path(), b"this is not read\n");
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(out(&output), "");
    let written = fs::read_to_string(folder.path().join("out")).unwrap();
    assert!(last_dump(&written).contains("w b - - - - - w"), "{written}");
}

#[track_caller]
fn could_not(flags: &[&str], folder: &Path, complaint: &str) {
    let output = loa(flags, folder, b"quit\n");
    assert_eq!(output.status.code(), Some(2), "{flags:?}: {}", err(&output));
    assert_eq!(out(&output), "");
    assert!(
        err(&output).contains(complaint),
        "{flags:?}: {}",
        err(&output)
    );
}

#[test]
fn failures_are_one_line_and_status_2() {
    let folder = folder();
    could_not(
        &["missing"],
        folder.path(),
        "can't read missing: No such file",
    );
    could_not(&["."], folder.path(), "can't read .: it is a directory");
    fs::write(folder.path().join("in"), "quit\n").unwrap();
    could_not(
        &["in", "no/out"],
        folder.path(),
        "can't write no/out: No such file",
    );
    could_not(
        &["--log=no/log"],
        folder.path(),
        "can't write no/log: No such file",
    );
    could_not(&["--no-open"], folder.path(), "--display");
    could_not(&["--nonsense"], folder.path(), "unexpected argument");
    could_not(&["--dialect", "klingon"], folder.path(), "klingon");
    could_not(&["in", "out", "more"], folder.path(), "more");
    let output = loa(&["missing"], folder.path(), b"");
    assert_eq!(err(&output).lines().count(), 1);
}

#[test]
fn the_input_is_not_overwritten_by_log_or_output() {
    let folder = folder();
    let input = folder.path().join("in");
    fs::write(&input, "manual white\nb1-b3\n").unwrap();
    could_not(&["--log=in", "in"], folder.path(), "is the input");
    could_not(&["in", "./in"], folder.path(), "is the input");
    could_not(
        &["--log=both", "in", "both"],
        folder.path(),
        "it is both --output and --log",
    );
    assert_eq!(fs::read_to_string(&input).unwrap(), "manual white\nb1-b3\n");
}

/// Results that would replace a file that is read, or each other.
#[test]
fn no_result_replaces_what_is_read_or_another_result() {
    let folder = folder();
    let game = fs::read(repository("docs/book/desk/game.sgf")).unwrap();
    fs::write(folder.path().join("g.sgf"), &game).unwrap();
    let players = "--player engine:name=a,nodes=1 --player engine:name=b,nodes=1 --games 2";
    for (command, complaint) in [
        (
            "analyze --game g.sgf --nodes 1 --svg x --sgf ./x",
            "both --svg and --sgf",
        ),
        (
            "analyze --game g.sgf --nodes 1 --svg g.sgf",
            "it is the input",
        ),
        (
            "analyze --game g.sgf --nodes 1 --sgf ./g.sgf",
            "it is the input",
        ),
        (
            "analyze --game g.sgf --nodes 1 --out x",
            "cannot be used with",
        ),
        (
            "analyze --folder . --out x --nodes 1 --sgf y",
            "cannot be used with",
        ),
        (
            "analyze --folder . --out x --nodes 1 --svg y",
            "cannot be used with",
        ),
        (
            "analyze --folder . --out x --nodes 1 --number 1",
            "cannot be used with",
        ),
        (
            "grade . --junit x --gradescope x",
            "both --junit and --gradescope",
        ),
        ("merge g.sgf --out g.sgf", "it is the input"),
        ("merge g.sgf --out x --list x", "both --out and --list"),
        (
            &format!("match {players} --out x --json x"),
            "both --out and --json",
        ),
        (
            "prove --board 3x3 --out x --checkpoint x",
            "both --out and --checkpoint",
        ),
        (
            "puzzles --from g.sgf --nodes 1 --out x --list x",
            "both --out and --list",
        ),
        (
            "puzzles --from g.sgf --nodes 1 --out g.sgf",
            "it is the input",
        ),
        ("train --data g.sgf --out g.sgf", "it is the input"),
        (
            "train --data g.sgf --out x --curve x",
            "both --out and --curve",
        ),
    ] {
        let flags: Vec<&str> = command.split_whitespace().collect();
        could_not(&flags, folder.path(), complaint);
    }
    assert_eq!(fs::read(folder.path().join("g.sgf")).unwrap(), game);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// As programs that show positions do, it counts the moves that the position had behind it.
#[test]
fn a_position_keeps_its_move_number() {
    let text = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 4 30";
    let input = format!("manual white\nfen {text}\nfen\n");
    let output = loa(&[], folder().path(), input.as_bytes());
    assert!(out(&output).contains(text), "{}", out(&output));
}

#[test]
fn strict_ends_at_the_first_error() {
    let folder = folder();
    for wrong in ["b1-b4", "nonsense", "set", "limit 0"] {
        let input = format!("manual white\n{wrong}\ndump\n");
        let output = loa(&["--strict"], folder.path(), input.as_bytes());
        assert_eq!(output.status.code(), Some(1), "{wrong}");
        assert!(!out(&output).contains("==="), "{wrong}");
        assert!(err(&output).starts_with("Error: line 2: "), "{wrong}");
    }
}

#[test]
fn invalid_bytes_change_nothing() {
    let folder = folder();
    let mut inputs: Vec<Vec<u8>> = vec![
        vec![0; 1000],
        b"\xff\xfe\xfd\n\xc3\x28\n".to_vec(),
        vec![b'x'; 3 << 20],
        vec![b'\n'; 500],
        b"set \0 \0 \0\nb1\0-b3\n".to_vec(),
        b"\r\r\n\x1b[A\x1b[2J\n".to_vec(),
        [b"save ".as_slice(), &[b'a'; 70_000], b"\n"].concat(),
        [b"fen ".as_slice(), &[b'8'; 70_000], b"\n"].concat(),
        [b"fen ".as_slice(), &[b'/'; 70_000], b"\n"].concat(),
    ];
    let mut random = Random::new(1);
    for length in [10, 100, 1000, 10_000] {
        inputs.push((0..length).map(|_| random.below(256) as u8).collect());
    }
    for garbage in inputs {
        let input = [
            b"manual white\nb1-b3\n".as_slice(),
            &garbage,
            b"\ndump\nquit\n",
        ]
        .concat();
        let output = loa(&[], folder.path(), &input);
        assert!(output.status.success(), "{}", err(&output));
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(
            last_dump(&text).contains("w b - - - - - w"),
            "the game is as it was: {text}"
        );
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            !errors.contains("panicked") && !errors.contains(['*', '>', '\u{1b}', '\0']),
            "{errors}"
        );
    }
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        0,
        "no file was written"
    );
}

#[test]
fn a_closed_output_pipe_ends_the_program_quietly() {
    let mut child = start::loa([""; 0]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    drop(child.stdout.take());
    for _ in 0..10_000 {
        if stdin.write_all(b"dump\n").is_err() {
            break;
        }
    }
    drop(stdin);
    let mut errors = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut errors)
        .unwrap();
    assert_eq!(errors, "");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn commands_wait_while_the_computer_thinks() {
    let input = b"seed 1\nlevel 3\nb1-b3\nmanual white\nset a1 black white\nset h8 white black\ndump\n# end\ndump";
    let output = loa(&[], folder().path(), input);
    let text = out(&output);
    assert_eq!(
        text.lines().filter(|line| line.starts_with("* ")).count(),
        1,
        "{text}"
    );
    assert_eq!(
        text.matches("===").count(),
        4,
        "both dumps, the last without newline: {text}"
    );
    assert!(last_dump(&text).contains("Next move: black"));
    assert_eq!(err(&output), "");
}

#[test]
fn seeded_games_are_reproducible() {
    let input = b"seed 99\nlevel 6\nlimit 12\nauto black\ndump\n\
        manual black\nseed 99\nnew\nlimit 12\nauto black\ndump\n";
    let folder = folder();
    let (one, two) = (
        loa(&[], folder.path(), input),
        loa(&[], folder.path(), input),
    );
    assert_eq!(out(&one), out(&two));
    let games: Vec<String> = out(&one)
        .split("===")
        .map(moves_of)
        .filter(|game| !game.is_empty())
        .collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0], games[1], "the same seed again in the same run");
    let other = b"seed 100\nlevel 6\nlimit 12\nauto black\ndump\n";
    assert_ne!(
        moves_of(&out(&loa(&[], folder.path(), other))),
        games[0],
        "another seed, other openings"
    );
}

#[test]
fn seeded_games_do_not_depend_on_the_number_of_threads() {
    let input = b"seed 3\nlevel 7\nlimit 8\nauto black\ndump\n";
    let folder = folder();
    let games = ["1", "4"].map(|threads| {
        let output = loa(&["--threads", threads], folder.path(), input);
        moves_of(&out(&output))
    });
    assert_eq!(games[0], games[1]);
}

fn moves_of(text: &str) -> String {
    text.lines().filter(|line| line.starts_with("* ")).collect()
}

#[test]
fn the_log_leads_to_the_same_position() {
    let folder = folder();
    let sessions = [
        "seed 4\nlevel 2\nb1-b3\nb1-b9\nundo\nc1-c3\nset d5 black white\nmanual white\nsave g.sgf\nfen",
        "seed 5\nlevel 2\nmanual black\nlimit 9\nauto black\nnonsense * > ===\nfen",
        "seed 6\nlevel 2\nrules olympiad\nsize 6x5\nstart scrambled\nauto black\nfen",
        "manual white\nfen 5LLl/5LLL/5L2/8/4L3/2L5/LLL5/lLL5 w - - 0 1\ne4-e5\nundo 1\nundo\nfen",
        "manual white\nload g.sgf\nfen",
        "manual white\nload small.sgf\nfen",
        "manual white\nload odd.sgf\nfen",
        "manual white\nload endless.sgf\nfen",
        "manual white\nload over.sgf\nfen",
    ];
    let small = "(;FF[4]GM[9]RU[openspiel]SZ[5:4]SU[Scrambled-eggs]ML[40];B[a2-b1])";
    fs::write(folder.path().join("small.sgf"), small).unwrap();
    let two_plies = |limit| format!("(;GM[9]RU[berkeley]ML[{limit}];B[b1-b3];W[a2-c2])");
    for (name, limit) in [("odd.sgf", "3"), ("endless.sgf", "none"), ("over.sgf", "2")] {
        fs::write(folder.path().join(name), two_plies(limit)).unwrap();
    }
    for (number, session) in sessions.into_iter().enumerate() {
        let session = format!("{session}\nrules");
        // The same commands end both, so that the log's own last state can be seen.
        let played = loa(&["--log=log"], folder.path(), session.as_bytes());
        let log = fs::read_to_string(folder.path().join("log")).unwrap();
        let replayed = loa(
            &["--strict"],
            folder.path(),
            format!("{log}\nfen\nrules\n").as_bytes(),
        );
        assert!(
            replayed.status.success(),
            "session {number}: {}\n{log}",
            err(&replayed)
        );
        // The position, the board and the move limit, and whether the game is over.
        let state = |output: &Output| {
            let text = out(output);
            let last = |what: &str| {
                text.lines()
                    .rfind(|line| line.contains(what))
                    .map(str::to_owned)
            };
            let over = text
                .lines()
                .last()
                .is_some_and(|line| line.starts_with("->"));
            (last(" - - ").expect("a FEN"), last("This game: "), over)
        };
        assert_eq!(state(&replayed), state(&played), "session {number}:\n{log}");
    }
}

#[test]
fn games_are_saved_and_loaded() {
    let folder = folder();
    // Under these rules Black starts on the files: two pieces are on each rank between.
    let save = b"manual white\nrules cuhk\nlimit 50\na2-c2\nb1-b3\nsave a game.sgf\nfen\n";
    let load = b"manual white\nload a game.sgf\nfen\nrules\nundo 2\nundo\n";
    let saved = out(&loa(&[], folder.path(), save));
    let loaded = loa(&[], folder.path(), load);
    let fen = saved
        .lines()
        .find(|line| line.contains(" - - "))
        .expect("a FEN");
    assert!(out(&loaded).contains(fen), "{saved}\n{}", out(&loaded));
    assert!(out(&loaded).contains("Rules cuhk"), "{}", out(&loaded));
    assert!(
        err(&loaded).contains("line 6"),
        "two plies, no more, can be taken back"
    );
}

#[test]
fn existing_files_are_replaced_only_on_request() {
    let folder = folder();
    let file = folder.path().join("g.sgf");
    fs::write(&file, "something of mine").unwrap();
    let output = loa(&[], folder.path(), b"manual white\nsave g.sgf\n");
    assert!(err(&output).contains("line 2: g.sgf is there already"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "something of mine");
    let input = b"manual white\nsave! g.sgf\nb1-b3\nsave g.sgf\n";
    assert_eq!(err(&loa(&[], folder.path(), input)), "");
    assert!(fs::read_to_string(&file).unwrap().contains("B[b1-b3]"));
}

#[test]
fn a_save_that_fails_leaves_the_old_file() {
    let folder = folder();
    fs::write(folder.path().join("damaged.sgf"), "(;GM[9];B[b1-b9])").unwrap();
    let input =
        b"manual white\nb1-b3\nsave no/such/folder.sgf\nsave .\nload damaged.sgf\nload .\nfen\n";
    let output = loa(&[], folder.path(), input);
    let errors = err(&output);
    assert_eq!(errors.lines().count(), 4, "{errors}");
    assert!(errors.contains("damaged.sgf: SGF: ply 1 and"), "{errors}");
    assert!(out(&output).contains("1LLLLLL1/l6l/l6l/l6l/l6l/lL5l/l6l/2LLLLL1 b - - 1 1"));
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        1,
        "nothing half-written is left"
    );
}

#[test]
fn pipes_get_no_colors() {
    let output = loa(&[], folder().path(), b"board\n");
    assert!(!output.stdout.contains(&0x1b));
}

#[test]
fn perft_counts_passes_by_the_rules() {
    let folder = folder();
    for (rules, count) in [("olympiad", 19_340_356), ("gamesman", 19_340_352)] {
        let flags = ["perft", "--board=4x4", "--depth=8", "--rules", rules];
        let counted = out(&loa(&flags, folder.path(), b""));
        assert!(
            counted.starts_with(&format!("depth 8: {count} ")),
            "{counted}"
        );
    }
}

#[test]
fn perft_prints_counts() {
    let folder = folder();
    let output = loa(&["perft", "--depth", "4"], folder.path(), b"");
    assert!(
        out(&output).contains("depth 4: 1563208"),
        "{}",
        out(&output)
    );
    let output = loa(
        &["perft", "--depth", "3", "--board", "4x4", "--divide"],
        folder.path(),
        b"",
    );
    let text = out(&output);
    assert!(
        text.contains("depth 3: 1012") && text.lines().count() == 13,
        "{text}"
    );
    could_not(
        &["perft", "--depth", "x"],
        folder.path(),
        "invalid value 'x'",
    );
    could_not(
        &["perft", "--depth", "3", "--board", "9x9"],
        folder.path(),
        "not a board size",
    );
}

#[test]
fn perft_counts_from_a_position() {
    let folder = folder();
    let start = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w";
    for (position, count) in [(start, 44_952), ("1LL1/l2l/l2l/1LL1 w", 1012)] {
        let flags = ["perft", "--depth=3", "--position", position];
        let counted = out(&loa(&flags, folder.path(), b""));
        assert!(
            counted.starts_with(&format!("depth 3: {count} ")),
            "{counted}"
        );
    }
    let both = ["perft", "--depth=3", "--board=4x4", "--position", start];
    could_not(&both, folder.path(), "cannot be used with");
}

#[test]
fn the_bench_is_one_line() {
    let counted = out(&loa(&["bench"], folder().path(), b""));
    let words: Vec<&str> = counted.split_whitespace().collect();
    let [nodes, "nodes", speed, "nps"] = words[..] else {
        panic!("{counted}");
    };
    assert_eq!(nodes.parse(), Ok(loa_engine::bench()));
    assert!(speed.parse::<u64>().is_ok_and(|speed| speed > 0));
    assert_eq!(counted.lines().count(), 1);
}

#[test]
fn threads_without_a_processor_are_warned_of() {
    let analyze = ["analyze", "--depth=1", "--threads"];
    for threads in ["1", "256"] {
        let flags = [&analyze[..], &[threads]].concat();
        let output = loa(&flags, folder().path(), b"");
        let warning = loa_work::warning_of_threads(threads.parse().unwrap());
        let expected = warning.map_or(String::new(), |warning| format!("loa: {warning}\n"));
        assert_eq!(String::from_utf8_lossy(&output.stderr), expected);
    }
}

/// `-` is a standard stream, and the course's `--debug` has no effect.
#[test]
fn standard_streams_can_be_named() {
    let folder = folder();
    let input = b"manual white\nb1-b3\nfen\n";
    let plain = loa(&[], folder.path(), input);
    for flags in [&["-"][..], &["-", "-"], &["--debug=1", "-"]] {
        assert_eq!(loa(flags, folder.path(), input), plain, "{flags:?}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_third_file_is_one_too_many() {
    let folder = folder();
    let output = loa(&["a", "b", "c", "d"], folder.path(), b"");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        err(&output),
        "loa: too many files: c comes after INPUT-FILE and OUTPUT-FILE\n"
    );
}

#[test]
fn a_file_named_like_a_command_needs_its_folder() {
    let folder = folder();
    fs::write(folder.path().join("match"), "manual white\nfen\n").unwrap();
    let output = loa(&["match"], folder.path(), b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        err(&output).ends_with("type 'loa ./match'\n"),
        "{}",
        err(&output)
    );
    let output = loa(&["./match"], folder.path(), b"");
    assert!(out(&output).contains("1LLLLLL1"), "{}", err(&output));
}
