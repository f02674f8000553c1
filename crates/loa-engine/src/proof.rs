//! Forced wins of any length, by depth-first proof-number search (Nagai, 2002).
//!
//! Every position has a proof number, how many positions at least have to turn out won before it is
//! won, and a disproof number, how many have to turn out not to be. The search goes where the
//! smallest numbers are: towards threats that leave few answers.
//!
//! # What is claimed
//! Wins only, and these are true. With each win its greatest number of plies is kept; whoever
//! follows the smallest gets nearer to the end with each ply, so no position comes up twice on the
//! way and a win holds however the position was reached, but for positions that have come up
//! in the game itself too often: with those around, or where the board alone has to repeat, nothing
//! is searched. What fails for a repetition fails on that path only, and is not remembered.

use crate::budget::Budget;
use crate::forced::ForcedWin;
use crate::immediate::winning_move;
use crate::moves::push_moves;
use crate::path::{Path, mix};
use loa::{Color, Move, Outcome, Recurrence, Repetition, Verdict};

/// The search for forced wins, with what it remembers from one visit to the next.
#[derive(Debug)]
pub(crate) struct Proof {
    /// A power of two of them.
    table: Vec<Slot>,
    /// What marks the slots that count, all others being empty; not 0.
    era: u8,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// The key, with the era in place of its highest bits.
    mark: u64,
    numbers: Numbers,
}

/// How far a position is from being proven a win of the attacker, and from being disproven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Numbers {
    /// 0 for a win.
    proof: u32,
    /// 0 where there is no win; for a win its plies at most.
    disproof: u32,
}

/// A child of a position on the path.
#[derive(Clone, Copy)]
struct Child {
    mv: Move,
    numbers: Numbers,
    /// Whether the numbers hold on this path only.
    on_path: bool,
}

/// The result of a visit.
#[derive(Clone, Copy)]
struct Visit {
    numbers: Numbers,
    on_path: bool,
}

const INFINITE: u32 = u32::MAX;
/// The greatest number of a position that is not decided.
const GREATEST: u32 = INFINITE / 4;
/// The longest path that is followed.
const MAX_PLIES: u32 = 100;

impl Numbers {
    const NOT_WON: Numbers = Numbers {
        proof: INFINITE,
        disproof: 0,
    };

    const fn won_in(plies: u32) -> Numbers {
        Numbers {
            proof: 0,
            disproof: plies,
        }
    }

    const fn plies(self) -> Option<u32> {
        if self.proof == 0 {
            Some(self.disproof)
        } else {
            None
        }
    }

    const fn is_won(self) -> bool {
        self.proof == 0
    }

    const fn is_not_won(self) -> bool {
        self.disproof == 0 && !self.is_won()
    }

    const fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

impl Proof {
    /// Makes a search with a memory of at most this size, or the smallest there is.
    pub(crate) fn new(kibibytes: usize) -> Proof {
        let fitting = (kibibytes << 10) / size_of::<Slot>();
        Proof {
            table: vec![Slot::default(); 1 << fitting.max(1024).ilog2()],
            era: 1,
        }
    }

    /// Forgets everything. Costs next to nothing: what is there is not found any more.
    pub(crate) fn forget(&mut self) {
        self.era = self.era.wrapping_add(1);
        if self.era == 0 {
            self.table.fill(Slot::default());
            self.era = 1;
        }
    }

