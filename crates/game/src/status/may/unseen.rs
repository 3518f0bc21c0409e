//! What a player may ask for at a silent table, where nobody but the players points out an offence.

use board::{Side, Square};
use law::Penalty;

use crate::act::penalty::Exaction;
use crate::act::person::Person;
use crate::facts::touching::player_has_touched;
use crate::standing::option::{Open, Saying};
use crate::state::State;
use crate::state::making::MenMoved;
use crate::state::turn::Turn;
use crate::status::kept_open::{king_gone_to_castle, men_with_hands_empty, seems_over};

/// The penalties that the code gives for what was moved or touched last, asked for whether or not there is ground for
/// one; none where the code lets an illegal move, or a touch, be claimed first.
#[must_use]
pub(crate) fn penalties_to_ask_for(state: &State) -> Vec<Open> {
    if state.ending().is_some() {
        return Vec::new();
    }
    let mut asked = penalties_for_the_move(state);
    asked.extend(penalties_for_touches(state));
    asked
}

pub(crate) fn penalties_for_the_move(state: &State) -> Vec<Open> {
    let before = state.line.turn_before();
    let castles = king_gone_to_castle(state, &men_with_hands_empty(state));
    let made = match &castles {
        Some(making) => Some((state.turn(), making.men())),
        None => before.and_then(|turn| Some((turn, turn.attempt().making()?.men()))),
    };
    let (Some((turn, men)), false) = (made, state.law().knows.illegal_moves) else { return Vec::new() };
    let mut asked: Vec<Exaction> = Vec::new();
    for exaction in
        law::penalties(state.law().code).into_iter().filter_map(|penalty| about(penalty, turn, men))
    {
        if !asked.contains(&exaction) {
            asked.push(exaction);
        }
    }
    let of = turn.by();
    asked.into_iter().map(|exaction| open(!of, exaction)).collect()
}

/// For a touch the position is put back once another man was moved; before that the King moves.
pub(crate) fn penalties_for_touches(state: &State) -> Vec<Open> {
    if state.law().knows.touch_claims {
        return Vec::new();
    }
    let (by, seems_over) = (state.turn().by(), seems_over(state).is_some());
    let before = state.line.turn_before().map(|turn| turn.by());
    let moved = if seems_over { Some(by) } else { before };
    let touched = (!seems_over && player_has_touched(state)).then_some(by);
    let asked =
        [(moved, Penalty::TurnRestored, Exaction::A), (touched, Penalty::KingOrSelected, Exaction::C(None))];
    let given = asked.into_iter().filter(|&(_, penalty, _)| state.law().knows.penalty_for_touches(penalty));
    given.filter_map(|(of, _, exaction)| Some(open(!of?, exaction))).collect()
}

pub(crate) fn open(who: Side, exaction: Exaction) -> Open {
    Open { who: Person::Player(who), line: Saying::Exact(exaction), ripe: false, option: None, about: None }
}

/// A penalty by what everybody has seen: from where and to where a man went, whose it was, and what it took.
pub(crate) fn about(penalty: Penalty, turn: &Turn, men: &MenMoved) -> Option<Exaction> {
    let is_adverse = |square: &Square| turn.men().man_at(*square).is_some_and(|man| man.side != turn.by());
    match penalty {
        Penalty::KingMoves => Some(Exaction::King),
        Penalty::MoverMoves => men.mover.map(Exaction::Move),
        Penalty::OwnManTakenMoves => men.own_taken.map(Exaction::Move),
        Penalty::TakenIsTaken => men.taken.map(Exaction::Capture),
        Penalty::AdverseMoverIsTaken => men.mover.filter(is_adverse).map(Exaction::Capture),
        Penalty::CastlingRookMoves | Penalty::RookMoves => men.rook.map(|_| Exaction::Rook),
        Penalty::Stands => Some(Exaction::Leave),
        Penalty::BothStand => Some(Exaction::Both),
        Penalty::SecondGoesBack => Some(Exaction::Replace),
        _ => None,
    }
}
