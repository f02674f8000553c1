//! A proof in numbered items: the positions after a move and a reply, images of one once.

use super::{DISPROVED, Flags, prover, watched, write_proof};
use crate::leaves::{model, model_in_words};
use crate::progress::bar;
use crate::shard::{InTurn, conclude, open_part, program, work_off};
use anyhow::{Context, Result};
use loa_notation::Fen;
use loa_prover::certificate::{read_certificate, write_certificate};
use loa_prover::{Answer, Control, ProofGoal, ProofTree, Prover, ProverOptions};
use loa_work::{Fold, Item, Shard, ShardHead};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

/// The command in the head of a shard's file.
pub(crate) const COMMAND: &str = "prove";

/// The plies from the position of the goal to those of the items.
const PLIES: u32 = 2;

/// What came of an item.
#[derive(Serialize, Deserialize)]
struct Part {
    position: String,
    won: Option<bool>,
    nodes: u64,
    certificate: Vec<u8>,
}

pub(super) fn run(flags: &Flags, shard: Shard) -> Result<ExitCode> {
    flags.shard.watch_parent()?;
    let out = flags.out.as_ref().context("--shard needs --out")?;
    let winner = flags.winner.context("--shard needs --winner")?;
    let settings = json!({
        "position": Fen::from(flags.position()).to_string(),
        "rules": flags.rules.name,
        "winner": winner.to_string(),
        "within": flags.within,
        "nodes": flags.nodes,
        "model": model_in_words(&model(flags.model.as_deref())?),
    });
    let head = ShardHead {
        shard,
        command: COMMAND.to_owned(),
        program: program(),
        settings: settings.as_object().cloned().unwrap_or_default(),
    };
    let mut proof = ProofInItems::new(&head)?;
    let (goals, control) = (proof.goals.clone(), Control::default());
    let part = open_part(out, &head, u32::try_from(goals.len())?)?;
    let mut work = InTurn(|number| decide(flags, &goals[number as usize], &control));
    let ended = watched(&control, None, || {
        work_off(part, &mut work, &mut proof, &bar(0, ""), |_, items| {
            items.into()
        })
    })?;
    conclude(out, shard, ended, (&proof.counts(), "items"))?;
    Ok(ExitCode::SUCCESS)
}

/// Decides an item with a table of its own, so that it depends on no other. Returns `None` if it is
/// stopped.
fn decide(flags: &Flags, goal: &ProofGoal, control: &Control) -> Result<Option<Value>> {
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
    Ok(Some(serde_json::to_value(Part {
        position: Fen::from(*goal.position()).to_string(),
        won: won(answer),
        nodes,
        certificate,
    })?))
}

fn won(answer: Answer) -> Option<bool> {
    (answer != Answer::Unknown).then_some(answer == Answer::Proved)
}

/// The items of a proof by their numbers.
pub(crate) struct ProofInItems {
    goal: ProofGoal,
    /// Those of all items.
    goals: Vec<ProofGoal>,
    parts: BTreeMap<usize, Part>,
}

impl ProofInItems {
    /// Makes the proof that a file is of, without items.
    pub(crate) fn new(head: &ShardHead) -> Result<ProofInItems> {
        let goal = goal(&head.settings)?;
        Ok(ProofInItems {
            goal,
            goals: goal.parts(PLIES),
            parts: BTreeMap::new(),
        })
    }

    /// Returns what the items say of the goal.
    fn answer(&self) -> Answer {
        self.goal.decide_by_parts(PLIES, &mut |part| {
            let place = self.goals.iter().position(|it| it == part);
            match place.and_then(|place| self.parts.get(&place)?.won) {
                Some(true) => Answer::Proved,
                Some(false) => Answer::Disproved,
                None => Answer::Unknown,
            }
        })
    }

    /// Returns the numbers of items and positions, and what they say of the goal.
    pub(crate) fn counts(&self) -> Value {
        let nodes: u64 = self.parts.values().map(|part| part.nodes).sum();
        json!({ "items": self.parts.len(), "nodes": nodes, "won": won(self.answer()) })
    }

    /// Writes a certificate if the goal is proved. Returns the exit status.
    pub(crate) fn conclude(&self, certificate: Option<&Path>) -> Result<ExitCode> {
        let answer = self.answer();
        if let Some(path) = certificate.filter(|_| answer == Answer::Proved) {
            let mut tree = ProofTree::new(&self.goal);
            for part in self.parts.values().filter(|part| part.won == Some(true)) {
                tree.add(read_certificate(&part.certificate[..])?);
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
        let part = serde_json::from_slice(&item.json)
            .with_context(|| format!("item {} can't be understood", item.number))?;
        self.parts.insert(item.number as usize, part);
        Ok(())
    }
}

fn goal(settings: &Map<String, Value>) -> Result<ProofGoal> {
    let text = |key| {
        settings
            .get(key)
            .and_then(Value::as_str)
            .unwrap_or_default()
    };
    let position = text("position").parse::<Fen>()?.position;
    let rules = text("rules").parse::<loa::Preset>()?.rules;
    let goal = ProofGoal::new(position, &rules, text("winner").parse()?);
    Ok(match settings.get("within").and_then(Value::as_u64) {
        Some(plies) => goal.within(u8::try_from(plies)?),
        None => goal,
    })
}
