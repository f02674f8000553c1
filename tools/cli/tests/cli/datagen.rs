//! `loa datagen`, and the files that it refuses.

use crate::folder::{Folder, err};

const DATAGEN: &str = "datagen --nodes 50 --board 6x6 --seed 4";

#[test]
fn games_can_be_added_later() {
    let folder = Folder::new();
    folder.done(&format!("{DATAGEN} --out whole --games 8"));
    folder.done(&format!("{DATAGEN} --out parts --games 3 --threads 1"));
    let told = folder.done(&format!("{DATAGEN} --out parts --games 8 --threads 2"));
    assert!(told.contains("\"games\":8,"));
    let files = ["whole", "parts"].map(|name| std::fs::read(folder.file(name)).unwrap());
    assert!(files[0] == files[1]);
    let other = format!("{DATAGEN} --out whole --games 9 --rules soucie");
    let complaint = "whole is of another run: rules is olympiad, not soucie";
    folder.refuses(&other, complaint);
}

#[test]
fn unusable_files_are_refused() {
    let folder = Folder::new();
    folder.write("letter", "Dear all, these are not data.");
    for line in [
        "--out letter --games 1",
        "--out new",
        "--out new --games 1 --positions 1",
        "--out missing/new --games 1",
    ] {
        let output = folder.loa(&format!("datagen {line}"));
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(!err(&output).is_empty());
    }
    assert!(!folder.file("new").exists());
}
