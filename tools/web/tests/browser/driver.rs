//! Chromium through its WebDriver: one driver per process, and browsers that tests take in turn.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

/// The number of attempts to start a browser; on a busy computer the first one may time out.
const STARTS: u32 = 3;
/// The longest time for a command.
const PATIENCE: Duration = Duration::from_secs(120);

/// Runs the driver until the input ends, which it does at the latest with the test process; then
/// kills it with its browsers and removes their files.
const KEEPER: &str = r#"setsid "$1" --port=0 & read -r nothing
    kill -s KILL -- -$!; wait; rm -rf "$TMPDIR""#;

const FLAGS: [&str; 15] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-breakpad",
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
    "--disable-features=BackForwardCache",
    "--hide-scrollbars",
    // The window has a frame: the page gets 860 pixels of the height.
    "--window-size=1280,1003",
];

/// The kind of a browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    /// A window on a desktop.
    Desktop,
    /// A phone of 360 by 740 pixels with a touch screen.
    Phone,
}

/// The driver of this process; it and its browsers end with the process.
static DRIVER: LazyLock<Driver> = LazyLock::new(Driver::start);

struct Driver {
    port: u16,
    folder: PathBuf,
    idle: Mutex<Vec<Session>>,
    _keeper: Child,
}

/// Returns a folder that is removed at the end of the process.
pub(crate) fn scratch() -> &'static Path {
    &DRIVER.folder
}

impl Driver {
    fn start() -> Driver {
        let folder = tempfile::tempdir().unwrap().keep();
        let mut keeper = Command::new("sh")
            .args(["-c", KEEPER, "sh", "chromedriver"])
            .env("TMPDIR", &folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let port = port_in(BufReader::new(keeper.stdout.take().unwrap()));
        Driver {
            port,
            folder,
            idle: Mutex::default(),
            _keeper: keeper,
        }
    }
}

/// Reads the port that the driver names, and keeps reading so that it can keep writing.
fn port_in(output: impl BufRead + Send + 'static) -> u16 {
    let mut lines = output.lines();
    let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
        let said = line.split("started successfully on port ").nth(1)?;
        said.trim_end_matches('.').parse().ok()
    });
    std::thread::spawn(move || lines.for_each(drop));
    port.expect("the driver names its port")
}

/// A browser. It goes back to the idle ones when it is dropped, unless the test has failed.
pub(crate) struct Browser(Option<Session>);

impl Browser {
    pub(crate) fn take(look: Look) -> Browser {
        let mut idle = DRIVER.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let place = idle.iter().position(|session| session.look == look);
        let session = place.map(|place| idle.swap_remove(place));
        drop(idle);
        Browser(Some(session.unwrap_or_else(|| Session::start(look))))
    }

    fn session(&self) -> &Session {
        self.0.as_ref().expect("it is there until dropped")
    }

    /// Sends a command to the driver.
    pub(crate) fn command(&self, name: &str, body: &Value) -> Result<Value, String> {
        let path = format!("/session/{}/{name}", self.session().id);
        request("POST", &path, &body.to_string())
    }

    /// Asks the driver for something.
    pub(crate) fn get(&self, name: &str) -> Value {
        let path = format!("/session/{}/{name}", self.session().id);
        request("GET", &path, "").unwrap()
    }

    /// Returns a picture of the page.
    pub(crate) fn screenshot(&self) -> Vec<u8> {
        let text = self.get("screenshot");
        BASE64_STANDARD.decode(text.as_str().unwrap()).unwrap()
    }

    /// Leaves one window with an empty page.
    fn reset(&self) -> Result<(), String> {
        let windows = self.get("window/handles");
        let [first, others @ ..] = windows.as_array().map_or(&[][..], Vec::as_slice) else {
            return Err("no window".to_owned());
        };
        for handle in others {
            self.command("window", &json!({ "handle": handle }))?;
            let path = format!("/session/{}/window", self.session().id);
            request("DELETE", &path, "")?;
        }
        self.command("window", &json!({ "handle": first }))?;
        self.command("url", &json!({ "url": "about:blank" }))?;
        Ok(())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let is_usable = !std::thread::panicking() && self.reset().is_ok();
        if let Some(session) = self.0.take().filter(|_| is_usable) {
            let mut idle = DRIVER.idle.lock().unwrap_or_else(PoisonError::into_inner);
            idle.push(session);
        }
    }
}

/// A browser that the driver has started.
struct Session {
    id: String,
    look: Look,
}

impl Session {
    fn start(look: Look) -> Session {
        let capabilities = json!({ "capabilities": { "alwaysMatch": capabilities(look) } });
        for start in 1.. {
            match request("POST", "/session", &capabilities.to_string()) {
                Ok(answer) => {
                    let id = answer["sessionId"].as_str().unwrap().to_owned();
                    return Session { id, look };
                }
                Err(error) if start < STARTS => println!("browser start {start}: {error}"),
                Err(error) => panic!("the browser does not start: {error}"),
            }
        }
        unreachable!("the loop ends with a browser or a panic")
    }
}

fn capabilities(look: Look) -> Value {
    let mut options = json!({ "args": FLAGS });
    if look == Look::Phone {
        options["mobileEmulation"] = json!({
            "deviceMetrics": { "width": 360, "height": 740, "pixelRatio": 1.0, "touch": true },
        });
    }
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}

/// Sends a request to the driver and returns the value of its answer.
fn request(method: &str, path: &str, body: &str) -> Result<Value, String> {
    let answer = exchange(method, path, body).map_err(|error| error.to_string())?;
    let value = &answer["value"];
    match value["error"].as_str() {
        Some(error) if value.get("stacktrace").is_some() => {
            Err(format!("{error}: {}", value["message"]))
        }
        _ => Ok(value.clone()),
    }
}

fn exchange(method: &str, path: &str, body: &str) -> std::io::Result<Value> {
    let stream = TcpStream::connect(("127.0.0.1", DRIVER.port))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let length = body.len();
    let head = format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n");
    (&stream).write_all(format!("{head}Content-Length: {length}\r\n\r\n{body}").as_bytes())?;
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    let mut line = String::new();
    while reader.read_line(&mut line)? > 2 {
        if let Some(text) = line.to_lowercase().strip_prefix("content-length:") {
            length = text.trim().parse().unwrap_or(0);
        }
        line.clear();
    }
    let mut content = vec![0; length];
    reader.read_exact(&mut content)?;
    Ok(serde_json::from_slice(&content)?)
}
