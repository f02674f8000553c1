//! Positions and games looked at from the command line.

use crate::doors::page;
use crate::folder::Folder;
use loa_notation::Record;
use serde_json::{Value as Json, json};
use test_support::repository;

#[track_caller]
fn analysis(folder: &Folder, flags: &str) -> Json {
    serde_json::from_str(&folder.printed(&format!("analyze {flags} --json"), "")).unwrap()
}

/// Black has three pieces that a win in two connects, whatever White does.
const WIN_IN_TWO: &str = "8/8/8/3L4/8/5L2/l6l/8 w";

#[test]
fn a_forced_win_is_announced_in_own_moves() {
    let flags = format!("analyze --position \"{WIN_IN_TWO}\" --nodes 1000");
    let text = Folder::new().printed(&flags, "");
    let lines: Vec<&str> = text.lines().collect();
    let head = format!("Black to move, olympiad rules: {WIN_IN_TWO} - - 0 1");
    assert_eq!(lines[0], head);
    let (score, moves) = lines[1].split_once("depth  3").unwrap();
    assert_eq!(score, " 1.  win in 2  100 %  ", "{text}");
    assert!(moves.starts_with("  "), "{text}");
    assert_eq!(moves.split_whitespace().count(), 3, "{text}");
    assert!(lines[2].contains(" nodes in "), "{text}");
}

/// Files of games that name no rules are by others than positions; the help says both.
#[test]
fn rules_that_are_not_named() {
    let folder = Folder::new();
    folder.write("unnamed.sgf", "(;GM[9];B[b1-b3])");
    folder.write("named.sgf", "(;GM[9]RU[berkeley];B[b1-b3])");
    for (flags, rules) in [
        ("--moves b1-b3", "olympiad"),
        ("--game unnamed.sgf", "soucie"),
        ("--game named.sgf", "berkeley"),
        ("--game unnamed.sgf --rules olympiad", "olympiad"),
    ] {
        let found = analysis(&folder, &format!("{flags} --depth 1"));
        assert_eq!(found["rules"], rules, "{flags}");
    }
    for command in ["analyze", "draw", "graph", "puzzles"] {
        let help = folder.done(&format!("{command} --help"));
        let words: Vec<&str> = help.split_whitespace().collect();
        assert!(words.join(" ").contains(", or soucie"), "{command}: {help}");
    }
}

#[test]
fn json_has_the_requested_number_of_lines() {
    let folder = Folder::new();
    let found = analysis(&folder, "--lines 3 --depth 3 --moves \"b1-b3, a2-c2\"");
    assert_eq!(found["to_move"], "black");
    assert_eq!(found["rules"], "olympiad");
    assert_eq!(
        found["position"],
        "1LLLLLL1/l6l/l6l/l6l/l6l/lL5l/2l4l/2LLLLL1 w - - 2 2"
    );
    assert_eq!(found["stopped"], false);
    assert_eq!(found["table"], Json::Null);
    let lines = found["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    for line in lines {
        assert_eq!(line["depth"], 3);
        assert_eq!(line["move"], line["line"][0]);
        assert!(line["score"]["points"].is_i64(), "{line}");
        let chance = line["score"]["chance"].as_f64().unwrap();
        assert!(chance > 0.0 && chance < 1.0);
    }
}

#[test]
fn invalid_flags_are_refused() {
    let table = "
        --position \"8/8/9 w\"                  | --position
        --position \"8/8/8/3L4/8/8/l6l/8 w\"    | the game is over: Black wins by connection
        --moves \"b1-b3 b1-b3\"                 | move 2, b1-b3, can't be played
        --moves castles                         | castles
        --rules chess                           | 'chess' is not a rule set
        --board 9x9                             | 9x9
        --time=-1                               | seconds
        --time nan                              | seconds
        --lines 0                               | --lines
        --svg x.svg                             | --game
        --game no-such-file.sgf                 | can't read no-such-file.sgf
        --tables no-such-folder                 | no-such-folder";
    Folder::new().refuses_all("analyze", table);
}

/// Compares numbers up to the four digits that `--json` prints.
fn alike(one: &Json, other: &Json) -> bool {
    match (one.as_f64(), other.as_f64()) {
        (Some(one), Some(other)) => (one - other).abs() < 1e-4,
        _ => one == other,
    }
}

