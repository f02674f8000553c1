use bytesize::ByteSize;

/// Returns the memory that programs can use without swapping; `None` if unknown.
pub(crate) fn memory_available() -> Option<ByteSize> {
    let information = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = information
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(ByteSize::kib(kib))
}
