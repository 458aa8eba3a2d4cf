//! The server.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::routing::{get, post};
use axum::{Router, middleware};
use socket2::SockRef;
use tokio::runtime::{Builder, Handle};
use tower_http::compression::CompressionLayer;

use crate::accept::{self, HEALTH};
use crate::answer::{Desk, answer};
use crate::guard::Hosts;
use crate::lanes::{self, Lanes};
use crate::memory::MemoryBudget;
use crate::{Limits, counting, guard, page, priority};

/// A server that is bound to its address.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    limits: Limits,
    start: Option<String>,
    hosts: Hosts,
}

/// How many connections may wait to be taken.
const BACKLOG: i32 = 4096;

impl Server {
    /// Binds a server; port 0 is any that is free.
    ///
    /// # Errors
    /// Where the address cannot be had.
    ///
    /// # Examples
    /// ```
    /// use minirow_web::{Limits, Server};
    /// let server = Server::bind("127.0.0.1:0".parse()?, Limits::default())?;
    /// assert!(Server::bind(server.address(), Limits::default()).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn bind(address: SocketAddr, limits: Limits) -> io::Result<Self> {
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        // The usual 128 turn clients away where many come at once.
        SockRef::from(&listener).listen(BACKLOG)?;
        let address = listener.local_addr()?;
        let limits = limits.within_reason();
        Ok(Self { listener, address, limits, start: None, hosts: Hosts::default() })
    }

    /// Serves one player on this machine: requests to any other name are turned away, and the page
    /// begins with the boards of this text, if there is one.
    ///
    /// # Examples
    /// ```
    /// use minirow_web::{Limits, Server};
    /// let server = Server::bind("127.0.0.1:0".parse()?, Limits::default())?;
    /// let server = server.for_one_player(Some("1... ..3. .4.. ...2".to_owned()));
    /// assert_ne!(server.address().port(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn for_one_player(self, start: Option<String>) -> Self {
        Self { start, hosts: Hosts { is_private: true, ..self.hosts }, ..self }
    }

    /// Answers requests to these names besides those to addresses and to `localhost`.
    ///
    /// # Examples
    /// ```
    /// use minirow_web::{Limits, Server};
    /// let server = Server::bind("127.0.0.1:0".parse()?, Limits::default())?;
    /// let server = server.with_hosts(vec!["sudoku.example".to_owned()]);
    /// assert_ne!(server.address().port(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_hosts(self, names: Vec<String>) -> Self {
        let names = names.iter().map(|name| name.to_ascii_lowercase()).collect();
        Self { hosts: Hosts { names, ..self.hosts }, ..self }
    }

    /// Where it is.
    ///
    /// # Examples
    /// ```
    /// use minirow_web::{Limits, Server};
    /// let server = Server::bind("127.0.0.1:0".parse()?, Limits::default())?;
    /// assert_ne!(server.address().port(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `is_over`, which is asked ten times a second. Then it takes no more connections,
    /// closes those for which nothing is done, and ends when all calls under way have, or when the
    /// grace for them is over: within a second after that, whatever clients do.
    ///
    /// # Errors
    /// Where the machine fails it.
    ///
    /// # Examples
    /// ```
    /// use minirow_web::{Limits, Server};
    /// let server = Server::bind("127.0.0.1:0".parse()?, Limits::default())?;
    /// server.run(|| true)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run(self, is_over: impl Fn() -> bool + Send + 'static) -> io::Result<()> {
        let limits = self.limits;
        let (in_front, behind) = lanes::threads(&limits);
        let front =
            Builder::new_multi_thread().enable_all().max_blocking_threads(in_front).build()?;
        // Nothing but threads for what takes long.
        let behind = Builder::new_current_thread()
            .max_blocking_threads(behind)
            .on_thread_start(priority::lower)
            .build()?;
        let no_more = Arc::new(AtomicBool::new(false));
        let listener = self.listener.try_clone()?;
        let handles = (front.handle().clone(), behind.handle().clone());
        let router = self.router(handles, Arc::clone(&no_more));
        let served = front.block_on(async move {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            let over = async move {
                while !is_over() {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            };
            accept::serve(listener, router, limits, over).await
        });
        // Threads that still work ask in a moment, and are not waited for if they do not.
        no_more.store(true, Ordering::Relaxed);
        behind.shutdown_background();
        front.shutdown_timeout(Duration::from_millis(500));
        served
    }

    fn router(self, threads: (Handle, Handle), is_over: Arc<AtomicBool>) -> Router {
        let json =
            |text: Bytes| move || async move { ([(CONTENT_TYPE, "application/json")], text) };
        // Shared by all connections.
        let description = Bytes::from_static(minirow_api::description().as_bytes());
        let start = Bytes::from(self.start.unwrap_or_default());
        let limits = self.limits;
        let store = MemoryBudget::new(limits.memory);
        let lanes = Lanes::new(limits, store.clone(), threads, is_over);
        Router::new()
            .route("/api/v1/openapi.json", get(json(description)))
            .route("/api/v1/{call}", post(answer))
            .with_state(Arc::new(Desk { limits, store, lanes }))
            .route(
                "/start.txt",
                get(|| async { ([(CONTENT_TYPE, "text/plain; charset=utf-8")], start) }),
            )
            .route(
                "/metrics",
                get(|| async {
                    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], counting::render())
                }),
            )
            .fallback_service(get(page::page))
            .layer(CompressionLayer::new())
            .layer(middleware::from_fn_with_state(self.hosts, guard::to_us))
            // Asked by what watches the server, which goes by any name.
            .route(HEALTH, get(|| async { "ok\n" }))
            .layer(middleware::from_fn(guard::with_headers))
    }
}
