//! What a hand did in its own turn: nothing, a part of a move, a legal move, or an unlawful one.

use board::{Kind, Man, Move, Side, Square};
use law::Effect;
use law::question::{BoundBy, Made, Named, Naming, Nature, Transfer};
use law::{Point, Provision, provided};

use crate::effects::offences::{note_falsified, note_forfeits};
use crate::effects::removal::as_it_stands_now;
use crate::facts::boards::is_to_be_announced;
use crate::facts::castling_in_parts::{is_kings_part_of_castling, may_be_begun_castling};
use crate::facts::change::{Change, change, men_moved, nature, takes_back_released};
use crate::facts::completion::completes_by_press;
use crate::facts::displaced::is_taken_and_lies_still;
use crate::facts::menus::take_menus;
use crate::facts::odds::{article_of_castling, articles_without_rook};
use crate::facts::removal::{Removed, move_beside_removal, removal_articles};
use crate::facts::tabletop::{back_where_the_turn_began, men_as_moved, men_moved_since_it_began};
use crate::facts::touching::{allowed_by_later_touch, bound, bound_otherwise, touch_menus};
use crate::judging::announced::waits_for_announcement;
use crate::judging::as_found::{Found, passes_as_found, takes_as_found};
use crate::judging::commits::{binds_to_move_made, commits, says_of_begun, says_of_piece_in_hand};
use crate::judging::complete::brings_to_its_end;
use crate::judging::pass::pass;
use crate::judging::physical::{Physical, as_it_lay, judge_as_it_lay};
use crate::judging::promoted_late::{promotes_late, tells_reply_to_left_pawn};
use crate::judging::removed::{puts_back_what_the_other_took_off, takes_what_was_taken_off};
use crate::judging::taken_at_home::{judges_from_home, taken_at_home};
use crate::judging::unlawful::{take_recall, unlawful};
use crate::phrases::{join, man_on};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::moves::{made_in_words, missing, move_in_words, offence_in_words};
use crate::sentences::penalty::{
    tell_liability, tell_liability_of_move, tell_liability_of_touch, tell_open_menus,
};
use crate::sentences::silence::silent;
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::bound::Bound;
use crate::state::hand_result::HandResult;
use crate::state::hands::Held;
use crate::state::making::{Making, MenMoved};
use crate::state::men::{ManId, Men};

/// Judges an act of the player's hand in his own turn.
pub(crate) fn judge_turn(state: &mut State, deed: &HandResult) -> Vec<Ruling> {
    let by = state.turn().by();
    let mut rulings = Vec::new();
    // What was quitted already binds, and no touch after it.
    let told_at_once = !deed.whole && !deed.without_leave || deed.puts_right;
    if deed.new_touch && told_at_once && state.turn().attempt().released().is_none() {
        rulings.extend(tell_touch(state));
    }
    let new_piece = |held: Held| held.from.is_none() && held.on.is_some();
    if deed.moved && state.tabletop.hands().of(by).is_some_and(new_piece) && !is_promoted_in_hand(state) {
        let begun = says_of_piece_in_hand(state);
        rulings.extend(commits(state, Nature::Promotion, begun));
    }
    if state.tabletop.hands().of(by).is_some() || !deed.moved {
        rulings.extend(tell_liability_of_touch(state, deed));
        return rulings;
    }
    // What was displaced stands where it belongs again: nothing of the move is otherwise than it was.
    if deed.puts_right {
        return rulings;
    }
    rulings.extend(judge_change(state, deed.whole));
    rulings
}

/// The piece that the player's hand is still on is named, or set, and where the code asks for no more the move is made: the
/// hand only rests on it. Whether that is so.
pub(crate) fn is_promoted_in_hand(state: &mut State) -> bool {
    let by = state.turn().by();
    let on = state.tabletop.hands().of(by).and_then(|held| held.on);
    let (Some(square), Some(_)) = (on, provided(state.law().code, Provision::PromotionCompleteInHand)) else {
        return false;
    };
    state.tabletop.hands_mut().give_up(by);
    state.tabletop.hands_mut().rest_on(by, Some(square));
    true
}

pub(crate) fn judge_change(state: &mut State, whole: bool) -> Vec<Ruling> {
    let mut rulings = Vec::from_iter(refuses_king_for_pawn(state));
    rulings.extend(judge_board(state, whole));
    rulings
}

