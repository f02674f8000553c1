//! A game in the terminal, or driven by another program through pipes or files.

mod files;
mod input;
mod journal;
mod machine;
mod output;
mod terminal;

use crate::flags::{DialectName, PlayFlags};
use anyhow::{Context, Result, bail};
use files::Saved;
use input::{Input, Line};
use journal::Journal;
use loa::Color;
use loa_protocol::{Ask, Berkeley, Change, Dialect, Reply, Request, Session, Show};
use machine::Machine;
use output::Output;
use signal_hook::consts::SIGINT;
use signal_hook::flag;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Everything that the command line has asked for, found to be possible.
pub(crate) struct Plan {
    input: Input,
    output: Output,
    journal: Journal,
    dialect: Box<dyn Dialect>,
    strict: bool,
}

impl Plan {
    pub(crate) fn new(flags: &PlayFlags) -> Result<Plan> {
        if flags.display {
            bail!("--display is not available yet: there is no board on the screen so far");
        }
        let dialect = match flags.dialect {
            DialectName::Berkeley => Box::new(Berkeley),
        };
        keep_apart(flags)?;
        let input = Input::new(flags.input.as_deref(), flags.output.is_some(), &*dialect)?;
        Ok(Plan {
            output: Output::new(flags.output.as_deref(), input.is_terminal())?,
            journal: Journal::new(flags.log.as_deref())?,
            input,
            dialect,
            strict: flags.strict,
        })
    }

    pub(crate) fn run(self) -> Result<ExitCode> {
        let hurry = Arc::new(AtomicBool::new(false));
        if self.input.is_terminal() {
            listen_to_interrupts(&hurry).context("can't listen to Ctrl-C")?;
        }
        let mut program = Program {
            plan: self,
            session: Session::default(),
            machine: Machine::new(Arc::clone(&hurry)),
            hurry,
            shown: None,
            saved: Saved::default(),
        };
        program.greet()?;
        program.play()
    }
}

/// Refuses to write over the input, or two things into one file.
fn keep_apart(flags: &PlayFlags) -> Result<()> {
    let file = |path: &Option<PathBuf>| path.as_deref().and_then(whereabouts);
    let (input, output, log) = (file(&flags.input), file(&flags.output), file(&flags.log));
    for (path, written) in [(&output, &flags.output), (&log, &flags.log)] {
        if let (true, Some(written)) = (path.is_some() && *path == input, written) {
            bail!("can't write {}: it is the input", written.display());
        }
    }
    if let (true, Some(log)) = (log.is_some() && log == output, &flags.log) {
        bail!(
            "can't write {}: it can't be both the output and the log",
            log.display()
        );
    }
    Ok(())
}

