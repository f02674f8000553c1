//! The file of a search to go on with: a line that says what is searched and how far that has come,
//! then what was found.

use crate::whole_file::write_whole;
use anyhow::{Context, Result, bail};
use loa_prover::{Control, ProofGoal, Prover};
use loa_work::{check_same_run, open_file, seal, unseal_as};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::io::{BufRead, BufReader, ErrorKind, Read};
use std::path::Path;

/// The format number of the files.
const FORMAT: u32 = 1;

/// More bytes than a first line has.
const LONGEST_LINE: u64 = 1 << 12;

/// The first line of a file, with the keys in the order of the alphabet.
#[derive(Serialize, Deserialize)]
struct Head {
    nodes: u64,
    /// The numbers of the goal.
    numbers: (u32, u32),
    settings: Map<String, Value>,
}

pub(super) struct Checkpoint<'a> {
    path: &'a Path,
    settings: Map<String, Value>,
}

impl Checkpoint<'_> {
    /// Names the file of a search for goals in the given words.
    pub(super) fn new<'a>(path: &'a Path, goals: &[(&str, String)]) -> Checkpoint<'a> {
        let settings = goals
            .iter()
            .map(|(key, words)| ((*key).into(), json!(words)));
        let format = [("format".to_owned(), json!(FORMAT))];
        Checkpoint {
            path,
            settings: format.into_iter().chain(settings).collect(),
        }
    }

    pub(super) fn save(&self, prover: &mut Prover<'_>, control: &Control) -> Result<()> {
        let head = serde_json::to_vec(&Head {
            nodes: control.nodes(),
            numbers: control.numbers(),
            settings: self.settings.clone(),
        })?;
        write_whole(self.path, |file| {
            file.write_all(&seal(&head))?;
            prover.save(file)
        })
        .with_context(|| format!("can't write {}", self.path.display()))
    }

    /// Goes on from the file if there is one.
    pub(super) fn resume(&self, prover: &mut Prover<'_>, goal: &ProofGoal) -> Result<Control> {
        let name = self.path.display();
        let file = match open_file(self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Control::default()),
            file => file.with_context(|| format!("can't read {name}"))?,
        };
        let mut file = BufReader::new(file);
        let mut line = Vec::new();
        let read = file
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line);
        read.with_context(|| format!("can't read {name}"))?;
        let Ok(head) = unseal_as::<Head>(&line) else {
            bail!("{name} is damaged, or not a checkpoint of a proof");
        };
        check_same_run(self.path, &self.settings, &head.settings)?;
        prover
            .load(goal, file)
            .with_context(|| format!("{name} is damaged"))?;
        Ok(Control::resumed(head.nodes, head.numbers))
    }
}
