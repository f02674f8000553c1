//! Any bytes as the output of a program under test: how they come in pieces makes no difference,
//! and the referee takes whatever is told and dumped.
//!
//! The first byte is the length of the pieces.

use loa_harness::{Referee, compare};
use loa_protocol::{FlawedOutput, Item, Message, OutputReader};

type Lines = Vec<(Vec<u8>, Option<Item>)>;

fn sorted(data: &[u8], piece: usize) -> (Lines, Result<(), FlawedOutput>) {
    let mut reader = OutputReader::default();
    let mut lines = Vec::new();
    let mut fed = Ok(());
    for piece in data.chunks(piece) {
        fed = fed.and_then(|()| reader.feed(piece, &mut lines));
    }
    if fed.is_ok() {
        match reader.finish() {
            Ok(last) => lines.extend(last),
            Err(flaw) => fed = Err(flaw),
        }
    }
    let lines = lines.into_iter().map(|line| (line.text, line.item));
    (lines.collect(), fed)
}

fn follow(lines: &Lines) {
    let mut referee = Referee::new();
    for (text, item) in lines {
        match item {
            Some(Item::Message(Message::Move(mv))) => {
                let _ = referee.moved(*mv);
            }
            Some(Item::Message(Message::End(outcome))) => {
                let _ = referee.ended(*outcome);
            }
            Some(Item::Message(message @ Message::Other(_))) => {
                let written = message.to_string();
                assert!(!written.contains('\n'));
            }
            Some(Item::Dump(dump)) => {
                let _ = referee.dumped(dump);
            }
            None => referee.sent(text),
        }
    }
}

pub fn run(data: &[u8]) {
    let Some((piece, data)) = data.split_first() else {
        return;
    };
    let (lines, fed) = sorted(data, usize::from(*piece).max(1));
    let whole = sorted(data, data.len().max(1));
    assert_eq!((&lines, fed), (&whole.0, whole.1));
    follow(&lines);
    if !data.contains(&b'#') {
        assert!(compare(data, data).is_ok());
    }
}
