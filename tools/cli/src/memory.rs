use anyhow::{Result, ensure};
use bytesize::ByteSize;
use loa_engine::Engine;

/// Returns the memory that programs can use without swapping; `None` if unknown.
pub(crate) fn memory_available() -> Option<ByteSize> {
    loa_work::system::free_memory().map(ByteSize::b)
}

/// Reads a size of memory.
pub(crate) fn size(text: &str) -> Result<ByteSize, &'static str> {
    let size = text.parse();
    size.map_err(|_| "expected a size such as 64MiB or 4GiB")
}

/// Makes an engine with a transposition table of a size that the user has asked for.
///
/// # Errors
/// If there is not enough memory.
pub(crate) fn engine_with(mebibytes: usize) -> Result<Engine> {
    check_table(mebibytes, 0)?;
    Ok(Engine::try_new(mebibytes)?)
}

/// Refuses a table that does not fit into memory when it replaces one of `present` MiB.
pub(crate) fn check_table(mebibytes: usize, present: usize) -> Result<()> {
    let Some(free) = memory_available() else {
        return Ok(());
    };
    let free = (free.as_u64() >> 20) + present as u64;
    ensure!(
        mebibytes as u64 <= free,
        "a table of {mebibytes} MiB does not fit: {free} MiB of memory are free"
    );
    Ok(())
}
