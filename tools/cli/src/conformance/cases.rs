//! The games that the questions are about.
//!
//! Each line of play is tried under every rule set, up to the move that ends the game there: what
//! one rule book ends, another one plays on.

use super::vector::{Answer, Question, Vector};
use anyhow::{Context, Result};
use loa::{Game, Position, Preset, Random, Rules, Size, Start};
use loa_notation::Fen;
use loa_protocol::{read_uci_move, write_uci_move};

/// A line of play that shows one point of the rules.
struct Line {
    point: &'static str,
    fen: &'static str,
    moves: &'static str,
    /// Whether the same happens in the lower left corner of a board of 8x8.
    embeds: bool,
}

const fn line(point: &'static str, fen: &'static str, moves: &'static str) -> Line {
    Line {
        point,
        fen,
        moves,
        embeds: true,
    }
}

/// A line for which the edges of the board matter.
const fn edged(point: &'static str, fen: &'static str, moves: &'static str) -> Line {
    Line {
        embeds: false,
        ..line(point, fen, moves)
    }
}

/// The lines, by point. Move numbers lead up to the limits of 60, 150 and 1000 plies.
#[rustfmt::skip]
const LINES: [Line; 56] = [
    // How pieces move.
    edged("moves", "L7/8/8/3L4/8/8/l7/7l w", ""),
    edged("moves", "l6l/1LL2LL1/1L4l1/3Ll3/3lL3/1l4L1/1ll2ll1/L6L w", ""),
    edged("moves", "l6l/1LL2LL1/1L4l1/3Ll3/3lL3/1l4L1/1ll2ll1/L6L b", ""),
    edged("moves", "8/2l5/8/L1L1l2L/8/2L5/8/2l4l w", ""),
    line("moves", "5/L1l2/1L3/2l2/L3l w", ""),
    line("moves", "4l/LL1l1/5/1L1l1/L4 b", ""),
    // Connection.
    line("connection", "L2l/4/1L2/3l w", "a4a3"),
    line("connection", "l2L/4/1l2/3L b", "a4a3"),
    line("connection", "L2l/4/1L2/3l w", "a4c4"),
    line("opponent-connected", "L3l/4l/2L2/5/LLl2 w", "c3c1"),
    line("opponent-connected", "l3L/4L/2l2/5/llL2 b", "c3c1"),
    line("one-piece", "L3l/5/2L2/5/LLl2 w", "c3c1"),
    line("no-piece", "L4/5/2L2/5/LL3 w", ""),
    line("no-piece", "5/5/2l2/5/5 w", ""),
    line("no-piece", "5/5/2l2/5/5 b", ""),
    line("both-connected", "4l/4l/2L2/5/LLl2 w", "c3c1"),
    line("both-connected", "4L/4L/2l2/5/llL2 b", "c3c1"),
    edged("both-connected", "7l/7l/8/2LL4/3l4/8/8/3L4 w", "d1d4"),
    // Positions that come as a whole, judged as if the side that is not to move had just moved.
    line("set-up", "4/4/L3/lL1l w", ""),
    line("set-up", "4/4/L3/lL1l b", ""),
    line("set-up", "4/4/l3/Ll1L w", ""),
    line("set-up", "4l/4l/5/5/LL3 w", ""),
    line("set-up", "4l/4l/5/5/LL3 b", ""),
    line("set-up", "4l/5/5/5/L4 w", ""),
    edged("set-up", "LlL/lll/lLl w", ""),
    // A player without a jump.
    edged("blocked", "1l1/L1L/LlL w", "a1a3 0000"),
    edged("blocked", "1L1/l1l/lLl b", "a1a3 0000"),
    edged("blocked", "Ll1/L1L/1lL b", "0000"),
    edged("blocked", "5LLl/5LLL/5L2/8/4L3/2L5/LLL5/lLL5 w", "e4e5 0000 e5e6 0000"),
    edged("blocked", "5LLl/5LLL/5L2/8/4L3/2L5/LLL5/lLL5 b", "0000"),
    edged("both-blocked", "L1L1/1l1l/l1LL/1l1l w", "d2a2"),
    edged("both-blocked", "L1L1/1l1l/L1L1/1l1l b", ""),
    edged("both-blocked", "L1L1/1l1l/L1L1/1l1l w", ""),
    edged("connection-before-blocked", "l1l/L1L/l1l w", "a2b3"),
    // Repetition; b1 and e5 walk.
    line("repetition", "4l/1l3/5/4L/L4 w", WALK_20),
    line("repetition", "4l/1l3/5/4L/L4 w - - 5 9", WALK_20),
    line("repetition-other-player", "4l/1l3/5/4L/L4 w", "a1b1 e5d5 b1a2 d5e5 a2a1"),
    line("repetition-other-player", "4l/1l3/5/4L/L4 w",
        "a1b1 e5d5 b1a2 d5e5 a2a1 e5d5 a1b1 d5e5 b1a2 e5d5 a2a1 d5e5 a1b1"),
    edged("repetition-with-passes", "5LLl/5LLL/5L2/8/4L3/2L5/LLL5/lLL5 w",
        "e4e5 0000 e5e4 0000 e4e5 0000 e5e4 0000 e4e5 0000 e5e4 0000 e4e5 0000 e5e4 0000 \
         e4e5 0000 e5e4 0000"),
    // The move limit, and what comes before it.
    line("move-limit", "4l/1l3/5/4L/L4 w - - 58 30", "a1b1 e5d5 b1a1"),
    line("move-limit", "4l/1l3/5/4L/L4 w - - 148 75", "a1b1 e5d5 b1a1"),
    line("move-limit", "4l/1l3/5/4L/L4 w - - 998 500", "a1b1 e5d5 b1a1"),
    line("move-limit", "4l/1l3/5/4L/L4 b - - 59 30", "e5d5 a1b1"),
    line("limit-before-repetition", "4l/1l3/5/4L/L4 w - - 996 499", "a1b1 e5d5 b1a1 d5e5"),
    line("limit-before-repetition", "4l/1l3/5/4L/L4 w - - 52 27", "a1b1 e5d5 b1a1 d5e5 a1b1 e5d5 b1a1 d5e5"),
    line("connection-before-limit", "4L/4L/2l2/5/llL2 b - - 59 30", "c3c1"),
    line("connection-before-limit", "4L/4L/2l2/5/llL2 b - - 149 75", "c3c1"),
    line("connection-before-limit", "4L/4L/2l2/5/llL2 b - - 999 500", "c3c1"),
    line("connection-before-limit", "l2L/4/1l2/3L b - - 59 30", "a4a3"),
    line("connection-before-limit", "l2L/4/1l2/3L b - - 149 75", "a4a3"),
    edged("limit-before-blocked", "1L1/l1l/lLl b - - 59 30", "a1a3"),
    edged("limit-before-blocked", "1L1/l1l/lLl b - - 149 75", "a1a3"),
    edged("limit-before-blocked", "1L1/l1l/lLl b - - 999 500", "a1a3"),
    edged("pass-is-a-ply", "1l1/L1L/LlL w - - 58 30", "a1a3 0000"),
    edged("pass-is-a-ply", "1l1/L1L/LlL w - - 148 75", "a1a3 0000"),
    edged("pass-is-a-ply", "1l1/L1L/LlL w", "a1a3 0000"),
];

