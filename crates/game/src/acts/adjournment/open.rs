//! A player opens the envelope, and the sealed move is made.

use law::question::{Adjournment, Step};
use law::{Effect, Provision, providing};

use crate::act::adjournment::Sealed;
use crate::act::person::Person;
use crate::effects::resume::takes_up_again;
use crate::envelope::{Bits, EnvelopeHash};
use crate::facts::adjournment::is_envelope_lost;
use crate::judging::recorded::makes_sealed_move;
use crate::phrases::doer;
use crate::refusal::{Refusal, Whose};
use crate::ruling::{Impossible, Judgement, Ruling, RulingKind, refused, ruling};
use crate::state::State;

const MISSING: &str = "the record in the envelope cannot be read: it was encrypted, and its key is missing. Whoever keeps \
                       the server may still have the key; otherwise the envelope is lost";

pub(crate) fn opens_envelope(state: &mut State, who: Person) -> Judgement {
    let envelope = state.waiting().adjourned().and_then(|adjourned| {
        adjourned.sealed.clone().map(|sealed| (adjourned.by, sealed, adjourned.wrong.clone()))
    });
    if envelope.is_none() && state.adjournment.is_void() {
        let articles = providing(state.law().code, Provision::FoundWhileAdjourned);
        return Ok(vec![refused(articles, Refusal::NotSo, "The sealed move is void, and is not read.")]);
    }
    if envelope.is_none() && is_envelope_lost(state) {
        let articles = providing(state.law().code, Provision::MoveStatedWhereEnvelopeIsLost);
        let says = "The envelope was found missing, and the game has gone on without it.";
        return Ok(vec![refused(articles, Refusal::NotSo, says)]);
    }
    let Some((by, sealed, wrong)) = envelope else {
        return Err(Impossible::because("there is no envelope to open"));
    };
    let absent = who.is_arbiter() && !state.persons.is_there(!by);
    // Of both together one is the other.
    let without_the_other = absent || who.side() == Some(by);
    let step = if without_the_other { Step::OpenedByTheSealer } else { Step::OpenedByTheOther };
    let mut answers = state.law().hear(Adjournment { step });
    let (makes, refuses) = (answers.take(Effect::MakesSealedMove), answers.take(Effect::Refuses));
    answers.all_heard();
    if let Some(refuses) = refuses {
        let says = match absent {
            true => format!("{}, who must reply, is not there.", (!by).name()),
            false => format!("{} sealed the move, so {} opens the envelope.", by.name(), (!by).name()),
        };
        return Ok(vec![refused(refuses, Refusal::NotYours(Whose::Opponent), says)]);
    }
    let (record, bits) = match &sealed {
        Sealed::Record { record, bits, .. } => (record, bits),
        Sealed::Missing { .. } => return Err(Impossible::because(MISSING)),
        Sealed::Hash(_) | Sealed::Withheld => {
            return Err(Impossible::because("nobody can open an envelope whose contents are not known here"));
        }
    };
    state.adjournment.begins(state.time.now_ms());
    takes_up_again(state, by, Some(sealed.clone()), wrong);
    let says = format!("{} opened the envelope: {record}.", doer(who));
    let mut rulings = vec![ruling(makes.unwrap_or_default(), RulingKind::Note, says)];
    rulings.extend(bits.as_ref().map(|bits| shown_unchanged(record, bits)));
    state.time.runs_for(Some(by));
    rulings.extend(makes_sealed_move(state, by, &sealed)?);
    Ok(rulings)
}

pub(crate) fn shown_unchanged(record: &str, bits: &Bits) -> Ruling {
    let hash = EnvelopeHash::over(record, bits);
    let says = format!(
        "The envelope's #{hash} is the SHA-256 of `{record} {bits}`, so this is the record that was sealed."
    );
    ruling([], RulingKind::Note, says)
}
