//! A program as a member of a club: it takes challenges and plays, as in the match runner.

use crate::client::http::{Client, refusal};
use crate::protocol::{
    Account, EventLine, GameFull, GameInfo, GameLine, GameState, Kept, TypedState,
};
use loa::{ByColor, Color, Game, Move, Preset};
use loa_match::tournament::{Assignment, Clock, Fault, Halt, Player, PlayerFactory, Turn};
use loa_notation::Beginning;
use loa_page_api::GameText;
use loa_work::Stop;
use std::collections::{HashMap, HashSet};
use std::io;
use std::sync::Arc;
use std::thread::{Scope, ScopedJoinHandle, sleep};
use std::time::{Duration, Instant};

/// How long to wait before another try to reach the club.
const AGAIN: Duration = Duration::from_secs(1);
/// How long an answer of a program other than a move may take.
const STARTUP: Duration = Duration::from_secs(10);
/// What a program may be late, where the club's clock allows it.
const MARGIN: Duration = Duration::from_millis(200);

/// A program that plays in a club.
pub struct Bot {
    /// The club's address.
    pub url: String,
    /// The key that the club gave for the program.
    pub key: String,
    /// What starts the program for a game.
    pub players: Arc<dyn PlayerFactory>,
    /// Its time for a move.
    pub time: Duration,
    /// How many games it plays at a time; it declines more.
    pub games: usize,
    /// The offers that it accepts; it declines the others.
    pub accepts: Vec<Accepted>,
    /// Ends it.
    pub stop: Stop,
    /// Gets what happens.
    pub say: fn(String),
}

loa::named! {
    /// An offer that a program can accept by a rule of its owner.
    pub enum Accepted: "an offer that a program can accept" {
        /// To end the game without a winner.
        Draw = "draw",
        /// To take back a move.
        Takeback = "takeback",
        /// Another game.
        Rematch = "rematch",
    }
}

/// What ends a game for a program.
enum End {
    /// The connection is lost, the program can't be started just now, or has to stop.
    Lost(io::Error),
    /// The program is at fault and resigns.
    Fault(String),
}

impl From<io::Error> for End {
    fn from(error: io::Error) -> End {
        End::Lost(error)
    }
}

impl From<Halt> for End {
    fn from(halt: Halt) -> End {
        match halt {
            Halt::Fault(Fault::NotStarted(error)) if error.is_of_system() => End::Lost(error.cause),
            Halt::Fault(fault) => End::Fault(fault.to_string()),
            Halt::Stopped => End::Lost(io::ErrorKind::Interrupted.into()),
        }
    }
}

fn invalid(what: &str) -> End {
    End::Lost(io::Error::new(io::ErrorKind::InvalidData, what))
}

/// The games that are played, each on a thread.
type Running<'scope> = HashMap<String, ScopedJoinHandle<'scope, ()>>;

/// Tells whether the club does not know the key.
fn is_refusal(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::PermissionDenied
}

impl Bot {
    /// Takes challenges and plays until the stop is requested.
    ///
    /// # Errors
    /// If the club can't be reached at first, or does not know the key.
    pub fn run(&self) -> io::Result<()> {
        // Whoever can't be reached at first is not there, or has another address.
        account(&mut self.client()?)?;
        std::thread::scope(|scope| {
            let mut running = Running::new();
            while !self.stop.is_requested() {
                match self.listen(scope, &mut running) {
                    _ if self.stop.is_requested() => break,
                    Err(error) if is_refusal(&error) => return Err(error),
                    Err(error) => (self.say)(format!("no connection, trying again: {error}")),
                    Ok(()) => {}
                }
                sleep(AGAIN);
            }
            Ok(())
        })
    }

    fn client(&self) -> io::Result<Client> {
        Client::new(&self.url, Some(self.key.clone()))
    }

