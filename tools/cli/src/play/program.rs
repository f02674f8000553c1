use super::Flags;
use super::computer::{Computer, ratings};
use super::display::{Display, is_for_page};
use super::engine_options::EngineOptions;
use super::files;
use super::input::{Input, NumberedLine};
use super::output::Output;
use super::streams::Journal;
use super::terminal::Terminal;
use anyhow::{Context, Result, anyhow};
use loa::{ByColor, Color, Game, Move, Ply, Recurrence};
use loa_engine::Level;
use loa_protocol::{Ask, Change, Picture, PictureStyle, Reply, Request, Session, Show};
use loa_work::look_at;
use std::path::PathBuf;
use std::process::ExitCode;

/// The first lines of a log, whose moves are those of both sides.
const BOTH_MANUAL: [&str; 2] = ["manual black", "manual white"];

/// The text program: a session with its computer player, input, output and files.
pub(super) struct Program<'a> {
    flags: &'a Flags,
    input: Input,
    output: Output,
    journal: Journal,
    computer: Computer,
    session: Session,
    /// Whether a person may know neither the game nor the program.
    helps: bool,
    /// The picture last shown on a terminal.
    shown: Option<Picture>,
    style: PictureStyle,
    /// The files written by this run of the program, which it may overwrite.
    saved: Vec<PathBuf>,
    /// The last games of a person against one level that had the same result: whether the person
    /// won, and how many.
    streak: Option<(Level, bool, u32)>,
    /// The page that also shows the game.
    display: Option<Display>,
}

