//! `--dialect gamesman` at its edges: files, pipes, the end of the input, flags.

use crate::start;
use std::fs;
use std::path::Path;
use std::process::Output;

fn loa(flags: &[&str], folder: &Path, input: &[u8]) -> Output {
    let mut command = start::loa(["--dialect", "gamesman"]);
    start::run(command.args(flags).current_dir(folder), input)
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// What is said to input, when all goes well.
#[track_caller]
fn told(folder: &Path, input: &[u8]) -> String {
    let output = loa(&["--seed", "1"], folder, input);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_input_can_end_anywhere() {
    let folder = folder();
    let session =
        "g r 3 3 b s p p s b1a1 a n a y c 1 Ann 3 i 50 4 h b p b1a1 a y a p n 2 w n f out f out n";
    let words: Vec<&str> = session.split(' ').collect();
    for end in 0..=words.len() {
        let text = told(folder.path(), words[..end].join("\n").as_bytes());
        assert!(text.ends_with(": \n"), "ends at a prompt: {text}");
    }
}

#[test]
fn a_board_is_solved_and_played_to_its_end() {
    let folder = folder();
    let text = told(folder.path(), b"s\nc\n3\np\nb\np\nv\nq\nthis is not read\n");
    assert!(
        text.contains("Solved: X, who moves first, wins after 3 moves"),
        "{text}"
    );
    assert!(
        text.contains("Player (X) wins: all X are connected.\n3 moves: 2 by"),
        "{text}"
    );
    assert!(!text.contains("this is"));
}

#[test]
fn seeded_play_without_tables_is_reproducible() {
    let folder = folder();
    let input = b"g\nr\n6\n6\nb\ns\np\nb1b3\np\ns\n";
    let text = told(folder.path(), input);
    assert!(text.contains("6x6 don't fit into memory"), "{text}");
    assert!(text.contains("Computer (o) moves "), "{text}");
    assert!(text.contains("(The search would play "), "{text}");
    assert_eq!(told(folder.path(), input), text);
}

#[test]
fn invalid_bytes_get_an_error_message() {
    let folder = folder();
    let text = told(folder.path(), b"\xff\xfe\0\x1b[2J\n\n\xf0\n");
    assert_eq!(text.matches(" is not understood").count(), 2, "{text}");
    assert!(text.contains("Nothing was typed"), "{text}");
    assert!(!text.contains(['\0', '\x1b']));
}

#[test]
fn input_and_output_files() {
    let folder = folder();
    fs::write(folder.path().join("in"), "g\nr\n3\n4\nb\ns").unwrap();
    let output = loa(&["in", "out"], folder.path(), b"");
    assert!(output.status.success());
    assert!(output.stdout.is_empty());
    let text = fs::read_to_string(folder.path().join("out")).unwrap();
    assert!(
        text.contains("wins after 1 move"),
        "the last line counts: {text}"
    );
}

#[test]
fn files_are_written_whole_or_not_at_all() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("directory")).unwrap();
    fs::write(path("old"), "old").unwrap();
    let begin = "g\nr\n3\n4\nb\ns\na\nf\n";
    let write = |name: &str| told(folder.path(), format!("{begin}{name}\n").as_bytes());

    assert!(write("new").contains("32544 positions written to new."));
    assert_eq!(
        fs::read_to_string(path("new")).unwrap().lines().count(),
        32_545
    );
    for name in [
        "missing/new",
        "directory",
        "directory/",
        ".",
        "/",
        "new/new",
    ] {
        assert!(write(name).contains(&format!("{name} can't be written: ")));
    }
    assert!(write("old").contains("old is there already."));
    assert!(write("old\nn").contains("File name"));
    assert_eq!(fs::read_to_string(path("old")).unwrap(), "old");
    assert!(write("old\ny").contains("written to old."));
    assert_eq!(
        fs::read(path("old")).unwrap(),
        fs::read(path("new")).unwrap()
    );

    let mut names: Vec<_> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    names.sort();
    assert_eq!(names, ["directory", "new", "old"], "nothing is left behind");
}

#[test]
fn flags_of_other_dialects_are_refused() {
    let folder = folder();
    for flags in [
        &["--log", "log"][..],
        &["--strict"],
        &["--level", "3"],
        &["--auto", "black"],
    ] {
        let output = loa(flags, folder.path(), b"q\n");
        assert_eq!(output.status.code(), Some(2), "{flags:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            error,
            format!("loa: {} does not go with --dialect gamesman\n", flags[0])
        );
    }
    assert!(fs::read_dir(folder.path()).unwrap().next().is_none());
}

fn words(output: &Output) -> String {
    let texts = [&output.stdout, &output.stderr];
    texts
        .map(|text| String::from_utf8_lossy(text).into_owned())
        .concat()
}

#[test]
fn solved_tables_of_a_folder_are_played_and_analysed() {
    let folder = folder();
    let flags = "solve --board 3x4 --rules gamesman-misere --out t";
    let mut solve = start::loa(flags.split_whitespace());
    let solve = solve.current_dir(folder.path()).output();
    assert!(solve.unwrap().status.success());
    let text = words(&loa(
        &["--tables", "t"],
        folder.path(),
        b"p\nps\na\ny\na\np\nq\n",
    ));
    assert!(
        text.contains("Loaded 3x4 REVERSE: o, who moves second, wins"),
        "{text}"
    );
    assert!(text.contains("Losing moves:"), "{text}");
    assert!(text.contains(" 32544 "), "{text}");
    let text = words(&loa(&["--tables", "none"], folder.path(), b"l\nt\nq\n"));
    assert!(text.contains("none can't be used: "), "{text}");
    assert!(text.contains("Loaded 3x4 REVERSE"), "{text}");
    fs::remove_file(folder.path().join("t/2v4.tier")).unwrap();
    let text = words(&loa(&["--tables", "t"], folder.path(), b"q\n"));
    assert!(
        text.contains("t can't be used: the tier 2v4 is missing."),
        "{text}"
    );
}

#[test]
fn board_and_rules_can_be_flags() {
    let folder = folder();
    let flags = [
        "--board",
        "5x4",
        "--rules",
        "gamesman-misere",
        "--threads",
        "1",
    ];
    let text = words(&loa(&flags, folder.path(), b"q\n"));
    assert!(
        text.contains("now REVERSE") && text.contains("now 5x4"),
        "{text}"
    );
    for (flags, complaint) in [
        (
            ["--board", "7x4"],
            "--board 7x4: the menus know boards of 3x3 to 6x6",
        ),
        (
            ["--rules", "cuhk"],
            "--rules cuhk: the menus know gamesman and gamesman-misere",
        ),
    ] {
        let output = loa(&flags, folder.path(), b"q\n");
        assert_eq!(output.status.code(), Some(2), "{flags:?}");
        assert!(words(&output).contains(complaint), "{}", words(&output));
    }
    let flags = ["--board", "5x5", "--dialect", "berkeley"];
    let berkeley = start::run(&mut start::loa(flags), b"");
    let complaint = "--board does not go with --dialect berkeley";
    assert!(words(&berkeley).contains(complaint), "{}", words(&berkeley));
}