    /// Looks for a win of the side to move until the budget is used up, and goes on where it
    /// stopped when called again.
    ///
    /// The position must not have a win in one.
    pub(crate) fn find_win(
        &mut self,
        path: &mut Path,
        budget: &mut Budget<'_>,
    ) -> Option<ForcedWin> {
        if !is_sound(path) {
            return None;
        }
        let attacker = path.position().turn();
        let mut visitor = Visitor {
            table: &mut self.table,
            era: self.era,
            attacker,
            salt: mix(u64::from(attacker == Color::White)),
            path,
            budget,
            children: Vec::with_capacity(1024),
            keys: Vec::with_capacity(MAX_PLIES as usize),
        };
        let plies = visitor.prove()?;
        let line = visitor.line()?;
        Some(ForcedWin {
            plies: plies.max(line.len() as u32),
            line,
        })
    }
}

/// Whether wins hold however a position was reached.
fn is_sound(path: &Path) -> bool {
    match path.rules().repetition {
        Repetition::Ignored => true,
        Repetition::Draws { of, .. } => of == Recurrence::Position && path.exhausted().is_empty(),
    }
}

struct Visitor<'a, 'b> {
    table: &'a mut [Slot],
    era: u8,
    attacker: Color,
    /// What keeps the keys of this attacker apart from the other's.
    salt: u64,
    path: &'a mut Path,
    budget: &'a mut Budget<'b>,
    /// The children of all positions on the path, the last one's at the end.
    children: Vec<Child>,
    /// The keys of the positions on the path.
    keys: Vec<u64>,
}

impl Visitor<'_, '_> {
    /// Proves that the position at the end of the path is won; returns the plies at most.
    fn prove(&mut self) -> Option<u32> {
        let limit = Numbers {
            proof: GREATEST,
            disproof: GREATEST,
        };
        loop {
            let numbers = self.visit(limit).numbers;
            if numbers.is_decided() || self.budget.is_stopped() {
                return numbers.plies();
            }
            if numbers.proof >= GREATEST || numbers.disproof >= GREATEST {
                return None;
            }
        }
    }

    /// Looks at a position and what follows it until its numbers reach a limit.
    fn visit(&mut self, limit: Numbers) -> Visit {
        let start = self.children.len();
        let key = self.key();
        self.keys.push(key);
        self.expand();
        let visit = loop {
            let visit = self.sum_up(start);
            let Numbers { proof, disproof } = visit.numbers;
            if visit.numbers.is_decided()
                || proof >= limit.proof
                || disproof >= limit.disproof
                || self.budget.is_stopped()
            {
                break visit;
            }
            let (best, limit) = self.choose(start, visit.numbers, limit);
            self.path.advance(self.children[best].mv);
            let below = self.visit(limit);
            self.path.undo();
            self.children[best].numbers = below.numbers;
            self.children[best].on_path = below.on_path;
        };
        self.keys.pop();
        self.children.truncate(start);
        self.remember(key, visit);
        visit
    }

    fn key(&self) -> u64 {
        self.path.key() ^ self.salt
    }

    fn is_attacking(&self) -> bool {
        self.path.position().turn() == self.attacker
    }

    /// Puts the position's children on the list, with what is known or guessed of them.
    fn expand(&mut self) {
        let position = *self.path.position();
        let children = &mut self.children;
        let first = children.len();
        push_moves(&position, |mv| {
            children.push(Child {
                mv,
                numbers: Numbers::NOT_WON,
                on_path: false,
            });
        });
        let attacking = self.is_attacking();
        for index in first..self.children.len() {
            let (numbers, on_path) = self.look_at(self.children[index].mv);
            self.children[index].numbers = numbers;
            self.children[index].on_path = on_path;
            let decides = if attacking {
                numbers.is_won()
            } else {
                numbers.is_not_won()
            };
            if decides {
                // The others don't matter any more.
                self.children.swap(first, index);
                self.children.truncate(first + 1);
                break;
            }
        }
    }

    /// Returns what is known or guessed of the position after a move, and whether that holds on
    /// this path only.
    fn look_at(&mut self, mv: Move) -> (Numbers, bool) {
        self.budget.count();
        let verdict = self.path.play(mv);
        let seen = match verdict {
            Some(verdict) => (self.end(verdict), false),
            None => {
                let key = self.key();
                if self.keys.contains(&key) || self.keys.len() as u32 >= MAX_PLIES {
                    (Numbers::NOT_WON, true)
                } else {
                    (self.recall(key).unwrap_or_else(|| self.guess()), false)
                }
            }
        };
        self.path.undo();
        seen
    }

    fn end(&self, verdict: Verdict) -> Numbers {
        if verdict.outcome == Outcome::Win(self.attacker) {
            Numbers::won_in(0)
        } else {
            Numbers::NOT_WON
        }
    }

