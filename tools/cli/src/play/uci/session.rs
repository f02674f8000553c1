use super::lines::{Line, LineQueue, SearchEvent, SearchPhase};
use super::options::Options;
use super::perft::perft;
use super::position;
use super::writer::UciWriter;
use crate::UNWRITTEN;
use crate::memory::engine_with;
use crate::play::streams::OutputFile;
use crate::play::{Flags, seed};
use anyhow::{Context, Result};
use loa::{Game, Move};
use loa_engine::{Clock, Engine, Job, Known, Level, Limits, RunningJob, Style};
use loa_protocol::{UciCommand, UciGo, UciSetting, sanitize, write_uci_move, write_uci_options};
use loa_work::warning_of_threads;
use std::fmt::Display;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Said after a position that could not be set up.
const NO_POSITION: &str = "there is no position: the last one was refused";

/// A UCI session: the options, the position, and the engine.
pub(super) struct Session {
    pub(super) writer: Arc<UciWriter>,
    pub(super) lines: Arc<LineQueue>,
    options: Options,
    /// Missing during a search, and after one that panicked or could not start.
    engine: Option<Engine>,
    /// The last search, which has the engine.
    search: Option<RunningJob>,
    /// The size of the engine's table in MiB.
    hash: usize,
    /// Whether the engine is to forget its searches when it is next idle.
    clear: bool,
    game: Game,
    /// Whether the last position that was given could not be set up.
    refused: bool,
    debug: bool,
    seed: u64,
    /// The number of games so far.
    games: u64,
}

impl Session {
    /// Makes a session with the engine that the command line asks for.
    ///
    /// # Errors
    /// If a file that it names can't be used, or there is not enough memory.
    pub(super) fn new(flags: &Flags) -> Result<Session> {
        let options = Options::new(flags)?;
        let engine = options.engine.engine()?;
        // The file is emptied when all else is there.
        let output = OutputFile::open(flags.output.as_deref())?;
        Ok(Session {
            writer: Arc::new(UciWriter::new(output.writer)),
            lines: Arc::default(),
            engine: Some(engine),
            search: None,
            hash: options.engine.hash,
            clear: false,
            game: Game::start(&options.preset, options.size),
            refused: false,
            options,
            debug: false,
            seed: seed(flags),
            games: 0,
        })
    }

    /// Does what lines say, until the last.
    ///
    /// # Errors
    /// If the input can't be read or the output written; or as of [`Session::carry_out`].
    pub(super) fn serve(mut self) -> Result<()> {
        loop {
            let line = self.lines.pop();
            if line.waits_for_search() {
                self.finish_search(&line);
            }
            let is_last = line.is_last();
            if is_last {
                // The search, if any, ends with its answer.
                let _ = self.take_engine();
            }
            match line {
                Line::Command(command, at) => self.carry_out(command, at)?,
                Line::Wrong(error) if error.is_about_position() => self.refuse(&error),
                Line::Wrong(error) => self.message(&error),
                Line::Unknown(text) if self.debug && !text.is_empty() => {
                    self.message(format_args!("unknown command: {text}"));
                }
                Line::TooLong => self.refuse("a line is too long to be read"),
                Line::Unknown(_) | Line::End => {}
                Line::Unreadable(error) => return Err(error).context("can't read the input"),
            }
            self.writer.check().context(UNWRITTEN)?;
            if is_last {
                return Ok(());
            }
        }
    }

    /// Writes a message for the user.
    fn message(&self, message: impl Display) {
        let message = sanitize(&message.to_string());
        self.writer.write(&format!("info string {message}"));
    }

    /// Waits for the end of a search that ends by itself, for a line that comes after it. Stops it
    /// if a later line says so before the next `go`.
    fn finish_search(&self, next: &Line) {
        let Some(job) = self.search.as_ref().filter(|job| job.ends_by_itself()) else {
            return;
        };
        let mut is_stopped = false;
        loop {
            match self.lines.next_event(next, is_stopped) {
                SearchEvent::IsReady => self.writer.write("readyok"),
                SearchEvent::Stop => {
                    job.stop();
                    is_stopped = true;
                }
                SearchEvent::Ended => return,
            }
        }
    }

