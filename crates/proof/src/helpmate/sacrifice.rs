//! A piece of the losing side is given up: with fewer of its pieces in the way, a plan is found more easily.

use board::{Bitboard, Kind, Move, Position, Side, Square};

use crate::attacks;

/// What it is worth to be rid of a piece: the more it guards, the more.
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

/// The most moves that are made until a piece is captured.
const MOST_PLIES: usize = 4;

/// Moves of both sides, the last of which captures one of these pieces of the loser, and the position to which they lead.
///
/// `states` counts the positions visited, up to `most`.
pub(crate) fn sacrifice(
    position: &Position,
    winner: Side,
    mut offered: Bitboard,
    most: u64,
    states: &mut u64,
) -> Option<(Position, Vec<Move>)> {
    if offered.is_empty() {
        return None;
    }
    let (mut position, mut moves) = (*position, Vec::with_capacity(MOST_PLIES));
    for _ in 0..MOST_PLIES {
        if *states >= most {
            return None;
        }
        *states += 1;
        let winning = position.turn() == winner;
        let m = if winning {
            capturing_move(&position, winner, offered)?
        } else {
            offering_move(&position, winner, offered)?
        };
        let captures = winning && offered.contains(m.to());
        if !winning && offered.contains(m.from()) {
            offered = offered.without(m.from()).with(m.to());
        }
        position = position.play(m);
        moves.push(m);
        if captures {
            return position.has_legal_move().then_some((position, moves));
        }
    }
    None
}

/// The capture of the piece worth most, by the piece worth least; or else a waiting move.
fn capturing_move(position: &Position, winner: Side, offered: Bitboard) -> Option<Move> {
    let king = position.king(!winner)?;
    let mut best: Option<(u32, Move)> = None;
    position.for_each_legal(|m| {
        let Some(kind) = position.kind_at(m.from()) else { return };
        let by = if kind == Kind::King { 4 } else { worth(kind) / 10 };
        let captured = position.kind_at(m.to());
        let merit = |fee: u32| match captured {
            Some(captured) if offered.contains(m.to()) => 100 + 10 * worth(captured) - fee,
            Some(_) => 1,
            None => 20 - fee.min(10) - 5 * u32::from(kind == Kind::Pawn),
        };
        let is_best = |merit: u32| best.is_none_or(|(before, _)| merit > before);
        // A check makes it worse, so it is looked for only where the move would be the best without one.
        if !is_best(merit(by)) {
            return;
        }
        let checks = attacks::attacks(kind, winner, m.to(), position.occupied()).contains(king);
        let merit = merit(by + 2 * u32::from(checks));
        if is_best(merit) {
            best = Some((merit, m));
        }
    });
    best.map(|(_, m)| m)
}

/// The move of the piece worth most to where it can be captured; or else another, best of all one of the King.
fn offering_move(position: &Position, winner: Side, offered: Bitboard) -> Option<Move> {
    let attacked = attacked(position, winner);
    let mut best: Option<(u32, Move)> = None;
    position.for_each_legal(|m| {
        let Some(kind) = position.kind_at(m.from()) else { return };
        let merit = match kind {
            Kind::King => 3,
            _ if position.side(winner).contains(m.to()) => 1,
            _ if offered.contains(m.from()) && attacked.contains(m.to()) => 10 * worth(kind),
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
