//! The page out of the program, built or not.

use crate::common::{Answer, House};
use axum::body::Body;
use axum::http::Request;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

async fn ask(path: &str, tag: Option<&str>) -> Answer {
    let request = Request::get(path).header("if-none-match", tag.unwrap_or("\"none\""));
    House::open().send(request.body(Body::empty()).unwrap()).await
}

/// Whether the page was there when the program was built.
async fn is_built() -> bool {
    !ask("/", None).await.header("etag").is_empty()
}

#[tokio::test]
async fn every_address_of_the_page_gives_its_document() {
    let document = ask("/", None).await.text;
    assert!(document.to_lowercase().starts_with("<!doctype html>"), "{document}");
    for path in ["/g/7k2m9q", "/m/4f9c2x", "/laws", "/laws/bcf-1912", "/laws/bcf-1912/22(a)"] {
        let answer = ask(path, None).await;
        assert_eq!((answer.status.as_u16(), answer.text == document), (200, true), "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8", "{path}");
    }
}

#[tokio::test]
async fn other_sites_may_frame_the_board_that_is_made_for_it_and_nothing_else() {
    for path in ["/embed", "/embed/7k2m9q"] {
        let policy = ask(path, None).await.header("content-security-policy").to_owned();
        assert!(
            policy.contains("frame-ancestors *") && policy.contains("default-src 'self'"),
            "{path}: {policy}"
        );
    }
    for path in ["/", "/g/7k2m9q", "/replay", "/embedded", "/api/embed", "/laws"] {
        let policy = ask(path, None).await.header("content-security-policy").to_owned();
        assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
    }
}

/// A browser applies an inline style only if the policy has its hash; scripts have no such exception.
#[tokio::test]
async fn the_one_inline_style_is_named_by_its_hash() {
    let answer = ask("/", None).await;
    let policy = answer.header("content-security-policy").to_owned();
    assert!(!policy.contains("unsafe") && !policy.contains("script-src"), "{policy}");
    if is_built().await {
        let styles: Vec<&str> = answer.text.split("<style>").skip(1).collect();
        let [style] = styles[..] else { panic!("{} inline styles", styles.len()) };
        let hash = Sha256::digest(style.split("</style>").next().unwrap());
        let named = format!("style-src 'self' 'sha256-{}';", BASE64_STANDARD.encode(hash));
        assert!(policy.contains(&named), "{policy} has no {named}");
    }
}

#[tokio::test]
async fn without_the_page_the_server_says_how_to_build_it() {
    let answer = ask("/", None).await;
    if !is_built().await {
        assert!(answer.text.contains("./run") && answer.text.contains("npm run build"), "{}", answer.text);
        assert_eq!(answer.header("cache-control"), "no-store");
    } else {
        assert_eq!(answer.header("cache-control"), "no-cache");
    }
}

#[tokio::test]
async fn what_a_browser_holds_already_is_not_sent_again() {
    let first = ask("/", None).await;
    let tag = first.header("etag");
    if !tag.is_empty() {
        let again = ask("/", Some(tag)).await;
        assert_eq!((again.status.as_u16(), again.text.as_str(), again.header("etag")), (304, "", tag));
    }
    assert_eq!(ask("/", Some("\"another\"")).await.status, 200);
}

#[tokio::test]
async fn hashed_files_are_kept_for_good() {
    let document = ask("/", None).await.text;
    let assets: Vec<&str> = document.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert_eq!(!assets.is_empty(), is_built().await, "{document}");
    for asset in assets {
        let answer = ask(asset, None).await;
        assert_eq!(answer.status, 200, "{asset}");
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable", "{asset}");
        let kind = if asset.ends_with(".css") { "text/css" } else { "text/javascript" };
        assert!(answer.header("content-type").starts_with(kind), "{asset}");
    }
}

#[tokio::test]
async fn an_address_that_is_nobodys_is_not_found() {
    for path in ["/nothing", "/assets/none.js", "/../Cargo.toml", "/g", "/index.html/more", "/favicon.none"] {
        assert_eq!(ask(path, None).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn an_installed_page_finds_what_it_needs() {
    if is_built().await {
        for (path, kind) in [
            ("/app.webmanifest", "application/manifest+json"),
            ("/worker.js", "text/javascript; charset=utf-8"),
            ("/icon.svg", "image/svg+xml"),
            ("/icon-192.png", "image/png"),
            ("/icon-maskable-512.png", "image/png"),
        ] {
            let answer = ask(path, None).await;
            assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, kind), "{path}");
            // A worker that a browser kept would keep an old page with it.
            assert_eq!(answer.header("cache-control"), "no-cache", "{path}");
        }
    }
}
