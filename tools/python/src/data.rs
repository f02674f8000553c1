use crate::arguments::{Number, SizeArgument};
use crate::errors::{file_error, parse_error, value_error};
use crate::rules::RulesArgument;
use crate::signals::watched;
use crate::tables::MOST_THREADS;
use crate::verdict::result_for;
use loa::Color;
use loa_train::{
    GameReader, GameRecord, Header, MOST_EVALUATED, Shard, engine_fingerprint, play_games,
};
use loa_work::{Interrupt, open_file};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;

/// A row is `<u8 u8 u4 u2 i2 u1 u1 i1 u1` in NumPy's words: black, white, game, ply, score, player,
/// depth, result, ending.
pub(crate) const ROW: usize = 28;

/// The most games of the engine against itself at once. Their rows stay in memory, up to 240 a game
/// without those of evaluated positions.
const MOST_GAMES: u32 = 1_000_000;

/// The ending of a position that a search of the game evaluated: the game's tells nothing of it.
const EVALUATED: u8 = 3;

/// Adds the rows of a game.
fn add_rows(rows: &mut Vec<u8>, game: &GameRecord) {
    let result = result_for(Color::Black, game.outcome);
    let ending = game.ending as u8;
    let of_game = game.samples.iter().map(|sample| (sample, result, ending));
    let evaluated = game.evaluated.iter().map(|sample| (sample, 0, EVALUATED));
    for (sample, result, ending) in of_game.chain(evaluated) {
        let position = &sample.position;
        rows.extend(position.pieces(Color::Black).bits().to_le_bytes());
        rows.extend(position.pieces(Color::White).bits().to_le_bytes());
        rows.extend(game.number.to_le_bytes());
        rows.extend(sample.ply.to_le_bytes());
        rows.extend(sample.score.to_le_bytes());
        let player = u8::from(position.turn() == Color::White);
        rows.extend([player, sample.depth]);
        rows.extend(result.to_le_bytes());
        rows.push(ending);
    }
}

fn settings<'py>(py: Python<'py>, header: &Header) -> PyResult<Bound<'py, PyDict>> {
    let found = PyDict::new(py);
    found.set_item("board", header.board.to_string())?;
    found.set_item("rules", header.rules.name)?;
    found.set_item("nodes", header.nodes)?;
    found.set_item("evaluated", header.evaluated)?;
    found.set_item("seed", header.seed)?;
    found.set_item("engine", &header.engine)?;
    found.set_item("shard", header.shard.to_string())?;
    Ok(found)
}

/// Reads a file of ``loa datagen``: its settings, and the rows as bytes. ``data.read_games`` makes
/// an array of them. A file that is damaged raises ``ParseError`` unless ``damaged`` is true; then
/// what comes before the damage is returned.
#[pyfunction]
#[pyo3(signature = (path, damaged = false))]
pub(crate) fn read_rows<'py>(
    py: Python<'py>,
    path: PathBuf,
    damaged: bool,
) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyBytes>)> {
    let wrong = |error: std::io::Error| file_error(&path, &error);
    let file = open_file(&path).map_err(wrong)?;
    let reader = GameReader::new(file);
    let mut reader = reader.map_err(|error| parse_error(format!("{}: {error}", path.display())))?;
    let stop = Interrupt::never();
    let read = || -> PyResult<_> {
        let mut rows = Vec::new();
        while !stop.is_requested()
            && let Some(game) = reader.next_item().map_err(wrong)?
        {
            add_rows(&mut rows, &game);
        }
        Ok((reader, rows))
    };
    let (reader, rows) = watched(py, &stop, read)??;
    let read = reader.contents();
    if let Some(damage) = read.damage.as_ref().filter(|_| !damaged) {
        return Err(parse_error(format!("{}: {damage}", path.display())));
    }
    debug_assert_eq!(rows.len() % ROW, 0);
    Ok((settings(py, &read.head)?, PyBytes::new(py, &rows)))
}

/// Plays games of the engine against itself and returns the settings and the rows, as
/// ``read_rows`` does. The same arguments give the same games as ``loa datagen``, whatever the
/// number of threads.
#[pyfunction]
#[pyo3(signature = (
    games, nodes, rules = RulesArgument::default(), board = SizeArgument::default(),
    seed = 1.into(), threads = 1.into(), evaluated = 0.into()
))]
#[pyo3(
    text_signature = "(games, nodes, rules='olympiad', board='8x8', seed=1, threads=1, evaluated=0)"
)]
#[allow(clippy::too_many_arguments, reason = "Python passes them by name")]
pub(crate) fn play_rows(
    py: Python<'_>,
    games: Number,
    nodes: Number,
    rules: RulesArgument,
    board: SizeArgument,
    seed: Number,
    threads: Number,
    evaluated: Number,
) -> PyResult<(Bound<'_, PyDict>, Bound<'_, PyBytes>)> {
    let unnamed = || value_error("games of the engine are played by the rules of a preset");
    let preset = rules.preset.ok_or_else(unnamed)?;
    let games = games.within("games", 1..=MOST_GAMES)?;
    let nodes = nodes.within("nodes", 1..=u64::MAX)?;
    let seed = seed.within("seed", 0..=u64::MAX)?;
    let evaluated = evaluated.within("evaluated", 0..=MOST_EVALUATED)?;
    let stop = Interrupt::never();
    let threads = threads.within("threads", 1..=MOST_THREADS)?;
    let work = || {
        let mut rows = Vec::new();
        let header = Header {
            board: board.0,
            rules: preset,
            nodes,
            evaluated,
            seed,
            engine: engine_fingerprint(),
            shard: Shard::ALL,
        };
        let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
        let worked = play_games(&header, threads, &stop, &mut (0..games), &mut |game| {
            add_rows(&mut rows, &game);
            Ok(ControlFlow::Continue(()))
        });
        worked.map(|()| (rows, header))
    };
    let worked = watched(py, &stop, work)?;
    let (rows, header) = worked.map_err(|error| PyOSError::new_err(error.to_string()))?;
    Ok((settings(py, &header)?, PyBytes::new(py, &rows)))
}
