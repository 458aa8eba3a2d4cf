//! The request to end a query before its time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether a query is to end. Clones are about the same query.
///
/// # Examples
/// ```
/// let stop = minirow_sql::Stop::default();
/// let same = stop.clone();
/// same.request();
/// assert!(stop.is_requested());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the query as soon as its functions notice.
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it is to end.
    #[must_use]
    pub fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
