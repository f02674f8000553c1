//! `loa train`: a small net from games to a file.

use crate::folder::{Folder, err};
use loa_engine::net::Net;

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
    let folder = Folder::new();
    folder.done(&format!("{DATAGEN} --out 1.bin --games 250"));
    folder.done(&format!("{DATAGEN} --seed 5 --out 2.bin --games 250"));
    let misere = "datagen --nodes 30 --board 5x5 --rules gamesman-misere";
    folder.done(&format!("{misere} --out 3.bin --games 20"));
    let line = "train --data 1.bin 2.bin 3.bin --hold-back 5 --epochs 6 --batch 512 --lambda 0.3";
    let printed = folder.done(&format!("{line} --out a.net --curve a.svg"));
    let held_back = held_back(&printed);
    assert_eq!(held_back.len(), 6, "{printed}");
    assert!(held_back[5] < held_back[0] - 0.001, "{printed}");
    let shipped = loss_of(&printed, "new net");
    assert!(shipped < loss_of(&printed, "coin"), "{printed}");
    assert!(printed.contains("| 5x5 boards where connecting loses | new net |"));

    let bytes = std::fs::read(folder.file("a.net")).unwrap();
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
    let svg = folder.read("a.svg");
    assert!(svg.starts_with("<svg") && svg.contains("results held back"));

    // The order of files and threads are all the same, but for the list of files in the recipe.
    let line = line.replace("1.bin 2.bin 3.bin", "2.bin 3.bin 1.bin");
    let again = folder.done(&format!("{line} --out b.net --name a --threads 1"));
    assert_eq!(held_back, self::held_back(&again));
    let again = Net::decode(&std::fs::read(folder.file("b.net")).unwrap()).unwrap();
    assert_eq!(again.weights(), net.weights());
}

#[test]
fn trainings_are_resumed_and_other_files_refused() {
    let folder = Folder::new();
    folder.done(&format!("{DATAGEN} --out data --games 20"));
    let line = "train --data data --hold-back 4 --epochs 2 --batch 128";
    let printed = folder.done(&format!("{line} --checkpoint state"));
    // The training was finished, so the same command has nothing left to do but to tell.
    let again = folder.done(&format!("{line} --checkpoint state"));
    assert!(!again.contains("samples in"));
    assert_eq!(held_back(&again), held_back(&printed));
    assert!(printed.ends_with(&again[again.find("| positions").unwrap()..]));

    // A step has all positions at most.
    folder.done("train --data data --hold-back 4 --epochs 1 --batch 18446744073709551615");
    let whole = std::fs::read(folder.file("data")).unwrap();
    folder.write("cut", &whole[..whole.len() - 9]);
    let cut = folder.loa(&line.replace("--data data", "--data cut"));
    assert!(cut.status.success());
    assert!(err(&cut).contains("cut: item 19, at byte "));
    folder.write("letter", "Dear all, these are not data.");
    folder.write("empty", "");
    let table = "
        empty                       | empty can't be used: it is empty, or cut off in its head
        letter                      | letter can't be used: this is not a file of training data
        missing                     | missing can't be used
        data --lambda 2             | it is not a number from 0 to 1
        data --out missing/new      | there is no such folder
        data --checkpoint letter    | letter can't be continued: this is not a state
        data --checkpoint state     | state can't be continued: it belongs to";
    for row in table.lines().skip(1) {
        let (wrong, told) = row.split_once(" | ").unwrap();
        folder.refuses(&format!("train --data {wrong}"), told);
    }
    assert!(!folder.file("new").exists());
}