    /// Says why a position can't be set up. Until the next one, no question about it is answered:
    /// the answer would be for another position than the user's.
    fn refuse(&mut self, why: impl Display) {
        self.message(why);
        self.refused = true;
    }

    /// Does what a command that arrived at `at` says; nothing is left to be done at `quit`.
    ///
    /// # Errors
    /// If the system has no thread for a search, or no memory for a new engine after a failure.
    fn carry_out(&mut self, command: UciCommand, at: Instant) -> Result<()> {
        match command {
            UciCommand::Uci => self.introduce(),
            UciCommand::Debug(on) => self.debug = on,
            UciCommand::IsReady => {
                self.configure_if_idle()?;
                self.writer.write("readyok");
            }
            UciCommand::SetOption(setting) => self.set_option(&setting)?,
            UciCommand::NewGame => {
                self.clear = true;
                self.games += 1;
                self.configure_if_idle()?;
            }
            UciCommand::Position { start, moves } => {
                let preset = (&self.options.preset, self.options.size);
                match position::game(preset, start, &moves) {
                    Ok((game, draws)) => {
                        draws.iter().for_each(|draw| self.message(draw));
                        (self.game, self.refused) = (game, false);
                    }
                    Err(error) => self.refuse(error),
                }
            }
            UciCommand::Go(UciGo {
                perft: Some(plies), ..
            }) => self.perft(plies)?,
            UciCommand::Go(go) => self.go(&go, at)?,
            UciCommand::Stop => self.stop(),
            UciCommand::PonderHit => {
                if let Some(job) = &self.search {
                    job.ponderhit(at);
                }
            }
            UciCommand::Show if self.refused => self.message(NO_POSITION),
            UciCommand::Show => {
                let text = position::describe(&self.game, &self.options.preset);
                self.writer.write(&text);
            }
            UciCommand::Quit => {}
        }
        Ok(())
    }

    fn introduce(&self) {
        self.name_net();
        self.warn_of_threads();
        let options = write_uci_options(&self.options.defaults);
        self.writer.write(&format!(
            "id name Lines of Action {}\n\
             id author the Lines of Action project\n\
             {options}uciok",
            env!("CARGO_PKG_VERSION")
        ));
    }

    fn name_net(&self) {
        self.message(format_args!("net {}", self.options.engine.net));
    }

    fn warn_of_threads(&self) {
        if let Some(warning) = warning_of_threads(self.options.engine.threads) {
            self.message(warning);
        }
    }

    fn set_option(&mut self, setting: &UciSetting) -> Result<()> {
        if let Err(error) = self.options.change(setting, self.hash) {
            self.message(format_args!("{error:#}"));
            return Ok(());
        }
        match setting {
            UciSetting::ClearHash => self.clear = true,
            UciSetting::EvalFile(_) => self.name_net(),
            UciSetting::Threads(_) => self.warn_of_threads(),
            UciSetting::Rules(_) | UciSetting::Board(_) => {
                self.refused = false;
                self.game = Game::start(&self.options.preset, self.options.size);
            }
            _ => {}
        }
        self.configure_if_idle()
    }

    /// Searches, after the last search has given its answer.
    fn go(&mut self, go: &UciGo, at: Instant) -> Result<()> {
        let mut engine = self.take_engine()?;
        self.configure(&mut engine);
        if !go.ignored.is_empty() {
            self.message(format_args!("not understood: {}", go.ignored.join(" ")));
        }
        let seed = self.seed.wrapping_add(self.games);
        let style = |level: Level| level.style(seed);
        engine.style = self.options.level().map_or(Style::STEADY, style);
        let job = self.job(go, at);
        self.search = Some(self.start(engine, job)?);
        Ok(())
    }

