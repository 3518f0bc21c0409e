//! A player names what a Pawn becomes.

use board::Side;
use law::Effect;
use law::question::{Named, Naming};

use crate::effects::hands::man_is_named;
use crate::facts::begun::{pawn_taken_off, waiting_pawn};
use crate::judging::own_turn::judge_turn;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::state::State;

pub(crate) fn names_piece(state: &mut State, who: Side, kind: board::Kind) -> Vec<Ruling> {
    let waiting = waiting_pawn(state, who).or_else(|| pawn_taken_off(state, who));
    let named = match kind {
        board::Kind::King => Named::King,
        board::Kind::Pawn => Named::Pawn,
        _ => Named::Piece,
    };
    let mut answers = state.law.hear(Naming { named, pawn_waits: waiting.is_some() });
    let (names, refuses) = (answers.take(Effect::Names), answers.take(Effect::Refuses));
    answers.all_heard();
    match waiting.filter(|_| names.is_some()) {
        Some(man) => {
            match named {
                Named::Pawn => state.turn_mut().attempt_mut().pawn_named = true,
                _ => man_is_named(state, man, kind),
            }
            judge_turn(
                state,
                &crate::state::hand_result::HandResult { moved: true, whole: true, ..Default::default() },
            )
        }
        None => {
            let says = match waiting {
                Some(_) if named == Named::Piece => {
                    format!(
                        "Naming a {} promotes no Pawn: the piece is to be set on its square.",
                        kind.name()
                    )
                }
                Some(_) => format!("A Pawn does not become a {}.", kind.name()),
                None => "No Pawn stands on its last rank to be named.".to_string(),
            };
            vec![refused(refuses.unwrap_or_default(), Refusal::NotSo, says)]
        }
    }
}
