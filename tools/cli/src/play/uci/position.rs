use anyhow::{Result, anyhow};
use loa::{Color, Game, Move, Preset, Rules, Size};
use loa_notation::Fen;
use loa_protocol::{Picture, UciStart, sanitize, write_uci_move};
use std::fmt::Write;

/// Replays the moves of a `position` command.
///
/// # Errors
/// If a move is not legal.
pub(super) fn game(
    (preset, size): (&Preset, Size),
    start: &UciStart,
    moves: &[Move],
) -> Result<Game> {
    let mut game = match start {
        UciStart::Startpos => Game::start(preset, size),
        UciStart::Fen(fen) => Game::new(rules_from(&preset.rules, fen), fen.position),
    };
    for (index, mv) in moves.iter().enumerate() {
        game.play(*mv).map_err(|reason| {
            let (number, mv) = (index + 1, write_uci_move(*mv));
            anyhow!("move {number}, {mv}, is not legal: {reason}")
        })?;
    }
    Ok(game)
}

/// Returns the rules for the rest of a game: the move limit less the plies that the FEN's move
/// number counts. A limit that has passed is dropped.
///
/// White to move at move 1 counts as the first ply: an engine that believes a game to be over a ply
/// too early has no move to answer with.
pub(crate) fn rules_from(rules: &Rules, fen: &Fen) -> Rules {
    let whole_moves = fen.move_number.saturating_sub(1);
    let half_move = fen.position.turn() == Color::White && whole_moves > 0;
    let plies = whole_moves
        .saturating_mul(2)
        .saturating_add(u32::from(half_move));
    let left = rules.move_limit.and_then(|limit| limit.checked_sub(plies));
    Rules {
        move_limit: left.filter(|left| *left > 0),
        ..*rules
    }
}

/// Describes a game in words.
pub(super) fn describe(game: &Game, start: &UciStart, preset: &Preset) -> String {
    let last = game.past().last().map(|ply| ply.mv);
    let picture = Picture::new(game.position(), last, false);
    let fen = fen(game, start);
    let mut text = format!("{picture}\nFen: {fen}\nRules: {preset}");
    if let Some(verdict) = game.judged().verdict() {
        let _ = write!(text, "\nResult: {}", sanitize(&verdict.to_string()));
    }
    text
}

/// Returns the current position, with counts that include those of the first position.
fn fen(game: &Game, start: &UciStart) -> Fen {
    let mut fen = Fen::from_game(game);
    if let UciStart::Fen(first) = start {
        let earlier = first.move_number.saturating_sub(1);
        fen.move_number = fen.move_number.saturating_add(earlier);
        if fen.plies_since_capture == game.plies() {
            let earlier = first.plies_since_capture;
            fen.plies_since_capture = fen.plies_since_capture.saturating_add(earlier);
        }
    }
    fen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_fen(preset: &Preset, fen: &str) -> Game {
        let start = UciStart::Fen(fen.parse().unwrap());
        game((preset, Size::STANDARD), &start, &[]).unwrap()
    }

    #[test]
    fn the_move_number_counts_for_the_limit() {
        const BOARD: &str = "1LL1/l2l/l2l/1LL1";
        for (rest, left) in [
            ("w - - 0 1", Some(60)),
            ("b - - 0 1", Some(60)),
            ("b - - 0 2", Some(57)),
            ("w - - 0 30", Some(2)),
            ("b - - 0 30", Some(1)),
            ("w - - 0 31", None),
            ("w - - 0 4294967295", None),
        ] {
            let game = from_fen(&Preset::BERKELEY, &format!("{BOARD} {rest}"));
            assert_eq!(game.rules().move_limit, left, "{rest}");
        }
        let game = from_fen(&Preset::SOUCIE, &format!("{BOARD} w - - 0 9"));
        assert_eq!(game.rules().move_limit, None);
    }

    #[test]
    fn counts_go_on_from_where_the_game_began() {
        let start = UciStart::Fen("1LL1/l2l/l2l/1LL1 w - - 7 29".parse().unwrap());
        let jump = |from: &str, to: &str| Move::Jump(from.parse().unwrap(), to.parse().unwrap());
        let moves = [jump("b1", "d1"), jump("a2", "c2"), jump("b4", "d2")];
        let after = |count: usize| {
            let game = game((&Preset::SOUCIE, Size::STANDARD), &start, &moves[..count]);
            let fen = fen(&game.unwrap(), &start).to_string();
            fen.split_once(' ').unwrap().1.to_owned()
        };
        let counts = [0, 1, 2, 3].map(after);
        assert_eq!(
            counts,
            ["w - - 7 29", "b - - 8 29", "w - - 9 30", "b - - 0 30"]
        );
    }

    #[test]
    fn the_start_is_that_of_the_rules() {
        let start = |preset: &Preset| {
            let size = Size::new(5, 4).unwrap();
            *game((preset, size), &UciStart::Startpos, &[])
                .unwrap()
                .position()
        };
        assert_ne!(start(&Preset::CUHK), start(&Preset::BERKELEY));
        assert_eq!(start(&Preset::CUHK).size().to_string(), "5x4");
    }

    #[test]
    fn wrong_moves_are_named() {
        let jump = |from: &str, to: &str| Move::Jump(from.parse().unwrap(), to.parse().unwrap());
        let moves = [jump("b1", "b3"), jump("b3", "b4")];
        let start = (&Preset::BERKELEY, Size::STANDARD);
        let error = game(start, &UciStart::Startpos, &moves).unwrap_err();
        assert_eq!(
            error.to_string(),
            "move 2, b3b4, is not legal: the piece on b3 is black"
        );
    }
}
