//! The files of the page, embedded in the program.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

/// All files of the page, without what tests it.
#[derive(RustEmbed)]
#[folder = "page"]
#[include = "index.html"]
#[include = "icon.svg"]
#[include = "manifest.webmanifest"]
#[include = "service-worker.js"]
#[include = "src/*"]
#[include = "style/*"]
struct Files;

/// The file of this path.
pub(crate) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let Some(file) = Files::get(path) else {
        return (StatusCode::NOT_FOUND, "there is no such page\n").into_response();
    };
    let hash: String =
        file.metadata.sha256_hash()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hash}\"");
    // A new version of the program shows at once, and the same one is not sent twice.
    let caching = [(CACHE_CONTROL, "no-cache".to_owned()), (ETAG, tag.clone())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let kind = [(CONTENT_TYPE, file.metadata.mimetype().to_owned())];
    (caching, kind, Body::from(file.data)).into_response()
}
