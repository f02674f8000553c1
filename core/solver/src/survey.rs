//! Positions of a solution that stand out: the longest games, won positions with a single winning
//! move, and mutual zugzwangs.

use crate::combinations::Combinations;
use crate::index::Block;
use crate::solve::block_moves::{BlockMoves, Moves};
use crate::solve::captures::{Captures, captures};
use crate::solve::swapped_values::SwappedValues;
use crate::stats::count_tier;
use crate::{Counts, Index, TableError, Tier, Value};
use loa::Position;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ops::AddAssign;

/// What stands out in a solution.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    /// The positions of each value, by tier.
    pub counts: BTreeMap<Tier, Counts>,
    /// What stands out among them, by tier.
    pub tallies: BTreeMap<Tier, SurveyTally>,
    /// The wins, losses and ties that take longest, in this order, if any takes a ply.
    pub longest: Vec<LongestGames>,
    /// The first mutual zugzwangs, those with fewer pieces first; at most [`Survey::SHOWN`].
    pub zugzwangs: Vec<Zugzwang>,
}

/// How many positions stand out. Placements are counted as [`Counts`] does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SurveyTally {
    /// Won positions with exactly one winning move.
    pub single_wins: u64,
    /// Those of them that have no other move at all.
    pub forced_wins: u64,
    /// Placements in which the side to move loses, whichever side it is. A placement counts once,
    /// in the tier where the side to move has no more pieces than the opponent.
    pub full_zugzwangs: u64,
    /// Placements in which the side to move loses if it is one of the two, and neither side wins
    /// if it is the other. They count as the full ones do.
    pub half_zugzwangs: u64,
}

/// The positions of a kind of value that have the greatest remoteness.
#[derive(Clone, Debug)]
pub struct LongestGames {
    /// Their value.
    pub value: Value,
    /// How many there are, not counting those that differ by symmetry or by exchanged colours.
    pub classes: u64,
    /// The first of them, those with fewer pieces first; at most [`Survey::SHOWN`].
    pub positions: Vec<Position>,
}

/// A placement in which each side would rather let the other one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zugzwang {
    /// The placement.
    pub position: Position,
    /// Its value.
    pub value: Value,
    /// Its value for the other side if that side is to move.
    pub opposing_value: Value,
}

impl Survey {
    /// The most positions shown of a kind.
    pub const SHOWN: usize = 10;

    /// Adds the numbers of all tiers.
    pub fn tally(&self) -> SurveyTally {
        let mut sum = SurveyTally::default();
        self.tallies.values().for_each(|tally| sum += *tally);
        sum
    }
}

impl AddAssign for SurveyTally {
    fn add_assign(&mut self, other: SurveyTally) {
        self.single_wins += other.single_wins;
        self.forced_wins += other.forced_wins;
        self.full_zugzwangs += other.full_zugzwangs;
        self.half_zugzwangs += other.half_zugzwangs;
    }
}

/// Surveys a solution in the pool of threads it is called in. Loads a tier and those that its moves
/// lead to at a time.
pub(crate) fn survey(
    index: &Index,
    load: impl Fn(Tier) -> Result<Vec<u16>, TableError>,
) -> Result<Survey, TableError> {
    let mut all = Survey::default();
    let swapped = |solved: Tier| SwappedValues::in_memory(index, solved, &load(solved)?);
    for tier in index.problem().tiers() {
        // These are in memory in both orders for a while: before there is more.
        let below = tier.after_capture().map(swapped).transpose()?;
        let view = TierView {
            index,
            tier,
            swapped: swapped(tier.swapped())?,
            below,
            values: load(tier)?,
            weight: index.problem().movers(tier).count() as u64,
        };
        view.survey(&mut all)?;
    }
    let kinds = KINDS.map(|kind| kind(0).kind());
    all.longest
        .sort_by_key(|longest| kinds.iter().position(|kind| *kind == longest.value.kind()));
    Ok(all)
}

/// The result of a value for the player to move: 1 for a win, -1 for a loss, else 0.
const fn result(value: Value) -> i8 {
    match value {
        Value::Win(_) => 1,
        Value::Loss(_) => -1,
        Value::Tie(_) | Value::Draw => 0,
    }
}

/// The kinds of values that have a remoteness, in the order of lists.
const KINDS: [fn(u16) -> Value; 3] = [Value::Win, Value::Loss, Value::Tie];

fn value_of(bits: u16) -> Value {
    Value::unpack(bits).unwrap_or_else(|| unreachable!("tables have packed values only"))
}

/// A tier with the values of all positions that its moves lead to.
struct TierView<'a> {
    index: &'a Index,
    tier: Tier,
    values: Vec<u16>,
    swapped: SwappedValues,
    below: Option<SwappedValues>,
    weight: u64,
}

/// The values that the moves from a block lead to.
struct ValuesAfter<'a> {
    own_sets: &'a Combinations,
    /// After moves without capture: at the place that the pieces have in this block.
    quiet: &'a [u16],
    /// The captures of each opposing piece, with the sets of own pieces after them.
    captures: Option<(Vec<Captures<'a>>, &'a Combinations)>,
}

/// What stands out in a block.
#[derive(Default)]
struct BlockSurvey {
    tally: SurveyTally,
    longest: Vec<(Value, Position)>,
    zugzwangs: Vec<Zugzwang>,
}