    /// Returns the search that a `go` asks for; where there is no move to be found, its lines are
    /// known to be none.
    fn job(&mut self, go: &UciGo, at: Instant) -> Job {
        let options = &self.options;
        let level_limits = (options.level()).map_or(Limits::NONE, Level::reproducible_limits);
        let limits = level_limits.and(go_limits(go, &self.game, options.move_overhead));
        let mut job = Job {
            begun: at,
            lines: options.lines,
            is_ponder: go.ponder,
            is_infinite: go.is_unlimited(self.game.position().turn()),
            ..Job::new(&self.game, limits)
        };
        if let Some(why) = self.why_no_move() {
            self.message(why);
            job.known = Known::Lines(Vec::new());
            return job;
        }
        job.moves = self.legal(&go.search_moves);
        if let Some(complaint) = self.options.engine.inform(&mut job) {
            self.message(complaint);
        }
        job
    }

    /// Tells why there is no move to be found.
    fn why_no_move(&self) -> Option<String> {
        if self.refused {
            return Some(NO_POSITION.to_owned());
        }
        let verdict = self.game.status().verdict()?;
        Some(format!("the game is over: {verdict}"))
    }

    /// Starts a search whose thread writes the answer.
    fn start(&self, engine: Engine, job: Job) -> Result<RunningJob> {
        let from_tables = job.known != Known::Nothing;
        // What is answered if the search finds no move.
        let fallback = match &job.known {
            Known::Lines(_) => None,
            _ => job
                .moves
                .first()
                .or(self.game.legal_moves().first())
                .copied(),
        };
        let [writer, last_writer] = [(); 2].map(|()| Arc::clone(&self.writer));
        let lines = Arc::clone(&self.lines);
        lines.set_phase(SearchPhase::Searching);
        Ok(job.start(
            engine,
            move |progress| {
                writer.write_progress(progress, from_tables);
                !writer.has_failed()
            },
            move |progress| {
                if progress.hash_full.is_some() && !from_tables {
                    last_writer.write_progress(progress, false);
                }
                lines.set_phase(SearchPhase::Answering);
                last_writer.write_best(progress, fallback);
                lines.set_phase(SearchPhase::Ended);
            },
        )?)
    }

    /// Counts sequences of moves, after the last search has given its answer.
    fn perft(&mut self, plies: u32) -> Result<()> {
        self.engine = Some(self.take_engine()?);
        if self.refused {
            self.message(NO_POSITION);
            return Ok(());
        }
        let root = (self.game.rules(), self.game.position());
        let is_stopped = || self.lines.stops() || self.writer.has_failed();
        match perft(root, plies, &is_stopped) {
            Some(counts) => self.writer.write(&counts),
            None => self.message("perft was stopped"),
        }
        Ok(())
    }

    /// Returns those of some moves that are legal.
    fn legal(&self, moves: &[Move]) -> Vec<Move> {
        let (legal, wrong): (Vec<Move>, Vec<Move>) =
            moves.iter().partition(|mv| self.game.check(**mv).is_ok());
        for mv in wrong {
            self.message(format_args!("not a legal move: {}", write_uci_move(mv)));
        }
        legal
    }

    fn stop(&self) {
        if let Some(job) = &self.search {
            job.stop();
        }
    }

    /// Configures the engine unless it is searching; then the next `go` does, or the next `isready`
    /// after the answer.
    fn configure_if_idle(&mut self) -> Result<()> {
        if self.search.is_some() && self.lines.is_searching() {
            return Ok(());
        }
        let mut engine = self.take_engine()?;
        self.configure(&mut engine);
        self.engine = Some(engine);
        Ok(())
    }

    /// Takes the engine. A search that has it ends with its answer.
    fn take_engine(&mut self) -> Result<Engine> {
        self.stop();
        let engine = match self.search.take() {
            Some(job) => job.wait(),
            None => self.engine.take(),
        };
        engine.map_or_else(|| engine_with(self.hash), Ok)
    }

