//! How far a position seems to be from a mate: what a search tries first. It proves nothing.

use board::{Kind, Move, Position, Side, Square};

use crate::attacks;
use crate::search::mate_features::{MateFeatures, Material, Weights};

/// The cost of what seems to be mate.
const MATE: u32 = 0;

/// What each step from a corner costs where Knights and Bishops must mate.
const CORNER: u32 = 2;

/// The distance from mate after each move of one position.
pub(crate) struct MateDistance {
    features: MateFeatures,
    weights: Weights,
}

impl MateDistance {
    /// `None` where a side has not exactly one King: then there is nothing to come nearer to.
    pub(crate) fn new(position: &Position, winner: Side, weights: Weights) -> Option<Self> {
        Some(Self { features: MateFeatures::new(position, winner)?, weights })
    }

    /// The cost of the position after a move: 0 where that seems to be mate.
    pub(crate) fn after(&self, position: &Position, m: Move) -> u32 {
        let Some(kind) = position.kind_at(m.from()) else { return u32::MAX };
        if self.features.winning_turn {
            self.after_winner(position, m, kind)
        } else {
            self.after_loser(position, m, kind)
        }
    }

    fn after_winner(&self, position: &Position, m: Move, kind: Kind) -> u32 {
        let features = &self.features;
        let (from, to, nearest) = (m.from(), m.to(), features.nearest);
        let piece = features.piece_on(from);
        let becomes = m.promotion_kind().unwrap_or(kind);
        let occupied = features.occupied.without(from).with(to);
        let own = attacks::attacks(becomes, features.winner, to, occupied.without(features.king));
        let check = kind != Kind::King && own.contains(features.king);
        let unblocked = features.zone - features.losers.without(to);
        if check && !features.is_parried(to) && (unblocked - piece.others - own).is_empty() {
            return MATE;
        }
        let mut cost = 8 + nearest.cost + 2 * u32::from(check);
        if from == nearest.from {
            cost += 1;
            if nearest.moves > 1 && nearest.nearer.contains(to) {
                cost -= 2;
            } else if nearest.moves == 1 && own.contains(nearest.to) {
                cost -= 1;
            }
        } else {
            let lost = piece.attacked & (unblocked - piece.others - own - nearest.covered);
            cost += 3 * lost.count() + u32::from(to == nearest.to);
            cost = cost.saturating_sub(3 * (own & nearest.escapes).count());
        }
        if let Some((square, captured)) = position.captured(m)
            && attacks::attacks(captured.kind, captured.side, square, features.occupied)
                .meets(attacks::between(features.king, nearest.to).with(nearest.to))
        {
            cost = cost.saturating_sub(2);
        }
        let winning_king = if kind == Kind::King { to } else { features.winning_king };
        let mut material = features.material;
        if kind == Kind::Pawn {
            material.pawns = material.pawns.without(from);
            match becomes {
                Kind::Pawn => material.pawns = material.pawns.with(to),
                Kind::Rook | Kind::Queen => material.majors += 1,
                _ => material.minors += 1,
            }
        }
        cost + self.of_kings(features.king, winning_king, material)
    }

    fn after_loser(&self, position: &Position, m: Move, kind: Kind) -> u32 {
        let features = &self.features;
        let (from, to, nearest) = (m.from(), m.to(), features.nearest);
        let (loser, occupied) = (!features.winner, features.occupied);
        let mut material = features.material;
        let mut cost = 8 + nearest.cost;
        if let Some((square, captured)) = position.captured(m) {
            match captured.kind {
                Kind::Pawn => material.pawns = material.pawns.without(square),
                Kind::Rook | Kind::Queen => material.majors -= 1,
                _ => material.minors -= 1,
            }
            cost += if square == nearest.from { 6 } else { 3 };
        }
        if kind == Kind::King {
            let before = features.zone - features.losers - features.attacked;
            let after = attacks::king(to) - features.losers - features.attacked;
            cost += 2 * after.count().saturating_sub(before.count());
            return cost + self.of_kings(to, features.winning_king, material);
        }
        let parry = attacks::between(features.king, nearest.to).with(nearest.to);
        let guarded = attacks::attacks(kind, loser, from, occupied).meets(parry);
        let seen = attacks::attacks(kind, loser, to, occupied.without(from));
        cost += 2 * u32::from(seen.meets(parry))
            + 3 * u32::from((features.zone - features.attacked).contains(from));
        let nearer = seen.meets(nearest.escapes);
        let minors_alone = material.majors == 0 && material.pawns.is_empty();
        cost += u32::from(minors_alone && !nearer);
        cost -= 2 * u32::from(guarded) + 3 * u32::from(nearest.escapes.contains(to));
        cost + self.of_kings(features.king, features.winning_king, material)
    }

    /// What the places of the Kings cost, and what the winner lacks.
    fn of_kings(&self, king: Square, winning_king: Square, material: Material) -> u32 {
        let Weights { kings, edge } = self.weights;
        let near = if material.majors + material.minors > 2 { kings } else { kings + 1 }
            * distance(king, winning_king);
        let margin = if material.majors > 0 || !material.pawns.is_empty() {
            edge * to_edge(king)
        } else {
            CORNER * self.to_corner(king)
        };
        margin + near + self.lacking(material)
    }

    /// How far the King is from a corner in which Bishops of one colour can mate, or from any corner for Knights.
    fn to_corner(&self, king: Square) -> u32 {
        let pieces = self.features.pieces();
        let of = |kind: Kind, light: bool| {
            pieces.iter().any(|piece| piece.kind == kind && piece.square.is_light() == light)
        };
        let any = of(Kind::Knight, true) || of(Kind::Knight, false);
        let [light, dark] = [true, false].map(|light| any || of(Kind::Bishop, light));
        let corners = [(Square::A1, dark), (Square::H8, dark), (Square::A8, light), (Square::H1, light)];
        let usable = corners.into_iter().filter(|&(_, usable)| usable);
        usable.map(|(corner, _)| distance(corner, king)).min().unwrap_or(0)
    }

    /// What is still to be promoted before there is something to mate with.
    fn lacking(&self, material: Material) -> u32 {
        if material.majors > 0 {
            return 0;
        }
        let rank = |square: Square| u32::from(self.features.winner.nth_rank(square.rank()));
        match material.pawns.iter().map(|square| 7 - rank(square)).min() {
            Some(steps) => 8 + 4 * steps,
            None if material.minors > 1 => 20,
            None => 40,
        }
    }
}

/// How many moves a King needs on an empty board.
fn distance(a: Square, b: Square) -> u32 {
    u32::from(a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank())))
}

fn to_edge(square: Square) -> u32 {
    let (file, rank) = (square.file(), square.rank());
    u32::from(file.min(7 - file).min(rank).min(7 - rank))
}
