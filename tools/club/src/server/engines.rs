//! The levels of the engine as members: the server makes their moves.

use crate::core::game::{Act, ClubGame};
use crate::server::club::Club;
use crate::store::rows;
use loa_engine::{Engine, Job, Level, Limits};
use loa_page_api::ApiError;
use loa_work::locked;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tracing::{Instrument as _, debug_span, error};

/// The memory of an engine, in mebibytes.
const TABLE: usize = 8;
/// An engine plans for this many more moves when it is short of time.
const MOVES_TO_GO: u32 = 30;

/// How long an engine waits until it tries again what has failed.
const RETRY: Duration = Duration::from_secs(2);

/// The engines, and how many may think at a time.
struct Engines {
    idle: Mutex<Vec<Engine>>,
    places: Semaphore,
    /// The games that wait or are thought about, and whether they have changed since.
    busy: Mutex<HashMap<i64, bool>>,
}

/// Makes the moves of the games that come, on a number of threads, until the club ends.
pub(crate) async fn run(threads: usize, club: Arc<Club>, mut games: mpsc::UnboundedReceiver<i64>) {
    let engines = Arc::new(Engines {
        idle: Mutex::default(),
        places: Semaphore::new(threads.max(1)),
        busy: Mutex::default(),
    });
    while let Some(game) = games.recv().await {
        if let Some(has_changed) = locked(&engines.busy).get_mut(&game) {
            *has_changed = true;
            continue;
        }
        locked(&engines.busy).insert(game, false);
        let (engines, club) = (Arc::clone(&engines), Arc::clone(&club));
        tokio::spawn(async move { engines.play(&club, game).await });
    }
}

impl Engines {
    /// Makes moves in a game as long as it changes meanwhile, again after a while if one fails.
    async fn play(&self, club: &Club, game: i64) {
        loop {
            let Ok(place) = self.places.acquire().await else {
                return;
            };
            let span = debug_span!("level", game);
            let made = self.make_move(club, game).instrument(span).await;
            drop(place);
            let failed = made.is_err();
            if let Err(error) = made {
                error!(game, "{error}");
                tokio::time::sleep(RETRY).await;
            }
            let mut busy = locked(&self.busy);
            let has_changed = busy.insert(game, false).unwrap_or(false);
            if !has_changed && !failed {
                busy.remove(&game);
                return;
            }
        }
    }

    async fn make_move(&self, club: &Club, id: i64) -> Result<(), ApiError> {
        let read = move |db: &rusqlite::Connection| {
            let game = rows::game(db, id)?;
            let mover = rows::player(db, game.players[game.turn()])?;
            Ok((game, mover))
        };
        let (game, mover) = club.store.read(read).await?;
        let Some(level) = mover.level.filter(|_| game.is_running()) else {
            return Ok(());
        };
        let ply = game.plies();
        let engine = locked(&self.idle)
            .pop()
            .unwrap_or_else(|| Engine::new(TABLE));
        let begun = club.store.time().now();
        // The clock stands still while the game waits for a processor.
        let waited = (begun - game.turn_at).max(0);
        let work = tokio::task::spawn_blocking(move || think(engine, &game, level));
        let act = match work.await {
            Ok((engine, Some(mv))) => {
                locked(&self.idle).push(engine);
                let ply = Some(ply);
                Act::Move { mv, ply }
            }
            // A fault of the engine must not leave the game without an end.
            _ => Act::Resign,
        };
        let late_since = club.store.time().now() - waited;
        match club.act_since(mover.id, id, act, 0, late_since).await {
            Ok(_) => Ok(()),
            // The game has ended, or a move was taken back meanwhile.
            Err(error) if error.status == 409 => Ok(()),
            Err(error) => Err(error),
        }
    }
}

/// Chooses a move of a level.
fn think(mut engine: Engine, game: &ClubGame, level: Level) -> (Engine, Option<String>) {
    engine.clear();
    engine.style = level.style(game.id as u64);
    let mut limits = level.timed_limits();
    let clock = game.setup.clock();
    if clock.is_real_time() {
        let left = game.clocks[game.turn()].max(0);
        let increment = clock.increment().min(left);
        let [left, increment] =
            [left, increment].map(|time| Duration::from_millis(time.unsigned_abs()));
        limits = limits.and(Limits::move_time(left / MOVES_TO_GO + increment / 2));
    }
    let found = Job::new(&game.game, limits).run(&mut engine, &mut || false, &mut |_| {});
    let mv = found.best().map(|report| report.best.to_string());
    (engine, mv)
}
