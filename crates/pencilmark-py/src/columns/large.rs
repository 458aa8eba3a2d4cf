//! Memory for whole columns.

/// So many bytes of 0. A column of a million boards has 81 million; in pages of the usual size the system takes longer
/// to hand them out than the boards take to be written (120 ns a row and 12 were measured).
pub(super) fn zeros(len: usize) -> Vec<u8> {
    let bytes = vec![0; len];
    #[cfg(target_os = "linux")]
    advise(&bytes);
    bytes
}

/// Asks for large pages, as NumPy does for its arrays; whether there are any is the system's business.
#[cfg(target_os = "linux")]
fn advise(bytes: &[u8]) {
    use rustix::mm::{Advice, madvise};

    const PAGE: usize = 4096;
    /// Below it there is nothing to gain.
    const LARGE: usize = 1 << 22;
    if bytes.len() < LARGE {
        return;
    }
    let before = bytes.as_ptr().align_offset(PAGE);
    let len = (bytes.len() - before) / PAGE * PAGE;
    #[expect(unsafe_code, reason = "the pages lie within the bytes, which stay as they are")]
    // SAFETY: all of these pages belong to `bytes`, and this advice changes neither what they hold nor whose they are.
    let _ = unsafe {
        madvise(bytes.as_ptr().add(before).cast_mut().cast(), len, Advice::LinuxHugepage)
    };
}
