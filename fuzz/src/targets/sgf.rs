//! Whatever bytes are read as SGF, as any collection and as games, are written and read as the
//! same; games whose main line can't be replayed are told so by the check of all lines.

use loa_notation::{Collection, Record, decode, read_records};

pub fn run(data: &[u8]) {
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
