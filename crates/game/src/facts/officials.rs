//! Whether an arbiter sees what happens, and whether another decides.

use law::{Cites, Provision, provided, providing};

use crate::act::Person;
use crate::settings::Arbiter;
use crate::state::State;

/// Whether an arbiter is at the board and sees all.
pub(crate) fn is_watched(state: &State) -> bool {
    where_the_arbiter_is(state) == Arbiter::Present
}

/// Whether there is an arbiter, at the board or at call.
pub(crate) fn is_supervised(state: &State) -> bool {
    where_the_arbiter_is(state) != Arbiter::Absent
}

/// Whether somebody else than this arbiter decides the appeal that is to be decided first.
pub(crate) fn is_for_another(state: &State, who: Person) -> bool {
    let several_named = state.settings().arbiters.is_some_and(|arbiters| arbiters.get() > 1);
    !providing(state.law().code, Provision::AppealsGoToOthers).is_empty()
        && state.decisions.is_for_another(who, several_named)
}

fn where_the_arbiter_is(state: &State) -> Arbiter {
    let by_code = || match provided(state.law().code, Provision::ArbiterPresent) {
        Some(_) => Arbiter::Present,
        None => Arbiter::Absent,
    };
    state.settings().arbiter.unwrap_or_else(by_code)
}

/// By which articles an arbiter decides what a game gives that both have resigned at the same moment: those on findings, and else
/// the one that leaves results to him. None where the code lets nobody decide it.
pub(crate) fn articles_where_both_resigned(state: &State, on_findings: &Cites) -> Option<Cites> {
    let corrects = || providing(state.law().code, Provision::ArbiterCorrectsResults).into();
    let articles = if on_findings.is_empty() { corrects() } else { on_findings.clone() };
    Some(articles).filter(|articles| !articles.is_empty())
}

/// The article of the code that an official names: or else what was written, where the code has no such article.
pub(crate) fn article_named<'a>(
    state: &State,
    named: Option<&'a str>,
) -> Result<Option<&'static str>, &'a str> {
    let Some(number) = named.map(|text| text.trim_start_matches(state.law().code.id()).trim()) else {
        return Ok(None);
    };
    state.law().code.article(number).map(|article| Some(article.no)).ok_or(number)
}

/// The articles by which an official acts, with the one that he names.
pub(crate) fn articles_of(state: &State, given: Vec<&'static str>, named: Option<&str>) -> Cites {
    Cites::none().and(given).and(article_named(state, named).ok().flatten())
}

/// Whether there can be such an arbiter: one of several only where the code knows several, and there are so many.
pub(crate) fn may_be_here(state: &State, who: Person) -> bool {
    let Person::OtherArbiter(number) = who else { return true };
    let so_many = state.settings().arbiters.is_none_or(|arbiters| number < arbiters.get());
    so_many && provided(state.law().code, Provision::ArbitersAppointed).is_some()
}
