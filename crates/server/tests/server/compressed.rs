//! What is sent compressed, and what never is.

use std::io::Read;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use flate2::read::GzDecoder;
use http_body_util::BodyExt;
use jadoube_server::app;
use serde_json::json;
use tower::ServiceExt;

use crate::common::{House, two_browsers};

/// What comes over the wire.
struct Sent {
    status: StatusCode,
    headers: HeaderMap,
    bytes: Bytes,
}

impl Sent {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The bytes that were meant.
    fn meant(&self) -> Vec<u8> {
        let mut meant = Vec::new();
        match self.header("content-encoding") {
            "" => meant.extend_from_slice(&self.bytes),
            "gzip" => drop(GzDecoder::new(&self.bytes[..]).read_to_end(&mut meant).unwrap()),
            "br" => brotli::BrotliDecompress(&mut &self.bytes[..], &mut meant).unwrap(),
            other => panic!("nobody asked for {other}"),
        }
        meant
    }
}

async fn send(house: &House, request: axum::http::request::Builder, body: Body) -> Sent {
    let answer = app(house.state.clone()).oneshot(request.body(body).unwrap()).await.unwrap();
    let (head, body) = answer.into_parts();
    Sent { status: head.status, headers: head.headers, bytes: body.collect().await.unwrap().to_bytes() }
}

async fn get(house: &House, path: &str, accepts: &str) -> Sent {
    send(house, Request::get(path).header("accept-encoding", accepts), Body::empty()).await
}

#[tokio::test]
async fn laws_are_compressed_as_the_asker_reads_them() {
    let house = House::open();
    let plain = get(&house, "/api/codes/fide-2023", "identity").await;
    assert_eq!((plain.header("content-encoding"), plain.header("vary")), ("", "accept-encoding"));
    for (accepts, encoding) in
        [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("", "")]
    {
        let sent = get(&house, "/api/codes/fide-2023", accepts).await;
        assert_eq!((sent.header("content-encoding"), sent.header("vary")), (encoding, "accept-encoding"));
        assert!(sent.meant() == plain.bytes, "{accepts}");
        assert!(encoding.is_empty() || sent.bytes.len() * 3 < plain.bytes.len(), "{accepts}");
    }
}

#[tokio::test]
async fn an_answer_of_one_packet_is_sent_as_it_is() {
    let house = House::open();
    for path in ["/api/codes/none", "/api/health", "/api/codes/fide-2023/articles/5.1.1/editions"] {
        let sent = get(&house, path, "gzip, br").await;
        assert!(sent.bytes.len() < 1200, "{path}");
        assert_eq!(sent.header("content-encoding"), "", "{path}");
    }
}

/// How far a text shrinks tells what is in it: keys, sealed moves and a silent table's secrets are no part of such a text.
#[tokio::test]
async fn nothing_of_a_game_is_compressed() {
    let house = House::open();
    let wish = json!({"code": "bcf-1912", "seating": "two-browsers", "colours": "white", "notice": "silent"});
    let game = house.game(wish).await;
    for (version, act) in
        ["white touches g1", "white moves g1f3", "black plays e5", "white plays d4"].into_iter().enumerate()
    {
        house.act_at(&game, &game.you, version as u64, act).await;
    }
    for path in ["", "/script", "/pgn"].map(|end| game.path() + end) {
        let request = Request::get(&path)
            .header("accept-encoding", "gzip, br")
            .header("authorization", format!("Bearer {}", game.you));
        let sent = send(&house, request, Body::empty()).await;
        assert_eq!((sent.status.as_u16(), sent.header("content-encoding")), (200, ""), "{path}");
        assert!(path != game.path() || sent.bytes.len() > 1200, "it is long enough to be worth it");
    }
    let wish = Body::from(two_browsers().to_string());
    let request = Request::post("/api/games")
        .header("accept-encoding", "gzip, br")
        .header("content-type", "application/json");
    let created = send(&house, request, wish).await;
    assert_eq!((created.status.as_u16(), created.header("content-encoding")), (201, ""));
}

#[tokio::test]
async fn each_form_of_a_file_of_the_page_has_its_own_tag() {
    let house = House::open();
    let plain = get(&house, "/", "identity").await;
    if plain.header("etag").is_empty() {
        return; // The page was not built when the program was.
    }
    assert_eq!(plain.header("vary"), "accept-encoding");
    let mut tags = vec![plain.header("etag").to_owned()];
    for (accepts, encoding) in [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip")] {
        let sent = get(&house, "/", accepts).await;
        assert_eq!((sent.header("content-encoding"), sent.header("vary")), (encoding, "accept-encoding"));
        assert!(sent.meant() == plain.bytes && sent.bytes.len() < plain.bytes.len(), "{accepts}");
        let again = Request::get("/").header("accept-encoding", accepts);
        let again = send(&house, again.header("if-none-match", sent.header("etag")), Body::empty()).await;
        assert_eq!((again.status.as_u16(), again.bytes.len()), (304, 0), "{accepts}");
        assert_eq!((again.header("vary"), again.header("content-encoding")), ("accept-encoding", ""));
        tags.push(sent.header("etag").to_owned());
    }
    tags.dedup();
    assert_eq!(tags.len(), 3, "{tags:?}");
}

#[tokio::test]
async fn pictures_are_sent_as_they_are() {
    let house = House::open();
    let sent = get(&house, "/icon-512.png", "gzip, br").await;
    assert_eq!((sent.header("content-encoding"), sent.header("vary")), ("", ""));
}
