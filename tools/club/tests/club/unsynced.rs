//! Writes that were not synced are dropped, as a power cut would: `kill -9` alone loses nothing that
//! the system has, so it does not test syncs.

use crate::support::{Folder, Server};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds the library that copies a file to another folder whenever it is synced.
fn build(folder: &Path) -> PathBuf {
    let library = folder.join("synced.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/synced.c");
    let mut gcc = Command::new("gcc");
    let gcc = gcc
        .args(["-O1", "-shared", "-fPIC", "-o"])
        .arg(&library)
        .arg(source);
    assert!(gcc.status().expect("gcc").success());
    library
}

#[test]
fn what_is_answered_survives_without_what_was_not_synced() {
    let folder = Folder::new();
    let library = build(folder.path());
    let synced = folder.path().join("synced");
    let club = folder.path().join("club");
    fs::create_dir(&synced).unwrap();
    fs::create_dir(&club).unwrap();
    let server = Server::start(&club.join("club.db"), |command| {
        command
            .env("LD_PRELOAD", &library)
            .env("SYNCED_TO", &synced);
    });
    let (mut ann, mut bob) = (server.guest(), server.guest());
    let game = ann.begin(&mut bob, &json!({ "rules": "soucie" }));
    let mut random = loa::Random::new(7);
    let mut position = loa::Game::start(&loa::Preset::SOUCIE, loa::Size::STANDARD);
    for ply in 0..60 {
        let mv = *random.choose(&position.legal_moves()).unwrap();
        position.play(mv).unwrap();
        let player = if ply % 2 == 0 { &mut ann } else { &mut bob };
        assert_eq!(player.play(game, &mv.to_string())["ply"], ply + 1);
        if position.status().is_over() {
            break;
        }
        if ply % 10 != 9 {
            continue;
        }
        // The state of the disk at this moment.
        let survived = folder.path().join(format!("survived-{ply}"));
        fs::create_dir(&survived).unwrap();
        for file in fs::read_dir(&synced).unwrap().map(Result::unwrap) {
            fs::copy(file.path(), survived.join(file.file_name())).unwrap();
        }
        let after = Server::start(&survived.join("club.db"), |_| {});
        let view = after.visitor().game(game);
        let stored = view["game"]["moves"].as_array().unwrap();
        let played = position.past().iter().map(|ply| ply.mv.to_string());
        assert!(played.eq(stored.iter().map(|mv| mv.as_str().unwrap())));
    }
}
