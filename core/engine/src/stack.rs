use crate::candidates::Candidates;
use loa::{Color, Game, Move, Position, Random, Reason, Recurrence, Repetition, Rules, Verdict};

/// Where the rules ignore repetition, this occurrence of a position in the game closes a cycle.
const LAST_OCCURRENCE: u32 = 3;

/// The search stack: the positions from the last capture of the game to the current one.
///
/// The root is never undone.
#[derive(Clone, Debug)]
pub(crate) struct SearchStack {
    rules: Rules,
    positions: Vec<Position>,
    /// For each position, the number of plies since the last capture or null move.
    reversible: Vec<u32>,
    root: usize,
    root_plies: u32,
    /// The oldest position that was repeated since the last reset.
    oldest_repeated: usize,
    /// Whether positions of the game itself matter to the end of a line.
    recalls_game: bool,
    candidates: Candidates,
}

impl SearchStack {
    /// Makes the stack whose root is the game's position.
    pub(crate) fn new(game: &Game) -> SearchStack {
        let past = game.repeatable();
        let root = past.len();
        let mut positions = Vec::with_capacity(root + 128);
        positions.extend(past.iter().map(|ply| ply.before));
        positions.push(*game.position());
        let mut stack = SearchStack {
            rules: *game.rules(),
            positions,
            reversible: (0..=root as u32).collect(),
            root,
            root_plies: game.plies(),
            oldest_repeated: usize::MAX,
            recalls_game: false,
            candidates: Candidates::new(),
        };
        stack.recalls_game = match stack.rules.repetition {
            Repetition::Ignored => false,
            Repetition::Draws { of, .. } => {
                of != Recurrence::Position || !stack.exhausted().is_empty()
            }
        };
        stack
    }

    /// Tells whether what is played may end by a repetition of what came up before the root, or of
    /// a board with the other side to move.
    #[inline]
    pub(crate) const fn recalls_game(&self) -> bool {
        self.recalls_game
    }

    #[inline]
    pub(crate) const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the current position.
    #[inline]
    pub(crate) fn position(&self) -> &Position {
        self.positions.last().expect("the root is never undone")
    }

    /// Returns the number of plies since the root.
    #[inline]
    pub(crate) fn ply(&self) -> u32 {
        (self.positions.len() - 1 - self.root) as u32
    }

    /// Returns the number of plies to the move limit; `None` if there is none.
    #[inline]
    pub(crate) fn plies_left(&self) -> Option<u32> {
        let plies = self.root_plies + self.ply();
        self.rules
            .move_limit
            .map(|limit| limit.saturating_sub(plies))
    }

