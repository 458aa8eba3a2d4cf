//! A connection with timeouts for reading and writing.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use memchr::memchr;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

use crate::connections::Connection;
use crate::limits::time_for;

/// A stream whose other end must take what is written.
///
/// Its patience is time in which nothing is taken; it comes back with each byte that is.
pub(crate) struct Wire {
    stream: TcpStream,
    connection: Arc<Connection>,
    most_patience: Duration,
    patience: Duration,
    /// Since when a write waits.
    waiting: Option<Instant>,
    alarm: Option<Pin<Box<Sleep>>>,
    /// How much of [`LENGTH`] came last.
    matched: usize,
}

/// The field that tells how long a body is, at the beginning of a line.
const LENGTH: &[u8] = b"\ncontent-length";

impl Wire {
    pub(crate) fn new(stream: TcpStream, connection: Arc<Connection>, patience: Duration) -> Self {
        Self {
            stream,
            connection,
            most_patience: patience,
            patience,
            waiting: None,
            alarm: None,
            matched: 0,
        }
    }

    /// Counts the fields that tell a length: what parses requests drops those that it does not follow.
    fn look_for_length(&mut self, mut bytes: &[u8]) {
        while let Some(&byte) = bytes.first() {
            if self.matched == 0 {
                let Some(end) = memchr(LENGTH[0], bytes) else { return };
                bytes = &bytes[end + 1..];
                self.matched = 1;
            } else if byte.to_ascii_lowercase() == LENGTH[self.matched] {
                bytes = &bytes[1..];
                self.matched += 1;
                if self.matched == LENGTH.len() {
                    self.connection.lengths.fetch_add(1, Ordering::Relaxed);
                    self.matched = 0;
                }
            } else {
                self.matched = 0;
            }
        }
    }

    /// Keeps account of a write, and ends one that has waited for too long.
    fn paced(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) => {
                if let Some(since) = self.waiting.take() {
                    self.patience = self.patience.saturating_sub(since.elapsed());
                    self.connection.owe(false);
                }
                self.patience = self.most_patience.min(self.patience + time_for(bytes));
                self.connection.stir();
                Poll::Ready(Ok(bytes))
            }
            Poll::Pending => {
                if self.waiting.is_none() {
                    self.waiting = Some(Instant::now());
                    self.alarm = Some(Box::pin(sleep(self.patience)));
                    self.connection.owe(true);
                }
                let alarm = self.alarm.as_mut().expect("set with the beginning of the wait");
                ready!(alarm.as_mut().poll(context));
                let words = "the client did not take its answer";
                Poll::Ready(Err(io::Error::new(ErrorKind::TimedOut, words)))
            }
            failed @ Poll::Ready(Err(_)) => failed,
        }
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let came = &buffer.filled()[before..];
        if !came.is_empty() {
            self.connection.stir();
            self.look_for_length(came);
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.paced(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.paced(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
