//! Connections: how many there are, how long they may be silent, and how they end.

use std::convert::Infallible;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::header::{
    CONNECTION, CONTENT_ENCODING, CONTENT_LENGTH, HeaderValue, TRANSFER_ENCODING,
};
use axum::http::{HeaderMap, Request, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use crate::answer::{busy, refusal};
use crate::connections::{Connection, Connections, Place};
use crate::wire::Wire;
use crate::{Limits, descriptors};

/// What hyper keeps of a connection for reading and writing.
const BUFFER: usize = 16 << 10;
/// How long a spare connection may be silent.
const PATIENCE_OF_SPARE: Duration = Duration::from_secs(1);

/// Where a spare connection finds out that the server is up.
pub(crate) const HEALTH: &str = "/healthz";

/// Serves until `over` comes, and what is under way then until it ends or the grace is over.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    over: impl Future<Output = ()>,
) -> io::Result<()> {
    let connections =
        Arc::new(Connections::new(limits.connections.min(descriptors::for_connections()?)));
    let (stop, stopped) = watch::channel(());
    let mut tasks = JoinSet::new();
    let mut numbers = 0..;
    let mut over = pin!(over);
    loop {
        let arrived = async {
            connections.ready().await;
            listener.accept().await
        };
        select! {
            () = &mut over => break,
            Some(_) = tasks.join_next() => {}
            arrived = arrived => match arrived {
                Ok((stream, _)) => {
                    let place = connections.enter(numbers.next().expect("more numbers than connections"));
                    tasks.spawn(attend(stream, place, router.clone(), limits, stopped.clone()));
                }
                // Of a connection that is gone already, or for want of descriptors.
                Err(_) => {
                    connections.dismiss();
                    sleep(Duration::from_millis(10)).await;
                }
            }
        }
    }
    drop((listener, stop));
    // What is not ready then is cut off.
    let _ = timeout(limits.grace, async { while tasks.join_next().await.is_some() {} }).await;
    Ok(())
}

/// Serves one connection.
async fn attend(
    stream: TcpStream,
    place: Place,
    router: Router,
    limits: Limits,
    mut stopped: watch::Receiver<()>,
) {
    let connection = &place.connection;
    let patience = if connection.is_spare { PATIENCE_OF_SPARE } else { limits.patience };
    // Small answers leave at once. Where that cannot be had, they leave a little later.
    let _ = stream.set_nodelay(true);
    let wire = Wire::new(stream, Arc::clone(connection), patience);
    let service = service_fn(|request: Request<Incoming>| {
        let (router, connection) = (router.clone(), Arc::clone(connection));
        async move { Ok::<_, Infallible>(respond(request.map(Body::new), router, connection).await) }
    });
    let mut serving = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(patience)
            .max_buf_size(BUFFER)
            .serve_connection(TokioIo::new(wire), service)
    );
    select! {
        // An error is that of the client, who cannot be told any more.
        _ = serving.as_mut() => return,
        () = connection.dismissed() => return,
        _ = stopped.changed() => {}
    }
    if !connection.is_idle() {
        serving.as_mut().graceful_shutdown();
        let _ = serving.await;
    }
}

/// Answers a request.
async fn respond(
    mut request: Request<Body>,
    router: Router,
    connection: Arc<Connection>,
) -> Response {
    let _served = connection.served();
    let headers = request.headers();
    let is_chunked = headers.contains_key(TRANSFER_ENCODING);
    if headers.contains_key(CONTENT_LENGTH) {
        connection.lengths_known.fetch_add(1, Ordering::Relaxed);
    }
    let lengths = connection.lengths.load(Ordering::Relaxed);
    if is_chunked && lengths > connection.lengths_known.load(Ordering::Relaxed) {
        let words = "expected Content-Length or Transfer-Encoding, found both";
        return closing(refusal(StatusCode::BAD_REQUEST, words));
    }
    if let Some((status, words)) = unread_coding(request.headers()) {
        return closing(refusal(status, words));
    }
    if connection.is_spare && request.uri().path() != HEALTH {
        return closing(busy("too many connections at the same time"));
    }
    request.extensions_mut().insert(Arc::clone(&connection));
    let response = router.oneshot(request).await.into_response();
    // Nobody is to wonder where the next request begins.
    if is_chunked || connection.is_spare { closing(response) } else { response }
}

/// Why a body in this coding is not read.
fn unread_coding(headers: &HeaderMap) -> Option<(StatusCode, &'static str)> {
    let is_other = |name, plain: &str| {
        let codings = headers.get_all(name).iter();
        let mut codings =
            codings.flat_map(|codings| codings.as_bytes().split(|&sign| sign == b','));
        codings.any(|coding| !coding.trim_ascii().eq_ignore_ascii_case(plain.as_bytes()))
    };
    if is_other(TRANSFER_ENCODING, "chunked") {
        let words = "expected a body without a transfer coding, or chunked";
        return Some((StatusCode::NOT_IMPLEMENTED, words));
    }
    let words = "expected a body without a content coding, as it is";
    is_other(CONTENT_ENCODING, "identity").then_some((StatusCode::UNSUPPORTED_MEDIA_TYPE, words))
}

/// The last response of a connection.
fn closing(mut response: Response) -> Response {
    response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    response
}
