//! What pieces on many squares attack, all at once.

use board::{Bitboard, Kind, Side};

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;
const NOT_AB: u64 = NOT_A & NOT_A << 1;
const NOT_GH: u64 = NOT_H & NOT_H >> 1;

/// Left shifts with the squares that a shift up, and its mirror down, may run into.
const ROOK: [(u32, u64, u64); 2] = [(1, NOT_A, NOT_H), (8, !0, !0)];
const BISHOP: [(u32, u64, u64); 2] = [(9, NOT_A, NOT_H), (7, NOT_H, NOT_A)];

/// Runs from all squares at once over free ones, in three doublings, up to and including the first that is not free.
fn run_up(set: u64, free: u64, by: u32, mask: u64) -> u64 {
    let (mut set, mut open) = (set, free & mask);
    for by in [by, 2 * by, 4 * by] {
        set |= open & set << by;
        open &= open << by;
    }
    set << by & mask
}

fn run_down(set: u64, free: u64, by: u32, mask: u64) -> u64 {
    let (mut set, mut open) = (set, free & mask);
    for by in [by, 2 * by, 4 * by] {
        set |= open & set >> by;
        open &= open >> by;
    }
    set >> by & mask
}

fn slide(set: u64, free: u64, ways: [(u32, u64, u64); 2]) -> u64 {
    let both = |(by, up, down)| run_up(set, free, by, up) | run_down(set, free, by, down);
    both(ways[0]) | both(ways[1])
}

fn knights(set: u64) -> u64 {
    let (near, far) = ((set << 1 & NOT_A) | (set >> 1 & NOT_H), (set << 2 & NOT_AB) | (set >> 2 & NOT_GH));
    near << 16 | near >> 16 | far << 8 | far >> 8
}

#[inline(always)]
fn kings(set: u64) -> u64 {
    let beside = (set << 1 & NOT_A) | (set >> 1 & NOT_H);
    let row = set | beside;
    beside | row << 8 | row >> 8
}

fn pawns(side: Side, set: u64) -> u64 {
    let ahead = forward(side, Bitboard(set)).0;
    (ahead << 1 & NOT_A) | (ahead >> 1 & NOT_H)
}

/// The squares beside any of these, as a King goes.
#[inline(always)]
pub(crate) fn beside(set: Bitboard) -> Bitboard {
    Bitboard(kings(set.0))
}

/// One step forward for a side.
pub(crate) fn forward(side: Side, set: Bitboard) -> Bitboard {
    match side {
        Side::White => Bitboard(set.0 << 8),
        Side::Black => Bitboard(set.0 >> 8),
    }
}

/// All squares ahead of these for a side.
pub(crate) fn beyond(side: Side, set: Bitboard) -> Bitboard {
    let mut ahead = forward(side, set);
    for _ in 0..6 {
        ahead |= forward(side, ahead);
    }
    ahead
}

/// What a piece of this kind attacks from any of the squares; its lines end on the first square that is not free.
pub(crate) fn attacks(kind: Kind, side: Side, from: Bitboard, free: Bitboard) -> Bitboard {
    let (set, free) = (from.0, free.0);
    Bitboard(match kind {
        Kind::Pawn => pawns(side, set),
        Kind::Knight => knights(set),
        Kind::Bishop => slide(set, free, BISHOP),
        Kind::Rook => slide(set, free, ROOK),
        Kind::Queen => slide(set, free, BISHOP) | slide(set, free, ROOK),
        Kind::King => kings(set),
    })
}

/// What the men of a side but the King attack: the squares that are attacked at all, and those that several attack. `men` has
/// the squares of each kind in the order of [`Kind::ALL`].
pub(crate) fn once_and_more(side: Side, men: [Bitboard; 6], free: Bitboard) -> (Bitboard, Bitboard) {
    let [pawns, knights, bishops, rooks, queens, _] = men.map(|men| men.0);
    let (mut once, mut more, free) = (0, 0, free.0);
    let mut add = |attacked: u64| {
        more |= once & attacked;
        once |= attacked;
    };
    // In one direction no two men attack the same square.
    let ahead = forward(side, Bitboard(pawns)).0;
    add(ahead << 1 & NOT_A);
    add(ahead >> 1 & NOT_H);
    if knights != 0 {
        let near = [knights << 1 & NOT_A, knights >> 1 & NOT_H];
        let far = [knights << 2 & NOT_AB, knights >> 2 & NOT_GH];
        near.into_iter().for_each(|near| [near << 16, near >> 16].into_iter().for_each(&mut add));
        far.into_iter().for_each(|far| [far << 8, far >> 8].into_iter().for_each(&mut add));
    }
    for (set, ways) in [(rooks | queens, ROOK), (bishops | queens, BISHOP)] {
        if set != 0 {
            for (by, up, down) in ways {
                add(run_up(set, free, by, up));
                add(run_down(set, free, by, down));
            }
        }
    }
    (Bitboard(once), Bitboard(more))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks::from_square as attacks;
    use crate::test_boards::Random;
    use board::Square;

    /// What a set attacks is what each of its squares attacks by itself.
    #[test]
    fn a_set_attacks_what_its_squares_do() {
        let mut state = 3_u64;
        let mut random = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state ^ state >> 29
        };
        for _ in 0..5000 {
            let (from, men) = (Bitboard(random() & random() & random()), Bitboard(random() & random()));
            for (kind, side) in Kind::ALL.into_iter().flat_map(|kind| Side::ALL.map(|side| (kind, side))) {
                let alone = |square: Square| attacks::attacks(kind, side, square, men);
                let expected = from.iter().fold(Bitboard::EMPTY, |set, square| set | alone(square));
                assert_eq!(attacks(kind, side, from, !men), expected, "{kind} on {from:?} among {men:?}");
            }
        }
    }

    /// What is attacked once or several times is what the men attack one by one.
    #[test]
    fn once_and_more_are_what_the_men_attack() {
        let mut random = Random(1512);
        for _ in 0..5000 {
            let (mut men, mut occupied) = (
                [Bitboard::EMPTY; 6],
                Bitboard(random.below(u64::MAX) & random.below(u64::MAX) & random.below(u64::MAX)),
            );
            for _ in 0..8 {
                let (at, kind) = (Square::ALL[(random.below(64)) as usize], (random.below(6)) as usize);
                men[kind] = if occupied.contains(at) { men[kind] } else { men[kind].with(at) };
                occupied = occupied.with(at);
            }
            for side in Side::ALL {
                let (mut once, mut more) = (Bitboard::EMPTY, Bitboard::EMPTY);
                for (kind, men) in Kind::ALL.into_iter().zip(men).filter(|(kind, _)| *kind != Kind::King) {
                    for at in men {
                        let attacked = attacks::attacks(kind, side, at, occupied);
                        more |= once & attacked;
                        once |= attacked;
                    }
                }
                assert_eq!(once_and_more(side, men, !occupied), (once, more), "{men:?} among {occupied:?}");
            }
        }
    }
}
