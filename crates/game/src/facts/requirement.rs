//! What may be required, and whether the player has complied.

use board::{Side, Square};
use law::Effect;
use law::question::{BoundBy, Demand, Did, Made, Meddling, Nature, Transfer};

use crate::act::penalty::Requirement;
use crate::facts::change::{Change, change};
use crate::facts::communication::lacks_shared_board;
use crate::facts::displaced::to_put_right_at_once;
use crate::facts::opponents_hand::may_annul;
use crate::facts::rook_first::rook_first;
use crate::state::State;
use crate::state::dues::Demanded;
use crate::state::hand_result::HandResult;
use crate::state::men::{ManId, Men, StandIn};

pub(crate) fn demand(state: &State, who: Side, what: Requirement) -> (Demand, Option<Square>) {
    match what {
        Requirement::Release => (Demand::Release, None),
        Requirement::Replace => (Demand::Replace, None),
        Requirement::CompleteCastling => (Demand::CompleteCastling, None),
        Requirement::RookMove => (Demand::RookMove, None),
        Requirement::Annulment => (Demand::Annulment, None),
        Requirement::Piece(square) if stand_in(state, !who, square) == Some(StandIn::Substitute) => {
            (Demand::PieceForSubstitute, Some(square))
        }
        Requirement::Piece(square) => (Demand::PieceForPawn, Some(square)),
        Requirement::Substitute(square) => (Demand::SubstituteForPawn, Some(square)),
    }
}

pub(crate) fn stand_in(state: &State, side: Side, square: Square) -> Option<StandIn> {
    let id = state.tabletop.men().at(square).filter(|&id| state.tabletop.men().man(id).side == side)?;
    state.tabletop.men().stand_in(id)
}

pub(crate) fn is_as_required(state: &State, who: Side, demand: Demand, square: Option<Square>) -> bool {
    let other = !who;
    let stands = |what: StandIn| square.is_some_and(|square| stand_in(state, other, square) == Some(what));
    match demand {
        Demand::Release => state.turn().by() == other && hand_stays(state, other),
        Demand::Replace => {
            let his_turn = state.turn().by() == other;
            let in_hand = his_turn != goes_back_at_once(state) && holds_away(state, other).is_some();
            in_hand || !to_put_right_at_once(state, other).is_empty()
        }
        Demand::CompleteCastling => castling_begun(state, other).is_some(),
        Demand::RookMove => may_take_rook_move(state, who),
        Demand::Annulment => may_annul(state, who),
        Demand::PieceForPawn | Demand::SubstituteForPawn => state.turn().by() == who && stands(StandIn::Pawn),
        Demand::PieceForSubstitute => state.turn().by() == who && stands(StandIn::Substitute),
    }
}

/// Whether the code has a man that was moved out of turn put back at once: then it is out of turn that it is required,
/// and otherwise in the turn of the player who holds it.
pub(crate) fn goes_back_at_once(state: &State) -> bool {
    let moved = Meddling { did: Did::Moved, excused: false, after_own_move: false, seen: true };
    state.law().gives(moved, |effect| effect == Effect::PutsBack)
}

/// A hand stays on a man on the square where it stood, or on a piece just set for a Pawn.
pub(crate) fn hand_stays(state: &State, side: Side) -> bool {
    let held = state.tabletop.hands().of(side);
    state.tabletop.hands().rests(side)
        || held.is_some_and(|held| held.on.is_some() && (held.from.is_none() || held.on == held.from))
}

/// The square where this side has set another man than the piece that was required there.
pub(crate) fn wrong_piece_set(state: &State, side: Side) -> Option<Square> {
    let demanded = state.dues.demanded().filter(|demanded| demanded.of == side)?;
    let (square, piece) = (demanded.square?, demanded.piece?);
    let wanted = board::Man { side, kind: piece };
    state.tabletop.men().man_at(square).filter(|&man| man != wanted).map(|_| square)
}

/// The square of the man that is held away from it.
pub(crate) fn holds_away(state: &State, side: Side) -> Option<Square> {
    let held = state.tabletop.hands().of(side)?;
    held.from.filter(|_| held.on != held.from)
}

/// The castling of which the King's part alone was made, and quitted.
pub(crate) fn castling_begun(state: &State, side: Side) -> Option<board::Move> {
    let turn = state.turn();
    if turn.by() != side || state.tabletop.hands().of(side).is_some() {
        return None;
    }
    let begun = matches!(change(turn, state.tabletop.men()), Change::Part(Some(Nature::Castling)));
    let king = |m: &board::Move| {
        m.castling_wing().is_some() && state.tabletop.men().at(m.to()) == turn.men().at(m.from())
    };
    turn.position().legal_moves().iter().copied().find(king).filter(|_| begun)
}

/// Whether this side, whose turn it is, has moved and quitted its King as in castling.
pub(crate) fn is_as_in_castling(state: &State, side: Side) -> bool {
    let turn = state.turn();
    let Some(home) = turn.position().king(side).filter(|_| turn.by() == side) else { return false };
    let now = turn.men().at(home).and_then(|king| state.tabletop.men().square_of(king));
    now.is_some_and(|now| now.rank() == home.rank() && now.file().abs_diff(home.file()) == 2)
}

/// Whether the other has castled, the Rook first, and may be held to the Rook's move.
pub(crate) fn may_undo_castling(state: &State, who: Side) -> bool {
    has_castled_rook_first(state, who) && may_take_rook_move(state, who)
}

