//! The three exports: by their names in a module of WebAssembly alone, as elsewhere `free` is that of C.
#![expect(unsafe_code, reason = "texts cross the border of the module as addresses")]

use std::ops::ControlFlow;
use std::ptr;

/// Room for a text of this many bytes.
#[must_use]
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn alloc(len: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; len].into_boxed_slice()).cast()
}

/// Answers the call whose text is in this room, and takes the room back.
///
/// # Safety
/// The room is one of [`alloc`] or [`call`] with this length, and is not used any more.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub unsafe extern "C" fn call(text: *mut u8, len: usize) -> u64 {
    // SAFETY: as the caller promises.
    let text = unsafe { taken(text, len) };
    // What is no text is no call either, and is told so.
    let text = String::from_utf8_lossy(&text);
    let answer = minirow_api::envelope(&text, &mut || ControlFlow::Continue(()));
    let answer = answer.into_bytes().into_boxed_slice();
    let len = answer.len() as u64;
    let address = Box::into_raw(answer).cast::<u8>() as usize as u64;
    len << 32 | address & u64::from(u32::MAX)
}

/// Takes room back.
///
/// # Safety
/// The room is one of [`alloc`] or [`call`] with this length, and is not used any more.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub unsafe extern "C" fn free(text: *mut u8, len: usize) {
    // SAFETY: as the caller promises.
    drop(unsafe { taken(text, len) });
}

/// The room as what it was made of.
///
/// # Safety
/// As for [`free`].
unsafe fn taken(text: *mut u8, len: usize) -> Box<[u8]> {
    // SAFETY: as the caller promises, this is the box that was turned into an address.
    unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(text, len)) }
}
