//! status/hears

use crate::act::{Act, Entry};
use crate::facts::adjournment::WITHOUT_RECORD;
use crate::facts::options::choosing;
use crate::ruling::{Ruling, refused};
use crate::state::State;
use crate::state::waiting::Adopting;

/// What a stopped game says to an act that it does not take.
pub(crate) fn stopped(state: &State, entry: &Entry) -> Option<Ruling> {
    if entry.act.is_always_heard() {
        return None;
    }
    if state.waiting.closed {
        return Some(refused(&[], "The time fixed for play is over."));
    }
    if let Some(dispute) = state.waiting.dispute {
        let heard = matches!(entry.act, Act::Waives | Act::Admits);
        let says = format!("The game waits for a finding on {}'s claim.", dispute.by.name());
        return (!heard).then(|| refused(&[], says));
    }
    if state.waiting.sought.is_some() {
        let heard = matches!(entry.act, Act::Waives);
        return (!heard).then(|| refused(&[], "The game waits for a position to be found."));
    }
    if let Some(refusal) = adjourned_hears(state, entry) {
        return refusal;
    }
    if let Some(adopting) = &state.waiting.adopting {
        return adopting.refuses(entry);
    }
    let holder = choosing(state)?;
    let by_holder = entry.who.side() == Some(holder);
    let says = format!("The game waits for {} to exact a penalty or waive it.", holder.name());
    (!by_holder).then(|| refused(&[], says))
}

/// What an adjourned game says to an act: none where it is heard.
pub(crate) fn adjourned_hears(state: &State, entry: &Entry) -> Option<Option<Ruling>> {
    let adjourned = state.waiting.adjourned.as_ref()?;
    let heard = match entry.act {
        Act::Seals(_) => adjourned.sealed.is_none() && entry.who.side() == Some(adjourned.by),
        Act::OpensEnvelope => adjourned.sealed.is_some(),
        Act::Resumes(_) => adjourned.sealed.is_some() || !state.law.ask(&WITHOUT_RECORD).is_empty(),
        _ => false,
    };
    let waits_for = match adjourned.sealed {
        None => format!("{} to seal a move", adjourned.by.name()),
        Some(_) => "the envelope to be opened".to_string(),
    };
    Some((!heard).then(|| refused(&[], format!("The game is adjourned, and waits for {waits_for}."))))
}

impl Adopting {
    /// What it says to an act that does not adopt; none where the act is heard.
    pub(crate) fn refuses(&self, entry: &Entry) -> Option<Ruling> {
        let heard = matches!(entry.act, Act::Adopts(_)) && entry.who.side() == Some(self.by);
        let says = format!(
            "The game waits for {} to adopt one of the moves that the record can mean.",
            self.by.name()
        );
        (!heard).then(|| refused(&self.articles, says))
    }
}

impl Act {
    /// Whether a hand does it at the men, act by act; `plays`, both hands, and the clock are more than that.
    ///
    /// ```
    /// use jadoube_game::act::Act;
    /// assert!(Act::Releases.is_of_the_hand());
    /// assert!(!Act::Presses.is_of_the_hand());
    /// ```
    pub fn is_of_the_hand(&self) -> bool {
        matches!(
            self,
            Act::Touches { .. }
                | Act::Lifts { .. }
                | Act::Places { .. }
                | Act::Releases
                | Act::Removes { .. }
                | Act::Puts { .. }
                | Act::PutsSubstitute { .. }
                | Act::Names(_)
                | Act::Displaces { .. }
                | Act::UpsetsBoard { .. }
                | Act::Restores
                | Act::Moves(_)
        )
    }

    /// Whether a stopped game still hears it: findings, and what ends the game by the parties' own will.
    pub(crate) fn is_always_heard(&self) -> bool {
        matches!(
            self,
            Act::Finds(_)
                | Act::Reports { .. }
                | Act::Resigns(_)
                | Act::OffersDraw
                | Act::AcceptsDraw
                | Act::DeclinesDraw
                | Act::Arrives
                | Act::Leaves
        )
    }
}
