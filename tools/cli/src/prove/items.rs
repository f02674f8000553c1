//! A proof in numbered items: the positions after a move and a reply, images of one once.

use super::{DISPROVED, Flags, prover, watched, write_proof};
use crate::leaves::{model, model_in_words};
use crate::merge;
use crate::progress::bar;
use crate::shard::{InTurn, Sharded, conclude, head, open_items, read_item, work_off};
use anyhow::{Context, Result};
use loa::{Color, Preset};
use loa_notation::Fen;
use loa_prover::certificate::{read_certificate, write_certificate};
use loa_prover::{Answer, Control, ProofGoal, ProofTree, Prover, ProverOptions};
use loa_work::{Fold, Item, JsonLines, Shard, ShardHead};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::num::NonZeroU8;
use std::path::Path;
use std::process::ExitCode;

/// The plies from the position of the goal to those of the items.
const PLIES: u32 = 2;

/// All that an item depends on besides its number.
#[derive(Serialize, Deserialize)]
struct Settings {
    position: Fen,
    rules: Preset,
    winner: Color,
    within: Option<NonZeroU8>,
    nodes: Option<u64>,
    /// The id of the model.
    model: String,
}

impl Settings {
    fn goal(&self) -> ProofGoal {
        let goal = ProofGoal::new(self.position.position, &self.rules.rules, self.winner);
        self.within.map_or(goal, |plies| goal.within(plies.get()))
    }
}

/// What came of an item.
#[derive(Serialize, Deserialize)]
struct DecidedItem {
    position: Fen,
    won: Option<bool>,
    nodes: u64,
    certificate: Vec<u8>,
}

pub(super) fn run(flags: &Flags, shard: Shard) -> Result<ExitCode> {
    flags.shard.watch_parent()?;
    let out = flags.out.as_ref().context("--shard needs --out")?;
    let settings = Settings {
        position: flags.position().into(),
        rules: flags.rules,
        winner: flags.winner.context("--shard needs --winner")?,
        within: flags.within,
        nodes: flags.nodes,
        model: model_in_words(&model(flags.model.as_deref())?),
    };
    let head = head(shard, Sharded::Prove, settings)?;
    let mut proof = ProofInItems::new(&head)?;
    let (goals, control) = (proof.goals.clone(), Control::default());
    let items = open_items(out, &head, u32::try_from(goals.len())?)?;
    let mut work = InTurn(|number| decide(flags, &goals[number as usize], &control));
    let ended = watched(&control, None, || {
        work_off(items, &mut work, &mut proof, &bar(0, ""), |_, items| {
            items.into()
        })
    })?;
    conclude(out, shard, ended, (&proof.counts(), "items"))
}

/// Puts shards together, and writes the certificate.
pub(crate) fn merge(flags: &merge::Flags) -> Result<ExitCode> {
    let shards = flags.shards::<JsonLines>()?;
    let mut proof = ProofInItems::new(&shards.head())?;
    flags.merge(&shards, &mut proof, |proof| Ok(proof.counts()))?;
    proof.conclude(flags.certificate.as_deref())
}

/// Decides an item with a table of its own, so that it depends on no other. Returns `None` if it is
/// stopped.
fn decide(flags: &Flags, goal: &ProofGoal, control: &Control) -> Result<Option<DecidedItem>> {
    let mut prover = prover(flags)?;
    let before = control.nodes();
    let most = flags.nodes.map(|nodes| before.saturating_add(nodes));
    let answer = prover.decide(goal, control, most)?;
    if control.is_stopped() {
        return Ok(None);
    }
    let nodes = control.nodes() - before;
    let mut certificate = Vec::new();
    if answer == Answer::Proved {
        write_certificate(goal, &prover.proof_tree(goal, control)?, &mut certificate)?;
    }
    Ok(Some(DecidedItem {
        position: Fen::from(*goal.position()),
        won: won(answer),
        nodes,
        certificate,
    }))
}

fn won(answer: Answer) -> Option<bool> {
    (answer != Answer::Unknown).then_some(answer == Answer::Proved)
}

/// The items of a proof by their numbers.
struct ProofInItems {
    goal: ProofGoal,
    /// Those of all items.
    goals: Vec<ProofGoal>,
    decided: BTreeMap<usize, DecidedItem>,
}

impl ProofInItems {
    /// Makes the proof that a file is of, without items.
    fn new(head: &ShardHead) -> Result<ProofInItems> {
        let settings: Settings = head
            .read_settings()
            .context("the settings of the items can't be understood")?;
        let goal = settings.goal();
        Ok(ProofInItems {
            goal,
            goals: goal.parts(PLIES),
            decided: BTreeMap::new(),
        })
    }

    /// Returns what the items say of the goal.
    fn answer(&self) -> Answer {
        self.goal.decide_by_parts(PLIES, &mut |part| {
            let place = self.goals.iter().position(|it| it == part);
            match place.and_then(|place| self.decided.get(&place)?.won) {
                Some(true) => Answer::Proved,
                Some(false) => Answer::Disproved,
                None => Answer::Unknown,
            }
        })
    }

    /// Returns the numbers of items and positions, and what they say of the goal.
    fn counts(&self) -> Value {
        let nodes: u64 = self.decided.values().map(|item| item.nodes).sum();
        json!({ "items": self.decided.len(), "nodes": nodes, "won": won(self.answer()) })
    }

    /// Writes a certificate if the goal is proved. Returns the exit status.
    fn conclude(&self, certificate: Option<&Path>) -> Result<ExitCode> {
        let answer = self.answer();
        if let Some(path) = certificate.filter(|_| answer == Answer::Proved) {
            let mut tree = ProofTree::new(&self.goal);
            for item in self.decided.values().filter(|item| item.won == Some(true)) {
                tree.add(read_certificate(&item.certificate[..])?);
            }
            let mut prover = Prover::new(ProverOptions::default())?;
            let tree = prover.complete(tree, &Control::default())?;
            write_proof(&self.goal, &tree, path)?;
        }
        Ok(match answer {
            Answer::Proved => ExitCode::SUCCESS,
            Answer::Disproved => ExitCode::from(DISPROVED),
            Answer::Unknown => ExitCode::from(2),
        })
    }
}

impl Fold<Item> for ProofInItems {
    type Error = anyhow::Error;

    fn add(&mut self, item: Item) -> Result<()> {
        let decided = read_item(&item)?;
        self.decided.insert(item.number as usize, decided);
        Ok(())
    }
}
