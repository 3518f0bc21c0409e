//! What a game keeps of the match to which it belongs: the seats of a match open those of its games.

use store::{GameId, StoredGame};
use view::Seat;

use crate::live::matches::seat::MatchSeat;

/// What stands between the seat at a game and the match in the role of a seat.
const WORD: &str = " match ";

/// A seat at a game that is a seat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OfMatch {
    pub(crate) seat: Seat,
    pub(crate) id: GameId,
    pub(crate) place: MatchSeat,
}

impl OfMatch {
    /// The role of the seat, as the log keeps it: `white match 7k2m9q one`.
    pub(crate) fn role(&self) -> String {
        format!("{}{WORD}{} {}", self.seat.name(), self.id, self.place)
    }

    /// Reads a role; none where the seat is of a game alone.
    pub(crate) fn read(role: &str) -> Option<OfMatch> {
        let (seat, rest) = role.split_once(WORD)?;
        let (id, place) = rest.split_once(' ')?;
        Some(OfMatch { seat: seat.parse().ok()?, id: GameId::new(id).ok()?, place: place.parse().ok()? })
    }
}

/// The match to which a game belongs.
pub(crate) fn match_of(stored: &StoredGame) -> Option<GameId> {
    stored.seats.iter().find_map(|seat| OfMatch::read(seat.role.as_str())).map(|of| of.id)
}

#[cfg(test)]
mod tests {
    use matches::Player;

    use super::*;

    #[test]
    fn a_role_gives_its_match_back() {
        let id = GameId::new("7k2m9q").unwrap();
        let of = OfMatch { seat: Seat::Black, id, place: MatchSeat::Player(Player::One) };
        assert_eq!(of.role(), "black match 7k2m9q one");
        assert_eq!(OfMatch::read(&of.role()), Some(of));
        for role in
            ["white", "black invited", "black computer 3 7", "white match 7k2m9q", "white match x three"]
        {
            assert_eq!(OfMatch::read(role), None, "{role}");
        }
    }
}
