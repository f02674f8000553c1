//! Following the game that a program plays.
//!
//! The referee sees the lines sent to the program and the moves that it announces, and knows how a
//! program handles them: while it is to move it reads nothing, an illegal move changes nothing, a
//! player without a move passes. So the referee finds illegal moves and false claims of victory.
//!
//! It must not raise false alarms. After a line whose meaning it does not know its game is
//! doubtful, and after a contradiction it has lost track, which is not the program's fault. A dump
//! shows it the board again; `new` ends doubts. A program may lack our extensions: a dump that
//! shows the board of before is a violation, and until then [`Referee::unproven`] names them.

use crate::problem::{ManualTurn, Problem};
use loa::{Color, Game, IllegalMove, Move, Outcome, Position, Status, Verdict};
use loa_protocol::{Change, InputLine, Session, is_same_dump, read_dump};
use std::collections::VecDeque;

/// Follows the game that one program plays.
#[derive(Clone, Debug, Default)]
pub struct Referee {
    /// The game as the program should have it, and which sides it plays.
    session: Session,
    trust: Trust,
    /// Whether moves may have been made before those that are known, so that the move limit may
    /// end the game earlier.
    has_unknown_past: bool,
    /// Whether there was something that could not be checked.
    has_gaps: bool,
    /// Whether a line may have done what a referee can't know.
    saw_unknown_command: bool,
    /// Whether, after it lost track, the program may be thinking.
    may_think: bool,
    /// Whether board or limit were changed after the end, so that programs may think either way.
    maybe_over: bool,
    /// Lines sent while the program was to move, which it has not read yet.
    unread: VecDeque<InputLine>,
    /// Ends of games, with their positions, that the program has not announced yet.
    endings: VecDeque<(Verdict, Position)>,
    announced: Option<Outcome>,
    /// Boards at the dumps that are to come.
    dumps: VecDeque<Snapshot>,
    /// Counts changes of the game, to tell whether a snapshot is still good.
    changes: u64,
    extension: Option<Extension>,
}

/// A command that the course does not ask for, until something shows that the program knows it.
#[derive(Clone, Debug)]
struct Extension {
    word: &'static str,
    before: Game,
    /// The number of changes after it.
    changes: u64,
}

/// How sure the referee is of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Trust {
    #[default]
    Certain,
    /// The program may be in another position.
    Doubtful,
    /// The position is unknown.
    Lost,
    /// Nothing is checked: the rules are unknown.
    Off,
}

#[derive(Clone, Debug)]
struct Snapshot {
    position: Option<Position>,
    is_over: bool,
    changes: u64,
}

impl Referee {
    /// Begins as programs do: the standard start, Black manual, White automated.
    pub fn new() -> Referee {
        Referee::default()
    }

    /// Makes a referee that accepts everything.
    pub fn disabled() -> Referee {
        Referee {
            trust: Trust::Off,
            ..Referee::default()
        }
    }

    /// Returns the position, if it is known for certain.
    pub fn position(&self) -> Option<&Position> {
        (self.trust == Trust::Certain).then(|| self.game().position())
    }

    /// Returns how the game on the board stands, if that is known for certain.
    pub fn status(&self) -> Option<Status> {
        (self.trust == Trust::Certain).then(|| self.game().status())
    }

    /// Tells whether the program moves next, after forced passes; `None` if the game is over or
    /// not known for certain.
    pub fn program_is_next(&self) -> Option<bool> {
        let side = self.turn().filter(|_| self.trust == Trust::Certain)?;
        Some(self.session.is_computer(side))
    }

    /// Returns the manual players that the program waits for; `None` if it moves next, if the game
    /// is over or if that is not certain.
    pub fn manual_turn(&self) -> Option<ManualTurn> {
        let mover = self.turn().filter(|_| self.trust == Trust::Certain)?;
        match [mover, !mover].map(|color| self.session.is_computer(color)) {
            [true, _] => None,
            [false, true] => Some(ManualTurn::Mover(mover)),
            [false, false] => Some(ManualTurn::Both),
        }
    }

