//! Solving, probing and checking small boards from the command line.

use crate::start;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

fn command(flags: &[&str], folder: &Path) -> Command {
    let mut command = start::loa(flags);
    command.current_dir(folder).stdin(Stdio::null());
    command
}

fn loa(flags: &[&str], folder: &Path) -> Output {
    command(flags, folder).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[track_caller]
fn done(flags: &[&str], folder: &Path) -> String {
    let output = loa(flags, folder);
    assert!(output.status.success(), "{flags:?}: {}", err(&output));
    out(&output)
}

#[track_caller]
fn could_not(flags: &[&str], folder: &Path, complaint: &str) {
    let output = loa(flags, folder);
    assert_eq!(output.status.code(), Some(2), "{flags:?}");
    assert!(
        err(&output).contains(complaint),
        "{flags:?}: {}",
        err(&output)
    );
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// All files of a folder with what is in them.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entry = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        (name, fs::read(entry.path()).unwrap())
    };
    fs::read_dir(folder).unwrap().map(entry).collect()
}

#[test]
fn known_boards_have_their_known_values() {
    let folder = folder();
    let known = [
        ("3x3", "gamesman", "loss in 2"),
        ("3x4", "gamesman", "win in 1"),
        ("4x3", "gamesman", "win in 1"),
        ("4x4", "gamesman", "win in 3"),
        ("4x4", "gamesman-misere", "tie in 14"),
    ];
    for (board, rules, value) in known {
        let out = format!("{board}-{rules}");
        let flags = ["solve", "--board", board, "--rules", rules, "--out", &out];
        let line = done(&flags, folder.path());
        assert!(line.contains(&format!("Black to move, {value}")), "{line}");
    }
}

#[test]
fn a_solution_survives_kills() {
    let folder = folder();
    // A checkpoint after each round, and another number of threads each time.
    let solve = |out: &str, threads: &str| {
        let flags = ["solve", "--board", "4x4", "--checkpoint", "0"];
        let more = ["--threads", threads, "--out", out];
        command(&[flags.as_slice(), &more].concat(), folder.path())
    };
    done(
        &["solve", "--board", "4x4", "--out", "undisturbed"],
        folder.path(),
    );
    let mut kills = 0;
    for round in 0..20 {
        let mut child = solve("killed", ["1", "2", "3"][round % 3])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(3 + 37 * round as u64 % 61));
        child.kill().unwrap();
        kills += u32::from(!child.wait().unwrap().success());
    }
    assert!(kills > 0, "the machine is too fast for this test");
    assert!(solve("killed", "2").output().unwrap().status.success());
    assert!(
        contents(&folder.path().join("undisturbed")) == contents(&folder.path().join("killed"))
    );
}

#[test]
fn threads_change_nothing() {
    let folder = folder();
    for threads in ["1", "2", "3"] {
        let flags = ["--board", "3x5", "--threads", threads, "--out", threads];
        done(&[&["solve"], flags.as_slice()].concat(), folder.path());
    }
    let one = contents(&folder.path().join("1"));
    for threads in ["2", "3"] {
        assert!(one == contents(&folder.path().join(threads)));
    }
}

#[test]
fn statistics_count_all_placements() {
    let folder = folder();
    done(
        &["solve", "--board", "4x4", "--out", "tables"],
        folder.path(),
    );
    let stats = done(&["tables", "stats", "tables"], folder.path());
    let total = stats.lines().find(|line| line.contains("all")).unwrap();
    for count in ["4524440", "2869342", "1653026"] {
        assert!(total.contains(count), "{stats}");
    }
    let json = done(&["tables", "stats", "tables", "--json"], folder.path());
    assert!(json.contains("\"positions\":4524440"), "{json}");
}

