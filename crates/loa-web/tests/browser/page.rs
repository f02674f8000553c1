//! The page in a browser, with words for what people do there. Whatever is not there at once is
//! waited for.

use fantoccini::actions::{InputSource as _, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

/// How long anything may take; machines that run tests are busy.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(40);

/// The game that this tab keeps, and the moves that led to where it stands.
const GAME: &str =
    "const kept = JSON.parse(localStorage['loa.game.' + sessionStorage['loa.game']]);
    const moves = [];
    for (let at = kept.live; at; at = kept.nodes[at].parent) moves.unshift(kept.nodes[at].move);";

/// Keys without a letter, as WebDriver writes them.
pub(crate) mod key {
    /// Lets the keys go that are held down.
    pub(crate) const RELEASE: char = '\u{E000}';
    pub(crate) const TAB: char = '\u{E004}';
    pub(crate) const ENTER: char = '\u{E007}';
    pub(crate) const SHIFT: char = '\u{E008}';
    pub(crate) const CONTROL: char = '\u{E009}';
    pub(crate) const ESCAPE: char = '\u{E00C}';
    pub(crate) const END: char = '\u{E010}';
    pub(crate) const LEFT: char = '\u{E012}';
    pub(crate) const UP: char = '\u{E013}';
    pub(crate) const RIGHT: char = '\u{E014}';
    pub(crate) const DOWN: char = '\u{E015}';
}

/// The page.
pub(crate) struct Page {
    pub(crate) client: Client,
    address: String,
}

impl Page {
    /// Opens the page and waits until it can be used.
    pub(crate) async fn open(client: Client, address: &str) -> Page {
        let page = Page {
            client,
            address: address.to_owned(),
        };
        page.go("").await;
        page
    }

    /// Opens the page anew, with something after the `#`.
    pub(crate) async fn go(&self, hash: &str) {
        self.client.goto("about:blank").await.unwrap();
        let address = format!("{}{hash}", self.address);
        self.client.goto(&address).await.unwrap();
        self.ready().await;
    }

    /// Loads the page again.
    pub(crate) async fn reload(&self) {
        self.client.refresh().await.unwrap();
        self.ready().await;
    }

    /// Opens the page anew with some settings, the others as they are at first.
    pub(crate) async fn go_with_settings(&self, settings: &str) {
        let keep = format!("localStorage['loa.settings'] = JSON.stringify({settings});");
        self.js(&keep).await;
        self.go("").await;
    }

    async fn ready(&self) {
        self.until(
            "the page is ready",
            "document.body.dataset.ready === 'true'",
        )
        .await;
    }

    /// Switches to one of the views.
    pub(crate) async fn view(&self, name: &str) {
        self.click(&format!("nav [data-view={name}]")).await;
        let shown = format!("!document.getElementById('view-{name}').hidden");
        self.until(name, &shown).await;
    }

    /// Ends the browser; what it had to complain about fails the test.
    pub(crate) async fn close(&self) {
        let complaints = self.complaints().await;
        self.client.clone().close().await.unwrap();
        assert!(complaints.is_empty(), "{complaints:#?}");
    }

    /// Returns the errors in the console since this was asked last.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let command = Command {
            endpoint: "se/log",
            body: json!({ "type": "browser" }),
        };
        let log = self.client.issue_cmd(command).await.unwrap();
        let entries = log.as_array().cloned().unwrap_or_default();
        let is_error = |entry: &Value| entry["level"] == "SEVERE";
        let errors = entries.into_iter().filter(is_error);
        errors.map(|entry| entry["message"].to_string()).collect()
    }

    /// Runs the body of a function in the page.
    pub(crate) async fn js(&self, body: &str) -> Value {
        let result = self.client.execute(body, Vec::new()).await;
        result.unwrap_or_else(|error| panic!("{body}: {error}"))
    }

    /// Runs the body of an asynchronous function in the page.
    pub(crate) async fn js_async(&self, body: &str) -> Value {
        let script = format!(
            "const done = arguments[0]; (async () => {{ {body} }})().then(done, (error) => done({{ error: String(error) }}));"
        );
        let result = self.client.execute_async(&script, Vec::new()).await;
        let value = result.unwrap_or_else(|error| panic!("{body}: {error}"));
        assert!(value.get("error").is_none(), "{body}: {value}");
        value
    }

    /// Has the browser put what is saved into a folder, under its name once it is complete.
    pub(crate) async fn download_to(&self, folder: &Path) {
        let command = Command {
            endpoint: "goog/cdp/execute",
            body: json!({
                "cmd": "Browser.setDownloadBehavior",
                "params": { "behavior": "allow", "downloadPath": folder },
            }),
        };
        self.client.issue_cmd(command).await.unwrap();
    }

    /// Waits until something is true outside of the page.
    pub(crate) async fn until_true(&self, what: &str, condition: impl Fn() -> bool) {
        let begun = Instant::now();
        while !condition() {
            assert!(begun.elapsed() < PATIENCE, "waited in vain: {what}");
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until an expression is true in the page.
    #[track_caller]
    pub(crate) fn until(&self, what: &str, condition: &str) -> impl Future<Output = ()> {
        let begun = Instant::now();
        let script = format!("return Boolean({condition});");
        async move {
            // While a page loads there is nothing to ask.
            while self.client.execute(&script, Vec::new()).await.ok() != Some(Value::Bool(true)) {
                if begun.elapsed() > PATIENCE {
                    let text = self.js("return document.body.innerText;").await;
                    panic!("waited in vain: {what}; {condition}; the page says {text}");
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
    }

    /// Clicks on the first element that a selector finds.
    pub(crate) async fn click(&self, selector: &str) {
        self.click_on(Locator::Css(selector)).await;
    }

    /// Clicks on a button by what is written on it; in the window, if one is open.
    pub(crate) async fn press(&self, words: &str) {
        let open = self
            .js("return Boolean(document.querySelector('dialog[open]'));")
            .await;
        let place = if open == Value::Bool(true) {
            "//dialog"
        } else {
            "//section[not(@hidden)]"
        };
        let path = format!(
            "{place}//button[normalize-space()='{words}' and not(ancestor-or-self::*[@hidden])]"
        );
        self.click_on(Locator::XPath(&path)).await;
    }

    async fn click_on(&self, locator: Locator<'_>) {
        let begun = Instant::now();
        loop {
            let Err(error) = self.try_click(locator).await else {
                return;
            };
            assert!(begun.elapsed() < PATIENCE, "{locator:?}: {error}");
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn try_click(&self, locator: Locator<'_>) -> Result<(), fantoccini::error::CmdError> {
        self.client.find(locator).await?.click().await
    }

    /// Waits for an element.
    pub(crate) async fn element(&self, selector: &str) -> Element {
        let wait = self.client.wait().at_most(PATIENCE).every(PAUSE);
        let found = wait.for_element(Locator::Css(selector)).await;
        found.unwrap_or_else(|error| panic!("{selector}: {error}"))
    }

    /// Chooses from a list.
    pub(crate) async fn choose(&self, selector: &str, value: &str) {
        let list = self.element(selector).await;
        list.select_by_value(value).await.unwrap();
    }

    /// Chooses from a list of the window, found by its label.
    pub(crate) async fn choose_field(&self, label: &str, value: &str) {
        let path = format!("//dialog//label[contains(., '{label}')]//select");
        let list = self.client.find(Locator::XPath(&path)).await.unwrap();
        list.select_by_value(value).await.unwrap();
    }

    /// Clicks on a field of the window, found by its label.
    pub(crate) async fn click_field(&self, label: &str) {
        let path = format!("//dialog//label[contains(., '{label}')]//input");
        self.click_on(Locator::XPath(&path)).await;
    }

    /// Begins a game with what the window of new games is to propose.
    pub(crate) async fn begin_game(&self, wish: &str) {
        self.js(&format!(
            "localStorage['loa.wish'] = JSON.stringify({wish});"
        ))
        .await;
        let before = self.js("return sessionStorage['loa.game'];").await;
        self.press("New game").await;
        self.press("Begin").await;
        self.until(
            "another game",
            &format!("sessionStorage['loa.game'] !== {before}"),
        )
        .await;
        self.until("the window closes", "!document.querySelector('dialog')")
            .await;
    }

    /// Replaces what is in a field of a window, found by its label.
    pub(crate) async fn fill(&self, label: &str, text: &str) {
        let path = format!("//dialog//label[contains(., '{label}')]//input");
        let field = self.client.find(Locator::XPath(&path)).await.unwrap();
        // To clear it would be a change of its own.
        let keys = format!("{}a{}{text}{}", key::CONTROL, key::RELEASE, key::TAB);
        field.send_keys(&keys).await.unwrap();
    }

    /// Presses keys one after the other, wherever the focus is.
    pub(crate) async fn keys(&self, keys: impl IntoIterator<Item = char>) {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for value in keys {
            actions = actions
                .then(KeyAction::Down { value })
                .then(KeyAction::Up { value });
        }
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Presses a key while Shift is held down.
    pub(crate) async fn keys_with_shift(&self, value: char) {
        let shift = key::SHIFT;
        let actions = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value: shift })
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value })
            .then(KeyAction::Up { value: shift });
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Returns the text of the first element that a selector finds.
    pub(crate) async fn text(&self, selector: &str) -> String {
        let body = format!("return document.querySelector({selector:?}).textContent;");
        self.js(&body).await.as_str().unwrap().to_owned()
    }

    /// Returns how many elements a selector finds.
    pub(crate) async fn count(&self, selector: &str) -> u64 {
        let body = format!("return document.querySelectorAll({selector:?}).length;");
        self.js(&body).await.as_u64().unwrap()
    }

    /// Returns the moves of the game so far, variations left out.
    pub(crate) async fn moves(&self) -> Vec<String> {
        let moves = self.js(&format!("{GAME} return moves;")).await;
        serde_json::from_value(moves).unwrap()
    }

    /// Waits until the game has so many plies and a person is to move, or it is over.
    pub(crate) async fn until_turn(&self, side: &str, plies: usize) {
        let condition = format!(
            "(() => {{ {GAME}
                const status = document.querySelector('#view-play .status');
                return status.classList.contains('over')
                    || moves.length >= {plies} && status.textContent.includes('{side} to move')
                    && document.querySelector('#board .cell[aria-label*=\"can move to\"]');
            }})()"
        );
        self.until(&format!("{side} to move at ply {plies}"), &condition)
            .await;
    }

    /// Whether the game is over.
    pub(crate) async fn is_over(&self) -> bool {
        self.count("#view-play .status.over").await > 0
    }

    /// Asks the engine for a good move.
    pub(crate) async fn good_move(&self) -> (String, String) {
        let body = format!(
            "{GAME}
            const game = {{ rules: kept.rules, fen: kept.fen, moves }};
            const body = JSON.stringify({{ game, seconds: 0.1 }});
            const answer = await fetch('api/analysis', {{ method: 'POST', body }});
            return (await answer.json()).findings.lines[0].move;"
        );
        let text = self.js_async(&body).await;
        let (from, to) = text.as_str().unwrap().split_once('-').unwrap();
        (from.to_owned(), to.to_owned())
    }
}

/// A command that is Chromium's own addition to WebDriver.
#[derive(Debug)]
struct Command {
    endpoint: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/{}", self.endpoint))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}
