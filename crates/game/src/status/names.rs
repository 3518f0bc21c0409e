//! What the men are called now.

use board::{Kind, Side, Square};
use law::{Provision, provided};

use crate::state::State;
use crate::state::men::Men;

pub(crate) fn names(state: &State) -> Vec<(Square, String)> {
    if provided(state.law().code, Provision::NamesByOrigin).is_none() {
        return Vec::new();
    }
    let numbered = provided(state.law().code, Provision::PawnsNumbered).is_some();
    let named = |square: Square| {
        let id = state.tabletop.men().at(square)?;
        let name = state.beginning.origins().name(state.tabletop.men(), id, square);
        let place = place_on_file(state.tabletop.men(), square).filter(|_| numbered);
        Some((square, place.map_or(name.clone(), |place| format!("{place} {name}"))))
    };
    Square::ALL.into_iter().filter_map(named).collect()
}

/// "First", "Second" … of several Pawns of one side on a file, the furthest on being the first; none of a single one.
pub(crate) fn place_on_file(men: &Men, square: Square) -> Option<&'static str> {
    const PLACES: [&str; 6] = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"];
    let pawn = men.man_at(square).filter(|man| man.kind == Kind::Pawn)?;
    let on_file = |other: &Square| other.file() == square.file() && men.man_at(*other) == Some(pawn);
    let others = Square::ALL.into_iter().filter(on_file).filter(|&other| other != square);
    let ahead = |other: &Square| match pawn.side {
        Side::White => other.rank() > square.rank(),
        Side::Black => other.rank() < square.rank(),
    };
    let (before, all) = (others.clone().filter(ahead).count(), others.count());
    (all > 0).then(|| PLACES[before % 6])
}
