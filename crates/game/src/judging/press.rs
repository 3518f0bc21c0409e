//! The player presses the clock that runs for him.

use board::{Kind, Move, Side};
use law::question::Done;
use law::{Cites, Effect};

use crate::effects::time::{press_clock, press_without_move};
use crate::facts::begun::{change_as_moved, pawn_gone_from_last_rank, waiting_pawn};
use crate::facts::boards::unannounced_move;
use crate::facts::castling_in_parts::is_kings_part_of_castling;
use crate::facts::change::{Change, change};
use crate::facts::completion::{breaks_a_duty, completion, done_at_press, done_in, done_so_far};
use crate::facts::illegal_move::illegal_move_stands;
use crate::facts::officials::is_watched;
use crate::facts::slip::open_slip_of;
use crate::facts::tabletop::men_as_moved;
use crate::judging::announced::pressed_unannounced;
use crate::judging::commits::says_of_begun;
use crate::judging::complete::{brings_to_its_end, completes_for_him};
use crate::judging::infringement::counts_from;
use crate::judging::no_legal_move::ends_without_legal_move;
use crate::judging::own_turn::made;
use crate::judging::promoted_for_him::judges_for_him;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::moves::{missing, taken_back_at_once};
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::line::Ply;

/// The player presses the clock that runs for him.
pub(crate) fn presses_to_complete(state: &mut State, side: Side) -> Vec<Ruling> {
    let own_turn = state.turn().by() == side;
    if let Some(kings) = kings_part_alone(state, side) {
        let mut told = made(state, kings, men_as_moved(state));
        told.extend(brings_to_its_end(state, side));
        return told;
    }
    // A press that was forgotten may still be given, but not when the hand has let go of the next move: it is for that.
    let moved_on = own_turn && done_so_far(state) != Done::Nothing;
    if state.time.has_to_press(side) && !moved_on {
        let unannounced = pressed_unannounced(state, side);
        if unannounced.as_ref().is_some_and(|told| told.kind.is_refusal()) {
            return unannounced.into_iter().collect();
        }
        let mut told: Vec<Ruling> = unannounced.into_iter().collect();
        told.extend(brings_to_its_end(state, side));
        return told;
    }
    if let Some(told) = slip_stays_in_question(state, side) {
        return vec![told];
    }
    if own_turn {
        return match unannounced_move(state).and_then(|_| pressed_unannounced(state, side)) {
            Some(refused) => vec![refused],
            None => presses_without_legal_move(state, side),
        };
    }
    press_without_move(state, side);
    Vec::new()
}

/// The move of the King with which this side began the castling that it must make, and which a press makes its move.
fn kings_part_alone(state: &State, side: Side) -> Option<Move> {
    if state.turn().by() != side || state.tabletop.hands().of(side).is_some() {
        return None;
    }
    match change(state.turn(), &men_as_moved(state)) {
        Change::Whole(m) => Some(m).filter(|&m| is_kings_part_of_castling(state, m)),
        _ => None,
    }
}

/// He presses, and it is not found yet whether the man that slipped from his hand was released where it lies: until it is, nobody
/// knows whether he has made a move, and the press waits with it.
fn slip_stays_in_question(state: &mut State, side: Side) -> Option<Ruling> {
    // Who has it in his hand again has not released it with this press.
    let slip = open_slip_of(state, side).filter(|slip| !state.tabletop.hands().have(slip.man))?;
    let on = slip.fell;
    let now = state.line.now_at();
    state.time.notes_idle_press(side, Done::Nothing, now);
    press_clock(state, side);
    let says = format!(
        "{0} has pressed the clock. It is still to be found whether the man that slipped was released on {on}: only then is it \
         known whether {0} has made a move.",
        side.name()
    );
    Some(Ruling { about: Some(side), ..ruling([], RulingKind::Note, says) })
}

/// He presses without having made a legal move; a Pawn left on its last rank is promoted for him, where the code says so.
fn presses_without_legal_move(state: &mut State, side: Side) -> Vec<Ruling> {
    let done = done_at_press(state);
    let mut answers = state.law().hear(completion(state, done));
    let Some(promotes) = answers.take(Effect::Promotes) else {
        return ends_without_legal_move(state, side, answers);
    };
    let counted = answers.take(Effect::Counts);
    answers.all_heard();
    let before = state.line.now_at();
    let mut rulings = left_pawn_becomes_queen(state, side, promotes);
    // What the opponent could mate with is not lessened by the move that counts as illegal.
    rulings.extend(counts_from(state, side, done, counted, before));
    rulings
}

fn left_pawn_becomes_queen(state: &mut State, side: Side, articles: Cites) -> Vec<Ruling> {
    let gone = pawn_gone_from_last_rank(state);
    let Some(pawn) = waiting_pawn(state, side).or(gone.map(|(pawn, _)| pawn)) else { return Vec::new() };
    state.tabletop.becomes(pawn, Kind::Queen);
    if let Some((pawn, to)) = gone.filter(|&(_, to)| state.tabletop.men().at(to).is_none()) {
        state.tabletop.stands_on(pawn, to);
    }
    let says = format!("The Pawn that {} left on its last rank becomes a Queen.", side.name());
    // That both hands were used counts once with it.
    if state.turn().attempt().used_both_hands() {
        state.turn_mut().attempt_mut().is_punished_for_both_hands();
    }
    let mut rulings = vec![ruling(&articles, RulingKind::Penalty, says)];
    let deed = HandResult { moved: true, whole: true, ..HandResult::default() };
    rulings.extend(judges_for_him(state, &deed));
    let breaks = |&index: &Ply| breaks_a_duty(done_in(state, index)) && state.line[index].by() == side;
    if is_watched(state) && state.line.last_made().filter(breaks).is_some() {
        let at_once = |it: Ruling| Ruling { says: taken_back_at_once(side, &it.says), ..it };
        rulings = rulings.into_iter().map(at_once).collect();
        rulings.extend(brings_to_its_end(state, side));
        return rulings;
    }
    rulings.extend(completes_for_him(state, side, articles));
    rulings
}

/// The player presses before his move is complete, where time runs against the player until it is: his own runs on.
pub(crate) fn presses_too_early(state: &State, side: Side, article: &'static str) -> Ruling {
    if illegal_move_stands(state) {
        let says =
            format!("{0}'s move is illegal, and the turn is not over: {0}'s time runs on.", side.name());
        return Ruling { about: Some(side), ..ruling([article], RulingKind::Note, says) };
    }
    let begun = match change_as_moved(state) {
        Change::Part(nature) => nature,
        _ => None,
    };
    let open = begun.and_then(|nature| Some((nature, says_of_begun(state, nature).open?)));
    let (says, cites) = match open {
        Some((nature, cites)) => {
            let why = missing(state, nature);
            (format!("{0}'s move is not complete, so {0}'s time runs on: {why}.", side.name()), cites)
        }
        // The move before it may be complete, and its press forgotten: that comes too late.
        None => {
            let says = format!("{0} has released no move in this turn, so {0}'s time runs on.", side.name());
            (says, Cites::none())
        }
    };
    ruling(cites.and([article]), RulingKind::Note, says)
}
