//! The computer player.

use crate::boundary::{
    Fault, LOA_ERROR_BUSY, LOA_ERROR_MEMORY, LOA_ERROR_OVER, LoaError, given, guard,
};
use crate::game::LoaGame;
use crate::moves::{LoaMove, write_moves};
use loa::Move;
use loa_engine::{Engine, Job, Level, Limits, Report, SearchProgress, Style};
use std::ffi::c_void;
use std::mem::MaybeUninit;
use std::ptr::NonNull;
use std::sync::{Mutex, MutexGuard, TryLockError};

/// A computer player with its transposition table. It has no clock, no threads and no randomness.
#[derive(Debug)]
pub struct LoaEngine(Mutex<Player>);

#[derive(Debug)]
struct Player {
    engine: Engine,
    /// The principal variation of the last search.
    line: Vec<Move>,
}

/// The largest table that an engine can have, in mebibytes.
pub const LOA_ENGINE_MEBIBYTES_MAX: usize = 4096;
/// The greatest depth of a search, in plies.
pub const LOA_DEPTH_MAX: u32 = 64;
/// The strongest level; the weakest is 1.
pub const LOA_LEVEL_MAX: i32 = 10;

/// The limits and the strength of a search. All zeros set no limit.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct LoaLimits {
    /// The greatest depth, in plies, up to `LOA_DEPTH_MAX`; 0 for no limit.
    pub depth: u32,
    /// The greatest number of positions, those of the initial search for forced wins included; 0
    /// for the level's own.
    pub nodes: u64,
    /// The strength, 1 to `LOA_LEVEL_MAX`; 0 for full strength within the other limits.
    pub level: i32,
    /// The seed of a level's random variation.
    pub seed: u64,
}

/// The result of a search.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct LoaReport {
    /// The move to play.
    pub best: LoaMove,
    /// The score for the side to move, in points. A proven result is beyond any estimate.
    pub score: i32,
    /// The plies to a proven win of the side to move; 0 without a proof.
    pub win_in: u32,
    /// The plies to a proven loss of the side to move; 0 without a proof.
    pub loss_in: u32,
    /// The completed depth in plies.
    pub depth: u32,
    /// The positions visited.
    pub nodes: u64,
}

/// A function of the caller's that ends a search by returning a number other than 0. It must
/// return; exceptions and `longjmp` may not leave it.
pub type LoaStop = Option<unsafe extern "C" fn(data: *mut c_void) -> i32>;

/// A function of the caller's that gets what a search has found so far. The report belongs to the
/// library and is valid during the call. The function must return; exceptions and `longjmp` may not
/// leave it.
pub type LoaProgress = Option<unsafe extern "C" fn(report: *const LoaReport, data: *mut c_void)>;

impl From<&Report> for LoaReport {
    fn from(report: &Report) -> LoaReport {
        LoaReport {
            best: report.best.into(),
            score: report.score.points(),
            win_in: report.score.win_plies().unwrap_or(0),
            loss_in: report.score.loss_plies().unwrap_or(0),
            depth: report.depth,
            nodes: report.nodes,
        }
    }
}

const _: () = assert!(LOA_DEPTH_MAX == Limits::MAX_DEPTH);

impl LoaLimits {
    fn read(&self) -> Result<(Style, Limits), Fault> {
        let level = match self.level {
            0 => None,
            number => Some(level(number)?),
        };
        let nodes = match (self.nodes, level) {
            (0, Some(level)) => level.reproducible_limits(),
            (0, None) => Limits::NONE,
            (nodes, _) => Limits::nodes(nodes),
        };
        let depth = match self.depth {
            0 => Limits::NONE,
            1..=LOA_DEPTH_MAX => Limits::depth(self.depth),
            depth => {
                let error =
                    format!("{depth} is not a depth (1 to {LOA_DEPTH_MAX}, 0 for no limit)");
                return Err(Fault::argument(error));
            }
        };
        let style = level.map_or(Style::STEADY, |level| level.style(self.seed));
        Ok((style, depth.and(nodes)))
    }
}

fn level(number: i32) -> Result<Level, Fault> {
    let level = u8::try_from(number).ok().and_then(Level::new);
    level.ok_or_else(|| Fault::argument(format!("{number} is not a level (1 to {LOA_LEVEL_MAX})")))
}

/// Makes an engine with a transposition table of at most this many mebibytes, 1 to
/// `LOA_ENGINE_MEBIBYTES_MAX`.
///
/// The caller owns the engine and gives it back with `loa_engine_free`; the pointer is null on
/// errors.
///
/// Errors: `LOA_ERROR_ARGUMENT`; `LOA_ERROR_MEMORY`.
#[unsafe(no_mangle)]
pub extern "C" fn loa_engine_new(
    mebibytes: usize,
    engine: Option<&mut MaybeUninit<Option<Box<LoaEngine>>>>,
) -> LoaError {
    guard(|| {
        let out = given(engine, "engine")?.write(None);
        if !(1..=LOA_ENGINE_MEBIBYTES_MAX).contains(&mebibytes) {
            let error = format!("a table has 1 to {LOA_ENGINE_MEBIBYTES_MAX} mebibytes");
            return Err(Fault::argument(format!("{error}, not {mebibytes}")));
        }
        check_memory(mebibytes, loa_work::system::free_memory())?;
        let engine = Engine::try_new(mebibytes)
            .map_err(|error| Fault::new(LOA_ERROR_MEMORY, error.to_string()))?;
        *out = Some(Box::new(LoaEngine(Mutex::new(Player {
            engine,
            line: Vec::new(),
        }))));
        Ok(())
    })
}

