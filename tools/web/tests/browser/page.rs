//! The page in a browser: what people do there, and what they see. Everything waits for what is not
//! there at once.

use crate::driver::Browser;
use loa::{Move, Position, Square};
use loa_engine::Engine;
use loa_notation::Fen;
use loa_page_api::{ClientMessage, Host};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::fmt::Display;
use std::path::Path;
use std::time::{Duration, Instant};

/// How long anything may take; computers that run tests are busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(25);

/// The game that this tab keeps, and its moves.
const GAME: &str =
    "const kept = JSON.parse(localStorage['loa.game.' + sessionStorage['loa.game']]);
    const moves = [];
    for (let at = kept.live; at; at = kept.nodes[at].parent) moves.unshift(kept.nodes[at].move);";

/// Keys without a letter, as WebDriver writes them.
pub(crate) mod key {
    /// Releases the keys that are held down.
    pub(crate) const RELEASE: char = '\u{E000}';
    pub(crate) const TAB: char = '\u{E004}';
    pub(crate) const ENTER: char = '\u{E007}';
    pub(crate) const SHIFT: char = '\u{E008}';
    pub(crate) const CONTROL: char = '\u{E009}';
    pub(crate) const ESCAPE: char = '\u{E00C}';
    pub(crate) const END: char = '\u{E010}';
    pub(crate) const HOME: char = '\u{E011}';
    pub(crate) const LEFT: char = '\u{E012}';
    pub(crate) const UP: char = '\u{E013}';
    pub(crate) const RIGHT: char = '\u{E014}';
    pub(crate) const DOWN: char = '\u{E015}';
}

/// Waits until something is there; fails with the last reason why it is not.
#[track_caller]
pub(crate) fn wait<T, Reason: Display>(
    what: &str,
    mut there: impl FnMut() -> Result<T, Reason>,
) -> T {
    let begun = Instant::now();
    loop {
        match there() {
            Ok(there) => return there,
            Err(why) => assert!(begun.elapsed() < PATIENCE, "timed out: {what}; {why}"),
        }
        std::thread::sleep(PAUSE);
    }
}

/// The page.
pub(crate) struct Page {
    pub(crate) browser: Browser,
    address: String,
}

impl Page {
    /// Opens the page in a browser and waits until it can be used.
    pub(crate) fn open(browser: Browser, address: &str) -> Page {
        let page = Page {
            browser,
            address: address.to_owned(),
        };
        // An earlier server may have had the same port.
        page.forget();
        page.complaints();
        page.go("");
        page
    }

    /// Returns the address of the page.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Leaves the page, and removes what it has stored.
    pub(crate) fn forget(&self) {
        self.command("url", &json!({ "url": "about:blank" }));
        let storage = json!({ "origin": self.address, "storageTypes": "all" });
        self.devtools("Storage.clearDataForOrigin", &storage);
    }

