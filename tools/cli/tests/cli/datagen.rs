//! `loa datagen`, and `loa train --terms-only`.
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
fn weights_of_terms_are_trained_on_any_board() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    assert!(datagen(folder, "--out data --games 120").status.success());
    let line = "train --terms-only --data data --checkpoint state --without walls --lambda 0.8";
    let trained = loa(folder, &format!("{line} --out weights.json"));
    assert!(trained.status.success(), "{}", text(&trained.stderr));
    let printed = text(&trained.stdout);
    assert!(printed.contains("pub const DEFAULT: Weights"));
    let weights = std::fs::read_to_string(folder.join("weights.json")).unwrap();
    let weights: serde_json::Value = serde_json::from_str(&weights).unwrap();
    let terms = weights["terms"].as_array().unwrap();
    assert_eq!(terms.len(), loa_engine::Term::COUNT - 1);
    assert!(terms.iter().all(|term| term["term"] != "walls"));
    let losses = weights["losses"].as_array().unwrap();
    let results = |place: usize| losses[place]["results"].as_f64().unwrap();
    assert!(results(3) < results(0), "better than a coin: {losses:?}");
    // The training was finished, so the same command has nothing left to do but to tell.
    let again = text(&loa(folder, line).stdout);
    assert!(!again.contains("samples in"));
    assert!(printed.ends_with(&again[again.find("| predictor").unwrap()..]));
    let other = loa(folder, "train --terms-only --data data --checkpoint state");
    assert_eq!(other.status.code(), Some(2));
    assert!(
        datagen(folder, "--out misere --games 1 --rules gamesman-misere")
            .status
            .success()
    );
    let mixed = loa(folder, "train --terms-only --data data misere");
    assert_eq!(mixed.status.code(), Some(2));
    let told = "its games are on 6x6 boards where connecting loses, not on 6x6 boards where connecting wins";
    assert!(text(&mixed.stderr).contains(told));
}

#[test]
fn unusable_files_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("letter"), "Dear all, these are not data.").unwrap();
    for line in [
        "train --terms-only --data letter",
        "train --terms-only --data missing",
        "train --terms-only --data letter --lambda 2",
        "train --terms-only --data letter --without beauty",
        "train --data letter --without walls",
        "train --terms-only --data letter --neurons 8",
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
