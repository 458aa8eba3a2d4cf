//! What every response says to the browser, and which requests are none of ours.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The page runs its own code alone, and in no other page.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    img-src 'self' data: blob:; style-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Adds the headers of safety.
pub(crate) async fn with_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The names by which the server may be asked.
///
/// A page from elsewhere can have its own name lead here, and would then be of the same origin: so a
/// request must name an address, which no page from elsewhere has, or a name that was said to be ours.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hosts {
    /// In lower case.
    pub(crate) names: Vec<String>,
    /// Whether only addresses of this machine are ours.
    pub(crate) is_private: bool,
}

impl Hosts {
    fn has(&self, authority: &str) -> bool {
        let Ok(authority) = authority.parse::<Authority>() else { return false };
        let host = authority.host().to_ascii_lowercase();
        let host = host.trim_end_matches('.');
        match host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>() {
            Ok(address) => address.is_loopback() || !self.is_private,
            Err(_) => host == "localhost" || self.names.iter().any(|name| name == host),
        }
    }
}

/// Turns away what was not addressed to this server.
pub(crate) async fn to_us(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    let mut told = request.headers().get_all(HOST).iter();
    let (host, other) = (told.next().and_then(|host| host.to_str().ok()), told.next());
    // A target that names a host comes before the header.
    let named = request.uri().authority().map(Authority::as_str).or(host);
    if other.is_some() || named.is_none_or(|named| !hosts.has(named)) {
        let words = match hosts.is_private {
            true => "this server answers its own machine alone\n",
            false => "this server goes by another name: an address, or one told with --host\n",
        };
        return (StatusCode::MISDIRECTED_REQUEST, words).into_response();
    }
    next.run(request).await
}
