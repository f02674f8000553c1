//! Games in and out, with variations.

use crate::board::GAME;
use crate::page::key;
use crate::visit::visit;

const SGF: &str = "(;GM[9]FF[4]SZ[8](;B[b1-b3];W[a2-c2];B[g1-g3])(;B[c1-c3]C[a thought];W[a4-c4]))";

const IMPORTED: &str = "document.querySelector('.variation .move')";

#[test]
fn an_imported_game_with_a_variation() {
    visit(async |visit| {
        let page = &visit.page;
        page.press("Import").await;
        page.element("dialog textarea")
            .await
            .send_keys("nonsense")
            .await
            .unwrap();
        page.press("Open").await;
        page.until(
            "a reason why not",
            "document.querySelector('dialog .fault')?.textContent",
        )
        .await;
        let complaints = page.complaints().await;
        assert!(
            complaints
                .iter()
                .all(|words| words.contains("status of 422")),
            "{complaints:?}"
        );
        let area = page.element("dialog textarea").await;
        area.clear().await.unwrap();
        area.send_keys(SGF).await.unwrap();
        page.press("Open").await;
        page.until("the variation", IMPORTED).await;
        assert_eq!(page.moves().await, ["b1-b3", "a2-c2", "g1-g3"]);
        page.until_named(GAME, "g3", "black").await;

        page.click(".variation .move").await;
        page.until_named(GAME, "c3", "black").await;
        page.until_named(GAME, "b1", "black").await;
        let comment = "document.querySelector('textarea.comment').value === 'a thought'";
        page.until("the comment", comment).await;
        page.click("[aria-label='One move forward']").await;
        page.until_named(GAME, "c4", "white").await;
        page.keys(['[', '[']).await;
        page.until_named(GAME, "c1", "black").await;
        page.press("Back to the game").await;
        page.until_named(GAME, "g3", "black").await;
        page.until_named(GAME, "c1", "black").await;
    });
}

#[test]
fn a_shared_link_and_a_reload_keep_the_game() {
    visit(async |visit| {
        let page = &visit.page;
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("Black", 2).await;
        let played = page.moves().await;
        page.reload().await;
        page.until_named(GAME, "b3", "black").await;
        assert_eq!(page.moves().await, played);

        page.press("Share").await;
        page.element("dialog textarea").await;
        let link = page
            .js("return document.querySelector('dialog textarea').value;")
            .await;
        page.keys([key::ESCAPE]).await;
        let (_, hash) = link.as_str().unwrap().split_once('#').unwrap();
        page.js("localStorage.clear(); sessionStorage.clear();")
            .await;
        page.go(&format!("#{hash}")).await;
        page.until_named(GAME, "b3", "black").await;
        assert_eq!(page.moves().await, played);
    });
}
