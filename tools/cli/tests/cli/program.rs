//! What the program does at its edges: files, pipes, any bytes, commands that wait.

use crate::folder::{Folder, err, out};
use loa::Random;
use loa_engine::net::Net;
use std::fs;
use std::process::Output;
use test_support::{has, repository};

/// The last dump in a text.
fn last_dump(text: &str) -> String {
    text.rsplit("===\n").nth(1).expect("a dump").to_owned()
}

/// A search that has hardly any time takes a move that loses here. Tables for other games are named
/// once for each.
#[test]
fn hints_keep_the_draws_that_tables_know() {
    let folder = Folder::new();
    folder.done("solve --board 4x4 --rules cuhk --out solved");
    let position =
        b"manual white\nrules cuhk\ntime 0.000001\nfen 1l1l/L1Ll/L2l/3L b - - 0 1\nhint\n";
    let text = out(&folder.given("--tables solved", position));
    assert!(text.contains("Try b4-b3 "), "{text}");
    let others = b"manual white\ntime 0.000001\nhint\nhint\nsize 5x5\nhint\nhint\n";
    let errors = err(&folder.given("--tables solved", others));
    let complaint = |size| format!("loa: the tables in solved are for boards of 4x4, not {size}\n");
    assert_eq!(errors, complaint("8x8") + &complaint("5x5"));
}

#[test]
fn input_and_output_files() {
    let folder = Folder::new();
    // The last line counts, too.
    for (dialect, input, end) in [
        ("berkeley", "manual white\nb1-b3\ndump", "w b - - - - - w"),
        ("gamesman", "g\nr\n3\n4\nb\ns", "wins after 1 move"),
    ] {
        folder.write("in", input);
        let output = folder.given(&format!("--dialect {dialect} in out"), b"quit\n");
        assert!(output.status.success(), "{}", err(&output));
        assert_eq!(out(&output), "");
        let written = folder.read("out");
        assert!(written.contains(end), "{written}");
    }
}

#[test]
fn failures_are_one_line_and_status_2() {
    let folder = Folder::new();
    folder.write("in", "quit\n");
    for (name, text) in [
        ("start.sgf", "(;GM[9]SU[LOA-12];B[b1-b3])"),
        ("go.sgf", "(;GM[1];B[aa])"),
        ("slip.pgn", "[Event \"x\"]\n\n1. b1-b9\n"),
        ("empty.json", "{\"moves\": []}"),
        ("short.fen", "1LLL1/l3l/l3l/l3l/1LLL w - - 0 1\n"),
    ] {
        folder.write(name, text);
    }
    let table = "
        start.sgf           | can't use start.sgf: SGF: line 1, column 11: 'LOA-12' is not
        go.sgf              | can't use go.sgf: SGF: line 1, column 6: game '1' is not Lines
        slip.pgn            | can't use slip.pgn: PGN: ply 1 and what follows is left out
        empty.json          | can't use empty.json: there is no move in it
        short.fen           | can't use short.fen: moves: ply 1 and what follows is left out
        missing             | can't read missing: No such file
        .                   | can't read .: it is a directory
        in no/out           | can't write no/out: there is no such folder
        --log=no/log        | can't write no/log: there is no such folder
        --tables no         | can't read the tables: no: No such file
        prove --memory 18446744073709551616 | expected a size such as 64MiB
        prove --within 0    | it is not a number from 1 to 255
        train --epochs 0    | it is not a number from 1 to 4294967295
        check-proof missing | can't read missing: No such file
        datagen --out in --games 1                  | in
        datagen --out new                           | --games
        datagen --out new --games 1 --positions 1   | cannot be used with
        datagen --out missing/new --games 1         | missing/new
        conformance check --program true --timeout 604801 | 604801 is not in 1..=604800
        --no-open           | --display
        a b c d             | too many files: c comes after INPUT-FILE and OUTPUT-FILE
        --nonsense          | unexpected argument
        --dialect klingon   | klingon";
    folder.refuses_all("", table);
    assert_eq!(err(&folder.loa("missing")).lines().count(), 1);
    assert!(!folder.file("new").exists());
}

