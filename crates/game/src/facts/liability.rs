//! What the record of a turn makes a player liable to.

use board::{Kind, Move, Square};
use law::question::{Did, Liability, Meddling, Moved};
use law::{Cites, Effect, Menu, Until};

use crate::act::penalty::Exaction;
use crate::facts::removal::removal_articles;
use crate::facts::touched::{Touched, moves_man, takes_man};
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::line::Ply;
use crate::state::making::Offered;
use crate::state::men::ManId;
use crate::state::touch::Touch;
use crate::state::turn::Turn;

/// The menus that the record of an attempt has opened: first what comes first, then what may follow it.
pub(crate) fn record_menus(state: &State, turn: &Turn, attempt: &Attempt) -> Vec<(Offered, Touched)> {
    if attempt.making().is_some_and(|making| making.is_lapsed()) {
        return Vec::new();
    }
    let facts = liability(state, turn, attempt);
    if facts == (Liability { fixed: false, left: false, moved: Moved::Nothing }) {
        return Vec::new();
    }
    let touched = Touched::of(turn, attempt.touches().iter());
    let menus =
        state.law().hear(facts).take_all(|effect| offered_by_record(effect, attempt.is_after_first()));
    let out_of_turn = attempt.touches().iter().any(|touch| touch.carried && !touch.excused);
    let carried = match out_of_turn && (facts.fixed || facts.left) {
        true => carrying_articles(state),
        false => Cites::none(),
    };
    let taken_off = facts.left && left_what_was_taken_off(turn, attempt);
    let carried = match taken_off || facts.fixed && fixed_was_taken_off(turn, attempt) {
        true => removal_articles(state).and(carried),
        false => carried,
    };
    let offered = |((menu, until), articles): ((Menu, Until), Cites)| Offered {
        menu,
        until,
        articles: articles.and(carried.clone()).into_vec(),
    };
    menus.into_iter().map(|menu| (offered(menu), touched.clone())).collect()
}

/// Whether a man was taken off the board by mistake, stands there again, and another was moved.
fn left_what_was_taken_off(turn: &Turn, attempt: &Attempt) -> bool {
    let men = attempt.making().map_or(&[][..], |making| making.moved_in_own_turn());
    let removed = attempt.touches().iter().filter(|touch| touch.removed).cloned().collect();
    is_left(turn, &Attempt::with_touches(removed, 0), men)
}

/// Whether a man was taken off the board by mistake that cannot legally be moved or taken.
fn fixed_was_taken_off(turn: &Turn, attempt: &Attempt) -> bool {
    let legal = legal_now(turn);
    let removed = attempt.open_touches().iter().filter(|touch| touch.removed && !touch.excused);
    removed.flat_map(|touch| &touch.men).any(|&id| !movable(turn, &legal, id))
}

/// The articles by which a touch out of turn counts in the next turn.
pub(crate) fn carrying_articles(state: &State) -> Cites {
    let touched = Meddling { did: Did::Touched, excused: false, after_own_move: false, seen: false };
    state.law().cites(touched, |effect| effect == Effect::CarriesWhatRemains)
}

/// The articles by which a touch out of turn is held against the toucher in his next turn, as a duty or as a choice.
pub(crate) fn holding_articles(state: &State) -> Cites {
    articles_of_duty(state).and(carrying_articles(state))
}

/// The articles by which it is held against him as a duty.
pub(crate) fn articles_of_duty(state: &State) -> Cites {
    let touched = Meddling { did: Did::Touched, excused: false, after_own_move: false, seen: false };
    state.law().cites(touched, |effect| effect == Effect::Carries)
}

/// The facts of an attempt.
pub(crate) fn liability(state: &State, turn: &Turn, attempt: &Attempt) -> Liability {
    if let Some(found) = attempt.found() {
        return found;
    }
    let moved = moved(attempt);
    let men = attempt.making().map_or(&[][..], |making| making.moved_in_own_turn());
    let fixed = touched_fixed(state, turn, attempt, men, attempt.is_after_first());
    Liability { fixed, left: moved != Moved::Nothing && is_left(turn, attempt, men), moved }
}

/// Whether a man was touched that cannot legally be moved or taken, and none of these moved ones is: it still stands
/// where it stood, or stands there again.
pub(crate) fn touched_fixed(
    state: &State,
    turn: &Turn,
    attempt: &Attempt,
    moved: &[ManId],
    again: bool,
) -> bool {
    let free = match turn.required() {
        None => usize::MAX,
        Some(required) => required.free_touches.filter(|_| !moved.is_empty()).unwrap_or(0),
    };
    let legal = turn.position().legal_moves();
    let stays = |id: &ManId| {
        let home = turn.men().knows(*id).then(|| turn.men().square_of(*id)).flatten();
        home.is_some() && !moved.contains(id) && (again || stands_at(state, *id) == home)
    };
    let open = attempt.open_touches();
    let open = counted(&open[..open.len().min(free.saturating_sub(attempt.lapsed_touches()))]);
    open.iter().any(|id| !movable(turn, &legal, *id) && stays(id))
}

/// Whether a man was touched that can legally be moved or taken, and is none of these moved ones.
pub(crate) fn is_left(turn: &Turn, attempt: &Attempt, moved: &[ManId]) -> bool {
    let legal = legal_now(turn);
    // Before the other demanded that castling be completed, any legal move could be made.
    let free = turn.required().and_then(|required| required.free_touches).unwrap_or(0);
    let (earlier, later) = attempt.touches().split_at(free.min(attempt.touches().len()));
    let left = |touches: &[Touch], legal: &[Move]| {
        counted(touches).iter().any(|id| movable(turn, legal, *id) && !moved.contains(id))
    };
    left(earlier, &turn.position().legal_moves()) || left(later, &legal)
}

