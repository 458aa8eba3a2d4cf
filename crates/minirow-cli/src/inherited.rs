//! What the parent process left: ignored signals and closed standard streams.
//!
//! Both have to be looked at before anything else runs: Rust opens `/dev/null` in the place of a
//! closed stream before `main`, and whoever sets a handler for a signal takes it from its parent.

use std::sync::atomic::{AtomicU8, Ordering};

/// Standard input, output and error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stream {
    Input,
    Output,
    #[expect(dead_code, reason = "errors that nobody can read end with their code all the same")]
    Error,
}

/// A bit for each stream that was closed when the program began.
static CLOSED: AtomicU8 = AtomicU8::new(0);

/// Whether a stream was closed when the program began, as by `>&-` in a shell.
pub(crate) fn is_closed(stream: Stream) -> bool {
    CLOSED.load(Ordering::Relaxed) & (1 << stream as u8) != 0
}

#[cfg(unix)]
pub(crate) use unix::is_ignored;

#[cfg(unix)]
mod unix {
    #![expect(unsafe_code, reason = "what the system knows of this process is asked of libc")]

    use std::mem::MaybeUninit;
    use std::ptr;
    use std::sync::atomic::Ordering;

    use super::CLOSED;

    /// Runs before Rust's own beginning, which hides closed streams.
    // SAFETY: it calls one function of libc and stores a number; it allocates nothing, prints
    // nothing and cannot panic.
    #[ctor::ctor(unsafe)]
    fn look_at_streams() {
        for stream in 0..3 {
            // SAFETY: F_GETFD only asks, and takes any number for a descriptor.
            if unsafe { libc::fcntl(stream, libc::F_GETFD) } == -1 {
                CLOSED.fetch_or(1 << stream, Ordering::Relaxed);
            }
        }
    }

    /// Whether the parent process had this signal ignored, as `nohup` does with SIGHUP and a shell
    /// without job control with SIGINT of its background jobs.
    pub(crate) fn is_ignored(signal: i32) -> bool {
        let mut action = MaybeUninit::<libc::sigaction>::zeroed();
        // SAFETY: without a new action, sigaction only writes the present one, for which there is
        // room; all zeros are a valid value of it, where it writes nothing.
        let action = unsafe {
            libc::sigaction(signal, ptr::null(), action.as_mut_ptr());
            action.assume_init()
        };
        action.sa_sigaction == libc::SIG_IGN
    }
}
