//! A player seals a move.

use board::Side;
use law::question::{Adjournment, Step};
use law::{Effect, Provision, providing};

use crate::act::adjournment::Sealed;
use crate::effects::adjourn::goes_back_for_sealed_move;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;

pub(crate) fn seals(state: &mut State, who: Side, sealed: &Sealed) -> Vec<Ruling> {
    if state.waiting().adjourned().is_none() {
        let says = "The game is not adjourned: there is nothing to seal.";
        return vec![refused([], Refusal::NotSo, says)];
    }
    let on_envelope = sealed.on_envelope();
    state.waiting_mut().is_sealed(sealed.clone());
    let mut answers = state.law().hear(Adjournment { step: Step::Seals });
    let completes = answers.take(Effect::Completes).unwrap_or_default();
    let records = answers.take(Effect::Records);
    answers.all_heard();
    state.time.runs_for(None);
    // It is made on the board when the envelope is opened, and counts then in the place of this one.
    if !completes.is_empty() {
        state.offences.has_completed(who);
    }
    let says = format!("{} has sealed a move, and the move is complete.", who.name());
    let mut rulings = vec![ruling(completes, RulingKind::Completed, says)];
    if goes_back_for_sealed_move(state) {
        let says =
            format!("What {} had done on the board is undone: only the sealed move counts.", who.name());
        rulings.push(ruling(
            providing(state.law().code, Provision::MenAsTheyStand),
            RulingKind::Restored,
            says,
        ));
    }
    if let Some(records) = records {
        let says = format!("The position is recorded with the sealed move: {}.", state.position().fen());
        rulings.push(ruling(records, RulingKind::Note, says));
    }
    rulings.extend(on_envelope.map(|hash| {
        ruling([], RulingKind::Note, format!("The envelope is marked #{hash}, the hash of its contents."))
    }));
    rulings
}
