//! The body of a call.

use std::time::Instant;

use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use http_body_util::BodyExt;
use tokio::time::timeout_at;

use crate::limits::{Limits, time_for};
use crate::memory::{FREE_BODY, MemoryBudget, Reserved};

/// The text of a body, and the memory that is reserved for it.
pub(crate) struct Text {
    pub(crate) text: String,
    _reserved: Reserved,
}

/// Why a body is not taken, with words for it.
pub(crate) type Refusal = (StatusCode, &'static str);

const TOO_LONG: Refusal = (StatusCode::PAYLOAD_TOO_LARGE, "the body is larger than the limit");
const TOO_LATE: Refusal = (StatusCode::REQUEST_TIMEOUT, "the body took too long to arrive");
const BROKEN: Refusal = (StatusCode::BAD_REQUEST, "the body broke off");
const NO_JSON: Refusal =
    (StatusCode::UNSUPPORTED_MEDIA_TYPE, "expected a body of application/json");
const NO_TEXT: Refusal = (StatusCode::UNPROCESSABLE_ENTITY, "expected text in UTF-8");
/// Another call may find memory soon.
const NO_ROOM: Refusal =
    (StatusCode::SERVICE_UNAVAILABLE, "the bodies and answers of other calls fill the memory");

/// Reads a body that arrives by this time, and not too slowly.
pub(crate) async fn read(
    request: Request,
    limits: &Limits,
    deadline: Instant,
    store: &MemoryBudget,
) -> Result<Text, Refusal> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    let is_json = kind.trim().eq_ignore_ascii_case("application/json");
    let body = request.into_body();
    let told = axum::body::HttpBody::size_hint(&body).exact();
    let told = told.map_or(limits.body, |told| usize::try_from(told).unwrap_or(usize::MAX));
    if told > limits.body {
        return Err(TOO_LONG);
    }
    let pace = Instant::now() + limits.patience + time_for(told);
    let arrived = timeout_at(deadline.min(pace).into(), collect(body, limits, store));
    let (bytes, reserved) = arrived.await.map_err(|_| TOO_LATE)??;
    // Only now: a connection goes on with what is behind the body.
    if !is_json {
        return Err(NO_JSON);
    }
    let text = String::from_utf8(bytes).map_err(|_| NO_TEXT)?;
    Ok(Text { text, _reserved: reserved })
}

/// Takes what arrives, and memory for it as it does: what a client only tells of takes none.
async fn collect(
    mut body: axum::body::Body,
    limits: &Limits,
    store: &MemoryBudget,
) -> Result<(Vec<u8>, Reserved), Refusal> {
    let mut bytes = Vec::new();
    let mut reserved = Reserved::default();
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.map_err(|_| BROKEN)?.into_data() else { continue };
        let len = bytes.len() + data.len();
        if len > limits.body {
            return Err(TOO_LONG);
        }
        if len > bytes.capacity() {
            let capacity = len.max(2 * bytes.capacity()).min(limits.body);
            let more = capacity - bytes.capacity();
            if capacity > FREE_BODY && !store.extend(&mut reserved, more) {
                return Err(NO_ROOM);
            }
            bytes.reserve_exact(capacity - bytes.len());
        }
        bytes.extend_from_slice(&data);
    }
    Ok((bytes, reserved))
}
