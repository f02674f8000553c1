use crate::whole_file::write_text;
use anyhow::{Context, Result, ensure};
use loa::Color;
use loa_notation::{Beginning, Ending, GameResult, Record, decode, read_records};
use loa_protocol::{End, Reply, Session};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The largest game file in bytes.
const LARGEST: u64 = 1 << 20;

/// The longest game that is replayed, in moves. Under rules with repetition the time grows with the
/// square.
const LONGEST: usize = 10_000;

/// The files written by this run of the program, which it may overwrite.
#[derive(Default)]
pub(super) struct Saved(Vec<PathBuf>);

impl Saved {
    /// Writes the session's game as SGF, completely or not at all. Replaces an existing file only
    /// on request.
    pub(super) fn save(&mut self, path: &Path, replace: bool, session: &Session) -> Result<Reply> {
        let mut record = Record::from_game(session.game(), session.preset())?;
        record.result = match session.end() {
            Some(End::Resigned(color)) => Some(GameResult::Win(!color, Ending::Resignation)),
            Some(End::Agreed) => Some(GameResult::Draw(Ending::Unstated)),
            None => record.result,
        };
        for color in Color::ALL {
            let player = if session.is_computer(color) {
                "loa"
            } else {
                "manual"
            };
            record.players[color] = Some(player.to_owned());
        }
        let name = path.display();
        let is_file = path.metadata().is_ok_and(|metadata| metadata.is_file());
        let own = path
            .canonicalize()
            .is_ok_and(|whole| self.0.contains(&whole));
        ensure!(
            replace || own || !is_file,
            "{name} is there already; 'save! {name}' replaces it"
        );
        write_text(path, &record.to_string())?;
        self.0.extend(path.canonicalize());
        Ok(Reply::Text(format!("Saved as {name}.")))
    }
}

/// Continues the first game of an SGF file from the end of its main line.
pub(super) fn load(path: &Path, session: &mut Session) -> Result<Vec<Reply>> {
    let name = path.display();
    let bytes = read_whole(path).with_context(|| format!("can't read {name}"))?;
    let records = read_records(&decode(&bytes)).with_context(|| format!("can't use {name}"))?;
    let record = records
        .first()
        .with_context(|| format!("there is no game in {name}"))?;
    let nodes = record.nodes.main_line().count();
    ensure!(
        nodes <= LONGEST,
        "can't use {name}: its game has {nodes} moves, more than {LONGEST}"
    );
    let game = record
        .to_game()
        .with_context(|| format!("can't use {name}"))?;
    let plies = game.plies();
    let one_of = match records.len() {
        1 => String::new(),
        many => format!(", the first of {many} games"),
    };
    let start = match record.beginning {
        Beginning::Start(start, _) => start,
        Beginning::Position(_) => record.rule_set.preset().start,
    };
    let mut replies = session.adopt(game, record.rule_set.preset(), start);
    replies.insert(
        0,
        Reply::Text(format!(
            "Loaded {name}{one_of}: {plies} {}.",
            if plies == 1 { "ply" } else { "plies" }
        )),
    );
    Ok(replies)
}

fn read_whole(path: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(LARGEST + 1)
        .read_to_end(&mut bytes)?;
    ensure!(
        bytes.len() as u64 <= LARGEST,
        "it is larger than {LARGEST} bytes"
    );
    Ok(bytes)
}
