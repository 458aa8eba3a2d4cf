//! The files of the page, embedded in the program: its bundles and the sources, and the engine where it was built with it.

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use xxhash_rust::xxh3::xxh3_128;

/// All files of the page, without what tests it, in the order of their names.
static FILES: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file of this path.
pub(crate) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let Ok(index) = FILES.binary_search_by_key(&path, |file| file.0) else {
        return (StatusCode::NOT_FOUND, "there is no such page\n").into_response();
    };
    let file = FILES[index].1;
    let tag = format!("\"{:032x}\"", xxh3_128(file));
    // A new version of the program shows at once, and the same one is not sent twice.
    let caching = [(CACHE_CONTROL, "no-cache".to_owned()), (ETAG, tag.clone())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, [(CONTENT_TYPE, kind(path))], Body::from(file)).into_response()
}

/// What kind of text a file of the page is.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => "text/css",
        "html" => "text/html",
        "js" => "text/javascript",
        "json" | "map" => "application/json",
        "md" => "text/markdown",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
