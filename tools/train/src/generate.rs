use crate::file::{DataFile, GameCounts};
use crate::selfplay::{SelfPlay, SelfPlaySettings};
use loa_work::{Shard, Stop, WorkError, on_threads};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use thiserror::Error;

/// How much data a file is to have in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// The games with a number below this one, as far as they are in the file's shard.
    Games(u32),
    /// A number of positions, or a few more: the last game is kept whole.
    Positions(u64),
}

impl Amount {
    /// Tells whether a shard's file with some games has enough.
    pub const fn is_reached(self, shard: Shard, counts: GameCounts) -> bool {
        match self {
            Amount::Games(end) => counts.games >= shard.count_below(end),
            Amount::Positions(positions) => counts.samples >= positions,
        }
    }
}

/// Why a file has less data than wanted.
#[derive(Debug, Error)]
pub enum GenerateError {
    /// The file can't be written.
    #[error(transparent)]
    File(#[from] WorkError),
    /// No thread can be started.
    #[error("can't start a thread: {0}")]
    Threads(#[from] std::io::Error),
    /// The caller stopped the work.
    #[error("stopped")]
    Stopped,
}

/// Plays games until a file, which may have some already, has enough, or until `stop` becomes true.
/// Uses fewer threads if the system does not give more. Calls a function after each game that has
/// been written.
///
/// The file is the same to the byte whatever the number of threads and interruptions.
///
/// # Errors
/// If the file can't be written, no thread can be started, or the caller stops the work. What is in
/// the file stays good.
pub fn generate(
    settings: SelfPlaySettings,
    amount: Amount,
    threads: NonZeroUsize,
    file: &mut DataFile,
    stop: &AtomicBool,
    on_game: &dyn Fn(GameCounts),
) -> Result<(), GenerateError> {
    let shard = settings.shard;
    if amount.is_reached(shard, file.contents().items) {
        return Ok(());
    }
    let end = match amount {
        Amount::Games(end) => end,
        Amount::Positions(_) => u32::MAX,
    };
    let numbers = (file.contents().count..).map_while(|place| shard.number(place));
    let numbers = numbers.take_while(|number| *number < end);
    let is_stopped = || stop.load(Ordering::Relaxed);
    let stop = Stop::new(&is_stopped);
    let player = || {
        let mut player = SelfPlay::new(settings);
        let stop = &stop;
        move |number: &u32| player.play(*number, &|| stop.is_requested())
    };
    let enough = on_threads(threads, numbers, &stop, true, player, |_, game| {
        file.append(game)?;
        let counts = file.contents().items;
        on_game(counts);
        Ok::<_, GenerateError>(match amount.is_reached(shard, counts) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        })
    })?;
    enough.ok_or(GenerateError::Stopped)
}
