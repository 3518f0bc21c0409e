//! What a score sheet says, compared with the game.

use board::{Kind, Side};
use law::question::Sheet;

use crate::act::score::{Record, Sketch};
use crate::facts::records::is_made_by;
use crate::standing::score::Noted;
use crate::state::State;
use crate::state::turn::Turn;

/// Milliseconds of a second and of a minute.
pub(crate) const SECOND: u64 = 1000;

pub(crate) const MINUTE: u64 = 60 * SECOND;

pub(crate) fn held_against_the_game(state: &State, record: &Record, ply: usize) -> (Noted, Sheet) {
    let Some(sketch) = &record.sketch else {
        let sheet = if record.offer { Sheet::Offer } else { Sheet::OtherData };
        return (Noted::Other, sheet);
    };
    match state.line.made().get(ply) {
        None => (Noted::InAdvance, Sheet::InAdvance),
        Some(turn) if means(turn, sketch) => (Noted::InOrder, Sheet::InOrder),
        Some(_) => (Noted::Otherwise, Sheet::Otherwise),
    }
}

/// Whether a player must record: not where he has little time left and small increments.
pub(crate) fn must_record(state: &State, who: Side) -> bool {
    let limit = law::figure(state.law.code, law::Figure::MinutesToRecord);
    let least = law::figure(state.law.code, law::Figure::IncrementToRecord);
    let (Some((minutes, _)), Some((seconds, _))) = (limit, least) else { return true };
    state.time.clock.as_ref().is_none_or(|clock| {
        let enough = clock.left_ms(who).is_none_or(|left| left >= u64::from(minutes) * MINUTE);
        enough || clock.increment_ms(who) >= u64::from(seconds) * SECOND
    })
}

/// Whether what is written can mean the move of this turn.
pub(crate) fn means(turn: &Turn, sketch: &Sketch) -> bool {
    let Some(making) = turn.attempt().making.as_ref() else { return false };
    let wing = making.legal.and_then(board::Move::castling_wing);
    match *sketch {
        Sketch::Motions(ref motions) => {
            making.legal.is_some_and(|legal| motions.iter().any(|&motion| is_made_by(motion, legal)))
        }
        Sketch::Castling(written) => wing == Some(written),
        Sketch::Man { kind, file, rank, to, promotion } => {
            let (Some(from), Some(arrived)) = (making.men.mover, making.men.to) else { return false };
            let moved = turn.men.man_at(from).map(|man| man.kind);
            let origin_known = file.is_some() && rank.is_some();
            let right_kind = match kind {
                None => origin_known || moved == Some(Kind::Pawn),
                written => moved == written,
            };
            let became = making.legal.and_then(board::Move::promotion_kind);
            right_kind
                && to == arrived
                && file.is_none_or(|file| file == from.file())
                && rank.is_none_or(|rank| rank == from.rank())
                && promotion == became
                && (wing.is_none() || origin_known)
        }
    }
}
