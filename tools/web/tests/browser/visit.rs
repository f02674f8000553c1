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
use std::ops::Deref;
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

/// A browser that shows the page, and what is behind it. When it ends, errors in the console fail
/// the test.
pub(crate) struct Visit {
    /// It goes before its server does.
    page: Page,
    backend: RefCell<Option<Backend>>,
    local: SocketAddr,
    place: Place,
}

impl Deref for Visit {
    type Target = Page;

    fn deref(&self) -> &Page {
        &self.page
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.page.check_console();
        }
    }
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

/// Opens the page.
pub(crate) fn visit() -> Visit {
    visit_with(Look::Desktop)
}

/// The same in another kind of browser.
pub(crate) fn visit_with(look: Look) -> Visit {
    let place = match is_site() {
        true => Place::Site(site().expect("there is a site")),
        false => Place::Server(None),
    };
    visit_place(look, place)
}

/// Opens the page of a server, whatever the others have, for tests of what only a server has.
pub(crate) fn visit_server() -> Visit {
    visit_place(Look::Desktop, Place::Server(None))
}

/// Opens the static site in a folder, whatever the others have.
pub(crate) fn visit_site(folder: PathBuf) -> Visit {
    visit_place(Look::Desktop, Place::Site(folder))
}

/// Opens the page of a server that gives browsers a module to search with, and makes no analyses.
pub(crate) fn visit_with_module(module: Vec<u8>) -> Visit {
    visit_place(Look::Desktop, Place::Server(Some(module)))
}

fn visit_place(look: Look, place: Place) -> Visit {
    let backend = Backend::start("127.0.0.1:0".parse().unwrap(), &place);
    Visit {
        page: Page::open(Browser::take(look), &backend.address()),
        local: backend.local(),
        backend: RefCell::new(Some(backend)),
        place,
    }
}

/// Runs `loa` with some arguments, and opens the page that it serves.
pub(crate) fn visit_program(args: &[&str], test: impl FnOnce(&Page, &mut Program)) {
    let mut program = Program::start(args);
    let page = Page::open(Browser::take(Look::Desktop), program.address());
    test(&page, &mut program);
    page.check_console();
}
