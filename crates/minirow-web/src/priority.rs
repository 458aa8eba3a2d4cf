//! Lowers the priority of threads.

/// Lowers the priority of this thread, where a thread has one of its own.
pub(crate) fn lower() {
    /// A tenth of what a usual thread gets while both want to work.
    #[cfg(target_os = "linux")]
    const NICE: i32 = 10;
    // Without a process to name, Linux takes the thread. Where that fails, it shares as an equal.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, NICE);
}
