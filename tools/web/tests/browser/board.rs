//! A board on the page.

use crate::page::{Page, key};
use serde_json::{Value, json};

/// The board of the game.
pub(crate) const GAME: &str = "#board";

/// A link to a game that Black, to move, wins with the piece on d3 alone, by going to c4 or e4.
pub(crate) const BLACK_WINS: &str = "#game?rules=soucie&fen=8/8/2LL4/3L4/8/l2L4/5l2/l6l+w+-+-+0+1";

/// A link to a game that either side wins if it is to move, Black by d3-c4 alone.
pub(crate) const MOVER_WINS: &str = "#game?rules=soucie&fen=5ll1/8/2LL2l1/3L4/8/3L4/8/8+w+-+-+0+1";

/// The views, and their boards.
pub(crate) const VIEWS: [(&str, &str); 4] = [
    ("play", GAME),
    ("puzzles", "#puzzle-board"),
    ("learn", "#learn-board"),
    ("editor", "#editor-board"),
];

pub(crate) fn cell(board: &str, square: &str) -> String {
    format!("{board} .cell[data-square={square}]")
}

impl Page {
    /// Clicks on a square.
    pub(crate) fn click_square(&self, board: &str, square: &str) {
        self.click(&format!("{} .hit", cell(board, square)));
    }

    /// Moves with two clicks.
    pub(crate) fn click_move(&self, board: &str, from: &str, to: &str) {
        self.click_square(board, from);
        self.until_chosen(board, from);
        self.click_square(board, to);
    }

    /// Makes a move in the game, and waits for the turn after it.
    #[track_caller]
    pub(crate) fn play_until(&self, from: &str, to: &str, side: &str, plies: usize) {
        self.click_move(GAME, from, to);
        self.until_turn(side, plies);
    }

    /// Begins a game of two people, with a first move.
    #[track_caller]
    pub(crate) fn begin_with_a_move(&self) {
        self.begin_game("{ white: '0' }");
        self.play_until("b1", "b3", "White", 1);
    }

    /// Waits until a piece is chosen.
    pub(crate) fn until_chosen(&self, board: &str, square: &str) {
        let selector = format!("{}[aria-selected=true]", cell(board, square));
        let chosen = format!("document.querySelector('{selector}')");
        self.until(&format!("{square} is chosen"), &chosen);
    }

    /// Moves by dragging.
    pub(crate) fn drag_move(&self, board: &str, from: &str, to: &str) {
        self.drag("mouse", 0, self.way(board, from, to));
    }

    /// Moves by dragging with a finger.
    pub(crate) fn drag_with_finger(&self, board: &str, from: &str, to: &str) {
        self.drag("touch", 0, self.way(board, from, to));
    }

    /// Draws with the right mouse button.
    pub(crate) fn right_drag(&self, board: &str, from: &str, to: &str) {
        self.drag("mouse", 2, self.way(board, from, to));
    }

    /// Moves the pointer within a square.
    pub(crate) fn drag_over(&self, board: &str, square: &str, by: i64) {
        let (x, y) = self.middle(board, square);
        self.pointer(
            "mouse",
            &json!([{ "type": "pointerMove", "x": x + by, "y": y }]),
        );
    }

    fn drag(&self, pointer: &str, button: u8, [from, between, to]: [(i64, i64); 3]) {
        let go = |(x, y): (i64, i64)| json!({ "type": "pointerMove", "x": x, "y": y });
        let press = |name: &str| json!({ "type": name, "button": button });
        let (down, up) = (press("pointerDown"), press("pointerUp"));
        self.pointer(pointer, &json!([go(from), down, go(between), go(to), up]));
    }

    fn pointer(&self, kind: &str, actions: &Value) {
        let parameters = json!({ "pointerType": kind });
        self.perform(&json!({
            "type": "pointer", "id": kind, "parameters": parameters, "actions": actions,
        }));
    }

    /// Touches a square and lifts the finger.
    pub(crate) fn tap(&self, board: &str, square: &str) {
        self.drag_with_finger(board, square, square);
    }

    /// Returns where a pointer begins, passes and ends that goes from square to square.
    fn way(&self, board: &str, from: &str, to: &str) -> [(i64, i64); 3] {
        let [from, to] = [self.middle(board, from), self.middle(board, to)];
        [from, ((from.0 + to.0) / 2, (from.1 + to.1) / 2), to]
    }

    /// Returns where a square's middle is in the window.
    fn middle(&self, board: &str, square: &str) -> (i64, i64) {
        let selector = format!("{} .hit", cell(board, square));
        self.element(&selector);
        let body = format!(
            "const hit = document.querySelector('{selector}');
            hit.scrollIntoView({{ block: 'nearest' }});
            const {{ x, y, width, height }} = hit.getBoundingClientRect();
            return [Math.round(x + width / 2), Math.round(y + height / 2)];"
        );
        self.read(&body)
    }

    /// Waits until a square's name for screen readers has some words.
    #[track_caller]
    pub(crate) fn until_named(&self, board: &str, square: &str, words: &str) {
        let cell = cell(board, square);
        let name = format!("document.querySelector('{cell}')?.getAttribute('aria-label')");
        self.until(
            &format!("{square} is {words}"),
            &format!("{name}?.includes('{words}')"),
        );
    }

    /// Returns a move that the person to move can make.
    pub(crate) fn some_move(&self, board: &str) -> (String, String) {
        let selector = format!("{board} .cell[aria-label*='can move to']");
        self.element(&selector);
        let name: String = self.read(&format!(
            "return document.querySelector({selector:?}).ariaLabel;"
        ));
        let (from, goals) = name.split_once(", ").unwrap();
        let goals = goals.split_once("can move to ").unwrap().1;
        (from.to_owned(), goals[..2].to_owned())
    }

    /// Walks from the square that has the focus to another with the arrow keys.
    pub(crate) fn walk_to(&self, square: &str) {
        let here = self.js("return document.activeElement.dataset.square;");
        let [from, to] = [here.as_str().unwrap(), square].map(place);
        let across = if to.0 > from.0 { key::RIGHT } else { key::LEFT };
        let along = if to.1 > from.1 { key::UP } else { key::DOWN };
        let steps = std::iter::repeat_n(across, to.0.abs_diff(from.0))
            .chain(std::iter::repeat_n(along, to.1.abs_diff(from.1)));
        let steps: Vec<char> = steps.collect();
        if !steps.is_empty() {
            self.keys(steps);
        }
        let arrived = format!("document.activeElement.dataset.square === '{square}'");
        self.until(&format!("the focus is on {square}"), &arrived);
    }
}

fn place(square: &str) -> (usize, usize) {
    let bytes = square.as_bytes();
    (usize::from(bytes[0] - b'a'), usize::from(bytes[1] - b'1'))
}
