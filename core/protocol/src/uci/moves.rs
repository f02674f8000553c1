use loa::{Move, UnknownNameError, join};

/// Reads a move as `b1b3`, also as `b1-b3`; `0000` and `pass` are a pass.
///
/// # Errors
/// If the word is not a move.
pub fn read_uci_move(word: &str) -> Result<Move, UnknownNameError> {
    if word == "0000" {
        return Ok(Move::Pass);
    }
    word.parse()
}

/// Writes a move as `b1b3`, a pass as `0000`.
pub fn write_uci_move(mv: Move) -> String {
    match mv {
        Move::Jump(..) => format!("{mv:#}"),
        Move::Pass => "0000".to_owned(),
    }
}

/// Writes a word and the moves that follow it, a blank before each; nothing if there are none.
pub(super) fn write_moves(word: &str, moves: impl IntoIterator<Item = Move>) -> String {
    let moves = join(moves.into_iter().map(write_uci_move), " ");
    match moves.is_empty() {
        true => moves,
        false => format!(" {word} {moves}"),
    }
}

/// Reads the answer to `go`; `None` if the line is something else, `Some(None)` without a move. The
/// interface allows any white space around words.
pub fn read_uci_best(line: &[u8]) -> Option<Option<Move>> {
    let words = line.split(u8::is_ascii_whitespace);
    let mut words = words.filter(|word| !word.is_empty());
    if words.next() != Some(b"bestmove") {
        return None;
    }
    let word = std::str::from_utf8(words.next().unwrap_or_default()).ok();
    Some(word.and_then(|word| read_uci_move(word).ok()))
}

/// Writes the answer to `go`: the best move and what the opponent is expected to answer. Without a
/// move, where the game is over, it is `(none)`.
pub fn write_uci_best(best: Option<Move>, ponder: Option<Move>) -> String {
    let best = best.map_or("(none)".to_owned(), write_uci_move);
    match ponder {
        Some(ponder) => format!("bestmove {best} ponder {}", write_uci_move(ponder)),
        None => format!("bestmove {best}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_as_they_are_written() {
        let jump = |word| read_uci_move(word).unwrap();
        let (b, a) = (jump("b1-b3"), jump("a2c2"));
        for (best, ponder, text) in [
            (Some(b), Some(a), "bestmove b1b3 ponder a2c2"),
            (Some(Move::Pass), None, "bestmove 0000"),
            (None, None, "bestmove (none)"),
        ] {
            assert_eq!(write_uci_best(best, ponder), text);
            assert_eq!(read_uci_best(text.as_bytes()), Some(best));
        }
        assert_eq!(read_uci_best(b" \tbestmove  b1b3 "), Some(Some(b)));
        assert_eq!(read_uci_best(b"bestmove"), Some(None));
        assert_eq!(read_uci_best(b"info bestmove b1b3"), None);
    }
}
