use anyhow::{Result, ensure};

/// Refuses what does not fit into memory.
pub(crate) fn check(needed: u64, available: Option<u64>) -> Result<()> {
    let mib = |bytes: u64| bytes.div_ceil(1 << 20);
    ensure!(
        available.is_none_or(|available| needed <= available),
        "each process needs {} MiB of memory, but only {} are free here; \
         more processes need less each",
        mib(needed),
        mib(available.unwrap_or(0))
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_little_memory_is_refused() {
        assert!(check(5 << 20, None).is_ok());
        assert!(check(5 << 20, Some(5 << 20)).is_ok());
        let refused = check(5 << 20, Some(4 << 20)).unwrap_err().to_string();
        assert!(
            refused.contains("needs 5 MiB of memory, but only 4 are free"),
            "{refused}"
        );
    }
}
