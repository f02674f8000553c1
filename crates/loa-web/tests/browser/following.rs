//! A long game: its table of moves, and steps through it.

use crate::board::GAME;
use crate::page::key;
use crate::visit::visit;

const PLIES: usize = 400;

#[test]
fn the_table_follows_a_long_game() {
    visit(|visit| {
        let page = &visit.page;
        let moves = ["b1-b3", "a2-c2", "b3-b1", "c2-a2"]
            .repeat(PLIES / 4)
            .join("+");
        page.go(&format!(
            "#game?rules=soucie&fen=1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1+w+-+-+0+1&moves={moves}"
        ));
        let in_view = "(() => {
            const list = document.querySelector('.moves[role=group]').getBoundingClientRect();
            const now = document.querySelector('.moves [aria-current]')?.getBoundingClientRect();
            return now && now.top >= list.top && now.bottom <= list.bottom;
        })()";
        page.until("the last move is in view", in_view);
        assert_eq!(page.count(".moves .turn"), PLIES as u64 / 2);

        // A step changes few parts of the page, and asks the server for nothing before it is drawn.
        page.js("document.activeElement.blur();
            window.touched = 0;
            new MutationObserver((records) => { window.touched += records.length; })
                .observe(document.body, { subtree: true, childList: true, attributes: true });");
        page.keys([key::LEFT]);
        let shown = |ply: usize| {
            format!(
                "document.querySelectorAll('.moves .move')[{}].matches('[aria-current]')",
                ply - 1
            )
        };
        page.until("a step back", &shown(PLIES - 1));
        let touched = page.js("return window.touched;").as_u64().unwrap();
        assert!(touched < 60, "{touched} changes");
        page.keys([key::LEFT; 60]);
        page.until("sixty steps back", &shown(PLIES - 61));
        page.until("the move is in view", in_view);
        page.until_named(GAME, "b3", "empty");
        page.keys([key::HOME]);
        page.until(
            "the beginning",
            "!document.querySelector('.moves [aria-current]')",
        );
        page.keys([key::END]);
        page.until("the end", in_view);
    });
}
