//! What was found in a split.

use std::io;

use audit::{Tally, Told};
use records::pgn::{Place, ReadError};
use serde::{Deserialize, Serialize};

/// A place in a text. Within a part, bytes are counted from where the text of its split begins, lines from 1 where the part began,
/// and games so that 1 stands before the first of them; in the first split of a file, 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// How many games have begun before it.
    pub games: u64,
    /// The line.
    pub line: u64,
    /// The byte.
    pub byte: u64,
}

/// What was found in a split, or in the whole text up to its end.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Part {
    /// Where its first game begins; none if no likely place was found.
    pub began: Option<Spot>,
    /// Where the next game begins that is another split's; none where the text ends.
    pub next: Option<Spot>,
    /// How long the text of the split is, if all of it was read.
    pub length: Option<u64>,
    /// The counts.
    pub tally: Tally,
    /// The findings, in the order of the text.
    pub findings: Vec<Told>,
    /// Why the text could not be read on.
    pub broken: Option<Broken>,
    /// Why nothing was read at all.
    pub refused: Option<String>,
    /// How long a processor was busy with it.
    pub cpu_seconds: f64,
}

/// Why a text could not be read on: a [`ReadError`] that goes from machine to machine.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Broken {
    /// The source of the bytes failed.
    Source {
        /// How many bytes were read.
        byte: u64,
        /// Its error.
        error: String,
    },
    /// The text holds no game.
    NoGame {
        /// Where the text begins.
        at: Spot,
        /// What stands there.
        text: String,
    },
}

impl Spot {
    pub(crate) fn of(place: Place) -> Self {
        Spot { games: place.game, line: place.line, byte: place.offset }
    }

    pub(crate) fn place(self) -> Place {
        Place { game: self.games, line: self.line, offset: self.byte }
    }

    /// The same place where these games, lines and bytes stand before what it is counted from.
    pub(crate) fn behind(self, before: Self) -> Self {
        Spot {
            games: self.games + before.games,
            line: self.line + before.line,
            byte: self.byte + before.byte,
        }
    }
}

impl Broken {
    pub(crate) fn of(error: &ReadError) -> Self {
        match error {
            ReadError::NoGame { place, text } => Broken::NoGame { at: Spot::of(*place), text: text.clone() },
            ReadError::Io { offset, error } => Broken::Source { byte: *offset, error: error.to_string() },
            other => Broken::Source { byte: 0, error: other.to_string() },
        }
    }

    /// The error that it was.
    #[must_use]
    pub fn error(self) -> ReadError {
        match self {
            Broken::Source { byte, error } => ReadError::Io { offset: byte, error: io::Error::other(error) },
            Broken::NoGame { at, text } => ReadError::NoGame { place: at.place(), text },
        }
    }

    fn behind(self, before: Spot) -> Self {
        match self {
            Broken::Source { byte, error } => Broken::Source { byte: byte + before.byte, error },
            Broken::NoGame { at, text } => Broken::NoGame { at: at.behind(before), text },
        }
    }
}

impl Part {
    /// The same part with the counts alone.
    #[must_use]
    pub fn without_findings(&self) -> Self {
        Part {
            tally: self.tally.clone(),
            findings: Vec::new(),
            broken: self.broken.clone(),
            refused: self.refused.clone(),
            ..*self
        }
    }

    /// The same part where this stands before what it is counted from.
    pub(crate) fn behind(self, before: Spot) -> Self {
        let moved = |told: Told| told.behind(before.games, before.line, before.byte);
        Part {
            began: self.began.map(|spot| spot.behind(before)),
            next: self.next.map(|spot| spot.behind(before)),
            findings: self.findings.into_iter().map(moved).collect(),
            broken: self.broken.map(|broken| broken.behind(before)),
            ..self
        }
    }
}
