//! Rules and their conditions.

use crate::effect::Effect;
use crate::facts::Facts;

/// If all these terms hold, these effects follow.
#[derive(Debug)]
pub struct Rule<Q: 'static> {
    /// The conditions. All of them must hold.
    pub when: &'static [&'static Term<Q>],
    /// What follows.
    pub then: &'static [Effect],
    /// Articles that this rule sets aside.
    pub despite: &'static [&'static str],
    /// Articles whose menus may stand open on the same facts as the menu of this rule.
    pub beside: &'static [&'static str],
}

/// A defined term: a condition that carries its own English.
#[derive(Debug)]
pub struct Term<Q> {
    /// The words after "if".
    pub reads: &'static str,
    /// Whether the condition holds of these facts.
    pub holds: fn(&Q) -> bool,
    /// What must be looked into first, which may cost a search.
    pub needs: Needs,
}

/// What must be looked into before a condition can be tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// Nothing: the facts are cheap.
    Nothing,
    /// The truth of what is claimed, or whether a side can still mate.
    Truth,
    /// Whether a side can force mate.
    ForcedWin,
}

impl<Q> Term<Q> {
    /// A term of cheap facts.
    pub const fn new(reads: &'static str, holds: fn(&Q) -> bool) -> Self {
        Term { reads, holds, needs: Needs::Nothing }
    }

    /// A term about the truth of what is claimed.
    pub const fn of_truth(reads: &'static str, holds: fn(&Q) -> bool) -> Self {
        Term { reads, holds, needs: Needs::Truth }
    }

    /// A term about a win that a side can force.
    pub const fn of_forced_win(reads: &'static str, holds: fn(&Q) -> bool) -> Self {
        Term { reads, holds, needs: Needs::ForcedWin }
    }
}

/// A rule that sets nothing aside.
///
/// # Panics
/// Where an effect cannot answer this question. In a table of laws, which is a `static`, that is an error of the
/// compiler at the line of the rule:
///
/// ```compile_fail,E0080
/// use jadoube_law::{Clause, Effect, rule};
/// static TOUCHED: Clause = Clause::Touching(rule(&[], &[Effect::MakesSealedMove]));
/// ```
///
/// ```
/// use jadoube_law::{Clause, Duty, Effect, rule};
/// static TOUCHED: Clause = Clause::Touching(rule(&[], &[Effect::Binds(Duty::AnyTouched)]));
/// ```
pub const fn rule<Q: Facts>(when: &'static [&'static Term<Q>], then: &'static [Effect]) -> Rule<Q> {
    let mut index = 0;
    while index < then.len() {
        assert!(
            then[index].kind().is_in(Q::MAY),
            "an effect cannot answer the question: its Facts::MAY lists those that can"
        );
        index += 1;
    }
    Rule { when, then, despite: &[], beside: &[] }
}

impl<Q> Rule<Q> {
    /// The same rule, which sets aside what these articles say of the same facts.
    pub const fn despite(self, articles: &'static [&'static str]) -> Self {
        Rule { despite: articles, ..self }
    }

    /// The same rule, whose menu may stand open beside the menus of these articles.
    pub const fn beside(self, articles: &'static [&'static str]) -> Self {
        Rule { beside: articles, ..self }
    }

    pub(crate) fn holds(&self, facts: &Q) -> bool {
        self.when.iter().all(|term| (term.holds)(facts))
    }
}
