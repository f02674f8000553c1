//! `loa --display`: a game in the terminal that is on the page as well.

use crate::board::{BLACK_WINS, GAME};
use crate::page::Page;
use crate::visit::visit_program;

const DISPLAY: [&str; 2] = ["--display", "--no-open"];

#[test]
fn moves_of_either_side_appear_on_the_other() {
    visit_program(&DISPLAY, |page, terminal| {
        terminal.type_line("level 1");
        terminal.type_line("manual white");
        page.until_named(GAME, "b1", "can move to");
        page.click_move(GAME, "b1", "b3");
        terminal.until_said("The page: b1-b3");
        page.until_named(GAME, "b3", "black");

        terminal.type_line("a2-c2");
        page.until_named(GAME, "c2", "white");
        assert_eq!(page.count(".moves .move"), 2);
        page.assert_says("#live", "White: a2 to c2");

        // The computer's move is on the page, too.
        terminal.type_line("auto white");
        page.until_player("White", 1);
        page.click_move(GAME, "g1", "g3");
        page.until_moves(4);
        page.until_named(GAME, "g3", "can move to");

        // Undo takes back the computer's move, too.
        page.click("[aria-label=Undo]");
        page.until_named(GAME, "g1", "can move to");
        terminal.type_line("g1-g3");
        page.until_named(GAME, "g3", "can move to");
    });
}

#[test]
fn commands_of_either_side_appear_on_the_other() {
    visit_program(&DISPLAY, |page, terminal| {
        page.choose("[aria-label='White’s player']", "0");
        terminal.until_said("The page: manual white");
        terminal.type_line("b1-b3");
        page.until_named(GAME, "b3", "black");
        page.click("[aria-label=Undo]");
        terminal.until_said("The page: undo");
        page.until_named(GAME, "b1", "black");
        terminal.type_line("size 5x6");
        page.until_count("#board .cell", 30);
        begin_on_the_page(page);
        terminal.until_said("The page: size 7x7");
        page.until_count("#board .cell", 49);
    });
}

#[test]
fn another_game_can_be_opened_meanwhile() {
    visit_program(&DISPLAY, |page, terminal| {
        terminal.type_line("manual white");
        page.go(BLACK_WINS);
        page.until_named(GAME, "d3", "can move to");
        terminal.type_line("b1-b3");
        page.click_move(GAME, "d3", "c4");
        page.until_over();
        page.press("To the game in the terminal");
        page.until_named(GAME, "a2", "can move to");
        page.until_named(GAME, "b3", "black");
    });
}

#[test]
fn a_file_of_commands_continues_on_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("opening");
    std::fs::write(&file, "manual white\nb1-b3\na2-c2\n").unwrap();
    let args = ["--display", "--no-open", file.to_str().unwrap()];
    visit_program(&args, |page, terminal| {
        page.until_named(GAME, "c2", "white");
        page.click_move(GAME, "g1", "g3");
        terminal.until_said("The page: g1-g3");
        page.until_named(GAME, "g3", "black");
    });
}

#[test]
fn a_refusal_of_the_program_is_shown() {
    visit_program(&DISPLAY, |page, terminal| {
        page.js_async(
            "const first = document.querySelector('script[src$=\"first.mjs\"]').src;
            const { socket } = await import(new URL('rest.mjs', first).href);
            socket.send({ type: 'line', text: 'quit' });",
        );
        page.element(".toast.error");
        terminal.type_line("b1-b3");
        page.until_named(GAME, "b3", "black");
    });
}

#[test]
fn quit_ends_the_page() {
    visit_program(&DISPLAY, |page, terminal| {
        terminal.type_line("quit");
        assert!(terminal.ended().success());
        let ended = "document.getElementById('link-state').textContent.includes('has ended')";
        page.until("that the program has ended", ended);
        // What can't be reached any more is in the console.
        for complaint in page.complaints() {
            assert!(complaint.contains("ERR_CONNECTION_REFUSED"), "{complaint}");
        }
    });
}

/// Begins a game with other choices in the window of the page.
fn begin_on_the_page(page: &Page) {
    page.press_new_game();
    page.click_field("Two people");
    page.click("dialog input[value=custom]");
    page.fill("Files", "7");
    page.fill("Ranks", "7");
    page.press("Start game");
}
