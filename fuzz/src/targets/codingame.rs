//! Any lines to a bot of CodinGame: nothing panics, an answer is one line and one of the moves that
//! will be accepted, and a line that is refused asks for none.

use crate::input::lines;
use loa_protocol::{CodingameReader, CodingameTurn};

fn check(turn: &CodingameTurn) {
    let chosen = turn.game.legal_moves().last().copied();
    for chosen in [chosen, None] {
        let answer = turn.answer(chosen);
        let mv = answer.parse().expect("a move");
        assert!(turn.moves.is_empty() || turn.moves.contains(&mv));
        if let Some(chosen) = chosen.filter(|mv| turn.moves.contains(mv)) {
            assert_eq!(mv, chosen);
        }
    }
}

pub fn run(data: &[u8]) {
    let mut reader = CodingameReader::default();
    for line in lines(data) {
        match reader.push(&line) {
            Ok(Some(turn)) => check(&turn),
            Ok(None) => {}
            Err(error) => {
                let text = error.to_string();
                assert!(!text.chars().any(char::is_control), "{text:?}");
                return;
            }
        }
    }
}
