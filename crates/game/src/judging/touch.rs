//! A touch is recorded, with what excuses it.

use board::{Side, Square};
use law::question::{Excuse, Ground};
use law::{Answer, Cites, Effect, Provision, provided};

use crate::act::motion::How;
use crate::facts::displaced::was_touched_by_displacing;
use crate::facts::excuse::excuse;
use crate::facts::requirement::{does_as_required, replaces_stand_in};
use crate::facts::tabletop::{is_excused_in_turn, is_touched};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::men::ManId;
use crate::state::touch::Touch;

/// Notes the touch in the record of whoever's turn it counts in. Of several men touched in one act, those that notice named
/// are judged apart from the others.
pub(crate) fn record_touch(state: &mut State, side: Side, deed: &mut HandResult) -> Vec<Ruling> {
    let Some(parts) = apart_by_notice(state, side, deed) else { return record(state, side, deed) };
    let mut rulings = Vec::new();
    (deed.new_touch, deed.excused) = (false, true);
    for touched in parts {
        let mut part = HandResult {
            together: deed.together && touched.len() > 1,
            touched,
            lifted: deed.lifted,
            moved: deed.moved,
            how: deed.how,
            puts_right: deed.puts_right,
            removed: deed.removed,
            ..HandResult::default()
        };
        rulings.extend(record(state, side, &mut part));
        deed.new_touch |= part.new_touch;
        deed.excused &= part.excused;
    }
    rulings
}

/// The men touched in one act that notice of adjusting names, and those that it does not name; none where one of the two
/// is empty, or a whole move was made.
fn apart_by_notice(state: &State, side: Side, deed: &HandResult) -> Option<[Vec<ManId>; 2]> {
    let hands = state.tabletop.hands();
    let is_named = |id: &ManId| {
        state.turn().men().square_of(*id).is_some_and(|square| hands.names_to_adjust(side, square))
    };
    let (named, others): (Vec<ManId>, Vec<ManId>) = deed.touched.iter().partition(|id| is_named(id));
    let apart = !deed.whole && !named.is_empty() && !others.is_empty();
    apart.then_some([named, others])
}

fn record(state: &mut State, side: Side, deed: &mut HandResult) -> Vec<Ruling> {
    // What a touch had given has lapsed: to touch the man again is to touch it anew.
    let anew = |id: ManId| side == state.turn().by() && state.turn().attempt().is_touched_before_a_lapse(id);
    let put_back = |id: ManId| {
        let touches = provided(state.law().code, Provision::ReplacingIsTouching).is_some();
        touches && deed.puts_right && is_excused_in_turn(state, side, id)
    };
    let is_new = |id: &ManId| !put_back(*id) && (!is_touched(state, side, *id) || anew(*id));
    let new: Vec<ManId> = deed.touched.iter().copied().filter(is_new).collect();
    if new.is_empty() {
        // Notice covers the next touch, whether or not the man was touched before.
        deed.excused = is_covered(state, side, deed);
        return Vec::new();
    }
    let (excuse, offence) = excuses(state, side, deed);
    let excused = excuse.is_some();
    (deed.new_touch, deed.excused) = (!excused, excused);
    let own_turn = side == state.turn().by();
    if !own_turn {
        state.turn_mut().notes_touch_by_other(&new);
        if let Some(excuse) = &excuse {
            let (articles, why) = (Cites::from(excuse.articles.clone()), excuse.because.join(", "));
            state.turn_mut().excuses_other(&new, &articles, &why);
        }
    }
    let parts: Vec<Vec<ManId>> =
        if deed.together { vec![new] } else { new.into_iter().map(|id| vec![id]).collect() };
    for men in parts {
        let touch = Touch {
            men,
            lifted: deed.lifted,
            excused,
            by_articles: excuse
                .as_ref()
                .map(|excuse| Cites::from(excuse.articles.clone()))
                .unwrap_or_default(),
            carried: !own_turn,
            removed: deed.removed && !deed.whole,
            moved: false,
            act: state.line.act(),
            lapsed: None,
        };
        match own_turn {
            true => state.turn_mut().attempt_mut().touches_men(touch),
            false if excused && deed.how == How::Accidentally => {
                state.dues.notes_accident(side, touch);
            }
            false if excused => {}
            false => state.dues.carries(side, touch),
        }
    }
    let Some(excuse) = excuse else { return Vec::new() };
    let says = format!("{}'s touch has no consequence: {}.", side.name(), excuse.because.join(", "));
    let mut rulings = vec![ruling(excuse.articles, RulingKind::Note, says)];
    rulings.extend(offence.map(|articles| {
        let says = format!("{} adjusted while {}'s clock was running.", side.name(), (!side).name());
        Ruling { about: Some(side), ..ruling(articles, RulingKind::Offence, says) }
    }));
    rulings
}

