//! An unlawful transfer in the player's own turn.

use board::Side;
use law::question::{Attention, BoundBy, Broken, Done, Fault, Made, Nature, Stands, Transfer};
use law::{Answers, Cites, Effect, Provision, Until, provided};

use crate::effects::restore::{put_back, put_back_with_touches};
use crate::facts::change::{as_the_same_men, is_king_off, men_moved, unlawful_nature};
use crate::facts::completion::{completes_at_an_end, completion};
use crate::facts::displaced::{taken_where_they_lay, without_those_not_taken};
use crate::facts::hurry::is_hurried;
use crate::facts::illegal_move::{amiss, is_illegal};
use crate::facts::menus::menu_of;
use crate::facts::odds::without_rook_articles;
use crate::facts::overstep::winning_force;
use crate::facts::touching::is_castling;
use crate::facts::transfer::{broken, fault, has_remedy, movement_articles};
use crate::judging::infringement::{ends_by_illegal_move, ends_for_illegal_move};
use crate::judging::no_legal_move::ends_without_legal_move;
use crate::judging::passes_unlawfully::passes_as_it_stands;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::moves::did_in_words;
use crate::sentences::penalty::{tell_liability, tell_nothing_possible, tell_open_menus};
use crate::sentences::restored::restored;
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::making::{Making, MenMoved};
use crate::state::men::Men;
use crate::state::touch::Touch;

/// The men stand as no legal move leaves them. With the whole move done at once, what was touched in it was not told yet.
pub(crate) fn unlawful(state: &mut State, now: Men, whole: bool) -> Vec<Ruling> {
    let turn = state.turn();
    let by = turn.by();
    let now = as_the_same_men(turn, &now);
    let men = without_those_not_taken(state, men_moved(turn, &now, None));
    let king_off = is_king_off(turn, &now);
    let nature = unlawful_nature(turn, &men);
    let broken = broken(state, turn, &now, &men, nature);
    let fault = fault(turn, &now, &men, nature, &broken);
    if let Some(won) = takes_the_king(state, by, &men, &broken) {
        return vec![won];
    }
    let turn = state.turn();
    let exposed = fault == Fault::Exposure;
    let castled = fault == Fault::Castling;
    let remedy = (nature == Nature::Capture || exposed || castled)
        && has_remedy(turn, &men, castled || exposed && nature != Nature::Capture);
    let king_alone = nature == Nature::Plain && fault != Fault::AdverseMan && is_castling(&broken);
    let bound_by = BoundBy::Nothing;
    let mut answers = state.law().hear(Transfer {
        made: Made::Illegal,
        nature,
        bound_by,
        fault,
        remedy,
        king_alone,
        in_hand: false,
        unsighted: false,
    });
    let given = answers.take_all(|effect| {
        matches!(effect, Effect::Offence | Effect::Offers(..) | Effect::StaysOpen).then_some(effect)
    });
    let menus = given.iter().filter_map(|(effect, articles)| menu_of(*effect, articles)).collect();
    let recall = take_recall(&mut answers);
    // By what he touched the player is bound still, where the code says so.
    let bound = answers.take_first(|effect| matches!(effect, Effect::Binds(_)).then_some(effect)).is_some();
    let (back, passes) = (answers.take(Effect::PutsBack), answers.take(Effect::Passes));
    answers.all_heard();
    let articles: Cites = given.into_iter().flat_map(|(_, articles)| articles).collect();
    let released = state.turn().attempt().released().map(|bound| bound.duty.articles.clone());
    let articles = articles.and(movement_articles(state, &broken)).and(released.unwrap_or_default());
    let without_rook = broken.iter().any(|(broken, _)| *broken == Broken::RookSquareOccupied);
    let articles = articles.and(if without_rook { without_rook_articles(state) } else { Cites::none() });
    let why: Vec<String> = broken.iter().map(|(_, words)| words.clone()).collect();
    let why = if why.is_empty() { "no law lets men move so".to_string() } else { why.join("; ") };
    let says = format!("{} {} illegally: {why}.", by.name(), did_in_words(turn, &men, nature, king_off));
    let offence = Ruling { about: Some(by), ..ruling(articles, RulingKind::Offence, says) };
    let making = Making::illegal(men, broken).giving(menus, recall);
    let mut rulings = vec![offence];
    if provided(state.law().code, Provision::DisplacedMenGoBack).is_none() {
        // What was captured where it lay is captured, and lies displaced no more.
        let taken = taken_where_they_lay(state);
        state.tabletop.were_not_displaced(|man| taken.contains(&man));
    }
    if let Some(back) = back {
        state.turn_mut().attempt_mut().makes(making.going_back(back.clone()));
        let now_at = state.line.now_at();
        if bound {
            put_back_with_touches(state, now_at);
        } else {
            put_back(state, now_at, true);
        }
        rulings.push(restored(state, back));
        rulings.extend(bound.then(|| tell_touch(state)).into_iter().flatten());
        return rulings;
    }
    if passes.is_none() {
        // A code that keeps the turn open: nothing passes, and the record stays with the attempt.
        state.turn_mut().attempt_mut().makes_illegally(making);
        rulings.extend(tell_liability(state, state.line.now_at()));
        if !completes_at_an_end(state) {
            return rulings;
        }
        if state.time.has_clock() || king_alone {
            rulings.extend(whole.then(|| tell_touch(state)).into_iter().flatten());
        } else {
            let end = state.law().hear(completion(state, Done::Illegal));
            rulings.extend(ends_without_legal_move(state, by, end));
        }
        return rulings;
    }
    rulings.extend(passes_as_it_stands(state, making, now));
    let open = tell_open_menus(state, by);
    match open.is_empty() {
        true => rulings.extend(tell_nothing_possible(state, by)),
        false => rulings.extend(open),
    }
    rulings
}

