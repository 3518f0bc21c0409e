//! Which illegal move stands, and how the code treats it.

use std::sync::Arc;

use board::{Kind, Man, Side, Square, Transfer};
use law::question::{Amiss, Broken, Completion, Done, Made};
use law::{Effect, Figure, Provision, figure, provided};

use crate::act::claim::MoveNumber;
use crate::facts::begun::promotion_begun;
use crate::facts::hurry::is_hurried;
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::line::Ply;
use crate::state::making::Making;
use crate::state::men::ManId;
use crate::state::turn::Turn;
use crate::state::waiting::Adjourned;

/// The turn of the illegal move that is found: the one named, or the earliest, of those that can still be taken back the
/// earliest.
pub(crate) fn illegal_turn(state: &State, number: Option<MoveNumber>) -> Option<Ply> {
    earliest(state, is_named(state, number), false)
}

/// The same where both players correct it together, which they may after a reply as well.
pub(crate) fn illegal_turn_agreed(state: &State, number: Option<MoveNumber>) -> Option<Ply> {
    earliest(state, is_named(state, number), true)
}

/// The turn of the illegal move that this side's claim means. Where the code has it mean the other side's, one that names
/// none is of the claimant's own only if no other can be taken back.
pub(crate) fn illegal_turn_claimed(state: &State, who: Side, number: Option<MoveNumber>) -> Option<Ply> {
    let means_others =
        number.is_none() && provided(state.law().code, Provision::ClaimIsOfTheOthersMove).is_some();
    let of_the_other = || {
        let others = |index: Ply| offender(state, index) != who;
        earliest(state, others, false).filter(|&index| !stands_for_good(state, index, false))
    };
    means_others.then(of_the_other).flatten().or_else(|| illegal_turn(state, number))
}

/// Who did what was unlawful in a turn: its player, or the other who moved in it.
pub(crate) fn offender(state: &State, index: Ply) -> Side {
    let turn = &state.line[index];
    if turn.is_disturbed() { !turn.by() } else { turn.by() }
}

fn is_named(state: &State, number: Option<MoveNumber>) -> impl Fn(Ply) -> bool {
    move |index| {
        let turn = &state.line[index];
        number.is_none_or(|named| named.number == turn.number() && named.side == turn.by())
    }
}

/// The earliest illegal move among these turns, of those that can still be taken back the earliest.
fn earliest(state: &State, meant: impl Fn(Ply) -> bool, agreed: bool) -> Option<Ply> {
    let mut found = plies_complete(state).filter(|&index| meant(index) && is_illegal(state, index));
    let first = found.next()?;
    let open = std::iter::once(first).chain(found).find(|&index| !stands_for_good(state, index, agreed));
    Some(open.unwrap_or(first))
}

/// Whether nobody can take this illegal move back any more, or, where the players agree, not even they together.
fn stands_for_good(state: &State, index: Ply, agreed: bool) -> bool {
    let later = agreed || state.law().knows.takes_back_later;
    is_old(state, index) || !later && is_replied_to(state, index)
}

/// Whether an illegal move stands anywhere in the game that can still be taken back: what it led to may not last.
pub(crate) fn may_go_back(state: &State) -> bool {
    goes_back_of(state, |_| true)
}

/// Whether such a move is this side's.
pub(crate) fn may_go_back_of(state: &State, side: Side) -> bool {
    goes_back_of(state, |index| offender(state, index) == side)
}

fn goes_back_of(state: &State, meant: impl Fn(Ply) -> bool) -> bool {
    state
        .line
        .plies_made()
        .any(|index| meant(index) && is_illegal(state, index) && !stands_for_good(state, index, false))
}

/// Whether its player has made more moves since than those within which the code takes an illegal move back.
pub(crate) fn is_old(state: &State, index: Ply) -> bool {
    let hurried = is_hurried(state).then_some(Figure::MovesToTakeBackInTimePressure);
    let within = hurried.and_then(|which| figure(state.law().code, which));
    let within = within.or_else(|| figure(state.law().code, Figure::MovesToTakeBack));
    let by = state.line[index].by();
    let made = || state.line.made_since(index).iter().filter(|turn| turn.by() == by).count();
    within.is_some_and(|(moves, _)| made() > moves as usize)
}

