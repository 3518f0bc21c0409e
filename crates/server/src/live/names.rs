//! What the players of a game and the further members of their sides are called, as they said themselves: who created the game with
//! its seat, and who took a seat with its key; in a game of a match, as the match calls them. The log keeps it.

use std::collections::BTreeMap;

use board::Side;
use serde::Serialize;
use store::{Line, StoredGame};
use view::Seat;

use crate::legible::fault;
use crate::limits::NAME_BYTES;
use crate::live::matches::seat::INVITED;
use crate::live::words::{player, side_of};
use crate::wire::fields::Fields;

/// What follows the seat of a further member in his role while the player of his side has not sat down: nobody has his key yet.
pub(crate) const BESIDE: &str = " invited beside";

/// What stands between a seat and the name of the player in the role of a seat.
pub(crate) const CALLED: &str = " called ";

/// The names of the players and of the further members of their sides; none of who did not say his.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Names(BTreeMap<Seat, String>);

impl Names {
    /// As the log has them.
    pub(crate) fn of(stored: &StoredGame) -> Names {
        let mut names = Names::default();
        for (seat, later) in stored.seats.iter().zip(&stored.names) {
            let role = seat.role.as_str();
            let at_first = role.split_once(CALLED).map(|(_, name)| name);
            let name = later.as_ref().map(Line::as_str).or(at_first);
            let seat = seat_of(role).filter(|&seat| side_of(seat).is_some());
            if let (Some(seat), Some(name)) = (seat, name) {
                names.0.insert(seat, name.to_owned());
            }
        }
        names
    }

    /// Those of one side, its player's first; as PGN has several players of one colour, with a colon between them.
    pub(crate) fn of_side(&self, side: Side) -> Option<String> {
        let own = self.0.iter().filter(|(seat, _)| side_of(**seat) == Some(side));
        let own: Vec<&str> = own.map(|(_, name)| name.as_str()).collect();
        (!own.is_empty()).then(|| own.join(":"))
    }

    pub(crate) fn by_seat(&self) -> &BTreeMap<Seat, String> {
        &self.0
    }

    /// Whether nobody has said his.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The role of a seat whose player has said what he is called: `white called Anna`.
pub(crate) fn role_called(seat: Seat, name: Option<&str>) -> String {
    let name = name.map(|name| format!("{CALLED}{name}")).unwrap_or_default();
    format!("{seat}{name}")
}

/// The seat of a role in the log.
pub(crate) fn seat_of(role: &str) -> Option<Seat> {
    role.split(' ').next()?.parse().ok()
}

/// The seats at a game of further members of a side, and of further arbiters. A game has them whose log says so: one from before there
/// were such seats has none.
pub(crate) fn further_seats(stored: &StoredGame) -> impl Iterator<Item = Seat> {
    let seats = stored.seats.iter().filter_map(|seat| seat_of(seat.role.as_str()));
    seats.filter(|seat| matches!(seat, Seat::Member(..) | Seat::OtherArbiter(_)))
}

/// Whether a role is that of a seat that somebody is invited to take.
pub(crate) fn invites(role: &str) -> bool {
    // Whoever is called so has a longer role.
    role.strip_suffix(INVITED).is_some_and(|seat| !seat.contains(' '))
}

/// Whether a role is that of a further member whose key is drawn when the player of his side takes his seat.
pub(crate) fn is_beside(role: &str) -> bool {
    role.strip_suffix(BESIDE).is_some_and(|seat| !seat.contains(' '))
}

/// Whether the key of a seat only invites to it, after so many keys that the seat got later. The first later key of a seat beside
/// another is the one that invites.
pub(crate) fn only_invites(role: &str, later_keys: u32) -> bool {
    (invites(role) && later_keys == 0) || (is_beside(role) && later_keys <= 1)
}

/// The player whose seat is still to be taken.
pub(crate) fn invited_to(stored: &StoredGame) -> Option<Side> {
    let seats = stored.seats.iter().zip(&stored.later_keys);
    let mut free = seats.filter(|(seat, later_keys)| only_invites(seat.role.as_str(), **later_keys));
    free.find_map(|(seat, _)| seat_of(seat.role.as_str()).and_then(player))
}

/// When the player who was invited took his seat, by the time of the log; none where he has not, or the log does not know it.
pub(crate) fn taken_ms(stored: &StoredGame) -> Option<u64> {
    let mut seats = stored.seats.iter().zip(&stored.taken_ms);
    let is_his = |role: &str| invites(role) && seat_of(role).and_then(player).is_some();
    seats.find_map(|(seat, taken_ms)| taken_ms.filter(|_| is_his(seat.role.as_str())))
}

/// A field with a name: one line, none where it is empty.
pub(crate) fn name(fields: &mut Fields, field: &'static str) -> Option<String> {
    let name = fields.text_or_null(field)?;
    if name.len() > NAME_BYTES {
        fields.wrong(field, format_args!("expected at most {NAME_BYTES} bytes, found {}", name.len()));
    }
    if let Some(why) = fault(&name) {
        fields.wrong(field, why);
    }
    called(&name)
}

/// The name in a text, without the blanks around it; none in blanks alone.
fn called(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|name| !name.is_empty())
}

