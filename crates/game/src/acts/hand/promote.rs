//! A player names what a Pawn becomes.

use board::Side;
use law::question::{Named, Naming};
use law::{Cites, Effect, Provision, provided};

use crate::effects::displacement::stands_from_now_on;
use crate::effects::hands::man_is_named;
use crate::facts::begun::{pawn_left_standing, pawn_taken_off, waiting_pawn};
use crate::judging::own_turn::{is_promoted_in_hand, judge_turn};
use crate::refusal::{Refusal, Whose};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::check::tell_check;
use crate::state::State;
use crate::state::men::ManId;

/// Whether it is the other's Pawn that waits to be named.
fn names_for_the_other(state: &State, who: Side) -> bool {
    waiting_pawn(state, !who).or_else(|| pawn_left_standing(state, !who)).is_some()
}

pub(crate) fn names_piece(state: &mut State, who: Side, kind: board::Kind) -> Vec<Ruling> {
    let standing = pawn_left_standing(state, who);
    // The move is over: the Pawn can still become a piece, and no King.
    let left = standing.filter(|_| kind != board::Kind::King);
    let waiting = waiting_pawn(state, who).or_else(|| pawn_taken_off(state, who)).or(left);
    let named = match kind {
        board::Kind::King => Named::King,
        board::Kind::Pawn => Named::Pawn,
        _ => Named::Piece,
    };
    let mut answers = state.law().hear(Naming { named, pawn_waits: waiting.is_some() });
    let (names, refuses) = (answers.take(Effect::Names), answers.take(Effect::Refuses));
    answers.all_heard();
    match waiting.filter(|_| names.is_some()) {
        Some(man) if left.is_some() => names_left_pawn(state, who, man, kind, names.unwrap_or_default()),
        Some(man) => {
            match named {
                Named::Pawn => {
                    // What was named before, with the hand still on it, is a Pawn after all.
                    if state.tabletop.men().man(man).kind != board::Kind::Pawn {
                        state.tabletop.makes_pawn_again(man);
                    }
                    state.turn_mut().attempt_mut().names(true);
                }
                _ => {
                    state.turn_mut().attempt_mut().names(false);
                    let before = state.tabletop.men().clone();
                    man_is_named(state, man, kind);
                    let after = state.tabletop.men().clone();
                    state.tabletop.hands_mut().follows_player(who, &before, &after);
                    is_promoted_in_hand(state);
                }
            }
            judge_turn(
                state,
                &crate::state::hand_result::HandResult { moved: true, whole: true, ..Default::default() },
            )
        }
        None => {
            let says = match waiting.or(standing) {
                Some(_) if named == Named::Piece => {
                    format!(
                        "Naming a {} does not promote the Pawn: the piece must be put on its square.",
                        state.turn().position().name_of(kind)
                    )
                }
                Some(_) => {
                    format!("A Pawn cannot become a {}.", state.turn().position().name_of(kind))
                }
                None if names_for_the_other(state, who) => {
                    let says =
                        format!("The Pawn that waits to be named is {0}'s: {0} names it.", (!who).name());
                    let whose = Refusal::NotYours(Whose::Opponent);
                    return vec![refused(refuses.unwrap_or_default(), whose, says)];
                }
                None => "No Pawn on its last rank is waiting to be named.".to_string(),
            };
            vec![refused(refuses.unwrap_or_default(), Refusal::NotSo, says)]
        }
    }
}

/// A Pawn that came upon its last rank by a move that was unlawful, and stands there, is named while the other has
/// touched nothing yet.
fn names_left_pawn(
    state: &mut State,
    who: Side,
    pawn: ManId,
    kind: board::Kind,
    articles: Cites,
) -> Vec<Ruling> {
    let on = state.tabletop.men().square_of(pawn).map(|square| format!(" on {square}")).unwrap_or_default();
    if kind == board::Kind::Pawn {
        let says = format!("{} leaves the Pawn{on} as it is.", who.name());
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    man_is_named(state, pawn, kind);
    let mut men = state.turn().men().clone();
    men.become_kind(pawn, kind, true);
    stands_from_now_on(state, men);
    let must_be_said = provided(state.law().code, Provision::CheckIsAnnounced).is_some();
    let turn = state.turn_mut();
    let checks = turn.position().in_check(turn.by());
    turn.notes_new_check(must_be_said && checks);
    let name = state.turn().position().name_of(kind);
    let says = format!("{} names the Pawn{on} a {name}.", who.name());
    let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
    rulings.extend(tell_check(state, who).filter(|_| checks));
    rulings
}
