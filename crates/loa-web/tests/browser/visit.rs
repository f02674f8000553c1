//! A visit: a server, a browser, and what goes on between them.

use crate::driver::{Driver, Look};
use crate::page::Page;
use crate::program::Program;
use loa_web::{Options, Server};
use std::cell::RefCell;
use std::net::SocketAddr;
use std::time::Duration;

const TOKEN: &str = "browser-test";

/// No visit lasts longer, whatever hangs.
const LONGEST: Duration = Duration::from_secs(300);

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

    /// Starts another server at the same address.
    pub(crate) fn start_server(&self) {
        self.server.replace(Some(serve(self.local)));
    }
}

fn serve(listen: SocketAddr) -> Server {
    Server::bind(Options::new(listen, TOKEN.parse().unwrap())).unwrap()
}

/// Opens the page and does something with it. What the page writes into the console as an error
/// fails the test.
pub(crate) fn visit(use_it: impl AsyncFnOnce(&Visit)) {
    visit_with(Look::Desk, use_it);
}

/// The same with a browser that looks otherwise.
pub(crate) fn visit_with(look: Look, use_it: impl AsyncFnOnce(&Visit)) {
    let server = serve("127.0.0.1:0".parse().unwrap());
    let (address, local) = (server.address(), server.local());
    let mut last_server = None;
    browse(look, &address, async |page| {
        let visit = Visit {
            page,
            server: RefCell::new(Some(server)),
            local,
        };
        use_it(&visit).await;
        // It has to be there until the page is closed.
        last_server = visit.server.into_inner();
        visit.page
    });
    drop(last_server);
}

/// Opens the page that the program `loa` serves when it is run with some arguments, and does
/// something with both.
pub(crate) fn visit_program(args: &[&str], use_it: impl AsyncFnOnce(&Page, &mut Program)) {
    if !Driver::is_there() {
        return;
    }
    let mut program = Program::start(args);
    let address = program.address().to_owned();
    browse(Look::Desk, &address, async |page| {
        use_it(&page, &mut program).await;
        page
    });
}

/// Opens a page; what is done there gives it back so that it can be closed.
fn browse(look: Look, address: &str, use_it: impl AsyncFnOnce(Page) -> Page) {
    let Some(driver) = Driver::start() else {
        return;
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let whole = async {
            let page = Page::open(driver.browser(look).await, address).await;
            use_it(page).await.close().await;
        };
        tokio::time::timeout(LONGEST, whole)
            .await
            .expect("a visit comes to its end");
    });
}