/// The men of the touches that count.
fn counted(touches: &[Touch]) -> Vec<ManId> {
    touches.iter().filter(|touch| !touch.excused).flat_map(|touch| touch.men.clone()).collect()
}

/// Where a man stands, or belongs where it was displaced.
fn stands_at(state: &State, id: ManId) -> Option<Square> {
    let home = state.tabletop.displaced().home_of(id);
    home.or_else(|| state.tabletop.men().square_of(id))
}

/// The turn of the other's in which an illegal move was made that another may replace, or has replaced, with this
/// side's consent.
pub(crate) fn turn_to_consent_to(state: &State, who: board::Side) -> Option<Ply> {
    let knows = state.law().knows.consent_to_replacement;
    state.line.last_two().rev().find(|&index| {
        let (turn, attempt) = (&state.line[index], state.line[index].attempt());
        let lapsed = attempt.making().is_some_and(|making| making.is_lapsed() && making.legal().is_some());
        knows
            && turn.by() != who
            && attempt.was_illegal()
            && !attempt.has_consent()
            && attempt.is_open()
            && !lapsed
    })
}

/// The menu that an effect opens before what comes first was exacted, or after it.
pub(crate) fn offered_by_record(effect: Effect, after_first: bool) -> Option<(Menu, Until)> {
    match effect {
        Effect::OffersThen(first, then, until) => Some((if after_first { then } else { first }, until)),
        Effect::Offers(menu, until) if !after_first => Some((menu, until)),
        _ => None,
    }
}

pub(crate) fn moved(attempt: &Attempt) -> Moved {
    let made = attempt.making();
    match (made, made.and_then(|making| making.legal())) {
        (None, _) if attempt.was_illegal() => Moved::Illegal,
        (None, _) => Moved::Nothing,
        (Some(_), None) => Moved::Illegal,
        (Some(_), Some(_)) if !attempt.was_illegal() => Moved::Legal,
        (Some(_), Some(_)) if attempt.has_consent() => Moved::ReplacedWithConsent,
        (Some(_), Some(_)) => Moved::Replaced,
    }
}

/// The moves that the player may make: those that were exacted, or any legal one.
pub(crate) fn legal_now(turn: &Turn) -> Vec<Move> {
    match turn.required() {
        Some(required) => required.moves.clone(),
        None => turn.position().legal_moves().to_vec(),
    }
}

/// Whether a man can legally be moved, if it is the player's own, or taken.
pub(crate) fn movable(turn: &Turn, legal: &[Move], id: ManId) -> bool {
    let Some(square) = turn.men().knows(id).then(|| turn.men().square_of(id)).flatten() else { return true };
    match turn.men().man(id).side == turn.by() {
        true => legal.iter().any(|&m| moves_man(m, square)),
        false => legal.iter().any(|&m| takes_man(m, turn, square)),
    }
}

/// Every way of indicating one touched man, or two.
pub(crate) fn touched_men(touched: &Touched) -> Vec<Exaction> {
    let all: Vec<Square> = touched.own.iter().chain(&touched.adverse).flatten().copied().collect();
    let mut ways: Vec<Exaction> = all.iter().map(|&square| Exaction::B(square, None)).collect();
    for (index, &one) in all.iter().enumerate() {
        ways.extend(all[index + 1..].iter().map(|&other| Exaction::B(one, Some(other))));
    }
    ways
}

/// The King where he can move otherwise than by castling; else any man of the player's, were it one that cannot move.
pub(crate) fn king_or_selected(turn: &Turn) -> Vec<Exaction> {
    let legal = turn.position().legal_moves();
    let king =
        |m: &Move| turn.position().kind_at(m.from()) == Some(Kind::King) && m.castling_wing().is_none();
    if legal.iter().any(king) {
        return vec![Exaction::C(None)];
    }
    let own = |&square: &Square| turn.men().man_at(square).is_some_and(|man| man.side == turn.by());
    Square::ALL.into_iter().filter(own).map(|square| Exaction::C(Some(square))).collect()
}

/// Whether a move does what Penalty B asks with these two men: one takes the other, or King and Rook castle.
pub(crate) fn joins(turn: &Turn, one: Square, other: Square, m: Move) -> bool {
    let takes = |own: Square, adverse: Square| moves_man(m, own) && takes_man(m, turn, adverse);
    let castles = |king: Square, rook: Square| {
        m.castling_wing().is_some() && m.from() == king && m.rook().is_some_and(|(from, _)| from == rook)
    };
    takes(one, other) || takes(other, one) || castles(one, other) || castles(other, one)
}

/// Whether two are the same penalty, be it of the King or of a man selected, as the position gives it.
pub(crate) fn alike(one: Exaction, other: Exaction) -> bool {
    same(one, other) || matches!((one, other), (Exaction::C(_), Exaction::C(_)))
}

/// Whether two say the same: of two men, either may be named first.
pub(crate) fn same(one: Exaction, other: Exaction) -> bool {
    match (one, other) {
        (Exaction::B(a, Some(b)), Exaction::B(c, Some(d))) => (a, b) == (c, d) || (a, b) == (d, c),
        _ => one == other,
    }
}
