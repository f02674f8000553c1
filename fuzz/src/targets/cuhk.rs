//! Any bytes to the game client of the course in Hong Kong: nothing panics, an invalid move
//! changes nothing, no line ends in a blank, and the last line says how the game stands.

use loa::Status;
use loa_protocol::{CuhkAnswer, CuhkClient};
use test_support::play_cuhk;

const INVALID: &str = "Invalid move. Try again!\n";

fn is_tidy(text: &str) {
    let (whole, last) = text.rsplit_once('\n').expect("lines");
    assert!(whole.lines().all(|line| !line.ends_with(' ')), "{text:?}");
    assert!(matches!(last, "" | "B's move: " | "W's move: "), "{last:?}");
    assert!(!text.contains('\r') && text.is_ascii());
}

fn check(client: &CuhkClient, before: (loa::Position, u32), answer: &CuhkAnswer) {
    let after = (*client.game().position(), client.game().plies());
    assert_eq!(answer.played.is_none(), before == after);
    assert_eq!(answer.text.starts_with(INVALID), answer.played.is_none());
    let over = matches!(client.game().status(), Status::Over(_));
    assert_eq!(answer.text.ends_with("s move: "), !over);
    is_tidy(&answer.text);
}

pub fn run(data: &[u8]) {
    let mut client = CuhkClient::default();
    let mut output = client.opening();
    for byte in data.iter().map(Some).chain([None]) {
        let before = (*client.game().position(), client.game().plies());
        let answer = match byte {
            Some(byte) => client.push(*byte),
            None => client.end_word(),
        };
        if let Some(answer) = answer {
            check(&client, before, &answer);
            output.push_str(&answer.text);
        }
    }
    assert_eq!(output, play_cuhk(data));
}