/// Refuses a table beyond the free memory: the system may grant it, and end the program later.
fn check_memory(mebibytes: usize, free: Option<u64>) -> Result<(), Fault> {
    match free.map(|free| free >> 20) {
        Some(free) if mebibytes as u64 > free => {
            let error = format!("a table of {mebibytes} MiB does not fit: {free} MiB are free");
            Err(Fault::new(LOA_ERROR_MEMORY, error))
        }
        _ => Ok(()),
    }
}

/// Frees an engine, which must not be searching. A null pointer is ignored.
#[unsafe(no_mangle)]
pub extern "C" fn loa_engine_free(engine: Option<Box<LoaEngine>>) {
    guard(|| {
        drop(engine);
        Ok(())
    });
}

/// Clears the engine's table, so that it plays like a new engine.
///
/// Errors: `LOA_ERROR_BUSY`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_engine_clear(engine: Option<NonNull<LoaEngine>>) -> LoaError {
    guard(|| {
        // SAFETY: the caller's promise about handles.
        let mut player = unsafe { player(engine) }?;
        player.engine.clear();
        player.line.clear();
        Ok(())
    })
}

/// Searches for the best move of a game, which is not changed.
///
/// The search ends at the limits, or when `stop` says so, which is called about every thousand
/// positions; the first ply is always completed. `progress` is called for each completed depth.
/// Both get `data`; `stop`, `progress` and `data` may be null.
///
/// During the search, other calls for the same engine return `LOA_ERROR_BUSY`. The engine has its
/// own copy of the game, so the game may be used and freed.
///
/// Without limits, and without `stop`, a search would not end: `LOA_ERROR_ARGUMENT`.
///
/// Errors: `LOA_ERROR_OVER` if the game is over; `LOA_ERROR_BUSY`; `LOA_ERROR_ARGUMENT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_engine_search(
    engine: Option<NonNull<LoaEngine>>,
    game: *const LoaGame,
    limits: *const LoaLimits,
    stop: LoaStop,
    progress: LoaProgress,
    data: *mut c_void,
    report: *mut LoaReport,
) -> LoaError {
    guard(|| {
        // SAFETY: the caller's promise about handles. The copy is made before the caller's
        // functions are called, which may use the game.
        let game = unsafe { game.as_ref() }.map(|game| game.0.clone());
        let game = given(game, "game")?;
        // SAFETY: the caller's promise about pointers to single values.
        let limits = *given(unsafe { limits.as_ref() }, "limits")?;
        let report = given(NonNull::new(report), "report")?;
        let (style, within) = limits.read()?;
        let is_given = limits.depth > 0 || limits.nodes > 0;
        if !is_given && within == Limits::NONE && stop.is_none() {
            let error = "a search without limits and without `stop` would not end";
            return Err(Fault::argument(error));
        }
        // SAFETY: the caller's promise about handles.
        let mut player = unsafe { player(engine) }?;
        player.engine.style = style;
        let mut is_over = || {
            // SAFETY: a function of this type, called with the data that is meant for it.
            stop.is_some_and(|stop| unsafe { stop(data) } != 0)
        };
        let mut on_progress = |found: &SearchProgress| {
            if let (Some(progress), Some(report)) = (progress, found.best()) {
                // SAFETY: as above; the report lives until after the call.
                unsafe { progress(&LoaReport::from(report), data) };
            }
        };
        let job = Job::new(&game, within);
        let found = job.run(&mut player.engine, &mut is_over, &mut on_progress);
        let found = found
            .best()
            .ok_or_else(|| Fault::new(LOA_ERROR_OVER, "the game is over"))?;
        player.line.clone_from(&found.line);
        // SAFETY: not null; the rest is the caller's promise about pointers to single values.
        unsafe { report.write(LoaReport::from(found)) };
        Ok(())
    })
}

/// Writes the principal variation of the last search that found a move, beginning with that move;
/// an empty list before the first search.
///
/// Errors: `LOA_ERROR_BUSY`; `LOA_ERROR_ROOM`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn loa_engine_line(
    engine: Option<NonNull<LoaEngine>>,
    moves: *mut LoaMove,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> LoaError {
    // SAFETY: the caller's promise about handles.
    let line = || Ok(unsafe { player(engine) }?.line.clone());
    // SAFETY: the caller's promise about arrays.
    unsafe { write_moves(moves, capacity, count, line) }
}

/// Locks an engine unless it is searching.
///
/// # Safety
/// If the pointer is not null, it points to an engine that is not freed while the result is used.
unsafe fn player<'a>(engine: Option<NonNull<LoaEngine>>) -> Result<MutexGuard<'a, Player>, Fault> {
    // SAFETY: the caller's promise.
    let engine: &'a LoaEngine = unsafe { given(engine, "engine")?.as_ref() };
    engine.0.try_lock().map_err(|error| match error {
        TryLockError::WouldBlock => Fault::new(LOA_ERROR_BUSY, "the engine is searching already"),
        TryLockError::Poisoned(_) => Fault::internal("the engine broke in an earlier search"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_beyond_the_free_memory_are_refused() {
        assert!(check_memory(4, Some(4 << 20)).is_ok() && check_memory(4096, None).is_ok());
        let fault = format!("{:?}", check_memory(5, Some(4 << 20)).unwrap_err());
        assert!(
            fault.contains("a table of 5 MiB does not fit: 4 MiB are free"),
            "{fault}"
        );
    }
}
