//! The static site: without a server and without a network, and from one version to the next.

use crate::page::{Page, findings, key};
use crate::pictures::snapshot;
use crate::puzzle;
use crate::site_faults::visit_copy;
use crate::visit::{site, visit_site, visit_with_module};
use flate2::read::GzDecoder;
use loa_engine::Engine;
use serde_json::{Value, json};
use std::io::Read;
use std::path::Path;
use std::{fs, io};
use tempfile::TempDir;

/// Waits until the site is kept for use without a network.
pub(crate) fn until_kept(page: &Page) {
    page.js_async("await navigator.serviceWorker.ready; return 1;");
    page.until("its worker", "navigator.serviceWorker.controller");
}

#[test]
fn everything_works_without_a_network_after_one_visit() {
    let Some(folder) = site() else {
        return;
    };
    let page = &visit_site(folder);
    until_kept(page);
    page.stop_server();
    page.reload();
    play_a_game(page);
    page.press("Review the game");
    page.element(".review-summary .row");
    page.go("#puzzles");
    let solution = puzzle::open_puzzle(page, "h");
    puzzle::play(page, solution[0]);
    page.until_text(puzzle::STATUS, "Solved!");
    page.go_with_settings("{ language: 'de' }");
    page.until_text_is("[data-view=puzzles]", "Aufgaben");
    embed(page);
}

/// What the board for other pages draws.
const BOARD: &str = "document.querySelector('loa-board').shadowRoot";

/// Steps through a game on the board for other pages.
fn embed(page: &Page) {
    let game = "#game?rules=soucie&fen=1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1+w\
        &moves=b1-b3+a2-c2&black=Ada&result=B%2B";
    let address = format!("{}embed.html{game}", page.address());
    page.command("url", &json!({ "url": address }));
    let says = |words: &str| {
        let condition =
            format!("{BOARD}.querySelector('button + output')?.textContent === '{words}'");
        page.until(words, &condition);
    };
    says("2/2 a2-c2");
    let counts = format!(
        "return ['.piece', '.tint', '.coordinate']
            .map((one) => {BOARD}.querySelectorAll(one).length);"
    );
    assert_eq!(page.js(&counts), json!([24, 2, 16]));
    let about = format!(
        "return [...{BOARD}.querySelectorAll('b, b + output')].map((one) => one.textContent);"
    );
    assert_eq!(page.js(&about), json!(["Ada", "Weiß", "Schwarz gewinnt"]));
    let fits = format!(
        "return [...{BOARD}.querySelectorAll('.steps, svg')]
            .every((one) => one.getBoundingClientRect().bottom <= innerHeight);"
    );
    assert_eq!(page.js(&fits), true);
    assert_eq!(page.text("#full").trim(), "Im ganzen Programm öffnen");
    snapshot(page, "embed");
    page.js(&format!("{BOARD}.querySelector('button').click();"));
    says("1/2 b1-b3");
    page.keys([key::LEFT]);
    says("0/2 ");
    page.keys([key::RIGHT]);
    says("1/2 b1-b3");
    let way = page.value("document.querySelector('#full').href");
    assert_eq!(way, format!("{}{game}", page.address()));
}

/// Lets two computers of level 8 play each other.
fn play_a_game(page: &Page) {
    page.begin_game("{ black: '8', white: '8' }");
    page.click(".speed input");
    page.keys([key::END]);
    page.until_over();
    assert!(page.moves().len() > 20);
}

/// Copies a folder with its folders.
pub(crate) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let (entry, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        match entry.is_dir() {
            true => copy(&entry, &to.join(name))?,
            false => drop(fs::copy(&entry, to.join(name))?),
        }
    }
    Ok(())
}

/// Returns a copy of the site, if there is one.
pub(crate) fn copied() -> Option<TempDir> {
    let copied = tempfile::tempdir().unwrap();
    copy(&site()?, copied.path()).unwrap();
    Some(copied)
}

