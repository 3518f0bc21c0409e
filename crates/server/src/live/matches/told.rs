//! What is told of a match.

use matches::text::header_text;
use matches::told::{RulingTold, Told, told};
use serde::Serialize;

use crate::live::matches::conducted::{Conducted, Proposed};
use crate::live::matches::seat::MatchSeat;

/// A match as a seat is told of it.
#[derive(Serialize)]
pub(crate) struct MatchTold {
    /// Its id.
    pub(crate) id: String,
    /// `one`, `two`, `watch` or `arbiter`.
    pub(crate) role: &'static str,
    /// Whether the key is only good for taking the seat.
    pub(crate) invited: bool,
    /// The number of its last line.
    pub(crate) version: u64,
    /// Whether both players have taken their seats.
    pub(crate) complete: bool,
    /// Its header, as a club writes it down.
    pub(crate) header: String,
    /// Its lines, in the order in which they came into the log.
    pub(crate) lines: Vec<String>,
    /// What one player has said, and the other must say too.
    pub(crate) pending: Option<PendingTold>,
    /// The games, the score, the lots, and what is due next.
    pub(crate) standing: Told,
}

/// A line of both players that one of them has said.
#[derive(Serialize)]
pub(crate) struct PendingTold {
    pub(crate) by: &'static str,
    pub(crate) line: String,
}

/// What became of a line.
#[derive(Serialize)]
pub(crate) struct Done {
    pub(crate) version: u64,
    /// What the code says of it; none where it was done before, or waits for the other player.
    pub(crate) rulings: Vec<RulingTold>,
    pub(crate) pending: Option<PendingTold>,
}

pub(crate) fn proposed(proposed: &Proposed) -> PendingTold {
    PendingTold { by: MatchSeat::Player(proposed.by).name(), line: proposed.line.clone() }
}

impl Conducted {
    pub(crate) fn told(&self, seat: MatchSeat) -> MatchTold {
        MatchTold {
            id: self.id.as_str().to_owned(),
            role: seat.name(),
            invited: false,
            version: self.version(),
            complete: self.is_complete(),
            header: header_text(self.settings()),
            lines: self.lines.clone(),
            pending: self.proposed.as_ref().map(proposed),
            standing: told(&self.played),
        }
    }
}
