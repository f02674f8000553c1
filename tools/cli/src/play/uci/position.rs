use anyhow::{Result, anyhow};
use loa::{Game, Move, Preset, Size};
use loa_notation::Fen;
use loa_protocol::{Picture, UciStart, sanitize, write_uci_move};
use std::fmt::Write;

/// Replays the moves of a `position` command. Also returns the draws by repetition or move limit
/// that the moves pass over, in words.
///
/// # Errors
/// If a move is not legal.
pub(super) fn game(
    (preset, size): (&Preset, Size),
    start: &UciStart,
    moves: &[Move],
) -> Result<(Game, Vec<String>)> {
    let mut draws = Vec::new();
    let mut game = match start {
        UciStart::Startpos => Game::start(preset, size),
        UciStart::Fen(fen) => fen.game(preset.rules),
    };
    for (index, mv) in moves.iter().enumerate() {
        let number = index + 1;
        let draw = game.play_on(*mv).map_err(|reason| {
            let mv = write_uci_move(*mv);
            anyhow!("move {number}, {mv}, is not legal: {reason}")
        })?;
        draws.extend(draw.map(|draw| format!("{draw} before move {number}; played on")));
    }
    Ok((game, draws))
}

/// Describes a game in words.
pub(super) fn describe(game: &Game, start: &UciStart, preset: &Preset) -> String {
    let last = game.past().last().map(|ply| ply.mv);
    let picture = Picture::new(game.position(), last, false);
    let fen = fen(game, start);
    let mut text = format!("{picture}\nFen: {fen}\nRules: {preset}");
    if let Some(verdict) = game.status().verdict() {
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

    #[test]
    fn counts_go_on_from_where_the_game_began() {
        let start = UciStart::Fen("1LL1/l2l/l2l/1LL1 w - - 7 29".parse().unwrap());
        let jump = |from: &str, to: &str| Move::Jump(from.parse().unwrap(), to.parse().unwrap());
        let moves = [jump("b1", "d1"), jump("a2", "c2"), jump("b4", "d2")];
        let after = |count: usize| {
            let game = game((&Preset::SOUCIE, Size::STANDARD), &start, &moves[..count]);
            let fen = fen(&game.unwrap().0, &start).to_string();
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
                .0
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