    /// Sends a command to the driver.
    pub(crate) fn command(&self, name: &str, body: &Value) -> Value {
        let answer = self.browser.command(name, body);
        answer.unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Sends a command of the DevTools protocol.
    pub(crate) fn devtools(&self, name: &str, parameters: &Value) -> Value {
        let body = json!({ "cmd": name, "params": parameters });
        self.command("goog/cdp/execute", &body)
    }

    /// Makes the browser say something to media queries; nothing of its own with an empty value.
    pub(crate) fn set_media(&self, name: &str, value: &str) {
        let features = json!({ "features": [{ "name": name, "value": value }] });
        self.devtools("Emulation.setEmulatedMedia", &features);
    }

    /// Waits until something is true, while time goes fast for animations.
    pub(crate) fn until_soon(&self, what: &str, condition: &str) {
        self.devtools("Animation.enable", &json!({}));
        self.devtools("Animation.setPlaybackRate", &json!({ "playbackRate": 100 }));
        self.until(what, condition);
        self.devtools("Animation.disable", &json!({}));
    }

    /// Does something while a script runs before those of each page that is opened.
    pub(crate) fn with_script(&self, source: &str, test: impl FnOnce()) {
        let script = json!({ "source": source });
        let added = self.devtools("Page.addScriptToEvaluateOnNewDocument", &script);
        test();
        self.devtools("Page.removeScriptToEvaluateOnNewDocument", &added);
    }

    /// Opens another tab or window and switches to it; returns the handles of the first and of it.
    pub(crate) fn open_another(&self, kind: &str) -> [Value; 2] {
        let first = self.browser.get("window");
        let other = self.command("window/new", &json!({ "type": kind }))["handle"].clone();
        self.switch_to(&other);
        [first, other]
    }

    /// Switches to a tab or window.
    pub(crate) fn switch_to(&self, window: &Value) {
        self.command("window", &json!({ "handle": window }));
    }

    /// Opens the page anew, with something after the `#`.
    pub(crate) fn go(&self, hash: &str) {
        self.command("url", &json!({ "url": "about:blank" }));
        self.command("url", &json!({ "url": format!("{}{hash}", self.address) }));
        self.ready();
    }

    /// Loads the page again.
    pub(crate) fn reload(&self) {
        self.command("refresh", &json!({}));
        self.ready();
    }

    /// Opens the page anew with some settings, the others as they are at first.
    pub(crate) fn go_with_settings(&self, settings: &str) {
        let keep = format!("localStorage['loa.settings'] = JSON.stringify({settings});");
        self.js(&keep);
        self.go("");
    }

    fn ready(&self) {
        self.until(
            "the page is ready",
            "document.body.dataset.ready === 'true'",
        );
    }

    /// Switches to one of the views.
    pub(crate) fn view(&self, name: &str) {
        self.click(&format!("nav [data-view={name}]"));
        let shown = format!("!document.getElementById('view-{name}').hidden");
        self.until(name, &shown);
    }

    /// Chooses each view besides the game's, waits for its board, and calls a function.
    pub(crate) fn each_other_view(&self, mut visit: impl FnMut(&str)) {
        for (view, board) in &crate::board::VIEWS[1..] {
            self.view(view);
            self.element(&format!("{board} .piece"));
            visit(view);
        }
    }

    /// Closes the window with Escape.
    #[track_caller]
    pub(crate) fn escape(&self) {
        self.keys([key::ESCAPE]);
        self.until_closed();
    }

    /// Resigns the game, which the page asks about.
    #[track_caller]
    pub(crate) fn resign(&self) {
        self.press("Resign");
        self.press("Resign");
    }

    /// Waits until no window is open.
    #[track_caller]
    pub(crate) fn until_closed(&self) {
        self.until("the window closes", "!document.querySelector('dialog')");
    }

    /// Fails if there are errors in the console.
    pub(crate) fn check_console(&self) {
        let complaints = self.complaints();
        assert!(complaints.is_empty(), "{complaints:#?}");
    }

    /// Returns the errors in the console since the last call.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let log = self.command("se/log", &json!({ "type": "browser" }));
        let entries = log.as_array().cloned().unwrap_or_default();
        let is_error = |entry: &Value| entry["level"] == "SEVERE";
        let errors = entries.into_iter().filter(is_error);
        errors.map(|entry| entry["message"].to_string()).collect()
    }

    /// Runs the body of a function in the page.
    pub(crate) fn js(&self, body: &str) -> Value {
        self.command("execute/sync", &json!({ "script": body, "args": [] }))
    }

    /// Returns the value of an expression in the page.
    pub(crate) fn value(&self, expression: &str) -> Value {
        self.js(&format!("return {expression};"))
    }

    /// Returns what the body of a function returns, as a type.
    pub(crate) fn read<T: DeserializeOwned>(&self, body: &str) -> T {
        serde_json::from_value(self.js(body)).unwrap()
    }

    /// Runs the body of an asynchronous function in the page.
    pub(crate) fn js_async(&self, body: &str) -> Value {
        let script = format!(
            "const done = arguments[0]; (async () => {{ {body} }})()
                .then(done, (error) => done({{ error: String(error) }}));"
        );
        let value = self.command("execute/async", &json!({ "script": script, "args": [] }));
        assert!(value.get("error").is_none(), "{body}: {value}");
        value
    }

    /// Makes the browser save files into a folder.
    pub(crate) fn download_to(&self, folder: &Path) {
        let parameters = json!({ "behavior": "allow", "downloadPath": folder });
        self.devtools("Browser.setDownloadBehavior", &parameters);
    }

    /// Waits until something is true outside of the page.
    pub(crate) fn until_true(&self, what: &str, condition: impl Fn() -> bool) {
        wait(what, || condition().then_some(()).ok_or(""));
    }

