//! What a game keeps of the match to which it belongs: the seats of a match open those of its games.

use store::{GameId, StoredGame};
use view::Seat;

use crate::live::matches::seat::MatchSeat;
use crate::live::names::CALLED;

/// What stands between the seat at a game and the match in the role of a seat.
const WORD: &str = " match ";

/// A seat at a game that is a seat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OfMatch {
    pub(crate) seat: Seat,
    pub(crate) id: GameId,
    pub(crate) place: MatchSeat,
    /// What its player is called in the match.
    pub(crate) name: Option<String>,
}

impl OfMatch {
    /// The role of the seat, as the log keeps it: `white match 7k2m9q one called Anna`.
    pub(crate) fn role(&self) -> String {
        let name = self.name.as_ref().map(|name| format!("{CALLED}{name}")).unwrap_or_default();
        format!("{}{WORD}{} {}{name}", self.seat, self.id, self.place)
    }

    /// Reads a role; none where the seat is of a game alone.
    pub(crate) fn read(role: &str) -> Option<OfMatch> {
        let (role, name) = match role.split_once(CALLED) {
            Some((role, name)) => (role, Some(name.to_owned())),
            None => (role, None),
        };
        let (seat, rest) = role.split_once(WORD)?;
        let (id, place) = rest.split_once(' ')?;
        let (seat, id, place) = (seat.parse().ok()?, GameId::new(id).ok()?, place.parse().ok()?);
        Some(OfMatch { seat, id, place, name })
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
        let place = MatchSeat::Player(Player::One);
        let of = OfMatch { seat: Seat::Black, id, place, name: None };
        let anna = OfMatch { name: Some("Anna match called x".to_owned()), ..of.clone() };
        assert_eq!(of.role(), "black match 7k2m9q one");
        assert_eq!(anna.role(), "black match 7k2m9q one called Anna match called x");
        for of in [of, anna] {
            assert_eq!(OfMatch::read(&of.role()), Some(of));
        }
        for role in [
            "white",
            "black invited",
            "black computer 3 7",
            "white match 7k2m9q",
            "white match x three",
            "white called Bob match x one",
        ] {
            assert_eq!(OfMatch::read(role), None, "{role}");
        }
    }
}
