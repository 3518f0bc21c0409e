//! Whether a move is sealed, and who may open the envelope.

use board::Side;
use law::question::{Adjournment, Opened, Resumption, Step};
use law::{Cites, Effect, Provision, provided, providing};

use crate::act::adjournment::Sealed;
use crate::act::claim::Claim;
use crate::act::{Act, AdjournmentAct, ClockAct};
use crate::facts::start::{annuls_for_the_start, is_late_by_sealing};
use crate::state::State;
use crate::state::clock::Clock;
use crate::state::waiting::{Adjourned, Waiting};

/// Play taken up again where no record was made.
pub(crate) const WITHOUT_RECORD: Adjournment = Adjournment { step: Step::NoRecord };

pub(crate) fn is_sealed(state: &State) -> bool {
    state.waiting().adjourned().is_some_and(|adjourned| adjourned.sealed.is_some())
}

/// Whether the men stand otherwise than when the game was adjourned, or did when it was taken up again.
pub(crate) fn is_resumed_wrongly(state: &State) -> bool {
    match state.waiting().adjourned() {
        Some(adjourned) => adjourned.wrong.is_some(),
        None => state.adjournment.resumed().is_some_and(|resumed| resumed.wrong),
    }
}

/// Whether the adjourned position was set up again, rightly or wrongly.
pub(crate) fn is_set_up(state: &State) -> bool {
    match state.waiting().adjourned() {
        Some(adjourned) => adjourned.set_up,
        None => state.adjournment.resumed().is_some(),
    }
}

/// Whether the game is annulled where its times at the adjournment cannot be ascertained.
pub(crate) fn times_matter(state: &State) -> bool {
    let ends = |limit: bool| {
        let lost = Resumption { wrong: false, known: false, limit };
        state.law().gives(lost, |effect| matches!(effect, Effect::Ends(_)))
    };
    state.time.has_clock() && ends(true) && !ends(false)
}

/// Whether this act shows that its player is at the board. Once a move is sealed both have gone: until the session begins in
/// which the game is resumed, what somebody says shows nothing, nor what the player who sealed does before the clocks stand.
pub(crate) fn shows_him_there(state: &State, act: &Act) -> bool {
    let sealed = state.waiting().adjourned().filter(|adjourned| adjourned.sealed.is_some());
    let Some(adjourned) = sealed else { return !matches!(act, Act::Clock(ClockAct::Arrives)) };
    let sitting = adjourned.unstopped.is_some();
    match act {
        Act::Adjournment(AdjournmentAct::Seals(_)) | Act::Clock(ClockAct::Arrives) => false,
        Act::Adjournment(_) => true,
        Act::Clock(ClockAct::Leaves | ClockAct::LeavesArea) => !sitting && state.adjournment.has_begun(),
        Act::Clock(_) => !sitting,
        _ => !sitting && state.adjournment.has_begun(),
    }
}

/// Whether this player may seal his reply: the sealed move was the last one made, and the player who sealed it is not
/// there.
pub(crate) fn may_seal_reply(state: &State, who: Side) -> bool {
    is_to_reply(state, who) && !state.persons.is_there(!who)
}

/// Whether this player is to reply to the sealed move under a code that lets him seal the reply.
pub(crate) fn is_to_reply(state: &State, who: Side) -> bool {
    let known = provided(state.law().code, Provision::ReplyMayBeSealed).is_some();
    let just_resumed = state
        .adjournment
        .resumed()
        .is_some_and(|resumed| resumed.sealed.is_some() && state.line.is_last_made(resumed.turn));
    let playing = matches!(state.waiting(), Waiting::Play) && state.turn().by() == who;
    known && just_resumed && playing
}

/// When the envelope of the last adjournment is opened.
pub(crate) fn opened(state: &State) -> Opened {
    match (state.adjournment.is_reply(), state.adjournment.has_waited_for_replier()) {
        (true, _) => Opened::WithReply,
        (false, true) => Opened::AfterHisClock,
        (false, false) => Opened::AtResumption,
    }
}

/// Whether the envelope of the last adjournment was found missing, and play was taken up without it.
pub(crate) fn is_envelope_lost(state: &State) -> bool {
    let known = !providing(state.law().code, Provision::MoveStatedWhereEnvelopeIsLost).is_empty();
    let without = state.adjournment.resumed().is_some_and(|resumed| resumed.sealed.is_none());
    known && without && state.adjournment.was_sealed()
}