    /// Waits until an expression is true in the page.
    #[track_caller]
    pub(crate) fn until(&self, what: &str, condition: &str) {
        let script = json!({ "script": format!("return Boolean({condition});"), "args": [] });
        let begun = Instant::now();
        // A page that loads gives errors.
        while self.browser.command("execute/sync", &script) != Ok(Value::Bool(true)) {
            if begun.elapsed() > PATIENCE {
                let text = self.js("return document.body.innerText;");
                panic!("timed out waiting for: {what}; {condition}; the page says {text}");
            }
            std::thread::sleep(PAUSE);
        }
    }

    /// Clicks on the first element that a selector finds.
    pub(crate) fn click(&self, selector: &str) {
        self.act("css selector", selector, "click", &json!({}));
    }

    /// Clicks on a button by its text or name; in the dialog, if one is open.
    pub(crate) fn press(&self, label: &str) {
        let open = self.js("return Boolean(document.querySelector('dialog[open]'));");
        let place = match open {
            Value::Bool(true) => "//dialog",
            _ => "//section[not(@hidden)]",
        };
        let path = format!(
            "{place}//button[(normalize-space()='{label}' or @aria-label='{label}')
                and not(@disabled) and not(ancestor-or-self::*[@hidden])]"
        );
        self.act("xpath", &path, "click", &json!({}));
    }

    /// Types text into the first element that a selector finds.
    pub(crate) fn type_into(&self, selector: &str, text: &str) {
        self.act("css selector", selector, "value", &json!({ "text": text }));
    }

    /// Does something with an element as soon as that is possible.
    fn act(&self, using: &str, value: &str, name: &str, body: &Value) {
        wait(value, || {
            let found = self
                .browser
                .command("element", &json!({ "using": using, "value": value }))?;
            let id = found.as_object().and_then(|found| found.values().next());
            let id = id.and_then(Value::as_str).unwrap_or_default();
            self.browser.command(&format!("element/{id}/{name}"), body)
        });
    }

    /// Waits for an element.
    #[track_caller]
    pub(crate) fn element(&self, selector: &str) {
        self.until(selector, &format!("document.querySelector({selector:?})"));
    }

    /// Waits until there is no such element.
    #[track_caller]
    pub(crate) fn until_gone(&self, selector: &str) {
        self.until(
            &format!("no {selector}"),
            &format!("!document.querySelector({selector:?})"),
        );
    }

    /// Waits until an element has this text and no other.
    #[track_caller]
    pub(crate) fn until_text_is(&self, selector: &str, text: &str) {
        let condition = format!("document.querySelector({selector:?})?.textContent === {text:?}");
        self.until(text, &condition);
    }

    /// Waits until a side's player is one of the list, where 0 is a person.
    #[track_caller]
    pub(crate) fn until_player(&self, side: &str, level: u8) {
        let list = format!("document.querySelector('[aria-label=\"{side}’s player\"]')");
        self.until(
            &format!("{side} is {level}"),
            &format!("{list}.value === '{level}'"),
        );
    }

    /// Fails if an element does not have some words.
    #[track_caller]
    pub(crate) fn assert_says(&self, selector: &str, words: &str) {
        let text = self.text(selector);
        assert!(text.contains(words), "{text}");
    }

    /// Waits until a selector finds this number of elements.
    #[track_caller]
    pub(crate) fn until_count(&self, selector: &str, count: usize) {
        let condition = format!("document.querySelectorAll({selector:?}).length === {count}");
        self.until(&format!("{count} {selector}"), &condition);
    }

    /// Waits until an element has some words.
    #[track_caller]
    pub(crate) fn until_text(&self, selector: &str, words: &str) {
        self.until(words, &says(selector, words));
    }

    /// Chooses from a list.
    pub(crate) fn choose(&self, selector: &str, value: &str) {
        self.click(&format!("{selector} option[value='{value}']"));
    }

    /// Chooses from a list of the dialog, found by its label.
    pub(crate) fn choose_field(&self, label: &str, value: &str) {
        let path =
            format!("//dialog//label[contains(., '{label}')]//select/option[@value='{value}']");
        self.act("xpath", &path, "click", &json!({}));
    }

    /// Clicks on a field of the dialog, found by its label.
    pub(crate) fn click_field(&self, label: &str) {
        let path = format!("//dialog//label[contains(., '{label}')]//input");
        self.act("xpath", &path, "click", &json!({}));
    }

    /// Imports a text.
    pub(crate) fn import(&self, text: &str) {
        self.press("Import");
        self.type_into("dialog textarea", text);
        self.press("Open");
    }

    /// Returns the SGF of the open window for sharing.
    pub(crate) fn shared_sgf(&self) -> String {
        const AREA: &str = "dialog textarea[aria-label^=SGF]";
        self.until(
            "the SGF",
            &format!("document.querySelector({AREA:?})?.value"),
        );
        self.field(AREA)
    }

    /// Opens the window of new games, whether or not a game is going on.
    pub(crate) fn press_new_game(&self) {
        self.js("document.activeElement.blur();");
        self.keys(['n']);
        self.element("dialog[open]");
        if self.count("dialog .new-game") == 0 {
            self.click("dialog .actions .primary");
            self.element("dialog .new-game");
        }
    }

    /// Begins a game with what the window of new games is to propose.
    pub(crate) fn begin_game(&self, wish: &str) {
        self.js(&format!(
            "localStorage['loa.wish'] = JSON.stringify({wish});"
        ));
        let before = self.js("return sessionStorage['loa.game'];");
        self.press_new_game();
        self.click("dialog .actions .primary");
        self.until(
            "another game",
            &format!("sessionStorage['loa.game'] !== {before}"),
        );
        self.until_closed();
    }

    /// Replaces the content of a field of the dialog, found by its label.
    pub(crate) fn fill(&self, label: &str, text: &str) {
        let path = format!("//dialog//label[contains(., '{label}')]//input");
        // To clear it would be a change of its own.
        let keys = format!("{}a{}{text}{}", key::CONTROL, key::RELEASE, key::TAB);
        self.act("xpath", &path, "value", &json!({ "text": keys }));
    }

    /// Presses keys one after the other, wherever the focus is.
    pub(crate) fn keys(&self, keys: impl IntoIterator<Item = char>) {
        let strokes = keys.into_iter().flat_map(|key| [down(key), up(key)]);
        self.perform(
            &json!({ "type": "key", "id": "keyboard", "actions": strokes.collect::<Value>() }),
        );
    }

    /// Presses a key while Shift is held down.
    pub(crate) fn keys_with_shift(&self, key: char) {
        let strokes = [down(key::SHIFT), down(key), up(key), up(key::SHIFT)];
        self.perform(&json!({ "type": "key", "id": "keyboard", "actions": strokes }));
    }

    /// Performs the actions of an input device.
    pub(crate) fn perform(&self, device: &Value) {
        self.command("actions", &json!({ "actions": [device] }));
    }

    /// Returns the text of the first element that a selector finds.
    pub(crate) fn text(&self, selector: &str) -> String {
        let body = format!("return document.querySelector({selector:?}).textContent;");
        self.js(&body).as_str().unwrap().to_owned()
    }

    /// Returns what is in a field.
    pub(crate) fn field(&self, selector: &str) -> String {
        self.read(&format!(
            "return document.querySelector({selector:?}).value;"
        ))
    }

    /// Returns how many elements a selector finds.
    pub(crate) fn count(&self, selector: &str) -> u64 {
        let body = format!("return document.querySelectorAll({selector:?}).length;");
        self.js(&body).as_u64().unwrap()
    }

    /// Returns the moves of the game so far, variations left out.
    pub(crate) fn moves(&self) -> Vec<String> {
        self.read(&format!("{GAME} return moves;"))
    }

    /// Waits until the game has this many plies and a person is to move, or it is over.
    #[track_caller]
    pub(crate) fn until_turn(&self, side: &str, plies: usize) {
        let shown = turn_shown(side);
        let condition = format!(
            "(() => {{ {GAME}
                const status = document.querySelector('#view-play .status');
                return status.classList.contains('over') || moves.length >= {plies} && {shown};
            }})()"
        );
        self.until(&format!("{side} to move at ply {plies}"), &condition);
    }

    /// Waits until the page says that a side is to move and takes its move, whatever it keeps.
    #[track_caller]
    pub(crate) fn until_turn_shown(&self, side: &str) {
        self.until(side, &turn_shown(side));
    }

    /// Waits until the table has this many moves.
    #[track_caller]
    pub(crate) fn until_moves(&self, count: usize) {
        self.until_count("#view-play .moves .move", count);
    }

    /// Waits until the status of the game has some words.
    #[track_caller]
    pub(crate) fn until_status(&self, words: &str) {
        self.until_text("#view-play .status", words);
    }

    /// Waits until the analysis has come to its end.
    #[track_caller]
    pub(crate) fn until_analysed(&self) {
        let done = "document.querySelector('.stats').textContent.startsWith('done')";
        self.until("the analysis ends", done);
    }

    /// Waits until the review has come to its end.
    #[track_caller]
    pub(crate) fn until_reviewed(&self) {
        self.until(
            "the review ends",
            "document.querySelector('.panel progress')?.hidden",
        );
    }

    /// Waits until the game is over.
    #[track_caller]
    pub(crate) fn until_over(&self) {
        self.element("#view-play .status.over");
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.count("#view-play .status.over") > 0
    }

    /// Chooses the move of a beginner: a win in one, else the one that
    /// leaves the fewest groups, their pieces close together.
    pub(crate) fn beginners_move(&self) -> (String, String) {
        let kept = format!("{GAME} return [kept.fen, moves];");
        let (fen, moves): (String, Vec<String>) = self.read(&kept);
        let mut position = fen.parse::<Fen>().unwrap().position;
        for text in moves {
            position.play(text.parse().unwrap()).unwrap();
        }
        let text = gathering_move(&position).to_string();
        let (from, to) = text.split_once('-').unwrap();
        (from.to_owned(), to.to_owned())
    }

    /// Returns a good move.
    pub(crate) fn good_move(&self) -> (String, String) {
        let kept = self.js(&format!(
            "{GAME} return {{ rules: kept.rules, fen: kept.fen, moves }};"
        ));
        let ask = json!({ "id": 0, "type": "analyse", "game": kept, "seconds": 0.1 });
        let findings = findings(&mut Engine::new(8), ask);
        let text = findings["lines"][0]["move"].as_str().unwrap();
        let (from, to) = text.split_once('-').unwrap();
        (from.to_owned(), to.to_owned())
    }
}

