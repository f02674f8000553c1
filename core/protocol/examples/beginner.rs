//! Complete programs for the course CS 61B that play like people who have just learnt the rules:
//! players for `test-loa` and `loa match`. The argument is one of the habits of `test_support`.
//!
//! ```sh
//! cargo run --release -p lines-of-action-protocol --example beginner -- together
//! ```

use loa::Random;
use loa_protocol::{Reply, Request, Session, Setting, write_berkeley_error};
use std::io::{self, BufRead, Write};
use test_support::Habit;

fn main() -> io::Result<()> {
    let name = std::env::args().nth(1).unwrap_or("random".to_owned());
    let habit: Habit = name.parse().unwrap_or_else(|error| {
        eprintln!("{error}");
        std::process::exit(2);
    });
    let mut session = Session::default();
    let mut random = Random::new(1);
    let (input, mut output) = (io::stdin().lock(), io::stdout().lock());
    for line in input.lines() {
        let replies = match Request::read(&line?) {
            Ok(Some(Request::Quit)) => break,
            Ok(Some(request)) => answer(&mut session, &mut random, &request),
            Ok(None) => Ok(Vec::new()),
            Err(error) => Err(error.to_string()),
        };
        match replies {
            Ok(replies) => say(&mut output, &replies)?,
            Err(error) => eprintln!("{}", write_berkeley_error(&error)),
        }
        while session.is_computer_to_move() {
            let Some(mv) = habit.choose(session.game(), &mut random) else {
                break;
            };
            // The session only refuses what is not legal.
            let replies = session.play_computer_move(mv).unwrap_or_default();
            say(&mut output, &replies)?;
        }
        write!(output, "{}", session.prompt())?;
        output.flush()?;
    }
    Ok(())
}

/// Does what a session can do by itself; the rest needs an engine, or files.
fn answer(
    session: &mut Session,
    random: &mut Random,
    request: &Request,
) -> Result<Vec<Reply>, String> {
    match request {
        Request::Change(change) => session
            .change(change)
            .map_err(|refusal| refusal.to_string()),
        Request::Show(show) => match session.show(*show) {
            Ok(reply) => Ok(vec![reply]),
            Err(refusal) => Err(refusal.to_string()),
        },
        Request::Help(topic) => Ok(vec![Reply::Help(topic.clone())]),
        Request::Setting(Setting::Seed(seed)) => {
            *random = Random::new(seed.cast_unsigned());
            Ok(Vec::new())
        }
        Request::Setting(_) | Request::Style(_) => Ok(Vec::new()),
        _ => Err("there is no engine here".to_owned()),
    }
}

fn say(output: &mut impl Write, replies: &[Reply]) -> io::Result<()> {
    for reply in replies {
        write!(output, "{reply}")?;
    }
    Ok(())
}
