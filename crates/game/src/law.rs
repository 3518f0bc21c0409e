//! The code of a game, and how it is asked.

use law::question::{Question, Truth};
use law::{Answers, Cites, Code, Effect, InForce, Knows, Regulations};

/// The articles that a game is played under, and what they know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    pub code: InForce,
    pub knows: Knows,
}

impl Law {
    /// The law of a game under this code and these regulations.
    pub(crate) fn of(code: &'static Code, regulations: &Regulations) -> Law {
        let code = code.under(regulations);
        Law { code, knows: Knows::of(code) }
    }

    /// Puts a question to the code, for answers that are heard one by one. Its conflicts are mistakes that the code's
    /// own tests find.
    pub(crate) fn hear<Q: Question>(self, facts: Q) -> Answers<Q> {
        law::ask(self.code, facts).unwrap_or_else(|conflict| panic!("{}: {conflict}", self.code.id()))
    }

    /// Whether the code answers such an effect; only to know, for nothing is carried out.
    pub(crate) fn gives<Q: Question>(self, facts: Q, wanted: impl Fn(Effect) -> bool) -> bool {
        self.hear(facts).has(wanted)
    }

    /// The articles that answer such an effect; only to cite them, for nothing is carried out.
    pub(crate) fn cites<Q: Question>(self, facts: Q, wanted: impl Fn(Effect) -> bool) -> Cites {
        self.hear(facts).articles(wanted)
    }

    /// Whether a claim's truth is worth a search, the other facts being as they are.
    pub(crate) fn worth_proving<Q: Question>(
        self,
        facts: &Q,
        prove: impl FnOnce() -> Truth,
    ) -> Option<Truth> {
        law::asks_for_truth(self.code, facts).then(prove)
    }
}