#[test]
fn the_page_judges_a_game_as_the_command_does() {
    let file = repository("docs/book/desk/game.sgf");
    let flags = format!("--game \"{}\" --depth 2", file.display());
    let command = analysis(&Folder::new(), &flags);
    let plies = command["plies"].as_array().unwrap();
    let line = |line: &Json| {
        let (moves, score) = (&line["move"], &line["score"]);
        let points = score["points"].as_i64().unwrap_or(0);
        json!({ "move": moves, "score": {
            "points": points, "winIn": score["win_plies"], "lossIn": score["loss_plies"] } })
    };
    let lines = |ply: &Json| ply["lines"].as_array().unwrap().iter().map(line).collect();
    let page = page(
        "review",
        &json!({
            "game": {
                "rules": command["rules"],
                "fen": command["position"],
                "moves": plies.iter().map(|ply| &ply["move"]).collect::<Vec<_>>(),
            },
            "found": plies.iter().map(lines).collect::<Vec<Json>>(),
        }),
    );
    let page = page.unwrap();
    let judged = page["plies"].as_array().expect("a review");
    assert_eq!(judged.len(), plies.len());
    for (own, other) in judged.iter().zip(plies) {
        assert_eq!(own["judgement"], other["judgement"], "{other}");
        assert!(alike(&own["loss"], &other["loss"]), "{own} {other}");
    }
    let chances = |json: &Json, name: &str| json[name].as_array().unwrap().clone();
    let pairs = chances(&page, "blackChances").into_iter();
    for (own, other) in pairs.zip(chances(&command, "black_chances")) {
        assert!(alike(&own, &other), "{own} {other}");
    }
    for side in ["black", "white"] {
        assert!(command[side]["accuracy"].as_f64().unwrap() < 1.0);
        for name in ["accuracy", "loss", "judged"] {
            let (own, other) = (&page[side][name], &command[side][name]);
            assert!(alike(own, other), "{side} {name}");
        }
        assert_eq!(page[side]["counts"], command[side]["counts"]);
    }
}

/// Black could win in two moves, and goes away instead.
const MISSED: &str = "d5-b7";

#[test]
fn a_missed_win_is_judged_as_one() {
    let folder = Folder::new();
    let sgf = format!("(;GM[9]SU[Custom]IP[{WIN_IN_TWO}];B[{MISSED}])");
    folder.write("g.sgf", sgf);
    let shown = folder.printed("analyze --game g.sgf --depth 4", "");
    let begin = "  1. Black d5-b7  missed win  100 % -> ";
    assert!(shown.starts_with(begin), "{shown}");
    let is_better = shown.contains("  better: ") && shown.contains(" (win in 2)");
    assert!(is_better, "{shown}");
    let found = analysis(&folder, "--game g.sgf --depth 4");
    let ply = &found["plies"][0];
    assert_eq!(ply["judgement"], "missed win");
    assert_eq!(ply["best"]["win_moves"], 2);
    assert_eq!(ply["played"]["win_plies"], Json::Null);
    assert_eq!(found["black"]["counts"]["missed win"], 1);
}

#[test]
fn a_game_gets_judgements_a_curve_and_comments() {
    let folder = Folder::new();
    folder.write(
        "g.sgf",
        "(;GM[9]RU[berkeley]PB[Ann]C[A short game.];B[b1-b3];W[a2-c2]C[Hm.]\
         (;B[d1-d3];W[a7-c7])(;B[e1-e3]))",
    );
    let flags = "--game g.sgf --depth 3 --svg g.svg --sgf out.sgf";
    let shown = folder.printed(&format!("analyze {flags}"), "");
    let plies: Vec<&str> = shown.lines().take(4).collect();
    assert!(plies[0].starts_with("  1. Black b1-b3"), "{shown}");
    assert!(plies[3].starts_with("  4. White a7-c7"), "{shown}");
    assert!(shown.contains("\nBlack: accuracy "), "{shown}");
    assert!(shown.contains("\nWhite: accuracy "), "{shown}");
    assert!(folder.read("g.svg").starts_with("<svg "));
    let record: Record = folder.read("out.sgf").parse().unwrap();
    record.check().unwrap();
    assert_eq!(record.players.black.as_deref(), Some("Ann"));
    let begins = |comment: Option<&str>, begin: &str| comment.unwrap().starts_with(begin);
    assert!(begins(record.comment(), "A short game.\nBlack: accuracy "));
    let game = record.to_game().unwrap();
    let moves: Vec<String> = game.past().iter().map(|ply| ply.mv.to_string()).collect();
    assert_eq!(moves, ["b1-b3", "a2-c2", "d1-d3", "a7-c7"]);
    let line: Vec<_> = record.nodes.main_line().collect();
    assert!(begins(record.nodes[line[2]].comment.as_deref(), "Hm.\n"));
    let has_variation = record.nodes.children(line[2]).count() >= 2;
    assert!(has_variation, "the variation is kept");

    let found = analysis(&folder, flags);
    assert_eq!(found["black_chances"].as_array().unwrap().len(), 5);
    assert_eq!(found["result"], Json::Null);
}

