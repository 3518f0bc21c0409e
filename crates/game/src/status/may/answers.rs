//! Answers that are open: to an offer, a request, a requirement.

use board::Side;
use law::Effect;
use law::question::Request;

use crate::act::person::Person;
use crate::acts::word::take_back::may_accept_take_back;
use crate::facts::check::check_may_be_said;
use crate::facts::count::may_give_notice;
use crate::facts::draws::{bar_to_agreeing, may_accept};
use crate::facts::liability::turn_to_consent_to;
use crate::facts::normal_means::extra_time;
use crate::facts::opponents_hand::may_annul;
use crate::facts::post::may_reflect_longer;
use crate::facts::requirement::requirements;
use crate::judging::agreement::why_not_agreed;
use crate::standing::option::{Open, Saying};
use crate::state::State;

pub(crate) fn answers(state: &State, who: Side, may: &mut Vec<Open>) {
    let player = Person::Player(who);
    if state.draws.offered_by(!who) {
        let declines = Open::plain(player, Saying::DeclineDraw, false);
        if may_accept(state, who) {
            may.extend([Open::plain(player, Saying::AcceptDraw, false), declines]);
        } else {
            let (_, why) = why_not_agreed(state, bar_to_agreeing(state), true);
            may.push(declines.about(why, None));
        }
    }
    if may_accept_take_back(state, who) {
        may.push(Open::plain(player, Saying::AcceptTakeBack, false));
    }
    if let Some(says) = consent_to(state, who) {
        may.push(Open::plain(player, Saying::Consent, false).about(says, None));
    }
    if who != state.turn().by() && state.line.number_made() > 0 && state.law().knows.check_said {
        may.push(Open::plain(player, Saying::Check, check_may_be_said(state, who)));
    }
    let increment = extra_time(state, who, Request::Made);
    if state.law().knows.extra_time && state.law().gives(increment, |effect| effect == Effect::Waits) {
        may.push(Open::plain(player, Saying::AskIncrement, false));
    }
    if may_give_notice(state, who) {
        may.push(Open::plain(player, Saying::Notice, true));
    }
    if may_reflect_longer(state, who) {
        may.push(Open::plain(player, Saying::Reflection, true));
    }
    for what in requirements(state, who) {
        may.push(Open::plain(player, Saying::Require(what), false));
    }
    let demanded = state.dues.demanded().is_some_and(|demanded| demanded.of == who);
    let bound =
        state.dues.move_required(who) && state.turn().by() == who && state.turn().required().is_some();
    if demanded || bound {
        may.push(Open::plain(player, Saying::Refuse, false));
    }
}

/// What this side could consent to, the first of it that would be heard; none where there is nothing.
fn consent_to(state: &State, who: Side) -> Option<String> {
    let other = (!who).name();
    if turn_to_consent_to(state, who).is_some() {
        return Some(format!("{other} may make another move in place of the illegal one."));
    }
    if may_annul(state, who) {
        return Some(format!("{other}'s move out of turn stands."));
    }
    if !state.dues.touches(!who).is_empty() {
        return Some(format!("{other}'s touch out of turn is excused."));
    }
    let asks = state.tabletop.hands().asks(!who) && who == state.turn().by();
    asks.then(|| format!("{other} may adjust what he asked to adjust."))
}
