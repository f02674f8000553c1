//! Records: what is written is read as the same, and replayed to the same end.

use crate::common::{any_move, color, game, preset, scraps, set_up, size};
use loa::{Color, Game, Move, Outcome, Preset, Reason, Size, Start, Status};
use loa_notation::{
    Action, Beginning, Ending, Fen, GameResult, Mark, Property, Record, RecordError, RecordFault,
    RecordNode, RuleSet, Spot, Turn, read_records,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use test_support::pictures::mv;

/// Text with all that has a meaning in SGF. A carriage return does not survive.
fn words() -> impl Strategy<Value = String> {
    prop_oneof![
        scraps(&[
            "\\", "]", "[", "(", ";", ":", "\n", " ", "\t", "B", "é", "word", "\u{feff}"
        ]),
        any::<String>().prop_map(|text| text.replace('\r', "")),
    ]
}

fn properties() -> impl Strategy<Value = Vec<Property>> {
    let name = select(vec!["DT", "EV", "N", "TR", "BL", "X9", "GC"]);
    let property = (name, words()).prop_map(|(name, text)| Property::new(name, text));
    vec(property, 0..3)
}

fn node() -> impl Strategy<Value = RecordNode> {
    let action = prop_oneof![
        9 => any_move().prop_map(Action::Move),
        1 => Just(Action::Resign),
    ];
    let turn = (color(), action).prop_map(|(color, action)| Turn { color, action });
    (option::of(turn), option::of(words()), properties()).prop_map(|(turn, comment, properties)| {
        RecordNode {
            turn,
            comment,
            properties,
            place: None,
        }
    })
}

fn result() -> impl Strategy<Value = GameResult> {
    let reasons = [
        Reason::Connection,
        Reason::Simultaneous,
        Reason::Blocked,
        Reason::Repetition,
        Reason::MoveLimit,
    ];
    let mut endings: Vec<_> = reasons.map(Ending::Rule).into();
    endings.extend([
        Ending::Unstated,
        Ending::Resignation,
        Ending::Time,
        Ending::Forfeit,
    ]);
    prop_oneof![
        (color(), select(endings.clone())).prop_map(|(color, by)| GameResult::Win(color, by)),
        select(endings).prop_map(GameResult::Draw),
        Just(GameResult::Void),
        Just(GameResult::Unknown),
        words().prop_map(|text| GameResult::from_text(&text)),
    ]
}

fn beginning() -> impl Strategy<Value = Beginning> {
    prop_oneof![
        (select(Start::ALL.to_vec()), size()).prop_map(|(s, size)| Beginning::Start(s, size)),
        (set_up(), any::<u32>(), any::<u32>()).prop_map(|(position, since, move_number)| {
            Beginning::Position(Fen {
                position,
                plies_since_capture: since,
                move_number,
            })
        }),
    ]
}

fn rule_set() -> impl Strategy<Value = RuleSet> {
    prop_oneof![
        preset().prop_map(RuleSet::Preset),
        words().prop_map(|text| RuleSet::from_text(&text)),
        Just(RuleSet::Unstated),
    ]
}

/// A record of nonsense: any moves, any tree.
fn record() -> impl Strategy<Value = Record> {
    let head = (
        rule_set(),
        option::of(any::<u32>()),
        beginning(),
        option::of(result()),
    );
    let names = (option::of(words()), option::of(words()));
    let nodes = (node(), vec((any::<Index>(), node()), 0..30));
    (head, names, nodes).prop_map(|(head, names, (root, nodes))| {
        let mut record = Record::new(Preset::default(), head.2);
        (record.rule_set, record.move_limit, record.result) = (head.0, head.1, head.3);
        (record.players.black, record.players.white) = names;
        let first = record.nodes.root();
        record.nodes[first] = root;
        let mut ids = vec![first];
        for (parent, node) in nodes {
            ids.push(record.nodes.add(*parent.get(&ids), node));
        }
        record
    })
}

#[track_caller]
fn same_end(record: &Record, game: &Game) {
    let replayed = record.to_game().unwrap();
    assert_eq!(replayed.position(), game.position());
    assert_eq!(replayed.status(), game.status());
    assert_eq!(replayed.rules(), game.rules());
    assert_eq!(replayed.past(), game.past());
}

proptest! {
    #[test]
    fn whatever_is_written_is_read_as_the_same(record in record()) {
        let text = record.to_string();
        let read = text.parse();
        prop_assert_eq!(read.as_ref(), Ok(&record), "{}", text);
        let twice = format!("{text}\n{text}");
        prop_assert_eq!(read_records(&twice), Ok(vec![record.clone(), record]));
        let second = twice.parse::<Record>().unwrap_err();
        prop_assert_eq!(second.fault, RecordFault::SecondGame);
    }

    #[test]
    fn a_game_comes_back((preset, game) in game()) {
        let record = Record::from_game(&game, &preset).unwrap();
        same_end(&record, &game);
        let outcome = record.result.as_ref().and_then(GameResult::outcome);
        prop_assert_eq!(outcome, game.status().verdict().map(|verdict| verdict.outcome));
        let text = record.to_string();
        let read: Record = text.parse().unwrap();
        prop_assert_eq!(&read, &record, "{}", text);
        same_end(&read, &game);
        prop_assert_eq!(read.check(), Ok(()));
    }

    #[test]
    fn passes_that_are_not_written_are_played((preset, game) in game()) {
        let all = Record::from_game(&game, &preset).unwrap();
        let mut without = Record::new(preset, all.beginning.clone());
        without.move_limit = all.move_limit;
        let mut node = without.nodes.root();
        for ply in game.past().iter().filter(|ply| ply.mv != Move::Pass) {
            node = without.nodes.add(node, RecordNode::played(ply.before.turn(), ply.mv));
        }
        let replayed = without.to_game().unwrap();
        let forced = game.past().iter().rev().take_while(|ply| ply.mv == Move::Pass).count();
        let written = game.past().len() - forced;
        prop_assert_eq!(replayed.past(), &game.past()[..written]);
    }

    #[test]
    fn one_wrong_move_is_found_where_it_stands(
        (preset, game) in game(),
        at: Index,
        mv in any_move(),
    ) {
        prop_assume!(!game.past().is_empty());
        let at = at.index(game.past().len());
        let mut before = Game::new(*game.rules(), *game.first_position());
        for ply in &game.past()[..at] {
            before.play(ply.mv).unwrap();
        }
        let cause = before.check(mv);
        prop_assume!(cause.is_err());
        let mut record = Record::from_game(&game, &preset).unwrap();
        let node = record.nodes.main_line().nth(at + 1).unwrap();
        let color = before.position().turn();
        record.nodes[node] = RecordNode::played(color, mv);
        let fault = RecordFault::Illegal { mv, cause: cause.unwrap_err() };
        let expected = RecordError { at: Spot::Node(at + 1), fault: fault.clone() };
        prop_assert_eq!(record.to_game().unwrap_err(), expected.clone());
        prop_assert_eq!(record.check().unwrap_err(), expected);

        let text = record.to_string();
        let error = text.parse::<Record>().unwrap().to_game().unwrap_err();
        prop_assert_eq!(&error.fault, &fault);
        let Spot::Text(place) = error.at else { panic!("no place: {error}") };
        let line: Vec<_> = text.lines().nth(place.line as usize - 1).unwrap().chars().collect();
        let rest: String = line[place.column as usize - 1..].iter().collect();
        let found = rest.split(']').next().unwrap();
        prop_assert_eq!(found.parse::<Move>(), Ok(mv));
    }

    #[test]
    fn variations_are_checked_like_main_lines((preset, game) in game(), cuts: [Index; 3]) {
        let mut record = Record::from_game(&game, &preset).unwrap();
        let main: Vec<_> = record.nodes.main_line().collect();
        for cut in cuts {
            let at = cut.index(main.len());
            let mut here = record.game_at(main[at]).unwrap();
            let mut node = main[at];
            for _ in 0..5 {
                let Some(mv) = here.legal_moves().last().copied() else { break };
                here.play(mv).unwrap();
                node = record.add_move(node, mv);
                record.nodes[node].comment = Some("why not?".to_owned());
            }
            let replayed = record.game_at(node).unwrap();
            prop_assert_eq!(replayed.position(), here.position());
        }
        prop_assert_eq!(record.check(), Ok(()));
        let mut walked = Vec::new();
        record.walk(|visit| walked.push((visit.depth, visit.plies.len(), visit.game.clone()))).unwrap();
        prop_assert_eq!(walked.len(), record.nodes.len());
        for ((depth, plies, game), (at, node)) in walked.into_iter().zip(record.nodes.preorder()) {
            prop_assert_eq!((depth, plies), (at, usize::from(record.nodes[node].turn.is_some())));
            let alone = record.game_at(node).unwrap();
            prop_assert_eq!(game.past(), alone.past());
        }
        // A variation of the last position has made the main line longer.
        let replayed = record.to_game().unwrap();
        prop_assert!(replayed.past().starts_with(game.past()));
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }
}

#[test]
fn rules_that_are_not_the_presets() {
    let game = Game::start(&Preset::CUHK, Size::STANDARD);
    let error = Record::from_game(&game, &Preset::BERKELEY).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the rules of the game are not those of berkeley"
    );
}

