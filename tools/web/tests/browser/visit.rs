//! A visit to the page: what serves it, a browser, and what happens between them.
//!
//! With `LOA_BACKEND=site` the page is the static site of `make site`, for tests that need nothing
//! of a server.

use crate::driver::{Browser, Look};
use crate::hosting::Host;
use crate::page::Page;
use crate::program::Program;
use loa_web::{Options, Server};
use std::cell::RefCell;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

const TOKEN: &str = "browser-test";

/// Where the page comes from.
#[derive(Clone)]
pub(crate) enum Place {
    /// A server; with a module, with which browsers search instead of it.
    Server(Option<Vec<u8>>),
    /// The folder of a static site.
    Site(PathBuf),
}

/// What serves the page; it ends when it is dropped.
pub(crate) enum Backend {
    Server(Server),
    Site(Host),
}

impl Backend {
    pub(crate) fn start(listen: SocketAddr, place: &Place) -> Backend {
        let module = match place {
            Place::Site(folder) => return Backend::Site(Host::start(listen, folder)),
            Place::Server(module) => module.clone(),
        };
        let mut options = Options::new(listen, TOKEN.parse().unwrap());
        if module.is_some() {
            options.limits.analyses = 0;
        }
        options.module = module;
        Backend::Server(Server::bind(options).unwrap())
    }

    pub(crate) fn address(&self) -> String {
        match self {
            Backend::Server(server) => server.address(),
            Backend::Site(host) => host.address(),
        }
    }

    const fn local(&self) -> SocketAddr {
        match self {
            Backend::Server(server) => server.local(),
            Backend::Site(host) => host.local(),
        }
    }
}

/// A browser that shows the page, and what is behind it.
pub(crate) struct Visit {
    pub(crate) page: Page,
    backend: RefCell<Option<Backend>>,
    local: SocketAddr,
    place: Place,
}

impl Visit {
    /// Ends the server.
    pub(crate) fn stop_server(&self) {
        drop(self.backend.take());
    }

    /// Returns where the server is.
    pub(crate) fn local(&self) -> SocketAddr {
        self.local
    }

    /// Starts another server at the same address.
    pub(crate) fn start_server(&self) {
        let backend = Backend::start(self.local, &self.place);
        self.backend.replace(Some(backend));
    }
}

/// Returns the folder of the static site, which `make site` writes; says that the test is skipped
/// if it is not there.
pub(crate) fn site() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("site");
    let is_there = folder.join("index.html").is_file();
    if !is_there {
        println!("skipped: there is no {}; run make site", folder.display());
    }
    is_there.then_some(folder)
}

/// Whether the page of [`visit`] is a static site.
fn is_site() -> bool {
    std::env::var_os("LOA_BACKEND").is_some_and(|name| name == "site")
}

/// Opens the page and does something with it. Errors in the console fail the test.
pub(crate) fn visit(test: impl FnOnce(&Visit)) {
    visit_with(Look::Desktop, test);
}

/// The same in another kind of browser.
pub(crate) fn visit_with(look: Look, test: impl FnOnce(&Visit)) {
    let place = match is_site() {
        true => Place::Site(site().expect("there is a site")),
        false => Place::Server(None),
    };
    visit_place(look, place, test);
}

/// The same of a server alone, for tests of what only a server has.
pub(crate) fn visit_server(test: impl FnOnce(&Visit)) {
    match is_site() {
        true => println!("left out: a static site has no server"),
        false => visit(test),
    }
}

/// The same with the static site in a folder, whatever the others have.
pub(crate) fn visit_site(folder: PathBuf, test: impl FnOnce(&Visit)) {
    visit_place(Look::Desktop, Place::Site(folder), test);
}

/// The same with a server that gives browsers a module to search with, and makes no analyses.
pub(crate) fn visit_with_module(module: Vec<u8>, test: impl FnOnce(&Visit)) {
    visit_place(Look::Desktop, Place::Server(Some(module)), test);
}

fn visit_place(look: Look, place: Place, test: impl FnOnce(&Visit)) {
    let backend = Backend::start("127.0.0.1:0".parse().unwrap(), &place);
    let visit = Visit {
        page: Page::open(Browser::take(look), &backend.address()),
        local: backend.local(),
        backend: RefCell::new(Some(backend)),
        place,
    };
    test(&visit);
    visit.page.check_console();
    // The page goes before its server does.
    drop(visit.page);
}

/// Runs `loa` with some arguments, and opens the page that it serves.
pub(crate) fn visit_program(args: &[&str], test: impl FnOnce(&Page, &mut Program)) {
    if is_site() {
        return;
    }
    let mut program = Program::start(args);
    let page = Page::open(Browser::take(Look::Desktop), program.address());
    test(&page, &mut program);
    page.check_console();
}