/// Whether something unlawful stands in the turn under way, of which the code says that it is not over.
pub(crate) fn is_not_made_good(state: &State) -> bool {
    state.law().knows.illegal_move_keeps_turn && (illegal_move_stands(state) || state.turn().is_disturbed())
}

/// Whether an illegal move of the player's stands, after which his turn is not over.
pub(crate) fn illegal_move_stands(state: &State) -> bool {
    let making = state.turn().attempt().making();
    let illegal = making.is_some_and(|making| making.legal().is_none());
    let away = state.tabletop.hands().undisturbed(!state.turn().by()).unwrap_or(state.tabletop.men());
    illegal && !away.stand_like(state.turn().men())
}

pub(crate) fn is_illegal(state: &State, index: Ply) -> bool {
    let attempt = state.line[index].attempt();
    if state.line[index].is_disturbed() {
        return true;
    }
    // What the player himself made in the turn in which he has sealed a move was replaced by that.
    if sealed_turn(state) == Some(index) {
        return false;
    }
    attempt.making().is_some_and(|making| match making.made() {
        Made::Illegal => !is_exchanged_since(state, index),
        _ if !making.removed().is_empty() => true,
        // A declared move that was not made is due until the move goes back; what was exacted, until a touch.
        Made::AgainstRequirement => {
            let declared = state.line[index].required().is_some_and(|required| required.is_declared());
            let exacted = state.line.is_unanswered(index) && !making.is_lapsed();
            attempt.is_open() && (declared || exacted)
        }
        _ => false,
    })
}

/// Whether a Pawn was left on its last rank in this turn, and has been exchanged in its player's next one, where the code lets it stay
/// a Pawn until then: nothing is left to put right. An exchange out of turn puts nothing right.
fn is_exchanged_since(state: &State, index: Ply) -> bool {
    let Some((_, on)) = pawn_left_in(state, index) else { return false };
    let asked = Completion { done: Done::Unpromoted, seen: true, hurried: false };
    let waits = state.law().gives(asked, |effect| matches!(effect, Effect::Restores(_) | Effect::Offence));
    let by = state.line[index].by();
    let own = |man: Man| man.side == by;
    let [_, replied, next, ..] = state.line.since(index) else { return false };
    let left = replied.men().man_at(on).is_some_and(|man| own(man) && man.kind == Kind::Pawn);
    let exchanged = next.men().man_at(on).is_some_and(|man| own(man) && man.kind != Kind::Pawn);
    waits && left && next.by() == by && exchanged
}

/// The turn whose move lies sealed: where the code finds what is illegal then too, it is complete, though only its player knows it.
pub(crate) fn sealed_turn(state: &State) -> Option<Ply> {
    let sealed = |adjourned: &Adjourned| adjourned.sealed.is_some() && adjourned.by == state.turn().by();
    let counts = provided(state.law().code, Provision::FoundWhileAdjourned).is_some();
    (counts && state.waiting().adjourned().is_some_and(sealed)).then(|| state.line.now_at())
}

/// The turns whose moves are made, that of a sealed one included.
pub(crate) fn plies_complete(state: &State) -> impl Iterator<Item = Ply> + use<> {
    state.line.plies_made().chain(sealed_turn(state))
}

/// Whether the other side has completed a move since, a legal one or not.
pub(crate) fn is_replied_to(state: &State, index: Ply) -> bool {
    let by = state.line[index].by();
    let replied_in_secret = sealed_turn(state).is_some_and(|sealed| state.line[sealed].by() != by);
    if !state.line.is_unanswered(index) || state.line[index].is_disturbed() || replied_in_secret {
        return true;
    }
    let illegal = state.line[index].attempt().making().is_some_and(|it| it.legal().is_none());
    // Where an illegal move keeps the turn, only a move of the other's has ended it.
    state.law().knows.illegal_move_keeps_turn && illegal && state.turn().attempt().making().is_some()
}

