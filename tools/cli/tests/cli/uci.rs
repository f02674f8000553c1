//! `loa --dialect uci`.

use crate::folder::{Folder, out};
use crate::start::{self, Talk};
use loa::{Game, Position, Preset, Size, Start};
use loa_protocol::write_uci_move;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Output};
use test_support::has;

fn program(flags: &[&str]) -> Command {
    let mut command = start::loa(["--dialect", "uci", "--hash", "1"]);
    command.args(flags);
    command
}

/// Sends all of an input at once; returns what the program says until it ends.
fn all_at_once(input: &[u8]) -> Output {
    start::run(&mut program(&[]), input)
}

fn talk(flags: &[&str]) -> Talk {
    Talk::with(&mut program(flags))
}

/// The move that is played.
fn best(engine: &mut Talk, question: &str) -> String {
    let answer = engine.ask(question, "bestmove");
    let words: Vec<&str> = answer.last().unwrap().split(' ').collect();
    words[1].to_owned()
}

fn count(lines: &[String], word: &str) -> usize {
    lines.iter().filter(|line| line.starts_with(word)).count()
}

#[test]
fn introduces_itself_and_searches() {
    let mut engine = talk(&[]);
    let told = engine.ask("uci", "uciok");
    for name in [
        "Hash", "Threads", "MultiPV", "Rules", "Board", "Tables", "Level", "Ponder",
    ] {
        let option = format!("option name {name} type ");
        assert_eq!(count(&told, &option), 1, "{name}");
    }
    assert_eq!(engine.ask("isready", "readyok"), ["readyok"]);
    engine.say("ucinewgame");
    engine.say("position startpos moves b1b3 a2c2");
    let answer = engine.ask("go depth 3", "bestmove");
    let info = &answer[answer.len() - 2];
    for word in "depth 3|multipv 1|score cp |nodes |nps |hashfull |time |pv ".split('|') {
        assert!(info.contains(word), "{info}");
    }
    assert!(answer.last().unwrap().contains(" ponder "));
    engine.quit();
}

#[test]
fn perft_counts_as_chess_engines_print_them() {
    let mut engine = talk(&[]);
    engine.say("go infinite");
    let told = engine.ask("go perft 3", "Nodes searched");
    let told = &told[told.len() - 39..];
    assert!(told[0].starts_with("bestmove "), "{told:?}");
    let start = Position::start(Size::STANDARD, Start::Standard);
    let counts = loa::divide(&Preset::OLYMPIAD.rules, &start, 3);
    for (line, (mv, count)) in told[1..].iter().zip(&counts) {
        assert_eq!(*line, format!("{}: {count}", write_uci_move(*mv)));
    }
    let sum: u64 = counts.iter().map(|(_, count)| count).sum();
    assert_eq!(
        told[37..],
        [String::new(), format!("Nodes searched: {sum}")]
    );
    engine.say("go perft 30\nstop");
    let told = engine.ask("isready", "readyok");
    assert_eq!(told, ["info string perft was stopped", "readyok"]);
    engine.say("go perft 30");
    engine.quit();
}

/// Both options name the same thing.
#[test]
fn the_variant_is_the_rules() {
    let mut engine = talk(&[]);
    let told = engine.ask("uci", "uciok");
    let values = |name: &str| {
        let start = format!("option name {name} type combo ");
        let mut values = told.iter().filter_map(|line| line.strip_prefix(&start));
        values.next().unwrap().to_owned()
    };
    assert_eq!(values("UCI_Variant"), values("Rules"));
    for (name, rules) in [("UCI_Variant", "cuhk"), ("Rules", "soucie")] {
        engine.say(&format!("setoption name {name} value {rules}"));
        let told = engine.ask("d\nisready", "readyok");
        assert_eq!(count(&told, &format!("Rules: {rules}")), 1, "{told:?}");
    }
    engine.quit();
}

#[test]
fn threads_without_a_processor_are_warned_of() {
    let expected = usize::from(loa_work::warning_of_threads(256).is_some());
    let mut engine = talk(&["--threads", "256"]);
    for (question, end) in [
        ("uci", "uciok"),
        ("setoption name Threads value 256\nisready", "readyok"),
    ] {
        let told = engine.ask(question, end);
        let warnings = count(&told, "info string 256 threads for ");
        assert_eq!(warnings, expected, "{told:?}");
    }
    engine.quit();
}

