//! `loa train`: a small net from games to a file.
use crate::start;
use loa_engine::net::Net;
use std::path::Path;
use std::process::Output;

fn loa(folder: &Path, line: &str) -> Output {
    start::run(start::loa(line.split_whitespace()).current_dir(folder), b"")
}

fn done(folder: &Path, line: &str) -> String {
    let output = loa(folder, line);
    assert!(output.status.success(), "{line}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The losses of the epochs for the search's scores held back.
fn held_back(printed: &str) -> Vec<f64> {
    let lines = printed
        .lines()
        .skip_while(|line| !line.starts_with("epoch"));
    let rows = lines.skip(1).map(|line| line.split_whitespace().collect());
    rows.take_while(|row: &Vec<&str>| row.len() == 5)
        .map(|row| row[3].parse().unwrap())
        .collect()
}

/// A row of the table of losses of 8×8 boards where connecting wins: that of the scores.
fn loss_of(printed: &str, predictor: &str) -> f64 {
    let start = format!("| 8x8 boards where connecting wins | {predictor} |");
    let row = printed.lines().find_map(|line| line.strip_prefix(&start));
    let scores = row.unwrap().split('|').nth(1);
    scores.unwrap().trim().parse().unwrap()
}

const DATAGEN: &str = "datagen --nodes 30 --evaluated 2 --rules soucie --threads 2";

#[test]
fn a_small_net_is_trained_in_seconds() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(folder, &format!("{DATAGEN} --out 1.bin --games 250"));
    done(
        folder,
        &format!("{DATAGEN} --seed 5 --out 2.bin --games 250"),
    );
    done(
        folder,
        "datagen --nodes 30 --board 5x5 --rules gamesman-misere --out 3.bin --games 20",
    );
    let line = "train --data 1.bin 2.bin 3.bin --hold-back 5 --epochs 6 --batch 512 --lambda 0.3";
    let printed = done(folder, &format!("{line} --out a.net --curve a.svg"));
    let held_back = held_back(&printed);
    assert_eq!(held_back.len(), 6, "{printed}");
    assert!(held_back[5] < held_back[0] - 0.001, "{printed}");
    let shipped = loss_of(&printed, "new net");
    assert!(shipped < loss_of(&printed, "coin"), "{printed}");
    assert!(printed.contains("| 5x5 boards where connecting loses | new net |"));

    let bytes = std::fs::read(folder.join("a.net")).unwrap();
    let net = Net::decode(&bytes).unwrap();
    assert_eq!(net.name(), "a");
    let recipe = net.recipe();
    assert_eq!(recipe["options"]["epochs"], 6);
    assert_eq!(recipe["data"][1]["file"], "2.bin");
    assert_eq!(recipe["data"][1]["games"], 250);
    let hash = recipe["data"][0]["sha256"].as_str().unwrap();
    assert!(hash.len() == 64 && printed.contains(hash));
    let losses = recipe["losses"].as_array().unwrap();
    let is_shipped = |loss: &&serde_json::Value| loss["predictor"] == "new net";
    let loss = losses.iter().find(is_shipped).unwrap();
    assert!((loss["scores"].as_f64().unwrap() - shipped).abs() < 1e-4);
    let svg = std::fs::read_to_string(folder.join("a.svg")).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("results held back"));

    let players = "--player engine:name=new,nodes=30,net=a.net \
                   --player engine:name=without,nodes=30,without=net";
    let play = format!("match {players} --openings random:6 --games 2");
    let played = done(folder, &play);
    assert!(
        played.contains("new") && played.contains("without"),
        "{played}"
    );

    // The order of files and threads are all the same, but for the list of files in the recipe.
    let line = line.replace("1.bin 2.bin 3.bin", "2.bin 3.bin 1.bin");
    let again = done(folder, &format!("{line} --out b.net --name a --threads 1"));
    assert_eq!(held_back, self::held_back(&again));
    let again = Net::decode(&std::fs::read(folder.join("b.net")).unwrap()).unwrap();
    assert_eq!(again.weights(), net.weights());
}

#[test]
fn trainings_are_resumed_and_other_files_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(folder, &format!("{DATAGEN} --out data --games 20"));
    let line = "train --data data --hold-back 4 --epochs 2 --batch 128";
    let printed = done(folder, &format!("{line} --checkpoint state"));
    // The training was finished, so the same command has nothing left to do but to tell.
    let again = done(folder, &format!("{line} --checkpoint state"));
    assert!(!again.contains("samples in"));
    assert_eq!(held_back(&again), held_back(&printed));
    assert!(printed.ends_with(&again[again.find("| positions").unwrap()..]));

    let whole = std::fs::read(folder.join("data")).unwrap();
    std::fs::write(folder.join("cut"), &whole[..whole.len() - 9]).unwrap();
    let cut = loa(folder, &line.replace("--data data", "--data cut"));
    assert!(cut.status.success());
    assert!(text(&cut.stderr).contains("cut: item 19, at byte "));
    std::fs::write(folder.join("letter"), "Dear all, these are not data.").unwrap();
    for (wrong, told) in [
        (
            "train --data letter",
            "letter can't be used: this is not a file of training data",
        ),
        ("train --data missing", "missing can't be used"),
        (
            "train --data data --lambda 2",
            "it is not a number from 0 to 1",
        ),
        (
            "train --data data --out missing/new",
            "there is no such folder",
        ),
        (
            "train --data data --checkpoint letter",
            "letter can't be continued: this is not a state",
        ),
        (
            "train --data data --checkpoint state",
            "state can't be continued: it belongs to",
        ),
    ] {
        let output = loa(folder, wrong);
        assert_eq!(output.status.code(), Some(2), "{wrong}");
        let error = text(&output.stderr);
        assert!(error.contains(told), "{wrong}: {error}");
    }
    assert!(!folder.join("new").exists());
}
