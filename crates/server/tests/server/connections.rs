//! Connections that are slow, many, broken or open when the server goes down.

use std::time::Duration;

use crate::common::{House, Street};
use jadoube_server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Sends bytes on a connection of its own, and gives what is answered until the server closes.
async fn converse(street: &Street, sent: &str) -> String {
    let mut stream = TcpStream::connect(&street.address).await.unwrap();
    stream.write_all(sent.as_bytes()).await.unwrap();
    rest(&mut stream).await
}

async fn rest(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    // A reset is an end too.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

const WELL: &str = "GET /api/health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";

#[tokio::test]
async fn what_is_no_http_is_closed_and_the_server_goes_on() {
    let house = House::open();
    let street = house.street().await;
    let long = format!("GET / HTTP/1.1\r\nlong: {}\r\n\r\n", "x".repeat(64 * 1024));
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "h: v\r\n".repeat(100));
    for nonsense in ["\r\n\r\n\r\nnonsense\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", &long, &many] {
        let answer = converse(&street, nonsense).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    assert!(converse(&street, WELL).await.starts_with("HTTP/1.1 200"));
    street.close().await;
}

#[tokio::test]
async fn headers_that_do_not_come_are_not_waited_for() {
    let house = House::with(Limits { headers: Duration::from_millis(20), ..Limits::default() });
    let street = house.street().await;
    for begun in ["", "GET / HTTP/1.1\r\nHost: he"] {
        let answer = converse(&street, begun).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
    }
    street.close().await;
}

#[tokio::test]
async fn more_connections_than_the_limit_wait_for_room() {
    let house = House::with(Limits { connections: 1, ..Limits::default() });
    let street = house.street().await;
    let mut first = TcpStream::connect(&street.address).await.unwrap();
    first.write_all(b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n").await.unwrap();
    let mut begun = [0; 15];
    first.read_exact(&mut begun).await.unwrap();
    let mut second = TcpStream::connect(&street.address).await.unwrap();
    second.write_all(WELL.as_bytes()).await.unwrap();
    // While the first is held the second is not served; once that is gone, it is.
    assert_eq!(second.try_read(&mut begun).unwrap_err().kind(), std::io::ErrorKind::WouldBlock);
    drop(first);
    assert!(rest(&mut second).await.starts_with("HTTP/1.1 200"));
    street.close().await;
}

#[tokio::test]
async fn a_connection_that_is_kept_does_not_keep_the_server_from_ending() {
    let house = House::open();
    let street = house.street().await;
    let mut kept = TcpStream::connect(&street.address).await.unwrap();
    kept.write_all(b"GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n").await.unwrap();
    let mut begun = [0; 15];
    kept.read_exact(&mut begun).await.unwrap();
    assert_eq!(&begun, b"HTTP/1.1 200 OK");
    street.close().await;
    assert!(rest(&mut kept).await.contains("\"status\":\"ok\""));
}
