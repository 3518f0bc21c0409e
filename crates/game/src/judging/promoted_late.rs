//! A Pawn was left on its last rank, where the code makes no Queen of it, and the other has replied: it is still to be promoted.

use board::{Kind, Man, Side, Square};
use law::question::{Completion, Done, Nature};
use law::{Cites, Effect};

use crate::facts::illegal_move::{pawn_left_in, pawn_waits_for_queen};
use crate::facts::tabletop::men_as_moved;
use crate::judging::commits::says_of_begun;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// Where a Pawn of this side's stands that it left on its last rank in its last turn, and that is to be promoted still.
pub(crate) fn pawn_to_be_promoted(state: &State, by: Side) -> Option<Square> {
    let asked = Completion { done: Done::Unpromoted, seen: true, hurried: false };
    let waits = state.law().gives(asked, |effect| matches!(effect, Effect::Restores(_) | Effect::Offence));
    let index =
        state.line.last_made_by(|turn| turn.by() == by).filter(|_| waits && !pawn_waits_for_queen(state))?;
    let (_, to) = pawn_left_in(state, index)?;
    (state.turn().men().man_at(to) == Some(Man { side: by, kind: Kind::Pawn })).then_some(to)
}

/// The other has made his move, and the Pawn is still to be promoted: that is told.
pub(crate) fn tells_reply_to_left_pawn(state: &State, replied: Side) -> Option<Ruling> {
    let by = !replied;
    let on = pawn_to_be_promoted(state, by).filter(|_| state.turn().by() == by)?;
    let asked = Completion { done: Done::Unpromoted, seen: true, hurried: false };
    let articles = articles(state)
        .and(state.law().cites(asked, |effect| matches!(effect, Effect::Restores(_) | Effect::Offence)));
    let (name, other) = (by.name(), replied.name());
    let says = format!(
        "{other} has replied. The Pawn on {on} is still to be promoted: {name} exchanges it before the next move."
    );
    Some(Ruling { about: Some(by), ..ruling(articles, RulingKind::Note, says) })
}

fn articles(state: &State) -> Cites {
    says_of_begun(state, Nature::Promotion).open.unwrap_or_default()
}

/// The player has exchanged the Pawn, and done nothing else: his turn goes on with the piece there. None where it was not so.
pub(crate) fn promotes_late(state: &mut State, by: Side) -> Option<Vec<Ruling>> {
    let to = pawn_to_be_promoted(state, by)?;
    let (now, turn) = (men_as_moved(state), state.turn());
    let piece =
        now.man_at(to).filter(|man| man.side == by && !matches!(man.kind, Kind::Pawn | Kind::King))?;
    let same = |square: Square| square == to || now.man_at(square) == turn.men().man_at(square);
    if !Square::ALL.into_iter().all(same) {
        return None;
    }
    let mut setup = now.setup(turn.position(), by);
    setup.en_passant = turn.position().en_passant();
    let position = setup.as_it_stands(turn.position().movement());
    let touched = [turn.men().at(to), now.at(to)];
    let turn = state.turn_mut();
    turn.stands_as(now, position);
    turn.attempt_mut().changes_nothing();
    for man in touched.into_iter().flatten() {
        turn.attempt_mut().excuses_touches_of(man, &Cites::none());
    }
    let name = by.name();
    let says = format!(
        "{name} exchanged the Pawn on {to} for a {}, which was still to be done. {name} is to move.",
        state.turn().position().name_of(piece.kind)
    );
    Some(vec![Ruling { about: Some(by), ..ruling(articles(state), RulingKind::Note, says) }])
}
