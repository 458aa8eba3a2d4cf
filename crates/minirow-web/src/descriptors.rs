//! The limit of open files of the process.

use std::io;

use crate::connections::SPARE;

/// Descriptors for everything but connections: standard streams, the listener, the runtime, and those
/// of connections that are about to be closed.
const KEPT_BACK: usize = 32 + SPARE;

/// How many connections there can be, once the limit is as high as the process may make it.
#[cfg(unix)]
pub(crate) fn for_connections() -> io::Result<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    // It may be refused, as where the system has a limit of its own.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    let Some(most) = getrlimit(Resource::Nofile).current else { return Ok(usize::MAX) };
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    most.checked_sub(KEPT_BACK).filter(|&left| left > 0).ok_or_else(|| {
        let words = format!("expected room for more than {KEPT_BACK} open files, found {most}");
        io::Error::other(words)
    })
}

#[cfg(not(unix))]
pub(crate) fn for_connections() -> io::Result<usize> {
    Ok(usize::MAX)
}