/// The articles by which the move that this player makes now, or has just made, is the one that he sealed, whose envelope is
/// lost, and so is no answer to an offer; none where it is another move.
pub(crate) fn makes_what_was_sealed(state: &State, by: Side) -> Option<Cites> {
    let resumed = state.adjournment.resumed().filter(|_| is_envelope_lost(state))?;
    let turn = resumed.turn;
    let his = state.line[turn].by() == by && (state.line.is_now(turn) || state.line.is_last_made(turn));
    let outlasts = Cites::from(providing(state.law().code, Provision::OfferOutlastsTheSealedMove));
    let complete = state.law().cites(Adjournment { step: Step::Seals }, |effect| effect == Effect::Completes);
    let articles = if outlasts.is_empty() { complete } else { outlasts };
    (his && !articles.is_empty()).then_some(articles)
}

pub(crate) fn may_open(state: &State, who: Side, adjourned: &Adjourned) -> bool {
    let step = if who == adjourned.by { Step::OpenedByTheSealer } else { Step::OpenedByTheOther };
    // What may be done does not depend on whether the record can still be read, or a log would be judged otherwise.
    let known = matches!(adjourned.sealed, Some(Sealed::Record { .. } | Sealed::Missing { .. }));
    known && !state.law().gives(Adjournment { step }, |effect| effect == Effect::Refuses)
}

/// Whether the arbiter keeps the envelope, and so sets the position up and opens it.
pub(crate) fn keeps_envelope(state: &State) -> bool {
    provided(state.law().code, Provision::ArbiterKeepsTheEnvelope).is_some()
}

/// Whether the arbiter breaks play off, and requires a move to be sealed.
pub(crate) fn requires_sealing(state: &State) -> bool {
    provided(state.law().code, Provision::ArbiterRequiresSealing).is_some()
}

/// Whether what is found between the sealing and the opening is found during the game.
pub(crate) fn is_found_while_adjourned(state: &State) -> bool {
    provided(state.law().code, Provision::FoundWhileAdjourned).is_some()
}

/// Whether the player whose turn goes on until he has sealed may still claim with a move that he declares, and write that down.
pub(crate) fn declares_while_adjourned(state: &State, adjourned: &Adjourned) -> bool {
    adjourned.sealed.is_none() && provided(state.law().code, Provision::DeclaredMoves).is_some()
}

/// Whether this may be claimed while a sealed record waits for one of its moves to be adopted: what voids the game, and what takes
/// the sealed move back together with the board on which it is to be made.
pub(crate) fn is_claimed_while_adopting(state: &State, claim: Claim) -> bool {
    match claim {
        Claim::WronglyResumed => state.law().knows.resumption_claims,
        Claim::IllegalMove(_) => state.law().knows.takes_back_later,
        _ => annuls_for_the_start(state, claim),
    }
}

/// Whether an adjourned game hears this claim: what forfeits a game can be done in it too; until a move is sealed the
/// last one can still be objected to, and after that the men can be set up wrongly.
pub(crate) fn is_claimed_while_adjourned(state: &State, adjourned: &Adjourned, claim: Claim) -> bool {
    match claim {
        Claim::Forfeiture(_) => true,
        _ if annuls_for_the_start(state, claim) || is_late_by_sealing(state, claim) => true,
        Claim::WronglyResumed => adjourned.sealed.is_some(),
        // The clock of a player who has not come to the resumption runs until his flag falls.
        Claim::Time => {
            let fallen = |clock: &Clock| Side::ALL.into_iter().any(|side| clock.has_fallen(side));
            adjourned.sealed.is_none()
                || state.time.running().is_some()
                || state.time.clock().is_some_and(fallen)
        }
        // The player's turn goes on, and his time runs, until his move is sealed.
        _ if adjourned.sealed.is_none() => true,
        // With a sealed move that one player does not know, nobody can claim a draw.
        Claim::Repetition
        | Claim::FiftyMoves
        | Claim::PerpetualCheck
        | Claim::NoNormalMeans
        | Claim::TableWin
        | Claim::TableDraw => false,
        _ => is_found_while_adjourned(state),
    }
}