    /// Follows the events of the club until the connection is lost or the stop is requested.
    fn listen<'scope>(
        &'scope self,
        scope: &'scope Scope<'scope, '_>,
        running: &mut Running<'scope>,
    ) -> io::Result<()> {
        let mut client = self.client()?;
        let account = account(&mut client)?;
        let mut events = client.lines("/api/stream/event")?;
        (self.say)(format!("{} is in the club", account.username));
        // The games that have begun, but that no line has told of yet.
        let mut begun = HashSet::new();
        while let Some(event) = events.next_unless(&self.stop)? {
            running.retain(|_, playing| !playing.is_finished());
            match event {
                EventLine::Challenge { challenge } => {
                    let is_free = running.len() + begun.len() < self.games;
                    let answer = if is_free { "accept" } else { "decline" };
                    let path = format!("/api/challenge/{}/{answer}", challenge.id);
                    let (_, kept) = client.post(&path)?;
                    let kept: Option<Kept> = serde_json::from_str(&kept).ok();
                    let game = kept.and_then(|kept| Some(kept.game?.to_string()));
                    begun.extend(game.filter(|game| !running.contains_key(game)));
                }
                EventLine::GameStart { game } => {
                    begun.remove(&game.game_id);
                    let id = game.game_id.clone();
                    let play = || scope.spawn(move || self.play(&game));
                    running.entry(id).or_insert_with(play);
                }
                EventLine::GameFinish { game } => {
                    begun.remove(&game.game_id);
                }
                EventLine::RematchOffer { game } => {
                    self.answer(&mut client, &game.game_id, Accepted::Rematch)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Asks for something until the club says whether it is done.
    fn insist(&self, client: &mut Client, path: &str) -> io::Result<(u16, String)> {
        loop {
            let (status, answer) = client.post(path)?;
            let may_be_done_later = status == 429 || status >= 500;
            if !may_be_done_later || self.stop.is_requested() {
                return Ok((status, answer));
            }
            (self.say)(format!("trying again: {status}: {answer}"));
            sleep(AGAIN);
        }
    }

    /// Answers an offer; tells whether it was accepted.
    fn answer(&self, client: &mut Client, game: &str, what: Accepted) -> io::Result<bool> {
        let is_accepted = self.accepts.contains(&what);
        let answer = if is_accepted { "yes" } else { "no" };
        let (status, _) = client.post(&format!("/api/bot/game/{game}/{what}/{answer}"))?;
        Ok(is_accepted && status == 200)
    }

    /// Answers the offers of the opponent; tells whether one was accepted.
    fn answer_offers(
        &self,
        client: &mut Client,
        game: &str,
        state: &GameState,
        color: Color,
    ) -> io::Result<bool> {
        let (draw, takeback) = match color {
            Color::Black => (state.wdraw, state.wtakeback),
            Color::White => (state.bdraw, state.btakeback),
        };
        for (is_offered, what) in [(draw, Accepted::Draw), (takeback, Accepted::Takeback)] {
            if is_offered && self.answer(client, game, what)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Plays a game to its end.
    fn play(&self, game: &GameInfo) {
        let (id, say) = (&game.game_id, self.say);
        say(format!("game {id}: begun"));
        loop {
            match self.play_connected(id, game.color.into()) {
                Err(_) if self.stop.is_requested() => return,
                Err(End::Lost(error)) if !is_refusal(&error) => {
                    say(format!("game {id}: {error}"));
                    sleep(AGAIN);
                }
                Err(End::Fault(fault)) => {
                    say(format!("game {id}: resigns: {fault}"));
                    let path = format!("/api/bot/game/{id}/resign");
                    let client = self.client();
                    let resigned = client.and_then(|mut client| self.insist(&mut client, &path));
                    if resigned.is_ok() {
                        return;
                    }
                }
                Ok(end) => return say(format!("game {id}: {end}")),
                Err(_) => return,
            }
        }
    }

    /// Plays while the connection holds; returns how the game ended.
    fn play_connected(&self, id: &str, color: Color) -> Result<String, End> {
        let mut client = self.client()?;
        let mut lines = client.lines(&format!("/api/bot/game/stream/{id}"))?;
        let first = lines.next_unless(&self.stop)?;
        let full = match first.ok_or_else(|| invalid("an empty stream"))? {
            GameLine::GameFull(full) => full,
            _ => return Err(invalid("a stream without a game")),
        };
        let setup = Setup::new(&full, color)?;
        let TypedState::GameState(mut state) = full.state;
        let mut started: Option<Started<'_>> = None;
        // The moves that the program has answered: offers and clocks change without a move.
        let mut answered: Option<String> = None;
        loop {
            let game = setup.replay(&state)?;
            answered.take_if(|moves| *moves != state.moves);
            if !state.is_started() {
                let winner = state.winner.map(Color::from);
                let winner = winner.map_or("nobody", Color::name);
                return Ok(format!("{winner} wins ({})", state.status));
            }
            // After a takeback the program begins again from the position.
            let goes_on = |program: &Started<'_>| game.past().starts_with(program.opening.past());
            started = started.filter(goes_on);
            let is_changed = self.answer_offers(&mut client, id, &state, color)?;
            let is_to_move = game.position().turn() == color && !game.status().is_over();
            if is_to_move && !is_changed && answered.is_none() {
                let program = match &mut started {
                    Some(program) => program,
                    None => started.insert(self.start(&setup, &game)?),
                };
                let mv = self.choose(program, &setup, &game, &state)?;
                let ply = game.past().len();
                let path = format!("/api/bot/game/{id}/move/{mv}?ply={ply}");
                match self.insist(&mut client, &path)? {
                    (200, _) => answered = Some(state.moves.clone()),
                    (422, answer) => {
                        return Err(End::Fault(format!("{mv} is refused: {answer}")));
                    }
                    // The game has changed meanwhile, and the change follows.
                    _ => {}
                }
            }
            state = loop {
                let line = lines.next_unless(&self.stop)?;
                match line.ok_or_else(|| invalid("the stream has ended"))? {
                    GameLine::GameState(state) => break state,
                    _ => continue,
                }
            };
        }
    }

    /// Starts the program for a game.
    fn start(&self, setup: &Setup, game: &Game) -> Result<Started<'_>, Halt> {
        let mut player = self.players.start()?;
        let opening = game.clone();
        let assignment = setup.assignment(&opening, &self.stop);
        player.prepare(&assignment)?;
        player.get_ready(&assignment)?;
        Ok(Started { player, opening })
    }

    /// Asks the program for a move, within the club's clock and its own time.
    fn choose(
        &self,
        program: &mut Started<'_>,
        setup: &Setup,
        game: &Game,
        state: &GameState,
    ) -> Result<Move, Halt> {
        if game.must_pass() && !program.player.is_asked_to_pass() {
            return Ok(Move::Pass);
        }
        let left = match setup.color {
            Color::Black => state.btime,
            Color::White => state.wtime,
        };
        let left = Duration::from_millis(left.max(0).unsigned_abs()).saturating_sub(MARGIN);
        let own = self.time.min(Duration::from_secs(3600));
        let limit = if setup.is_timed { own.min(left) } else { own };
        let turn = Turn {
            game,
            begun: Instant::now(),
            limit: program.player.time_for_move(limit),
            margin: MARGIN,
            // It is told its own time, not the club's clocks.
            clocks: &ByColor::from_fn(|_| Some(Clock::PerMove(self.time))),
        };
        let assignment = setup.assignment(&program.opening, &self.stop);
        let mv = program.player.choose(&assignment, &turn)?;
        match game.check(mv) {
            Ok(()) => Ok(mv),
            Err(reason) => Err(Fault::Illegal { mv, reason }.into()),
        }
    }
}

/// A program that was started for a game.
struct Started<'a> {
    player: Box<dyn Player + 'a>,
    /// The game at that time.
    opening: Game,
}

/// What stays the same in a game.
struct Setup {
    color: Color,
    preset: Preset,
    text: GameText,
    is_timed: bool,
}

impl Setup {
    fn new(full: &GameFull, color: Color) -> Result<Setup, End> {
        let text = GameText {
            rules: Some(full.rules.clone()),
            limit: full.limit,
            fen: Some(full.initial_fen.clone()),
            ..GameText::default()
        };
        Ok(Setup {
            color,
            preset: text.preset().map_err(|_| invalid("unknown rules"))?,
            text,
            is_timed: full.clock.is_some(),
        })
    }

    fn replay(&self, state: &GameState) -> Result<Game, End> {
        let moves = state.moves.split_whitespace().map(str::to_owned).collect();
        let text = GameText {
            moves,
            ..self.text.clone()
        };
        text.replay().map_err(|_| invalid("a bad game"))
    }

    fn assignment<'a>(&'a self, opening: &'a Game, stop: &'a Stop) -> Assignment<'a> {
        Assignment {
            color: self.color,
            preset: &self.preset,
            start: match Beginning::from(*opening.first_position()) {
                Beginning::Start(start, _) => start,
                Beginning::Position(_) => self.preset.start,
            },
            opening,
            startup: STARTUP,
            seed: 0,
            stop,
        }
    }
}

/// Asks for the program's account.
fn account(client: &mut Client) -> io::Result<Account> {
    match client.request_text("GET", "/api/account", None)? {
        (200, text) => Ok(serde_json::from_slice(&text)?),
        (status, text) => Err(refusal(status, &text)),
    }
}
