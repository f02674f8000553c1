//! Whatever text is read as a dump of the course's program is written and read as the same.

use crate::input::text;
use loa_protocol::{read_dump, write_dump};

pub fn run(data: &[u8]) {
    let Some(position) = read_dump(&text(data)) else {
        return;
    };
    let written = write_dump(&position);
    assert_eq!(read_dump(&written), Some(position), "{written}");
    assert_eq!(written.matches("===").count(), 2);
    assert!(!written.contains(['*', '>']));
}
