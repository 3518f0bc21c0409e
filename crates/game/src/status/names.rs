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
        let place = if numbered { place_on_file(state.tabletop.men(), square) } else { None };
        Some((square, place.map_or_else(|| name.clone(), |place| format!("{place} {name}"))))
    };
    Square::ALL.into_iter().filter_map(named).collect()
}

/// "First", "Second" … of several Pawns of one side on a file, the furthest on being the first; none of a single one.
pub(crate) fn place_on_file(men: &Men, square: Square) -> Option<&'static str> {
    const PLACES: [&str; 6] = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"];
    let pawn = men.man_at(square).filter(|man| man.kind == Kind::Pawn)?;
    let (mut before, mut all) = (0, 0);
    let file = square.file();
    for rank in (0..8).filter(|&rank| rank != square.rank()) {
        if men.man_at(Square::new(file, rank)) == Some(pawn) {
            all += 1;
            before += usize::from(match pawn.side {
                Side::White => rank > square.rank(),
                Side::Black => rank < square.rank(),
            });
        }
    }
    (all > 0).then(|| PLACES[before % 6])
}
