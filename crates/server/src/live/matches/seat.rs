//! The seats of a match. Its players keep theirs through every game, whichever colour they have in it.

use std::fmt;
use std::str::FromStr;

use matches::Player;
use store::StoredGame;
use view::Seat;

use crate::key::{Key, KeyHash};

/// What follows the role of a seat that is to be taken.
pub(crate) const INVITED: &str = " invited";

/// A place at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MatchSeat {
    Player(Player),
    Watch,
    Arbiter,
}

impl MatchSeat {
    pub(crate) const ALL: [MatchSeat; 4] = [
        MatchSeat::Player(Player::One),
        MatchSeat::Player(Player::Two),
        MatchSeat::Watch,
        MatchSeat::Arbiter,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            MatchSeat::Player(Player::One) => "one",
            MatchSeat::Player(Player::Two) => "two",
            MatchSeat::Watch => "watch",
            MatchSeat::Arbiter => "arbiter",
        }
    }

    /// Its seat in a game in which that player has White.
    pub(crate) fn in_game(self, white: Player) -> Seat {
        match self {
            MatchSeat::Player(player) => Seat::of(player.side(white)),
            MatchSeat::Watch => Seat::Watch,
            MatchSeat::Arbiter => Seat::Arbiter,
        }
    }

    /// The player who sits there.
    pub(crate) fn player(self) -> Option<Player> {
        match self {
            MatchSeat::Player(player) => Some(player),
            MatchSeat::Watch | MatchSeat::Arbiter => None,
        }
    }
}

impl fmt::Display for MatchSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for MatchSeat {
    type Err = ();

    fn from_str(name: &str) -> Result<MatchSeat, ()> {
        MatchSeat::ALL.into_iter().find(|seat| seat.name() == name).ok_or(())
    }
}

/// A key of a match, and the seat that it opens.
#[derive(Clone)]
pub(crate) struct MatchKey {
    pub(crate) seat: MatchSeat,
    /// The seat as the log calls it.
    pub(crate) role: store::Line,
    pub(crate) key: KeyHash,
    /// Nobody has taken the seat yet: the key is only good for that.
    pub(crate) invites: bool,
}

/// The keys that open the seats of a match now.
pub(crate) fn keys(stored: &StoredGame) -> Vec<MatchKey> {
    let opens = |(seat, &later_keys): (&store::Seat, &u32)| {
        let role = seat.role.as_str();
        let taken = role.strip_suffix(INVITED);
        Some(MatchKey {
            seat: taken.unwrap_or(role).parse().ok()?,
            role: seat.role.clone(),
            key: KeyHash(*seat.key.as_bytes()),
            invites: taken.is_some() && later_keys == 0,
        })
    };
    stored.seats.iter().zip(&stored.later_keys).filter_map(opens).collect()
}

/// The seat that a key opens.
pub(crate) fn opened_by<'k>(keys: &'k [MatchKey], key: &str) -> Option<&'k MatchKey> {
    let held = Key::read(key)?.hash();
    // Every seat is compared, whichever fits, so that the time tells nothing.
    keys.iter().fold(None, |found, opens| if opens.key == held { Some(opens) } else { found })
}
