use super::chunk;
use super::codes::{Codes, Encoder};
use super::header::{Label, TierHeader};
use crate::TierValues;
use rayon::prelude::*;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// The last bytes of the file of a tier.
pub(super) const END: [u8; 8] = *b"LOA done";

/// The positions that a thread packs at a time.
const SHARE: usize = 64 * chunk::POSITIONS;

/// The positions whose chunks are in memory at once.
const BATCH: usize = 64 * SHARE;

/// Writes the file of a tier. Reads the values twice: the file begins with the different ones. The
/// bytes do not depend on the number of threads.
pub(super) fn write(out: &mut impl Write, label: Label, values: &dyn TierValues) -> io::Result<()> {
    let header = TierHeader::new(label, chunk::POSITIONS, find_codes(values)?);
    out.write_all(&header.to_bytes())?;
    let lengths = write_chunks(out, values, &header.codes)?;
    write_index(out, header.length, &lengths)
}

/// Finds the different ones of some values, with all threads of the current pool.
///
/// # Panics
/// When one of them is not a packed value.
pub(crate) fn find_codes(values: &dyn TierValues) -> io::Result<Codes> {
    let found: Vec<AtomicBool> = (0..=u16::MAX).map(|_| AtomicBool::new(false)).collect();
    for_each_batch(values, |batch| {
        batch.par_iter().for_each(|value| {
            let found = &found[usize::from(*value)];
            // Threads that only read don't wait for each other.
            if !found.load(Ordering::Relaxed) {
                found.store(true, Ordering::Relaxed);
            }
        });
        Ok(())
    })?;
    let present = (0..=u16::MAX)
        .zip(found)
        .filter(|(_, found)| found.load(Ordering::Relaxed));
    let codes = Codes::new(present.map(|(value, _)| value).collect());
    Ok(codes.unwrap_or_else(|| unreachable!("packed values only")))
}

/// Writes the chunks of some values and returns the length of each.
pub(super) fn write_chunks(
    out: &mut impl Write,
    values: &dyn TierValues,
    codes: &Codes,
) -> io::Result<Vec<u32>> {
    let encoder = Encoder::new(codes);
    let mut all = Vec::with_capacity(values.count().div_ceil(chunk::POSITIONS));
    for_each_batch(values, |batch| {
        let shares: Vec<_> = batch
            .par_chunks(SHARE)
            .map(|share| chunk::pack(share, &encoder))
            .collect();
        for share in shares {
            let (bytes, lengths) = share?;
            out.write_all(&bytes)?;
            all.extend(lengths);
        }
        Ok(())
    })?;
    Ok(all)
}

/// Reads all values batch by batch.
fn for_each_batch(
    values: &dyn TierValues,
    mut visit: impl FnMut(&[u16]) -> io::Result<()>,
) -> io::Result<()> {
    let mut batch = Vec::new();
    for at in (0..values.count()).step_by(BATCH) {
        batch.resize(BATCH.min(values.count() - at), 0);
        values.read(at, &mut batch)?;
        visit(&batch)?;
    }
    Ok(())
}

/// Writes where the chunks begin and the last one ends, given where the first begins and the length
/// of each, and the end of the file.
pub(super) fn write_index(out: &mut impl Write, first: usize, lengths: &[u32]) -> io::Result<()> {
    let mut checksum = crc32fast::Hasher::new();
    let mut offset = first as u64;
    for length in [0].iter().chain(lengths) {
        offset += u64::from(*length);
        let bytes = offset.to_le_bytes();
        checksum.update(&bytes);
        out.write_all(&bytes)?;
    }
    out.write_all(&checksum.finalize().to_le_bytes())?;
    out.write_all(&END)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Tier, Value};

    /// Values enough for several batches, the last chunk incomplete.
    fn values() -> Vec<u16> {
        let mut state = 1u32;
        let value = |_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            Value::Win((state >> 20 & state >> 24 & 63) as u16).pack()
        };
        (0..2 * BATCH + 3 * SHARE + 77).map(value).collect()
    }

    fn written(values: &Vec<u16>) -> Vec<u8> {
        let label = Label {
            tier: Tier::new(2, 3),
            problem: "a test".to_owned(),
            positions: values.len() as u64,
        };
        let mut out = Vec::new();
        write(&mut out, label, values).unwrap();
        out
    }

    #[test]
    fn the_number_of_threads_changes_no_byte() {
        let values = values();
        let with = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            pool.unwrap().install(|| written(&values))
        };
        let one = with(1);
        assert!(one == with(2) && one == with(5));
    }

    /// Takes a number of bytes, then fails as a full disk does.
    struct Full(usize);

    impl Write for Full {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let taken = bytes.len().min(self.0);
            self.0 -= taken;
            if taken == 0 {
                return Err(io::ErrorKind::StorageFull.into());
            }
            Ok(taken)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_full_disk_is_an_error() {
        let values = &values()[..5000].to_vec();
        let needed = written(values).len();
        for room in [0, 10, needed / 2, needed - 1] {
            let label = Label {
                tier: Tier::new(2, 3),
                problem: "a test".to_owned(),
                positions: values.len() as u64,
            };
            let error = write(&mut Full(room), label, values).unwrap_err();
            assert_eq!(error.kind(), io::ErrorKind::StorageFull, "{room} bytes");
        }
    }
}