/// Only BoardSpace has entries without a move.
#[test]
fn words_in_place_of_a_move() {
    for (players, is_read) in [("", false), ("P0[id \"Ann\"]P1[id \"Bob\"]", true)] {
        let text = format!("(;GM[9]{players};B[0 Start];B[1 b1-b3])");
        assert_eq!(text.parse::<Record>().is_ok(), is_read, "{text}");
    }
}

#[test]
fn a_board_set_up_in_the_middle() {
    let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
    game.set_move_limit(Some(4)).unwrap();
    game.play(mv("b1-b3")).unwrap();
    game.set("d4".parse().unwrap(), Some(Color::White), Color::Black)
        .unwrap();
    game.play(mv("c1-a3")).unwrap();
    game.play(mv("d4-d7")).unwrap();
    let record = Record::from_game(&game, &Preset::BERKELEY).unwrap();
    assert_eq!(record.move_limit, Some(3));
    let mut again = record.to_game().unwrap();
    for game in [&mut game, &mut again] {
        game.play(mv("e1-e3")).unwrap();
    }
    assert_eq!(again.position(), game.position());
    assert_eq!(again.status(), game.status());
    assert_eq!(
        game.status()
            .verdict()
            .map(|verdict| (verdict.outcome, verdict.reason)),
        Some((Outcome::Draw, Reason::MoveLimit))
    );
}

