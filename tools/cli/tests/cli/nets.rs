//! `--net`, and the other ways to name the file of a net.

use crate::start;
use loa_engine::net::{BUCKETS, Net, NetWeights};
use std::path::Path;
use std::process::Output;

/// A net for which the side to move is always this many points ahead.
fn net(points: i32) -> Net {
    let mut weights = NetWeights::zero();
    for head in weights.heads.iter_mut() {
        head.bias = [256 * points; BUCKETS];
    }
    Net::new("optimist", serde_json::json!({}), weights).unwrap()
}

fn loa(folder: &Path, flags: &[&str], input: &str) -> Output {
    start::run(start::loa(flags).current_dir(folder), input.as_bytes())
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

fn folder_with_nets() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, bytes: &[u8]| std::fs::write(folder.path().join(name), bytes).unwrap();
    let bytes = net(77).encode();
    file("good.net", &bytes);
    file("cut.net", &bytes[..5000]);
    file("no.net", b"#!/bin/sh");
    folder
}

#[test]
fn uci_uses_the_net_that_it_names() {
    let folder = folder_with_nets();
    let search = "position startpos\ngo depth 1\nisready\n";
    let input = format!(
        "setoption name EvalFile value good.net\n{search}\
         setoption name EvalFile value no.net\nuci\n{search}\
         setoption name Board value 7x7\n{search}"
    );
    let output = loa(folder.path(), &["--dialect", "uci"], &input);
    let said = text(output.stdout);
    let name = format!("info string net optimist ({:08x})", net(77).checksum());
    assert_eq!(said.matches(&name).count(), 2, "{said}");
    let refused = "info string can't use no.net: this is not a net: it begins with \"#!/bin\"";
    assert_eq!(said.matches(refused).count(), 1, "{said}");
    assert_eq!(
        said.matches(" depth 1 multipv 1 score cp -77 ").count(),
        6,
        "{said}"
    );
    let flag = ["--dialect", "uci", "--net", "good.net"];
    let said = text(loa(folder.path(), &flag, &format!("uci\n{search}")).stdout);
    assert!(said.contains("EvalFile type string default good.net") && said.contains(&name));
    assert!(said.contains("score cp -77 "), "{said}");
}

#[test]
fn every_program_takes_a_net() {
    let folder = folder_with_nets();
    let analysis = ["analyze", "--depth", "1", "--json", "--net"];
    let flags = |net| [analysis.as_slice(), &[net]].concat();
    let output = loa(folder.path(), &flags("good.net"), "");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["lines"][0]["score"]["points"], -77, "{json}");
    for (file, complaint) in [
        ("no.net", "can't use no.net: this is not a net"),
        (
            "cut.net",
            "can't use cut.net: the net is damaged or incomplete: its 5000 bytes",
        ),
        ("absent.net", "can't read the net absent.net"),
    ] {
        let player = format!("engine:nodes=10,net={file}");
        for flags in [
            flags(file),
            vec!["--net", file],
            vec!["--dialect", "uci", "--net", file],
            vec!["match", "--player", &player, "--player", "engine"],
        ] {
            let output = loa(folder.path(), &flags, "quit\n");
            let said = text(output.stderr);
            assert_eq!(output.status.code(), Some(2), "{flags:?}: {said}");
            assert!(said.contains(complaint), "{flags:?}: {said}");
        }
    }
    let game = "manual white\nb1-b3\neval\nquit\n";
    let said = text(loa(folder.path(), &["--net", "good.net"], game).stdout);
    let points = format!("For Black: -77 points by the net {}", net(77));
    assert!(
        said.contains("\nBlack  c1   +0  d1   +0") && said.contains(&points),
        "{said}"
    );
    let gamesman = ["--dialect", "gamesman", "--net", "good.net"];
    let said = text(loa(folder.path(), &gamesman, "").stderr);
    assert!(said.contains("--net does not go with"), "{said}");
}

#[test]
fn a_match_plays_with_nets() {
    let folder = folder_with_nets();
    let players = [
        "engine:name=a,nodes=20,net=good.net",
        "engine:name=b,nodes=20,without=net",
    ];
    let flags = ["match", "--player", players[0], "--player", players[1]];
    let limits = ["--games", "2", "--rules", "soucie"];
    let out = ["--out", "match"];
    let flags = [flags.as_slice(), &limits, &out].concat();
    let output = loa(folder.path(), &flags, "");
    assert!(output.status.success(), "{output:?}");
    std::fs::write(folder.path().join("good.net"), net(78).encode()).unwrap();
    let output = loa(folder.path(), &flags, "");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}
