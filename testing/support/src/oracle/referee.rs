use super::{Board, Book, Place, other, place};
use loa::Move;
use std::collections::BTreeSet;

/// A game, refereed with the rule book in hand. Verdicts are sentences.
#[derive(Clone, Debug)]
pub struct Referee {
    pub book: Book,
    pub board: Board,
    pub to_move: char,
    pub verdict: Option<String>,
    /// Every side that has made a ply, from the first on; those before a set-up too.
    pub movers: Vec<char>,
    /// Plies since the last capture, or since the board was set up.
    pub quiet: usize,
    /// Every board that came up since the game began or the board was set up, and who was to move.
    seen: Vec<(Board, char)>,
    /// Whether the verdict is on a move rather than on a set-up.
    ended_by_a_move: bool,
}

fn win(side: char, reason: &str) -> String {
    match side {
        'b' => format!("Black wins by {reason}"),
        'w' => format!("White wins by {reason}"),
        _ => panic!("invalid side '{side}'"),
    }
}

fn draw(reason: &str) -> String {
    format!("draw by {reason}")
}

impl Referee {
    /// A game from a position that comes as a whole: judged as if the side that is not to move had
    /// just moved.
    pub fn new(book: Book, board: Board, to_move: char) -> Referee {
        let mut referee = Referee {
            book,
            seen: vec![(board.clone(), to_move)],
            board,
            to_move,
            verdict: None,
            movers: Vec::new(),
            quiet: 0,
            ended_by_a_move: false,
        };
        referee.verdict = referee
            .judge_connection()
            .or_else(|| referee.judge_blocked());
        referee
    }

    /// The legal moves: a pass when there is no jump.
    pub fn legal_moves(&self) -> BTreeSet<Move> {
        if self.verdict.is_some() {
            return BTreeSet::new();
        }
        let jumps = self.board.moves(self.to_move);
        if jumps.is_empty() {
            assert_eq!(
                self.book.blocked, "passes",
                "neither side can move in {self:?}"
            );
            return BTreeSet::from([Move::Pass]);
        }
        jumps
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: Move) {
        self.quiet += 1;
        if let Move::Jump(from, to) = mv {
            let (from, to) = (place(from), place(to));
            if self.board.at(to) != '-' {
                self.quiet = 0;
            }
            self.board = self.board.after(from, to);
        }
        self.movers.push(self.to_move);
        self.to_move = other(self.to_move);
        self.seen.push((self.board.clone(), self.to_move));
        let stuck = mv == Move::Pass && self.board.moves(self.to_move).is_empty();
        self.verdict = match stuck {
            // Whoever is connected: neither side can move, which only a set-up can lead to.
            true => self.judge_blocked(),
            false => self.judge(),
        };
        self.ended_by_a_move = self.verdict.is_some();
    }

    /// Sets up a square. What a move has ended stays ended.
    pub fn set(&mut self, at: Place, piece: char, to_move: char) {
        self.board.put(at, piece);
        self.to_move = to_move;
        self.seen = vec![(self.board.clone(), to_move)];
        self.quiet = 0;
        if !self.ended_by_a_move {
            self.verdict = self.judge_set_up();
        }
    }

    /// Changes the move limit, to one that has not been reached.
    pub fn set_move_limit(&mut self, limit: Option<usize>) {
        self.book.move_limit = limit;
        if self.verdict == Some(draw("move limit")) {
            // Only a set-up leaves one board.
            let is_set_up = self.seen.len() == 1;
            self.verdict = match is_set_up {
                true => self.judge_set_up(),
                false => self.judge(),
            };
            self.ended_by_a_move = !is_set_up && self.verdict.is_some();
        }
    }

    /// How many plies a side has made.
    pub fn plies_of(&self, side: char) -> usize {
        self.movers.iter().filter(|mover| **mover == side).count()
    }
}

/// What ends a game, in the order in which it is asked.
impl Referee {
    fn judge(&self) -> Option<String> {
        self.judge_connection()
            .or_else(|| self.judge_move_limit())
            .or_else(|| self.judge_repetition())
            .or_else(|| self.judge_blocked())
    }

    /// A square that is set up ends nothing under rules with passes.
    fn judge_set_up(&self) -> Option<String> {
        match self.book.blocked {
            "passes" => None,
            _ => self.judge_blocked(),
        }
    }

    fn judge_connection(&self) -> Option<String> {
        let mover = other(self.to_move);
        let connected: Vec<char> = "bw"
            .chars()
            .filter(|side| self.board.is_connected(*side))
            .collect();
        match (connected[..].first(), connected.len()) {
            (None, _) => None,
            (Some(side), 1) => Some(match self.book.connecting {
                "wins" => win(*side, "connection"),
                "loses" => win(other(*side), "connection"),
                word => panic!("connecting '{word}'?"),
            }),
            _ => Some(match self.book.simultaneous {
                "mover wins" => win(mover, "simultaneous connection"),
                "mover loses" => win(other(mover), "simultaneous connection"),
                "draw" => draw("simultaneous connection"),
                word => panic!("simultaneous '{word}'?"),
            }),
        }
    }

    fn judge_move_limit(&self) -> Option<String> {
        let reached = self.movers.len() >= self.book.move_limit?;
        reached.then(|| draw("move limit"))
    }

    fn judge_repetition(&self) -> Option<String> {
        let boards = self.seen.iter().filter(|seen| seen.0 == self.board);
        let same_player = boards.clone().filter(|seen| seen.1 == self.to_move);
        let repeated = match self.book.repetition {
            "ignored" => false,
            "second occurrence, whoever moves" => boards.count() >= 2,
            "third occurrence, same player to move" => same_player.count() >= 3,
            "fifth occurrence, same player to move" => same_player.count() >= 5,
            word => panic!("repetition '{word}'?"),
        };
        repeated.then(|| draw("repetition"))
    }

    fn judge_blocked(&self) -> Option<String> {
        if !self.board.jumps(self.to_move).is_empty() {
            return None;
        }
        let opponent = other(self.to_move);
        match self.book.blocked {
            "passes" if !self.board.jumps(opponent).is_empty() => None,
            "passes" | "draw" => Some(draw("lack of moves")),
            "loses" => Some(win(opponent, "lack of moves")),
            word => panic!("blocked '{word}'?"),
        }
    }
}
