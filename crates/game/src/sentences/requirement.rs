//! Sentences about what may not be required.

use board::{Side, Square};
use law::question::Demand;

use crate::facts::requirement::is_as_in_castling;
use crate::facts::requirement::{goes_back_at_once, has_touched_since, king_was_touched_first};
use crate::facts::rook_first::rook_first;
use crate::refusal::{Awaited, Ended, Refusal, Whose};
use crate::sentences::right_ended::{agreed_to_take_back, gone};
use crate::state::State;

/// Why a player may not require this of the other now, and in words.
pub(crate) fn why_not_required(
    state: &State,
    who: Side,
    demand: Demand,
    square: Option<Square>,
) -> (Refusal, String) {
    let (me, other) = (who.name(), (!who).name());
    let my_turn = state.turn().by() == who;
    match demand {
        Demand::Replace if goes_back_at_once(state) && !my_turn => {
            let says =
                format!("{other} is to move: only a man that was taken up out of turn must be put back.");
            (Refusal::NotSo, says)
        }
        Demand::Replace if goes_back_at_once(state) => {
            (Refusal::NotSo, format!("{other} holds no man away from its square."))
        }
        Demand::Release | Demand::Replace | Demand::CompleteCastling if my_turn => {
            let says = format!("{me} is to move: that can be required only of the player whose turn it is.");
            (Refusal::NotYours(Whose::Opponent), says)
        }
        Demand::Release => {
            (Refusal::NotSo, format!("{other}'s hand is not on a man that stands on its square."))
        }
        Demand::Replace => (Refusal::NotSo, format!("{other} holds no man away from its square.")),
        Demand::CompleteCastling if is_as_in_castling(state, !who) => {
            let says = format!("{other} has moved the King as in castling, and cannot legally castle so.");
            (Refusal::NotSo, says)
        }
        Demand::CompleteCastling => {
            (Refusal::NotSo, format!("{other} has not begun to castle by moving the King."))
        }
        Demand::Annulment if !my_turn && stood_when_turn_passed(state, who) => {
            (Refusal::TooLate(Ended::Moved), gone(who, Ended::Moved))
        }
        Demand::RookMove if is_as_in_castling(state, !who) => {
            (Refusal::NotSo, format!("{other} has moved the King first, and no Rook before it."))
        }
        Demand::RookMove | Demand::Annulment if !my_turn => {
            let says = format!("{other} is to move: {me} may require that only in {me}'s own turn.");
            (Refusal::NotYet(Awaited::Move), says)
        }
        Demand::RookMove => why_no_rook_move(state, who),
        Demand::Annulment => match state.turn().intrusion() {
            Some(intrusion) if intrusion.by() != who && intrusion.is_removal() => (
                Refusal::NotSo,
                format!("{other} moved nothing out of turn: men were taken off, but not moved."),
            ),
            Some(intrusion) if intrusion.by() != who && intrusion.is_castling() => (
                Refusal::NotSo,
                format!("{other} has castled, and castling is one move: nothing was moved out of turn."),
            ),
            Some(intrusion) if intrusion.by() != who => match intrusion.has_consent() {
                true => (
                    Refusal::TooLate(Ended::Waived),
                    format!("{me} consented to it, so the right has lapsed."),
                ),
                false => (Refusal::TooLate(Ended::Touched), gone(who, Ended::Touched)),
            },
            _ => {
                let nothing = || format!("{other} has moved nothing out of turn.");
                (Refusal::NotSo, agreed_to_take_back(state, who).unwrap_or_else(nothing))
            }
        },
        Demand::PieceForPawn | Demand::SubstituteForPawn | Demand::PieceForSubstitute => {
            let at = square.map(|square| format!(" on {square}")).unwrap_or_default();
            match my_turn {
                true => (Refusal::NotSo, format!("Nothing{at} stands for a piece of {other}'s.")),
                false => {
                    let says = format!("{other}'s turn is not over: that can be required afterwards.");
                    (Refusal::NotYet(Awaited::Move), says)
                }
            }
        }
    }
}

/// Whether the other moved something out of turn in this side's last turn, which it let stand.
fn stood_when_turn_passed(state: &State, who: Side) -> bool {
    let last = state.line.turn_before().filter(|turn| turn.by() == who);
    last.and_then(|turn| turn.intrusion()).is_some_and(|it| it.by() != who && it.has_lapsed())
}

/// Why the Rook's move, made first, is not held to be the whole move.
fn why_no_rook_move(state: &State, who: Side) -> (Refusal, String) {
    let other = (!who).name();
    let first = rook_first(state, !who).is_some();
    if first && king_was_touched_first(state) {
        return (Refusal::NotSo, format!("{other} touched the King before the Rook."));
    }
    let alone = state.line.turn_before().is_some_and(|turn| turn.attempt().is_of_rook_alone());
    if alone {
        return (Refusal::TooLate(Ended::Done), "The Rook's move is already the whole move.".to_string());
    }
    let castled = state.turn().intrusion().is_some_and(|it| it.by() != who && it.is_castling());
    match first && has_touched_since(state) || castled {
        true => (Refusal::TooLate(Ended::Touched), gone(who, Ended::Touched)),
        false => {
            let says = format!("{other}'s last move was not a Rook's move with which castling can begin.");
            (Refusal::NotSo, says)
        }
    }
}
