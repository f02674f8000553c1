//! The file of an interrupted training:
//!
//! ```text
//! magic "LOATRAIN-STATE"
//! length of the head     u32, little-endian
//! head                   JSON: fingerprint, step, loss, epochs
//! parameters             f32 each, little-endian
//! first moments          f32 each
//! second moments         f32 each
//! CRC-32 of all before   u32
//! ```

use super::parameters::PARAMETERS;
use super::trainer::{State, Trainer};
use thiserror::Error;

const MAGIC: &[u8; 14] = b"LOATRAIN-STATE";

/// Why a training can't be continued.
#[derive(Debug, Error)]
pub enum CheckpointError {
    /// It is another kind of file.
    #[error("this is not a state of a training")]
    NotState,
    /// The file is cut short or has been changed.
    #[error("it is damaged: its checksum is {found:08x} instead of {computed:08x}")]
    Damaged {
        /// The checksum in the file.
        found: u32,
        /// The checksum of the contents.
        computed: u32,
    },
    /// The head can't be understood.
    #[error("its head can't be understood")]
    Json(#[from] serde_json::Error),
    /// It is the state of another training.
    #[error("it belongs to a training with other data or other options")]
    Other,
}

impl Trainer<'_> {
    /// Returns the state of the training, to be kept in a file.
    ///
    /// # Errors
    /// If a loss is not a number.
    pub fn checkpoint(&self) -> Result<Vec<u8>, CheckpointError> {
        let head = serde_json::to_vec(&self.state)?;
        let mut bytes = MAGIC.to_vec();
        bytes.extend((head.len() as u32).to_le_bytes());
        bytes.extend(head);
        let [first, second] = &self.moments;
        for numbers in [&self.model.parameters, first, second] {
            bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        Ok(bytes)
    }

    /// Continues from a state of the same training, kept by [`Trainer::checkpoint`].
    ///
    /// # Errors
    /// If it is something else; nothing changes then.
    pub fn resume(&mut self, bytes: &[u8]) -> Result<(), CheckpointError> {
        let (head, numbers) = split(bytes)?;
        let state: State = serde_json::from_slice(head)?;
        let (numbers, rest) = numbers.as_chunks();
        let is_whole = numbers.len() == 3 * PARAMETERS && rest.is_empty();
        if state.fingerprint != self.state.fingerprint || !is_whole {
            return Err(CheckpointError::Other);
        }
        let numbers: Vec<f32> = numbers.iter().map(|it| f32::from_le_bytes(*it)).collect();
        let [first, second] = &mut self.moments;
        let parts = [&mut self.model.parameters, first, second].into_iter();
        for (part, numbers) in parts.zip(numbers.chunks(PARAMETERS)) {
            part.copy_from_slice(numbers);
        }
        self.state = state;
        self.shuffle();
        Ok(())
    }
}

/// Returns head and numbers of a file whose checksum is right.
fn split(bytes: &[u8]) -> Result<(&[u8], &[u8]), CheckpointError> {
    let not_state = || CheckpointError::NotState;
    let (rest, found) = bytes.split_last_chunk().ok_or_else(not_state)?;
    let body = rest.strip_prefix(MAGIC).ok_or_else(not_state)?;
    let (found, computed) = (u32::from_le_bytes(*found), crc32fast::hash(rest));
    if found != computed {
        return Err(CheckpointError::Damaged { found, computed });
    }
    let (len, body) = body.split_first_chunk().ok_or_else(not_state)?;
    body.split_at_checked(u32::from_le_bytes(*len) as usize)
        .ok_or_else(not_state)
}
