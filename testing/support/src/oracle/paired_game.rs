use super::{Board, Book, Referee, letter, place, square};
use loa::{Color, Game, Move, Preset, Square};

/// The same game twice: the crate's and the oracle's.
///
/// When a test fails it tells how to get there.
pub struct PairedGame {
    pub game: Game,
    /// The oracle's game after each ply; the last is the present one.
    referees: Vec<Referee>,
    log: Vec<String>,
}

impl PairedGame {
    pub fn new(book: Book, board: &Board, to_move: char, what: &str) -> PairedGame {
        let preset: Preset = book.name.parse().expect("a preset's name");
        PairedGame {
            game: Game::new(preset.rules, board.position(to_move)),
            referees: vec![Referee::new(book, board.clone(), to_move)],
            log: vec![format!(
                "{what}: {}, {to_move} to move{board:?}\n",
                book.name
            )],
        }
    }

    pub fn referee(&self) -> &Referee {
        self.referees.last().expect("never empty")
    }

    pub fn play(&mut self, mv: Move) {
        self.log.push(mv.to_string());
        let mut after = self.referee().clone();
        after.play(mv);
        self.referees.push(after);
        self.game.play(mv).expect("legal, the oracle says");
    }

    /// Takes a ply back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.log.push("undo".to_owned());
        let possible = self.referees.len() > 1;
        if possible {
            self.referees.pop();
        }
        assert_eq!(self.game.undo().is_some(), possible, "undo");
        possible
    }

    pub fn set(&mut self, at: Square, piece: Option<Color>, to_move: Color) {
        self.log
            .push(format!("set {at} {piece:?}, {to_move} to move"));
        let mut after = self.referee().clone();
        after.set(place(at), piece.map_or('-', letter), letter(to_move));
        self.referees = vec![after];
        self.game
            .set(square(place(at)), piece, to_move)
            .expect("a square of the board");
    }

    pub fn set_move_limit(&mut self, limit: Option<u32>) {
        self.log.push(format!("limit {limit:?}"));
        let plies = self.referee().movers.len();
        let too_low = limit.is_some_and(|limit| limit as usize <= plies);
        assert_eq!(self.game.set_move_limit(limit).is_err(), too_low, "limit");
        if !too_low {
            for referee in &mut self.referees {
                referee.set_move_limit(limit.map(|limit| limit as usize));
            }
        }
    }
}

impl Drop for PairedGame {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the game so far: {}", self.log.join(" "));
        }
    }
}