#[test]
fn the_input_is_not_overwritten_by_log_or_output() {
    let folder = Folder::new();
    folder.write("in", "manual white\nb1-b3\n");
    folder.write("g.sgf", "(;GM[9];B[b1-b3];W[a2-c2])");
    folder.write("n.net", "a net");
    let before = folder.contents(".");
    fs::hard_link(folder.file("in"), folder.file("hard")).unwrap();
    let table = "
        --log=in in                 | is the input
        in ./in                     | is the input
        in hard                     | is the input
        --log=g.sgf g.sgf           | is the input
        g.sgf ./g.sgf               | is the input
        --net=n.net --log=n.net     | is the input
        --log=both in both          | it is both OUTPUT-FILE and --log";
    folder.refuses_all("", table);
    for line in ["- in", "--log=in", "- hard", "--dialect=uci - in"] {
        let input = fs::File::open(folder.file("in")).unwrap();
        let output = folder.command(line).stdin(input).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(err(&output).contains("is the input"), "{line}");
    }
    fs::remove_file(folder.file("hard")).unwrap();
    assert_eq!(folder.contents("."), before);
}

/// A look at what `/dev/stdin` holds takes nothing from it.
#[test]
#[cfg(unix)]
fn standard_input_has_a_name() {
    let folder = Folder::new();
    for (text, expected) in [
        ("manual white\nb1-b3\ndump\n", "w b - - - - - w"),
        ("(;GM[9];B[b1-b3];W[a2-c2])", "Loaded /dev/stdin (SGF)"),
    ] {
        folder.write("in", text);
        let input = fs::File::open(folder.file("in")).unwrap();
        let output = folder.command("/dev/stdin").stdin(input).output().unwrap();
        assert!(out(&output).contains(expected), "{text}: {}", out(&output));
        assert_eq!(err(&output), "", "{text}");
    }
}

#[test]
fn a_start_that_fails_changes_no_file() {
    let folder = Folder::new();
    folder.write("in", "quit\n");
    folder.write("mine", "something of mine");
    let before = folder.contents(".");
    let table = "
        --net=no --log=mine                         | can't read the net no
        --tables=no --log=mine                      | can't read the tables
        --hash=4000000 --log=mine                   | MiB
        --net=no in mine                            | can't read the net no
        --log=no/log in mine                        | can't write no/log
        --dialect=uci --net=no in mine              | can't read the net no
        --dialect=uci --tables=no in mine           | can't read the tables
        --dialect=uci --hash=4000000 in mine        | MiB
        --dialect=codingame --net=no in mine        | can't read the net no
        --dialect=cuhk --net=no in mine             | can't read the net no
        --dialect=cuhk --log=no/log in mine         | can't write no/log
        --dialect=gamesman --board=8x8 in mine      | boards of 3x3 to 6x6";
    folder.refuses_all("", table);
    assert_eq!(folder.contents("."), before);
}

