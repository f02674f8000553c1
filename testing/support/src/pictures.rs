//! Positions as pictures, moves and verdicts as words.

use loa::{Color, Game, IllegalMove, Move, Position, Preset, Size, Square, Status};

/// Reads a picture: the ranks from the top, one a line, of `b`, `w`, and `-` or `.` for an empty
/// square; blanks mean nothing.
pub fn position(picture: &str, to_move: Color) -> Position {
    let signs = |rank: &str| rank.chars().filter(|sign| *sign != ' ').collect();
    let ranks: Vec<Vec<char>> = picture.lines().rev().map(signs).collect();
    let ranks: Vec<Vec<char>> = ranks.into_iter().filter(|rank| !rank.is_empty()).collect();
    let size = Size::new(ranks[0].len() as u8, ranks.len() as u8).unwrap();
    let mut position = Position::empty(size);
    position.set_turn(to_move);
    for (rank, signs) in (0..).zip(ranks) {
        for (file, sign) in (0..).zip(signs) {
            let piece = match sign {
                'b' => Some(Color::Black),
                'w' => Some(Color::White),
                '-' | '.' => None,
                _ => panic!("'{sign}' in a picture"),
            };
            let square = Square::new(file, rank).unwrap();
            position.set(square, piece, to_move).unwrap();
        }
    }
    position
}

/// A game that begins with a picture.
pub fn game(preset: &str, picture: &str, to_move: Color) -> Game {
    let preset: Preset = preset.parse().unwrap();
    Game::new(preset.rules, position(picture, to_move))
}

/// The same, but set up square by square: it goes on even if a side is connected.
pub fn game_set_by_squares(preset: &str, picture: &str, to_move: Color) -> Game {
    let mut game = game(preset, picture, to_move);
    let corner = "a1".parse().unwrap();
    let piece = game.position().at(corner);
    game.set(corner, piece, to_move).unwrap();
    game
}

/// A game under the rules of a preset that begins with a picture, given rank by rank.
pub fn set_up(preset: &Preset, to_move: Color, ranks: &[&str]) -> Game {
    Game::new(preset.rules, position(&ranks.join("\n"), to_move))
}

/// Reads `b1-b3` or `pass`.
pub fn mv(text: &str) -> Move {
    match text.split_once('-') {
        Some((from, to)) => Move::Jump(from.parse().unwrap(), to.parse().unwrap()),
        None => {
            assert_eq!(text, "pass");
            Move::Pass
        }
    }
}

/// Plays moves, all of which are legal, and says how the game stands then.
#[track_caller]
pub fn play(game: &mut Game, moves: &str) -> String {
    for text in moves.split_whitespace() {
        assert_eq!(game.status(), Status::Ongoing, "before {text}");
        game.play(mv(text))
            .unwrap_or_else(|why| panic!("{text}: {why} in {:?}", game.position()));
    }
    words(game.status())
}

/// The verdict in words, or `ongoing`.
pub fn words(status: Status) -> String {
    let verdict = status.verdict().map(|verdict| verdict.to_string());
    verdict.unwrap_or_else(|| "ongoing".to_owned())
}

/// What is wrong with a move, which is refused and changes nothing.
#[track_caller]
pub fn refused(game: &mut Game, text: &str) -> IllegalMove {
    let (position, status, plies) = (*game.position(), game.status(), game.plies());
    let why = game.check(mv(text)).unwrap_err();
    assert_eq!(game.play(mv(text)), Err(why));
    assert_eq!(
        (*game.position(), game.status(), game.plies()),
        (position, status, plies)
    );
    why
}
