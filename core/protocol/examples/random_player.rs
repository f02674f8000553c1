//! A complete program for the course CS 61B that plays at random: a player for `test-loa` and
//! `loa match`.
//!
//! ```sh
//! cargo run --release -p lines-of-action-protocol --example random_player
//! ```

use loa::Random;
use loa_protocol::{Reply, Request, Session, write_berkeley_error};
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut session = Session::default();
    let mut random = Random::new(1);
    let (input, mut output) = (io::stdin().lock(), io::stdout().lock());
    for line in input.lines() {
        let replies = match Request::read(&line?) {
            Ok(Some(Request::Quit)) => break,
            Ok(Some(request)) => answer(&mut session, &request),
            Ok(None) => Ok(Vec::new()),
            Err(error) => Err(error.to_string()),
        };
        match replies {
            Ok(replies) => say(&mut output, &replies)?,
            Err(error) => eprintln!("{}", write_berkeley_error(&error)),
        }
        while session.is_computer_to_move() {
            let moves = session.game().legal_moves();
            let Some(mv) = random.choose(&moves) else {
                break;
            };
            // The session only refuses what is not legal.
            let replies = session.play_computer_move(*mv).unwrap_or_default();
            say(&mut output, &replies)?;
        }
        write!(output, "{}", session.prompt())?;
        output.flush()?;
    }
    Ok(())
}

/// Does what a session can do by itself; the rest needs an engine, or files.
fn answer(session: &mut Session, request: &Request) -> Result<Vec<Reply>, String> {
    match request {
        Request::Change(change) => session
            .change(change)
            .map_err(|refusal| refusal.to_string()),
        Request::Show(show) => match session.show(*show) {
            Ok(reply) => Ok(vec![reply]),
            Err(refusal) => Err(refusal.to_string()),
        },
        Request::Help => Ok(vec![Reply::Help]),
        Request::Setting(_) => Ok(Vec::new()),
        _ => Err("there is no engine here".to_owned()),
    }
}

fn say(output: &mut impl Write, replies: &[Reply]) -> io::Result<()> {
    for reply in replies {
        write!(output, "{reply}")?;
    }
    Ok(())
}
