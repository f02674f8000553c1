//! The first game of somebody who opens the page: from the card of the first visit to a win.

use crate::board::GAME;
use crate::layout::sized;
use crate::page::{Page, findings, gathering_move};
use crate::pictures::snapshot;
use crate::visit::visit;
use loa::{Color, Game, Move, Outcome, Preset, Size};
use loa_engine::{Engine, Level};
use serde_json::json;

/// More plies than a game against the first opponent takes.
const MOST: usize = 200;

/// Whether the board has the focus: the button that was pressed goes with its card.
const ON_BOARD: &str = "document.activeElement.closest('#board')";

#[test]
fn the_first_opponent_is_beaten_on_a_phone() {
    let page = &visit();
    sized(page, (390, 844), || play(page));
}

fn play(page: &Page) {
    page.element(".first-visit");
    snapshot(page, "first-card");
    let seed = lucky_seed();
    page.js(&format!("Math.random = () => {seed} / 2 ** 32;"));
    page.press("Play an easy game");
    page.until_gone(".first-visit");
    page.until("the focus is on the board", ON_BOARD);
    page.until_turn("Black", 0);
    let says = page.text("#view-play .status");
    assert_eq!(says, "Your turn. Choose a black piece.");
    while !page.is_over() {
        let before = page.moves().len();
        assert!(before < MOST, "the game has no end");
        let (from, to) = page.beginners_move();
        page.click_square(GAME, &from);
        page.until_chosen(GAME, &from);
        if before == 4 {
            snapshot(page, "first-piece");
        }
        page.click_square(GAME, &to);
        page.until_turn("Black", before + 2);
    }
    let words = page.text("#view-play .status");
    assert!(words.starts_with("You won!Black wins"), "{words}");
    page.element("#board .tint.winning");
    assert_eq!(
        page.count(".actions-row .primary"),
        1,
        "one thing to do next"
    );
    snapshot(page, "first-won");
    assert!(!page.text("#view-play").contains("in a row"));
    review(page);
}

/// Returns a seed with which the computer loses to a beginner, as it does in half of the games.
fn lucky_seed() -> u64 {
    let rules = Preset::OLYMPIAD;
    let wins = |seed: &u64| {
        let mut engine = Engine::new(8);
        let mut game = Game::start(&rules, Size::STANDARD);
        while game.status().verdict().is_none() {
            let mv = match game.position().turn() {
                Color::Black => gathering_move(game.position()),
                Color::White => answer(&mut engine, &game, *seed),
            };
            game.play(mv).unwrap();
        }
        game.status().verdict().unwrap().outcome == Outcome::Win(Color::Black)
    };
    (0..64).map(|part| part << 26).find(wins).unwrap()
}

/// Returns the first opponent's move, as the page asks for it.
fn answer(engine: &mut Engine, game: &Game, seed: u64) -> Move {
    let moves: Vec<String> = game.past().iter().map(|ply| ply.mv.to_string()).collect();
    let ask = json!({
        "id": 0, "type": "move", "level": Level::FIRST.number(), "seed": seed,
        "game": { "rules": "olympiad", "moves": moves },
    });
    let text = findings(engine, ask)["lines"][0]["move"].clone();
    text.as_str().unwrap().parse().unwrap()
}

/// What the review of a first win says: praise, and three moments until more is wanted.
fn review(page: &Page) {
    let marks = "document.querySelectorAll('.moves abbr').length";
    page.press("Review the game");
    page.until_reviewed();
    let words = page.text(".review-summary p");
    assert!(words.contains("Good moves: "), "{words}");
    assert!(words.contains("level 2 usually has"), "{words}");
    let harsh = page.text(".review-summary");
    assert!(!harsh.contains(" blunders"), "{harsh}");
    assert_eq!(page.count(".review-summary .moment"), 3);
    assert_eq!(page.value(marks), 3);
    page.click(".review-summary .moment:has(.good)");
    page.until_text(".advice", "makes use of it");
    assert_eq!(page.count(".moves .move[aria-current].good"), 1);
    snapshot(page, "first-review");
    page.js("document.querySelector('.review-summary').scrollIntoView({ block: 'center' });");
    page.press("All remarks");
    page.until("the full list", &format!("{marks} > 5"));
    assert_eq!(page.count(".review-summary p"), 3);
    page.press("All remarks");
    page.until("the moments alone", &format!("{marks} === 3"));
}

#[test]
fn after_two_losses_a_lower_level_is_offered() {
    let page = &visit();
    let first = Level::FIRST.number();
    page.press("Play an easy game");
    page.until_player("White", first);
    for losses in 1..=2 {
        page.until_turn("Black", 0);
        page.play_until("b1", "b3", "Black", 2);
        page.resign();
        page.until_text("#view-play .status", "You lost");
        let offer = page.text("#view-play").contains("2 losses in a row");
        assert_eq!(offer, losses == 2);
        if losses == 1 {
            page.press("Rematch");
            page.until_player("White", first);
        }
    }
    page.press(&format!("Computer {} · first game", first - 1));
    page.until_player("White", first - 1);
    assert!(page.moves().is_empty());
}

#[test]
fn the_card_of_the_first_visit_stays_until_it_is_used() {
    let page = &visit();
    page.element(".first-visit");
    page.click_move(GAME, "b1", "b4");
    page.element("#view-play .status.fault");
    assert_eq!(
        page.count(".first-visit"),
        1,
        "an illegal try is not a game"
    );
    page.reload();
    page.element(".first-visit");
    page.play_until("b1", "b3", "Black", 2);
    assert_eq!(page.count(".first-visit"), 0);
    page.until_player("White", Level::FIRST.number());
    page.reload();
    page.until_turn("Black", 2);
    assert_eq!(page.count(".first-visit"), 0);
}

#[test]
fn the_card_of_the_first_visit_goes_for_good() {
    let page = &visit();
    page.press("No, thanks");
    page.until_gone(".first-visit");
    page.until("the focus is on the board", ON_BOARD);
    page.reload();
    page.until_named(GAME, "b1", "can move to");
    assert_eq!(page.count(".first-visit"), 0);
}