impl Program<'_> {
    /// Opens the files and the terminal, and the page if that is wanted.
    pub(super) fn new(flags: &Flags) -> Result<Program<'_>> {
        let mut input = Input::new(flags, Terminal::of_commands)?;
        let is_terminal = input.is_terminal;
        let computer = Computer::new(EngineOptions::new(flags)?)?;
        if let Some(path) = &flags.game {
            look_at(path, || files::load(path, &mut Session::default()))??;
        }
        // Files are emptied when all else is there.
        let mut output = Output::new(flags.output.as_deref())?;
        let journal = Journal::new(flags.log.as_deref(), &BOTH_MANUAL)?;
        let move_now = &computer.move_now;
        if is_terminal {
            move_now
                .listen_to_ctrl_c()
                .context("can't listen to Ctrl-C")?;
        }
        let display = (flags.display).then(|| Display::open(&mut input, &mut output, move_now));
        let display = display.transpose()?;
        Ok(Program {
            flags,
            input,
            style: output.style(),
            output,
            journal,
            computer,
            session: Session::default(),
            helps: is_terminal && !flags.wants_the_course(),
            shown: None,
            saved: Vec::new(),
            streak: None,
            display,
        })
    }

    /// Alternates between the computer and the input until the input ends or says so.
    pub(super) fn run(mut self) -> Result<ExitCode> {
        let flags = self.flags;
        for line in first_lines(flags, self.helps) {
            if let Some(request) = Request::read(&line)? {
                let replies = self.carry_out(&request)?;
                self.log(&request, &line, &replies)?;
            }
        }
        self.greet()?;
        if let Some(path) = &flags.game {
            let request = Request::Load(path.clone());
            let replies = self.carry_out(&request)?;
            self.log(&request, "load", &replies)?;
            self.say(&replies)?;
        }
        loop {
            let thinking = self.session.is_computer_to_move();
            if let Some(display) = &self.display {
                display.publish(&self.session, &self.computer, thinking);
            }
            if thinking {
                self.computer_move()?;
                continue;
            }
            self.show_board()?;
            let prompt = self.session.prompt();
            let moves = self.session.game().legal_moves();
            let Some(line) = self.input.next(prompt, &mut self.output, moves)? else {
                return Ok(ExitCode::SUCCESS);
            };
            if let Some(status) = self.answer(&line)? {
                return Ok(status);
            }
        }
    }

    /// Logs a request that was carried out.
    fn log(&mut self, request: &Request, typed: &str, replies: &[Reply]) -> Result<()> {
        let lines = loa_protocol::log_lines(request, typed, &self.session, replies);
        self.journal.write(&lines)
    }

    fn greet(&mut self) -> Result<()> {
        let to_person = self.input.is_terminal;
        if let Some(display) = &self.display {
            display.announce(&mut self.output, !self.flags.no_open, to_person)?;
        }
        if !to_person {
            return Ok(());
        }
        let players = Color::ALL.map(|color| self.session.is_computer(color));
        let who = match players {
            [false, true] => "You are Black (b), the computer is White (w).",
            [true, false] => "You are White (w), the computer is Black (b).",
            [true, true] => "The computer plays both sides.",
            [false, false] => "You play both sides.",
        };
        let how_strong = self.computer.how_strong();
        self.output.say(&format!(
            "Lines of Action. {who} {how_strong}\n\
             Bring all your pieces together before the other side does. A piece goes exactly \
             as many squares as there are pieces on its line; the numbers at the edge count \
             them for you. A move is two squares, such as b1-b3; 'help' lists the commands.\n"
        ))
    }

    /// Shows the board at a terminal when it has changed.
    fn show_board(&mut self) -> Result<()> {
        let picture = self.session.picture();
        if self.input.is_terminal && self.shown.as_ref() != Some(&picture) {
            self.say(&[Reply::Board(picture.clone())])?;
            self.shown = Some(picture);
        }
        Ok(())
    }

    fn computer_move(&mut self) -> Result<()> {
        let mover = self.session.game().position().turn();
        let against_itself = self.session.is_computer(!mover);
        if against_itself {
            self.show_board()?;
        }
        self.announce_thinking(mover)?;
        self.computer.hurries = against_itself && self.input.has_ended();
        let mv = self.computer.choose(self.session.game());
        let before = self.session.game().past().len();
        let mut replies = self
            .session
            .play_computer_move(mv)
            .context("the computer chose an illegal move")?;
        replies.splice(1..1, self.capture_since(before));
        self.journal.write(&[mv])?;
        let moved_now = self.computer.move_now.is_requested();
        if moved_now {
            self.computer.move_now.set(false);
            // The terminal has written `^C` on this line.
            self.output.say("\n")?;
        }
        self.say(&replies)?;
        self.offer_another_level(&replies)?;
        if !against_itself {
            self.offer_draw()?;
        }
        if against_itself && moved_now {
            self.session.change(&Change::Manual(!mover))?;
            let side = format!("{:#}", !mover);
            let how = format!("Stopped: {side} is yours; 'auto {side}' lets the computer go on.\n");
            self.output.say(&how)?;
        }
        Ok(())
    }

    /// Offers a person a draw where the game goes round in circles.
    fn offer_draw(&mut self) -> Result<()> {
        if !self.input.is_terminal || !is_third_time(self.session.game()) {
            return Ok(());
        }
        self.output.say(
            "This position has come up for the third time. The computer offers a draw: 'draw' \
             accepts it, any move plays on.\n",
        )
    }

    /// Counts a game of a person against the computer. Offers another level after some with the
    /// same result, and help after a loss.
    fn offer_another_level(&mut self, replies: &[Reply]) -> Result<()> {
        let outcome = replies.iter().find_map(|reply| match reply {
            Reply::Over(verdict) => Some(verdict.outcome),
            Reply::Ended(end) => Some(end.outcome()),
            _ => None,
        });
        let Some(outcome) = outcome.filter(|_| self.helps) else {
            return Ok(());
        };
        let [black, white] = Color::ALL.map(|side| self.session.is_computer(side));
        let Some(winner) = outcome.winner().filter(|_| black != white) else {
            self.streak = None;
            return Ok(());
        };
        let won = !self.session.is_computer(winner);
        let level = self.computer.level;
        let same = self.streak.filter(|last| (last.0, last.1) == (level, won));
        let games = 1 + same.map_or(0, |last| last.2);
        self.streak = Some((level, won, games));
        let (verb, next) = if won {
            ("won", "harder")
        } else {
            ("lost", "easier")
        };
        let text = match level.offer(won, games) {
            Some(other) => format!(
                "You {verb} {games} games in a row at level {level}: 'level {other}' makes the \
                 next one {next}; 'new' begins it.\n"
            ),
            None if won => return Ok(()),
            None => format!(
                "You lost at level {level}: 'undo' takes your last move back, 'hint' suggests \
                 another; 'new' begins another game.\n"
            ),
        };
        self.output.say(&text)
    }

    /// Announces a long search to a person.
    fn announce_thinking(&mut self, mover: Color) -> Result<()> {
        const LONG: f64 = 0.9;
        if !self.input.is_terminal || self.computer.seconds() < LONG {
            return Ok(());
        }
        let text = format!("{mover} is thinking; Ctrl-C makes it move at once.\n");
        self.output.say(&text)
    }

    /// Answers a line; returns the exit status if the program is to end.
    fn answer(&mut self, line: &NumberedLine) -> Result<Option<ExitCode>> {
        let request = match Request::read(&line.text) {
            Ok(None) => return Ok(None),
            Ok(Some(request)) => request,
            Err(error) => return self.refuse(line, &error.into()),
        };
        if line.from_page {
            if !is_for_page(&request) {
                let error = anyhow!("the page can't ask for that; type it in the terminal");
                return self.refuse(line, &error);
            }
            let typed = loa_protocol::sanitize(line.text.trim());
            self.output.say(&format!("The page: {typed}\n"))?;
        }
        let (request, freed) = match request {
            Request::Change(Change::Auto(color)) if !line.from_page => self.let_play(color),
            request => (request, None),
        };
        let before = self.session.game().past().len();
        let mut replies = match self.carry_out(&request) {
            Ok(replies) => replies,
            Err(refusal) => return self.refuse(line, &refusal),
        };
        replies.extend(freed);
        if let Request::Change(Change::Play(_)) = request {
            replies.splice(0..0, self.capture_since(before));
        }
        self.log(&request, line.text.trim(), &replies)?;
        self.say(&replies)?;
        self.offer_another_level(&replies)?;
        Ok((request == Request::Quit).then_some(ExitCode::SUCCESS))
    }

    /// Lets the computer play a side. A person who learns the program gets the other side if that
    /// was the computer's, and is told.
    fn let_play(&self, color: Color) -> (Request, Option<Reply>) {
        if !self.helps || !self.session.is_computer(!color) {
            return (Request::Change(Change::Auto(color)), None);
        }
        let players = ByColor::from_fn(|side| side == color);
        let text = format!(
            "The computer plays {color}, and {} is yours now; 'auto both' lets it play both.",
            !color
        );
        (
            Request::Change(Change::Players(players)),
            Some(Reply::Text(text)),
        )
    }

    /// Tells a person what was captured after a number of plies.
    fn capture_since(&self, before: usize) -> Option<Reply> {
        let game = self.session.game();
        let captures = |ply: &&Ply| self.helps && ply.is_capture();
        let ply = game.past()[before..].iter().find(captures)?;
        let (mover, Move::Jump(_, to)) = (ply.before.turn(), ply.mv) else {
            return None;
        };
        let left = game.position().pieces(!mover).len();
        let text = format!("{mover} captures on {to}; {} has {left} left.", !mover);
        Some(Reply::Text(text))
    }

    /// Tells whether the computer is asked for a draw and does not agree.
    fn declines_draw(&mut self) -> Result<bool> {
        let game = self.session.game();
        if !self.session.is_computer(!game.position().turn()) || is_third_time(game) {
            return Ok(false);
        }
        self.session.check_goes_on()?;
        Ok(!self.computer.agrees_to_draw(game))
    }

    /// Carries out a request. An error changes nothing.
    fn carry_out(&mut self, request: &Request) -> Result<Vec<Reply>> {
        Ok(match request {
            Request::Change(Change::Draw) if self.declines_draw()? => {
                vec![Reply::Text(
                    "The computer declines the draw and plays on.".to_owned(),
                )]
            }
            Request::Change(change) => {
                let replies = self.session.change(change)?;
                if begins_game(change) {
                    self.begin_game();
                }
                replies
            }
            Request::Show(Show::Rules) => vec![
                self.session.show(Show::Rules)?,
                Reply::Text(self.computer.describe()),
            ],
            Request::Show(show) => vec![self.session.show(*show)?],
            Request::Ask(Ask::Settings) => vec![Reply::Text(self.computer.describe())],
            Request::Ask(Ask::Hint) => {
                self.session.check_goes_on()?;
                vec![self.computer.hint(self.session.game())?]
            }
            Request::Ask(Ask::Eval) => vec![self.computer.evaluation(self.session.game())],
            Request::Setting(setting) => {
                self.computer.set(*setting);
                let person = self.input.is_terminal;
                let reply = person.then(|| Reply::Text(self.computer.describe()));
                reply.into_iter().collect()
            }
            Request::Save { path, replace } => {
                // Not in place of a file that the program reads or is writing.
                self.flags.keep_apart(&[], Some(path))?;
                vec![files::save(path, *replace, &self.session, &mut self.saved)?]
            }
            Request::Load(path) => {
                let replies = files::load(path, &mut self.session)?;
                self.begin_game();
                replies
            }
            Request::Style(style) => {
                (self.style, self.shown) = (*style, None);
                Vec::new()
            }
            Request::Help(topic) => {
                // Programs and files get the whole summary.
                let is_whole = topic.is_empty() && !self.input.is_terminal;
                let topic = if is_whole { "all" } else { topic };
                let is_about_levels = ["players", "level", "all"].contains(&topic);
                let ratings = is_about_levels.then(|| Reply::Text(ratings()));
                [Reply::Help(topic.to_owned())]
                    .into_iter()
                    .chain(ratings)
                    .collect()
            }
            Request::Quit => Vec::new(),
        })
    }

    fn begin_game(&mut self) {
        self.computer.begin_game();
        if let Some(display) = &mut self.display {
            display.begin_game();
        }
    }

    fn refuse(&mut self, line: &NumberedLine, error: &anyhow::Error) -> Result<Option<ExitCode>> {
        let error = match line.number {
            Some(number) => format!("line {number}: {error:#}"),
            None => format!("{error:#}"),
        };
        let complaint = loa_protocol::write_berkeley_error(&error);
        self.output.complain(&complaint)?;
        let typed = loa_protocol::sanitize(line.text.trim());
        self.journal.write(&[format_args!("# refused: {typed}")])?;
        if let (true, Some(display)) = (line.from_page, &self.display) {
            display.complain(&error);
        }
        let ends = self.flags.strict && !line.from_page;
        Ok(ends.then_some(ExitCode::FAILURE))
    }

    fn say(&mut self, replies: &[Reply]) -> Result<()> {
        let prompt = self.session.prompt();
        self.input.set_prompt(prompt);
        let palette = self.output.palette();
        let text = replies.iter().map(|reply| match reply {
            Reply::Board(picture) => picture.draw(self.style, palette),
            reply => reply.to_string(),
        });
        let text: String = text.collect();
        self.output.say(&text)
    }
}

