use loa::{
    Game, LineObserver, Move, Position, Random, Reason, Recurrence, Repetition, Rules, Verdict,
};

/// The positions from the last capture of a game to the one that a search looks at.
///
/// Positions before the root are there only where the rules count repetitions. The root is never
/// taken back.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    rules: Rules,
    positions: Vec<Position>,
    /// For each position, how many of those before it could be the same: none across a capture.
    reversible: Vec<u32>,
    root: usize,
    root_plies: u32,
    /// The oldest position that a repetition met since the last reset was a repetition of.
    oldest_repeated: usize,
}

impl Path {
    /// Makes the path that ends with the game's position.
    pub(crate) fn new(game: &Game) -> Path {
        let root = match game.rules().repetition {
            Repetition::Ignored => 0,
            Repetition::Draws { .. } => game.plies_since_capture() as usize,
        };
        let past = game.past();
        let mut positions = Vec::with_capacity(root + 128);
        positions.extend(past[past.len() - root..].iter().map(|ply| ply.before));
        positions.push(*game.position());
        Path {
            rules: *game.rules(),
            positions,
            reversible: (0..=root as u32).collect(),
            root,
            root_plies: game.plies(),
            oldest_repeated: usize::MAX,
        }
    }

    #[inline]
    pub(crate) const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the position at the end.
    #[inline]
    pub(crate) fn position(&self) -> &Position {
        self.positions.last().expect("the root is never taken back")
    }

    /// Returns the number of plies since the root.
    #[inline]
    pub(crate) fn ply(&self) -> u32 {
        (self.positions.len() - 1 - self.root) as u32
    }

    /// Returns the number of plies that the rules leave; `None` where there is no limit.
    #[inline]
    pub(crate) fn plies_left(&self) -> Option<u32> {
        let plies = self.root_plies + self.ply();
        self.rules
            .move_limit
            .map(|limit| limit.saturating_sub(plies))
    }

    /// Returns a hash of all that the worth of the position depends on, but for repetitions: the
    /// position and the number of plies to the move limit.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        let key = self.position().key();
        self.plies_left()
            .map_or(key, |left| key ^ mix(u64::from(left)))
    }

    /// Plays a legal move and judges the position that it leads to.
    #[inline]
    pub(crate) fn play(&mut self, mv: Move) -> Option<Verdict> {
        self.advance(mv);
        self.judge()
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn advance(&mut self, mv: Move) {
        self.advance_observed(mv, &mut ());
    }

    /// Plays a legal move and tells an observer which lines it changes.
    #[inline]
    pub(crate) fn advance_observed(&mut self, mv: Move, observer: &mut impl LineObserver) {
        let mut after = *self.position();
        let captures = matches!(mv, Move::Jump(_, to) if after.occupied().contains(to));
        after.play_observed(mv, observer);
        let reversible = match self.reversible.last() {
            Some(reversible) if !captures => reversible + 1,
            _ => 0,
        };
        self.positions.push(after);
        self.reversible.push(reversible);
    }

    /// Gives the turn to the opponent without a move. Nothing before can come up again after it, as
    /// far as the path knows.
    #[inline]
    pub(crate) fn pass_turn(&mut self) {
        let mut after = *self.position();
        after.set_turn(after.turn().opponent());
        self.positions.push(after);
        self.reversible.push(0);
    }

    /// Takes the last move back, or the last turn that was given away.
    #[inline]
    pub(crate) fn undo(&mut self) {
        debug_assert!(self.ply() > 0);
        self.positions.pop();
        self.reversible.pop();
    }

    /// Forgets what repetitions have been met and returns what
    /// [`resume_watch`](Path::resume_watch) needs.
    #[inline]
    pub(crate) fn watch_repetitions(&mut self) -> usize {
        std::mem::replace(&mut self.oldest_repeated, usize::MAX)
    }

    /// Tells whether a draw by repetition met since [`watch_repetitions`](Path::watch_repetitions)
    /// rests on a position before the last one: whether it depends on the way here. Then goes on
    /// with the watch that was interrupted.
    #[inline]
    pub(crate) fn resume_watch(&mut self, outer: usize) -> bool {
        let depends = self.oldest_repeated < self.positions.len() - 1;
        self.oldest_repeated = self.oldest_repeated.min(outer);
        depends
    }

    /// Returns the positions that have come up before the root so often that once more ends the
    /// game. Empty where repetition means nothing.
    pub(crate) fn exhausted(&self) -> Vec<Position> {
        let Repetition::Draws { occurrence, of } = self.rules.repetition else {
            return Vec::new();
        };
        let known = &self.positions[..=self.root];
        let often = |position: &&Position| {
            let times = known.iter().filter(|other| of.same(other, position));
            times.count() as u32 + 1 >= occurrence
        };
        known.iter().filter(often).copied().collect()
    }

    /// Judges the position that the last move led to.
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

    /// How often the last position has come up, this time included, and where first.
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