#[test]
fn reports_tell_all_about_complete_tables() {
    let folder = folder();
    done(&["solve", "--board", "4x4", "--out", "t"], folder.path());
    let json = done(&["tables", "stats", "t", "--json"], folder.path());
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
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
    let files = fs::read_to_string(folder.path().join("t/list")).unwrap();
    for (sum, name) in files.lines().filter_map(|line| line.split_once("  ")) {
        assert_eq!(json["sha256"]["files"][name], sum);
    }

    fs::remove_file(folder.path().join("t/1v1.tier")).unwrap();
    let text = done(&["tables", "stats", "t"], folder.path());
    assert!(text.contains("not solved yet: 1v1"), "{text}");
    let json = done(&["tables", "stats", "t", "--json"], folder.path());
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["missing"], serde_json::json!(["1v1"]));
    assert!(json.get("starts").is_none(), "{json}");
}

/// On 3x4 White has four pieces, on 4x3 Black has.
#[test]
fn tables_of_a_board_are_those_of_the_transposed_one() {
    let folder = folder();
    done(&["solve", "--board", "3x4", "--out", "3x4"], folder.path());
    done(&["solve", "--board", "4x3", "--out", "4x3"], folder.path());
    let starts = |tables: &str| {
        let json = done(&["tables", "stats", tables, "--json"], folder.path());
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        json["starts"].as_array().unwrap().clone()
    };
    let (mut one, other) = (starts("3x4"), starts("4x3"));
    assert_eq!(
        (&one[0]["board"], &one[1]["board"]),
        (&"3x4".into(), &"4x3".into())
    );
    one.reverse();
    assert_eq!(one, other);

    let probe = |tables: &str| {
        let probe = [
            "probe",
            "--tables",
            tables,
            "--json",
            "--position",
            "1LL1/l2l/1LL1 w",
        ];
        done(&probe, folder.path())
    };
    assert_eq!(probe("3x4"), probe("4x3"));
    let too_many = ["probe", "--tables", "3x4", "--position", "1ll1/L2L/1ll1 w"];
    let complaint = "1 to 2 black and 1 to 4 white ones on 3x4, or with exchanged colours on 4x3";
    could_not(&too_many, folder.path(), complaint);
    let analyzed = [
        "analyze", "--board", "4x3", "--rules", "gamesman", "--tables", "3x4",
    ];
    let analyzed = done(&analyzed, folder.path());
    assert!(analyzed.contains("win in 1"), "{analyzed}");
}

#[test]
fn few_pieces_are_solved_on_boards_of_any_size() {
    let folder = folder();
    let solve = ["solve", "--board", "6x6", "--pieces", "2", "--out", "t"];
    let solved = done(&solve, folder.path());
    let expected = "6x6 board, at most 2 pieces a side, gamesman rules: solved";
    assert!(solved.contains(expected), "{solved}");
    let checked = done(
        &["tables", "verify", "t", "--sample", "1000"],
        folder.path(),
    );
    assert!(
        checked.contains("1000 positions checked, 0 wrong"),
        "{checked}"
    );

    let probe = ["probe", "--tables", "t", "--position"];
    let value = done(
        &[&probe, ["LL4/6/6/6/6/l4l b"].as_slice()].concat(),
        folder.path(),
    );
    assert!(value.contains("White to move: loss in 0"), "{value}");
    let many = [&probe, ["LLL3/6/6/6/6/l4l w"].as_slice()].concat();
    let complaint = "the tables are for 1 to 2 black and 1 to 2 white ones on 6x6";
    could_not(&many, folder.path(), complaint);

    let said = "All positions with at most 2 pieces a side; no start position has so few.";
    let stats = done(&["tables", "stats", "t"], folder.path());
    assert!(stats.contains(said) && stats.contains("795060"), "{stats}");
    let json = done(&["tables", "stats", "t", "--json"], folder.path());
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&json["pieces"], &json["starts"]),
        (&2.into(), &serde_json::json!([]))
    );
}