/// Replaces a text in a file.
pub(crate) fn change(file: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(from), "{}: {from}", file.display());
    fs::write(file, text.replacen(from, to, 1)).unwrap();
}

#[test]
fn a_servers_page_searches_in_the_browser_if_it_can() {
    let Some(folder) = site() else {
        return;
    };
    let module = fs::read(folder.with_file_name("wasm").join("loa.wasm")).unwrap();
    let played = |module: Vec<u8>| {
        let page = visit_with_module(module);
        page.begin_game("{ white: '8' }");
        page.play_until("b1", "b3", "Black", 2);
        page
    };
    let page = played(module);
    page.press("Analyse");
    // The server of this test refuses analyses.
    page.until_count(".lines li", 3);
    drop(page);
    let page = played(b"damaged".to_vec());
    assert_eq!(page.moves().len(), 2, "the server has answered");
}

#[test]
fn what_hosts_send_compressed_is_the_file() {
    let Some(folder) = site() else {
        return;
    };
    let mut found = 0;
    for version in fs::read_dir(folder.join("v")).unwrap() {
        for file in fs::read_dir(version.unwrap().path()).unwrap() {
            let file = file.unwrap().path();
            if file.extension().is_none_or(|ending| ending != "gz") {
                continue;
            }
            let mut content = Vec::new();
            let packed = fs::File::open(&file).unwrap();
            GzDecoder::new(packed).read_to_end(&mut content).unwrap();
            let plain = file.with_extension("");
            assert!(content == fs::read(&plain).unwrap(), "{}", plain.display());
            assert!(plain.with_added_extension("br").is_file());
            found += 1;
        }
    }
    assert!(found > 20, "{found}");
}

#[test]
fn a_new_version_comes_whole_when_the_person_says_so() {
    visit_copy(|page, place| {
        until_kept(page);
        page.play_until("b1", "b3", "Black", 2);
        let moves = page.moves();
        change(
            &place.join("index.html"),
            "<html ",
            "<html data-edition=\"2\" ",
        );
        change(&place.join("sw.js"), "VERSION = '", "VERSION = 'new-");
        page.reload();
        let edition = || page.value("document.documentElement.dataset.edition ?? null");
        page.element(".toast");
        assert_eq!(edition(), Value::Null, "the new page with the old files");
        page.press("Reload the page");
        let is_new = "document.documentElement.dataset.edition === '2'
            && document.body.dataset.ready === 'true'";
        page.until("the new version", is_new);
        assert_eq!(page.moves(), moves, "the game stays");
    });
}

/// Prints the figures of docs/performance.md: `make bench`.
#[test]
#[ignore = "measures times"]
fn speed_of_the_worker() {
    let Some(folder) = site() else {
        return;
    };
    let ask =
        json!({ "type": "analyse", "id": 0, "game": {}, "seconds": 3600, "nodes": 1_000_000 });
    let page = &visit_site(folder);
    for _ in 0..3 {
        let worker = page.js_async(&format!(
            "const first = document.querySelector('script[src$=\"first.mjs\"]').src;
            const url = (name) => first.replace('first.mjs', name);
            const module = await WebAssembly.compileStreaming(fetch(url('loa.wasm')));
            const worker = new Worker(url('worker.js'));
            const speed = await new Promise((resolve) => {{
                worker.onmessage = ({{ data }}) => {{
                    const {{ type, findings }} = JSON.parse(data);
                    if (type === 'done') resolve(findings.speed);
                }};
                worker.postMessage({{ module, ask: JSON.stringify({ask}) }});
            }});
            worker.terminate();
            return speed;"
        ));
        let native = findings(&mut Engine::new(32), ask.clone())["speed"]
            .as_f64()
            .unwrap();
        let worker = worker.as_f64().unwrap();
        println!(
            "worker {worker} nodes a second, native {native}: {:.2}",
            worker / native
        );
    }
}
