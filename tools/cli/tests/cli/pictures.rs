//! `loa draw` and `loa graph`.

use crate::start;
use std::fs;
use std::path::Path;

/// Runs `loa` in a folder and returns its errors; none if it succeeds.
fn loa(folder: &Path, args: &[&str]) -> String {
    let output = start::run(start::loa(args).current_dir(folder), b"");
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.success(), errors.is_empty(), "{errors}");
    errors
}

fn made(args: &[&str], file: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(loa(folder.path(), &[args, &["--out", file]].concat()), "");
    fs::read_to_string(folder.path().join(file)).unwrap()
}

#[test]
fn a_position_is_drawn_with_arrows_lines_and_groups() {
    let start = made(&["draw"], "a.svg");
    assert_eq!(start.matches("<circle").count(), 24);
    let position = "1LL1/l2l/l2l/1LL1 w";
    let all = [
        "draw",
        position,
        "--arrows",
        "b1-b3 c1-c3",
        "--circles",
        "a2 d3",
        "--lines",
        "b1",
        "--groups",
        "--width",
        "200",
    ];
    let svg = made(&all, "a.svg");
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
    let moved = made(&["draw", "--moves", "b1-b3"], "a.svg");
    assert_eq!(moved.matches("class=\"loa-mark\"").count(), 2);
}

#[test]
fn the_ending_of_the_file_chooses_its_form() {
    let folder = tempfile::tempdir().unwrap();
    let draw = ["draw", "--board=6x4", "--width=284", "--out=A.PNG"];
    assert_eq!(loa(folder.path(), &draw), "");
    let png = fs::read(folder.path().join("A.PNG")).unwrap();
    assert!(png.starts_with(b"\x89PNG\r\n"));
    // 284 to 204, as 6 to 4 squares with their margins.
    assert_eq!(png[16..24], [0, 0, 1, 28, 0, 0, 0, 204]);
    let game = "(;GM[9]RU[soucie];B[b1-b3];W[a2-c2])";
    fs::write(folder.path().join("game.sgf"), game).unwrap();
    let draw = ["draw", "--game=game.sgf", "--delay=0.5", "--out=a.gif"];
    assert_eq!(loa(folder.path(), &draw), "");
    let gif = fs::read(folder.path().join("a.gif")).unwrap();
    assert!(gif.starts_with(b"GIF89a"));
    // Three positions: the delays in hundredths of a second, in what comes before each.
    let delays = gif.windows(6).filter(|it| it[..4] == [0x21, 0xf9, 4, 5]);
    let delays: Vec<[u8; 2]> = delays.map(|it| [it[4], it[5]]).collect();
    assert_eq!(delays, [[50, 0], [50, 0], [200, 0]]);
    let moves = "b1-b3 a2-c2 b3-b1 c2-a2 ".repeat(3);
    let draw = [
        "draw",
        "--moves",
        &moves,
        "--width=10000",
        "--out=large.gif",
    ];
    assert!(loa(folder.path(), &draw).starts_with("loa: the pictures of the GIF have more than"));
}

#[test]
fn a_graph_has_every_move_and_a_value_for_every_position() {
    let args = [
        "graph",
        "--board=4x4",
        "--rules=gamesman",
        "--depth=2",
        "--nodes=500",
    ];
    let dot = made(&args, "a.dot");
    // By symmetry three moves, of which each occurs four times.
    assert_eq!(dot.matches("n0 -> ").count(), 12, "{dot}");
    let nodes = dot.matches("[label=\" ").count();
    assert_eq!(dot.matches("White: ").count(), 12, "{dot}");
    let won = dot.matches(" wins by connection").count();
    assert_eq!(dot.matches("Black: ").count() + won + 12, nodes, "{dot}");
    assert_eq!(
        made(&args, "a.svg").matches("class=\"word\"").count(),
        nodes
    );
}

#[test]
fn tables_give_exact_values() {
    let folder = tempfile::tempdir().unwrap();
    let solve = ["solve", "--board=3x3", "--out=tables"];
    assert!(
        start::run(start::loa(solve).current_dir(folder.path()), b"")
            .status
            .success()
    );
    let args = [
        "graph",
        "--board=3x3",
        "--rules=gamesman",
        "--tables=tables",
        "--out=a.dot",
    ];
    assert_eq!(loa(folder.path(), &args), "");
    let dot = fs::read_to_string(folder.path().join("a.dot")).unwrap();
    // Black's four moves all let White win at once.
    assert_eq!(dot.matches("White: win in 1").count(), 4, "{dot}");
    assert!(dot.contains("Black: loss in 1"), "{dot}");
    let other = [
        "graph",
        "--board=4x4",
        "--rules=gamesman",
        "--tables=tables",
        "--out=b.dot",
    ];
    assert!(loa(folder.path(), &other).contains("the tables are for boards of 3x3, not 4x4"));
}

#[test]
fn wrong_requests_write_nothing() {
    let folder = tempfile::tempdir().unwrap();
    for (args, complaint) in [
        (
            &["draw", "--out=a.txt"][..],
            "its name has to end in .svg or .png or .gif",
        ),
        (
            &["draw", "--board=4x4", "--arrows=a1-a5", "--out=a.svg"],
            "does not have a5",
        ),
        (
            &["draw", "--moves=b1-b4", "--out=a.svg"],
            "move 1, b1-b4, can't be played",
        ),
        (
            &["graph", "--out=a.txt"],
            "its name has to end in .dot or .svg",
        ),
        (
            &["graph", "--depth=3", "--out=a.svg"],
            "2 plies lead to more than 200 positions",
        ),
    ] {
        let errors = loa(folder.path(), args);
        assert!(errors.contains(complaint), "{args:?}: {errors}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