    /// What a look at a new position says: whether the side to move wins at once, or how many
    /// moves it has.
    fn guess(&mut self) -> Numbers {
        let attacking = self.is_attacking();
        if winning_move(self.path).is_some() {
            return if attacking {
                Numbers::won_in(1)
            } else {
                Numbers::NOT_WON
            };
        }
        let position = self.path.position();
        let moves = position.mobility(position.turn()).max(1);
        if attacking {
            Numbers {
                proof: 1,
                disproof: moves,
            }
        } else {
            Numbers {
                proof: moves,
                disproof: 1,
            }
        }
    }

    /// Returns what the children make of the position.
    fn sum_up(&self, start: usize) -> Visit {
        let children = &self.children[start..];
        if self.is_attacking() {
            sum_up_attack(children)
        } else {
            sum_up_defence(children)
        }
    }

    /// Chooses the child to visit, and the limit up to which it stays the best one.
    fn choose(&self, start: usize, own: Numbers, limit: Numbers) -> (usize, Numbers) {
        let attacking = self.is_attacking();
        let effort = |child: &Child| {
            let numbers = child.numbers;
            if attacking {
                (numbers.proof, numbers.disproof)
            } else {
                (numbers.disproof, numbers.proof)
            }
        };
        let children = self.children[start..].iter();
        let open = children
            .enumerate()
            .filter(|(_, c)| !c.numbers.is_decided());
        let (mut best, mut second) = (None::<(usize, &Child)>, GREATEST);
        for (index, child) in open {
            match best {
                Some((_, other)) if effort(other) <= effort(child) => {
                    second = second.min(effort(child).0);
                }
                _ => {
                    second = best.map_or(second, |(_, other)| second.min(effort(other).0));
                    best = Some((index, child));
                }
            }
        }
        let (index, child) = best.expect("an open position has an open child");
        // A quarter more than the second best, lest the search run to and fro between the two
        // (Pawlewicz and Lew, 2007).
        let patience = second
            .saturating_add(second / 4)
            .saturating_add(1)
            .min(GREATEST);
        let numbers = child.numbers;
        let below = if attacking {
            Numbers {
                proof: limit.proof.min(patience),
                disproof: numbers.disproof + limit.disproof.saturating_sub(own.disproof),
            }
        } else {
            Numbers {
                proof: numbers.proof + limit.proof.saturating_sub(own.proof),
                disproof: limit.disproof.min(patience),
            }
        };
        (start + index, below)
    }

    fn recall(&self, key: u64) -> Option<Numbers> {
        let bucket = &self.table[bucket(key, self.table.len())..][..BUCKET];
        let mark = mark(key, self.era);
        let slot = bucket.iter().find(|slot| slot.mark == mark)?;
        Some(slot.numbers)
    }

    fn remember(&mut self, key: u64, visit: Visit) {
        if self.budget.is_stopped() && !visit.numbers.is_decided() {
            return;
        }
        let numbers = match visit {
            Visit {
                on_path: true,
                numbers: Numbers::NOT_WON,
            } => Numbers {
                proof: GREATEST,
                disproof: 1,
            },
            Visit { numbers, .. } => numbers,
        };
        let (era, mark) = (self.era, mark(key, self.era));
        let start = bucket(key, self.table.len());
        let slots = &mut self.table[start..][..BUCKET];
        // Small numbers are quickly found again, wins and great ones are not.
        let worth = |slot: &Slot| match slot.numbers {
            _ if slot.era() != era => 0,
            numbers if numbers.is_won() => INFINITE,
            numbers => numbers.proof.saturating_add(numbers.disproof),
        };
        let same = slots.iter().position(|slot| slot.mark == mark);
        let index = same.or_else(|| (0..BUCKET).min_by_key(|index| worth(&slots[*index])));
        if let Some(index) = index {
            slots[index] = Slot { mark, numbers };
        }
    }

    /// Returns the moves that win, the answers being those that hold out longest.
    fn line(&mut self) -> Option<Vec<Move>> {
        let mut line = Vec::new();
        let result = self.extend_line(&mut line);
        for _ in &line {
            self.path.undo();
        }
        result.map(|()| line)
    }

    /// Plays on to the end of the game in a position that has been proven won.
    fn extend_line(&mut self, line: &mut Vec<Move>) -> Option<()> {
        while (line.len() as u32) < 4 * MAX_PLIES {
            let next = if self.is_attacking()
                && let Some(mv) = winning_move(self.path)
            {
                mv
            } else {
                self.best_proven()?
            };
            line.push(next);
            self.path.advance(next);
            if let Some(verdict) = self.path.judge() {
                return self.end(verdict).is_won().then_some(());
            }
        }
        None
    }