    /// Checks a move of the other program before it is sent to this one.
    ///
    /// # Errors
    /// If it is certain that the program will not take it.
    pub fn accepts(&self, mv: Move) -> Result<(), Box<Problem>> {
        let Some(position) = self.position().copied() else {
            return Ok(());
        };
        let checked = self.game_after_pass().check(mv);
        checked.map_err(|reason| match reason {
            // The program says so, or is about to.
            IllegalMove::Over(verdict) => Box::new(Problem::Disagreement {
                own: verdict.outcome,
                other: None,
            }),
            reason => Box::new(Problem::OtherGame {
                mv,
                reason,
                position,
            }),
        })
    }

    const fn game(&self) -> &Game {
        self.session.game()
    }

    /// Returns the game after the forced pass of a blocked player.
    fn game_after_pass(&self) -> Game {
        let mut game = self.game().clone();
        if game.must_pass() {
            // Legal, as there is nothing else to do.
            let _ = game.play(Move::Pass);
        }
        game
    }

    /// Notes that a line has been sent to the program.
    pub fn sent(&mut self, line: &[u8]) {
        if self.trust != Trust::Off {
            self.unread.push_back(InputLine::read(line));
            self.catch_up();
        }
    }

    /// Notes that the program has announced a move, which is a jump.
    ///
    /// # Errors
    /// If the move is certainly not legal.
    pub fn moved(&mut self, mv: Move) -> Result<(), Box<Problem>> {
        self.announced = None;
        let outcome = match (self.trust, self.turn()) {
            (Trust::Off, _) => return Ok(()),
            (Trust::Lost, _) => {
                self.may_think = true;
                return Ok(());
            }
            (_, Some(side)) if !self.session.is_computer(side) => {
                let position = *self.game().position();
                Err(Box::new(Problem::OutOfTurn { mv, position }))
            }
            _ => self.play_announced(mv),
        };
        let outcome = self.judge_violation(outcome);
        self.catch_up();
        outcome
    }

