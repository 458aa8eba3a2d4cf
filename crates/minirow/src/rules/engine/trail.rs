//! What is kept at each guess, one after the other.

/// Makes it again what it was when it was kept last.
pub(super) fn take_back<T: Copy>(now: &mut [T], kept: &mut Vec<T>) {
    let start = kept.len() - now.len();
    now.copy_from_slice(&kept[start..]);
    kept.truncate(start);
}
