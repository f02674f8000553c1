//! Reviews of games with invented findings.

use loa::{Color, Game, Preset, Size};
use loa_engine::{Report, Score};
use loa_notation::{Fen, Record};
use loa_review::{
    BLUNDER, INACCURACY, Judgement, MISTAKE, Review, accuracy, annotate, moves_to_win,
    one_ply_before, percent, score_in_words, search_game, svg_curve,
};

fn game(moves: &str) -> Game {
    let mut game = Game::start(&Preset::BERKELEY, Size::STANDARD);
    for text in moves.split_whitespace() {
        game.play(text.parse().unwrap()).unwrap();
    }
    game
}

fn found(line: &str, score: Score) -> Vec<Report> {
    let line: Vec<_> = line
        .split_whitespace()
        .map(|text| text.parse().unwrap())
        .collect();
    vec![Report {
        best: line[0],
        score,
        depth: 7,
        nodes: 100,
        line,
    }]
}

#[test]
fn positions_are_searched_from_the_last_to_the_first_but_no_end() {
    let circle = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"];
    let mut game = Game::start(&Preset::OLYMPIAD, Size::STANDARD);
    // The start comes up for the third time after eight plies: a draw, which is passed over once.
    for (plies, last) in [(7, 7), (8, 7), (9, 9)] {
        while game.past().len() < plies {
            let mv = circle[game.past().len() % 4];
            game.play_on(mv.parse().unwrap()).unwrap();
        }
        let mut asked = Vec::new();
        let found = search_game(&game, |position| {
            assert!(!position.status().is_over());
            asked.push(position.past().len());
            Ok::<_, ()>(found(circle[asked.len() % 4], Score::DRAW))
        });
        assert!(asked.iter().copied().eq((0..=last).rev()), "{asked:?}");
        let found = found.unwrap();
        assert_eq!(found.len(), plies + 1);
        assert!(found[..=last].iter().all(|lines| lines.len() == 1));
        assert!(found[last + 1..].iter().all(Vec::is_empty));
        assert_eq!(search_game(&game, |_| Err("no")), Err("no"));
    }
}

#[test]
fn judgements_go_by_the_loss_of_win_chance() {
    let points = Score::estimate;
    // 400 points make the odds ten times better: 0 is one game of two, 35 are 55 %, 70 60 %,
    // 147 70 %.
    for (best, played, judgement) in [
        (points(50), points(50), Judgement::Best),
        (points(50), points(90), Judgement::Best),
        (points(34), points(0), Judgement::Good),
        (points(36), points(0), Judgement::Inaccuracy),
        (points(72), points(0), Judgement::Mistake),
        (points(148), points(0), Judgement::Blunder),
        (points(0), Score::loss_in(2), Judgement::Blunder),
        // The same points matter less where the game is decided anyway.
        (points(1200), points(1000), Judgement::Good),
        (points(-1000), Score::loss_in(2), Judgement::Good),
        // A win is a win and a loss a loss, but the shorter win and the longer loss are better.
        (Score::win_in(3), Score::win_in(3), Judgement::Best),
        (Score::win_in(3), Score::win_in(9), Judgement::Good),
        (Score::loss_in(8), Score::loss_in(2), Judgement::Good),
        (Score::win_in(5), points(0), Judgement::MissedWin),
        (Score::win_in(5), points(400), Judgement::MissedWin),
        (Score::win_in(5), Score::loss_in(2), Judgement::MissedWin),
        // A small loss is not a missed win: the move may win, too.
        (Score::win_in(7), points(900), Judgement::Good),
    ] {
        assert_eq!(Judgement::new(best, played), judgement, "{best}, {played}");
    }
    const { assert!(INACCURACY < MISTAKE && MISTAKE < BLUNDER) }
}

