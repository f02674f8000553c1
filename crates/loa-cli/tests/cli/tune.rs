//! `loa datagen` and `loa tune`.
use std::path::Path;
use std::process::{Command, Output};

fn loa(folder: &Path, line: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_loa"))
        .current_dir(folder)
        .args(line.split_whitespace())
        .output()
        .unwrap()
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
    assert!(text(&other.stderr).contains("other games"));
}

#[test]
fn weights_are_fitted() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    assert!(datagen(folder, "--out data --games 120").status.success());
    let tuned = loa(
        folder,
        "tune --data data --out weights.json --checkpoint state.json --without walls --lambda 0.8",
    );
    assert!(tuned.status.success(), "{}", text(&tuned.stderr));
    let printed = text(&tuned.stdout);
    assert!(printed.contains("pub const DEFAULT: Weights"));
    let weights = std::fs::read_to_string(folder.join("weights.json")).unwrap();
    let weights: serde_json::Value = serde_json::from_str(&weights).unwrap();
    let terms = weights["terms"].as_array().unwrap();
    assert_eq!(terms.len(), loa_engine::Term::COUNT - 1);
    assert!(terms.iter().all(|term| term["term"] != "walls"));
    // The fit was finished, so the same command has nothing left to do but to tell.
    let line = "tune --data data --checkpoint state.json --without walls --lambda 0.8";
    let again = text(&loa(folder, line).stdout);
    assert!(!again.contains("\n   1  "));
    assert!(printed.ends_with(&again[again.find("points for 1 of").unwrap()..]));
    let other = loa(folder, "tune --data data --checkpoint state.json");
    assert_eq!(other.status.code(), Some(2));
}

#[test]
fn unusable_files_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("letter"), "Dear all, this is no data.").unwrap();
    for line in [
        "tune --data letter",
        "tune --data missing",
        "tune --data letter --lambda 2",
        "tune --data letter --without beauty",
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
