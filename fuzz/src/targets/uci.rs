//! Any lines to a UCI engine, as far as its dialect goes: nothing panics, a `go` is never refused,
//! and what is understood of a position can be said again.

use crate::input::lines;
use loa::{Game, Preset, Size};
use loa_notation::Fen;
use loa_protocol::{UciCommand, write_uci_best, write_uci_move};

/// Says a position again; returns what is understood then.
fn again(start: Option<Fen>, moves: &[loa::Move]) -> Option<UciCommand> {
    let start = match start {
        None => "startpos".to_owned(),
        Some(fen) => format!("fen {fen}"),
    };
    let moves: Vec<String> = moves.iter().copied().map(write_uci_move).collect();
    let line = format!("position {start} moves {}", moves.join(" "));
    UciCommand::read(&line).expect("what was written is understood")
}

fn play(start: Option<Fen>, moves: &[loa::Move]) {
    let mut game = match start {
        None => Game::start(&Preset::BERKELEY, Size::STANDARD),
        Some(fen) => Game::new(Preset::BERKELEY.rules, fen.position),
    };
    for mv in moves {
        let before = *game.position();
        if game.play(*mv).is_err() {
            assert_eq!(*game.position(), before);
            break;
        }
    }
    let best = game.legal_moves().first().copied();
    let answer = write_uci_best(best, None);
    assert!(answer.starts_with("bestmove ") && !answer.contains('\n'));
    assert_eq!(best.is_none(), answer == "bestmove (none)");
}

pub fn run(data: &[u8]) {
    for line in lines(data) {
        match UciCommand::read(&line) {
            Ok(Some(command)) => {
                if let UciCommand::Position { start, moves } = &command {
                    assert_eq!(again(*start, moves).as_ref(), Some(&command));
                    play(*start, moves);
                }
            }
            Ok(None) => {}
            Err(_) => assert_ne!(line.split_whitespace().next(), Some("go")),
        }
    }
}
