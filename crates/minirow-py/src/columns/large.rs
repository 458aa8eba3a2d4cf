//! Memory for whole columns.
//!
//! A column of a million boards has 81 million bytes. In pages of the usual size the system takes longer to hand them
//! out than the boards take to be written: 120 ns a row and 30 were measured.

/// So many bytes of 0.
pub(super) fn zeros(len: usize) -> Vec<u8> {
    let bytes = vec![0; len];
    #[cfg(target_os = "linux")]
    advise(bytes.as_ptr(), len);
    bytes
}

/// No bytes yet, but room for so many, unless there is none to be had.
pub(super) fn with_capacity(len: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let _ = bytes.try_reserve_exact(len);
    #[cfg(target_os = "linux")]
    advise(bytes.as_ptr(), bytes.capacity());
    bytes
}

/// Asks for large pages, as NumPy does for its arrays; whether there are any is the system's business.
#[cfg(target_os = "linux")]
fn advise(bytes: *const u8, len: usize) {
    use rustix::mm::{Advice, madvise};

    const PAGE: usize = 4096;
    /// Below it there is nothing to gain.
    const LARGE: usize = 1 << 22;
    if len < LARGE {
        return;
    }
    let before = bytes.align_offset(PAGE);
    let pages = (len - before) / PAGE * PAGE;
    let start = bytes.wrapping_add(before).cast_mut().cast();
    #[expect(unsafe_code, reason = "advice about memory that is ours")]
    // SAFETY: all of these pages belong to one allocation, and this advice changes neither what they hold nor whose
    // they are.
    let _ = unsafe { madvise(start, pages, Advice::LinuxHugepage) };
}