#[test]
fn scores_and_percentages_as_text() {
    assert_eq!(one_ply_before(Score::loss_in(0)), Score::win_in(1));
    assert_eq!(one_ply_before(Score::win_in(3)), Score::loss_in(4));
    assert_eq!(one_ply_before(Score::estimate(12)), Score::estimate(-12));
    let wins = [1, 2, 3, 4, 5].map(|plies| moves_to_win(Score::win_in(plies)));
    assert_eq!(wins, [1, 1, 2, 2, 3].map(Some));
    let losses = [1, 2, 3, 4, 5].map(|plies| moves_to_win(Score::loss_in(plies)));
    assert_eq!(losses, [1, 1, 1, 2, 2].map(Some));
    assert_eq!(moves_to_win(Score::DRAW), None);
    assert_eq!(score_in_words(Score::win_in(1)), "win in 1");
    assert_eq!(score_in_words(Score::win_in(5)), "win in 3");
    assert_eq!(score_in_words(Score::loss_in(2)), "loss in 1");
    assert_eq!(score_in_words(Score::loss_in(6)), "loss in 3");
    assert_eq!(percent(0.0), "0 %");
    assert_eq!(percent(0.001), "1 %");
    assert_eq!(percent(0.999), "99 %");
    assert_eq!(percent(1.0), "100 %");
    assert!((accuracy(0.0) - 1.0).abs() < 1e-12);
    assert!(accuracy(0.1) < accuracy(0.05));
}

#[test]
fn a_move_has_the_negated_score_of_the_position_after_it() {
    let game = game("b1-b3 a2-c2 d1-d3");
    let review = Review::new(
        &game,
        &[
            found("b1-b3 a2-c2", Score::estimate(40)),
            found("a7-c7 c1-c3", Score::estimate(0)),
            found("e1-e3", Score::estimate(148)),
            found("a3-c5", Score::estimate(0)),
        ],
    );
    let judgements: Vec<_> = review.plies.iter().map(|ply| ply.judgement).collect();
    // Black plays the move found; White leaves Black with 148; Black loses them again.
    let expected = [Judgement::Best, Judgement::Blunder, Judgement::Blunder];
    assert_eq!(judgements, expected.map(Some));
    let chances: Vec<_> = review
        .chances
        .iter()
        .map(|chance| percent(chance.unwrap()))
        .collect();
    assert_eq!(chances, ["56 %", "50 %", "70 %", "50 %"]);
    assert!((review.plies[1].loss().unwrap() - 0.2).abs() < 0.01);
    let summaries = review.summaries();
    assert_eq!(summaries[Color::Black].judged(), 2);
    assert_eq!(summaries[Color::Black].count(Judgement::Blunder), 1);
    assert!(summaries[Color::White].accuracy().unwrap() < 0.5);
}

#[test]
fn moves_without_a_search_are_not_judged() {
    let game = game("b1-b3 a2-c2");
    let last = [
        Vec::new(),
        found("a2-c2", Score::DRAW),
        found("c1-c3", Score::DRAW),
    ];
    let review = Review::new(&game, &last);
    assert_eq!(review.plies[0].judgement, None);
    assert_eq!(review.plies[1].judgement, Some(Judgement::Best));
    assert_eq!(review.chances[0], None);
    assert_eq!(review.summaries()[Color::Black].accuracy(), None);
    assert!(svg_curve(&review).contains("class=\"curve\""));
    let nothing = Review::new(&game, &[]);
    assert!(nothing.plies.iter().all(|ply| ply.judgement.is_none()));
    assert!(!svg_curve(&nothing).contains("class=\"curve\""));
}

/// Black wins at once with d2-d3, and has other moves.
const WON: &str = "8/8/8/3L4/8/8/1l1L3l/8 w";

#[test]
fn the_end_of_a_game_is_known_without_a_search() {
    let fen: Fen = WON.parse().unwrap();
    let mut game = Game::new(Preset::BERKELEY.rules, fen.position);
    let winning = game.legal_moves().into_iter().find(|mv| {
        let after = fen.position.after(*mv);
        after.is_connected(Color::Black)
    });
    game.play(winning.unwrap()).unwrap();
    let best = found(&winning.unwrap().to_string(), Score::win_in(1));
    let review = Review::new(&game, &[best]);
    assert_eq!(review.plies[0].judgement, Some(Judgement::Best));
    assert_eq!(review.chances, [Some(1.0), Some(1.0)]);
}

#[test]
fn the_only_move_is_not_judged() {
    let fen: Fen = "Ll1/L1L/1lL b".parse().unwrap();
    let mut game = fen.game(Preset::BERKELEY.rules);
    let moves = game.legal_moves();
    assert!(moves.len() <= 1, "{moves:?}");
    game.play(moves[0]).unwrap();
    let review = Review::new(&game, &[found(&moves[0].to_string(), Score::DRAW)]);
    assert_eq!(review.plies[0].judgement, Some(Judgement::Forced));
    assert_eq!(review.plies[0].loss(), Some(0.0));
    assert_eq!(review.summaries()[Color::White].judged(), 0);
}

