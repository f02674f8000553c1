//! `loa leaves` and `loa fit`: how the prover learns to estimate new positions.

use crate::merge;
use crate::progress::{bar, stop_on_signals};
use crate::shard::{
    InTurn, ShardFlags, Sharded, conclude, head, open_items, print, read_item, work_off,
};
use crate::whole_file::write_whole;
use anyhow::{Context, Result, ensure};
use clap::Args;
use loa::{Color, Position, Preset, Random, Rules, Size, Start};
use loa_prover::{Answer, Control, LeafModel, ProofGoal, Prover, ProverOptions};
use loa_train::{Leaf, chance, fit_leaves};
use loa_work::{Fold, Item, JsonLines, Shards, read_file};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

#[derive(Args)]
pub(crate) struct Flags {
    /// File for the positions. Unfinished work, in FILE.part, is continued.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Number of searches from which the positions come, those of all shards together.
    #[arg(long, value_name = "N")]
    searches: u32,
    /// Boards of the searches, in turn.
    #[arg(long, value_name = "WxH", required = true, num_args = 1..)]
    board: Vec<Size>,
    /// Most nodes of a search, 1024 or more; others have a half of that, a quarter and so on.
    #[arg(long, value_name = "N", default_value_t = 50_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(LEAST..))]
    most: u64,
    /// Nodes to decide each position with.
    #[arg(long, value_name = "N", default_value_t = 2000)]
    nodes: u64,
    /// Model for the searches [default: the prover's].
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,
    /// Seed of the searches.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    shard: ShardFlags,
}

#[derive(Args)]
pub(crate) struct FitFlags {
    /// Positions written by 'loa leaves', whole: shards are put together by 'loa merge'.
    #[arg(value_name = "FILE", required = true)]
    leaves: Vec<PathBuf>,
    /// File for the model.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Reads a model for the prover, by default its own.
pub(crate) fn model(path: Option<&Path>) -> Result<LeafModel> {
    const LARGEST: u64 = 1 << 20;
    let Some(path) = path else {
        return Ok(LeafModel::default());
    };
    let bytes =
        read_file(path, LARGEST).with_context(|| format!("can't read {}", path.display()))?;
    let model = LeafModel::from_bytes(&bytes);
    model.with_context(|| format!("{} is not a model of the prover", path.display()))
}

/// Returns what tells models apart.
pub(crate) fn model_in_words(model: &LeafModel) -> String {
    format!("{:08x}", model.id())
}

/// The positions of one or more searches.
#[derive(Default, Serialize, Deserialize)]
struct Leaves {
    leaves: Vec<Leaf>,
}

impl Leaves {
    fn counts(&self) -> Value {
        json!({ "positions": self.leaves.len() })
    }
}

impl Fold<Item> for Leaves {
    type Error = anyhow::Error;

