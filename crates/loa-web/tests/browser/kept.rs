//! Games that are kept, and games that go another way.

use crate::board::GAME;
use crate::visit::visit;

#[test]
fn an_earlier_game_is_opened_again_and_forgotten() {
    visit(|visit| {
        let page = &visit.page;
        page.begin_game("{ white: '0' }");
        page.click_move(GAME, "b1", "b3");
        page.until_turn("White", 1);
        page.begin_game("{ white: '0', rules: 'soucie' }");
        page.until_named(GAME, "b1", "can move to");
        page.press("Games");
        page.press("human – human · olympiad · 1 move");
        page.until_named(GAME, "b3", "black");
        assert_eq!(page.moves(), ["b1-b3"]);

        page.press("Games");
        page.element("dialog .game-list li");
        let games = page.count(".game-list li");
        page.click(".game-list li:last-child [aria-label='Delete this game']");
        let fewer = format!(
            "document.querySelectorAll('.game-list li').length === {}",
            games - 1
        );
        page.until("one game less", &fewer);
    });
}

#[test]
fn the_game_goes_on_from_an_earlier_position() {
    visit(|visit| {
        let page = &visit.page;
        page.begin_game("{ white: '0' }");
        page.click_move(GAME, "b1", "b3");
        page.until_turn("White", 1);
        page.click_move(GAME, "a2", "c2");
        page.until_turn("Black", 2);
        page.keys(['[']);
        page.until_named(GAME, "a2", "can move to");
        page.press("Play on from here");
        page.until_turn("White", 1);
        page.click_move(GAME, "h2", "f2");
        page.until_turn("Black", 2);
        assert_eq!(page.moves(), ["b1-b3", "h2-f2"]);
        let variation = "document.querySelector('.variation .move')?.textContent === 'a2-c2'";
        page.until("the move that was taken back", variation);
    });
}

#[test]
fn a_variation_with_a_comment_becomes_the_main_line_and_goes() {
    visit(|visit| {
        let page = &visit.page;
        page.begin_game("{ white: '0' }");
        page.click_move(GAME, "b1", "b3");
        page.until_turn("White", 1);
        page.keys(['[']);
        page.until_named(GAME, "g1", "can move to");
        page.click_move(GAME, "g1", "g3");
        page.until_named(GAME, "g3", "black");
        page.type_into("textarea.comment", "another way");
        page.click("[aria-label='Make this the main line']");
        let first = "document.querySelector('.moves .move').textContent === 'g1-g3'";
        page.until("the main line", first);
        let said = "document.querySelector('.moves .said')?.textContent === 'another way'";
        page.until("the comment", said);
        page.click("[aria-label='Remove this move and its continuation']");
        page.until(
            "the game's move alone",
            "document.querySelectorAll('.moves .move').length === 1",
        );
        assert_eq!(page.moves(), ["b1-b3"]);
    });
}
