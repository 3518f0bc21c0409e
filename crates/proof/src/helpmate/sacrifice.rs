//! A man of the losing side goes to be taken: with fewer of them in the way a plan is found more easily.

use board::{Bitboard, Kind, Move, Position, Side, Square};

use crate::attacks;

/// What a man in the way is worth: the more it guards, the better it is gone.
const fn worth(kind: Kind) -> u32 {
    match kind {
        Kind::Queen => 50,
        Kind::Rook => 40,
        Kind::Bishop => 30,
        Kind::Knight => 20,
        Kind::Pawn => 10,
        Kind::King => 0,
    }
}

/// So many moves are made until a man is taken.
const PLIES: usize = 4;

/// Moves of both sides, the last of which takes one of the loser's men that are sought, with the position to which they
/// lead; `states` counts the positions met, up to `most`.
pub(crate) fn sacrifice(
    position: &Position,
    winner: Side,
    mut sought: Bitboard,
    most: u64,
    states: &mut u64,
) -> Option<(Position, Vec<Move>)> {
    if sought.is_empty() {
        return None;
    }
    let (mut position, mut moves) = (*position, Vec::with_capacity(PLIES));
    for _ in 0..PLIES {
        if *states >= most {
            return None;
        }
        *states += 1;
        let winning = position.turn() == winner;
        let m =
            if winning { taking(&position, winner, sought)? } else { offered(&position, winner, sought)? };
        let takes = winning && sought.contains(m.to());
        if !winning && sought.contains(m.from()) {
            sought = sought.without(m.from()).with(m.to());
        }
        position = position.play(m);
        moves.push(m);
        if takes {
            return position.has_legal_move().then_some((position, moves));
        }
    }
    None
}

/// The capture of the man worth most, by the man worth least; or a move to wait with.
fn taking(position: &Position, winner: Side, sought: Bitboard) -> Option<Move> {
    let king = position.king(!winner)?;
    let mut best: Option<(u32, Move)> = None;
    position.for_each_legal(|m| {
        let Some(kind) = position.kind_at(m.from()) else { return };
        let by = if kind == Kind::King { 4 } else { worth(kind) / 10 };
        let checks = attacks::attacks(kind, winner, m.to(), position.occupied()).contains(king);
        let fee = by + 2 * u32::from(checks);
        let merit = match position.kind_at(m.to()) {
            Some(taken) if sought.contains(m.to()) => 100 + 10 * worth(taken) - fee,
            Some(_) => 1,
            None => 20 - fee.min(10) - 5 * u32::from(kind == Kind::Pawn),
        };
        if best.is_none_or(|(before, _)| merit > before) {
            best = Some((merit, m));
        }
    });
    best.map(|(_, m)| m)
}

/// The move of the man worth most to where it can be taken; or another, by the King if need be.
fn offered(position: &Position, winner: Side, sought: Bitboard) -> Option<Move> {
    let reached = attacked(position, winner);
    let mut best: Option<(u32, Move)> = None;
    position.for_each_legal(|m| {
        let Some(kind) = position.kind_at(m.from()) else { return };
        let merit = match kind {
            Kind::King => 3,
            _ if position.side(winner).contains(m.to()) => 1,
            _ if sought.contains(m.from()) && reached.contains(m.to()) => 10 * worth(kind),
            _ => 2,
        };
        if best.is_none_or(|(before, _)| merit > before) {
            best = Some((merit, m));
        }
    });
    best.map(|(_, m)| m)
}

fn attacked(position: &Position, side: Side) -> Bitboard {
    let occupied = position.occupied();
    let attacked = |square: Square| {
        position
            .kind_at(square)
            .map_or(Bitboard::EMPTY, |kind| attacks::attacks(kind, side, square, occupied))
    };
    position.side(side).iter().fold(Bitboard::EMPTY, |set, square| set | attacked(square))
}
