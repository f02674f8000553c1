//! How the board looks, and from where.

use crate::board::GAME;
use crate::page::{Page, key};
use crate::pictures::glance;
use crate::visit::visit;

#[test]
fn the_board_has_other_looks() {
    visit(async |visit| {
        let page = &visit.page;
        assert_eq!(page.count("#board .piece.black rect").await, 0);
        page.click("#settings-button").await;
        page.choose_field("Board", "slate").await;
        page.choose_field("Pieces", "shapes").await;
        page.choose_field("Light or dark", "dark").await;
        page.click_field("Coordinates").await;
        page.click_field("Count of every line").await;
        page.keys([key::ESCAPE]).await;
        page.until(
            "square pieces",
            "document.querySelectorAll('#board .piece.black rect').length === 12",
        )
        .await;
        assert_eq!(page.count("#board .coordinate, #board .count").await, 0);
        let kept = "return Object.values(document.documentElement.dataset).join();";
        let looks = page.js(kept).await;
        page.reload().await;
        assert_eq!(page.js(kept).await, looks);
        assert_eq!(page.count("#board .piece.black rect").await, 12);
        glance(page, "looks").await;
    });
}

#[test]
fn the_board_is_turned_around() {
    visit(async |visit| {
        let page = &visit.page;
        page.until_named(GAME, "a1", "empty").await;
        assert!(left_edge(page, "a1").await < left_edge(page, "h1").await);
        page.keys(['f']).await;
        page.until(
            "the other strip below",
            "document.querySelector('.board-row + .strip').dataset.side === 'white'",
        )
        .await;
        assert!(left_edge(page, "a1").await > left_edge(page, "h1").await);
        // Arrow keys go where they point, whatever is there.
        page.js("document.querySelector('#board .cell[data-square=g1]').focus();")
            .await;
        page.keys([key::RIGHT, key::RIGHT]).await;
        assert_eq!(
            page.js("return document.activeElement.dataset.square;")
                .await,
            "e1"
        );
        page.click_move(GAME, "b1", "b3").await;
        page.until_turn("Black", 2).await;
    });
}

async fn left_edge(page: &Page, square: &str) -> f64 {
    let edge = format!(
        "return document.querySelector('#board .cell[data-square={square}]').getBoundingClientRect().left;"
    );
    page.js(&edge).await.as_f64().unwrap()
}
