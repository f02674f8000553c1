//! Laws of sessions with text programs, for tests that make up lines and for the fuzz targets.

/// An answer of GAMESMAN's menus is whole lines without control characters, and there is a prompt
/// until the session is over.
#[track_caller]
pub fn menu_answer(answer: &str, prompt: &str, is_over: bool) {
    let control = |sign: char| sign.is_control() && sign != '\n';
    assert!(!answer.contains(control), "{answer:?}");
    assert!(answer.is_empty() || answer.ends_with('\n'), "{answer:?}");
    assert_eq!(prompt.is_empty(), is_over);
    assert!(prompt.is_empty() || prompt.ends_with(": "), "{prompt:?}");
}

#[cfg(feature = "protocol")]
pub use berkeley::BerkeleyLaws;

#[cfg(feature = "protocol")]
mod berkeley {
    use loa::{Color, Status};
    use loa_protocol::{Reply, Request, Session, log_lines, read_dump, write_berkeley_error};

    /// A session of the Berkeley course's program that is checked at each line: what is refused
    /// changes nothing, `*` and `===` stand only where a computer's move, a result or a dump is
    /// told, `>` nowhere but in prompts, and the log leads to the same game.
    pub struct BerkeleyLaws {
        pub session: Session,
        log: Vec<String>,
    }

    /// All that a session is, but for what can't be compared.
    type State = (String, Status, [u32; 2], Option<u32>);

    fn state(session: &Session) -> State {
        let (game, preset, start) = (session.game(), session.preset(), session.start());
        (
            format!("{:?} {preset} {start}", game.position()),
            game.status(),
            Color::ALL.map(|color| game.plies_of(color)),
            game.rules().move_limit,
        )
    }

    fn computers(session: &Session) -> [bool; 2] {
        Color::ALL.map(|color| session.is_computer(color))
    }

    fn check_reply(reply: &Reply) {
        let text = reply.to_string();
        let reserved = matches!(
            reply,
            Reply::ComputerMove(_) | Reply::Over(_) | Reply::Dump(_)
        );
        let used = text.contains('*') || text.contains("===");
        assert_eq!(used, reserved, "{text}");
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
        assert!(!text.contains(unwanted), "{text:?}");
        assert!(!text.contains("==="), "{text:?}");
    }

    /// Gives a line to a session; returns the lines that would be logged, `None` if it is refused.
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
            Request::Help(topic) => Ok(vec![Reply::Help(topic.clone())]),
            // Files are the program's.
            Request::Load(_) | Request::Save { .. } => return Some(Vec::new()),
            Request::Ask(_) | Request::Setting(_) | Request::Style(_) | Request::Quit => {
                Ok(Vec::new())
            }
        };
        match answered {
            Ok(replies) => {
                replies.iter().for_each(check_reply);
                Some(log_lines(&request, line, session, &replies))
            }
            Err(refusal) => {
                check_error(&refusal.to_string());
                None
            }
        }
    }

    impl Default for BerkeleyLaws {
        fn default() -> BerkeleyLaws {
            BerkeleyLaws {
                session: Session::default(),
                log: vec!["manual black".to_owned(), "manual white".to_owned()],
            }
        }
    }

    impl BerkeleyLaws {
        /// Plays the computer's move, a legal one by a number, if it is to move. Tells whether it
        /// was.
        pub fn computer_moves(&mut self, choice: usize) -> bool {
            let to_move = self.session.is_computer_to_move();
            if to_move {
                let moves = self.session.game().legal_moves();
                let mv = moves[choice % moves.len()];
                let replies = self.session.play_computer_move(mv).expect("a legal move");
                replies.iter().for_each(check_reply);
                self.log.push(mv.to_string());
            }
            to_move
        }

        /// Gives a line to the session.
        pub fn line(&mut self, line: &str) {
            let session = &mut self.session;
            let before = (state(session), computers(session));
            match give(session, line) {
                Some(lines) => self.log.extend(lines),
                None => assert_eq!((state(session), computers(session)), before, "{line:?}"),
            }
            let over = session.game().status().is_over();
            assert_eq!(over, session.game().legal_moves().is_empty());
            assert_eq!(session.prompt() == "-> ", over);
        }

        /// Gives the log to another session, which plays neither side.
        pub fn check_log(&self) {
            let mut replayed = Session::default();
            for line in &self.log {
                let given = give(&mut replayed, line);
                assert!(given.is_some(), "{line:?} of {:#?}", self.log);
            }
            assert_eq!(state(&replayed), state(&self.session), "{:#?}", self.log);
        }
    }
}
