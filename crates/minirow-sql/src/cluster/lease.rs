//! Whether a shard is still wanted: its client removes a folder when it is not.

use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use minirow_batch::{Far, Watch};

/// How often the folder is looked for.
const LOOKED_EVERY: Duration = Duration::from_millis(300);

/// Goes on for as long as a folder is there.
///
/// An executor that was taken for lost, or whose scheduler or client is gone, so stops by itself.
pub(super) struct Lease<'a> {
    folder: &'a Path,
    seen: Mutex<(Instant, bool)>,
}

impl<'a> Lease<'a> {
    pub(super) fn of(folder: &'a Path) -> Self {
        Self { folder, seen: Mutex::new((Instant::now(), folder.is_dir())) }
    }
}

impl Watch for Lease<'_> {
    fn go_on(&self) -> bool {
        // Whoever looks now tells the others later.
        let Ok(mut seen) = self.seen.try_lock() else { return true };
        if seen.1 && seen.0.elapsed() > LOOKED_EVERY {
            *seen = (Instant::now(), self.folder.is_dir());
        }
        seen.1
    }

    fn tell(&self, _: Far) {}
}