    /// Returns the last command beyond the course's of which nothing shows that the program knows
    /// it.
    pub fn unproven(&self) -> Option<&'static str> {
        self.extension.as_ref().map(|extension| extension.word)
    }

    fn play_announced(&mut self, mv: Move) -> Result<(), Box<Problem>> {
        let game = self.game_after_pass();
        game.check(mv).map_err(|reason| {
            Box::new(Problem::Illegal {
                mv,
                reason,
                position: *game.position(),
            })
        })?;
        self.extension
            .take_if(|extension| extension.before.check(mv).is_err());
        self.play(mv);
        Ok(())
    }

    /// Loses track at a contradiction, unless it can only be the program's fault.
    fn judge_violation(&mut self, outcome: Result<(), Box<Problem>>) -> Result<(), Box<Problem>> {
        let Err(violation) = outcome else {
            return Ok(());
        };
        let may_be_ours = match &*violation {
            Problem::Illegal {
                reason: IllegalMove::Over(_),
                ..
            }
            | Problem::OutOfTurn { .. } => self.saw_unknown_command || self.has_unknown_past,
            _ => false,
        };
        if self.trust == Trust::Certain && !may_be_ours {
            return Err(violation);
        }
        self.lose();
        self.may_think = true;
        Ok(())
    }

    /// Notes that the program has announced the end of the game.
    ///
    /// # Errors
    /// If the game has certainly not ended so.
    pub fn ended(&mut self, claimed: Outcome) -> Result<(), Box<Problem>> {
        if matches!(self.trust, Trust::Lost | Trust::Off) {
            return Ok(());
        }
        let is_so = |verdict: &Verdict| verdict.outcome == claimed;
        if let Some(place) = self.endings.iter().position(|(verdict, _)| is_so(verdict)) {
            self.endings.drain(..=place);
            self.announced = Some(claimed);
            self.extension = None;
            return Ok(());
        }
        let game = self.game();
        let (actual, position) = match self.endings.front() {
            Some((verdict, position)) => (Some(*verdict), *position),
            None => (game.status().verdict(), *game.position()),
        };
        // None of the endings is so: then it is one by set-up.
        if self.announced == Some(claimed) || actual.as_ref().is_some_and(is_so) {
            return Ok(());
        }
        let judged = game.rules().judge_set_up(game.position());
        let may_be_ours = self.trust == Trust::Doubtful
            || claimed == Outcome::Draw && self.has_unknown_past
            // Programs differ on whether a set-up position ends the game.
            || actual.is_none() && judged.as_ref().is_some_and(is_so);
        if may_be_ours {
            self.lose();
            return Ok(());
        }
        Err(Box::new(Problem::FalseEnd {
            claimed,
            actual,
            position,
        }))
    }

    /// Notes that the program has printed its board: where that differs from the board here, the
    /// program's is taken over, in doubt.
    ///
    /// # Errors
    /// If the board is that of before a command beyond the course's.
    pub fn dumped(&mut self, lines: &[Vec<u8>]) -> Result<(), Box<Problem>> {
        let Some(position) = read_dump(&String::from_utf8_lossy(&lines.join(&b'\n'))) else {
            return Ok(());
        };
        if self.trust == Trust::Off {
            return Ok(());
        }
        if let Some(snapshot) = self.dumps.pop_front() {
            self.check_extension(&snapshot, &position)?;
            let is_good = snapshot.changes == self.changes;
            match (snapshot.agrees_with(&position), is_good) {
                (true, true) if self.trust == Trust::Doubtful => self.trust = Trust::Certain,
                (true, _) => {}
                (false, true) => self.adopt_position(position),
                (false, false) => self.lose(),
            }
        } else if let Some(place) = self.unread.iter().position(|line| *line == InputLine::Dump) {
            // It reads on although it should be thinking.
            self.unread.drain(..=place);
            self.adopt_position(position);
        }
        self.catch_up();
        Ok(())
    }

    /// Finds out from a dump whether the program has carried out a command beyond the course's.
    fn check_extension(
        &mut self,
        snapshot: &Snapshot,
        dump: &Position,
    ) -> Result<(), Box<Problem>> {
        let shows = |extension: &mut Extension| extension.changes <= snapshot.changes;
        let Some(extension) = self.extension.take_if(shows) else {
            return Ok(());
        };
        let position = *extension.before.position();
        let (is_before, agrees) = (is_same_dump(dump, &position), snapshot.agrees_with(dump));
        let is_known = snapshot.position.is_some() && extension.changes == snapshot.changes;
        if is_known && is_before && !agrees {
            let word = extension.word;
            return Err(Box::new(Problem::NotCarriedOut { word, position }));
        }
        if is_before || !agrees {
            self.extension = Some(extension);
        }
        Ok(())
    }

    fn adopt_position(&mut self, position: Position) {
        let may_be_over = Color::ALL.iter().any(|color| position.is_connected(*color));
        if may_be_over || self.maybe_over {
            self.lose();
            return;
        }
        let mut rules = *self.game().rules();
        rules.move_limit = None;
        let (preset, start) = (*self.session.preset(), self.session.start());
        let game = Game::new(rules, position);
        self.session.adopt(game, preset, start);
        self.has_unknown_past = true;
        self.trust = Trust::Doubtful;
        self.changes += 1;
    }

    /// Loses track of the game, until a new one or a dump.
    fn lose(&mut self) {
        if self.trust == Trust::Lost {
            return;
        }
        self.trust = Trust::Lost;
        self.has_gaps = true;
        self.may_think = Color::ALL
            .iter()
            .any(|color| self.session.is_computer(*color));
        self.endings.clear();
        self.changes += 1;
        for snapshot in &mut self.dumps {
            snapshot.position = None;
        }
        self.catch_up();
    }

    /// Handles lines as the program does: until the program is to move.
    fn catch_up(&mut self) {
        while self.trust != Trust::Off {
            if !self.program_thinks() {
                let Some(line) = self.unread.pop_front() else {
                    return;
                };
                self.handle(line);
            } else if self.game().must_pass() {
                self.play(Move::Pass);
            } else {
                return;
            }
        }
    }

    fn program_thinks(&self) -> bool {
        self.trust != Trust::Lost && self.session.is_computer_to_move()
    }

    /// The side that moves next, after a forced pass; `None` when the game is over.
    fn turn(&self) -> Option<Color> {
        let (game, turn) = (self.game(), self.game().position().turn());
        let side = if game.must_pass() { !turn } else { turn };
        (!game.status().is_over()).then_some(side)
    }

    fn handle(&mut self, line: InputLine) {
        match line {
            InputLine::Idle => {}
            InputLine::Change(change) => self.change(&change),
            InputLine::UnusualMove(mv) => {
                self.change(&Change::Play(mv));
                self.doubt();
            }
            InputLine::Dump => self.dumps.push_back(Snapshot {
                position: (self.trust != Trust::Lost).then(|| *self.game().position()),
                is_over: self.game().status().is_over(),
                changes: self.changes,
            }),
            InputLine::Quit => self.trust = Trust::Off,
            InputLine::Doubtful => self.doubt(),
            InputLine::Unknown => {
                self.saw_unknown_command = true;
                self.doubt();
            }
        }
    }

    /// Makes a change. What the program refuses changes nothing here either.
    fn change(&mut self, change: &Change) {
        match change {
            Change::Play(_) | Change::Set { .. } if self.trust == Trust::Lost => {}
            Change::Play(mv) => self.play(*mv),
            Change::Set { .. } if self.game().status().is_over() => {
                self.maybe_over = true;
                self.lose();
            }
            Change::Set { .. } => self.carry_out(change),
            // How many moves are taken back is not the same in all programs that can.
            Change::Undo(_) | Change::Redo | Change::Resign | Change::Draw => {
                self.carry_out(change);
                self.doubt();
            }
            Change::Limit(_) if self.has_unknown_past => {}
            Change::Auto(_)
            | Change::Manual(_)
            | Change::Players(_)
            | Change::Flip
            | Change::Limit(_)
            | Change::Plies(_) => {
                let before = self.game().status();
                let _ = self.session.change(change);
                self.may_think |= matches!(change, Change::Auto(_) | Change::Players(_));
                // Another limit. Programs may go on or keep the tie.
                if before.is_over() && self.game().status() != before {
                    self.maybe_over = true;
                    self.lose();
                }
            }
            Change::New
            | Change::Rules(_)
            | Change::Start(_)
            | Change::Size(_)
            | Change::Position(_) => {
                self.carry_out(change);
                self.begin();
            }
        }
    }

    /// Makes a change of the board.
    fn carry_out(&mut self, change: &Change) {
        let before = self.game().clone();
        let changed = self.session.change(change).is_ok();
        self.changes += u64::from(changed);
        if let Some(word) = beyond_the_course(change).filter(|_| changed) {
            self.extension = Some(Extension {
                word,
                before,
                changes: self.changes,
            });
        }
    }

    /// Tells whether everything that the program announced was checked by the rules. Unknown
    /// commands and a contradiction after them prevent that.
    pub const fn has_checked_all(&self) -> bool {
        !self.has_gaps
    }

    fn doubt(&mut self) {
        if self.trust == Trust::Certain {
            self.trust = Trust::Doubtful;
        }
    }

    /// Notes that a game has begun.
    fn begin(&mut self) {
        self.has_unknown_past = false;
        self.maybe_over = false;
        self.trust = match self.trust {
            // A move of the game before may still come.
            Trust::Lost if self.may_think => Trust::Doubtful,
            _ => Trust::Certain,
        };
    }

    /// Plays a move, and the passes that are forced before and after it, if it is legal.
    fn play(&mut self, mv: Move) {
        if self.session.change(&Change::Play(mv)).is_err() {
            return;
        }
        self.changes += 1;
        self.announced = None;
        if let Some(verdict) = self.game().status().verdict() {
            self.endings.push_back((verdict, *self.game().position()));
        }
    }
}

impl Snapshot {
    /// Tells whether a dump shows this board. Whose turn it is says nothing after the end, and
    /// before a forced pass.
    fn agrees_with(&self, dump: &Position) -> bool {
        self.position.is_some_and(|mut position| {
            if self.is_over {
                position.set_turn(dump.turn());
            }
            is_same_dump(dump, &position)
        })
    }
}

/// Returns the command word of a change of the board that the course does not ask for.
const fn beyond_the_course(change: &Change) -> Option<&'static str> {
    match change {
        Change::Undo(_) => Some("undo"),
        Change::Rules(_) => Some("rules"),
        Change::Start(_) => Some("start"),
        Change::Size(_) => Some("size"),
        Change::Position(_) => Some("fen"),
        _ => None,
    }
}