/// Returns the commands that stand for flags.
fn first_lines(flags: &Flags, helps: bool) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(flags.rules.map(|preset| format!("rules {preset}")));
    lines.extend(flags.board.map(|size| format!("size {size}")));
    lines.extend(flags.style.map(|style| format!("style {}", style.name())));
    lines.extend(flags.start.map(|start| format!("start {start}")));
    let level = flags.level.or(helps.then_some(Level::FIRST));
    lines.extend(level.map(|level| format!("level {level}")));
    lines.extend(flags.seed.map(|seed| format!("seed {seed}")));
    if !flags.auto.is_empty() {
        lines.extend(Color::ALL.map(|color| match flags.auto.contains(&color) {
            true => format!("auto {color:#}"),
            false => format!("manual {color:#}"),
        }));
    }
    lines
}

/// Tells whether the position of a game that goes on has come up for the third time.
fn is_third_time(game: &Game) -> bool {
    !game.status().is_over() && game.occurrences(Recurrence::Position) == 3
}

fn begins_game(change: &Change) -> bool {
    matches!(
        change,
        Change::New | Change::Rules(_) | Change::Start(_) | Change::Size(_) | Change::Position(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use loa::{Preset, Size};

    #[test]
    fn a_draw_is_offered_at_the_third_occurrence_where_the_rules_play_on() {
        let circle = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"];
        let offers = |preset: &Preset| {
            let mut game = Game::start(preset, Size::STANDARD);
            let mut plies = Vec::new();
            for text in circle.iter().cycle().take(16) {
                // Where the rules end the game, the rest of the moves is refused.
                let played = game.play(text.parse().unwrap());
                if played.is_ok() && is_third_time(&game) {
                    plies.push(game.plies());
                }
            }
            plies
        };
        assert_eq!(offers(&Preset::SOUCIE), [8, 9, 10, 11]);
        assert!(offers(&Preset::OLYMPIAD).is_empty());
    }
}
