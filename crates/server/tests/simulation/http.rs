//! A client that asks one thing over a line of its own.

use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use crate::network::Network;

/// Longer than the server takes for anything.
const PATIENCE: Duration = Duration::from_secs(40);

pub struct Heard {
    pub status: u16,
    pub body: String,
}

impl Heard {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {} {}", self.status, self.body))
    }

    pub fn is_ok(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

/// Asks, and waits for the whole answer; none where it did not come.
pub async fn ask(
    network: &Network,
    from: u8,
    method: &str,
    path: &str,
    key: &str,
    body: &str,
) -> Option<Heard> {
    let mut line = network.connect(from)?;
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: sim\r\nconnection: close\r\nauthorization: Bearer {key}\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    let mut answer = Vec::new();
    let talk = async {
        line.write_all(request.as_bytes()).await?;
        line.read_to_end(&mut answer).await
    };
    timeout(PATIENCE, talk).await.ok()?.ok()?;
    read(&String::from_utf8(answer).ok()?)
}

fn read(answer: &str) -> Option<Heard> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let header = |name: &str| {
        let lines = head.lines().filter_map(|line| line.split_once(':'));
        lines.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim()).next()
    };
    if header("transfer-encoding") == Some("chunked") {
        return Some(Heard { status, body: unchunked(body)? });
    }
    let length: usize = header("content-length")?.parse().ok()?;
    (body.len() == length).then(|| Heard { status, body: body.to_owned() })
}

fn unchunked(mut body: &str) -> Option<String> {
    let mut whole = String::new();
    loop {
        let (length, rest) = body.split_once("\r\n")?;
        let length = usize::from_str_radix(length, 16).ok()?;
        if length == 0 {
            return Some(whole);
        }
        whole += rest.get(..length)?;
        body = rest.get(length + 2..)?;
    }
}