/// The King that was left in check is taken by a man that attacks him: where the code says so, that claims the illegal
/// move. It comes too late, as any claim, once he has touched another man, or quitted this one on another square.
fn takes_the_king(
    state: &mut State,
    by: Side,
    men: &MenMoved,
    broken: &[(Broken, String)],
) -> Option<Ruling> {
    let shows = provided(state.law().code, Provision::KingTakenShowsCheck)?;
    // A man gives check though it may not move: that his own King is in check then is no matter.
    let shown = broken.iter().any(|(way, _)| *way == Broken::KingTaken)
        && broken.iter().all(|(way, _)| matches!(way, Broken::KingTaken | Broken::KingInCheck));
    if !shown {
        return None;
    }
    let index = state.line.last_made().filter(|&index| is_illegal(state, index))?;
    let other = |touch: &Touch| !touch.excused && !touch.men.iter().all(|man| men.all.contains(man));
    let touched = state.turn().attempts().flat_map(Attempt::touches).any(other);
    let touched = touched || state.turn().attempt().released().is_some();
    let asked = Attention {
        amiss: amiss(state, index),
        touched,
        hurried: is_hurried(state),
        force: winning_force(state, by),
        ..Attention::to_illegal_move(Stands::Unreplied)
    };
    let mut answers = state.law().hear(asked);
    let end = answers.take_end().filter(|(outcome, _)| ends_by_illegal_move(*outcome));
    answers.only_to_know();
    let (outcome, articles) = end?;
    Some(ends_for_illegal_move(state, by, outcome, articles.and([shows])))
}

/// Until when the other may have the move taken back, and by which articles.
pub(crate) fn take_recall(answers: &mut Answers<Transfer>) -> Option<(Until, Vec<&'static str>)> {
    let recall = answers.take_first(|effect| match effect {
        Effect::Recalls(until) => Some(until),
        _ => None,
    });
    recall.map(|(until, articles)| (until, articles.into_vec()))
}
