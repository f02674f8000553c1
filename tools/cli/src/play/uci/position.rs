use anyhow::{Result, anyhow};
use loa::{Game, Move, Preset, Size};
use loa_notation::Fen;
use loa_protocol::{Picture, sanitize, write_uci_move};
use std::fmt::Write;

/// Replays the moves of a `position` command, from the start of the rules if it has no FEN. Also
/// returns the draws by repetition or move limit that the moves pass over, in words.
///
/// # Errors
/// If a move is not legal.
pub(super) fn game(
    (preset, size): (&Preset, Size),
    start: Option<Fen>,
    moves: &[Move],
) -> Result<(Game, Vec<String>)> {
    let mut draws = Vec::new();
    let mut game = match start {
        None => Game::start(preset, size),
        Some(fen) => fen.game(preset.rules),
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
pub(super) fn describe(game: &Game, preset: &Preset) -> String {
    let picture = Picture::new(game.position(), game.last_move(), false);
    let fen = Fen::from_game(game);
    let mut text = format!("{picture}\nFen: {fen}\nRules: {preset}");
    if let Some(verdict) = game.status().verdict() {
        let _ = write!(text, "\nResult: {}", sanitize(&verdict.to_string()));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_moves_are_named() {
        let jump = |from: &str, to: &str| Move::Jump(from.parse().unwrap(), to.parse().unwrap());
        let moves = [jump("b1", "b3"), jump("b3", "b4")];
        let start = (&Preset::BERKELEY, Size::STANDARD);
        let error = game(start, None, &moves).unwrap_err();
        assert_eq!(
            error.to_string(),
            "move 2, b3b4, is not legal: the piece on b3 is black"
        );
    }
}