impl TierView<'_> {
    fn survey(&self, all: &mut Survey) -> Result<(), TableError> {
        let counts = count_tier(self.index, self.tier, &self.values);
        let wanted = longest_values(&counts, &all.longest);
        let blocks = &self.index.blocks(self.tier).blocks;
        let width = self.values.len() / blocks.len();
        let surveys: Vec<BlockSurvey> = (self.values.par_chunks_exact(width))
            .zip(blocks)
            .enumerate()
            .map(|(number, (values, block))| self.survey_block(values, number, block, &wanted))
            .collect::<Result<_, _>>()?;
        let mut tally = SurveyTally::default();
        for survey in surveys {
            tally += survey.tally;
            for (value, position) in survey.longest {
                note_longest(&mut all.longest, value, position);
            }
            let room = Survey::SHOWN - all.zugzwangs.len();
            all.zugzwangs
                .extend(survey.zugzwangs.into_iter().take(room));
        }
        all.counts.insert(self.tier, counts);
        all.tallies.insert(self.tier, tally);
        Ok(())
    }

    fn survey_block(
        &self,
        values: &[u16],
        number: usize,
        block: &Block,
        wanted: &[Value],
    ) -> Result<BlockSurvey, TableError> {
        let mut survey = BlockSurvey::default();
        let swapped = self.swapped.block(number)?;
        let captures = match &self.below {
            Some(below) => {
                let captures = captures(self.index, below, block.set)?;
                Some((captures, self.index.own_sets(below.shape)))
            }
            None => None,
        };
        let after = ValuesAfter {
            own_sets: self.index.own_sets(self.tier),
            quiet: &swapped,
            captures,
        };
        let block_moves = BlockMoves::new(&self.index.geometry, block.set);
        let mut moves = Moves::new();
        let images = self.index.images_of(block);
        for (at, (&bits, &numbers)) in values.iter().zip(after.own_sets.sets()).enumerate() {
            let value = value_of(bits);
            if value.remoteness() == Some(0) {
                continue;
            }
            // Of positions that are images of each other, the first is shown.
            let position = || {
                let own = block_moves.cells(numbers);
                let is_first = !self.index.has_smaller_image(block, own);
                is_first.then(|| self.index.position(self.tier, own, block.set))
            };
            if wanted.contains(&value) {
                survey.longest.extend(position().map(|it| (value, it)));
            }
            if let Value::Win(_) = value {
                block_moves.find(numbers, &mut moves);
                if after.has_single_win(&moves) {
                    survey.tally.single_wins += images * self.weight;
                    let forced = moves.quiet().len() + moves.captures().len() <= 1;
                    survey.tally.forced_wins += u64::from(forced) * images * self.weight;
                }
            } else if self.tier.own <= self.tier.opposing {
                // With equal numbers of pieces, that with exchanged colours has an entry too.
                let is_counted_twice = self.tier.own == self.tier.opposing;
                let colours = if is_counted_twice { 1 } else { self.weight };
                let both = [value, value_of(swapped[at])];
                survey.note_placement(both, images * colours, position);
            }
        }
        Ok(survey)
    }
}

impl BlockSurvey {
    /// Notes a placement if each side would rather let the other one move, by its values with
    /// either side to move. Where one of them is final there is no move.
    fn note_placement(
        &mut self,
        [value, opposing_value]: [Value; 2],
        placements: u64,
        position: impl FnOnce() -> Option<Position>,
    ) {
        match result(value) + result(opposing_value) {
            _ if opposing_value.remoteness() == Some(0) => return,
            -2 => self.tally.full_zugzwangs += placements,
            -1 => self.tally.half_zugzwangs += placements,
            _ => return,
        }
        if self.zugzwangs.len() < Survey::SHOWN {
            self.zugzwangs.extend(position().map(|position| Zugzwang {
                position,
                value,
                opposing_value,
            }));
        }
    }
}

impl ValuesAfter<'_> {
    /// Tells whether exactly one move of a won position wins. Without a jump it is the pass.
    fn has_single_win(&self, moves: &Moves) -> bool {
        let quiet = moves.quiet().iter();
        let quiet = quiet.map(|numbers| self.quiet[self.own_sets.rank(*numbers)]);
        let captures = self.captures.iter().flat_map(|(captures, own_sets)| {
            let moves = moves.captures();
            moves.map(|(staying, taken)| captures[usize::from(taken)].value(staying, own_sets))
        });
        let lost = |bits: &u16| matches!(value_of(*bits), Value::Loss(_));
        moves.is_empty() || quiet.chain(captures).filter(lost).take(2).count() == 1
    }
}

/// Returns the greatest values of a tier, by kind, that are not less than those found before.
fn longest_values(counts: &Counts, before: &[LongestGames]) -> Vec<Value> {
    let longest = KINDS.into_iter().filter_map(|kind| {
        let is_of_kind = |value: Value| value.kind() == kind(0).kind();
        let plies = counts.longest(is_of_kind).filter(|plies| *plies > 0)?;
        let known = before.iter().find(|longest| is_of_kind(longest.value));
        let known = known.and_then(|longest| longest.value.remoteness());
        (known <= Some(plies)).then_some(kind(plies))
    });
    longest.collect()
}

/// Adds a position to those of its kind; shorter ones are dropped.
fn note_longest(all: &mut Vec<LongestGames>, value: Value, position: Position) {
    all.retain(|longest| longest.value == value || longest.value.kind() != value.kind());
    let known = all.iter().position(|longest| longest.value == value);
    let at = known.unwrap_or_else(|| {
        all.push(LongestGames {
            value,
            classes: 0,
            positions: Vec::new(),
        });
        all.len() - 1
    });
    all[at].classes += 1;
    if all[at].positions.len() < Survey::SHOWN {
        all[at].positions.push(position);
    }
}
