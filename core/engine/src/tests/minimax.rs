//! The search against plain minimax.

use crate::budget::Budget;
use crate::eval::Noise;
use crate::search::{Search, SearchParams, ThreadState};
use crate::stack::SearchStack;
use crate::table::TranspositionTable;
use crate::tests::{Random, random_game, random_set_up, result};
use crate::{Limits, Report, Score, Technique, Techniques};
use loa::{Color, Game, Move, Ply, Preset, Recurrence, Repetition, Size, Status};
use test_support::pictures::set_up;

fn params(techniques: Techniques) -> SearchParams<'static> {
    SearchParams {
        net: None,
        noise: Noise::new(0, 0),
        excluded_moves: &[],
        techniques,
    }
}

/// 1 for a proven win, -1 for a proven loss.
fn winner(score: Score) -> i32 {
    match (score.win_plies(), score.loss_plies()) {
        (Some(_), _) => 1,
        (_, Some(_)) => -1,
        _ => 0,
    }
}

/// Minimax without anything else.
pub(crate) struct Minimax<'a> {
    /// What a position is worth to the side to move where the search ends.
    pub(crate) leaf: &'a dyn Fn(&Game) -> Score,
    /// Whether a position counts as drawn though the game goes on.
    pub(crate) is_drawn: &'a dyn Fn(&Game) -> bool,
}

impl Minimax<'_> {
    /// The score of a game's position for the side to move, `ply` plies below the root.
    pub(crate) fn score(&self, game: &mut Game, depth: u32, ply: u32) -> Score {
        if depth == 0 {
            return (self.leaf)(game);
        }
        let values = game.legal_moves().into_iter().map(|mv| {
            let mover = game.position().turn();
            let value = match game.play(mv).unwrap() {
                Status::Over(verdict) => match result(verdict, mover) {
                    1 => Score::win_in(ply + 1),
                    -1 => Score::loss_in(ply + 1),
                    _ => Score::DRAW,
                },
                Status::Ongoing if (self.is_drawn)(game) => Score::DRAW,
                Status::Ongoing => -self.score(game, depth - 1, ply + 1),
            };
            game.undo();
            value
        });
        values.max().expect("an ongoing game has a move")
    }
}

fn evaluate(game: &Game) -> Score {
    crate::evaluate(game.position(), game.rules().goal)
}

fn minimax(game: &mut Game, depth: u32, ply: u32) -> Score {
    let leaf = &evaluate;
    let is_drawn = &|_: &Game| false;
    Minimax { leaf, is_drawn }.score(game, depth, ply)
}

/// As [`minimax`], but with a draw where a position comes up again: that of the root, one after it,
/// or, where the rules ignore repetition, one that has come up twice in the game.
fn minimax_with_cycles(game: &mut Game, depth: u32) -> Score {
    let root = game.past().len();
    let leaf = &evaluate;
    let is_drawn = &|game: &Game| is_cycle(game, root);
    Minimax { leaf, is_drawn }.score(game, depth, 0)
}

/// Tells whether the position of a game has come up since its ply `root`, or, where the rules
/// ignore repetition, twice before.
fn is_cycle(game: &Game, root: usize) -> bool {
    let same = |ply: &&Ply| ply.before == *game.position();
    let is_ignored = game.rules().repetition == Repetition::Ignored;
    game.past()[root..].iter().any(|ply| same(&ply))
        || is_ignored && game.past().iter().filter(same).count() >= 2
}

/// Searches depth after depth with one table and returns what the last one found.
fn search(game: &Game, depth: u32, techniques: Techniques) -> Report {
    let (lines, _) = search_lines(game, depth, 1, techniques);
    lines.into_iter().next().unwrap()
}

