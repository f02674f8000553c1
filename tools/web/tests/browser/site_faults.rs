//! What happens to static sites: other sites on the same host, browsers that forbid things, files
//! that are missing, new versions while the page is open.

use crate::board::GAME;
use crate::page::Page;
use crate::site::{change, copied, until_kept};
use crate::visit::{Visit, visit_site};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// Opens a copy of the site, whose folder the test may change.
pub(crate) fn visit_copy(test: impl FnOnce(&Visit, &Path)) {
    if let Some(copy) = copied() {
        let folder = copy.path().to_owned();
        test(&visit_site(folder.clone()), &folder);
    }
}

/// Opens the page in a browser that allows no service workers, as where cookies are blocked.
fn without_worker(page: &Page, test: impl FnOnce()) {
    let source = "Object.defineProperty(navigator, 'serviceWorker', {
        get() { throw new DOMException('The operation is insecure.', 'SecurityError'); } });";
    page.with_script(source, || {
        page.forget();
        page.go("");
        test();
    });
    page.complaints();
}

/// Does something with a copy of the site in such a browser.
pub(crate) fn visit_without_worker(test: impl FnOnce(&Visit, &Path)) {
    visit_copy(|page, folder| without_worker(page, || test(page, folder)));
}

pub(crate) fn until_says(page: &Page, words: &str) {
    page.until_text("#link-state", words);
    let status = page.text("#view-play .status");
    assert!(!status.contains("thinking"), "{status}");
}

/// The folder of the files that belong to a version.
pub(crate) fn version(folder: &Path) -> PathBuf {
    let mut found = fs::read_dir(folder.join("v")).unwrap();
    found.next().unwrap().unwrap().path()
}

#[test]
fn a_site_outlives_the_loss_of_what_was_kept() {
    visit_copy(|page, _| {
        until_kept(page);
        let lose = "for (const name of await caches.keys()) await caches.delete(name); return 1;";
        page.js_async(lose);
        page.reload();
        page.until_named(GAME, "b1", "black, can move to");
        let count = "const [name] = await caches.keys();
            return name ? (await (await caches.open(name)).keys()).length : 0;";
        page.until_true("that it is kept again", || page.js_async(count) != json!(0));
        page.stop_server();
        page.reload();
        page.until_named(GAME, "b1", "black, can move to");
    });
}

#[test]
fn pages_beside_a_site_are_not_answered_by_it() {
    visit_copy(|page, folder| {
        fs::write(
            folder.join("blog.html"),
            "<link rel=icon href=data:,><title>Blog</title>",
        )
        .unwrap();
        until_kept(page);
        let address = format!("{}blog.html", page.address());
        page.command("url", &json!({ "url": address }));
        assert_eq!(page.value("document.title"), "Blog");
        page.complaints();
    });
}

#[test]
fn without_a_worker_one_word_says_so() {
    visit_copy(|page, folder| {
        let says_so = || {
            // It is known once the whole program is there.
            page.until_true("the settings", || {
                page.click("#settings-button");
                page.element("dialog[open]");
                let says = page.js("return document.querySelector('dialog').textContent
                        .includes('Without a network: not possible here.');");
                page.escape();
                says == json!(true)
            });
            assert_eq!(page.count("#not-started:not([hidden])"), 0);
        };
        without_worker(page, says_so);
        fs::remove_file(folder.join("sw.js")).unwrap();
        page.forget();
        page.go("");
        says_so();
        page.complaints();
    });
}

#[test]
fn a_missing_file_is_named() {
    visit_copy(|page, folder| {
        let module = version(folder).join("loa.wasm");
        let whole = fs::read(&module).unwrap();
        let begin = |words| {
            page.forget();
            page.go("");
            page.begin_game("{ white: '8' }");
            page.click_move(GAME, "b1", "b3");
            until_says(page, words);
        };
        without_worker(page, || {
            fs::remove_file(&module).unwrap();
            begin("This site lacks a file: loa.wasm.");
            fs::write(&module, &whole[..whole.len() / 2]).unwrap();
            begin("This browser is too old for this.");
            fs::write(&module, &whole).unwrap();
            page.click("#link-state button");
            page.until_turn("Black", 2);
            fs::remove_file(version(folder).join("puzzles.txt")).unwrap();
            page.click("nav [data-view=puzzles]");
            until_says(page, "This site lacks a file: puzzles.txt.");
        });
    });
}

#[test]
fn a_page_whose_version_is_gone_offers_the_new_one() {
    visit_without_worker(|page, folder| {
        let old = version(folder);
        let name = old.file_name().unwrap().to_str().unwrap().to_owned();
        fs::rename(&old, old.with_file_name("new")).unwrap();
        let index = folder.join("index.html");
        let text = fs::read_to_string(&index).unwrap();
        fs::write(&index, text.replace(&name, "new")).unwrap();
        page.click("nav [data-view=puzzles]");
        until_says(page, "There is a new version of this site.");
        page.click("#link-state button");
        page.element("#puzzle-board .piece");
    });
}

#[test]
fn a_new_version_leaves_other_tabs_alone() {
    visit_copy(|page, folder| {
        until_kept(page);
        let [first, second] = page.open_another("window");
        page.go("");
        page.until_named(GAME, "b1", "black, can move to");
        page.js("window.typed = 'half a text';");
        change(&folder.join("sw.js"), "VERSION = '", "VERSION = 'new-");
        page.switch_to(&first);
        page.reload();
        page.press("Reload the page");
        let is_new = "(await caches.keys()).length === 2";
        page.until_true("the new version", || {
            page.js_async(&format!("return {is_new};")) == json!(true)
        });
        page.switch_to(&second);
        page.element(".toast");
        assert_eq!(page.value("window.typed"), "half a text");
        page.press("Reload the page");
        page.until(
            "the new page",
            "!window.typed && document.body.dataset.ready",
        );
    });
}

#[test]
fn moves_of_two_tabs_at_the_same_moment_are_both_kept() {
    visit_copy(|page, _| {
        page.begin_game("{ white: '0' }");
        let [first, _] = page.open_another("window");
        page.go("");
        let play_at = |from: &str, to: &str, at: f64| {
            page.until_named(GAME, from, "black, can move to");
            page.click_square(GAME, from);
            page.until_chosen(GAME, from);
            let selector = crate::board::cell(GAME, to);
            // No tab hears of the other's move before its own.
            page.js(&format!(
                "addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
                const cell = document.querySelector('{selector}');
                const enter = new KeyboardEvent('keydown', {{ key: 'Enter', bubbles: true }});
                cell.focus();
                setTimeout(() => cell.dispatchEvent(enter), {at} - Date.now());"
            ));
        };
        let now = page.value("Date.now()").as_f64().unwrap();
        let at = now + 3000.0;
        play_at("b1", "b3", at);
        page.switch_to(&first);
        play_at("c1", "c3", at);
        let both = "JSON.parse(localStorage['loa.game.' + localStorage['loa.latest'].slice(1, -1)])
            .nodes.slice(1).map(({ move }) => move).sort().join() === 'b1-b3,c1-c3'";
        page.until("both moves", both);
    });
}
