//! `--dialect gamesman` at its edges: files, pipes, the end of the input, flags.

use crate::folder::{Folder, err, out};
use std::fs;
use std::process::Output;

/// Runs the dialect with flags and an input.
fn loa(folder: &Folder, flags: &str, input: &[u8]) -> Output {
    folder.given(&format!("--dialect gamesman {flags}"), input)
}

/// What is said to input, when all goes well.
#[track_caller]
fn told(folder: &Folder, input: &[u8]) -> String {
    folder.printed("--dialect gamesman --seed 1", input)
}

#[test]
fn the_input_can_end_anywhere() {
    let folder = Folder::new();
    let session =
        "g r 3 3 b s p p s b1a1 a n a y c 1 Ann 3 i 50 4 h b p b1a1 a y a p n 2 w n f out f out n";
    let words: Vec<&str> = session.split(' ').collect();
    for end in 0..=words.len() {
        let text = told(&folder, words[..end].join("\n").as_bytes());
        assert!(text.ends_with(": \n"), "ends at a prompt: {text}");
    }
}

#[test]
fn seeded_play_without_tables_is_reproducible() {
    let folder = Folder::new();
    let input = b"g\nr\n6\n6\nb\ns\np\nb1b3\np\ns\n";
    let text = told(&folder, input);
    assert!(text.contains("6x6 don't fit into memory"), "{text}");
    assert!(text.contains("Computer (o) moves "), "{text}");
    assert!(text.contains("(The search would play "), "{text}");
    assert!(!text.contains(" should "), "nothing is predicted: {text}");
    assert_eq!(told(&folder, input), text);
}

#[test]
fn invalid_bytes_get_an_error_message() {
    let folder = Folder::new();
    let text = told(&folder, b"\xff\xfe\0\x1b[2J\n\n\xf0\n");
    assert_eq!(text.matches(" is not understood").count(), 2, "{text}");
    assert!(text.contains("Nothing was typed"), "{text}");
    assert!(!text.contains(['\0', '\x1b']));
}

#[test]
fn files_are_written_whole_or_not_at_all() {
    let folder = Folder::new();
    fs::create_dir(folder.file("directory")).unwrap();
    folder.write("old", "old");
    let begin = "g\nr\n3\n4\nb\ns\na\nf\n";
    let write = |name: &str| told(&folder, format!("{begin}{name}\n").as_bytes());

    assert!(write("new").contains("32544 positions written to new."));
    assert_eq!(folder.read("new").lines().count(), 32_545);
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
    assert_eq!(folder.read("old"), "old");
    assert!(write("old\ny").contains("written to old."));
    assert_eq!(folder.read("old"), folder.read("new"));

    let names = fs::read_dir(folder.path()).unwrap();
    let mut names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["directory", "new", "old"], "nothing is left behind");
}

fn words(output: &Output) -> String {
    out(output) + &err(output)
}

#[test]
fn solved_tables_of_a_folder_are_played_and_analysed() {
    let folder = Folder::new();
    folder.done("solve --board 3x4 --rules gamesman-misere --out t");
    let text = words(&loa(&folder, "--tables t", b"p\nps\na\ny\na\np\nq\n"));
    for part in [
        "Loaded 3x4 REVERSE: o, who moves second, wins",
        "Losing moves:",
        " 32544 ",
    ] {
        assert!(text.contains(part), "{text}");
    }
    let text = words(&loa(&folder, "--tables none", b"l\nt\nq\n"));
    assert!(text.contains("none can't be used: "), "{text}");
    assert!(text.contains("Loaded 3x4 REVERSE"), "{text}");
    let given = "--tables t --board 3x4 --rules gamesman-misere";
    let text = words(&loa(&folder, given, b"q\n"));
    assert!(text.contains("Loaded 3x4 REVERSE"), "{text}");
    let table = "
        --board 4x4         | --board 4x4: the tables in t are for boards of 3x4
        --rules gamesman    | --rules gamesman: the tables in t are for other rules";
    folder.refuses_all("--dialect gamesman --tables t", table);
    fs::remove_file(folder.file("t/2v4.tier")).unwrap();
    let text = words(&loa(&folder, "--tables t", b"q\n"));
    let complaint = "t can't be used: the tier 2v4 is missing.";
    assert!(text.contains(complaint), "{text}");
}

#[test]
fn board_and_rules_can_be_flags() {
    let folder = Folder::new();
    let flags = "--board 5x4 --rules gamesman-misere --threads 1";
    let text = words(&loa(&folder, flags, b"q\n"));
    assert!(
        text.contains("now REVERSE") && text.contains("now 5x4"),
        "{text}"
    );
    let table = "
        gamesman --board 7x4        | --board 7x4: the menus know boards of 3x3 to 6x6
        gamesman --rules cuhk       | --rules cuhk: the menus know gamesman and gamesman-misere
        gamesman --log log          | loa: --log does not go with --dialect gamesman
        gamesman --strict           | loa: --strict does not go with --dialect gamesman
        gamesman --level 3          | loa: --level does not go with --dialect gamesman
        gamesman --auto black       | loa: --auto does not go with --dialect gamesman
        gamesman --start sides      | loa: --start does not go with --dialect gamesman
        berkeley --board 5x5        | loa: --board does not go with --dialect berkeley
        cuhk --display              | loa: --display does not go with --dialect cuhk
        cuhk --auto red             | red
        cuhk --level 11             | 11
        cuhk missing                | can't read missing";
    folder.refuses_all("--dialect", table);
    folder.assert_is_empty();
}
