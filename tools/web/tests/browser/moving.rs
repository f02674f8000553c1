//! Moves that appear before the server has answered, and what else a hand can do.

use crate::board::GAME;
use crate::driver::Look;
use crate::page::{Page, key};
use crate::visit::{visit, visit_server, visit_with};

/// Keeps requests back, and notes whether the piece was on b3 when they were sent.
const HOLD: &str = "window.held = [];
    window.real = window.fetch;
    window.fetch = (...request) => new Promise((resolve) => {
        const wasDrawn = Boolean(document.querySelector('#board .piece[data-square=b3]'));
        window.held.push({ wasDrawn, send: () => resolve(window.real(...request)) });
    });";
const SEND: &str = "window.fetch = window.real; for (const { send } of window.held) send();";

const NODES: &str =
    "JSON.parse(localStorage['loa.game.' + sessionStorage['loa.game']]).nodes.length";

#[test]
fn a_move_appears_at_once_and_no_other_until_it_is_confirmed() {
    let page = &visit_server();
    page.begin_game("{ white: '0' }");
    page.js(HOLD);
    page.click_move(GAME, "b1", "b3");
    page.until("a request", "window.held.length === 1");
    assert_eq!(page.value("window.held[0].wasDrawn"), true);
    // A second move waits for nothing: it is not made.
    page.click_square(GAME, "a2");
    page.click_square(GAME, "c2");
    page.click_square(GAME, "g1");
    page.click_square(GAME, "g3");
    assert_eq!(page.value("window.held.length"), 1);
    page.js(SEND);
    page.until_turn("White", 1);
    assert_eq!(page.value(NODES), 2, "there is no variation");
}

/// Chooses a move beforehand, and waits until the computer has replied and the choice is gone.
fn premove(page: &Page, from: &str, to: &str) {
    page.js(HOLD);
    page.click_move(GAME, "b1", "b3");
    page.click_move(GAME, from, to);
    page.until_count("#board .tint.premove", 2);
    page.js(SEND);
    page.until(
        "the reply",
        "document.querySelectorAll('.moves .move').length >= 2",
    );
    page.until_gone("#board .tint.premove");
}

#[test]
fn a_premove_is_made_after_the_computers_move() {
    let page = &visit_server();
    premove(page, "g1", "g3");
    let reply = page.moves()[1].clone();
    let is_legal = page.js_async(&format!(
        "const game = {{ rules: 'olympiad', moves: ['b1-b3', '{reply}'] }};
        const body = JSON.stringify({{ game, move: 'g1-g3' }});
        return (await (await fetch('api/move', {{ method: 'POST', body }})).json()).legal;"
    ));
    if is_legal == true {
        page.until(
            "the third move",
            "document.querySelectorAll('.moves .move').length >= 3",
        );
        assert_eq!(page.moves()[2], "g1-g3");
    } else {
        page.until_turn("Black", 2);
    }
}

#[test]
fn a_premove_that_can_not_be_made_disappears() {
    let page = &visit_server();
    premove(page, "g1", "e4");
    page.until_turn("Black", 2);
}

#[test]
fn a_premove_goes_with_the_move_that_is_taken_back() {
    let page = &visit_server();
    page.js("const parse = JSON.parse;
        JSON.parse = (text) => {
            const message = parse(text);
            return message?.type === 'done' ? { ...message, type: 'late' } : message;
        };");
    // While the move is on its way, and while the computer thinks.
    for hold in [HOLD, ""] {
        page.js(hold);
        page.click_move(GAME, "b1", "b3");
        if hold.is_empty() {
            page.element("#view-play .strip.thinking");
        }
        page.click_move(GAME, "g1", "g3");
        page.element("#board .tint.premove");
        page.keys(['u']);
        page.until_gone("#board .tint.premove");
        page.until_named(GAME, "b1", "can move to");
        page.js(SEND);
        page.js_async("await new Promise((over) => setTimeout(over, 200)); return 1;");
        page.until_true("no move", || page.moves().is_empty());
    }
}

#[test]
fn lines_wait_for_the_pointer_after_a_move() {
    let page = &visit();
    page.begin_with_a_move();
    page.element("#board .tint.last");
    assert_eq!(page.count("#board .overlay *"), 0);
    page.drag_over(GAME, "b3", 3);
    page.element("#board .overlay *");
}

#[test]
fn arrows_circles_and_the_wheel() {
    let page = &visit();
    page.begin_with_a_move();
    page.right_drag(GAME, "c1", "c4");
    page.element("#board .drawn .arrow");
    page.right_drag(GAME, "d4", "d4");
    page.element("#board .drawn .ring");
    page.right_drag(GAME, "c1", "c4");
    page.until_gone("#board .drawn .arrow");
    let turn = |by: i32| {
        format!(
            "document.querySelector('#board svg').dispatchEvent(
                new WheelEvent('wheel', {{ deltaY: {by}, bubbles: true, cancelable: true }}));"
        )
    };
    page.js(&turn(-1));
    page.until_named(GAME, "b1", "black");
    page.js(&turn(1));
    page.until_named(GAME, "b3", "black");
}

