use super::super::thinking::{Hold, Task, Thinking};
use super::super::waits::Waits;
use super::limits::{allotment, limits};
use super::reporter::Reporter;
use super::settings::Settings;
use super::setup;
use super::voice::Voice;
use anyhow::Result;
use loa::{Game, Move};
use loa_engine::Engine;
use loa_protocol::{
    UciCommand, UciGo, UciSetting, UciStart, harmless, write_uci_move, write_uci_options,
};
use std::io;
use std::sync::Arc;
use std::time::Instant;

/// Where commands are taken: the options, the position, and the search if one goes on.
pub(super) struct Desk {
    voice: Arc<Voice>,
    settings: Settings,
    engine: Place,
    /// How the engine at home has been set up.
    configured: Configuration,
    /// Whether the engine is to forget its searches when it is at home.
    forget: bool,
    /// Where the game began.
    start: UciStart,
    game: Game,
    debug: bool,
    seed: u64,
    /// How many games there have been.
    games: u64,
    waits: Waits,
}

/// Where the engine is.
enum Place {
    Home(Box<Engine>),
    Away(Thinking),
    /// Between the two.
    Moving,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Configuration {
    hash: usize,
    threads: usize,
}

impl Desk {
    pub(super) fn new(settings: Settings, seed: u64, voice: Arc<Voice>) -> Desk {
        let configured = Configuration {
            hash: settings.hash,
            threads: 1,
        };
        Desk {
            voice,
            engine: Place::Home(Box::new(Engine::new(settings.hash))),
            configured,
            forget: false,
            start: UciStart::Startpos,
            game: Game::start(&settings.preset, settings.size),
            settings,
            debug: false,
            seed,
            games: 0,
            waits: Waits::default(),
        }
    }

    /// Returns when [`answer_if_due`](Desk::answer_if_due) is to be called.
    pub(super) fn due(&self) -> Option<Instant> {
        match &self.engine {
            Place::Away(thinking) => thinking.due(),
            _ => None,
        }
    }

    /// Gives the answer of a search that is late.
    pub(super) fn answer_if_due(&self) {
        if let Place::Away(thinking) = &self.engine {
            thinking.answer_if_due();
        }
    }

    /// Ends what goes on.
    pub(super) fn close(&self) {
        self.while_away(Thinking::stop);
        self.while_away(Thinking::wait);
    }

    /// Returns why nothing can be said any more, if that is so.
    pub(super) fn failure(&self) -> Option<io::Error> {
        self.voice.failure()
    }

    /// Does what a line says; returns whether more may come.
    ///
    /// # Errors
    /// If the system has no thread for a search.
    pub(super) fn take(&mut self, line: &str, at: Instant) -> Result<bool> {
        let command = match UciCommand::read(line) {
            Ok(Some(command)) => command,
            Ok(None) => {
                if self.debug && !line.trim().is_empty() {
                    self.tell(&format!("unknown command: {}", line.trim()));
                }
                return Ok(true);
            }
            Err(error) => {
                self.tell(&error.to_string());
                return Ok(true);
            }
        };
        match command {
            UciCommand::Uci => self.introduce(),
            UciCommand::Debug(on) => self.debug = on,
            UciCommand::IsReady => {
                self.settle();
                self.voice.say("readyok");
            }
            UciCommand::SetOption(setting) => self.set(setting),
            UciCommand::NewGame => {
                self.forget = true;
                self.games += 1;
                self.settle();
            }
            UciCommand::Position { start, moves } => {
                let preset = (&self.settings.preset, self.settings.size);
                match setup::game(preset, &start, &moves) {
                    Ok(game) => (self.game, self.start) = (game, start),
                    Err(error) => self.tell(&error.to_string()),
                }
            }
            UciCommand::Go(go) => self.go(go, at)?,
            UciCommand::Stop => self.while_away(Thinking::stop),
            UciCommand::PonderHit => self.while_away(|thinking| thinking.hit(at)),
            UciCommand::Show => {
                let text = setup::describe(&self.game, &self.start, &self.settings.preset);
                self.voice.say(&text);
            }
            UciCommand::Quit => return Ok(false),
        }
        Ok(true)
    }

    fn introduce(&self) {
        let options = write_uci_options(self.settings.defaults());
        self.voice.say(&format!(
            "id name Lines of Action {}\n\
             id author the Lines of Action project\n\
             {options}uciok",
            env!("CARGO_PKG_VERSION")
        ));
    }

