use bytesize::ByteSize;

/// The memory that programs can use without swapping, where the system tells.
pub(crate) fn memory_available() -> Option<ByteSize> {
    let information = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = information
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(ByteSize::kib(kib))
}
