use crate::format::{GameRecord, Header};
use crate::selfplay::SelfPlay;
use loa_work::{Interrupt, Numbers, Stop, Take, WorkError, on_threads};
use std::num::NonZeroUsize;

/// Lets the engine play games with some numbers against itself, on several threads, and hands them
/// over in this order, until that breaks or the work is stopped. A file of them is the same to the
/// byte whatever the number of threads and interruptions.
///
/// # Errors
/// Those of `take`; or if no thread can be started. Fewer threads are used if the system does not
/// give more.
pub fn play_games(
    settings: &Header,
    threads: NonZeroUsize,
    stop: &Interrupt,
    numbers: &mut Numbers<'_>,
    take: &mut Take<'_, GameRecord, WorkError>,
) -> Result<(), WorkError> {
    let stop = Stop::new(stop);
    let player = || {
        let mut player = SelfPlay::new(settings.clone());
        let stop = &stop;
        move |number: &u32| player.play(*number, &|| stop.is_requested())
    };
    let taken = |_, game| take(game);
    on_threads(threads, numbers, &stop, true, player, taken).map(drop)
}
