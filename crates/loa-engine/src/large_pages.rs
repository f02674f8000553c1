use std::mem::MaybeUninit;

/// What is asked for by whole large pages, of 2 MiB on most machines.
#[cfg(target_os = "linux")]
const LARGE: usize = 2 << 20;

/// Asks the system to keep memory that is about to be used in large pages, where it can.
///
/// A table that is looked up all over costs a walk through the tables of pages for nearly each look;
/// with large pages there are few enough of them to be at hand.
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
        // Systems without large pages refuse, and all goes on as before.
        // SAFETY: the bytes lie within `memory`, and the advice changes nothing about what it holds.
        let _ = unsafe {
            let first = start.add(skipped).cast();
            rustix::mm::madvise(first, whole, rustix::mm::Advice::LinuxHugepage)
        };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}