    fn add(&mut self, item: Item) -> Result<()> {
        let more: Leaves = read_item(&item)?;
        self.leaves.extend(more.leaves);
        Ok(())
    }
}

pub(crate) fn run(flags: &Flags) -> Result<ExitCode> {
    flags.shard.watch_parent()?;
    let model = model(flags.model.as_deref())?;
    let settings = json!({
        "boards": flags.board,
        "most": flags.most,
        "nodes": flags.nodes,
        "model": model_in_words(&model),
        "seed": flags.seed,
    });
    let head = head(flags.shard.shard(), Sharded::Leaves, settings)?;
    let items = open_items(&flags.out, &head, flags.searches)?;
    let (stop, mut leaves) = (stop_on_signals()?, Leaves::default());
    let mut work = InTurn(|number| search(flags, &model, number, &stop));
    let bar = bar(
        items.count().into(),
        "{wide_bar} {pos} of {len} searches, {eta} left",
    );
    let ended = work_off(items, &mut work, &mut leaves, &bar, |_, items| items.into())?;
    let counts = leaves.counts();
    conclude(&flags.out, head.shard, ended, (&counts, "searches"))
}

/// Puts shards together.
pub(crate) fn merge(flags: &merge::Flags) -> Result<ExitCode> {
    let mut leaves = Leaves::default();
    flags.merge::<JsonLines, _>(&flags.shards()?, &mut leaves, |it| Ok(it.counts()))
}

/// The rules of all searches.
const RULES: Rules = Preset::OLYMPIAD.rules;
/// The least nodes of a search.
const LEAST: u64 = 1 << 10;
/// The positions of each search.
const COUNT: usize = 40;
/// The most random plies before a search.
const PLIES: usize = 13;
/// One in this many searches has the scrambled start.
const SCRAMBLED: usize = 4;
/// The bytes of a search's table.
const MEMORY: usize = 1 << 24;

/// Searches from a position, and from some that were new in that search. Returns `None` if it is
/// stopped.
fn search(
    flags: &Flags,
    model: &LeafModel,
    number: u32,
    stop: &AtomicBool,
) -> Result<Option<Leaves>> {
    let mut random = Random::new(Random::mix(flags.seed) ^ u64::from(number));
    let size = flags.board[number as usize % flags.board.len()];
    let position = beginning(size, &mut random);
    let winner = Color::ALL[random.below(2)];
    let halvings = random.below((2 * flags.most / LEAST).ilog2() as usize);
    let most = flags.most >> halvings;
    let options = ProverOptions {
        memory: MEMORY,
        threads: 1,
    };
    let prover = || Prover::new(options).map(|prover| prover.with_model(model.clone()));
    let goal = ProofGoal::new(position, &RULES, winner);
    let mut leaves = Leaves::default();
    for position in prover()?.sample_leaves(&goal, &Control::default(), most, COUNT)? {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let (goal, control) = (ProofGoal::new(position, &RULES, winner), Control::default());
        let answer = prover()?.decide(&goal, &control, Some(flags.nodes))?;
        leaves.leaves.push(label(&goal, answer, &control));
    }
    Ok(Some(leaves))
}

/// Returns a position after random moves, before the end of a game.
fn beginning(size: Size, random: &mut Random) -> Position {
    let start = match random.below(SCRAMBLED) {
        0 => Start::Scrambled,
        _ => Start::Standard,
    };
    let mut position = Position::start(size, start);
    for _ in 0..random.below(PLIES + 1) {
        let Some(mv) = random.choose(&position.legal_moves()).copied() else {
            break;
        };
        let after = position.after(mv);
        if RULES.judge(&after, 0, |_| 0).is_some() {
            break;
        }
        position = after;
    }
    position
}

/// The logarithm of the odds that a position is won for each factor of two between its numbers,
/// if it is not decided; and its work by the binary logarithm of the smaller number.
const LOGIT_PER_FACTOR: f64 = 1.0;
const WORK_PER_FACTOR: f64 = 1.3;
const WORK_OF_ONE: f64 = -3.4;

/// Tells what a position's search says of it.
fn label(goal: &ProofGoal, answer: Answer, control: &Control) -> Leaf {
    let nodes = libm::log2(control.nodes() as f64 + 1.0);
    let (proof, disproof) = control.numbers();
    let [proof, disproof] = [proof, disproof].map(|number| libm::log2(number.max(1).into()));
    let by_numbers = WORK_OF_ONE + WORK_PER_FACTOR * proof.min(disproof);
    let (won, work) = match answer {
        Answer::Proved => (1.0, nodes),
        Answer::Disproved => (0.0, nodes),
        Answer::Unknown => (
            chance(LOGIT_PER_FACTOR * (disproof - proof)),
            by_numbers.max(nodes + 0.5),
        ),
    };
    let is_winner = goal.position().turn() == goal.winner();
    Leaf {
        inputs: LeafModel::inputs(goal).to_vec(),
        chance: if is_winner { won } else { 1.0 - won },
        work,
    }
}

pub(crate) fn fit(flags: &FitFlags) -> Result<ExitCode> {
    let mut all = Leaves::default();
    for path in &flags.leaves {
        let shards = Shards::<JsonLines>::read(std::slice::from_ref(path))?;
        let name = path.display();
        ensure!(
            shards.head().command == Sharded::Leaves.name(),
            "{name} was not written by 'loa leaves'"
        );
        for item in shards.items() {
            all.add(item.with_context(|| format!("{name} is not whole"))?)?;
        }
    }
    ensure!(!all.leaves.is_empty(), "there are no positions");
    let weights = fit_leaves(&all.leaves, LeafModel::NEURONS);
    let bytes: Vec<u8> = weights
        .iter()
        .flat_map(|weight| weight.to_le_bytes())
        .collect();
    write_whole(&flags.out, |file| file.write_all(&bytes))
        .with_context(|| format!("can't write {}", flags.out.display()))?;
    print(&flags.out, &all.counts())?;
    Ok(ExitCode::SUCCESS)
}
