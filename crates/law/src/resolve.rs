//! The one resolver: it knows no code by name.

use crate::code::Article;
use crate::effect::{Effect, Figure, Penalty, Provision};
use crate::in_force::InForce;
use crate::question::{Clause, Question};
use crate::rule::{Needs, Rule, Term};

/// One effect, with every article that gives it and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What follows.
    pub effect: Effect,
    /// The articles that give it, in the code's order.
    pub articles: Vec<&'static str>,
    /// The conditions that held, each reading after "if".
    pub because: Vec<&'static str>,
}

/// Two articles that say different things of the same facts, and neither sets the other aside.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("articles {} conflict on {facts}", articles.join(" and "))]
pub struct Conflict {
    /// The articles.
    pub articles: Vec<&'static str>,
    /// The facts, for the author of the code.
    pub facts: String,
}

/// Puts a question to a code. If the answer is empty, the code is silent.
///
/// # Errors
/// [`Conflict`], which is a mistake in the code; [`check`](crate::check) finds it.
pub fn resolve<Q: Question>(law: impl Into<InForce>, facts: &Q) -> Result<Vec<Answer>, Conflict> {
    answer(rules(law.into()), facts)
}

/// A rule with the article that installs it.
pub(crate) type Installed<Q> = (&'static Article, &'static Rule<Q>);

/// The rules on a question, in the order of the articles.
pub(crate) fn rules<Q: Question>(law: InForce) -> impl Iterator<Item = Installed<Q>> {
    law.rules::<Q>().filter_map(|placed| Some((placed.article, Q::rule(placed.clause)?)))
}

/// What these rules answer.
pub(crate) fn answer<Q: Question>(
    rules: impl Iterator<Item = Installed<Q>>,
    facts: &Q,
) -> Result<Vec<Answer>, Conflict> {
    let standing = not_set_aside(rules.filter(|(_, rule)| rule.holds(facts)).collect());
    one_menu(&standing, facts)?;
    let mut answers: Vec<Answer> = Vec::new();
    for (article, rule) in &standing {
        for &effect in rule.then {
            add(&mut answers, article.no, effect, rule, facts)?;
        }
    }
    Ok(answers)
}

type Matching<Q> = Vec<Installed<Q>>;

fn not_set_aside<Q: Question>(mut matching: Matching<Q>) -> Matching<Q> {
    let aside: Vec<_> = matching.iter().flat_map(|(_, rule)| rule.despite).copied().collect();
    matching.retain(|(article, _)| !aside.contains(&article.no));
    matching
}

fn one_menu<Q: Question>(standing: &Matching<Q>, facts: &Q) -> Result<(), Conflict> {
    let menus: Vec<_> = standing
        .iter()
        .filter(|(_, rule)| {
            rule.then.iter().any(|e| matches!(e, Effect::Offers(..) | Effect::OffersThen(..)))
        })
        .collect();
    for (index, (one, first)) in menus.iter().enumerate() {
        for (other, second) in &menus[index + 1..] {
            let declared = first.beside.contains(&other.no) || second.beside.contains(&one.no);
            if !declared && one.no != other.no {
                return Err(conflict(vec![one.no, other.no], facts));
            }
        }
    }
    Ok(())
}

fn add<Q: Question>(
    answers: &mut Vec<Answer>,
    no: &'static str,
    effect: Effect,
    rule: &Rule<Q>,
    facts: &Q,
) -> Result<(), Conflict> {
    if let Some(same) = answers.iter_mut().find(|answer| answer.effect == effect) {
        if !same.articles.contains(&no) {
            same.articles.push(no);
        }
        return Ok(());
    }
    let slot = effect.slot();
    if let Some(other) = answers.iter().find(|answer| slot.is_some() && answer.effect.slot() == slot) {
        let mut articles = other.articles.clone();
        articles.push(no);
        return Err(conflict(articles, facts));
    }
    let because = rule.when.iter().map(|term| term.reads).collect();
    answers.push(Answer { effect, articles: vec![no], because });
    Ok(())
}

fn conflict<Q: Question>(articles: Vec<&'static str>, facts: &Q) -> Conflict {
    Conflict { articles, facts: format!("{facts:?}") }
}

/// Whether the truth of a claim can change the answer: a rule whose cheap terms all hold looks at it. Otherwise no
/// search is needed.
pub fn asks_for_truth<Q: Question>(law: impl Into<InForce>, facts: &Q) -> bool {
    asks_for(law.into(), facts, Needs::Truth)
}

/// Whether it can change the answer that a side can force mate.
pub fn asks_for_forced_win<Q: Question>(law: impl Into<InForce>, facts: &Q) -> bool {
    asks_for(law.into(), facts, Needs::ForcedWin)
}

fn asks_for<Q: Question>(law: InForce, facts: &Q, needs: Needs) -> bool {
    rules::<Q>(law).any(|(_, rule)| {
        let cheap = |term: &&&Term<Q>| term.needs == Needs::Nothing;
        rule.when.iter().filter(cheap).all(|term| (term.holds)(facts))
            && rule.when.iter().any(|term| term.needs == needs)
    })
}

/// A number that the code fixes, and the first article that fixes it; an annex in force before the code itself.
pub fn figure(law: impl Into<InForce>, figure: Figure) -> Option<(u32, &'static str)> {
    let placed = law.into().figure(figure)?;
    match placed.clause {
        Clause::Sets(_, number) => Some((*number, placed.article.no)),
        _ => None,
    }
}

/// The first article that settles this for every game; an annex in force before the code itself.
pub fn provided(law: impl Into<InForce>, provision: Provision) -> Option<&'static str> {
    law.into().provision(provision).map(|placed| placed.article.no)
}

/// Every article that settles this for every game.
pub fn providing(law: impl Into<InForce>, provision: Provision) -> Vec<&'static str> {
    let mut found: Vec<_> = law.into().provisions(provision).map(|placed| placed.article.no).collect();
    found.dedup();
    found
}

/// The penalties that a code gives for moves, each once, in the code's order.
pub fn penalties(law: impl Into<InForce>) -> Vec<Penalty> {
    let clauses = law.into().articles().flat_map(|article| article.installs);
    let effects = clauses.flat_map(|clause| match clause {
        Clause::Transfer(rule) => rule.then,
        Clause::Meddling(rule) => rule.then,
        _ => &[],
    });
    let mut penalties = Vec::new();
    for effect in effects {
        if let Effect::Offers(menu, _) = effect {
            let new = menu.iter().filter(|penalty| !penalties.contains(*penalty)).collect::<Vec<_>>();
            penalties.extend(new);
        }
    }
    penalties
}