/// Where a Pawn may stay a Pawn on its last rank, and no King can be named for it, one that was set or named there is
/// refused: it stands there as a Pawn.
fn refuses_king_for_pawn(state: &mut State) -> Option<Ruling> {
    provided(state.law().code, Provision::PawnMayStay)?;
    let was_pawn = |id: ManId| {
        let start = &state.turn().men();
        start.knows(id) && start.man(id) == Man { side: state.turn().by(), kind: Kind::Pawn }
    };
    let king = |id: &ManId| state.tabletop.men().man(*id).kind == Kind::King && was_pawn(*id);
    let pawn = Square::ALL.into_iter().filter_map(|square| state.tabletop.men().at(square)).find(king)?;
    let named = Naming { named: Named::King, pawn_waits: true };
    let mut answers = state.law().hear(named);
    let refuses = answers.take(Effect::Refuses);
    answers.all_heard();
    let refuses = refuses?;
    state.tabletop.makes_pawn_again(pawn);
    let says = "A Pawn does not become a King: it stands as a Pawn that is still to be named.";
    Some(refused(refuses, Refusal::NotSo, says))
}

fn judge_board(state: &mut State, whole: bool) -> Vec<Ruling> {
    let now = men_as_moved(state);
    if let Some(rulings) = puts_back_what_the_other_took_off(state, &now) {
        return rulings;
    }
    let by = state.turn().by();
    if let Some(rulings) = promotes_late(state, by) {
        return rulings;
    }
    takes_what_was_taken_off(state, &now);
    if takes_back_released(state.turn(), &now) {
        state.turn_mut().attempt_mut().unmakes();
        return Vec::new();
    }
    if let Some(found) = taken_at_home(state) {
        let (m, men, at_home) = judges_from_home(state, found);
        let mut rulings = made(state, m, men);
        rulings.push(at_home);
        return rulings;
    }
    let turn = state.turn();
    let measured = change(turn, &now);
    let lawful = !matches!(measured, Change::Other) || move_beside_removal(state, &now).is_some();
    if let Some((m, men, found)) = takes_as_found(state, lawful) {
        return std::iter::once(found).chain(made(state, m, men)).collect();
    }
    if let Some((m, men)) = made_from_where_it_began(state, lawful) {
        return made(state, m, men);
    }
    match passes_as_found(state, lawful) {
        Some((Found::Move(m, men), found)) => return found.into_iter().chain(made(state, m, *men)).collect(),
        Some((Found::Part(nature), found)) => {
            return found.into_iter().chain(begun(state, Some(nature), whole)).collect();
        }
        None => {}
    }
    match judge_as_it_lay(state, lawful) {
        Some(Physical::Move(m, men, goes_on)) => {
            let mut rulings = made(state, m, men);
            rulings.push(goes_on);
            return rulings;
        }
        Some(Physical::Unlawful(men)) => return unlawful_as_it_lay(state, men, whole),
        None => {}
    }
    match measured {
        Change::None => {
            state.turn_mut().attempt_mut().changes_nothing();
            // What was taken off by mistake stands there again, and was touched.
            let removed = state.turn().attempt().touches().iter().any(|touch| touch.removed);
            if removed { tell_liability(state, state.line.now_at()) } else { Vec::new() }
        }
        Change::Part(nature) => begun(state, nature, whole),
        Change::Whole(m) if is_kings_part_of_castling(state, m) => {
            begun(state, Some(Nature::Castling), whole)
        }
        // A whole move takes it from where it lies.
        Change::Whole(m) if !whole && is_taken_and_lies_still(state, m) => {
            begun(state, Some(nature(state.turn(), m)), whole)
        }
        Change::Whole(m) if is_to_be_announced(state) => stands_unannounced(state, m, &now),
        Change::Whole(m) => made(state, m, now),
        Change::Other => match move_beside_removal(state, &now) {
            Some((m, men, removed)) => {
                let mut rulings = made(state, m, men);
                rulings.extend(note_removed(state, removed));
                rulings
            }
            None => unlawful(state, now, whole),
        },
    }
}

/// The transfer is unlawful on the board as it lay. What was touched binds by where the men belong.
fn unlawful_as_it_lay(state: &mut State, men: Men, whole: bool) -> Vec<Ruling> {
    let now = state.line.now_at();
    let (rulings, lay) = as_it_lay(state, |state| {
        let rulings = unlawful(state, men, whole);
        let lay = tell_touch(state);
        (rulings, lay)
    });
    let home = if state.line.is_now(now) { tell_touch(state) } else { lay.clone() };
    let Some(at) = rulings.iter().position(|ruling| lay.contains(ruling)).filter(|_| home != lay) else {
        return rulings;
    };
    let told = |ruling: Ruling, first: bool| match lay.contains(&ruling) {
        true => {
            if first {
                home.clone()
            } else {
                Vec::new()
            }
        }
        false => vec![ruling],
    };
    rulings.into_iter().enumerate().flat_map(|(here, ruling)| told(ruling, here == at)).collect()
}

