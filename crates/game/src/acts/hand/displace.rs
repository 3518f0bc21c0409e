//! Men are knocked over or shifted, and put right.

use board::{Side, Square};
use law::question::Ground;
use law::{Effect, Provision, provided, providing};

use crate::act::claim::Clause;
use crate::act::motion::How;
use crate::act::person::Person;
use crate::effects::displacement::stands_put_right;
use crate::effects::offences::note_known;
use crate::facts::displaced::displaced_since;
use crate::facts::excuse::excuse;
use crate::facts::slip::{men_that_wait_with_slip, open_slip, slip_to_be_found};
use crate::facts::tabletop::{belongs_on_the_board, is_empty, is_excused_in_turn, is_touched, stands_on};
use crate::judging::disarranged::{disarranged, knocked_over_are_touched};
use crate::judging::displaced::are_touched;
use crate::judging::lapse::lapse;
use crate::judging::put_right::tells_put_right;
use crate::judging::slip::{is_to_be_found, refused_until_found};
use crate::judging::touch::record_touch;
use crate::phrases::{doer, man_in_words};
use crate::ruling::{Impossible, Judgement, Ruling};
use crate::state::State;
use crate::state::displaced::{Displaced, Slip, Unnoticed};
use crate::state::hand_result::HandResult;
use crate::state::men::ManId;

pub(crate) fn displaces(
    state: &mut State,
    side: Side,
    from: Square,
    to: Option<Square>,
    how: How,
) -> Judgement {
    let man = stands_on(state, from)?;
    if let Some(to) = to {
        is_empty(state, to)?;
    }
    knocks(state, side, man, from, how);
    if let Some(to) = to {
        state.tabletop.stands_on(man, to);
        // From a hand that has touched it on purpose it has slipped. Where it fell first it may have been released.
        let again = slip_to_be_found(state).is_some_and(|slip| slip.man == man);
        if how == How::Accidentally && !again && is_touched(state, side, man) {
            is_to_be_found(state, side, man, to);
        }
    }
    let what = format!("the {} from {from}", man_in_words(state, man));
    let mut rulings = vec![disarranged(state, side, how, &what, "it")];
    rulings.extend(knocked_over_are_touched(state, side, vec![man], how));
    Ok(rulings)
}

/// A man is off its square. One that came from the box in this turn belongs nowhere on the board, and is back in it.
fn knocks(state: &mut State, side: Side, man: ManId, square: Square, how: How) {
    let belongs = belongs_on_the_board(state, man);
    state.tabletop.knocks_off(man, square, !belongs);
    state.tabletop.displaced_by(man, side, side != state.turn().by());
    if how == How::Plainly {
        state.tabletop.displaced_on_purpose(man);
    }
}

pub(crate) fn upsets_board(state: &mut State, side: Side, how: How) -> Vec<Ruling> {
    if let Some(letter) = state.law().knows.upset_clause.filter(|_| how == How::Plainly) {
        note_known(state, Clause(letter), side);
    }
    for square in Square::ALL {
        if let Some(man) = state.tabletop.men().at(square) {
            knocks(state, side, man, square, how);
        }
    }
    state.tabletop.upsets();
    let mut rulings = vec![disarranged(state, side, how, "all the men", "they")];
    let touches = provided(state.law().code, Provision::DisplacingIsTouching).is_some();
    // The men are set up again without a duty, but what their touch ends is over.
    if touches && how == How::Plainly {
        rulings.extend(lapse(state, side, false));
    }
    rulings
}