    /// Returns a hash of what the score depends on apart from repetitions: the position and the
    /// number of plies to the move limit.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        let key = self.position().key();
        self.plies_left()
            .map_or(key, |left| key ^ mix(u64::from(left)))
    }

    /// Returns a jump with which a side wins by connection, whoever is to move; `None` if there is
    /// none.
    #[inline]
    pub(crate) fn connecting_win(&mut self, mover: Color) -> Option<Move> {
        let position = self.positions.last().expect("the root is never undone");
        self.rules
            .connecting_win_among(position, mover, |set| self.candidates.of(set))
    }

    /// Plays a legal move and judges the resulting position.
    #[inline]
    pub(crate) fn play(&mut self, mv: Move) -> Option<Verdict> {
        self.advance(mv);
        self.judge()
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn advance(&mut self, mv: Move) {
        let before = self.position();
        let captures = matches!(mv, Move::Jump(_, to) if before.occupied().contains(to));
        let after = before.after(mv);
        let reversible = match self.reversible.last() {
            Some(reversible) if !captures => reversible + 1,
            _ => 0,
        };
        self.positions.push(after);
        self.reversible.push(reversible);
    }

    /// Plays a null move. No position before it counts as repeated after it.
    #[inline]
    pub(crate) fn pass_turn(&mut self) {
        let mut after = *self.position();
        after.set_turn(after.turn().opponent());
        self.positions.push(after);
        self.reversible.push(0);
    }

    /// Takes back the last move or null move.
    #[inline]
    pub(crate) fn undo(&mut self) {
        debug_assert!(self.ply() > 0);
        self.positions.pop();
        self.reversible.pop();
    }

    /// Starts to watch for repetitions in a subtree; returns the state of the outer watch for
    /// [`resume_watch`](SearchStack::resume_watch).
    #[inline]
    pub(crate) fn watch_repetitions(&mut self) -> usize {
        std::mem::replace(&mut self.oldest_repeated, usize::MAX)
    }

    /// Ends the watch since [`watch_repetitions`](SearchStack::watch_repetitions) and resumes the
    /// outer one. Returns whether the subtree's result depends on the path: whether a draw in it
    /// repeats a position above the current one.
    #[inline]
    pub(crate) fn resume_watch(&mut self, outer: usize) -> bool {
        let depends = self.oldest_repeated < self.positions.len() - 1;
        self.oldest_repeated = self.oldest_repeated.min(outer);
        depends
    }

    /// Returns the positions up to the root whose next occurrence ends the game, or closes a
    /// [cycle](SearchStack::closes_cycle).
    pub(crate) fn exhausted(&self) -> Vec<Position> {
        let (occurrence, of) = match self.rules.repetition {
            Repetition::Draws { occurrence, of } => (occurrence, of),
            Repetition::Ignored => (LAST_OCCURRENCE, Recurrence::Position),
        };
        let past = &self.positions[..=self.root];
        let often = |position: &&Position| {
            let times = past.iter().filter(|other| of.same(other, position));
            times.count() as u32 + 1 >= occurrence
        };
        past.iter().filter(often).copied().collect()
    }

    /// Tells whether the current position closes a cycle: whether it has occurred since the root,
    /// the root included. Where the rules ignore repetition, the third occurrence in the game
    /// closes one too.
    ///
    /// A cycle leads nowhere, so the search counts it as a draw whatever the rules say. The
    /// shortest way to a win has no cycle, so wins and losses stay proven.
    #[inline]
    pub(crate) fn closes_cycle(&mut self) -> bool {
        let last = self.positions.len() - 1;
        let start = last - self.reversible[last] as usize;
        let current = &self.positions[last];
        let mut occurrences = 1;
        // Going and coming back takes each side two moves.
        for index in (start..last.saturating_sub(3)).rev().step_by(2) {
            let other = &self.positions[index];
            if other.key() != current.key() || !Recurrence::Position.same(other, current) {
                continue;
            }
            occurrences += 1;
            let is_ignored = self.rules.repetition == Repetition::Ignored;
            if index >= self.root || is_ignored && occurrences == LAST_OCCURRENCE {
                self.oldest_repeated = self.oldest_repeated.min(index);
                return true;
            }
        }
        false
    }

    /// Judges the current position after a move.
    #[inline]
    pub(crate) fn judge(&mut self) -> Option<Verdict> {
        let after = self.position();
        let plies = self.root_plies + self.ply();
        let mut oldest = usize::MAX;
        let verdict = self.rules.judge(after, plies, |of| {
            let (count, first) = self.occurrences(of);
            oldest = first;
            count
        })?;
        if verdict.reason == Reason::Repetition {
            self.oldest_repeated = self.oldest_repeated.min(oldest);
        }
        Some(verdict)
    }

    /// How often the current position has occurred, this time included, and where first.
    fn occurrences(&self, of: Recurrence) -> (u32, usize) {
        let last = self.positions.len() - 1;
        let start = last - self.reversible[last] as usize;
        let same = |index: &usize| of.same(&self.positions[*index], &self.positions[last]);
        let mut again = (start..last).filter(same);
        match again.next() {
            Some(first) => (2 + again.count() as u32, first),
            None => (1, last),
        }
    }
}

/// Scrambles a number.
#[inline]
pub(crate) const fn mix(n: u64) -> u64 {
    Random::new(n).next_u64()
}