/// Results that would replace a file that is read, or each other.
#[test]
fn no_result_replaces_what_is_read_or_another_result() {
    let folder = Folder::new();
    let game = fs::read(repository("docs/book/desk/game.sgf")).unwrap();
    for name in ["g.sgf", "g.svg", "g.dot"] {
        folder.write(name, &game);
    }
    folder.write("n.net", Net::built_in().encode());
    let before = folder.contents(".");
    let table = "
        analyze --game g.sgf --nodes 1 --svg x --sgf ./x         | both --svg and --sgf
        analyze --game g.sgf --nodes 1 --svg g.sgf               | it is the input
        analyze --game g.sgf --nodes 1 --sgf ./g.sgf             | it is the input
        analyze --game g.sgf --nodes 1 --out x                   | cannot be used with
        analyze --folder . --out x --nodes 1 --sgf y             | cannot be used with
        analyze --folder . --out x --nodes 1 --svg y             | cannot be used with
        analyze --folder . --out x --nodes 1 --number 1          | cannot be used with
        analyze --nodes 1 --game g.sgf --net n.net --svg n.net   | it is the input
        analyze --folder . --nodes 1 --out g.sgf                 | it is the input
        draw --game g.svg --out g.svg                            | it is the input
        graph --game g.dot --out ./g.dot                         | it is the input
        grade . --junit x --gradescope x                         | both --junit and --gradescope
        grade . --csv grades.jsonl                               | both --out and --csv
        grade . --out x --csv x                                  | both --out and --csv
        grade . --csv x --junit x                                | both --csv and --junit
        grade --class g.sgf --junit g.sgf                        | it is the input
        grade --client g.sgf --gradescope ./g.sgf                | it is the input
        merge g.sgf --out g.sgf                                  | it is the input
        merge g.sgf --out x --list x                             | both --out and --list
        match --games 2 --player engine:name=a,nodes=1 --player engine:name=b,nodes=1 \
            --out x --json x                                     | both --out and --json
        match --games 2 --player engine:net=n.net --player engine:nodes=1 \
            --json n.net                                         | it is the input
        prove --board 3x3 --model n.net --out n.net              | it is the input
        puzzles --selfplay 1 --nodes 1 --add g.sgf --out g.sgf   | it is the input
        prove --board 3x3 --out x --checkpoint x                 | both --out and --checkpoint
        puzzles --from g.sgf --nodes 1 --out x --list x          | both --out and --list
        puzzles --from g.sgf --nodes 1 --out g.sgf               | it is the input
        train --data g.sgf --out g.sgf                           | it is the input
        train --data g.sgf --out x --curve x                     | both --out and --curve";
    folder.refuses_all("", table);
    assert_eq!(folder.contents("."), before);
    fs::create_dir(folder.file("ann")).unwrap();
    folder.write("ann/gameplay.cpp", "mine");
    folder.refuses("grade . --csv ann/gameplay.cpp", "it is the input");
    assert_eq!(folder.read("ann/gameplay.cpp"), "mine");
    fs::create_dir_all(folder.file("match/games")).unwrap();
    let players = "match --player engine:nodes=1 --player engine:nodes=2";
    for name in ["games.jsonl", "lock", "match.json", "games/000001.sgf"] {
        folder.write(&format!("match/{name}"), "mine");
        let line = format!("{players} --out match --json match/{name}");
        folder.refuses(&line, "it is the input");
        assert_eq!(folder.read(&format!("match/{name}")), "mine");
    }
}

/// Nor does a result, or a game that is saved, replace a part of tables, a net or a script.
#[test]
fn no_file_replaces_tables_that_are_used() {
    let folder = Folder::new();
    folder.done("solve --board 3x3 --out t");
    folder.write("g.sgf", "(;GM[9];B[b1-b3];W[a2-c2])");
    folder.write("n.net", Net::built_in().encode());
    fs::hard_link(folder.file("t/manifest.json"), folder.file("t.svg")).unwrap();
    let before = folder.contents("t");
    let table = "
        analyze --nodes 1 --game g.sgf --tables t --sgf t/manifest.json  | it is the input
        analyze --nodes 1 --game g.sgf --tables t --svg t/2v2.tier       | it is the input
        graph --board 3x3 --tables t --out t.svg                         | it is the input
        prove --board 3x3 --tables t --out ./t/1v2.tier                  | it is the input
        prove --board 3x3 --tables t --checkpoint t/manifest.json        | it is the input
        --tables t --log t/manifest.json                                 | it is the input
        --tables t - t/2v2.tier                                          | it is the input
        --dialect uci --tables t - t/manifest.json                       | it is the input
        --dialect gamesman --tables t - t/manifest.json                  | it is the input";
    folder.refuses_all("", table);
    let names = ["t/manifest.json", "t/1v1.tier", "n.net", "script", "out"];
    let script: String = names.iter().map(|name| format!("save! {name}\n")).collect();
    folder.write("script", &script);
    let output = folder.given("--net n.net --tables t script out", b"");
    let errors = err(&output);
    assert_eq!(errors.matches("it is the input").count(), 4, "{errors}");
    has(&errors, "out: it is both OUTPUT-FILE and save");
    assert_eq!(folder.read("script"), script);
    for (flags, begin) in [("--tables t", "a\nf\n"), ("", "l\nt\na\nf\n")] {
        let input = format!("{begin}t/manifest.json\n");
        let said = out(&folder.given(&format!("--dialect gamesman {flags}"), input.as_bytes()));
        let told = "t/manifest.json can't be written: it is the input.";
        assert!(said.contains(told), "{said}");
    }
    assert!(folder.contents("t") == before);
    let saved = out(&folder.given("g.sgf", b"manual white\nsave! g.sgf\n"));
    has(&saved, "Saved as g.sgf.");
}

