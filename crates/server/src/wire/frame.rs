//! The frames of a socket.

use std::cell::RefCell;

use axum::body::Bytes;
use serde::Serialize;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::live::names::Names;
use crate::live::words::{NoRematch, Said};
use crate::wire::act::Stopped;
use crate::wire::error::Refusal;
use crate::wire::snapshot::{Snapshot, Taken, Update};

thread_local! {
    /// What a frame is written into before it gets just the room that it needs.
    static WRITTEN: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// So much room is kept for the next frame: most are smaller.
const KEPT: usize = 64 * 1024;

/// A frame from the server.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Frame<'a> {
    /// First of all: the game as it stands.
    Snapshot(&'a Snapshot),
    /// Something has happened.
    Update(&'a Update<'a>),
    /// To the sender: the acts are on the disk, or proposed.
    Accepted {
        request: &'a str,
        version: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        stopped: Option<&'a Stopped>,
    },
    /// To the sender: nothing has happened.
    Error {
        request: Option<&'a str>,
        error: &'a Refusal,
        #[serde(skip_serializing_if = "Option::is_none")]
        version: Option<u64>,
    },
    /// Who is connected has changed.
    Seats { seats: &'a Taken },
    /// To a player: how far away the other is, in whole tenths of a second; null where that is not known any more.
    Away { away_ms: Option<u64> },
    /// A player has said what he is called.
    Names { names: &'a Names },
    /// To a player: the other has set the same game up again.
    Rematch { rematch: &'a str },
    /// To a player: the other has declined his offer of another game, or withdrawn one.
    NoRematch { how: NoRematch },
    /// To a player: the engine failed and the program's own computer plays for it; or it answers again.
    StandsIn { stands_in: bool },
    /// The match to which the game belongs has gone on.
    Match,
    /// To the players: one of them said something.
    Said(Said),
    /// To a player: whether the other reads what is said.
    Reads { reads: bool },
    /// To a client that asked whether anybody hears it: when that was, by the server's own clock.
    Pong { at_ms: u64 },
}

impl<'a> Frame<'a> {
    pub(crate) fn error(request: Option<&'a str>, error: &'a Refusal) -> Self {
        Frame::Error { request, error, version: error.version }
    }

    /// The frame as text. All of its types can be written as JSON.
    pub(crate) fn text(&self) -> Utf8Bytes {
        // A frame written into a buffer of its own would be moved each time that the buffer grows.
        WRITTEN.with_borrow_mut(|written| {
            written.clear();
            let text = match serde_json::to_writer(&mut *written, self) {
                Ok(()) => Utf8Bytes::try_from(Bytes::copy_from_slice(written)).unwrap_or_default(),
                Err(_) => Utf8Bytes::default(),
            };
            written.shrink_to(KEPT);
            text
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(frame: &Frame<'_>, expected: &str) {
        assert_eq!(frame.text().as_str(), expected);
    }

    #[test]
    fn frames_say_what_they_are() {
        check(
            &Frame::Seats { seats: &Taken { white: true, ..Taken::default() } },
            r#"{"type":"seats","seats":{"white":true,"black":false}}"#,
        );
        check(
            &Frame::Accepted { request: "r1", version: 7, stopped: None },
            r#"{"type":"accepted","request":"r1","version":7}"#,
        );
        check(&Frame::Pong { at_ms: 1_500 }, r#"{"type":"pong","at_ms":1500}"#);
        let stale = Refusal::stale(1, 2);
        let says = &stale.says;
        check(
            &Frame::error(None, &stale),
            &format!(
                r#"{{"type":"error","request":null,"error":{{"code":"stale","says":"{says}","reasons":[]}},"version":2}}"#
            ),
        );
    }
}