    fn set(&mut self, setting: UciSetting) {
        let begins_game = matches!(setting, UciSetting::Rules(_) | UciSetting::Board(_));
        self.forget |= setting == UciSetting::ClearHash;
        if let Err(error) = self.settings.change(setting, self.configured.hash) {
            self.tell(&format!("{error:#}"));
            return;
        }
        if begins_game {
            self.start = UciStart::Startpos;
            self.game = Game::start(&self.settings.preset, self.settings.size);
        }
        self.settle();
    }

    /// Searches, after the search that may go on has given its answer.
    fn go(&mut self, go: UciGo, at: Instant) -> Result<()> {
        self.come_home();
        if !go.ignored.is_empty() {
            self.tell(&format!("not understood: {}", go.ignored.join(" ")));
        }
        let Place::Home(engine) = std::mem::replace(&mut self.engine, Place::Moving) else {
            unreachable!("the engine has come home")
        };
        let task = self.task(go, at);
        let legal = task.game.judged().verdict().map_or_else(
            || task.game.legal_moves(),
            |verdict| {
                self.tell(&format!("the game is over: {verdict}"));
                Vec::new()
            },
        );
        let fallback = match task.allowed.first() {
            Some(first) if legal.contains(first) => Some(*first),
            _ => legal.first().copied(),
        };
        let reporter = Reporter {
            voice: Arc::clone(&self.voice),
            fallback,
        };
        self.engine = Place::Away(Thinking::start(*engine, task, Box::new(reporter))?);
        Ok(())
    }

    fn task(&self, go: UciGo, at: Instant) -> Task {
        let settings = &self.settings;
        let to_move = self.game.position().turn();
        Task {
            lines: settings.lines,
            limits: settings.limits().and(limits(&go)),
            style: settings.style(self.seed.wrapping_add(self.games)),
            win_within: go
                .mate
                .map(|moves| moves.saturating_mul(2).saturating_sub(1)),
            solved: settings.solved.clone(),
            begun: at,
            allotment: allotment(&go, &self.game, settings.late),
            late: settings.late,
            hold: match () {
                () if go.ponder => Hold::ForHit {
                    then_for_stop: go.is_unlimited(to_move),
                },
                () if go.is_unlimited(to_move) => Hold::ForStop,
                () => Hold::Nothing,
            },
            waits: self.waits,
            allowed: self.allowed(go.search_moves),
            game: self.game.clone(),
        }
    }

    /// The moves to choose from, less those that can't be played.
    fn allowed(&self, moves: Vec<Move>) -> Vec<Move> {
        let (legal, wrong): (Vec<Move>, Vec<Move>) = moves
            .into_iter()
            .partition(|mv| self.game.check(*mv).is_ok());
        for mv in wrong {
            self.tell(&format!("not a legal move: {}", write_uci_move(mv)));
        }
        legal
    }

    fn while_away(&self, act: impl FnOnce(&Thinking)) {
        if let Place::Away(thinking) = &self.engine {
            act(thinking);
        }
    }

    /// Ends the search that goes on, if any.
    fn come_home(&mut self) {
        self.close();
        self.take_back();
        self.configure();
    }

    /// Sets the engine up if it does nothing else; if it does, that is done later.
    fn settle(&mut self) {
        if let Place::Away(thinking) = &self.engine
            && !thinking.has_ended()
        {
            return;
        }
        self.take_back();
        self.configure();
    }

    fn take_back(&mut self) {
        let engine = match std::mem::replace(&mut self.engine, Place::Moving) {
            Place::Home(engine) => *engine,
            Place::Away(thinking) => {
                let (engine, waits) = thinking.join();
                self.waits = waits;
                engine.unwrap_or_else(|| self.another())
            }
            Place::Moving => self.another(),
        };
        self.engine = Place::Home(Box::new(engine));
    }

    /// An engine in place of one that broke off.
    fn another(&mut self) -> Engine {
        self.configured.threads = 1;
        Engine::new(self.configured.hash)
    }

    fn configure(&mut self) {
        let Place::Home(engine) = &mut self.engine else {
            return;
        };
        let wanted = Configuration {
            hash: self.settings.hash,
            threads: self.settings.threads,
        };
        if wanted.hash != self.configured.hash {
            engine.resize(wanted.hash);
        }
        if wanted.threads != self.configured.threads {
            engine.set_threads(wanted.threads);
        }
        if std::mem::take(&mut self.forget) {
            engine.clear();
        }
        self.configured = wanted;
    }

    /// Says something that is no answer.
    pub(super) fn tell(&self, what: &str) {
        self.voice.say(&format!("info string {}", harmless(what)));
    }
}