    fn configure(&mut self, engine: &mut Engine) {
        if self.hash != self.options.engine.hash {
            match engine.resize(self.options.engine.hash) {
                Ok(()) => self.hash = self.options.engine.hash,
                Err(error) => {
                    self.options.engine.hash = self.hash;
                    self.message(format_args!("{error}; Hash stays {}", self.hash));
                }
            }
        }
        engine.set_threads(self.options.engine.threads);
        engine.net = Some(Arc::clone(&self.options.engine.net));
        if std::mem::take(&mut self.clear) {
            engine.clear();
        }
    }
}

/// Returns the limits that `go` sets.
fn go_limits(go: &UciGo, game: &Game, overhead: Duration) -> Limits {
    let own = game.position().turn();
    let clock = go.clock[own].map(|left| Clock {
        left,
        increment: go.increment[own],
        moves: moves_to_go(go, game),
        played: game.plies() / 2,
    });
    let of_ended = [
        clock.map(|clock| Limits::clock(clock, overhead)),
        go.move_time.map(|time| Limits::answer_time(time, overhead)),
        go.mate.map(Limits::mate),
    ];
    let of_ended = of_ended.into_iter().filter(|_| !go.infinite);
    let of_all = [go.depth.map(Limits::depth), go.nodes.map(Limits::nodes)];
    let limits = of_all.into_iter().chain(of_ended).flatten();
    limits.fold(Limits::NONE, Limits::and)
}

/// Returns the number of own moves that the clock has to last for, if known.
fn moves_to_go(go: &UciGo, game: &Game) -> Option<u32> {
    let limit = game.rules().move_limit;
    let plies = limit.map(|limit| limit.saturating_sub(game.plies()));
    let moves = [go.moves_to_go, plies.map(|plies| plies.div_ceil(2))];
    moves.into_iter().flatten().min()
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size};

    const OVERHEAD: Duration = Duration::from_millis(20);

    fn limits(text: &str, preset: &Preset) -> Limits {
        let game = Game::start(preset, Size::STANDARD);
        go_limits(&UciGo::read(text), &game, OVERHEAD)
    }

    fn hard(text: &str, preset: &Preset) -> Option<Duration> {
        limits(text, preset).allotment().map(|time| time.hard)
    }

    #[test]
    fn the_tightest_time_counts() {
        let ms = Duration::from_millis;
        assert_eq!(hard("movetime 100", &Preset::SOUCIE), Some(ms(80)));
        assert_eq!(
            hard("wtime 60000 movetime 100", &Preset::SOUCIE),
            Some(ms(80))
        );
        let clock = hard("wtime 500", &Preset::SOUCIE);
        assert!(clock < Some(ms(500)));
        assert_eq!(hard("wtime 500 movetime 1000", &Preset::SOUCIE), clock);
        for text in ["", "infinite", "btime 5", "depth 3", "movetime 5 infinite"] {
            assert_eq!(hard(text, &Preset::SOUCIE), None, "{text}");
        }
    }

    #[test]
    fn a_move_limit_is_a_number_of_moves_to_go() {
        let one_left = Preset {
            rules: Preset::SOUCIE.rules.with_move_limit(Some(1)),
            ..Preset::SOUCIE
        };
        let last = hard("wtime 10000", &one_left);
        assert_eq!(last, hard("wtime 10000 movestogo 1", &Preset::SOUCIE));
        assert!(last > hard("wtime 10000", &Preset::SOUCIE));
    }

    #[test]
    fn depth_nodes_and_mate() {
        let of = |text| limits(text, &Preset::SOUCIE);
        let both = Limits::depth(3).and(Limits::nodes(9));
        assert_eq!(of("depth 3 nodes 9"), both);
        assert_eq!(of("mate 3"), Limits::mate(3));
        assert_eq!(of("mate 3 infinite"), Limits::NONE);
    }
}
