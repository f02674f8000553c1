//! A board on the page.

use crate::page::{Page, key};
use fantoccini::actions::{
    InputSource as _, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};

/// The board of the game.
pub(crate) const GAME: &str = "#board";

fn cell(board: &str, square: &str) -> String {
    format!("{board} .cell[data-square={square}]")
}

impl Page {
    /// Clicks on a square.
    pub(crate) async fn click_square(&self, board: &str, square: &str) {
        self.click(&format!("{} .hit", cell(board, square))).await;
    }

    /// Moves with two clicks.
    pub(crate) async fn click_move(&self, board: &str, from: &str, to: &str) {
        self.click_square(board, from).await;
        self.until_chosen(board, from).await;
        self.click_square(board, to).await;
    }

    /// Waits until a piece is chosen.
    pub(crate) async fn until_chosen(&self, board: &str, square: &str) {
        let selector = format!("{}[aria-selected=true]", cell(board, square));
        let chosen = format!("document.querySelector('{selector}')");
        self.until(&format!("{square} is chosen"), &chosen).await;
    }

    /// Moves by dragging.
    pub(crate) async fn drag_move(&self, board: &str, from: &str, to: &str) {
        let way = self.way(board, from, to).await;
        let mouse = MouseActions::new("mouse".to_owned());
        let actions = drag(way).into_iter().fold(mouse, MouseActions::then);
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Moves by dragging with a finger.
    pub(crate) async fn drag_with_finger(&self, board: &str, from: &str, to: &str) {
        let way = self.way(board, from, to).await;
        let finger = TouchActions::new("finger".to_owned());
        let actions = drag(way).into_iter().fold(finger, TouchActions::then);
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Touches a square and lifts the finger.
    pub(crate) async fn tap(&self, board: &str, square: &str) {
        self.drag_with_finger(board, square, square).await;
    }

    /// Returns where a pointer begins, passes and ends that goes from square to square.
    async fn way(&self, board: &str, from: &str, to: &str) -> [(i64, i64); 3] {
        let [from, to] = [self.middle(board, from).await, self.middle(board, to).await];
        [from, ((from.0 + to.0) / 2, (from.1 + to.1) / 2), to]
    }

    /// Returns where a square's middle is in the window.
    async fn middle(&self, board: &str, square: &str) -> (i64, i64) {
        let selector = format!("{} .hit", cell(board, square));
        self.element(&selector).await;
        let body = format!(
            "const hit = document.querySelector('{selector}');
            hit.scrollIntoView({{ block: 'nearest' }});
            const {{ x, y, width, height }} = hit.getBoundingClientRect();
            return [Math.round(x + width / 2), Math.round(y + height / 2)];"
        );
        serde_json::from_value(self.js(&body).await).unwrap()
    }

    /// Waits until a square's name for screen readers has some words.
    pub(crate) async fn until_named(&self, board: &str, square: &str, words: &str) {
        let cell = cell(board, square);
        let name = format!("document.querySelector('{cell}')?.getAttribute('aria-label')");
        self.until(
            &format!("{square} is {words}"),
            &format!("{name}?.includes('{words}')"),
        )
        .await;
    }

    /// Returns a move that the person to move can make.
    pub(crate) async fn some_move(&self, board: &str) -> (String, String) {
        let selector = format!("{board} .cell[aria-label*='can move to']");
        let name = self.element(&selector).await.attr("aria-label").await;
        let name = name.unwrap().unwrap();
        let (from, goals) = name.split_once(", ").unwrap();
        let goals = goals.split_once("can move to ").unwrap().1;
        let first = goals.split(", ").next().unwrap();
        (
            from.to_owned(),
            first.trim_start_matches("take on ").to_owned(),
        )
    }

    /// Walks from the square that has the focus to another with the arrow keys.
    pub(crate) async fn walk_to(&self, square: &str) {
        let here = self
            .js("return document.activeElement.dataset.square;")
            .await;
        let [from, to] = [here.as_str().unwrap(), square].map(place);
        let across = if to.0 > from.0 { key::RIGHT } else { key::LEFT };
        let along = if to.1 > from.1 { key::UP } else { key::DOWN };
        let steps = std::iter::repeat_n(across, to.0.abs_diff(from.0))
            .chain(std::iter::repeat_n(along, to.1.abs_diff(from.1)));
        let steps: Vec<char> = steps.collect();
        if !steps.is_empty() {
            self.keys(steps).await;
        }
        let arrived = format!("document.activeElement.dataset.square === '{square}'");
        self.until(&format!("the focus is on {square}"), &arrived)
            .await;
    }
}

fn drag([from, between, to]: [(i64, i64); 3]) -> [PointerAction; 5] {
    let go = |(x, y): (i64, i64)| PointerAction::MoveTo {
        duration: None,
        x: x as f64,
        y: y as f64,
    };
    let button = MOUSE_BUTTON_LEFT;
    [
        go(from),
        PointerAction::Down { button },
        go(between),
        go(to),
        PointerAction::Up { button },
    ]
}

fn place(square: &str) -> (usize, usize) {
    let bytes = square.as_bytes();
    (usize::from(bytes[0] - b'a'), usize::from(bytes[1] - b'1'))
}
