//! status/may/waiting

use board::Side;
use law::question::{Adjournment, Step};

use crate::act::motion::Motion;
use crate::act::official::Fact;
use crate::act::person::Person;
use crate::facts::adjournment::may_open;
use crate::facts::options::choosing;
use crate::standing::option::{Open, Saying};
use crate::state::State;
use crate::state::waiting::{Adopting, Disputed};

pub(crate) fn answers_to(state: &State, by: Side, about: Disputed) -> Vec<Open> {
    let player = Person::Player;
    let (found, admitted) = match about {
        Disputed::Forfeiture(clause) => (Some(Fact::Offence(clause, !by)), true),
        Disputed::InCheck => (Some(Fact::Unascertainable), true),
        // As they stand, which is for people to change.
        Disputed::MenMisplaced => (Some(Fact::Board(Box::new(state.position().setup()))), false),
    };
    let admit = admitted.then(|| Open::plain(player(!by), Saying::Admit, false));
    let mut may: Vec<Open> = admit.into_iter().collect();
    may.push(Open::plain(player(by), Saying::Waive, false));
    for who in [Person::Players, Person::Arbiter] {
        may.extend(found.clone().map(|fact| Open::plain(who, Saying::Find(fact), false)));
        may.push(Open::plain(who, Saying::Find(Fact::NotSo), false));
    }
    may
}

pub(crate) fn answers_to_sought(_state: &State, by: Side) -> Vec<Open> {
    let found =
        [Person::Players, Person::Arbiter].map(|who| Open::plain(who, Saying::Find(Fact::NotSo), false));
    std::iter::once(Open::plain(Person::Player(by), Saying::Waive, false)).chain(found).collect()
}

impl Adopting {
    /// What may be said while it waits.
    pub(crate) fn open(&self) -> Vec<Open> {
        let adopt = |&motion: &Motion| Open {
            who: Person::Player(self.by),
            line: Saying::Adopt(motion),
            ripe: false,
            option: None,
        };
        self.motions.iter().map(adopt).collect()
    }
}

/// What may be said of adjourning: to break play off, or, once a move is sealed, to set the men up and to open the
/// envelope.
pub(crate) fn adjourning_open(state: &State, may: &mut Vec<Open>) {
    let knows = |step| !state.law.ask(&Adjournment { step }).is_empty();
    let mut add = |who, line| may.push(Open { who: Person::Player(who), line, ripe: false, option: None });
    for who in [state.turn().by, !state.turn().by] {
        match &state.waiting.adjourned {
            None if choosing(state).is_none() && knows(Step::Adjourns) => add(who, Saying::Adjourn),
            Some(adjourned) if adjourned.sealed.is_some() => {
                add(who, Saying::Resume);
                if may_open(state, who, adjourned) {
                    add(who, Saying::OpenEnvelope);
                }
            }
            _ => {}
        }
    }
}