/// The same, and none where others could not read it. It is for a name that is only shown, and for which nothing is refused.
pub(crate) fn legibly_called(text: &str) -> Option<String> {
    called(text).filter(|name| name.len() <= NAME_BYTES && fault(name).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_no_invitation_whatever_it_is() {
        assert!(invites("black invited"));
        for name in ["invited", "x invited", "invited beside", "computer 3 7", "called Bob"] {
            let role = role_called(Seat::Black, Some(name));
            assert!(!invites(&role) && !is_beside(&role), "{role}");
            assert_eq!((seat_of(&role), role.split_once(CALLED)), (Some(Seat::Black), Some(("black", name))));
        }
        assert_eq!(role_called(Seat::White, None), "white");
    }

    #[test]
    fn a_name_that_is_only_shown_is_trimmed_or_left_out() {
        assert_eq!(legibly_called("  Anna ").as_deref(), Some("Anna"));
        let long = "é".repeat(31);
        for left_out in ["", "   ", "a\u{202e}b", "\u{200b}", long.as_str()] {
            assert_eq!(legibly_called(left_out), None, "{left_out:?}");
        }
        // What stands around a name is no part of it.
        assert_eq!(legibly_called(&format!("{}{}", "é".repeat(30), " ".repeat(9))), Some("é".repeat(30)));
    }

    #[test]
    fn a_name_is_one_line_that_stays_where_it_stands() {
        for wrong in [
            "a\nb",
            "a\u{202e}b",
            "a\u{2028}b",
            "a\u{200b}",
            "\u{feff}",
            "\u{200d}",
            "\u{2800}",
            "\u{301}",
            "\u{378}",
            &"é".repeat(31),
        ] {
            let mut fields =
                Fields::read(serde_json::json!({ "name": wrong }).to_string().as_bytes()).unwrap();
            name(&mut fields, "name");
            assert!(fields.finish().is_err(), "{wrong:?}");
        }
        let written = ["<b>\"Ü\"", "می\u{200c}خواهم", "👩\u{200d}🚀", "♟\u{fe0f}", "王 棋"];
        let as_written = written.map(|name| (name, Some(name)));
        for (given, taken) in
            [(" Anna ", Some("Anna")), ("", None), ("  ", None)].into_iter().chain(as_written)
        {
            let mut fields =
                Fields::read(serde_json::json!({ "name": given }).to_string().as_bytes()).unwrap();
            assert_eq!(name(&mut fields, "name").as_deref(), taken);
            assert!(fields.finish().is_ok());
        }
    }
}
