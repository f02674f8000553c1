//! Menus, players and what is said to them.

use crate::common::{Brute, Talk, has, lines_of_play};
use loa::{Color, Goal, Move};
use loa_gamesman::{Solved, Variant, move_text};
use loa_solver::Value;
use std::sync::Arc;

fn small() -> Talk {
    let mut talk = Talk::new();
    talk.resize(3, 4);
    talk.line("s");
    talk
}

#[test]
fn every_menu_and_question_refuses_what_it_does_not_know() {
    let ways = [
        "",
        "g",
        "g r",
        "g r 3",
        "w",
        "w c",
        "w c 3",
        "w c 3 i",
        "w p",
        "w p p",
        "g r 3 3 b s",
        "g r 3 3 b s a",
        "g r 3 3 b s a n",
        "g r 3 3 b s a n 1 w",
    ];
    for way in ways {
        let mut talk = Talk::new();
        talk.lines(way);
        for line in [
            "nonsense",
            "sq",
            "",
            "7777777777777777777777777",
            "-1",
            "\u{1b}[31m",
            "ſ",
        ] {
            let question = talk.session.prompt();
            if line.is_empty()
                && ["your move", "empty for"]
                    .iter()
                    .any(|q| question.contains(q))
            {
                continue;
            }
            let text = talk.refused(line);
            assert!(!text.trim_end().chars().any(char::is_control), "{text:?}");
        }
    }
}

#[test]
fn sizes_names_and_positions_have_bounds() {
    let sizes = ["2", "7", "0", "4x4", "3.5", "four", "256", "+"];
    let names = [
        "",
        "a:b",
        "Computer",
        "ABCDEFGHIJKLMNOPQRSTU",
        "tab\tbed",
        "x\u{202e}y",
    ];
    let positions = [
        "-XX-",
        "-XX-/o--o/o--o/-XX-",
        "-XX-/o--o/o--o/-XX- Z",
        "-XX-/o--o/o--o/-XX X",
        "-XX-/o--o/o--o X",
        "-XX-/oX-o/o--o/-XX- X",
        "----/o--o/o--o/---- X",
        "-XX-/----/o--o/---- X",
    ];
    for (way, wrong, right, told) in [
        ("g r", &sizes[..], "6", ""),
        ("g r 6", &["7"], "3", "now 6x3"),
        (
            "w c 1",
            &names,
            "Zoë 2",
            "player 1, X, who moves first: Zoë 2",
        ),
        (
            "i",
            &positions,
            "-xx-/O--o/o--o/-XX- o",
            "now -XX-/o--o/o--o/-XX- o\n",
        ),
    ] {
        let mut talk = Talk::new();
        talk.lines(way);
        for line in wrong {
            talk.refused(line);
        }
        has(&talk.line(right), told);
    }
}

#[test]
fn flipped_sides_let_the_other_one_begin() {
    let mut talk = small();
    talk.says("f", "Computer (X), computer, plays perfectly, moves first");
    let text = talk.line("p");
    has(&text, "(Computer will Win in 1)");
    has(&text, "Computer (X) moves ");
    has(&text, "Computer (X) wins: all X are connected.");
    has(&text, "1 move: 1 by Computer (X), 0 by Player (o).");
    assert_eq!(
        talk.refused("u"),
        "There is no move of yours to take back.\n"
    );
}

#[test]
fn predictions_and_hints_can_be_turned_on_and_off() {
    let mut talk = small();
    let text = talk.line("p");
    has(&text, "(Player should Win in 1)");
    assert!(!text.contains("Best"));
    let text = talk.lines("a y c p t b p");
    assert!(!text.contains("should"));
    assert!(
        text.contains("(Best: ") && text.contains(", Win in 1)"),
        "{text}"
    );
}

#[test]
fn undo_takes_a_move_back_between_humans() {
    let mut talk = Talk::new();
    talk.lines("w c 4 h b p");
    talk.line("b1b3");
    assert!(talk.session.prompt().starts_with("Computer (o)"));
    talk.line("u");
    assert!(talk.session.prompt().starts_with("Player (X)"));
    talk.refused("u");
}

#[test]
fn nothing_is_said_after_the_end() {
    let mut talk = Talk::new();
    talk.lines("w p a");
    talk.refused("what");
    talk.lines("y q");
    assert!(talk.session.is_over());
    assert_eq!(talk.session.prompt(), "");
    assert_eq!(talk.line("s"), "");
}

#[test]
fn positions_that_come_up_again_are_asked_about() {
    let mut talk = Talk::new();
    talk.lines("w c 4 h b p");
    let there_and_back = "b1b3 a2c2 b3b1 c2a2";
    let text = talk.lines(there_and_back);
    has(&text, "This position has come up 1 time before.");
    talk.refused("b1b3");
    talk.says("y", "+---+");
    talk.says("b1b3", "1 time before");
    talk.lines("y a2c2 y b3b1 y");
    talk.says("c2a2", "2 times before");
    talk.says("n", "The game is broken off: a draw.\n8 moves: 4 by Player");
    let text = talk.line("u");
    assert!(!text.contains("broken off"));
    assert!(talk.session.prompt().starts_with("Computer (o), your move"));
}

