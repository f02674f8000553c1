//! What tables of a solved board know, shown on the page.

use crate::board::GAME;
use crate::driver::Driver;
use crate::page::Page;
use crate::pictures::glance;
use crate::program::{Program, loa};
use crate::visit::visit_program;
use std::process::{Command, Stdio};

const VALUES: &str = "document.querySelector('.values:not([hidden])')?.textContent";

#[test]
fn values_and_remoteness_of_every_move_are_shown() {
    with_tables(async |page, _| {
        page.begin_game("{ white: '0', rules: 'gamesman', width: 4, height: 4 }")
            .await;
        page.until("the value", &says("Solved by gamesman rules: win in 3"))
            .await;
        let moves = page.count(".value-list li").await;
        let legal = "return (await (await fetch('api/position', { method: 'POST',
            body: JSON.stringify({ board: '4x4', rules: 'gamesman' }) })).json()).moves.length;";
        assert_eq!(page.js_async(legal).await, moves);
        assert!(page.count(".value-list .value.win").await > 0);
        assert!(page.count(".value-list .value.loss").await > 0);

        // A move that the tables call a win leaves the other side with a loss that is one ply nearer.
        let best = "return [...document.querySelectorAll('.value-list li')]
            .find((item) => item.textContent.includes('win in 3')).querySelector('.move').textContent;";
        let best = page.js(best).await;
        let (from, to) = best.as_str().unwrap().split_once('-').unwrap();
        page.click_square(GAME, from).await;
        page.until_chosen(GAME, from).await;
        assert!(page.count("#board .tint.win").await > 0);
        let labels = "return [...document.querySelectorAll('#board .label')].map((text) => text.textContent).sort().join();";
        assert_eq!(page.js(labels).await, "L2,L4,W3");
        glance(page, "tables").await;
        page.click_square(GAME, to).await;
        page.until("the value", &says("loss in 2")).await;
        assert_eq!(
            page.count("#board .tint:is(.win, .loss, .tie, .draw)")
                .await,
            0
        );
    });
}

#[test]
fn colours_go_with_the_position_that_they_are_about() {
    with_tables(async |page, _| {
        page.begin_game("{ white: '0', rules: 'gamesman', width: 4, height: 4 }")
            .await;
        page.until("the value", &says("win in 3")).await;
        page.click_move(GAME, "b1", "b3").await;
        page.until("another value", &format!("!({})", says("win in 3")))
            .await;
        let (from, _) = page.some_move(GAME).await;
        page.click_square(GAME, &from).await;
        let tinted = "document.querySelector('#board .tint:is(.win, .loss, .tie, .draw)')";
        page.until("the colours", tinted).await;
        page.click("[aria-label='One move back']").await;
        page.until_named(GAME, "b3", "empty").await;
        page.until("the colours go", &format!("!{tinted}")).await;
    });
}

#[test]
fn another_board_than_the_tables_has_no_values() {
    with_tables(async |page, _| {
        page.begin_game("{ white: '0', rules: 'gamesman', width: 4, height: 4 }")
            .await;
        page.until("the value", &says("win in 3")).await;
        page.begin_game("{ white: '0', rules: 'gamesman', width: 5, height: 4 }")
            .await;
        page.until("no value", "document.querySelector('.values').hidden")
            .await;
    });
}

fn with_tables(use_it: impl AsyncFnOnce(&Page, &mut Program)) {
    if !Driver::is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let solved = Command::new(loa())
        .args(["solve", "--board=4x4", "--out"])
        .arg(folder.path())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    assert!(solved.unwrap().success());
    let tables = folder.path().to_str().unwrap();
    visit_program(
        &["serve", "--listen=127.0.0.1:0", "--tables", tables],
        use_it,
    );
}

fn says(words: &str) -> String {
    format!("{VALUES}?.includes('{words}')")
}