/// What the player had moved lies where the turn began with it, by another hand, and his move is a legal one from there: so it
/// was not moved. None where it is otherwise.
fn made_from_where_it_began(state: &mut State, lawful: bool) -> Option<(Move, Men)> {
    let back = back_where_the_turn_began(state);
    if lawful || back.is_empty() {
        return None;
    }
    let men = men_moved_since_it_began(state);
    let Change::Whole(m) = change(state.turn(), &men) else { return None };
    state.tabletop.were_not_displaced(|man| back.contains(&man));
    Some((m, men))
}

pub(crate) fn begun(state: &mut State, nature: Option<Nature>, whole: bool) -> Vec<Ruling> {
    let first = state.turn().attempt().released().is_none();
    let mut rulings = if whole && first { tell_touch(state) } else { Vec::new() };
    state.turn_mut().attempt_mut().unmakes();
    let Some(nature) = nature else { return rulings };
    let moved = men_moved(state.turn(), &men_as_moved(state), None).all;
    state.turn_mut().attempt_mut().quits(moved);
    let mut begun = says_of_begun(state, nature);
    if let Some(articles) = begun.open.take() {
        let says =
            format!("{}'s move is not complete: {}.", state.turn().by().name(), missing(state, nature));
        rulings.push(ruling(articles, RulingKind::Note, says));
    }
    rulings.extend(commits(state, nature, begun));
    if rulings.is_empty() && !whole && first {
        let what = format!("a move of which a part is made: {}", missing(state, nature));
        rulings.push(silent(state, &what));
    }
    rulings
}

/// A legal move, measured against what binds the player.
struct Measured {
    men: MenMoved,
    released: Option<Bound>,
    against: Option<Bound>,
    made: Made,
    bound_by: BoundBy,
}

fn measured(state: &State, m: Move, now: &Men) -> Measured {
    let turn = state.turn();
    let men = men_moved(turn, now, Some(m));
    let released = turn.attempt().released().cloned();
    let against = bound_otherwise(state, turn, m, &men.all);
    let required = turn.required().filter(|required| !required.moves.contains(&m));
    let (made, bound_by) = match (&required, &against) {
        (Some(_), _) => (Made::AgainstRequirement, BoundBy::Nothing),
        // A man quitted binds to nothing else than what was exacted; one touched, among the moves that do it.
        (None, Some(against)) if turn.required().is_none() || bound(state, turn, &men.all).is_some() => {
            (Made::AgainstTouch, against.by)
        }
        _ => (Made::Legal, BoundBy::Nothing),
    };
    Measured { men, released, against, made, bound_by }
}

/// A whole move stands on the board that is made only when it is announced: what was quitted binds already.
fn stands_unannounced(state: &mut State, m: Move, now: &Men) -> Vec<Ruling> {
    let Measured { released, made, bound_by, .. } = measured(state, m, now);
    state.turn_mut().attempt_mut().unmakes();
    let told = waits_for_announcement(state, m);
    if made == Made::Legal && released.is_none_or(|quitted| quitted.moves.contains(&m)) {
        let transfer = Transfer::lawful(made, nature(state.turn(), m), bound_by);
        // What waits for its announcement is made by a player who cannot see.
        let mut answers = state.law().hear(Transfer { unsighted: true, ..transfer });
        let commits = answers.take(Effect::Commits);
        answers.only_to_know();
        binds_to_move_made(state, &[m], commits);
    }
    vec![told]
}

