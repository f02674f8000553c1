//! Chromium's driver as a child process, which never outlives its test.

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A browser is a large program; on a busy machine its first start may take too long.
const STARTS: u32 = 3;

/// Runs the driver until the input ends, as it does at the latest when the test's process does, then
/// kills it with its browsers, which are in one process group.
const KEEPER: &str = r#""$1" --port=0 & read -r nothing; kill -KILL 0"#;

const FLAGS: [&str; 13] = [
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
    "--hide-scrollbars",
];

/// What a browser looks like.
#[derive(Clone, Copy)]
pub(crate) enum Look {
    /// A window on a desk.
    Desk,
    /// A phone of 360 by 740 pixels with a touch screen.
    Phone,
    /// A window on a screen of 3840 by 2160 pixels.
    Large,
    /// A window on a desk of somebody who wants no motion.
    Calm,
}

/// The driver and all the browsers that it started; they end when it is dropped.
pub(crate) struct Driver {
    child: Child,
    port: u16,
    profiles: tempfile::TempDir,
}

/// Returns where Chromium and its driver are, or which one is missing.
fn programs() -> Result<[PathBuf; 2], String> {
    let find = |name: &str| {
        let paths = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&paths)
            .map(|folder| folder.join(name))
            .find(|path| path.is_file())
            .ok_or_else(|| format!("{name} is not installed"))
    };
    Ok([find("chromium")?, find("chromedriver")?])
}

/// Returns where the driver is; `None` if something is missing and nothing was demanded.
fn program() -> Option<PathBuf> {
    match programs() {
        Ok([_, driver]) => Some(driver),
        Err(missing) => {
            let demanded = std::env::var_os("LOA_BROWSER_TESTS").is_some_and(|set| set == "1");
            assert!(!demanded, "LOA_BROWSER_TESTS=1, but {missing}");
            println!("skipped: {missing}");
            None
        }
    }
}

impl Driver {
    /// Whether there are browsers on this machine.
    pub(crate) fn is_there() -> bool {
        program().is_some()
    }

    /// Starts the driver on a free port; `None` where there is none and none was demanded.
    pub(crate) fn start() -> Option<Driver> {
        let driver = program()?;
        let profiles = tempfile::tempdir().unwrap();
        let mut child = Command::new("sh")
            .args(["-c", KEEPER, "sh"])
            .arg(driver)
            .env("TMPDIR", profiles.path())
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let mut driver = Driver {
            child,
            port: 0,
            profiles,
        };
        driver.port = port_in(output);
        Some(driver)
    }

    /// Opens a browser with a profile of its own.
    pub(crate) async fn browser(&self, look: Look) -> Client {
        let address = format!("http://127.0.0.1:{}", self.port);
        for start in 1.. {
            let profile = self.profiles.path().join(start.to_string());
            let mut builder = ClientBuilder::new(HttpConnector::new());
            builder.capabilities(capabilities(&profile, look));
            match builder.connect(&address).await {
                Ok(client) => return client,
                Err(error) if start < STARTS => println!("browser start {start}: {error}"),
                Err(error) => panic!("the browser does not start: {error}"),
            }
        }
        unreachable!("the loop ends with a browser or a panic")
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}

/// Reads the port that the driver says it took, and goes on reading so that it can go on writing.
fn port_in(output: impl BufRead + Send + 'static) -> u16 {
    let mut lines = output.lines();
    let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
        let said = line.split("started successfully on port ").nth(1)?;
        said.trim_end_matches('.').parse().ok()
    });
    std::thread::spawn(move || lines.for_each(drop));
    port.expect("the driver names its port")
}

fn capabilities(profile: &Path, look: Look) -> Capabilities {
    let mut args: Vec<String> = FLAGS.map(str::to_owned).into();
    args.push(format!("--user-data-dir={}", profile.display()));
    // The window has a frame: 860 pixels are left for the page on a desk.
    let size = match look {
        Look::Large => "3840,2303",
        _ => "1280,1003",
    };
    args.push(format!("--window-size={size}"));
    if matches!(look, Look::Calm) {
        args.push("--force-prefers-reduced-motion".to_owned());
    }
    let mut options = json!({ "args": args });
    if matches!(look, Look::Phone) {
        options["mobileEmulation"] = json!({
            "deviceMetrics": { "width": 360, "height": 740, "pixelRatio": 1.0, "touch": true },
        });
    }
    let wanted = json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
    });
    let Value::Object(wanted) = wanted else {
        unreachable!("it is written as an object")
    };
    wanted
}
