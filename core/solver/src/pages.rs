use memmap2::MmapMut;
use std::io;

/// Returns zeroed memory in pages of its own: large ones where the system has them. Random access
/// to small pages misses the TLB nearly each time. Pages that are never used cost nothing.
///
/// # Errors
/// When the system has no memory left.
pub fn zeroed_pages(bytes: usize) -> io::Result<MmapMut> {
    let pages = MmapMut::map_anon(bytes)?;
    #[cfg(target_os = "linux")]
    if bytes >= 1 << 21 {
        // Without large pages, small ones will do.
        let _ = pages.advise(memmap2::Advice::HugePage);
    }
    Ok(pages)
}