#[test]
fn multipv_and_searchmoves() {
    let mut engine = talk(&[]);
    engine.say("setoption name MultiPV value 3");
    let answer = engine.ask("go depth 2", "bestmove");
    let last: Vec<&String> = answer.iter().rev().skip(1).take(3).collect();
    let first = |line: &&String| {
        let (_, moves) = line.split_once(" pv ").unwrap();
        moves.split(' ').next().unwrap().to_owned()
    };
    let first_moves: BTreeSet<String> = last.iter().map(first).collect();
    assert_eq!(first_moves.len(), 3, "{answer:?}");
    engine.say("setoption name MultiPV value 1");
    let only = best(&mut engine, "go depth 2 searchmoves c1c3 b1b2");
    assert_eq!(only, "c1c3");
    engine.quit();
}

#[test]
fn isready_waits_for_what_came_before_it() {
    let mut engine = talk(&[]);
    for _ in 0..60 {
        engine.ask("go depth 1", "bestmove");
        let heard = engine.ask("position startpos\nd\nisready", "readyok");
        assert_eq!(count(&heard, "Fen:"), 1, "{heard:?}");
    }
    engine.quit();
}

#[cfg(target_os = "linux")]
#[test]
fn the_table_has_its_size_before_readyok() {
    let mut engine = talk(&[]);
    let resident = format!("/proc/{}/statm", engine.child.id());
    let resident = || -> usize {
        let pages = std::fs::read_to_string(&resident).unwrap();
        pages.split(' ').nth(1).unwrap().parse::<usize>().unwrap() / 256
    };
    for _ in 0..20 {
        for hash in [64, 1] {
            engine.ask("go depth 1", "bestmove");
            let set = format!("setoption name Hash value {hash}\nucinewgame\nisready");
            engine.ask(&set, "readyok");
            let found = resident();
            assert_eq!(found >= 64, hash == 64, "{hash}: {found}");
        }
    }
    engine.quit();
}

#[test]
fn infinite_searches_wait_for_stop_and_stay_responsive() {
    let mut engine = talk(&[]);
    // The whole game can be seen from here, so the search itself ends soon.
    engine.say("setoption name Board value 3x3");
    for go in ["go infinite", "go", "go ponder movetime 1"] {
        engine.say(go);
        let heard = engine.ask("isready", "readyok");
        assert_eq!(count(&heard, "bestmove"), 0);
        engine.say("setoption name Threads value 2");
        let heard = engine.ask("isready", "readyok");
        assert_eq!(count(&heard, "bestmove"), 0);
        engine.ask("stop", "bestmove");
    }
    engine.say("go ponder movetime 1");
    engine.ask("ponderhit", "bestmove");
    engine.quit();
}