/// A first move after which the other side wins but could let go of it.
fn slip() -> String {
    let variant = Variant::new(3, 4, Goal::Connect).unwrap();
    let solved = Solved::new(variant, Arc::new(Brute::solve(&variant.problem().unwrap())));
    let start = variant.initial_position();
    let is_loss = |(_, value): &(Move, Value)| matches!(value, Value::Loss(_));
    let is_slip = |own: &(Move, Value)| {
        let replies = solved.moves(&start.after(own.0)).unwrap();
        is_loss(own) && replies.iter().any(is_loss)
    };
    let slip = solved.moves(&start).unwrap().into_iter().find(is_slip);
    move_text(slip.expect("a board where slips can be made").0)
}

#[test]
fn perfect_players_end_games_as_predicted() {
    for (width, height, plies) in [(3, 3, 2), (3, 4, 1), (4, 3, 1)] {
        let mut talk = Talk::new();
        talk.resize(width, height);
        talk.line("s");
        let text = talk.lines("c 3 p 4 p b p");
        assert!(text.contains(&format!(
            "will {} in {plies})",
            ["Win", "Lose"][(plies + 1) % 2]
        )));
        let moves = if plies == 1 { "1 move:" } else { "2 moves:" };
        assert!(text.contains(moves), "{text}");
    }
}

#[test]
fn all_kinds_of_computers_play_with_and_without_tables() {
    for begin in ["g r 3 4 b s", "g r 3 3 b s", "w", "g r 6 6 b s"] {
        for (black, white) in [
            ("p", "r"),
            ("r", "m"),
            ("m", "g"),
            ("g", "p"),
            ("i 50", "i 0"),
            ("e", "p"),
        ] {
            let mut talk = Talk::new();
            talk.lines(begin);
            talk.lines(&format!("c 3 {black} 4 {white} b"));
            let mut text = talk.line("p");
            let mut asked = 0;
            while talk.session.prompt().starts_with("Go on?") {
                asked += 1;
                text = talk.line(if asked < 5 { "y" } else { "n" });
            }
            has(&text, "  p)  (P)lay again\n");
        }
    }
}

#[test]
fn a_game_between_computers_can_be_stopped() {
    let mut talk = Talk::new();
    talk.lines("w c 3 p b");
    talk.stop.set(true);
    let text = talk.line("p");
    assert_eq!(text.matches(" moves ").count(), 1, "{text}");
    assert_eq!(
        talk.session.prompt(),
        "Abort the game? [(y)es (n)o, empty for no]: "
    );
}

#[test]
fn misere_is_won_by_not_connecting() {
    let mut talk = Talk::new();
    talk.lines("o g r 3 4 b");
    let variant = Variant::new(3, 4, Goal::Misere).unwrap();
    talk.lines("w c 4 h b p");
    let one_side = |color: Color| {
        let lines = lines_of_play(&variant).into_iter();
        let mut ends = lines.filter(move |(position, _)| {
            position.is_connected(color) && !position.is_connected(!color)
        });
        ends.next().unwrap().1
    };
    let moves: Vec<String> = one_side(Color::Black).into_iter().map(move_text).collect();
    let text = talk.lines(&moves.join(" "));
    has(&text, "Computer (o) wins: all X are connected.");
}

#[test]
fn all_values_and_the_graph_are_written() {
    let mut talk = small();
    talk.lines("a f out");
    let csv = talk.files.0.borrow()["out"].clone();
    assert_eq!(talk.line("o"), csv);
    assert_eq!(
        csv.lines().next().unwrap(),
        "number,board,turn,value,remoteness,primitive"
    );
    assert_eq!(csv.lines().count(), 32_545);
    has(&csv, ",-X-/o-o/o-o/-X-,X,Win,1,0\n");
    talk.says("g out", "out is there already.\n");
    talk.refused("");
    assert_eq!(talk.files.0.borrow()["out"], csv);
    talk.says("y", "written to out");
    let dot = talk.files.0.borrow()["out"].clone();
    assert!(dot.starts_with("digraph loa {\n") && dot.ends_with("}\n"));
    assert_eq!(dot.matches(" [label=\"").count(), 32_544);
    assert!(!dot.contains("n0 -> n0 "));
}

#[test]
fn long_work_can_be_stopped() {
    let mut talk = small();
    talk.line("a");
    talk.stop.set(true);
    for key in ["p", "a", "c"] {
        assert_eq!(talk.line(key), "Stopped.\n");
    }
    talk.line("f");
    assert_eq!(talk.line("out"), "Stopped.\n");
    assert!(talk.files.0.borrow().is_empty());
    talk.stop.set(false);
    talk.says("c", "32544 positions checked: every value is right.\n");
    talk.stop.set(true);
    talk.line("f");
    talk.says("out", "can't be written: stopped");
    assert!(talk.files.0.borrow().is_empty(), "nothing half written");
}

