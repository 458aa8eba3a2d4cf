//! The threads of the program.

use anyhow::Context;
use tokio::runtime::{Builder, Runtime};

/// What a debug build needs to plan deeply nested queries.
const STACK: usize = 16 << 20;

/// Threads for queries, so many of them, or as many as there are processors.
pub(super) fn runtime(threads: Option<usize>) -> anyhow::Result<Runtime> {
    let mut builder = Builder::new_multi_thread();
    builder.enable_all().thread_stack_size(STACK);
    if let Some(threads) = threads {
        builder.worker_threads(threads);
        // What rates and generates boards has threads of its own.
        rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build_global()
            .context("cannot start threads")?;
    }
    builder.build().context("cannot start threads")
}
