//! A hand sets a displaced man where it belongs.

use board::{Side, Square};
use law::question::{Excuse, Ground};
use law::{Cites, Effect, Provision, provided, providing};

use crate::facts::displaced::was_touched_by_displacing;
use crate::facts::excuse::excuse;
use crate::judging::draw_offer::offer_stands_again;
use crate::judging::lapse::lapses_not;
use crate::phrases::man_in_words;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::men::ManId;

/// Men that were displaced stand where they belong again. Where it was an accident, that is told with what excuses it.
pub(crate) fn tells_put_right(state: &State, who: &str, men: usize, by_accident: bool) -> Ruling {
    let on_his_time = providing(state.law().code, Provision::DisplacedOnHisOwnTime);
    let excused = match by_accident {
        true => state
            .law()
            .cites(excuse(state, state.turn().by(), Ground::Rectifying), |effect| effect == Effect::Excuses),
        false => Cites::none(),
    };
    let what = if men == 1 { "man" } else { "men" };
    let says = format!("{who} put the displaced {what} right.");
    ruling(Cites::from(on_his_time).and(excused), RulingKind::Note, says)
}

/// Whether a hand out of turn has only taken up men that an accident had displaced: what comes of it is seen when it sets
/// them down.
pub(crate) fn takes_up_to_put_right(state: &State, side: Side, deed: &HandResult) -> bool {
    let displaced = state.tabletop.displaced();
    let earlier = |man: ManId| displaced.unnoticed().iter().any(|it| it.man == man);
    let lies = |&man: &ManId| {
        (displaced.home_of(man).is_some() || earlier(man)) && !was_touched_by_displacing(state, man)
    };
    let taken_up = deed.lifted && !deed.moved && !deed.touched.is_empty() && deed.touched.iter().all(lies);
    taken_up && is_excused(state, side)
}

/// Whether the code excuses a hand of this side that puts right what an accident has displaced.
pub(crate) fn is_excused(state: &State, side: Side) -> bool {
    state.law().gives(excuse(state, side, Ground::Rectifying), |effect| effect == Effect::Excuses)
}

/// A hand took a man up that lay where an accident had left it, and has set it where it belongs: where the code excuses that,
/// the touch had no consequence.
pub(crate) fn excuses_putting_right(state: &mut State, side: Side, man: ManId) -> Vec<Ruling> {
    if was_touched_by_displacing(state, man) {
        return Vec::new();
    }
    let adverse = state.turn().men().knows(man) && state.turn().men().man(man).side != side;
    let mut answers = state.law().hear(Excuse { adverse, ..excuse(state, side, Ground::Rectifying) });
    let excuses = answers.take(Effect::Excuses);
    // An offence in doing so would have been told when the man was taken up.
    answers.only_to_know();
    let Some(articles) = excuses else { return Vec::new() };
    let excused = match side == state.turn().by() {
        true => state.turn_mut().attempt_mut().excuses_taking_up(man, &articles),
        false => state.dues.excuses_taking_up(side, man),
    };
    if !excused {
        return Vec::new();
    }
    lapses_not(state, side);
    let says = format!("{}'s touch has no consequence: the man was put back where it belongs.", side.name());
    let told = ruling(articles, RulingKind::Note, says);
    std::iter::once(told).chain(offer_stands_again(state, side)).collect()
}

/// A player has moved his own man, and released it elsewhere, from where it lay displaced (`lay`, with where it belongs): it is
/// judged from where it belongs, and that is told.
pub(crate) fn tells_judged_from_home(
    state: &State,
    side: Side,
    man: ManId,
    (lay, home): (Option<Square>, Square),
) -> Option<Ruling> {
    let article = provided(state.law().code, Provision::DisplacedMenGoBack)?;
    let on_his_time = providing(state.law().code, Provision::DisplacedOnHisOwnTime);
    let lay = lay.map_or(String::new(), |square| format!(" on {square}"));
    let what = man_in_words(state, man);
    let says =
        format!("{}'s {what} lay displaced{lay}: it is judged from {home}, where it belongs.", side.name());
    Some(ruling(Cites::from(on_his_time).and([article]), RulingKind::Note, says))
}
