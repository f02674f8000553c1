//! `--display`: shows the game of the text program on a page, too.

use super::computer::Computer;
use super::input::Input;
use super::output::Output;
use crate::web;
use anyhow::{Context, Result};
use loa::{Color, Outcome};
use loa_notation::Fen;
use loa_protocol::{Request, Session};
use loa_web::{Interrupt, Options, Server, Shared, SharedEnd, SharedGame, SharedPlayer};
use std::net::{Ipv4Addr, SocketAddr};

/// The port tried first; browsers store data by address and port.
const DEFAULT_PORT: u16 = 8461;

/// The page that shows the game.
pub(super) struct Display {
    shared: Shared,
    server: Server,
    /// Counts the games.
    number: u32,
}

impl Display {
    /// Starts the page, which then sends lines in addition to the input.
    pub(super) fn open(
        input: &mut Input,
        output: &mut Output,
        move_now: &Interrupt,
    ) -> Result<Display> {
        let send = input.share(output, move_now);
        let shared = Shared::new(send.context("can't start a thread")?, move_now.clone());
        let token = web::token()?;
        let bind = |port| {
            Server::bind(Options {
                shared: Some(shared.clone()),
                ..Options::new(SocketAddr::from((Ipv4Addr::LOCALHOST, port)), token.clone())
            })
        };
        let server = bind(DEFAULT_PORT).or_else(|_| bind(0))?;
        Ok(Display {
            shared,
            server,
            number: 1,
        })
    }

    /// Prints the address of the page and opens it on request.
    pub(super) fn announce(&self, output: &mut Output, open: bool, to_person: bool) -> Result<()> {
        let address = self.server.address();
        let opened = open && web::open_browser(&self.server);
        let text = if opened {
            format!("The board is in your browser, at {address}\n")
        } else {
            format!("The board is at {address}\n")
        };
        if to_person {
            output.say(&text)
        } else {
            output.complain(text.trim_end())
        }
    }

    /// Counts a new game.
    pub(super) const fn begin_game(&mut self) {
        self.number = self.number.wrapping_add(1);
    }

    /// Shows the state of the game on the page.
    pub(super) fn publish(&self, session: &Session, computer: &Computer, thinking: bool) {
        self.shared.publish(SharedGame {
            number: self.number,
            level: computer.level.number(),
            thinking,
            ..shared_game(session)
        });
    }

    /// Shows an error on the page.
    pub(super) fn complain(&self, error: &str) {
        self.shared.say(error, true);
    }
}

/// Returns what a session knows of its game.
fn shared_game(session: &Session) -> SharedGame {
    let game = session.game();
    let (earlier, first) = (game.plies() - game.past().len() as u32, Fen::first_of(game));
    // None may be left on a board that was set up after the end, but 0 would be no limit. The page
    // takes off what the text counts.
    let left = |limit: u32| limit.saturating_sub(earlier).max(1);
    let whole = |limit: u32| left(limit).saturating_add(first.plies_before());
    let player = |color| match session.is_computer(color) {
        true => SharedPlayer::Computer,
        false => SharedPlayer::Human,
    };
    SharedGame {
        rules: session.preset().name.to_owned(),
        limit: game.rules().move_limit.map_or(0, whole),
        fen: first.to_string(),
        moves: game.moves().map(|mv| mv.to_string()).collect(),
        black: player(Color::Black),
        white: player(Color::White),
        end: session.end().map(|end| match end.outcome() {
            Outcome::Win(Color::Black) => SharedEnd::Black,
            Outcome::Win(Color::White) => SharedEnd::White,
            Outcome::Draw => SharedEnd::Draw,
        }),
        ..SharedGame::default()
    }
}

/// Tells whether the page may send a request. Only the terminal may use files or quit.
pub(super) const fn is_for_page(request: &Request) -> bool {
    !matches!(
        request,
        Request::Save { .. } | Request::Load(_) | Request::Quit
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What pages get after some lines, on a board where people play both sides.
    fn shared_after(lines: &str) -> SharedGame {
        let mut session = Session::default();
        for line in ["manual white"].into_iter().chain(lines.split(", ")) {
            let Ok(Some(Request::Change(change))) = Request::read(line) else {
                panic!("{line}");
            };
            session.change(&change).unwrap();
        }
        shared_game(&session)
    }

    #[test]
    fn pages_know_the_end_that_players_made() {
        for (lines, end) in [
            ("b1-b3", None),
            ("resign", Some(SharedEnd::White)),
            ("b1-b3, resign", Some(SharedEnd::Black)),
            ("draw, draw", Some(SharedEnd::Draw)),
            ("b1-b3, resign, undo", None),
        ] {
            assert_eq!(shared_after(lines).end, end, "{lines}");
        }
    }

    #[test]
    fn pages_know_how_many_plies_are_left() {
        for (lines, limit) in [
            ("limit 1", 2),
            ("limit 2, b1-b3, set d4 black white", 3),
            ("limit 1, b1-b3, a2-c2, set d4 black black", 1),
        ] {
            assert_eq!(shared_after(lines).limit, limit, "{lines}");
        }
    }

    /// A page takes the plies that a FEN counts off the limit, as every reader does.
    #[test]
    fn pages_know_what_a_fen_counts() {
        for (fen, more, left) in [
            ("1LL1/l2l/l2l/1LL1 w - - 7 29", "", Some(4)),
            ("1LL1/l2l/l2l/1LL1 b - - 7 29", ", limit 2", Some(4)),
            ("1LL1/l2l/l2l/1LL1 w - - 7 99", "", None),
        ] {
            let shared = shared_after(&format!("fen {fen}{more}"));
            assert_eq!(shared.fen, fen, "{fen}{more}");
            let limit = (shared.limit > 0).then_some(shared.limit);
            let read: Fen = shared.fen.parse().unwrap();
            assert_eq!(read.limit_left(limit), left, "{fen}{more}");
        }
    }
}
