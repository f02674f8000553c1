//! The languages of the page: which one it speaks, and that all of it speaks it.

use crate::board::GAME;
use crate::driver::{Browser, Look};
use crate::first_contact::throttle;
use crate::layout::at_sizes;
use crate::page::Page;
use crate::pictures::{self, snapshot};
use crate::relay;
use crate::visit::visit;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// A phone, where text has the least room of the usual screens.
const PHONE: (u32, u32) = (360, 640);
const OTHER_SIZES: [(u32, u32); 4] = [(1440, 900), (1024, 768), (768, 1024), (320, 640)];

/// The address of the catalogue of a language, without its name.
const FOLDER: &str = "new URL('.', document.querySelector('script[type=module]').src).href";

/// Makes the browser prefer some languages.
fn prefer(page: &Page, languages: &str) {
    let agent = page.value("navigator.userAgent");
    let wish = json!({ "userAgent": agent, "acceptLanguage": languages });
    page.devtools("Emulation.setUserAgentOverride", &wish);
}

/// Returns the language of the page.
fn language(page: &Page) -> Value {
    page.value("document.documentElement.lang")
}

/// Returns the sentence of a code in the language of the page, which is not English.
fn sentence(page: &Page, code: &str) -> String {
    let body = format!(
        "return (await import({FOLDER} + document.documentElement.lang + '.mjs')).default['{code}'];"
    );
    page.js_async(&body).as_str().unwrap().to_owned()
}

/// Returns the languages other than English.
pub(crate) fn others(page: &Page) -> Vec<String> {
    page.read("return document.documentElement.dataset.languages.split(' ');")
}

#[test]
fn the_page_speaks_the_language_of_the_browser() {
    let page = &visit();
    assert_eq!(language(page), "en");
    prefer(page, "nl,de-AT,en");
    page.go("");
    assert_eq!(language(page), "de");
    assert_eq!(page.text("nav [data-view=puzzles]"), "Aufgaben");
    assert_eq!(
        page.value("document.querySelector('#settings-button').title"),
        "Einstellungen"
    );
    page.until_named(GAME, "b1", "kann ziehen nach h1, b3 und d3");
    assert!(
        page.text("#view-play .status")
            .starts_with("Du bist am Zug.")
    );
    // The server's messages, too.
    page.click_move(GAME, "b1", "b5");
    page.until_text(".said-box", "auf dieser Spalte");
    prefer(page, "en-GB,de");
    page.go("");
    assert_eq!(language(page), "en");
}

#[test]
fn the_settings_change_the_language_and_keep_the_game() {
    let page = &visit();
    page.begin_with_a_move();
    page.click("#settings-button");
    page.choose_field("Language", "de");
    let speaks = |language: &str, says: &str| {
        page.until(
            language,
            &format!(
                "document.documentElement.lang === '{language}'
                    && document.body.dataset.ready === 'true'
                    && document.querySelector('.status')?.textContent.includes('{says}')"
            ),
        );
    };
    speaks("de", "Weiß am Zug");
    assert_eq!(page.moves(), ["b1-b3"]);
    assert_eq!(page.value("history.state?.dialog ?? null"), Value::Null);
    page.click("#settings-button");
    page.choose_field("Sprache", "auto");
    speaks("en", "White to move");
    assert_eq!(page.moves(), ["b1-b3"]);
}