#[test]
fn passes_missing_in_a_file_are_added() {
    let folder = Folder::new();
    let source = std::fs::read_to_string(repository("testdata/sgf/passes.sgf")).unwrap();
    folder.write("passes.sgf", &source);
    let found = analysis(&folder, "--game passes.sgf --depth 2 --sgf out.sgf");
    let before: Record = source.parse().unwrap();
    let after: Record = folder.read("out.sgf").parse().unwrap();
    after.check().unwrap();
    let (before, after) = (before.to_game().unwrap(), after.to_game().unwrap());
    assert_eq!(before.past(), after.past());
    let plies = found["plies"].as_array().unwrap();
    assert_eq!(plies.len(), before.past().len());
    let passes = plies.iter().filter(|ply| ply["move"] == "pass");
    assert!(passes.clone().count() > 0);
    passes.for_each(|ply| assert_eq!(ply["judgement"], "forced"));
}

#[test]
fn unusable_game_files_are_refused() {
    let folder = Folder::new();
    folder.write("two.sgf", "(;GM[9];B[b1-b3])(;GM[9];B[c1-c3])");
    folder.write("empty.sgf", "");
    folder.write("none.sgf", "(;GM[9]C[nothing])");
    folder.write("wrong.sgf", "(;GM[9];B[b1-b8])");
    std::fs::create_dir(folder.file("folder")).unwrap();
    let second = analysis(&folder, "--game two.sgf --number 2 --depth 1");
    assert_eq!(second["plies"][0]["move"], "c1-c3");
    let table = "
        two.sgf                             | has 2 games; --number chooses one
        two.sgf --number 3                  | has no game number 3
        empty.sgf                           | there is nothing to read
        none.sgf                            | has no moves
        wrong.sgf                           | ply 1 and what follows is left out: illegal move b1-b8
        two.sgf --number 1 --svg no/a.svg   | can't write
        two.sgf --number 1 --sgf folder     | can't write";
    folder.refuses_all("analyze --game", table);
}

#[test]
#[cfg(unix)]
fn a_folder_tells_of_all_that_is_named_like_a_game() {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.file("games/folder.sgf")).unwrap();
    folder.write("games/a.sgf", "(;GM[9];B[b1-b3])");
    std::os::unix::fs::symlink("nowhere", folder.file("games/gone.sgf")).unwrap();
    folder.done("analyze --folder games --nodes 1 --hash 1 --out out");
    let reviews = folder.read("out");
    for (name, is_wrong) in [("a", false), ("folder", true), ("gone", true)] {
        let name = format!("\"file\":\"{name}.sgf\"");
        let line = reviews.lines().find(|line| line.contains(&name));
        assert_eq!(line.unwrap().contains("\"error\":"), is_wrong, "{reviews}");
    }
}

#[test]
fn tables_give_exact_values() {
    let folder = Folder::new();
    folder.done("solve --board 4x4 --rules berkeley --out t");
    let found = analysis(&folder, "--board 4x4 --rules berkeley --tables t --lines 2");
    let best = &found["table"][0];
    assert_eq!(best["value"], "win");
    assert_eq!(found["nodes"], 0);
    let score = &found["lines"][0]["score"];
    assert_eq!(score["win_plies"], best["remoteness"]);
    assert_eq!(found["lines"].as_array().unwrap().len(), 2);
    for (number, heading) in [
        (1, "By the tables, in plies:"),
        // Two plies are left, and the win takes three.
        (
            30,
            "By the tables, without move limit and repetition, in plies:",
        ),
    ] {
        let position = format!("--position \"1LL1/l2l/l2l/1LL1 w - - 0 {number}\"");
        let flags = "--rules berkeley --tables t --nodes 100";
        let text = folder.done(&format!("analyze {position} {flags}"));
        assert!(text.lines().any(|line| line == heading), "{text}");
    }
    let first = best["move"].as_str().unwrap();
    folder.write("g.sgf", format!("(;GM[9]SZ[4]RU[berkeley];B[{first}])"));
    let review = analysis(&folder, "--game g.sgf --tables t");
    assert_eq!(review["plies"][0]["judgement"], "best");
    assert_eq!(review["nodes"], 0);
    let table = "
        --tables t                              | the tables in t are for boards of 4x4, not 8x8
        --board 4x4 --rules cuhk --tables t     | the tables in t are for other rules";
    for command in ["analyze", "prove --memory 1MiB"] {
        folder.refuses_all(command, table);
    }
}
