//! Ctrl-C and requests to terminate.

use anyhow::Context;

/// What has asked the program to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signal {
    /// Ctrl-C.
    Interrupt,
    /// SIGTERM.
    Terminate,
}

impl Signal {
    /// The exit code of a program that it has ended.
    pub(crate) fn exit_code(self) -> u8 {
        match self {
            Self::Interrupt => 130,
            Self::Terminate => 143,
        }
    }
}

/// Waits for one of them.
#[cfg(unix)]
pub(crate) async fn signal() -> anyhow::Result<Signal> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate()).context("cannot listen for signals")?;
    tokio::select! {
        pressed = tokio::signal::ctrl_c() => {
            pressed.context("cannot listen for Ctrl-C")?;
            Ok(Signal::Interrupt)
        }
        _ = terminate.recv() => Ok(Signal::Terminate),
    }
}

/// Waits for one of them.
#[cfg(not(unix))]
pub(crate) async fn signal() -> anyhow::Result<Signal> {
    tokio::signal::ctrl_c().await.context("cannot listen for Ctrl-C")?;
    Ok(Signal::Interrupt)
}
