use zerocopy::{FromBytes, IntoBytes};

/// Reads numbers in the order of this computer's bytes; half a number at the end is left out.
pub(crate) fn numbers<T: Clone + Default + FromBytes + IntoBytes>(bytes: &[u8]) -> Vec<T> {
    let mut numbers = vec![T::default(); bytes.len() / size_of::<T>()];
    let room = numbers.as_mut_bytes();
    room.copy_from_slice(&bytes[..room.len()]);
    numbers
}

/// Bytes that are read field by field.
pub(crate) struct Fields<'a>(pub(crate) &'a [u8]);

impl<'a> Fields<'a> {
    pub(crate) fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(bytes)
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.bytes(N)?.first_chunk().copied()
    }
}