fn has_castled_rook_first(state: &State, who: Side) -> bool {
    state.turn().intrusion().is_some_and(|i| i.is_castling_in_question() && i.by() != who)
}

pub(crate) fn may_take_rook_move(state: &State, who: Side) -> bool {
    let castled = has_castled_rook_first(state, who);
    state.turn().by() == who
        && !king_was_touched_first(state)
        && (castled || rook_first(state, !who).is_some() && !has_touched_since(state))
}

/// Whether a man was touched since the last move was made, by the player who could exact something for it.
pub(crate) fn has_touched_since(state: &State) -> bool {
    let attempt = state.line.turn_before().map(|turn| turn.attempt());
    attempt.and_then(|attempt| attempt.making()).is_some_and(|making| making.is_lapsed())
}

/// Whether the player who has just moved his Rook had touched his King before.
pub(crate) fn king_was_touched_first(state: &State) -> bool {
    let Some(turn) = state.line.turn_before() else { return false };
    let king = turn.position().king(turn.by()).and_then(|square| turn.men().at(square));
    let touches = turn.attempt().touches().iter().filter(|touch| !touch.excused);
    touches.flat_map(|touch| &touch.men).any(|&id| Some(id) == king)
}

pub(crate) fn is_done(state: &State, demanded: &Demanded) -> bool {
    let stands = |what: StandIn| {
        demanded.square.is_some_and(|square| {
            state.tabletop.men().at(square).is_none() || stand_in(state, demanded.of, square) == Some(what)
        })
    };
    let same_turn = state.line.is_now(demanded.turn);
    match demanded.demand {
        // To quit a man may end the turn.
        Demand::Release => {
            !state.tabletop.hands().rests(demanded.of) && state.tabletop.hands().of(demanded.of).is_none()
        }
        Demand::Replace if lies_displaced(state, demanded) => false,
        Demand::Replace => same_turn && holds_away(state, demanded.of).is_none(),
        Demand::PieceForSubstitute => !stands(StandIn::Substitute),
        _ => !stands(StandIn::Pawn),
    }
}

/// Whether what this side was required to put back still lies displaced.
pub(crate) fn lies_displaced(state: &State, demanded: &Demanded) -> bool {
    demanded.demand == Demand::Replace && !to_put_right_at_once(state, demanded.of).is_empty()
}

/// Whether the player has first to put a man back, or to take his hand off.
pub(crate) fn must_first_quit(state: &State) -> bool {
    state.dues.demanded().is_some_and(|demanded| {
        demanded.of == state.turn().by() && matches!(demanded.demand, Demand::Release | Demand::Replace)
    })
}

/// What may be required now, under an article that gives it.
pub(crate) fn requirements(state: &State, who: Side) -> Vec<Requirement> {
    if !lacks_shared_board(state).is_empty() {
        return Vec::new();
    }
    let plain = [
        Requirement::Release,
        Requirement::Replace,
        Requirement::CompleteCastling,
        Requirement::RookMove,
        Requirement::Annulment,
    ];
    let stand_ins = state.tabletop.men().stand_ins().into_iter().map(|(square, _)| square);
    let replaced = stand_ins.flat_map(|square| [Requirement::Piece(square), Requirement::Substitute(square)]);
    plain.into_iter().chain(replaced).filter(|&what| would_require(state, who, what)).collect()
}

pub(crate) fn would_require(state: &State, who: Side, what: Requirement) -> bool {
    let (demand, square) = demand(state, who, what);
    let required = demand == Demand::CompleteCastling && state.turn().required().is_some();
    let asked = state.dues.demanded().is_some_and(|it| it.demand == demand && it.square == square);
    !required && !asked && is_as_required(state, who, demand, square) && state.law().knows.requirement(demand)
}

/// Whether a touch of these men does what was required of this side.
pub(crate) fn does_as_required(state: &State, side: Side, men: &[ManId]) -> bool {
    state.dues.demanded().is_some_and(|demanded| {
        let on = demanded.square.and_then(|square| state.turn().men().at(square));
        demanded.of == side && !men.is_empty() && men.iter().all(|id| Some(*id) == on)
    })
}

/// The facts of a requirement that is not complied with.
pub(crate) fn refusal() -> Transfer {
    Transfer::lawful(Made::AgainstRequirement, Nature::Plain, BoundBy::Nothing)
}

/// Whether a hand takes off what stands for a piece of its own, to replace it.
pub(crate) fn replaces_stand_in(state: &State, side: Side, deed: &HandResult) -> bool {
    let own = |id: &ManId| {
        state.tabletop.men().man(*id).side == side && state.tabletop.men().stand_in(*id).is_some()
    };
    deed.removed && side == state.turn().by() && deed.touched.iter().all(own)
}

/// The men, with what the player has in his hand where he took it up.
fn without_the_players_hand(state: &State) -> Men {
    let mut men = state.tabletop.men().clone();
    if let Some(held) = state.tabletop.hands().of(state.turn().by()) {
        held.goes_back_in(&mut men);
    }
    men
}

/// Whether the board differs from what the turn began with only where this side was required to change it.
pub(crate) fn changed_as_required(state: &State, side: Side) -> bool {
    let Some(demanded) = state.dues.demanded().filter(|demanded| demanded.of == side) else {
        return false;
    };
    let (now, start) = (without_the_players_hand(state).board(), state.turn().men().board());
    let same = |square: &Square| now[square.index()] == start[square.index()];
    demanded.square.is_some()
        && Square::ALL.iter().all(|square| Some(*square) == demanded.square || same(square))
}