#[test]
fn strict_ends_at_the_first_error() {
    let folder = Folder::new();
    for wrong in ["b1-b4", "nonsense", "set", "limit 0"] {
        let input = format!("manual white\n{wrong}\ndump\n");
        let output = folder.given("--strict", input.as_bytes());
        assert_eq!(output.status.code(), Some(1), "{wrong}");
        assert!(!out(&output).contains("==="), "{wrong}");
        assert!(err(&output).starts_with("Error: line 2: "), "{wrong}");
    }
}

/// A wrong command before moves, or a byte order mark, makes no game of the course's commands.
#[test]
fn commands_that_are_wrong_are_no_game() {
    let folder = Folder::new();
    for wrong in [
        "manual whit",
        "manaul white",
        "manual",
        "auto red",
        "seed x",
        "limit 0",
        "set b1 red white",
        "SET z9 black white",
        "rules chess",
        "rulse cuhk",
        "plise 60",
    ] {
        for mark in ["", "\u{feff}"] {
            folder.write("in", format!("{mark}{wrong}\nb1-b3\na2-c2\n"));
            let output = folder.loa("--level 1 in");
            let said = err(&output);
            assert!(said.starts_with("Error: line 1: "), "{wrong}: {said}");
            assert!(!out(&output).contains("Loaded"), "{wrong}");
        }
    }
    folder.write("in", "\u{feff}manual white\nb1-b3\na2-c2\n");
    assert!(!folder.done("in").contains("Loaded"));
    for heading in [
        "Size 8",
        "Rules as in the thesis",
        "Manuel White - Ann Black",
    ] {
        folder.write("in", format!("{heading}\nb1-b3\na2-c2\n"));
        let output = folder.loa("--level 1 in");
        assert!(out(&output).contains("Loaded in"), "{heading}");
    }
    let utf_16 = "\u{feff}manual white\n".encode_utf16();
    folder.write("in", utf_16.flat_map(u16::to_le_bytes).collect::<Vec<u8>>());
    folder.refuses("in", "can't read in: it is UTF-16; save it as UTF-8\n");
}

#[test]
fn invalid_bytes_change_nothing() {
    let folder = Folder::new();
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
        let before = b"manual white\nb1-b3\n".as_slice();
        let input = [before, &garbage, b"\ndump\nquit\n"].concat();
        let output = folder.given("", &input);
        assert!(output.status.success(), "{}", err(&output));
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let is_kept = last_dump(&text).contains("w b - - - - - w");
        assert!(is_kept, "the game is as it was: {text}");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!errors.contains("panicked"), "{errors}");
        assert!(!errors.contains(['*', '>', '\u{1b}', '\0']), "{errors}");
    }
    folder.assert_is_empty();
}

#[test]
fn commands_wait_while_the_computer_thinks() {
    let input = "seed 1\nlevel 3\nb1-b3\nmanual white\nset a1 black white\n\
                 set h8 white black\ndump\n# end\ndump";
    let output = Folder::new().given("", input.as_bytes());
    let text = out(&output);
    let moves = text.lines().filter(|line| line.starts_with("* "));
    assert_eq!(moves.count(), 1, "{text}");
    // Both dumps, the last without newline.
    assert_eq!(text.matches("===").count(), 4, "{text}");
    assert!(last_dump(&text).contains("Next move: black"));
    assert_eq!(err(&output), "");
}

