use super::board::{cuhk_letter, read_cuhk_move, write_cuhk_board};
use loa::{Game, IllegalMove, Move, Outcome, Preset, Size};
use std::fmt::Write;

/// A game of the course's client program: bytes go in, text comes out.
#[derive(Clone, Debug)]
pub struct CuhkClient {
    game: Game,
    /// The word that is being read.
    word: Vec<u8>,
    /// The first word of a move whose second has not come yet.
    from: Option<Vec<u8>>,
}

/// What the program does about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CuhkAnswer {
    /// The move, if it was valid and has been played.
    pub played: Option<Move>,
    /// What the program prints.
    pub text: String,
}

impl Default for CuhkClient {
    /// Begins the course's game.
    fn default() -> CuhkClient {
        CuhkClient::new(Game::start(&Preset::CUHK, Size::STANDARD))
    }
}

impl CuhkClient {
    /// Takes over a game on an 8×8 board.
    ///
    /// # Panics
    /// If the board has another size.
    pub fn new(game: Game) -> CuhkClient {
        assert_eq!(game.position().size(), Size::STANDARD);
        CuhkClient {
            game,
            word: Vec::new(),
            from: None,
        }
    }

    /// Returns the game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns what the program prints first.
    pub fn opening(&mut self) -> String {
        self.turn()
    }

    /// Reads a byte, as `cin >> word` does; returns the answer if it ends the second word of a
    /// move. Of longer words it keeps only as much as tells that they are not squares, so that
    /// memory does not grow with the input.
    ///
    /// After the end of the game the program reads no more: there is no answer then.
    pub fn push(&mut self, byte: u8) -> Option<CuhkAnswer> {
        /// One more than squares have.
        const KEPT: usize = 3;
        if is_white(byte) {
            return self.end_word();
        }
        if self.word.len() < KEPT {
            self.word.push(byte);
        }
        None
    }

    /// Ends a word, as white space and the end of the input do; returns the answer if it is the
    /// second one of a move.
    pub fn end_word(&mut self) -> Option<CuhkAnswer> {
        let word = std::mem::take(&mut self.word);
        if word.is_empty() || self.game.status().is_over() {
            return None;
        }
        let Some(from) = self.from.take() else {
            self.from = Some(word);
            return None;
        };
        let mv = read_cuhk_move(&from, &word);
        let played = mv.and_then(|mv| self.play(mv).ok());
        Some(CuhkAnswer {
            played: mv.filter(|_| played.is_some()),
            text: played.unwrap_or_else(|| format!("Invalid move. Try again!\n{}", self.prompt())),
        })
    }

    /// Plays a move that was not typed; returns what the program prints after it.
    ///
    /// # Errors
    /// If it is not legal; nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<String, IllegalMove> {
        self.game.play(mv)?;
        Ok(self.turn())
    }

    /// Lets blocked players pass; returns the board, and the prompt or the result.
    fn turn(&mut self) -> String {
        let mut text = write_cuhk_board(self.game.position());
        while self.game.must_pass() {
            let blocked = cuhk_letter(self.game.position().turn());
            if self.game.play(Move::Pass).is_err() {
                break;
            }
            let _ = writeln!(text, "{blocked} has no move and passes.");
        }
        text.push_str(&self.prompt());
        text
    }

    /// The prompt for the next move, or the result.
    fn prompt(&self) -> String {
        match self.game.status().verdict().map(|verdict| verdict.outcome) {
            None => format!("{}'s move: ", cuhk_letter(self.game.position().turn())),
            Some(Outcome::Win(color)) => format!("{} wins!\n", cuhk_letter(color)),
            Some(Outcome::Draw) => "Draw game!\n".to_owned(),
        }
    }
}

/// Tells whether a byte is white space to C++ in its usual locale.
const fn is_white(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_cut() {
        let mut client = CuhkClient::default();
        let answers: Vec<_> = (0..1 << 20).filter_map(|_| client.push(b'a')).collect();
        assert_eq!((client.word.as_slice(), answers), (&b"aaa"[..], vec![]));
    }
}