#[test]
fn material_that_does_not_fit_is_refused_with_reasons() {
    let folder = folder();
    let solve = |board: &'static str, pieces: &'static str| {
        ["solve", "--board", board, "--pieces", pieces, "--out", "t"]
    };
    for pieces in ["0", "13"] {
        let complaint = "games on boards of 8x8 have 1 to 12 pieces a side, not";
        could_not(&solve("8x8", pieces), folder.path(), complaint);
    }
    could_not(&solve("8x8", "7"), folder.path(), "in 621216192 ways");
    could_not(&solve("8x8", "6"), folder.path(), "are needed");
    let both = [solve("6x6", "2").as_slice(), &["--start", "sides"]].concat();
    could_not(&both, folder.path(), "cannot be used with '--start");
    could_not(
        &["solve", "--board", "6x6", "--out", "t"],
        folder.path(),
        "--pieces N",
    );
}

#[test]
fn verification_tells_right_tables_from_damaged_ones() {
    let folder = folder();
    done(
        &["solve", "--board", "3x4", "--out", "tables"],
        folder.path(),
    );
    let checked = done(&["tables", "verify", "tables"], folder.path());
    assert!(
        checked.contains("18418 positions checked, 0 wrong"),
        "{checked}"
    );
    let sample = ["tables", "verify", "tables", "--sample", "1000"];
    assert!(done(&sample, folder.path()).contains("1000"));

    let file = folder.path().join("tables/2v2.tier");
    let mut bytes = fs::read(&file).unwrap();
    let last = bytes.len() / 2;
    bytes[last] ^= 1;
    fs::write(&file, bytes).unwrap();
    could_not(&["tables", "verify", "tables"], folder.path(), "2v2.tier");
}

#[test]
fn unfinished_folders_have_statistics_too() {
    let folder = folder();
    done(&["solve", "--board", "3x4", "--out", "t"], folder.path());
    let all = done(&["tables", "stats", "t"], folder.path());
    assert!(!all.contains("unfinished"), "{all}");
    fs::remove_file(folder.path().join("t/4v2.tier")).unwrap();
    fs::remove_file(folder.path().join("t/2v4.tier")).unwrap();
    let part = done(&["tables", "stats", "t"], folder.path());
    assert!(
        part.contains("unfinished, not solved yet: 2v4 4v2"),
        "{part}"
    );
    assert!(part.contains("2v2 "), "{part}");
    let json = done(&["tables", "stats", "t", "--json"], folder.path());
    assert!(json.contains("\"missing\":[\"2v4\",\"4v2\"]"), "{json}");
}

#[test]
fn a_damaged_table_is_set_aside_and_solved_again() {
    let folder = folder();
    let solve = ["solve", "--board", "3x4", "--out", "t"];
    done(&solve, folder.path());
    let before = contents(&folder.path().join("t"));
    let file = folder.path().join("t/2v2.tier");
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&file, &bytes).unwrap();
    let output = loa(&solve, folder.path());
    assert!(output.status.success());
    let message = err(&output);
    assert!(message.contains("2v2.tier: chunk 0"), "{message}");
    assert!(message.contains("kept as t/2v2.tier.damaged"), "{message}");
    let mut after = contents(&folder.path().join("t"));
    assert_eq!(after.remove("2v2.tier.damaged"), Some(bytes));
    assert!(before == after);
}

#[test]
fn certificates_name_their_rules() {
    let folder = folder();
    let checked = |rules: &str| {
        let prove = [
            "prove", "--board", "4x4", "--memory", "1MiB", "--rules", rules,
        ];
        done(&[&prove, ["--out", "p"].as_slice()].concat(), folder.path());
        done(&["check-proof", "p"], folder.path())
    };
    let olympiad = checked("olympiad");
    let rules = "rules: goal connect, simultaneous draws, blocked passes, repetition ignored\n";
    assert!(olympiad.contains(rules), "{olympiad}");
    let gamesman = checked("gamesman");
    let rules = "rules: goal connect, simultaneous mover, blocked draws, repetition ignored\n";
    assert!(gamesman.contains(rules), "{gamesman}");
}