#[test]
fn quit_ends_the_program_even_if_answers_are_not_read() {
    let mut child = program(&[]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // More than a pipe holds.
    stdin.write_all("uci\n".repeat(200).as_bytes()).unwrap();
    stdin.write_all(b"quit\n").unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_new_go_or_the_end_of_the_input_ends_a_search() {
    for (input, answers) in [
        (
            "go infinite\ngo infinite\ngo depth 2\ngo nodes 5\nquit\n",
            4,
        ),
        ("go infinite\n", 1),
        ("go infinite\nquit\n", 1),
        ("go ponder\n", 1),
        ("go infinite", 1),
    ] {
        let output = all_at_once(input.as_bytes());
        assert!(output.status.success());
        let text = out(&output);
        assert_eq!(text.matches("bestmove ").count(), answers, "{text}");
    }
}

/// The depths reported last before each answer.
fn depths(output: &Output) -> Vec<u32> {
    let text = out(output);
    let (mut depths, mut last) = (Vec::new(), 0);
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("info depth ") {
            last = rest.split(' ').next().unwrap().parse().unwrap();
        } else if line.starts_with("bestmove ") {
            depths.push(std::mem::take(&mut last));
        }
    }
    depths
}

#[test]
fn a_limited_search_is_finished_before_the_next_one_and_the_end() {
    const FIRST: &str = "position startpos\ngo depth 8\n";
    const SECOND: &str = "position startpos moves b1b3\ngo nodes 20000 depth 7\n";
    let depths_of = |input: String| depths(&all_at_once(input.as_bytes()));
    assert_eq!(depths_of(format!("{FIRST}{SECOND}")), [8, 7]);
    assert_eq!(
        depths_of(format!("{FIRST}ucinewgame\n{SECOND}isready\n")),
        [8, 7]
    );
    for last in ["quit", "stop"] {
        let depths = depths_of(format!("{FIRST}{SECOND}{last}\n"));
        assert_eq!((depths[0], depths.len()), (8, 2), "{last}");
    }
    assert_eq!(depths_of(format!("go infinite\n{SECOND}")).last(), Some(&7));
}

/// The line that is reported is long enough to ponder on, and the answer names the move.
#[test]
fn lines_have_a_move_to_ponder_on() {
    let mut engine = talk(&[]);
    for moves in ["b1b3 a2c2", "c1c3 h5f3 d1d3", "b8b6 a2c2 g8g6 h2f2"] {
        engine.say(&format!("position startpos moves {moves}"));
        for nodes in [5_000, 20_000, 60_000] {
            let answer = engine.ask(&format!("go nodes {nodes}"), "bestmove");
            let (best, info) = (answer.last().unwrap(), &answer[answer.len() - 2]);
            let line = info.split_once(" pv ").unwrap().1;
            let words: Vec<&str> = line.split(' ').collect();
            assert!(words.len() >= 4, "{info}");
            assert_eq!(*best, format!("bestmove {} ponder {}", words[0], words[1]));
        }
    }
    engine.quit();
}

#[test]
fn stop_quit_and_isready_act_at_once() {
    let mut engine = talk(&[]);
    for later in ["", "position startpos\n", "ucinewgame\nposition startpos\n"] {
        // For ever, by the measure of a test.
        engine.say("go depth 60");
        let heard = engine.ask(&format!("{later}isready"), "readyok");
        assert_eq!(count(&heard, "bestmove"), 0);
        engine.ask("stop", "bestmove");
    }
    engine.say("go depth 60\nposition startpos");
    engine.quit();
}

#[test]
fn a_byte_order_mark_begins_no_word() {
    let output = all_at_once("\u{feff}isready\r\nquit\r\n".as_bytes());
    assert_eq!(output.stdout, b"readyok\n");
}

#[test]
fn invalid_commands_change_nothing() {
    let mut engine = talk(&[]);
    engine.say("position startpos moves b1b3");
    let fen = |engine: &mut Talk| engine.ask("d", "Fen:").pop().unwrap();
    let before = fen(&mut engine);
    let long = "position startpos moves b1b3 ".repeat(40_000);
    for line in [
        long.as_str(),
        "position startpos moves b1b3 b1b3",
        "position startpos moves b1b3 0000",
        "position startpos b1b3 a2c2",
        "position fen 3/3 w",
        "position",
        "setoption name Hash value -1",
        "setoption name Rules value chess",
        "setoption name Tables value /no/such/folder",
    ] {
        let heard = engine.ask(&format!("{line}\nisready"), "readyok");
        let line = &line[..line.len().min(50)];
        assert_eq!(count(&heard, "info string "), 1, "{line}: {heard:?}");
    }
    for line in ["stop", "ponderhit", "hello", "\u{1b}[2J"] {
        assert_eq!(
            engine.ask(&format!("{line}\nisready"), "readyok"),
            ["readyok"]
        );
    }
    engine.say("position startpos moves b1b3");
    assert_eq!(fen(&mut engine), before);
    engine.quit();
}

/// Under the default rules the position of the start comes up for the third time after eight moves.
/// Whoever goes on all the same gets moves for the position they are at.
#[test]
fn a_draw_in_a_list_of_moves_is_played_on() {
    let mut engine = talk(&[]);
    let list = "b1b3 a2c2 b3b1 c2a2 ".repeat(2) + "b1b3";
    engine.say(&format!("position startpos moves {list}"));
    let answer = engine.ask("go nodes 100", "bestmove");
    let told = "info string draw by repetition before move 9; played on";
    assert!(answer.iter().any(|line| line == told), "{answer:?}");
    let mut game = Game::default();
    game.play("b1b3".parse().unwrap()).unwrap();
    let best = answer.last().unwrap().split(' ').nth(1).unwrap();
    game.play(best.parse().unwrap()).expect("White's move");
    engine.quit();
}

#[test]
fn nothing_is_answered_for_a_position_that_was_refused() {
    let nothing = ["info string there is no position: the last one was refused"];
    let mut engine = talk(&[]);
    for refused in [
        "position startpos moves b1b3 b3b5",
        "position startpos moves b1b3 z9z9",
        "position fen 8/8/8/8/8/8/8/8 w",
        "position here",
        "position startpos b1b3",
        "position startpos move b1b3",
    ] {
        engine.say("position startpos moves c1c3");
        engine.say(refused);
        assert_eq!(best(&mut engine, "go nodes 100"), "(none)", "{refused}");
        assert_eq!(best(&mut engine, "go depth 1"), "(none)", "{refused}");
        // Neither is the legality of moves told.
        let answer = engine.ask("go depth 1 searchmoves a1a2", "bestmove");
        assert_eq!(answer, [nothing[0], "bestmove (none)"], "{refused}");
        assert_eq!(engine.ask("go perft 1", "info"), nothing, "{refused}");
        assert_eq!(engine.ask("d", "info"), nothing, "{refused}");
        engine.say("position startpos");
        assert_ne!(best(&mut engine, "go nodes 100"), "(none)", "{refused}");
    }
    engine.quit();
}

#[test]
fn rules_and_board_set_the_start_position() {
    let mut engine = talk(&[]);
    let mut fen = |options: &str| {
        engine.say(options);
        engine.ask("position startpos\nd", "Fen:").pop().unwrap()
    };
    assert_eq!(
        fen("setoption name Board value 4x4"),
        "Fen: 1LL1/l2l/l2l/1LL1 w - - 0 1"
    );
    assert_eq!(
        fen("setoption name Rules value cuhk"),
        "Fen: 1ll1/L2L/L2L/1ll1 w - - 0 1"
    );
    engine.quit();
}

#[test]
fn wins_passes_and_ends() {
    let mut engine = talk(&[]);
    engine.say("setoption name Rules value soucie");
    // Black connects by c1-b1.
    engine.say("position fen 4/l2l/L3/2L1 w");
    let answer = engine.ask("go movetime 1000", "bestmove");
    has(&answer[answer.len() - 2], "score mate 1 ");
    // White's pieces shut Black's two in.
    engine.say("position fen 6lL/6ll/8/8/8/8/ll6/Ll6 w");
    assert_eq!(best(&mut engine, "go depth 3"), "0000");
    engine.say("position fen 3/LLL/l1l b");
    for go in [
        "go depth 3",
        "go depth 3 searchmoves 0000",
        "go infinite\nstop",
    ] {
        assert_eq!(best(&mut engine, go), "(none)", "{go}");
    }
    engine.quit();
}

#[test]
fn tables_of_a_solved_board_are_used() {
    let folder = Folder::new();
    let tables = folder.path().to_str().unwrap();
    folder.done(&format!("solve --board 4x4 --out {tables}"));
    let mut engine = talk(&["--tables", tables]);
    let told = engine.ask("uci", "uciok");
    let option = format!("option name Tables type string default {tables}");
    assert!(told.contains(&option), "{told:?}");
    engine.say("setoption name Board value 4x4");
    let is_known = |answer: &[String]| answer.iter().any(|line| line.contains(" tbhits 1 "));
    // By these rules a blocked player passes: other tables, which is said once.
    for said in [1, 0] {
        let answer = engine.ask("go depth 1", "bestmove");
        let complaint = format!("info string the tables in {tables} are for other rules");
        assert!(
            !is_known(&answer) && count(&answer, &complaint) == said,
            "{answer:?}"
        );
    }
    engine.say("setoption name Rules value gamesman");
    let answer = engine.ask("go movetime 10000", "bestmove");
    assert!(
        is_known(&answer) && answer[0].contains(" score mate "),
        "{answer:?}"
    );
    engine.say("setoption name MultiPV value 100");
    let answer = engine.ask("go infinite\nstop", "bestmove");
    let game = Game::start(&Preset::GAMESMAN, "4x4".parse().unwrap());
    let moves = game.legal_moves().len();
    assert_eq!(count(&answer, "info depth "), moves, "{answer:?}");
    engine.say("setoption name Tables value <empty>");
    assert!(!is_known(&engine.ask("go depth 1", "bestmove")));
    engine.quit();
}

/// A word that means something, or doesn't.
fn word() -> impl Strategy<Value = String> {
    let known = "uci isready ucinewgame stop ponderhit d debug on setoption name value Hash \
        Threads MultiPV Rules Board Level Clear position startpos fen moves b1b3 0000 a1 \
        1LL1/l2l/l2l/1LL1 w b go depth nodes movetime wtime btime winc movestogo mate \
        infinite ponder searchmoves 1 2 3 -1 4x4 olympiad";
    let known: Vec<&str> = known.split(' ').collect();
    prop_oneof![
        9 => prop::sample::select(known).prop_map(str::to_owned),
        1 => "[^\r\n]{0,6}".prop_map(|noise: String| noise.replace("quit", "")),
    ]
}

fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::collection::vec(word(), 0..7).prop_map(|words| words.join(" ")),
        Just("go movetime 2".to_owned()),
        Just("go infinite".to_owned()),
        Just("stop".to_owned()),
    ]
}

/// Whether a line is a `go`, by the rule that unknown words before a command are skipped.
fn is_go(line: &str) -> bool {
    let commands = "uci isready ucinewgame stop ponderhit d debug setoption position go quit";
    let commands: Vec<&str> = commands.split(' ').collect();
    let command = line.split_whitespace().find(|word| commands.contains(word));
    command == Some("go")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_go_is_answered_once(lines in prop::collection::vec(line(), 0..25)) {
        let output = all_at_once((lines.join("\n") + "\n").as_bytes());
        prop_assert!(output.status.success() && output.stderr.is_empty());
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let answers = text.lines().filter(|line| line.starts_with("bestmove "));
        prop_assert_eq!(answers.count(), lines.iter().filter(|line| is_go(line)).count());
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let output = all_at_once(&bytes);
        prop_assert!(output.status.success() && output.stderr.is_empty());
    }
}
