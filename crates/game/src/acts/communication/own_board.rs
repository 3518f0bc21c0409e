//! What a side does with the men on its own board, where no board is seen by both.

use board::{Kind, Side, Square, Wing};
use law::Effect;
use law::question::{Handled, OwnBoard};

use crate::act::hand::HandAct;
use crate::act::motion::{How, Motion};
use crate::act::person::Person;
use crate::facts::communication::{binds_the_side, is_member, lacks_shared_board};
use crate::facts::tabletop::stands_on;
use crate::judging::hand::hand_acts;
use crate::ruling::{Judgement, Ruling, RulingKind, ruling};
use crate::state::State;

/// Men are touched or moved on the side's own board: a touch counts where players may not help themselves, and a move is
/// none until it is communicated.
pub(crate) fn handles_own_board(state: &mut State, who: Person, by: Side, act: &HandAct) -> Judgement {
    let Some((squares, motion, how)) = handled(state, by, act) else {
        let says = format!("What {} does so on its own board is no act of the game.", by.name());
        return Ok(vec![ruling(lacks_shared_board(state), RulingKind::Note, says)]);
    };
    for &square in &squares {
        stands_on(state, square)?;
    }
    let did = if motion.is_some() { Handled::Moved } else { Handled::Touched };
    let mut answers = state.law().hear(OwnBoard { did });
    let (open, excused) = (answers.take(Effect::StaysOpen), answers.take(Effect::Excuses));
    answers.all_heard();
    if let Some(motion) = motion.filter(|_| state.turn().by() == by) {
        state.communication.moves_at_home(by, motion);
    }
    if let Some(articles) = excused {
        let says = format!("{} may handle the men on its own board: nothing follows from it.", by.name());
        let open = open.unwrap_or_default();
        return Ok(vec![ruling(articles.and(open), RulingKind::Note, says)]);
    }
    let mut rulings = Vec::from_iter(open.map(|articles| {
        let says =
            format!("{} has moved on its own board: that is no move until it is communicated.", by.name());
        ruling(articles, RulingKind::Note, says)
    }));
    rulings.extend(is_treated_so(state, who, by));
    rulings.extend(hand_acts(state, by, &HandAct::Touches { squares, how })?);
    Ok(rulings)
}

/// One of several players did it: the side may be treated as a player who did.
fn is_treated_so(state: &State, who: Person, by: Side) -> Option<Ruling> {
    let articles = binds_the_side(state, false);
    let says =
        format!("A member of {} did so, and {} may be treated as having done it.", by.name(), by.name());
    (is_member(state, who) && !articles.is_empty()).then(|| ruling(articles, RulingKind::Note, says))
}

/// The squares whose men are touched, and the whole move that was made there, if one was; none where nothing was touched
/// that could count.
fn handled(state: &State, by: Side, act: &HandAct) -> Option<(Vec<Square>, Option<Motion>, How)> {
    match act {
        HandAct::Touches { squares, how } => Some((squares.clone(), None, *how)),
        HandAct::Lifts { square, how } | HandAct::Removes { square, how } => {
            Some((vec![*square], None, *how))
        }
        // It was taken up to be moved.
        HandAct::Drops { from, .. } => Some((vec![*from], None, How::Plainly)),
        HandAct::Moves(motion) | HandAct::Plays(motion) | HandAct::TwoHanded { motion, .. } => {
            Some((touched_by(state, by, *motion), Some(*motion), How::Plainly))
        }
        HandAct::Places { .. }
        | HandAct::Releases
        | HandAct::Puts { .. }
        | HandAct::PutsSubstitute { .. }
        | HandAct::Names(_)
        | HandAct::Displaces { .. }
        | HandAct::UpsetsBoard { .. }
        | HandAct::Restores => None,
    }
}

/// The man that is moved, and what it takes; King and Rook in castling.
fn touched_by(state: &State, by: Side, motion: Motion) -> Vec<Square> {
    let position = state.position();
    match motion {
        Motion::Transfer { from, to, .. } => {
            let taken = state.tabletop.men().at(to).filter(|_| from != to).map(|_| to);
            std::iter::once(from).chain(taken).collect()
        }
        Motion::FreeCastling { king, .. } => {
            let from = position.king(by);
            let rook = from.map(|from| if king.file() >= from.file() { Wing::King } else { Wing::Queen });
            from.into_iter().chain(rook.map(|wing| wing.corner(by))).collect()
        }
        Motion::Castling(wing) => {
            let rook = position.castling().rook(by, wing).unwrap_or_else(|| wing.corner(by));
            let stands = position.kind_at(rook) == Some(Kind::Rook);
            position.king(by).into_iter().chain(stands.then_some(rook)).collect()
        }
    }
}
