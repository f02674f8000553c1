//! Tests of the searches and the evaluation against slow references, and games for them.

mod forced;
pub(crate) mod minimax;
mod net;
mod proof;

pub(crate) use loa::Random;
use loa::{Color, Game, Goal, Move, Outcome, Position, Preset, Size, Verdict};
pub(crate) use test_support::random_game;

/// An ongoing game in which both sides draw their pieces together, as players do, but carelessly:
/// each move is the best looking of three at random.
pub(crate) fn careless_game(
    random: &mut Random,
    preset: &Preset,
    size: Size,
    plies: usize,
) -> Game {
    let mut game = random_game(random, preset, size, 2);
    for _ in 0..plies {
        let moves = game.legal_moves();
        let candidates = [0; 3].map(|_| moves[random.below(moves.len())]);
        let worth = |mv: &Move| crate::evaluate(&game.position().after(*mv), Goal::Connect);
        let Some(mv) = candidates.into_iter().min_by_key(worth) else {
            break;
        };
        if game.play(mv).unwrap().is_over() {
            game.undo();
            break;
        }
    }
    game
}

/// Positions from random games.
pub(crate) fn random_positions(random: &mut Random, size: Size, count: usize) -> Vec<Position> {
    (0..count)
        .map(|_| {
            let plies = random.below(40);
            *random_game(random, &Preset::SOUCIE, size, plies).position()
        })
        .collect()
}

/// Boards of all sizes with pieces strewn about, always the same ones.
pub(crate) fn strewn_positions() -> impl Iterator<Item = Position> {
    let mut random = Random::new(7);
    let sizes = (0..8).flat_map(|_| Size::all());
    sizes.map(move |size| {
        let mut position = Position::empty(size);
        for square in size.squares() {
            let color = [None, None, Some(Color::Black), Some(Color::White)][random.below(4)];
            position.set(square, color, Color::Black).unwrap();
        }
        position
    })
}

/// An ongoing game from a set-up with pieces strewn at random.
pub(crate) fn random_set_up(random: &mut Random, preset: &Preset, size: Size) -> Game {
    loop {
        let mut position = Position::empty(size);
        let empty_squares = 1 + random.below(6);
        for square in size.squares() {
            let piece = match random.below(2 + empty_squares) {
                0 => Some(Color::Black),
                1 => Some(Color::White),
                _ => None,
            };
            position.set(square, piece, Color::Black).unwrap();
        }
        position.set_turn(Color::ALL[random.below(2)]);
        let game = Game::new(preset.rules, position);
        if !game.status().is_over() {
            return game;
        }
    }
}

/// 1 if a side has won, -1 if the other has, 0 for a draw.
pub(crate) fn result(verdict: Verdict, color: Color) -> i32 {
    match verdict.outcome {
        Outcome::Win(winner) if winner == color => 1,
        Outcome::Win(_) => -1,
        Outcome::Draw => 0,
    }
}

/// A line can be played, and the side to move wins with it.
#[track_caller]
pub(crate) fn assert_wins(game: &Game, line: &[Move]) {
    let mut played = game.clone();
    for mv in line {
        played.play(*mv).unwrap();
    }
    let verdict = played.status().verdict().expect("the line ends the game");
    let won = result(verdict, game.position().turn());
    assert_eq!(won, 1, "{:?} {:?}", game.rules(), game.position());
}
