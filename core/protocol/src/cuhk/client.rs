use super::board::{cuhk_letter, cuhk_square, write_cuhk_board};
use loa::{Game, IllegalMove, Move, Outcome, Preset, Size, Status};
use std::fmt::Write;

/// A game of the course's client program: words go in, text comes out.
#[derive(Clone, Debug)]
pub struct CuhkClient {
    game: Game,
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
        CuhkClient { game, from: None }
    }

    /// Returns the game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns what the program prints first.
    pub fn opening(&mut self) -> String {
        self.turn()
    }

    /// Takes a word; returns the answer if it is the second of a move.
    ///
    /// After the end of the game the program reads no more: there is no answer then.
    pub fn take(&mut self, word: Vec<u8>) -> Option<CuhkAnswer> {
        if self.game.status().is_over() {
            return None;
        }
        let Some(from) = self.from.take() else {
            self.from = Some(word);
            return None;
        };
        let played = self.play_words(&from, &word);
        let text = match played {
            Some(_) => self.turn(),
            None => format!("Invalid move. Try again!\n{}", self.prompt()),
        };
        Some(CuhkAnswer { played, text })
    }

    /// Plays a move that was not typed; returns what the program prints after it.
    ///
    /// # Errors
    /// If it is not legal; nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<String, IllegalMove> {
        self.game.play(mv)?;
        Ok(self.turn())
    }

    fn play_words(&mut self, from: &[u8], to: &[u8]) -> Option<Move> {
        let mv = Move::Jump(cuhk_square(from)?, cuhk_square(to)?);
        self.game.play(mv).ok()?;
        Some(mv)
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
        match self.game.status() {
            Status::Ongoing => format!("{}'s move: ", cuhk_letter(self.game.position().turn())),
            Status::Over(verdict) => match verdict.outcome {
                Outcome::Win(color) => format!("{} wins!\n", cuhk_letter(color)),
                Outcome::Draw => "Draw game!\n".to_owned(),
            },
        }
    }
}
