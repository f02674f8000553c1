//! Solving, probing and checking small boards from the command line.

use crate::folder::{Folder, err, out};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

#[test]
fn the_start_is_that_of_the_rules() {
    let folder = Folder::new();
    let solved = folder.done("solve --board 3x4 --rules cuhk --out t");
    assert!(solved.starts_with("3x4 board, sides start"), "{solved}");
    folder.done("prove --board 3x4 --rules cuhk --memory 1MiB --out proof");
    let proved = folder.done("check-proof proof");
    assert!(proved.contains("from 1l1/L1L/L1L/1l1 w"), "{proved}");
}

/// What is killed many times ends as if undisturbed.
fn killed_solution(rounds: usize) {
    let folder = Folder::new();
    // A checkpoint after each round, and another number of threads each time.
    let solve = |threads: usize| {
        let flags = format!("--board 4x4 --checkpoint 0 --threads {threads} --out killed");
        folder.command(&format!("solve {flags}"))
    };
    folder.done("solve --board 4x4 --out undisturbed");
    let mut kills = 0;
    for round in 0..rounds {
        let mut command = solve(1 + round % 3);
        let command = command.stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        std::thread::sleep(Duration::from_millis(3 + 37 * round as u64 % 61));
        child.kill().unwrap();
        kills += u32::from(!child.wait().unwrap().success());
    }
    assert!(kills > 0, "the machine is too fast for this test");
    assert!(solve(2).output().unwrap().status.success());
    assert!(folder.contents("undisturbed") == folder.contents("killed"));
}

#[test]
fn a_solution_survives_kills() {
    killed_solution(20);
}

#[test]
#[ignore = "takes long"]
fn a_solution_killed_hundreds_of_times_goes_on() {
    killed_solution(300);
}

#[test]
fn reports_tell_all_about_complete_tables() {
    let folder = Folder::new();
    folder.done("solve --board 4x4 --out t");
    let stats = folder.done("tables stats t");
    let total = stats.lines().find(|line| line.contains("all")).unwrap();
    for count in ["4524440", "2869342", "1653026"] {
        assert!(total.contains(count), "{stats}");
    }
    let text = folder.done("tables stats t --json");
    assert!(text.contains("\"positions\":4524440"), "{text}");
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["rule_sets"], serde_json::json!(["gamesman"]));
    let standard = &json["starts"][0];
    assert_eq!(
        (&standard["value"], &standard["remoteness"]),
        (&"win".into(), &3.into())
    );
    assert_eq!(standard["moves"].as_array().unwrap().len(), 12);
    let longest = &json["longest"][0];
    assert_eq!(longest["remoteness"], 15);
    assert_eq!(longest["games"][0]["line"].as_array().unwrap().len(), 15);

    let list = "cd t && LC_ALL=C sha256sum *.tier | tee list | sha256sum | cut -d ' ' -f 1";
    let mut shell = Command::new("sh");
    shell.args(["-c", list]).current_dir(folder.path());
    let sum = out(&shell.output().unwrap());
    assert_eq!(json["sha256"]["all"], sum.trim());
    let files = folder.read("t/list");
    for (sum, name) in files.lines().filter_map(|line| line.split_once("  ")) {
        assert_eq!(json["sha256"]["files"][name], sum);
    }
}

/// On 3x4 White has four pieces, on 4x3 Black has.
#[test]
fn tables_of_a_board_are_those_of_the_transposed_one() {
    let folder = Folder::new();
    folder.done("solve --board 3x4 --out 3x4");
    folder.done("solve --board 4x3 --out 4x3");
    let starts = |tables: &str| {
        let json = folder.json(&format!("tables stats {tables} --json"));
        json["starts"].as_array().unwrap().clone()
    };
    let (mut one, other) = (starts("3x4"), starts("4x3"));
    assert_eq!(
        (&one[0]["board"], &one[1]["board"]),
        (&"3x4".into(), &"4x3".into())
    );
    one.reverse();
    assert_eq!(one, other);

    let position = "--position \"1LL1/l2l/1LL1 w\"";
    let probe = |tables| folder.done(&format!("probe --tables {tables} --json {position}"));
    assert_eq!(probe("3x4"), probe("4x3"));
    let too_many = "probe --tables 3x4 --position \"1ll1/L2L/1ll1 w\"";
    let complaint = "1 to 2 black and 1 to 4 white ones on 3x4, or with exchanged colours on 4x3";
    folder.refuses(too_many, complaint);
    let analyzed = folder.done("analyze --board 4x3 --rules gamesman --tables 3x4");
    assert!(analyzed.contains("win in 1"), "{analyzed}");
    folder.done("prove --board 4x3 --rules gamesman --memory 1MiB --tables 3x4");
}

