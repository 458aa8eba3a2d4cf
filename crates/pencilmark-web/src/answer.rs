//! Calls of the protocol.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use pencilmark_api::{Fault, FaultKind};
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task;
use tokio::time::timeout_at;

use crate::Limits;
use crate::counting::Counted;

/// What all calls share.
pub(crate) struct Desk {
    limits: Limits,
    short: Queue,
    /// Apart from the others: nobody waits behind long calls for what takes a moment.
    long: Queue,
}

/// Calls that wait for each other.
struct Queue {
    /// A permit for each call that is answered.
    working: Semaphore,
    /// One for each that is answered or waits.
    present: Semaphore,
}

impl Queue {
    fn new(limits: Limits) -> Self {
        Self {
            working: Semaphore::new(limits.working),
            present: Semaphore::new(limits.working + limits.waiting),
        }
    }
}

impl Desk {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, short: Queue::new(limits), long: Queue::new(limits) }
    }
}

/// Says that nobody waits any more when it goes, as it does with the request.
struct Gone(Arc<AtomicBool>);

impl Drop for Gone {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Answers the call of this name.
pub(crate) async fn answer(
    State(desk): State<Arc<Desk>>,
    Path(name): Path<String>,
    request: Request,
) -> Response {
    // The names of metrics are those of calls, whatever is asked for.
    let known = pencilmark_api::calls().find(|call| *call == name);
    let counted = Counted::begin(known.unwrap_or("unknown"));
    let response = attend(&desk, name, request).await;
    counted.end(response.status());
    response
}

/// Takes a call in, unless too many are here, and has it answered in time.
async fn attend(desk: &Desk, name: String, request: Request) -> Response {
    let deadline = Instant::now() + desk.limits.time;
    let queue = if pencilmark_api::takes_long(&name) { &desk.long } else { &desk.short };
    // First, so that no more bodies are in memory than calls may wait.
    let Ok(_present) = queue.present.try_acquire() else {
        return busy("too many calls at the same time");
    };
    let text = match timeout_at(deadline.into(), input(request)).await {
        Ok(Ok(text)) => text,
        Ok(Err((status, words))) => return refusal(status, &words),
        Err(_) => return refusal(StatusCode::REQUEST_TIMEOUT, "the body took too long to arrive"),
    };
    match timeout_at(deadline.into(), queue.working.acquire()).await {
        Ok(Ok(_working)) => work(name, text, deadline).await,
        _ => busy("other calls took too long"),
    }
}

/// The text of the body.
async fn input(request: Request) -> Result<String, (StatusCode, String)> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    let is_json = kind.trim().eq_ignore_ascii_case("application/json");
    // Whatever it is: a connection goes on with what is behind it.
    let body = Bytes::from_request(request, &()).await;
    if !is_json {
        let words = "expected a body of application/json".to_owned();
        return Err((StatusCode::UNSUPPORTED_MEDIA_TYPE, words));
    }
    let body = body.map_err(|rejection| (rejection.status(), rejection.body_text()))?;
    String::from_utf8(body.into())
        .map_err(|_| (StatusCode::UNPROCESSABLE_ENTITY, "expected text in UTF-8".to_owned()))
}

async fn work(name: String, text: String, deadline: Instant) -> Response {
    let gone = Arc::new(AtomicBool::new(false));
    let guard = Gone(Arc::clone(&gone));
    let answered = task::spawn_blocking(move || {
        pencilmark_api::call(&name, &text, &mut || {
            if gone.load(Ordering::Relaxed) || Instant::now() >= deadline {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
    });
    let answered = answered.await;
    drop(guard);
    match answered {
        Ok(Ok(output)) => {
            (StatusCode::OK, [(CONTENT_TYPE, "application/json")], output).into_response()
        }
        Ok(Err(fault)) => failed(&fault),
        Err(_) => {
            refusal(StatusCode::INTERNAL_SERVER_ERROR, "the call broke off: a fault of the program")
        }
    }
}

fn failed(fault: &Fault) -> Response {
    let status = match fault.kind {
        FaultKind::Call => StatusCode::NOT_FOUND,
        FaultKind::Limit => return busy(&fault.message),
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    (status, axum::Json(json!({"error": fault}))).into_response()
}

/// A limit of the server was reached.
fn busy(words: &str) -> Response {
    let error = json!({"error": {"kind": "limit", "message": words}});
    (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, "1")], axum::Json(error)).into_response()
}

fn refusal(status: StatusCode, words: &str) -> Response {
    (status, axum::Json(json!({"error": {"kind": "input", "message": words}}))).into_response()
}