    /// Returns the quickest winning move, or the answer that holds out longest.
    fn best_proven(&mut self) -> Option<Move> {
        // What the table has lost is proven again.
        let mut patience = 4;
        loop {
            let start = self.children.len();
            self.expand_all();
            let attacking = self.is_attacking();
            let children = self.children.split_off(start);
            let won = |child: &&Child| child.numbers.is_won();
            let best = if attacking {
                children
                    .iter()
                    .filter(won)
                    .min_by_key(|child| child.numbers.disproof)
            } else if children.iter().all(|child| child.numbers.is_won()) {
                children.iter().max_by_key(|child| child.numbers.disproof)
            } else {
                None
            };
            if let Some(best) = best {
                return Some(best.mv);
            }
            patience -= 1;
            if patience == 0 || self.budget.is_stopped() {
                return None;
            }
            for child in children
                .iter()
                .filter(|child| attacking || !child.numbers.is_won())
            {
                if attacking {
                    self.prove()?;
                    break;
                }
                self.path.advance(child.mv);
                let proven = self.prove();
                self.path.undo();
                proven?;
            }
        }
    }

    /// Puts all children on the list, whatever they are.
    fn expand_all(&mut self) {
        let position = *self.path.position();
        let mut moves = Vec::new();
        push_moves(&position, |mv| moves.push(mv));
        for mv in moves {
            let (numbers, on_path) = self.look_at(mv);
            self.children.push(Child {
                mv,
                numbers,
                on_path,
            });
        }
    }
}

/// The slots that a position can be in.
const BUCKET: usize = 4;

/// The bits of a key that an era takes the place of.
const ERA_SHIFT: u32 = 56;

const fn mark(key: u64, era: u8) -> u64 {
    key & !(0xff << ERA_SHIFT) | (era as u64) << ERA_SHIFT
}

impl Slot {
    const fn era(self) -> u8 {
        (self.mark >> ERA_SHIFT) as u8
    }
}

const fn bucket(key: u64, slots: usize) -> usize {
    (key as usize & (slots - 1)) & !(BUCKET - 1)
}

/// A position in which the attacker moves is won if one child is; it is not if none is.
fn sum_up_attack(children: &[Child]) -> Visit {
    let won = children
        .iter()
        .filter_map(|child| child.numbers.plies())
        .min();
    if let Some(plies) = won {
        return Visit {
            numbers: Numbers::won_in(plies + 1),
            on_path: false,
        };
    }
    let proof = children.iter().map(|child| child.numbers.proof).min();
    let disproof = children.iter().fold(0u32, |sum, child| {
        sum.saturating_add(child.numbers.disproof)
    });
    Visit {
        numbers: Numbers {
            proof: proof.unwrap_or(INFINITE),
            disproof: disproof.min(GREATEST),
        },
        on_path: children
            .iter()
            .any(|child| child.on_path && child.numbers.disproof == 0),
    }
}

/// A position in which the defender moves is won for the attacker if all children are.
fn sum_up_defence(children: &[Child]) -> Visit {
    let escapes = |child: &&Child| child.numbers.disproof == 0 && child.numbers.proof != 0;
    if children.iter().any(|child| escapes(&child)) {
        return Visit {
            numbers: Numbers::NOT_WON,
            on_path: !children
                .iter()
                .any(|child| escapes(&child) && !child.on_path),
        };
    }
    if children.iter().all(|child| child.numbers.is_won()) {
        let plies = children.iter().map(|child| child.numbers.disproof).max();
        return Visit {
            numbers: Numbers::won_in(plies.unwrap_or(0) + 1),
            on_path: false,
        };
    }
    let proof = children
        .iter()
        .fold(0u32, |sum, child| sum.saturating_add(child.numbers.proof));
    let open = children.iter().filter(|child| !child.numbers.is_won());
    let disproof = open.map(|child| child.numbers.disproof).min();
    Visit {
        numbers: Numbers {
            proof: proof.min(GREATEST),
            disproof: disproof.unwrap_or(INFINITE),
        },
        on_path: false,
    }
}
