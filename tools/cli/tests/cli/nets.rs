//! `--net`, and the other ways to name the file of a net.

use crate::folder::{Folder, err, out};
use loa_engine::net::{Net, NetWeights, Tensor};

/// A net for which the side to move is always this many points ahead.
fn net(points: i32) -> Net {
    let mut weights = NetWeights::zero();
    weights[Tensor::Bias].fill(256 * points);
    Net::new("optimist", serde_json::json!({}), weights).unwrap()
}

fn folder_with_nets() -> Folder {
    let folder = Folder::new();
    let bytes = net(77).encode();
    folder.write("good.net", &bytes);
    folder.write("cut.net", &bytes[..5000]);
    folder.write("no.net", b"#!/bin/sh");
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
    let said = out(&folder.given("--dialect uci", input.as_bytes()));
    let name = format!("info string net optimist ({:08x})", net(77).checksum());
    assert_eq!(said.matches(&name).count(), 2, "{said}");
    let refused = "info string can't use no.net: this is not a net: it begins with \"#!/bin\"";
    assert_eq!(said.matches(refused).count(), 1, "{said}");
    let scores = said.matches(" depth 1 multipv 1 score cp -77 ");
    assert_eq!(scores.count(), 6, "{said}");
    let input = format!("uci\n{search}");
    let said = out(&folder.given("--dialect uci --net good.net", input.as_bytes()));
    assert!(said.contains("EvalFile type string default good.net") && said.contains(&name));
    assert!(said.contains("score cp -77 "), "{said}");
}

#[test]
fn every_program_takes_a_net() {
    let folder = folder_with_nets();
    let json = folder.json("analyze --depth 1 --json --net good.net");
    assert_eq!(json["lines"][0]["score"]["points"], -77, "{json}");
    let damaged = "can't use cut.net: the net is damaged or incomplete: its 5000 bytes";
    for (file, complaint) in [
        ("no.net", "can't use no.net: this is not a net"),
        ("cut.net", damaged),
        ("absent.net", "can't read the net absent.net"),
    ] {
        for line in [
            "analyze --depth 1 --json --net ",
            "--net ",
            "--dialect uci --net ",
        ] {
            folder.refuses(&format!("{line}{file}"), complaint);
        }
        let player = format!("--player engine:nodes=10,net={file}");
        folder.refuses(&format!("match {player} --player engine"), complaint);
    }
    let game = b"manual white\nb1-b3\neval\nquit\n";
    let said = out(&folder.given("--net good.net", game));
    let points = format!("For Black: -77 points by the net {}", net(77));
    assert!(
        said.contains("\nBlack  c1   +0  d1   +0") && said.contains(&points),
        "{said}"
    );
    let said = err(&folder.loa("--dialect gamesman --net good.net"));
    assert!(said.contains("--net does not go with"), "{said}");
}

#[test]
fn a_match_plays_with_nets() {
    let folder = folder_with_nets();
    let line = "match --player engine:name=a,nodes=20,net=good.net \
                --player engine:name=b,nodes=20,without=net --games 2 --rules soucie --out match";
    folder.done(line);
    folder.write("good.net", net(78).encode());
    folder.refuses(line, "");
}
