//! Any lines to a session of the Berkeley course's program: nothing panics, what is refused
//! changes nothing, `*` and `===` stand only where a machine's move, a result or a dump is told,
//! `>` nowhere but in prompts, and the log leads to the same game.

use crate::input::lines;
use loa::{Color, Status};
use loa_protocol::{Reply, Request, Session, log_lines, read_dump, write_berkeley_error};

/// All that a session is, but for what can't be compared.
type State = (String, Status, [u32; 2], Option<u32>);

fn state(session: &Session) -> State {
    let game = session.game();
    (
        format!(
            "{:?} {} {}",
            game.position(),
            session.preset(),
            session.start()
        ),
        game.status(),
        Color::ALL.map(|color| game.plies_of(color)),
        game.rules().move_limit,
    )
}

fn machines(session: &Session) -> [bool; 2] {
    Color::ALL.map(|color| session.is_computer(color))
}

fn check_words(reply: &Reply) {
    let text = reply.to_string();
    let reserved = matches!(
        reply,
        Reply::ComputerMove(_) | Reply::Over(_) | Reply::Dump(_)
    );
    assert_eq!(
        text.contains('*') || text.contains("==="),
        reserved,
        "{text}"
    );
    assert!(!text.contains('>'), "{text}");
    assert!(text.is_empty() || text.ends_with('\n'), "{text:?}");
    if let Reply::Dump(position) = reply {
        assert_eq!(read_dump(&text), Some(*position));
    }
}

fn check_error(error: &str) {
    let text = write_berkeley_error(error);
    assert!(text.starts_with("Error: "));
    let unwanted = |sign: char| matches!(sign, '*' | '>') || sign.is_control();
    assert!(
        !text.contains(unwanted) && !text.contains("==="),
        "{text:?}"
    );
}

/// Gives a line to a session; returns the lines that would be logged, `None` where it is refused.
fn give(session: &mut Session, line: &str) -> Option<Vec<String>> {
    let request = match Request::read(line) {
        Ok(Some(request)) => request,
        Ok(None) => return Some(Vec::new()),
        Err(error) => {
            check_error(&error.to_string());
            return None;
        }
    };
    let answered = match &request {
        Request::Change(change) => session.change(change),
        Request::Show(show) => session.show(*show).map(|reply| vec![reply]),
        Request::Help => Ok(vec![Reply::Help]),
        // Files are the program's.
        Request::Load(_) | Request::Save { .. } => return Some(Vec::new()),
        Request::Ask(_) | Request::Setting(_) | Request::Quit => Ok(Vec::new()),
    };
    match answered {
        Ok(replies) => {
            replies.iter().for_each(check_words);
            Some(log_lines(&request, line, session, &replies))
        }
        Err(refusal) => {
            check_error(&refusal.to_string());
            None
        }
    }
}

/// Lets the machine play; which move it is depends on the input.
fn machine_moves(session: &mut Session, choice: usize) -> String {
    let moves = session.game().legal_moves();
    let mv = moves[choice % moves.len()];
    let replies = session.play_computer_move(mv).expect("a legal move");
    replies.iter().for_each(check_words);
    mv.to_string()
}

fn replay(log: &[String]) -> Session {
    let mut session = Session::default();
    for line in log {
        let given = give(&mut session, line);
        assert!(given.is_some(), "{line:?} of {log:#?}");
    }
    session
}

pub fn run(data: &[u8]) {
    let mut session = Session::default();
    let mut log = vec!["manual black".to_owned(), "manual white".to_owned()];
    for line in lines(data) {
        // The machine moves at once; where both sides are its own, it stops for the input here.
        if session.is_computer_to_move() {
            log.push(machine_moves(&mut session, line.len()));
        }
        let before = (state(&session), machines(&session));
        match give(&mut session, &line) {
            Some(lines) => log.extend(lines),
            None => assert_eq!((state(&session), machines(&session)), before, "{line:?}"),
        }
        let over = session.game().status().is_over();
        assert_eq!(over, session.game().legal_moves().is_empty());
        assert_eq!(session.prompt() == "-> ", over);
    }
    assert_eq!(state(&replay(&log)), state(&session), "{log:#?}");
}