#[test]
fn the_board_turns_for_two_players_with_names() {
    let page = &visit();
    page.go_with_settings("{ autoFlip: true }");
    page.begin_game(
        "{ white: '0', names: { black: 'Ada', white: 'Bo' }, clock: 'custom', minutes: 7,
            seconds: 2 }",
    );
    assert_eq!(page.text(".bottom-row .strip-name"), "Ada");
    assert_eq!(page.text(".bottom-row .clock").trim(), "7:00");
    page.click_move(GAME, "b1", "b3");
    page.until_text_is(".bottom-row .strip-name", "Bo");
}

#[test]
fn a_move_made_just_before_leaving_is_kept() {
    let page = &visit_server();
    page.begin_game("{ white: '0' }");
    page.js(HOLD);
    page.click_move(GAME, "b1", "b3");
    page.until("a request", "window.held.length === 1");
    page.reload();
    page.until_turn("White", 1);
    assert_eq!(page.moves(), ["b1-b3"]);
}

#[test]
fn moves_can_be_typed() {
    let page = &visit();
    page.until("whose turn it is", "document.title.startsWith('Your turn')");
    let enter = key::ENTER;
    page.type_into("input.typed", &format!("b1-b4{enter}"));
    page.element("#view-play .status.fault");
    page.until_chosen(GAME, "b1");
    page.js("document.querySelector('input.typed').value = '';");
    page.type_into("input.typed", &format!("castle{enter}"));
    page.until_status("castle");
    page.js("document.querySelector('input.typed').value = '';");
    page.type_into("input.typed", &format!("B1 B3{enter}"));
    page.until_turn("Black", 2);
    assert_eq!(page.moves()[0], "b1-b3");
    assert_eq!(page.field("input.typed"), "");
}

#[test]
fn the_keys_of_the_game_work_wherever_no_text_is_typed() {
    let page = &visit();
    page.begin_with_a_move();
    let step_back_and_forth = |place: &str| {
        page.keys([key::LEFT]);
        page.until(
            place,
            "document.querySelector('#board .piece[data-square=b1]')",
        );
        page.keys([key::RIGHT]);
        page.until(
            place,
            "document.querySelector('#board .piece[data-square=b3]')",
        );
    };
    page.click_square(GAME, "d4");
    step_back_and_forth("after a click on the board");
    page.press("Flip");
    step_back_and_forth("after a click on a button");
    // White is to move, so a level for Black begins no search.
    page.choose("[aria-label='Black’s player']", "4");
    page.choose("[aria-label='Black’s player']", "0");
    step_back_and_forth("after a choice from a list");
    page.click("[aria-label='Black’s player']");
    page.keys([key::ESCAPE]);
    step_back_and_forth("after a look at a list");
    page.keys(['h']);
    page.element("#board .tint.glow");
    let level = page.js("return document.querySelector('[aria-label=\"Black’s player\"]').value;");
    assert_eq!(level, "0");
    page.press("Comment");
    page.click("textarea.comment");
    page.keys(['u', key::LEFT]);
    assert_eq!(page.field("textarea.comment"), "u");
    assert_eq!(page.moves(), ["b1-b3"]);
}

/// On the board of a phone.
#[test]
fn moves_are_made_with_a_finger() {
    let page = &visit_with(Look::Phone);
    // To touch a piece shows its lines.
    page.tap(GAME, "a4");
    page.element("#board .overlay *");
    page.assert_says(".detail", "a4, white");
    page.tap(GAME, "d4");
    page.until_gone("#board .overlay *");

    page.tap(GAME, "b1");
    page.until_chosen(GAME, "b1");
    assert!(page.count("#board .dots .dot") > 0);
    page.tap(GAME, "b3");
    page.until_turn("Black", 2);
    assert_eq!(page.moves()[0], "b1-b3");
    let (from, to) = page.some_move(GAME);
    page.drag_with_finger(GAME, &from, &to);
    page.until_turn("Black", 4);
    assert_eq!(page.moves()[2], format!("{from}-{to}"));
}