#[test]
fn a_long_game_without_a_named_rule_set_does_not_end_at_the_default_limit() {
    let quiet = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"];
    let mut text = String::from("(;GM[9]");
    for (ply, mv) in quiet.iter().cycle().take(80).enumerate() {
        text += &format!(";{}[{mv}]", ["B", "W"][ply % 2]);
    }
    text += ")";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.rule_set, RuleSet::Unstated);
    assert_eq!(record.to_game().unwrap().status(), Status::Ongoing);
    let record: Record = text.replace("GM[9]", "RU[Berkeley]").parse().unwrap();
    assert_eq!(record.rule_set, RuleSet::Preset(Preset::BERKELEY));
    let game = record.to_game().unwrap();
    assert_eq!(
        (game.plies(), game.rules().move_limit),
        (80, None),
        "it was played on"
    );
}

#[test]
fn the_usual_start_of_a_rule_set_is_meant_where_none_is_named() {
    for (properties, start) in [
        ("RU[cuhk]", Start::Sides),
        ("SU[Reversed]", Start::Sides),
        ("RU[cuhk]SU[standard]", Start::Standard),
    ] {
        let record: Record = format!("(;GM[9]{properties})").parse().unwrap();
        let expected = Beginning::Start(start, Size::STANDARD);
        assert_eq!(record.beginning, expected, "{properties}");
    }
}

#[test]
fn initial_position_in_every_alphabet() {
    let fen = "L1L/3/l1l b";
    let expected: Fen = fen.parse().unwrap();
    for text in [fen, "x1x/3/o1o o", "b1b/3/w1w white"] {
        let record: Record = format!("(;GM[9]IP[{text}])").parse().unwrap();
        assert_eq!(record.beginning, Beginning::Position(expected));
    }
}

#[test]
fn deep_and_wide_records() {
    const DEPTH: usize = 100_000;
    let deep = format!("(;GM[9]{}{})", "(;C[x]".repeat(DEPTH), ")".repeat(DEPTH));
    let record: Record = deep.parse().unwrap();
    assert_eq!(record.nodes.len(), DEPTH + 1);
    assert_eq!(record.check(), Ok(()));
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
    let wide = format!("(;GM[9]{})", "(;B[b1-b3])".repeat(DEPTH));
    let record: Record = wide.parse().unwrap();
    assert_eq!(record.check(), Ok(()));
    let long = format!(
        "(;GM[9]{})",
        ";B[b1-b3];W[a2-c2];B[b3-b1];W[c2-a2]".repeat(DEPTH / 4)
    );
    let record: Record = long.parse().unwrap();
    assert_eq!(record.to_game().unwrap().past().len(), DEPTH);
    let mut grown = Record::new(Preset::SOUCIE, record.beginning.clone());
    let mut node = grown.nodes.root();
    for _ in 0..DEPTH {
        node = grown.add_move(node, Move::Pass);
    }
    assert_eq!(grown.nodes.len(), DEPTH + 1);
}

#[test]
fn arrows_and_circles_are_read_and_written() {
    let text = "(;GM[9]SZ[6]AR[b1:b3][c1:h1][b2]CR[a1:b2][c6];B[b1-b3]AR[b3:d3]TR[b3])";
    let mut record: Record = text.parse().unwrap();
    let size = Size::new(6, 6).unwrap();
    let root = record.nodes.root();
    let marks = |record: &Record| {
        let line = record.nodes.main_line();
        let texts = line.map(|node| {
            let marks = record.nodes[node].marks(size);
            let marks: Vec<String> = marks.iter().map(ToString::to_string).collect();
            marks.join(" ")
        });
        texts.collect::<Vec<_>>()
    };
    assert_eq!(marks(&record), ["b1:b3 a1 b1 a2 b2 c6", "b3:d3"]);
    record.nodes[root].add_mark("d4:d1".parse().unwrap());
    record.nodes[root].add_mark("f6".parse().unwrap());
    let again: Record = record.to_string().parse().unwrap();
    assert_eq!(again, record);
    assert_eq!(marks(&again), ["b1:b3 d4:d1 a1 b1 a2 b2 c6 f6", "b3:d3"]);
    assert!("b1:b9".parse::<Mark>().is_err());
}
