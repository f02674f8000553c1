use crate::format::{GameRecord, Header};
use crate::selfplay::SelfPlay;
use loa_work::{Interrupt, Numbers, Stop, Take, WorkError, on_threads};
use std::num::NonZeroUsize;

/// Games of the engine against itself as work. A file of them is the same to the byte whatever the
/// number of threads and interruptions.
#[derive(Debug)]
pub struct SelfPlayWork<'a> {
    /// How the games are played.
    pub settings: Header,
    /// The number of threads; fewer are used if the system does not give more.
    pub threads: NonZeroUsize,
    /// Stops the work.
    pub stop: &'a Interrupt,
}

impl SelfPlayWork<'_> {
    /// Plays the games with some numbers and hands them over in this order, until that breaks or
    /// the work is stopped.
    ///
    /// # Errors
    /// Those of `take`; or if no thread can be started.
    pub fn work(
        &self,
        numbers: &mut Numbers<'_>,
        take: &mut Take<'_, GameRecord, WorkError>,
    ) -> Result<(), WorkError> {
        let stop = Stop::new(self.stop);
        let player = || {
            let mut player = SelfPlay::new(self.settings.clone());
            let stop = &stop;
            move |number: &u32| player.play(*number, &|| stop.is_requested())
        };
        let taken = |_, game| take(game);
        on_threads(self.threads, numbers, &stop, true, player, taken).map(drop)
    }
}