/// What is wrong with the move of this turn.
pub(crate) fn amiss(state: &State, index: Ply) -> Amiss {
    let turn = &state.line[index];
    match turn.attempt().making().map(|making| making.made()) {
        _ if turn.is_disturbed() => Amiss::Illegal,
        Some(Made::AgainstRequirement) => Amiss::AgainstRequirement,
        _ if !turn.is_complete() => Amiss::Uncompleted,
        _ if pawn_left_in(state, index).is_some() => Amiss::Unpromoted,
        _ => Amiss::Illegal,
    }
}

/// Whether an illegal move of this turn has been taken back.
pub(crate) fn was_taken_back(state: &State, named: MoveNumber) -> bool {
    if state.offences.was_taken_back(named.number, named.side) {
        return true;
    }
    let meant = |turn: &&Arc<Turn>| turn.number() == named.number && turn.by() == named.side;
    let illegal = |attempt: &Attempt| {
        attempt.making().is_some_and(|making| making.made() == Made::Illegal || attempt.was_illegal())
    };
    state.line.turns().iter().filter(meant).any(|turn| turn.earlier_attempts().iter().any(illegal))
}

/// The Pawn that was left on its last rank in this turn, by its two squares.
pub(crate) fn pawn_left_in(state: &State, index: Ply) -> Option<(Square, Square)> {
    let turn = &state.line[index];
    // What was set there for it is no Pawn that was left.
    let left = |making: &&Making| {
        making.made() == Made::Illegal
            && making.broken().iter().all(|(broken, _)| *broken != Broken::PromotedAmiss)
    };
    let making = turn.attempt().making().filter(left)?;
    let men = making.men();
    // Where a piece was set for it, the move is illegal for something else.
    let unpromoted = making.broken().iter().any(|(broken, _)| *broken == Broken::NotPromoted);
    let gone = || {
        promotion_begun(turn).filter(|&(from, _)| turn.men().at(from).is_some_and(|id| men.all.contains(&id)))
    };
    let (from, to) = men.mover.zip(men.to).filter(|_| unpromoted && !men.exchanged).or_else(gone)?;
    let pawn = turn.men().man_at(from).is_some_and(|man| man.kind == Kind::Pawn && man.side == turn.by());
    let queen = Transfer { from, to, promotion: Some(Kind::Queen) };
    (pawn && to.rank() == turn.by().nth_rank(7) && turn.position().find(queen).is_some())
        .then_some((from, to))
}

/// Whether a Pawn stands on its last rank that the code makes a Queen.
pub(crate) fn pawn_waits_for_queen(state: &State) -> bool {
    let done = Completion { done: Done::Unpromoted, seen: true, hurried: false };
    pawn_is_left(state) && state.law().gives(done, |effect| effect == Effect::Promotes)
}

/// Whether a Pawn stands on its last rank that its player left there.
pub(crate) fn pawn_is_left(state: &State) -> bool {
    let men = state.turn().men();
    let left = |index: Ply| {
        let pawn = |id: ManId| men.man(id).kind == Kind::Pawn;
        pawn_left_in(state, index).is_some_and(|(_, to)| men.at(to).is_some_and(pawn))
    };
    state.line.plies_made().any(left)
}

/// Whether what a move that is replaced touched binds its maker still.
pub(crate) fn touches_bind_the_replacement(state: &State) -> bool {
    provided(state.law().code, Provision::TouchesBindTheReplacement).is_some()
}

/// Whether what was touched in an illegal move that is taken back binds its maker, as long as nothing is exacted.
pub(crate) fn touches_bind_after_retraction(state: &State) -> bool {
    provided(state.law().code, Provision::TouchesBindAfterRetraction).is_some()
}
