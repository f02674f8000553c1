use super::SolveError;

/// Bytes that have arrived from a process.
pub struct Message(Box<dyn AsRef<[u8]> + Send + Sync>);

impl Message {
    /// Makes a message of anything that has bytes.
    pub fn new(bytes: impl AsRef<[u8]> + Send + Sync + 'static) -> Message {
        Message(Box::new(bytes))
    }

    /// Returns the bytes.
    pub fn bytes(&self) -> &[u8] {
        (*self.0).as_ref()
    }
}

/// Carries messages between the processes that solve a problem together, in rounds: every process
/// sends bytes to some, then a note to all. The order in which bytes arrive does not matter.
pub trait Transport {
    /// Returns the number of this process, from 0.
    fn process(&self) -> usize;

    /// Returns the number of processes.
    fn processes(&self) -> usize;

    /// Sends bytes to a process, perhaps this one, in this round.
    fn send(&mut self, to: usize, bytes: Vec<u8>);

    /// Ends a round with a note to all processes, and waits until all have done so and all messages
    /// of the round have arrived.
    ///
    /// # Errors
    /// When messages can't be delivered or are damaged.
    fn finish_round(&mut self, note: &[u8]) -> Result<RoundMessages, SolveError>;

    /// Waits until all processes do.
    ///
    /// # Errors
    /// As [`Transport::finish_round`].
    fn wait_for_all(&mut self) -> Result<(), SolveError> {
        self.finish_round(&[]).map(drop)
    }
}

/// All messages to a process in a round.
#[derive(Default)]
pub struct RoundMessages {
    /// The note of each process.
    pub notes: Vec<Message>,
    /// All bytes that were sent, in any order.
    pub batches: Vec<Message>,
}

/// The transport of a process without others.
#[derive(Default)]
pub(super) struct Alone(Vec<Message>);

impl Transport for Alone {
    fn process(&self) -> usize {
        0
    }

    fn processes(&self) -> usize {
        1
    }

    fn send(&mut self, _to: usize, bytes: Vec<u8>) {
        self.0.push(Message::new(bytes));
    }

    fn finish_round(&mut self, note: &[u8]) -> Result<RoundMessages, SolveError> {
        Ok(RoundMessages {
            notes: vec![Message::new(note.to_vec())],
            batches: std::mem::take(&mut self.0),
        })
    }
}

/// How far a process has come at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Note {
    /// Whether it has done its part of the tier.
    pub(super) is_done: bool,
    /// The greatest level that any value had when the round began.
    pub(super) last_level: Option<u16>,
    /// Whether it wants a checkpoint.
    pub(super) save: bool,
    /// Whether it has been asked to stop.
    pub(super) stop: bool,
}

impl Note {
    /// The last two bytes are 0 for no level, else one more than it.
    pub(super) fn to_bytes(self) -> [u8; 5] {
        let [is_done, save, stop] = [self.is_done, self.save, self.stop].map(u8::from);
        let [low, high] = self.last_level.map_or(0, |level| level + 1).to_le_bytes();
        [is_done, save, stop, low, high]
    }

    /// Joins the notes of all processes: done if all are, and anything else if one is.
    pub(super) fn of_all(notes: &[Message]) -> Result<Note, SolveError> {
        let mut all = Note {
            is_done: true,
            last_level: None,
            save: false,
            stop: false,
        };
        for note in notes {
            let &[is_done, save, stop, low, high] = note.bytes() else {
                return Err(SolveError::Damaged);
            };
            let level = u16::from_le_bytes([low, high]).checked_sub(1);
            all.is_done &= is_done == 1;
            all.last_level = all.last_level.max(level);
            all.save |= save == 1;
            all.stop |= stop == 1;
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(note: Note) -> Message {
        Message::new(note.to_bytes())
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
        assert_eq!(Note::of_all(&[message(early)]).unwrap(), early);
        assert_eq!(Note::of_all(&[message(late)]).unwrap(), late);
        let all = Note::of_all(&[message(early), message(late)]).unwrap();
        let expected = Note {
            stop: true,
            ..early
        };
        assert_eq!(all, expected);
        assert!(Note::of_all(&[Message::new([0; 6])]).is_err());
    }
}