#[test]
fn the_catalogue_comes_beside_the_first_script() {
    let page = &visit();
    page.go_with_settings("{ language: 'de' }");
    page.devtools("Network.clearBrowserCache", &json!({}));
    page.devtools("Network.enable", &json!({}));
    throttle(page, 200, 30_000);
    page.go("");
    throttle(page, 0, -1);
    let begins = page.js("
        const [first, catalogue] = ['first', 'de'].map((name) => performance
            .getEntriesByType('resource').filter((one) => one.name.endsWith(`/${name}.mjs`)));
        return [first.length, catalogue.length,
            catalogue[0].startTime < first[0].responseEnd];");
    assert_eq!(begins, json!([1, 1, true]));
}

#[test]
fn without_its_catalogue_the_page_speaks_english() {
    let page = &visit();
    page.devtools("Network.enable", &json!({}));
    page.devtools("Network.setBlockedURLs", &json!({ "urls": ["*/de.mjs"] }));
    page.devtools("Network.clearBrowserCache", &json!({}));
    page.go_with_settings("{ language: 'de' }");
    page.devtools("Network.setBlockedURLs", &json!({ "urls": [] }));
    assert_eq!(language(page), "en");
    page.until_turn_shown("Black");
    page.complaints();
}

/// Makes sentences 40 % longer, with an accent on each vowel, and leaves the parameters.
const PSEUDO: &str = "
    const LONGER = { a: 'áá', e: 'ééé', i: 'íí', o: 'óó', u: 'úú',
        A: 'Áá', E: 'Éé', I: 'Íí', O: 'Óó', U: 'Úú' };
    const pseudo = (sentence) => {
        let depth = 0;
        return [...sentence].map((sign) => {
            depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
            // A form is in braces of its own.
            return depth % 2 ? sign : (LONGER[sign] ?? sign);
        }).join('');
    };
    export default Object.fromEntries(
        Object.entries({ ...EN, ...EN_LATER }).map(([code, it]) => [code, pseudo(it)]));";

fn pseudo_language() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("page/js/lang/en");
    let read = |name| fs::read_to_string(folder.join(name)).unwrap();
    let english = read("first.js") + &read("later.js");
    english.replace("export const", "const") + PSEUDO
}

/// Text that is not of the catalogue: a vowel without an accent, in no square or file, name of a key,
/// or word of the browser itself.
const UNTRANSLATED: &str = "
    const own = (text) =>
        text.replace(/\\b[a-h][1-8]?\\b|\\([A-Z]\\)|^[A-Z]$|\\b(und|Mio)\\b/g, '');
    const found = [];
    const note = (text) => /[aeiou]/i.test(own(text ?? '')) && found.push(text);
    note(document.title);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement, data } = walker.currentNode;
        if (!parentElement.closest('script, noscript, body [lang]')) note(data);
    }
    for (const one of document.querySelectorAll('body *'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
            note(one.getAttribute(name));
    return found;";

/// Text that leaves the window, or its box where that clips it.
pub(crate) const CUT_OFF: &str = "
    const WINDOW = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const host = text.parentElement;
        if (!text.data.trim() || !host.checkVisibility({ visibilityProperty: true })) continue;
        if (host.closest('.skip, .unseen, select, svg, textarea')) continue;
        range.selectNodeContents(text);
        const place = range.getBoundingClientRect();
        for (const [axis, from, to] of [
            ['overflowX', 'left', 'right'], ['overflowY', 'top', 'bottom']]) {
            let box = host;
            while (box && getComputedStyle(box)[axis] === 'visible') box = box.parentElement;
            // A box that scrolls shows all.
            if (box && !/hidden|clip/.test(getComputedStyle(box)[axis])) continue;
            const area = box?.getBoundingClientRect() ?? WINDOW;
            if (place[from] < area[from] - 1 || place[to] > area[to] + 1)
                found.push([text.data.trim(), axis, place[from], place[to], area[from], area[to]]);
        }
    }
    if (document.documentElement.scrollWidth > innerWidth)
        found.push(['the page', 0, document.documentElement.scrollWidth]);
    return found;";

/// Returns what is wrong with the text on the screen.
fn faults(page: &Page, what: &str, (width, height): (u32, u32)) -> Vec<String> {
    let found = [UNTRANSLATED, CUT_OFF].map(|script| page.js(script));
    let wrong = found.iter().filter_map(Value::as_array).flatten();
    wrong
        .map(|fault| format!("{what} at {width}x{height}: {fault}"))
        .collect()
}

/// Presses the button with a label, wherever it is.
fn press(page: &Page, code: &str) {
    let label = sentence(page, code);
    let button = format!(
        "[...(document.querySelector('dialog') ?? document).querySelectorAll('button')].find(
            (one) => [one.textContent.trim(), one.ariaLabel].includes('{label}'))"
    );
    page.until(code, &button);
    page.js(&format!("{button}.click();"));
}

