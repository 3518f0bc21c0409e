//! Men were displaced in a turn whose move was amiss too: both are found at once.

use board::Side;
use law::Effect;

use crate::facts::attention::attention;
use crate::facts::both_hands::shows_his_own;
use crate::facts::illegal_move::{is_illegal, offender};
use crate::facts::officials::is_supervised;
use crate::judging::reinstated::are_where_they_belong;
use crate::judging::retraction::{takes_back_breach, takes_back_with_touches};
use crate::judging::touch_claim::claims_breach;
use crate::ruling::{Ruling, RulingKind};
use crate::state::State;
use crate::state::line::Ply;

/// What this side finds amiss in the turn in which men were displaced, beside that: an illegal move, or one that broke the touch
/// or was made with both hands. It goes back with the men, and costs what it costs. None where nothing was amiss.
pub(crate) fn found_with_displaced(
    state: &mut State,
    who: Side,
    since: Ply,
    article: &'static str,
) -> Option<Vec<Ruling>> {
    if state.line.is_now(since) {
        return None;
    }
    let displaced = state.tabletop.displaced().clone();
    let own = offender(state, since) == who;
    let mut found = match is_illegal(state, since) {
        true => finds_illegal_move(state, since)?,
        false if !state.line.is_last_made(since) => return None,
        false if is_supervised(state) || own && shows_his_own(state, who) => takes_back_breach(state)?,
        false if own => return None,
        // Where there is no arbiter, only the player who may still claim it finds it.
        false => claims_breach(state, since)?,
    };
    are_where_they_belong(state, &displaced);
    if let Some(restored) = found.iter_mut().find(|ruling| ruling.kind == RulingKind::Restored)
        && !restored.articles.contains(&article)
    {
        restored.articles.push(article);
    }
    Some(found)
}

/// The offender gains nothing by being the first to say that men are displaced.
fn finds_illegal_move(state: &mut State, index: Ply) -> Option<Vec<Ruling>> {
    let other = !offender(state, index);
    let mut answers = state.law().hear(attention(state, other, Some(index), false, false));
    let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    let counted = answers.take(Effect::Counts);
    answers.only_to_know();
    if back.is_empty() {
        return None;
    }
    let (number, by) = (state.line[index].number(), state.line[index].by());
    state.offences.takes_back(number, by);
    Some(takes_back_with_touches(state, index, back, counted, false))
}
