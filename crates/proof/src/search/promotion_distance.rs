//! How far a side seems to be from promoting a Pawn: what a search may try first. It proves nothing.

use board::{Bitboard, Kind, Position, Side, Square};

use crate::attacks::{self, fill};

/// What a Pawn's way costs where it is closed.
const CLOSED: u32 = 60;

/// The moves that the nearest promotion seems to take, with those that clear its way.
pub(crate) fn to_promotion(position: &Position, side: Side) -> u32 {
    // What the other side promotes may be offered to a Pawn.
    let offered = 4 + nearest(&Ways::new(position, !side, CLOSED));
    nearest(&Ways::new(position, side, offered)).min(2 * CLOSED)
}

fn nearest(ways: &Ways) -> u32 {
    let pawns = ways.position.men(ways.side, Kind::Pawn);
    pawns.iter().map(|pawn| ways.left[pawn.index()]).min().unwrap_or(CLOSED).min(CLOSED)
}

/// So many moves of a King are looked at.
const WALK: usize = 14;

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

struct Ways<'a> {
    position: &'a Position,
    side: Side,
    /// What it costs to have a promoted man to take.
    offered: u32,
    /// Where its King may be within so many moves, if the Pawns stay.
    walk: [Bitboard; WALK],
    /// For each square on which a Pawn might be, what remains.
    left: [u32; 64],
}

impl<'a> Ways<'a> {
    fn new(position: &'a Position, side: Side, offered: u32) -> Self {
        let mut ways = Self { position, side, offered, walk: walk(position, side), left: [CLOSED; 64] };
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
        let step = ahead.map_or(CLOSED, |to| 1 + self.clearing(to) + self.left[to.index()]);
        let takes = attacks::pawn(self.side, square).iter();
        takes.map(|to| 1 + self.offering(to) + self.left[to.index()]).fold(step, u32::min)
    }

    /// What it takes to have a square free.
    fn clearing(&self, to: Square) -> u32 {
        match self.position.man_at(to) {
            None => 0,
            Some(man) if man.side == self.side && man.kind == Kind::Pawn => 3,
            Some(man) if man.kind != Kind::Pawn => 1,
            Some(_) => 3 + self.nearest_taker(to),
        }
    }

    fn nearest_taker(&self, to: Square) -> u32 {
        let walk = self.walk.iter().position(|within| within.contains(to)).unwrap_or(WALK) as u32;
        if self.others_come(self.side, to) { walk.min(3) } else { walk }
    }

    /// What it takes to have something to take on a square.
    fn offering(&self, to: Square) -> u32 {
        let adverse = !self.side;
        match self.position.man_at(to) {
            Some(man) if man.side == adverse && man.kind != Kind::King => return 0,
            Some(_) => return CLOSED,
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

    /// Whether a side has a piece that may come to a square.
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
        let something_to_take = white("k7/8/4p3/8/8/3r4/4P3/K7 w - - 0 1");
        assert!(nearer < free && free < faced, "{nearer} {free} {faced}");
        assert!(something_to_take < faced, "{something_to_take} {faced}");
        assert_eq!(white("k7/8/4p3/8/8/8/8/K7 w - - 0 1"), CLOSED);
    }
}
