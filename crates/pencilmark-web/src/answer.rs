//! Calls of the protocol.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use pencilmark_api::{Fault, FaultKind};
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task;

use crate::Limits;
use crate::counting::Counted;

/// What all calls share.
pub(crate) struct Desk {
    limits: Limits,
    /// A permit for each call that is answered.
    working: Semaphore,
    /// One for each that is answered or waits.
    present: Semaphore,
}

impl Desk {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            working: Semaphore::new(limits.working),
            present: Semaphore::new(limits.working + limits.waiting),
        }
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
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    // The names of metrics are those of calls, whatever is asked for.
    let known = pencilmark_api::calls().find(|call| *call == name);
    let counted = Counted::begin(known.unwrap_or("unknown"));
    let response = match input(&headers, body) {
        Ok(text) => work(&desk, name, text).await,
        Err((status, words)) => refusal(status, &words),
    };
    counted.end(response.status());
    response
}

/// The text of the body.
fn input(
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<String, (StatusCode, String)> {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind
        .split(';')
        .next()
        .is_none_or(|kind| !kind.trim().eq_ignore_ascii_case("application/json"))
    {
        let words = "expected a body of application/json".to_owned();
        return Err((StatusCode::UNSUPPORTED_MEDIA_TYPE, words));
    }
    let body = body.map_err(|rejection| (rejection.status(), rejection.body_text()))?;
    String::from_utf8(body.into())
        .map_err(|_| (StatusCode::UNPROCESSABLE_ENTITY, "expected text in UTF-8".to_owned()))
}

async fn work(desk: &Arc<Desk>, name: String, text: String) -> Response {
    let deadline = Instant::now() + desk.limits.time;
    let Ok(_present) = desk.present.try_acquire() else {
        return busy("too many calls at the same time");
    };
    let waited = tokio::time::timeout_at(deadline.into(), desk.working.acquire()).await;
    let Ok(Ok(_working)) = waited else {
        return busy("other calls took too long");
    };
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
