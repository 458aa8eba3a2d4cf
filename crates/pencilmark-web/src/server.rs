//! The server.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Router, middleware};
use socket2::SockRef;
use tower_http::compression::CompressionLayer;

use crate::answer::{Desk, answer};
use crate::{Limits, counting, guard, page};

/// A server that is bound to its address.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    limits: Limits,
    start: Option<String>,
    is_private: bool,
}

/// How many connections may wait to be taken.
const BACKLOG: i32 = 4096;

impl Server {
    /// Binds a server; port 0 is any that is free.
    ///
    /// # Errors
    /// Where the address can not be had.
    ///
    /// # Examples
    /// ```
    /// use pencilmark_web::{Limits, Server};
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
        Ok(Self { listener, address, limits, start: None, is_private: false })
    }

    /// Serves one player on this machine: requests to any other name are turned away, and the page
    /// begins with the boards of this text, if there is one.
    ///
    /// # Examples
    /// ```
    /// use pencilmark_web::{Limits, Server};
    /// let server = Server::bind("127.0.0.1:0".parse()?, Limits::default())?;
    /// let server = server.for_one_player(Some("1... ..3. .4.. ...2".to_owned()));
    /// assert_ne!(server.address().port(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn for_one_player(self, start: Option<String>) -> Self {
        Self { start, is_private: true, ..self }
    }

    /// Where it is.
    ///
    /// # Examples
    /// ```
    /// use pencilmark_web::{Limits, Server};
    /// let server = Server::bind("127.0.0.1:0".parse()?, Limits::default())?;
    /// assert_ne!(server.address().port(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `is_over`, which is asked ten times a second, and then what is under way.
    ///
    /// # Errors
    /// Where the machine fails it.
    ///
    /// # Examples
    /// ```
    /// use pencilmark_web::{Limits, Server};
    /// let server = Server::bind("127.0.0.1:0".parse()?, Limits::default())?;
    /// server.run(|| true)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run(self, is_over: impl Fn() -> bool + Send + 'static) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .max_blocking_threads(2 * self.limits.working + 1)
            .build()?;
        let listener = self.listener.try_clone()?;
        let router = self.router();
        runtime.block_on(async move {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            let stop = async move {
                while !is_over() {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            };
            axum::serve(listener, router).with_graceful_shutdown(stop).await
        })
    }

    fn router(self) -> Router {
        let metrics = counting::handle();
        let description = pencilmark_api::description();
        let json =
            |text: String| move || async move { ([(CONTENT_TYPE, "application/json")], text) };
        let start = self.start.unwrap_or_default();
        let mut router = Router::new()
            .route("/api/v1/openapi.json", get(json(description)))
            .route("/api/v1/{call}", post(answer))
            .layer(DefaultBodyLimit::max(self.limits.body))
            .with_state(Arc::new(Desk::new(self.limits)))
            .route("/start.txt", get(|| async move { start }))
            .route("/healthz", get(|| async { "ok\n" }))
            .route(
                "/metrics",
                get(move || async move {
                    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], metrics.render())
                        .into_response()
                }),
            )
            .fallback_service(get(page::page))
            .layer(CompressionLayer::new())
            .layer(middleware::from_fn(guard::with_headers));
        if self.is_private {
            router = router.layer(middleware::from_fn(guard::to_this_machine));
        }
        router
    }
}
