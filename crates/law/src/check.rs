//! Finds the mistakes that the author of a code should know before anybody plays under it.

use std::collections::HashSet;

use crate::code::{Article, Code};
use crate::effect::{Effect, EffectKind, Figure};
use crate::in_force::InForce;
use crate::question::{Clause, ForfeitLetter, Question};
use crate::resolve::{Conflict, answer, rules};
use crate::rule::Rule;

/// A mistake in the table of a code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Mistake {
    /// An article gives an effect that cannot answer the question.
    #[error("{code} {article}: {effect:?} cannot answer {question}; expected one of {expected:?}")]
    UnheardEffect {
        /// The id of the code.
        code: &'static str,
        /// The article.
        article: &'static str,
        /// The question.
        question: &'static str,
        /// The effect.
        effect: EffectKind,
        /// The kinds of effect that can answer it.
        expected: &'static [EffectKind],
    },
    /// Two articles say different things of the same facts.
    #[error("{code}: on {question} {conflict}")]
    Conflict {
        /// The id of the code.
        code: &'static str,
        /// The question.
        question: &'static str,
        /// The articles and the facts.
        conflict: Conflict,
    },
    /// No combination of facts reaches an article that has rules.
    #[error("{code} {article}: no combination of facts reaches it")]
    Unreachable {
        /// The id of the code.
        code: &'static str,
        /// The article.
        article: &'static str,
    },
    /// Two articles have one number.
    #[error("{code} {article}: two articles have this number")]
    SameNumber {
        /// The id of the code.
        code: &'static str,
        /// The number.
        article: &'static str,
    },
    /// A rule names an article that is not in the code.
    #[error("{code} {article}: its rule on {question} names {named}, which is no article of this code")]
    UnknownArticle {
        /// The id of the code.
        code: &'static str,
        /// The article.
        article: &'static str,
        /// The question.
        question: &'static str,
        /// The article that is named.
        named: &'static str,
    },
    /// An annex sets aside an article that is not in the code.
    #[error("{code}: the annex \"{annex}\" sets aside {named}, which is no article of this code")]
    UnknownArticleOfAnnex {
        /// The id of the code.
        code: &'static str,
        /// The title of the annex.
        annex: &'static str,
        /// The article that is named.
        named: &'static str,
    },
    /// An effect rests on a number that no article fixes.
    #[error("{code} {article}: no article sets {figure:?}, on which {effect:?} rests")]
    NoFigure {
        /// The id of the code.
        code: &'static str,
        /// The article.
        article: &'static str,
        /// The effect.
        effect: EffectKind,
        /// The number.
        figure: Figure,
    },
    /// A forfeiture has a letter that no clause of forfeitures can have.
    #[error("{code} {article}: {letter:?} is no letter of a forfeiture; expected one of 'a' to 'f'")]
    UnknownLetter {
        /// The id of the code.
        code: &'static str,
        /// The article.
        article: &'static str,
        /// The letter.
        letter: char,
    },
}

/// Tries a code with every combination of facts.
///
/// ```
/// for code in jadoube_law::codes::all() {
///     assert_eq!(jadoube_law::check(code), Ok(()));
/// }
/// ```
///
/// # Errors
/// Every [`Mistake`] in its table, of each kind in the order of the articles.
pub fn check(code: &'static Code) -> Result<(), Vec<Mistake>> {
    let mut mistakes = same_numbers(code);
    let mut reached = HashSet::new();
    mistakes.extend(unknown_instead(code));
    let laws: Vec<InForce> = code.regulations().iter().map(|announced| code.under(announced)).collect();
    for_each_question!(Q => {
        mistakes.extend(check_rules::<Q>(code));
        mistakes.extend(try_all::<Q>(&laws, &mut reached));
    });
    let unreached = code.every_article().filter(|article| asks(article) && !reached.contains(article.no));
    mistakes.extend(unreached.map(|article| Mistake::Unreachable { code: code.id, article: article.no }));
    if mistakes.is_empty() { Ok(()) } else { Err(mistakes) }
}

