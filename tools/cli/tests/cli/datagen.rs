//! `loa datagen`, and the files that it and `loa train` refuse.
use crate::start;
use std::path::Path;
use std::process::Output;

fn loa(folder: &Path, line: &str) -> Output {
    start::run(start::loa(line.split_whitespace()).current_dir(folder), b"")
}

fn datagen(folder: &Path, more: &str) -> Output {
    let line = format!("datagen --nodes 50 --board 6x6 --seed 4 {more}");
    loa(folder, &line)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn games_can_be_added_later() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    assert!(datagen(folder, "--out whole --games 8").status.success());
    assert!(
        datagen(folder, "--out parts --games 3 --threads 1")
            .status
            .success()
    );
    let output = datagen(folder, "--out parts --games 8 --threads 2");
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("\"games\":8,"));
    let files = ["whole", "parts"].map(|name| std::fs::read(folder.join(name)).unwrap());
    assert!(files[0] == files[1]);
    let other = datagen(folder, "--out whole --games 9 --rules soucie");
    assert_eq!(other.status.code(), Some(2));
    assert!(text(&other.stderr).contains("whole is of another run: rules is olympiad, not soucie"));
}

#[test]
fn unusable_files_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("letter"), "Dear all, these are not data.").unwrap();
    for line in [
        "train --data letter",
        "train --data missing",
        "train --data letter --lambda 2",
        "datagen --out letter --games 1",
        "datagen --out new",
        "datagen --out new --games 1 --positions 1",
        "datagen --out missing/new --games 1",
    ] {
        let output = loa(folder, line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(!output.stderr.is_empty());
    }
    assert!(!folder.join("new").exists());
}
