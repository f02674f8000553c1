use crate::eval::net::Net;
use crate::eval::{EvalCache, Evaluator};
use crate::{Engine, Job, Limits, Style};
use loa::{Game, Goal, Preset, Size};
use std::sync::Arc;

/// Plies ahead that each game of the bench is searched.
const DEPTH: u32 = 9;
/// How often each move of a position is evaluated.
const EVALUATIONS: usize = 50;
/// The mebibytes of the table.
const TABLE: usize = 16;

/// The presets and sizes of the bench, and how many plies each game has when it is searched.
const GAMES: [(Preset, &str, &[usize]); 6] = [
    (Preset::BERKELEY, "8x8", &[0, 6, 12, 18, 24, 30]),
    (Preset::OLYMPIAD, "8x8", &[4, 16, 28]),
    (Preset::OPENSPIEL, "8x8", &[8, 20]),
    (Preset::PLAYSTRATEGY, "8x8", &[10]),
    (Preset::GAMESMAN, "6x6", &[2]),
    (Preset::GAMESMAN_MISERE, "5x5", &[3]),
];

/// Searches fixed positions to a fixed depth, with a net or without, and returns the number of
/// positions visited: a checksum of search and evaluation.
pub fn bench(net: Option<Arc<Net>>) -> u64 {
    let mut engine = Engine::new(TABLE);
    engine.net = net;
    engine.style = Style {
        forced_plies: 3,
        ..Style::STEADY
    };
    let mut nodes = 0;
    for (preset, size, plies) in GAMES {
        for &count in plies {
            engine.clear();
            let game = fixed_game(&preset, size, count);
            let job = Job::new(&game, Limits::depth(DEPTH));
            nodes += job.run(&mut engine, &mut || false, &mut |_| {}).nodes();
        }
    }
    nodes
}

/// Plays each move of fixed positions of 8×8 boards several times and evaluates what it leads to,
/// with a net or without, as the search does when it orders moves. Returns the number of
/// evaluations and their sum in points.
pub fn bench_evaluations(net: Option<&Net>) -> (u64, i64) {
    let (mut count, mut sum) = (0, 0);
    let mut cache = EvalCache::default();
    let mut evaluator = Evaluator::new(Size::STANDARD, Goal::Connect, net, 0, &mut cache);
    for plies in 0..40 {
        let game = fixed_game(&Preset::SOUCIE, "8x8", plies);
        let (position, moves) = (game.position(), game.legal_moves());
        sum += i64::from(evaluator.points(position, 0));
        for mv in moves.iter().cycle().take(EVALUATIONS * moves.len()) {
            sum += i64::from(evaluator.points_after(*mv, position, 0));
            count += 1;
        }
    }
    (count, sum)
}

/// The game in which the moves are taken from the middle of the list, then from a third, in turn.
fn fixed_game(preset: &Preset, size: &str, plies: usize) -> Game {
    let size: Size = size.parse().unwrap_or_default();
    let mut game = Game::start(preset, size);
    for ply in 0..plies {
        let mut moves = game.legal_moves();
        moves.sort_unstable();
        let place = moves.len() / (2 + ply / 2 % 2);
        let Some(mv) = moves.get(place) else {
            break;
        };
        if game.play(*mv).is_ok_and(loa::Status::is_over) {
            game.undo();
            break;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_depend_on_the_net() {
        let net = crate::eval::net::tests::random_net(1);
        let ((count, sum), (same, other)) =
            (bench_evaluations(None), bench_evaluations(Some(&net)));
        assert!(count > 1000 && count == same && sum != other);
    }

    #[test]
    fn bench_games_have_their_number_of_plies() {
        for (preset, size, plies) in GAMES {
            for &count in plies {
                let game = fixed_game(&preset, size, count);
                assert!(!game.status().is_over());
                assert_eq!(game.plies() as usize, count);
            }
        }
    }
}