/// Goes through the screens of the page in a language, and does something with each.
fn screens(page: &Page, language: &str, mut test: impl FnMut(&str)) {
    page.forget();
    page.go("");
    page.go_with_settings(&format!("{{ language: '{language}' }}"));
    page.element(".first-visit");
    test("first visit");
    page.begin_game("{ white: '0' }");
    page.click_move(GAME, "b1", "b5");
    page.element(".status.fault");
    page.click_move(GAME, "b1", "b3");
    page.until("a move", &format!("{MOVES} === 1"));
    page.click_square(GAME, "a2");
    page.until_chosen(GAME, "a2");
    test("play");
    press(page, "analyse");
    page.element(".lines li");
    page.js("for (const one of document.querySelectorAll('details')) one.open = true;");
    test("analysis");
    press(page, "stop");
    press(page, "resign");
    press(page, "resign");
    page.until_over();
    press(page, "review-game");
    page.until_count(".review-summary p", 2);
    page.until_reviewed();
    test("review");
    let mut dialog = |what: &str, open: &dyn Fn()| {
        open();
        page.element("dialog[open]");
        page.js("for (const one of document.querySelectorAll('details')) one.open = true;");
        test(what);
        page.escape();
    };
    dialog("new game", &|| page.keys(['n']));
    dialog("keys", &|| page.keys(['?']));
    dialog("settings", &|| page.click("#settings-button"));
    for code in ["my-games", "import-short", "share-short"] {
        dialog(code, &|| press(page, code));
    }
    page.each_other_view(|view| {
        page.until(
            "a sentence",
            "document.querySelector('.view:not([hidden])').innerText",
        );
        test(view);
    });
}

/// The number of moves in the table.
const MOVES: &str = "document.querySelectorAll('.moves .move').length";

#[test]
fn all_text_is_translated_and_fits_on_a_phone() {
    text_fits(&[PHONE]);
}

#[test]
#[ignore = "takes long"]
fn all_text_fits_on_other_screens() {
    text_fits(&OTHER_SIZES);
}

/// Goes through the screens with longer sentences.
fn text_fits(sizes: &[(u32, u32)]) {
    let visit = &visit();
    let relay = relay::start(visit.local(), "/de.mjs", pseudo_language());
    let local = visit.local().to_string();
    let address = visit.address().replace(&local, &relay.to_string());
    let page = Page::open(Browser::take(Look::Desktop), &address);
    page.go_with_settings("{ language: 'de' }");
    assert_eq!(sentence(&page, "undo"), "Úúndóó");
    let mut found = Vec::new();
    at_sizes(&page, sizes, |size| {
        screens(&page, "de", |what| {
            snapshot(&page, &format!("pseudo-{}-{what}", size.0));
            found.extend(faults(&page, what, size));
        });
    });
    assert!(found.is_empty(), "{found:#?}");
    page.check_console();
}

#[test]
fn a_language_has_all_screens() {
    has_all_screens(&visit(), "de");
}

#[test]
#[ignore = "takes long"]
fn every_language_has_all_screens() {
    let page = &visit();
    for name in others(page) {
        has_all_screens(page, &name);
    }
}

/// On a phone; with pictures to be looked at on a desktop, too. See `pictures.rs`.
fn has_all_screens(page: &Page, name: &str) {
    let sizes = match pictures::folder() {
        Some(_) => &[PHONE, OTHER_SIZES[0]],
        None => &[PHONE][..],
    };
    at_sizes(page, sizes, |size| {
        screens(page, name, |what| {
            assert_eq!(language(page), name);
            snapshot(page, &format!("{name}-{}-{what}", size.0));
            assert_eq!(page.js(CUT_OFF), json!([]), "{name}: {what} at {size:?}");
        });
    });
}
