//! The page, out of the program itself.

use std::sync::LazyLock;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use crate::page::encoding::Encoding;

/// A file as the build left it: address below `/`, bytes, the same in brotli and in gzip where that is smaller.
type Built = (&'static str, &'static [u8], Option<&'static [u8]>, Option<&'static [u8]>);

/// The files of the built page. Empty where it was not built.
const FILES: &[Built] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The one document of the page: it serves every address that people see.
const INDEX: &str = "index.html";

/// Files under this folder bear a hash of their bytes in their names, so that they never change.
const HASHED: &str = "assets/";

/// Shown where the page was not built.
const NOT_BUILT: &str = include_str!("not_built.html");

/// A file of the page, ready to be sent.
struct File {
    address: &'static str,
    plain: Form,
    /// The same, compressed, the smallest first; nothing where that wins nothing.
    compressed: Vec<(Encoding, Form)>,
}

/// The bytes that are sent.
struct Form {
    bytes: &'static [u8],
    /// A hash of these bytes, in quotes, as the header wants it: each form of a file has its own.
    tag: String,
}

impl Form {
    fn of(bytes: &'static [u8]) -> Form {
        Form { bytes, tag: tag(bytes) }
    }
}

static PAGE: LazyLock<Vec<File>> = LazyLock::new(|| {
    let file = |&(address, bytes, brotli, gzip): &Built| {
        let forms = [(Encoding::Brotli, brotli), (Encoding::Gzip, gzip)].into_iter();
        let compressed = forms.filter_map(|(form, bytes)| Some((form, Form::of(bytes?)))).collect();
        File { address, plain: Form::of(bytes), compressed }
    };
    FILES.iter().map(file).collect()
});

fn tag(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    let digits: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{digits}\"")
}

/// The SHA-256 in base 64 of the style that stands in the document itself; none where the page was not built.
pub(crate) fn inline_style() -> Option<String> {
    let document = std::str::from_utf8(file(INDEX)?.plain.bytes).ok()?;
    let (_, style) = document.split_once("<style>")?;
    let (style, _) = style.split_once("</style>")?;
    Some(BASE64_STANDARD.encode(Sha256::digest(style)))
}

/// Answers an address outside of `/api`.
pub(crate) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    match file(path) {
        Some(file) => send(file, &headers),
        None if is_for_people(path) => index(&headers),
        None if wants_a_page(&headers) => (StatusCode::NOT_FOUND, index(&HeaderMap::new())).into_response(),
        None => (StatusCode::NOT_FOUND, "There is nothing at this address.\n").into_response(),
    }
}

/// Whether a browser asks for something to be shown: it is told in the page, with a way back, that nothing is there.
fn wants_a_page(headers: &HeaderMap) -> bool {
    let accepts = headers.get(header::ACCEPT).and_then(|accepts| accepts.to_str().ok());
    accepts.is_some_and(|accepts| accepts.contains("text/html"))
}

fn file(address: &str) -> Option<&'static File> {
    PAGE.iter().find(|file| file.address == address)
}

/// The addresses that the page itself reads: a new game, a board room, a record from
/// elsewhere, a game replayed, the arbiter's desk, the laws, the lessons, the tour, what is printed.
fn is_for_people(path: &str) -> bool {
    let mut parts = path.trim_end_matches('/').split('/');
    match (parts.next(), parts.next(), parts.count()) {
        (Some(""), None, _) => true,
        (Some("g" | "m"), Some(_), 0) => true,
        (
            Some("record" | "desk" | "games" | "hall" | "learn" | "print" | "tour" | "replay" | "embed"),
            None,
            _,
        ) => true,
        (Some("tour" | "replay" | "embed"), Some(_), 0) => true,
        (Some("learn"), Some("leaflet"), 0) => true,
        (Some("print"), _, more) => more <= 1,
        (Some("laws"), Some("changes"), 2) => true,
        (Some("laws"), _, more) => more <= 1,
        _ => false,
    }
}

fn index(headers: &HeaderMap) -> Response {
    match file(INDEX) {
        Some(file) => send(file, headers),
        None => (
            [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")],
            NOT_BUILT,
        )
            .into_response(),
    }
}

fn send(file: &'static File, asked: &HeaderMap) -> Response {
    let compressed = file.compressed.iter().find(|(form, _)| form.is_read(asked));
    let form = compressed.map_or(&file.plain, |(_, form)| form);
    let known = asked.get(header::IF_NONE_MATCH).is_some_and(|tags| names(tags, &form.tag));
    let mut response = match known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => Body::from(form.bytes).into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept(file.address)));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(mime(file.address)));
    if !file.compressed.is_empty() {
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if let (Some((encoding, _)), false) = (compressed, known) {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
    }
    if let Ok(tag) = HeaderValue::from_str(&form.tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// Whether `If-None-Match` names this tag, weak or strong, or any.
fn names(tags: &HeaderValue, tag: &str) -> bool {
    let tags = tags.to_str().unwrap_or_default();
    tags.split(',').map(|one| one.trim().trim_start_matches("W/")).any(|one| one == tag || one == "*")
}

/// How long a browser may keep a file without asking.
fn kept(address: &str) -> &'static str {
    if address.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// The type of a file, by the end of its name.
fn mime(address: &str) -> &'static str {
    match address.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "wav" => "audio/wav",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_have_a_few_addresses() {
        for path in [
            "",
            "g/7k2m9q",
            "g/7k2m9q/",
            "record",
            "desk",
            "games",
            "hall",
            "laws",
            "laws/bcf-1912",
            "laws/bcf-1912/22(a)",
            "laws/compare/castling",
            "laws/changes/fide-2018/fide-2023",
            "learn",
            "learn/leaflet",
            "tour",
            "tour/3",
            "replay",
            "replay/7k2m9q",
            "embed",
            "embed/7k2m9q",
            "print",
            "print/board",
            "print/laws/bcf-1912",
        ] {
            assert!(is_for_people(path), "{path:?}");
        }
        for path in [
            "g",
            "g/7k2m9q/more",
            "m",
            "m/4f9c2x/more",
            "record/a",
            "desk/14",
            "hall/14",
            "tour/3/4",
            "embed/7k2m9q/more",
            "learn/other",
            "print/laws/a/b",
            "laws/a/b/c",
            "lawsuit",
            "api",
            "assets/none.js",
            "favicon.ico",
        ] {
            assert!(!is_for_people(path), "{path:?}");
        }
    }

    #[test]
    fn hashed_files_are_kept_and_the_others_asked_for() {
        assert_eq!(kept("assets/index-4fd1.js"), "public, max-age=31536000, immutable");
        assert_eq!(kept("index.html"), "no-cache");
    }

    #[test]
    fn tags_are_found_in_a_list() {
        let names = |tags: &str| names(&HeaderValue::from_str(tags).unwrap(), "\"ab\"");
        assert!(names("\"ab\"") && names("\"cd\", W/\"ab\"") && names("*"));
        assert!(!names("\"cd\"") && !names("ab") && !names(""));
    }
}
