use crate::game_file;
use crate::whole_file::write_file;
use anyhow::{Context, Result, ensure};
use loa::Color;
use loa_notation::{Beginning, Ending, GameResult, PgnMoves, ReadGame, Record};
use loa_protocol::{End, Reply, Session};
use std::path::{Path, PathBuf};

/// The longest game that can be continued, in moves.
const LONGEST: usize = 10_000;

/// Writes the session's game, completely or not at all: as PGN, JSON or text if the file's name
/// ends in `.pgn`, `.json` or `.txt`, else as SGF. Replaces an existing file only on request or
/// if it is in `own`, the files that this run has saved. The file is in `own` afterwards.
pub(super) fn save(
    path: &Path,
    replace: bool,
    session: &Session,
    own: &mut Vec<PathBuf>,
) -> Result<Reply> {
    let mut record = Record::from_game(session.game(), session.preset())?;
    record.result = match session.end() {
        Some(End::Resigned(color)) => Some(GameResult::Win(!color, Ending::Resignation)),
        Some(End::Agreed) => Some(GameResult::Draw(Ending::Unstated)),
        None => record.result,
    };
    for color in Color::ALL {
        let player = match session.is_computer(color) {
            true => "loa",
            false => "manual",
        };
        record.players[color] = Some(player.to_owned());
    }
    let name = path.display();
    let is_file = path.metadata().is_ok_and(|metadata| metadata.is_file());
    let is_own = path.canonicalize().is_ok_and(|whole| own.contains(&whole));
    ensure!(
        replace || is_own || !is_file,
        "{name} is there already; 'save! {name}' replaces it"
    );
    let text = match &*game_file::ending(path) {
        "pgn" => record.to_pgn(PgnMoves::Squares),
        "json" => record.to_json() + "\n",
        "txt" => record.to_text(),
        _ => record.to_string(),
    };
    write_file(path, text)?;
    own.extend(path.canonicalize());
    Ok(Reply::Text(format!("Saved as {name}.")))
}

/// Continues the first game of a file from the end of its main line.
pub(super) fn load(path: &Path, session: &mut Session) -> Result<Vec<Reply>> {
    let name = path.display();
    let read = game_file::read(path)?;
    let (notation, count) = (read.notation, read.games.len());
    let game = read.games.into_iter().next();
    let ReadGame { record, left_out } = game.with_context(|| format!("no game in {name}"))?;
    let nodes = record.nodes.main_line().count();
    ensure!(
        nodes <= LONGEST,
        "can't use {name}: its game has {nodes} moves, more than {LONGEST}"
    );
    let game = record
        .to_game()
        .with_context(|| format!("can't use {name}"))?;
    let plies = match game.plies() {
        1 => "1 ply".to_owned(),
        plies => format!("{plies} plies"),
    };
    let one_of = match count {
        1 => String::new(),
        many => format!(", the first of {many} games"),
    };
    let start = match record.beginning {
        Beginning::Start(start, _) => start,
        Beginning::Position(_) => record.rule_set.preset().start,
    };
    let loaded = format!("Loaded {name} ({notation}){one_of}: {plies}.");
    let left_out = left_out.map(|left_out| Reply::Text(format!("Note: {left_out}.")));
    let mut replies = vec![Reply::Text(loaded)];
    replies.extend(left_out);
    replies.extend(session.adopt(game, record.rule_set.preset(), start));
    Ok(replies)
}
