use std::mem::MaybeUninit;

/// The size of a large page on most computers.
#[cfg(target_os = "linux")]
const LARGE: usize = 2 << 20;

/// Asks the system to keep memory that is about to be used in large pages, where it can.
///
/// Random access to a large table misses the TLB nearly each time; with large pages it hardly does.
pub(crate) fn ask_for_large_pages<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        let start = memory.as_mut_ptr().cast::<u8>();
        let skipped = start.align_offset(LARGE);
        let Some(rest) = size_of_val(memory).checked_sub(skipped) else {
            return;
        };
        let whole = rest - rest % LARGE;
        if whole == 0 {
            return;
        }
        #[allow(unsafe_code)]
        // Systems without large pages refuse, which changes nothing.
        // SAFETY: the bytes lie within `memory`, and the advice does not change their contents.
        let _ = unsafe {
            let first = start.add(skipped).cast();
            rustix::mm::madvise(first, whole, rustix::mm::Advice::LinuxHugepage)
        };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}