#[test]
fn a_killed_proof_goes_on_from_its_checkpoint() {
    let folder = folder();
    let prove = |winner: &'static str, more: &[&'static str]| {
        let goal = ["prove", "--board", "5x6", "--winner", winner];
        let flags = ["--memory", "64MiB", "--checkpoint", "c", "--every", "0.02s"];
        [&goal[..], &flags, more].concat()
    };
    let file = folder.path().join("c");
    let mut kills = 0;
    for _ in 0..5 {
        let _ = fs::remove_file(&file);
        let mut child = command(&prove("white", &[]), folder.path());
        let mut child = child.stdout(Stdio::null()).spawn().unwrap();
        while !file.exists() && child.try_wait().unwrap().is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        kills += u32::from(!child.wait().unwrap().success());
    }
    assert!(kills > 0, "the machine is too fast for this test");

    let saved = fs::read(&file).unwrap();
    could_not(
        &prove("black", &[]),
        folder.path(),
        "winner is White, not Black",
    );
    could_not(
        &prove("white", &["--within", "30"]),
        folder.path(),
        "within is any, not 30",
    );
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
        could_not(&prove("white", &[]), folder.path(), complaint);
        assert_eq!(fs::read(&file).unwrap(), bytes);
    }

    fs::write(&file, &saved).unwrap();
    let verdict = done(&prove("white", &["--out", "p"]), folder.path());
    assert!(verdict.starts_with("White wins ("), "{verdict}");
    let checked = done(&["check-proof", "p"], folder.path());
    assert!(checked.starts_with("White wins from "), "{checked}");
    let again = done(&prove("white", &[]), folder.path());
    assert!(again.starts_with("White wins ("), "{again}");
    let complaint = "expected a number with s, min or h";
    could_not(
        &["prove", "--checkpoint", "c", "--every", "10"],
        folder.path(),
        complaint,
    );
}

#[test]
fn a_checkpoint_names_its_model() {
    let folder = folder();
    fs::write(folder.path().join("zero"), [0; 2176]).unwrap();
    let prove = ["prove", "--board", "4x4", "--winner", "black"];
    let prove = [&prove[..], &["--memory", "16MiB", "--checkpoint", "c"]].concat();
    let with_model = |model| [&prove[..], &["--model", model]].concat();
    for _ in 0..2 {
        done(&with_model("zero"), folder.path());
    }
    could_not(&prove, folder.path(), "model is");
    let complaint = "c is not a model of the prover";
    could_not(&with_model("c"), folder.path(), complaint);
}

#[test]
fn problems_too_large_for_memory_are_refused_at_once() {
    let folder = folder();
    let solve = |board: &'static str, memory: &'static str| {
        ["solve", "--board", board, "--memory", memory, "--out", "t"]
    };
    could_not(
        &solve("5x5", "20MiB"),
        folder.path(),
        "of memory are needed",
    );
    could_not(&solve("8x8", "20GiB"), folder.path(), "64 squares");
    assert!(!folder.path().join("t").exists());
    let no_disk_has_so_much = solve("6x5", "20GiB");
    could_not(
        &no_disk_has_so_much,
        folder.path(),
        "of disk space are needed",
    );
}

#[test]
fn a_folder_of_something_else_is_left_alone() {
    let folder = folder();
    done(&["solve", "--board", "3x3", "--out", "t"], folder.path());
    let before = contents(&folder.path().join("t"));
    could_not(
        &["solve", "--board", "3x4", "--out", "t"],
        folder.path(),
        "3x3",
    );
    assert!(before == contents(&folder.path().join("t")));
    fs::create_dir(folder.path().join("mine")).unwrap();
    fs::write(folder.path().join("mine/notes"), "mine").unwrap();
    could_not(
        &["solve", "--board", "3x3", "--out", "mine"],
        folder.path(),
        "mine",
    );
    assert_eq!(contents(&folder.path().join("mine")).len(), 1);
}
