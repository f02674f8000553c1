//! Sounds, which are off until switched on.

use crate::board::GAME;
use crate::page::Page;
use crate::visit::visit;

#[test]
fn sounds_are_off_until_switched_on() {
    let page = &visit();
    count_tones(page);
    page.play_until("b1", "b3", "Black", 2);
    assert_eq!(page.value("window.tones"), 0);

    page.click("#settings-button");
    page.click_field("Sounds");
    page.escape();
    let (from, to) = page.some_move(GAME);
    page.play_until(&from, &to, "Black", 4);
    page.until("a tone for each move", "window.tones >= 2");
}

#[test]
fn little_time_is_heard() {
    let page = &visit();
    page.go_with_settings("{ sounds: true }");
    count_tones(page);
    // A warning comes at ten seconds.
    page.begin_game("{ white: '0', clock: '0.17+0' }");
    page.click_move(GAME, "b1", "b3");
    page.until("the warning", "window.pitches.includes(880)");
    let time = page.text(".strip[data-side=white] .clock");
    assert!(time.as_str() < "0:10", "{time}");
    let warnings = "return window.pitches.filter((pitch) => pitch === 880).length;";
    assert_eq!(page.js(warnings), 2, "two tones, once");
}

fn count_tones(page: &Page) {
    page.js("window.tones = 0;
        window.pitches = [];
        window.OscillatorNode = class extends OscillatorNode {
            start(...when) {
                window.tones++;
                window.pitches.push(this.frequency.value);
                super.start(...when);
            }
        };");
}