#[test]
fn seeded_games_are_reproducible() {
    let input = b"seed 99\nlevel 6\nlimit 12\nauto black\ndump\n\
        manual black\nseed 99\nnew\nlimit 12\nauto black\ndump\n";
    let folder = Folder::new();
    let told = |input: &[u8]| out(&folder.given("", input));
    let one = told(input);
    assert_eq!(one, told(input));
    let games = one.split("===").map(moves_of);
    let games: Vec<String> = games.filter(|game| !game.is_empty()).collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0], games[1], "the same seed again in the same run");
    let other = moves_of(&told(b"seed 100\nlevel 6\nlimit 12\nauto black\ndump\n"));
    assert_ne!(other, games[0], "another seed, other openings");
}

#[test]
fn seeded_games_do_not_depend_on_the_number_of_threads() {
    let input = b"seed 3\nlevel 7\nlimit 8\nauto black\ndump\n";
    let folder = Folder::new();
    let games = [1, 4].map(|threads| {
        let output = folder.given(&format!("--threads {threads}"), input);
        moves_of(&out(&output))
    });
    assert_eq!(games[0], games[1]);
}

fn moves_of(text: &str) -> String {
    text.lines().filter(|line| line.starts_with("* ")).collect()
}

#[test]
fn the_log_leads_to_the_same_position() {
    let folder = Folder::new();
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
        "manual white\nload drawn.sgf\nfen",
        "manual white\nload drawn.sgf\nundo 1\nfen",
        "manual white\nload drawn.sgf\nundo 9\nfen",
        "manual white\nload drawn.sgf\nundo 12\nredo\nfen",
        "manual white\nload drawn.sgf\nundo 9\nundo 1\na2-c2\nfen",
        "manual white\nload ended.sgf\nundo 2\nb3-b1\nfen",
        "manual white\nload ended.sgf\nundo 1\nredo\nfen",
        "manual white\nload ended.sgf\nundo 12\nfen",
        "manual white\nload drawn.sgf\nundo 1\nundo 3\nredo\nredo\nfen",
    ];
    let small = "(;FF[4]GM[9]RU[openspiel]SZ[5:4]SU[Scrambled-eggs]ML[40];B[a2-b1])";
    folder.write("small.sgf", small);
    let two_plies = |limit| format!("(;GM[9]RU[berkeley]ML[{limit}];B[b1-b3];W[a2-c2])");
    for (name, limit) in [("odd.sgf", "3"), ("endless.sgf", "none"), ("over.sgf", "2")] {
        folder.write(name, two_plies(limit));
    }
    let there_and_back = ";B[b1-b3];W[a2-c2];B[b3-b1];W[c2-a2]".repeat(4);
    let drawn = format!("(;GM[9]RU[olympiad]{there_and_back};B[b1-b3];W[a2-c2])");
    folder.write("drawn.sgf", drawn);
    let ended = format!("(;GM[9]RU[berkeley]ML[6]{there_and_back})");
    folder.write("ended.sgf", ended);
    for (number, session) in sessions.into_iter().enumerate() {
        let session = format!("{session}\nrules");
        // The same commands end both, so that the log's own last state can be seen.
        let played = folder.given("--log=log", session.as_bytes());
        let log = folder.read("log");
        let replayed = folder.given("--strict", format!("{log}\nfen\nrules\n").as_bytes());
        let told = err(&replayed);
        assert!(replayed.status.success(), "session {number}: {told}\n{log}");
        assert_eq!(state(&replayed), state(&played), "session {number}:\n{log}");
    }
}

/// The position, the board and the move limit, and whether the game is over.
fn state(output: &Output) -> (String, Option<String>, bool) {
    let text = out(output);
    let last = |what: &str| text.lines().rfind(|line| line.contains(what));
    let is_over = text
        .lines()
        .last()
        .is_some_and(|line| line.starts_with("->"));
    let fen = last(" - - ").expect("a FEN").to_owned();
    (fen, last("This game: ").map(str::to_owned), is_over)
}

