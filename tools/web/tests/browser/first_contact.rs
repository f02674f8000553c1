//! The first visit: what the browser loads before a move can be made.

use crate::driver::Look;
use crate::page::Page;
use crate::visit::visit_with;
use serde::Deserialize;
use serde_json::{Value, json};

/// A slow line: latency in milliseconds, and bytes per second.
const SLOW_LINE: (u32, u32) = (400, 50_000);
/// The visits to measure with each kind of browser.
const VISITS: usize = 5;

/// Notes when a piece can be moved first, and how much the page shifts.
const WATCH: &str = "
    window.shift = 0;
    new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((_, observer) => {
        if (!document.querySelector('#board .cell[aria-label*=\"can move to\"]')) return;
        observer.disconnect();
        window.firstMove = performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });";

/// Makes the first move as soon as one can be made, and notes when it and the reply are drawn.
const PLAY: &str = "
    const at = (square) => document.querySelector(`#board .cell[data-square=${square}]`);
    const enter = (square) => {
        at(square).focus();
        at(square).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    };
    new MutationObserver((_, observer) => {
        const name = at('b3')?.getAttribute('aria-label') ?? '';
        if (window.firstMove && !window.asked) {
            window.asked = performance.now();
            setTimeout(() => { enter('b1'); setTimeout(() => enter('b3')); });
        } else if (window.asked && !window.moved && name.includes('black')) {
            window.moved = performance.now();
        } else if (window.moved && name.includes('can move to')) {
            window.replied = performance.now();
            observer.disconnect();
        }
    }).observe(document, { subtree: true, childList: true, attributes: true });";

/// What was loaded before the first move was possible.
const LOADED: &str = "
    const files = performance.getEntriesByType('resource').filter(
        (entry) => entry.responseEnd < window.firstMove && entry.initiatorType !== 'img');
    const all = [...performance.getEntriesByType('navigation'), ...files];
    return {
        ms: window.firstMove,
        shift: window.shift,
        names: files.map(({ name }) => name.replace(location.href.split('#')[0], '')),
        bytes: all.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    };";

/// A first visit, as the browser saw it.
#[derive(Deserialize)]
struct Contact {
    ms: f64,
    shift: f64,
    names: Vec<String>,
    bytes: u64,
}

impl Contact {
    /// Opens the page with an empty cache and an empty storage.
    fn new(page: &Page) -> Contact {
        page.forget();
        page.devtools("Network.clearBrowserCache", &json!({}));
        page.go("");
        page.read(LOADED)
    }
}

/// Does something with a page that notes its first contact.
fn watched(look: Look, test: impl FnOnce(&Page)) {
    let page = &visit_with(look);
    page.devtools("Network.enable", &json!({}));
    page.with_script(WATCH, || test(page));
}

/// Two round trips: one for the page, one for what it names. Nothing moves while they load.
#[test]
fn a_first_move_needs_two_round_trips() {
    for look in [Look::Desktop, Look::Phone] {
        watched(look, |page| {
            let Contact {
                shift, mut names, ..
            } = Contact::new(page);
            assert!(shift < 0.02, "{shift}");
            names.sort();
            let own = |name: &String| name.rsplit('/').next().unwrap().to_owned();
            let files: Vec<String> = names.iter().map(own).collect();
            assert_eq!(files, ["first.mjs", "language.mjs", "style.css"]);
            assert!(names.iter().all(|name| name.starts_with("v/")), "{names:?}");
        });
    }
}

pub(crate) fn throttle(page: &Page, latency: u32, speed: i64) {
    let conditions: Value = json!({
        "offline": false,
        "latency": latency,
        "downloadThroughput": speed,
        "uploadThroughput": speed,
    });
    page.devtools("Network.emulateNetworkConditions", &conditions);
}

/// Prints the figures of docs/performance.md: `make bench`.
#[test]
#[ignore = "measures times"]
fn first_contact_on_a_slow_line() {
    for (look, name) in [(Look::Desktop, "desktop"), (Look::Phone, "phone")] {
        watched(look, |page| {
            let (latency, speed) = SLOW_LINE;
            throttle(page, latency, speed.into());
            let mut replies = Vec::new();
            let mut visits = Vec::new();
            page.with_script(PLAY, || {
                for _ in 0..VISITS {
                    visits.push(Contact::new(page));
                    page.until("the reply", "window.replied");
                    let times = page.value("[window.moved, window.replied - window.moved]");
                    replies.push([0, 1].map(|at| times[at].as_f64().unwrap()));
                }
            });
            throttle(page, 0, -1);
            visits.sort_by(|a, b| a.ms.total_cmp(&b.ms));
            let median = &visits[VISITS / 2];
            println!(
                "{name}: first move after {:.0} ms ({:.0} to {:.0}), {} files, {} bytes, shift {:.3}",
                median.ms,
                visits[0].ms,
                visits[VISITS - 1].ms,
                median.names.len() + 1,
                median.bytes,
                median.shift,
            );
            for (at, what) in ["own move drawn at", "reply after another"]
                .iter()
                .enumerate()
            {
                let mut times: Vec<f64> = replies.iter().map(|times| times[at]).collect();
                times.sort_by(f64::total_cmp);
                let [least, median, most] = [0, VISITS / 2, VISITS - 1].map(|at| times[at]);
                println!("{name}: {what} {median:.0} ms ({least:.0} to {most:.0})");
            }
        });
    }
}

/// What browsers of 2022 do not have.
const OLDER: &str = "
    for (const [owner, names] of [
        [Map, ['groupBy']], [Object, ['groupBy']], [Array, ['fromAsync']],
        [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
        [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
        [Promise, ['withResolvers', 'try']], [AbortSignal, ['any']], [globalThis, ['Iterator']],
    ]) for (const name of names) delete owner[name];";

#[test]
fn a_browser_of_2022_is_enough() {
    with_script(OLDER, |page| {
        page.go("");
        assert_eq!(page.value("Map.groupBy === undefined"), true);
        page.play_until("b1", "b3", "Black", 2);
        page.press("Share");
        page.element("dialog[open]");
        let style = page.js_async(
            "return (await (await fetch(document.querySelector('link[rel=stylesheet]').href)).text());",
        );
        assert!(!style.as_str().unwrap().contains("light-dark("));
    });
}

#[test]
fn a_page_that_does_not_start_says_so() {
    for broken in [
        "delete Intl.PluralRules;",
        "Element.prototype.setAttribute = null;",
        "delete window.WebSocket;",
    ] {
        with_script(broken, |page| {
            page.command("url", &json!({ "url": "about:blank" }));
            page.command("url", &json!({ "url": page.address() }));
            // It says so after a while.
            let says = "document.querySelector('#not-started')?.checkVisibility(
                    { visibilityProperty: true }) &&
                document.querySelector('#not-started').textContent.includes('does not start')";
            page.until_soon(broken, says);
            page.complaints();
        });
    }
}

/// Opens a page in which a script runs before those of the page.
fn with_script(source: &str, test: impl FnOnce(&Page)) {
    let page = &visit_with(Look::Desktop);
    page.with_script(source, || test(page));
}
