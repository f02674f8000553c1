//! The file of a search to go on with: a line that says what is searched and how far that has come,
//! then what was found.

use crate::whole_file::write_whole;
use anyhow::{Context, Result, bail};
use loa_prover::{Control, ProofGoal, Prover};
use loa_work::{check_same_run, if_there, open_file, read_line, seal, unseal_as};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::io::BufReader;
use std::path::Path;

/// The format number of the files.
pub(super) const FORMAT: u32 = 1;

/// More bytes than a first line has.
const LONGEST_LINE: u64 = 1 << 12;

/// The first line of a file, with the keys in the order of the alphabet.
#[derive(Serialize, Deserialize)]
struct Head {
    nodes: u64,
    /// The numbers of the goal.
    numbers: (u32, u32),
    settings: Value,
}

pub(super) struct Checkpoint<'a> {
    /// Where the file is; `None` if nothing is saved.
    pub(super) path: Option<&'a Path>,
    /// An object with the format and what makes the search.
    pub(super) settings: Value,
}

impl Checkpoint<'_> {
    pub(super) fn save(&self, prover: &mut Prover<'_>, control: &Control) -> Result<()> {
        let Some(path) = self.path else {
            return Ok(());
        };
        let head = serde_json::to_vec(&Head {
            nodes: control.nodes(),
            numbers: control.numbers(),
            settings: self.settings.clone(),
        })?;
        write_whole(path, |file| {
            file.write_all(&seal(&head))?;
            prover.save(file)
        })
        .with_context(|| format!("can't write {}", path.display()))
    }

    /// Goes on from the file if there is one.
    pub(super) fn resume(&self, prover: &mut Prover<'_>, goal: &ProofGoal) -> Result<Control> {
        let Some(path) = self.path else {
            return Ok(Control::default());
        };
        let name = path.display();
        let unreadable = || format!("can't read {name}");
        let Some(file) = if_there(open_file(path)).with_context(unreadable)? else {
            return Ok(Control::default());
        };
        let mut file = BufReader::new(file);
        let line = read_line(&mut file, LONGEST_LINE).with_context(unreadable)?;
        let Ok(head) = unseal_as::<Head>(&line) else {
            bail!("{name} is damaged, or not a checkpoint of a proof");
        };
        check_same_run(path, &self.settings, &head.settings)?;
        prover
            .load(goal, file)
            .with_context(|| format!("{name} is damaged"))?;
        Ok(Control::resumed(head.nodes, head.numbers))
    }
}
