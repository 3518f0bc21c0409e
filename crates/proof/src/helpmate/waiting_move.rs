//! A move for a side that has to move while a plan needs nothing from it.

use board::{Bitboard, Kind, Move, Transfer};

use crate::attacks;
use crate::helpmate::pawn_ways::pushes;
use crate::helpmate::plan::{CHECKER, KING};
use crate::helpmate::plan_state::PlanState;

const LAST_RANKS: Bitboard = Bitboard(0xFF00_0000_0000_00FF);

/// A move that changes nothing for the plan: `last` taken back, or else the one that seems to do the least harm.
///
/// `last` is the waiting move that the side made last. Where the other side's pieces are stuck they are not to be
/// hindered (`is_stuck`).
pub(crate) fn waiting_move(state: &PlanState, last: Option<Transfer>, is_stuck: bool) -> Option<Move> {
    let wanted = if is_stuck { wanted(state) } else { Bitboard::EMPTY };
    if !wanted.is_empty() {
        return least_harmful(state, wanted);
    }
    let back = last.and_then(|last| state.position.find(Transfer::new(last.to, last.from)));
    back.or_else(|| harmless(state)).or_else(|| least_harmful(state, wanted))
}

/// A harmless move of a piece without a role, or of a Pawn where there is none; the first that is found.
fn harmless(state: &PlanState) -> Option<Move> {
    let (plan, position, turn) = (&*state.plan, &state.position, state.position.turn());
    let (own, adverse) = (state.engaged(turn, |_| true), state.engaged(!turn, |_| true));
    let occupied = position.occupied();
    let shunned = occupied | plan.clear | plan.stay | adverse;
    let (avoided, king) = if turn == state.winner {
        (Bitboard::EMPTY, Some(state.at(KING)))
    } else {
        (plan.clear, position.king(state.winner))
    };
    let idle = position.side(turn) - own - plan.stay - plan.clear;
    let pawns = idle & position.kind(Kind::Pawn);
    for from in (idle - pawns).iter().chain(pawns) {
        let kind = position.kind_at(from)?;
        let ways = match kind {
            Kind::Pawn => pushes(turn, from, occupied) - LAST_RANKS,
            _ => attacks::attacks(kind, turn, from, occupied),
        };
        for to in ways - shunned {
            let attacked = attacks::attacks(kind, turn, to, occupied);
            if attacked.meets(avoided) || king.is_some_and(|king| attacked.contains(king)) {
                continue;
            }
            let m = position.find(Transfer::new(from, to));
            if m.is_some() {
                return m;
            }
        }
    }
    None
}

/// The move that seems to do the least harm, and to leave the wanted squares free.
fn least_harmful(state: &PlanState, wanted: Bitboard) -> Option<Move> {
    let turn = state.position.turn();
    let (plan, position) = (&*state.plan, &state.position);
    let own = state.engaged(turn, |_| true);
    let adverse = state.engaged(!turn, |_| true);
    let keep = plan.stay | adverse;
    let occupied = position.occupied();
    // If no square is wanted, harmless moves were looked for before: none is left.
    let least = u32::from(wanted.is_empty());
    let mut best: Option<(u32, Move)> = None;
    position.for_each_legal(|m| {
        if best.is_some_and(|(harm, _)| harm <= least) {
            return;
        }
        let Some(kind) = position.kind_at(m.from()) else { return };
        let mut harm = 6 * u32::from(plan.clear.contains(m.to()))
            + 8 * u32::from(keep.contains(m.to()))
            + 8 * u32::from(plan.stay.contains(m.from()))
            + 3 * u32::from(plan.clear.contains(m.from()))
            + 2 * u32::from(occupied.contains(m.to()))
            + u32::from(kind == Kind::Pawn)
            + 8 * u32::from(m.promotion_kind().is_some());
        if own.contains(m.from()) {
            harm += if loses_a_tempo(state, m) { 2 } else { 10 };
        }
        let attacked = attacks::attacks(kind, turn, m.to(), occupied);
        if turn != state.winner {
            let checks = position.king(state.winner).is_some_and(|king| attacked.contains(king));
            harm += 4 * u32::from(attacked.meets(plan.clear)) + 5 * u32::from(checks);
        } else {
            harm += 5 * u32::from(attacked.contains(state.at(KING)));
        }
        if !wanted.is_empty() {
            let before = attacks::attacks(kind, turn, m.from(), occupied).with(m.from());
            harm += 4 * (1 + (attacked & wanted).count()) - 4 * u32::from(before.meets(wanted));
        }
        if best.is_none_or(|(before, _)| harm < before) {
            best = Some((harm, m));
        }
    });
    best.map(|(_, m)| m)
}

/// Whether the checking piece can mate from there as well as from where it is: that is how a tempo is lost.
fn loses_a_tempo(state: &PlanState, m: Move) -> bool {
    let role = state.role(CHECKER);
    role.winning
        && m.from() == state.at(CHECKER)
        && state.moves(CHECKER) == 1
        && role.moves_as_piece(m.to()) == 1
}

/// Where the other side's pieces that cannot go on would like to go.
fn wanted(state: &PlanState) -> Bitboard {
    let winning = state.position.turn() != state.winner;
    let stopped = state.all().filter(|&i| state.role(i).winning == winning && state.moves(i) > 0);
    let next = |i: usize| {
        let kind = state.position.kind_at(state.at(i)).unwrap_or(Kind::Pawn);
        let empty = attacks::attacks(kind, state.winner, state.at(i), Bitboard::EMPTY);
        empty & state.role(i).nearer(state.moves(i))
    };
    stopped.filter(|&i| i != CHECKER).fold(Bitboard::EMPTY, |set, i| set | next(i))
}
