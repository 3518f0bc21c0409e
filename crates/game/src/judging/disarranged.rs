//! A man is knocked off its square, and who has touched it by that.

use board::Side;
use law::question::Ground;
use law::{Cites, Effect, Provision, provided, providing};

use crate::act::motion::How;
use crate::effects::displacement::displacement_begins;
use crate::facts::displaced::at_once_articles;
use crate::facts::excuse::excuse;
use crate::judging::displaced::are_touched;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::men::ManId;

/// Which of these men a hand that knocks them over touches: all, if it was no accident; by accident those of the other side,
/// where the code has it so, in his own turn. What follows from it.
pub(crate) fn knocked_over_are_touched(
    state: &mut State,
    side: Side,
    men: Vec<ManId>,
    how: How,
) -> Vec<Ruling> {
    let provides = |provision| provided(state.law().code, provision).is_some();
    let adverse = |id: &ManId| state.tabletop.men().man(*id).side != side;
    let touched: Vec<ManId> = match how {
        How::Plainly if provides(Provision::DisplacingIsTouching) => men,
        How::Accidentally if provides(Provision::DisplacingAdverseIsTouching) => {
            let own_turn = side == state.turn().by();
            men.into_iter().filter(|id| own_turn && adverse(id)).collect()
        }
        _ => Vec::new(),
    };
    if touched.is_empty() { Vec::new() } else { are_touched(state, side, touched) }
}

/// Men are off their squares by this side's hand: what is said of them.
pub(crate) fn disarranged(state: &mut State, side: Side, how: How, what: &str, them: &str) -> Ruling {
    let now = state.line.now_at();
    displacement_begins(state, now);
    let said = if how == How::Accidentally { ", by accident as stated" } else { "" };
    let accident = match how {
        How::Accidentally => {
            state.law().cites(excuse(state, side, Ground::Accident), |effect| effect == Effect::Excuses)
        }
        _ => Cites::none(),
    };
    let on_his_time = providing(state.law().code, Provision::DisplacedOnHisOwnTime);
    let articles = Cites::from(on_his_time).and(accident);
    // What falls may be put back, where the code speaks of that and of no accident.
    let put_back = providing(state.law().code, Provision::ReplacingIsTouching);
    let articles = if articles.is_empty() { Cites::from(put_back) } else { articles };
    let who = side.name();
    let at_once = at_once_articles(state, side);
    if !at_once.is_empty() {
        let them = if them == "it" { "it" } else { "them" };
        let says = format!("{who} displaced {what}{said}; {who} must put {them} right at once.");
        return Ruling { about: Some(side), ..ruling(at_once.and(articles), RulingKind::Obligation, says) };
    }
    let says = format!("{who} displaced {what}{said}; {them} may be put right.");
    ruling(articles, RulingKind::Note, says)
}
