//! How far a side seems to be from promoting a Pawn: what a search may try first. It proves nothing.

use board::{Bitboard, Kind, Position, Side, Square};

use crate::attacks::{self, fill};

/// What a Pawn's way costs where it is blocked.
const BLOCKED: u32 = 60;

/// How many moves the nearest promotion seems to take, with those that clear its way.
pub(crate) fn to_promotion(position: &Position, side: Side) -> u32 {
    // A piece that the other side promotes may be offered to a Pawn.
    let offered = 4 + nearest(&Ways::new(position, !side, BLOCKED));
    nearest(&Ways::new(position, side, offered)).min(2 * BLOCKED)
}

fn nearest(ways: &Ways) -> u32 {
    let pawns = ways.position.men(ways.side, Kind::Pawn);
    pawns.iter().map(|pawn| ways.left[pawn.index()]).min().unwrap_or(BLOCKED).min(BLOCKED)
}

/// How many moves of a King are considered.
const WALK: usize = 14;

/// Where a King may be within so many moves if the Pawns stay, by that number.
fn walk(position: &Position, side: Side) -> [Bitboard; WALK] {
    let pawns = position.men(!side, Kind::Pawn);
    let barred = position.men(side, Kind::Pawn) | fill::attacks(Kind::Pawn, !side, pawns, Bitboard::ALL);
    let mut reached = position.men(side, Kind::King);
    std::array::from_fn(|_| {
        let within = reached;
        reached |= fill::attacks(Kind::King, side, reached, Bitboard::ALL) - barred;
        within
    })
}

/// The ways of the Pawns of one side.
struct Ways<'a> {
    position: &'a Position,
    side: Side,
    /// What it costs to have a promoted piece to capture.
    offered: u32,
    walk: [Bitboard; WALK],
    /// What remains for a Pawn on each square.
    left: [u32; 64],
}

impl<'a> Ways<'a> {
    fn new(position: &'a Position, side: Side, offered: u32) -> Self {
        let mut ways = Self { position, side, offered, walk: walk(position, side), left: [BLOCKED; 64] };
        let last = Bitboard::rank(side.nth_rank(7));
        last.iter().for_each(|square| ways.left[square.index()] = 0);
        for rank in (1..7).rev() {
            for square in Bitboard::rank(side.nth_rank(rank)) {
                ways.left[square.index()] = ways.onward(square);
            }
        }
        ways
    }

    fn onward(&self, square: Square) -> u32 {
        let ahead = fill::forward(self.side, Bitboard::of(square)).first();
        let step = ahead.map_or(BLOCKED, |to| 1 + self.clearing(to) + self.left[to.index()]);
        let captures = attacks::pawn(self.side, square).iter();
        captures.map(|to| 1 + self.offering(to) + self.left[to.index()]).fold(step, u32::min)
    }

    /// What it costs to free a square.
    fn clearing(&self, to: Square) -> u32 {
        match self.position.man_at(to) {
            None => 0,
            Some(man) if man.side == self.side && man.kind == Kind::Pawn => 3,
            Some(man) if man.kind != Kind::Pawn => 1,
            Some(_) => 3 + self.nearest_capturer(to),
        }
    }

    fn nearest_capturer(&self, to: Square) -> u32 {
        let walk = self.walk.iter().position(|within| within.contains(to)).unwrap_or(WALK) as u32;
        if self.others_come(self.side, to) { walk.min(3) } else { walk }
    }

    /// What it costs to have something to capture on a square.
    fn offering(&self, to: Square) -> u32 {
        let adverse = !self.side;
        match self.position.man_at(to) {
            Some(man) if man.side == adverse && man.kind != Kind::King => return 0,
            Some(_) => return BLOCKED,
            None => {}
        }
        let mut behind = fill::forward(self.side, Bitboard::of(to));
        for steps in 1..6 {
            if behind.meets(self.position.men(adverse, Kind::Pawn)) {
                return steps;
            }
            if behind.meets(self.position.kind(Kind::Pawn)) {
                break;
            }
            behind = fill::forward(self.side, behind);
        }
        if self.others_come(adverse, to) { 3 } else { self.offered }
    }

    /// Whether a side has a piece other than King and Pawn that may come to a square.
    fn others_come(&self, side: Side, to: Square) -> bool {
        let colour = if to.is_light() { Bitboard::LIGHT } else { Bitboard::DARK };
        let of = |kind| self.position.men(side, kind);
        !(of(Kind::Knight) | of(Kind::Rook) | of(Kind::Queen) | (of(Kind::Bishop) & colour)).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Movement, Setup};

    fn white(fen: &str) -> u32 {
        let setup: Setup = fen.parse().unwrap();
        to_promotion(&setup.as_it_stands(&Movement::ORDINARY), Side::White)
    }

    #[test]
    fn what_stands_in_the_way_costs() {
        let free = white("k7/8/8/8/8/8/4P3/K7 w - - 0 1");
        let nearer = white("k7/8/4P3/8/8/8/8/K7 w - - 0 1");
        let faced = white("k7/8/4p3/8/8/8/4P3/K7 w - - 0 1");
        let something_to_capture = white("k7/8/4p3/8/8/3r4/4P3/K7 w - - 0 1");
        assert!(nearer < free && free < faced, "{nearer} {free} {faced}");
        assert!(something_to_capture < faced, "{something_to_capture} {faced}");
        assert_eq!(white("k7/8/4p3/8/8/8/8/K7 w - - 0 1"), BLOCKED);
    }
}
