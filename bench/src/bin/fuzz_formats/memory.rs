//! The memory that readers and writers take.

use peak_alloc::PeakAlloc;

/// Counts the memory in use.
#[global_allocator]
pub(crate) static PEAK: PeakAlloc = PeakAlloc;
