use crate::file::Games;
use crate::format::{GameRecord, Header};
use crate::selfplay::SelfPlay;
use loa_work::{Stop, Work, WorkError, on_threads};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use thiserror::Error;

/// Games of the engine against itself as work. A file of them is the same to the byte whatever the
/// number of threads and interruptions.
#[derive(Debug)]
pub struct SelfPlayWork<'a> {
    /// How the games are played.
    pub settings: Header,
    /// The number of threads; fewer are used if the system does not give more.
    pub threads: NonZeroUsize,
    /// Becomes true when the work is to stop.
    pub stop: &'a AtomicBool,
}

/// Why no more games can be played.
#[derive(Debug, Error)]
pub enum GenerateError {
    /// The file can't be used.
    #[error(transparent)]
    File(#[from] WorkError),
    /// No thread can be started.
    #[error("can't start a thread: {0}")]
    Threads(#[from] std::io::Error),
}

impl Work for SelfPlayWork<'_> {
    type Format = Games;
    type Error = GenerateError;

    fn work(
        &mut self,
        numbers: impl Iterator<Item = u32> + Send,
        mut take: impl FnMut(GameRecord) -> Result<ControlFlow<()>, GenerateError>,
    ) -> Result<(), GenerateError> {
        let is_stopped = || self.stop.load(Ordering::Relaxed);
        let stop = Stop::new(&is_stopped);
        let player = || {
            let mut player = SelfPlay::new(self.settings.clone());
            let stop = &stop;
            move |number: &u32| player.play(*number, &|| stop.is_requested())
        };
        on_threads(self.threads, numbers, &stop, true, player, |_, game| {
            take(game)
        })
        .map(drop)
    }
}