/// Returns what a search finds, which the page would ask for.
pub(crate) fn findings(engine: &mut Engine, ask: Value) -> Value {
    let mut search = match serde_json::from_value(ask).unwrap() {
        ClientMessage::Analyse(ask) => ask.search(&Host::ALONE).unwrap(),
        ClientMessage::Move(ask) => ask.search().unwrap(),
        _ => unreachable!("it is a search"),
    };
    search.run(engine, &mut || false, &mut |_| {});
    json!(search.findings())
}

/// A condition: an element has some words.
pub(crate) fn says(selector: &str, words: &str) -> String {
    format!("document.querySelector({selector:?})?.textContent.includes({words:?})")
}

/// A condition: the page says that a side is to move, by its name or to the only person who plays,
/// and pieces can move. A move is drawn before it is confirmed, and until then no other is taken.
fn turn_shown(side: &str) -> String {
    let strip = format!("#view-play .to-move[data-side={}]", side.to_lowercase());
    format!(
        "(({{ textContent: words }}) => (words.includes('{side} to move') ||
            words.includes('Your turn') && document.querySelector('{strip}')) &&
            document.querySelector('#board .cell[aria-label*=\"can move to\"]')
        )(document.querySelector('#view-play .status'))"
    )
}

/// Returns the move that leaves the fewest groups, their pieces close together.
pub(crate) fn gathering_move(position: &Position) -> Move {
    let apart = |a: Square, b: Square| {
        let (files, ranks) = (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank()));
        u32::from(files.max(ranks))
    };
    let scattered = |mv: &Move| {
        let own = position.after(*mv).pieces(position.turn());
        let distances = own
            .into_iter()
            .flat_map(|a| own.into_iter().map(move |b| apart(a, b)));
        (own.groups().count(), distances.sum::<u32>())
    };
    let moves = position.legal_moves();
    moves.into_iter().min_by_key(scattered).unwrap()
}

fn down(key: char) -> Value {
    json!({ "type": "keyDown", "value": key })
}

fn up(key: char) -> Value {
    json!({ "type": "keyUp", "value": key })
}
