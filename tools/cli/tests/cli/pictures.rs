//! `loa draw` and `loa graph`.

use crate::folder::{Folder, err};
use std::fs;

/// What a command writes.
fn made(line: &str, file: &str) -> String {
    let folder = Folder::new();
    assert_eq!(err(&folder.loa(&format!("{line} --out {file}"))), "");
    folder.read(file)
}

#[test]
fn a_position_is_drawn_with_arrows_lines_and_groups() {
    let start = made("draw", "a.svg");
    assert_eq!(start.matches("<circle").count(), 24);
    let all = "draw \"1LL1/l2l/l2l/1LL1 w\" --arrows \"b1-b3 c1-c3\" --circles \"a2 d3\" \
               --lines b1 --groups --width 200";
    let svg = made(all, "a.svg");
    assert!(svg.contains("width=\"200\""), "{svg}");
    let counted = [
        ("loa-head\" d=", 2),
        ("loa-ring\"", 2),
        ("loa-badge\"", 4),
        ("loa-black-joint\"", 2),
    ];
    for (what, count) in counted {
        assert_eq!(svg.matches(what).count(), count, "{what}: {svg}");
    }
    let moved = made("draw --moves b1-b3", "a.svg");
    assert_eq!(moved.matches("class=\"loa-mark\"").count(), 2);
}

#[test]
fn the_ending_of_the_file_chooses_its_form() {
    let folder = Folder::new();
    folder.done("draw --board=6x4 --width=284 --out=A.PNG");
    let png = fs::read(folder.file("A.PNG")).unwrap();
    assert!(png.starts_with(b"\x89PNG\r\n"));
    // 284 to 204, as 6 to 4 squares with their margins.
    assert_eq!(png[16..24], [0, 0, 1, 28, 0, 0, 0, 204]);
    folder.write("game.sgf", "(;GM[9]RU[soucie];B[b1-b3];W[a2-c2])");
    folder.done("draw --game=game.sgf --delay=0.5 --out=a.gif");
    let gif = fs::read(folder.file("a.gif")).unwrap();
    assert!(gif.starts_with(b"GIF89a"));
    // Three positions: the delays in hundredths of a second, in what comes before each.
    let delays = gif.windows(6).filter(|it| it[..4] == [0x21, 0xf9, 4, 5]);
    let delays: Vec<[u8; 2]> = delays.map(|it| [it[4], it[5]]).collect();
    assert_eq!(delays, [[50, 0], [50, 0], [200, 0]]);
}

#[test]
fn a_graph_has_every_move_and_a_value_for_every_position() {
    let line = "graph --board=4x4 --rules=gamesman --depth=2 --nodes=500";
    let dot = made(line, "a.dot");
    // By symmetry three moves, of which each occurs four times.
    assert_eq!(dot.matches("n0 -> ").count(), 12, "{dot}");
    let nodes = dot.matches("[label=\" ").count();
    assert_eq!(dot.matches("White: ").count(), 12, "{dot}");
    let won = dot.matches(" wins by connection").count();
    assert_eq!(dot.matches("Black: ").count() + won + 12, nodes, "{dot}");
    let svg = made(line, "a.svg");
    assert_eq!(svg.matches("class=\"word\"").count(), nodes);
}

#[test]
fn the_plies_of_a_graph_count_for_the_move_limit() {
    // Two plies of sixty are left.
    let position = "\"1LL1/l2l/l2l/1LL1 w - - 0 30\" --rules=berkeley";
    let dot = made(&format!("graph {position} --depth=2 --nodes=100"), "a.dot");
    assert!(dot.contains("draw by move limit"), "{dot}");
    // Only the first position has Black to move in a game that goes on.
    assert_eq!(dot.matches("Black: ").count(), 1, "{dot}");
    // The same position after other plies is another one: no move leads back.
    let line = "graph --board=3x3 --rules=berkeley --depth=4 --nodes=10 --most=500";
    let dot = made(line, "a.dot");
    let mut edges = dot.lines().filter_map(|line| {
        let (from, rest) = line.trim().strip_prefix('n')?.split_once(" -> n")?;
        let to = rest.split(' ').next()?;
        Some((from.parse().unwrap(), to.parse().unwrap()))
    });
    assert!(edges.all(|(from, to): (u32, u32)| from < to), "{dot}");
}

#[test]
fn tables_give_exact_values() {
    let folder = Folder::new();
    folder.done("solve --board=3x3 --out=tables");
    let graph = "graph --rules=gamesman --tables=tables --out=a.dot";
    folder.done(&format!("{graph} --board=3x3"));
    let dot = folder.read("a.dot");
    // Black's four moves all let White win at once.
    assert_eq!(dot.matches("White: win in 1").count(), 4, "{dot}");
    assert!(dot.contains("Black: loss in 1"), "{dot}");
    let complaint = "are for boards of 3x3, not 4x4";
    folder.refuses(&format!("{graph} --board=4x4"), complaint);
}

#[test]
fn wrong_requests_write_nothing() {
    let folder = Folder::new();
    let table = "
        draw --out=a.txt                              | its name has to end in .svg or .png or .gif
        draw --board=4x4 --arrows=a1-a5 --out=a.svg   | does not have a5
        draw --moves=b1-b4 --out=a.svg                | move 1, b1-b4, can't be played
        graph --out=a.txt                             | its name has to end in .dot or .svg
        graph --depth=3 --out=a.svg                   | 2 plies lead to more than 200 positions";
    folder.refuses_all("", table);
    folder.assert_is_empty();
}
