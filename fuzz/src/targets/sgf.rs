//! Whatever bytes are read as SGF, as any collection and as games, are written and read as the
//! same; games whose main line can't be replayed are told so by the check of all lines. What is
//! kept of bytes in any notation can be played.

use loa_notation::{Collection, Record, decode, read_games, read_records};

pub fn run(data: &[u8]) {
    let kept = read_games(data).into_iter().flat_map(|read| read.games);
    for game in kept {
        assert_eq!(game.record.check(), Ok(()));
    }
    let text = decode(data);
    if let Ok(collection) = text.parse::<Collection>() {
        let written = collection.to_string();
        assert_eq!(written.parse(), Ok(collection), "{written}");
    }
    for record in read_records(&text).into_iter().flatten() {
        let written = record.to_string();
        assert_eq!(written.parse::<Record>().as_ref(), Ok(&record), "{written}");
        // The main line is one of the lines that are checked.
        assert!(record.to_game().is_ok() || record.check().is_err());
    }
}