const WALK_20: &str = "a1b1 e5d5 b1a1 d5e5 a1b1 e5d5 b1a1 d5e5 a1b1 e5d5 \
                       b1a1 d5e5 a1b1 e5d5 b1a1 d5e5 a1b1 e5d5 b1a1 d5e5";

/// The boards whose start positions are asked for.
const BOARDS: [(u8, u8); 6] = [(8, 8), (3, 3), (4, 4), (5, 4), (6, 6), (3, 8)];

/// The boards of random games.
const RANDOM_BOARDS: [(u8, u8); 6] = [(8, 8), (8, 8), (8, 8), (6, 6), (5, 5), (4, 6)];

/// Returns the questions of a rule set with their answers: start positions, [`LINES`] on their own
/// boards and in a corner of 8x8, and random games.
pub(super) fn vectors(preset: &Preset) -> Result<Vec<Vector>> {
    let starts = sizes(&BOARDS).flat_map(|size| Start::ALL.map(|start| (size, start)));
    let starts = starts.map(|(size, start)| Fen::from(Position::start(size, start)));
    let mut games: Vec<_> = starts
        .map(|fen| ("start", fen.game(preset.rules)))
        .collect();
    for line in &LINES {
        let fen: Fen = line.fen.parse().with_context(|| line.fen)?;
        games.extend(line.games(&fen, preset.rules)?);
        if line.embeds {
            let fen = embedded(&fen).context("a board of 8x8")?;
            games.extend(line.games(&fen, preset.rules)?);
        }
    }
    games.extend(random_games(preset));
    let mut vectors = Vec::new();
    for (point, game) in games {
        ask(&mut vectors, preset, point, &game);
    }
    Ok(vectors)
}

