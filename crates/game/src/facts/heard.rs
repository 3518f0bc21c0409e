//! What a hearing knows of the claims that wait in it.

use board::Side;
use law::{Provision, providing};

use crate::act::claim::Claim;
use crate::act::official::Fact;
use crate::act::person::Person;
use crate::facts::draws::pauses;
use crate::state::State;
use crate::state::waiting::{Disputed, Docket, Heard, Resigned};

/// By which articles the players may end the game themselves though something is claimed, or is to be found, and not decided
/// yet.
pub(crate) fn ends_meanwhile(state: &State) -> Vec<&'static str> {
    let (waiting, code) = (state.waiting(), state.law().code);
    let claims = waiting.hearing().map(Docket::claims).unwrap_or_default();
    let is_claimed = |is: fn(Claim) -> bool| claims.iter().any(|&(_, claim, _)| is(claim));
    let about = waiting.dispute().map(|dispute| dispute.about);
    let illegal = is_claimed(|claim| matches!(claim, Claim::IllegalMove(_)));
    let put_off = state.decisions.put_off().is_some();
    let last_minutes =
        is_claimed(|claim| claim == Claim::NoNormalMeans) || about == Some(Disputed::NormalMeans) || put_off;
    [
        (illegal, Provision::EndsWhileIllegalMoveIsClaimed),
        (last_minutes, Provision::EndsWhileLastMinutesAreHeard),
        (about == Some(Disputed::Record), Provision::ArbiterReadsTheRecord),
    ]
    .into_iter()
    .filter(|&(waits, _)| waits)
    .flat_map(|(_, provision)| providing(code, provision))
    .collect()
}

/// The claim that was made before a player resigns, or both, and by which the game may have been over then: one of a draw, which
/// is not withdrawn; the other's on time, since his own a player gives up by resigning; and that the game had ended otherwise
/// than by this resignation. None where none waits.
pub(crate) fn ruled_on_before_resigning(state: &State, docket: &Docket, resigned: Resigned) -> Option<Heard> {
    docket.claims().iter().copied().find(|&heard| goes_before_resigning(state, docket, resigned, heard))
}

/// Whether a claim is one of those that are ruled on before the resignation counts.
pub(crate) fn goes_before_resigning(
    state: &State,
    docket: &Docket,
    resigned: Resigned,
    (by, claim, _): Heard,
) -> bool {
    let on_time = claim == Claim::Time && resigned != Resigned::By(by);
    // By resigning a player admits that he had resigned.
    let ended = match claim {
        Claim::DrawAgreed => true,
        Claim::Resigned => resigned != Resigned::By(!by),
        _ => false,
    };
    on_time || ended || !pauses(state, claim).is_empty() || is_answered_end(docket, by, claim)
}

/// Whether a claim says that the game had ended, and was answered during the hearing.
pub(crate) fn is_answered_end(docket: &Docket, by: Side, claim: Claim) -> bool {
    let ends = matches!(claim, Claim::Resigned | Claim::DrawAgreed);
    let answer = |(_, fact): &(Person, Fact)| matches!(fact, Fact::So | Fact::NotSo) || ends_game(fact);
    ends && (docket.has_admitted(!by) || docket.found().iter().any(answer))
}

/// Whether a finding says that a player had ended the game, or both.
pub(crate) fn ends_game(fact: &Fact) -> bool {
    matches!(fact, Fact::Resigned(_) | Fact::DrawAgreed)
}