#[test]
fn existing_files_are_replaced_only_on_request() {
    let folder = Folder::new();
    folder.write("g.sgf", "something of mine");
    let output = folder.given("", b"manual white\nsave g.sgf\n");
    assert!(err(&output).contains("line 2: g.sgf is there already"));
    assert_eq!(folder.read("g.sgf"), "something of mine");
    let input = b"manual white\nsave! g.sgf\nb1-b3\nsave g.sgf\n";
    assert_eq!(err(&folder.given("", input)), "");
    assert!(folder.read("g.sgf").contains("B[b1-b3]"));
    let input = b"manual white\nsave! log\nsave! out\nb1-b3\n";
    let errors = err(&folder.given("--log log - out", input));
    assert!(errors.contains("line 2: can't write log: "), "{errors}");
    assert!(errors.contains("line 3: can't write out: "), "{errors}");
    assert!(folder.read("log").ends_with("\nb1-b3\n"));
}

#[test]
fn perft_counts() {
    let folder = Folder::new();
    let start = "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w";
    for (flags, depth, count) in [
        ("", 4, 1_563_208),
        (&format!("--position \"{start}\""), 3, 44_952),
        ("--position \"1LL1/l2l/l2l/1LL1 w\"", 3, 1012),
        // Here are positions without a move.
        ("--board=4x4 --rules olympiad", 8, 19_340_356),
        ("--board=4x4 --rules gamesman", 8, 19_340_352),
        // Black starts on the sides.
        ("--board=4x5 --rules cuhk", 1, 18),
    ] {
        let counted = folder.done(&format!("perft --depth {depth} {flags}"));
        let expected = format!("depth {depth}: {count} ");
        assert!(counted.starts_with(&expected), "{flags}: {counted}");
    }
    let text = folder.done("perft --depth 3 --board 4x4 --divide");
    let is_divided = text.contains("depth 3: 1012") && text.lines().count() == 13;
    assert!(is_divided, "{text}");
    let table = "
        x                                                   | invalid value 'x'
        3 --board 9x9                                       | not a board size
        3 --board=4x4 --position \"1LL1/l2l/l2l/1LL1 w\"     | cannot be used with";
    folder.refuses_all("perft --depth", table);
}

#[test]
fn the_bench_is_one_line() {
    let counted = Folder::new().done("bench");
    let words: Vec<&str> = counted.split_whitespace().collect();
    let [nodes, "nodes", speed, "nps"] = words[..] else {
        panic!("{counted}");
    };
    assert_eq!(nodes.parse(), Ok(loa_engine::bench(Some(Net::built_in()))));
    assert!(speed.parse::<u64>().is_ok_and(|speed| speed > 0));
    assert_eq!(counted.lines().count(), 1);
}

#[test]
fn threads_without_a_processor_are_warned_of() {
    for threads in [1, 256] {
        let output = Folder::new().loa(&format!("analyze --depth=1 --threads {threads}"));
        let warning = loa_work::warning_of_threads(threads);
        let expected = warning.map_or(String::new(), |warning| format!("loa: {warning}\n"));
        assert_eq!(err(&output), expected);
    }
}

/// The system would refuse more, or never come to an end with them.
#[test]
fn numbers_of_threads_and_of_what_is_shown_have_a_bound() {
    let folder = Folder::new();
    for line in [
        "--threads",
        "analyze --threads",
        "prove --threads",
        "solve --board 3x3 --out t --threads",
        "tables stats t --threads",
        "tables verify t --threads",
        "datagen --games 1 --out d --threads",
        "train --data d --threads",
        "match --player engine --player engine:level=1 --concurrency",
        "grade . --jobs",
    ] {
        for number in ["0", "257", "4294967296"] {
            let complaint = "it is not a number from 1 to 256";
            folder.refuses(&format!("{line} {number}"), complaint);
        }
    }
    folder.refuses("grade . --show 65536", "65536 is not in 0..=65535");
    folder.assert_is_empty();
}

/// `-` is a standard stream, and the course's `--debug` has no effect.
#[test]
fn standard_streams_can_be_named() {
    let folder = Folder::new();
    let input = b"manual white\nb1-b3\nfen\n";
    let plain = folder.given("", input);
    for flags in ["-", "- -", "--debug=1 -"] {
        assert_eq!(folder.given(flags, input), plain, "{flags}");
    }
    folder.assert_is_empty();
}