/// Where a file is or will be, links followed; `None` for devices and pipes.
fn whereabouts(path: &Path) -> Option<PathBuf> {
    if path.metadata().is_ok_and(|metadata| !metadata.is_file()) {
        return None;
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let in_folder = || {
        Some(
            folder
                .unwrap_or(Path::new("."))
                .canonicalize()
                .ok()?
                .join(path.file_name()?),
        )
    };
    path.canonicalize().ok().or_else(in_folder)
}

/// Lets Ctrl-C end the machine's thinking, not the game; a second one before the next move ends the program.
fn listen_to_interrupts(hurry: &Arc<AtomicBool>) -> std::io::Result<()> {
    const STATUS_OF_INTERRUPTED: i32 = 130;
    flag::register_conditional_shutdown(SIGINT, STATUS_OF_INTERRUPTED, Arc::clone(hurry))?;
    flag::register(SIGINT, Arc::clone(hurry))?;
    Ok(())
}

struct Program {
    plan: Plan,
    session: Session,
    machine: Machine,
    /// Set by Ctrl-C while the machine thinks.
    hurry: Arc<AtomicBool>,
    /// The picture last shown on a terminal.
    shown: Option<loa_protocol::Picture>,
    saved: Saved,
}

impl Program {
    fn greet(&mut self) -> Result<()> {
        if !self.plan.input.is_terminal() {
            return Ok(());
        }
        self.plan.output.say(
            "Lines of Action. You are Black (b), the machine is White (w).\n\
             Bring all your pieces together before the machine does. A piece goes exactly\n\
             as many squares as there are pieces on its line; the numbers at the edge count\n\
             them for you. A move is two squares, such as b1-b3; 'help' lists the commands.\n",
        )
    }

    /// Takes turns between the machine and the input until the input ends or says so.
    fn play(&mut self) -> Result<ExitCode> {
        loop {
            if self.session.is_machine_to_move() {
                self.machine_move()?;
                continue;
            }
            self.show_board()?;
            let prompt = self.plan.dialect.prompt(&self.session);
            let Some(line) = self
                .plan
                .input
                .next(prompt, &mut self.plan.output, &self.session)?
            else {
                return Ok(ExitCode::SUCCESS);
            };
            match self.answer(&line)? {
                Next::GoOn => {}
                Next::Leave(status) => return Ok(status),
            }
        }
    }

    /// Shows the board to a person when it has changed.
    fn show_board(&mut self) -> Result<()> {
        let picture = self.session.picture();
        if self.plan.input.is_terminal() && self.shown.as_ref() != Some(&picture) {
            self.say(&[Reply::Board(picture.clone())])?;
            self.shown = Some(picture);
        }
        Ok(())
    }

    fn machine_move(&mut self) -> Result<()> {
        let mover = self.session.game().position().to_move();
        let against_itself = self.session.is_machine(!mover);
        if against_itself {
            self.show_board()?;
        }
        self.announce_thinking(mover)?;
        let mv = self.machine.choose(self.session.game());
        let replies = self
            .session
            .play_machine_move(mv)
            .context("the machine chose a wrong move")?;
        self.plan.journal.write(&[mv.to_string()])?;
        if self.hurry.load(Ordering::Relaxed) {
            // The terminal has written `^C` on this line.
            self.plan.output.say("\n")?;
        }
        self.say(&replies)?;
        if against_itself && self.hurry.swap(false, Ordering::Relaxed) {
            self.session.change(&Change::Manual(!mover))?;
            let side = format!("{:#}", !mover);
            let how = format!("Stopped: {side} is yours; 'auto {side}' lets the machine go on.\n");
            self.plan.output.say(&how)?;
        }
        Ok(())
    }

    /// Tells a person that it will take a while.
    fn announce_thinking(&mut self, mover: Color) -> Result<()> {
        const LONG: f64 = 0.9;
        if !self.plan.input.is_terminal() || self.machine.seconds() < LONG {
            return Ok(());
        }
        let text = format!("{mover} is thinking; Ctrl-C makes it move at once.\n");
        self.plan.output.say(&text)
    }

    fn answer(&mut self, line: &Line) -> Result<Next> {
        let request = match self.plan.dialect.request(&line.text) {
            Ok(None) => return Ok(Next::GoOn),
            Ok(Some(request)) => request,
            Err(error) => return self.refuse(line, &error.into()),
        };
        match self.carry_out(&request) {
            Ok(replies) => {
                let lines =
                    loa_protocol::log_lines(&request, line.text.trim(), &self.session, &replies);
                self.plan.journal.write(&lines)?;
                self.say(&replies)?;
            }
            Err(refusal) => return self.refuse(line, &refusal),
        }
        Ok(match request {
            Request::Quit => Next::Leave(ExitCode::SUCCESS),
            _ => Next::GoOn,
        })
    }

    /// Does what is asked. An error leaves everything as it was.
    fn carry_out(&mut self, request: &Request) -> Result<Vec<Reply>> {
        Ok(match request {
            Request::Change(change) => {
                let replies = self.session.change(change)?;
                if begins_game(change) {
                    self.machine.begin_game();
                }
                replies
            }
            Request::Show(Show::Rules) => vec![
                self.session.show(Show::Rules)?,
                Reply::Told(self.machine.describe()),
            ],
            Request::Show(show) => vec![self.session.show(*show)?],
            Request::Ask(Ask::Hint) => vec![self.machine.hint(self.session.game())?],
            Request::Ask(Ask::Eval) => vec![self.machine.evaluation(self.session.game())],
            Request::Setting(setting) => {
                self.machine.set(*setting);
                let person = self.plan.input.is_terminal();
                let told = person.then(|| Reply::Told(self.machine.describe()));
                told.into_iter().collect()
            }
            Request::Save { path, replace } => {
                vec![self.saved.save(path, *replace, &self.session)?]
            }
            Request::Load(path) => {
                let replies = files::load(path, &mut self.session)?;
                self.machine.begin_game();
                replies
            }
            Request::Help => vec![Reply::Help],
            Request::Quit => Vec::new(),
        })
    }

    fn refuse(&mut self, line: &Line, error: &anyhow::Error) -> Result<Next> {
        let error = match line.number {
            Some(number) => format!("line {number}: {error:#}"),
            None => format!("{error:#}"),
        };
        self.plan
            .output
            .complain(&self.plan.dialect.error(&error))?;
        let typed = loa_protocol::harmless(line.text.trim());
        self.plan.journal.write(&[format!("# refused: {typed}")])?;
        Ok(if self.plan.strict {
            Next::Leave(ExitCode::FAILURE)
        } else {
            Next::GoOn
        })
    }

    fn say(&mut self, replies: &[Reply]) -> Result<()> {
        let text: String = replies
            .iter()
            .map(|reply| self.plan.dialect.reply(reply))
            .collect();
        self.plan.output.say(&text)
    }
}

/// Whether the program goes on after a line.
enum Next {
    GoOn,
    Leave(ExitCode),
}

fn begins_game(change: &Change) -> bool {
    matches!(
        change,
        Change::New | Change::Rules(_) | Change::Start(_) | Change::Size(_) | Change::Position(_)
    )
}
