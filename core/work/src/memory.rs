/// Returns the bytes of memory that programs can use without swapping; `None` if unknown. The
/// system may grant more than it has, and end the program later.
pub fn free_memory() -> Option<u64> {
    let information = std::fs::read_to_string("/proc/meminfo").ok()?;
    let mut lines = information.lines();
    let line = lines.find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kib.checked_mul(1 << 10)
}
