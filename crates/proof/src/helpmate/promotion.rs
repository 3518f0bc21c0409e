//! A promotion to head for if there is nothing yet to mate with: which pieces have to leave a Pawn's way, and which are
//! to be captured there.

use board::{Bitboard, Kind, Square};

use crate::attacks;
use crate::helpmate::features::{Defender, Features, WALK};
use crate::helpmate::pawn_ways::{steps, way};
use crate::helpmate::plan::{MOST_ROLES, Plan};
use crate::helpmate::role::Role;

/// How a Pawn may get to its last rank, and how many moves that seems to take.
pub(crate) struct Promotion {
    pawn: Square,
    /// The piece that it captures, and where, to go on along another file.
    captures: Option<(Defender, Square)>,
    pub(crate) cost: u32,
}

/// How many promotions are tried.
const TRIES: usize = 3;

impl Features {
    /// The promotions that seem nearest, the nearest first; none where there is enough to mate with.
    pub(crate) fn promotions(&self) -> Vec<Promotion> {
        if self.has_majors || self.becomes.is_none() {
            return Vec::new();
        }
        let ways = |pawn| [self.straight(pawn), self.aside(pawn)].into_iter().flatten();
        let mut promotions: Vec<Promotion> = self.pawns.iter().flat_map(ways).collect();
        promotions.sort_by_key(|promotion| promotion.cost);
        promotions.truncate(TRIES);
        promotions
    }

    /// Along its file, once that is clear.
    fn straight(&self, pawn: Square) -> Option<Promotion> {
        let way = way(self.winner, pawn);
        let blocks = |defender: &&Defender| defender.kind == Kind::Pawn && way.contains(defender.square);
        let adverse: Bitboard =
            self.defenders().iter().filter(blocks).map(|defender| defender.square).collect();
        let others = (way & self.occupied).count();
        if way.meets(self.pawns) || adverse.has_several() || others as usize > MOST_ROLES - 2 {
            return None;
        }
        let walked = adverse.first().map_or(Some(0), |square| self.king_distance(square))?;
        Some(Promotion { pawn, captures: None, cost: steps(self.winner, pawn) + walked + others })
    }

    /// With a capture of a piece that comes there.
    fn aside(&self, pawn: Square) -> Option<Promotion> {
        let beside = attacks::pawn(self.winner, pawn) - self.winners;
        let free = |to: &Square| !way(self.winner, *to).meets(self.occupied);
        let pieces = self.defenders().iter().filter(|defender| defender.kind != Kind::Pawn);
        let cost = |defender: &Defender, to: Square| {
            let moves = self.heading(defender, to).moves_as_piece(defender.square);
            way(self.winner, to).count() + 1 + moves
        };
        let captures = pieces.flat_map(|defender| beside.iter().filter(free).map(move |to| (*defender, to)));
        let best = captures.min_by_key(|(defender, to)| cost(defender, *to))?;
        Some(Promotion { pawn, captures: Some(best), cost: cost(&best.0, best.1) })
    }

    /// The role of a defender that goes to a square.
    fn heading(&self, defender: &Defender, to: Square) -> Role {
        let role = Role::of(defender.square, false);
        let allowed = !self.losers.without(defender.square);
        role.heading_for(defender.kind, Bitboard::of(to), allowed, !self.occupied.without(defender.square))
    }

    /// How many moves the mating King needs to a square.
    fn king_distance(&self, square: Square) -> Option<u32> {
        let beside = attacks::king(square);
        let moves = (0..WALK).find(|&moves| self.winning_walk[moves].meets(beside))?;
        Some(moves as u32 + 1)
    }

    /// The plan of a promotion.
    pub(crate) fn plan_promotion(&self, promotion: &Promotion) -> Option<Plan> {
        let kind = self.becomes?;
        let pawn = Role::of(promotion.pawn, true);
        let last = |square: Square| Bitboard::of(Square::new(square.file(), self.winner.nth_rank(7)));
        let from = promotion.captures.map_or(promotion.pawn, |(_, to)| to);
        let pawn = pawn.in_one(last(from)).promoting(kind, 0, from);
        let mut plan = Plan::to_promote(self.king, pawn);
        match &promotion.captures {
            Some((defender, to)) => plan.add(self.heading(defender, *to)),
            None => self.clear_way(way(self.winner, promotion.pawn), &mut plan),
        }
        Some(plan)
    }

    /// The plan by which a Pawn of the loser becomes a Knight or a Bishop, to stand in its King's way.
    pub(crate) fn plan_adverse_promotion(&self) -> Option<Plan> {
        let (kind, loser) = (self.blocks_as?, !self.winner);
        let pawns = self.defenders().iter().filter(|defender| defender.kind == Kind::Pawn);
        let cost = |pawn: &Square| steps(loser, *pawn) + 2 * (way(loser, *pawn) & self.occupied).count();
        let pawn = pawns.map(|defender| defender.square).min_by_key(cost)?;
        let last = Bitboard::of(Square::new(pawn.file(), loser.nth_rank(7)));
        let role = Role::of(pawn, false).in_one(last).promoting(kind, 0, pawn);
        let mut plan = Plan::to_promote(self.king, role);
        self.clear_way(way(loser, pawn), &mut plan);
        Some(plan)
    }

    /// Gives each piece on a Pawn's way the role to leave it; a Pawn there is to be captured by the mating King.
    fn clear_way(&self, way: Bitboard, plan: &mut Plan) {
        let away = |square: Square, kind: Kind, winning: bool| {
            let role = Role::of(square, winning);
            role.heading_for(kind, !way, Bitboard::ALL, !self.occupied.without(square))
        };
        for defender in self.defenders().iter().filter(|defender| way.contains(defender.square)) {
            if defender.kind == Kind::Pawn {
                let king = Role::of(self.winning_king, true);
                let (goal, allowed) =
                    (Bitboard::of(defender.square), !self.winners.without(self.winning_king));
                plan.add(king.heading_for(Kind::King, goal, allowed, Bitboard::ALL));
            } else {
                plan.add(away(defender.square, defender.kind, false));
            }
        }
        for piece in self.pieces().iter().filter(|piece| piece.steps == 0 && way.contains(piece.square)) {
            plan.add(away(piece.square, piece.kind, true));
        }
        for (king, winning) in [(self.king, false), (self.winning_king, true)] {
            if way.contains(king) {
                plan.add(away(king, Kind::King, winning));
            }
        }
    }
}
