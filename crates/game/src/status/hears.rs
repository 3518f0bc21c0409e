//! What a game that waits for something says to an act.

use crate::act::{Act, Entry};
use crate::facts::adjournment::WITHOUT_RECORD;
use crate::facts::options::choosing;
use crate::ruling::{Ruling, refused};
use crate::state::State;
use crate::state::waiting::{Adjourned, Adopting, Waiting};

/// What a stopped game says to an act that it does not take.
pub(crate) fn stopped(state: &State, entry: &Entry) -> Option<Ruling> {
    if entry.act.is_always_heard() {
        return None;
    }
    match &state.waiting {
        Waiting::Over(_) => Some(refused(&[], "The game is over.")),
        Waiting::Closed => Some(refused(&[], "The time fixed for play is over.")),
        Waiting::Finding(dispute) => {
            let heard = matches!(entry.act, Act::Waives | Act::Admits);
            let says = format!("The game waits for a finding on {}'s claim.", dispute.by.name());
            (!heard).then(|| refused(&[], says))
        }
        Waiting::Position(_) => {
            let heard = matches!(entry.act, Act::Waives);
            (!heard).then(|| refused(&[], "The game waits for a position to be found."))
        }
        Waiting::Adjourned(adjourned) => adjourned_hears(state, adjourned, entry),
        Waiting::Adoption(adopting) => adopting_hears(adopting, entry),
        Waiting::Play => {
            let holder = choosing(state)?;
            let by_holder = entry.who.side() == Some(holder);
            let says = format!("The game waits for {} to exact a penalty or waive it.", holder.name());
            (!by_holder).then(|| refused(&[], says))
        }
    }
}

/// What an adjourned game says to an act: none where it is heard.
fn adjourned_hears(state: &State, adjourned: &Adjourned, entry: &Entry) -> Option<Ruling> {
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
    (!heard).then(|| refused(&[], format!("The game is adjourned, and waits for {waits_for}.")))
}

/// What is said to an act that does not adopt, while a record waits for that.
fn adopting_hears(adopting: &Adopting, entry: &Entry) -> Option<Ruling> {
    let heard = matches!(entry.act, Act::Adopts(_)) && entry.who.side() == Some(adopting.by);
    let says = format!(
        "The game waits for {} to adopt one of the moves that the record can mean.",
        adopting.by.name()
    );
    (!heard).then(|| refused(&adopting.articles, says))
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