impl Line {
    /// Plays the moves that can be played; returns the games before the last of them and after it.
    fn games(&self, fen: &Fen, rules: Rules) -> Result<Vec<(&'static str, Game)>> {
        let mut game = fen.game(rules);
        if game.rules().move_limit.is_none() && rules.move_limit.is_some() {
            return Ok(Vec::new()); // The position has passed the limit.
        }
        for word in self.moves.split_whitespace() {
            let mv = read_uci_move(word).with_context(|| self.moves)?;
            if game.play(mv).is_err() {
                break;
            }
        }
        let mut before = game.clone();
        let before = before.undo().map(|_| before);
        let games = before.into_iter().chain([game]);
        Ok(games.map(|game| (self.point, game)).collect())
    }
}

/// Returns random games at some plies, and at their ends.
fn random_games(preset: &Preset) -> Vec<(&'static str, Game)> {
    const MOST_PLIES: usize = 300;
    const PLIES_BETWEEN: usize = 12;
    let mut random = Random::new(20);
    let mut games = Vec::new();
    for (number, size) in sizes(&RANDOM_BOARDS).enumerate() {
        let is_scrambled = number == 2;
        let start = if is_scrambled {
            Start::Scrambled
        } else {
            preset.start
        };
        let mut game = Fen::from(Position::start(size, start)).game(preset.rules);
        while let Some(mv) = random.choose(&game.legal_moves()).copied() {
            if game.past().len() == MOST_PLIES || game.play(mv).is_err() {
                break;
            }
            if game.past().len() % PLIES_BETWEEN == 0 || game.status().is_over() {
                games.push(("random", game.clone()));
            }
        }
    }
    games
}

/// Adds the question about a game, unless it was asked before, with the answer.
fn ask(vectors: &mut Vec<Vector>, preset: &Preset, point: &str, game: &Game) {
    let begin = format!("{}/{point}/", preset.name);
    let mut known = vectors.iter().map(|vector| &vector.question);
    let of_point = known.clone().filter(|known| known.id.starts_with(&begin));
    let question = Question {
        id: format!("{begin}{}", of_point.count() + 1),
        rules: preset.name.to_owned(),
        board: game.position().size().to_string(),
        position: Fen::first_of(game).to_string(),
        moves: game.moves().map(write_uci_move).collect(),
    };
    let is_same =
        |known: &Question| known.position == question.position && known.moves == question.moves;
    if !known.any(is_same) {
        let answer = Answer::of(game);
        vectors.push(Vector { question, answer });
    }
}

fn sizes(boards: &[(u8, u8)]) -> impl Iterator<Item = Size> {
    boards
        .iter()
        .filter_map(|(width, height)| Size::new(*width, *height))
}

/// Puts a position into the lower left corner of a board of 8x8.
fn embedded(fen: &Fen) -> Option<Fen> {
    let position = &fen.position;
    let pieces = loa::ByColor::from_fn(|color| position.pieces(color));
    Some(Fen {
        position: Position::from_pieces(Size::STANDARD, pieces, position.turn())?,
        ..*fen
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_can_be_played_under_some_rules() {
        for line in &LINES {
            let fen: Fen = line.fen.parse().unwrap();
            let plays = |preset: &Preset| {
                let mut game = fen.game(preset.rules);
                let mut moves = line.moves.split_whitespace();
                moves.all(|word| game.play(read_uci_move(word).unwrap()).is_ok())
            };
            assert!(
                Preset::ALL.iter().any(plays),
                "{}: {}",
                line.fen,
                line.moves
            );
        }
    }
}
