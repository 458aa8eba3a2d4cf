//! Answers calls of the protocol over HTTP.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Extension, Path, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use minirow_api::{Fault, FaultKind};
use serde_json::json;

use crate::Limits;
use crate::body;
use crate::connections::Connection;
use crate::counting::Counted;
use crate::lanes::{Lanes, Unanswered};
use crate::memory::MemoryBudget;

/// What all calls share.
pub(crate) struct Desk {
    pub(crate) limits: Limits,
    pub(crate) store: MemoryBudget,
    pub(crate) lanes: Lanes,
}

/// Answers the call of this name.
pub(crate) async fn answer(
    State(desk): State<Arc<Desk>>,
    Extension(connection): Extension<Arc<Connection>>,
    Path(name): Path<String>,
    request: Request,
) -> Response {
    // The names of metrics are those of calls, whatever is asked for.
    let known = minirow_api::calls().find(|call| *call == name);
    let counted = Counted::begin(known.unwrap_or("unknown"));
    let response = attend(&desk, &connection, &name, request).await;
    counted.end(response.status());
    response
}

/// Takes a call in and has it answered in time.
async fn attend(desk: &Desk, connection: &Connection, name: &str, request: Request) -> Response {
    let deadline = Instant::now() + desk.limits.time;
    let arriving = connection.awaited();
    let text = match body::read(request, &desk.limits, deadline, &desk.store).await {
        Ok(text) => text,
        Err((StatusCode::SERVICE_UNAVAILABLE, words)) => return busy(words),
        Err((status, words)) => return refusal(status, words),
    };
    drop(arriving);
    match desk.lanes.answer(name, text, deadline).await {
        Ok(output) => {
            (StatusCode::OK, [(CONTENT_TYPE, "application/json")], output).into_response()
        }
        Err(Unanswered::Busy(words)) => busy(words),
        Err(Unanswered::Fault(fault)) => failed(&fault),
        Err(Unanswered::Broken) => {
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
pub(crate) fn busy(words: &str) -> Response {
    let error = json!({"error": {"kind": "limit", "message": words}});
    (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, "1")], axum::Json(error)).into_response()
}

pub(crate) fn refusal(status: StatusCode, words: &str) -> Response {
    (status, axum::Json(json!({"error": {"kind": "input", "message": words}}))).into_response()
}