fn same_numbers(code: &'static Code) -> Vec<Mistake> {
    let mut seen = HashSet::new();
    let again = code.every_article().filter(|article| !seen.insert(article.no));
    again.map(|article| Mistake::SameNumber { code: code.id, article: article.no }).collect()
}

/// Whether an article answers a question.
fn asks(article: &Article) -> bool {
    let settles = |clause: &Clause| {
        matches!(clause, Clause::Sets(..) | Clause::Provides(_) | Clause::Plays(_) | Clause::FoundByPeople(_))
    };
    !article.installs.iter().all(settles)
}

fn check_rules<Q: Question>(code: &'static Code) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    for article in code.every_article() {
        for rule in article.installs.iter().filter_map(Q::rule) {
            mistakes.extend(rule.then.iter().filter_map(|&effect| wrong_effect::<Q>(code, article, effect)));
            mistakes.extend(unknown_articles(code, article, rule));
        }
    }
    mistakes
}

fn wrong_effect<Q: Question>(code: &'static Code, article: &Article, effect: Effect) -> Option<Mistake> {
    let (code_id, article) = (code.id, article.no);
    match effect {
        _ if !effect.kind().is_in(Q::MAY) => Some(Mistake::UnheardEffect {
            code: code_id,
            article,
            question: Q::NAME,
            effect: effect.kind(),
            expected: Q::MAY,
        }),
        Effect::GivesTime(number) | Effect::TakesTime(number) if !sets(code, number) => {
            Some(Mistake::NoFigure { code: code_id, article, effect: effect.kind(), figure: number })
        }
        Effect::GivesForfeiture(letter) if ForfeitLetter::of(letter).is_none() => {
            Some(Mistake::UnknownLetter { code: code_id, article, letter })
        }
        _ => None,
    }
}

/// Whether some article, in force or not, fixes this number.
fn sets(code: &'static Code, number: Figure) -> bool {
    let mut clauses = code.every_article().flat_map(|article| article.installs);
    clauses.any(|clause| matches!(clause, Clause::Sets(which, _) if *which == number))
}

fn unknown_articles<Q: Question>(
    code: &'static Code,
    article: &Article,
    rule: &'static Rule<Q>,
) -> impl Iterator<Item = Mistake> {
    let (code_id, article) = (code.id, article.no);
    let named = rule.despite.iter().chain(rule.beside).copied();
    named.filter(|no| code.article(no).is_none()).map(move |named| Mistake::UnknownArticle {
        code: code_id,
        article,
        question: Q::NAME,
        named,
    })
}

/// Articles that an annex sets aside and that are not in the code.
fn unknown_instead(code: &'static Code) -> impl Iterator<Item = Mistake> {
    code.annexes.iter().flat_map(move |annex| {
        let own = |no: &str| code.articles.iter().any(|article| article.no == no);
        let unknown = annex.instead_of.iter().filter(move |no| !own(no));
        unknown.map(move |named| Mistake::UnknownArticleOfAnnex { code: code.id, annex: annex.title, named })
    })
}

/// Notes the articles that answer under some regulations; of conflicts each pair of articles once.
fn try_all<Q: Question>(laws: &[InForce], reached: &mut HashSet<&'static str>) -> Vec<Mistake> {
    let mut conflicts: Vec<(&'static str, Conflict)> = Vec::new();
    for law in laws {
        let installed: Vec<_> = rules::<Q>(*law).collect();
        for facts in Q::all() {
            match answer(installed.iter().copied(), &facts) {
                Ok(answers) => reached.extend(answers.iter().flat_map(|answer| &answer.articles)),
                Err(conflict) if conflicts.iter().any(|(_, other)| other.articles == conflict.articles) => {}
                Err(conflict) => conflicts.push((law.code.id, conflict)),
            }
        }
    }
    let told = |(code, conflict)| Mistake::Conflict { code, question: Q::NAME, conflict };
    conflicts.into_iter().map(told).collect()
}