#[test]
fn print_keys_work_without_the_menu() {
    let mut talk = small();
    talk.line("p");
    let menu = |talk: &mut Talk, key: &str| talk.lines(&format!("p {key}"));
    let prompt = talk.session.prompt();
    for key in ["r", "b", "l", "s", "v", "w", "m", "h"] {
        let text = menu(&mut talk, key);
        assert_eq!(talk.session.prompt(), prompt, "{key}");
        assert_eq!(talk.line(&format!("p{key}")), text, "{key}");
        assert!(!text.contains("not understood"), "{text}");
    }
    has(&talk.line("pr"), "+---+");
    talk.says("ps", "Winning moves:\n");
    talk.says("pm", "no moves yet");
    talk.line("pq");
    assert!(talk.session.is_over());
}

/// A game that the first player loses is begun by the computer, so that the human can win.
#[test]
fn a_human_gets_the_side_that_can_win() {
    let mut talk = Talk::new();
    for (height, first) in [(3, "Computer (X)"), (4, "Player (X)"), (3, "Computer (X)")] {
        talk.resize(3, height);
        let menu = talk.line("s");
        assert!(menu.contains(first), "3x{height}: {menu}");
        talk.line("b");
    }
    talk.lines("s c 3 h 4 h b b");
    talk.resize(3, 4);
    let menu = talk.line("s");
    has(&menu, "Computer (X), human");
}

#[test]
fn lists_go_on_page_by_page() {
    let mut talk = small();
    talk.lines("a n 40 t");
    talk.lines("n n 10");
    let mut pages = talk.line("t");
    while talk.session.prompt().starts_with("More?") {
        talk.refused("");
        pages += &talk.line("y");
    }
    let found = |text: &str| {
        let lines = text.lines().filter(|line| line.contains("Tie in "));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(found(&pages).len(), 28, "{pages}");
    talk.lines("n 40");
    let all = talk.line("t");
    assert_eq!(found(&all), found(&pages));
    assert_eq!(talk.session.prompt(), "Choice: ");
    talk.lines("n 28 t");
    assert_eq!(talk.line("y"), "\n    none\n\n", "there are no more");
}

#[test]
fn a_game_goes_on_after_configuring() {
    let mut talk = Talk::new();
    talk.lines("w p b1b3");
    let board = talk.line("pb");
    talk.says("c", "(F)lip sides");
    let text = talk.lines("1 Ann b");
    assert!(text.starts_with(&board[..board.len() - 1]), "{text}");
    assert!(talk.session.prompt().starts_with("Ann (X), your move"));
    talk.line("q");
    assert!(talk.session.is_over(), "q leaves from a game");
}

#[test]
fn an_only_move_is_made_by_an_empty_line_or_without_asking() {
    // d4c4 is the only move.
    let position = "---X/o-o-/--oX/--o- X";
    let begin = |talk: &mut Talk, configure: &str| {
        talk.line("i");
        let menu = talk.line(position);
        assert!(menu.contains(&format!("now {position}")), "{menu}");
        talk.lines(&format!("w c 3 h 4 h {configure} b"));
        talk.line("p")
    };
    let mut talk = Talk::new();
    assert!(!begin(&mut talk, "").contains("The only move"));
    has(&talk.line(""), "The only move of ");
    let mut talk = Talk::new();
    assert!(begin(&mut talk, "s").contains("The only move of "));
}

#[test]
fn the_side_that_begins_is_the_one_of_the_position() {
    let mut talk = Talk::new();
    talk.resize(3, 4);
    talk.line("i");
    talk.line("-X-/o-o/o-o/-X- o");
    let text = talk.line("s");
    has(&text, "Solved: o, who moves first, wins");
    has(&text, "Player (o), human, moves first");
    talk.says("a i", "o to move: Win in ");
}

#[test]
fn computers_of_every_kind_give_back_as_often_as_they_are_told() {
    let slip = slip();
    let mut talk = small();
    talk.says(
        &format!("c g 1 b p {slip}"),
        "had slipped, and gets it back.",
    );
    let mut talk = small();
    let text = talk.lines(&format!("c g 0 b p {slip}"));
    assert!(!text.contains("gets it back"), "{text}");
}

#[test]
fn solved_tables_are_loaded_with_their_board() {
    let mut talk = Talk::new();
    talk.line("l");
    has(&talk.refused("3x3-olympiad"), "rules gamesman");
    talk.says(
        "3x4-misere",
        "Loaded 3x4 REVERSE: o, who moves second, wins after 2 moves",
    );
    talk.says("a p", " 32544 ");
}
