//! How the record of a move is written.

use board::{Kind, Side, Wing};
use law::question::Spelt;

use crate::act::score::{Record, Sketch};
use crate::state::State;

/// What stands in the record of a move, or of an offer of a draw.
pub(crate) fn spelt(state: &State, who: Side, record: &Record) -> Vec<Spelt> {
    let mut found = Vec::new();
    let has = |sign: &str| record.text.contains(sign);
    match &record.sketch {
        Some(Sketch::Castling(Wing::King)) => found.push(Spelt::CastlesShort),
        Some(Sketch::Castling(Wing::Queen)) => found.push(Spelt::CastlesLong),
        Some(Sketch::Man { kind, file, rank, promotion, .. }) => {
            let piece = kind.is_some_and(|kind| kind != Kind::Pawn);
            let takes = has("x") || has(":");
            found.push(match (piece, &state.settings().letters[who.index()]) {
                (false, _) => Spelt::Pawn,
                (true, None) => Spelt::English,
                (true, Some(_)) => Spelt::OwnLanguage,
            });
            found.push(Spelt::Square);
            found.extend(match (piece, file.is_some(), rank.is_some()) {
                (_, true, true) => Some(Spelt::BothSquares),
                (true, true, false) => Some(Spelt::FileOfDeparture),
                (true, false, true) => Some(Spelt::RankOfDeparture),
                (false, true, false) => Some(Spelt::PawnTakes),
                _ => None,
            });
            found.extend((piece && takes).then_some(Spelt::PieceTakes));
            found.extend(takes.then_some(Spelt::SignOfCapture));
            found.extend(promotion.map(|_| Spelt::Promotion));
            found.extend(has("e.p").then_some(Spelt::SignInPassing));
        }
        Some(Sketch::Motions(_) | Sketch::Several(_) | Sketch::OtherNotation) | None => {}
    }
    if !found.is_empty() {
        let mates = has("#") || has("++");
        found.extend(mates.then_some(Spelt::SignOfMate));
        found.extend((!mates && has("+")).then_some(Spelt::SignOfCheck));
    }
    found.extend(record.offer.then_some(Spelt::Offer));
    found
}
