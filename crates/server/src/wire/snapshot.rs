//! Everything that a seat may see of a game, and what is new in it.

use std::collections::BTreeMap;

use serde::Serialize;
use view::{BySide, Entry, LineUpdate, Ruling, Seat, Standing};

use crate::live::names::Names;
use crate::live::words::{NoRematch, Said};

/// The header of a game: its script's keys, with the usual values where the script names none.
pub(crate) type HeaderWords = BTreeMap<String, Option<String>>;

/// Everything that a seat may see.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Snapshot {
    pub(crate) game: String,
    pub(crate) role: Seat,
    pub(crate) seats: Taken,
    /// What the players are called; left out where neither has said it.
    #[serde(skip_serializing_if = "Names::is_empty")]
    pub(crate) names: Names,
    pub(crate) header: HeaderWords,
    pub(crate) manner: Manner,
    /// What the code says of the settings.
    pub(crate) opening: Vec<Ruling>,
    /// When the game was set up, in milliseconds since 1970.
    pub(crate) created_ms: u64,
    pub(crate) version: u64,
    /// The seal of the history that leads there, as this seat is told of it: a client adds it to its next hello.
    pub(crate) seal: String,
    pub(crate) entries: Vec<Told>,
    /// With the moves of the line.
    pub(crate) standing: Standing,
    #[serde(flatten)]
    pub(crate) moment: Moment,
    pub(crate) pending: Option<Pending>,
    /// The match to which the game belongs; left out where it belongs to none.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub(crate) of_match: Option<String>,
    /// The player whose seat nobody has taken yet; left out where both are taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) invited: Option<Seat>,
    /// To a player: how far away the other is; left out where that is not known, or not told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) away_ms: Option<u64>,
    /// The way to the same game again, which the other player has set up; left out where he has not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<String>,
    /// What the other player has made of the last offer of another game; left out where that is open, or there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) no_rematch: Option<NoRematch>,
    /// The game of the rematch in which the two have met; left out where there is none, and for everybody else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rematch_joined: Option<String>,
    /// What the players have said to each other; left out where nothing was said, and for everybody else.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) chat: Vec<Said>,
    /// The engine failed, and the program's own computer plays for it; left out where it does not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) stands_in: bool,
    pub(crate) marked: Option<Marked>,
    /// How the same two go on; left out while the game does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rematch_terms: Option<RematchTerms>,
}

/// How the same two play the same game again, as the code has it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct RematchTerms {
    /// `keep`, `change` or `lot`.
    pub(crate) colours: &'static str,
    /// The side that begins, as far as that is known.
    pub(crate) first: Option<&'static str>,
    pub(crate) articles: Vec<String>,
    /// What the game gave as the code counts a series; null where it counts as none.
    pub(crate) scored: Option<BySide<String>>,
    /// The next game where each keeps his colour; left out where none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) kept: Option<HeaderWords>,
    /// The next game where the colours change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) changed: Option<HeaderWords>,
}

/// What is new to a seat that knows everything before it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Update<'a> {
    pub(crate) version: u64,
    pub(crate) seal: String,
    pub(crate) entries: Vec<Entry>,
    /// Without the moves of the line.
    pub(crate) standing: Standing,
    pub(crate) line: &'a LineUpdate,
    #[serde(flatten)]
    pub(crate) moment: Moment,
    pub(crate) pending: Option<&'a Pending>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rematch_terms: Option<&'a RematchTerms>,
}

/// What the clock showed, after so many moves as come before: the milliseconds that White and Black had left, null for who has no
/// limit; null after a move for which nobody pressed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Dials {
    pub(crate) dials: Vec<Option<[Option<u64>; 2]>>,
}

/// When something is told, in milliseconds of play; none without a clock, and before play has begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Moment {
    pub(crate) now_ms: Option<u64>,
    /// The stamp of the act at which the standing's clock was read.
    pub(crate) stamp_ms: Option<u64>,
    /// The same moment by the server's own clock, which no game stops: so a page knows how long the frame was on its way.
    pub(crate) at_ms: Option<u64>,
}

/// An act of the log.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(crate) enum Told {
    Entry(Entry),
    /// An act that cannot be read today, as it was written.
    Unread {
        act: u64,
        text: String,
        rulings: [Ruling; 0],
    },
}

impl Told {
    /// Its place in the game, from 1.
    pub(crate) fn number(&self) -> u64 {
        match self {
            Told::Entry(entry) => entry.act as u64,
            Told::Unread { act, .. } => *act,
        }
    }

    /// As it is told.
    pub(crate) fn text(&self) -> &str {
        match self {
            Told::Entry(Entry { text, .. }) | Told::Unread { text, .. } => text,
        }
    }
}

/// Who is connected.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Taken {
    pub(crate) white: bool,
    pub(crate) black: bool,
    /// Left out where no arbiter is.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) arbiter: bool,
    /// The further members of a side and the other arbiters; left out where none of them is.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) further: Vec<Seat>,
    /// How many watch; left out where nobody does.
    #[serde(skip_serializing_if = "is_none")]
    pub(crate) watching: usize,
}

impl Taken {
    /// Whether somebody is at this seat of one side.
    pub(crate) fn has(&self, seat: Seat) -> bool {
        match seat {
            Seat::White => self.white,
            Seat::Black => self.black,
            further => self.further.contains(&further),
        }
    }
}

fn is_none(number: &usize) -> bool {
    *number == 0
}

/// How a game is played: what was announced, and what the time makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Manner {
    /// `standard`, `rapid` or `blitz`; null where the code makes no difference.
    pub(crate) tempo: Option<&'static str>,
    /// `full` or `ordinary`; null where the code makes no difference.
    pub(crate) regime: Option<&'static str>,
    /// `present`, `called` or `absent`.
    pub(crate) arbiter: &'static str,
}

/// An act of both players that one of them has said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Pending {
    pub(crate) by: Seat,
    pub(crate) act: String,
}

/// From which act on a finished game is not judged today as it was, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Marked {
    pub(crate) act: u64,
    pub(crate) says: String,
}
