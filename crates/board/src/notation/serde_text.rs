//! Serialisation as text: `e4` for a square, `e2e4` for a transfer, FEN for set-ups and positions.
//!
//! A [`Move`] is written as its transfer. It means nothing without its position, so it cannot be read by itself: read the
//! [`Transfer`] and look for it with [`Position::find`].

use std::fmt::Display;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{Move, Position, Setup, Square, Transfer};

/// Writes a value as the text of `$text`, and reads it from a text by `$read`.
macro_rules! as_text {
    ($type:ty, $text:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&$text(self))
            }
        }
    };
    ($type:ty, $text:expr, $read:expr) => {
        as_text!($type, $text);
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                read(&String::deserialize(deserializer)?, $read)
            }
        }
    };
}

fn read<T, E: Display, D: Error>(text: &str, read: impl Fn(&str) -> Result<T, E>) -> Result<T, D> {
    read(text).map_err(D::custom)
}

as_text!(Square, |square: &Self| *square, str::parse::<Self>);
as_text!(Transfer, |transfer: &Self| *transfer, str::parse::<Self>);
as_text!(Setup, Self::fen, str::parse::<Self>);
as_text!(Position, Self::fen, position);
as_text!(Move, |m: &Self| m.transfer());

/// A position of chess as played today.
fn position(fen: &str) -> Result<Position, String> {
    let setup: Setup = fen.parse().map_err(|error: crate::FenError| error.to_string())?;
    setup.position().map_err(|refusal| refusal.to_string())
}