#[test]
fn comments_and_variations_are_added_once() {
    let game = game("b1-b3 a2-c2");
    let review = Review::new(
        &game,
        &[
            found("c1-c3 a2-c2 b1-b3", Score::estimate(200)),
            found("a7-c7", Score::estimate(300)),
            found("c1-c3", Score::estimate(0)),
        ],
    );
    let mut record = Record::from_game(&game, &Preset::BERKELEY).unwrap();
    let first = record.nodes.main_line().nth(1).unwrap();
    record.nodes[first].comment = Some("My favourite.".to_owned());
    annotate(&mut record, &review).unwrap();
    let once = record.clone();
    annotate(&mut record, &review).unwrap();
    assert_eq!(record, once);
    record.check().unwrap();
    let comment = record.nodes[first].comment.clone().unwrap();
    assert!(
        comment.starts_with("My favourite.\nBlunder: win chance 76 %"),
        "{comment}"
    );
    assert!(comment.contains("Better was c1-c3 (+200)"), "{comment}");
    let variations: Vec<_> = record.nodes.children(record.nodes.root()).collect();
    assert_eq!(variations.len(), 2);
    assert_eq!(record.nodes.path_to(variations[1]).len(), 2);
    let text = record.to_string();
    assert!(text.contains("BM[2]"), "{text}");
    let again: Record = text.parse().unwrap();
    assert_eq!(again.to_game().unwrap().past(), game.past());
    assert!(record.comment().unwrap().starts_with("Black: accuracy"));
}

#[test]
fn a_review_of_another_game_is_refused() {
    let review = Review::new(&game("b1-b3"), &[]);
    let mut other = Record::from_game(&game("c1-c3"), &Preset::BERKELEY).unwrap();
    annotate(&mut other, &review).unwrap_err();
    let mut shorter = Record::from_game(&game(""), &Preset::BERKELEY).unwrap();
    annotate(&mut shorter, &review).unwrap_err();
}

#[test]
fn the_curve_is_well_formed_and_marks_errors() {
    let game = game("b1-b3 a2-c2");
    let review = Review::new(
        &game,
        &[
            found("c1-c3", Score::win_in(5)),
            found("a7-c7", Score::estimate(72)),
            found("c1-c3", Score::estimate(0)),
        ],
    );
    let svg = svg_curve(&review);
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
    assert!(svg.contains("<title>1. Black b1-b3: missed win"), "{svg}");
    assert!(svg.contains("<title>2. White a2-c2: mistake"), "{svg}");
    let opened = svg.matches("<path").count() + svg.matches("<text").count();
    let closed = svg.matches("</path>").count() + svg.matches("</text>").count();
    let alone = svg.matches("Z\"/>").count();
    assert_eq!(opened, closed + alone);
    assert!(!svg.contains("NaN") && !svg.contains("inf"));
}

#[test]
fn moments_are_the_worst_errors_and_the_chances_that_were_taken() {
    // Black's moves are best, an error, best again, and a smaller error; White errs at the second
    // move alone.
    let moves = "b1-b3 a2-c2 b3-b1 c2-a2 b1-b3 a2-c2 b3-b1";
    let game = game(moves);
    let scores = [0, 0, 0, 300, 300, 300, 200, -100];
    let lines = moves.split_whitespace().chain(["c2-a2"]);
    let found: Vec<_> = lines
        .zip(scores)
        .map(|(line, points)| found(line, Score::estimate(points)))
        .collect();
    let review = Review::new(&game, &found);
    for color in Color::ALL {
        let moments = review.moments(color);
        assert!(moments.len() <= loa_review::MOMENTS);
        assert!(moments.is_sorted());
        for place in moments {
            let ply = &review.plies[place];
            assert_eq!(ply.color, color);
            let is_error = ply.judgement.unwrap().is_error();
            assert_ne!(is_error, review.chance_taken(place).is_some());
        }
    }
}

#[test]
fn stronger_levels_are_usually_more_accurate() {
    let usual: Vec<f64> = loa_engine::Level::all()
        .map_while(loa_review::usual_accuracy)
        .collect();
    assert!(usual.is_sorted_by(|lower, higher| lower < higher));
    assert!(usual.iter().all(|share| (0.5..1.0).contains(share)));
}
