//! The memory budget of request bodies and unread answers.

use std::sync::Arc;

use axum::body::Bytes;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// What one client may fill without being counted, so that small calls are taken at any time.
pub(crate) const FREE_BODY: usize = 16 << 10;
/// The same for an answer.
const FREE_ANSWER: usize = 64 << 10;

/// Bytes of a permit.
const UNIT: usize = 1 << 10;

/// The memory for all bodies and answers that are larger than what is free.
#[derive(Clone)]
pub(crate) struct MemoryBudget(Arc<Semaphore>);

/// Memory that is taken, and given back when it goes.
#[derive(Default)]
pub(crate) struct Reserved(Option<OwnedSemaphorePermit>);

impl MemoryBudget {
    pub(crate) fn new(bytes: usize) -> Self {
        Self(Arc::new(Semaphore::new((bytes / UNIT).min(Semaphore::MAX_PERMITS))))
    }

    /// Reserves memory for these bytes, if there is any left.
    #[must_use]
    pub(crate) fn extend(&self, reserved: &mut Reserved, bytes: usize) -> bool {
        let units = u32::try_from(bytes.div_ceil(UNIT)).unwrap_or(u32::MAX);
        let Ok(more) = Arc::clone(&self.0).try_acquire_many_owned(units) else { return false };
        match &mut reserved.0 {
            Some(permit) => permit.merge(more),
            None => reserved.0 = Some(more),
        }
        true
    }

    /// An answer that keeps its memory until the last byte has left or its connection is closed.
    pub(crate) fn keep(&self, answer: String) -> Option<Bytes> {
        let mut bytes = answer.into_bytes();
        if bytes.len() <= FREE_ANSWER {
            return Some(bytes.into());
        }
        bytes.shrink_to_fit();
        let mut reserved = Reserved::default();
        let is_reserved = self.extend(&mut reserved, bytes.len());
        is_reserved.then(|| Bytes::from_owner(Kept { bytes, _reserved: reserved }))
    }
}

struct Kept {
    bytes: Vec<u8>,
    _reserved: Reserved,
}

impl AsRef<[u8]> for Kept {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}
