//! How a game came to be as it is: what its records alone do not tell who reads its acts.

use crate::records::{KeyHash, NewGame, Rekey};
use crate::secret::EndOfSecret;
use crate::text::Line;

/// A game as it was created, and what was done to it besides its acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// The game, with the keys that its seats had at first.
    pub new: NewGame,
    /// The later keys of its seats, in the order in which they were given.
    pub rekeys: Vec<Rekey>,
    /// The secrets that came to their end, each with the number of the act that ended it.
    pub ends: Vec<(u64, EndOfSecret)>,
}

/// A later key of a seat, by the place of the seat.
pub(crate) struct LaterKey {
    pub(crate) place: i64,
    pub(crate) key: KeyHash,
    pub(crate) name: Option<Line>,
    pub(crate) given_ms: Option<u64>,
}

impl History {
    /// Puts later keys, by the places of their seats, behind those that the seats had at first.
    pub(crate) fn of(new: NewGame, later: Vec<LaterKey>, ends: Vec<(u64, EndOfSecret)>) -> History {
        let mut now: Vec<KeyHash> = new.seats.iter().map(|seat| seat.key).collect();
        let mut rekeys = Vec::new();
        for LaterKey { place, key: to, name, given_ms } in later {
            let at = usize::try_from(place).ok().and_then(|at| Some((now.get_mut(at)?, new.seats.get(at)?)));
            if let Some((key, seat)) = at {
                rekeys.push(Rekey { role: seat.role.clone(), from: *key, to, name, given_ms });
                *key = to;
            }
        }
        History { new, rekeys, ends }
    }
}

/// A run of a server: from which time of the log on, until when, and what the calendar showed as it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Where the time of the log stood as it began, in milliseconds.
    pub from_ms: u64,
    /// How far it has come.
    pub until_ms: u64,
    /// Milliseconds since 1970 (UTC) as it began.
    pub utc_ms: u64,
}
