use crate::packet::Packet;
use anyhow::{Context, Result};

/// How far a process has come in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    /// Whether it has sent all updates of the step.
    pub(crate) is_done: bool,
    /// The greatest remoteness of any value before the step.
    pub(crate) last_level: Option<u16>,
    /// Whether it wants a checkpoint.
    pub(crate) save: bool,
    /// Whether it has been asked to stop.
    pub(crate) stop: bool,
}

impl Note {
    pub(crate) fn to_bytes(self) -> [u8; 6] {
        let has_level = self.last_level.is_some();
        let [is_done, has_level, save, stop] =
            [self.is_done, has_level, self.save, self.stop].map(u8::from);
        let [low, high] = self.last_level.unwrap_or(0).to_le_bytes();
        [is_done, has_level, save, stop, low, high]
    }

    fn read(bytes: &[u8]) -> Option<Note> {
        let &[is_done, has_level, save, stop, low, high] = bytes else {
            return None;
        };
        let level = u16::from_le_bytes([low, high]);
        Some(Note {
            is_done: is_done == 1,
            last_level: (has_level == 1).then_some(level),
            save: save == 1,
            stop: stop == 1,
        })
    }

    /// Joins the notes of all processes: done if all are, and anything else if one is.
    pub(crate) fn of_all(notes: &[Packet]) -> Result<Note> {
        let nothing = Note {
            is_done: true,
            last_level: None,
            save: false,
            stop: false,
        };
        notes.iter().try_fold(nothing, |all, note| {
            let note = Note::read(note.as_ref()).context("a damaged note has arrived")?;
            Ok(Note {
                is_done: all.is_done && note.is_done,
                last_level: all.last_level.max(note.last_level),
                save: all.save || note.save,
                stop: all.stop || note.stop,
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packet::Kind;

    fn packet(note: Note) -> Packet {
        Packet::new(0, 0, Kind::Note, note.to_bytes().to_vec())
    }

    #[test]
    fn notes_are_read_as_written_and_joined() {
        let early = Note {
            is_done: false,
            last_level: Some(300),
            save: true,
            stop: false,
        };
        let late = Note {
            is_done: true,
            last_level: None,
            save: false,
            stop: true,
        };
        assert_eq!(Note::of_all(&[packet(early)]).unwrap(), early);
        assert_eq!(Note::of_all(&[packet(late)]).unwrap(), late);
        let all = Note::of_all(&[packet(early), packet(late)]).unwrap();
        let expected = Note {
            stop: true,
            ..early
        };
        assert_eq!(all, expected);
        assert!(Note::of_all(&[Packet::new(0, 0, Kind::Note, vec![0; 5])]).is_err());
    }
}
