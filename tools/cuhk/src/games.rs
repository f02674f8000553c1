//! Whole games, and the mistakes that players make in them.

use loa::{Game, Move, Position, Preset, Random, Size, Square, Status};
use loa_protocol::write_cuhk_move;

/// The games for each way of ending, after a head that describes them.
const GAMES: &str = include_str!("../scripts/games.txt");

/// A game that is played to its end.
pub(crate) struct TestGame {
    pub(crate) name: String,
    /// What it is about.
    pub(crate) rule: &'static str,
    /// The words that are typed, and whether they are a valid move.
    pub(crate) turns: Vec<(String, bool)>,
}

/// Returns the sections of a list, after those of its head: name, rule and the lines below.
pub(crate) fn sections(list: &'static str, head: usize) -> impl Iterator<Item = [&'static str; 3]> {
    list.split("\n\n").skip(head).map(|section| {
        let (title, lines) = section.split_once('\n').unwrap_or((section, ""));
        let (name, rule) = title.split_once(": ").unwrap_or((title, ""));
        [name, rule, lines]
    })
}

/// Returns a game for each way of ending.
pub(crate) fn whole_games() -> impl Iterator<Item = TestGame> {
    sections(GAMES, 1).map(|[name, rule, moves]| TestGame {
        name: name.to_owned(),
        rule,
        turns: moves
            .lines()
            .map(|words| (words.to_owned(), true))
            .collect(),
    })
}

/// Returns the moves of the first of these games, which Black wins.
pub(crate) fn won_game() -> impl Iterator<Item = &'static str> {
    let first = sections(GAMES, 1).next();
    first.into_iter().flat_map(|[.., moves]| moves.lines())
}

/// The length of games that are long but not endless, in plies.
const LONG_GAME: std::ops::Range<u32> = 60..200;

/// Returns long games without passes, with invalid moves in between, always the same ones.
pub(crate) fn long_games(count: usize) -> impl Iterator<Item = TestGame> {
    let games = (1..).filter_map(long_game).zip(1..).take(count);
    games.map(|(game, number)| {
        let (mut random, mut turns) = (Random::new(number), Vec::new());
        for ply in game.past() {
            if random.below(3) == 0 {
                turns.push((invalid_move(&ply.before, &mut random), false));
            }
            turns.push((write_cuhk_move(ply.mv), true));
        }
        TestGame {
            name: format!("long-game-{number}"),
            rule: "a long game with invalid moves in between",
            turns,
        }
    })
}

fn long_game(seed: u64) -> Option<Game> {
    let mut random = Random::new(seed);
    let mut game = start();
    while game.status() == Status::Ongoing {
        let mv = *random.choose(&game.legal_moves())?;
        if mv == Move::Pass || game.plies() == LONG_GAME.end {
            return None;
        }
        game.play(mv).ok()?;
    }
    Some(game).filter(|game| LONG_GAME.contains(&game.plies()))
}

/// Begins a game by the course's rules.
fn start() -> Game {
    Game::start(&Preset::CUHK, Size::STANDARD)
}

/// Returns an invalid move, usually from a square with a piece.
fn invalid_move(position: &Position, random: &mut Random) -> String {
    const ODD: [&str; 6] = ["A0 b1", "a8 a6", "i3 h3", "c4 c9", "a1 B2", "h7 h8"];
    loop {
        if random.below(4) == 0 {
            return ODD[random.below(ODD.len())].to_owned();
        }
        let pieces: Vec<Square> = position.occupied().into_iter().collect();
        let from = pieces[random.below(pieces.len())];
        let mv = Move::Jump(from, Square::from_index(random.below(Square::COUNT)));
        if position.check(mv).is_err() {
            return write_cuhk_move(mv);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Color, Outcome};
    use loa_protocol::read_cuhk_move;

    /// Plays a game to its end; returns who moved last, who won, and the pieces left.
    fn end(played: &TestGame) -> (Color, Option<Color>, [u32; 2]) {
        let mut game = start();
        for (words, _) in played.turns.iter().filter(|(_, is_valid)| *is_valid) {
            assert_eq!(game.status(), Status::Ongoing);
            let (from, to) = words.split_once(' ').unwrap();
            let mv = read_cuhk_move(from.as_bytes(), to.as_bytes());
            game.play(mv.unwrap()).unwrap();
        }
        let Status::Over(verdict) = game.status() else {
            unreachable!("the game is not over")
        };
        let winner = match verdict.outcome {
            Outcome::Win(color) => Some(color),
            Outcome::Draw => None,
        };
        let pieces = Color::ALL.map(|color| game.position().pieces(color).len());
        (!game.position().turn(), winner, pieces)
    }

    #[test]
    fn whole_games_end_as_they_say() {
        use Color::{Black, White};
        let expected = [
            ("black-connects", Black, Some(Black)),
            ("white-connects", White, Some(White)),
            ("black-connects-white", Black, Some(White)),
            ("white-connects-black", White, Some(Black)),
            ("black-leaves-one", Black, Some(White)),
            ("white-leaves-one", White, Some(Black)),
            ("black-connects-both", Black, None),
            ("white-connects-both", White, None),
            ("black-connects-both-one-left", Black, None),
            ("white-connects-both-one-left", White, None),
        ];
        let lengths = whole_games().map(|game| game.turns.len() + 1);
        let lines = GAMES.lines().filter(|line| !line.is_empty());
        assert_eq!(lengths.sum::<usize>(), lines.skip(2).count());
        assert_eq!(whole_games().count(), expected.len());
        for (game, (name, mover, winner)) in whole_games().zip(expected) {
            let (last, won, pieces) = end(&game);
            assert_eq!((&*game.name, last, won), (name, mover, winner));
            let least = pieces.into_iter().min();
            assert_eq!(least == Some(1), name.contains("one"), "{name}");
        }
    }

    #[test]
    fn long_games_are_long_and_end() {
        for game in long_games(5) {
            let moves = game.turns.iter().filter(|(_, is_valid)| *is_valid);
            assert!(LONG_GAME.contains(&(moves.count() as u32)));
            end(&game);
        }
    }

    #[test]
    fn mistakes_are_no_moves() {
        let (game, mut random) = (start(), Random::new(1));
        for _ in 0..200 {
            let wrong = invalid_move(game.position(), &mut random);
            let (from, to) = wrong.split_once(' ').unwrap();
            let mv = read_cuhk_move(from.as_bytes(), to.as_bytes());
            assert!(mv.is_none_or(|mv| game.check(mv).is_err()), "{wrong}");
        }
    }
}
