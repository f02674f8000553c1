use loa::{Move, UnknownNameError};

/// Reads a move: two squares, as in `d1c1`, in any case; `-`, `x` or `:` may stand between them.
///
/// Says nothing about whether the move is legal, nor whether a board has the squares.
///
/// # Errors
/// If the text is anything else; nothing shorter, longer or similar passes for a move.
pub fn parse_move(text: &str) -> Result<Move, UnknownNameError> {
    match text.trim().parse::<Move>()? {
        Move::Pass => Err(Move::unknown(text)),
        jump => Ok(jump),
    }
}

/// Writes a move as [`parse_move`] reads it.
///
/// ```
/// use loa_gamesman::{move_text, parse_move};
///
/// let mv = parse_move("d1c1")?;
/// assert_eq!(move_text(mv), "d1c1");
/// for mistyped in ["u1u2", "a9", "quit!", "d1", "d1c", "d1c11", "pass", ""] {
///     assert!(parse_move(mistyped).is_err());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn move_text(mv: Move) -> String {
    format!("{mv:#}")
}