/// The same for several lines; tells how many positions that took.
fn search_lines(
    game: &Game,
    depth: u32,
    count: usize,
    techniques: Techniques,
) -> (Vec<Report>, u64) {
    let (table, mut state) = (TranspositionTable::new(1).unwrap(), ThreadState::default());
    let mut never = || false;
    let mut budget = Budget::new(&mut never);
    let mut stack = SearchStack::new(game);
    let params = params(techniques);
    let mut search = Search::new(&mut stack, &table, &mut state, &mut budget, params);
    let limits = Limits::depth(depth);
    let first = search.begin(limits, count);
    let found = search.deepen(first, limits, count, 2);
    (found, budget.nodes())
}

const PLAIN: Techniques = Techniques::NONE;
const WITH_TABLE: Techniques = PLAIN.with(Technique::Table);
const WITH_CYCLES: Techniques = PLAIN.with(Technique::Cycles);

/// Checks that a line leads from the game's position to the end that its score promises.
#[track_caller]
fn check_line(game: &Game, found: &Report) {
    let mut game = game.clone();
    for mv in &found.line {
        game.play(*mv).unwrap();
    }
    let plies = found.score.win_plies().or(found.score.loss_plies());
    if let Some(plies) = plies {
        assert_eq!(found.line.len() as u32, plies);
        assert!(game.status().is_over());
    }
}

#[track_caller]
fn check(game: &Game, depth: u32) {
    let expected = minimax(&mut game.clone(), depth, 0);
    let context = || format!("{:?} {:?}", game.rules(), game.position());
    let plain = search(game, depth, PLAIN);
    assert_eq!(plain.score, expected, "{}", context());
    check_line(game, &plain);
    let with_cycles = search(game, depth, WITH_CYCLES);
    let expected_with_cycles = minimax_with_cycles(&mut game.clone(), depth);
    assert_eq!(with_cycles.score, expected_with_cycles, "{}", context());
    let with_table = search(game, depth, WITH_TABLE);
    check_line(game, &with_table);
    if game.rules().repetition == Repetition::Ignored {
        assert_eq!(with_table.score, expected, "with table, {}", context());
    }
}

/// Each line is the best one that does not begin with the first move of a better line.
#[test]
fn lines_are_the_best_of_the_rest() {
    let mut random = Random::new(7);
    for preset in Preset::ALL {
        for (size, depth) in sizes() {
            let mut game = random_game(&mut random, &preset, size, 8);
            let depth = depth.min(4);
            let (found, _) = search_lines(&game, depth, 3, PLAIN);
            let mut scores = Vec::new();
            for mv in game.legal_moves() {
                let mover = game.position().turn();
                scores.push(match game.play(mv).unwrap() {
                    Status::Over(verdict) => Score::of_verdict(verdict, mover, 1),
                    Status::Ongoing => -minimax(&mut game, depth - 1, 1),
                });
                game.undo();
            }
            scores.sort_by_key(|score| std::cmp::Reverse(*score));
            scores.truncate(3);
            let found: Vec<Score> = found.iter().map(|line| line.score).collect();
            assert_eq!(found, scores, "{:?} {:?}", game.rules(), game.position());
        }
    }
}

/// A line that wins at once costs one position, whichever it is.
#[test]
fn several_wins_in_one_are_seen_at_once() {
    let game = set_up(
        &Preset::SOUCIE,
        Color::Black,
        &["- - - w", "b b - -", "- - - -", "b - - w"],
    );
    let wins = |mv: &&Move| {
        let mut game = game.clone();
        let verdict = game.play(**mv).unwrap().verdict();
        verdict.is_some_and(|verdict| result(verdict, Color::Black) == 1)
    };
    let count = game.legal_moves().iter().filter(wins).count();
    assert!(count > 1);
    let (found, nodes) = search_lines(&game, 1, count, PLAIN);
    assert!(found.iter().all(|line| line.score == Score::win_in(1)));
    assert_eq!(nodes, count as u64);
}

fn sizes() -> impl Iterator<Item = (Size, u32)> {
    [(3, 3, 6), (4, 3, 5), (4, 4, 4), (5, 4, 4)]
        .into_iter()
        .map(|(width, height, depth)| (Size::new(width, height).unwrap(), depth))
}

