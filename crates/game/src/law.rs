//! The code of a game, and how it is asked.

use law::question::{Question, Truth};
use law::{Answer, Code, Effect, resolve};

use crate::ruling::Ruling;

/// The articles of the answers whose effect is wanted, in the code's order, each once.
pub(crate) fn articles_of(answers: &[Answer], wanted: impl Fn(Effect) -> bool) -> Vec<&'static str> {
    let mut articles = Vec::new();
    for answer in answers.iter().filter(|answer| wanted(answer.effect)) {
        for &article in &answer.articles {
            if !articles.contains(&article) {
                articles.push(article);
            }
        }
    }
    articles
}

/// Both lists, each article once.
pub(crate) fn both(one: &[&'static str], other: &[&'static str]) -> Vec<&'static str> {
    let mut all = one.to_vec();
    all.extend(other.iter().filter(|article| !one.contains(article)));
    all
}

pub(crate) fn articles_of_all(rulings: &[Ruling]) -> Vec<&'static str> {
    rulings.iter().flat_map(|ruling| ruling.articles.iter().copied()).collect()
}

/// The code that a game is played under.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    pub code: &'static Code,
}

impl Law {
    /// Puts a question to the code. Its conflicts are mistakes that the code's own tests find.
    pub(crate) fn ask<Q: Question>(self, facts: &Q) -> Vec<Answer> {
        resolve(self.code, facts).unwrap_or_else(|conflict| panic!("{}: {conflict}", self.code.id))
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
