//! Made-up facts put to a code, to learn what it knows.

use crate::effect::Effect;
use crate::facts::Finite;
use crate::in_force::InForce;
use crate::question::Question;
use crate::resolve::{Answer, Installed, answer, rules};

/// The rules of a code on one question, to be tried with many facts.
pub(super) struct Trial<Q: Question>(Vec<Installed<Q>>);

impl<Q: Question> Trial<Q> {
    pub(super) fn of(law: InForce) -> Self {
        Trial(rules(law).collect())
    }

    /// What is answered; nothing where articles conflict, which is for `check` to tell.
    pub(super) fn answers(&self, facts: &Q) -> Vec<Answer> {
        answer(self.0.iter().copied(), facts).unwrap_or_default()
    }

    /// Whether anything is answered.
    pub(super) fn speaks(&self, facts: &Q) -> bool {
        !self.answers(facts).is_empty()
    }

    /// Whether such an effect is answered.
    pub(super) fn gives(&self, facts: &Q, wanted: impl Fn(Effect) -> bool) -> bool {
        self.answers(facts).iter().any(|answer| wanted(answer.effect))
    }

    /// The letter of the forfeiture that is answered.
    pub(super) fn letter(&self, facts: &Q) -> Option<char> {
        self.answers(facts).iter().find_map(|answer| match answer.effect {
            Effect::GivesForfeiture(letter) => Some(letter),
            _ => None,
        })
    }
}

/// One value for each value of a fact, in its own order.
pub(super) fn each<T: Finite, const N: usize>(is: impl Fn(T) -> bool) -> [bool; N] {
    let values = T::values();
    assert_eq!(values.len(), N, "one place for each value of a fact");
    std::array::from_fn(|index| is(values[index]))
}

pub(super) fn ends(effect: Effect) -> bool {
    matches!(effect, Effect::Ends(_))
}

pub(super) fn restores(effect: Effect) -> bool {
    matches!(effect, Effect::Restores(_))
}
