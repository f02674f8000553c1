//! A visit to the page: a server, a browser, and what happens between them.

use crate::driver::{Browser, Look, is_installed};
use crate::page::Page;
use crate::program::Program;
use loa_web::{Options, Server};
use std::cell::RefCell;
use std::net::SocketAddr;

const TOKEN: &str = "browser-test";

/// A browser that shows the page, and the server behind it.
pub(crate) struct Visit {
    pub(crate) page: Page,
    server: RefCell<Option<Server>>,
    local: SocketAddr,
}

impl Visit {
    /// Ends the server.
    pub(crate) fn stop_server(&self) {
        drop(self.server.take());
    }

    /// Returns where the server is.
    pub(crate) fn local(&self) -> SocketAddr {
        self.local
    }

    /// Starts another server at the same address.
    pub(crate) fn start_server(&self) {
        self.server.replace(Some(serve(self.local)));
    }
}

fn serve(listen: SocketAddr) -> Server {
    Server::bind(Options::new(listen, TOKEN.parse().unwrap())).unwrap()
}

/// Opens the page and does something with it. Errors in the console fail the test.
pub(crate) fn visit(test: impl FnOnce(&Visit)) {
    visit_with(Look::Desktop, test);
}

/// The same in another kind of browser.
pub(crate) fn visit_with(look: Look, test: impl FnOnce(&Visit)) {
    if !is_installed() {
        return;
    }
    let server = serve("127.0.0.1:0".parse().unwrap());
    let visit = Visit {
        page: Page::open(Browser::take(look), &server.address()),
        local: server.local(),
        server: RefCell::new(Some(server)),
    };
    test(&visit);
    visit.page.check_console();
    // The page goes before its server does.
    drop(visit.page);
}

/// Runs `loa` with some arguments, and opens the page that it serves.
pub(crate) fn visit_program(args: &[&str], test: impl FnOnce(&Page, &mut Program)) {
    if !is_installed() {
        return;
    }
    let mut program = Program::start(args);
    let page = Page::open(Browser::take(Look::Desktop), program.address());
    test(&page, &mut program);
    page.check_console();
}
