//! All running games of a club on one page, as a teacher sees those of a class.

use crate::accessible::{AXE, audit};
use crate::club::{check_consoles, join, open};
use crate::club_pages::set_up;
use crate::page::Page;
use crate::pictures::snapshot;
use crate::program::Program;

const GAMES: usize = 30;

/// Sends requests of a page to the club, one after the other.
pub(crate) fn post(page: &Page, path: &str, body: &str, times: usize) {
    let answer = page.js_async(&format!(
        "for (let count = {times}; count > 0; count -= 1) {{
             const answer = await fetch('club/{path}', {{
                 method: 'POST', body: JSON.stringify({body}),
                 headers: {{ 'content-type': 'application/json' }} }});
             if (!answer.ok) return await answer.text();
         }}
         return '';"
    ));
    assert_eq!(answer, "", "{path}");
}

const BOARDS: &str = ".club-board svg";

/// The squares of a game's last move on its board.
fn last_move(game: usize) -> String {
    format!("a.club-board[href='#game/{game}'] .last")
}

#[test]
fn a_teacher_sees_all_boards_of_a_class() {
    let club = Program::start_club();
    let [teacher, ann, ben] = [(); 3].map(|()| open(&club));
    set_up(&club, &teacher);
    join(&ann, "Ann");
    join(&ben, "Ben");
    let challenge = "{ kind: 'challenge', to: 'Level 1', color: 'black' }";
    post(&ann, "invitations", challenge, GAMES / 2);
    post(&ben, "invitations", challenge, GAMES / 2 - 1);
    teacher.click("a[href='#club?boards']");
    teacher.until_count(BOARDS, GAMES - 1);
    let other = "{ kind: 'challenge', to: 'Level 2', color: 'white', setup: { board: '6x6' } }";
    post(&ben, "invitations", other, 1);
    teacher.until_count(BOARDS, GAMES);
    let first = "a.club-board[href='#game/1']";
    teacher.until_text(first, "Ann");
    teacher.until_text(first, "10:0");
    teacher.until_text(first, "Black to move.");
    snapshot(&teacher, "boards");
    teacher.js(AXE);
    audit(&teacher, "all boards", "{}");

    // Moves come by themselves, here and on the board of a game that is opened from here.
    let play = |game: usize, mv: &str| {
        let act = format!("{{ act: 'move', move: '{mv}' }}");
        post(&ann, &format!("games/{game}"), &act, 1);
    };
    play(1, "b1-b3");
    teacher.until_count(&last_move(1), 2);
    teacher.click("a.club-board[href='#game/3']");
    teacher.element("#view-play.club-game:not([hidden])");
    play(3, "b1-b3");
    // The move and its answer.
    teacher.until_moves(2);
    teacher.js("history.back();");
    teacher.until_count(BOARDS, GAMES);
    play(4, "b1-b3");
    teacher.until_count(&last_move(4), 2);

    post(&ann, "games/2", "{ act: 'resign' }", 1);
    teacher.until_count(BOARDS, GAMES - 1);
    check_consoles([&teacher, &ann, &ben]);
}
