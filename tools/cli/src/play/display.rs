//! `--display`: shows the game of the text program on a page, too.

use super::computer::Computer;
use super::input::Input;
use super::output::Output;
use crate::web;
use anyhow::{Context, Result};
use loa::Color;
use loa_notation::Fen;
use loa_protocol::{Request, Session};
use loa_web::{Interrupt, Options, ServeError, Server, Shared, SharedGame, SharedPlayer, Token};
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
        input: Input,
        output: &mut Output,
        move_now: &Interrupt,
    ) -> Result<(Display, Input)> {
        let shared = input.share(output, move_now);
        let (input, send) = shared.context("can't start a thread")?;
        let shared = Shared::new(send, move_now.clone());
        let token = web::token()?;
        let server = bind(DEFAULT_PORT, &token, &shared).or_else(|_| bind(0, &token, &shared))?;
        let display = Display {
            shared,
            server,
            number: 1,
        };
        Ok((display, input))
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
        let game = session.game();
        let earlier = game.plies() - game.past().len() as u32;
        let player = |color| match session.is_computer(color) {
            true => SharedPlayer::Computer,
            false => SharedPlayer::Human,
        };
        self.shared.publish(SharedGame {
            number: self.number,
            rules: session.preset().name.to_owned(),
            limit: game.rules().move_limit.map_or(0, |limit| limit - earlier),
            fen: Fen::from(*game.first_position()).to_string(),
            moves: game.moves().map(|mv| mv.to_string()).collect(),
            black: player(Color::Black),
            white: player(Color::White),
            level: computer.level().number(),
            thinking,
        });
    }

    /// Shows a message on the page.
    pub(super) fn say(&self, text: &str, is_error: bool) {
        self.shared.say(text, is_error);
    }
}

fn bind(port: u16, token: &Token, shared: &Shared) -> Result<Server, ServeError> {
    let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    Server::bind(Options {
        shared: Some(shared.clone()),
        ..Options::new(listen, token.clone())
    })
}

/// Tells whether the page may send a request. Only the terminal may use files or quit.
pub(super) const fn is_for_page(request: &Request) -> bool {
    !matches!(
        request,
        Request::Save { .. } | Request::Load(_) | Request::Quit
    )
}
