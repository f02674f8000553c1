use zerocopy::{FromBytes, IntoBytes};

/// Reads numbers in the order of this computer's bytes; half a number at the end is left out.
pub(crate) fn numbers<T: Clone + Default + FromBytes + IntoBytes>(bytes: &[u8]) -> Vec<T> {
    let mut numbers = vec![T::default(); bytes.len() / size_of::<T>()];
    let room = numbers.as_mut_bytes();
    room.copy_from_slice(&bytes[..room.len()]);
    numbers
}

/// Takes a field of a fixed length from the beginning of bytes; `None` if they are too few.
pub(crate) fn field<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    bytes.split_off(..N)?.first_chunk().copied()
}