/// Whether the player has given notice that he adjusts what he touches, which uses it up.
fn is_covered(state: &mut State, side: Side, deed: &HandResult) -> bool {
    let squares: Vec<Square> =
        deed.touched.iter().filter_map(|&id| state.turn().men().square_of(id)).collect();
    // Notice that names them all covers what is touched at once, even where it is used up by the first touch.
    let hands = state.tabletop.hands();
    let named = deed.together && squares.iter().all(|&square| hands.names_to_adjust(side, square));
    let mut covered = !squares.is_empty();
    for &square in &squares {
        covered &= state.tabletop.hands_mut().use_notice(side, square);
    }
    (covered || named) && (!deed.whole || deed.puts_right)
}

/// Whether a player who cannot see feels for a man on his own board, and leaves it in its hole.
fn is_only_felt_for(state: &State, side: Side, deed: &HandResult) -> bool {
    let on_his_board = state.settings().visually_disabled[side.index()];
    on_his_board && !deed.lifted && !deed.moved && !deed.whole && !deed.removed
}

/// Whether men are put right that were displaced by accident.
fn puts_accident_right(state: &State, deed: &HandResult) -> bool {
    let displaced = state.tabletop.displaced();
    let meant = deed.touched.iter().any(|&man| was_touched_by_displacing(state, man));
    let lies = |man: &ManId| displaced.is_amiss(*man);
    // Whoever takes a man up, feels it, or takes it off puts something right if it lies amiss.
    let rectifies = deed.how == How::Rectifying && deed.touched.iter().all(lies);
    (rectifies || deed.puts_right) && !meant
}

/// What excuses the touch, if anything does; and by which articles it is an offence all the same.
fn excuses(state: &mut State, side: Side, deed: &mut HandResult) -> (Option<Answer>, Option<Cites>) {
    let squares: Vec<Square> =
        deed.touched.iter().filter_map(|&id| state.turn().men().square_of(id)).collect();
    // Leave to adjust is no leave to move.
    let adjusts_only = deed.whole && !deed.puts_right && state.tabletop.hands().is_adjusting(side);
    let covered = is_covered(state, side, deed);
    let consent = state.tabletop.hands_mut().use_consent(side, &squares) && !adjusts_only;
    let ground = match (covered, consent) {
        // What was leave to touch the man is none to move it.
        _ if deed.without_leave => Ground::None,
        _ if deed.how == How::Accidentally => Ground::Accident,
        (true, true) => Ground::NoticeAndConsent,
        (true, false) => Ground::Notice,
        (false, true) => Ground::Consent,
        (false, false) if puts_accident_right(state, deed) => Ground::Rectifying,
        (false, false) if does_as_required(state, side, &deed.touched) => Ground::Requirement,
        (false, false) if replaces_stand_in(state, side, deed) => Ground::Replacement,
        (false, false) if is_only_felt_for(state, side, deed) => Ground::InItsHole,
        (false, false) => Ground::None,
    };
    let to_adjust = matches!(ground, Ground::Notice | Ground::NoticeAndConsent);
    deed.only_to_touch = to_adjust || ground == Ground::Accident && !consent;
    let men = state.turn().men();
    let adverse = deed.touched.iter().all(|&id| men.knows(id) && men.man(id).side != side);
    let mut answers = state.law().hear(Excuse { adverse, ..excuse(state, side, ground) });
    let excused = answers.take_answer(|effect| effect == Effect::Excuses);
    let offence = answers.take(Effect::Offence);
    answers.all_heard();
    (excused, offence)
}
