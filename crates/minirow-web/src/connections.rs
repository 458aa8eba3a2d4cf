//! Open connections, and which one is closed when there are too many.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use tokio::sync::Notify;

/// Connections beyond the limit that are answered whether the server is up, and nothing else.
pub(crate) const SPARE: usize = 16;

/// All connections.
pub(crate) struct Connections {
    present: Mutex<HashMap<u64, Arc<Connection>>>,
    /// How many may be here besides the spare ones.
    most: usize,
    /// Told whenever somebody has left.
    left: Notify,
    start: Instant,
}

/// A connection, as all that serve it see it.
pub(crate) struct Connection {
    /// One of the spare connections.
    pub(crate) is_spare: bool,
    /// What the server does for it: one of the constants below.
    state: AtomicU8,
    /// Whether an answer waits for the client to take more of it.
    is_owed: AtomicBool,
    /// When something came or went last, in milliseconds from the start.
    stirred: AtomicU64,
    start: Instant,
    /// Told when it has to go at once.
    dismissed: Notify,
    /// How many fields named Content-Length came, and with how many requests they came rightly.
    pub(crate) lengths: AtomicUsize,
    pub(crate) lengths_known: AtomicUsize,
}

/// There is no whole request.
const AWAITED: u8 = 0;
/// A request is answered.
const SERVED: u8 = 1;

/// Sets the state back when it goes.
pub(crate) struct State<'a>(&'a Connection, u8);

impl Drop for State<'_> {
    fn drop(&mut self) {
        self.0.state.store(self.1, Relaxed);
    }
}

impl Connection {
    /// Says that a request is answered, until that goes.
    pub(crate) fn served(&self) -> State<'_> {
        State(self, self.state.swap(SERVED, Relaxed))
    }

    /// Says that a part of the request is still to come, until that goes.
    pub(crate) fn awaited(&self) -> State<'_> {
        State(self, self.state.swap(AWAITED, Relaxed))
    }

    /// Whether nothing is lost for anyone who keeps to the times if it goes.
    pub(crate) fn is_idle(&self) -> bool {
        self.state.load(Relaxed) == AWAITED && !self.is_owed.load(Relaxed)
    }

    /// Says that something came or went.
    pub(crate) fn stir(&self) {
        self.stirred.store(self.start.elapsed().as_millis() as u64, Relaxed);
    }

    /// Says whether an answer waits to be taken.
    pub(crate) fn owe(&self, is_owed: bool) {
        self.is_owed.store(is_owed, Relaxed);
    }

    /// Waits until it has to go.
    pub(crate) async fn dismissed(&self) {
        self.dismissed.notified().await;
    }
}

/// The place of a connection, given back when it is closed.
pub(crate) struct Place {
    pub(crate) connection: Arc<Connection>,
    connections: Arc<Connections>,
    number: u64,
}

impl Connections {
    pub(crate) fn new(most: usize) -> Self {
        let start = Instant::now();
        Self { present: Mutex::default(), most, left: Notify::new(), start }
    }

    /// Waits until another connection may be taken.
    pub(crate) async fn ready(&self) {
        while self.lock().len() >= self.most + SPARE {
            self.left.notified().await;
        }
    }

    /// Takes one in. Where there are too many, who has been silent for longest goes; where nobody is,
    /// the new one gets a spare connection.
    pub(crate) fn enter(self: &Arc<Self>, number: u64) -> Place {
        let is_spare = self.lock().len() >= self.most && !self.dismiss();
        let connection = Arc::new(Connection {
            is_spare,
            state: AtomicU8::new(AWAITED),
            is_owed: AtomicBool::new(false),
            stirred: AtomicU64::new(0),
            start: self.start,
            dismissed: Notify::new(),
            lengths: AtomicUsize::new(0),
            lengths_known: AtomicUsize::new(0),
        });
        connection.stir();
        self.lock().insert(number, Arc::clone(&connection));
        Place { connection, connections: Arc::clone(self), number }
    }

    /// Sends away who has been silent for longest while nothing is done for it, if there is one.
    pub(crate) fn dismiss(&self) -> bool {
        let mut present = self.lock();
        let idle = present.iter().filter(|(_, connection)| connection.is_idle());
        let silent = idle.min_by_key(|(_, connection)| connection.stirred.load(Relaxed));
        let Some(number) = silent.map(|(number, _)| *number) else { return false };
        // It is present until it has gone, but is not chosen twice.
        if let Some(connection) = present.get_mut(&number) {
            connection.owe(true);
            connection.dismissed.notify_one();
        }
        true
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<u64, Arc<Connection>>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.connections.lock().remove(&self.number);
        self.connections.left.notify_one();
    }
}