#[test]
fn few_pieces_are_solved_on_boards_of_any_size() {
    let folder = Folder::new();
    let solved = folder.done("solve --board 6x6 --pieces 2 --out t");
    let expected = "6x6 board, at most 2 pieces a side, gamesman rules: solved";
    assert!(solved.contains(expected), "{solved}");

    let value = folder.done("probe --tables t --position \"LL4/6/6/6/6/l4l b\"");
    assert!(value.contains("White to move: loss in 0"), "{value}");
    let many = "probe --tables t --position \"LLL3/6/6/6/6/l4l w\"";
    let complaint = "the tables are for 1 to 2 black and 1 to 2 white ones on 6x6";
    folder.refuses(many, complaint);

    let said = "All positions with at most 2 pieces a side; no start position has so few.";
    let stats = folder.done("tables stats t");
    assert!(stats.contains(said) && stats.contains("795060"), "{stats}");
    let json = folder.json("tables stats t --json");
    assert_eq!(
        (&json["pieces"], &json["starts"]),
        (&2.into(), &serde_json::json!([]))
    );
}

#[test]
fn material_that_does_not_fit_is_refused_with_reasons() {
    let table = "
        8x8 --pieces 0                  | games on boards of 8x8 have 1 to 12 pieces a side, not
        8x8 --pieces 13                 | games on boards of 8x8 have 1 to 12 pieces a side, not
        8x8 --pieces 7                  | in 621216192 ways
        8x8 --pieces 6                  | are needed
        6x6 --pieces 2 --start sides    | cannot be used with '--start
        6x6                             | --pieces N";
    Folder::new().refuses_all("solve --out t --board", table);
}

#[test]
fn verification_tells_right_tables_from_damaged_ones() {
    let folder = Folder::new();
    folder.done("solve --board 3x4 --out tables");
    let checked = folder.done("tables verify tables");
    let expected = "18418 positions checked, 0 wrong";
    assert!(checked.contains(expected), "{checked}");
    let sampled = folder.done("tables verify tables --sample 1000");
    assert!(sampled.contains("1000"));
    damage(&folder, "tables/2v2.tier");
    folder.refuses("tables verify tables", "2v2.tier");
}

/// Flips a bit in the middle of a file; returns what is there then.
fn damage(folder: &Folder, name: &str) -> Vec<u8> {
    let mut bytes = fs::read(folder.file(name)).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    folder.write(name, &bytes);
    bytes
}

#[test]
fn unfinished_folders_have_statistics_too() {
    let folder = Folder::new();
    folder.done("solve --board 3x4 --out t");
    let all = folder.done("tables stats t");
    assert!(!all.contains("unfinished"), "{all}");
    fs::remove_file(folder.file("t/4v2.tier")).unwrap();
    fs::remove_file(folder.file("t/2v4.tier")).unwrap();
    let part = folder.done("tables stats t");
    let missing = "unfinished, not solved yet: 2v4 4v2";
    assert!(part.contains(missing) && part.contains("2v2 "), "{part}");
    let json = folder.json("tables stats t --json");
    assert_eq!(json["missing"], serde_json::json!(["2v4", "4v2"]));
    assert!(json.get("starts").is_none(), "{json}");
}

