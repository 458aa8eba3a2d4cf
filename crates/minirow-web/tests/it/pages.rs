//! The page, and what keeps others out.

use minirow_web::Limits;

use crate::{Running, status};

#[test]
fn the_page_is_a_part_of_the_program() {
    let server = Running::usual();
    for (path, kind) in [
        ("/", "text/html"),
        ("/page.js", "text/javascript"),
        ("/page.css", "text/css"),
        ("/page.js.map", "application/json"),
        ("/src/main.js", "text/javascript"),
        ("/files.json", "application/json"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/src/i18n/en/common.json", "application/json"),
    ] {
        let answer = server.get(path);
        assert_eq!(status(&answer), 200, "{path}");
        assert!(answer.contains(&format!("content-type: {kind}")), "{path}: {answer}");
    }
    for path in
        ["/tests/browser/play.test.js", "/package.json", "/node_modules/eslint/package.json"]
    {
        assert_eq!(status(&server.get(path)), 404, "{path}");
    }
}

#[test]
fn the_page_begins_with_its_bundles() {
    let server = Running::usual();
    let index = server.get("/");
    assert!(index.contains("src=\"page.js\"") && index.contains("href=\"page.css\""), "{index}");
    assert!(!index.contains("src/main.js") && !index.contains("style/"), "{index}");
    let bundle = server.get("/page.js");
    for module in ["src/main.js", "src/home/home.js", "src/play/play.js"] {
        assert!(bundle.contains(&format!("defined['{module}']")), "{module}");
    }
    assert!(!bundle.contains("import {"), "an import is left");
    let map = server.get("/page.js.map");
    assert!(map.contains("\"sources\":[\"src/"), "{}", &map[..200.min(map.len())]);
    // Another page has another place in browsers.
    assert!(server.get("/service-worker.js").contains("const CACHE = 'minirow-"));
    assert!(!server.get("/service-worker.js").contains("'minirow-sources'"));
    let list = server.get("/files.json");
    assert!(list.contains("\"page.js\"") && list.contains("\"engine.js\""), "{list}");
    assert!(!list.contains("src/main.js"), "{list}");
}

#[test]
fn what_is_known_is_not_sent_again() {
    let server = Running::usual();
    let answer = server.get("/");
    let tag = answer.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag");
    let again = server.send(&format!(
        "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nIf-None-Match: {tag}\r\n\r\n"
    ));
    assert_eq!(status(&again), 304, "{again}");
}

#[test]
fn every_answer_has_the_headers_of_safety() {
    let server = Running::usual();
    for answer in [server.get("/"), server.get("/nothing"), server.post("about", "{}")] {
        for header in [
            "content-security-policy: default-src 'self'",
            "x-content-type-options: nosniff",
            "x-frame-options: DENY",
        ] {
            assert!(answer.contains(header), "{header} in {answer}");
        }
    }
}

#[test]
fn one_player_is_served_on_this_machine_alone() {
    let text = "1... ..3. .4.. ...2";
    let server =
        Running::new(Limits::default(), |server| server.for_one_player(Some(text.to_owned())));
    assert!(server.get("/start.txt").ends_with(text));
    for host in ["localhost", "127.0.0.1:80", "[::1]", "[::1]:7373", "localhost:7373"] {
        let request = format!("GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        assert_eq!(status(&server.send(&request)), 200, "{host}");
    }
    for host in ["evil.example", "localhost.evil.example", "evil.example:7373", ""] {
        let request =
            format!("GET /start.txt HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let answer = server.send(&request);
        assert_eq!(status(&answer), 421, "{host}");
        assert!(!answer.contains(text), "{host}");
    }
}