pub(crate) fn puts_right(state: &mut State, who: Person) -> Judgement {
    let before = state.tabletop.displaced().clone();
    let mut men = before.unnoticed_put_right(state.tabletop.men());
    let earlier = !men.stand_like(state.tabletop.men());
    if before.is_empty() && !earlier {
        return Err(Impossible::because(why_none_is_put_right(state, &before)));
    }
    let waiting = match waits_for_finding(state, who) {
        Some((slip, waiting)) if before.men().iter().all(|(man, _)| waiting.contains(man)) && !earlier => {
            let articles = providing(state.law().code, Provision::DisplacedOnHisOwnTime);
            return Ok(vec![refused_until_found(articles, slip)]);
        }
        Some((_, waiting)) => waiting,
        None => {
            state.tabletop.slip_is_settled();
            Vec::new()
        }
    };
    let mut before = before;
    before.forget(|man| waiting.contains(&man));
    let left = |it: &&Unnoticed| men.square_of(it.man) != state.tabletop.men().square_of(it.man);
    let unnoticed = before.unnoticed().iter().filter(left).count();
    let since = displaced_since(state);
    let stood = earlier.then(|| before.unnoticed_put_right(state.turn().men()));
    for square in before.astray().iter().filter_map(|&man| men.square_of(man)).collect::<Vec<_>>() {
        men.take_off(square);
    }
    let (displaced, upset) = state.tabletop.puts_right_but_for(before.men_put_right(&men), &waiting);
    if let Some(men) = stood {
        stands_put_right(state, men, since);
    }
    let put_right = displaced.len() + unnoticed;
    let by_accident = put_right > 0 && !displaced.iter().any(|&man| before.is_on_purpose(man));
    let mut rulings = vec![tells_put_right(state, doer(who), put_right, by_accident)];
    let touches = provided(state.law().code, Provision::ReplacingIsTouching).is_some();
    let side = who.side().unwrap_or(state.turn().by());
    // What both put right together neither obliges the other to play.
    if touches && !upset && !displaced.is_empty() && who != Person::Players {
        // What was excused when the man was touched first holds for putting it back.
        let anew = displaced.into_iter().filter(|&man| !is_excused_in_turn(state, side, man)).collect();
        rulings.extend(are_touched(state, side, anew));
        return Ok(rulings);
    }
    // Whoever puts men back touches them, though nothing binds him to them. To put back what lay so by accident may be
    // excused.
    let excused = !displaced.iter().any(|&man| before.is_on_purpose(man));
    let hands: &[Side] = match who {
        Person::Players => &Side::ALL,
        _ => &who.side().map_or(Vec::new(), |side| vec![side]),
    };
    for &hand in hands {
        rulings.extend(lapse(state, hand, excused));
    }
    if who.side() == Some(state.turn().by()) {
        counts_where_excused(state, side, displaced);
    }
    Ok(rulings)
}

/// Why nothing can be put right: nothing was displaced, or the game has gone on from where it lay.
fn why_none_is_put_right(state: &State, displaced: &Displaced) -> String {
    let table = state.tabletop.men();
    let [first, ..] = displaced.unnoticed() else { return "no man is displaced".to_string() };
    let still_there = |it: &&Unnoticed| table.square_of(it.man) == it.stands;
    let in_the_way = |it: &Unnoticed| Some((it.man, table.at(it.belongs)?, it.belongs));
    let gone_on =
        |man: ManId| format!("the game has gone on since the {} was displaced", man_in_words(state, man));
    match displaced.unnoticed().iter().filter(still_there).find_map(in_the_way) {
        Some((man, other, home)) => {
            let (side, stands) = (table.man(other).side.name(), man_in_words(state, other));
            format!("{}, and {side}'s {stands} stands on {home}, where it belongs", gone_on(man))
        }
        None => {
            let how = if table.off().contains(&first.man) { "taken" } else { "moved on" };
            format!("{}, and it has been {how}", gone_on(first.man))
        }
    }
}

/// What is not put right so, because it is still to be found whether a man that slipped was released where it fell: that, and what
/// hangs on it. Its player puts it back himself where nothing else lies displaced, and so do both together.
fn waits_for_finding(state: &State, who: Person) -> Option<(Slip, Vec<ManId>)> {
    let slip = open_slip(state)?;
    let waiting = men_that_wait_with_slip(state, slip);
    let alone = state.tabletop.displaced().men().len() <= 1 && state.tabletop.displaced().astray().is_empty();
    let settles = who == Person::Players || who.side() == Some(slip.by) && alone && waiting.len() == 1;
    (!settles).then_some((slip, waiting))
}

/// Where the code excuses the touch of what is put right, the player has touched it all the same: a claim that is to be made
/// before a man is touched comes too late.
fn counts_where_excused(state: &mut State, side: Side, displaced: Vec<ManId>) {
    if state.law().gives(excuse(state, side, Ground::Rectifying), |effect| effect == Effect::Excuses) {
        record_touch(
            state,
            side,
            &mut HandResult { touched: displaced, puts_right: true, ..HandResult::default() },
        );
    }
}