#[test]
fn agrees_in_games() {
    let mut random = Random::new(1);
    for preset in Preset::ALL {
        for (size, depth) in sizes() {
            for _ in 0..12 {
                let plies = random.below(12);
                check(&random_game(&mut random, &preset, size, plies), depth);
            }
        }
    }
}

#[test]
fn agrees_on_set_up_positions() {
    let mut random = Random::new(2);
    for preset in Preset::ALL {
        for (size, depth) in sizes() {
            for _ in 0..8 {
                check(&random_set_up(&mut random, &preset, size), depth.min(5));
            }
        }
    }
}

#[test]
fn agrees_near_the_move_limit() {
    let mut random = Random::new(3);
    for (size, depth) in sizes() {
        for _ in 0..20 {
            let mut game = random_game(&mut random, &Preset::BERKELEY, size, 12);
            let limit = game.plies() + 1 + random.below(4) as u32;
            game.set_move_limit(Some(limit)).unwrap();
            check(&game, depth);
        }
    }
}

/// Back and forth, so that positions have come up before.
#[test]
fn agrees_after_shuffling() {
    let mut random = Random::new(6);
    for preset in Preset::ALL {
        for (size, depth) in sizes() {
            for _ in 0..12 {
                let mut game = random_game(&mut random, &preset, size, 3);
                shuffle(&mut game, &mut random);
                check(&game, depth.min(5));
            }
        }
    }
}

/// Plays on, taking each move back at once where that is legal and doesn't end the game.
pub(crate) fn shuffle(game: &mut Game, random: &mut Random) {
    for _ in 0..random.below(12) {
        let back = game
            .past()
            .iter()
            .rev()
            .nth(1)
            .and_then(|ply| match ply.mv {
                Move::Jump(from, to) => Some(Move::Jump(to, from)),
                Move::Pass => None,
            });
        let moves = game.legal_moves();
        let mv = back.filter(|mv| moves.contains(mv));
        let mv = mv.unwrap_or_else(|| moves[random.below(moves.len())]);
        if game.play(mv).unwrap().is_over() {
            game.undo();
        }
    }
}

/// Proven wins and losses of the full search agree with minimax to the same distance.
#[test]
fn proven_scores_are_true() {
    let mut random = Random::new(4);
    let mut proven = 0;
    for preset in Preset::ALL {
        for _ in 0..150 {
            let size = Size::new(3 + random.below(3) as u8, 3).unwrap();
            let plies = random.below(40);
            let game = random_game(&mut random, &preset, size, plies);
            let found = search(&game, 4, Techniques::DEFAULT);
            let distance = found.score.win_plies().or(found.score.loss_plies());
            if let Some(distance) = distance.filter(|distance| *distance <= 6) {
                let value = minimax(&mut game.clone(), distance, 0);
                assert_eq!(winner(found.score), winner(value), "{:?}", game.position());
                proven += 1;
            }
        }
    }
    assert!(proven > 200, "{proven}");
}

/// Where repetitions end the game, a deeper search without a table confirms what a search with one
/// proves.
#[test]
fn repetitions_prove_nothing_false() {
    let mut random = Random::new(5);
    for of in [Recurrence::Position, Recurrence::Board] {
        for occurrence in [2, 3] {
            let mut preset = Preset::OPENSPIEL;
            preset.rules.repetition = Repetition::Draws { occurrence, of };
            for _ in 0..40 {
                let plies = random.below(30);
                let size = Size::new(4, 3).unwrap();
                let game = random_game(&mut random, &preset, size, plies);
                let depth = 7;
                let with_table = search(&game, depth, Techniques::DEFAULT);
                let without = search(
                    &game,
                    depth + 2,
                    Techniques::DEFAULT.without(Technique::Table),
                );
                if with_table.score.is_proven() {
                    assert_eq!(winner(with_table.score), winner(without.score));
                }
                check_line(&game, &without);
            }
        }
    }
}