pub(crate) fn made(state: &mut State, m: Move, now: Men) -> Vec<Ruling> {
    let turn = state.turn();
    let by = turn.by();
    let Measured { men, against, made, bound_by, .. } = measured(state, m, &now);
    let nature = nature(turn, m);
    let unsighted = state.settings().visually_disabled[by.index()];
    let mut answers = state.law().hear(Transfer { unsighted, ..Transfer::lawful(made, nature, bound_by) });
    let offence = answers.take(Effect::Offence);
    let recall = take_recall(&mut answers);
    let recalled = recall.is_some();
    let offence = offence.map(|articles| {
        let duty = match made {
            Made::AgainstRequirement => turn.required().map(|required| required.duty),
            _ => against.as_ref().map(|bound| bound.duty.clone()),
        };
        offence_in_words(state, articles, made, (&men, m), duty, recalled)
    });
    let mut rulings: Vec<Ruling> = offence.into_iter().collect();
    let making = Making::legal_move(made, m, men, bound_by).giving(take_menus(&mut answers), recall);
    note_forfeits(state, &mut answers, by);
    let (makes, completes) = (answers.take(Effect::Makes), answers.take(Effect::Completes));
    let stays = answers.take(Effect::Commits);
    answers.all_heard();
    let may_castle = may_be_begun_castling(state, m);
    let makes = makes.map(|articles| articles.and(may_castle));
    let completes = completes
        .map(|articles| articles.and(articles_without_rook(state, m)).and(article_of_castling(state, m)));
    binds_to_move_made(state, &[m], stays);
    let complete = makes.is_none();
    rulings.extend(told_of_first_touch(state, m, made));
    let told = rulings.len();
    rulings.push(match makes {
        None => {
            let says = format!("{}; the move is complete.", move_in_words(state, m));
            ruling(completes.unwrap_or_default(), RulingKind::Completed, says)
        }
        Some(articles) => ruling(articles, RulingKind::Note, made_in_words(state, m)),
    });
    let position = state.turn().position().play(m);
    let after = state.turn().men().after(state.turn().position(), m).with_stand_ins_of(&now);
    let waiting = after.clone();
    let after = after.with_names_taken(&position);
    rulings.extend(told_of_names(state, &waiting, &after));
    let had_menus = !touch_menus(state, state.turn(), state.turn().attempt()).is_empty();
    rulings.extend(pass(state, making, after, position, complete));
    if !complete {
        rulings.extend(waits_for_press(state, by));
    }
    let taken_back = rulings.iter().any(|ruling| ruling.kind == RulingKind::Restored);
    if made != Made::Legal && taken_back {
        // What is taken back in the same breath is not told as made.
        rulings.remove(told);
    }
    let opened =
        state.line.turn_before().is_some_and(|turn| !touch_menus(state, turn, turn.attempt()).is_empty());
    if had_menus || opened {
        rulings.extend(tell_open_menus(state, by));
    }
    rulings.extend(tell_liability_of_move(state, by));
    rulings.extend(tells_reply_to_left_pawn(state, by));
    rulings
}

/// The Pawns that waited on their last rank and have taken a name by this move.
fn told_of_names(state: &State, before: &Men, after: &Men) -> Vec<Ruling> {
    let Some((_, article)) = state.law().code.settles(Point::Promotion) else { return Vec::new() };
    let named = Square::ALL.into_iter().filter_map(|square| {
        let (was, is) = (before.man_at(square)?, after.man_at(square)?);
        (was != is).then(|| {
            let name = state.turn().position().name_of(is.kind);
            let says = format!("{}'s Pawn on {square}, which waited, is a {name} now.", is.side.name());
            ruling([article], RulingKind::Note, says)
        })
    });
    named.collect()
}

/// Castling with the Rook that was touched first, where that alone would have asked for a move of the Rook: that is told.
fn told_of_first_touch(state: &State, m: Move, made: Made) -> Option<Ruling> {
    let turn = state.turn();
    let castles = made == Made::Legal && m.rook().is_some();
    let articles = allowed_by_later_touch(state, turn, m).filter(|_| castles)?;
    let says = format!("{} touched the Rook first, and may castle with it all the same.", turn.by().name());
    Some(Ruling { about: Some(turn.by()), ..ruling(articles, RulingKind::Note, says) })
}

/// A move made waits for the press of the clock; without a clock it is judged at once.
pub(crate) fn waits_for_press(state: &mut State, by: Side) -> Vec<Ruling> {
    match completes_by_press(state) {
        true => {
            state.time.awaits_press(by);
            Vec::new()
        }
        false => brings_to_its_end(state, by),
    }
}

/// Notes, of the move just made, what else was taken off: it is off until somebody says so.
pub(crate) fn note_removed(state: &mut State, removed: Removed) -> Vec<Ruling> {
    let Some(index) = state.line.last_made() else { return Default::default() };
    let by = state.line[index].by();
    note_falsified(state, by);
    let turn = &state.line[index];
    let names: Vec<String> = removed.iter().map(|&(_, square)| man_on(turn, square)).collect();
    let says = format!(
        "{} took {} off by mistake: it must be put back, and {} may be treated as having touched it.",
        by.name(),
        join(&names, "and"),
        by.name()
    );
    for &(_, square) in &removed {
        state.tabletop.takes_off(square);
        state.turn_mut().begins_without(square);
    }
    state.line_mut(index).attempt_mut().takes_off_by_mistake(removed);
    as_it_stands_now(state);
    let articles = removal_articles(state);
    vec![Ruling { about: Some(by), ..ruling(&articles, RulingKind::Offence, says) }]
}