#[test]
fn a_damaged_table_is_set_aside_and_solved_again() {
    let folder = Folder::new();
    let solve = "solve --board 3x4 --out t";
    folder.done(solve);
    let before = folder.contents("t");
    let damaged = damage(&folder, "t/2v2.tier");
    let output = folder.loa(solve);
    assert!(output.status.success());
    let message = err(&output);
    assert!(message.contains("2v2.tier: chunk 0"), "{message}");
    assert!(message.contains("kept as t/2v2.tier.damaged"), "{message}");
    let mut after = folder.contents("t");
    assert_eq!(after.remove(Path::new("2v2.tier.damaged")), Some(damaged));
    assert!(before == after);
}

#[test]
fn certificates_name_their_rules() {
    let folder = Folder::new();
    for (rules, told) in [
        ("olympiad", "simultaneous draws, blocked passes"),
        ("gamesman", "simultaneous mover, blocked draws"),
    ] {
        let prove = "prove --board 4x4 --memory 1MiB --out p --rules";
        folder.done(&format!("{prove} {rules}"));
        let checked = folder.done("check-proof p");
        let told = format!("rules: goal connect, {told}, repetition ignored\n");
        assert!(checked.contains(&told), "{checked}");
    }
}

#[test]
fn a_killed_proof_goes_on_from_its_checkpoint() {
    let folder = Folder::new();
    let prove = |winner: &str| {
        let flags = "--memory 64MiB --checkpoint c --every 0.02s";
        format!("prove --board 5x6 {flags} --winner {winner}")
    };
    let file = folder.file("c");
    let mut kills = 0;
    for _ in 0..5 {
        let _ = fs::remove_file(&file);
        let mut child = folder.command(&prove("white"));
        let mut child = child.stdout(Stdio::null()).spawn().unwrap();
        while !file.exists() && child.try_wait().unwrap().is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        kills += u32::from(!child.wait().unwrap().success());
    }
    assert!(kills > 0, "the machine is too fast for this test");

    let saved = fs::read(&file).unwrap();
    folder.refuses(&prove("black"), "winner is White, not Black");
    folder.refuses(&prove("white --within 30"), "within is any, not 30");
    let mut damaged = saved.clone();
    let last = damaged.len() - 9;
    damaged[last] ^= 1;
    for (bytes, complaint) in [
        (&damaged[..], "c is damaged"),
        (&saved[..saved.len() / 2], "c is damaged"),
        (&saved[..20], "not a checkpoint"),
        (b"Dear diary,\n", "not a checkpoint"),
    ] {
        fs::write(&file, bytes).unwrap();
        folder.refuses(&prove("white"), complaint);
        assert_eq!(fs::read(&file).unwrap(), bytes);
    }

    fs::write(&file, &saved).unwrap();
    let verdict = folder.done(&prove("white --out p"));
    assert!(verdict.starts_with("White wins ("), "{verdict}");
    let checked = folder.done("check-proof p");
    assert!(checked.starts_with("White wins from "), "{checked}");
    let again = folder.done(&prove("white"));
    assert!(again.starts_with("White wins ("), "{again}");
    let complaint = "expected a number with s, min or h";
    folder.refuses("prove --checkpoint c --every 10", complaint);
}

#[test]
fn a_checkpoint_names_its_model() {
    let folder = Folder::new();
    folder.write("zero", [0; 2176]);
    let prove = "prove --board 4x4 --winner black --memory 16MiB --checkpoint c";
    let with_model = |model| format!("{prove} --model {model}");
    for _ in 0..2 {
        folder.done(&with_model("zero"));
    }
    folder.refuses(prove, "model is");
    folder.write("other", [0; 2175]);
    folder.refuses(&with_model("other"), "other is not a model of the prover");
    folder.refuses(&with_model("c"), "can't write c: it is the input");
}

#[test]
fn problems_too_large_for_memory_are_refused_at_once() {
    let folder = Folder::new();
    let table = "
        5x5 --memory 20MiB      | of memory are needed
        8x8 --memory 20GiB      | 64 squares";
    folder.refuses_all("solve --out t --board", table);
    folder.assert_is_empty();
    // No disk has so much.
    let large = "solve --out t --board 6x5 --memory 20GiB";
    folder.refuses(large, "of disk space are needed");
}
