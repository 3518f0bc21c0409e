//! Time passes, is given, and is set back.

use board::Side;
use law::{Cites, Figure, Provision, figure, provided};

use crate::ruling::{Ruling, RulingKind, ruling};
use crate::standing::Penalised;
use crate::state::State;
use crate::state::line::Ply;

pub(crate) fn time_passes(state: &mut State, stamp: Option<u64>) {
    if let (Some(clock), Some(stamp)) = (&mut state.time.clock, stamp) {
        clock.advance(stamp.min(state.settings.close.unwrap_or(stamp)));
    }
}

/// A move was made: it counts for the time limit; and a clock that is not pressed runs on, which each side is told once.
pub(crate) fn counts_move(state: &mut State, by: Side) -> Vec<Ruling> {
    let Some(clock) = &mut state.time.clock else { return Vec::new() };
    clock.count_move(by);
    let runs_on = clock.running() == Some(by) && state.turn().by != by;
    let told = state.time.tells_neglect(by, runs_on);
    let article = provided(state.law.code, Provision::NoAllowanceForNeglect).filter(|_| runs_on && !told);
    let says =
        format!("{}'s clock runs until it is pressed, and nothing is allowed for neglecting it.", by.name());
    article.map(|article| ruling([article], RulingKind::Note, says)).into_iter().collect()
}

/// Moves taken back before a reply count no more.
pub(crate) fn uncount_moves_from(state: &mut State, index: Ply) {
    if let Some(clock) = &mut state.time.clock {
        let counted = state.line.made_since(index).iter().filter(|turn| turn.complete);
        counted.for_each(|turn| clock.discount_move(turn.by));
    }
}

pub(crate) fn set_running(state: &mut State, side: Option<Side>) {
    if let Some(clock) = &mut state.time.clock {
        clock.run_for(side);
    }
}

pub(crate) fn press_clock(state: &mut State, side: Side) {
    state.time.is_pressed(side);
    if let Some(clock) = &mut state.time.clock {
        clock.press(side);
    }
}

/// A side is given time for what the other did; without a clock that is only noted.
pub(crate) fn gives_time(
    state: &mut State,
    to: Side,
    which: Figure,
    because: &str,
    articles: impl Into<Cites>,
) -> Option<Ruling> {
    let articles = articles.into();
    let (seconds, set_by) = figure(state.law.code, which)?;
    if let Some(clock) = &mut state.time.clock {
        clock.add(to, u64::from(seconds) * 1000);
    }
    let article = articles.first().copied().unwrap_or(set_by);
    state.offences.is_penalised(Penalised { side: !to, seconds, article });
    let no_clock = if state.time.clock.is_none() { " There is no clock to set: it is noted." } else { "" };
    let says =
        format!("{} is given {seconds} seconds for {because} of {}'s.{no_clock}", to.name(), (!to).name());
    Some(ruling(articles, RulingKind::Penalty, says))
}

/// The dials are as the press found them that completed the move of this turn, where the code has them set.
pub(crate) fn set_clock_back(state: &mut State, index: Ply) -> Option<&'static str> {
    if let Some(article) = provided(state.law.code, Provision::TimesStayAfterRestoration) {
        let by = state.line[index].by;
        state.time.clock.as_mut()?.run_for(Some(by));
        return Some(article);
    }
    let article = provided(state.law.code, Provision::TimesAfterRestoration)?;
    let earlier = state.line[index].at_press.clone();
    let by = state.line[index].by;
    let clock = state.time.clock.as_mut()?;
    if let Some(earlier) = earlier {
        clock.set_back_to(&earlier);
    }
    clock.run_for(Some(by));
    Some(article)
}
