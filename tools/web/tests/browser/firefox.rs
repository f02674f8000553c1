//! The main path in Firefox: a game, a puzzle, a lesson, and the game again after a reload; and a
//! browser that lets no site keep anything. The npm package, too.

use crate::missing::HAS_FAILED;
use crate::package;
use crate::page::{self, PATIENCE};
use crate::visit::{Backend, Place, site};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// Settings of each Firefox: a port of its own, and English.
const SETTINGS: &str = r#"user_pref("marionette.port", 0);
user_pref("intl.accept_languages", "en");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
"#;

/// What lets no site keep anything.
const WITHOUT_COOKIES: &str = "user_pref(\"network.cookie.cookieBehavior\", 2);\n";

/// Waits until something is there.
fn wait<T>(what: &str, mut there: impl FnMut() -> Option<T>) -> T {
    page::wait(what, || there().ok_or(""))
}

/// A Firefox and its remote control, Marionette: commands in JSON, each after its length.
struct Firefox {
    process: Child,
    control: BufReader<TcpStream>,
    sent: u64,
    _profile: TempDir,
}

impl Firefox {
    fn start(settings: &str) -> Firefox {
        let profile = tempfile::tempdir().unwrap();
        fs::write(
            profile.path().join("user.js"),
            format!("{SETTINGS}{settings}"),
        )
        .unwrap();
        let process = Command::new("firefox-esr")
            .args(["--headless", "--marionette", "--no-remote", "--profile"])
            .arg(profile.path())
            .env("HOME", profile.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let port = profile.path().join("MarionetteActivePort");
        let port = wait("Firefox", || {
            fs::read_to_string(&port).ok()?.trim().parse().ok()
        });
        let stream = wait("its control", || {
            TcpStream::connect(("127.0.0.1", port)).ok()
        });
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut firefox = Firefox {
            process,
            control: BufReader::new(stream),
            sent: 0,
            _profile: profile,
        };
        firefox.read();
        firefox.ask("WebDriver:NewSession", &json!({}));
        firefox
    }

    fn read(&mut self) -> Value {
        let mut length = Vec::new();
        self.control.read_until(b':', &mut length).unwrap();
        let length = String::from_utf8(length).unwrap();
        let mut message = vec![0; length.trim_end_matches(':').parse().unwrap()];
        self.control.read_exact(&mut message).unwrap();
        serde_json::from_slice(&message).unwrap()
    }

    /// Sends a command; returns its result or its error.
    fn command(&mut self, name: &str, parameters: &Value) -> Result<Value, Value> {
        self.sent += 1;
        let message = json!([0, self.sent, name, parameters]).to_string();
        let length = message.len();
        write!(self.control.get_mut(), "{length}:{message}").unwrap();
        let answer = self.read();
        match &answer[2] {
            Value::Null => Ok(answer[3].clone()),
            error => Err(error.clone()),
        }
    }

    fn ask(&mut self, name: &str, parameters: &Value) -> Value {
        self.command(name, parameters).unwrap()
    }

    fn go(&mut self, address: &str) {
        self.ask("WebDriver:Navigate", &json!({ "url": address }));
    }

    fn js(&mut self, body: &str) -> Value {
        let answer = self.ask(
            "WebDriver:ExecuteScript",
            &json!({ "script": body, "args": [] }),
        );
        answer["value"].clone()
    }

    fn until(&mut self, condition: &str) {
        let body = format!("return Boolean({condition}) || null;");
        let script = json!({ "script": body, "args": [] });
        wait(condition, || {
            // A page that loads gives errors.
            let answer = self.command("WebDriver:ExecuteScript", &script).ok()?;
            answer["value"].as_bool()
        });
    }

    /// Clicks on an element as soon as that is possible.
    fn click(&mut self, selector: &str) {
        let find = json!({ "using": "css selector", "value": selector });
        wait(selector, || {
            let found = self.command("WebDriver:FindElement", &find).ok()?;
            let id = found["value"].as_object()?.values().next()?.clone();
            self.command("WebDriver:ElementClick", &json!({ "id": id }))
                .ok()
        });
    }

    fn click_move(&mut self, board: &str, from: &str, to: &str) {
        for square in [from, to] {
            self.click(&format!("{board} .cell[data-square={square}] .hit"));
        }
    }

    /// Whether the page plays what people do first.
    fn play(&mut self, address: &str) {
        self.go(address);
        self.until("document.body.dataset.ready === 'true'");
        self.click_move("#board", "b1", "b3");
        let replied = "document.querySelectorAll('#view-play .moves .move').length === 2
            && document.querySelector('#board .cell[aria-label*=\"can move to\"]')";
        self.until(replied);
        self.click("nav [data-view=learn]");
        self.click_move("#learn-board", "b1", "b3");
        self.until("document.querySelector('#view-learn .status.over')");
        self.click("nav [data-view=puzzles]");
        self.until("document.querySelector('#puzzle-board .piece')");
        self.click("nav [data-view=play]");
        assert_eq!(self.js(&format!("return {HAS_FAILED};")), false);
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        // It ends its other processes itself.
        if self
            .command("Marionette:Quit", &json!({ "flags": ["eForceQuit"] }))
            .is_err()
        {
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
    }
}

/// What serves the page: a server, and the static site if it is there.
fn backends() -> impl Iterator<Item = Backend> {
    let places = [Some(Place::Server(None)), site().map(Place::Site)];
    let listen = "127.0.0.1:0".parse().unwrap();
    let places = places.into_iter().flatten();
    places.map(move |place| Backend::start(listen, &place))
}

#[test]
#[ignore = "needs Firefox"]
fn the_first_game_is_played_and_kept() {
    let mut firefox = Firefox::start("");
    for backend in backends() {
        let address = backend.address();
        firefox.play(&address);
        if matches!(backend, Backend::Site(_)) {
            firefox.until("navigator.serviceWorker.controller");
            drop(backend);
        }
        // Marionette's own way to load a page again passes the worker by.
        firefox.go("about:blank");
        firefox.go(&address);
        firefox.until("document.querySelector('#board .piece[data-square=b3]')");
        assert_eq!(firefox.js(&format!("return {HAS_FAILED};")), false);
    }
}

#[test]
#[ignore = "needs Firefox"]
fn a_browser_that_keeps_nothing_plays() {
    let mut firefox = Firefox::start(WITHOUT_COOKIES);
    for backend in backends() {
        firefox.play(&backend.address());
    }
}

#[test]
#[ignore = "needs Firefox"]
fn the_package_says_the_same() {
    let Some(folder) = package::site() else {
        return;
    };
    let place = Place::Site(folder.path().to_owned());
    let backend = Backend::start("127.0.0.1:0".parse().unwrap(), &place);
    let mut firefox = Firefox::start("");
    firefox.go(&backend.address());
    firefox.until("document.body.dataset.ready === 'true'");
    package::assert_passed(&firefox.js(&format!("return {};", package::SAID)));
}
